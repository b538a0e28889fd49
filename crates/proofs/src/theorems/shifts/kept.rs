//! The file of the map: a line for each cell about which no general theorem speaks.
//!
//! ```text
//! shape,play,k,s,verdict,at
//! triangle,normal,4,0,none,3/3/4
//! step,pass,2,3,shift,1/118
//! step,misere,3,7,open,98
//! ```
//!
//! `at` is the P-position x/y/z that excludes the last c, or c and the bound up to which it was verified, or the bound alone.

use super::{Cell, Known, Shape};
use maths::games::Position;

const HEAD: &str = "shape,play,k,s,verdict,at";

/// A line of the file that says nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the map of k and s is not understood")]
pub struct Mistake {
    /// The number of the line, from 1 on.
    pub line: usize,
}

/// The file with these cells.
pub fn written(cells: impl IntoIterator<Item = (Cell, Known)>) -> String {
    let lines = cells.into_iter().filter_map(|(cell, known)| line(cell, known));
    std::iter::once(HEAD.to_owned()).chain(lines).map(|line| line + "\n").collect()
}

/// The cells of a file.
///
/// # Errors
/// At the first line that is not understood.
pub fn read(text: &str) -> Result<Vec<(Cell, Known)>, Mistake> {
    let lines = text.lines().enumerate().skip(1);
    lines.map(|(index, line)| row(line).ok_or(Mistake { line: index + 1 })).collect()
}

/// Proved cells are not in the file, since the theorems cover them.
fn line(cell: Cell, known: Known) -> Option<String> {
    let (verdict, at) = match known {
        Known::Proved(_) => return None,
        Known::NoShift(position) => {
            let [x, y, z] = position.xyz();
            ("none", format!("{x}/{y}/{z}"))
        }
        Known::Verified { shift, bound } => ("shift", format!("{shift}/{bound}")),
        Known::Open { bound } => ("open", bound.to_string()),
    };
    Some(format!("{},{},{},{},{verdict},{at}", cell.shape.key(), cell.play(), cell.k, cell.s))
}

fn row(line: &str) -> Option<(Cell, Known)> {
    let [shape, play, k, s, verdict, at] = line.split(',').collect::<Vec<_>>()[..] else { return None };
    let shape = Shape::with_key(shape)?;
    let (pass, misere) = PLAYS.into_iter().find(|(_, name)| *name == play)?.0;
    let cell = Cell { shape, pass, misere, k: k.parse().ok()?, s: s.parse().ok()? };
    let known = match (verdict, &at.split('/').collect::<Vec<_>>()[..]) {
        ("none", &[x, y, z]) => {
            let position = Position::new(x.parse().ok()?, y.parse().ok()?, z.parse().ok()?);
            Known::NoShift(position.with_pass(pass))
        }
        ("shift", &[shift, bound]) => Known::Verified { shift: shift.parse().ok()?, bound: bound.parse().ok()? },
        ("open", &[bound]) => Known::Open { bound: bound.parse().ok()? },
        _ => return None,
    };
    Some((cell, known))
}

/// The four ways to play, as (pass, misère) with a name.
const PLAYS: [((bool, bool), &str); 4] =
    [((false, false), "normal"), ((true, false), "pass"), ((false, true), "misere"), ((true, true), "misere+pass")];

impl Cell {
    fn play(self) -> &'static str {
        PLAYS.into_iter().find(|(play, _)| *play == (self.pass, self.misere)).map_or("", |(_, name)| name)
    }
}
