use super::{Cell, Known, Shape, read, searched, written};
use maths::games::Position;
use maths::solver::Recursion;
use maths::values::Outcome;
use std::collections::HashMap;

const FILE: &str = include_str!("../../../../../static/shifts.csv");

/// The P-positions of a cell by plain recursion.
fn plain(cell: Cell) -> impl FnMut([u32; 3], bool) -> bool {
    let (ruleset, mut known) = (cell.ruleset().unwrap(), HashMap::new());
    move |[x, y, z], pass| Recursion::outcome(ruleset, Position::new(x, y, z).with_pass(pass), &mut known) == Outcome::P
}

/// All legal positions with x and z below a bound.
fn legal(cell: Cell, bound: u32) -> impl Iterator<Item = [u32; 3]> {
    (0..bound).flat_map(move |x| (0..bound).flat_map(move |z| (0..=cell.rim(x, z)).map(move |y| [x, y, z])))
}

#[test]
fn rules_that_theorems_say_are_those_of_plain_recursion() {
    let mut tried = [0; 4];
    for cell in Cell::all().filter(|cell| cell.k <= 9 && cell.s <= 14) {
        let Some(rule) = cell.proved() else { continue };
        let mut is_p = plain(cell);
        for position in legal(cell, 9) {
            for pass in [false, true].into_iter().filter(|&pass| !pass || cell.pass) {
                assert_eq!(rule.is_member(position, pass), is_p(position, pass), "{cell:?} {position:?} {pass}");
            }
        }
        tried[usize::from(cell.pass) * 2 + usize::from(cell.misere)] += 1;
    }
    assert!(tried.into_iter().all(|cells| cells > 15), "{tried:?}");
}

#[test]
fn the_file_has_every_cell_that_no_theorem_decides_and_is_written_as_it_is() {
    let kept = read(FILE).unwrap();
    assert_eq!(written(kept.iter().copied()), FILE);
    let mut cells: Vec<Cell> = kept.iter().map(|row| row.0).collect();
    let mut wanted: Vec<Cell> = Cell::all().filter(|cell| cell.proved().is_none()).collect();
    cells.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(cells, wanted);
    let damaged = FILE.replacen(",none,", ",never,", 1);
    assert!(read(&damaged).is_err_and(|mistake| mistake.line > 1));
}

/// Away from the corner if there can be exceptions near it.
fn is_asked(cell: Cell, [x, _, z]: [u32; 3]) -> bool {
    !(cell.pass || cell.misere) || (x > 2 && z > 2)
}

/// The nim-sum that is 0 if c makes it the rule, for c ≥ 0.
fn sum(cell: Cell, c: u32, [x, y, z]: [u32; 3]) -> u32 {
    // Partners differ in the lowest digit of x − 1.
    let partner = if x == 0 { 0 } else { ((x - 1) ^ 1) + 1 };
    let strip = if cell.pass && cell.shape == Shape::Step { partner } else { x };
    (strip + c) ^ y ^ (z + c) ^ u32::from(cell.pass && cell.shape == Shape::Triangle)
}

/// The P-positions that plain recursion finds with coordinates up to `most`, by their size.
fn p_positions(cell: Cell, most: u32) -> Vec<[u32; 3]> {
    let mut is_p = plain(cell);
    let mut all: Vec<_> = legal(cell, most + 1).filter(|&[_, y, _]| y <= most).collect();
    all.retain(|&position| is_asked(cell, position) && is_p(position, cell.pass));
    all.sort_by_key(|&[x, y, z]| (x.max(y).max(z), x + y + z, [x, y, z]));
    all
}

/// 500 cells of the file, from the rules alone: the position excludes the last c, and the smaller ones do not; or c is the rule in a box.
#[test]
fn kept_cells_are_those_of_plain_recursion() {
    let kept = read(FILE).unwrap();
    let small = kept.iter().filter(|(_, known)| match known {
        Known::NoShift(position) => position.size().0 <= 12,
        Known::Verified { shift, .. } => *shift >= 0,
        Known::Proved(_) | Known::Open { .. } => false,
    });
    let small: Vec<_> = small.collect();
    let (mut none, mut rules) = (0, 0);
    for &&(cell, known) in small.iter().step_by(small.len() / 500) {
        match known {
            Known::NoShift(position) => {
                let points = p_positions(cell, position.size().0);
                let mut left: Vec<u32> = (0..256).collect();
                let last = points.into_iter().find(|&point| {
                    left.retain(|&c| sum(cell, c, point).is_multiple_of(256));
                    left.is_empty()
                });
                assert_eq!(last, Some(position.xyz()), "{cell:?}");
                none += 1;
            }
            Known::Verified { shift, .. } => {
                let mut is_p = plain(cell);
                for position in legal(cell, 8).filter(|&position| is_asked(cell, position)) {
                    let is_member = sum(cell, shift.unsigned_abs(), position) == 0;
                    assert_eq!(is_member, is_p(position, cell.pass), "{cell:?} {position:?}");
                }
                rules += 1;
            }
            Known::Proved(_) | Known::Open { .. } => panic!("{cell:?}"),
        }
    }
    assert!(none + rules >= 500 && none > 300 && rules > 20, "{none} {rules}");
}

#[test]
fn the_search_finds_again_what_is_kept() {
    let kept = read(FILE).unwrap();
    for &(cell, known) in kept.iter().filter(|(cell, _)| cell.k <= 5 && cell.s <= 8).step_by(7) {
        assert_eq!(searched(cell), Some(known), "{cell:?}");
    }
    // If a theorem gives the rule, the search finds the same c.
    for cell in Cell::all().filter(|cell| !cell.pass && !cell.misere && cell.k <= 7 && cell.s <= 6) {
        let Some(rule) = cell.proved() else { continue };
        let found = searched(cell);
        assert!(matches!(found, Some(Known::Verified { shift, .. }) if shift == rule.shift), "{cell:?} {found:?}");
    }
}
