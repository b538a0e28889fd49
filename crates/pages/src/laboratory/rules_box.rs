//! Rules with letters that are swept, and what came of them.

use maths::expressions::{Formula, Kind};
use proofs::theorems::foundry::Grid;
use std::rc::Rc;
use web::requests::News;
use web::requests::trial::Trial;
use web::workers::host::Never;
use web::workers::learner::protocol::{Answer, RuleSweep, SweepAbout, SweptCell};

/// What is written, and the last sweep that was begun.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RulesBox {
    /// What is written.
    pub plan: Plan,
    /// What came of the last sweep. None if there was none.
    pub trial: Option<Rc<Trial<RuleSweep, Vec<SweptCell>>>>,
}

/// What is written. What another question asks for is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The text of a grid.
    pub text: String,
    /// What is asked about each cell.
    pub asks: Asks,
    /// The formula that P-positions are compared with.
    pub formula: String,
    /// The largest coordinate.
    pub bound: u32,
}

/// What is asked about each cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asks {
    /// Whether the P-positions are those of a formula.
    #[default]
    Formula,
    /// How many P-positions there are.
    Count,
    /// How large their automaton is, and whether it is proved.
    Learn,
}

/// What changes.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The rules are written.
    Write(String),
    /// Something else is asked.
    Ask(Asks),
    /// The formula is written.
    Compare(String),
    /// The largest coordinate.
    Bound(u32),
    /// What is written by then is begun.
    Run,
    /// This is written and begun.
    RunThis(Plan),
    /// What was found so far is enough.
    Stop,
}

impl Asks {
    /// All of them, as they stand on the page.
    pub const ALL: [Self; 3] = [Self::Formula, Self::Count, Self::Learn];

    /// Its name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Formula => "formula",
            Self::Count => "count",
            Self::Learn => "learn",
        }
    }
}

impl Default for Plan {
    fn default() -> Self {
        let [first, ..] = examples();
        first
    }
}

/// Sweeps to begin with: T(k) as rules of one's own, how large the automata of slopes are, and two piles from which a few may be taken
/// together.
pub(super) fn examples() -> [Plan; 3] {
    let plan = |text: &str, asks, bound| Plan { text: text.into(), asks, formula: "x ⊕ y ⊕ z = 0".into(), bound };
    [
        plan("rules:x y z;y<=floor((x+z)/k)\nk: 1..16", Asks::Formula, 40),
        plan("rules:x y z;y<=floor((x+z+c)/k)\nk: 3, 5, 7\nc: 0..3", Asks::Learn, 40),
        plan("rules:x y;move x by 1..m;move y by 1..n\nm: 1..6\nn: 1..6", Asks::Count, 60),
    ]
}

impl Plan {
    /// What the worker is asked.
    pub fn question(&self) -> RuleSweep {
        let (formula, bound) = (self.formula.clone(), self.bound);
        let about = match self.asks {
            Asks::Formula => SweepAbout::Formula { formula, bound },
            Asks::Count => SweepAbout::Count { bound },
            Asks::Learn => SweepAbout::Learn,
        };
        RuleSweep { text: self.text.clone(), about }
    }

    /// Whether there is something to begin.
    pub fn is_possible(&self) -> bool {
        let is_formula = self.formula.parse::<Formula>().is_ok_and(|formula| formula.kind() == Kind::Truth);
        Grid::read(&self.text).is_ok() && (is_formula || self.asks != Asks::Formula)
    }
}

impl RulesBox {
    /// The sweep that is begun, if what is written is one.
    pub(super) fn begin(&mut self) -> Option<RuleSweep> {
        let question = self.plan.is_possible().then(|| self.plan.question())?;
        self.trial = Some(Rc::new(Trial::new(question.clone())));
        Some(question)
    }

    /// What changes here alone.
    pub(super) fn change(&mut self, change: Change) {
        match change {
            Change::Write(text) => self.plan.text = text,
            Change::Ask(asks) => self.plan.asks = asks,
            Change::Compare(formula) => self.plan.formula = formula,
            Change::Bound(bound) => self.plan.bound = bound,
            Change::RunThis(plan) => self.plan = plan,
            Change::Run | Change::Stop => (),
        }
    }

    pub(super) fn hear(&mut self, news: News<Answer, Never>) {
        let trial = self.trial.take().map(Rc::unwrap_or_clone);
        self.trial = trial.and_then(|trial| trial.after(news, Answer::swept)).map(Rc::new);
    }
}

#[cfg(test)]
mod tests {
    use super::{Asks, Plan, RulesBox, examples};

    #[test]
    fn examples_can_be_begun_and_mistakes_cannot() {
        for plan in examples() {
            assert!(RulesBox { plan, trial: None }.begin().is_some());
        }
        let wrong = |text: &str, formula: &str, asks| {
            let plan = Plan { text: text.into(), formula: formula.into(), asks, bound: 9 };
            let mut rules = RulesBox { plan, trial: None };
            assert_eq!((rules.begin(), rules.trial), (None, None), "{text}, {formula}");
        };
        wrong("rules:x y z;y<=floor((x+z)/k)", "x = 0", Asks::Count);
        wrong("rules:x y z;y<=x", "x = 0", Asks::Count);
        wrong("rim: k\nk: 1..2", "x +", Asks::Formula);
        wrong("rim: k\nk: 1..2", "x + 1", Asks::Formula);
        wrong("rim: k\nk: 1..2\nplay: normal, misere", "x = 0", Asks::Learn);
    }
}
