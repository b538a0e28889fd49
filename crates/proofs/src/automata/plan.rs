//! A list of steps that make automata of earlier ones.

use crate::automata::quantify::Quantified;
use crate::automata::{Bound, Connective, DigitRelation, Given, Linear, Track, Tracks};
use std::collections::HashMap;
use std::rc::Rc;

/// The number of a step of a [`Plan`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepId(u32);

/// A way to make an automaton.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A sum of numbers with a condition.
    Linear(Linear),
    /// A relation of the digits at every place.
    Digits(DigitRelation),
    /// The number is 1, 2, 4, 8, …
    PowerOfTwo(Track),
    /// A set whose automaton is known.
    Given(Rc<Given>),
    /// All that the other does not accept.
    Not(StepId),
    /// Two joined.
    Both(Connective, [StepId; 2]),
    /// There is such a number of a track.
    Some(Bound, Track, StepId),
}

/// Steps, each of which uses only earlier ones. A step that is added twice is one step.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    steps: Vec<(Step, Tracks)>,
    known: HashMap<Step, StepId>,
}

/// An automaton would read more than [`Tracks::MOST`] numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("more than {} numbers would have to be read at a time", Tracks::MOST)]
pub struct TooManyTracks;

impl StepId {
    /// The index of the step in the list.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Plan {
    /// A plan without steps.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of steps.
    pub fn count(&self) -> usize {
        self.steps.len()
    }

    /// A step.
    pub fn step(&self, id: StepId) -> &Step {
        &self.steps[id.index()].0
    }

    /// All steps in their order.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = (StepId, &Step)> {
        self.steps.iter().enumerate().map(|(index, (step, _))| (StepId(index as u32), step))
    }

    /// The tracks of a step; the automaton may turn out not to depend on all of them.
    pub fn tracks(&self, id: StepId) -> &Tracks {
        &self.steps[id.index()].1
    }

    /// Adds a step unless the plan has it.
    ///
    /// # Errors
    /// When it has too many tracks.
    pub fn add(&mut self, step: Step) -> Result<StepId, TooManyTracks> {
        if let Some(&id) = self.known.get(&step) {
            return Ok(id);
        }
        let tracks = match &step {
            Step::Linear(linear) => linear.tracks().clone(),
            Step::Digits(relation) => relation.tracks().clone(),
            Step::PowerOfTwo(track) => Tracks::new([*track]),
            Step::Given(given) => given.tracks().clone(),
            Step::Not(of) => self.tracks(*of).clone(),
            Step::Both(_, [a, b]) => self.tracks(*a).with(self.tracks(*b)),
            Step::Some(bound, track, of) => Quantified::tracks(self.tracks(*of), *bound, *track),
        };
        if tracks.count() > Tracks::MOST {
            return Err(TooManyTracks);
        }
        let id = StepId(self.steps.len() as u32);
        self.steps.push((step.clone(), tracks));
        self.known.insert(step, id);
        Ok(id)
    }

    /// Joins two steps.
    ///
    /// # Errors
    /// When they have too many tracks.
    pub fn both(&mut self, connective: Connective, a: StepId, b: StepId) -> Result<StepId, TooManyTracks> {
        self.add(Step::Both(connective, [a, b]))
    }

    /// For each step the last one that uses it, itself if none does.
    pub(super) fn last_uses(&self) -> Vec<usize> {
        let mut last: Vec<usize> = (0..self.count()).collect();
        for (id, step) in self.steps() {
            for used in step.uses() {
                last[used.index()] = id.index();
            }
        }
        last
    }
}

impl Step {
    /// The steps that it uses.
    pub fn uses(&self) -> impl Iterator<Item = StepId> {
        let used = match self {
            Self::Linear(_) | Self::Digits(_) | Self::PowerOfTwo(_) | Self::Given(_) => [None, None],
            Self::Not(of) | Self::Some(_, _, of) => [Some(*of), None],
            Self::Both(_, [a, b]) => [Some(*a), Some(*b)],
        };
        used.into_iter().flatten()
    }
}
