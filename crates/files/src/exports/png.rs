//! Text for a PNG picture that a canvas has painted.
//!
//! ```text
//! signature  IHDR  iTXt iTXt …  all that followed
//!                  └ put in here, HEAD bytes after the beginning
//! chunk:  length (4 bytes)  type (4)  data  checksum of type and data (4)        numbers begin with the high byte
//! iTXt:   keyword 0  not compressed 0 0  language 0  translated keyword 0  text in UTF-8
//! ```
//!
//! Source: Portable Network Graphics (PNG) Specification (Third Edition), sections 5 and 11.3.3.4.

use crate::exports::{Source, checksum};

/// The number of bytes of a PNG before its texts: the signature, then length, type, data and checksum of the first chunk, which has the
/// same length in every PNG.
pub const HEAD: u32 = 8 + (4 + 4 + 13 + 4);

/// A source as chunks of text under the keywords `Title`, `Ruleset`, `Range`, `Software` and `Link`; `None` if a part is
/// longer than a PNG allows, which is 2 GB.
pub fn source_chunks(source: &Source) -> Option<Vec<u8>> {
    let keyword = |name: &str| match name {
        "title" => "Title",
        "ruleset" => "Ruleset",
        "range" => "Range",
        // The word of the specification for it.
        "version" => "Software",
        _ => "Link",
    };
    let texts: Vec<_> = source.parts().map(|(name, text)| (keyword(name), text)).collect();
    text_chunks(&texts)
}

/// Pairs of keyword and text as chunks. `None` if a keyword is none: it must be 1 to 79 visible characters of ASCII and
/// single spaces between them. Zero characters of a text become spaces.
pub fn text_chunks(texts: &[(&str, &str)]) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    for (keyword, text) in texts {
        if !is_keyword(keyword) {
            return None;
        }
        let mut data = keyword.as_bytes().to_vec();
        data.extend(b"\0\0\0\0\0");
        data.extend(text.bytes().map(|byte| if byte == 0 { b' ' } else { byte }));
        chunk(&mut out, b"iTXt", &data)?;
    }
    Some(out)
}

/// The size of the picture on paper, as the chunk `pHYs`: the pixels per metre in both directions.
pub fn size_chunk(pixels_per_metre: u32) -> Vec<u8> {
    let mut out = Vec::new();
    let data = [&pixels_per_metre.to_be_bytes()[..], &pixels_per_metre.to_be_bytes(), &[1]].concat();
    // Nine bytes are never too long.
    let _ = chunk(&mut out, b"pHYs", &data);
    out
}

fn is_keyword(keyword: &str) -> bool {
    let is_visible = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_graphic());
    keyword.len() <= 79 && keyword.split(' ').all(is_visible)
}

/// Appends a chunk; `None` if it would be longer than a PNG allows.
fn chunk(out: &mut Vec<u8>, kind: &[u8; 4], data: &[u8]) -> Option<()> {
    let length = u32::try_from(data.len()).ok().filter(|&length| length < 1 << 31)?;
    out.extend(length.to_be_bytes());
    let start = out.len();
    out.extend(kind);
    out.extend(data);
    out.extend(checksum(&out[start..]).to_be_bytes());
    Some(())
}

#[cfg(test)]
mod tests {
    use super::{HEAD, chunk, size_chunk, source_chunks, text_chunks};
    use crate::exports::{Source, checksum};

    const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

    /// One grey pixel. The data is a zlib stream with one stored block of two bytes.
    fn pixel() -> Vec<u8> {
        let mut png = SIGNATURE.to_vec();
        chunk(&mut png, b"IHDR", b"\0\0\0\x01\0\0\0\x01\x08\0\0\0\0").unwrap();
        chunk(&mut png, b"IDAT", b"\x78\x01\x01\x02\0\xfd\xff\0\x80\0\x82\0\x81").unwrap();
        chunk(&mut png, b"IEND", b"").unwrap();
        png
    }

    /// The picture with these chunks where they belong.
    fn with(texts: &[u8]) -> Vec<u8> {
        let png = pixel();
        let (head, rest) = png.split_at(HEAD as usize);
        [head, texts, rest].concat()
    }

    #[test]
    fn the_size_on_paper_is_a_chunk_of_its_own() {
        let png = with(&size_chunk(11_811));
        // 300 pixels to the inch, in both directions, in metres.
        assert_eq!(chunks(&png)[1], (&b"pHYs"[..], &b"\0\0\x2e\x23\0\0\x2e\x23\x01"[..]));
    }

    /// Type and data of every chunk; checks lengths and checksums.
    fn chunks(png: &[u8]) -> Vec<(&[u8], &[u8])> {
        let mut rest = png.strip_prefix(SIGNATURE).unwrap();
        let mut found = Vec::new();
        while !rest.is_empty() {
            let length = u32::from_be_bytes(rest[..4].try_into().unwrap()) as usize;
            let (kind, data) = (&rest[4..8], &rest[8..8 + length]);
            let sum = u32::from_be_bytes(rest[8 + length..12 + length].try_into().unwrap());
            assert_eq!(checksum(&rest[4..8 + length]), sum);
            found.push((kind, data));
            rest = &rest[12 + length..];
        }
        found
    }

    #[test]
    fn text_comes_after_the_header_and_nothing_else_changes() {
        let (png, with) = (pixel(), with(&text_chunks(&[("Title", "a ⊕ b"), ("Link", "https://…\0")]).unwrap()));
        let (before, after) = (chunks(&png), chunks(&with));
        assert_eq!(after[0], before[0]);
        assert_eq!(after[1], (b"iTXt".as_slice(), b"Title\0\0\0\0\0a \xe2\x8a\x95 b".as_slice()));
        assert_eq!(after[2], (b"iTXt".as_slice(), b"Link\0\0\0\0\0https://\xe2\x80\xa6 ".as_slice()));
        assert_eq!(after[3..], before[1..]);
    }

    #[test]
    fn a_source_is_written_under_known_keywords() {
        let source = Source { title: "t".into(), version: "v".into(), link: "l".into(), ..Source::default() };
        let with = with(&source_chunks(&source).unwrap());
        let texts: Vec<&[u8]> =
            chunks(&with).into_iter().filter(|(kind, _)| kind == b"iTXt").map(|(_, data)| data).collect();
        assert_eq!(texts, [b"Title\0\0\0\0\0t".as_slice(), b"Software\0\0\0\0\0v", b"Link\0\0\0\0\0l"]);
    }

    #[test]
    fn what_is_no_keyword_is_refused() {
        assert_eq!(text_chunks(&[]), Some(Vec::new()));
        for keyword in ["", " a", "a  b", "é", &"a".repeat(80)] {
            assert_eq!(text_chunks(&[("Title", "t"), (keyword, "")]), None, "{keyword}");
        }
    }
}
