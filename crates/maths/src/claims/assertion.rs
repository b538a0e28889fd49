//! Claims in the language of sentences, which has quantifiers.
//!
//! Claims about several positions at once, about lengths or about numbers are not formulas about each position by itself. If such a claim
//! follows from a sentence about Grundy values, this module has the sentence. G(x, y, z) in it is the value of a position of the ruleset,
//! which has three coordinates. For Sharing Nim the piles may come in any order.

use crate::claims::check::sharing;
use crate::claims::{Claim, Parameters};
use crate::games::Ruleset;

/// A sentence that a claim follows from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assertion {
    /// The sentence, with G for Grundy values.
    pub sentence: String,
    /// The game whose values it is about.
    pub ruleset: Ruleset,
}

/// A claim about Sharing Nim, and the function that makes its assertion from the parameters.
type Row = (Claim, fn(&Parameters) -> String);

/// All of them, in the order of the catalogue.
const ASSERTIONS: [Row; 9] = [
    (Claim::SharingLemma1, |_| "for all x, y, z: x > y or y > z or G(x, y, z) = G(0, y − x, z − x)".into()),
    // The s is the n of the claim.
    (Claim::Sharing1Complement, |_| {
        "for all x, y, z, s: x > y or y > z or z > s or G(x, y, z) = G(s − x, s − y, s − z)".into()
    }),
    // No pile grows beyond the largest one, z at most, so all have a complement to z. That takes (0, a, b) to (0, b − a, b), and
    // s tokens may go from a pile x to a pile y if and only if they may go from the complement of y to that of x.
    (Claim::SharingCorollary1, |_| {
        "for all x, y, z, s: x > z or y > z or (y + 2s ≤ x) = ((z − x) + 2s ≤ z − y)".into()
    }),
    (Claim::SharingCorollary2, |_| "for all a, b, x: x < a or a + x > b or G(0, x, b) = G(0, b − x, b)".into()),
    (Claim::SharingProposition1Wide, |_| one_for_each_smallest_pile(1)),
    (Claim::SharingProposition1Repaired, |_| one_for_each_smallest_pile(0)),
    (Claim::Sharing3, |_| no_period(0, " = 0")),
    (Claim::SharingCorollary4, |_| no_period(0, " = 0")),
    (Claim::SharingConjecture2, |p| no_period(p.row, "")),
];

impl Claim {
    /// A sentence that the claim follows from, where there is one.
    pub fn assertion(self, parameters: &Parameters) -> Option<Assertion> {
        let (_, sentence) = ASSERTIONS.into_iter().find(|(claim, _)| *claim == self)?;
        Some(Assertion { sentence: sentence(parameters), ruleset: sharing() })
    }
}

/// z tokens make just one P-position (x, x + a, x + b) with a ≤ b, for every x from the given one up to z/3. So the number of
/// P-positions is the number of these x. Their normal forms are (0, a, b).
fn one_for_each_smallest_pile(first: u32) -> String {
    let is_one = |a: &str, b: &str| format!("3x + {a} + {b} = z and {a} ≤ {b} and G(0, {a}, {b}) = 0");
    format!(
        "for all x, z: {first} ≤ x and 3x ≤ z implies exists a, b: ({}) and for all p, s: ({}) implies p = a",
        is_one("a", "b"),
        is_one("p", "s")
    )
}

/// The sentence that a row, or a condition on its values, has no period: for every period p and every x, a term from x on differs from the
/// term p after it. `said` is the condition, or empty for the values themselves.
fn no_period(row: u32, said: &str) -> String {
    let term = |b: &str| format!("(G(0, {row}, {b}){said})");
    format!("for all p, x: p > 0 implies exists b: b ≥ x and b ≥ {row} and not ({} = {})", term("b"), term("b + p"))
}
