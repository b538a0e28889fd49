//! Proofs by nim-sums: the set has nim-sum 0, but for the positions that the theorem names.
//!
//! ```text
//!   nim-sum 0      one number changes alone: the sum is no longer 0. y comes down as well: the rim has no second y with sum 0
//!   otherwise      of the numbers with a 1 in the leading column of the sum one is lowered to the nim-sum of the others,
//!                  y if it has one, since lowering y changes nothing else; else the other, and then y may come down
//! ```
//!
//! Beside a strip with a pass the number of the strip is that of its partner. If it has the 1, the strip is cut to the partner of
//! the value of the bar on the right.

use crate::claims::descent::{Lowered, lower};
use crate::claims::digits::{Row, Sum, partner, rim_over};
use crate::claims::strategy::argument::leaving;
use crate::claims::strategy::{Argument, Case, Fact, Kind, Says};
use crate::games::{Axis, Game, Move, Position};

/// The numbers of a position that the cases look at.
struct Numbers<'a> {
    sum: Sum,
    game: &'a Game,
    rows: Vec<Row>,
    total: u32,
}

/// True if a position is in the set.
pub(super) fn has(sum: Sum, game: &Game) -> bool {
    (sum.total(game) == 0) != sum.excepts(game.position())
}

/// The cases that apply.
pub(super) fn cases(sum: Sum, game: &Game) -> Vec<Case> {
    let numbers = Numbers { sum, game, rows: sum.rows(game), total: sum.total(game) };
    let sides = [Axis::X, Axis::Z];
    let all = [Case::Inside, Case::Named, Case::Over, Case::LowerY, Case::UsePass, Case::Shorten];
    let both = sides.into_iter().flat_map(|axis| [Case::Lower(axis), Case::LowerBoth(axis)]);
    let special = sides.into_iter().flat_map(|axis| [Case::CutOff(axis), Case::OneBeside(axis)]);
    all.into_iter().chain(both).chain(special).filter(|case| numbers.apply(*case)).collect()
}

/// The argument in a case that applies; `has` is the set.
pub(super) fn argument(sum: Sum, game: &Game, case: Case, has: impl Fn(&Game) -> bool) -> Argument {
    let numbers = Numbers { sum, game, rows: sum.rows(game), total: sum.total(game) };
    let (mut lines, says) = match case {
        Case::LowerY => numbers.lowered(Axis::Y, None),
        Case::Lower(axis) => numbers.lowered(axis, numbers.rim_after(axis)),
        Case::LowerBoth(axis) => numbers.lowered_with_y(axis),
        Case::UsePass => (Vec::new(), Says::MovesTo(Move::Pass)),
        Case::CutOff(axis) => (Vec::new(), Says::MovesTo(Move::Cut { axis, to: 0 })),
        Case::OneBeside(axis) => {
            (Vec::new(), Says::MovesTo(Move::Cut { axis, to: numbers.target(axis).unwrap_or(0) ^ 1 }))
        }
        Case::Shorten => numbers.shortened(),
        Case::Over => (Vec::new(), Says::NoMove),
        Case::Inside | Case::Named => (leaving(game, kind_of, &has), Says::AllLeave),
        Case::SmallerGap
        | Case::Meet
        | Case::Remainders { .. }
        | Case::Elsewhere
        | Case::Mirror
        | Case::ToCorner(_)
        | Case::AsNormal
        | Case::Near
        | Case::Far(_) => (Vec::new(), Says::Nothing),
    };
    if sum == Sum::Paired && game.position().pass && case != Case::UsePass {
        let x = game.position()[Axis::X];
        lines.insert(0, Fact::Partners { x, with: partner(x) });
    }
    if let (Case::LowerY | Case::Lower(_) | Case::LowerBoth(_) | Case::Shorten, Says::MovesTo(play)) = (case, says)
        && let Some(to) = game.play(play)
    {
        lines.push(Fact::Zero { sum: sum.total(&to) });
    }
    Argument { case, lines, says }
}

impl Numbers<'_> {
    /// True if a case applies. Each condition is written out by itself, so that a test can count them.
    fn apply(&self, case: Case) -> bool {
        let is_sum_zero = self.total == 0;
        let is_named = self.sum.excepts(self.game.position());
        let is_outside = is_sum_zero == is_named;
        let is_over = self.game.ruleset().misere && self.game.is_terminal();
        let is_by_digits =
            is_outside && !is_over && !self.cuts_off(Axis::X) && !self.cuts_off(Axis::Z) && !self.passes();
        let is_shorter = self.sum == Sum::Paired && self.leads(Axis::X);
        let is_by_bar = is_by_digits && !is_shorter;
        match case {
            Case::Inside => is_sum_zero && !is_named,
            Case::Named => !is_sum_zero && is_named,
            Case::Over => is_over,
            Case::CutOff(axis) => is_outside && self.cuts_off(axis),
            Case::UsePass => is_outside && self.passes(),
            Case::Shorten => is_by_digits && is_shorter,
            Case::LowerY => is_by_bar && self.leads(Axis::Y) && !self.is_left_out(Axis::Y),
            Case::Lower(axis) => {
                is_by_bar && !self.leads(Axis::Y) && self.leads(axis) && self.fits(axis) && !self.is_left_out(axis)
            }
            Case::LowerBoth(axis) => {
                is_by_bar && !self.leads(Axis::Y) && self.leads(axis) && !self.fits(axis) && !self.is_left_out(axis)
            }
            Case::OneBeside(axis) => is_by_bar && !self.leads(Axis::Y) && self.leads(axis) && self.is_left_out(axis),
            Case::SmallerGap
            | Case::Meet
            | Case::Remainders { .. }
            | Case::Elsewhere
            | Case::Mirror
            | Case::ToCorner(_)
            | Case::AsNormal
            | Case::Near
            | Case::Far(_) => false,
        }
    }

    /// The number of a coordinate in the sum.
    fn number(&self, axis: Axis) -> Option<u32> {
        self.rows.iter().find(|row| row.1 == Some(axis)).map(|row| row.2)
    }

    /// True if the number of a coordinate has a 1 in the leading column of the sum.
    fn leads(&self, axis: Axis) -> bool {
        let leading = self.total.checked_ilog2();
        leading.is_some_and(|place| self.number(axis).is_some_and(|number| number >> place & 1 == 1))
    }

    /// True if the pass alone makes the sum 0.
    fn passes(&self) -> bool {
        let ([x, y, z], s) = (self.game.position().xyz(), self.game.ruleset().rules.s().unwrap_or(0));
        self.game.position().pass
            && match self.sum {
                Sum::RaisedWithPass => self.total == 1,
                Sum::OffsetWithPass => self.total == 1 && !self.sum.is_beyond(self.game),
                Sum::Paired => x > 0 && (x + s) ^ y ^ (z + s) == 0,
                Sum::Heaps | Sum::Plain | Sum::Raised | Sum::Exchanged | Sum::Offset => false,
            }
    }

    /// True if breaking off all of x, or of z, leaves a position that the theorem names.
    fn cuts_off(&self, axis: Axis) -> bool {
        let ([x, _, z], pass) = (self.game.position().xyz(), self.game.position().pass);
        match (self.sum, axis) {
            (Sum::RaisedWithPass, Axis::X) => pass && self.total > 1 && z == 0,
            (Sum::RaisedWithPass, Axis::Z) => pass && self.total > 1 && x == 0 && z > 0,
            (Sum::Offset | Sum::OffsetWithPass, Axis::X) => self.sum.is_beyond(self.game) && x > 0,
            (Sum::Offset | Sum::OffsetWithPass, Axis::Z) => self.sum.is_beyond(self.game) && z > 0,
            (Sum::Exchanged, Axis::X) => self.game.position().xyz() == [1, 0, 1],
            (Sum::RaisedWithPass | Sum::Exchanged | Sum::Offset | Sum::OffsetWithPass, Axis::Y)
            | (Sum::Exchanged, Axis::Z)
            | (Sum::Plain | Sum::Raised | Sum::Heaps | Sum::Paired, _) => false,
        }
    }

    /// The number that is added to a coordinate in the sum.
    fn shift(&self, axis: Axis) -> i32 {
        if axis == Axis::Y { 0 } else { self.sum.shift(self.game) }
    }

    /// The value of a coordinate that makes the sum 0 by itself.
    fn alone(&self, axis: Axis) -> i64 {
        self.number(axis).map_or(-1, |number| i64::from(number ^ self.total) - i64::from(self.shift(axis)))
    }

    /// The rim over a coordinate that alone makes the sum 0.
    fn rim_after(&self, axis: Axis) -> Option<u32> {
        let to = u32::try_from(self.alone(axis)).ok()?;
        let [x, _, z] = self.game.position().xyz();
        let (x, z) = match axis {
            Axis::X => (to, z),
            Axis::Z => (x, to),
            Axis::Y => (x, z),
        };
        Some(self.game.ruleset().rules.rim(x, z))
    }

    /// True if y stays when a coordinate is lowered alone. Below 0 there is no rim that y fits under, if the rim depends on the coordinate
    /// at all.
    fn fits(&self, axis: Axis) -> bool {
        let is_free = || rim_over(self.sum, self.game, axis).is_none();
        self.rim_after(axis).map_or_else(is_free, |rim| self.game.position()[Axis::Y] <= rim)
    }

    /// The number that is cut and y, followed along the rim.
    fn along(&self, axis: Axis) -> Option<Lowered> {
        let y = self.game.position()[Axis::Y];
        let needed = self.number(axis)? ^ self.total;
        rim_over(self.sum, self.game, axis).map(|rim| lower(needed ^ y, y, rim))
    }

    /// The rest of a coordinate by the digits.
    fn target(&self, axis: Axis) -> Option<u32> {
        if axis == Axis::Y || self.fits(axis) {
            return u32::try_from(self.alone(axis)).ok();
        }
        self.along(axis).and_then(|lowered| lowered.cut.checked_add_signed(-self.shift(axis)))
    }

    /// True if the digits lead to a position with sum 0 that the theorem leaves out.
    fn is_left_out(&self, axis: Axis) -> bool {
        let to = self.target(axis).and_then(|to| self.game.play(Move::Cut { axis, to }));
        self.sum == Sum::Exchanged && to.is_some_and(|to| self.sum.excepts(to.position()))
    }

    /// A coordinate is lowered, and y stays.
    fn lowered(&self, axis: Axis, rim: Option<u32>) -> (Vec<Fact>, Says) {
        let (from, to) = (self.number(axis).unwrap_or(0), self.alone(axis));
        let mut lines = vec![Fact::Smaller { axis, from, to: from ^ self.total }];
        if self.shift(axis) > 0 {
            lines.push(Fact::NotNegative { axis, to });
        }
        if let Some(rim) = rim {
            lines.push(Fact::Fits { y: self.game.position()[Axis::Y], rim });
        }
        (lines, Says::MovesTo(Move::Cut { axis, to: u32::try_from(to).unwrap_or(0) }))
    }

    /// The strip is cut to the partner of the value of the bar on the right.
    fn shortened(&self) -> (Vec<Fact>, Says) {
        let (value, x) = (self.alone(Axis::X), self.game.position()[Axis::X]);
        let to = u32::try_from(value).map_or(0, |value| if self.game.position().pass { partner(value) } else { value });
        (vec![Fact::Shorter { value, to, x }], Says::MovesTo(Move::Cut { axis: Axis::X, to }))
    }

    /// A coordinate is lowered, and y comes down with it.
    fn lowered_with_y(&self, axis: Axis) -> (Vec<Fact>, Says) {
        let (y, from) = (self.game.position()[Axis::Y], self.number(axis).unwrap_or(0));
        let Some(lowered) = self.along(axis) else { return (Vec::new(), Says::Nothing) };
        let to = i64::from(lowered.cut) - i64::from(self.shift(axis));
        let mut lines = vec![Fact::TooHigh { y, rim: self.rim_after(axis).unwrap_or(0) }];
        lines.push(Fact::Smaller { axis, from, to: lowered.cut });
        if self.shift(axis) > 0 {
            lines.push(Fact::NotNegative { axis, to });
        }
        let to = u32::try_from(to).unwrap_or(0);
        let [x, _, z] = self.game.position().xyz();
        let (x, z) = if axis == Axis::X { (to, z) } else { (x, to) };
        lines.push(Fact::OnRim { y: lowered.y, rim: self.game.ruleset().rules.rim(x, z) });
        (lines, Says::MovesTo(Move::Cut { axis, to }))
    }
}

/// The difference between an option and its position.
pub(super) fn kind_of(game: &Game, play: Move, to: Position) -> Kind {
    match play {
        Move::Cut { axis, .. } if axis != Axis::Y && to[Axis::Y] < game.position()[Axis::Y] => Kind::Both(axis),
        Move::Cut { axis, .. } => Kind::Alone(axis),
        Move::Pass => Kind::Pass,
        Move::Share { .. } | Move::Lower { .. } => Kind::KeepsApart,
    }
}
