//! What a search has found, to be taken away. The text is in the language of the page; what is for other programs is in
//! English.

use crate::bench::search_panel::words::{ended, failed_at, range};
use crate::bench::{Opened, Section, write_route};
use maths::formulas::search::{Finding, Question};
use web::evidence::downloads::link;
use web::evidence::report::{Report, VERSION, quoted, symbols};
use web::evidence::verdict::numbers;
use web::texts::Texts;
use web::workers::checker::protocol::Found;

/// The findings to be taken away.
pub(super) fn report(texts: Texts, question: Question, found: &Found) -> Report {
    let link =
        link(&write_route(&Opened { section: Some(Section::Search), search: Some(question), ..Opened::default() }));
    let lines = |texts: Texts| {
        let line = |finding: &Finding| format!("{}   {}\n", finding.formula, range(texts, finding));
        found.findings.iter().map(line).collect::<String>()
    };
    let items: String = found.findings.iter().map(|finding| latex_item(question, finding)).collect();
    let rows: String = found.findings.iter().chain(&found.failures).map(|finding| csv_row(question, finding)).collect();
    Report {
        name: "search".into(),
        text: format!("{}\n{}{} {VERSION}: {link}\n", ended(texts, question, found), lines(texts), texts.title()),
        latex: format!("\\begin{{itemize}}\n{items}\\end{{itemize}}\n% Bittersweet {VERSION}: {link}\n"),
        csv: format!("formula,ruleset,length,up_to,positions,fails_at\n{rows}"),
    }
}

fn latex_item(question: Question, finding: &Finding) -> String {
    let formula = symbols(&finding.formula);
    let (ruleset, up_to) = (question.ruleset, finding.up_to);
    format!("  \\item ${formula}$ (\\texttt{{{ruleset}}}, verified for coordinates up to {up_to})\n")
}

fn csv_row(question: Question, finding: &Finding) -> String {
    let at = failed_at(finding).map(numbers).unwrap_or_default();
    let Finding { formula, length, up_to, positions, .. } = finding;
    let fields =
        [formula, &question.ruleset.to_string(), &length.to_string(), &up_to.to_string(), &positions.to_string(), &at];
    format!("{}\n", fields.map(|field| quoted(field)).join(","))
}
