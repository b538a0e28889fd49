//! The claims that are certified.

use crate::certificates::acceptor::Acceptor;
use std::fmt;
use std::rc::Rc;

/// The rim ⌊(x·`of_x` + z·`of_z` + `constant`)/`divisor`⌋.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rim {
    /// The multiple of x, at least 0.
    pub of_x: i64,
    /// The multiple of z, at least 0.
    pub of_z: i64,
    /// The constant that is added, at least 0.
    pub constant: i64,
    /// The divisor, at least 1.
    pub divisor: i64,
}

/// Which of the legal positions are the P-positions. With a pass, p is 1 until it is used, then 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Members {
    /// The positions for which the nim-sum of x, y and z is 0 after these numbers were added. With a pass, p is one number more of the
    /// nim-sum, and (0, 0, 0, 1), where there is no move, is a P-position as well.
    NimSum([i64; 3]),
    /// The positions that an automaton accepts. It reads x, y, z, and p if there is a pass.
    Accepted(Rc<Acceptor>),
}

/// A claim about the P-positions of a bar under normal play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BarClaim {
    /// The rim of the bar; none if it has no bound.
    pub rim: Option<Rim>,
    /// Which positions are the P-positions.
    pub members: Members,
    /// True if there is a pass: one for both players, not at (0, 0, 0).
    pub has_pass: bool,
}

impl BarClaim {
    /// The numbers that are added to x, y and z before these are read.
    pub(super) fn shifts(&self) -> [i64; 3] {
        match self.members {
            Members::NimSum(shifts) => shifts,
            Members::Accepted(_) => [0; 3],
        }
    }
}

impl fmt::Display for BarClaim {
    /// Writes what the claim says of all x, y and z.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (position, pass, alone) =
            if self.has_pass { ("x, y, z, p", " ⊕ p", ", or x = y = z = 0 and p = 1") } else { ("x, y, z", "", "") };
        write!(out, "for all {position} ≥ 0")?;
        if let Some(Rim { of_x, of_z, constant, divisor }) = &self.rim {
            write!(out, " with y ≤ ⌊({of_x}·x + {of_z}·z + {constant})/{divisor}⌋")?;
        }
        if self.has_pass {
            write!(out, " and p ≤ 1")?;
        }
        write!(out, ": ({position}) is a P-position if and only if ")?;
        match &self.members {
            Members::NimSum([i, j, l]) => write!(out, "(x {i:+}) ⊕ (y {j:+}) ⊕ (z {l:+}){pass} = 0{alone}"),
            Members::Accepted(automaton) => {
                write!(out, "the automaton with {} states accepts it", automaton.rows().len())
            }
        }
    }
}
