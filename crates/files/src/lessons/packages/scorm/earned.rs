//! The results of a pupil: a status, and a score.

use crate::lessons::packages::Progress;

/// The status of a lesson; a later one is more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Status {
    /// Not attempted, or only looked at.
    #[default]
    New,
    /// Incomplete, or failed.
    Begun,
    /// Completed.
    Completed,
    /// Passed, or a word that the standard does not have: nothing that is set can be more.
    Passed,
}

impl Status {
    /// The status that a word stands for. Some platforms write the first letter only.
    fn read(word: &str) -> Self {
        match word.trim().as_bytes().first().map(u8::to_ascii_lowercase) {
            None | Some(b'n' | b'b') => Self::New,
            Some(b'i' | b'f') => Self::Begun,
            Some(b'c') => Self::Completed,
            Some(_) => Self::Passed,
        }
    }

    /// The word that a page sets.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::New | Self::Begun => "incomplete",
            Self::Completed | Self::Passed => "completed",
        }
    }
}

/// A status with a score.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Earned {
    pub(super) status: Status,
    /// The score; of a platform that has none yet, `None`.
    pub(super) score: Option<f64>,
    /// The score of a lesson that is solved, if the platform says it; 100 otherwise.
    pub(super) most: Option<f64>,
}

impl Earned {
    /// The results on a platform, parsed from its texts.
    pub(super) fn read(status: &str, score: &str, most: &str) -> Self {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
        Self { status: Status::read(status), score: number(score), most: number(most).filter(|most| *most > 0.0) }
    }

    /// The results raised by this progress.
    pub(super) fn with(self, progress: &Progress) -> Self {
        let status = if progress.is_complete() { Status::Completed } else { Status::Begun };
        let score = self.score.unwrap_or(0.0).max(progress.percent() as f64);
        Self { status: self.status.max(status), score: Some(score), most: None }
    }

    /// The score to be set in a platform that has `theirs`; `None` if it would not be more. A lesson that is completed there without a
    /// score gets only the full one.
    pub(super) fn score_above(self, theirs: Self) -> Option<f64> {
        let score = self.score? * theirs.most.unwrap_or(100.0) / 100.0;
        let is_more = match theirs.score {
            Some(there) => score > there,
            None => theirs.status < Status::Completed || self.status >= Status::Completed,
        };
        is_more.then_some(score)
    }

    /// The results on the platform after it has accepted the higher values.
    pub(super) fn raised_by(self, ours: Self) -> Self {
        let score = ours.score_above(self).or(self.score);
        Self { status: self.status.max(ours.status), score, most: self.most }
    }
}
