//! Results to copy or download: as text, as LaTeX, as CSV.

/// The version of this program, which every report names.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A verdict to copy or download.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Unique on the page, and part of the names of files.
    pub name: String,
    /// In the language of the page.
    pub text: String,
    /// For a paper, in English.
    pub latex: String,
    /// For other programs: names of columns are English.
    pub csv: String,
}

/// A field of a table in CSV.
pub fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}

/// Symbols of the page as LaTeX has them.
pub fn symbols(text: &str) -> String {
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
