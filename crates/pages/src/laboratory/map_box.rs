//! The map of k and s: which of its eight pictures is shown, the cell that is looked at, and what the file of cells says.

use proofs::theorems::shifts::{Cell, Known, Shape};
use std::collections::HashMap;
use std::rc::Rc;

/// The cells about which no theorem speaks.
pub(super) type Cells = HashMap<Cell, Known>;

/// Everything that the map shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MapBox {
    /// The settings of the picture.
    pub look: Look,
    /// The file of cells.
    pub kept: Kept,
}

/// The settings of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Which bar.
    pub shape: Shape,
    /// True if one pass may be used.
    pub pass: bool,
    /// True if the player who makes the last move loses.
    pub misere: bool,
    /// The k and s that are looked at, if any are.
    pub at: Option<(u32, u32)>,
}

/// The file of cells.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Kept {
    /// It was not asked for, or has not come.
    #[default]
    Waiting,
    /// The file cannot be fetched.
    Missing,
    /// Here it is.
    Here(Rc<Cells>),
}

/// A change of the map.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The file is asked for again.
    Fetch,
    /// The file has come; none if it is not to be had.
    Kept(Option<Rc<Cells>>),
    /// Another bar is shown.
    Shape(Shape),
    /// With a pass, or without.
    Pass(bool),
    /// Misère play, or normal play.
    Misere(bool),
    /// Another cell is looked at.
    At(Option<(u32, u32)>),
}

impl Default for Look {
    fn default() -> Self {
        Self { shape: Shape::Triangle, pass: false, misere: false, at: None }
    }
}

impl MapBox {
    /// Does what a change says.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Fetch => self.kept = Kept::Waiting,
            Change::Kept(cells) => self.kept = cells.map_or(Kept::Missing, Kept::Here),
            Change::Shape(shape) => self.look.shape = shape,
            Change::Pass(pass) => self.look.pass = pass,
            Change::Misere(misere) => self.look.misere = misere,
            Change::At(at) => self.look.at = at,
        }
    }
}

impl Look {
    /// The cell of k and s.
    pub fn cell(self, (k, s): (u32, u32)) -> Cell {
        Cell { shape: self.shape, pass: self.pass, misere: self.misere, k, s }
    }
}

/// The known result for a cell: from a theorem, or else from the file.
pub(super) fn known(cell: Cell, cells: &Cells) -> Option<Known> {
    cell.proved().map(Known::Proved).or_else(|| cells.get(&cell).copied())
}
