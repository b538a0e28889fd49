//! Rules with one letter or two in the place of numbers, as the cells of a grid.

use crate::theorems::foundry::own_rules::tidy;
use crate::theorems::foundry::{Grammar, GrammarMistake};
use maths::games::Ruleset;

/// One rim or one line of rules, and what one letter or two in it may be. Each cell is one choice of the numbers: those of the
/// first letter change from row to row, those of the second along a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    grammar: Grammar,
}

/// Why a text is no grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGrid {
    /// The text is no grammar.
    Mistakes(Vec<GrammarMistake>),
    /// It is not one line `rim` or `rules` without choices in braces, played in one way, about P-positions, with one letter or two.
    Shape,
    /// The grid has this many cells, more than [`Grid::MOST`].
    TooLarge(u64),
}

impl Grid {
    /// The most cells.
    pub const MOST: u64 = 1024;

    /// Reads a grammar as a grid.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> Result<Self, NoGrid> {
        let grammar: Grammar = text.parse().map_err(NoGrid::Mistakes)?;
        let is_one_way = [grammar.plays.len(), grammar.passes.len()] == [1, 1] && grammar.values == [0];
        let [template] = &grammar.templates[..] else { return Err(NoGrid::Shape) };
        if !is_one_way || template.choices() != 1 || !(1..=2).contains(&grammar.letters.len()) {
            return Err(NoGrid::Shape);
        }
        let count = grammar.count();
        if count > Self::MOST { Err(NoGrid::TooLarge(count)) } else { Ok(Self { grammar }) }
    }

    /// The letters and their numbers: first the letter of the rows, then, if there are two, the letter of the columns.
    pub fn letters(&self) -> &[(char, Vec<i64>)] {
        &self.grammar.letters
    }

    /// The number of cells of a row.
    pub fn columns(&self) -> usize {
        self.letters().get(1).map_or(1, |(_, numbers)| numbers.len())
    }

    /// The number of cells.
    pub fn count(&self) -> usize {
        self.letters().iter().map(|(_, numbers)| numbers.len()).product()
    }

    /// The numbers of the letters in a cell; `None` if there is no such cell.
    pub fn numbers(&self, cell: usize) -> Option<Vec<i64>> {
        let at = [cell / self.columns(), cell % self.columns()];
        self.letters().iter().zip(at).map(|((_, numbers), at)| numbers.get(at).copied()).collect()
    }

    /// The rules of a cell, as they are written. None if there is no such cell, or no such rules: with these numbers a bound falls,
    /// say.
    pub fn ruleset(&self, cell: usize) -> Option<Ruleset> {
        let numbers = self.numbers(cell)?;
        let number = |letter| {
            let place = self.letters().iter().position(|(other, _)| *other == letter);
            place.and_then(|place| numbers.get(place)).copied().unwrap_or(0)
        };
        let written = self.grammar.templates.first()?.as_written(number)?;
        let (misere, pass) = (self.grammar.plays.contains(&true), self.grammar.passes.contains(&true));
        Some(Ruleset { misere: misere || written.misere, pass: pass || written.pass, ..written })
    }

    /// The same rules, or those of the bar that they are: its coordinates may be called otherwise, and it is solved more quickly.
    pub fn tidied(&self, cell: usize) -> Option<Ruleset> {
        tidy(&self.ruleset(cell)?)
    }
}
