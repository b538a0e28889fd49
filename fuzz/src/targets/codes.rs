//! Texts that are handed in for a class: each piece counts or is refused with a sentence, and a class that was kept makes the same class.

use super::said::is_said;
use files::lessons::{Class, Lesson, Work, code};
use pages::teach::refusals;

/// The lesson of `tests/golden/class.csv`, whose codes are seeds.
const LESSON: &str = include_str!("../../../tests/golden/class_codes.txt");

pub(super) fn holds(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lesson = Lesson::read(LESSON.lines().next().unwrap()).unwrap();
    if let Ok(work) = code::read(&text) {
        goes_through(&work);
    }
    let mut class = Class::default();
    let counts = class.take(&lesson, &text);
    assert_eq!(class.entries().len(), counts.new);
    assert_eq!(class.problems().len(), counts.problems.min(Class::MOST));
    class.entries().iter().for_each(|entry| goes_through(&entry.work));
    let report = class.report(&lesson);
    assert_eq!(report.len(), lesson.tasks().count());
    assert!(report.iter().all(|task| task.at_once <= task.solved && task.solved <= task.begun));
    if !class.problems().is_empty() {
        is_said(|texts| refusals::code(texts, &lesson, &text).unwrap_or_default());
    }
    let mut again = Class::default();
    again.take(&lesson, &class.kept());
    assert_eq!(again.entries(), class.entries());
    if let Some(first) = data.first() {
        // The bytes behind the first one as the work of a code whose check is right, in the version that the first one names.
        let made = with_check(first % 3, &data[1..]);
        if let Ok(work) = code::read(&made) {
            goes_through(&work);
        }
        class.take(&lesson, &made);
        assert_eq!(class.report(&lesson).len(), lesson.tasks().count());
    }
    is_said(|texts| refusals::file(texts, "codes.txt", data).unwrap_or_else(|| "It is read.".to_owned()));
}

/// Work that was read is written as a code that is read as the same.
fn goes_through(work: &Work) {
    assert_eq!(code::read(&code::write(work)).as_ref(), Ok(work));
}

/// A code with this work in it, by the description of the form: version, length, work, CRC-32.
fn with_check(version: u8, work: &[u8]) -> String {
    let mut bytes = vec![version];
    bytes.extend((work.len() as u16).to_le_bytes());
    bytes.extend_from_slice(work);
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 })
    };
    let check = !bytes.iter().fold(u32::MAX, step);
    bytes.extend(check.to_le_bytes());
    let bits: Vec<u8> = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect();
    let letter = |five: &[u8]| {
        let value = (0..5).fold(0, |value, at| value << 1 | usize::from(five.get(at).copied().unwrap_or(0)));
        char::from(b"0123456789ABCDEFGHJKMNPQRSTVWXYZ"[value])
    };
    code::MARK.chars().chain(bits.chunks(5).map(letter)).collect()
}
