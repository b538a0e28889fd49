//! Archives in the ZIP format: written, and those without compression read again.
//!
//! ```text
//! for each file:  LOCAL  version flags method time date  checksum size size  lengths  name  content
//! for each file:  ENTRY  … the same, and where its LOCAL begins
//! END  …  how many ENTRYs there are, how many bytes they take, and where they begin          numbers begin with the low byte
//! ```
//!
//! Most files here are small texts, so nothing is compressed here. Data that a browser has compressed is stored unchanged. There is no
//! date, so that equal files make equal bytes. Of the crates for this format the smallest that was tried adds 40 kB to a worker. The tests
//! check this code with `unzip` and Python.
//!
//! Source: PKWARE, APPNOTE.TXT, version 6.3.10, sections 4.3 and 4.4.

use crate::exports::{File, checksum};

const LOCAL: &[u8] = b"PK\x03\x04";
const ENTRY: &[u8] = b"PK\x01\x02";
const END: &[u8] = b"PK\x05\x06";
/// The number of bytes of each before the names.
const LOCAL_BYTES: usize = 30;
const ENTRY_BYTES: usize = 46;
const END_BYTES: usize = 22;
/// Version 1.0, no flags, not compressed, midnight of the first day that there is, 1 January 1980.
const COMMON: [u16; 5] = [10, 0, 0, 0, 0x21];
/// The same for a file that is compressed by deflate, which needs version 2.0.
const DEFLATED: [u16; 5] = [20, 0, 8, 0, 0x21];
/// Archives of the program have no comment, and those that others have packed again have a short one.
const LONGEST_COMMENT: usize = 65_535;

/// The archive of some files; none if it would have more than 65,535 files or 4 GB.
pub fn pack(files: &[File]) -> Option<Vec<u8>> {
    let files: Vec<_> = files.iter().map(|file| (file, None)).collect();
    pack_deflated(&files)
}

/// The archive of some files, some of them with their content as deflate (RFC 1951) has compressed it; none if it would be too large.
pub fn pack_deflated(files: &[(&File, Option<&[u8]>)]) -> Option<Vec<u8>> {
    let (mut archive, mut entries) = (Vec::new(), Vec::new());
    for (file, deflated) in files {
        let begin = u32::try_from(archive.len()).ok()?;
        let described = described(file, *deflated)?;
        archive.extend([LOCAL, &described, file.name.as_bytes(), deflated.unwrap_or(&file.bytes)].concat());
        // Made by version 1.0; no comment, the first disk, no attributes.
        entries.extend([ENTRY, &COMMON[0].to_le_bytes(), &described, &[0; 10], &begin.to_le_bytes()].concat());
        entries.extend(file.name.as_bytes());
    }
    let count = u16::try_from(files.len()).ok()?.to_le_bytes();
    let [size, begin] = [entries.len(), archive.len()].map(u32::try_from);
    let (size, begin) = (size.ok()?.to_le_bytes(), begin.ok()?.to_le_bytes());
    archive.extend(entries);
    archive.extend([END, &[0; 4], &count, &count, &size, &begin, &[0; 2]].concat());
    Some(archive)
}

/// The bytes that both descriptions of a file contain.
fn described(file: &File, deflated: Option<&[u8]>) -> Option<Vec<u8>> {
    let size = u32::try_from(file.bytes.len()).ok()?;
    let stored = u32::try_from(deflated.map_or(file.bytes.len(), <[u8]>::len)).ok()?;
    let numbers = [checksum(&file.bytes), stored, size].map(u32::to_le_bytes).concat();
    let name = u16::try_from(file.name.len()).ok()?.to_le_bytes();
    let common = if deflated.is_some() { DEFLATED } else { COMMON };
    Some([&common.map(u16::to_le_bytes).concat()[..], &numbers, &name, &[0; 2]].concat())
}

/// The content of an archive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unpacked {
    /// The files, damaged ones included.
    pub files: Vec<File>,
    /// The names of files whose content does not have the checksum of the archive.
    pub damaged: Vec<String>,
}

/// The files of an archive that is not compressed.
///
/// # Errors
/// A sentence that says what is wrong with the archive as a whole.
pub fn unpack(archive: &[u8]) -> Result<Unpacked, String> {
    let last = archive.len().checked_sub(END_BYTES).ok_or("this is no ZIP archive, or its end is missing")?;
    let end = (last.saturating_sub(LONGEST_COMMENT)..=last).rev().find(|&at| archive[at..].starts_with(END));
    let end = end.ok_or("this is no ZIP archive, or its end is missing")?;
    let (count, mut at) = (number(archive, end + 10, 2)?, number(archive, end + 16, 4)?);
    let mut unpacked = Unpacked::default();
    for index in 0..count {
        if !archive.get(at..).is_some_and(|rest| rest.starts_with(ENTRY)) {
            return Err(format!("the table of contents is damaged at file {} of {count}", index + 1));
        }
        let [method, size] = [number(archive, at + 10, 2)?, number(archive, at + 20, 4)?];
        let [name, extra, comment] = [28, 30, 32].map(|place| number(archive, at + place, 2));
        let (name, extra, comment) = (name?, extra?, comment?);
        let local = number(archive, at + 42, 4)?;
        let title = String::from_utf8_lossy(slice(archive, at + ENTRY_BYTES, name)?).into_owned();
        if method != 0 {
            return Err(format!("{title} is compressed: unpack the archive, and name the folder instead"));
        }
        let skipped = number(archive, local + 26, 2)? + number(archive, local + 28, 2)?;
        let bytes = slice(archive, local + LOCAL_BYTES + skipped, size)?.to_vec();
        let is_marked = archive[local..].starts_with(LOCAL);
        if !is_marked || checksum(&bytes) as usize != number(archive, at + 16, 4)? {
            unpacked.damaged.push(title.clone());
        }
        unpacked.files.push(File { name: title, bytes });
        at += ENTRY_BYTES + name + extra + comment;
    }
    Ok(unpacked)
}

fn slice(bytes: &[u8], at: usize, count: usize) -> Result<&[u8], String> {
    bytes.get(at..).and_then(|rest| rest.get(..count)).ok_or_else(|| "the archive is cut off".to_owned())
}

fn number(bytes: &[u8], at: usize, count: usize) -> Result<usize, String> {
    Ok(slice(bytes, at, count)?.iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::{pack, pack_deflated, unpack};
    use crate::exports::File;
    use std::process::Command;

    fn files() -> Vec<File> {
        let long = (0..70_000u32).flat_map(u32::to_le_bytes).collect();
        vec![
            File::text("README.txt", "one line\n"),
            File::text("data/empty.csv", ""),
            File { name: "data/long.bin".into(), bytes: long },
        ]
    }

    #[test]
    fn what_was_packed_is_unpacked() {
        let unpacked = unpack(&pack(&files()).unwrap()).unwrap();
        assert_eq!(unpacked.files, files());
        assert_eq!(unpacked.damaged, Vec::<String>::new());
        assert_eq!(unpack(&pack(&[]).unwrap()).unwrap().files, []);
    }

    /// No byte of an archive can change without notice, and nothing panics; nor does it where the end is missing.
    #[test]
    fn damage_is_noticed_and_named() {
        let small = &files()[..2];
        let archive = pack(small).unwrap();
        let content = archive.windows(8).position(|window| window == b"one line").unwrap();
        for at in 0..archive.len() {
            let mut changed = archive.clone();
            changed[at] ^= 1;
            if let Ok(unpacked) = unpack(&changed)
                && (content..content + 9).contains(&at)
            {
                assert_eq!(unpacked.damaged, ["README.txt"], "byte {at}");
            }
            assert!(unpack(&archive[..at]).is_err(), "cut off at {at}");
        }
    }

    /// Two programs that others have written read it.
    #[test]
    fn others_can_read_it() {
        let folder = std::env::temp_dir().join(format!("bittersweet-archive-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("some.zip");
        let [readme, empty, long] = &files()[..] else { panic!("three files") };
        // One block of RFC 1951, the last, which holds the text as it is: its length, and that length with every bit the other way.
        let deflated = [&[1, 9, 0, !9, !0], &readme.bytes[..]].concat();
        let packed = pack_deflated(&[(readme, Some(&deflated)), (empty, None), (long, None)]).unwrap();
        std::fs::write(&path, packed).unwrap();
        let path = path.to_string_lossy().into_owned();
        let script = "import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n\
                      print([len(z.read(i)) for i in z.infolist()], z.infolist()[0].date_time)";
        let read = Command::new("python3").args(["-c", script, &path]).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&read.stdout).trim(), "[9, 0, 280000] (1980, 1, 1, 0, 0, 0)", "{read:?}");
        if let Ok(tested) = Command::new("unzip").args(["-t", &path]).output() {
            assert!(tested.status.success(), "{tested:?}");
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
