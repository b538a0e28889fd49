//! A formula of one's own, and its result.

use crate::bench::News;
use maths::games::{Rules, Ruleset};
use maths::values::Ratio;
use std::rc::Rc;
use web::requests::trial::Trial;
use web::workers::checker::protocol::{Against, Answer, FormulaQuestion, FormulaResult};

/// The formula that is written, and the last that was put to the test.
#[derive(Clone, Debug, PartialEq)]
pub struct FormulaBox {
    /// What is written.
    pub question: FormulaQuestion,
    /// What was put to the test.
    pub trial: Option<Rc<Trial<FormulaQuestion, FormulaResult>>>,
}

impl Default for FormulaBox {
    fn default() -> Self {
        Self { question: examples().swap_remove(0), trial: None }
    }
}

impl FormulaBox {
    /// Boxes with more positions are tested when a button is pressed.
    const QUICK: u64 = 100_000_000;

    /// Whether the test takes about a second at most, so that it may begin by itself.
    pub(super) fn is_quick(&self) -> bool {
        let FormulaQuestion { ruleset, bound, .. } = self.question;
        // One pile of Sharing Nim is 0 in its normal forms.
        let free = if ruleset.rules.is_piles() { ruleset.rules.count() - 1 } else { ruleset.rules.count() };
        let side = u64::from(bound) + 1;
        let positions = (0..free).try_fold(1 + u64::from(ruleset.pass), |all, _| all.checked_mul(side));
        positions.is_some_and(|positions| positions <= Self::QUICK)
    }

    /// The test of the formula as it is written, if there was one.
    pub(super) fn current(&self) -> Option<&Trial<FormulaQuestion, FormulaResult>> {
        self.trial.as_deref().filter(|trial| trial.question == self.question)
    }

    pub(super) fn begin(&mut self, question: FormulaQuestion) {
        self.question = question.clone();
        self.trial = Some(Rc::new(Trial::new(question)));
    }

    pub(super) fn hear(&mut self, news: News) {
        let trial = self.trial.take().map(Rc::unwrap_or_clone);
        self.trial = trial.and_then(|trial| trial.after(news, Answer::formula_result)).map(Rc::new);
    }
}

/// Formulas to begin with: those of the papers, with the games they are about.
pub(super) fn examples() -> Vec<FormulaQuestion> {
    let whole = |k| Ratio::whole(k).unwrap_or(Ratio::ONE);
    let triangle = |k| Ruleset::normal(Rules::triangle(whole(k)));
    let step = |k, s| Ruleset::normal(Rules::step(whole(k), s));
    let with_pass = |ruleset| Ruleset { pass: true, ..ruleset };
    let question =
        |formula: &str, against, ruleset, bound| FormulaQuestion { formula: formula.into(), against, ruleset, bound };
    vec![
        question("x ⊕ y ⊕ z = 0", Against::PPositions, triangle(3), 200),
        question("(x−1) ⊕ y ⊕ (z−1) = 0", Against::PPositions, triangle(5), 200),
        question("x ⊕ ((y ⊕ (z+s)) − s)", Against::Values, step(4, 3), 100),
        question("(x+s) ⊕ y ⊕ (z+s) ⊕ p", Against::Taken, with_pass(step(4, 2)), 100),
        question("a = 0 or a = b", Against::AtPPositions, Ruleset::normal(Rules::SHARING), 500),
    ]
}

#[cfg(test)]
mod tests {
    use super::examples;
    use maths::expressions::Formula;

    #[test]
    fn examples_can_be_read() {
        for question in examples() {
            assert!(question.formula.parse::<Formula>().is_ok(), "{}", question.formula);
        }
    }
}
