//! The state of the page and the one pure function that changes it.

mod advising;
mod ended;

pub use ended::Chance;
pub use ended::End;

use crate::explore::Computer;
use crate::explore::Hint;
use crate::explore::Known;
use crate::explore::Unanswered;
use crate::games::Game;
use crate::games::Record;
use crate::games::Sum;
use crate::games::SumMove;
use crate::kit::words::sentence;
use crate::play::Action;
use crate::play::Chapter;
use crate::play::Link;
use crate::play::Opponent;
use crate::play::route::LinkRefused;
use crate::texts::Language;
use crate::texts::Texts;
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
    /// Whether the other player makes the first move.
    pub is_opponent_first: bool,
    /// Where the computer's choices come from.
    seed: u64,
    /// Whether somebody has said that the game begins.
    pub is_begun: bool,
    /// The move at which the computer points, before it makes it.
    pub pointed_out: Option<SumMove>,
    /// How much of the solution has been asked for.
    pub hint: Hint,
    /// Whether the explanation at the end is open.
    pub is_explained: bool,
    /// The chapters that were won on this device.
    pub won: Rc<Vec<Chapter>>,
    /// In how many moves somebody has won this bar, if it is a puzzle.
    pub puzzle: Option<u32>,
    /// What is known of positions.
    pub known: Known,
    /// Every position that was on the board, so that each has a number of its own.
    seen: Rc<Vec<Sum>>,
    /// How often the solver was asked again.
    tries: u32,
    /// Why nothing is known of a position.
    pub refusal: Option<Unanswered>,
    /// What is wrong with the link.
    pub notice: Option<Notice>,
    /// The game that was played on this device before, as its address has it.
    pub last_game: Option<String>,
    /// The language that was chosen.
    pub language: Option<Language>,
}

/// What is wrong with a link.
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
    /// What a link opens, on a device on which nothing was won.
    pub fn of(link: Link) -> Self {
        let line: Vec<Sum> = link.record.positions().collect();
        let is_begun = line.len() > 1 || link.is_opponent_first;
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
            puzzle: link.puzzle,
            known: Known::default(),
            seen: Rc::default(),
            tries: 0,
            refusal: None,
            notice: (!link.ignored.is_empty()).then_some(Notice::Ignored(link.ignored)),
            last_game: None,
            language: link.language,
        };
        state.see();
        state
    }

    /// The same on a device on which these chapters were won, and this game was played last.
    #[must_use]
    pub fn on_device(self, won: Vec<Chapter>, last_game: Option<String>) -> Self {
        Self { won: Rc::new(won), last_game, ..self }
    }

    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        match action {
            Action::Open(Ok(link)) => self.open(Self::of(link)),
            Action::Open(Err(refused)) => self.notice = Some(Notice::Refused(refused)),
            Action::Chapter(chapter) => {
                let link = Link { opponent: self.opponent, ..Link::to_chapter(chapter) };
                self.open(Self::of(link));
            }
            Action::Own(game) => {
                let link = Link { opponent: self.opponent, ..Link::to_bar(game.into()) };
                self.open(Self::of(link));
            }
            Action::Begin { is_opponent_first, seed } => {
                (self.is_opponent_first, self.seed, self.is_begun) = (is_opponent_first, seed, true);
                self.cut_line(1);
            }
            Action::Meet(opponent) => {
                self.opponent = opponent;
                self.pointed_out = None;
            }
            Action::Play(play) if !self.is_computers_turn() => self.play(play),
            Action::Play(_) => {}
            Action::PointOut => self.pointed_out = self.computers_move(),
            Action::Answer => {
                if let Some(play) = self.pointed_out.take() {
                    self.play(play);
                }
            }
            Action::Undo => self.undo(),
            Action::Hint => {
                // Who wins and in which direction is one step here: few taps, and still something to find out.
                self.hint = if self.hint == Hint::Nothing { Hint::Direction } else { Hint::Move };
            }
            Action::TryFrom(moves) => self.cut_line(moves + 1),
            Action::Explain(is_open) => self.is_explained = is_open,
            Action::Advised(sum, advice) => self.known.learn(sum, advice),
            Action::Unadvised(reason) => self.refusal = Some(reason),
            Action::AskAgain => (self.refusal, self.tries) = (None, self.tries.wrapping_add(1)),
            Action::Dismiss => self.notice = None,
            Action::Speak(language) => self.language = Some(language),
        }
        self
    }

    /// Another game, on the same device.
    fn open(&mut self, other: Self) {
        let language = other.language.or(self.language);
        let (won, known) = (Rc::clone(&self.won), self.known.clone());
        *self = Self { won, known, language, ..other };
    }

    fn play(&mut self, play: SumMove) {
        let Some(next) = self.sum().play(play) else { return };
        Rc::make_mut(&mut self.line).push(next);
        self.is_begun = true;
        self.rest();
        if let (Some(chapter), Some(End::You)) = (self.chapter, self.end())
            && !self.won.contains(&chapter)
        {
            Rc::make_mut(&mut self.won).push(chapter);
        }
    }

    /// Back to the last position in which it was one's own turn.
    fn undo(&mut self) {
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

    /// The positions of the game, from the first to the one on the board.
    pub fn line(&self) -> &Rc<Vec<Sum>> {
        &self.line
    }

    /// The position on the board.
    pub fn sum(&self) -> &Sum {
        &self.line[self.line.len() - 1]
    }

    /// The game on the board.
    pub fn game(&self) -> Game {
        self.game_at(self.moves())
    }

    /// The game after so many moves. Links and chapters bring one game, never a sum.
    pub fn game_at(&self, moves: usize) -> Game {
        let sum = self.line.get(moves).unwrap_or(self.sum());
        sum.only().unwrap_or(Chapter::Strip.game())
    }

    /// How many moves were made.
    pub fn moves(&self) -> usize {
        self.line.len() - 1
    }

    /// The move that led to the position after so many moves.
    pub fn move_to(&self, moves: usize) -> Option<SumMove> {
        let before = self.line.get(moves.checked_sub(1)?)?;
        before.move_to(self.line.get(moves)?)
    }

    /// Whether the opponent, computer or friend, makes the move after so many.
    pub fn is_opponents(&self, moves: usize) -> bool {
        moves.is_multiple_of(2) == self.is_opponent_first
    }

    fn is_computers(&self, moves: usize) -> bool {
        self.opponent != Opponent::Friend && self.is_opponents(moves)
    }

    /// Whether the computer is to move.
    pub fn is_computers_turn(&self) -> bool {
        self.is_begun && self.is_computers(self.moves()) && !self.sum().is_terminal()
    }

    /// The computer's move, if it is its turn and enough is known.
    pub fn computers_move(&self) -> Option<SumMove> {
        let strength = self.opponent.strength().filter(|_| self.is_computers_turn())?;
        let computer = Computer { is_second: !self.is_opponent_first, strength, seed: self.seed };
        computer.choose(self.known.get(self.sum())?, self.moves())
    }

    /// The state as a link.
    pub fn link(&self) -> Link {
        let mut record = Record::new(self.line[0].clone());
        for moves in 1..self.line.len() {
            // Too long a game for a link ends where it becomes so.
            if self.move_to(moves).is_none_or(|play| record.push(play).is_err()) {
                break;
            }
        }
        Link {
            chapter: self.chapter,
            record,
            opponent: self.opponent,
            is_opponent_first: self.is_opponent_first,
            seed: self.seed,
            puzzle: self.puzzle,
            language: self.language,
            ignored: Vec::new(),
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
