//! The work of one pupil in a lesson.
//!
//! Codes contain the work as bytes in the wire format of postcard (`lessons::code`). The order of fields and variants is part of that
//! format. Old codes must always be readable, so nothing here may be moved, and an addition needs a new version.

use crate::lessons::LessonId;
use crate::lessons::moves::move_of;
use maths::games::{Game, Move};
use maths::values::Outcome;
use serde::{Deserialize, Serialize};

/// The work of a pupil in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The lesson.
    pub lesson: LessonId,
    /// A random number of the device for this lesson, so that two codes of one pupil are recognised.
    pub pupil: u32,
    /// The number of steps so far: of two codes of one pupil the one with more steps is the later one.
    pub steps: u32,
    /// A nickname; empty for none.
    pub name: String,
    /// The minutes that were spent, if the lesson notes them.
    pub minutes: Option<u16>,
    /// The work on each task of the lesson, in order.
    pub done: Vec<Done>,
}

/// The work on a task.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Done {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A game was played.
    Played(Played),
    /// A move that wins was looked for.
    Found(Found),
    /// The pupil has predicted the winner.
    Predicted(Predicted),
    /// A row was completed.
    Filled(Filled),
    /// A formula was looked for.
    Ruled(Ruled),
    /// An explanation was written.
    Explained(Explained),
}

/// Games that were played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The number of games played to the end.
    pub games: u8,
    /// The number of hints that the pupil asked for.
    pub hints: u8,
    /// True if the pupil has won a game. For two people at one device, true if a game was played to the end.
    pub is_won: bool,
    /// The moves of the first game, and of the first that was won, as numbers (`lessons::moves`): all moves of both players.
    pub kept: Vec<Vec<u64>>,
}

/// Moves that were tried.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The number of hints that the pupil asked for.
    pub hints: u8,
    /// The moves, as numbers (`lessons::moves`). Of many wrong ones the first are kept, and the one that wins.
    pub moves: Vec<u64>,
    /// True if the last of them wins.
    pub is_solved: bool,
}

/// The predictions of the winner.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Predicted {
    /// The answers: true for a win of the player who moves first. Two answers are enough to be right.
    pub answers: Vec<bool>,
    /// True if the last of them is right.
    pub is_solved: bool,
}

/// A row that was completed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filled {
    /// The number of attempts.
    pub tries: u8,
    /// The places that were wrong when it was first handed in, one bit for each, the first place in the lowest.
    pub wrong: u32,
    /// True if all places are right.
    pub is_solved: bool,
}

/// Formulas that were tried.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruled {
    /// The number of formulas tried.
    pub tries: u8,
    /// The last of them, cut after [`Work::LONGEST_FORMULA`] bytes.
    pub formula: String,
    /// True if the last formula is right.
    pub is_solved: bool,
}

/// An explanation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explained {
    /// The words, cut after [`Work::LONGEST_TEXT`] bytes.
    pub text: String,
}

impl Work {
    /// The most tasks that are noted of.
    pub const MOST_TASKS: usize = 64;
    /// The most moves that a task keeps of those that were tried.
    pub const MOST_MOVES: usize = 8;
    /// The most moves that are kept of a game.
    pub const LONGEST_GAME: usize = 40;
    /// The most bytes of a nickname.
    pub const LONGEST_NAME: usize = 40;
    /// The most bytes of a formula.
    pub const LONGEST_FORMULA: usize = 60;
    /// The most bytes of an explanation.
    pub const LONGEST_TEXT: usize = 160;

    /// Work on this number of tasks, with nothing done yet.
    pub fn new(lesson: LessonId, pupil: u32, tasks: usize) -> Self {
        let done = vec![Done::Nothing; tasks.min(Self::MOST_TASKS)];
        Self { lesson, pupil, steps: 0, name: String::new(), minutes: None, done }
    }

    /// This work combined with other work of the same pupil, in another tab for instance. For each task, the solved work is kept, or the
    /// one with more attempts.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        if (other.lesson, other.pupil, other.done.len()) != (self.lesson, self.pupil, self.done.len()) {
            return self.clone();
        }
        let weight = |done: &Done| (done.is_solved(), done.tries(), done.hints());
        let more = |(here, there): (&Done, &Done)| if weight(there) > weight(here) { there } else { here }.clone();
        Self {
            steps: self.steps.max(other.steps),
            minutes: self.minutes.max(other.minutes),
            name: if self.name.is_empty() { &other.name } else { &self.name }.clone(),
            done: self.done.iter().zip(&other.done).map(more).collect(),
            ..self.clone()
        }
    }

    /// The number of solved tasks.
    pub fn solved(&self) -> usize {
        self.done.iter().filter(|done| done.is_solved()).count()
    }

    /// True if all tasks are solved, and the lesson has tasks.
    pub fn is_complete(&self) -> bool {
        !self.done.is_empty() && self.solved() == self.done.len()
    }

    /// True if a page can have written this work. Other codes are forged.
    pub(super) fn is_sound(&self) -> bool {
        self.done.len() <= Self::MOST_TASKS
            && self.name.len() <= Self::LONGEST_NAME
            && self.done.iter().all(|done| done.is_small() && (done.tries() > 0 || !done.is_solved()))
    }
}

impl Done {
    /// True if the pupil has begun the task.
    pub fn is_begun(&self) -> bool {
        *self != Self::Nothing
    }

    /// True if the task is solved. Any words count as an explanation, right or not: the teacher reads them.
    pub fn is_solved(&self) -> bool {
        match self {
            Self::Nothing => false,
            Self::Played(played) => played.is_won,
            Self::Found(found) => found.is_solved,
            Self::Predicted(predicted) => predicted.is_solved,
            Self::Filled(filled) => filled.is_solved,
            Self::Ruled(ruled) => ruled.is_solved,
            Self::Explained(explained) => !explained.text.is_empty(),
        }
    }

    /// True if all parts are within the limits of the page.
    fn is_small(&self) -> bool {
        match self {
            Self::Nothing | Self::Filled(_) => true,
            Self::Played(Played { kept, .. }) => {
                kept.len() <= 2 && kept.iter().all(|game| game.len() <= Work::LONGEST_GAME)
            }
            Self::Found(Found { moves, .. }) => moves.len() <= Work::MOST_MOVES,
            Self::Predicted(Predicted { answers, .. }) => answers.len() <= Work::MOST_MOVES,
            Self::Ruled(Ruled { formula, .. }) => formula.len() <= Work::LONGEST_FORMULA,
            Self::Explained(Explained { text }) => text.len() <= Work::LONGEST_TEXT,
        }
    }

    /// The number of attempts. A task without attempts is not solved.
    pub fn tries(&self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Played(played) => played.games.into(),
            Self::Found(found) => found.moves.len(),
            Self::Predicted(predicted) => predicted.answers.len(),
            Self::Filled(filled) => filled.tries.into(),
            Self::Ruled(ruled) => ruled.tries.into(),
            Self::Explained(_) => 1,
        }
    }

    /// The number of hints that the pupil asked for.
    pub fn hints(&self) -> usize {
        match self {
            Self::Played(played) => played.hints.into(),
            Self::Found(found) => found.hints.into(),
            Self::Nothing | Self::Predicted(_) | Self::Filled(_) | Self::Ruled(_) | Self::Explained(_) => 0,
        }
    }
}

impl Found {
    /// Notes a move. Of many wrong ones the first are kept.
    pub fn add(&mut self, number: u64, is_winning: bool) {
        if self.is_solved {
            return;
        }
        if self.moves.len() == Work::MOST_MOVES {
            self.moves.pop();
        }
        self.moves.push(number);
        self.is_solved = is_winning;
    }

    /// The move that wins, once it was found.
    pub fn winning(&self, game: Game) -> Option<Move> {
        let last = self.moves.last().filter(|_| self.is_solved)?;
        move_of(game.ruleset().rules, *last).filter(|play| game.play(*play).is_some())
    }
}

impl Predicted {
    /// Notes an answer.
    pub fn add(&mut self, answer: Outcome, is_right: bool) {
        if self.is_solved {
            return;
        }
        if self.answers.len() == Work::MOST_MOVES {
            self.answers.pop();
        }
        self.answers.push(answer == Outcome::N);
        self.is_solved = is_right;
    }
}

impl Played {
    /// Notes a game that has come to its end.
    pub fn add(&mut self, moves: Vec<u64>, is_won: bool) {
        let is_kept = if self.kept.is_empty() { true } else { is_won && !self.is_won && self.kept.len() == 1 };
        if is_kept {
            self.kept.push(moves.into_iter().take(Work::LONGEST_GAME).collect());
        }
        self.games = self.games.saturating_add(1);
        self.is_won |= is_won;
    }
}

impl Filled {
    /// Notes a row that was handed in, with the places that are wrong.
    pub fn add(&mut self, wrong: u32) {
        if self.is_solved {
            return;
        }
        if self.tries == 0 {
            self.wrong = wrong;
        }
        self.tries = self.tries.saturating_add(1);
        self.is_solved = wrong == 0;
    }
}

impl Ruled {
    /// Notes a formula.
    pub fn add(&mut self, formula: &str, is_right: bool) {
        if self.is_solved {
            return;
        }
        self.tries = self.tries.saturating_add(1);
        formula.clone_into(&mut self.formula);
        cut(&mut self.formula, Work::LONGEST_FORMULA);
        self.is_solved = is_right;
    }
}

/// Shortens a text to `most` bytes or fewer, between two characters.
pub fn cut(text: &mut String, most: usize) {
    if text.len() > most {
        let end = (0..=most).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
        text.truncate(end);
    }
}

#[cfg(test)]
mod tests {
    use super::{Done, Filled, Found, Played, Predicted, Work, cut};
    use crate::lessons::LessonId;
    use maths::values::Outcome;

    #[test]
    fn the_first_wrong_moves_and_the_winning_one_are_kept() {
        let mut found = Found::default();
        (0..20).for_each(|number| found.add(number, false));
        found.add(99, true);
        found.add(100, false);
        assert_eq!((found.moves, found.is_solved), (vec![0, 1, 2, 3, 4, 5, 6, 99], true));
    }

    #[test]
    fn the_move_that_wins_is_known_again() {
        let game = "nim:4,0,6".parse().unwrap();
        let mut found = Found::default();
        found.add(1 + 2 + 3 * 5, false);
        assert_eq!(found.winning(game), None);
        found.add(1 + 2 + 3 * 4, true);
        let play = found.winning(game).unwrap();
        assert_eq!(game.play(play), "nim:4,0,4".parse().ok());
    }

    #[test]
    fn what_was_done_in_two_tabs_comes_together() {
        let found = |moves: &[u64], is_solved| Done::Found(Found { hints: 0, moves: moves.to_vec(), is_solved });
        let new = Work::new(LessonId { title: 1, content: 2 }, 7, 3);
        let here =
            Work { steps: 4, done: vec![found(&[1, 2], true), found(&[1], false), Done::Nothing], ..new.clone() };
        let there = Work { steps: 9, done: vec![found(&[1, 2, 3], false), found(&[4], true), Done::Nothing], ..new };
        let both =
            Work { steps: 9, done: vec![found(&[1, 2], true), found(&[4], true), Done::Nothing], ..here.clone() };
        assert_eq!([here.with(&there), there.with(&here)], [both.clone(), both]);
        let of_another_pupil = Work { pupil: 8, ..there };
        assert_eq!(here.with(&of_another_pupil), here);
    }

    #[test]
    fn who_answers_wrongly_again_and_again_can_still_be_right() {
        let mut predicted = Predicted::default();
        (0..20).for_each(|_| predicted.add(Outcome::P, false));
        predicted.add(Outcome::N, true);
        assert_eq!((predicted.answers.len(), predicted.is_solved), (Work::MOST_MOVES, true));
    }

    #[test]
    fn the_first_game_and_the_first_that_was_won_are_kept() {
        let mut played = Played::default();
        played.add(vec![1], false);
        played.add(vec![2], false);
        played.add(vec![3; 50], true);
        played.add(vec![4], true);
        assert_eq!((played.games, played.is_won, played.kept.len()), (4, true, 2));
        assert_eq!((&played.kept[0], played.kept[1].len()), (&vec![1], Work::LONGEST_GAME));
        let mut at_once = Played::default();
        at_once.add(vec![1], true);
        at_once.add(vec![2], false);
        assert_eq!(at_once.kept, [[1]]);
    }

    #[test]
    fn the_places_that_were_wrong_at_first_are_kept() {
        let mut filled = Filled::default();
        filled.add(0b101);
        filled.add(0b1);
        filled.add(0);
        assert_eq!((filled.tries, filled.wrong, filled.is_solved), (3, 0b101, true));
    }

    #[test]
    fn texts_are_cut_between_characters() {
        let mut text = "aé板".to_owned();
        cut(&mut text, 5);
        assert_eq!(text, "aé");
        cut(&mut text, 2);
        assert_eq!(text, "a");
    }
}
