//! The names of recipes and of kinds of blocks.

use crate::lessons::Kind;
use crate::lessons::Recipe;
use crate::texts::Texts;

impl Recipe {
    /// Its name.
    pub(super) fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Exercise => texts.recipe_exercise(),
            Self::Computer => texts.recipe_computer(),
            Self::ComputerBegins => texts.recipe_begins(),
            Self::Demonstration => texts.recipe_demonstration(),
            Self::Figure => texts.recipe_figure(),
        }
    }

    /// What the reader sees, in a sentence.
    pub(super) fn purpose(self, texts: Texts) -> &'static str {
        match self {
            Self::Exercise => texts.recipe_exercise_purpose(),
            Self::Computer => texts.recipe_computer_purpose(),
            Self::ComputerBegins => texts.recipe_begins_purpose(),
            Self::Demonstration => texts.recipe_demonstration_purpose(),
            Self::Figure => texts.recipe_figure_purpose(),
        }
    }
}

impl Kind {
    /// Its name.
    pub(super) fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Text => texts.block_text(),
            Self::Bar => texts.block_bar(),
            Self::Question => texts.block_question(),
            Self::Move => texts.block_move(),
            Self::Winner => texts.block_winner(),
            Self::Row => texts.block_row(),
            Self::Rule => texts.block_rule(),
            Self::Explanation => texts.block_explanation(),
        }
    }

    /// What the button says that adds one.
    pub(super) fn offer(self, texts: Texts) -> &'static str {
        match self {
            Self::Text => texts.block_add_text(),
            Self::Bar => texts.block_add_bar(),
            Self::Question => texts.block_add_question(),
            Self::Move => texts.block_add_move(),
            Self::Winner => texts.block_add_winner(),
            Self::Row => texts.block_add_row(),
            Self::Rule => texts.block_add_rule(),
            Self::Explanation => texts.block_add_explanation(),
        }
    }
}
