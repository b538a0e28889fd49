//! How the tasks went.

/// Counts of tasks. A row ends with the first mistake.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Tasks solved.
    pub right: u32,
    /// Tasks tried.
    pub tried: u32,
    /// Tasks solved since the last mistake.
    pub row: u32,
    /// The longest row so far.
    pub best: u32,
}

impl Score {
    /// The score after one more task.
    #[must_use]
    pub fn after(self, is_right: bool) -> Self {
        let row = if is_right { self.row.saturating_add(1) } else { 0 };
        Self {
            right: self.right.saturating_add(is_right.into()),
            tried: self.tried.saturating_add(1),
            row,
            best: self.best.max(row),
        }
    }

    /// As the four numbers of a text, in the order of the fields.
    pub fn write(&self) -> String {
        let Self { right, tried, row, best } = self;
        format!("{right} {tried} {row} {best}")
    }

    /// Reads what [`Score::write`] wrote; `None` if it is something else or cannot be a score.
    pub fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split(' ').map(|number| number.parse().ok());
        let mut next = || numbers.next().flatten();
        let score = Self { right: next()?, tried: next()?, row: next()?, best: next()? };
        let is_possible = score.row <= score.best && score.best <= score.right && score.right <= score.tried;
        (is_possible && numbers.next().is_none()).then_some(score)
    }
}
