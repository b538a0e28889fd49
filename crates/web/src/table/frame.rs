//! A frame for other pages: its content and its players. Its address and the code for a page are in [`code`].

pub mod code;

use crate::kit::frame::{Control, Lock, Settings, View};
use crate::table::Computer;
use files::lessons::{Bar, Recipe};
use maths::games::{Family, Sum};
use maths::solver::Strength;

/// The content of a frame, and the computer if it plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The query of its address.
    pub settings: Settings,
    /// The computer as a player; otherwise two people play.
    pub computer: Option<Computer>,
}

impl Default for Frame {
    /// An exercise.
    fn default() -> Self {
        Self { settings: Settings { hints: false, solver: false, ..Settings::default() }, computer: None }
    }
}

impl Frame {
    /// The same frame with a view that the game has.
    #[must_use]
    pub fn for_sum(&self, sum: &Sum) -> Self {
        Self { settings: self.settings.for_family(family(sum)), computer: self.computer }
    }

    /// The recipe with which it agrees. Task, rules, colours and language are the teacher's own in every recipe.
    pub fn recipe(&self, sum: &Sum) -> Option<Recipe> {
        Recipe::ALL.into_iter().find(|recipe| self.with(*recipe, sum) == self.for_sum(sum))
    }

    /// The frame of a recipe, with the teacher's own words, colours and language.
    #[must_use]
    pub fn with(&self, recipe: Recipe, sum: &Sum) -> Self {
        let Settings { theme, language, rules, ref task, .. } = self.settings;
        let Self { settings, computer } = Self::of(recipe, sum);
        Self { settings: Settings { theme, language, rules, task: task.clone(), ..settings }, computer }
    }

    /// The frame that a recipe makes of a position.
    pub fn of(recipe: Recipe, sum: &Sum) -> Self {
        let usual = Settings::default();
        let without_help = Settings { hints: false, ..usual.clone() };
        let computer = |is_second| Some(Computer { is_second, strength: Strength::FULL, seed: 0 });
        match recipe {
            Recipe::Exercise => Self { settings: Settings { solver: false, ..without_help }, computer: None },
            // The computer asks the solver, so the solver stays; the page does not show the answers.
            Recipe::Computer => Self { settings: without_help, computer: computer(true) },
            Recipe::ComputerBegins => Self { settings: without_help, computer: computer(false) },
            Recipe::Demonstration => {
                let controls =
                    [Control::Turn, Control::Undo, Control::Value, Control::Hint, Control::Marks, Control::Why];
                Self { settings: Settings { controls: controls.into(), ..usual }, computer: None }
            }
            Recipe::Figure => {
                // The last view is the most telling one: the P-positions, or the columns where there are some.
                let view = View::of(family(sum)).last().copied().unwrap_or(View::Board);
                Self { settings: Settings { view, locks: vec![Lock::Position], ..usual }, computer: None }
            }
        }
    }
}

/// The frame of a position in a lesson. The lesson explains the rules where they are needed.
pub fn frame_of(bar: &Bar) -> Frame {
    let mut frame = Frame::of(bar.recipe, &bar.sum);
    (frame.settings.task, frame.settings.rules) = (bar.task.clone(), false);
    frame
}

/// The family of a position; of a sum, that of the part that figures are about.
pub fn family(sum: &Sum) -> Family {
    sum.parts()[0].ruleset().rules.family()
}

#[cfg(test)]
mod tests {
    use super::Frame;
    use crate::kit::frame::{Settings, Theme, View};
    use files::lessons::Recipe;
    use maths::games::Sum;

    fn sum(text: &str) -> Sum {
        text.parse().unwrap()
    }

    #[test]
    fn a_recipe_is_known_again_and_keeps_the_teachers_words() {
        for position in ["nim:4,0,6", "sharing:0,5,16", "nim:1,2,3 + sharing:0,2,4"] {
            let position = sum(position);
            let own = Settings { task: "Win!".into(), theme: Theme::Dark, ..Settings::default() };
            let own = Frame { settings: own, computer: None };
            for recipe in Recipe::ALL {
                let frame = own.with(recipe, &position);
                assert_eq!((frame.recipe(&position), frame.settings.task.as_str()), (Some(recipe), "Win!"));
            }
            assert_eq!(Frame::default().recipe(&position), Some(Recipe::Exercise));
        }
    }

    #[test]
    fn the_columns_are_offered_for_sharing_nim_only() {
        let columns = Frame::default().with(Recipe::Figure, &sum("sharing:0,5,16"));
        assert_eq!(columns.settings.view, View::Columns);
        assert_eq!(columns.for_sum(&sum("nim:4,0,6")).settings.view, View::Board);
        assert_eq!(Frame::of(Recipe::Figure, &sum("nim:4,0,6")).settings.view, View::Plot);
    }
}
