//! The claims that are certified.

use std::fmt;

/// The rim ⌊(x·`of_x` + z·`of_z` + `constant`)/`divisor`⌋.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rim {
    /// The multiple of x, at least 0.
    pub of_x: i64,
    /// The multiple of z, at least 0.
    pub of_z: i64,
    /// What is added, at least 0.
    pub constant: i64,
    /// The divisor, at least 1.
    pub divisor: i64,
}

/// The P-positions are the legal positions for which the nim-sum of the shifted coordinates is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NimSumClaim {
    /// The rim of the bar; none if it has no bound.
    pub rim: Option<Rim>,
    /// What is added to x, y and z in the nim-sum.
    pub shifts: [i64; 3],
}

impl fmt::Display for NimSumClaim {
    /// Writes what the claim says of all x, y and z.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [i, j, l] = self.shifts;
        let (start, end) = ("for all x, y, z ≥ 0", "is a P-position if and only if");
        let nim_sum = format!("(x + {i}) ⊕ (y + {j}) ⊕ (z + {l}) = 0");
        match &self.rim {
            None => write!(out, "{start}: (x, y, z) {end} {nim_sum}"),
            Some(Rim { of_x, of_z, constant, divisor }) => {
                write!(
                    out,
                    "{start} with y ≤ ⌊({of_x}·x + {of_z}·z + {constant})/{divisor}⌋: (x, y, z) {end} {nim_sum}"
                )
            }
        }
    }
}
