//! The chapters: five bars, each with a question and a secret.

use maths::games::{Game, Position, Rules, Ruleset};
use maths::values::Ratio;

maths::named! {
    /// A chapter of the story.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Chapter {
        /// A strip with two ends: the winner keeps them equally long.
        Strip = "strip",
        /// A rectangle that is cut in three directions: Nim with three heaps.
        Directions = "directions",
        /// A triangular bar, on which one cut can shorten another direction.
        Slopes = "slopes",
        /// A bar of stairs beside a strip.
        Stairs = "stairs",
        /// Sharing Nim with three piles.
        Sharing = "sharing",
    }
}

impl Chapter {
    /// The number of the chapter, from 1.
    pub fn number(self) -> usize {
        1 + Self::ALL.iter().position(|chapter| *chapter == self).unwrap_or_default()
    }

    /// The chapter after it.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number()).copied()
    }

    /// The bar of its first game: small, and an N-position, so that the reader who begins can win.
    pub fn game(self) -> Game {
        self.with(match self {
            Self::Strip => [2, 0, 4],
            Self::Directions => [2, 3, 4],
            Self::Slopes => [5, 2, 4],
            Self::Stairs => [3, 3, 6],
            Self::Sharing => [0, 2, 7],
        })
    }

    /// The bars of its second game, the trial, in which the reader chooses who begins. The first two of them are P-positions: the reader
    /// wins them by letting the other player begin.
    pub fn trials(self) -> [Game; 3] {
        let trials = match self {
            Self::Strip => [[5, 0, 5], [4, 0, 4], [4, 0, 6]],
            Self::Directions => [[1, 4, 5], [2, 4, 6], [2, 3, 5]],
            Self::Slopes => [[6, 3, 5], [5, 2, 7], [4, 3, 6]],
            Self::Stairs => [[4, 2, 6], [5, 2, 7], [5, 3, 7]],
            Self::Sharing => [[0, 0, 12], [0, 0, 15], [0, 1, 14]],
        };
        trials.map(|position| self.with(position))
    }

    /// True if a game belongs to the chapter: the first game, or a trial.
    pub fn has(self, game: Game) -> bool {
        self.game() == game || self.trials().contains(&game)
    }

    /// One of these bars, which the number decides.
    pub fn trial(self, number: u64) -> Game {
        let [first, second, third] = self.trials();
        match number % 3 {
            0 => first,
            1 => second,
            _ => third,
        }
    }

    fn with(self, [x, y, z]: [u32; 3]) -> Game {
        let k = |k| Ratio::whole(k).unwrap_or(Ratio::ONE);
        let rules = match self {
            Self::Strip | Self::Directions => Rules::NIM,
            Self::Slopes => Rules::triangle(k(3)),
            Self::Stairs => Rules::step(k(2), 0),
            Self::Sharing => Rules::SHARING,
        };
        Game::lowered(Ruleset::normal(rules), Position::new(x, y, z))
    }
}

#[cfg(test)]
mod tests {
    use super::Chapter;
    use maths::solver::Recursion;
    use maths::values::Nimber;

    #[test]
    fn the_reader_who_begins_can_win_every_chapter() {
        for chapter in Chapter::ALL {
            assert_ne!(Recursion::of(&chapter.game()), Nimber::ZERO, "{}", chapter.key());
        }
    }

    #[test]
    fn of_the_bars_of_a_trial_two_are_won_by_letting_the_other_player_begin() {
        for chapter in Chapter::ALL {
            let is_p = chapter.trials().map(|game| Recursion::of(&game) == Nimber::ZERO);
            assert_eq!(is_p, [true, true, false], "{}", chapter.key());
            assert!(
                [0, 1, 2, 3].map(|number| chapter.trial(number)).iter().all(|game| chapter.trials().contains(game))
            );
        }
    }

    /// The secret of a chapter: true if a position is good to leave.
    fn is_good_to_leave(chapter: Chapter, [x, y, z]: [u32; 3]) -> bool {
        match chapter {
            Chapter::Strip => x == z,
            Chapter::Directions | Chapter::Slopes | Chapter::Stairs => x ^ y ^ z == 0,
            Chapter::Sharing => {
                let mut piles = [x, y, z];
                piles.sort_unstable();
                let [low, middle, high] = piles;
                let difference = high - low;
                let is_halved_evenly = difference == 0 || difference.trailing_zeros().is_multiple_of(2);
                (low == middle || middle == high) && is_halved_evenly
            }
        }
    }

    #[test]
    fn the_secret_of_every_chapter_is_true_of_every_position_of_it() {
        for chapter in Chapter::ALL {
            let mut seen: Vec<_> = [chapter.game()].into_iter().chain(chapter.trials()).collect();
            let mut at = 0;
            while let Some(game) = seen.get(at).copied() {
                let is_p = Recursion::of(&game) == Nimber::ZERO;
                assert_eq!(is_good_to_leave(chapter, game.position().xyz()), is_p, "{game}");
                let new = game.options().into_iter().filter_map(|(play, _)| game.play(play));
                let new: Vec<_> = new.filter(|game| !seen.contains(game)).collect();
                new.into_iter().for_each(|game| {
                    if !seen.contains(&game) {
                        seen.push(game)
                    }
                });
                at += 1;
            }
            assert!(seen.len() > 10);
        }
    }

    #[test]
    fn a_chapter_is_found_by_its_name_in_links() {
        assert!(Chapter::ALL.into_iter().all(|chapter| Chapter::with_key(chapter.key()) == Some(chapter)));
        assert_eq!((Chapter::with_key("end"), Chapter::Sharing.next()), (None, None));
        assert_eq!(Chapter::Strip.next(), Some(Chapter::Directions));
    }
}
