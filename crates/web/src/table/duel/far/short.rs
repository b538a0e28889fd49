//! A move as a text that can be read out or typed: `3 z4 KM` is the third move, z4, with two letters that check the whole
//! game up to and with this move.

use crate::table::duel::far::misheard::Misheard;
use crate::table::duel::route::LinkRefused;
use maths::games::Record;
use maths::values::{half_width, quoted};

/// The letters of a check. Without vowels they make no words, and none of them looks like a digit.
const LETTERS: [char; 20] =
    ['B', 'C', 'D', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'V', 'W', 'X', 'Z'];

/// The last move of a game with this number; `None` before the first move.
pub fn write(record: &Record, game: u64) -> Option<String> {
    let last = record.moves().last()?;
    let [high, low] = check(record, game);
    Some(format!("{} {} {high}{low}", record.moves().len(), record.first().written(*last)))
}

/// Two letters for a whole game: another game has the same letters once in 400 times. The hash is FNV-1a.
fn check(record: &Record, game: u64) -> [char; 2] {
    let hash = format!("{game} {record}")
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let letter = |index: u32| LETTERS[index as usize % LETTERS.len()];
    [letter(hash / 20), letter(hash)]
}

/// The game with the move of such a text. Spaces, full stops, capitals and the wide letters of Japanese keyboards do not
/// count.
///
/// # Errors
/// What is wrong with the text, or with the move.
pub(super) fn read(text: &str, record: &Record, game: u64) -> Result<Record, Misheard> {
    let unread = || Misheard::Unread(quoted(text));
    let plain: String = half_width(text).chars().filter(|c| !c.is_whitespace() && *c != '.').collect();
    let plain = plain.to_ascii_lowercase();
    let (number, rest) = plain.split_at(plain.bytes().take_while(u8::is_ascii_digit).count());
    let (play, letters) = rest.len().checked_sub(2).and_then(|at| rest.split_at_checked(at)).ok_or_else(unread)?;
    let is_check = letters.bytes().all(|byte| byte.is_ascii_alphabetic());
    if play.is_empty() || play.contains([',', ';']) || !is_check {
        return Err(unread());
    }
    let (number, next): (usize, usize) = (number.parse().map_err(|_| unread())?, record.moves().len() + 1);
    if number != next {
        return Err(Misheard::Number { number, next });
    }
    let refused = |reason| Misheard::Refused(LinkRefused::Record(Box::new(reason)));
    let with_move: Record = format!("{record};{play}").parse().map_err(refused)?;
    let right: String = check(&with_move, game).iter().collect();
    if letters.eq_ignore_ascii_case(&right) { Ok(with_move) } else { Err(Misheard::Letters) }
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use crate::table::duel::far::misheard::Misheard;
    use maths::games::Record;

    fn record(text: &str) -> Record {
        text.parse().unwrap()
    }

    #[test]
    fn a_short_text_gives_the_move_of_every_kind_of_game() {
        for (before, after) in [
            ("nim:4,0,6;z4", "nim:4,0,6;z4;x2"),
            ("sharing:0,2,7", "sharing:0,2,7;c-a3"),
            ("step:k=4,s=2,pass:3,1,9,1;z8", "step:k=4,s=2,pass:3,1,9,1;z8;pass"),
            ("rules:a b;move a by any;move a,b by any:3,5", "rules:a b;move a by any;move a,b by any:3,5;ab-3"),
        ] {
            let text = write(&record(after), 7).unwrap();
            for written in [text.clone(), text.to_lowercase(), text.replace(' ', ""), text.replacen(' ', ". ", 1)] {
                assert_eq!(read(&written, &record(before), 7), Ok(record(after)), "{written}");
            }
        }
        assert_eq!(write(&record("nim:4,0,6"), 7), None);
    }

    #[test]
    fn wide_letters_are_read() {
        let text = write(&record("nim:4,0,6;z4;x2"), 7).unwrap();
        let wide: String = text
            .chars()
            .map(|c| if c == ' ' { '　' } else { char::from_u32(u32::from(c) + 0xFEE0).unwrap() })
            .collect();
        assert_eq!(read(&wide, &record("nim:4,0,6;z4"), 7), Ok(record("nim:4,0,6;z4;x2")));
    }

    #[test]
    fn damaged_texts_and_moves_that_do_not_fit_are_refused() {
        let before = record("nim:4,0,6;z4");
        let wrong = |text: &str| read(text, &before, 7).unwrap_err();
        for text in ["x2", "2 x2", "2", "", "2 KM", "x2 KM", "2 x2 4K", "2 x2;z0 KM", "二 x2 KM", "2 x2 Kü"] {
            assert!(matches!(wrong(text), Misheard::Unread(_)), "{text}: {:?}", wrong(text));
        }
        assert_eq!(wrong("1 z4 KM"), Misheard::Number { number: 1, next: 2 });
        assert_eq!(wrong("4 z0 KM"), Misheard::Number { number: 4, next: 2 });
        for text in ["2 x9 KM", "2 q3 KM"] {
            assert!(matches!(wrong(text), Misheard::Refused(_)), "{text}");
        }
    }

    /// The text of the same move in a game with another bar, another number, or other moves before.
    #[test]
    fn the_letters_are_those_of_the_whole_game() {
        let right = write(&record("nim:4,0,6;z4;x2"), 7).unwrap();
        for (other, game) in [("nim:5,0,6;z4;x2", 7), ("nim:4,0,6;z5;x2", 7), ("nim:4,0,6;z4;x2", 8)] {
            let text = write(&record(other), game).unwrap();
            assert_eq!(text.get(..5), right.get(..5));
            assert_eq!(read(&text, &record("nim:4,0,6;z4"), 7), Err(Misheard::Letters), "{other}");
        }
    }
}
