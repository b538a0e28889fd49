//! Solves the boxes that automata are learned from.

use crate::automata::DigitOrder;
use crate::theorems::learning::{Form, Sample};
use maths::games::{Rules, Ruleset};
use maths::solver::{
    CannotBegin, CannotSolve, Computation, Extent, Grid, Mapping, OwnPPositions, OwnTable, PPositions, PileRules,
    PileTable, Solving, Table,
};
use maths::values::Nimber;

/// A box that is being solved.
pub(super) struct Solved {
    digits: u32,
    ruleset: Ruleset,
    /// The Grundy value whose positions are wanted.
    value: u16,
    way: Way,
}

enum Way {
    /// The P-positions of each layer, and those that are full.
    Maps {
        open: Vec<PPositions>,
        full: Vec<Sample>,
    },
    Table(Option<Box<Solving>>),
    Own(Box<OwnTable>),
    OwnMap(Box<OwnPPositions>),
    Piles(Box<PileTable>),
}

/// The number of coordinates of positions that are listed one by one: those of own rules, and of four piles all but the first.
pub(super) fn listed(rules: Rules) -> Option<usize> {
    match rules {
        Rules::Bar(_) | Rules::SHARING => None,
        Rules::Piles(piles) => Some(piles.count() - 1),
        Rules::Own(rules) => Some(rules.count()),
    }
}

/// The number of digits of coordinates in a box that is compared, and in one that is solved, for a list of all positions with `count`
/// coordinates. Of own rules a value takes one look-up for each option, and there are hundreds of options.
pub(super) fn listed_digits(count: usize, value: u16) -> (u32, u32) {
    match (count, value) {
        (0 | 1, 0) => (12, 16),
        (0 | 1, _) => (9, 12),
        (2, 0) => (10, 12),
        (2, _) => (8, 10),
        (3, 0) => (8, 8),
        (3, _) => (6, 8),
        (_, _) => (5, 6),
    }
}

impl Solved {
    /// Plans to find the positions with a Grundy value, 0 for the P-positions, whose coordinates have `digits` binary digits.
    pub(super) fn new(ruleset: Ruleset, value: u16, digits: u32, bound: u64) -> Result<Self, CannotBegin> {
        let size = (1 << digits) - 1;
        let way = match ruleset.rules {
            Rules::Own(rules) if value == 0 => Way::OwnMap(Box::new(OwnPPositions::new(ruleset, rules, size, bound)?)),
            Rules::Own(rules) => Way::Own(Box::new(OwnTable::new(ruleset, rules, size, bound)?)),
            Rules::Piles(piles) if ruleset.rules != Rules::SHARING => {
                let rules =
                    PileRules { pass: ruleset.pass, misere: ruleset.misere, ..PileRules::normal(piles.count()) };
                // The list takes a byte for each of its positions.
                let list = 1_u64.checked_shl(digits * rules.counted() as u32).unwrap_or(u64::MAX);
                Way::Piles(Box::new(PileTable::new(rules, size, bound.saturating_sub(list))?))
            }
            Rules::Bar(_) | Rules::Piles(_) if value == 0 => {
                let layers: &[bool] = if ruleset.pass { &[true, false] } else { &[false] };
                let map = |&pass: &bool| PPositions::new(ruleset, size, pass, bound / layers.len() as u64);
                Way::Maps { open: layers.iter().map(map).collect::<Result<_, _>>()?, full: Vec::new() }
            }
            Rules::Bar(_) | Rules::Piles(_) => {
                Way::Table(Some(Box::new(Solving::new(ruleset, Extent::cube(ruleset.rules, size), bound)?)))
            }
        };
        Ok(Self { digits, ruleset, value, way })
    }

    /// Does about `work` positions more. Returns a sample for each layer, without the pass and then with it, once the box is solved.
    pub(super) fn advance(&mut self, work: u64) -> Result<Option<Vec<Sample>>, CannotSolve> {
        let (digits, value) = (self.digits, self.value);
        let sample = |ruleset: Ruleset, grid| match ruleset.rules.is_piles() {
            true => Sample::of_pairs(digits, grid),
            false => Sample::of_heights(digits, grid),
        };
        match &mut self.way {
            Way::Maps { open, full } => {
                let Some(map) = open.last_mut() else { return Ok(Some(std::mem::take(full))) };
                let Ok(is_full) = map.advance(work);
                if is_full {
                    full.push(sample(self.ruleset, map.take_heights()));
                    open.pop();
                }
                Ok(None)
            }
            Way::Table(solving) => {
                let Some(open) = solving else { return Ok(None) };
                if !open.advance(work)? {
                    return Ok(None);
                }
                let Some(table) = solving.take().map(|full| full.into_table()) else { return Ok(None) };
                let grids = places(&table, digits, value);
                Ok(Some(grids.into_iter().map(|grid| sample(self.ruleset, grid)).collect()))
            }
            Way::Own(table) => {
                // An option is quicker than a position of a bar.
                let is_full = table.advance(work)?;
                let is_in = |found: Option<Nimber>| found.is_some_and(|found| found.0 == u32::from(value));
                Ok(is_full.then(|| samples(self.ruleset, digits, |pass| table.values(pass).map(is_in).collect())))
            }
            Way::Piles(table) => {
                let is_full = table.advance(work)?;
                let is_in = |pass| in_list(table, digits, pass, value);
                Ok(is_full.then(|| samples(self.ruleset, digits, is_in)))
            }
            Way::OwnMap(map) => {
                let Ok(is_full) = map.advance(work);
                Ok(is_full.then(|| samples(self.ruleset, digits, |pass| map.is_p(pass).collect())))
            }
        }
    }
}

/// For each layer, the positions of a list that are in the set.
fn samples(ruleset: Ruleset, digits: u32, is_in: impl Fn(bool) -> Vec<bool>) -> Vec<Sample> {
    let layers: &[bool] = if ruleset.pass { &[false, true] } else { &[false] };
    let coordinates = Form::of(&ruleset, DigitOrder::LeastFirst).coordinates();
    layers.iter().map(|pass| Sample::of_all(digits, coordinates.clone(), is_in(*pass))).collect()
}

/// Which normal forms of a table of piles have a value; the list has all other positions as well.
fn in_list(table: &PileTable, digits: u32, pass: bool, value: u16) -> Vec<bool> {
    let mut is_in = vec![false; 1 << (digits as usize * table.rules().counted())];
    for largest in 0..=table.largest() {
        table.each_with_largest(&[largest], |piles, at_pass, found| {
            if at_pass == pass && found.0 == u32::from(value) {
                // A normal form begins with 0.
                is_in[piles.iter().fold(0, |index, pile| index << digits | *pile as usize)] = true;
            }
        });
    }
    is_in
}

/// The places at which a table has a value, for each layer.
fn places(table: &Table, digits: u32, value: u16) -> Vec<Grid> {
    let side = 1u32 << digits;
    let (is_piles, layers) = (table.ruleset().rules.is_piles(), if table.ruleset().pass { 2 } else { 1 });
    let empty = Grid { columns: side, rows: side, values: vec![Grid::NOTHING; (side as usize).pow(2)] };
    let mut grids = vec![empty; layers];
    for (position, _) in table.positions().filter(|(_, found)| found.0 == u32::from(value)) {
        let [x, y, z] = position.xyz();
        let (column, row) = if is_piles { (z, y) } else { (x, z) };
        if let Some(grid) = grids.get_mut(usize::from(position.pass)) {
            grid.values[(row * side + column) as usize] = if is_piles { 0 } else { y as u16 };
        }
    }
    grids
}

impl Sample {
    /// Solves a box and returns its positions with a Grundy value, 0 for the P-positions, without the pass and then with it. The
    /// coordinates have `digits` binary digits.
    ///
    /// # Errors
    /// If the box cannot be solved with this memory.
    pub fn solve(ruleset: Ruleset, value: u16, digits: u32, bound: u64) -> Result<Vec<Self>, CannotSolve> {
        let mut solved = Solved::new(ruleset, value, digits, bound)?;
        loop {
            if let Some(samples) = solved.advance(1 << 20)? {
                return Ok(samples);
            }
        }
    }
}
