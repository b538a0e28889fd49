//! What the general theorems of `proofs` say of a cell.

use super::{Cell, Shape, nim_sum};
use maths::claims::partner;
use maths::games::Ruleset;

/// A theorem of the folder `proofs` for all parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum General {
    /// Triangles with odd k and any s, as far as c shares no binary digit with any number up to ⌊s/k⌋.
    Offsets,
    /// Step bars with even k and s < k, with and without a pass.
    StepPass,
    /// Step bars with even k and any s, as far as s shares no binary digit with any number up to ⌊s/k⌋; without a pass.
    StepOffsets,
    /// Triangles with a pass: k = 4m + 1 and s = 4n < k.
    PassOffsets,
    /// Triangles with a pass: k = 4m + 3 and s = 4n + 1 < k.
    PassOffsets3,
    /// Triangles with a pass: k = 4m + 1 and s = 4n + 1 < k.
    NextPass,
    /// Triangles with a pass: k = 4m + 1 and s = 4n + 1 from k to 2k − 5.
    HighPass,
    /// Triangles that begin later: the rim is max(⌊(x + z − n)/k⌋, 0).
    Late,
}

impl General {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Offsets,
        Self::StepPass,
        Self::StepOffsets,
        Self::PassOffsets,
        Self::PassOffsets3,
        Self::NextPass,
        Self::HighPass,
        Self::Late,
    ];

    /// Its name in Rocq, and its file in the folder `proofs` without the ending.
    pub fn name(self) -> (&'static str, &'static str) {
        match self {
            Self::Offsets => ("offsets", "TriangleOffsets"),
            Self::StepPass => ("step_pass", "Stairs"),
            Self::StepOffsets => ("step_all", "StairOffsets"),
            Self::PassOffsets => ("pass_1_0", "TrianglePass"),
            Self::PassOffsets3 => ("pass_3_1", "TrianglePass"),
            Self::NextPass => ("pass_1_1", "TrianglePass"),
            Self::HighPass => ("pass_1_1_high", "TrianglePass"),
            Self::Late => ("shift_lemma", "Shifts"),
        }
    }
}

/// The rule of a cell, for all positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    cell: Cell,
    /// c.
    pub shift: i32,
    /// The theorem about normal play.
    pub theorem: General,
}

impl Rule {
    /// What a theorem says of a cell, if one does. Under misère play a second theorem leads back to normal play, if the corner of the bar
    /// is flat: rim(1, 1) = 0 without a pass, rim(2, 2) = 0 with one.
    pub(super) fn of(cell: Cell) -> Option<Self> {
        let corner = if cell.pass { 2 } else { 1 };
        if cell.k == 0 || (cell.misere && cell.rim(corner, corner) > 0) {
            return None;
        }
        let (theorem, shift) = match (cell.shape, cell.pass) {
            (Shape::Triangle, false) => offsets(cell)?,
            (Shape::Triangle, true) => with_pass(cell)?,
            (Shape::Step, _) => step(cell)?,
        };
        Some(Self { cell, shift, theorem })
    }

    /// Whether a legal position is a P-position by the rule; `pass` says whether the pass can still be used.
    pub fn is_member(self, [x, y, z]: [u32; 3], pass: bool) -> bool {
        if self.cell.misere {
            let corner = if pass { 2 } else { 1 };
            if x.max(z) <= corner {
                return y == 0 && x + z == corner;
            }
            // Without the pass, a strip of at most 1 beside a longer one is won.
            if !pass && x.min(z) < 2 {
                return false;
            }
        }
        if pass { self.is_member_with_pass([x, y, z]) } else { nim_sum(self.after_pass(), [x, y, z]) == 0 }
    }

    /// c when the pass has been used.
    fn after_pass(self) -> i32 {
        match self.theorem {
            General::NextPass | General::HighPass => self.shift + 1,
            General::Offsets
            | General::StepPass
            | General::StepOffsets
            | General::PassOffsets
            | General::PassOffsets3
            | General::Late => self.shift,
        }
    }

    fn is_member_with_pass(self, [x, y, z]: [u32; 3]) -> bool {
        let is_end = [x, y, z] == [0, 0, 0];
        let is_one = nim_sum(self.shift, [x, y, z]) == 1;
        let is_under = |s: u32| y <= (x + z + s) / self.cell.k;
        match self.theorem {
            General::StepPass => nim_sum(self.shift, [partner(x), y, z]) == 0,
            General::Offsets | General::StepOffsets | General::Late => false,
            General::PassOffsets | General::PassOffsets3 => is_end || (x > 0 && z > 0 && is_one),
            General::NextPass => is_end || (is_one && is_under(self.cell.s - 1)),
            General::HighPass => {
                let is_near = [[0, 1, 2], [2, 1, 0]].contains(&[x, y, z]);
                let is_inside = x > 0 && z > 0 && is_one && is_under(self.cell.s - 1) && [x, y, z] != [2, 1, 2];
                is_end || is_near || is_inside
            }
        }
    }
}

/// The general theorem that says the rule of a bar, if one does.
pub fn covering(ruleset: &Ruleset) -> Option<General> {
    let by_cell = Cell::of(ruleset).and_then(Rule::of).map(|rule| rule.theorem);
    by_cell.or_else(|| is_late(ruleset).then_some(General::Late))
}

/// Whether the rim is max(⌊(x + z − n)/k⌋, 0), with n even if k = 4m + 3 and any n if k = 4m + 1: a bar of [`General::Offsets`] that
/// begins later. The lemma is about normal play without a pass.
fn is_late(ruleset: &Ruleset) -> bool {
    let numbers = || {
        let text = ruleset.rules.bar()?.rim_text()?;
        let rim = text.strip_prefix("max(")?.strip_suffix(",0)")?;
        let quotient = rim.strip_prefix("floor((").and_then(|rest| rest.strip_suffix(')')?.split_once(")/"));
        let (sum, k) = quotient.unwrap_or((rim, "1"));
        Some((sum.strip_prefix("x+z-")?.parse::<u32>().ok()?, k.parse::<u32>().ok()?))
    };
    let fits = |(n, k): (u32, u32)| k % 4 == 1 || (k % 4 == 3 && n.is_multiple_of(2));
    !ruleset.pass && !ruleset.misere && numbers().is_some_and(fits)
}

/// ⌊(s + 1)/2⌋, and one less if k ≡ 1 modulo 4.
fn shift_of(k: u32, s: u32) -> i32 {
    s.div_ceil(2) as i32 - i32::from(k % 4 == 1)
}

fn offsets(cell: Cell) -> Option<(General, i32)> {
    let shift = shift_of(cell.k, cell.s);
    (cell.k % 2 == 1 && fits(cell, shift)).then_some((General::Offsets, shift))
}

fn with_pass(cell: Cell) -> Option<(General, i32)> {
    let Cell { k, s, .. } = cell;
    match (k % 4, s % 4) {
        (1, 0) if s < k => Some((General::PassOffsets, shift_of(k, s))),
        (3, 1) if s < k => Some((General::PassOffsets3, shift_of(k, s))),
        (1, 1) if s < k && k > 1 => Some((General::NextPass, shift_of(k, s) - 1)),
        (1, 1) if k > 1 && k <= s && s + 5 <= 2 * k => Some((General::HighPass, shift_of(k, s) - 1)),
        _ => None,
    }
}

fn step(cell: Cell) -> Option<(General, i32)> {
    let theorem = if cell.s < cell.k { General::StepPass } else { General::StepOffsets };
    let holds = cell.s < cell.k || (!cell.pass && fits(cell, cell.s as i32));
    (cell.k.is_multiple_of(2) && holds).then_some((theorem, cell.s as i32))
}

/// Whether c shares no binary digit with any number up to ⌊s/k⌋. These numbers have between them all digits that the largest can have.
fn fits(cell: Cell, c: i32) -> bool {
    let digits = u32::BITS - (cell.s / cell.k).leading_zeros();
    c == 0 || c.trailing_zeros() >= digits
}
