//! Automata that say which positions are in a set.

/// An automaton that reads the binary digits of some numbers, one digit of each at a time, the most significant ones first. It begins in
/// state 0, and zeros before the digits change nothing. If there is no next state, it rejects the numbers, whatever digits follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Acceptor {
    /// For each state where each letter leads to. Bit i of a letter is the digit of number i.
    rows: Vec<Vec<Option<usize>>>,
    accepting: Vec<bool>,
}

impl Acceptor {
    /// Takes its tables. None if they do not fit together, or if zeros before the digits change something.
    pub fn new(rows: Vec<Vec<Option<usize>>>, accepting: Vec<bool>) -> Option<Self> {
        let letters = rows.first()?.len();
        let is_row = |row: &Vec<Option<usize>>| row.len() == letters && row.iter().flatten().all(|to| *to < rows.len());
        let fits = rows.len() == accepting.len() && rows.iter().all(is_row);
        (fits && rows[0].first() == Some(&Some(0))).then_some(Self { rows, accepting })
    }

    /// For each state, the next state by letter.
    pub fn rows(&self) -> &[Vec<Option<usize>>] {
        &self.rows
    }

    /// Which states accept.
    pub fn accepting(&self) -> &[bool] {
        &self.accepting
    }

    /// The state after a letter; none if there is none, or if this is no state.
    pub(super) fn after(&self, state: i64, letter: usize) -> Option<i64> {
        let row = self.rows.get(usize::try_from(state).ok()?)?;
        row.get(letter).copied().flatten().map(|next| next as i64)
    }

    /// True if a state accepts.
    pub(super) fn accepts(&self, state: i64) -> bool {
        usize::try_from(state).is_ok_and(|state| self.accepting.get(state) == Some(&true))
    }
}
