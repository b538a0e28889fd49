//! Compiles a tree to steps. Here whole numbers and possible fractions are distinguished, since the
//! k of the ruleset is known.

use crate::expressions::{Formula, Number, Operation, Selection, Truth, Variable};
use crate::formulas::step::Step;
use crate::games::Rules;

/// The steps of a formula. A number ends as a whole number.
pub(super) fn formula(formula: &Formula, rules: Rules) -> Vec<Step> {
    let compiler = Compiler { rules };
    match formula {
        Formula::Number(number) => compiler.whole(number),
        Formula::Truth(truth) => compiler.truth(truth),
    }
}

/// Steps that end in a number, and whether it is a fraction.
struct Code {
    steps: Vec<Step>,
    wide: bool,
}

impl Code {
    fn narrow(steps: Vec<Step>) -> Self {
        Self { steps, wide: false }
    }

    fn then(mut self, step: Step, wide: bool) -> Self {
        self.steps.push(step);
        Self { steps: self.steps, wide }
    }

    /// As a fraction, if that is wanted.
    fn widened(mut self, wide: bool) -> Vec<Step> {
        if wide && !self.wide {
            self.steps.push(Step::Constant(1));
        }
        self.steps
    }
}

/// All steps one after the other. If one code has fractions, all are made fractions.
fn alike(codes: Vec<Code>) -> Code {
    let wide = codes.iter().any(|code| code.wide);
    Code { steps: codes.into_iter().flat_map(|code| code.widened(wide)).collect(), wide }
}

struct Compiler {
    rules: Rules,
}

impl Compiler {
    fn number(&self, tree: &Number) -> Code {
        match tree {
            Number::Constant(number) => Code::narrow(vec![Step::Constant(*number)]),
            Number::Variable(variable) => self.variable(*variable),
            Number::Negative(of) => {
                arithmetic(Operation::Minus, Code::narrow(vec![Step::Constant(0)]), self.number(of))
            }
            Number::Floor(of) => rounded(self.number(of), false),
            Number::Ceiling(of) => rounded(self.number(of), true),
            Number::Absolute(of) => {
                let code = self.number(of);
                let wide = code.wide;
                code.then(Step::Absolute { wide }, wide)
            }
            Number::Binary(operation, sides) => self.binary(*operation, sides),
            Number::Selected(selection, entries) => self.selected(*selection, entries),
            Number::If(parts) => {
                let both = alike(vec![self.number(&parts.1), self.number(&parts.2)]);
                let mut steps = self.truth(&parts.0);
                steps.extend(both.steps);
                Code { steps, wide: both.wide }.then(Step::Choose { wide: both.wide }, both.wide)
            }
            Number::Grundy(cells) => self.wholes(&cells[..]).then(Step::Grundy, false),
        }
    }

    fn variable(&self, variable: Variable) -> Code {
        Code::narrow(vec![match variable {
            Variable::X => Step::Load(0),
            Variable::Y | Variable::A => Step::Load(1),
            Variable::Z | Variable::B => Step::Load(2),
            Variable::P => Step::Load(3),
            Variable::W => Step::Load(4),
            Variable::S => Step::Constant(self.rules.s().unwrap_or(0).into()),
            Variable::K => match self.rules.k() {
                Some(k) if k.as_whole().is_none() => {
                    let parts = [k.numerator(), k.denominator()];
                    return Code { steps: parts.map(|part| Step::Constant(part.into())).to_vec(), wide: true };
                }
                k => Step::Constant(k.map_or(0, |k| k.numerator()).into()),
            },
        }])
    }

    /// As a whole number, whatever it takes.
    fn whole(&self, tree: &Number) -> Vec<Step> {
        let code = self.number(tree);
        if code.wide { code.then(Step::Narrow, false).steps } else { code.steps }
    }

    fn wholes(&self, entries: &[Number]) -> Code {
        Code::narrow(entries.iter().flat_map(|entry| self.whole(entry)).collect())
    }

    fn binary(&self, operation: Operation, sides: &[Number; 2]) -> Code {
        match operation {
            Operation::Plus | Operation::Minus | Operation::Times => {
                arithmetic(operation, self.number(&sides[0]), self.number(&sides[1]))
            }
            Operation::Over => {
                let [left, right] = [0, 1].map(|side| self.number(&sides[side]).widened(true));
                Code { steps: [left, right].concat(), wide: true }.then(Step::Fractional(operation), true)
            }
            Operation::FloorOver => {
                let both = alike(vec![self.number(&sides[0]), self.number(&sides[1])]);
                let step = if both.wide { Step::FloorOver } else { Step::Whole(operation) };
                both.then(step, false)
            }
            Operation::Modulo
            | Operation::NimSum
            | Operation::Common
            | Operation::Either
            | Operation::ShiftUp
            | Operation::ShiftDown => self.wholes(&sides[..]).then(Step::Whole(operation), false),
        }
    }

    fn selected(&self, selection: Selection, entries: &[Number]) -> Code {
        let largest = match selection {
            Selection::Mex => return self.wholes(entries).then(Step::Mex { count: entries.len() }, false),
            Selection::Min => false,
            Selection::Max => true,
        };
        let mut all = alike(entries.iter().map(|entry| self.number(entry)).collect());
        let step = Step::Extreme { largest, wide: all.wide };
        all.steps.extend(std::iter::repeat_n(step, entries.len() - 1));
        all
    }

    fn truth(&self, tree: &Truth) -> Vec<Step> {
        match tree {
            Truth::Compared(relation, sides) => {
                let both = alike(vec![self.number(&sides[0]), self.number(&sides[1])]);
                let wide = both.wide;
                both.then(Step::Compare { relation: *relation, wide }, false).steps
            }
            Truth::Among(number, entries) => {
                let mut codes = vec![self.number(number)];
                codes.extend(entries.iter().map(|entry| self.number(entry)));
                let all = alike(codes);
                let wide = all.wide;
                all.then(Step::Among { count: entries.len(), wide }, false).steps
            }
            Truth::Same(sides) => {
                let differ = self.truths(&sides[..], Step::Whole(Operation::NimSum));
                Code::narrow(differ).then(Step::Not, false).steps
            }
            Truth::Not(of) => Code::narrow(self.truth(of)).then(Step::Not, false).steps,
            Truth::And(sides) => self.truths(&sides[..], Step::Whole(Operation::Common)),
            Truth::Or(sides) => self.truths(&sides[..], Step::Whole(Operation::Either)),
            Truth::If(parts) => self.truths(&parts[..], Step::Choose { wide: false }),
        }
    }

    fn truths(&self, parts: &[Truth], step: Step) -> Vec<Step> {
        let mut steps: Vec<Step> = parts.iter().flat_map(|part| self.truth(part)).collect();
        steps.push(step);
        steps
    }
}

fn arithmetic(operation: Operation, left: Code, right: Code) -> Code {
    let both = alike(vec![left, right]);
    let wide = both.wide;
    both.then(if wide { Step::Fractional(operation) } else { Step::Whole(operation) }, wide)
}

fn rounded(code: Code, up: bool) -> Code {
    if code.wide { code.then(Step::Round { up }, false) } else { code }
}
