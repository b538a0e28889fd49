//! The names of recipes and of kinds of blocks.

use files::lessons::{Kind, Recipe};
use web::texts::Texts;

/// The name of a recipe.
pub(super) fn recipe_name(recipe: Recipe, texts: Texts) -> &'static str {
    match recipe {
        Recipe::Exercise => texts.recipe_exercise(),
        Recipe::Computer => texts.recipe_computer(),
        Recipe::ComputerBegins => texts.recipe_begins(),
        Recipe::Demonstration => texts.recipe_demonstration(),
        Recipe::Figure => texts.recipe_figure(),
    }
}

/// The purpose of a recipe for the reader, in a sentence.
pub(super) fn recipe_purpose(recipe: Recipe, texts: Texts) -> &'static str {
    match recipe {
        Recipe::Exercise => texts.recipe_exercise_purpose(),
        Recipe::Computer => texts.recipe_computer_purpose(),
        Recipe::ComputerBegins => texts.recipe_begins_purpose(),
        Recipe::Demonstration => texts.recipe_demonstration_purpose(),
        Recipe::Figure => texts.recipe_figure_purpose(),
    }
}

/// The name of a kind of block.
pub(super) fn kind_name(kind: Kind, texts: Texts) -> &'static str {
    match kind {
        Kind::Text => texts.block_text(),
        Kind::Bar => texts.block_bar(),
        Kind::Question => texts.block_question(),
        Kind::Move => texts.block_move(),
        Kind::Winner => texts.block_winner(),
        Kind::Row => texts.block_row(),
        Kind::Rule => texts.block_rule(),
        Kind::Explanation => texts.block_explanation(),
    }
}
