//! The meaning of the places and the numbers of a grid.

use crate::exports::numbers;
use maths::games::{Axis, Coordinate, MapAxes, Rules, Ruleset};
use maths::solver::{Cut, Window};

/// The coordinates of the positions of a grid, in their order, and the meaning of its numbers. In Sharing Nim, for every plane, the
/// coordinates are a, down, and b, across, of the normal form (0, a, b).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The name of each coordinate and where it comes from.
    pub coordinates: Vec<(String, Along)>,
    /// The coordinates of the first column and the first row.
    pub first: (u32, u32),
    /// By how much coordinates rise from one column or row to the next, at least 1.
    pub stride: u32,
    /// The name of the numbers, such as `grundy` or `y`.
    pub value: String,
    /// The number of the grid that means 0; smaller ones mean negative numbers.
    pub zero: u16,
    /// True if row 0 is at the bottom of a drawing or of a typeset table.
    pub is_upwards: bool,
}

/// The source of a coordinate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Along {
    /// The column.
    Across,
    /// The row.
    Down,
    /// The same value in all places.
    Fixed(u32),
    /// The largest height that the rim of these rules allows, with x the column and z the row.
    Rim(Rules),
}

impl Frame {
    /// Grundy values of a plane.
    pub fn of(ruleset: &Ruleset, cut: Cut, pass: bool) -> Self {
        match cut {
            Cut::Fixed(axis, at) => Self::fixed(ruleset, axis, at, pass),
            Cut::Diagonal => Self::diagonal(ruleset, pass),
            Cut::Rim => Self::rim(ruleset, pass),
            Cut::Pair { across, down, others } => {
                let along = |pile: Coordinate| match pile {
                    _ if pile == across => Along::Across,
                    _ if pile == down => Along::Down,
                    _ => Along::Fixed(others[pile]),
                };
                let named = |pile| (ruleset.rules.name(pile).to_owned(), along(pile));
                Self::with(ruleset, pass, ruleset.rules.coordinates().map(named).collect())
            }
        }
    }

    /// Grundy values where one coordinate is fixed; of the others the first runs across.
    pub fn fixed(ruleset: &Ruleset, axis: Axis, at: u32, pass: bool) -> Self {
        let mut along = [Along::Fixed(at); 3];
        let [across, down] = axis.others();
        along[across.index()] = Along::Across;
        along[down.index()] = Along::Down;
        Self::new(ruleset, pass, along)
    }

    /// Grundy values where x = z, which runs across; y runs down.
    pub fn diagonal(ruleset: &Ruleset, pass: bool) -> Self {
        Self::new(ruleset, pass, [Along::Across, Along::Down, Along::Across])
    }

    /// Grundy values of the highest position over each x, across, and z, down.
    pub fn rim(ruleset: &Ruleset, pass: bool) -> Self {
        Self::new(ruleset, pass, [Along::Across, Along::Rim(ruleset.rules), Along::Down])
    }

    /// A map of P-positions: their y over x, across, and z, down. Of Sharing Nim, the value of P-positions, which is 0. Maps of own rules
    /// have their own axes.
    pub fn heights(ruleset: &Ruleset, pass: bool) -> Self {
        if let (Rules::Own(_), Ok(axes)) = (ruleset.rules, MapAxes::of(ruleset.rules)) {
            return Self::own_heights(ruleset, axes, pass);
        }
        let mut frame = Self::rim(ruleset, pass);
        if ruleset.rules.is_bar() {
            frame.coordinates.remove(Axis::Y.index());
            frame.value = "y".into();
        }
        frame
    }

    /// The same for own rules. Without a height the numbers are 0, the values of P-positions.
    fn own_heights(ruleset: &Ruleset, axes: MapAxes, pass: bool) -> Self {
        let along = |which: Coordinate| if which == axes.across { Along::Across } else { Along::Down };
        let on_ground = ruleset.rules.coordinates().filter(|which| axes.height != Some(*which));
        let named = |which: Coordinate| (ruleset.rules.name(which).to_owned(), along(which));
        let frame = Self::with(ruleset, pass, on_ground.map(named).collect());
        axes.height
            .map_or_else(|| frame.clone(), |height| Self { value: ruleset.rules.name(height).into(), ..frame.clone() })
    }

    /// The same places with other numbers: their name, and the one that means 0.
    #[must_use]
    pub fn with_value(self, value: &str, zero: u16) -> Self {
        Self { value: value.into(), zero, ..self }
    }

    /// The same for a part of the grid.
    #[must_use]
    pub fn through(self, window: Window) -> Self {
        Self { first: (window.column, window.row), stride: window.stride, ..self }
    }

    /// The same with row 0 at the bottom or at the top, as on the page.
    #[must_use]
    pub fn upwards(self, is_upwards: bool) -> Self {
        Self { is_upwards, ..self }
    }

    fn new(ruleset: &Ruleset, pass: bool, along: [Along; 3]) -> Self {
        let coordinates = match ruleset.rules {
            Rules::Piles(_) | Rules::Own(_) => vec![("a".into(), Along::Down), ("b".into(), Along::Across)],
            Rules::Bar(_) => Axis::ALL.map(|axis| (ruleset.rules.name(axis).into(), along[axis.index()])).into(),
        };
        Self::with(ruleset, pass, coordinates)
    }

    fn with(ruleset: &Ruleset, pass: bool, mut coordinates: Vec<(String, Along)>) -> Self {
        if ruleset.pass {
            coordinates.push(("p".into(), Along::Fixed(pass.into())));
        }
        let value = if ruleset.misere { "misere_grundy" } else { "grundy" };
        Self { coordinates, first: (0, 0), stride: 1, value: value.into(), zero: 0, is_upwards: false }
    }

    /// The coordinate of a column.
    pub(super) fn column(&self, column: u32) -> u32 {
        self.first.0 + column * self.stride
    }

    /// The coordinate of a row.
    pub(super) fn row(&self, row: u32) -> u32 {
        self.first.1 + row * self.stride
    }

    /// Appends a number of the grid as the number it means.
    pub(super) fn push_value(&self, text: &mut String, number: u16) {
        if number < self.zero {
            text.push('-');
        }
        numbers::whole(text, number.abs_diff(self.zero).into());
    }

    /// The name of the coordinate that runs across, such as `x`, or `x=z` if two coordinates do.
    pub(super) fn across(&self) -> String {
        self.names_of(Along::Across)
    }

    /// The name of the coordinate that runs down.
    pub(super) fn down(&self) -> String {
        self.names_of(Along::Down)
    }

    fn names_of(&self, wanted: Along) -> String {
        let names = self.coordinates.iter().filter(|(_, along)| *along == wanted).map(|(name, _)| name.as_str());
        names.collect::<Vec<_>>().join("=")
    }

    /// The source of each coordinate, such as `x across, y = 3, z down`, or `z upwards`.
    pub(super) fn in_words(&self) -> String {
        let words = self.coordinates.iter().map(|(name, along)| match along {
            Along::Across => [name, " across"].concat(),
            Along::Down => name.to_owned() + if self.is_upwards { " upwards" } else { " down" },
            Along::Fixed(at) => [name, " = ", &at.to_string()].concat(),
            Along::Rim(_) => [name, " at the rim"].concat(),
        });
        words.collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::Frame;
    use maths::games::{Axis, Ruleset};

    fn sketch(frame: &Frame) -> String {
        format!("{}\\{}: {} -> {}", frame.down(), frame.across(), frame.in_words(), frame.value)
    }

    #[test]
    fn coordinates_stand_in_their_order() {
        let ruleset = |text: &str| text.parse::<Ruleset>().unwrap();
        let turned = Frame::fixed(&ruleset("nim"), Axis::Y, 3, false).upwards(true);
        assert_eq!(turned.in_words(), "x across, y = 3, z upwards");
        let fixed = |text: &str, axis| sketch(&Frame::fixed(&ruleset(text), axis, 3, true));
        assert_eq!(fixed("triangle:k=3", Axis::Y), "z\\x: x across, y = 3, z down -> grundy");
        assert_eq!(fixed("nim:pass,misere", Axis::X), "z\\y: x = 3, y across, z down, p = 1 -> misere_grundy");
        assert_eq!(fixed("sharing", Axis::X), "a\\b: a down, b across -> grundy");
        let bar = ruleset("step:k=2,s=0,pass");
        assert_eq!(sketch(&Frame::diagonal(&bar, false)), "y\\x=z: x across, y down, z across, p = 0 -> grundy");
        assert_eq!(sketch(&Frame::rim(&bar, false)), "z\\x: x across, y at the rim, z down, p = 0 -> grundy");
        assert_eq!(sketch(&Frame::heights(&bar, true)), "z\\x: x across, z down, p = 1 -> y");
        assert_eq!(sketch(&Frame::heights(&ruleset("sharing"), false)), "a\\b: a down, b across -> grundy");
        assert_eq!(sketch(&Frame::heights(&ruleset("rules:a b"), false)), "a\\b: a down, b across -> grundy");
        assert_eq!(sketch(&Frame::heights(&ruleset("rules:u v w;pass"), true)), "w\\u: u across, w down, p = 1 -> v");
    }
}
