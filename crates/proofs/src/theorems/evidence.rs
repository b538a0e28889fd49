//! The statement of a claim about its smallest counterexample, and the truth there.

use crate::theorems::{Numbers, Verdict};
use maths::expressions::{Fault, Formula, Fraction, Truth};
use maths::formulas::{FormulaValue, Interpreter, KnownValues, Subject};
use maths::games::{Coordinates, Position, Ruleset, Witness, normal_form};
use std::collections::HashSet;

/// The most options that are looked at to find a value.
const MOST_OPTIONS: u64 = 3_000_000;

/// The statement of a claim about the positions of a ruleset, without Grundy values.
pub(super) struct Said {
    pub(super) ruleset: Ruleset,
    pub(super) subject: Subject,
    pub(super) formula: Formula,
    /// The condition that the claim asks for the values of positions only; `None` if this is always true.
    pub(super) defined: Option<Truth>,
}

impl Said {
    /// The verdict that the claim is wrong first at these coordinates.
    pub(super) fn refuted(&self, numbers: Numbers, pass: bool) -> Verdict {
        let numbers = &numbers[..self.ruleset.rules.count().min(numbers.len())];
        let cell = |number: &u64| u32::try_from(*number).ok().filter(|cell| *cell <= Position::LARGEST);
        let cells: Option<Vec<u32>> = numbers.iter().map(cell).collect();
        let Some(coordinates) = cells.and_then(|cells| Coordinates::new(&cells)) else {
            return Verdict::RefutedBeyond { at: Some(numbers.to_vec()) };
        };
        let at = Position::at(coordinates).with_pass(pass);
        let stated = self.stated(at);
        let found = match (self.subject, stated) {
            (_, Err(Fault::NoPosition)) => None,
            (Subject::Values, _) => value(self.ruleset, &self.formula, at).map(FormulaValue::Number),
            // The claim is wrong here, so the opposite is so.
            (Subject::PPositions, Ok(FormulaValue::Truth(truth))) => Some(FormulaValue::Truth(!truth)),
            (Subject::Everywhere | Subject::AtPPositions, _) => Some(FormulaValue::Truth(true)),
            (Subject::PPositions, Ok(FormulaValue::Number(_)) | Err(_)) => None,
        };
        Verdict::Refuted { at: Witness::at(self.ruleset, at), stated, found }
    }

    fn stated(&self, at: Position) -> Result<FormulaValue, Fault> {
        let interpreter = Interpreter { ruleset: self.ruleset, values: KnownValues::None };
        match &self.defined {
            Some(defined) if !interpreter.truth(defined, at)? => Err(Fault::NoPosition),
            Some(_) | None => stated(self.ruleset, &self.formula, at),
        }
    }
}

fn stated(ruleset: Ruleset, formula: &Formula, at: Position) -> Result<FormulaValue, Fault> {
    let interpreter = Interpreter { ruleset, values: KnownValues::None };
    match formula {
        Formula::Number(number) => interpreter.number(number, at).map(FormulaValue::Number),
        Formula::Truth(truth) => interpreter.truth(truth, at).map(FormulaValue::Truth),
    }
}

/// The Grundy value of the smallest position at which the formula is wrong: it is right at all options.
fn value(ruleset: Ruleset, formula: &Formula, at: Position) -> Option<Fraction> {
    if at.coordinates.sum() > MOST_OPTIONS {
        return None;
    }
    if ruleset.is_terminal(at) {
        return Fraction::whole(ruleset.misere.into()).ok();
    }
    let mut values = HashSet::new();
    ruleset.each_option(at, |_, option| {
        let option = if ruleset.rules.is_piles() { in_normal_form(option) } else { option };
        if let Ok(FormulaValue::Number(number)) = stated(ruleset, formula, option) {
            values.extend(number.as_whole());
        }
    });
    let mex = (0..).find(|value| !values.contains(value))?;
    Fraction::whole(mex).ok()
}

fn in_normal_form(position: Position) -> Position {
    Position::at(normal_form(position.xyz())).with_pass(position.pass)
}
