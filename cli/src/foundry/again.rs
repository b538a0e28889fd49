//! The theorems of the file are proved again.

use crate::Failure;
use crate::foundry::kept;
use proofs::theorems::SetVerdict;
use proofs::theorems::foundry::{Candidate, Dossier, Forge, Interest, Outcome, fits};
use std::path::Path;
use std::time::Instant;

/// Proves every theorem from the automata in its row, without learning; then learns it again, which must lead to the same row.
pub(crate) fn again(file: &Path) -> Result<(), Failure> {
    let begun = Instant::now();
    let kept = kept::read(file)?;
    let wrong: Vec<&str> =
        kept.theorems.iter().filter(|dossier| !is_right(dossier)).map(|dossier| dossier.rules.as_str()).collect();
    let count = kept.theorems.len();
    println!("{} of {count} theorems proved again in {:.1} s", count - wrong.len(), begun.elapsed().as_secs_f64());
    if wrong.is_empty() { Ok(()) } else { Err(format!("these are not: {}", wrong.join("; ")).into()) }
}

/// Looks again for a formula of every theorem of the file and for fits of several of them; the file is sorted and written.
pub(crate) fn fitted(file: &Path) -> Result<(), Failure> {
    let mut kept = kept::read(file)?;
    for dossier in &mut kept.theorems {
        *dossier = dossier.fitted().ok_or_else(|| format!("this row is not whole: {}", dossier.rules))?;
    }
    kept.theorems.sort_by_cached_key(Interest::of);
    kept.fits = fits(&kept.theorems);
    let formulas = kept.theorems.iter().filter_map(|dossier| Some((&dossier.rules, dossier.formula.as_ref()?)));
    formulas.for_each(|(rules, formula)| println!("{rules}: {formula}"));
    kept::write(file, &kept)
}

fn is_right(dossier: &Dossier) -> bool {
    let is_proved = dossier.value > 0 || matches!(dossier.check(), Some(SetVerdict::Proved { .. }));
    let Ok(ruleset) = dossier.ruleset() else { return false };
    let candidate = Candidate { ruleset, value: dossier.value, is_of_papers: false };
    let is_learned = match Forge::new(candidate).finish() {
        Outcome::Proved { dossier: again, .. } => again == *dossier,
        Outcome::Stopped(_) => false,
    };
    println!("{}: {}", dossier.rules, if is_proved && is_learned { "proved" } else { "NOT proved" });
    is_proved && is_learned
}
