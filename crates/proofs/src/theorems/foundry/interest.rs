//! Which theorems come first.

use crate::theorems::foundry::Dossier;
use maths::games::Ruleset;

/// The place from which on a bar is tested for growth.
const FAR: u32 = 5000;

/// The order of interest. First come the theorems for which no formula of [`fitting`](crate::theorems::foundry) was found. Of these, and
/// of the others, first the bars that grow without end. Then those whose automata have fewer states together, the most significant digit
/// first; then shorter rules; then the rules in the order of their letters, so that no two rules have the same place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Interest {
    has_formula: bool,
    is_flat: bool,
    states: usize,
    length: usize,
    rules: String,
    value: u16,
}

impl Interest {
    /// The place of a theorem.
    pub fn of(dossier: &Dossier) -> Self {
        Self {
            has_formula: dossier.formula.is_some(),
            is_flat: dossier.ruleset().is_ok_and(|ruleset| is_flat(&ruleset)),
            states: dossier.states(),
            length: dossier.rules.len(),
            rules: dossier.rules.clone(),
            value: dossier.value,
        }
    }
}

/// True if a bar grows no higher from some place on, as far as can be seen.
fn is_flat(ruleset: &Ruleset) -> bool {
    ruleset.rules.bar().is_some_and(|bar| bar.rim(FAR, FAR) == bar.rim(2 * FAR, 2 * FAR))
}

/// The rules without their numbers. Rules with the same one differ in numbers only.
pub(super) fn shape(rules: &str) -> String {
    rules.chars().filter(|sign| !sign.is_ascii_digit()).collect()
}
