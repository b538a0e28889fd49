//! A game by links as this device remembers it, and whether another record goes on from there.

use crate::table::duel::{Link, Opponent, route};
use maths::games::Record;

/// A game by links on this device.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The game, and for whom this device plays: links that are handed over do not say that.
    pub link: Link,
    /// True if the player has handed over the last move.
    pub is_handed: bool,
    /// True if the player has taken back a move since the friend's last one.
    pub is_undone: bool,
}

/// Why a link does not go on from the game of this device. Moves are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The link has another game than the one on the board.
    OtherGame,
    /// The link has the number of a game here, but begins with another position.
    OtherFirst,
    /// The link has fewer moves than the game here.
    Shorter {
        /// The number of moves in the link.
        link: usize,
        /// The number of moves made here.
        here: usize,
    },
    /// One of the moves in the link differs from the one made here.
    Different {
        /// The number of the move.
        number: usize,
        /// The move in the link.
        link: String,
        /// The move that was made here.
        here: String,
    },
    /// The link has a move of the person at this device that was not made here.
    OutOfTurn {
        /// The number of the move.
        number: usize,
        /// The move in the link.
        link: String,
    },
}

impl Kept {
    /// True if a link belongs to this game: it has the same number, or neither has one and both begin with the same position.
    pub fn is_of(&self, link: &Link) -> bool {
        let is_numbered = link.seed != 0;
        self.link.seed == link.seed && (is_numbered || self.link.record.first() == link.record.first())
    }

    /// Checks that a record of this game is the one here, or goes on by the friend's move.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn check(&self, record: &Record) -> Result<(), Unfit> {
        let (here, there) = (self.link.record.moves(), record.moves());
        if self.link.record.first() != record.first() {
            return Err(Unfit::OtherFirst);
        }
        let written = |play| record.first().written(play);
        if let Some((at, (mine, theirs))) = here.iter().zip(there).enumerate().find(|(_, (a, b))| a != b) {
            return Err(Unfit::Different { number: at + 1, link: written(*theirs), here: written(*mine) });
        }
        if there.len() < here.len() {
            return Err(Unfit::Shorter { link: there.len(), here: here.len() });
        }
        let is_own = |moves: usize| moves.is_multiple_of(2) != self.link.is_opponent_first;
        let new = there.iter().enumerate().skip(here.len()).find(|(moves, _)| is_own(*moves));
        match new {
            Some((moves, play)) => Err(Unfit::OutOfTurn { number: moves + 1, link: written(*play) }),
            None => Ok(()),
        }
    }

    /// The side of this device in a game that the player chose instead of the one here: true if the other player makes the first move. If
    /// the two games do not agree on the turn, the person who opened the link is to move.
    pub fn side_in(&self, link: &Link, unfit: &Unfit) -> bool {
        match unfit {
            Unfit::Shorter { .. } | Unfit::Different { .. } => self.link.is_opponent_first,
            Unfit::OtherGame | Unfit::OtherFirst | Unfit::OutOfTurn { .. } => link.is_opponent_first,
        }
    }
}

/// One line to be kept on the device: three letters, and the game as its link has it.
impl std::fmt::Display for Kept {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let flag = |is_set, letter| if is_set { letter } else { '-' };
        let flags = [flag(self.link.is_opponent_first, 'o'), flag(self.is_handed, 'h'), flag(self.is_undone, 'u')];
        write!(out, "{} {}", flags.iter().collect::<String>(), route::write(&self.link))
    }
}

impl Kept {
    /// Reads such a line; `None` for one that is damaged.
    pub fn read(line: &str) -> Option<Self> {
        let (flags, text) = line.split_once(' ')?;
        let link = route::read(text)?.ok().filter(|link| link.opponent == Opponent::Far)?;
        let link = Link { is_opponent_first: flags.contains('o'), ..link };
        Some(Self { link, is_handed: flags.contains('h'), is_undone: flags.contains('u') })
    }
}

#[cfg(test)]
mod tests {
    use super::{Kept, Unfit};
    use maths::games::Record;

    /// Three moves were made, the first of them on this device.
    fn kept() -> Kept {
        Kept::read("-h- bar=nim:4,0,6;z4;x2;z1&with=far&game=7").unwrap()
    }

    fn record(text: &str) -> Record {
        text.parse().unwrap()
    }

    #[test]
    fn a_game_is_kept_as_a_line() {
        for line in ["oh- bar=nim:4,0,6;z4&with=far&game=7", "--u chapter=strip&with=far&game=7"] {
            assert_eq!(Kept::read(line).unwrap().to_string(), line);
        }
        for damaged in ["", "oh-", "oh- bar=nim:4,0,6;z9&with=far", "oh- bar=nim:4,0,6&with=nib", "oh-bar=nim:4,0,6"] {
            assert_eq!(Kept::read(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn the_friends_move_goes_on_from_the_game_and_so_does_the_game_itself() {
        assert_eq!(kept().check(&record("nim:4,0,6;z4;x2;z1;x0")), Ok(()));
        assert_eq!(kept().check(&record("nim:4,0,6;z4;x2;z1")), Ok(()));
    }

    #[test]
    fn what_does_not_go_on_says_where() {
        let unfit = |text: &str| kept().check(&record(text)).unwrap_err();
        assert_eq!(unfit("nim:4,0,5;z4;x2;z1;x0"), Unfit::OtherFirst);
        assert_eq!(unfit("nim:4,0,6;z4"), Unfit::Shorter { link: 1, here: 3 });
        let (link, here) = ("x3".into(), "x2".into());
        assert_eq!(unfit("nim:4,0,6;z4;x3;z1;x0"), Unfit::Different { number: 2, link, here });
        assert_eq!(unfit("nim:4,0,6;z4;x2;z1;x1;z0"), Unfit::OutOfTurn { number: 5, link: "z0".into() });
        // The first move of a game in which this device begins.
        let begun = Kept::read("--- bar=nim:4,0,6&with=far&game=7").unwrap();
        assert_eq!(begun.check(&record("nim:4,0,6;x0")), Err(Unfit::OutOfTurn { number: 1, link: "x0".into() }));
    }

    #[test]
    fn games_differ_by_number_and_without_one_by_the_first_position() {
        let other = |text: &str| Kept::read(text).unwrap().link;
        assert!(kept().is_of(&other("--- bar=nim:1,1,1&with=far&game=7")));
        assert!(!kept().is_of(&other("--- bar=nim:4,0,6;z4;x2;z1&with=far&game=8")));
        let without = Kept::read("--- bar=nim:4,0,6;z4&with=far").unwrap();
        assert!(without.is_of(&other("--- bar=nim:4,0,6&with=far")));
        assert!(!without.is_of(&other("--- bar=nim:4,0,5&with=far")));
    }
}
