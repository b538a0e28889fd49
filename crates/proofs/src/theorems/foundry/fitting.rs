//! Nim-sums for learned sets: (x + i) ⊕ (y + j) ⊕ (z + l) = c. The numbers i, j, l and c are found from the positions themselves, with
//! exceptions at small positions if there are some.
//!
//! The numbers that fit a box are proved for all positions. If the proof fails, the position at which they are wrong joins the box, and the
//! search goes on: a formula that fits a box of a low bar by accident does not hide the right one.

use crate::automata::logic::track_of;
use crate::automata::{Automaton, Budget, Given};
use crate::theorems::{SetProof, SetVerdict};
use maths::expressions::{Formula, Variable};
use maths::games::{Coordinates, Position, Ruleset};
use std::rc::Rc;
use std::vec::IntoIter;

/// A search for a nim-sum.
pub(super) struct Fitting {
    ruleset: Ruleset,
    set: Vec<Rc<Given>>,
    /// One for each layer.
    samples: Vec<Sample>,
    proof: Option<Box<SetProof>>,
}

/// The positions of a layer that formulas are compared with.
struct Sample {
    /// The number of coordinates.
    count: usize,
    /// The positions, and whether each is in the set.
    positions: Vec<([u64; 3], bool)>,
    /// Not yet tried.
    shifts: IntoIter<[i64; 3]>,
    /// The formula that fits; none if no shift does.
    formula: Option<String>,
}

/// The names of coordinates in formulas.
const NAMES: [Variable; 3] = [Variable::X, Variable::Y, Variable::Z];
/// Coordinates are below this where a formula is fitted.
const SIDE: u64 = 24;
/// Exceptions have coordinates below this.
const SMALL: u64 = 4;
/// The largest number that is added to x and to z, or subtracted.
const LARGEST: i64 = 40;
/// The same for y.
const LARGEST_OF_Y: i64 = 3;
/// All of these, for the words of the page.
pub(super) const SEARCHED: [i64; 3] = [LARGEST, LARGEST_OF_Y, SMALL as i64];
/// Limits on the automata of a formula. Those of a formula that is right stay small.
const BUDGET: Budget = Budget { states: 20_000, bytes: 100_000_000 };

impl Fitting {
    /// Looks for a nim-sum that fits these sets: first the set without the pass, then, if the ruleset has a pass, the set with it.
    pub(super) fn new(ruleset: Ruleset, set: &[Rc<Given>]) -> Self {
        let samples = set.iter().map(|layer| Sample::of(&ruleset, layer.automaton())).collect();
        Self { ruleset, set: set.to_vec(), samples, proof: None }
    }

    /// Does about `work` units of the proof. Returns the formula if it is proved, or `Some(None)` if there is none.
    pub(super) fn advance(&mut self, work: u64) -> Option<Option<String>> {
        let Some(proof) = &mut self.proof else {
            self.proof = self.begin();
            return if self.proof.is_some() { None } else { Some(None) };
        };
        match proof.advance(work)? {
            SetVerdict::Proved { .. } => Some(self.text()),
            SetVerdict::Wrong(Some(([x, y, z, _], pass))) => {
                let position = [x, y, z];
                self.proof = None;
                let layer = usize::from(pass && self.samples.len() > 1);
                if let (Some(sample), Some(set)) = (self.samples.get_mut(layer), self.set.get(layer)) {
                    sample.positions.push((position, has(set.automaton(), position)));
                    sample.fit();
                }
                None
            }
            SetVerdict::Wrong(None) | SetVerdict::NotDecidable(_) | SetVerdict::Stopped(_) => Some(None),
        }
    }

    fn begin(&self) -> Option<Box<SetProof>> {
        let Ok(Formula::Truth(formula)) = self.text()?.parse() else { return None };
        SetProof::of_formula(&self.ruleset, &self.set, &formula, BUDGET).ok().map(Box::new)
    }

    /// The formula that fits; none if a layer has none.
    fn text(&self) -> Option<String> {
        let fits: Vec<&str> = self.samples.iter().map(|sample| sample.formula.as_deref()).collect::<Option<_>>()?;
        match fits[..] {
            [without, with] if without != with => Some(format!("if p = 0 then {without} else {with}")),
            [first, ..] => Some(first.to_owned()),
            [] => None,
        }
    }
}

impl Sample {
    fn of(ruleset: &Ruleset, automaton: &Automaton) -> Self {
        let positions = legal(ruleset).into_iter().map(|position| (position, has(automaton, position))).collect();
        let count = ruleset.rules.count();
        let mut sample = Self { count, positions, shifts: shifts(count).into_iter(), formula: None };
        sample.fit();
        sample
    }

    /// Goes on to the next shift that fits.
    fn fit(&mut self) {
        let Self { count, positions, shifts, formula } = self;
        let is_large = |position: &[u64; 3]| position.iter().any(|number| *number >= SMALL);
        let members = || positions.iter().filter(|(_, is_in)| *is_in).map(|(position, _)| *position);
        let large: Vec<[u64; 3]> = members().filter(is_large).collect();
        *formula = large.first().and_then(|first| {
            shifts.find_map(|shift| {
                let constant = sum(shift, *first);
                if large.iter().any(|position| sum(shift, *position) != constant) {
                    return None;
                }
                let is_wrong = |(position, is_in): &&([u64; 3], bool)| (sum(shift, *position) == constant) != *is_in;
                let wrong: Vec<[u64; 3]> = positions.iter().filter(is_wrong).map(|(position, _)| *position).collect();
                if wrong.iter().any(is_large) {
                    return None;
                }
                let sign = if constant < 0 { "−" } else { "" };
                let formula = format!("{} = {sign}{}", written(&shift[..*count]), constant.unsigned_abs());
                let Some(most) = wrong.into_iter().reduce(largest) else { return Some(formula) };
                let is_below = |position: &[u64; 3]| position.iter().zip(most).all(|(number, most)| *number <= most);
                let small: Vec<[u64; 3]> = members().filter(is_below).collect();
                Some(with_exceptions(&most[..*count], &small, &formula))
            })
        });
    }
}

/// True if a position is in a set.
fn has(automaton: &Automaton, position: [u64; 3]) -> bool {
    let number = |name| position[usize::from(track_of(name).0)];
    automaton.holds(|track| NAMES.into_iter().find(|name| track_of(*name) == track).map_or(0, number))
}

/// The numbers that are added to this many of x, y and z, and 0 for the others. Those that add less are tried first.
fn shifts(count: usize) -> Vec<[i64; 3]> {
    let upto = |most: i64, index: usize| if index < count { -most..=most } else { 0..=0 };
    let of = |i| {
        upto(LARGEST_OF_Y, 1).flat_map(move |j| upto(LARGEST, 2).map(move |l| [i, j, l])).collect::<Vec<[i64; 3]>>()
    };
    let mut all: Vec<[i64; 3]> = upto(LARGEST, 0).flat_map(of).collect();
    all.sort_by_key(|shift| shift.iter().map(|number| number.abs()).sum::<i64>());
    all
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

fn sum(shift: [i64; 3], position: [u64; 3]) -> i128 {
    shift.into_iter().zip(position).fold(0, |sum, (shift, number)| sum ^ (i128::from(number) + i128::from(shift)))
}

fn written(shift: &[i64]) -> String {
    let part = |(shift, name): (i64, Variable)| match shift {
        0 => name.key().to_owned(),
        1.. => format!("({} + {shift})", name.key()),
        _ => format!("({} − {})", name.key(), -shift),
    };
    let parts: Vec<String> = shift.iter().copied().zip(NAMES).map(part).collect();
    parts.join(" ⊕ ")
}

/// A formula that is true at given positions of a small box, and elsewhere where another one is.
fn with_exceptions(most: &[u64], small: &[[u64; 3]], elsewhere: &str) -> String {
    let all = |relation: &str, numbers: &[u64]| {
        let one = |(number, name): (&u64, Variable)| format!("{} {relation} {number}", name.key());
        numbers.iter().zip(NAMES).map(one).collect::<Vec<String>>().join(" and ")
    };
    let list: Vec<String> = small.iter().map(|position| format!("({})", all("=", &position[..most.len()]))).collect();
    let list = if list.is_empty() { "x < 0".to_owned() } else { list.join(" or ") };
    format!("if {} then {list} else {elsewhere}", all("≤", most))
}
