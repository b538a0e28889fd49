//! The results about a rule.

use crate::automata::{Automaton, Budget, DigitOrder, Given};
use crate::theorems::foundry::AutomatonText;
use crate::theorems::foundry::fitting::Fitting;
use crate::theorems::learning::Learned;
use crate::theorems::{NotDecidable, SetProof, SetVerdict};
use maths::expressions::Formula;
use maths::games::{Problems, Ruleset};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A theorem: these automata decide the positions of a ruleset that have a Grundy value. It is a row of `static/foundry.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dossier {
    /// The ruleset, in the notation.
    pub rules: String,
    /// The Grundy value, 0 for the P-positions.
    pub value: u16,
    /// The numbers of states of the automata that read the least significant digits first: without the pass and then, if there is one,
    /// with it.
    pub least: Vec<u32>,
    /// A formula that is true at these positions and no other ones, which is proved as well.
    pub formula: Option<String>,
    /// From the box with this side on nothing new was learned.
    pub stable: u32,
    /// The side of the largest box that was compared before the proof.
    pub compared: u32,
    /// The automata, as [`AutomatonText`]. They read the most significant digits first, unless that one is too large.
    pub automata: Vec<String>,
}

impl Dossier {
    /// Limits on the automata while a dossier is checked.
    pub const BUDGET: Budget = Budget { states: 100_000, bytes: 1_000_000_000 };

    /// The dossier of a learned set.
    pub(super) fn of(ruleset: Ruleset, learned: &Learned, formula: Option<String>) -> Self {
        let automaton = |layer: usize| {
            let most = learned.automaton(layer, DigitOrder::MostFirst);
            most.or_else(|| learned.automaton(layer, DigitOrder::LeastFirst)).map(AutomatonText::of)
        };
        let least = |layer: usize| {
            let least = learned.automaton(layer, DigitOrder::LeastFirst).map_or(0, Automaton::count);
            u32::try_from(least).unwrap_or(u32::MAX)
        };
        let layers = 0..learned.layers.len();
        Self {
            rules: ruleset.to_string(),
            value: learned.value,
            least: layers.clone().map(least).collect(),
            formula,
            stable: 1 << learned.stable(),
            compared: 1 << learned.checked(),
            automata: layers.filter_map(automaton).map(|text| text.to_string()).collect(),
        }
    }

    /// The ruleset.
    ///
    /// # Errors
    /// When the notation is none.
    pub fn ruleset(&self) -> Result<Ruleset, Problems> {
        self.rules.parse()
    }

    /// The automata as tables; fewer than there are layers if a text is no automaton.
    pub fn tables(&self) -> Vec<AutomatonText> {
        self.automata.iter().map_while(|text| text.parse().ok()).collect()
    }

    /// The number of states of all automata together.
    pub fn states(&self) -> usize {
        self.tables().iter().map(AutomatonText::states).sum()
    }

    /// Proves from the automata alone, without learning, that they decide the P-positions. Proves the same of the formula, if there is
    /// one. `None` if the row is not whole, or is about another value: that proof needs the results about smaller values.
    pub fn check(&self) -> Option<SetVerdict> {
        let ruleset = self.ruleset().ok()?;
        if self.value != 0 {
            return None;
        }
        let given = self.given(&ruleset)?;
        let verdict = finished(SetProof::of_values(&ruleset, std::slice::from_ref(&given), Self::BUDGET));
        let (SetVerdict::Proved { .. }, Some(formula)) = (&verdict, &self.formula) else { return Some(verdict) };
        let Ok(Formula::Truth(formula)) = ruleset.formula(formula) else { return None };
        Some(finished(SetProof::of_formula(&ruleset, &given, &formula, Self::BUDGET)))
    }

    /// The same row with the formula that is found and proved for its automata; none if the row is not whole.
    pub fn fitted(&self) -> Option<Self> {
        let ruleset = self.ruleset().ok()?;
        let mut fitting = Fitting::new(ruleset, &self.given(&ruleset)?);
        loop {
            if let Some(formula) = fitting.advance(1 << 18) {
                return Some(Self { formula, ..self.clone() });
            }
        }
    }

    /// The sets of all layers; none if the row is not whole.
    fn given(&self, ruleset: &Ruleset) -> Option<Vec<Rc<Given>>> {
        let tables = self.tables();
        let layers = if ruleset.pass { 2 } else { 1 };
        if tables.len() != layers || self.automata.len() != layers {
            return None;
        }
        tables.iter().map(|table| Some(Rc::new(Given::new(table.automaton()?, &Self::BUDGET)))).collect()
    }
}

/// The verdict of a proof that is run to its end.
fn finished(proof: Result<SetProof, NotDecidable>) -> SetVerdict {
    let mut proof = match proof {
        Ok(proof) => proof,
        Err(why) => return SetVerdict::NotDecidable(why),
    };
    loop {
        if let Some(verdict) = proof.advance(1 << 18) {
            return verdict;
        }
    }
}
