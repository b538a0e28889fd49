//! Automata as short texts, such as `msd xyz; *0 1 2 …; 1 1 0 …`.

use crate::automata::logic::track_of;
use crate::automata::{Automaton, DigitOrder, Tracks};
use maths::expressions::Variable;
use std::fmt;
use std::str::FromStr;

/// An automaton as plain tables. In text, the order of digits (`msd`: the most significant first, or `lsd`) and the coordinates that it
/// reads, then for each state in turn, beginning with 0, the states after all letters, in the order of their numbers; bit i of a letter
/// is a digit of the i-th coordinate. A state at which a number may end has a star before it. The automaton begins in state 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutomatonText {
    /// The order of digits.
    pub order: DigitOrder,
    /// The coordinates that are read.
    pub names: Vec<Variable>,
    /// The states after each state and letter, row by row.
    pub next: Vec<u32>,
    /// True for each state at which a number may end.
    pub accepting: Vec<bool>,
}

impl AutomatonText {
    /// The tables of an automaton that reads coordinates.
    pub fn of(automaton: &Automaton) -> Self {
        let tracks = automaton.tracks();
        let letters = tracks.letters();
        let names = [Variable::X, Variable::Y, Variable::Z];
        Self {
            order: automaton.order(),
            names: names.into_iter().filter(|name| tracks.has(track_of(*name))).collect(),
            next: automaton
                .states()
                .flat_map(|state| (0..letters).map(move |letter| automaton.next(state, letter).0))
                .collect(),
            accepting: automaton.states().map(|state| automaton.accepts(state)).collect(),
        }
    }

    /// The automaton; none if it depends on how many zeros stand before a number.
    pub fn automaton(&self) -> Option<Automaton> {
        let tracks = Tracks::new(self.names.iter().map(|name| track_of(*name)));
        Automaton::from_tables(self.order, tracks, self.next.clone(), self.accepting.clone())
    }

    /// The number of states.
    pub fn states(&self) -> usize {
        self.accepting.len()
    }

    /// True if a position is in the set.
    pub fn has(&self, position: [u64; 3]) -> bool {
        let numbers = || self.names.iter().map(|name| position[usize::from(track_of(*name).0)]);
        let length = 64 - numbers().fold(0, |all, number| all | number).leading_zeros();
        let mut state = 0;
        for step in 0..length {
            let place = match self.order {
                DigitOrder::MostFirst => length - 1 - step,
                DigitOrder::LeastFirst => step,
            };
            let letter: usize =
                numbers().enumerate().map(|(bit, number)| ((number >> place & 1) as usize) << bit).sum();
            state = self.next[(state << self.names.len()) + letter] as usize;
        }
        self.accepting[state]
    }
}

impl fmt::Display for AutomatonText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self.order {
            DigitOrder::MostFirst => "msd ",
            DigitOrder::LeastFirst => "lsd ",
        })?;
        self.names.iter().try_for_each(|name| out.write_str(name.key()))?;
        for (row, accepts) in self.next.chunks(1 << self.names.len()).zip(&self.accepting) {
            let row: Vec<String> = row.iter().map(u32::to_string).collect();
            write!(out, ";{}{}", if *accepts { "*" } else { "" }, row.join(" "))?;
        }
        Ok(())
    }
}

impl FromStr for AutomatonText {
    /// The text is no automaton in this form.
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut rows = text.split(';');
        let (order, names) = rows.next().and_then(|head| head.split_once(' ')).ok_or(())?;
        let order = match order {
            "msd" => DigitOrder::MostFirst,
            "lsd" => DigitOrder::LeastFirst,
            _ => return Err(()),
        };
        let coordinates = [Variable::X, Variable::Y, Variable::Z];
        let name = |sign: char| coordinates.into_iter().find(|name| name.key().chars().eq([sign])).ok_or(());
        let names: Vec<Variable> = names.chars().map(name).collect::<Result<_, ()>>()?;
        // This also bounds their number, and with it the letters.
        if !names.iter().map(|name| track_of(*name)).is_sorted_by(|a, b| a < b) {
            return Err(());
        }
        let (mut next, mut accepting) = (Vec::new(), Vec::new());
        for row in rows {
            let row = row.trim();
            let numbers = row.strip_prefix('*').unwrap_or(row);
            accepting.push(numbers.len() < row.len());
            let row: Vec<u32> =
                numbers.split_whitespace().map(|number| number.parse().map_err(drop)).collect::<Result<_, ()>>()?;
            if row.len() != 1 << names.len() {
                return Err(());
            }
            next.extend(row);
        }
        let is_whole = !accepting.is_empty() && next.iter().all(|state| (*state as usize) < accepting.len());
        if is_whole { Ok(Self { order, names, next, accepting }) } else { Err(()) }
    }
}
