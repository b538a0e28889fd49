//! Planes: positions side by side on a grid.

use crate::games::{Axis, Coordinate, Coordinates, Game, Position, Rules, Ruleset, normal_form};
use crate::solver::{Extent, Grid, Table, Window};
use crate::values::Nimber;
use serde::{Deserialize, Serialize};

/// The choice of the positions of a plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cut {
    /// All positions of a bar with one coordinate fixed at a value. The first of the others runs across.
    Fixed(Axis, u32),
    /// All with x = z, which runs across; y runs down.
    Diagonal,
    /// The highest over each x, across, and z, down: y = rim(x, z).
    Rim,
    /// Two coordinates of Sharing Nim with another number of piles than three, or of own rules. All others are fixed.
    Pair {
        /// The coordinate that grows to the right.
        across: Coordinate,
        /// The one that grows from row to row; the same one if there is no other.
        down: Coordinate,
        /// All coordinates; the values of the two that vary have no effect.
        others: Coordinates,
    },
}

impl Cut {
    /// The plane with y = `height`; for a game without tables, the pair of [`Cut::pair_of`].
    pub fn at_height(height: u32, game: &Game) -> Self {
        Self::pair_of(game, None).unwrap_or(Self::Fixed(Axis::Y, height))
    }

    /// Two coordinates of a position, across and down, or else the second and the first; `None` if tables hold the positions of the game,
    /// since then there is no such plane.
    pub fn pair_of(game: &Game, piles: Option<[Coordinate; 2]>) -> Option<Self> {
        let rules = game.ruleset().rules;
        let is_there = |pile: &Coordinate| pile.index() < rules.count();
        let chosen = piles.filter(|[across, down]| across != down && is_there(across) && is_there(down));
        let [first, second] = [Axis::X, Axis::Y].map(Coordinate::from);
        let [across, down] = chosen.unwrap_or(if rules.count() == 1 { [first, first] } else { [second, first] });
        (!rules.has_tables()).then(|| Self::Pair { across, down, others: game.position().coordinates })
    }
}

/// A plane of positions of a ruleset. Sharing Nim with three piles has one plane for every [`Cut`]: (0, a, b) with b across and a ≤ b. With
/// another number of piles the cut is a [`Cut::Pair`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plane {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The choice of its positions.
    pub cut: Cut,
    /// True if the pass can still be used.
    pub pass: bool,
}

impl Plane {
    /// The names of the coordinates that run across and down.
    pub fn names(&self) -> [&'static str; 2] {
        match (self.ruleset.rules, self.cut) {
            (rules, Cut::Pair { across, down, .. }) => [across, down].map(|pile| rules.name(pile)),
            (Rules::Piles(_) | Rules::Own(_), _) => ["b", "a"],
            (_, Cut::Fixed(fixed, _)) => fixed.others().map(|axis| self.ruleset.rules.name(axis)),
            (_, Cut::Diagonal) => ["x", "y"],
            (_, Cut::Rim) => ["x", "z"],
        }
    }

    /// The numbers of columns and rows of the plane in a box.
    pub fn places(&self, within: &Extent) -> (u32, u32) {
        if let Cut::Pair { across, down, .. } = self.cut
            && across == down
        {
            return (within.z + 1, 1);
        }
        let [across, down] = match (self.ruleset.rules, self.cut) {
            (Rules::Piles(_) | Rules::Own(_), _) | (_, Cut::Pair { .. }) => [Axis::Z, Axis::Y],
            (_, Cut::Fixed(fixed, _)) => fixed.others(),
            (_, Cut::Diagonal) => [Axis::X, Axis::Y],
            (_, Cut::Rim) => [Axis::X, Axis::Z],
        };
        (within.along(across) + 1, within.along(down) + 1)
    }

    /// The part of the cube of all coordinates up to `size` that is enough to solve the plane. Moves only lower
    /// coordinates, so a fixed one need not go beyond its value.
    pub fn extent(&self, size: u32) -> Extent {
        let cube = Extent::cube(self.ruleset.rules, size);
        match (self.ruleset.rules, self.cut) {
            (_, Cut::Pair { across, down, others }) => {
                let largest = others.with(across, 0).with(down, 0).iter().copied().max().unwrap_or(0).max(size);
                Extent { y: largest, z: largest, ..cube }
            }
            (Rules::Piles(_) | Rules::Own(_), _) | (_, Cut::Diagonal | Cut::Rim) => cube,
            (_, Cut::Fixed(Axis::X, at)) => Extent { x: at.min(cube.x), ..cube },
            (_, Cut::Fixed(Axis::Y, at)) => Extent { y: at.min(cube.y), ..cube },
            (_, Cut::Fixed(Axis::Z, at)) => Extent { z: at.min(cube.z), ..cube },
        }
    }

    /// The same plane with the fixed coordinate inside of a box.
    #[must_use]
    pub fn held_within(self, within: &Extent) -> Self {
        match self.cut {
            Cut::Fixed(axis, at) => Self { cut: Cut::Fixed(axis, at.min(within.along(axis))), ..self },
            Cut::Diagonal | Cut::Rim | Cut::Pair { .. } => self,
        }
    }

    /// The position at a place, if it is legal.
    pub fn position_at(&self, (column, row): (u32, u32)) -> Option<Position> {
        let rules = self.ruleset.rules;
        if let Cut::Pair { across, down, others } = self.cut {
            // If there is only one coordinate, it runs across.
            let coordinates = others.with(down, row).with(across, column);
            return rules.is_legal(coordinates).then(|| Position::at(coordinates).with_pass(self.pass));
        }
        let [x, y, z] = match (rules, self.cut) {
            (Rules::Piles(_) | Rules::Own(_), _) => [0, row, column],
            (_, Cut::Fixed(Axis::X, at)) => [at, column, row],
            (_, Cut::Fixed(Axis::Y, at)) => [column, at, row],
            (_, Cut::Fixed(Axis::Z, at)) => [column, row, at],
            (_, Cut::Diagonal) => [column, row, column],
            (_, Cut::Rim | Cut::Pair { .. }) => [column, rules.rim(column, row), row],
        };
        let is_legal = if rules.is_bar() { y <= rules.rim(x, z) } else { y <= z };
        is_legal.then(|| Position::new(x, y, z).with_pass(self.pass))
    }

    /// All values of a table in the plane, in one go.
    pub fn values(&self, table: &Table) -> Grid {
        let (columns, rows) = self.places(&table.extent());
        let mut reading = Reading::new(*self, Window::whole(columns, rows));
        reading.read(u32::MAX, |position| table.value(position).map(|Nimber(value)| value as u16));
        reading.into_grid()
    }

    /// The place of a position of the same ruleset, if it lies in the plane.
    pub fn place_of(&self, position: Position) -> Option<(u32, u32)> {
        let [x, y, z] = position.xyz();
        let place = match (self.ruleset.rules, self.cut) {
            (_, Cut::Pair { across, down, .. }) if across == down => (position[across], 0),
            (_, Cut::Pair { across, down, .. }) => (position[across], position[down]),
            (Rules::Piles(_) | Rules::Own(_), _) => {
                let [_, a, b] = normal_form(position.xyz());
                return (position.pass == self.pass).then_some((b, a));
            }
            (_, Cut::Fixed(Axis::X, _)) => (y, z),
            (_, Cut::Fixed(Axis::Y, _) | Cut::Rim) => (x, z),
            (_, Cut::Fixed(Axis::Z, _) | Cut::Diagonal) => (x, y),
        };
        (self.position_at(place) == Some(position)).then_some(place)
    }
}

/// A picture of a plane that is being read, row by row.
#[derive(Clone, Debug)]
pub struct Reading {
    plane: Plane,
    window: Window,
    grid: Grid,
}

impl Reading {
    /// Begins with the first row of a part of a plane.
    pub fn new(plane: Plane, window: Window) -> Self {
        let Window { columns, rows, .. } = window;
        let values = Vec::with_capacity(columns as usize * rows as usize);
        Self { plane, window, grid: Grid { columns, rows, values } }
    }

    /// Reads rows until they have at least `places` places. Returns `true` if these were the last rows. `number` returns the number at a
    /// position, if there is one.
    pub fn read(&mut self, places: u32, number: impl Fn(Position) -> Option<u16>) -> bool {
        let Self { plane, window, grid } = self;
        let rows = places.div_ceil(grid.columns.max(1)).max(1);
        let first = (grid.values.len() / grid.columns.max(1) as usize) as u32;
        let end = first.saturating_add(rows).min(grid.rows);
        for row in first..end {
            grid.values.extend((0..grid.columns).map(|column| {
                let position = plane.position_at(window.place((column, row)));
                position.and_then(&number).unwrap_or(Grid::NOTHING)
            }));
        }
        end == grid.rows
    }

    /// The part of the plane that is read.
    pub fn window(&self) -> Window {
        self.window
    }

    /// The numbers read.
    pub fn into_grid(self) -> Grid {
        self.grid
    }
}

#[cfg(test)]
mod tests {
    use super::{Cut, Plane, Reading};
    use crate::games::{Axis, Position};
    use crate::solver::{Extent, Plan, Solving, Window};

    const CUTS: [Cut; 5] =
        [Cut::Fixed(Axis::X, 3), Cut::Fixed(Axis::Y, 2), Cut::Fixed(Axis::Z, 4), Cut::Diagonal, Cut::Rim];

    #[test]
    fn every_legal_place_is_the_place_of_its_position_and_in_the_box_that_is_solved() {
        for (text, cut) in
            ["triangle:k=3", "step:k=2,s=3,pass", "sharing"].into_iter().flat_map(|t| CUTS.map(|c| (t, c)))
        {
            let ruleset: crate::games::Ruleset = text.parse().unwrap();
            let plane = Plane { ruleset, cut, pass: ruleset.pass };
            let (columns, rows) = plane.places(&Extent::cube(ruleset.rules, 9));
            let places = (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row)));
            for (place, position) in places.filter_map(|place| Some((place, plane.position_at(place)?))) {
                assert!(ruleset.check(position).is_ok(), "{text} {cut:?} {position:?}");
                assert_eq!(plane.place_of(position), Some(place));
                let game = crate::games::Game::new(ruleset, position).unwrap();
                assert!(plane.extent(9).contains(&Extent::holding(&game)), "{text} {cut:?} {position:?}");
            }
        }
    }

    #[test]
    fn positions_beside_the_plane_have_no_place() {
        let plane = |cut| Plane { ruleset: "triangle:k=3".parse().unwrap(), cut, pass: false };
        assert_eq!(plane(Cut::Fixed(Axis::Y, 2)).place_of(Position::new(7, 4, 7)), None);
        assert_eq!(plane(Cut::Diagonal).place_of(Position::new(7, 4, 7)), Some((7, 4)));
        assert_eq!(plane(Cut::Diagonal).place_of(Position::new(7, 4, 8)), None);
        assert_eq!(plane(Cut::Rim).place_of(Position::new(7, 4, 7)), Some((7, 7)));
        assert_eq!(plane(Cut::Rim).place_of(Position::new(7, 3, 7)), None);
        assert_eq!(plane(Cut::Rim).place_of(Position::new(7, 4, 7).with_pass(true)), None);
    }

    #[test]
    fn slices_and_windows_read_the_same_numbers() {
        let ruleset: crate::games::Ruleset = "triangle:k=3".parse().unwrap();
        let table = Solving::solve(ruleset, Extent::cube(ruleset.rules, 20), Plan::BOUND).unwrap();
        let number = |position: Position| table.value(position).map(|value| value.0 as u16);
        let plane = Plane { ruleset, cut: Cut::Fixed(Axis::Y, 2), pass: false };
        let mut whole = Reading::new(plane, Window::whole(21, 21));
        while !whole.read(30, number) {}
        let whole = whole.into_grid();
        assert_eq!(whole, plane.values(&table));
        assert_eq!(whole.at(7, 7), number(Position::new(7, 2, 7)));
        assert_eq!(whole.at(1, 1), None);
        let window = Window { column: 3, row: 5, stride: 4, columns: 5, rows: 4 };
        let mut part = Reading::new(plane, window);
        while !part.read(1, number) {}
        let part = part.into_grid();
        for (column, row) in (0..5).flat_map(|column| (0..4).map(move |row| (column, row))) {
            let (of_column, of_row) = window.place((column, row));
            assert_eq!(part.at(column, row), whole.at(of_column, of_row));
        }
    }
}
