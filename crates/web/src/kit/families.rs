//! The words for a family of games: its name, the parameters that its notation takes, and how its moves are written.

use crate::texts::Texts;
use maths::games::Family;

/// The name of a family on the page.
pub fn family_name(texts: Texts, family: Family) -> &'static str {
    match family {
        Family::Nim => texts.family_nim(),
        Family::Triangle => texts.family_triangle(),
        Family::Step => texts.family_step(),
        Family::Bar => texts.family_bar(),
        Family::Sharing => texts.family_sharing(),
        Family::Own => texts.family_own(),
    }
}

/// The parameters of a family, in words.
pub(crate) fn parameters(texts: Texts, family: Family) -> &'static str {
    match family {
        Family::Nim | Family::Sharing | Family::Own => texts.parameters_plain(),
        Family::Triangle => texts.parameters_triangle(),
        Family::Step => texts.parameters_step(),
        Family::Bar => texts.parameters_bar(),
    }
}
