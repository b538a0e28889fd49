//! Learns a set and proves it.

mod shown;

use crate::workers::host::{Progress, Work};
use crate::workers::learner::protocol::{Answer, NotProved, Studied, Study, Target, Theorem, WhyNot};
use crate::workers::learner::studying::shown::{course, layer, names, not_proved};
use crate::workers::prover::graph;
use files::exports::dossiers::LearnedSet;
use maths::games::Ruleset;
use proofs::automata::{Automaton, Budget, Given};
use proofs::theorems::learning::{Equivalent, Learned, Learning, Limits, NotLearned};
use proofs::theorems::{Differing, Surroundings};
use std::rc::Rc;

/// Positions that are solved, or transitions that are made, in one slice: a few milliseconds.
const SLICE: u64 = 1 << 16;

/// The work after which a set that may not take long is given up: about a second, two in a browser. Of T(k) for odd k up to 31 and of
/// stair bars with k up to 16 and s < 2k, all that is proved takes less than half of it. 1,000 states of T(2), a lower bound, nearly
/// all of it.
const SHORT: u64 = 900_000_000;

/// The most states of an automaton that is made for a picture alone.
const MOST_DRAWN: u32 = 20_000;

/// A set on its way.
pub struct Studying {
    study: Study,
    limits: Limits,
    /// The result for the first ruleset, if two are compared.
    first: Option<Learned>,
    /// The sets of all values up to the last one, of the ruleset that was learned last.
    levels: Vec<Vec<Rc<Given>>>,
    /// The result, with all that its dossier needs.
    found: Option<LearnedSet>,
    stage: Stage,
}

enum Stage {
    Learn(Box<Learning>),
    Formula(Box<Equivalent>, Box<Learned>),
    Differ(Box<Differing>, Box<Learned>),
    Surround(Box<Surroundings>, Box<Learned>, Option<String>),
    Done(Studied),
}

impl Studying {
    /// Plans to learn a set with at most the memory of the budget.
    pub fn new(study: Study, budget: Budget) -> Self {
        let memory = Limits::USUAL.memory.min(budget.bytes);
        let work = if study.may_take_long { u64::MAX } else { SHORT };
        let limits = Limits { memory, work, ..Limits::USUAL };
        let value = match study.target {
            Target::Value(value) => value.min(Target::LARGEST_VALUE),
            Target::Difference(_) => 0,
        };
        let learning = Learning::new(study.ruleset, value, limits);
        let (levels, found) = (Vec::new(), None);
        Self { study, limits, first: None, levels, found, stage: Stage::Learn(Box::new(learning)) }
    }

    fn after_learning(&mut self, result: Result<Vec<Learned>, Box<NotLearned>>) -> Stage {
        let ruleset = self.ruleset();
        let learned = match result {
            Ok(mut all) => {
                self.levels = all.iter().map(|learned| learned.layers.clone()).collect();
                all.pop()
            }
            Err(not) => {
                self.found = bound(ruleset, &not);
                return Stage::Done(Studied::NotProved(Box::new(not_proved(ruleset, &not, &self.limits))));
            }
        };
        let Some(learned) = learned else { return Stage::Done(Studied::Unfinished) };
        match (self.study.target, self.first.take()) {
            (Target::Value(value), _) => {
                let equivalent = Equivalent::new(ruleset, value, learned.layers.clone());
                Stage::Formula(Box::new(equivalent), Box::new(learned))
            }
            (Target::Difference(other), None) => {
                self.first = Some(learned);
                Stage::Learn(Box::new(Learning::new(other, 0, self.limits)))
            }
            (Target::Difference(other), Some(first)) => {
                let layers = Vec::new();
                let kept = [(self.study.ruleset, first.layers.clone()), (other, learned.layers.clone())];
                self.found = Some(LearnedSet::Difference { sides: kept, layers });
                let sides = [(&self.study.ruleset, &first.layers[..]), (&other, &learned.layers[..])];
                match Differing::new(sides, self.limits.proof) {
                    Ok(differing) => Stage::Differ(Box::new(differing), Box::new(learned)),
                    Err(why) => self.failed(WhyNot::NotDecidable(why)),
                }
            }
        }
    }

    /// The ruleset whose positions are being learned.
    fn ruleset(&self) -> Ruleset {
        match (self.study.target, &self.first) {
            (Target::Difference(other), Some(_)) => other,
            (Target::Difference(_) | Target::Value(_), _) => self.study.ruleset,
        }
    }

    fn failed(&self, why: WhyNot) -> Stage {
        let ruleset = self.study.ruleset;
        Stage::Done(Studied::NotProved(Box::new(NotProved {
            ruleset,
            value: 0,
            why,
            course: Default::default(),
            bounds: Vec::new(),
        })))
    }

    /// The result, once the work is done; none if nothing is proved.
    pub fn into_found(self) -> Option<LearnedSet> {
        self.found
    }
}

impl Work<Answer> for Studying {
    fn step(&mut self) -> bool {
        let next = match &mut self.stage {
            Stage::Learn(learning) => {
                let result = if learning.advance(SLICE) { learning.result() } else { None };
                result.map(|result| self.after_learning(result))
            }
            Stage::Formula(equivalent, learned) => {
                let ruleset = self.study.ruleset;
                let formula = equivalent.advance(SLICE).map(|found| found.map(|text| ruleset.in_letters(&text)));
                if let Some(formula) = &formula {
                    let levels = std::mem::take(&mut self.levels);
                    self.found = Some(LearnedSet::Values { ruleset, levels, formula: formula.clone() });
                }
                formula.map(|formula| surround(&self.study, self.limits, (**learned).clone(), formula))
            }
            Stage::Differ(differing, learned) => match differing.advance(SLICE) {
                Ok(None) => None,
                Ok(Some(automata)) => {
                    let sets = automata.into_iter().map(|automaton| Given::new(automaton, &self.limits.proof));
                    let layers: Vec<Rc<Given>> = sets.map(Rc::new).collect();
                    if let Some(LearnedSet::Difference { layers: differing, .. }) = &mut self.found {
                        differing.clone_from(&layers);
                    }
                    let learned = Learned { layers, ..(**learned).clone() };
                    Some(surround(&self.study, self.limits, learned, None))
                }
                Err(stopped) => Some(self.failed(WhyNot::Stopped(stopped))),
            },
            Stage::Surround(surroundings, learned, formula) => surroundings.advance(SLICE).map(|(legal, above)| {
                let theorem = theorem(&self.study, learned, formula.take(), legal, above);
                Stage::Done(Studied::Proved(Box::new(theorem)))
            }),
            Stage::Done(_) => None,
        };
        if let Some(next) = next {
            self.stage = next;
        }
        matches!(self.stage, Stage::Done(_))
    }

    fn answer(&self) -> Answer {
        Answer::Studied(match &self.stage {
            Stage::Done(studied) => studied.clone(),
            Stage::Learn(_) | Stage::Formula(..) | Stage::Differ(..) | Stage::Surround(..) => Studied::Unfinished,
        })
    }

    /// The progress: the number of binary digits of the box that is compared, and as `bytes` the number of known states.
    fn progress(&self) -> Option<Progress> {
        let (digits, total, states) = match &self.stage {
            Stage::Learn(learning) => (learning.digits(), learning.most_compared(), learning.states()),
            Stage::Formula(..) | Stage::Differ(..) | Stage::Surround(..) | Stage::Done(_) => (1, 1, 0),
        };
        Some(Progress { done: f64::from(digits), total: f64::from(total), bytes: states as f64 })
    }
}

/// The best lower bound for a set that was not learned.
fn bound(ruleset: Ruleset, not: &NotLearned) -> Option<LearnedSet> {
    let bounds = not.bounds.iter().zip([false, true]);
    let (bound, pass) = bounds.filter(|(bound, _)| bound.states() > 1).max_by_key(|(bound, _)| bound.states())?;
    Some(LearnedSet::Bound { ruleset, value: not.value, pass, bound: bound.clone() })
}

/// Plans the automata that a picture of the proved set needs.
fn surround(study: &Study, limits: Limits, learned: Learned, formula: Option<String>) -> Stage {
    let rulesets = match study.target {
        Target::Value(_) => vec![study.ruleset],
        Target::Difference(other) => vec![study.ruleset, other],
    };
    // Larger ones would not be sent to the page, and a theorem should not wait for them.
    let budget = Budget { states: MOST_DRAWN.min(limits.proof.states), ..limits.proof };
    let surroundings = Surroundings::new(&rulesets, &learned.layers, budget);
    Stage::Surround(Box::new(surroundings), Box::new(learned), formula)
}

fn theorem(
    study: &Study,
    learned: &Learned,
    formula: Option<String>,
    legal: Option<Automaton>,
    above: Vec<Option<Automaton>>,
) -> Theorem {
    let names = names(&study.ruleset);
    let above = above.iter().map(Option::as_ref).chain(std::iter::repeat(None));
    Theorem {
        layers: learned.layers.iter().zip(above).map(|(set, above)| layer(names, set, above)).collect(),
        course: course(&learned.course, learned.stable()),
        peak: u32::try_from(learned.peak).unwrap_or(u32::MAX),
        formula,
        legal: legal.as_ref().map(graph),
    }
}
