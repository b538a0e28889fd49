//! Claims in the language of formulas.
//!
//! A claim about all positions of one ruleset is written here as a formula, if the language can express it. The checks of `claim` are
//! quicker, since they visit columns instead of positions. The statement of a claim is used to test its check. The language cannot express
//! claims about moves, about numbers alone, about two rulesets at once, or about lists and counts.

#[cfg(test)]
mod tests;

use crate::claims::check::{sharing, step, triangle};
use crate::claims::known_values::{SHARING_ONE, SHARING_ZERO, STEP_WITH_PASS, exchanged};
use crate::claims::{Claim, KnownValues, Parameters};
use crate::formulas::Subject;
use crate::games::{Rules, Ruleset};
use crate::solver::Formula;

/// A claim about the positions of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The quantity that the formula gives.
    pub subject: Subject,
    /// The formula.
    pub formula: String,
    /// The game.
    pub ruleset: Ruleset,
    /// Another game, if the claim compares the two. The formula is made of the known formulas of the other game ([`KnownValues`]), so the
    /// statement is equivalent to the claim only if those are right.
    pub compared: Option<Ruleset>,
}

/// A claim, its subject, and the functions that make the ruleset and the formula from the parameters.
type Row = (Claim, Subject, fn(&Parameters) -> Ruleset, fn(&Parameters) -> String);

/// All of them, in the order of the catalogue.
const STATEMENTS: [Row; 36] = [
    (Claim::Triangular3_1, Subject::Values, |_| Ruleset::normal(Rules::NIM), |_| Formula::NimSum.text().into()),
    // h is x; the other coordinates are 0.
    (Claim::TriangularLemma5_3, Subject::Everywhere, of_triangle, lemma_5_3),
    (Claim::TriangularLemma7_1, Subject::Everywhere, |_| Ruleset::normal(Rules::NIM), lemma_7_1),
    (Claim::Triangular7_3, Subject::PPositions, of_triangle, nim_sum),
    (Claim::TriangularExample7_1, Subject::Everywhere, of_triangle, |_| {
        const VALUES: [([u32; 3], u32); 7] = [
            ([0, 0, 0], 0),
            ([1, 0, 0], 1),
            ([0, 0, 1], 1),
            ([1, 0, 1], 0),
            ([0, 0, 2], 2),
            ([1, 0, 2], 3),
            ([1, 1, 2], 4),
        ];
        let one =
            |([x, y, z], value): ([u32; 3], u32)| format!("(x ≠ {x} or y ≠ {y} or z ≠ {z} or G(x, y, z) = {value})");
        VALUES.map(one).join(" and ")
    }),
    (Claim::TriangularExample8_1, Subject::PPositions, of_triangle, nim_sum),
    (Claim::TriangularExample8_5, Subject::PPositions, of_triangle, lowered),
    (Claim::Triangular8_1, Subject::PPositions, of_triangle, lowered),
    // The strip is left out: x is 0 in the box.
    (Claim::Pass3_1, Subject::Everywhere, of_step, |_| "x > 0 or G(0, y, z) = (y ⊕ (z + s)) − s".into()),
    (Claim::PassCorollary3_1, Subject::Values, of_step, |_| Formula::Shifted.text().into()),
    (Claim::PassLemma3_5, Subject::Everywhere, of_step, |_| {
        "x > 0 or y ⊕ (z + s) ≥ s and (y ⊕ (z + s) = s) = (y = 0 and z = 0)".into()
    }),
    (Claim::Pass4_1, Subject::PPositions, with_pass, |_| by_sum_or_alone(Formula::Raised)),
    (Claim::PassCorollary4_1, Subject::PPositions, with_pass, |_| by_sum_or_alone(Formula::NimSum)),
    (Claim::PassConjecture4_1, Subject::AtPPositions, with_pass, |_| {
        // 1, or the number is 2^n − 2.
        let number = format!("({} ⊕ p)", Formula::Raised.text());
        format!("{number} = 1 or ({number} + 2) & ({number} + 1) = 0")
    }),
    (Claim::PassConjecture4_1Ours, Subject::PPositions, with_pass, |_| STEP_WITH_PASS.into()),
    (Claim::Variants1_2, Subject::PPositions, of_step, nim_sum),
    (Claim::Misere7, Subject::Everywhere, of_triangle, misere_7),
    (Claim::Misere7Smaller, Subject::Everywhere, of_triangle, misere_7),
    (Claim::Misere8, Subject::PPositions, of_triangle, nim_sum),
    (Claim::MisereConjecture2_1, Subject::PPositions, of_triangle, nim_sum),
    (Claim::MisereConjecture2_1Repaired, Subject::PPositions, of_triangle, nim_sum),
    (Claim::MisereLemma12, Subject::AtPPositions, of_triangle, |_| {
        "not (x = 0 and z ≥ 1 or z = 0 and x ≥ 1 or x = 1 and z ≥ 2 or z = 1 and x ≥ 2)".into()
    }),
    (Claim::MisereLemma13, Subject::AtPPositions, of_triangle, |_| {
        "min(x, z) ≥ 2 or x = 0 and y = 0 and z = 0 or x = 1 and y = 0 and z = 1".into()
    }),
    (Claim::Sharing1, Subject::Everywhere, of_sharing, |_| "G(0, a, b) = G(0, b − a, b)".into()),
    (Claim::SharingCorollary3, Subject::Everywhere, of_sharing, |_| "a > b/2 or G(0, a, b) = G(0, b − a, b)".into()),
    (Claim::SharingRemark5, Subject::Everywhere, of_sharing, |_| equalisers(false, "= 1")),
    (Claim::SharingRemark5Wide, Subject::Everywhere, of_sharing, |_| equalisers(true, "= 1")),
    (Claim::SharingRemark5Repaired, Subject::Everywhere, of_sharing, |_| equalisers(true, "≥ 1")),
    (Claim::SharingProposition2, Subject::Everywhere, of_sharing, |_| {
        let is_p = "b mod 2 = 1 or b mod 32 in {4, 12, 16, 20, 28}";
        format!("a > 0 or b < 3 or b mod 32 = 0 or (G(0, a, b) = 0) = ({is_p})")
    }),
    (Claim::Sharing2, Subject::PPositions, of_sharing, |_| SHARING_ZERO.into()),
    (Claim::SharingConjecture1, Subject::Everywhere, of_sharing, |p| {
        // Of the two mirror images of a position that with the smaller a.
        let (row, most) = (p.row, p.g.map_or_else(|| "b".to_owned(), |g| g.to_string()));
        format!("b < {row} or a ≠ min({row}, b − {row}) or G(0, a, b) ≤ {most}")
    }),
    (Claim::Sharing4, Subject::Everywhere, of_sharing, |_| format!("(G(0, a, b) = 1) = ({SHARING_ONE})")),
    (Claim::SharingCorollary5, Subject::Everywhere, of_sharing, |_| {
        // Row 2 begins where a ≤ b/2; the position four columns before is there from then on.
        let again = "(G(0, a, b) = 1) = (G(0, a, b − 4) = 1)";
        format!("not (a = 0 and b ≥ 4 or a = 2 and b ≥ 8) or {again}")
    }),
    (Claim::SharingConjecture3, Subject::Everywhere, of_sharing, |p| {
        let other = p.g.map_or_else(String::new, |g| format!("G(0, a, b) ≠ {g} or "));
        format!("a > b/2 or G(0, a, b) < 2 or {other}a < 2·G(0, a, b)")
    }),
    (Claim::SharingSection6Rows, Subject::Everywhere, of_sharing, |_| rows([3, 3])),
    (Claim::SharingSection6RowsRepaired, Subject::Everywhere, of_sharing, |_| rows([3, 5])),
];

/// A claim that compares two games, and the function that makes its statement. The function returns none if one of the games has no known
/// formula for the parameters.
type ComparingRow = (Claim, fn(&Parameters) -> Option<Statement>);

/// All of them.
const COMPARING: [ComparingRow; 1] = [(Claim::Misere15, misere_15)];

impl Claim {
    /// The claim as a formula, where the language can say it.
    pub fn statement(self, parameters: &Parameters) -> Option<Statement> {
        if let Some((_, statement)) = COMPARING.into_iter().find(|(claim, _)| *claim == self) {
            return statement(parameters);
        }
        let (_, subject, ruleset, formula) = STATEMENTS.into_iter().find(|(claim, ..)| *claim == self)?;
        Some(Statement { subject, formula: formula(parameters), ruleset: ruleset(parameters), compared: None })
    }
}

/// The P-positions of misère play, from a formula for those of normal play.
fn misere_15(p: &Parameters) -> Option<Statement> {
    let normal = triangle(p.k);
    let KnownValues::Smallest(levels) = KnownValues::of(&normal)? else { return None };
    let ruleset = Ruleset { misere: true, ..normal };
    let formula = exchanged(levels.first()?);
    Some(Statement { subject: Subject::PPositions, formula, ruleset, compared: Some(normal) })
}

fn nim_sum(_: &Parameters) -> String {
    format!("{} = 0", Formula::NimSum.text())
}

fn lowered(_: &Parameters) -> String {
    format!("{} = 0", Formula::Lowered.text())
}

/// A nim-sum with p is 0, or only the bitter piece and the pass are left.
fn by_sum_or_alone(sum: Formula) -> String {
    format!("{} ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1", sum.text())
}

/// The theorem says nothing of (0, y, z) and (x, y, 0) with y > 0.
fn misere_7(_: &Parameters) -> String {
    format!(
        "y > 0 and (x = 0 or z = 0) or (G(x, y, z) = 0) = (if x = 0 or z = 0 then x = z and y = 0 else {} = 0)",
        Formula::Lowered.text()
    )
}

/// The results of the three steps P1, P2 and P3 from h = x, which is even and below k.
fn lemma_5_3(p: &Parameters) -> String {
    let k = format!("{}/{}", p.k.numerator(), p.k.denominator());
    // m = (k − 3)/4: h ≤ 2m is h ≤ (k − 3)/2, and h ≥ 2m + 2 is h ≥ (k + 1)/2.
    let [one, two, three] = ["2x + 2".to_owned(), "2x".to_owned(), format!("2x + 1 − {k}")];
    let low = format!("(2x > {k} − 3 or {two} < {one} and {one} < {k} and {three} < 0)");
    let high = format!("(2x < {k} + 1 or 0 < {three} and {three} < {k} and {k} ≤ {two} and {two} < {one})");
    let beyond = format!("({three} < {k} and (2x ≥ {k} + 1 or {one} < {k} and {two} < {k}))");
    format!("y > 0 or z > 0 or x mod 2 = 1 or x ≥ {k} or {low} and {high} and {beyond}")
}

/// y and the rim, of any three numbers.
fn lemma_7_1(p: &Parameters) -> String {
    let (n, d) = (p.k.numerator(), p.k.denominator());
    // Everything is multiplied by the denominator.
    let (gap, rim) = (format!("({d}·(x + z) − {n}·y)"), format!("floor({d}·(x + z)/{n})"));
    format!(
        "((0 ≤ {gap} and {gap} < {n}) = (y = {rim})) and (({gap} ≥ {n}) = (y < {rim})) and (({gap} < 0) = (y > {rim}))"
    )
}

/// The condition `asked` on the number of winning moves after which two piles are equal. These moves share the difference of two piles
/// evenly between them. In the wide reading, the move that makes the smallest pile equal to the middle one is included. A move to the same
/// piles as an earlier one is not counted again.
fn equalisers(is_wide: bool, asked: &str) -> String {
    let mut ways = vec![
        "a > 0 and a mod 2 = 0 and G(0, 0, b − floor(a/2)) = 0",
        "b mod 2 = 0 and G(0, floor(b/2) − a, floor(b/2) − a) = 0",
        "a > 0 and (a + b) mod 2 = 0 and G(0, floor((a + b)/2), floor((a + b)/2)) = 0",
    ];
    if is_wide {
        ways.push("a > 0 and b ≠ 2a and G(0, 0, b − 2a) = 0");
    }
    let count: Vec<String> = ways.into_iter().map(|way| format!("(if {way} then 1 else 0)")).collect();
    format!("if 2a > b then 0 = 0 else G(0, a, b) = 0 or {} {asked}", count.join(" + "))
}

/// The values 2 and 3 lie in the rows up to these.
fn rows([two, three]: [u32; 2]) -> String {
    format!("a > b/2 or (G(0, a, b) ≠ 2 or a ≤ {two}) and (G(0, a, b) ≠ 3 or a ≤ {three})")
}

fn of_triangle(p: &Parameters) -> Ruleset {
    triangle(p.k)
}

fn of_step(p: &Parameters) -> Ruleset {
    step(p.k, p.s)
}

fn with_pass(p: &Parameters) -> Ruleset {
    Ruleset { pass: true, ..of_step(p) }
}

fn of_sharing(_: &Parameters) -> Ruleset {
    sharing()
}
