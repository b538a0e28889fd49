//! A visit to a lesson in a platform with SCORM 1.2, from `LMSInitialize` to `LMSFinish`: the values that the page reads and sets.
//!
//! The page reads what the platform has before it sets anything, and sends a status or a score only if it is more than that: a platform
//! that gives back no suspended data may still have a grade, or a teacher may have given one. Nothing is set before the first act, but
//! for `incomplete` when a new lesson is left, since platforms take a lesson without a status as completed.

mod earned;

use crate::lessons::packages::{Mode, Progress};
use earned::{Earned, Status};
use maths::values::short;

const STATUS: &str = "cmi.core.lesson_status";
const SCORE: &str = "cmi.core.score.raw";
const MOST: &str = "cmi.core.score.max";
const WORK: &str = "cmi.suspend_data";

/// The functions of a platform.
pub trait Api {
    /// The answer of a function as text; `None` if the platform has no such function, or the function fails.
    fn call(&self, name: &str, arguments: &[&str]) -> Option<String>;
}

/// A visit.
pub struct Visit<A> {
    api: A,
    mode: Mode,
    /// The status and the score on the platform.
    theirs: Earned,
    /// The most that was earned on this page.
    ours: Earned,
    /// The last report, or the progress from an earlier visit.
    said: Option<Progress>,
    /// The number of interactions that the platform has.
    interactions: usize,
    is_open: bool,
}

impl<A: Api> Visit<A> {
    /// Begins a visit; the code that the platform has kept comes with it. `None` if the platform refuses.
    pub fn begin(api: A) -> Option<(Self, Option<String>)> {
        let (theirs, ours) = (Earned::default(), Earned::default());
        let mut visit = Self { api, mode: Mode::default(), theirs, ours, said: None, interactions: 0, is_open: false };
        visit.open();
        let code = visit.get(WORK).filter(|code| !code.is_empty());
        visit.is_open.then_some((visit, code))
    }

    /// The purpose for which the platform has opened the lesson.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Takes the progress that the kept code stands for: the platform has it, and an act is what changes it. A lesson without tasks has
    /// none; reading it is the act.
    pub fn resume(&mut self, progress: Option<Progress>) {
        if let Some(progress) = &progress {
            self.ours = self.ours.with(progress);
        }
        self.said = progress;
    }

    /// Reports the progress of the pupil, `seconds` after the page was opened. Returns true if the platform has accepted all of it. If not,
    /// the next report tries again.
    pub fn report(&mut self, progress: &Progress, seconds: u64) -> bool {
        if self.said.as_ref() == Some(progress) {
            return true;
        }
        // A session that has expired may be begun again.
        if !self.is_open && !self.open() {
            return false;
        }
        if self.mode == Mode::Shown {
            return true;
        }
        self.ours = self.ours.with(progress);
        let interactions = self.interact(progress);
        let is_taken = self.send(progress, seconds);
        if is_taken {
            self.said = Some(progress.clone());
            self.interactions = interactions;
            if self.mode == Mode::Graded {
                self.theirs = self.theirs.raised_by(self.ours);
            }
        } else {
            self.is_open = self.answers();
        }
        is_taken
    }

    /// Ends the visit. The pupil can come back to the work, also to that of a finished lesson.
    pub fn end(&mut self, progress: &Progress, seconds: u64) {
        self.report(progress, seconds);
        if self.is_open {
            if self.mode == Mode::Graded && self.theirs.status == Status::New {
                self.set(STATUS, Status::Begun.word());
            }
            if self.mode != Mode::Shown {
                self.leave(seconds);
            }
            self.call("LMSFinish", &[""]);
            self.is_open = false;
        }
    }

    /// Begins the session and reads the values of the platform. Returns false if this is impossible. A program around the page may already
    /// have begun the session.
    fn open(&mut self) -> bool {
        self.is_open = self.call("LMSInitialize", &[""]) || self.answers();
        if self.is_open {
            let text = |name: &str| self.get(name).unwrap_or_default();
            let mode = Mode::of_scorm(&text("cmi.core.lesson_mode"), &text("cmi.core.credit"));
            let theirs = Earned::read(&text(STATUS), &text(SCORE), &text(MOST));
            let interactions = text("cmi.interactions._count").parse().unwrap_or(0);
            (self.mode, self.theirs, self.interactions) = (mode, theirs, interactions);
        }
        self.is_open
    }

    /// True if the session is open: the page can read an element that every platform has.
    fn answers(&self) -> bool {
        self.get(STATUS).is_some_and(|status| !status.is_empty())
    }

    /// Sets an interaction for each task that was begun or solved since the last report. Returns the number of all interactions. A platform
    /// may refuse them.
    fn interact(&self, progress: &Progress) -> usize {
        let mut index = self.interactions;
        for (task, news) in progress.tasks.iter().enumerate() {
            let said = self.said.as_ref().and_then(|said| said.tasks.get(task)).copied().unwrap_or_default();
            // A task that is begun and not solved is reported once; later, that it is solved.
            if *news != said && news.0 && self.mode == Mode::Graded {
                let result = if news.1 { "correct" } else { "wrong" };
                for (name, value) in
                    [("id", &*format!("task-{}", task + 1)), ("type", "performance"), ("result", result)]
                {
                    self.set(&format!("cmi.interactions.{index}.{name}"), value);
                }
                index += 1;
            }
        }
        index
    }

    /// Sets a status and a score that are higher than those of the platform, and the work. Returns true if the platform has accepted all.
    fn send(&self, progress: &Progress, seconds: u64) -> bool {
        let mut is_taken = true;
        if self.mode == Mode::Graded {
            if self.ours.status > self.theirs.status {
                is_taken &= self.set(STATUS, self.ours.status.word());
            }
            if let Some(score) = self.ours.score_above(self.theirs) {
                if self.theirs.most.is_none() {
                    // A platform need not know the bounds.
                    self.set("cmi.core.score.min", "0");
                    self.set(MOST, "100");
                }
                is_taken &= self.set(SCORE, &short(score, 4));
            }
        }
        self.leave(seconds);
        if !progress.code.is_empty() {
            is_taken &= self.set(WORK, &progress.code);
        }
        self.call("LMSCommit", &[""]) && is_taken
    }

    /// Says how long the visit is so far, and that the pupil can come back to it.
    fn leave(&self, seconds: u64) {
        self.set("cmi.core.session_time", &time(seconds));
        self.set("cmi.core.exit", "suspend");
    }

    fn get(&self, name: &str) -> Option<String> {
        self.api.call("LMSGetValue", &[name]).filter(|_| !self.has_failed())
    }

    fn set(&self, name: &str, value: &str) -> bool {
        self.call("LMSSetValue", &[name, value])
    }

    /// Calls a function that answers whether it succeeded.
    fn call(&self, name: &str, arguments: &[&str]) -> bool {
        let answer = self.api.call(name, arguments);
        answer.is_some_and(|answer| answer != "false") && !self.has_failed()
    }

    /// True if the platform reports that the last call has failed.
    fn has_failed(&self) -> bool {
        self.api.call("LMSGetLastError", &[]).is_some_and(|code| !matches!(&*code, "" | "0" | "false"))
    }
}

/// A time span as SCORM 1.2 writes it: hours with up to four digits.
fn time(seconds: u64) -> String {
    let [hours, minutes, seconds] = [(seconds / 3600).min(9999), seconds / 60 % 60, seconds % 60];
    format!("{hours:04}:{minutes:02}:{seconds:02}")
}

#[cfg(test)]
mod player;
#[cfg(test)]
mod tests;
