//! Results about triangular bars with an even k, for which no formula is known: rows of `static/even.csv`.
//!
//! Each row has one statement, which is computed again from the row alone by `./dev even --again`. All but those of rims and of
//! differences are theorems: residuals are distinguished by positions, slabs are proved by automata, and levels by a state that comes
//! back.

use maths::games::{Rules, Ruleset};
use maths::values::Ratio;
use std::fmt;
use std::str::FromStr;

/// The first line.
const HEAD: &str = "k,what,at,first,second";
const ROWS: &str = include_str!("../../../../../static/even.csv");

/// Something that is known of T(k).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenRow {
    /// k.
    pub k: u32,
    /// The statement of the row.
    pub about: About,
}

/// The statement of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Every automaton of the P-positions has at least this many states, as positions with coordinates below `side` show.
    Residuals {
        /// The side of the box.
        side: u32,
        /// The states.
        states: u32,
    },
    /// The P-positions with y at most `last` are proved to be those that an automaton accepts.
    Slab {
        /// The highest level.
        last: u32,
        /// The number of states if the automaton reads the least significant digits first.
        least: u32,
        /// The number of states if the automaton reads the most significant digits first.
        most: u32,
    },
    /// The P-positions with y at most `last` are proved to be those with (x + `shift`) ⊕ y ⊕ (z + `shift`) = 0.
    Formula {
        /// The highest level.
        last: u32,
        /// The number that is added.
        shift: i32,
    },
    /// From `from` on, the P-positions with y at most `last` repeat along the diagonal.
    Levels {
        /// The highest level.
        last: u32,
        /// From where on.
        from: u32,
        /// The least period.
        period: u32,
    },
    /// Every automaton of the places (x, z) with a P-position at the rim has at least this many states, as places below `side` show.
    Rim {
        /// The side of the box.
        side: u32,
        /// The states.
        states: u32,
    },
    /// In no P-position with coordinates up to `bound` x and z differ by more than y. This is not proved.
    Near {
        /// The bound.
        bound: u32,
    },
}

impl EvenRow {
    /// All rows, in the order of the file.
    pub fn all() -> Vec<Self> {
        ROWS.lines().skip(1).filter_map(|line| line.parse().ok()).collect()
    }

    /// The file with these rows.
    pub fn file(rows: &[Self]) -> String {
        std::iter::once(HEAD.to_owned()).chain(rows.iter().map(Self::to_string)).map(|line| line + "\n").collect()
    }

    /// The triangular bar; none if k is 0.
    pub fn ruleset(&self) -> Option<Ruleset> {
        Some(Ruleset::normal(Rules::triangle(Ratio::whole(self.k).ok()?)))
    }

    /// The nim-sum that is 0, as a formula, with a number added to x and z.
    pub fn formula(shift: i32) -> String {
        let of = |name: &str| match shift {
            0 => name.to_owned(),
            1.. => format!("({name} + {shift})"),
            _ => format!("({name} − {})", -shift),
        };
        format!("{} ⊕ y ⊕ {} = 0", of("x"), of("z"))
    }

    /// The same bar without the part above a level. That is a game too, since no move raises y.
    pub fn slab(&self, last: u32) -> Option<Ruleset> {
        format!("bar:rim=min({last},floor((x+z)/{}))", self.k).parse().ok()
    }
}

impl fmt::Display for EvenRow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, at, first, second) = match self.about {
            About::Formula { last, shift } => return write!(out, "{},formula,{last},{shift},", self.k),
            About::Residuals { side, states } => ("residuals", side, Some(states), None),
            About::Slab { last, least, most } => ("slab", last, Some(least), Some(most)),
            About::Levels { last, from, period } => ("levels", last, Some(from), Some(period)),
            About::Rim { side, states } => ("rim", side, Some(states), None),
            About::Near { bound } => ("near", bound, None, None),
        };
        let [first, second] =
            [first, second].map(|number| number.map_or_else(String::new, |number| number.to_string()));
        write!(out, "{},{what},{at},{first},{second}", self.k)
    }
}

impl FromStr for EvenRow {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let [k, what, at, first, second] = line.split(',').collect::<Vec<_>>()[..] else { return Err(()) };
        let number = |text: &str| text.parse::<u32>().map_err(|_| ());
        let at = number(at)?;
        let about = match what {
            "residuals" => About::Residuals { side: at, states: number(first)? },
            "slab" => About::Slab { last: at, least: number(first)?, most: number(second)? },
            "formula" => About::Formula { last: at, shift: first.parse().map_err(|_| ())? },
            "levels" => About::Levels { last: at, from: number(first)?, period: number(second)? },
            "rim" => About::Rim { side: at, states: number(first)? },
            "near" => About::Near { bound: at },
            _ => return Err(()),
        };
        Ok(Self { k: number(k)?, about })
    }
}

#[cfg(test)]
mod tests {
    use super::{About, EvenRow, ROWS};
    use crate::automata::{Budget, DigitOrder};
    use crate::theorems::learning::{Learning, Limits};
    use crate::theorems::{SetProof, SetVerdict};
    use maths::expressions::Formula;
    use maths::solver::Levels;
    use maths::values::Ratio;

    #[test]
    fn the_file_is_read_completely_and_written_as_it_is() {
        let rows = EvenRow::all();
        assert_eq!(EvenRow::file(&rows), ROWS);
        assert!(rows.iter().all(|row| row.k.is_multiple_of(2) && row.ruleset().is_some()));
    }

    /// A sample of the rows, from the bar alone; `./dev even --again` does all of them.
    #[test]
    fn small_slabs_and_levels_are_proved_again() {
        let (mut slabs, mut levels, mut formulas) = (0, 0, 0);
        for row in EvenRow::all() {
            match row.about {
                About::Slab { last, least, most } if last <= 9 => {
                    let learned = Learning::new(row.slab(last).unwrap(), 0, Limits::USUAL).finish().unwrap();
                    let states = |order| learned[0].automaton(0, order).unwrap().count() as u32;
                    assert_eq!((states(DigitOrder::LeastFirst), states(DigitOrder::MostFirst)), (least, most), "{row}");
                    slabs += 1;
                }
                About::Levels { last, from, period } if last <= 12 => {
                    let found = Levels::repeating(Ratio::whole(row.k).unwrap(), last, 100_000).unwrap();
                    assert_eq!((found.from, found.period), (from, period), "{row}");
                    levels += 1;
                }
                // Of these k the slabs are learned as well.
                About::Formula { last, shift } if row.k <= 12 => {
                    let Ok(Formula::Truth(formula)) = EvenRow::formula(shift).parse() else { panic!("{row}") };
                    let slab = row.slab(last).unwrap();
                    let learned = Learning::new(slab, 0, Limits::USUAL).finish().unwrap();
                    let proof = SetProof::of_formula(&slab, &learned[0].layers, &formula, Budget::USUAL);
                    let mut proof = proof.unwrap();
                    let verdict = std::iter::repeat_with(|| proof.advance(1 << 20)).flatten().next().unwrap();
                    assert!(matches!(verdict, SetVerdict::Proved { .. }), "{row}: {verdict:?}");
                    formulas += 1;
                }
                About::Formula { .. }
                | About::Slab { .. }
                | About::Levels { .. }
                | About::Residuals { .. }
                | About::Rim { .. }
                | About::Near { .. } => (),
            }
        }
        assert!(slabs >= 12 && levels >= 12 && formulas >= 6, "{slabs} {levels} {formulas}");
    }
}
