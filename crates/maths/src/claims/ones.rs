//! `sharing` Theorem 4 at work: the positions of value 1.

use crate::games::{Game, normal_form};

/// A 1-position and its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ones {
    /// The normal form of the position.
    pub normal_form: [u32; 3],
    /// Which form of the list it has.
    pub form: OneForm,
    /// The k or l of that form.
    pub number: u32,
}

/// The forms of 1-positions, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OneForm {
    /// (0, 0, 4k+2).
    Bottom,
    /// (0, 4k+2, 4k+2), the mirror image of [`OneForm::Bottom`].
    Diagonal,
    /// (0, 2, 4k+1). For k = 0 that is not sorted: its normal form is (0, 1, 2).
    ThirdRow,
    /// (0, 4l−1, 4l+1), l ≥ 1, the mirror image of [`OneForm::ThirdRow`].
    UnderDiagonal,
}

impl Ones {
    /// The place of a position in the list; none if it is not there, and then its value is not 1.
    pub(super) fn of(game: &Game) -> Option<Self> {
        let normal_form = normal_form(game.position().xyz());
        let (form, number) = match normal_form {
            [_, 0, b] if b % 4 == 2 => (OneForm::Bottom, b / 4),
            [_, a, b] if a == b && b % 4 == 2 => (OneForm::Diagonal, b / 4),
            [_, 1, 2] => (OneForm::ThirdRow, 0),
            [_, 2, b] if b % 4 == 1 => (OneForm::ThirdRow, b / 4),
            [_, a, b] if b - a == 2 && b % 4 == 1 => (OneForm::UnderDiagonal, b / 4),
            _ => return None,
        };
        Some(Self { normal_form, form, number })
    }
}

#[cfg(test)]
mod tests {
    use super::{OneForm, Ones};
    use crate::games::{Game, Position, Ruleset};
    use crate::solver::{Extent, Obvious};
    use crate::values::Nimber;

    #[test]
    fn the_list_is_that_of_the_table() {
        let ruleset: Ruleset = "sharing".parse().unwrap();
        let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, 120)).unwrap();
        for (position, value) in table.positions() {
            let game = Game::new(ruleset, position).unwrap();
            assert_eq!(Ones::of(&game).is_some(), value == Nimber(1), "{game}");
        }
    }

    #[test]
    fn the_numbers_give_the_position_back() {
        let ruleset: Ruleset = "sharing".parse().unwrap();
        for (a, b) in (0..60).flat_map(|b| (0..=b).map(move |a| (a, b))) {
            let game = Game::new(ruleset, Position::new(b + 7, 7, a + 7)).unwrap();
            let Some(Ones { normal_form, form, number }) = Ones::of(&game) else { continue };
            assert_eq!(normal_form, [0, a, b]);
            let mut printed = match form {
                OneForm::Bottom => [0, 0, 4 * number + 2],
                OneForm::Diagonal => [0, 4 * number + 2, 4 * number + 2],
                OneForm::ThirdRow => [0, 2, 4 * number + 1],
                OneForm::UnderDiagonal => [0, 4 * number - 1, 4 * number + 1],
            };
            printed.sort_unstable();
            assert_eq!(printed, normal_form);
        }
    }
}
