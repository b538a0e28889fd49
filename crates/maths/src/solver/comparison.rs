//! Two maps of P-positions, one over the other.

use crate::solver::Grid;

/// The P-positions of two rulesets A and B, as heights y over x and z.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The numbers of columns and rows: of each, the larger of the two maps' numbers.
    pub places: (u32, u32),
    /// The P-positions (x, y, z) of A that B does not have, by z, then x.
    pub only_here: Vec<[u16; 3]>,
    /// The P-positions of B that A does not have.
    pub only_there: Vec<[u16; 3]>,
    /// The P-positions of both.
    pub both: Vec<[u16; 3]>,
}

/// Compares the maps of A and B.
pub fn compared(here: &Grid, there: &Grid) -> Comparison {
    let (mut only_here, mut both) = (Vec::new(), Vec::new());
    // Maps have a few thousand columns and rows at most.
    let position = |(x, z, y): (u32, u32, u16)| [x as u16, y, z as u16];
    for point @ (x, z, y) in here.points() {
        let list = if there.at(x, z) == Some(y) { &mut both } else { &mut only_here };
        list.push(position(point));
    }
    let only_there = there.points().filter(|&(x, z, y)| here.at(x, z) != Some(y)).map(position).collect();
    let places = (here.columns.max(there.columns), here.rows.max(there.rows));
    Comparison { places, only_here, only_there, both }
}

impl Comparison {
    /// Over a place there are P-positions of A only.
    pub const ONLY_HERE: u16 = 1;
    /// Of B only.
    pub const ONLY_THERE: u16 = 2;
    /// The same one of both.
    pub const BOTH: u16 = 3;
    /// One of A and another one of B.
    pub const DIFFERENT: u16 = 4;

    /// The kind of each place (x, z): one of the constants above, or [`Grid::NOTHING`]. Columns are x, rows are z.
    pub fn kinds(&self) -> Grid {
        let (columns, rows) = self.places;
        let mut values = vec![Grid::NOTHING; columns as usize * rows as usize];
        let mut mark = |of: &[[u16; 3]], kind: u16| {
            for [x, _, z] in of {
                let value = &mut values[usize::from(*z) * columns as usize + usize::from(*x)];
                *value = if *value == Grid::NOTHING { kind } else { Self::DIFFERENT };
            }
        };
        mark(&self.both, Self::BOTH);
        mark(&self.only_here, Self::ONLY_HERE);
        mark(&self.only_there, Self::ONLY_THERE);
        Grid { columns, rows, values }
    }

    /// The positions (x, y, z) that only one of A and B has, each with `true` if it is of A, sorted by x, z, y.
    pub fn differences(&self) -> impl Iterator<Item = ([u16; 3], bool)> + '_ {
        let of =
            |list: &'_ [[u16; 3]], is_here: bool| list.iter().map(move |&cells| (cells, is_here)).collect::<Vec<_>>();
        let mut all = [of(&self.only_here, true), of(&self.only_there, false)].concat();
        all.sort_by_key(|&([x, y, z], is_here)| (x, z, y, !is_here));
        all.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::{Comparison, compared};
    use crate::solver::Grid;

    const NONE: u16 = Grid::NOTHING;

    #[test]
    fn every_position_is_in_one_of_three_sets() {
        let here = Grid { columns: 2, rows: 2, values: vec![0, 1, 2, NONE] };
        let there = Grid { columns: 2, rows: 2, values: vec![0, 3, NONE, 4] };
        let found = compared(&here, &there);
        assert_eq!(found.both, [[0, 0, 0]]);
        assert_eq!(found.only_here, [[1, 1, 0], [0, 2, 1]]);
        assert_eq!(found.only_there, [[1, 3, 0], [1, 4, 1]]);
        use Comparison as C;
        assert_eq!(found.kinds().values, [C::BOTH, C::DIFFERENT, C::ONLY_HERE, C::ONLY_THERE]);
        let differences: Vec<_> = found.differences().collect();
        let expected = [([0, 2, 1], true), ([1, 1, 0], true), ([1, 3, 0], false), ([1, 4, 1], false)];
        assert_eq!(differences, expected);
    }

    #[test]
    fn a_map_and_itself_have_no_difference() {
        let map = Grid { columns: 3, rows: 1, values: vec![5, NONE, 0] };
        let found = compared(&map, &map);
        assert_eq!((found.both.len(), found.differences().count()), (2, 0));
        let larger = Grid { columns: 1, rows: 2, values: vec![5, 1] };
        assert_eq!(compared(&map, &larger).places, (3, 2));
    }
}
