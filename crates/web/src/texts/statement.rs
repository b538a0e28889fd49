//! The statements of the claims of the catalogue.
//!
//! `static/claims/en.tex` and its fellows say it in LaTeX; `build/statements.rs` makes HTML with MathML of them.

use crate::texts::Texts;

/// A claim in the words of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement {
    /// A paragraph with `<math>` elements. It comes from the build alone and is safe to be put in as it is.
    pub html: &'static str,
    /// The same as text with LaTeX between dollar signs.
    pub latex: &'static str,
    /// The part that is checked, or the reading of the statement here, if it needs a remark. No part of the statement.
    pub note: Option<Note>,
}

/// A note to a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// As that of [`Statement`].
    pub html: &'static str,
    /// As that of [`Statement`].
    pub latex: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/statements.rs"));

impl Texts {
    /// The statement of a claim, by its id in the catalogue.
    pub fn statement(self, id: &str) -> Option<Statement> {
        let index = STATEMENTS.binary_search_by_key(&id, |&(known, _)| known).ok()?;
        let (_, Statement { html, latex, note }) = STATEMENTS.get(index)?;
        let note = note.map(|Note { html, latex }| Note { html: self.plain(html), latex: self.plain(latex) });
        Some(Statement { html: self.plain(html), latex: self.plain(latex), note })
    }

    /// The ids of all claims, in their alphabetical order.
    pub fn statement_ids() -> impl Iterator<Item = &'static str> {
        STATEMENTS.iter().map(|&(id, _)| id)
    }
}
