//! Nim-sums for what was learned: (x + i) ⊕ (y + j) ⊕ (z + l) = c, where i, j, l and c are found from the positions themselves, with
//! exceptions at small positions where there are some. What fits a box is then proved for all positions.

use crate::automata::Automaton;
use crate::automata::Budget;
use crate::automata::DigitOrder;
use crate::automata::Given;
use crate::expressions::Formula;
use crate::expressions::Variable;
use crate::games::Coordinates;
use crate::games::Position;
use crate::games::Ruleset;
use crate::learning::Learned;
use crate::logic::track_of;
use crate::proofs::SetProof;
use crate::proofs::SetVerdict;
use std::rc::Rc;

/// A search for a nim-sum.
pub(super) struct Fitting {
    ruleset: Ruleset,
    set: Vec<Rc<Given>>,
    /// What is to be proved: none if nothing fits.
    text: Option<String>,
    proof: Option<Box<SetProof>>,
}

/// The names of coordinates in formulas.
const NAMES: [Variable; 3] = [Variable::X, Variable::Y, Variable::Z];
/// Coordinates are below this where a formula is fitted.
const SIDE: u64 = 24;
/// Exceptions have coordinates below this.
const SMALL: u64 = 4;
/// The largest number that is added to two coordinates at the same time, as the papers do.
const LARGEST: i64 = 40;
/// How large the automata of a formula may grow. Those of a formula that is right stay small.
const BUDGET: Budget = Budget { states: 20_000, bytes: 100_000_000 };

impl Fitting {
    /// Looks for a nim-sum that fits.
    pub(super) fn new(ruleset: Ruleset, learned: &Learned) -> Self {
        let automata = (0..learned.layers.len()).filter_map(|layer| learned.automaton(layer, DigitOrder::LeastFirst));
        let fits: Option<Vec<String>> = automata.map(|automaton| fitting(&ruleset, automaton)).collect();
        let text = fits.and_then(|fits| match &fits[..] {
            [without, with] if without != with => Some(format!("if p = 0 then {without} else {with}")),
            [first, ..] => Some(first.clone()),
            [] => None,
        });
        Self { ruleset, set: learned.layers.clone(), text, proof: None }
    }

    /// Does about so much more of the proof. Returns the formula if it is proved, or that there is none.
    pub(super) fn advance(&mut self, work: u64) -> Option<Option<String>> {
        let Some(proof) = &mut self.proof else {
            self.proof = self.begin();
            return if self.proof.is_some() { None } else { Some(None) };
        };
        match proof.advance(work)? {
            SetVerdict::Proved { .. } => Some(self.text.take()),
            SetVerdict::Wrong(_) | SetVerdict::NotDecidable(_) | SetVerdict::Stopped(_) => Some(None),
        }
    }

    fn begin(&self) -> Option<Box<SetProof>> {
        let Ok(Formula::Truth(formula)) = self.text.as_ref()?.parse() else { return None };
        SetProof::of_formula(&self.ruleset, &self.set, &formula, BUDGET).ok().map(Box::new)
    }
}

/// The numbers that are added to so many of x, y and z, and 0 for the others.
fn shifts(count: usize) -> impl Iterator<Item = [i64; 3]> {
    let near = [0, -1, 1, 2, -2, 3, -3];
    let all = near.into_iter().flat_map(move |i| near.into_iter().flat_map(move |j| near.map(move |l| [i, j, l])));
    let far = (4..=LARGEST).flat_map(|s| [[s, 0, s], [0, 0, s], [s, 0, 0]]);
    // Those that add less are tried first.
    let mut all: Vec<[i64; 3]> = all.chain(far).collect();
    all.sort_by_key(|shift| shift.iter().map(|number| number.abs()).sum::<i64>());
    all.into_iter().filter(move |shift| shift[count..].iter().all(|number| *number == 0))
}

/// A nim-sum with its exceptions that fits all positions of a box.
fn fitting(ruleset: &Ruleset, automaton: &Automaton) -> Option<String> {
    let is_in = |position: [u64; 3]| {
        let number = |name| position[usize::from(track_of(name).0)];
        automaton.holds(|track| {
            [Variable::X, Variable::Y, Variable::Z].into_iter().find(|name| track_of(*name) == track).map_or(0, number)
        })
    };
    let count = ruleset.rules.count();
    let all = legal(ruleset);
    let members: Vec<[u64; 3]> = all.iter().copied().filter(|position| is_in(*position)).collect();
    let is_large = |position: &[u64; 3]| position.iter().any(|number| *number >= SMALL);
    let large: Vec<[u64; 3]> = members.iter().copied().filter(is_large).collect();
    let first = *large.first()?;
    shifts(count).find_map(|shift| {
        let constant = sum(shift, first);
        if large.iter().any(|position| sum(shift, *position) != constant) {
            return None;
        }
        let said = |position: [u64; 3]| sum(shift, position) == constant;
        let wrong: Vec<[u64; 3]> = all.iter().copied().filter(|position| said(*position) != is_in(*position)).collect();
        if wrong.iter().any(is_large) {
            return None;
        }
        let sign = if constant < 0 { "−" } else { "" };
        let formula = format!("{} = {sign}{}", written(&shift[..count]), constant.unsigned_abs());
        let Some(most) = wrong.iter().map(|position| position.map(|number| number)).reduce(largest) else {
            return Some(formula);
        };
        let small: Vec<[u64; 3]> = members
            .iter()
            .copied()
            .filter(|position| position.iter().zip(most).all(|(number, most)| *number <= most))
            .collect();
        Some(with_exceptions(&most[..count], &small, &formula))
    })
}

/// The legal positions of a box.
fn legal(ruleset: &Ruleset) -> Vec<[u64; 3]> {
    let count = ruleset.rules.count();
    let all = |most: u64, is_there: bool| if is_there { 0..most } else { 0..1 };
    let mut legal = Vec::new();
    for z in all(SIDE, count > 2) {
        for x in all(SIDE, count > 0) {
            // Of a bar the rim says which are legal.
            let rim = u64::from(ruleset.rules.rim(x as u32, z as u32)).min(SIDE - 1);
            legal.extend(all(rim + 1, count > 1).map(|y| [x, y, z]));
        }
    }
    if ruleset.rules.own().is_some() {
        legal.retain(|position| {
            let coordinates = Coordinates::new(&position.map(|number| number as u32)[..count]);
            coordinates.is_some_and(|coordinates| ruleset.check(Position::at(coordinates)).is_ok())
        });
    }
    legal
}

fn largest(a: [u64; 3], b: [u64; 3]) -> [u64; 3] {
    [a[0].max(b[0]), a[1].max(b[1]), a[2].max(b[2])]
}

fn sum(shift: [i64; 3], position: [u64; 3]) -> i64 {
    shift.into_iter().zip(position).fold(0, |sum, (shift, number)| sum ^ (number as i64 + shift))
}

fn written(shift: &[i64]) -> String {
    let part = |(shift, name): (i64, Variable)| match shift {
        0 => name.name().to_owned(),
        1.. => format!("({} + {shift})", name.name()),
        _ => format!("({} − {})", name.name(), -shift),
    };
    let parts: Vec<String> = shift.iter().copied().zip(NAMES).map(part).collect();
    parts.join(" ⊕ ")
}

/// A formula that is true at given positions of a small box, and elsewhere where another one is.
fn with_exceptions(most: &[u64], small: &[[u64; 3]], elsewhere: &str) -> String {
    let all = |relation: &str, numbers: &[u64]| {
        let one = |(number, name): (&u64, Variable)| format!("{} {relation} {number}", name.name());
        numbers.iter().zip(NAMES).map(one).collect::<Vec<String>>().join(" and ")
    };
    let list: Vec<String> = small.iter().map(|position| format!("({})", all("=", &position[..most.len()]))).collect();
    let list = if list.is_empty() { "x < 0".to_owned() } else { list.join(" or ") };
    format!("if {} then {list} else {elsewhere}", all("≤", most))
}
