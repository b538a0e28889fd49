//! The messages of a page to a platform with xAPI, in order. Each stays in the queue until the platform has accepted it.

use crate::lessons::packages::statements::{Event, Session, Verb, statement};
use crate::lessons::packages::{Mode, Progress};

/// A message to the platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A statement, as JSON.
    Statement(String),
    /// The code of the work, which the platform keeps.
    Work(String),
}

/// Marks of a statement that only a browser can give.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// A new UUID.
    pub id: String,
    /// When, in the form of ISO 8601.
    pub at: String,
    /// The seconds since the page was opened.
    pub seconds: u64,
}

/// The messages of a visit.
#[derive(Clone, Debug)]
pub struct Exchange {
    session: Session,
    mode: Mode,
    said: Progress,
    /// The most that was done.
    best: Progress,
    waiting: Vec<(u32, Message)>,
    /// The number of messages so far.
    count: u32,
    /// True if the user has left the page, and the page has sent all messages then.
    has_ended: bool,
}

impl Exchange {
    /// An exchange in which nothing was sent. `kept` is the progress that the platform knows from an earlier visit.
    pub fn new(session: Session, mode: Mode, kept: Progress) -> Self {
        Self { session, mode, best: kept.clone(), said: kept, waiting: Vec::new(), count: 0, has_ended: false }
    }

    /// The purpose for which the platform has opened the lesson.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The pupil, and the name of the lesson.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Says that the page was opened, which comes before everything else.
    pub fn begin(&mut self, stamp: Stamp) {
        self.say(Verb::Initialized, None, stamp);
    }

    /// Reports how far the pupil is, if that has changed.
    pub fn report(&mut self, progress: &Progress, mut stamp: impl FnMut() -> Stamp) {
        self.has_ended = false;
        if *progress == self.said || self.mode == Mode::Shown {
            return;
        }
        let said = std::mem::replace(&mut self.said, progress.clone());
        let was_complete = self.best.is_complete();
        if progress.solved() >= self.best.solved() {
            self.best = progress.clone();
        }
        for (task, news) in progress.tasks.iter().enumerate() {
            if *news != said.tasks.get(task).copied().unwrap_or_default() && news.0 {
                self.say(Verb::Answered, Some((task, news.1)), stamp());
            }
        }
        // Of the codes only the last one counts. Without an act there is none, and what the platform has kept stays.
        if !progress.code.is_empty() {
            self.waiting.retain(|(_, message)| matches!(message, Message::Statement(_)));
            self.push(Message::Work(progress.code.clone()));
        }
        // A platform may take either of these once only.
        if progress.is_complete() && !was_complete {
            self.say(Verb::Passed, None, stamp());
            self.say(Verb::Completed, None, stamp());
        }
    }

    /// Says that the page is left. All that waits is to be sent now, without waiting for answers.
    pub fn end(&mut self, stamp: Stamp) {
        self.say(Verb::Terminated, None, stamp);
        self.has_ended = true;
    }

    /// The first message to send, from this number on. `None` after the user has left the page, since messages would be sent twice. If the
    /// page is shown again, its next report begins with the messages that the platform has not accepted.
    pub fn next(&self, number: u32) -> Option<(u32, Message)> {
        self.waiting.iter().find(|(waiting, _)| *waiting >= number && !self.has_ended).cloned()
    }

    /// The messages that the platform has not accepted yet, each with its number.
    pub fn waiting(&self) -> &[(u32, Message)] {
        &self.waiting
    }

    /// Notes the status of the platform's response to a message, `None` for no response. Returns true if the platform has accepted the
    /// message; otherwise the page sends it again. The status 409 means that the platform already has a statement with this identifier.
    pub fn answered(&mut self, number: u32, status: Option<u16>) -> bool {
        let is_known =
            |(waiting, message): &(u32, Message)| *waiting == number && matches!(message, Message::Statement(_));
        let is_taken = match status {
            Some(409) => self.waiting.iter().any(is_known),
            status => matches!(status, Some(200..=299)),
        };
        if is_taken {
            self.waiting.retain(|(waiting, _)| *waiting != number);
        }
        is_taken
    }

    fn say(&mut self, verb: Verb, task: Option<(usize, bool)>, Stamp { id, at, seconds }: Stamp) {
        let event = Event { verb, id, at, seconds, task };
        self.push(Message::Statement(statement(&self.session, &event, &self.best)));
    }

    fn push(&mut self, message: Message) {
        self.waiting.push((self.count, message));
        self.count += 1;
    }
}

#[cfg(test)]
mod tests;
