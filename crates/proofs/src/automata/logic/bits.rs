//! Operations on digits, in two's complement.
//!
//! A whole number a is held by a track: itself if a ≥ 0, and −1 − a, with the sign noted beside it, if a < 0. Digit by digit,
//! the digits of a in two's complement are then those of the track, exchanged if the sign is negative. The sign of the result is the
//! operation on the signs. The track of the result holds the digits that follow, exchanged if its sign is negative.

use crate::automata::logic::form::Form;
use crate::automata::logic::terms::Case;
use crate::automata::logic::{Compiler, Undecidable, Why};
use crate::automata::{DigitRelation, Step, StepId, Track, Tracks};
use maths::expressions::{Number, Operation, Relation};

/// A number by its digits.
#[derive(Clone, Copy)]
struct Operand {
    track: Track,
    is_negative: bool,
}

/// Several of them, where the conditions hold.
#[derive(Clone)]
struct Operands {
    conditions: Vec<StepId>,
    operands: Vec<Operand>,
}

/// An operation on digits, of two or more.
#[derive(Clone, Copy)]
enum OnDigits {
    Sum,
    Common,
    Either,
}

impl OnDigits {
    fn of(self, digits: impl Iterator<Item = bool>) -> bool {
        match self {
            Self::Sum => digits.fold(false, |sum, digit| sum != digit),
            Self::Common => { digits }.all(|digit| digit),
            Self::Either => { digits }.any(|digit| digit),
        }
    }
}

impl Compiler<'_> {
    /// The cases of a ⊕ b, a & b or a | b.
    pub(super) fn on_digits(&mut self, operation: Operation, tree: &Number) -> Result<Vec<Case>, Undecidable> {
        let kind = match operation {
            Operation::Common => OnDigits::Common,
            Operation::Either => OnDigits::Either,
            Operation::NimSum
            | Operation::Plus
            | Operation::Minus
            | Operation::Times
            | Operation::Over
            | Operation::FloorOver
            | Operation::Modulo
            | Operation::ShiftUp
            | Operation::ShiftDown => OnDigits::Sum,
        };
        let mut parts = Vec::new();
        flatten(tree, operation, &mut parts);
        let all = self.operands(&parts)?;
        all.into_iter().map(|operands| self.result(kind, operands).map_err(|why| why.at(tree))).collect()
    }

    fn result(&mut self, kind: OnDigits, Operands { mut conditions, operands }: Operands) -> Result<Case, Why> {
        let result =
            Operand { track: self.free_track()?, is_negative: kind.of(operands.iter().map(|o| o.is_negative)) };
        let tracks = Tracks::new(operands.iter().map(|o| o.track).chain([result.track]));
        let relation = DigitRelation::new(tracks, |digit| {
            let of = |o: Operand| digit(o.track) != o.is_negative;
            of(result) == kind.of(operands.iter().map(|o| of(*o)))
        });
        // Zeros are related, since the sign of the result is what the operation makes of the signs.
        conditions.push(self.plan.add(Step::Digits(relation.ok_or(Why::TooLarge)?))?);
        let track = Form::track(result.track)?;
        Ok(Case { conditions, value: if result.is_negative { track.exchanged()? } else { track } })
    }

    /// The set where a nim-sum is equal to another number: the nim-sum of all is 0, and no track is needed for either side.
    pub(super) fn equal_sums(&mut self, sides: &[Number; 2]) -> Result<StepId, Undecidable> {
        let first = self.first_free();
        let mut parts = Vec::new();
        sides.iter().for_each(|side| flatten(side, Operation::NimSum, &mut parts));
        // A constant 0 changes nothing.
        parts.retain(|part| **part != Number::Constant(0));
        let mut cases = Vec::new();
        for operands in self.operands(&parts)? {
            if !OnDigits::Sum.of(operands.operands.iter().map(|o| o.is_negative)) {
                cases.push(self.vanishing(operands, first).map_err(|why| why.at(&sides[0]))?);
            }
        }
        self.release(first);
        self.any(&cases).map_err(|why| why.at(&sides[0]))
    }

    /// The set where the digits of some tracks add up to 0 at every place.
    fn vanishing(&mut self, Operands { mut conditions, operands }: Operands, first: Track) -> Result<StepId, Why> {
        let tracks = Tracks::new(operands.iter().map(|o| o.track));
        let relation = DigitRelation::new(tracks, |digit| !OnDigits::Sum.of(operands.iter().map(|o| digit(o.track))));
        conditions.push(self.plan.add(Step::Digits(relation.ok_or(Why::TooLarge)?))?);
        self.sought(conditions, first)
    }

    /// All combinations of the cases of several numbers, each by its digits.
    fn operands(&mut self, parts: &[&Number]) -> Result<Vec<Operands>, Undecidable> {
        let mut all = vec![Operands { conditions: Vec::new(), operands: Vec::new() }];
        for part in parts {
            let mut each = Vec::new();
            for case in self.cases(part)? {
                each.extend(self.by_sign(case).map_err(|why| why.at(part))?);
            }
            let joined = all.iter().flat_map(|before| {
                each.iter().map(|(conditions, operand)| Operands {
                    conditions: [&before.conditions[..], conditions].concat(),
                    operands: [&before.operands[..], &[*operand]].concat(),
                })
            });
            all = joined.collect();
            Self::check_count(all.len()).map_err(|why| why.at(part))?;
        }
        Ok(all)
    }

    /// A case by its digits: one part for numbers of at least 0, and one for negative numbers, if both can occur.
    fn by_sign(&mut self, case: Case) -> Result<Vec<(Vec<StepId>, Operand)>, Why> {
        if !case.value.is_whole() {
            return Err(Why::Fraction);
        }
        let mut signs = Vec::new();
        for is_negative in [false, true] {
            let cannot_be = if is_negative { case.value.is_never_negative() } else { case.value.is_always_negative() };
            if cannot_be {
                continue;
            }
            let held = if is_negative { case.value.exchanged()? } else { case.value.clone() };
            let mut conditions = case.conditions.clone();
            let track = match held.as_track() {
                Some(track) => track,
                None => {
                    // A track holds only numbers of at least 0, so this is the condition on the sign as well.
                    let track = self.free_track()?;
                    conditions.push(self.compared(&Form::track(track)?.minus(&held)?, Relation::Equal)?);
                    track
                }
            };
            signs.push((conditions, Operand { track, is_negative }));
        }
        Ok(signs)
    }
}

/// The operands of a chain of one operation.
fn flatten<'a>(tree: &'a Number, operation: Operation, out: &mut Vec<&'a Number>) {
    if let Number::Binary(found, sides) = tree
        && *found == operation
    {
        sides.iter().for_each(|side| flatten(side, operation, out));
    } else {
        out.push(tree);
    }
}
