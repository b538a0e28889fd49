//! Counterexamples as CSV, for other programs.

use maths::claims::{Counterexample, Counterexamples, Each, End, Parameter};
use maths::games::{Position, Rules};
use std::fmt::Write;
use web::evidence::report::{VERSION, quoted};
use web::workers::checker::protocol::Case;

/// The heads of the columns behind those of the claim and of each parameter. They are part of the contract with the outside. `bound` is the
/// bound up to which all counterexamples are known. p is empty for rulesets without a pass, and for numbers. `one_for_each` names the kind
/// of place for which only one counterexample is listed. `beyond` is the number of larger ones that are not listed. If a row has more than
/// three coordinates, the others follow at the end, below the names of the piles.
const COLUMNS: &str = "bound,x,y,z,p,expected,found,one_for_each,beyond,version";

/// One row for each counterexample.
pub(super) fn csv(case: &Case, all: &Counterexamples) -> String {
    let Case { claim, parameters, bound } = case;
    let bound = match all.end {
        End::Stopped { bound: Some(known) } => known,
        End::Complete | End::Stopped { bound: None } | End::Nothing(_) => *bound,
    };
    let taken = Parameter::ALL.map(|parameter| {
        if claim.takes().any(|taken| taken == parameter) { parameters.text(parameter) } else { String::new() }
    });
    let head = format!("{},{},{bound}", quoted(claim.id()), taken.join(","));
    let tail = format!("{},{},{VERSION}", each(all.each), all.beyond);
    let most = all.rows.iter().map(|row| row.at.position().coordinates.len()).max().unwrap_or(0);
    let further = &Rules::SIX_PILES.names()[3..most.max(3)];
    let heads: String = further.iter().map(|name| format!(",{name}")).collect();
    let mut text = format!("claim,{},{COLUMNS}{heads}\n", Parameter::ALL.map(Parameter::key).join(","));
    for &Counterexample { at, expected, found } in &all.rows {
        let Position { coordinates, pass } = at.position();
        let [x, y, z] = coordinates.xyz();
        let has_pass = at.game().is_some_and(|game| game.ruleset().pass);
        let pass = if has_pass { u8::from(pass).to_string() } else { String::new() };
        let findings = [expected, found].map(|finding| quoted(&finding.to_string())).join(",");
        // Writing to a text cannot fail.
        let _ = write!(text, "{head},{x},{y},{z},{pass},{findings},{tail}");
        for place in 3..most {
            let number = coordinates.get(place).map_or_else(String::new, u32::to_string);
            let _ = write!(text, ",{number}");
        }
        text.push('\n');
    }
    text
}

fn each(each: Each) -> &'static str {
    match each {
        Each::Column => "column x z",
        Each::SharingColumn => "column b",
        Each::Position => "position",
        Each::NormalForm => "position with a <= b/2",
        Each::Size => "n",
        Each::Part => "n and first coordinate",
    }
}

#[cfg(test)]
mod tests {
    use super::csv;
    use maths::claims::{Claim, Counterexample, Counterexamples, Each, End, Finding, Parameter, Run};
    use maths::solver::{Computation, Plan};
    use web::workers::checker::protocol::Case;

    fn listed(claim: Claim, k: &str, bound: u32) -> String {
        let parameters = claim.parameters().with(Parameter::K, k).unwrap();
        let Ok(run) = Run::listing(claim, &parameters, bound, Plan::BOUND).run_to_end();
        csv(&Case { claim, parameters, bound }, &run.listed())
    }

    /// The rows below a head; no field in these tests contains a comma.
    fn fields<'a>(text: &'a str, column: &str) -> Vec<&'a str> {
        let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
        let heads = lines.next().unwrap();
        let at = heads.iter().position(|head| *head == column).unwrap();
        lines.inspect(|line| assert_eq!(line.len(), heads.len(), "{line:?}")).map(|line| line[at]).collect()
    }

    #[test]
    fn each_is_a_row_with_its_coordinates() {
        let text = listed(Claim::Triangular7_3, "5", 12);
        let first = |column| fields(&text, column)[0];
        let columns = ["claim", "k", "s", "bound", "x", "y", "z", "p", "expected", "found", "one_for_each", "beyond"];
        let wanted = ["triangular 7.3", "5", "", "12", "2", "1", "3", "", "P", "N", "column x z", "0"];
        assert_eq!(columns.map(first), wanted);
    }

    #[test]
    fn five_piles_are_five_numbers_and_numbers_have_no_pass() {
        let row = |at: &str| Counterexample {
            at: at.parse().unwrap(),
            expected: Finding::Value(2),
            found: Finding::Value(3),
        };
        let list = |rows: &[&str]| {
            let claim = Claim::SharingSection7;
            let rows = rows.iter().copied().map(row).collect();
            let all = Counterexamples { rows, beyond: 0, each: Each::Part, end: End::Complete };
            csv(&Case { claim, parameters: claim.parameters(), bound: 4 }, &all)
        };
        let text = list(&["sharing:1,1,2,3,4", "11,6,13"]);
        let columns = ["x", "y", "z", "d", "e", "p"].map(|column| fields(&text, column));
        assert_eq!(columns, [["1", "11"], ["1", "6"], ["2", "13"], ["3", ""], ["4", ""], ["", ""]]);
        assert!(list(&["11,6,13"]).lines().next().unwrap().ends_with(",version"));
    }

    #[test]
    fn with_a_pass_there_is_one_more_number() {
        let text = listed(Claim::PassCorollary4_1, "4", 12);
        let passes = fields(&text, "p");
        assert!(passes.contains(&"0") && passes.contains(&"1") && passes.iter().all(|pass| ["0", "1"].contains(pass)));
    }
}
