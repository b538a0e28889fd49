//! Automata as text that other programs read.

use crate::automata::{Automaton, DigitOrder, Tracks};
use std::fmt::Write;

impl Automaton {
    /// The automaton as Walnut reads it: the number system of each track, and for each state a line `state output` and lines
    /// `digits -> state`. The output is 1 where a word may end.
    pub fn walnut(&self) -> String {
        let system = match self.order {
            DigitOrder::MostFirst => "msd_2",
            DigitOrder::LeastFirst => "lsd_2",
        };
        let count = self.tracks.count();
        let mut text = vec![system; count].join(" ");
        for state in self.states() {
            // Writing into a text cannot fail.
            let _ = write!(text, "\n\n{} {}", state.0, u8::from(self.accepts(state)));
            for letter in 0..self.tracks.letters() {
                let digits: Vec<String> = (0..count).map(|bit| (letter >> bit & 1).to_string()).collect();
                let _ = write!(text, "\n{} -> {}", digits.join(" "), self.next(state, letter).0);
            }
        }
        text.push('\n');
        text
    }

    /// The minimal automaton of a text that [`walnut`](Self::walnut) wrote, for these tracks. States have to be numbered from 0 in
    /// their order, and every letter has to lead somewhere.
    ///
    /// # Errors
    /// A sentence that names the line that cannot be read.
    pub fn from_walnut(text: &str, tracks: Tracks) -> Result<Self, String> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let head = |system: &str| vec![system; tracks.count()].join(" ");
        let order = match lines.next() {
            Some((_, line)) if line == head("msd_2") => DigitOrder::MostFirst,
            Some((_, line)) if line == head("lsd_2") => DigitOrder::LeastFirst,
            _ => return Err(format!("line 1 should be “{}” or “{}”", head("msd_2"), head("lsd_2"))),
        };
        let (mut next, mut accepting) = (Vec::new(), Vec::new());
        for (index, line) in lines {
            let wrong = || format!("line {}, “{line}”, cannot be read", index + 1);
            let letters = accepting.len() * tracks.letters();
            if let Some((digits, to)) = line.split_once(" -> ") {
                let letter = letter(digits, tracks.count()).ok_or_else(wrong)?;
                if next.len() + tracks.letters() != letters + letter {
                    return Err(format!("line {}: the letters of a state have to follow each other", index + 1));
                }
                next.push(to.parse().map_err(|_| wrong())?);
            } else {
                let is_new = |state: &str| state.parse() == Ok(accepting.len()) && next.len() == letters;
                accepting.push(match line.split_once(' ') {
                    Some((state, "0")) if is_new(state) => false,
                    Some((state, "1")) if is_new(state) => true,
                    _ => return Err(wrong()),
                });
            }
        }
        let automaton = Self::from_tables(order, tracks, next, accepting);
        automaton.ok_or_else(|| "the tables do not fit together, or zeros before a number change the answer".to_owned())
    }
}

/// The letter with these digits, the first one that of the first track.
fn letter(digits: &str, count: usize) -> Option<usize> {
    let digits: Vec<&str> = digits.split(' ').collect();
    let bits = digits.iter().enumerate().map(|(place, digit)| match *digit {
        "0" => Some(0),
        "1" => Some(1 << place),
        _ => None,
    });
    if digits.len() == count { bits.sum() } else { None }
}
