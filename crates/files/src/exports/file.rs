//! A file among others in an archive.

/// A file: its path inside of the archive, with `/` between folders, and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The path, in ASCII.
    pub name: String,
    /// The content.
    pub bytes: Vec<u8>,
}

impl File {
    /// A file with a text.
    pub fn text(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), bytes: text.into().into_bytes() }
    }

    /// The text; none if it is not UTF-8.
    pub fn as_text(&self) -> Option<&str> {
        std::str::from_utf8(&self.bytes).ok()
    }
}
