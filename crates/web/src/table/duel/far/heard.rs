//! The messages that a friend far away may send: a link, the record of the game, or the short text of a move.

use crate::table::duel::far::misheard::Misheard;
use crate::table::duel::far::short;
use crate::table::duel::route::LinkRefused;
use crate::table::duel::{Link, Opponent, route};
use maths::games::Record;
use maths::values::half_width;

/// Reads what a friend sent in a game; a link may be one of another game.
///
/// # Errors
/// What is wrong with the text.
pub fn read(text: &str, link: &Link) -> Result<Link, Misheard> {
    let text = half_width(text);
    let text = text.trim();
    if text.is_empty() {
        return Err(Misheard::Empty);
    }
    if text.contains('#') || text.contains("with=") {
        let fragment = text.split_once('#').map_or(text, |(_, fragment)| fragment);
        let read = route::read(fragment).ok_or(Misheard::NotByLink)?.map_err(Misheard::Refused)?;
        return if read.opponent == Opponent::Far { Ok(read) } else { Err(Misheard::NotByLink) };
    }
    let record = if text.contains(':') {
        let refused = |reason| Misheard::Refused(LinkRefused::Record(Box::new(reason)));
        text.parse::<Record>().map_err(refused)?
    } else {
        short::read(text, &link.record, link.seed)?
    };
    if record.first().only().is_none() {
        return Err(Misheard::Refused(LinkRefused::Sum));
    }
    Ok(Link { record, ..link.clone() })
}

#[cfg(test)]
mod tests {
    use super::{Misheard, read};
    use crate::table::duel::far::write;
    use crate::table::duel::{Link, route};

    fn link(text: &str) -> Link {
        route::read(text).unwrap().unwrap()
    }

    #[test]
    fn a_link_a_record_and_a_short_text_bring_the_same_game() {
        let here = link("bar=nim:4,0,6;z4&with=far&game=7");
        let after = link("bar=nim:4,0,6;z4;x2&with=far&game=7");
        let address = format!("  https://example.org/bar/#{}\n", route::write(&after));
        let short = write(&after.record, 7).unwrap();
        for text in
            [address.as_str(), "bar=nim:4,0,6;z4;x2&with=far&game=7", "nim:4,0,6;z4;x2", "NIM: 4, 0, 6; z4 x2", &short]
        {
            let wide: String = text
                .chars()
                .map(|c| if c.is_ascii_graphic() { char::from_u32(u32::from(c) + 0xFEE0).unwrap() } else { c })
                .collect();
            let found = read(&wide, &here).map(|read| (read.record, read.seed));
            assert_eq!(found, Ok((after.record.clone(), 7)), "{wide}");
            assert_eq!(read(text, &here).map(|read| (read.record, read.seed)), Ok((after.record.clone(), 7)), "{text}");
        }
    }

    #[test]
    fn what_is_damaged_says_why() {
        let here = link("bar=nim:4,0,6;z4&with=far&game=7");
        let wrong = |text: &str| read(text, &here).unwrap_err();
        assert_eq!((wrong(" "), wrong("https://example.org/#")), (Misheard::Empty, Misheard::NotByLink));
        assert_eq!(wrong("https://example.org/#bar=nim:4,0,6;z4;x2&with=nib"), Misheard::NotByLink);
        assert!(matches!(wrong("see you"), Misheard::Unread(_)));
        for text in ["#bar=nim:4,0,6;z4;x9&with=far", "nim:4,0,6;z4;x9", "nim:1,1", "nim:1,1,1+nim:1,1,1;1.x0"] {
            assert!(matches!(wrong(text), Misheard::Refused(_)), "{text}: {:?}", wrong(text));
        }
    }
}
