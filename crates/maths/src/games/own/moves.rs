//! The moves from a position.

use crate::games::own::amounts::{Amount, Turn};
use crate::games::own::bound::inputs;
use crate::games::own::several::{OwnLine, Several};
use crate::games::own::{OwnRules, rectangle, scene};
use crate::games::scene::Scene;
use crate::games::{Coordinate, Coordinates, Direction, Move};

impl OwnRules {
    /// The lines of the moves that lower some of several coordinates by any amounts.
    pub(crate) fn lines(self) -> Vec<OwnLine> {
        let mut lines = Vec::new();
        self.0.several.iter().filter(|several| several.is_lined()).for_each(|several| several.add_lines(&mut lines));
        lines
    }

    /// Calls `visit` with a direction in which a move is possible, and the least and the greatest amount of one of its ranges.
    /// Ranges may overlap. Moves by amounts that a condition joins are left out, and those of [`OwnRules::lines`] if `with_lines`.
    pub(crate) fn each_range(
        self,
        coordinates: Coordinates,
        with_lines: bool,
        mut visit: impl FnMut(Direction, u32, u32),
    ) {
        for turn in &self.0.turns {
            turn.ranges(coordinates).for_each(|(first, last)| visit(turn.along, first, last));
        }
        let free = self.0.several.iter().filter(|several| several.condition.is_none());
        for several in free.filter(|several| !with_lines || !several.is_lined()) {
            several.each_move(coordinates, |by| {
                if let Some((along, by)) = Direction::of(by) {
                    visit(along, by, by);
                }
            });
        }
    }

    /// True if conditions join amounts.
    pub(crate) fn has_conditions(self) -> bool {
        self.0.several.iter().any(|several| several.condition.is_some())
    }

    /// True if these numbers are amounts that a condition joins.
    pub(crate) fn joins(self, amounts: Coordinates) -> bool {
        let mut with_condition = self.0.several.iter().filter(|several| several.condition.is_some());
        with_condition.any(|several| several.allows(amounts, &inputs(amounts)))
    }

    /// True if moves lower some of several coordinates, each by an amount that is chosen by itself.
    pub fn has_several(self) -> bool {
        !self.0.several.is_empty()
    }

    /// A bound on the number of moves that lower some of several coordinates, of which each has a number.
    pub(in crate::games) fn most_together(self, number: impl Fn(Coordinate) -> u32) -> u64 {
        let ways = |turn: &Turn| turn.along.first().map_or(1, |which| u64::from(number(which)) + 1);
        let together = |several: &Several| several.each.iter().map(ways).fold(1, u64::saturating_mul);
        self.0.several.iter().map(together).fold(0, u64::saturating_add)
    }

    /// True if a move lowers several coordinates by amounts that are chosen one by one: without any of them, it is a move as well.
    pub(in crate::games) fn is_together(self, coordinates: Coordinates, play: Move) -> bool {
        match play {
            Move::Lower { along, by } => {
                let is_move = |which: Coordinate| {
                    let mut amounts = along.amounts(by);
                    amounts[which.index()] = 0;
                    Direction::of(&amounts).is_some_and(|(along, by)| self.lowered(coordinates, along, by).is_some())
                };
                !self.has_turn(coordinates, along, by) && along.coordinates().all(is_move)
            }
            Move::Cut { .. } | Move::Share { .. } | Move::Pass => false,
        }
    }

    /// The directions of moves, each once.
    pub(crate) fn directions(self) -> impl Iterator<Item = Direction> {
        self.0.turns.iter().map(|turn| turn.along)
    }

    /// The directions of moves by any amount, each once.
    pub(crate) fn directions_of_any(self) -> impl Iterator<Item = Direction> {
        self.0.turns.iter().filter(|turn| turn.amounts.contains(&Amount::Any)).map(|turn| turn.along)
    }

    /// True if a move lowers this coordinate alone, by any amount.
    pub(in crate::games) fn lowers_alone_by_any(self, which: Coordinate) -> bool {
        let mut turns = self.0.turns.iter().chain(self.0.several.iter().flat_map(|several| &several.each));
        turns.any(|turn| turn.along == which.into() && turn.amounts.contains(&Amount::Any))
    }

    /// Calls `visit` with every move and the coordinates it leaves, the smallest amounts first.
    pub(in crate::games) fn each_move(self, coordinates: Coordinates, visit: &mut impl FnMut(Move, Coordinates)) {
        for turn in &self.0.turns {
            turn.each_amount(coordinates, |by| {
                visit(Move::Lower { along: turn.along, by }, self.settled(turn.along.lowered(coordinates, by)));
            });
        }
        for (at, several) in self.0.several.iter().enumerate() {
            several.each_move(coordinates, |amounts| {
                let Some((along, by)) = Direction::of(amounts) else { return };
                let is_known = self.0.several[..at].iter().any(|other| other.allows(coordinates, amounts));
                if !is_known && !self.has_turn(coordinates, along, by) {
                    visit(Move::Lower { along, by }, self.settled(along.lowered(coordinates, by)));
                }
            });
        }
    }

    /// True if one of the turns lowers the coordinates so.
    fn has_turn(self, coordinates: Coordinates, along: Direction, by: u32) -> bool {
        self.0.turns.iter().any(|turn| turn.along == along && turn.allows(coordinates, by))
    }

    /// True if no move is left.
    pub(in crate::games) fn is_terminal(self, coordinates: Coordinates) -> bool {
        !self.0.turns.iter().any(|turn| turn.has_amount(coordinates))
            && !self.0.several.iter().any(|several| several.has_move(coordinates))
    }

    /// The coordinates after a move, if the move is legal.
    pub(in crate::games) fn lowered(self, coordinates: Coordinates, along: Direction, by: u32) -> Option<Coordinates> {
        let amounts = along.amounts(by);
        // A move has one direction: (2, 2) by 1 is (1, 1) by 2.
        let is_allowed = self.has_turn(coordinates, along, by)
            || Direction::of(&amounts) == Some((along, by))
                && self.0.several.iter().any(|several| several.allows(coordinates, &amounts));
        is_allowed.then(|| self.settled(along.lowered(coordinates, by)))
    }

    /// The direction and the amount by which the coordinates are lowered by these numbers; `None` if no move goes in such a direction.
    pub(in crate::games) fn move_by(self, numbers: &[u32; Coordinates::MOST]) -> Option<(Direction, u32)> {
        let (primitive, most) = Direction::of(numbers)?;
        let is_there = self.has_several() || self.directions().any(|along| along == primitive);
        is_there.then_some((primitive, most))
    }

    /// The number of pieces of [`OwnRules::scene`].
    pub(in crate::games) fn piece_count(self, coordinates: Coordinates) -> u64 {
        if self.is_rectangle() { rectangle::piece_count(coordinates) } else { coordinates.sum() }
    }

    /// The strips of a position, or the rectangle that it is.
    pub(in crate::games) fn scene(self, coordinates: Coordinates) -> Scene {
        if self.is_rectangle() { rectangle::scene(self, coordinates) } else { scene::scene(self, coordinates) }
    }
}
