//! The statements of the claims of the catalogue: files of plain text with LaTeX between dollar signs, one for each language. The
//! mathematics becomes MathML here, so the page has nothing to convert.
//!
//! ```text
//! % A comment.
//! \claim{triangular 3.1}
//! The rectangular bar: $G(x, y, z) = x \oplus y \oplus z$.
//! \note
//! The paper states this for P-positions only.
//! ```
//!
//! The note is optional. It says what this program checks or how it reads the paper, and is no part of the statement.

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};
use std::fmt::Write;
use std::iter::Peekable;
use std::path::Path;

/// A claim in one language.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Statement {
    /// The id of the claim.
    pub(crate) id: String,
    /// As it is in the file.
    pub(crate) latex: String,
    /// The same for a page.
    pub(crate) html: String,
    /// The note, as the file has it and as a page shows it.
    pub(crate) note: Option<(String, String)>,
}

/// Reads the files of these languages from a folder.
///
/// # Errors
/// Sentences that name file and claim.
pub(crate) fn read_all(folder: &Path, codes: &[&str]) -> Result<Vec<Vec<Statement>>, Vec<String>> {
    let (mut languages, mut errors) = (Vec::<Vec<Statement>>::new(), Vec::new());
    for code in codes {
        let file = folder.join(format!("{code}.tex"));
        let read = std::fs::read_to_string(&file).map_err(|error| vec![error.to_string()]);
        match read.and_then(|text| statements(&text)) {
            Ok(own) => {
                let found = differences(languages.first().unwrap_or(&own), &own);
                errors.extend(found.into_iter().map(|reason| format!("{}: {reason}", file.display())));
                languages.push(own);
            }
            Err(reasons) => errors.extend(reasons.iter().map(|reason| format!("{}: {reason}", file.display()))),
        }
    }
    if errors.is_empty() { Ok(languages) } else { Err(errors) }
}

/// Reads a file; the claims come in the order of their ids.
///
/// # Errors
/// Sentences that name the claim, not the file.
pub(crate) fn statements(text: &str) -> Result<Vec<Statement>, Vec<String>> {
    let (mut all, mut errors) = (Vec::<Statement>::new(), Vec::new());
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('%'));
    let mut lines = lines.peekable();
    while let Some(line) = lines.next() {
        let id = line.strip_prefix(r"\claim{").and_then(|rest| rest.strip_suffix('}'));
        let read = match (id, lines.next()) {
            (None, _) => Err(format!("{line} is no line \\claim{{…}}")),
            (Some(id), Some(latex)) if !latex.starts_with('\\') => match html(latex) {
                Ok(_) if all.iter().any(|known| known.id == id) => Err(format!("{id} is there twice")),
                Ok(html) => note(id, &mut lines).map(|note| {
                    let (id, latex) = (id.to_owned(), latex.to_owned());
                    Statement { id, latex, html, note }
                }),
                Err(reason) => Err(format!("{id} {reason}")),
            },
            (Some(id), _) => Err(format!("{id} must have a line of text below it")),
        };
        match read {
            Ok(statement) => all.push(statement),
            Err(reason) => {
                errors.push(reason);
                break;
            }
        }
    }
    all.sort_by(|one, other| one.id.cmp(&other.id));
    if errors.is_empty() { Ok(all) } else { Err(errors) }
}

/// Reads the note of a claim, if the next line begins one.
fn note<'a>(id: &str, lines: &mut Peekable<impl Iterator<Item = &'a str>>) -> Result<Option<(String, String)>, String> {
    if lines.next_if_eq(&r"\note").is_none() {
        return Ok(None);
    }
    let latex = lines.next_if(|line| !line.starts_with('\\'));
    let latex = latex.ok_or_else(|| format!("{id} must have a line of text below \\note"))?;
    html(latex).map(|html| Some((latex.to_owned(), html))).map_err(|reason| format!("the note of {id} {reason}"))
}

/// The differences of a language from the language of reference, as sentences: missing claims, unknown claims, and notes.
pub(crate) fn differences(reference: &[Statement], own: &[Statement]) -> Vec<String> {
    let has = |all: &[Statement], id: &str| all.iter().any(|known| known.id == id);
    let missing = reference.iter().filter(|known| !has(own, &known.id));
    let missing = missing.map(|known| format!("the claim {} is missing", known.id));
    let unknown = own.iter().filter(|known| !has(reference, &known.id));
    let unknown = unknown.map(|known| format!("the claim {} is not in en.tex", known.id));
    // A note says what is checked, and that is the same in every language.
    let same = |one: &Statement, other: &Statement| one.note.is_some() == other.note.is_some();
    let pair = |known: &&Statement| own.iter().any(|other| other.id == known.id && !same(known, other));
    let noted =
        reference.iter().filter(pair).map(|known| format!("the claim {} has a note in one file only", known.id));
    missing.chain(unknown).chain(noted).collect()
}

/// Text with mathematics as HTML. Whatever is text is escaped.
///
/// # Errors
/// What is wrong, as the end of a sentence.
pub(crate) fn html(latex: &str) -> Result<String, String> {
    let pieces: Vec<&str> = latex.split('$').collect();
    if pieces.len().is_multiple_of(2) {
        return Err("has a dollar sign too many or too few".to_owned());
    }
    let converter = LatexToMathML::new(MathCoreConfig::default()).map_err(|error| format!("{error:?}"))?;
    let mut html = String::new();
    for (index, piece) in pieces.into_iter().enumerate() {
        if index % 2 == 1 {
            let converted = converter.convert_with_local_state(piece, MathDisplay::Inline);
            html.push_str(
                &converted.map_err(|error| format!("has ${piece}$, which is not understood: {error:?}"))?.mathml,
            );
        } else if piece.contains(['\\', '{', '}']) {
            return Err(format!("has LaTeX outside of dollar signs: {piece}"));
        } else {
            html.push_str(&piece.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;"));
        }
    }
    Ok(html)
}

impl Statement {
    /// The texts of the statement. Their number is the same in every language.
    pub(crate) fn texts(&self) -> impl Iterator<Item = String> {
        let note = self.note.clone().into_iter().flat_map(|(latex, html)| [latex, html]);
        [self.html.clone(), self.latex.clone()].into_iter().chain(note)
    }
}

/// The Rust that `src/texts/statement.rs` includes: every claim with its statement in English.
pub(crate) fn source(languages: &[Vec<Statement>]) -> String {
    let Some(reference) = languages.first() else { return String::new() };
    let mut text = String::new();
    let _ = writeln!(text, "static STATEMENTS: [(&str, Statement); {}] = [", reference.len());
    for Statement { id, html, latex, note } in reference {
        let note = note
            .as_ref()
            .map_or("None".to_owned(), |(latex, html)| format!("Some(Note {{ html: {html:?}, latex: {latex:?} }})"));
        let _ = writeln!(text, "    ({id:?}, Statement {{ html: {html:?}, latex: {latex:?}, note: {note} }}),");
    }
    text.push_str("];\n");
    text
}
