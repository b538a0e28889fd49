//! Dossiers: a claim or a theorem with everything that is needed to verify it again, as the files of one archive.
//!
//! # Contents
//! | file | what it has | for |
//! |---|---|---|
//! | `README.txt` | what is stated, what each file shows, and how each is verified | all |
//! | `subject.txt` | the same for programs: which claim or which set ([`Topic`]) | all |
//! | `statement.tex` | the statement as a LaTeX document | all |
//! | `certificate.txt` | a proof that the small checker checks ([`certificates`](proofs::certificates)) | claims about nim-sums |
//! | `rocq/*.v` | the same for a proof assistant | the same, without a pass |
//! | `automata/*.txt` | the sets, in the format of Walnut | sets that were learned |
//! | `residuals.txt` | words and positions that distinguish all states | lower bounds |
//! | `data/values.csv`, `data/p-positions.csv`, `data/b-file.txt` | values, P-positions, and a sequence | rulesets of at most three coordinates |
//! | `pictures/*` | the P-positions from above; the automata for Graphviz | the same |
//! | `SHA256SUMS` | the checksum of each file, for `sha256sum -c` | all |
//!
//! Files that do not exist for a claim are left out, and `README.txt` states why.
//!
//! # Verification
//! [`verify()`] needs only the files, and returns a result for each. Checksums only find damage. The contents are computed again by other
//! methods than those that made them: the data by plain recursion over the rules, the certificate by its checker. Learned sets are checked
//! by the statements (A) and (B) of [`proofs`](proofs::theorems), lower bounds position by position. Rocq checks the files for Rocq; `./dev
//! reverify` starts it if it is installed.
//!
//! Equal contents make equal bytes: files have no date.

mod automata_files;
mod bounds;
mod certified;
mod data;
mod document;
mod making;
mod readme;
mod recomputed;
mod sums;
#[cfg(test)]
mod tests;
mod topic;
mod verdict;
mod verify;

pub use crate::exports::{File, Unpacked, pack, unpack};
pub use making::{LearnedSet, Made, Making};
pub use readme::Words;
pub use topic::{SetTopic, Topic};
pub use verify::{FileVerdict, verify};
