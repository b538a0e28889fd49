//! The theorems for all parameters, for a cell of the map of k and s: the rims ⌊(x + z + s)/k⌋ and ⌊(z + s)/k⌋.

use crate::theorems::cell::{Cell, Shape, nim_sum};
use crate::theorems::general::nim_sum::{plus, written};
use crate::theorems::general::{General, Orbit};
use maths::claims::{is_apart, partner, shift_of};

/// The rule of a cell, for all positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    cell: Cell,
    /// c.
    pub shift: i32,
    /// The theorem about normal play.
    pub theorem: General,
}

/// The form of a rule while the pass can be used.
#[derive(Clone, Copy)]
enum Kind {
    /// The nim-sum with the partner of x is 0.
    Partner,
    /// The nim-sum is 1, and x, z > 0; or it is the end.
    One,
    /// The nim-sum is 1 under the rim of s − 1; or it is the end.
    Under,
    /// The same, with exceptions near the corner.
    High,
}

impl Rule {
    /// The rule that a theorem gives for a cell, if one does. Under misère play a second theorem leads back to normal play, if the corner
    /// of the bar is flat: rim(1, 1) = 0 without a pass, rim(2, 2) = 0 with one.
    pub(crate) fn of(cell: Cell) -> Option<Self> {
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

    /// The rule of Nim for a cell with a closed orbit ([`Orbit`]), such as all with k = 1 and s ≥ 1.
    pub(crate) fn by_orbit(cell: Cell) -> Option<Self> {
        let bar = cell.ruleset()?.rules.bar().filter(|_| !cell.pass && !cell.misere)?;
        Orbit::of(bar).map(|_| Self { cell, shift: 0, theorem: General::Orbit })
    }

    /// True if a legal position is a P-position by the rule. `pass` is true if the pass can still be used.
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

    /// The theorem by which misère play follows from normal play.
    pub(super) fn misere(self) -> Option<General> {
        self.cell.misere.then_some(if self.cell.pass { General::MiserePass } else { General::Misere })
    }

    /// The rule as a formula, with its exceptions.
    pub(super) fn formula(self) -> String {
        let without = self.with_misere(1, &written(self.after_pass(), 0));
        if !self.cell.pass {
            return without;
        }
        let with = self.with_misere(2, &self.formula_with_pass());
        format!("if p = 0 then {without} else {with}")
    }

    /// The formula of normal play, with the exceptions of misère play up to a corner.
    fn with_misere(self, corner: u32, normal: &str) -> String {
        if !self.cell.misere {
            return format!("({normal})");
        }
        // Without the pass, a strip of at most 1 beside a longer one is won.
        let far = if corner == 1 { "x ≥ 2 and z ≥ 2 and " } else { "" };
        let near = format!("x ≤ {corner} and z ≤ {corner}");
        format!("(if {near} then y = 0 and x + z = {corner} else {far}({normal}))")
    }

    fn formula_with_pass(self) -> String {
        let (c, Cell { k, s, .. }) = (self.shift, self.cell);
        let is_end = "x = 0 and y = 0 and z = 0";
        let is_one = written(c, 1);
        let is_under = || format!("y ≤ ⌊(x + z + {})/{k}⌋", s.saturating_sub(1));
        match self.kind() {
            Kind::Partner => {
                // Partners differ in the lowest digit of x − 1.
                let partner = format!("((((x − 1) ⊕ 1) + 1) + {c}) ⊕ y ⊕ {} = 0", plus("z", c));
                format!("if x = 0 then {} else {partner}", written(c, 0))
            }
            Kind::One => format!("{is_end} or x > 0 and z > 0 and {is_one}"),
            Kind::Under => format!("{is_end} or {is_one} and {}", is_under()),
            Kind::High => {
                let is_near = "y = 1 and (x = 0 and z = 2 or x = 2 and z = 0)";
                let is_inside = format!("x > 0 and z > 0 and {is_one} and {}", is_under());
                format!("{is_end} or {is_near} or {is_inside} and not (x = 2 and y = 1 and z = 2)")
            }
        }
    }

    /// c when the pass has been used.
    fn after_pass(self) -> i32 {
        match self.kind() {
            Kind::Under | Kind::High => self.shift + 1,
            Kind::Partner | Kind::One => self.shift,
        }
    }

    /// The form of the rule with the pass.
    fn kind(self) -> Kind {
        if self.cell.shape == Shape::Step {
            Kind::Partner
        } else if self.theorem == General::NextPass {
            Kind::Under
        } else if self.theorem == General::HighPass {
            Kind::High
        } else {
            Kind::One
        }
    }

    fn is_member_with_pass(self, [x, y, z]: [u32; 3]) -> bool {
        let is_end = [x, y, z] == [0, 0, 0];
        let is_one = nim_sum(self.shift, [x, y, z]) == 1;
        let is_under = |s: u32| y <= (x + z + s) / self.cell.k;
        match self.kind() {
            Kind::Partner => nim_sum(self.shift, [partner(x), y, z]) == 0,
            Kind::One => is_end || (x > 0 && z > 0 && is_one),
            Kind::Under => is_end || (is_one && is_under(self.cell.s - 1)),
            Kind::High => {
                let is_near = [[0, 1, 2], [2, 1, 0]].contains(&[x, y, z]);
                let is_inside = x > 0 && z > 0 && is_one && is_under(self.cell.s - 1) && [x, y, z] != [2, 1, 2];
                is_end || is_near || is_inside
            }
        }
    }
}

fn offsets(cell: Cell) -> Option<(General, i32)> {
    let shift = shift_of(cell.k, cell.s);
    (cell.k % 2 == 1 && is_apart(shift, cell.k, cell.s)).then_some((General::Offsets, shift))
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
    let (theorem, holds) = match cell.pass {
        true => (General::StepPass, cell.s < cell.k),
        false => (General::StepOffsets, is_apart(cell.s as i32, cell.k, cell.s)),
    };
    (cell.k.is_multiple_of(2) && holds).then_some((theorem, cell.s as i32))
}
