//! Learning, and proving what was learned, in slices.

use crate::automata::{Automaton, DigitOrder, Given};
use crate::theorems::learning::agreement::Agreement;
use crate::theorems::learning::solved::{Solved, listed, listed_digits};
use crate::theorems::learning::word::digits;
use crate::theorems::learning::{Compared, Course, Form, Learned, Learner, Limits, NotLearned, Outside, Sample, Why};
use crate::theorems::{NotDecidable, SetProof, SetVerdict};
use maths::games::Ruleset;
use std::rc::Rc;

/// The positions of the values 0, 1 and so on of a ruleset, learned and proved one value after the other.
pub struct Learning {
    ruleset: Ruleset,
    /// The last value.
    target: u16,
    limits: Limits,
    done: Vec<Learned>,
    value: u16,
    learners: Vec<Learner>,
    samples: Vec<Sample>,
    course: Course,
    /// The number of digits of coordinates in the box that is compared.
    digits: u32,
    /// True if that box is the last one before the proof.
    is_last: bool,
    /// About how much was done for this value: positions that were solved, and what takes as long.
    spent: u64,
    stage: Stage,
}

enum Stage {
    /// The next box, whose coordinates have this many digits, has to be solved.
    Begin(u32),
    Solve(Box<Solved>),
    /// Boxes are compared; those of the layers before agree.
    Agree {
        layer: usize,
        agreement: Option<Agreement>,
    },
    Prove(Box<SetProof>, Vec<Rc<Given>>),
    Done(Result<(), Why>),
}

impl Learning {
    /// The number of digits of coordinates in the first box.
    const FIRST: u32 = 3;
    /// No proof is tried before a box with this many digits agrees.
    const LEAST: u32 = 5;
    /// The number of digits that the last box before the proof has more, if it may.
    const FARTHER: u32 = 3;
    /// In the largest box one of this many states may be new.
    const FEW: usize = 8;
    /// The number of words that are corrected in a slice.
    const WORDS: usize = 16;
    /// A look-up of a position, or a transition of an automaton, takes as long as solving this many positions of a bar.
    pub const LOOKUP: u64 = 36;

    /// Plans to learn the positions with this Grundy value, 0 for the P-positions, and with all smaller ones, which the proof
    /// needs.
    pub fn new(ruleset: Ruleset, value: u16, limits: Limits) -> Self {
        let mut learning = Self {
            ruleset,
            target: value,
            limits,
            done: Vec::new(),
            value: 0,
            learners: Vec::new(),
            samples: Vec::new(),
            course: Course::default(),
            digits: Self::FIRST,
            is_last: false,
            spent: 0,
            stage: Stage::Begin(Self::FIRST),
        };
        learning.begin_value();
        learning
    }

    fn begin_value(&mut self) {
        let form = Form::of(&self.ruleset, DigitOrder::LeastFirst);
        let layers = if self.ruleset.pass { 2 } else { 1 };
        self.learners = vec![Learner::new(form); layers];
        (self.course, self.digits, self.is_last, self.spent) = (Course::default(), Self::FIRST, false, 0);
        // Single words are longer than the coordinates of the box that is compared.
        self.stage = Stage::Begin(Self::LEAST);
    }

    /// The most digits of a solved box.
    fn most_digits(&self) -> u32 {
        let most = if self.value == 0 { self.limits.solved } else { self.limits.valued };
        self.listed_digits().map_or(most, |(_, solved)| solved)
    }

    /// The most binary digits that coordinates have in a box that is compared.
    pub fn most_compared(&self) -> u32 {
        let compared = self.listed_digits().map_or(self.limits.compared, |(compared, _)| compared);
        compared.min(self.most_digits())
    }

    /// The most digits of a compared box, and of a solved one, if all positions are listed.
    fn listed_digits(&self) -> Option<(u32, u32)> {
        let (compared, solved) = listed_digits(listed(self.ruleset.rules)?, self.value);
        Some((compared.saturating_sub(self.limits.own_fewer), solved.saturating_sub(self.limits.own_fewer)))
    }

    /// The value that is learned, and the last one.
    pub fn values(&self) -> (u16, u16) {
        (self.value, self.target)
    }

    /// The box that is compared: all coordinates are below 2 to the power of this.
    pub fn digits(&self) -> u32 {
        self.digits
    }

    /// The number of states that were learned until now.
    pub fn states(&self) -> usize {
        self.learners.iter().map(Learner::count).sum()
    }

    /// The number of steps of the proof that are done, and of all steps; `None` while there is no proof.
    pub fn proof(&self) -> Option<(usize, usize)> {
        if let Stage::Prove(proof, _) = &self.stage { Some(proof.progress()) } else { None }
    }

    /// Does about `work` units of work. Returns whether learning has ended.
    pub fn advance(&mut self, work: u64) -> bool {
        let looked_up = |learners: &[Learner]| learners.iter().map(Learner::lookups).sum::<u64>();
        let before = looked_up(&self.learners);
        let planned = match &self.stage {
            Stage::Solve(_) => work,
            // Members are read, lookups are counted as they happen.
            Stage::Agree { agreement, .. } => agreement.as_ref().map_or(0, Agreement::members) as u64 * Self::LOOKUP,
            Stage::Prove(..) => work * Self::LOOKUP,
            Stage::Begin(_) | Stage::Done(_) => 0,
        };
        let result = match std::mem::replace(&mut self.stage, Stage::Done(Ok(()))) {
            Stage::Begin(digits) => self.begin_box(digits),
            Stage::Solve(solved) => self.solve(solved, work),
            Stage::Agree { layer, agreement } => self.agree(layer, agreement),
            Stage::Prove(proof, layers) => self.prove(proof, layers, work),
            Stage::Done(result) => result.map(|()| Stage::Done(Ok(()))),
        };
        let more = looked_up(&self.learners).saturating_sub(before) * Self::LOOKUP;
        self.spent = self.spent.saturating_add(planned).saturating_add(more);
        self.stage = match result {
            Ok(Stage::Done(result)) => Stage::Done(result),
            Ok(_) if self.spent > self.limits.work => Stage::Done(Err(Why::Work)),
            Ok(stage) => stage,
            Err(why) => Stage::Done(Err(why)),
        };
        matches!(self.stage, Stage::Done(_))
    }

    /// Does all that is left.
    pub fn finish(mut self) -> Result<Vec<Learned>, Box<NotLearned>> {
        while !self.advance(1 << 18) {}
        self.result().unwrap_or_else(|| Ok(Vec::new()))
    }

    /// The learned sets, the last value last, or the reason for a failure. `None` before learning has ended.
    pub fn result(&self) -> Option<Result<Vec<Learned>, Box<NotLearned>>> {
        match &self.stage {
            Stage::Done(Ok(())) => Some(Ok(self.done.clone())),
            Stage::Done(Err(why)) => Some(Err(Box::new(self.not_learned(why.clone())))),
            Stage::Begin(_) | Stage::Solve(_) | Stage::Agree { .. } | Stage::Prove(..) => None,
        }
    }

    /// The results if nothing was proved.
    fn not_learned(&self, why: Why) -> NotLearned {
        NotLearned {
            value: self.value,
            smaller: self.done.clone(),
            course: self.course.clone(),
            why,
            bounds: self.learners.iter().map(Learner::lower_bound).collect(),
        }
    }

    fn begin_box(&self, digits: u32) -> Result<Stage, Why> {
        if self.ruleset.rules.count() > Form::MOST {
            let is_piles = self.ruleset.rules.is_piles();
            return Err(Why::NotDecidable(if is_piles { NotDecidable::Piles } else { NotDecidable::OwnRules }));
        }
        if digits > self.most_digits() {
            return Err(Why::Digits(digits));
        }
        let solved = Solved::new(self.ruleset, self.value, digits, self.limits.memory);
        solved.map(|solved| Stage::Solve(Box::new(solved))).map_err(|why| Why::CannotSolve(why.into()))
    }

    fn solve(&mut self, mut solved: Box<Solved>, work: u64) -> Result<Stage, Why> {
        match solved.advance(work).map_err(Why::CannotSolve)? {
            None => Ok(Stage::Solve(solved)),
            Some(samples) => {
                self.samples = samples;
                // The positions from the proof are learned here as well. That changes nothing if they are known.
                self.learn_refuted().map_or_else(|outside| Ok(Stage::Begin(outside.digits)), |()| Ok(Self::compare()))
            }
        }
    }

    fn learn_refuted(&mut self) -> Result<(), Outside> {
        for (position, pass) in &self.course.refuted {
            let layer = usize::from(*pass);
            if let (Some(learner), Some(sample)) = (self.learners.get_mut(layer), self.samples.get(layer)) {
                let word = learner.form().word(*position, digits(*position).max(1));
                learner.correct(sample, &word)?;
            }
        }
        Ok(())
    }

    /// Compares the box, from the first layer on.
    fn compare() -> Stage {
        Stage::Agree { layer: 0, agreement: None }
    }

    fn agree(&mut self, layer: usize, agreement: Option<Agreement>) -> Result<Stage, Why> {
        let (Some(learner), Some(sample)) = (self.learners.get_mut(layer), self.samples.get(layer)) else {
            return self.end_of_box();
        };
        if sample.digits() < self.digits {
            return Ok(Stage::Begin(self.digits));
        }
        let agreement = agreement.unwrap_or_else(|| Agreement::new(learner.form(), sample, self.digits));
        let is_right = match agreement.read(learner, sample, Self::WORDS) {
            Ok(is_right) => is_right,
            Err(outside) => return Ok(Stage::Begin(outside.digits)),
        };
        if learner.count() > self.limits.states {
            return Err(Why::States);
        }
        Ok(if is_right {
            Stage::Agree { layer: layer + 1, agreement: None }
        } else {
            Stage::Agree { layer, agreement: Some(agreement) }
        })
    }

    /// All layers agree with the box: a larger one is next, or the proof.
    fn end_of_box(&mut self) -> Result<Stage, Why> {
        let states: Vec<usize> = self.learners.iter().map(Learner::count).collect();
        let is_stable = self.course.boxes.last().is_some_and(|before| before.states == states);
        self.course.boxes.retain(|compared| compared.digits != self.digits);
        self.course.boxes.push(Compared { digits: self.digits, states });
        let is_largest = self.digits >= self.most_compared();
        if is_stable && (self.is_last || is_largest) || is_largest && self.hardly_grows() {
            return self.begin_proof();
        }
        if is_largest {
            return Err(Why::Grows);
        }
        self.is_last = is_stable && self.digits + 1 >= Self::LEAST;
        let next = self.digits + if self.is_last { Self::FARTHER } else { 1 };
        self.digits = next.min(self.most_compared());
        Ok(Self::compare())
    }

    /// True if the last box has brought so few new states that the proof may find the rest, one refutation after the other.
    fn hardly_grows(&self) -> bool {
        let [.., before, last] = self.course.boxes.as_slice() else { return false };
        let (before, last): (usize, usize) = (before.states.iter().sum(), last.states.iter().sum());
        last - before <= last / Self::FEW
    }

    fn begin_proof(&mut self) -> Result<Stage, Why> {
        let automata: Option<Vec<Automaton>> = self.learners.iter().map(Learner::automaton).collect();
        let given = |automaton| Rc::new(Given::new(automaton, &self.limits.proof));
        // States that numbers distinguish do not depend on the zeros before these, so there is an automaton of each layer.
        let layers: Vec<Rc<Given>> = automata.ok_or(Why::Grows)?.into_iter().map(given).collect();
        let mut levels: Vec<Vec<Rc<Given>>> = self.done.iter().map(|learned| learned.layers.clone()).collect();
        levels.push(layers.clone());
        let proof = SetProof::of_values(&self.ruleset, &levels, self.limits.proof).map_err(Why::NotDecidable)?;
        Ok(Stage::Prove(Box::new(proof), layers))
    }

    fn prove(&mut self, mut proof: Box<SetProof>, layers: Vec<Rc<Given>>, work: u64) -> Result<Stage, Why> {
        let Some(verdict) = proof.advance(work) else { return Ok(Stage::Prove(proof, layers)) };
        match verdict {
            SetVerdict::Proved { order, states } => {
                let course = std::mem::take(&mut self.course);
                self.done.push(Learned { value: self.value, layers, course, order, peak: states });
                if self.value == self.target {
                    return Ok(Stage::Done(Ok(())));
                }
                self.value += 1;
                self.begin_value();
                Ok(Stage::Begin(Self::LEAST))
            }
            SetVerdict::Wrong(Some((position, pass))) if digits(position) <= self.most_digits() => {
                self.course.refuted.push((position, pass));
                Ok(Stage::Begin(digits(position).max(self.digits)))
            }
            SetVerdict::Wrong(at) => Err(Why::WrongBeyond(at)),
            SetVerdict::NotDecidable(why) => Err(Why::NotDecidable(why)),
            SetVerdict::Stopped(stopped) => Err(Why::Proof(stopped)),
        }
    }
}
