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

maths::named! {
    /// Something that takes any bytes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Target {
        /// Formulas of the laboratory.
        Formula = "formula",
        /// Positions, sums and rulesets in the notation.
        Notation = "notation",
        /// Rims, heights of columns, and own rules.
        Rules = "rules",
        /// Rules of heaps, and certificates of their periods.
        Heaps = "heaps",
        /// Records of games.
        Record = "record",
        /// Sentences of logic, and grammars of the foundry.
        Languages = "languages",
        /// Addresses of all pages, and the queries of frames.
        Links = "links",
        /// Messages that a frame is sent.
        Messages = "messages",
        /// Certificates.
        Certificate = "certificate",
        /// Articles, as the build reads them.
        Article = "article",
        /// Files that are read back: dossiers, lessons, worksheets, automata.
        Files = "files",
        /// Messages between pages and workers.
        Wire = "wire",
        /// Texts that are handed in for a class, with codes of pupils.
        Codes = "codes",
    }
}

impl Target {
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
