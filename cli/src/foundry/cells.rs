//! One question about each choice of the numbers in rules, answered as CSV.

use crate::Failure;
use crate::foundry::no_grammar;
use maths::expressions::{Formula, Kind};
use proofs::theorems::foundry::{CellAnswer, CellQuestion, Grid, NoGrid};
use std::fs;
use std::path::{Path, PathBuf};

/// The rules, and the question.
#[derive(clap::Args)]
pub(super) struct Cells {
    /// Prints a line of CSV for each choice of the numbers in the rules of a file: the number of states of the automaton of the
    /// P-positions
    #[arg(long, value_name = "FILE", group = "run")]
    pub(super) sweep: Option<PathBuf>,
    /// With --sweep: true if a formula is true at the P-positions and nowhere else
    #[arg(long, requires = "sweep", conflicts_with = "count")]
    formula: Option<String>,
    /// With --sweep: the number of P-positions
    #[arg(long, requires = "sweep")]
    count: bool,
    /// The largest coordinate for --formula and --count
    #[arg(long, value_name = "N", requires = "sweep", default_value_t = 40)]
    bound: u32,
}

impl Cells {
    /// Answers the question about the rules of a file.
    pub(super) fn print(&self, file: &Path) -> Result<(), Failure> {
        let text = fs::read_to_string(file)?;
        let grid = Grid::read(&text).map_err(|why| no_grid(&text, &why))?;
        let question = self.question()?;
        let names = grid.letters().iter().map(|(letter, _)| letter.to_string());
        println!("{}", row(names.chain(["rules", "result", "value"].map(str::to_owned))));
        for cell in 0..grid.count() {
            let numbers = grid.numbers(cell).unwrap_or_default().into_iter().map(|number| number.to_string());
            let rules = grid.ruleset(cell).map_or_else(String::new, |ruleset| ruleset.to_string());
            let (result, value) = in_words(&grid.answer(cell, &question));
            println!("{}", row(numbers.chain([rules, result.to_owned(), value])));
        }
        Ok(())
    }

    fn question(&self) -> Result<CellQuestion, Failure> {
        let Some(text) = &self.formula else {
            return Ok(if self.count { CellQuestion::Count(self.bound) } else { CellQuestion::Learn });
        };
        let formula = text.parse::<Formula>().ok().filter(|formula| formula.kind() == Kind::Truth);
        let formula =
            formula.ok_or_else(|| format!("{text} is not a formula that is true or false, such as x ⊕ y = 0"))?;
        Ok(CellQuestion::Formula(formula, self.bound))
    }
}

fn no_grid(text: &str, why: &NoGrid) -> Failure {
    match why {
        NoGrid::Mistakes(mistakes) => no_grammar(text, mistakes),
        NoGrid::Shape => {
            "one line “rim: …” or “rules: …” is needed, without choices in braces, with one letter or two \
                          instead of numbers, and with one way to play"
                .into()
        }
        NoGrid::TooLarge(cells) => format!("a sweep has at most {} cells, but this one has {cells}", Grid::MOST).into(),
    }
}

fn in_words(answer: &CellAnswer) -> (&'static str, String) {
    match answer {
        CellAnswer::NoRules => ("no rules", String::new()),
        CellAnswer::Holds => ("right", String::new()),
        CellAnswer::Fails(game) => ("wrong", game.to_string()),
        CellAnswer::Undefined(game) => ("undefined", game.to_string()),
        CellAnswer::Counted(count) => ("P-positions", count.to_string()),
        CellAnswer::Proved(states) => ("proved", states.to_string()),
        CellAnswer::AtLeast(states) => ("at least", states.to_string()),
        CellAnswer::Undecided => ("undecided", String::new()),
    }
}

/// A line of CSV. Every field is in quotation marks: rules contain commas.
fn row(fields: impl Iterator<Item = String>) -> String {
    fields.map(|field| format!("\"{field}\"")).collect::<Vec<_>>().join(",")
}
