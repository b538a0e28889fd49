use super::{Frame, Rect, Viewport};
use proptest::prelude::*;

/// A hundred columns and fifty rows in 400 by 300 pixels.
fn frame() -> Frame {
    Frame { columns: 100, rows: 50, width: 400.0, height: 300.0, ratio: 1.0, aspect: 1.0, upwards: false }
}

fn frames() -> impl Strategy<Value = Frame> {
    let ratios = prop::sample::select(vec![1.0, 1.25, 1.5, 2.0, 3.0]);
    let aspects = prop::sample::select(vec![1.0, std::f64::consts::FRAC_1_SQRT_2]);
    (1u32..5000, 1u32..5000, 100u32..1200, 100u32..900, ratios, aspects, any::<bool>()).prop_map(
        |(columns, rows, width, height, ratio, aspect, upwards)| {
            let [width, height] = [width, height].map(|length| (f64::from(length) * ratio).round() / ratio);
            Frame { columns, rows, width, height, ratio, aspect, upwards }
        },
    )
}

/// A frame, something in sight of it, and a point.
fn sights() -> impl Strategy<Value = (Frame, Viewport, (f64, f64))> {
    (frames(), 0.0..1.0f64, 0.0..1.0f64, 0.0..1.0f64, 0.0..1.0f64, 0.0..1.0f64).prop_map(
        |(frame, left, top, zoom, x, y)| {
            let least = frame.fit().cell;
            let view = Viewport {
                left: left * f64::from(frame.columns),
                top: top * f64::from(frame.rows),
                cell: least * (Frame::WIDEST / least).powf(zoom),
            };
            (frame, frame.held(view), (x * frame.width, y * frame.height))
        },
    )
}

fn is_whole(x: f64) -> bool {
    (x - x.round()).abs() < 1e-6
}

#[test]
fn everything_fits() {
    // 300 pixels for 50 rows would be 6 for each, but 100 columns have only 400. The plane is at the bottom.
    assert_eq!(frame().fit(), Viewport { left: 0.0, top: -25.0, cell: 4.0 });
    let small = Frame { columns: 2, rows: 2, ..frame() };
    assert_eq!(small.fit().cell, 64.0);
    let large = Frame { columns: 4000, rows: 4000, ..frame() };
    assert_eq!(large.fit(), Viewport { left: 0.0, top: 0.0, cell: 0.075 });
}

#[test]
fn rows_grow_upwards_if_asked() {
    let (down, up) = (frame(), Frame { upwards: true, ..frame() });
    let view = down.fit();
    assert_eq!(down.place_at(view, (0.5, 299.5)), Some((0, 49)));
    assert_eq!(up.place_at(view, (0.5, 299.5)), Some((0, 0)));
    assert_eq!(up.rect(view, (0, 0)), Rect { left: 0.0, top: 296.0, width: 4.0, height: 4.0 });
    assert_eq!(up.place_at(view, (0.5, 99.5)), None);
    let view = up.zoomed_at(view, (0.0, 300.0), 4.0);
    assert_eq!(up.in_sight(view), [0..25, 0..19]);
    assert_eq!(down.in_sight(view), [0..25, 31..50]);
}

#[test]
fn the_plane_cannot_be_pushed_away() {
    let view = frame().zoomed_at(frame().fit(), (0.0, 0.0), 10.0);
    assert_eq!(frame().panned(view, 1e9, 1e9), Viewport { left: 0.0, top: 0.0, cell: 40.0 });
    assert_eq!(frame().panned(view, -1e9, -1e9), Viewport { left: 90.0, top: 42.5, cell: 40.0 });
    assert_eq!(frame().zoomed_at(view, (200.0, 100.0), 1e-9), frame().fit());
    assert_eq!(frame().zoomed_at(view, (200.0, 100.0), 1e9).cell, 64.0);
}

proptest! {
    #[test]
    fn cells_and_edges_are_whole_device_pixels((frame, view, _) in sights()) {
        prop_assert!(view.cell <= Frame::WIDEST.max(frame.fit().cell) && view.cell >= frame.fit().cell);
        if view.cell * frame.ratio >= Frame::EXACT {
            let Rect { left, top, width, height } = frame.rect(view, (3.min(frame.columns - 1), 5.min(frame.rows - 1)));
            for length in [left, top, width, height] {
                prop_assert!(is_whole(length * frame.ratio), "{length}");
            }
        }
    }

    #[test]
    fn some_of_the_plane_is_always_in_sight((frame, view, _) in sights(), dx in -1e5..1e5f64, dy in -1e5..1e5f64) {
        let view = frame.panned(view, dx, dy);
        prop_assert_eq!(frame.held(view), view);
        let Rect { left, top, .. } = frame.rect(view, (0, frame.row(0)));
        let (right, bottom) = (
            left + f64::from(frame.columns) * view.cell,
            top + f64::from(frame.rows) * frame.cell_height(view.cell),
        );
        // The plane fills the frame, or all of it is in the lower left corner. Half a device pixel is rounding.
        let slack = 0.5 / frame.ratio + 1e-6;
        prop_assert!(left <= slack && (right >= frame.width - slack || left.abs() <= slack));
        prop_assert!(bottom >= frame.height - slack && (top <= slack || (bottom - frame.height).abs() <= slack));
    }

    #[test]
    fn zooming_in_keeps_what_is_under_the_pointer((frame, view, (x, y)) in sights(), factor in 1.0..20.0f64) {
        // A plane that does not fill the frame has to move, as it is in the corner.
        let fills = f64::from(frame.columns) * view.cell >= frame.width && view.top >= 0.0;
        prop_assume!(fills);
        let after = frame.zoomed_at(view, (x, y), factor);
        let slack = 0.5 / frame.ratio + 1e-6;
        // One device pixel of the larger cells, as their size was rounded before.
        let across = (view.left + x / view.cell - after.left) * after.cell;
        let down = (view.top + y / frame.cell_height(view.cell) - after.top) * frame.cell_height(after.cell);
        prop_assert!((across - x).abs() <= slack && (down - y).abs() <= slack, "{across} {x}, {down} {y}");
    }

    #[test]
    fn the_place_at_a_point_has_the_point_in_its_cell((frame, view, (x, y)) in sights()) {
        if let Some(place) = frame.place_at(view, (x, y)) {
            let Rect { left, top, width, height } = frame.rect(view, place);
            prop_assert!(left <= x + 1e-6 && x <= left + width + 1e-6);
            prop_assert!(top <= y + 1e-6 && y <= top + height + 1e-6);
            let [columns, rows] = frame.in_sight(view);
            // The last hair of a cell at the edge does not count as in sight.
            let is_at_edge = (frame.width - x).min(frame.height - y) < 0.01;
            prop_assert!(is_at_edge || (columns.contains(&place.0) && rows.contains(&place.1)));
        }
    }

    #[test]
    fn a_place_is_brought_into_sight((frame, view, _) in sights(), column: u32, row: u32) {
        let place = (column % frame.columns, row % frame.rows);
        let after = frame.with_in_sight(view, place);
        let Rect { left, top, width, height } = frame.rect(after, place);
        let slack = 0.5 / frame.ratio + 1e-6;
        // A cell as large as the frame cannot be in sight as a whole.
        prop_assume!(width <= frame.width && height <= frame.height);
        prop_assert!(left >= -slack && left + width <= frame.width + slack);
        prop_assert!(top >= -slack && top + height <= frame.height + slack);
        let again = frame.with_in_sight(after, place);
        prop_assert!((again.left - after.left).abs() < 1e-6 && (again.top - after.top).abs() < 1e-6);
    }
}
