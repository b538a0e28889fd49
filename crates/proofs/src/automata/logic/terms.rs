//! Numbers become cases: a sum of multiples of tracks, where some conditions hold. The conditions of all cases of a number cover
//! everything and exclude each other, so the number has one value everywhere.

use crate::automata::logic::form::Form;
use crate::automata::logic::{Compiler, Meaning, Undecidable, Why, track_of};
use crate::automata::{Linear, Step, StepId};
use maths::expressions::{Fraction, Number, Operation, Relation, Selection};

/// The value of a number where some conditions hold.
#[derive(Clone)]
pub(super) struct Case {
    pub(super) conditions: Vec<StepId>,
    pub(super) value: Form,
}

impl Case {
    fn always(value: Form) -> Vec<Self> {
        vec![Self { conditions: Vec::new(), value }]
    }

    fn also(&self, condition: StepId, value: Form) -> Self {
        Self { conditions: [&self.conditions[..], &[condition]].concat(), value }
    }

    fn joined(&self, other: &Self, value: Form) -> Self {
        Self { conditions: [&self.conditions[..], &other.conditions[..]].concat(), value }
    }
}

impl Why {
    /// It is this part that is not decidable.
    pub(super) fn at(self, part: &Number) -> Undecidable {
        Undecidable { part: part.compact(), why: self }
    }
}

impl Compiler<'_> {
    /// The cases of a number.
    pub(super) fn cases(&mut self, tree: &Number) -> Result<Vec<Case>, Undecidable> {
        let cases = match tree {
            Number::Constant(number) => Case::always(Form::constant(whole(*number).map_err(|why| why.at(tree))?)),
            Number::Variable(variable) => match self.scope.meaning(*variable) {
                Some(Meaning::Constant(number)) => Case::always(Form::constant(number)),
                Some(Meaning::Varies) => {
                    Case::always(Form::track(track_of(*variable)).map_err(|fault| Why::from(fault).at(tree))?)
                }
                None => return Err(Why::Name.at(tree)),
            },
            Number::Negative(of) => self.each(of, tree, |_, case| Ok(vec![times(case, whole(-1)?)?]))?,
            Number::Floor(of) => self.each(of, tree, Self::floor)?,
            Number::Ceiling(of) => self.each(of, tree, |compiler, case| {
                let floors = compiler.floor(times(case, whole(-1)?)?)?;
                floors.into_iter().map(|case| times(case, whole(-1)?)).collect()
            })?,
            Number::Absolute(of) => self.each(of, tree, |compiler, case| {
                let [not_negative, negative] = compiler.signs(&case)?;
                let negated = times(case.clone(), whole(-1)?)?;
                Ok(vec![case.also(not_negative, case.value.clone()), case.also(negative, negated.value)])
            })?,
            Number::Binary(operation, sides) => self.binary(*operation, sides, tree)?,
            Number::Selected(selection, entries) => self.selected(*selection, entries, tree)?,
            Number::If(parts) => self.conditional(&parts.0, [&parts.1, &parts.2], tree)?,
            Number::Grundy(_) => return Err(Why::Grundy.at(tree)),
        };
        Self::check_count(cases.len()).map_err(|why| why.at(tree))?;
        Ok(cases)
    }

    /// The cases that a function makes of each case of a part.
    fn each(
        &mut self,
        part: &Number,
        tree: &Number,
        make: impl Fn(&mut Self, Case) -> Result<Vec<Case>, Why>,
    ) -> Result<Vec<Case>, Undecidable> {
        let mut all = Vec::new();
        for case in self.cases(part)? {
            all.extend(make(self, case).map_err(|why| why.at(tree))?);
        }
        Ok(all)
    }

    fn binary(&mut self, operation: Operation, sides: &[Number; 2], tree: &Number) -> Result<Vec<Case>, Undecidable> {
        if matches!(operation, Operation::NimSum | Operation::Common | Operation::Either) {
            return self.on_digits(operation, tree);
        }
        let (left, right) = (self.cases(&sides[0])?, self.cases(&sides[1])?);
        let mut all = Vec::new();
        for a in &left {
            for b in &right {
                all.extend(self.of_two(operation, a, b).map_err(|why| why.at(tree))?);
            }
        }
        Ok(all)
    }

    fn of_two(&mut self, operation: Operation, a: &Case, b: &Case) -> Result<Vec<Case>, Why> {
        let fixed = |case: &Case, why: Why| case.value.as_constant().ok_or(why);
        let scaled = |factor: Fraction| Ok::<Case, Why>(a.joined(b, a.value.times(factor)?));
        let places = || {
            let places = fixed(b, Why::VaryingShift)?.as_whole().ok_or(Why::Fraction)?;
            let places =
                u32::try_from(places).map_err(|_| if places < 0 { Why::NegativeShift } else { Why::TooLarge })?;
            if places > 60 { Err(Why::TooLarge) } else { whole(1 << places) }
        };
        Ok(match operation {
            Operation::Plus => vec![a.joined(b, a.value.plus(&b.value)?)],
            Operation::Minus => vec![a.joined(b, a.value.minus(&b.value)?)],
            Operation::Times => match (a.value.as_constant(), b.value.as_constant()) {
                (_, Some(factor)) => vec![scaled(factor)?],
                (Some(factor), None) => vec![a.joined(b, b.value.times(factor)?)],
                (None, None) => return Err(Why::Product),
            },
            Operation::Over => vec![scaled(whole(1)?.over(fixed(b, Why::VaryingDivisor)?)?)?],
            Operation::FloorOver => {
                let quotient = scaled(whole(1)?.over(fixed(b, Why::VaryingDivisor)?)?)?;
                self.floor(quotient)?
            }
            Operation::Modulo => vec![self.remainder(a.joined(b, a.value.clone()), fixed(b, Why::VaryingDivisor)?)?],
            Operation::ShiftUp if a.value.is_whole() => vec![scaled(places()?)?],
            Operation::ShiftDown if a.value.is_whole() => {
                let quotient = scaled(whole(1)?.over(places()?)?)?;
                self.floor(quotient)?
            }
            Operation::ShiftUp | Operation::ShiftDown => return Err(Why::Fraction),
            // These never come here: they are operations on digits.
            Operation::NimSum | Operation::Common | Operation::Either => return Err(Why::Fraction),
        })
    }

    /// ⌊a/d⌋ as a number q with 0 ≤ a − d·q ≤ d − 1. For a negative quotient, −1 − q instead.
    fn floor(&mut self, case: Case) -> Result<Vec<Case>, Why> {
        if case.value.is_whole() {
            return Ok(vec![case]);
        }
        let mut signs = Vec::new();
        for is_negative in [false, true] {
            if if is_negative { case.value.is_never_negative() } else { case.value.is_always_negative() } {
                continue;
            }
            let track = Form::track(self.free_track()?)?;
            let quotient = if is_negative { track.exchanged()? } else { track };
            let factor = case.value.whole()?.factor;
            let rest = case.value.minus(&quotient)?.times(whole(factor)?)?.whole()?;
            let bound = |edge: i64| edge.checked_sub(rest.constant).ok_or(Why::TooLarge);
            let (least, most) = (bound(0)?, bound(factor - 1)?);
            let condition = self.plan.add(Step::Linear(Linear::between(&rest.terms, Some(least), Some(most))?))?;
            signs.push(case.also(condition, quotient));
        }
        Ok(signs)
    }

    /// a mod n, between 0 and n; for a negative n between n and 0.
    fn remainder(&mut self, case: Case, modulus: Fraction) -> Result<Case, Why> {
        let modulus = modulus.as_whole().filter(|_| case.value.is_whole()).ok_or(Why::Fraction)?;
        if modulus == 0 {
            return Err(Why::DivisionByZero);
        }
        if modulus < 0 {
            let positive = modulus.checked_neg().ok_or(Why::TooLarge)?;
            return times(self.remainder(times(case, whole(-1)?)?, whole(positive)?)?, whole(-1)?);
        }
        let rest = Form::track(self.free_track()?)?;
        let difference = case.value.minus(&rest)?.whole()?;
        let remainder = difference.constant.checked_neg().ok_or(Why::TooLarge)?;
        let linear = Linear::remainder(&difference.terms, modulus, remainder)?;
        let congruent = self.plan.add(Step::Linear(linear))?;
        let small = self.compared(&rest.minus(&Form::constant(whole(modulus)?))?, Relation::Less)?;
        Ok(case.also(congruent, rest.clone()).also(small, rest))
    }

    /// The sets where a case is at least 0, and where it is negative.
    fn signs(&mut self, case: &Case) -> Result<[StepId; 2], Why> {
        Ok([self.compared(&case.value, Relation::AtLeast)?, self.compared(&case.value, Relation::Less)?])
    }

    fn conditional(
        &mut self,
        condition: &maths::expressions::Truth,
        parts: [&Number; 2],
        tree: &Number,
    ) -> Result<Vec<Case>, Undecidable> {
        let holds = self.truth(condition)?;
        let fails = self.plan.add(Step::Not(holds)).map_err(|why| Why::from(why).at(tree))?;
        let mut all = Vec::new();
        for (part, condition) in parts.into_iter().zip([holds, fails]) {
            all.extend(self.cases(part)?.iter().map(|case| case.also(condition, case.value.clone())));
        }
        Ok(all)
    }

    /// One of several numbers. For `min` and `max` the cases are which of them it is, the first if there are several.
    fn selected(&mut self, selection: Selection, entries: &[Number], tree: &Number) -> Result<Vec<Case>, Undecidable> {
        let mut lists: Vec<(Vec<StepId>, Vec<Form>)> = vec![(Vec::new(), Vec::new())];
        for entry in entries {
            let cases = self.cases(entry)?;
            let joined = lists.iter().flat_map(|(conditions, forms)| {
                cases.iter().map(|case| {
                    (
                        [&conditions[..], &case.conditions[..]].concat(),
                        [&forms[..], std::slice::from_ref(&case.value)].concat(),
                    )
                })
            });
            lists = joined.collect();
            Self::check_count(lists.len()).map_err(|why| why.at(tree))?;
        }
        let mut all = Vec::new();
        for (conditions, forms) in lists {
            let chosen = match selection {
                Selection::Min => self.extreme(&forms, [Relation::Less, Relation::AtMost]),
                Selection::Max => self.extreme(&forms, [Relation::Greater, Relation::AtLeast]),
                Selection::Mex => self.mex(&forms),
            };
            for Case { conditions: more, value } in chosen.map_err(|why| why.at(tree))? {
                all.push(Case { conditions: [&conditions[..], &more].concat(), value });
            }
        }
        Ok(all)
    }

    /// The first of the forms that is in the first relation to all before it and in the second to all after it.
    fn extreme(&mut self, forms: &[Form], [before, after]: [Relation; 2]) -> Result<Vec<Case>, Why> {
        let mut all = Vec::new();
        for (at, form) in forms.iter().enumerate() {
            let mut conditions = Vec::new();
            for (place, other) in forms.iter().enumerate().filter(|(place, _)| *place != at) {
                let relation = if place < at { before } else { after };
                conditions.push(self.compared(&form.minus(other)?, relation)?);
            }
            all.push(Case { conditions, value: form.clone() });
        }
        Ok(all)
    }

    /// The least whole number of at least 0 that none of the forms is: at most as many as there are.
    fn mex(&mut self, forms: &[Form]) -> Result<Vec<Case>, Why> {
        if !forms.iter().all(Form::is_whole) {
            return Err(Why::Fraction);
        }
        let (mut all, mut below) = (Vec::new(), Vec::new());
        for value in 0..=forms.len() as i64 {
            let value = Form::constant(whole(value)?);
            let mut equal = Vec::new();
            for form in forms {
                equal.push(self.compared(&form.minus(&value)?, Relation::Equal)?);
            }
            let taken = self.any(&equal)?;
            let free = self.plan.add(Step::Not(taken))?;
            all.push(Case { conditions: [&below[..], &[free]].concat(), value });
            below.push(taken);
        }
        Ok(all)
    }
}

fn whole(number: i64) -> Result<Fraction, Why> {
    Ok(Fraction::whole(number)?)
}

fn times(case: Case, factor: Fraction) -> Result<Case, Why> {
    Ok(Case { value: case.value.times(factor)?, conditions: case.conditions })
}
