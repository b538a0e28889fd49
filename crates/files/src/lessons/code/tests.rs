use super::{Damage, LETTERS, MARK, NotACode, bytes, read, write};
use crate::exports::checksum;
use crate::lessons::{Done, Explained, Filled, Found, LessonId, Played, Predicted, Ruled, Work};
use proptest::prelude::*;

/// The work of a pupil in a lesson of ten tasks, with several attempts at some of them: three games, three moves, two predictions, a row, a
/// formula and no explanation.
fn usual() -> Work {
    let game = |moves: u64| (0..moves).map(|number| 7 + 3 * number).collect::<Vec<_>>();
    let played = |games: u8| Played { games, hints: 1, is_won: true, kept: vec![game(9), game(11)] };
    let found = |moves: &[u64]| Found { hints: 0, moves: moves.to_vec(), is_solved: true };
    Work {
        lesson: LessonId { title: 0xABCD, content: 0x1234_5678 },
        pupil: 0x9ABC_DEF0,
        steps: 57,
        name: "Aya from 7b".into(),
        minutes: Some(35),
        done: vec![
            Done::Played(played(1)),
            Done::Played(played(3)),
            Done::Played(played(2)),
            Done::Found(found(&[3, 9, 14])),
            Done::Found(found(&[8])),
            Done::Found(found(&[5, 6, 7, 120, 11])),
            Done::Predicted(Predicted { answers: vec![true], is_solved: true }),
            Done::Predicted(Predicted { answers: vec![false, true], is_solved: true }),
            Done::Filled(Filled { tries: 2, wrong: 0b1001_0000, is_solved: true }),
            Done::Ruled(Ruled { tries: 4, formula: "x = z".into(), is_solved: true }),
        ],
    }
}

#[test]
fn the_code_of_a_usual_lesson_is_short() {
    let bytes = bytes(&usual()).len();
    assert!(bytes <= 300, "{bytes} bytes");
    assert!(write(&usual()).len() <= 300, "{} letters", write(&usual()).len());
}

/// The code was written by the first version of the page and stays: it is read for ever.
#[test]
fn codes_that_were_handed_over_are_read() {
    let work = Work {
        lesson: LessonId { title: 1, content: 2 },
        pupil: 3,
        steps: 4,
        name: "Bo".into(),
        minutes: None,
        done: vec![Done::Nothing, Done::Found(Found { hints: 0, moves: vec![9], is_solved: true })],
    };
    // By hand: version 1, 13 bytes of work, the work by the rules of postcard.
    let written = [1, 13, 0, 1, 2, 3, 4, 2, b'B', b'o', 0, 2, 0, 2, 0, 1, 9, 1];
    let length = written.len() - 3;
    let mut expected = written.to_vec();
    expected[1] = length as u8;
    expected.extend(checksum(&expected).to_le_bytes());
    assert_eq!(bytes(&work), expected);
    assert_eq!(read(&write(&work)), Ok(work));
}

#[test]
fn every_single_damaged_letter_is_found_and_named() {
    let code = write(&usual());
    let letters: Vec<char> = code.chars().collect();
    for place in MARK.len()..letters.len() {
        for other in
            LETTERS.iter().map(|&letter| char::from(letter)).filter(|other| *other != letters[place]).step_by(7)
        {
            let mut damaged = letters.clone();
            damaged[place] = other;
            let read = read(&damaged.iter().collect::<String>());
            let at = Damage::At(place - MARK.len() + 1, letters[place]);
            assert_eq!(read, Err(NotACode::Damaged(at)), "letter {place} as {other}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_code_is_said() {
    let code = write(&usual());
    assert_eq!(read("hello"), Err(NotACode::NoMark));
    assert_eq!(read(&code[..code.len() - 5]), Err(NotACode::CutOff(5)));
    // The shortest code has 12 letters for its 7 bytes.
    assert_eq!(read(MARK), Err(NotACode::CutOff(12)));
    assert_eq!(read(&format!("{code}00000000")), Err(NotACode::TooLong));
    assert_eq!(read(&code.replacen("-0", "-0U", 1)), Err(NotACode::Letter(2, 'U')));
    let mut later = bytes(&usual());
    later.truncate(later.len() - 4);
    later[0] = 2;
    later.extend(checksum(&later).to_le_bytes());
    assert_eq!(read(&letters(&later)), Err(NotACode::Later(2)));
    let mut unsound = vec![1, 2, 0, 9, 9];
    unsound.extend(checksum(&unsound).to_le_bytes());
    assert_eq!(read(&letters(&unsound)), Err(NotACode::Unsound));
    let two_wrong = code.replacen(&code[20..22], if &code[20..22] == "00" { "11" } else { "00" }, 1);
    assert!(matches!(read(&two_wrong), Err(NotACode::Damaged(_))));
}

#[test]
fn what_is_solved_without_a_try_is_forged() {
    let solved = [
        Done::Played(Played { is_won: true, ..Played::default() }),
        Done::Found(Found { is_solved: true, ..Found::default() }),
        Done::Predicted(Predicted { is_solved: true, ..Predicted::default() }),
        Done::Filled(Filled { is_solved: true, ..Filled::default() }),
        Done::Ruled(Ruled { is_solved: true, ..Ruled::default() }),
    ];
    for done in solved {
        let work = Work { done: vec![done], ..usual() };
        assert_eq!(read(&write(&work)), Err(NotACode::Unsound), "{:?}", work.done);
    }
}

/// Bytes as letters, by shifting a whole number: another way than that of the page.
fn letters(bytes: &[u8]) -> String {
    let bits: String = bytes.iter().map(|byte| format!("{byte:08b}")).collect();
    let bits = format!("{bits:0<width$}", width = bits.len().div_ceil(5) * 5);
    let letter = |at: usize| char::from(LETTERS[usize::from_str_radix(&bits[at..at + 5], 2).unwrap()]);
    MARK.chars().chain((0..bits.len()).step_by(5).map(letter)).collect()
}

#[test]
fn letters_are_read_as_people_write_them() {
    let code = write(&usual());
    let spaced: String = code.to_lowercase().replace('0', "o").replace('1', "l");
    let broken: String = spaced
        .chars()
        .enumerate()
        .map(|(at, letter)| if at == 40 { format!("{letter} \n-") } else { letter.into() })
        .collect();
    assert_eq!(read(&broken), Ok(usual()));
    assert_eq!(code, letters(&bytes(&usual())));
}

fn done() -> impl Strategy<Value = Done> {
    let moves = |most| prop::collection::vec(any::<u64>(), 0..=most);
    prop_oneof![
        Just(Done::Nothing),
        (any::<u8>(), any::<u8>(), any::<bool>(), prop::collection::vec(moves(Work::LONGEST_GAME), 0..=2))
            .prop_map(|(games, hints, is_won, kept)| Done::Played(Played { games, hints, is_won, kept })),
        (any::<u8>(), moves(Work::MOST_MOVES), any::<bool>())
            .prop_map(|(hints, moves, is_solved)| Done::Found(Found { hints, moves, is_solved })),
        (prop::collection::vec(any::<bool>(), 0..=Work::MOST_MOVES), any::<bool>())
            .prop_map(|(answers, is_solved)| Done::Predicted(Predicted { answers, is_solved })),
        (any::<u8>(), any::<u32>(), any::<bool>()).prop_map(|(tries, wrong, is_solved)| Done::Filled(Filled {
            tries,
            wrong,
            is_solved
        })),
        (any::<u8>(), ".{0,15}", any::<bool>()).prop_map(|(tries, formula, is_solved)| Done::Ruled(Ruled {
            tries,
            formula,
            is_solved
        })),
        ".{0,40}".prop_map(|text| Done::Explained(Explained { text })),
    ]
    .prop_filter("what was not tried is not solved", |done| done.tries() > 0 || !done.is_solved())
}

proptest! {
    #[test]
    fn work_is_read_as_it_was_written(
        title: u16, content: u32, pupil: u32, steps: u32, name in ".{0,10}", minutes: Option<u16>,
        done in prop::collection::vec(done(), 0..8),
    ) {
        let work = Work { lesson: LessonId { title, content }, pupil, steps, name, minutes, done };
        prop_assert_eq!(read(&write(&work)), Ok(work));
    }

    #[test]
    fn no_text_is_too_much(text in ".{0,60}", letters in "[0-9A-HJKMNP-TV-Z]{0,80}") {
        let _ = (read(&text), read(&format!("{MARK}{letters}")));
    }
}
