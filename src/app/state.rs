//! The state of the page and the one pure function that changes it.

use crate::app::Heard;
use crate::app::Heights;
use crate::app::Line;
use crate::app::Look;
use crate::app::Opened;
use crate::app::Remote;
use crate::app::Rows;
use crate::app::Table;
use crate::games::Axis;
use crate::games::Family;
use crate::games::Game;
use crate::games::Move;
use crate::games::Position;
use crate::games::Ruleset;
use crate::games::Shape;
use crate::solver::Evaluation;
use crate::solver::Extent;
use crate::solver::Plane;
use crate::solver::Window;
use crate::values::Ratio;
use crate::worker::protocol::ColumnsChecked;
use crate::worker::protocol::MOST_PLACES;
use crate::worker::protocol::Pictured;
use crate::worker::protocol::Question;
use crate::worker::protocol::Show;
use std::rc::Rc;
use yew::Reducible;

/// Everything the page shows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The games played through, from the first position to the last; never empty.
    line: Rc<Vec<Game>>,
    /// Which of them is on the board.
    at: usize,
    /// How many moves were made before the first of them, as the link said.
    before: usize,
    /// The coordinates last asked for. A ruleset in which they are too high shows lower ones, and comes back to these
    /// when it can.
    wish: Position,
    /// What table and plot show.
    pub look: Look,
    /// The parts of tables that are looked at where they are too large to be had whole, and of which tables.
    needs: [Option<(Pictured, Window)>; 2],
    /// The largest N for which the user has asked to have all columns and rows of Sharing Nim studied.
    studied: u32,
    /// What the user has to be told.
    pub notice: Option<Rc<str>>,
    /// Whether the last change is one of many in a gesture.
    pub gesture: Gesture,
    /// Whether there is a solver.
    pub solver: SolverStatus,
    /// The value of the position on the board.
    pub evaluation: Remote<Evaluation>,
    /// The plane that is looked at.
    pub table: Remote<Table>,
    /// The same plane of the ruleset beside.
    pub table_beside: Remote<Table>,
    /// The P-positions of the same table.
    pub heights: Remote<Heights>,
    /// Those of the ruleset beside.
    pub heights_beside: Remote<Heights>,
    /// The line of the table that is followed.
    pub sequence: Remote<Table>,
    /// Whether the columns of Sharing Nim are palindromes.
    pub columns: Remote<ColumnsChecked>,
    /// Which rows of Sharing Nim have which value.
    pub rows: Remote<Rows>,
}

/// Up to this N the columns and rows of Sharing Nim are studied unasked: it takes a few milliseconds.
const STUDIED: u32 = 2000;

/// Whether a change is final, for the browser's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// In the middle of moving a slider.
    Moving,
    /// Done.
    Settled,
}

/// Whether there is a solver.
#[derive(Clone, Debug, PartialEq)]
pub enum SolverStatus {
    /// The worker is being started.
    Starting,
    /// The worker answers.
    Ready,
    /// There is no worker, for this reason.
    Unavailable(Rc<str>),
}

/// The things asked of the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// The position on the board.
    Evaluation,
    /// The table.
    Table,
    /// The table of the ruleset beside.
    TableBeside,
    /// The plot.
    Heights,
    /// The plot of the ruleset beside.
    HeightsBeside,
    /// The line that is followed.
    Line,
    /// Whether the columns of Sharing Nim are palindromes.
    Columns,
    /// Which rows of Sharing Nim have which value.
    Rows,
}

impl Slot {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Evaluation,
        Self::Table,
        Self::TableBeside,
        Self::Heights,
        Self::HeightsBeside,
        Self::Line,
        Self::Columns,
        Self::Rows,
    ];
}

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A move on the board.
    Play(Move),
    /// One move back.
    Undo,
    /// One move forward.
    Redo,
    /// Back to the first position.
    Restart,
    /// Another position, with its ruleset.
    Place(Game),
    /// Another position of the same ruleset.
    PlaceAt(Position),
    /// Another family, in its opening position.
    Choose(Family),
    /// Another ruleset; the position stays if it can.
    Change(Ruleset, Gesture),
    /// Another coordinate.
    Coordinate(Axis, u32),
    /// Another view of the table.
    Look(Look, Gesture),
    /// A part of a large table that is looked at.
    Need(Slot, Window),
    /// All columns and rows of Sharing Nim are to be studied, even if that takes a while.
    Study,
    /// A link was opened, or it could not be.
    Open(Result<Opened, String>),
    /// News from the worker about one of the requests.
    Heard(Slot, Heard),
    /// News about the worker itself.
    Solver(SolverStatus),
    /// The user has read the notice.
    Dismiss,
}

impl Default for State {
    fn default() -> Self {
        let game = opening(Family::Triangle, false, false);
        Self {
            line: Rc::new(vec![game]),
            at: 0,
            before: 0,
            wish: game.position(),
            look: Look::default(),
            needs: [None; 2],
            studied: STUDIED,
            notice: None,
            gesture: Gesture::Settled,
            solver: SolverStatus::Starting,
            evaluation: Remote::default(),
            table: Remote::default(),
            table_beside: Remote::default(),
            heights: Remote::default(),
            heights_beside: Remote::default(),
            sequence: Remote::default(),
            columns: Remote::default(),
            rows: Remote::default(),
        }
    }
}

/// The position a family is first shown in: pictures of the papers.
fn opening(family: Family, pass: bool, misere: bool) -> Game {
    // Both are whole and positive.
    #[expect(clippy::expect_used, reason = "a constant")]
    let k = |k| Ratio::whole(k).expect("a positive number");
    let (shape, [x, y, z]) = match family {
        Family::Triangle => (Shape::Triangle { k: k(3) }, [7, 4, 7]),
        Family::Step => (Shape::Step { k: k(4), s: 2 }, [4, 3, 13]),
        Family::Nim => (Shape::Nim, [3, 7, 4]),
        Family::Sharing => (Shape::Sharing, [0, 5, 16]),
    };
    #[expect(clippy::expect_used, reason = "a constant, legal in its ruleset")]
    Game::new(Ruleset { shape, pass, misere }, Position::new(x, y, z).with_pass(pass)).expect("a legal position")
}

impl State {
    /// The position on the board, with its ruleset.
    pub fn game(&self) -> Game {
        self.line[self.at]
    }

    /// How many moves led to the position on the board.
    pub fn moves_made(&self) -> usize {
        self.before + self.at
    }

    /// Whether a move can be taken back.
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Whether a move can be made again.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.line.len()
    }

    /// What is to be asked for a slot, if anything.
    pub fn question(&self, slot: Slot) -> Option<Question> {
        let ruleset = self.game().ruleset();
        let beside = self.look.beside;
        match slot {
            Slot::Evaluation => Some(Question::Evaluate { game: self.game() }),
            Slot::Table => Some(Question::Picture(self.seen(self.pictured(ruleset)))),
            Slot::TableBeside => beside.map(|beside| Question::Picture(self.seen(self.pictured(beside)))),
            Slot::Heights => Some(self.heights_of(ruleset)),
            Slot::HeightsBeside => beside.map(|beside| self.heights_of(beside)),
            Slot::Line => {
                let pictured = self.pictured(ruleset);
                let show = if pictured.show == Show::Remoteness { Show::Remoteness } else { Show::Values };
                Some(Question::Picture(Pictured { window: Some(self.line_window()?), show, ..pictured }))
            }
            Slot::Columns => {
                let is_asked = self.is_studied() && !(self.look.pass && ruleset.pass);
                is_asked.then_some(Question::Columns { size: self.look.size, misere: ruleset.misere })
            }
            Slot::Rows => self.is_studied().then_some(Question::Rows {
                ruleset,
                size: self.look.size,
                pass: self.look.pass && ruleset.pass,
            }),
        }
    }

    /// Whether all columns and rows of Sharing Nim are studied.
    pub fn is_studied(&self) -> bool {
        self.game().ruleset().shape == Shape::Sharing && self.look.size <= self.studied
    }

    fn pictured(&self, ruleset: Ruleset) -> Pictured {
        let Look { size, pass, mode, .. } = self.look;
        let show = mode.possible_in(&ruleset).show();
        Pictured { ruleset, size, cut: self.look.cut(&self.game()), pass: pass && ruleset.pass, show, window: None }
    }

    /// The same picture, of the part that is looked at.
    fn seen(&self, pictured: Pictured) -> Pictured {
        let need = self.needs.iter().flatten().find(|(of, _)| *of == pictured);
        Pictured { window: need.map(|(_, window)| *window), ..pictured }
    }

    fn need(&mut self, slot: Slot, window: Window) {
        let ruleset = self.game().ruleset();
        match slot {
            Slot::Table => self.needs[0] = Some((self.pictured(ruleset), window)),
            Slot::TableBeside => self.needs[1] = self.look.beside.map(|beside| (self.pictured(beside), window)),
            Slot::Evaluation | Slot::Heights | Slot::HeightsBeside | Slot::Line | Slot::Columns | Slot::Rows => {}
        }
    }

    fn heights_of(&self, ruleset: Ruleset) -> Question {
        Question::Heights { ruleset, size: self.look.size, pass: self.look.pass && ruleset.pass }
    }

    /// The plane of the table.
    pub fn plane(&self) -> Plane {
        let ruleset = self.game().ruleset();
        let plane = Plane { ruleset, cut: self.look.cut(&self.game()), pass: self.look.pass && ruleset.pass };
        plane.held_within(&Extent::cube(ruleset.shape, self.look.size))
    }

    /// The line that is followed, with its number.
    pub fn followed(&self) -> Line {
        let (column, row) = self.plane().place_of(self.game().position()).unwrap_or((0, 0));
        match self.look.line {
            Line::Row(at) => Line::Row(Some(at.unwrap_or(row))),
            Line::Column(at) => Line::Column(Some(at.unwrap_or(column))),
            line @ Line::Diagonal(_) => line,
        }
    }

    /// The part of the plane that holds the followed line, where the table on the page is too large to be whole or shows
    /// no numbers.
    fn line_window(&self) -> Option<Window> {
        let (columns, rows) = self.plane().places(&Extent::cube(self.game().ruleset().shape, self.look.size));
        let has_numbers = matches!(self.look.mode.show(), Show::Values | Show::Remoteness);
        if has_numbers && u64::from(columns) * u64::from(rows) <= MOST_PLACES {
            return None;
        }
        match self.followed() {
            Line::Row(at) => Some(Window { row: at?, rows: 1, ..Window::whole(columns, rows) }),
            Line::Column(at) => Some(Window { column: at?, columns: 1, ..Window::whole(columns, rows) }),
            Line::Diagonal(_) => None,
        }
    }

    /// What is known for a slot: whether the latest question was refused.
    pub fn is_refused(&self, slot: Slot) -> bool {
        match slot {
            Slot::Evaluation => self.evaluation.refusal.is_some(),
            Slot::Table => self.table.refusal.is_some(),
            Slot::TableBeside => self.table_beside.refusal.is_some(),
            Slot::Heights => self.heights.refusal.is_some(),
            Slot::HeightsBeside => self.heights_beside.refusal.is_some(),
            Slot::Line => self.sequence.refusal.is_some(),
            Slot::Columns => self.columns.refusal.is_some(),
            Slot::Rows => self.rows.refusal.is_some(),
        }
    }

    /// Begins a new line of play.
    fn place(&mut self, game: Game) {
        (self.line, self.at, self.before, self.wish) = (Rc::new(vec![game]), 0, 0, game.position());
    }

    /// Shows the wished position under a ruleset, lowered to its rim if it must be, and says so.
    fn show_wish(&mut self, ruleset: Ruleset, gesture: Gesture) {
        let Position { cells: [x, y, z], .. } = self.wish;
        let most = ruleset.shape.rim(x, z);
        let shown = Position { cells: [x, y.min(most), z], pass: self.wish.pass && ruleset.pass };
        self.notice = (y > most).then(|| match ruleset.check(self.wish.with_pass(false)) {
            Err(problems) => format!("{problems}. The bar is shown with y = {most}.").into(),
            Ok(()) => "".into(),
        });
        if let Ok(game) = Game::new(ruleset, shown) {
            (self.line, self.at, self.before, self.gesture) = (Rc::new(vec![game]), 0, 0, gesture);
        }
    }

    fn play(&mut self, play: Move) {
        let Some(game) = self.game().play(play) else { return };
        let mut line = self.line[..=self.at].to_vec();
        line.push(game);
        (self.line, self.at, self.wish) = (Rc::new(line), self.at + 1, game.position());
    }

    fn go_to(&mut self, at: usize) {
        if at < self.line.len() {
            self.at = at;
            self.wish = self.game().position();
        }
    }

    fn change(&mut self, ruleset: Ruleset, gesture: Gesture) {
        // A pass that comes into the game is there to be used.
        if ruleset.pass && !self.game().ruleset().pass {
            self.wish.pass = true;
            self.look.pass = true;
        }
        self.show_wish(ruleset, gesture);
    }

    fn set_coordinate(&mut self, axis: Axis, value: u32) {
        let ruleset = self.game().ruleset();
        match axis {
            // A height that does not fit is refused.
            Axis::Y => match ruleset.check(self.game().position().with(axis, value)) {
                Err(problems) => self.notice = Some(problems.to_string().into()),
                Ok(()) => {
                    self.wish = self.game().position().with(axis, value);
                    self.show_wish(ruleset, Gesture::Settled);
                }
            },
            // A smaller base takes the height down with it, and says so; a larger one lets it come back.
            Axis::X | Axis::Z => {
                self.wish = self.wish.with(axis, value);
                self.show_wish(ruleset, Gesture::Settled);
            }
        }
    }

    fn open(&mut self, opened: Opened) {
        // Going back to an earlier position of the same game keeps the game.
        let moves = opened.moves as usize;
        let known = moves.checked_sub(self.before).filter(|&at| self.line.get(at) == Some(&opened.game));
        match known {
            Some(at) => self.go_to(at),
            None => {
                self.place(opened.game);
                self.before = moves;
            }
        }
        self.look = opened.look;
        self.notice = opened.remark().map(Into::into);
    }

    fn hear(&mut self, slot: Slot, heard: Heard) {
        let table = |heard| if let Heard::Table(found) | Heard::Growing(found) = heard { Some(found) } else { None };
        let heights = |heard| if let Heard::Heights(found) = heard { Some(found) } else { None };
        match slot {
            Slot::Evaluation => self
                .evaluation
                .hear(heard, |heard| if let Heard::Evaluation(found) = heard { Some(found) } else { None }),
            Slot::Table => self.table.hear(heard, table),
            Slot::TableBeside => self.table_beside.hear(heard, table),
            Slot::Heights => self.heights.hear(heard, heights),
            Slot::HeightsBeside => self.heights_beside.hear(heard, heights),
            Slot::Line => self.sequence.hear(heard, table),
            Slot::Columns => {
                self.columns.hear(heard, |heard| if let Heard::Columns(found) = heard { Some(found) } else { None });
            }
            Slot::Rows => self.rows.hear(heard, |heard| if let Heard::Rows(found) = heard { Some(found) } else { None }),
        }
    }

    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        match action {
            Action::Heard(slot, heard) => {
                self.hear(slot, heard);
                return self;
            }
            Action::Solver(status) => {
                if let SolverStatus::Unavailable(reason) = &status {
                    self.notice = Some(Rc::clone(reason));
                }
                self.solver = status;
                return self;
            }
            Action::Open(Err(reason)) => {
                self.notice = Some(reason.into());
                return self;
            }
            Action::Need(slot, window) => {
                self.need(slot, window);
                return self;
            }
            Action::Study => {
                self.studied = self.studied.max(self.look.size);
                return self;
            }
            Action::Play(_)
            | Action::Undo
            | Action::Redo
            | Action::Restart
            | Action::Place(_)
            | Action::PlaceAt(_)
            | Action::Choose(_)
            | Action::Change(..)
            | Action::Coordinate(..)
            | Action::Look(..)
            | Action::Open(Ok(_))
            | Action::Dismiss => {}
        }
        (self.gesture, self.notice) = (Gesture::Settled, None);
        self.change_by_user(action);
        self
    }

    fn change_by_user(&mut self, action: Action) {
        match action {
            Action::Play(play) => self.play(play),
            Action::Undo => self.go_to(self.at.saturating_sub(1)),
            Action::Redo => self.go_to(self.at + 1),
            Action::Restart => self.go_to(0),
            Action::Place(game) => self.place(game),
            Action::PlaceAt(position) => match Game::new(self.game().ruleset(), position) {
                Ok(game) => self.place(game),
                Err(problems) => self.notice = Some(problems.to_string().into()),
            },
            Action::Choose(family) => {
                let Ruleset { pass, misere, .. } = self.game().ruleset();
                self.place(opening(family, pass, misere));
            }
            Action::Change(ruleset, gesture) => self.change(ruleset, gesture),
            Action::Coordinate(axis, value) => self.set_coordinate(axis, value),
            Action::Look(look, gesture) => (self.look, self.gesture) = (look, gesture),
            Action::Open(Ok(opened)) => self.open(opened),
            Action::Open(Err(_))
            | Action::Need(..)
            | Action::Study
            | Action::Heard(..)
            | Action::Solver(_)
            | Action::Dismiss => {}
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Rc::unwrap_or_clone(self).after(action))
    }
}
