//! The theorems of Rocq about claims of the papers and about all rims. Each is tried on every position of a small box for thirty values of
//! its parameters, by plain recursion from the rules. A theorem that Rocq has proved is true, so a failure here shows that its statement is
//! not about this game.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

mod bars;
mod boxes;
mod examples;
mod games;
mod grundy;
mod heaps;
mod levels;
mod misere;
mod misere_bars;
mod parameters;
mod planted;
mod rims;
mod sequences;
mod sharing;
mod slopes;
mod stair_rules;
mod stairs;
mod tables;
mod three_piles;
mod triangle_pass;
mod triangle_rules;
mod triangles;
mod variants;

use proofs::theorems::universal::Universal;
use std::collections::BTreeSet;

/// A theorem by its name, and what tries it: it panics where the theorem does not hold.
type Row = (&'static str, fn());

const FILES: [(&str, &[Row]); 29] = [
    ("Heaps", &heaps::ROWS),
    ("Lasker", &heaps::LASKER),
    ("Triangles", &triangle_rules::TRIANGLES),
    ("TriangleOffsets", &triangle_rules::OFFSETS),
    ("TrianglePass", &triangle_pass::ROWS),
    ("TriangleMoves", &triangles::MOVES),
    ("Regions", &triangles::REGIONS),
    ("Sequences", &sequences::ROWS),
    ("Stairs", &stair_rules::STAIRS),
    ("StairOffsets", &stair_rules::OFFSETS),
    ("StairMoves", &stairs::ROWS),
    ("Variants", &variants::ROWS),
    ("MisereLemmas", &misere::ROWS),
    ("MisereBars", &misere_bars::ROWS),
    ("Grundy", &grundy::ROWS),
    ("Sharing", &three_piles::ROWS),
    ("SharingPiles", &sharing::ROWS),
    ("Examples", &examples::ROWS),
    ("PassExamples", &examples::PASS),
    ("Rims", &rims::RIMS),
    ("Slopes", &slopes::SLOPES),
    ("Shifts", &slopes::SHIFTS),
    ("Levels", &levels::ROWS),
    ("Unfair", &rims::UNFAIR),
    ("Near", &rims::NEAR),
    ("NearPass", &rims::NEAR_PASS),
    ("Misere", &rims::MISERE),
    ("MiserePass", &rims::MISERE_PASS),
    ("MisereCorners", &rims::MISERE_CORNERS),
];

#[test]
fn every_theorem_is_tried() {
    let files: BTreeSet<&str> = FILES.iter().map(|(file, _)| *file).collect();
    assert_eq!(files, Universal::all().map(|theorem| theorem.file).collect());
    for (file, rows) in FILES {
        let tried: BTreeSet<&str> = rows.iter().map(|(name, _)| *name).collect();
        let listed: BTreeSet<&str> = Universal::all().filter(|all| all.file == file).map(|all| all.name).collect();
        assert_eq!(tried, listed, "{file}");
        assert_eq!(tried.len(), rows.len(), "{file}");
    }
    assert_eq!(FILES.iter().map(|(_, rows)| rows.len()).sum::<usize>(), Universal::all().count());
}

#[test]
fn they_hold_in_small_boxes() {
    for (file, rows) in FILES {
        for (name, holds) in rows {
            println!("{file}.{name}");
            holds();
        }
    }
}
