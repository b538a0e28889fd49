//! Data computed again by plain recursion over the rules, and compared with the files.

use crate::exports::dossiers::data::{P_POSITIONS_TO, VALUES_TO};
use crate::exports::dossiers::{File, data};
use maths::games::{Position, Ruleset};
use maths::solver::Recursion;
use std::collections::{BTreeSet, HashSet};

/// Compares `data/values.csv`. Returns what was compared, or the first line that is wrong.
pub(super) fn values(ruleset: &Ruleset, file: &str, recursion: &mut Recursion) -> Result<String, String> {
    let head = format!("{},outcome,value", data::columns(ruleset).join(","));
    let mut left: HashSet<String> = legal(ruleset, VALUES_TO)
        .map(|position| {
            let value = recursion.value(position).0;
            let outcome = if value == 0 { "P" } else { "N" };
            format!("{},{outcome},{value}", data::coordinates(ruleset, position))
        })
        .collect();
    let count = left.len();
    each_once(file, &head, &mut left, "values")?;
    Ok(format!("{count} Grundy values, computed again by plain recursion"))
}

/// Compares `data/p-positions.csv` in the same way.
pub(super) fn p_positions(ruleset: &Ruleset, file: &str, recursion: &mut Recursion) -> Result<String, String> {
    let head = data::columns(ruleset).join(",");
    let all = legal(ruleset, P_POSITIONS_TO);
    let is_p = |position: &Position| recursion.value(*position).0 == 0;
    let listed: HashSet<String> = all.filter(is_p).map(|position| data::coordinates(ruleset, position)).collect();
    let (count, mut left) = (listed.len(), listed);
    each_once(file, &head, &mut left, "P-positions")?;
    Ok(format!("{count} P-positions, computed again by plain recursion"))
}

/// Every line but the first one is one of these, once.
fn each_once(file: &str, head: &str, left: &mut HashSet<String>, what: &str) -> Result<(), String> {
    let mut lines = file.lines();
    if lines.next() != Some(head) {
        return Err(format!("line 1 should be “{head}”"));
    }
    for (index, line) in lines.enumerate() {
        if !left.remove(line) {
            return Err(format!("line {}, “{line}”, is wrong or is there twice", index + 2));
        }
    }
    let missing = left.iter().collect::<BTreeSet<_>>();
    match missing.first() {
        Some(first) => Err(format!("{} of the {what} are missing, among them {first}", missing.len())),
        None => Ok(()),
    }
}

/// Compares `data/b-file.txt` with the sequence that recursion gives.
pub(super) fn b_file(ruleset: &Ruleset, file: &File, recursion: &mut Recursion) -> Result<String, String> {
    let heights: HashSet<[u32; 3]> = legal(ruleset, P_POSITIONS_TO)
        .filter(|position| position.pass == ruleset.pass && recursion.value(*position).0 == 0)
        .map(Position::xyz)
        .collect();
    let is_piles = ruleset.rules.is_piles();
    let height = |column, row: u32| {
        if is_piles {
            let [least, most] = if column < row { [column, row] } else { [row, column] };
            return heights.contains(&[0, least, most]).then_some(0);
        }
        (0..=P_POSITIONS_TO).find(|&y| heights.contains(&[column, y, row]))
    };
    let wanted = data::sequence(ruleset, height);
    let (wanted, found) = (wanted.as_text().unwrap_or_default(), file.as_text().unwrap_or_default());
    let different = wanted.lines().zip(found.lines().chain(std::iter::repeat(""))).position(|(a, b)| a != b);
    match different {
        Some(line) => Err(format!("line {} is not what plain recursion gives", line + 1)),
        None if wanted != found => Err("there are lines at the end that do not belong to it".into()),
        None => Ok(format!("{} terms, computed again by plain recursion", wanted.lines().count() - 2)),
    }
}

/// All legal positions with coordinates up to a number, of Sharing Nim all normal forms.
fn legal(ruleset: &Ruleset, most: u32) -> impl Iterator<Item = Position> {
    let ruleset = *ruleset;
    let is_piles = ruleset.rules.is_piles();
    let all = move |[x, y, z]: [u32; 3]| {
        data::layers(&ruleset).iter().map(move |&pass| Position::new(x, y, z).with_pass(pass))
    };
    let cube = move |x: u32| (0..=most).flat_map(move |y| (0..=most).map(move |z| [x, y, z]));
    (0..=if is_piles { 0 } else { most })
        .flat_map(cube)
        .filter(move |[_, y, z]| !is_piles || y <= z)
        .flat_map(all)
        .filter(move |position| ruleset.check(*position).is_ok())
}
