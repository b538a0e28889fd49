//! Forms compared with zero, and numbers that are sought.

use crate::automata::logic::form::Form;
use crate::automata::logic::{Compiler, Why};
use crate::automata::{Bound, Connective, Linear, Step, StepId, TooLarge, TooManyTracks, Track, Tracks, sort_few};
use maths::expressions::{Fault, Relation};

impl From<Fault> for Why {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::DivisionByZero => Self::DivisionByZero,
            Fault::Overflow => Self::TooLarge,
            Fault::NotWhole => Self::Fraction,
            Fault::NegativeShift => Self::NegativeShift,
            Fault::NoPosition => Self::Grundy,
        }
    }
}

impl From<TooLarge> for Why {
    fn from(_: TooLarge) -> Self {
        Self::TooLarge
    }
}

impl From<TooManyTracks> for Why {
    fn from(_: TooManyTracks) -> Self {
        Self::TooManyNumbers
    }
}

impl Compiler<'_> {
    /// The set where a form is in this relation to 0.
    pub(super) fn compared(&mut self, form: &Form, relation: Relation) -> Result<StepId, Why> {
        let whole = form.whole()?;
        let edge = whole.constant.checked_neg().ok_or(Why::TooLarge)?;
        let (least, most) = match relation {
            Relation::Equal | Relation::Unequal => (Some(edge), Some(edge)),
            Relation::Less => (None, Some(edge.checked_sub(1).ok_or(Why::TooLarge)?)),
            Relation::AtMost => (None, Some(edge)),
            Relation::Greater => (Some(edge.checked_add(1).ok_or(Why::TooLarge)?), None),
            Relation::AtLeast => (Some(edge), None),
        };
        let step = self.plan.add(Step::Linear(Linear::between(&whole.terms, least, most)?))?;
        match relation {
            Relation::Unequal => Ok(self.plan.add(Step::Not(step))?),
            Relation::Equal | Relation::Less | Relation::AtMost | Relation::Greater | Relation::AtLeast => Ok(step),
        }
    }

    /// Everywhere, or nowhere.
    pub(super) fn constant(&mut self, truth: bool) -> Result<StepId, Why> {
        let least = if truth { 0 } else { 1 };
        Ok(self.plan.add(Step::Linear(Linear::between(&[], Some(least), None)?))?)
    }

    /// The set where all conditions hold, for some numbers of the tracks from `first` on.
    ///
    /// A number that is sought occurs in some of the conditions; only these are joined before it is sought, and the number
    /// whose conditions read the fewest tracks comes first. That is the elimination of variables bucket by bucket.
    pub(super) fn sought(&mut self, mut conditions: Vec<StepId>, first: Track) -> Result<StepId, Why> {
        while let Some((track, _)) = self.next_sought(&conditions, first) {
            let (with, without): (Vec<StepId>, Vec<StepId>) =
                conditions.into_iter().partition(|condition| self.plan.tracks(*condition).has(track));
            let joined = self.all(with)?;
            conditions = without;
            conditions.push(self.plan.add(Step::Some(Bound::Any, track, joined))?);
        }
        self.all(conditions)
    }

    /// The track to seek next, with how many tracks its conditions read.
    fn next_sought(&self, conditions: &[StepId], first: Track) -> Option<(Track, usize)> {
        let all = conditions.iter().fold(Tracks::default(), |all, condition| all.with(self.plan.tracks(*condition)));
        let read_with = |track: Track| {
            let with =
                conditions.iter().map(|condition| self.plan.tracks(*condition)).filter(|tracks| tracks.has(track));
            with.fold(Tracks::default(), |all, tracks| all.with(tracks)).count()
        };
        all.iter()
            .filter(|track| *track >= first)
            .map(|track| (track, read_with(track)))
            .min_by_key(|(_, count)| *count)
    }

    /// The set where all conditions hold. Those with few tracks are joined first.
    pub(super) fn all(&mut self, mut conditions: Vec<StepId>) -> Result<StepId, Why> {
        let count = |condition: &StepId| self.plan.tracks(*condition).count();
        sort_few(&mut conditions, |a, b| count(a) < count(b));
        self.joined(Connective::And, &conditions, true)
    }

    /// The set where any condition holds.
    pub(super) fn any(&mut self, conditions: &[StepId]) -> Result<StepId, Why> {
        self.joined(Connective::Or, conditions, false)
    }

    fn joined(&mut self, connective: Connective, steps: &[StepId], of_none: bool) -> Result<StepId, Why> {
        let Some((first, rest)) = steps.split_first() else { return self.constant(of_none) };
        let mut joined = *first;
        for step in rest {
            joined = self.plan.both(connective, joined, *step)?;
        }
        Ok(joined)
    }
}
