//! The theorems of Rocq about claims of the papers, each tried on every position of a small box for several values of its parameters, by plain
//! recursion from the rules. What Rocq has proved cannot fail here; that its statement is about this game can.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

mod bars;
mod examples;
mod misere;
mod sequences;
mod sharing;
mod stairs;
mod triangles;
mod variants;

use proofs::theorems::universal::Universal;
use std::collections::BTreeSet;

/// A theorem by its name, and what tries it: it panics where the theorem does not hold.
type Row = (&'static str, fn());

const FILES: [(&str, &[Row]); 9] = [
    ("TriangleMoves", &triangles::MOVES),
    ("Regions", &triangles::REGIONS),
    ("Sequences", &sequences::ROWS),
    ("StairMoves", &stairs::ROWS),
    ("Variants", &variants::ROWS),
    ("MisereLemmas", &misere::ROWS),
    ("SharingPiles", &sharing::ROWS),
    ("Examples", &examples::ROWS),
    ("PassExamples", &examples::PASS),
];

#[test]
fn every_theorem_of_these_files_is_tried() {
    for (file, rows) in FILES {
        let tried: BTreeSet<&str> = rows.iter().map(|(name, _)| *name).collect();
        let listed: BTreeSet<&str> = Universal::all().filter(|all| all.file == file).map(|all| all.name).collect();
        assert_eq!(tried, listed, "{file}");
        assert_eq!(tried.len(), rows.len(), "{file}");
    }
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
