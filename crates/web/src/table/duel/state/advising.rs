//! The questions for the solver.

use crate::table::duel::State;
use crate::workers::adviser::protocol::Question;
use crate::workers::requests::Wanted;

impl State {
    /// The positions of the game of which nothing is known yet. The one on the board comes first: it is waited for.
    pub fn wanted(&self) -> Vec<Wanted<usize, Question>> {
        if self.refusal.is_some() || !self.is_begun {
            return Vec::new();
        }
        let number = |sum| self.seen.iter().position(|seen| seen == sum);
        let unknown = self.line().iter().rev().filter(|sum| self.known.get(sum).is_none());
        let wanted = unknown.filter_map(|sum| {
            let question = sum.only()?;
            let (serial, by_user) = (self.tries, self.tries > 0);
            Some(Wanted { key: number(sum)?, serial, question, by_user, is_stopped: false })
        });
        wanted.collect()
    }
}
