//! Reports of verdicts, as other programs and readers get them.

use super::{Row, csv, latex, text};
use maths::claims::{Checked, Claim, Parameter, Run, Verdict};
use maths::solver::{Computation, Plan};
use web::texts::Texts;
use web::workers::checker::protocol::Case;

fn row(claim: Claim, k: &str, bound: u32) -> Row {
    let parameters = claim.parameters().with(Parameter::K, k).unwrap();
    let Ok(run) = Run::new(claim, &parameters, bound, Plan::BOUND).run_to_end();
    (Case { claim, parameters, bound }, run.stop())
}

#[test]
fn a_verdict_is_written_with_its_link() {
    let stated = text(Texts::default(), &row(Claim::Triangular7_3, "3", 20), "LINK");
    assert!(
        stated.contains("Theorem 7.3") && stated.contains("k = 3, N = 20") && stated.ends_with(": LINK\n"),
        "{stated}"
    );
    // `triangular` Examples 8.3 and 8.4 count 977 + 2257 positions up to 20.
    assert!(stated.contains("3\u{202F}234 positions"), "{stated}");
    let stated = text(Texts::default(), &row(Claim::Triangular7_3, "5", 20), "LINK");
    assert!(stated.contains("(2, 1, 3)") && stated.contains("only for other parameters"), "{stated}");
}

#[test]
fn a_remark_names_statement_range_and_evidence() {
    let remark = latex(&row(Claim::Triangular7_3, "3", 20), "LINK");
    assert!(remark.starts_with("\\begin{remark}[{cf.\\ Theorem 7.3 of \\cite{triangular}}]\n"), "{remark}");
    assert!(remark.contains("with $k = 3$ holds for all 3234 positions with coordinates up to 20"), "{remark}");
    // The words are those of this program, so they are not between quotation marks.
    assert!(!remark.contains("``") && !remark.contains("''"), "{remark}");
    assert!(remark.contains("\n% \\bibitem{triangular} R.~Miyadera, S.~Nakamura, M.~Fukui: "), "{remark}");
    assert!(remark.contains("\\oplus") && remark.contains("\\url{LINK}"), "{remark}");
    let remark = latex(&row(Claim::Triangular7_3, "5", 20), "LINK");
    assert!(remark.contains("$(2, 1, 3)$") && remark.contains("outside of its stated range"), "{remark}");
}

fn row_of(claim: Claim, bound: u32) -> Row {
    let parameters = claim.parameters();
    let Ok(run) = Run::new(claim, &parameters, bound, Plan::BOUND).run_to_end();
    (Case { claim, parameters, bound }, run.stop())
}

/// Table 1 of `sharing` is a list; the numbers of `triangular` Examples 8.3 and 8.4 are those of one box, up to 20.
#[test]
fn cases_are_not_called_positions() {
    let list = row_of(Claim::SharingTable1, 16);
    let stated = text(Texts::default(), &list, "LINK");
    assert!(stated.contains("cases up to N = 16") && !stated.contains("position"), "{stated}");
    assert!(latex(&list, "LINK").contains("cases up to 16"), "{stated}");
    assert!(csv([&list]).contains(",cases,each,"), "{}", csv([&list]));
    let box_of_20 = text(Texts::default(), &row_of(Claim::TriangularExample8_3, 20), "LINK");
    assert!(box_of_20.contains("for the only case up to N = 20"), "{box_of_20}");
}

#[test]
fn what_was_not_checked_is_not_said_to_hold() {
    let less = row_of(Claim::TriangularExample8_3, 19);
    for stated in [text(Texts::default(), &less, "LINK"), latex(&less, "LINK"), csv([&less])] {
        assert!(!stated.contains("holds") && !stated.contains("verified"), "{stated}");
    }
    assert!(text(Texts::default(), &less, "LINK").contains("the smallest N with something to check is 20"));
}

#[test]
fn what_is_ours_is_not_laid_at_the_door_of_a_paper() {
    let ours = row_of(Claim::PassConjecture4_1Ours, 20);
    let stated = text(Texts::default(), &ours, "LINK");
    assert!(stated.starts_with(&format!("Conjecture 4.1, {} (", Texts::default().lab_ours())), "{stated}");
    let remark = latex(&ours, "LINK");
    assert!(remark.starts_with("\\begin{remark}[{Bittersweet, cf.\\ Conjecture 4.1 of \\cite{pass}}]"), "{remark}");
}

/// Every statement has its paper's reference: in the text, in LaTeX, and in the last column of a table.
#[test]
fn every_statement_names_its_paper_in_full() {
    for claim in Claim::ALL {
        let paper = claim.paper().unwrap();
        let reference = paper.reference();
        let case = Case { claim, parameters: claim.parameters(), bound: 9 };
        let checked = Checked { verdict: Verdict::Verified { bound: 9, positions: 1 }, is_stated: true };
        let stated = text(Texts::default(), &(case, checked), "LINK");
        let remark = latex(&(case, checked), "LINK");
        let table = csv([&(case, checked)]);
        for author in reference.authors {
            assert!(stated.contains(author), "{stated}");
            assert!(remark.contains(&author.replace(". ", ".~")) && table.contains(author), "{remark}{table}");
        }
        assert!(stated.contains(reference.title) && table.contains(reference.title), "{stated}{table}");
        assert!(stated.contains(reference.published) && stated.contains(reference.link), "{stated}");
        assert!(reference.year.is_none_or(|year| stated.contains(&year.to_string())), "{stated}");
        assert!(remark.contains(&format!("\\cite{{{}}}", paper.key())) && remark.contains(reference.link), "{remark}");
        let balanced = |text: &str| text.matches('{').count() == text.matches('}').count();
        assert!(balanced(&remark) && remark.matches('$').count().is_multiple_of(2), "{remark}");
        assert!(remark.lines().all(|line| !line.contains(['“', '”', '’', '…', '⌊', '≤'])), "{remark}");
    }
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
    // The reference of the paper contains commas, and the counterexample two.
    let of_paper = 1 + Claim::Triangular7_3.paper().unwrap().reference().to_string().matches(',').count();
    assert_eq!(fields(lines[1]), fields(lines[0]) - 1 + of_paper, "{table}");
    assert_eq!(fields(lines[2]), fields(lines[1]) + 2, "{table}");
    assert_eq!(lines.len(), 3);
}
