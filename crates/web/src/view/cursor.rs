//! A place in a table or plot that the keyboard can move.

/// A column and a row.
pub type Place = (u32, u32);

/// The place after a key in a table of `columns` × `rows`: arrows move by one, Page Up and Down by ten rows, Home and End within the row,
/// with Ctrl to the corners. `up` is the direction in which rows grow on the screen.
pub fn after_key(key: &str, with_ctrl: bool, (column, row): Place, columns: u32, rows: u32, up: bool) -> Option<Place> {
    let (last_column, last_row) = (columns.saturating_sub(1), rows.saturating_sub(1));
    let add = |n: u32, by: i64, last: u32| u32::try_from(i64::from(n) + by).unwrap_or(0).min(last);
    let upwards = |by: i64| if up { by } else { -by };
    let place = match (key, with_ctrl) {
        ("ArrowLeft", _) => (add(column, -1, last_column), row),
        ("ArrowRight", _) => (add(column, 1, last_column), row),
        ("ArrowUp", _) => (column, add(row, upwards(1), last_row)),
        ("ArrowDown", _) => (column, add(row, upwards(-1), last_row)),
        ("PageUp", _) => (column, add(row, upwards(10), last_row)),
        ("PageDown", _) => (column, add(row, upwards(-10), last_row)),
        ("Home", false) => (0, row),
        ("End", false) => (last_column, row),
        ("Home", true) => (0, if up { last_row } else { 0 }),
        ("End", true) => (last_column, if up { 0 } else { last_row }),
        _ => return None,
    };
    Some(place)
}

#[cfg(test)]
mod tests {
    use super::after_key;

    #[test]
    fn the_cursor_stays_inside() {
        let go = |key, ctrl, at, up| after_key(key, ctrl, at, 21, 14, up);
        assert_eq!(go("ArrowLeft", false, (0, 3), false), Some((0, 3)));
        assert_eq!(go("ArrowUp", false, (5, 3), false), Some((5, 2)));
        assert_eq!(go("ArrowUp", false, (5, 3), true), Some((5, 4)));
        assert_eq!(go("PageDown", false, (5, 9), false), Some((5, 13)));
        assert_eq!(go("End", true, (5, 9), false), Some((20, 13)));
        assert_eq!(go("a", false, (5, 9), false), None);
    }
}
