//! The theorems for all parameters that Rocq checks: rows of `proofs/theorems.tsv`. What they say is in `proofs/statements.tsv`, which no
//! page has to load.
//!
//! `./dev prove` prints the assumptions of exactly these theorems and fails if one has any, so what a page says is proved for every k is what
//! Rocq has accepted.

use maths::claims::Claim;

const ROWS: &str = include_str!("../../../../proofs/theorems.tsv");

/// A theorem for all parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Universal {
    /// Its name in Rocq.
    pub name: &'static str,
    /// Its file in the folder `proofs`, without the ending.
    pub file: &'static str,
    /// The ids of the claims that it proves, with a semicolon between two.
    claims: &'static str,
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

    /// The ids of the claims that it proves.
    pub fn claims(self) -> impl Iterator<Item = &'static str> {
        self.claims.split(';').filter(|id| !id.is_empty())
    }

    fn read(line: &'static str) -> Option<Self> {
        let (name, rest) = line.split_once('\t')?;
        let (file, claims) = rest.split_once('\t')?;
        Some(Self { name, file, claims })
    }
}

#[cfg(test)]
mod tests {
    use super::{ROWS, Universal};
    use crate::theorems::shifts::General;
    use maths::claims::Claim;
    use std::collections::HashSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_row_names_a_theorem_of_its_file_and_claims_that_there_are() {
        let all: Vec<Universal> = Universal::all().collect();
        assert_eq!(all.len(), ROWS.lines().count() - 1);
        assert!(all.len() >= 30);
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

    #[test]
    fn what_the_map_names_is_in_the_list() {
        for general in General::ALL {
            let (name, file) = general.name();
            assert!(Universal::all().any(|theorem| (theorem.name, theorem.file) == (name, file)), "{name} {file}");
        }
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
