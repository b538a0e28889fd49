//! The changes that a step at a task makes, and the notes of them in the work.

use crate::pupil::answer::{tried, written_wrong};
use crate::pupil::state::session::{Session, asked};
use crate::pupil::{Answer, Step};
use files::lessons::{Asked, Done, Explained, Filled, Found, Played, Predicted, Ruled, Work, cut};
use maths::games::Move;
use std::rc::Rc;

impl Session {
    /// A step at the task with this number. One that the task does not have changes nothing.
    pub(super) fn step(&mut self, id: u32, step: Step) {
        let lesson = Rc::clone(&self.lesson);
        match (asked(&lesson, id), step) {
            (None, Step::Hinted) => self.note(id, |done| with(done, |played: &mut Played| more(&mut played.hints))),
            (None, Step::Played(moves, is_won)) => {
                let numbers = Work::numbers(moves);
                self.note(id, |done| with(done, |played: &mut Played| played.add(numbers, is_won)));
            }
            (None, _) => {}
            (Some(asked), step) => self.step_at(id, asked, step),
        }
    }

    fn step_at(&mut self, id: u32, asked: &Asked, step: Step) {
        let known = self.known.get(&id).cloned().unwrap_or_default();
        let Some(answer) = self.answers.get_mut(&id) else { return };
        match (asked, answer, step) {
            (Asked::Move(game), Answer::Move { tried: made, is_hinted }, Step::Try(play)) => {
                let Some(found) = tried(game, play, &known) else { return };
                (*made, *is_hinted) = (Some(play), false);
                self.note_move(id, play, found.is_winning);
            }
            (Asked::Winner(game), Answer::Winner { tried: made, .. }, Step::Try(play))
                if tried(game, play, &known).is_some() =>
            {
                *made = Some(play);
            }
            (_, Answer::Move { tried, .. } | Answer::Winner { tried, .. }, Step::Back) => *tried = None,
            (_, Answer::Move { is_hinted, .. }, Step::Hint) if !*is_hinted => {
                *is_hinted = true;
                self.note(id, |done| with(done, |found: &mut Found| more(&mut found.hints)));
            }
            (_, Answer::Winner { said, tried }, Step::Say(outcome)) => {
                let Some(position) = known.first() else { return };
                (*said, *tried) = (Some(outcome), None);
                let is_right = position.outcome == outcome;
                self.note(id, |done| with(done, |predicted: &mut Predicted| predicted.add(outcome, is_right)));
            }
            (_, Answer::Row { cells, .. }, Step::Fill(place, text)) => {
                if let Some(cell) = cells.get_mut(place) {
                    *cell = text;
                }
            }
            (Asked::Row(row), Answer::Row { cells, checked }, Step::Check) => {
                if known.is_empty() || checked.as_ref() == Some(cells) {
                    return;
                }
                *checked = Some(cells.clone());
                // An empty place is not a mistake, and a row that has empty places and no mistakes is not a try.
                let wrong = written_wrong(row, cells, &known).into_iter().fold(0, |bits, place| bits | 1 << place);
                let is_full = cells.iter().all(|cell| !cell.trim().is_empty());
                if is_full || wrong != 0 {
                    self.note(id, |done| with(done, |filled: &mut Filled| filled.add(wrong)));
                }
            }
            (_, Answer::Rule { formula, is_missing, .. }, Step::Write(text)) => (*formula, *is_missing) = (text, false),
            (_, Answer::Rule { formula, is_missing, .. }, Step::Check) if formula.trim().is_empty() => {
                *is_missing = true;
            }
            (_, Answer::Rule { formula, count, tested, .. }, Step::Check) => {
                *count += 1;
                *tested = Some((formula.clone(), None));
                self.troubles.remove(&id);
            }
            (_, Answer::Explanation { .. }, Step::Write(mut text)) => {
                cut(&mut text, Work::LONGEST_TEXT);
                self.note(id, |done| with(done, |explained: &mut Explained| explained.text = text));
            }
            (_, Answer::Explanation { is_done }, Step::Finish) => *is_done = true,
            _ => {}
        }
    }

    fn note_move(&mut self, id: u32, play: Move, is_winning: bool) {
        let number = Work::numbers([play]).first().copied().unwrap_or_default();
        self.note(id, |done| with(done, |found: &mut Found| found.add(number, is_winning)));
    }

    pub(super) fn note_rule(&mut self, id: u32, formula: &str, is_right: bool) {
        self.note(id, |done| with(done, |ruled: &mut Ruled| ruled.add(formula, is_right)));
    }

    /// Notes something of a task. Tasks behind the last that codes have room for are done without a note.
    fn note(&mut self, id: u32, change: impl FnOnce(&mut Done)) {
        let Some(place) = self.place(id) else { return };
        let Some(done) = self.work.done.get_mut(place) else { return };
        change(done);
        self.work.steps = self.work.steps.saturating_add(1);
    }
}

/// A kind of work that is noted of a task.
trait Noted: Clone + Default {
    /// The work, if it is of this kind.
    fn of(done: &Done) -> Option<&Self>;
    /// The same work as a `Done`.
    fn done(self) -> Done;
}

macro_rules! noted {
    ($($kind:ident)*) => {$(
        impl Noted for files::lessons::$kind {
            fn of(done: &Done) -> Option<&Self> {
                if let Done::$kind(work) = done { Some(work) } else { None }
            }

            fn done(self) -> Done {
                Done::$kind(self)
            }
        }
    )*};
}

noted!(Played Found Predicted Filled Ruled Explained);

/// Changes the work on a task. Work of another kind, or none, begins again.
fn with<T: Noted>(done: &mut Done, change: impl FnOnce(&mut T)) {
    let mut work = T::of(done).cloned().unwrap_or_default();
    change(&mut work);
    *done = work.done();
}

fn more(count: &mut u8) {
    *count = count.saturating_add(1);
}
