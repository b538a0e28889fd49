//! Files that are chosen or dropped: texts with codes, and pictures of codes.

use js_sys::Uint8Array;
use wasm_bindgen_futures::JsFuture;
use web::texts::Texts;
use web_sys::{Blob, File};

/// The largest file that is read, in megabytes: a hundred times as many codes as a class keeps would not need more.
const MOST_MEGABYTES: u32 = 30;

/// The content of a file.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::teach) enum Content {
    /// A text.
    Text(String),
    /// A picture, which the scanner looks at.
    Picture,
}

/// Why a file is not read. Each has the name of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::teach) enum Unread {
    /// The file is too large.
    TooLarge(String),
    /// The file is an archive.
    Archive(String),
    /// The file is neither a text nor a picture.
    Other(String),
    /// The file is a picture without a code in it.
    NoCode(String),
    /// The file is a picture, and the scanner does not run.
    NoScanner(String),
    /// The browser cannot read it.
    Failed(String),
}

impl Unread {
    /// As a sentence.
    pub(in crate::teach) fn words(&self, texts: Texts) -> String {
        match self {
            Self::TooLarge(name) => texts.class_file_large(name, &MOST_MEGABYTES),
            Self::Archive(name) => texts.class_file_archive(name),
            Self::Other(name) => texts.class_file_other(name),
            Self::NoCode(name) => texts.class_file_no_code(name),
            Self::NoScanner(name) => texts.class_file_no_scanner(name),
            Self::Failed(name) => texts.class_file_failed(name),
        }
    }
}

/// Reads a file.
///
/// # Errors
/// The reason why the file is not read.
pub(super) async fn read(file: &File) -> Result<Content, Unread> {
    if file.size() > f64::from(MOST_MEGABYTES) * 1e6 {
        return Err(Unread::TooLarge(file.name()));
    }
    let blob: &Blob = file;
    let bytes = JsFuture::from(blob.array_buffer()).await.map_err(|_| Unread::Failed(file.name()))?;
    content_of(&file.name(), &Uint8Array::new(&bytes).to_vec())
}

/// The content of bytes of a file with this name.
///
/// # Errors
/// The reason why they are not read.
pub(in crate::teach) fn content_of(name: &str, bytes: &[u8]) -> Result<Content, Unread> {
    content(bytes).map_err(|kind| match kind {
        Kind::Archive => Unread::Archive(name.to_owned()),
        Kind::Other => Unread::Other(name.to_owned()),
    })
}

/// A content that is neither a text nor a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Archive,
    Other,
}

/// The content of bytes, regardless of the name of their file.
fn content(bytes: &[u8]) -> Result<Content, Kind> {
    let begins = |mark: &[u8]| bytes.starts_with(mark);
    let is_webp = begins(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    if begins(b"\x89PNG") || begins(b"\xff\xd8\xff") || begins(b"GIF8") || is_webp {
        return Ok(Content::Picture);
    }
    if begins(b"PK\x03\x04") || begins(b"PK\x05\x06") || begins(b"\x1f\x8b") || begins(b"7z\xbc\xaf") || begins(b"Rar!")
    {
        return Err(Kind::Archive);
    }
    // Spreadsheet programs also write texts of units with two bytes.
    if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        let units: Vec<u16> = rest.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
        return String::from_utf16(&units).map(Content::Text).map_err(|_| Kind::Other);
    }
    let text = std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes));
    let text = text.ok().filter(|text| !text.contains('\0'));
    // Codes have letters of ASCII only, so they can be read from a text of another encoding.
    let latin =
        || bytes.iter().map(|byte| if byte.is_ascii() { char::from(*byte) } else { '\u{fffd}' }).collect::<String>();
    match text {
        Some(text) => Ok(Content::Text(text.into())),
        None if !bytes.contains(&0) && has_code(bytes) => Ok(Content::Text(latin())),
        None => Err(Kind::Other),
    }
}

/// True if the bytes may contain a code.
fn has_code(bytes: &[u8]) -> bool {
    let mark = files::lessons::code::MARK.as_bytes();
    bytes.windows(mark.len()).any(|window| window.eq_ignore_ascii_case(mark))
}

#[cfg(test)]
mod tests {
    use super::{Content, Kind, content};

    fn text(text: &str) -> Result<Content, Kind> {
        Ok(Content::Text(text.into()))
    }

    #[test]
    fn texts_are_read_in_the_encodings_of_spreadsheet_programs() {
        assert_eq!(content("SWEET-04AB;あや\n".as_bytes()), text("SWEET-04AB;あや\n"));
        assert_eq!(content("\u{feff}SWEET-04AB".as_bytes()), text("SWEET-04AB"));
        let wide: Vec<u8> =
            [0xff, 0xfe].into_iter().chain("SWEET-04AB é".encode_utf16().flat_map(u16::to_le_bytes)).collect();
        assert_eq!(content(&wide), text("SWEET-04AB é"));
        assert_eq!(content(b"SWEET-04AB;Andr\xe9"), text("SWEET-04AB;Andr\u{fffd}"));
        assert_eq!(content(b""), text(""));
    }

    #[test]
    fn a_renamed_file_is_what_its_bytes_are() {
        assert_eq!(content(b"PK\x03\x04SWEET-04AB"), Err(Kind::Archive));
        assert_eq!(content(b"\x1f\x8b\x08"), Err(Kind::Archive));
        assert_eq!(content(b"\x89PNG\r\n\x1a\n"), Ok(Content::Picture));
        assert_eq!(content(b"\xff\xd8\xff\xe0"), Ok(Content::Picture));
        assert_eq!(content(b"\0asm\x01\0\0\0"), Err(Kind::Other));
        assert_eq!(content(b"caf\xe9"), Err(Kind::Other));
    }
}
