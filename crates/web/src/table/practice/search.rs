//! Looks for a task: draws random positions until the solver finds one that fits.

use crate::table::practice::{Level, Task};
use maths::games::{Axis, Coordinates, Game, Position, Rules, Ruleset};
use maths::solver::Evaluation;
use maths::values::{Chance, Outcome};
use std::rc::Rc;

/// A search that has looked at some positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    ruleset: Ruleset,
    level: Level,
    seed: u64,
    /// How many positions were drawn.
    tried: u32,
    /// The best so far, and how far its number of winning moves is from what it should be.
    best: Option<(usize, Task)>,
}

impl Search {
    /// After so many positions the best so far has to do.
    pub const MOST: u32 = 40;

    /// A search that has looked at nothing yet.
    pub fn new(ruleset: Ruleset, level: Level, seed: u64) -> Self {
        let mut search = Self { ruleset, level, seed, tried: 0, best: None };
        search.pass_over_ends();
        search
    }

    /// The position to be judged next; `None` once the search is over.
    pub fn candidate(&self) -> Option<Game> {
        if self.is_over() { None } else { candidate(self.ruleset, self.level, self.seed, self.tried) }
    }

    /// Takes in what the solver says of the candidate, and goes on to the next one if it does not fit.
    pub fn judge(&mut self, evaluation: &Rc<Evaluation>) {
        let Some(game) = self.candidate() else { return };
        let winning = evaluation.winning_moves().count();
        let misfit = self.level.misfit(winning);
        let is_task = evaluation.outcome == Outcome::N && winning > 0;
        if is_task && self.best.as_ref().is_none_or(|(best, _)| misfit < *best) {
            self.best = Some((misfit, Task::new(game, Rc::clone(evaluation))));
        }
        self.tried += 1;
        self.pass_over_ends();
    }

    /// What was found when the search is over; `None` if no position drawn can be won.
    pub fn found(self) -> Option<Task> {
        self.best.map(|(_, task)| task)
    }

    fn is_over(&self) -> bool {
        self.tried >= Self::MOST || matches!(self.best, Some((0, _)))
    }

    /// Positions without a move need no solver.
    fn pass_over_ends(&mut self) {
        while !self.is_over() && self.candidate().is_none() {
            self.tried += 1;
        }
    }
}

/// The position number `number` that is drawn for a level; `None` if it has no move. The same seed draws the same ones.
pub fn candidate(ruleset: Ruleset, level: Level, seed: u64, number: u32) -> Option<Game> {
    let mut chance = Chance::numbered(seed, number);
    let mut draw = |least: u32, most: u32| least + chance.below((most - least + 1) as usize) as u32;
    let sizes = level.sizes();
    let (least, most) = (*sizes.start(), *sizes.end());
    // One side has the size of the level; of piles, which are worth no more than their differences, one is small.
    let side = if draw(0, 1) == 0 { Axis::X } else { Axis::Z };
    let large = draw(least, most);
    let other = draw(0, most);
    let [x, z] = if side == Axis::X { [large, other] } else { [other, large] };
    let position = match ruleset.rules {
        Rules::Bar(bar) => Position::new(x, draw(0, most.min(bar.rim(x, z))), z),
        Rules::Piles(piles) => {
            let three = [x, draw(0, 2), z];
            let numbers = (0..piles.count()).map(|pile| three.get(pile).copied().unwrap_or_else(|| draw(0, most)));
            Position::at(Coordinates::new(&numbers.collect::<Vec<_>>())?)
        }
        Rules::Own(own) => {
            // One strip has the size of the level.
            let first = draw(0, own.count() as u32 - 1) as usize;
            let numbers = (0..own.count()).map(|at| if at == first { large } else { draw(0, most) });
            ruleset.lowered(Position::at(Coordinates::new(&numbers.collect::<Vec<_>>())?))
        }
    };
    let pass = ruleset.pass && draw(0, 1) == 1;
    let game = Game::new(ruleset, position.with_pass(pass)).ok()?;
    (!game.is_terminal()).then_some(game)
}
