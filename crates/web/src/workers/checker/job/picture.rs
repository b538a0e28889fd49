//! A small picture of a formula beside the P-positions of a bar.

use crate::workers::checker::protocol::{Answer, Cell, Picture};
use crate::workers::host::{Progress, Work};
use maths::expressions::{Formula, Truth};
use maths::formulas::{Interpreter, KnownValues};
use maths::games::{Position, Ruleset};
use maths::solver::Recursion;
use maths::values::Outcome;
use std::collections::HashMap;

/// A picture on its way, a row in each slice.
pub(super) struct Drawing {
    ruleset: Ruleset,
    /// None where there is no picture: of games that are no bars, and of formulas that are numbers or ask for values.
    truth: Option<Truth>,
    known: HashMap<Position, Outcome>,
    cells: Vec<Cell>,
}

impl Drawing {
    /// Begins the picture of a formula for the P-positions.
    pub(super) fn new(formula: &str, ruleset: Ruleset) -> Self {
        let read = ruleset.formula(formula).ok().filter(|formula| !formula.asks_for_values());
        let truth = match read {
            Some(Formula::Truth(truth)) if ruleset.rules.bar().is_some() => Some(truth),
            Some(Formula::Truth(_) | Formula::Number(_)) | None => None,
        };
        Self { ruleset, truth, known: HashMap::new(), cells: Vec::new() }
    }
}

impl Work<Answer> for Drawing {
    /// Draws a row. Returns whether all are drawn.
    fn step(&mut self) -> bool {
        let Some(truth) = &self.truth else { return true };
        let z = self.cells.len() as u32 / Picture::SIDE;
        if z < Picture::SIDE {
            let names = Interpreter { ruleset: self.ruleset, values: KnownValues::None };
            for x in 0..Picture::SIDE {
                let rim = self.ruleset.rules.rim(x, z).min(Picture::SIDE - 1);
                let mut cell = Cell::Empty;
                for y in 0..=rim {
                    let position = Position::new(x, y, z).with_pass(self.ruleset.pass);
                    let is_p = Recursion::outcome(self.ruleset, position, &mut self.known) == Outcome::P;
                    match (is_p, names.truth(truth, position) == Ok(true)) {
                        (true, true) if cell == Cell::Empty => cell = Cell::Agrees,
                        (false, false) | (true, true) => {}
                        (true, false) | (false, true) => cell = Cell::Differs,
                    }
                }
                self.cells.push(cell);
            }
        }
        self.cells.len() as u32 == Picture::SIDE * Picture::SIDE
    }

    /// The picture; none if there is none, or it was stopped.
    fn answer(&self) -> Answer {
        let is_whole = self.cells.len() as u32 == Picture::SIDE * Picture::SIDE;
        Answer::Picture(is_whole.then(|| Picture { cells: self.cells.clone() }))
    }

    /// The progress, in cells.
    fn progress(&self) -> Option<Progress> {
        Some(Progress { done: self.cells.len() as f64, total: f64::from(Picture::SIDE * Picture::SIDE), bytes: 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::Drawing;
    use crate::workers::checker::protocol::{Cell, Picture};
    use crate::workers::host::Work;

    fn cell(formula: &str, ruleset: &str) -> Option<impl Fn(u32, u32) -> Cell> {
        let mut drawing = Drawing::new(formula, ruleset.parse().unwrap());
        while !drawing.step() {}
        let picture = drawing.answer().picture().unwrap()?;
        Some(move |x, z| picture.cells[(z * Picture::SIDE + x) as usize])
    }

    /// On the rectangle every place (x, z) has the P-position y = x ⊕ z, as Bouton proved.
    #[test]
    fn places_agree_or_differ_as_the_nim_sum_says() {
        let right = cell("x ⊕ y ⊕ z = 0", "nim").unwrap();
        let wrong = cell("x = z and y = 0", "nim").unwrap();
        for (x, z) in (0..Picture::SIDE).flat_map(|x| (0..Picture::SIDE).map(move |z| (x, z))) {
            let wanted = if x ^ z < Picture::SIDE { Cell::Agrees } else { Cell::Empty };
            assert_eq!(right(x, z), wanted, "{x}, {z}");
            let wanted = if x == z {
                Cell::Agrees
            } else if x ^ z < Picture::SIDE {
                Cell::Differs
            } else {
                Cell::Empty
            };
            assert_eq!(wrong(x, z), wanted, "{x}, {z}");
        }
    }

    #[test]
    fn the_counterexample_of_a_paper_differs() {
        // `triangular` Example 8.1: (2, 1, 3) on T(5) has nim-sum 0 and is an N-position.
        assert_eq!(cell("x ⊕ y ⊕ z = 0", "triangle:k=5").unwrap()(2, 3), Cell::Differs);
        for (formula, ruleset) in [("x + y", "nim"), ("G(x, y, z) = 0", "nim"), ("a = b", "sharing"), ("x =", "nim")] {
            assert!(cell(formula, ruleset).is_none(), "{formula}");
        }
    }
}
