//! Work from elsewhere: of another tab, of a learning platform, of a code.

use crate::pupil::Answer;
use crate::pupil::state::session::{Session, tasks};
use files::lessons::{Done, Work, code, work_in};
use std::rc::Rc;

impl Session {
    /// Joins the work of another tab. If that tab went on from the work of this one, or this tab has no work yet, this tab goes on with the
    /// other work. Changes and removals are then included. Else both have gone on, and the work of both is combined. If another pupil has
    /// begun in that tab, this tab goes on alone.
    pub(super) fn join(&mut self, other: Work, old: Option<&Work>) {
        let is_new = self.work.steps == 0 && self.work.done.len() == other.done.len();
        let is_next = old == Some(&self.work);
        if is_next && !other.done.iter().any(Done::is_begun) && self.work.done.iter().any(Done::is_begun) {
            self.replace(other);
            return;
        }
        let work = if is_new || is_next { other } else { self.work.with(&other) };
        let before = std::mem::replace(&mut self.work, work);
        let lesson = Rc::clone(&self.lesson);
        for (id, task) in tasks(&lesson) {
            let is_other = self.place(id).is_some_and(|place| before.done.get(place) != self.work.done.get(place));
            if is_other {
                self.answers.insert(id, Answer::begun(&task.asked, self.done(id)));
                self.fill_solved(id);
            }
        }
    }

    /// Goes on with work that a learning platform has saved. Work done on this page meanwhile is by the same pupil, since the platform
    /// knows the pupil.
    pub(super) fn resume(&mut self, kept: Work) {
        if self.work.steps == 0 {
            self.replace(kept);
        } else {
            self.work.pupil = kept.pupil;
            self.work.steps = self.work.steps.saturating_add(kept.steps);
            self.join(kept, None);
        }
    }

    /// Other work in place of the present one, in the same lesson.
    pub(super) fn replace(&mut self, work: Work) {
        self.work = work;
        self.epoch += 1;
        self.asks_restart = false;
        self.begin();
    }

    /// Goes on with the work in a code.
    pub(super) fn go_on(&mut self, text: &str) {
        let code = code::pieces(text).into_iter().find_map(|piece| match piece {
            code::Piece::Code(code) => Some(code),
            code::Piece::Words(_) => None,
        });
        let read = work_in(&self.lesson, &code.unwrap_or_else(|| text.to_owned()));
        self.continued = Some(read.map(|mut work| {
            if work.pupil == self.work.pupil {
                // The next hand-in has to be later than the earlier ones.
                work.steps = work.steps.max(self.work.steps);
            }
            self.replace(work);
        }));
    }
}
