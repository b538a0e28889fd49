//! Games with a friend far away: a link or a typed move changes the game of this device.

use crate::table::duel::{Doubt, Far, Kept, Link, Misheard, Opponent, State, Unfit, far};

impl State {
    /// True if this device waits for a move that nobody makes on it: the computer's or the far friend's.
    pub fn is_waiting(&self) -> bool {
        let is_here = self.opponent == Opponent::Friend;
        self.is_begun && !is_here && self.is_opponents(self.moves()) && !self.sum().is_terminal()
    }

    /// True if the player should hand the game to the friend far away: the friend begins, or has not seen the last move.
    pub fn is_to_hand(&self) -> bool {
        self.opponent == Opponent::Far && self.is_begun && self.is_opponents(self.moves())
    }

    /// True if a move may be taken back. Against a friend far away the players may take back only their own move, once, and only while the
    /// friend cannot have seen it.
    pub fn can_undo(&self) -> bool {
        let is_unseen = || self.is_to_hand() && !self.far.is_handed && !self.far.is_undone;
        self.moves() > 0 && (self.opponent != Opponent::Far || is_unseen())
    }

    /// The link to hand over: the game without the language of this device.
    pub fn handed_link(&self) -> Link {
        Link { language: None, ..self.link() }
    }

    /// The game as this device remembers it; `None` if it is not one by links.
    pub fn remembered(&self) -> Option<Kept> {
        let Far { is_handed, is_undone, .. } = self.far;
        let is_far = self.opponent == Opponent::Far && self.is_begun;
        is_far.then(|| Kept { link: self.handed_link(), is_handed, is_undone })
    }

    /// Keeps the game in mind after everything that happens to it.
    pub(super) fn remember(&mut self) {
        if let Some(kept) = self.remembered() {
            self.far.remember(kept);
        }
    }

    /// Opens a link. A link to a game that this device knows has to continue that game.
    pub(super) fn open_link(&mut self, link: Link) {
        let known = self.far.known(&link).filter(|_| link.opponent == Opponent::Far).cloned();
        match known {
            Some(kept) => self.go_on(kept, link),
            None => self.open(Self::of(link)),
        }
    }

    /// Opens a link that has to go on from a game; if it does not, the game is on the board, and the player is asked.
    fn go_on(&mut self, kept: Kept, link: Link) {
        let (language, is_opponent_first) = (link.language, kept.link.is_opponent_first);
        match kept.check(&link.record) {
            Ok(()) => {
                let is_same = kept.link.record == link.record;
                self.open(Self::of(Link { is_opponent_first, ..link }));
                (self.far.is_handed, self.far.is_undone) = (is_same && kept.is_handed, is_same && kept.is_undone);
            }
            Err(unfit) => {
                let link = Link { is_opponent_first: kept.side_in(&link, &unfit), ..link };
                self.open(Self::of(Link { language, ..kept.link }));
                let Kept { is_handed, is_undone, .. } = kept;
                self.far =
                    Far { is_handed, is_undone, doubt: Some(Doubt { unfit, link }), ..std::mem::take(&mut self.far) };
            }
        }
    }

    /// Reads what the friend sent.
    pub(super) fn hear(&mut self, text: &str) {
        self.far.misheard = None;
        let Some(here) = self.remembered() else { return };
        let read = if self.is_waiting() { far::read(text, &here.link) } else { Err(Misheard::YourTurn) };
        match read {
            Err(misheard) => self.far.misheard = Some(misheard),
            Ok(link) if !here.is_of(&link) => self.far.doubt = Some(Doubt { unfit: Unfit::OtherGame, link }),
            Ok(link) if link.record == here.link.record => self.far.misheard = Some(Misheard::NoMove),
            Ok(link) => {
                let chapter = here.link.chapter.filter(|chapter| link.record.first().only() == Some(chapter.game()));
                self.go_on(here, Link { chapter, ..link });
            }
        }
    }

    /// Goes on with the game of the link, or with the one on this device.
    pub(super) fn decide(&mut self, is_link: bool) {
        if let Some(doubt) = self.far.doubt.take()
            && is_link
        {
            match doubt.unfit {
                // This device may know that game, too.
                Unfit::OtherGame => self.open_link(doubt.link),
                Unfit::OtherFirst | Unfit::Shorter { .. } | Unfit::Different { .. } | Unfit::OutOfTurn { .. } => {
                    self.open(Self::of(doubt.link));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
