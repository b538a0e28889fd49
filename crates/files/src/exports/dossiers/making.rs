//! Makes a dossier, in slices.

use crate::exports::dossiers::readme::readme;
use crate::exports::dossiers::sums::sums;
use crate::exports::dossiers::{
    File, SetTopic, Topic, Words, automata_files, bounds, certified, data, document, verdict,
};
use crate::exports::pack;
use maths::claims::{Claimed, Run};
use maths::formulas::Subject;
use maths::games::Ruleset;
use maths::solver::{Computation, Plan};
use proofs::automata::{Budget, DigitOrder, Given};
use proofs::certificates::{About, Claim, Document, Finding};
use proofs::theorems::Proof;
use proofs::theorems::learning::LowerBound;
use std::rc::Rc;

/// A set that was learned, or shown to need many states.
#[derive(Clone, Debug)]
pub enum LearnedSet {
    /// The positions of the Grundy values 0, 1 and so on, proved. The last ones are the subject.
    Values {
        /// The ruleset.
        ruleset: Ruleset,
        /// The sets of each value, without the pass and then with it.
        levels: Vec<Vec<Rc<Given>>>,
        /// A formula that is equivalent, and proved to be so.
        formula: Option<String>,
    },
    /// The positions whose outcomes differ under two rulesets.
    Difference {
        /// The rulesets with their P-positions.
        sides: [(Ruleset, Vec<Rc<Given>>); 2],
        /// The difference.
        layers: Vec<Rc<Given>>,
    },
    /// Every automaton of the positions with this Grundy value has many states.
    Bound {
        /// The ruleset.
        ruleset: Ruleset,
        /// The Grundy value.
        value: u16,
        /// True if the pass can still be used.
        pass: bool,
        /// Words and positions that distinguish the states.
        bound: LowerBound,
    },
}

/// A dossier on its way.
pub struct Making {
    topic: Topic,
    words: Words,
    /// One line that says what came out.
    verdict: String,
    files: Vec<File>,
    stage: Stage,
}

enum Stage {
    Prove(Box<Proof>),
    Check(Box<Run>),
    Certify,
    Find(Option<About>, Claim, Box<Finding>),
    Data,
    Done,
}

/// A dossier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The subject of the dossier.
    pub topic: Topic,
    /// The files, as in the archive.
    pub files: Vec<File>,
}

impl Made {
    /// The archive; none if it is larger than archives can be.
    pub fn archive(&self) -> Option<Vec<u8>> {
        pack(&self.files)
    }
}

impl Making {
    /// Plans the dossier of a claim. It is proved if automata decide it, else checked up to its usual bound.
    pub fn of_claim(claimed: Claimed, words: Words, budget: Budget) -> Self {
        let proof = Proof::of_claim(claimed.claim, &claimed.parameters, &DigitOrder::ALL, budget);
        let stage = proof.map_or_else(|_| check(&claimed), |proof| Stage::Prove(Box::new(proof)));
        let topic = Topic::Claim(claimed);
        Self { topic, words, verdict: String::new(), files: Vec::new(), stage }
    }

    /// Plans the dossier of a set.
    pub fn of_set(set: LearnedSet, words: Words) -> Self {
        let (topic, verdict, files) = of_set(&set);
        let stage = match &set {
            LearnedSet::Values { ruleset, levels, formula } if levels.len() == 1 => {
                let about = formula.clone().map(|formula| About { ruleset: *ruleset, formula });
                let learned = || certified::learned(ruleset, &levels[0]).map(|claim| (None, claim));
                about.and_then(named).or_else(learned).map_or(Stage::Data, find)
            }
            LearnedSet::Values { .. } | LearnedSet::Difference { .. } | LearnedSet::Bound { .. } => Stage::Data,
        };
        Self { topic: Topic::Set(topic), words, verdict, files, stage }
    }

    /// Does about this amount of work. Returns the dossier once it is made.
    pub fn advance(&mut self, work: u64) -> Option<Made> {
        let next = match &mut self.stage {
            Stage::Prove(proof) => proof.advance(work).map(|proved| match (verdict::of_proof(&proved), self.topic) {
                (Some(line), _) => {
                    self.verdict = line;
                    Stage::Certify
                }
                (None, Topic::Claim(claimed)) => check(&claimed),
                (None, Topic::Set(_)) => Stage::Data,
            }),
            Stage::Check(run) => (run.advance(work) == Ok(true)).then(|| {
                self.verdict = verdict::of_check(&run.stop().verdict);
                Stage::Data
            }),
            Stage::Certify => Some(about(&self.topic).and_then(named).map_or(Stage::Data, find)),
            Stage::Find(about, claim, finding) => match finding.advance(work as usize >> 6) {
                Ok(None) => None,
                Ok(Some(certificate)) => {
                    let document = Document { about: about.clone(), certificate };
                    let named = about.as_ref().map(About::to_string);
                    let of_set = || self.topic.ruleset().map(|ruleset| certified::name_of_learned(&ruleset));
                    let name = named.or_else(of_set).unwrap_or_default();
                    self.files.extend(certified::files(&name, claim, &document));
                    Some(Stage::Data)
                }
                Err(_) => Some(Stage::Data),
            },
            Stage::Data => {
                self.complete();
                Some(Stage::Done)
            }
            Stage::Done => return Some(Made { topic: self.topic, files: std::mem::take(&mut self.files) }),
        };
        if let Some(next) = next {
            self.stage = next;
        }
        None
    }

    /// Does all that is left.
    pub fn finish(mut self) -> Made {
        loop {
            if let Some(made) = self.advance(1 << 20) {
                return made;
            }
        }
    }

    /// The progress: the number of finished steps of the longest part, and the number of all its steps.
    pub fn progress(&self) -> (usize, usize) {
        match &self.stage {
            Stage::Prove(proof) => proof.progress(),
            Stage::Check(run) => <[u64; 2]>::from(run.progress()).map(|steps| steps as usize).into(),
            Stage::Find(_, _, finding) => finding.progress(),
            Stage::Certify | Stage::Data | Stage::Done => (1, 1),
        }
    }

    /// Adds what every dossier has.
    fn complete(&mut self) {
        if let Some(ruleset) = self.topic.ruleset() {
            self.files.extend(data::files(&ruleset));
        }
        self.files.push(File::text(verdict::NAME, format!("{}\n", self.verdict)));
        self.files.push(document::document(&self.topic, &self.words, &self.verdict, &self.files));
        self.files.push(self.topic.file());
        self.files.sort_by(|a, b| a.name.cmp(&b.name));
        self.files.insert(0, readme(&self.topic, &self.words, &self.verdict, &self.files));
        self.files.push(sums(&self.files));
    }
}

/// The check of a claim up to its usual bound.
fn check(claimed: &Claimed) -> Stage {
    Stage::Check(Box::new(Run::new(claimed.claim, &claimed.parameters, claimed.claim.bound(), Plan::BOUND)))
}

/// The claim of a certificate, if certificates are about claims of this kind.
pub(super) fn about(topic: &Topic) -> Option<About> {
    let Topic::Claim(Claimed { claim, parameters }) = topic else { return None };
    let statement = claim.statement(parameters)?;
    let is_certified = matches!(statement.subject, Subject::PPositions | Subject::Values);
    is_certified.then_some(About { ruleset: statement.ruleset, formula: statement.formula })
}

/// The claim for which a certificate is searched, with the formula of its text. A learned set makes a claim without such a text.
type Sought = (Option<About>, Claim);

/// The claim that a text states, if certificates exist for claims of its kind.
fn named(about: About) -> Option<Sought> {
    about.claim().map(|claim| (Some(about), claim))
}

fn find((about, claim): Sought) -> Stage {
    let finding = Box::new(Finding::new(&claim));
    Stage::Find(about, claim, finding)
}

/// The subject of a set, what came out, and its files.
fn of_set(set: &LearnedSet) -> (SetTopic, String, Vec<File>) {
    match set {
        LearnedSet::Values { ruleset, levels, formula } => {
            let last = levels.len().saturating_sub(1);
            let files = levels.iter().enumerate();
            let files =
                files.flat_map(|(value, layers)| automata_files::files(&verdict::set_name(value), ruleset, layers));
            let files: Vec<File> = files.collect();
            let topic = SetTopic::Values(*ruleset, last as u16);
            (topic, verdict::of_values(levels, formula.as_deref()), files)
        }
        LearnedSet::Difference { sides, layers } => {
            let [(one, first), (other, second)] = sides;
            let mut files = automata_files::files(verdict::DIFFERENCE, one, layers);
            files.extend(automata_files::files(verdict::SIDES[0], one, first));
            files.extend(automata_files::files(verdict::SIDES[1], other, second));
            (SetTopic::Difference(*one, *other), verdict::of_difference(layers), files)
        }
        LearnedSet::Bound { ruleset, value, pass, bound } => {
            let topic = SetTopic::Bound(*ruleset, *value, *pass);
            (topic, verdict::of_bound(bound.states()), vec![bounds::file(bound.to_string())])
        }
    }
}
