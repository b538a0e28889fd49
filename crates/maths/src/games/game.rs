//! A position of a ruleset: the two together, legal by construction.

use crate::games::scene::Scene;
use crate::games::{Move, Position, Problems, Ruleset};

/// A ruleset and one of its legal positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    ruleset: Ruleset,
    position: Position,
}

impl Game {
    /// Puts a position into its ruleset.
    ///
    /// # Errors
    /// Every reason why the position is not legal.
    pub fn new(ruleset: Ruleset, position: Position) -> Result<Self, Problems> {
        ruleset.check(position)?;
        Ok(Self { ruleset, position })
    }

    /// Puts a position into its ruleset, if it is legal. Without the reasons why it is not, this is little code.
    pub fn if_legal(ruleset: Ruleset, position: Position) -> Option<Self> {
        ruleset.is_legal(position).then_some(Self { ruleset, position })
    }

    /// A position whose y is lowered to the rim, if it is above it.
    pub fn lowered(ruleset: Ruleset, position: Position) -> Self {
        Self { ruleset, position: ruleset.lowered(position) }
    }

    /// The parameters.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The position.
    pub fn position(&self) -> Position {
        self.position
    }

    /// Every move and the position it leads to.
    pub fn options(&self) -> Vec<(Move, Position)> {
        self.ruleset.options(self.position)
    }

    /// True if no move is left.
    pub fn is_terminal(&self) -> bool {
        self.ruleset.is_terminal(self.position)
    }

    /// The game after a move, or `None` if the move is not one of the position's.
    #[must_use]
    pub fn play(&self, play: Move) -> Option<Self> {
        let position = self.ruleset.play(self.position, play)?;
        Some(Self { position, ..*self })
    }

    /// The drawing, or `None` when the bar is too large to draw.
    pub fn scene(&self) -> Option<Scene> {
        self.ruleset.rules.scene(self.position.coordinates)
    }
}
