//! The user's formula, and its result.

use crate::bench::News;
use maths::formulas::Verdict;
use maths::games::{Rules, Ruleset};
use maths::values::Ratio;
use std::rc::Rc;
use web::workers::checker::protocol::{Against, Answer, FormulaQuestion, FormulaResult, Picture};
use web::workers::requests::trial::Trial;

/// The formula that is written, and the last that was put to the test.
#[derive(Clone, Debug, PartialEq)]
pub struct FormulaBox {
    /// The formula, with its comparison.
    pub question: FormulaQuestion,
    /// The test of a formula.
    pub trial: Option<Rc<Trial<FormulaQuestion, FormulaResult>>>,
    /// The picture of a formula for the P-positions of a game.
    picture: Option<Rc<PictureTrial>>,
}

/// A picture that was asked for. Its answer is none where there is no picture.
type PictureTrial = Trial<(String, Ruleset), Option<Picture>>;

impl Default for FormulaBox {
    fn default() -> Self {
        Self { question: examples().swap_remove(0), trial: None, picture: None }
    }
}

impl FormulaBox {
    /// Boxes with more positions are tested when a button is pressed.
    const QUICK: u64 = 100_000_000;
    /// Positions of four numbers are tested one by one.
    const QUICK_OF_FOUR: u64 = 10_000_000;
    /// The bound of the test when a game of four numbers is chosen.
    pub(super) const BOUND_OF_FOUR: u32 = 40;

    /// True if the test takes about a second at most, so that it may begin by itself.
    pub(super) fn is_quick(&self) -> bool {
        let FormulaQuestion { ruleset, bound, .. } = self.question;
        // One pile of Sharing Nim is 0 in its normal forms.
        let free = if ruleset.rules.is_piles() { ruleset.rules.count() - 1 } else { ruleset.rules.count() };
        let side = u64::from(bound) + 1;
        let positions = (0..free).try_fold(1 + u64::from(ruleset.pass), |all, _| all.checked_mul(side));
        let most = if has_four(ruleset) { Self::QUICK_OF_FOUR } else { Self::QUICK };
        positions.is_some_and(|positions| positions <= most)
    }

    /// The picture of the formula as it is written, if there is one.
    pub(super) fn picture(&self) -> Option<&Picture> {
        let FormulaQuestion { formula, ruleset, against, .. } = &self.question;
        let trial =
            self.picture.as_ref().filter(|trial| trial.question.0 == *formula && trial.question.1 == *ruleset)?;
        trial.answer()?.as_ref().filter(|_| *against == Against::PPositions && !self.is_refused())
    }

    /// True if the formula as it is written cannot be tested, because these rules have no positions for example.
    fn is_refused(&self) -> bool {
        matches!(self.current().and_then(Trial::answer), Some(FormulaResult::CannotCompare(_)))
    }

    /// True if a test of the formula can have a picture.
    pub(super) fn may_have_picture(&self) -> bool {
        self.question.against == Against::PPositions && self.question.ruleset.rules.count() == 3
    }

    /// True if the picture of the formula as it is written was asked for and has not come.
    pub(super) fn awaits_picture(&self) -> bool {
        let FormulaQuestion { formula, ruleset, .. } = &self.question;
        let is_current = |trial: &PictureTrial| trial.question.0 == *formula && trial.question.1 == *ruleset;
        self.may_have_picture() && self.picture.as_ref().is_some_and(|trial| is_current(trial) && trial.is_open())
    }

    pub(super) fn begin_picture(&mut self, formula: String, ruleset: Ruleset) {
        self.picture = Some(Rc::new(Trial::new((formula, ruleset))));
    }

    pub(super) fn hear_picture(&mut self, news: News) {
        Trial::hear(&mut self.picture, news, Answer::picture);
    }

    /// The test of the formula as it is written, if there was one.
    pub(super) fn current(&self) -> Option<&Trial<FormulaQuestion, FormulaResult>> {
        self.trial.as_deref().filter(|trial| trial.question == self.question)
    }

    /// True if the test of the formula as it is written found a counterexample.
    pub(super) fn is_refuted(&self) -> bool {
        let answer = self.current().and_then(Trial::answer);
        matches!(answer, Some(FormulaResult::Verdict(Verdict::Refuted { .. } | Verdict::Undefined { .. })))
    }

    pub(super) fn begin(&mut self, question: FormulaQuestion) {
        self.question = question.clone();
        self.trial = Some(Rc::new(Trial::new(question)));
    }

    pub(super) fn hear(&mut self, news: News) {
        Trial::hear(&mut self.trial, news, Answer::formula_result);
    }
}

/// True for own rules of four numbers or more.
pub(super) fn has_four(ruleset: Ruleset) -> bool {
    ruleset.rules.own().is_some_and(|rules| rules.count() > 3)
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
