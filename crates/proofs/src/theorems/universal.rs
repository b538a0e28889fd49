//! The theorems for all parameters that Rocq checks: rows of `proofs/theorems.tsv`. Their statements are in `proofs/statements.tsv`,
//! which no page has to load.
//!
//! `./dev prove` prints the assumptions of exactly these theorems and fails if one has any. So Rocq has accepted every theorem that a
//! page calls proved for every k.

use crate::theorems::general::Template;
use maths::claims::{Claim, Parameters, Statement};
use maths::formulas::Subject;

const ROWS: &str = include_str!("../../../../proofs/theorems.tsv");

/// A theorem for all parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Universal {
    /// The name of the theorem in Rocq.
    pub name: &'static str,
    /// The file of the theorem in the folder `proofs`, without the ending.
    pub file: &'static str,
    /// The ids of the claims that it proves, with a semicolon between two.
    claims: &'static str,
    /// The key of its proof by hand in `static/arguments.en.txt`, if one is written.
    pub argument: Option<&'static str>,
}

impl Universal {
    /// All of them, in the order of the file.
    pub fn all() -> impl Iterator<Item = Self> {
        ROWS.lines().skip(1).filter_map(Self::read)
    }

    /// The theorem that proves a claim for every value of its parameters, if there is one.
    pub fn proving(claim: Claim) -> Option<Self> {
        Self::all().find(|theorem| theorem.claims().any(|other| other == claim.id()))
    }

    /// The theorem that proves a claim for these parameters: one that proves all of the claim, if the paper states it for them; or one of
    /// which its formula is an instance.
    pub fn at(claim: Claim, parameters: &Parameters) -> Option<Self> {
        let whole = || Self::proving(claim).filter(|_| claim.is_stated(parameters));
        whole().or_else(|| Self::covering(&claim.statement(parameters)?)).filter(|_| claim.unmet(parameters).is_none())
    }

    fn covering(statement: &Statement) -> Option<Self> {
        let is_rule = statement.subject == Subject::PPositions && statement.compared.is_none();
        let formula = statement.formula.parse().ok().filter(|_| is_rule)?;
        let named = Template::new(statement.ruleset, &formula).ok()?.at_once()?.theorem().name();
        Self::all().find(|theorem| (theorem.name, theorem.file) == named)
    }

    /// The ids of the claims that it proves.
    pub fn claims(self) -> impl Iterator<Item = &'static str> {
        self.claims.split(';').filter(|id| !id.is_empty())
    }

    fn read(line: &'static str) -> Option<Self> {
        let (name, rest) = line.split_once('\t')?;
        let (file, rest) = rest.split_once('\t')?;
        let (claims, argument) = rest.split_once('\t')?;
        Some(Self { name, file, claims, argument: Some(argument).filter(|key| !key.is_empty()) })
    }
}

#[cfg(test)]
mod tests {
    use super::{ROWS, Universal};
    use maths::claims::{Claim, Parameter, Record, Word};
    use std::collections::HashSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_row_names_a_theorem_of_its_file_and_claims_that_there_are() {
        let all: Vec<Universal> = Universal::all().collect();
        assert_eq!(all.len(), ROWS.lines().count() - 1);
        assert!(all.len() >= 100);
        let statements = include_str!("../../../../proofs/statements.tsv");
        assert_eq!(statements.lines().count(), ROWS.lines().count());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../proofs");
        for theorem in &all {
            let text = fs::read_to_string(folder.join(theorem.file).with_extension("v")).unwrap();
            assert!(
                text.contains(&format!("Theorem {} ", theorem.name))
                    || text.contains(&format!("Corollary {} ", theorem.name)),
                "{theorem:?}"
            );
            assert!(theorem.claims().all(|id| Claim::with_id(id).is_some()), "{theorem:?}");
            let said =
                statements.lines().filter(|line| line.starts_with(&format!("{}\t{}\t", theorem.name, theorem.file)));
            assert!(said.clone().count() == 1 && said.clone().all(|line| line.ends_with('.')), "{theorem:?}");
        }
        let names: HashSet<_> = all.iter().map(|theorem| (theorem.file, theorem.name)).collect();
        assert_eq!(names.len(), all.len());
    }

    /// The lines of a table of `proofs/COVERAGE.md` by its heading, without the heading, as their cells.
    fn table(heading: &str) -> Vec<Vec<&'static str>> {
        let text = include_str!("../../../../proofs/COVERAGE.md");
        let (_, rest) = text.split_once(heading).unwrap();
        let lines = rest.lines().skip(2).take_while(|line| line.starts_with('|'));
        lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
    }

    /// As a theorem is named in that list.
    fn cell(claim: Claim) -> Option<String> {
        Universal::proving(claim).map(|theorem| format!("`{}` in `{}.v`", theorem.name, theorem.file))
    }

    /// The list has exactly the claims with a parameter, each with the theorem that proves it or with a reason why none does; and what is
    /// refuted is what has a counterexample on record.
    #[test]
    fn the_list_of_coverage_is_complete_and_names_the_theorems() {
        let rows = table("| claim | about | theorem | if none, why |");
        let listed: Vec<&str> = rows.iter().map(|row| row[0]).collect();
        let with_parameters: Vec<Claim> =
            Claim::ALL.into_iter().filter(|claim| claim.takes().next().is_some()).collect();
        assert_eq!(listed, with_parameters.iter().map(|claim| claim.id()).collect::<Vec<_>>());
        let records: Vec<Record> = serde_json::from_str(include_str!("../../../../static/records.json")).unwrap();
        let [mut proved, mut refuted] = [0; 2];
        for (claim, row) in with_parameters.iter().zip(&rows) {
            let [id, about, theorem, why] = row[..] else { panic!("{row:?}") };
            let fails = records.iter().any(|record| record.claim == id && record.verdict == Word::Refuted);
            assert!(claim.takes().all(|taken| about.split([' ', ',']).any(|word| word == taken.key())), "{row:?}");
            match cell(*claim) {
                Some(cell) => assert!(theorem == cell && why.is_empty() && !fails, "{row:?}"),
                None => assert!(theorem == "–" && why.starts_with(if fails { "refuted" } else { "open: " }), "{row:?}"),
            }
            proved += usize::from(why.is_empty());
            refuted += usize::from(fails);
        }
        assert!(5 * proved >= 4 * rows.len(), "{proved} of {}", rows.len());
        let text = include_str!("../../../../proofs/COVERAGE.md").replace('\n', " ");
        for said in [
            format!("{} claims of the program have a parameter", rows.len()),
            format!("{proved} of them are proved for every value"),
            format!("{refuted} are refuted as they are printed, and {} are open", rows.len() - proved - refuted),
        ] {
            assert!(text.contains(&said), "{said}");
        }
        let others = Claim::ALL.into_iter().filter(|claim| claim.takes().next().is_none());
        let others: Vec<[String; 2]> = others.filter_map(|claim| Some([claim.id().into(), cell(claim)?])).collect();
        assert_eq!(table("| claim | theorem |"), others);
    }

    /// The conjecture for every odd k is refuted, and for k = 4m + 3 it is an instance of a theorem: so a part of its choices is proved.
    #[test]
    fn a_part_of_a_claim_is_covered() {
        let at = |id: &str, k: &str| {
            let claim = Claim::with_id(id).unwrap();
            let parameters = claim.parameters().with(Parameter::K, k).unwrap();
            Universal::at(claim, &parameters).map(|theorem| theorem.name)
        };
        let conjecture = |k: u32| at("misere Conj 2.1", &k.to_string());
        assert!((1..60).all(|k| conjecture(k).is_some() == (k % 4 == 3)));
        assert_eq!((at("triangular 7.3", "11"), at("triangular 7.3", "5")), (Some("triangular_7_3"), None));
        assert_eq!((at("triangular 8.1", "9"), at("triangular 8.1", "9/2")), (Some("triangular_8_1"), None));
        // Outside of the assumptions of the paper there is no theorem.
        assert_eq!(at("pass 4.1", "3"), None);
    }

    #[test]
    fn claims_are_found() {
        let name = |id: &str| Universal::proving(Claim::with_id(id).unwrap()).map(|theorem| theorem.name);
        assert_eq!(name("triangular 8.1"), Some("triangular_8_1"));
        assert_eq!(name("misere 15"), Some("misere_15_of_the_paper"));
        // Refuted, and with a parameter for which it is open.
        assert_eq!((name("misere Conj 2.1"), name("pass Conj 4.2")), (None, None));
    }
}
