//! The result for a formula as LaTeX and as CSV, in English.

use crate::bench::formula_panel::against_name;
use crate::bench::formula_panel::mathematics::{ascii, mathematics};
use crate::bench::formula_panel::words::words;
use crate::bench::{Opened, Section, write_route};
use maths::formulas::{CollectedValues, Taken};
use maths::games::Game;
use std::fmt::Write;
use web::evidence::downloads::link;
use web::evidence::report::{VERSION, quoted, symbols};
use web::texts::Texts;
use web::workers::checker::protocol::{FormulaQuestion, FormulaResult};

/// A remark for a paper, with the link that opens it again.
pub(in crate::bench) fn latex(question: &FormulaQuestion, result: &FormulaResult) -> String {
    let link = link(&write_route(&Opened {
        section: Some(Section::Formula),
        formula: Some(question.clone()),
        ..Opened::default()
    }));
    let link = ascii(&link);
    let english = Texts::default();
    let stated = words(english, result);
    format!(
        "\\begin{{remark}}\n  Formula: ${}$ ({}; \\texttt{{{}}}; coordinates up to {}).\n  {} {}\n  (Bittersweet {VERSION}, \
         \\url{{{link}}})\n\\end{{remark}}\n",
        mathematics(&question.formula, &question.ruleset),
        against_name(english, question.against),
        question.ruleset,
        question.bound,
        stated.word,
        symbols(&stated.text.replace('{', "\\{").replace('}', "\\}"))
    )
}

/// The values that are taken, one to a row; or one row with the verdict. Names of columns are part of the contract with the
/// outside.
pub(in crate::bench) fn csv(question: &FormulaQuestion, result: &FormulaResult) -> String {
    let mut text = String::new();
    // Writing to a text cannot fail.
    let _ = match result {
        FormulaResult::CollectedValues(
            CollectedValues::All { values, .. } | CollectedValues::TooMany { values, .. },
        ) => {
            text.push_str("value,p_positions,first\n");
            values.iter().try_for_each(|Taken { value, count, first }| {
                let game = Game::new(question.ruleset, *first).map(|game| game.to_string()).unwrap_or_default();
                writeln!(text, "{value},{count},{}", quoted(&game))
            })
        }
        FormulaResult::Verdict(_)
        | FormulaResult::CollectedValues(CollectedValues::Undefined { .. })
        | FormulaResult::Stopped(_)
        | FormulaResult::Mistaken(_)
        | FormulaResult::CannotCompare(_)
        | FormulaResult::ValueTooLarge => {
            let stated = words(Texts::default(), result);
            let fields = [
                &question.formula,
                question.against.key(),
                &question.ruleset.to_string(),
                &question.bound.to_string(),
                stated.word,
                &stated.text,
                VERSION,
            ];
            text.push_str("formula,against,ruleset,bound,verdict,found,version\n");
            writeln!(text, "{}", fields.map(quoted).join(","))
        }
    };
    text
}
