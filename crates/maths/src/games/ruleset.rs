//! The parameters of a game. A ruleset is not a position.

use crate::games::{Move, Position, Problem, Problems, Rules};

/// A rules, and whether there is a pass and whether play is misère.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Which positions there are and where moves lead.
    pub rules: Rules,
    /// One pass exists; either player may use it once, never from a terminal position.
    pub pass: bool,
    /// The player who makes the last move loses.
    pub misere: bool,
}

impl Ruleset {
    /// Normal play without a pass.
    pub fn normal(rules: Rules) -> Self {
        Self { rules, pass: false, misere: false }
    }

    /// Checks that the position is one of this ruleset.
    ///
    /// # Errors
    /// Every reason why it is not.
    pub fn check(&self, position: Position) -> Result<(), Problems> {
        let mut problems = Problems::default();
        if position.pass && !self.pass {
            problems.add(Problem::NoPassHere);
        }
        for (&value, name) in position.coordinates.iter().zip(self.rules.names()) {
            if value > Position::LARGEST {
                problems.add(Problem::CoordinateTooLarge { name, text: value.to_string() });
            }
        }
        self.rules.check(position.coordinates).into_iter().for_each(|problem| problems.add(problem));
        problems.into_result(())
    }

    /// True if [`Ruleset::check`] finds no reason against a position.
    pub fn is_legal(&self, position: Position) -> bool {
        let coordinates = position.coordinates;
        (self.pass || !position.pass)
            && coordinates.iter().all(|&value| value <= Position::LARGEST)
            && self.rules.is_legal(coordinates)
    }

    /// The nearest position that is not above the rim or a bound.
    #[must_use]
    pub fn lowered(&self, position: Position) -> Position {
        Position { coordinates: self.rules.lowered(position.coordinates), ..position }
    }

    /// True if no move is left. The pass may not be used from here.
    pub fn is_terminal(&self, position: Position) -> bool {
        self.rules.is_terminal(position.coordinates)
    }

    /// Calls `visit` with every move and the position it leads to, for a legal position. The pass comes last.
    pub fn each_option(&self, position: Position, mut visit: impl FnMut(Move, Position)) {
        let mut moved = false;
        self.rules.each_move(position.coordinates, &mut |play, coordinates| {
            moved = true;
            visit(play, Position { coordinates, pass: position.pass });
        });
        if moved && position.pass {
            visit(Move::Pass, position.with_pass(false));
        }
    }

    /// Every move and the position it leads to.
    pub fn options(&self, position: Position) -> Vec<(Move, Position)> {
        let mut options = Vec::new();
        self.each_option(position, |play, to| options.push((play, to)));
        options
    }

    /// The position after a move, or `None` if it is not one of the position's moves. Tests the one move only, so it is quick even if there
    /// are millions.
    pub fn play(&self, position: Position, play: Move) -> Option<Position> {
        match play {
            Move::Pass => (position.pass && !self.is_terminal(position)).then(|| position.with_pass(false)),
            Move::Cut { axis, to } => {
                (self.rules.is_bar() && to < position[axis]).then(|| self.lowered(position.with(axis, to)))
            }
            Move::Lower { along, by } => {
                let coordinates = self.rules.own()?.lowered(position.coordinates, along, by)?;
                Some(Position { coordinates, ..position })
            }
            Move::Share { from, onto, tokens } => {
                let are_there = [from, onto].iter().all(|pile| pile.index() < self.rules.count());
                let (giving, receiving) = (position[from], position[onto]);
                let fits = from != onto && tokens >= 1 && tokens <= giving.saturating_sub(receiving) / 2;
                (self.rules.is_piles() && are_there && fits)
                    .then(|| position.with(from, giving - tokens).with(onto, receiving + tokens))
            }
        }
    }
}
