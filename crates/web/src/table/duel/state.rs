//! The state of the page and the one pure function that changes it.

mod advising;
mod ended;
mod far;
mod line;

pub use ended::{Chance, End};

use crate::kit::words::sentence;
use crate::table::duel::route::{self, LinkRefused};
use crate::table::duel::{Action, Chapter, Day, Far, Kept, Link, Opponent};
use crate::table::{Hint, Known, Unanswered};
use crate::texts::{Language, Texts};
use maths::games::{Sum, SumMove};
use std::rc::Rc;
use yew::Reducible;

/// Everything the page shows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The chapter, if the bar is that of one.
    pub chapter: Option<Chapter>,
    /// The positions of the game, from the first to the one on the board; never empty.
    line: Rc<Vec<Sum>>,
    /// The other player.
    pub opponent: Opponent,
    /// True if the other player makes the first move.
    pub is_opponent_first: bool,
    /// The seed of the computer's random choices. For a game by links, the number of the game.
    seed: u64,
    /// True if a player has started the game.
    pub is_begun: bool,
    /// The move at which the computer points, before it makes it.
    pub pointed_out: Option<SumMove>,
    /// The part of the solution that the user has asked for.
    pub hint: Hint,
    /// True if the explanation at the end is open.
    pub is_explained: bool,
    /// The chapters that were won on this device: both games of them, the bar and the trial.
    pub won: Rc<Vec<Chapter>>,
    /// The chapters whose first game was won on this device.
    pub half: Rc<Vec<Chapter>>,
    /// In how many moves somebody has won this bar, if it is a puzzle.
    pub puzzle: Option<u32>,
    /// The day, if it is the bar of one.
    pub day: Option<Day>,
    /// For how many days in a row the bar of the day was won on this device.
    pub streak: u32,
    /// The advice about positions.
    pub known: Known,
    /// Every position that was on the board, so that each has a different number.
    seen: Rc<Vec<Sum>>,
    /// The number of repeated requests to the solver.
    tries: u32,
    /// Why nothing is known of a position.
    pub refusal: Option<Unanswered>,
    /// The error in the link.
    pub notice: Option<Notice>,
    /// The game that was played on this device before, as its address has it.
    pub last_game: Option<String>,
    /// Games with a friend far away.
    pub far: Far,
    /// The language that was chosen.
    pub language: Option<Language>,
}

/// The error in a link.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// Nothing of it could be opened.
    Refused(LinkRefused),
    /// These parts are not understood.
    Ignored(Vec<String>),
}

impl Notice {
    /// In sentences.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::Refused(reason) => sentence(texts, &reason.in_words(texts)),
            Self::Ignored(parts) => texts.link_ignored(&parts.join(texts.list_comma())),
        }
    }
}

impl Default for State {
    fn default() -> Self {
        Self::of(Link::to_chapter(Chapter::Strip))
    }
}

impl State {
    /// The state that a link opens on a device without won games.
    pub fn of(link: Link) -> Self {
        let line: Vec<Sum> = link.record.positions().collect();
        // A game by links without a number and without moves is one that nobody has begun.
        let is_invited = link.opponent == Opponent::Far && link.seed != 0;
        let is_begun = line.len() > 1 || link.is_opponent_first || is_invited;
        let mut state = Self {
            chapter: link.chapter,
            line: Rc::new(line),
            opponent: link.opponent,
            is_opponent_first: link.is_opponent_first,
            seed: link.seed,
            is_begun,
            pointed_out: None,
            hint: Hint::default(),
            is_explained: false,
            won: Rc::default(),
            half: Rc::default(),
            puzzle: link.puzzle,
            day: link.day,
            streak: 0,
            known: Known::default(),
            seen: Rc::default(),
            tries: 0,
            refusal: None,
            notice: (!link.ignored.is_empty()).then_some(Notice::Ignored(link.ignored)),
            last_game: None,
            far: Far::default(),
            language: link.language,
        };
        state.see();
        state
    }

    /// The same on a device on which these chapters, and the first games of these, were won, this game was played last, and these games are
    /// played by links.
    #[must_use]
    pub fn on_device(self, [won, half]: [Vec<Chapter>; 2], last_game: Option<String>, games: Vec<Kept>) -> Self {
        Self { won: Rc::new(won), half: Rc::new(half), last_game, far: Far { games, ..self.far }, ..self }
    }

    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        match action {
            Action::Open(Ok(link)) => self.open_link(link),
            Action::Open(Err(refused)) => self.notice = Some(Notice::Refused(refused)),
            Action::Chapter(chapter) => {
                let is_trial = self.half.contains(&chapter) && !self.won.contains(&chapter);
                let first = if is_trial { chapter.trial(self.seed) } else { chapter.game() };
                let link = Link { opponent: self.opponent, chapter: Some(chapter), ..Link::to_bar(first.into()) };
                self.open(Self::of(link));
            }
            Action::Leave => {
                let chapter = || Link::to_chapter(self.chapter.unwrap_or(Chapter::Strip));
                let link = Link { opponent: self.opponent, ..self.day.map_or_else(chapter, Link::to_day) };
                self.open(Self::of(link));
            }
            Action::Own(game) => {
                let link = Link { opponent: self.opponent, ..Link::to_bar(game.into()) };
                self.open(Self::of(link));
            }
            Action::Begin { is_opponent_first, seed } => {
                (self.is_opponent_first, self.seed, self.is_begun) = (is_opponent_first, seed, true);
                self.far = Far { games: std::mem::take(&mut self.far.games), ..Far::default() };
                self.cut_line(1);
            }
            Action::Meet { opponent, seed } if opponent != self.opponent => {
                self.opponent = opponent;
                self.pointed_out = None;
                self.far = Far { games: std::mem::take(&mut self.far.games), ..Far::default() };
                if opponent == Opponent::Far {
                    self.seed = seed;
                }
            }
            Action::Meet { .. } => {}
            Action::Play(play) if !self.is_waiting() => self.play(play),
            Action::Play(_) => {}
            Action::PointOut => self.pointed_out = self.computers_move(),
            Action::Answer => {
                if let Some(play) = self.pointed_out.take() {
                    self.play(play);
                }
            }
            Action::Undo if self.can_undo() => self.undo(),
            Action::Undo => {}
            Action::Hint => {
                // One step shows the winner and the direction of the move: few taps, and the user still has something to find out.
                self.hint = if self.hint == Hint::Nothing { Hint::Direction } else { Hint::Move };
            }
            Action::TryFrom(moves) => {
                // The game with the friend far away is over, and stays as it was.
                if self.opponent == Opponent::Far {
                    self.opponent = Opponent::Noir;
                }
                self.cut_line(moves + 1);
            }
            Action::Hand => self.far.is_handed = self.is_to_hand(),
            Action::Hear(text) => self.hear(&text),
            Action::Recall(games) => self.far.games = games,
            Action::Decide { is_link } => self.decide(is_link),
            Action::Explain(is_open) => self.is_explained = is_open,
            Action::Advised(sum, advice) => self.known.learn(sum, advice),
            Action::Unadvised(reason) => self.refusal = Some(reason),
            Action::AskAgain => (self.refusal, self.tries) = (None, self.tries.wrapping_add(1)),
            Action::Streak(days) => self.streak = days,
            Action::Dismiss => self.notice = None,
            Action::Speak(language) => self.language = Some(language),
        }
        self.remember();
        self
    }

    /// Another game, on the same device.
    fn open(&mut self, other: Self) {
        let language = other.language.or(self.language);
        let is_left = self.moves() > 0 && self.end().is_none();
        let last_game = if is_left { Some(route::write(&self.link())) } else { self.last_game.take() };
        let (won, half, known) = (Rc::clone(&self.won), Rc::clone(&self.half), self.known.clone());
        let (games, streak) = (std::mem::take(&mut self.far.games), self.streak);
        *self = Self { won, half, known, streak, last_game, language, far: Far { games, ..other.far }, ..other };
    }

    fn play(&mut self, play: SumMove) {
        let Some(next) = self.sum().play(play) else { return };
        Rc::make_mut(&mut self.line).push(next);
        (self.is_begun, self.far.is_handed) = (true, false);
        self.rest();
        if let (Some(chapter), Some(End::You), Some(_)) = (self.chapter, self.end(), self.opponent.strength()) {
            let won = if self.is_trial() { &mut self.won } else { &mut self.half };
            if !won.contains(&chapter) {
                Rc::make_mut(won).push(chapter);
            }
        }
    }

    /// Back to the last position in which it was one's own turn.
    fn undo(&mut self) {
        self.far.is_undone = true;
        let mut length = self.line.len();
        while length > 1 {
            length -= 1;
            if !self.is_computers(length - 1) {
                break;
            }
        }
        self.cut_line(length);
    }

    /// Keeps the first positions of the line.
    fn cut_line(&mut self, length: usize) {
        Rc::make_mut(&mut self.line).truncate(length.max(1));
        self.rest();
    }

    /// After the position on the board has changed.
    fn rest(&mut self) {
        (self.pointed_out, self.hint, self.is_explained) = (None, Hint::default(), false);
        self.see();
    }

    fn see(&mut self) {
        let new: Vec<Sum> = self.line.iter().filter(|sum| !self.seen.contains(sum)).cloned().collect();
        if !new.is_empty() {
            Rc::make_mut(&mut self.seen).extend(new);
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Rc::unwrap_or_clone(self).after(action))
    }
}

#[cfg(test)]
mod tests;
