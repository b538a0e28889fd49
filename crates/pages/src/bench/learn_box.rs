//! A set of positions that is learned, and what came of it.

use crate::bench::zoom::Space;
use crate::bench::{FormulaBox, Zoom, ZoomChange};
use maths::games::{Rules, Ruleset};
use maths::values::Ratio;
use std::rc::Rc;
use web::workers::host::Never;
use web::workers::learner::protocol::{Answer, Studied, Study, Target};
use web::workers::requests::News;
use web::workers::requests::trial::Trial;

/// The set that is chosen, and the last that was learned.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnBox {
    /// The choice of a set.
    pub choice: Choice,
    /// The visible part of the set, if that was changed.
    pub zoom: Option<Zoom>,
    /// The last set that was learned or is being learned.
    pub trial: Option<Rc<Trial<Study, Studied>>>,
}

/// The choice of a set. The fields of other kinds of sets are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The kind of set.
    pub what: What,
    /// The Grundy value, where the positions of one value are chosen.
    pub value: u16,
    /// The other ruleset, where the positions are chosen at which two differ.
    pub other: Ruleset,
}

maths::named! {
    /// A kind of set.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum What {
        /// The P-positions.
        #[default]
        PPositions = "p",
        /// The positions with one Grundy value.
        Value = "value",
        /// The positions whose outcome is another one under other rules.
        Difference = "difference",
    }
}

/// A change of the choice.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The kind of set.
    What(What),
    /// The Grundy value.
    Value(u16),
    /// The other ruleset.
    Other(Ruleset),
}

impl Choice {
    /// The P-positions of a ruleset.
    pub fn of(ruleset: Ruleset) -> Self {
        let other = Ruleset { misere: !ruleset.misere, ..ruleset };
        Self { ruleset, what: What::default(), value: 1, other }
    }

    /// The same kind of set of another game.
    pub fn on(self, ruleset: Ruleset) -> Self {
        if self.ruleset == ruleset { self } else { Self { what: self.what, value: self.value, ..Self::of(ruleset) } }
    }

    /// The choice that asks the learner for this.
    pub fn of_study(study: Study) -> Self {
        let choice = Self::of(study.ruleset);
        match study.target {
            Target::Value(0) => choice,
            Target::Value(value) => Self { what: What::Value, value, ..choice },
            Target::Difference(other) => Self { what: What::Difference, other, ..choice },
        }
    }

    /// The question to the learner.
    pub fn study(&self) -> Study {
        let target = match self.what {
            What::PPositions => Target::Value(0),
            What::Value => Target::Value(self.value),
            What::Difference => Target::Difference(self.other),
        };
        Study { ruleset: self.ruleset, target, may_take_long: false }
    }

    /// True if the positions of two games are of the same kind, so that the outcomes at a position can differ.
    pub fn can_differ(ruleset: Ruleset, other: Ruleset) -> bool {
        let [rules, others] = [ruleset, other].map(|ruleset| (ruleset.rules.count(), ruleset.rules.is_piles()));
        rules == others
    }

    pub(super) fn after(self, change: Change) -> Self {
        match change {
            Change::What(what) => Self { what, ..self },
            Change::Value(value) => Self { value, ..self },
            Change::Other(other) => Self { other, ..self },
        }
    }
}

impl Default for LearnBox {
    fn default() -> Self {
        Self { choice: Choice::of(FormulaBox::default().question.ruleset), zoom: None, trial: None }
    }
}

impl LearnBox {
    pub(super) fn begin(&mut self, choice: Choice) -> Study {
        self.choice = choice;
        let study = self.choice.study();
        if self.studied().map(Study::at_first) != Some(study) {
            self.zoom = None;
        }
        self.trial = Some(Rc::new(Trial::new(study)));
        study
    }

    /// Begins the set once more that was given up, and takes as long as it takes.
    pub(super) fn go_on(&mut self) -> Option<Study> {
        let study = Study { may_take_long: true, ..self.studied()? };
        self.trial = Some(Rc::new(Trial::new(study)));
        Some(study)
    }

    /// The set that is being learned, or was learned last.
    pub(super) fn studied(&self) -> Option<Study> {
        self.trial.as_ref().map(|trial| trial.question)
    }

    /// The visible part, if the set that was learned is also the chosen one: a link has both.
    pub(super) fn linked(&self) -> Option<Zoom> {
        self.zoom.filter(|_| self.current().is_some())
    }

    pub(super) fn look(&mut self, change: ZoomChange) {
        let space = self.studied().and_then(|study| Space::of(study.ruleset.rules)).unwrap_or(Space::Three);
        self.zoom = Some(self.zoom.unwrap_or_default().after(change, space));
    }

    /// The last set that was learned, if it is the chosen one.
    pub(super) fn current(&self) -> Option<&Rc<Trial<Study, Studied>>> {
        self.trial.as_ref().filter(|trial| trial.question.at_first() == self.choice.study())
    }

    pub(super) fn hear(&mut self, news: News<Answer, Never>) {
        Trial::hear(&mut self.trial, news, Answer::studied);
    }
}

/// Sets to begin with: two with a formula in the papers, three without a known formula, a difference, one whose automata grow with the box,
/// and rules of the user.
pub(super) fn examples() -> Vec<Choice> {
    let whole = |k| Ratio::whole(k).unwrap_or(Ratio::ONE);
    let triangle = |k| Choice::of(Ruleset::normal(Rules::triangle(whole(k))));
    let step = |k, s| Ruleset::normal(Rules::step(whole(k), s));
    let misere = Choice { what: What::Difference, ..triangle(3) };
    // Two piles; one token from each, or any number from one of them.
    let king = "rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_1".parse();
    let own: Option<Choice> = king.ok().map(Choice::of);
    let all = [
        triangle(7),
        triangle(5),
        Choice { what: What::Value, value: 1, ..Choice::of(step(2, 0)) },
        Choice::of(Ruleset { pass: true, ..step(4, 2) }),
        misere,
        triangle(2),
    ];
    all.into_iter().chain(own).collect()
}
