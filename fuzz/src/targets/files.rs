//! Files that are read back, and articles.

use super::super::articles;
use files::exports::dossiers::{pack, unpack};
use files::lessons::Lesson;
use pages::teach::Sheet;
use proofs::theorems::foundry::AutomatonText;

pub(super) fn holds(data: &[u8]) {
    match unpack(data) {
        Ok(unpacked) if unpacked.damaged.is_empty() => {
            let again = pack(&unpacked.files).map(|archive| unpack(&archive));
            assert_eq!(again, Some(Ok(unpacked)));
        }
        Ok(_) => {}
        Err(why) => assert!(!why.is_empty()),
    }
    let text = String::from_utf8_lossy(data);
    if let Ok(lesson) = Lesson::read(&text) {
        assert_eq!(Lesson::read(&lesson.write()), Ok(lesson));
    }
    if let Some(sheet) = Sheet::read(&text) {
        assert_eq!(Sheet::read(&sheet.write()), Some(sheet));
    }
    if let Ok(automaton) = text.parse::<AutomatonText>() {
        assert_eq!(automaton.to_string().parse().as_ref(), Ok(&automaton));
        automaton.has([7, 4, 7]);
    }
}

/// An article is read, or each mistake is at a line and a column of the text.
pub(super) fn article(text: &str) {
    let Err(mistakes) = articles::article(text) else { return };
    assert!(!mistakes.is_empty());
    for mistake in mistakes {
        let mut parts = mistake.splitn(3, ':');
        let mut number = || parts.next().and_then(|part| part.trim().parse::<usize>().ok());
        let (line, column) = (number(), number());
        let lines = text.lines().count().max(1) + 1;
        assert!(line.is_some_and(|line| (1..=lines).contains(&line)) && column.is_some(), "{mistake}");
    }
}
