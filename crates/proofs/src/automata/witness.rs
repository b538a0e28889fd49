//! Which tuples are in a set: one with the fewest digits, and the smallest one.

use crate::automata::{Automaton, DigitOrder, State};
use std::collections::HashMap;

/// The numbers of a tuple have more than [`Automaton::LONGEST`] digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("its numbers have more than {} digits", Automaton::LONGEST)]
pub struct NumbersTooLong;

/// A tuple by its size: the sum, then the numbers in the order of their tracks.
type Size = (u128, Vec<u64>);

impl Automaton {
    /// The most digits of a number that is given as a witness.
    pub const LONGEST: usize = 63;

    /// The letters of a word with the fewest digits, found breadth first; none if the set is empty.
    pub fn shortest(&self) -> Option<Vec<usize>> {
        let letters = self.tracks.letters();
        let mut from: Vec<Option<(u32, usize)>> = vec![None; self.count()];
        let (mut open, mut at) = (vec![State(0)], 0);
        while let Some(&state) = open.get(at) {
            if self.accepts(state) {
                let before = |state: &(u32, usize)| if state.0 == 0 { None } else { from[state.0 as usize] };
                let last = if state.0 == 0 { None } else { from[state.index()] };
                let mut word: Vec<usize> = std::iter::successors(last, before).map(|(_, letter)| letter).collect();
                word.reverse();
                return Some(word);
            }
            for letter in 0..letters {
                let next = self.next(state, letter);
                if next.0 != 0 && from[next.index()].is_none() {
                    from[next.index()] = Some((state.0, letter));
                    open.push(next);
                }
            }
            at += 1;
        }
        None
    }

    /// The smallest tuple of the set, as the numbers of its tracks: its largest number is least, then the sum of all, then the
    /// first number, the second, and so on.
    ///
    /// # Why a search forwards finds it
    /// Two words of one length that lead to the same state can be continued in the same ways. The same continuation adds the same to both
    /// (or doubles both and adds the same). That leaves the order of sums and of numbers as it is, so only the smaller of the two is
    /// kept. The largest number is no sum; it is found first, by halving.
    ///
    /// # Errors
    /// When the smallest has more than [`Automaton::LONGEST`] digits.
    pub fn smallest(&self) -> Result<Option<Vec<u64>>, NumbersTooLong> {
        let Some(word) = self.shortest() else { return Ok(None) };
        let length = word.len();
        if length > Self::LONGEST {
            return Err(NumbersTooLong);
        }
        // The largest number has exactly `length` digits. The digits of its least value are fixed from the first to the last.
        let mut largest = 0;
        for place in (0..length).rev() {
            let candidate = largest | ((1u64 << place) - 1);
            if self.least_up_to(candidate, length).is_none() {
                largest |= 1 << place;
            }
        }
        Ok(self.least_up_to(largest, length).map(|(_, numbers)| numbers))
    }

    /// The smallest tuple by sum, then by numbers, of those with `length` digits whose numbers are at most `most`.
    fn least_up_to(&self, most: u64, length: usize) -> Option<Size> {
        let tracks = self.tracks.count();
        // The comparison of each number with `most`, for the digits read so far. Most significant digit first, a bit means that the
        // number is smaller already. Least significant digit first, a bit means that the digits read are not more than those of `most`.
        let all = (1usize << tracks) - 1;
        let begin = match self.order {
            DigitOrder::MostFirst => 0,
            DigitOrder::LeastFirst => all,
        };
        let mut layer = HashMap::from([((State(0), begin), (0u128, vec![0u64; tracks]))]);
        for step in 0..length {
            let place = match self.order {
                DigitOrder::MostFirst => length - 1 - step,
                DigitOrder::LeastFirst => step,
            };
            let mut next: HashMap<(State, usize), Size> = HashMap::new();
            for ((state, flags), size) in &layer {
                for letter in 0..self.tracks.letters() {
                    let Some(flags) = self.compared(*flags, letter, most >> place & 1 == 1, all) else { continue };
                    let size = with_letter(size, letter, place);
                    let kept = next.entry((self.next(*state, letter), flags)).or_insert_with(|| size.clone());
                    if size < *kept {
                        *kept = size;
                    }
                }
            }
            layer = next;
        }
        let fits = |flags: usize| self.order == DigitOrder::MostFirst || flags == all;
        let ends = layer.into_iter().filter(|((state, flags), _)| self.accepts(*state) && fits(*flags));
        ends.map(|(_, size)| size).min()
    }

    /// The comparison of the numbers with the largest one after a letter; `None` if a number is larger.
    fn compared(&self, flags: usize, letter: usize, digit: bool, all: usize) -> Option<usize> {
        match (self.order, digit) {
            (DigitOrder::MostFirst, true) => Some(flags | all & !letter),
            (DigitOrder::MostFirst, false) => (letter & !flags == 0).then_some(flags),
            (DigitOrder::LeastFirst, true) => Some(flags | all & !letter),
            (DigitOrder::LeastFirst, false) => Some(flags & !letter),
        }
    }
}

/// The numbers with the digits of a letter at a place where they had none.
fn with_letter((sum, numbers): &Size, letter: usize, place: usize) -> Size {
    let add = |(bit, number): (usize, &u64)| number | u64::from(letter >> bit & 1 == 1) << place;
    (sum + (u128::from(letter.count_ones()) << place), numbers.iter().enumerate().map(add).collect())
}
