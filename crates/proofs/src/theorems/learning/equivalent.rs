//! Formulas for learned sets: a few that are common are tried, then those that a short search finds in a small box. An equivalent formula
//! is proved to be so.

use crate::automata::{Budget, Given};
use crate::theorems::{SetProof, SetVerdict};
use maths::expressions::Formula;
use maths::formulas::search;
use maths::formulas::search::{Question, Search};
use maths::games::Ruleset;
use std::rc::Rc;

/// A search for a formula that is true at the positions of a set and at no other ones.
pub struct Equivalent {
    ruleset: Ruleset,
    set: Vec<Rc<Given>>,
    /// The formulas that are still to be tried, the next one last.
    candidates: Vec<String>,
    open: Option<(String, Box<SetProof>)>,
    /// The search for more candidates, before and while it is made; none where nothing is searched, and afterwards.
    search: Option<Box<Search>>,
    /// The work of the search until now.
    searched: u64,
}

impl Equivalent {
    /// Limits on the automata of a formula. Those of a formula that is right stay small.
    const BUDGET: Budget = Budget { states: 20_000, bytes: 100_000_000 };

    /// The most work of a search, in positions: a few tenths of a second.
    const SEARCH: u64 = 1 << 22;

    /// Plans to try formulas for the positions with this Grundy value. Formulas are searched for P-positions only.
    pub fn new(ruleset: Ruleset, value: u16, set: Vec<Rc<Given>>) -> Self {
        let mut candidates = candidates(&ruleset, value);
        candidates.reverse();
        let search = (value == 0).then(|| search(ruleset)).flatten();
        Self { ruleset, set, candidates, open: None, search, searched: 0 }
    }

    /// Does about `work` units of work. Returns the first formula that is equivalent, or `Some(None)` if none of those tried is.
    pub fn advance(&mut self, work: u64) -> Option<Option<String>> {
        let (text, mut proof) = match self.open.take() {
            Some(open) => open,
            None => {
                let Some(text) = self.candidates.pop() else { return self.search_on(work) };
                (text.clone(), self.begin(&text)?)
            }
        };
        match proof.advance(work) {
            None => self.open = Some((text, proof)),
            Some(SetVerdict::Proved { .. }) => return Some(Some(text)),
            Some(SetVerdict::Wrong(_) | SetVerdict::NotDecidable(_) | SetVerdict::Stopped(_)) => (),
        }
        None
    }

    /// Goes on with the search, whose findings are the last candidates. Returns that there is no formula when it has been made before.
    fn search_on(&mut self, work: u64) -> Option<Option<String>> {
        let Some(search) = &mut self.search else { return Some(None) };
        self.searched += work;
        if search.advance(work) || self.searched >= Self::SEARCH {
            self.candidates = search.findings().iter().rev().map(|finding| finding.formula.clone()).collect();
            self.search = None;
        }
        None
    }

    fn begin(&self, text: &str) -> Option<Box<SetProof>> {
        let Ok(Formula::Truth(formula)) = text.parse() else { return None };
        SetProof::of_formula(&self.ruleset, &self.set, &formula, Self::BUDGET).ok().map(Box::new)
    }
}

/// A search for short formulas of the P-positions; none where there are no tables of this kind.
fn search(ruleset: Ruleset) -> Option<Box<Search>> {
    let usual = Question::new(ruleset, search::Target::PPositions);
    let question = Question { longest_side: 3, up_to: 40, longer: 1, ..usual };
    Search::new(question, Equivalent::BUDGET.bytes).ok().map(Box::new)
}

/// Nim-sums as the papers have them, with shifted coordinates, and with the terminal position as an exception.
fn candidates(ruleset: &Ruleset, value: u16) -> Vec<String> {
    let sums = [
        "x ⊕ y",
        "x ⊕ y ⊕ z",
        "x ⊕ y ⊕ z ⊕ w",
        "x ⊕ ((y ⊕ (z + s)) − s)",
        "(x + s) ⊕ y ⊕ (z + s)",
        "(x − 1) ⊕ y ⊕ (z − 1)",
        "(x + 1) ⊕ y ⊕ (z + 1)",
    ];
    let mut all: Vec<String> = sums.iter().map(|sum| format!("{sum} = {value}")).collect();
    if value == 0 && ruleset.pass {
        for sum in ["x ⊕ y ⊕ z ⊕ p", "x ⊕ ((y ⊕ (z + s)) − s) ⊕ p", "(x + s) ⊕ y ⊕ (z + s) ⊕ p"] {
            all.push(format!("{sum} = 0"));
            all.push(format!("x = 0 ∧ y = 0 ∧ z = 0 ∧ p = 1 ∨ {sum} = 0"));
        }
    }
    all
}
