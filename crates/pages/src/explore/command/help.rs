//! What can be written, with an example of each.

use maths::games::Family;
use web::kit::families::written_moves;
use web::texts::Texts;

/// One command a line, with moves as the family has them.
pub(super) fn help(texts: Texts, family: Family) -> String {
    let lines = [
        written_moves(texts, family),
        texts.help_walk(),
        texts.help_hint(),
        texts.help_value(),
        texts.help_why(),
        texts.help_set(),
        texts.help_random(),
        texts.help_computer(),
        texts.help_strength(),
        texts.help_mark(),
        texts.help_size(),
    ];
    lines.join("\n")
}
