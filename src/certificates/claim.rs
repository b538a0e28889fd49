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

/// The P-positions are the legal positions for which the nim-sum of the shifted coordinates is 0. With a pass that is p = 1 until
/// it is used, p is one number more of the nim-sum, and (0, 0, 0, 1), where there is no move, is a P-position as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NimSumClaim {
    /// The rim of the bar; none if it has no bound.
    pub rim: Option<Rim>,
    /// What is added to x, y and z in the nim-sum.
    pub shifts: [i64; 3],
    /// Whether there is a pass: one for both players, not at (0, 0, 0).
    pub has_pass: bool,
}

impl fmt::Display for NimSumClaim {
    /// Writes what the claim says of all x, y and z.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [i, j, l] = self.shifts;
        let (position, pass, alone) =
            if self.has_pass { ("x, y, z, p", " ⊕ p", ", or x = y = z = 0 and p = 1") } else { ("x, y, z", "", "") };
        write!(out, "for all {position} ≥ 0")?;
        if let Some(Rim { of_x, of_z, constant, divisor }) = &self.rim {
            write!(out, " with y ≤ ⌊({of_x}·x + {of_z}·z + {constant})/{divisor}⌋")?;
        }
        if self.has_pass {
            write!(out, " and p ≤ 1")?;
        }
        let nim_sum = format!("(x {i:+}) ⊕ (y {j:+}) ⊕ (z {l:+}){pass} = 0{alone}");
        write!(out, ": ({position}) is a P-position if and only if {nim_sum}")
    }
}
