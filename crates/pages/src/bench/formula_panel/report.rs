//! The result for a formula as LaTeX and as CSV, in English.

use crate::bench::formula_panel::against_name;
use crate::bench::formula_panel::mathematics::{ascii, mathematics};
use crate::bench::formula_panel::words::words;
use crate::bench::{Opened, Section, write_route};
use maths::formulas::{CollectedValues, Taken, Verdict};
use maths::games::Game;
use std::fmt::Write;
use web::evidence::downloads::link;
use web::evidence::report::{VERSION, quoted, symbols};
use web::texts::Texts;
use web::workers::checker::protocol::{FormulaQuestion, FormulaResult};

/// A verdict in two parts: the word with which it begins, and how it is known.
pub(in crate::bench) type Sentences = [String; 2];

/// The strongest verdict, in English: a proof if there is one, otherwise that of the test with its bound.
fn verdict(result: &FormulaResult, proof: Option<&Sentences>) -> Sentences {
    let english = Texts::default();
    let stated = words(english, result);
    match (proof, result) {
        (Some(proof), _) => proof.clone(),
        (None, FormulaResult::Verdict(Verdict::Holds { up_to, .. })) => {
            [english.lab_word_verified_to(&english.number(up_to)), stated.text]
        }
        (None, _) => [stated.word.to_owned(), stated.text],
    }
}

/// A remark for a paper, with the link that opens it again. A proof is about all positions, so it names no bound.
pub(in crate::bench) fn latex(question: &FormulaQuestion, result: &FormulaResult, proof: Option<&Sentences>) -> String {
    let link = link(&write_route(&Opened {
        section: Some(Section::Formula),
        formula: Some(question.clone()),
        ..Opened::default()
    }));
    let link = ascii(&link);
    let english = Texts::default();
    let [word, text] = verdict(result, proof);
    let range =
        if proof.is_some() { "all positions".to_owned() } else { format!("coordinates up to {}", question.bound) };
    format!(
        "\\begin{{remark}}\n  Formula: ${}$ ({}; \\texttt{{{}}}; {range}).\n  {} {}\n  (Bittersweet {VERSION}, \
         \\url{{{link}}})\n\\end{{remark}}\n",
        mathematics(&question.formula, &question.ruleset),
        against_name(english, question.against),
        question.ruleset,
        in_latex(&word),
        in_latex(&text)
    )
}

/// A sentence as LaTeX has it. Outside of formulas LaTeX needs other signs for `_` and `<`.
fn in_latex(text: &str) -> String {
    symbols(&text.replace('{', "\\{").replace('}', "\\}").replace('_', "\\_").replace('<', "$<$"))
}

/// The values that are taken, one to a row; or one row with the verdict. Names of columns are part of the contract with the
/// outside.
pub(in crate::bench) fn csv(question: &FormulaQuestion, result: &FormulaResult, proof: Option<&Sentences>) -> String {
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
            let [word, found] = verdict(result, proof);
            let fields = [
                &question.formula,
                question.against.key(),
                &question.ruleset.to_string(),
                &question.bound.to_string(),
                &word,
                &found,
                VERSION,
            ];
            text.push_str("formula,against,ruleset,bound,verdict,found,version\n");
            writeln!(text, "{}", fields.map(quoted).join(","))
        }
    };
    text
}
