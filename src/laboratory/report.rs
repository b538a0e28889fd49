//! Verdicts to be taken away: as text, as a LaTeX remark, as CSV. The text is in the language of the page; the other two are
//! for other programs and in English.

use crate::checker::protocol::Case;
use crate::claims::Assumption;
use crate::claims::Checked;
use crate::claims::Claim;
use crate::claims::Counted;
use crate::claims::Finding;
use crate::claims::Parameter;
use crate::claims::Verdict;
use crate::laboratory::names::claim_name;
use crate::laboratory::names::paper_name;
use crate::laboratory::route::name;
use crate::laboratory::verdict::at;
use crate::laboratory::verdict::range;
use crate::laboratory::verdict::sentences;
use crate::texts::Texts;
use std::fmt::Write;

/// The version of this program, which every report names.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What can be taken away of a verdict.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Report {
    /// Unique on the page, and part of the names of files.
    pub(super) name: String,
    pub(super) text: String,
    pub(super) latex: String,
    pub(super) csv: String,
}

impl Report {
    /// The report of a claim.
    pub(super) fn of(texts: Texts, row: &Row, link: &str) -> Self {
        Self { name: name(row.0.claim), text: text(texts, row, link), latex: latex(row, link), csv: csv([row]) }
    }
}

/// A case and what came out.
pub(super) type Row = (Case, Checked);

/// In sentences, with the link that opens it again.
pub(super) fn text(texts: Texts, (case, checked): &Row, link: &str) -> String {
    let paper = case.claim.paper().map_or("", |paper| paper_name(texts, paper));
    let head = texts.lab_report_head(&named(texts, case.claim), &paper, &range(texts, case));
    let outside = if checked.is_stated { "" } else { texts.lab_outside() };
    let parts = [head.as_str(), &sentences(texts, case.claim, &checked.verdict), outside];
    let told: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("{}\n{} {VERSION}: {link}\n", told.join(texts.between_sentences()), texts.title())
}

/// As a remark for a paper in LaTeX.
pub(super) fn latex((case, checked): &Row, link: &str) -> String {
    let english = Texts::default();
    let statement = english.statement(case.claim.id()).map_or("", |statement| statement.latex);
    let parameters = case.claim.takes().map(|parameter| format!("${parameter} = {}$", case.parameters.text(parameter)));
    let with: Vec<String> = parameters.collect();
    let with = if with.is_empty() { String::new() } else { format!(" with {}", with.join(", ")) };
    let found = match checked.verdict {
        Verdict::Verified { bound, positions } => {
            format!("holds for {}; this is evidence, not a proof", counted(case.claim, positions, bound))
        }
        Verdict::Refuted { counterexample, expected, found } => {
            format!(
                "fails: the smallest counterexample is ${}$, where it says ${}$ and ${}$ is true",
                at(counterexample),
                mathematics(&expected),
                mathematics(&found)
            )
        }
        Verdict::Stopped { bound: Some(bound), positions } => {
            format!("holds for {}, where the computation was stopped", counted(case.claim, positions, bound))
        }
        Verdict::Stopped { bound: None, .. } => "was not decided: the computation was stopped".to_owned(),
        Verdict::Empty { bound, .. } => format!("was not checked, since there is nothing to check up to {bound}"),
        Verdict::Outside(Assumption::EvenK) => "was not checked, since the paper assumes an even $k$".to_owned(),
        Verdict::Refused { bytes, .. } => format!("was not checked, since that would take {bytes} bytes"),
    };
    let outside = if checked.is_stated { "" } else { " The parameters are outside of its stated range." };
    let name = named(english, case.claim);
    let paper = case.claim.paper().map_or("", |paper| paper.key());
    format!(
        "\\begin{{remark}}[{name}, \\texttt{{{paper}}}]\n  ``{statement}''\n  By computation this{with} {found}.{outside}\n  \
         (Bittersweet {VERSION}, \\url{{{link}}})\n\\end{{remark}}\n"
    )
}

/// So many positions or cases up to a bound.
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

/// Symbols of the page as LaTeX has them.
pub(super) fn symbols(text: &str) -> String {
    text.replace('⊕', "\\oplus ")
        .replace('≤', "\\le ")
        .replace('≥', "\\ge ")
        .replace('−', "-")
        .replace('⌊', "\\lfloor ")
        .replace('⌋', "\\rfloor ")
        .replace('≠', "\\ne ")
        .replace('∧', "\\land ")
        .replace('∨', "\\lor ")
        .replace('…', "\\dots ")
        .replace('\u{202F}', "\\,")
}

/// What is claimed or true at a position, in mathematics.
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
/// outside. The number below `positions` is one of positions or of cases, as the last column tells.
const COLUMNS: &str = "bound,verdict,positions,counterexample,expected,found,stated,version,counted";

/// One row for each case.
pub(super) fn csv<'a>(rows: impl IntoIterator<Item = &'a Row>) -> String {
    let mut text = format!("claim,{},{COLUMNS}\n", Parameter::ALL.map(Parameter::name).join(","));
    for (Case { claim, parameters, bound }, Checked { verdict, is_stated }) in rows {
        let taken = Parameter::ALL.map(|parameter| {
            if claim.takes().any(|taken| taken == parameter) { parameters.text(parameter) } else { String::new() }
        });
        let (word, positions, counterexample, expected, found) = match verdict {
            Verdict::Verified { positions, .. } => ("verified", positions.to_string(), None, None, None),
            Verdict::Refuted { counterexample, expected, found } => (
                "refuted",
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
        let fields = [claim.id().to_owned()]
            .into_iter()
            .chain(taken)
            .chain([bound.to_string(), word.to_owned(), positions])
            .chain([counterexample, expected, found].map(Option::unwrap_or_default))
            .chain([is_stated.to_string(), VERSION.to_owned(), counted.to_owned()]);
        let line: Vec<String> = fields.map(|field| quoted(&field)).collect();
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{}", line.join(","));
    }
    text
}

pub(super) fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::Row;
    use super::csv;
    use super::latex;
    use super::text;
    use crate::checker::protocol::Case;
    use crate::claims::Claim;
    use crate::claims::Parameter;
    use crate::claims::Run;
    use crate::solver::Plan;
    use crate::texts::Texts;

    fn row(claim: Claim, k: &str, bound: u32) -> Row {
        let parameters = claim.parameters().with(Parameter::K, k).unwrap();
        let mut run = Run::new(claim, &parameters, bound, Plan::BOUND);
        while !run.advance(100_000) {}
        (Case { claim, parameters, bound }, run.stop())
    }

    #[test]
    fn a_verdict_is_told_with_its_link() {
        let told = text(Texts::default(), &row(Claim::Triangular7_3, "3", 20), "LINK");
        assert!(told.contains("Theorem 7.3") && told.contains("k = 3, N = 20") && told.ends_with(": LINK\n"), "{told}");
        // `triangular` Examples 8.3 and 8.4 count 977 + 2257 positions up to 20.
        assert!(told.contains("3\u{202F}234 positions"), "{told}");
        let told = text(Texts::default(), &row(Claim::Triangular7_3, "5", 20), "LINK");
        assert!(told.contains("(2, 1, 3)") && told.contains("Outside"), "{told}");
    }

    #[test]
    fn a_remark_names_statement_range_and_evidence() {
        let remark = latex(&row(Claim::Triangular7_3, "3", 20), "LINK");
        assert!(remark.starts_with("\\begin{remark}[Theorem 7.3, \\texttt{triangular}]\n"), "{remark}");
        assert!(remark.contains("with $k = 3$ holds for all 3234 positions with coordinates up to 20"), "{remark}");
        assert!(remark.contains("\\oplus") && remark.contains("\\url{LINK}"), "{remark}");
        let remark = latex(&row(Claim::Triangular7_3, "5", 20), "LINK");
        assert!(remark.contains("$(2, 1, 3)$") && remark.contains("outside of its stated range"), "{remark}");
    }

    fn row_of(claim: Claim, bound: u32) -> Row {
        let parameters = claim.parameters();
        let mut run = Run::new(claim, &parameters, bound, Plan::BOUND);
        while !run.advance(100_000) {}
        (Case { claim, parameters, bound }, run.stop())
    }

    /// Table 1 of `sharing` is a list; the numbers of `triangular` Examples 8.3 and 8.4 are those of one box, up to 20.
    #[test]
    fn cases_are_not_called_positions() {
        let list = row_of(Claim::SharingTable1, 16);
        let told = text(Texts::default(), &list, "LINK");
        assert!(told.contains("cases up to 16") && !told.contains("position"), "{told}");
        assert!(latex(&list, "LINK").contains("cases up to 16"), "{told}");
        assert!(csv([&list]).ends_with(",cases\n"), "{}", csv([&list]));
        let box_of_20 = text(Texts::default(), &row_of(Claim::TriangularExample8_3, 20), "LINK");
        assert!(box_of_20.contains("for the only case up to 20"), "{box_of_20}");
    }

    #[test]
    fn what_was_not_checked_is_not_said_to_hold() {
        let less = row_of(Claim::TriangularExample8_3, 19);
        for told in [text(Texts::default(), &less, "LINK"), latex(&less, "LINK"), csv([&less])] {
            assert!(!told.contains("holds") && !told.contains("verified"), "{told}");
        }
        assert!(text(Texts::default(), &less, "LINK").contains("the smallest N with something to check is 20"));
    }

    #[test]
    fn what_is_ours_is_not_laid_at_the_door_of_a_paper() {
        let ours = row_of(Claim::PassConjecture4_1Ours, 20);
        assert!(text(Texts::default(), &ours, "LINK").starts_with("Conjecture 4.1, ours ("));
        assert!(latex(&ours, "LINK").starts_with("\\begin{remark}[Conjecture 4.1, ours, "));
    }

    #[test]
    fn rows_of_a_table_have_as_many_fields_as_its_head() {
        let rows = [row(Claim::Triangular7_3, "3", 20), row(Claim::Triangular7_3, "5", 20)];
        let table = csv(&rows);
        let lines: Vec<&str> = table.lines().collect();
        assert!(lines[0].starts_with("claim,k,s,row,g,piles,bound,verdict,"), "{table}");
        assert!(lines[1].starts_with("triangular 7.3,3,,,,,20,verified,3234,,,,true,"), "{table}");
        assert!(lines[2].starts_with("triangular 7.3,5,,,,,20,refuted,,\"triangle:k=5:2,1,3\","), "{table}");
        let fields = |line: &str| line.split(',').count();
        // The counterexample has two commas of its own.
        assert_eq!([fields(lines[1]), fields(lines[2])], [fields(lines[0]), fields(lines[0]) + 2], "{table}");
        assert_eq!(lines.len(), 3);
    }
}
