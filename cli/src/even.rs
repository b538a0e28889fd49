//! Computes what is known of triangular bars with an even k, and keeps it in `static/even.csv`.

use crate::{Failure, in_repository};
use maths::formulas::Subject;
use maths::games::Ruleset;
use maths::solver::{Grid, Levels, Mapping, PPositions, Plan};
use maths::values::Ratio;
use proofs::automata::{Budget, DigitOrder};
use proofs::theorems::learning::{AboutEven, EvenRow, Form, Learner, Learning, Limits, Sample};
use proofs::theorems::{Proof, Verdict};
use std::fs;

/// The k that are looked at.
const ALL: [u32; 6] = [2, 4, 6, 8, 10, 12];
/// The largest k for which formulas of slabs are proved, and the most that is added in them.
const FORMULAS: u32 = 32;
const SHIFTS: i32 = 8;
/// The highest level that is looked at.
const LEVELS: u32 = 24;
/// The levels are given up after this many steps.
const STEPS: u32 = 2_000_000;
/// The highest level of a slab that is learned.
const SLABS: u32 = 24;
/// The side of the largest box whose residuals are counted, and the most of them.
const SIDE: u32 = 256;
const RESIDUALS: Limits = Limits { states: 5000, compared: 10, solved: 13, ..Limits::USUAL };
/// The side of the largest box of places at the rim, and that of the box in which single places are looked up.
const RIM: u32 = 256;
const LOOKED_UP: u32 = 4096;
/// The bound to which differences of x and z are looked at.
const NEAR: u32 = 4000;

/// Computes what is known of triangular bars with an even k.
///
/// All rows are computed, which takes some minutes, and written to static/even.csv.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Computes every row of the file again, and writes nothing
    #[arg(long)]
    again: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.again {
        return again();
    }
    let rows: Vec<EvenRow> = all().flat_map(rows).collect();
    Ok(fs::write(in_repository("static/even.csv"), EvenRow::file(&rows))?)
}

/// Computes every row of the file again.
fn again() -> Result<(), Failure> {
    let stated = EvenRow::all();
    for k in all() {
        let found = rows(k);
        let of_k: Vec<EvenRow> = stated.iter().copied().filter(|row| row.k == k).collect();
        if found != of_k {
            return Err(format!("k = {k}: this was found instead:\n{}", EvenRow::file(&found)).into());
        }
    }
    println!("{} rows were computed again.", stated.len());
    Ok(())
}

fn all() -> impl Iterator<Item = u32> {
    (2..=FORMULAS).step_by(2)
}

/// All rows for one k.
fn rows(k: u32) -> Vec<EvenRow> {
    let mut known = formula(k);
    known.iter().for_each(|row| println!("{row}"));
    if ALL.contains(&k) {
        known.extend(of_all_kinds(k));
    }
    known
}

/// The nim-sum that is 0 at the P-positions on the most levels, with the smallest number that is added.
fn formula(k: u32) -> Vec<EvenRow> {
    let row = |about| EvenRow { k, about };
    let is_proved = |last: u32, shift: i32| {
        let (Some(slab), Ok(formula)) = (row(AboutEven::Near { bound: 0 }).slab(last), EvenRow::formula(shift).parse())
        else {
            return false;
        };
        let proof = Proof::new(formula, Subject::PPositions, slab, &DigitOrder::ALL, Budget::USUAL);
        proof.is_ok_and(|mut proof| matches!(proof.finish(), Verdict::Proved { .. }))
    };
    let mut shifts: Vec<i32> = (-SHIFTS..=SHIFTS).collect();
    shifts.sort_by_key(|shift| shift.abs());
    let levels = |shift: i32| (0..).take_while(|&last| last < 2 * k + 8 && is_proved(last, shift)).last();
    let mut best: Option<(u32, i32)> = None;
    for shift in shifts {
        if let Some(last) = levels(shift).filter(|&last| best.is_none_or(|(most, _)| last > most)) {
            best = Some((last, shift));
        }
    }
    best.into_iter().map(|(last, shift)| row(AboutEven::Formula { last, shift })).collect()
}

/// The rows of all other kinds.
fn of_all_kinds(k: u32) -> Vec<EvenRow> {
    let row = |about| EvenRow { k, about };
    let (Some(ruleset), Ok(ratio)) = (row(AboutEven::Near { bound: 0 }).ruleset(), Ratio::whole(k)) else {
        return Vec::new();
    };
    let mut rows: Vec<EvenRow> = residuals(ruleset).into_iter().map(row).collect();
    for last in 1..=SLABS {
        let Some(slab) = row(AboutEven::Near { bound: 0 }).slab(last) else { break };
        let Ok(learned) = Learning::new(slab, 0, Limits::USUAL).finish() else { break };
        let states =
            |order| learned.first().and_then(|set| set.automaton(0, order)).map_or(0, |known| known.count() as u32);
        let (least, most) = (states(DigitOrder::LeastFirst), states(DigitOrder::MostFirst));
        rows.push(row(AboutEven::Slab { last, least, most }));
        println!("{}", rows[rows.len() - 1]);
    }
    for last in 0..=LEVELS {
        let Some(found) = Levels::repeating(ratio, last, STEPS) else { break };
        rows.push(row(AboutEven::Levels { last, from: found.from, period: found.period }));
        println!("{}", rows[rows.len() - 1]);
    }
    rows.extend(rim(ruleset, k).into_iter().map(row));
    if is_near(ruleset) {
        rows.push(row(AboutEven::Near { bound: NEAR }));
    } else {
        println!("k = {k}: some P-position has x and z farther apart than y");
    }
    rows
}

/// The numbers of residuals that the boxes show.
fn residuals(ruleset: Ruleset) -> Vec<AboutEven> {
    let Err(not) = Learning::new(ruleset, 0, RESIDUALS).finish() else { return Vec::new() };
    println!("k = {:?}: {:?}", ruleset.rules.k().map(|k| k.to_string()), not.course.boxes);
    let boxes = not.course.boxes.iter().filter(|compared| 1 << compared.digits <= SIDE);
    boxes
        .map(|compared| AboutEven::Residuals {
            side: 1 << compared.digits,
            states: compared.states.iter().sum::<usize>() as u32,
        })
        .collect()
}

/// The P-positions with coordinates up to a bound.
fn map(ruleset: Ruleset, size: u32) -> Grid {
    let Ok(map) = PPositions::new(ruleset, size, false, Plan::BOUND) else { return Grid::default() };
    map.into_heights()
}

/// The number of residuals of the places of P-positions at the rim.
fn rim(ruleset: Ruleset, k: u32) -> Vec<AboutEven> {
    let mut places = map(ruleset, LOOKED_UP - 1);
    let side = places.columns;
    for (index, height) in places.values.iter_mut().enumerate() {
        let (x, z) = (index as u32 % side, index as u32 / side);
        // If there is no number, the height is larger than any rim.
        *height = if u32::from(*height) == (x + z) / k { 0 } else { Grid::NOTHING };
    }
    // Two numbers are read, as of piles: y and z of the form are x and z here, and the set is symmetric.
    let form = Form::of_piles(3, DigitOrder::LeastFirst);
    let sample = Sample::of_pairs(LOOKED_UP.ilog2(), places);
    let mut learner = Learner::new(form);
    let mut found = Vec::new();
    for digits in 3..=RIM.ilog2() {
        let side = 1u64 << digits;
        for (x, z) in (0..side).flat_map(|x| (0..side).map(move |z| (x, z))) {
            if learner.correct(&sample, &form.word([0, x, z, 0], digits)).is_err() {
                return found;
            }
        }
        found.push(AboutEven::Rim { side: side as u32, states: learner.count() as u32 });
        println!("{}", EvenRow { k, about: found[found.len() - 1] });
    }
    found
}

/// True if x and z differ by at most y in every P-position.
fn is_near(ruleset: Ruleset) -> bool {
    map(ruleset, NEAR).points().all(|(x, z, y)| x.abs_diff(z) <= u32::from(y))
}
