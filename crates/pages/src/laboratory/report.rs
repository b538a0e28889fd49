//! Verdicts to be taken away: as text, as a LaTeX remark, as CSV. The text is in the language of the page; the other two are
//! for other programs and in English.

#[cfg(test)]
mod tests;

use maths::claims::{
    Assumption, Checked, Claim, Counted, Finding, Looked, Paper, Parameter, Reference, Refutes, Verdict,
};
use std::fmt::Write;
use web::evidence::report::{Report, VERSION, quoted, symbols};
use web::evidence::verdict::{at, range, sentences};
use web::evidence::{claim_name, name_in_address};
use web::texts::Texts;
use web::workers::checker::protocol::Case;

/// The report of a claim.
pub(super) fn report(texts: Texts, row: &Row, link: &str) -> Report {
    Report {
        name: name_in_address(row.0.claim),
        text: text(texts, row, link),
        latex: latex(row, link),
        csv: csv([row]),
    }
}

/// A case and what came out.
pub(super) type Row = (Case, Checked);

/// In sentences, with the link that opens it again.
pub(super) fn text(texts: Texts, (case, checked): &Row, link: &str) -> String {
    let paper = reference(case.claim).map_or_else(String::new, |it| format!("{it} {}", it.link));
    let head = texts.lab_report_head(&named(texts, case.claim), &paper, &range(texts, case));
    let outside = if checked.is_stated { "" } else { texts.lab_outside() };
    let parts = [head.as_str(), &sentences(texts, case, &checked.verdict), outside];
    let stated: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("{}\n{} {VERSION}: {link}\n", stated.join(texts.between_sentences()), texts.title())
}

fn reference(claim: Claim) -> Option<Reference> {
    claim.paper().map(Paper::reference)
}

/// As a remark for a paper in LaTeX. The statement is in the words of this program, so there is no quotation, and the paper is cited;
/// its entry for the bibliography follows as a comment.
pub(super) fn latex((case, checked): &Row, link: &str) -> String {
    let english = Texts::default();
    let said = english.statement(case.claim.id());
    let statement = plain(said.map_or("", |statement| statement.latex));
    let note = said.and_then(|statement| statement.note).map_or_else(String::new, |note| format!(" {}", note.latex));
    let note = plain(&note);
    let parameters = case.claim.takes().map(|parameter| format!("${parameter} = {}$", case.parameters.text(parameter)));
    let with: Vec<String> = parameters.collect();
    let with = if with.is_empty() { String::new() } else { format!(" with {}", with.join(", ")) };
    let found = match checked.verdict {
        Verdict::Verified { bound, positions } => {
            let counted = counted(case.claim, positions, bound);
            format!("holds for {counted}{}; this is evidence, not a proof", deduced(case))
        }
        Verdict::Refuted { counterexample, expected, found } => {
            let (at, expected, found) = (at(counterexample), mathematics(&expected), mathematics(&found));
            match case.claim.refutes() {
                Refutes::Statement => format!(
                    "fails: the smallest counterexample is ${at}$, where it says ${expected}$ and ${found}$ is true"
                ),
                Refutes::Bound => format!(
                    "exceeds the bound first at ${at}$, where ${expected}$ is asked for and ${found}$ is true; that \
                     there is some bound is not refuted"
                ),
            }
        }
        Verdict::Stopped { bound: Some(bound), positions } => {
            let counted = counted(case.claim, positions, bound);
            format!("holds for {counted}{}, where the computation was stopped", deduced(case))
        }
        Verdict::Stopped { bound: None, .. } => "was not decided: the computation was stopped".to_owned(),
        Verdict::Empty { bound, .. } => format!("was not checked, since there is nothing to check up to {bound}"),
        Verdict::Outside(Assumption::EvenK) => "was not checked, since the paper assumes an even $k$".to_owned(),
        Verdict::Refused { bytes, .. } => format!("was not checked, since that would take {bytes} bytes"),
    };
    let outside = if checked.is_stated { "" } else { " The parameters are outside of its stated range." };
    let name = claim_name(english, case.claim);
    let name = if case.claim.is_ours() { format!("Bittersweet, cf.\\ {name}") } else { format!("cf.\\ {name}") };
    let (cited, entry) = case.claim.paper().map_or_else(Default::default, |paper| {
        let key = paper.key();
        (format!(" of \\cite{{{key}}}"), format!("% {}\n", paper.reference().bibitem(key)))
    });
    format!(
        "\\begin{{remark}}[{{{name}{cited}}}]\n  {statement}\n  By computation this{with} {found}.{outside}{note}\n  \
         (Bittersweet {VERSION}, \\url{{{link}}})\n\\end{{remark}}\n{entry}"
    )
}

/// The note on the deduced part of a result, with its basis; empty if everything was computed.
fn deduced(case: &Case) -> &'static str {
    match case.claim.looked(&case.parameters) {
        Looked::Positions | Looked::Cases => "",
        Looked::PPositions => " (the P-positions were computed, of which there is at most one for each $x$ and $z$)",
        Looked::SmallValues => {
            " (the lowest rows were computed; that no other position has such a value was deduced, column by column)"
        }
    }
}

/// Quotation marks and dashes as LaTeX has them.
fn plain(text: &str) -> String {
    text.replace('“', "``").replace('”', "''").replace('’', "'").replace('…', "\\ldots")
}

/// This number of positions or cases up to a bound, in words.
fn counted(claim: Claim, number: u64, bound: u32) -> String {
    match claim.counts() {
        Counted::Positions => format!("all {number} positions with coordinates up to {bound}"),
        Counted::Cases if number == 1 => format!("the only case up to {bound}"),
        Counted::Cases => format!("all {number} cases up to {bound}"),
    }
}

/// The name of a claim, and whether it is ours.
fn named(texts: Texts, claim: Claim) -> String {
    let name = claim_name(texts, claim);
    if claim.is_ours() { [name.as_str(), texts.lab_ours()].join(texts.list_comma()) } else { name }
}

/// The claimed or true finding at a position, in mathematics.
fn mathematics(finding: &Finding) -> String {
    match finding {
        Finding::Winning(count) => format!("{count}\\text{{ winning}}"),
        Finding::SomeWinning => "\\ge 1\\text{ winning}".to_owned(),
        Finding::SumOfTheList => "\\oplus \\in \\{0, 1\\} \\cup \\{2^n - 2\\}".to_owned(),
        Finding::Leads([x, y, z]) => format!("\\to ({x}, {y}, {z})"),
        Finding::LeadsNot([x, y, z]) => format!("\\not\\to ({x}, {y}, {z})"),
        Finding::Count(count) => format!("\\# = {count}"),
        Finding::Cuts(_)
        | Finding::Term(_)
        | Finding::Type(_)
        | Finding::Holds(_)
        | Finding::NoPeriod(_)
        | Finding::Period(_)
        | Finding::Occurs(_)
        | Finding::OccursNot(_) => format!("\\text{{{finding}}}"),
        Finding::Outcome(_)
        | Finding::Value(_)
        | Finding::AtMost(_)
        | Finding::OtherThan(_)
        | Finding::MoreThan(_)
        | Finding::RowAtMost(_)
        | Finding::RowWithValue(..)
        | Finding::Sum(_) => symbols(&finding.to_string()),
    }
}

/// The heads of the columns of [`csv`] behind those of the claim and of each parameter. They are part of the contract with the
/// outside. The number below `positions` is one of positions or of cases, as `counted` tells; `looked` tells how many of them were
/// looked at each by itself, `each`, or what was looked at instead.
const COLUMNS: &str = "bound,verdict,positions,counterexample,expected,found,stated,version,counted,looked,paper";

/// One row for each case.
pub(super) fn csv<'a>(rows: impl IntoIterator<Item = &'a Row>) -> String {
    let mut text = format!("claim,{},{COLUMNS}\n", Parameter::ALL.map(Parameter::key).join(","));
    for (Case { claim, parameters, bound }, Checked { verdict, is_stated }) in rows {
        let taken = Parameter::ALL.map(|parameter| {
            if claim.takes().any(|taken| taken == parameter) { parameters.text(parameter) } else { String::new() }
        });
        let (word, positions, counterexample, expected, found) = match verdict {
            Verdict::Verified { positions, .. } => ("verified", positions.to_string(), None, None, None),
            Verdict::Refuted { counterexample, expected, found } => (
                match claim.refutes() {
                    Refutes::Statement => "refuted",
                    Refutes::Bound => "exceeded",
                },
                String::new(),
                Some(counterexample.to_string()),
                Some(expected.to_string()),
                Some(found.to_string()),
            ),
            Verdict::Stopped { positions, .. } => ("stopped", positions.to_string(), None, None, None),
            Verdict::Empty { .. } => ("empty", "0".to_owned(), None, None, None),
            Verdict::Outside(_) => ("outside", String::new(), None, None, None),
            Verdict::Refused { .. } => ("refused", String::new(), None, None, None),
        };
        let counted = match claim.counts() {
            Counted::Positions => "positions",
            Counted::Cases => "cases",
        };
        let looked = match claim.looked(parameters) {
            Looked::Positions | Looked::Cases => "each",
            Looked::PPositions => "P-positions",
            Looked::SmallValues => "lowest rows",
        };
        let paper = reference(*claim).map_or_else(String::new, |paper| paper.to_string());
        let fields = [claim.id().to_owned()]
            .into_iter()
            .chain(taken)
            .chain([bound.to_string(), word.to_owned(), positions])
            .chain([counterexample, expected, found].map(Option::unwrap_or_default))
            .chain([is_stated.to_string(), VERSION.to_owned(), counted.to_owned()])
            .chain([looked.to_owned(), paper]);
        let line: Vec<String> = fields.map(|field| quoted(&field)).collect();
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{}", line.join(","));
    }
    text
}
