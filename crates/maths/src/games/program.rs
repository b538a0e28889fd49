//! Rims and bounds as a list of steps on a stack of numbers, which is quicker than walking down the tree, and is what travels to
//! workers: they have neither the tree nor what reads and writes it.
//!
//! The values are those of [`Number::value`], the same exact fractions and the same reasons for having none. Truth values are the numbers 1
//! and 0. Each name in a formula is an input of the program, or a number that is written into it ([`Meaning`]).

mod sound;

use crate::expressions::{Fault, Fraction, Number, Operation, Relation, Selection, Truth, Variable};
use crate::values::Ratio;
use serde::{Deserialize, Serialize};

/// The meaning of a name in a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// One of the numbers that the program is given, counted from 0.
    Input(u8),
    /// A number that is known already.
    Number(i64),
    /// The same, and not whole.
    Ratio(Ratio),
    /// Nothing: a formula with this name was refused when it was read.
    Nothing,
}

/// A formula as steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "sound::Travelled")]
pub(super) struct Program {
    steps: Vec<Step>,
    /// The most numbers that are on the stack at a time.
    height: usize,
}

/// The next operation. Operands are taken from the stack, results put on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Step {
    Number(i64),
    Ratio(Ratio),
    Input(u8),
    Negative,
    Floor,
    Ceiling,
    Absolute,
    Binary(Operation),
    Selected(Selection, usize),
    Compared(Relation),
    /// Tests if a number is one of this many numbers after it.
    Among(usize),
    Not,
    /// Takes a truth value, and skips this many steps if it is false.
    Unless(usize),
    /// Skips this many steps.
    Skip(usize),
    /// A part that such a formula cannot have; refused when the text was read.
    Nothing,
}

/// The stack that all but a few formulas do with.
const LOW: usize = 8;

impl Program {
    /// `meaning` says what each name is.
    pub(super) fn of(tree: &Number, meaning: &dyn Fn(Variable) -> Meaning) -> Self {
        let mut compiler = Compiler { steps: Vec::new(), meaning, now: 0, height: 0 };
        compiler.number(tree);
        Self { steps: compiler.steps, height: compiler.height }
    }

    /// The value for these inputs, as many as the program has.
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn value(&self, inputs: &[u32]) -> Result<Fraction, Fault> {
        let zero = Fraction::of_parts(0, 1);
        if self.height <= LOW {
            self.run(inputs, &mut [zero; LOW])
        } else {
            self.run(inputs, &mut vec![zero; self.height])
        }
    }

    fn run(&self, inputs: &[u32], stack: &mut [Fraction]) -> Result<Fraction, Fault> {
        let whole = |number: i64| Fraction::of_parts(number, 1);
        let (mut next, mut count) = (0, 0);
        while let Some(step) = self.steps.get(next) {
            next += 1;
            // The place of the first number that the step takes, and of its result.
            let first = count - step.takes();
            let taken = &stack[first..count];
            let result = match *step {
                Step::Number(number) => whole(number),
                Step::Ratio(ratio) => Fraction::of_parts(ratio.numerator().into(), ratio.denominator().into()),
                Step::Input(input) => whole(inputs[usize::from(input)].into()),
                Step::Negative => whole(0).minus(taken[0])?,
                Step::Floor => Fraction::whole(taken[0].floor())?,
                Step::Ceiling => Fraction::whole(taken[0].ceiling())?,
                Step::Absolute => taken[0].max(whole(0).minus(taken[0])?),
                Step::Binary(operation) => operation.of(taken[0], taken[1])?,
                Step::Selected(selection, _) => selection.of(taken)?,
                Step::Compared(relation) => whole(relation.is_true(taken[0].cmp(&taken[1])).into()),
                Step::Among(_) => whole(taken[1..].contains(&taken[0]).into()),
                Step::Not => whole(1).minus(taken[0])?,
                Step::Unless(steps) => {
                    next += if taken[0] == whole(0) { steps } else { 0 };
                    count = first;
                    continue;
                }
                Step::Skip(steps) => {
                    next += steps;
                    continue;
                }
                Step::Nothing => return Err(Fault::NoPosition),
            };
            stack[first] = result;
            count = first + 1;
        }
        Ok(stack[0])
    }
}

impl Meaning {
    fn step(self) -> Step {
        match self {
            Self::Input(input) => Step::Input(input),
            Self::Number(number) => Step::Number(number),
            Self::Ratio(ratio) => Step::Ratio(ratio),
            Self::Nothing => Step::Nothing,
        }
    }
}

impl Step {
    /// The count of numbers that it takes from the stack.
    fn takes(self) -> usize {
        match self {
            Self::Number(_) | Self::Ratio(_) | Self::Input(_) | Self::Skip(_) | Self::Nothing => 0,
            Self::Negative | Self::Floor | Self::Ceiling | Self::Absolute | Self::Not | Self::Unless(_) => 1,
            Self::Binary(_) | Self::Compared(_) => 2,
            Self::Selected(_, count) => count,
            Self::Among(count) => count.saturating_add(1),
        }
    }

    /// The count of numbers that it puts on the stack.
    fn puts(self) -> usize {
        usize::from(!matches!(self, Self::Unless(_) | Self::Skip(_)))
    }
}

/// Writes a program.
struct Compiler<'a> {
    steps: Vec<Step>,
    meaning: &'a dyn Fn(Variable) -> Meaning,
    /// The count of numbers on the stack, and the largest count so far.
    now: usize,
    height: usize,
}

impl Compiler<'_> {
    fn put(&mut self, step: Step) {
        self.now = self.now + step.puts() - step.takes();
        self.height = self.height.max(self.now);
        self.steps.push(step);
    }

    fn number(&mut self, tree: &Number) {
        match tree {
            Number::Constant(number) => self.put(Step::Number(*number)),
            Number::Variable(variable) => self.put((self.meaning)(*variable).step()),
            Number::Grundy(_) => self.put(Step::Nothing),
            Number::Negative(of) => self.one(of, Step::Negative),
            Number::Floor(of) => self.one(of, Step::Floor),
            Number::Ceiling(of) => self.one(of, Step::Ceiling),
            Number::Absolute(of) => self.one(of, Step::Absolute),
            Number::Binary(operation, sides) => self.all(&sides[..], Step::Binary(*operation)),
            Number::Selected(selection, entries) => self.all(entries, Step::Selected(*selection, entries.len())),
            Number::If(parts) => {
                self.choice(&parts.0, |compiler| compiler.number(&parts.1), |compiler| compiler.number(&parts.2));
            }
        }
    }

    fn truth(&mut self, tree: &Truth) {
        let constant = |value: bool| move |compiler: &mut Self| compiler.put(Step::Number(value.into()));
        match tree {
            Truth::Compared(relation, sides) => self.all(&sides[..], Step::Compared(*relation)),
            Truth::Among(number, entries) => {
                self.number(number);
                self.all(entries, Step::Among(entries.len()));
            }
            Truth::Same(sides) => {
                sides.iter().for_each(|side| self.truth(side));
                self.put(Step::Compared(Relation::Equal));
            }
            Truth::Not(of) => {
                self.truth(of);
                self.put(Step::Not);
            }
            Truth::And(sides) => self.choice(&sides[0], |compiler| compiler.truth(&sides[1]), constant(false)),
            Truth::Or(sides) => self.choice(&sides[0], constant(true), |compiler| compiler.truth(&sides[1])),
            Truth::If(parts) => {
                self.choice(&parts[0], |compiler| compiler.truth(&parts[1]), |compiler| compiler.truth(&parts[2]));
            }
        }
    }

    fn one(&mut self, of: &Number, step: Step) {
        self.number(of);
        self.put(step);
    }

    fn all(&mut self, parts: &[Number], step: Step) {
        parts.iter().for_each(|part| self.number(part));
        self.put(step);
    }

    /// One of two values, of which only that one is computed.
    fn choice(&mut self, condition: &Truth, yes: impl FnOnce(&mut Self), no: impl FnOnce(&mut Self)) {
        self.truth(condition);
        let unless = self.steps.len();
        self.put(Step::Unless(0));
        yes(self);
        let skip = self.steps.len();
        self.put(Step::Skip(0));
        self.steps[unless] = Step::Unless(skip - unless);
        // Only one of the two values is put on the stack.
        self.now -= 1;
        no(self);
        self.steps[skip] = Step::Skip(self.steps.len() - skip - 1);
    }
}
