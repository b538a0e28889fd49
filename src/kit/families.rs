//! What is said of a family of games: its name, and the parameters that its notation takes.

use crate::games::Family;
use crate::texts::Texts;

/// The name of a family on the page.
pub(crate) fn family_name(texts: Texts, family: Family) -> &'static str {
    match family {
        Family::Nim => texts.family_nim(),
        Family::Triangle => texts.family_triangle(),
        Family::Step => texts.family_step(),
        Family::Bar => texts.family_bar(),
        Family::Sharing => texts.family_sharing(),
    }
}

/// The parameters of a family, in words.
pub(crate) fn parameters(texts: Texts, family: Family) -> &'static str {
    match family {
        Family::Nim | Family::Sharing => texts.parameters_plain(),
        Family::Triangle => texts.parameters_triangle(),
        Family::Step => texts.parameters_step(),
        Family::Bar => texts.parameters_bar(),
    }
}
