//! What became of a formula, to be taken away. The text is in the language of the page; what is for other programs is in
//! English.

use crate::checker::protocol::Held;
use crate::checker::protocol::Judged;
use crate::formulas::Gathered;
use crate::formulas::Taken;
use crate::games::Game;
use crate::laboratory::Opened;
use crate::laboratory::Section;
use crate::laboratory::formula_panel::against_name;
use crate::laboratory::formula_panel::mathematics::ascii;
use crate::laboratory::formula_panel::mathematics::mathematics;
use crate::laboratory::formula_panel::outcome::words;
use crate::laboratory::report::Report;
use crate::laboratory::report::VERSION;
use crate::laboratory::report::quoted;
use crate::laboratory::report::symbols;
use crate::laboratory::route;
use crate::laboratory::take_away::link;
use crate::texts::Texts;
use std::fmt::Write;

/// The report of a formula.
pub(super) fn report(texts: Texts, held: &Held, judged: &Judged) -> Report {
    let link = link(&Opened { section: Section::Formula, held: Some(held.clone()), ..Opened::default() });
    let told = words(texts, judged);
    let text = format!(
        "{} ({}, {}, N = {}){}{} {}\n{} {VERSION}: {link}\n",
        held.formula,
        held.ruleset,
        against_name(texts, held.against),
        held.bound,
        texts.list_comma(),
        told.word,
        told.text,
        texts.title()
    );
    Report { name: "formula".into(), text, latex: latex(held, judged, &ascii(&link)), csv: csv(held, judged) }
}

fn latex(held: &Held, judged: &Judged, link: &str) -> String {
    let english = Texts::default();
    let told = words(english, judged);
    format!(
        "\\begin{{remark}}\n  Formula: ${}$ ({}; \\texttt{{{}}}; coordinates up to {}).\n  {} {}\n  (Bittersweet {VERSION}, \
         \\url{{{link}}})\n\\end{{remark}}\n",
        mathematics(&held.formula),
        against_name(english, held.against),
        held.ruleset,
        held.bound,
        told.word,
        symbols(&told.text.replace('{', "\\{").replace('}', "\\}"))
    )
}

/// The values that are taken, one to a row; or one row with the verdict. Names of columns are part of the contract with the
/// outside.
fn csv(held: &Held, judged: &Judged) -> String {
    let mut text = String::new();
    // Writing to a text cannot fail.
    let _ = match judged {
        Judged::Gathered(Gathered::All { values, .. } | Gathered::TooMany { values, .. }) => {
            text.push_str("value,p_positions,first\n");
            values.iter().try_for_each(|Taken { value, count, first }| {
                let game = Game::new(held.ruleset, *first).map(|game| game.to_string()).unwrap_or_default();
                writeln!(text, "{value},{count},{}", quoted(&game))
            })
        }
        Judged::Verdict(_)
        | Judged::Gathered(Gathered::Undefined { .. })
        | Judged::Stopped(_)
        | Judged::Mistaken(_)
        | Judged::CannotHold(_)
        | Judged::ValueTooLarge => {
            let told = words(Texts::default(), judged);
            let fields = [
                &held.formula,
                route::against_name(held.against),
                &held.ruleset.to_string(),
                &held.bound.to_string(),
                told.word,
                &told.text,
                VERSION,
            ];
            text.push_str("formula,against,ruleset,bound,verdict,found,version\n");
            writeln!(text, "{}", fields.map(quoted).join(","))
        }
    };
    text
}
