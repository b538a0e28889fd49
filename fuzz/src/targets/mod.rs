//! The targets of fuzzing: each is a condition on every text or on all bytes. `./dev fuzz` runs these, guided by their coverage;
//! `tests/nonsense.rs` runs them on the seeds and on texts that it makes of these.

mod codes;
mod files;
mod formula;
mod heaps;
mod languages;
mod links;
mod messages;
mod notation;
mod proofs;
mod said;
mod wire;

/// Something that takes any bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// Formulas of the laboratory.
    Formula,
    /// Positions, sums and rulesets in the notation.
    Notation,
    /// Rims, heights of columns, and own rules.
    Rules,
    /// Rules of heaps, and certificates of their periods.
    Heaps,
    /// Records of games.
    Record,
    /// Sentences of logic, and grammars of the foundry.
    Languages,
    /// Addresses of all pages, and the queries of frames.
    Links,
    /// Messages that a frame is sent.
    Messages,
    /// Certificates.
    Certificate,
    /// Articles, as the build reads them.
    Article,
    /// Files that are read back: dossiers, lessons, worksheets, automata.
    Files,
    /// Messages between pages and workers.
    Wire,
    /// Texts that are handed in for a class, with codes of pupils.
    Codes,
}

impl Target {
    /// All of them.
    pub(crate) const ALL: [Self; 13] = [
        Self::Formula,
        Self::Notation,
        Self::Rules,
        Self::Heaps,
        Self::Record,
        Self::Languages,
        Self::Links,
        Self::Messages,
        Self::Certificate,
        Self::Article,
        Self::Files,
        Self::Wire,
        Self::Codes,
    ];

    /// The name of the target in commands, and that of its folder of seeds.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Formula => "formula",
            Self::Notation => "notation",
            Self::Rules => "rules",
            Self::Heaps => "heaps",
            Self::Record => "record",
            Self::Languages => "languages",
            Self::Links => "links",
            Self::Messages => "messages",
            Self::Certificate => "certificate",
            Self::Article => "article",
            Self::Files => "files",
            Self::Wire => "wire",
            Self::Codes => "codes",
        }
    }

    /// Panics where something is not as it has to be.
    pub(crate) fn holds(self, data: &[u8]) {
        let text = String::from_utf8_lossy(data);
        match self {
            Self::Formula => formula::holds(&text),
            Self::Notation => notation::holds(&text),
            Self::Rules => notation::rules(&text),
            Self::Heaps => heaps::holds(&text),
            Self::Record => notation::record(&text),
            Self::Languages => languages::holds(&text),
            Self::Links => links::holds(&text),
            Self::Messages => messages::holds(&text),
            Self::Certificate => proofs::holds(&text),
            Self::Article => files::article(&text),
            Self::Files => files::holds(data),
            Self::Wire => wire::holds(data),
            Self::Codes => codes::holds(data),
        }
    }
}
