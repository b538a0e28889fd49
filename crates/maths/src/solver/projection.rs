//! Projections of maps of P-positions, and comparisons of two of them.

use crate::solver::Grid;

/// The number of places at which one of two maps has a P-position and the other does not have the same one.
pub fn differing(here: &Grid, there: &Grid) -> u64 {
    let (columns, rows) = (here.columns.max(there.columns), here.rows.max(there.rows));
    let row = |grid: &Grid, row: u32| -> std::ops::Range<usize> {
        if row < grid.rows { (row * grid.columns) as usize..((row + 1) * grid.columns) as usize } else { 0..0 }
    };
    let mut count = 0;
    for index in 0..rows {
        let (a, b) = (&here.values[row(here, index)], &there.values[row(there, index)]);
        let at = |row: &[u16], column: u32| row.get(column as usize).copied().unwrap_or(Grid::NOTHING);
        count += (0..columns).filter(|&column| at(a, column) != at(b, column)).count() as u64;
    }
    count
}

/// A map of heights y(x, z) projected along (1, 0, 1), as `misere` Definition 9 does: (x, y, z) goes to (y, (z − x)/√2).
/// Columns are y, rows are z − x from [`Projected::first`] on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Projected {
    /// The number of P-positions that fall on each place. For a comparison of two maps, two bits: bit 0 is set if `here` has a P-position
    /// there, bit 1 if `there` has one.
    pub grid: Grid,
    /// z − x of row 0.
    pub first: i64,
}

impl Projected {
    /// Both maps have a P-position at a place.
    pub const BOTH: u16 = 3;

    /// The projection of one map, or the comparison of two.
    pub fn of(here: &Grid, there: Option<&Grid>) -> Self {
        let grids = [Some(here), there];
        let largest = grids.iter().flatten().map(|grid| grid.largest()).max().unwrap_or(0);
        let difference = |(x, z, _): (u32, u32, u16)| i64::from(z) - i64::from(x);
        let all = || grids.iter().flatten().flat_map(|grid| grid.points()).map(difference);
        let (first, last) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        let (columns, rows) = (u32::from(largest) + 1, (last - first + 1) as u32);
        let mut counts = vec![0u16; columns as usize * rows as usize];
        for (which, grid) in grids.iter().enumerate().filter_map(|(which, grid)| Some((which, (*grid)?))) {
            for (x, z, y) in grid.points() {
                let place = &mut counts[(difference((x, z, y)) - first) as usize * columns as usize + usize::from(y)];
                *place = if there.is_some() { *place | 1 << which } else { place.saturating_add(1) };
            }
        }
        counts.iter_mut().filter(|count| **count == 0).for_each(|count| *count = Grid::NOTHING);
        Self { grid: Grid { columns, rows, values: counts }, first }
    }

    /// The place of a position.
    pub fn place_of(&self, [x, y, z]: [u32; 3]) -> Option<(u32, u32)> {
        let row = u32::try_from(i64::from(z) - i64::from(x) - self.first).ok()?;
        (y < self.grid.columns && row < self.grid.rows).then_some((y, row))
    }

    /// The least position of a map that falls on a place.
    pub fn position_at(&self, map: &Grid, (y, row): (u32, u32)) -> Option<[u32; 3]> {
        let difference = i64::from(row) + self.first;
        let (x, z) = (u32::try_from((-difference).max(0)).ok()?, u32::try_from(difference.max(0)).ok()?);
        let most = map.columns.saturating_sub(x).min(map.rows.saturating_sub(z));
        (0..most).map(|t| (x + t, z + t)).find(|&(x, z)| map.at(x, z).map(u32::from) == Some(y)).map(|(x, z)| [x, y, z])
    }
}

#[cfg(test)]
mod tests {
    use super::{Projected, differing};
    use crate::games::Ruleset;
    use crate::solver::{Mapping, PPositions, Plan};

    fn map(text: &str, size: u32) -> crate::solver::Grid {
        let ruleset: Ruleset = text.parse().unwrap();
        PPositions::new(ruleset, size, false, Plan::BOUND).unwrap().into_heights()
    }

    #[test]
    fn every_p_position_falls_on_its_place_and_nothing_else_does() {
        let heights = map("triangle:k=3", 20);
        let projected = Projected::of(&heights, None);
        let total: u32 = projected.grid.points().map(|(_, _, count)| u32::from(count)).sum();
        assert_eq!(total as usize, heights.points().count());
        for (x, z, y) in heights.points() {
            let place = projected.place_of([x, y.into(), z]).unwrap();
            assert!(projected.grid.at(place.0, place.1).is_some());
            let [least_x, least_y, least_z] = projected.position_at(&heights, place).unwrap();
            assert_eq!((least_y, i64::from(least_z) - i64::from(least_x)), (y.into(), i64::from(z) - i64::from(x)));
            assert!(least_x <= x);
        }
        assert_eq!(projected.place_of([21, 0, 0]), None);
        assert_eq!(projected.position_at(&heights, (0, 0)), None, "(20, 0, 0) is no P-position");
    }

    #[test]
    fn two_maps_are_held_against_each_other() {
        let (normal, misere) = (map("triangle:k=1", 20), map("triangle:k=1,misere", 20));
        let projected = Projected::of(&normal, Some(&misere));
        for (y, row, kind) in projected.grid.points() {
            let here = projected.position_at(&normal, (y, row)).is_some();
            let there = projected.position_at(&misere, (y, row)).is_some();
            assert_eq!(kind, u16::from(here) + 2 * u16::from(there));
        }
        let unlike = (0..21).flat_map(|x| (0..21).map(move |z| (x, z)));
        let unlike = unlike.filter(|&(x, z)| normal.at(x, z) != misere.at(x, z)).count();
        assert!(unlike > 0);
        assert_eq!(differing(&normal, &misere), unlike as u64);
        assert_eq!(differing(&normal, &normal), 0);
        assert!(differing(&normal, &map("triangle:k=1", 9)) > 0, "the smaller map lacks some");
    }
}
