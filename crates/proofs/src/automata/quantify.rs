//! Quantifiers over one number of a tuple: there is a number, there is a smaller one, there is a larger one.
//!
//! The quantified number u is guessed digit by digit, so the automaton can be in several states at once. The states here are the sets of
//! these. If u must be smaller or larger than the number x in its place, each member also knows how the digits of u and x that were read
//! compare. A member is a pair
//!
//! ```text
//!   3·q + c        q: state of the automaton that reads u;     c: 0 equal so far, 1 u is smaller, 2 u is larger
//! ```
//!
//! (and `q` where u is only asked to exist). Most significant digit first the first difference decides; least significant
//! digit first the last one does.
//!
//! # Padding
//! u may have more digits than all other numbers. Most significant digit first those digits come before the word, so the
//! automaton begins in all pairs that it reaches by letters whose other digits are 0. Least significant digit first they come
//! after it, so a set is accepted if some member reaches an accepting state by such letters. (There x has the digit 0 as well.)
//!
//! # Members that are left out of sets
//! A member that can never accept is left out. A set with a member that accepts whatever follows is replaced by [`EVERYTHING`].

use crate::automata::explore::Machine;
use crate::automata::subset::{Subsets, each};
use crate::automata::{Automaton, DigitOrder, State, Track, Tracks, subset};
use std::rc::Rc;

/// Which number is sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// Any number. The track is no longer read.
    Any,
    /// One that is smaller than the number of the track.
    Smaller,
    /// One that is larger than the number of the track.
    Larger,
}

/// The comparison of the digits of u and x that were read.
const EQUAL: u32 = 0;
const SMALLER: u32 = 1;
const LARGER: u32 = 2;

/// The only word of a set that accepts whatever follows.
const EVERYTHING: u32 = u32::MAX;

/// In the place of a successor that can never accept.
const LOST: u32 = u32::MAX - 1;

/// The most successors that are kept in a table.
const MOST_KEPT: usize = 1 << 22;

/// Sets of pairs.
pub(super) struct Quantified {
    automaton: Rc<Automaton>,
    order: DigitOrder,
    bound: Bound,
    /// The letter of the automaton without the digit of u, for every letter over the tracks that are read.
    letters: Vec<u16>,
    /// The digit of u in a letter of the automaton, and the digit of x in a letter that is read (0 if x is not read).
    digit_of_u: usize,
    digit_of_x: usize,
    /// For every pair whether a word may end in it.
    accepting: Vec<bool>,
    /// The effect of each pair as a member of a set.
    members: Vec<Member>,
    starts: Vec<u32>,
    /// For each letter that is read and each pair the two successors as members of a set; empty if these are too many.
    kept: Vec<[u32; 2]>,
    /// For pairs.
    subsets: Subsets,
}

/// The effect of a pair as a member of a set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Member {
    /// The pair can never accept, and is left out.
    Lost,
    /// The pair accepts whatever follows, so the set does.
    Everything,
    /// The pair is kept.
    Kept,
}

impl Quantified {
    /// The tracks that are read: without the quantified one if it is sought freely.
    pub(super) fn tracks(of: &Tracks, bound: Bound, track: Track) -> Tracks {
        match bound {
            Bound::Any => of.without(track),
            Bound::Smaller | Bound::Larger => of.with(&Tracks::new([track])),
        }
    }

    /// A number of the track is sought for which the automaton accepts.
    pub(super) fn new(automaton: Rc<Automaton>, bound: Bound, track: Track, tracks: &Tracks) -> Self {
        let digit = |tracks: &Tracks| tracks.place(track).map_or(0, |place| 1 << place);
        let (digit_of_u, digit_of_x) = (digit(&automaton.tracks), digit(tracks));
        let letters = tracks.letters_of(&automaton.tracks).into_iter().map(|letter| letter & !(digit_of_u as u16));
        let pairs = width(bound) * automaton.count() as u32;
        let mut quantified = Self {
            order: automaton.order,
            bound,
            letters: letters.collect(),
            digit_of_u,
            digit_of_x,
            accepting: Vec::new(),
            members: Vec::new(),
            starts: vec![0],
            kept: Vec::new(),
            subsets: Subsets::new(pairs as usize),
            automaton,
        };
        let constants: Vec<Option<bool>> =
            quantified.automaton.states().map(|state| quantified.automaton.constant_at(state)).collect();
        let member = |pair: u32| quantified.member(pair, constants[quantified.state(pair).index()]);
        quantified.members = (0..pairs).map(member).collect();
        let ends = |pair: u32| {
            quantified.automaton.accepts(quantified.state(pair)) && quantified.compared(pair) == quantified.goal()
        };
        quantified.accepting = (0..pairs).map(ends).collect();
        match quantified.order {
            DigitOrder::MostFirst => quantified.starts = quantified.before_all_words(),
            DigitOrder::LeastFirst => quantified.accepting = quantified.before_acceptance(),
        }
        if quantified.letters.len() * pairs as usize <= MOST_KEPT {
            let successors = |letter| (0..pairs).map(move |pair| (pair, letter));
            let all = (0..quantified.letters.len()).flat_map(successors);
            quantified.kept = all.map(|(pair, letter)| quantified.successors(pair, letter)).collect();
        }
        quantified
    }

    /// The state of a pair.
    fn state(&self, pair: u32) -> State {
        State(pair / width(self.bound))
    }

    /// The comparison of the digits of u and x in a pair.
    fn compared(&self, pair: u32) -> u32 {
        pair % width(self.bound)
    }

    /// The pairs after a letter with either digit of u, as members of a set. [`LOST`] stands for a pair that can never accept, and comes
    /// last. [`EVERYTHING`] stands for a pair that accepts whatever follows, and comes first.
    fn successors(&self, pair: u32, letter: usize) -> [u32; 2] {
        let [a, b] = [false, true].map(|digit| {
            let next = self.after(pair, letter, digit);
            match self.members[next as usize] {
                Member::Lost => LOST,
                Member::Kept => next,
                Member::Everything => EVERYTHING,
            }
        });
        match (a, b) {
            (LOST, _) | (_, EVERYTHING) => [b, a],
            _ if a == b => [a, LOST],
            _ => [a, b],
        }
    }

    /// The required comparison of u and x in the end.
    fn goal(&self) -> u32 {
        match self.bound {
            Bound::Any => EQUAL,
            Bound::Smaller => SMALLER,
            Bound::Larger => LARGER,
        }
    }

    /// The pair after a letter in which u has this digit.
    fn after(&self, pair: u32, letter: usize, digit: bool) -> u32 {
        let own = usize::from(self.letters[letter]) | if digit { self.digit_of_u } else { 0 };
        let state = self.automaton.next(self.state(pair), own).0;
        let of_x = letter & self.digit_of_x != 0;
        let is_decided = self.order == DigitOrder::MostFirst && self.compared(pair) != EQUAL;
        let compared = match self.bound {
            Bound::Any => EQUAL,
            Bound::Smaller | Bound::Larger if digit == of_x || is_decided => self.compared(pair),
            Bound::Smaller | Bound::Larger => {
                if digit {
                    LARGER
                } else {
                    SMALLER
                }
            }
        };
        width(self.bound) * state + compared
    }

    /// The effect of this member on a set. The state of the member accepts nothing, everything, or neither.
    fn member(&self, pair: u32, constant: Option<bool>) -> Member {
        let is_wrong = self.compared(pair) != EQUAL && self.compared(pair) != self.goal();
        match constant {
            Some(false) => Member::Lost,
            Some(true) | None if self.order == DigitOrder::MostFirst && is_wrong => Member::Lost,
            // u goes on with the digits of x.
            Some(true) if self.compared(pair) == self.goal() => Member::Everything,
            Some(true) | None => Member::Kept,
        }
    }

    /// True if a pair can never accept.
    fn is_lost(&self, pair: u32) -> bool {
        self.members[pair as usize] == Member::Lost
    }

    /// All pairs that the beginning reaches by letters whose other digits are 0.
    fn before_all_words(&self) -> Vec<u32> {
        let mut found = vec![0];
        let mut at = 0;
        while let Some(&pair) = found.get(at) {
            for next in [false, true].map(|digit| self.after(pair, 0, digit)) {
                if !found.contains(&next) && !self.is_lost(next) {
                    found.push(next);
                }
            }
            at += 1;
        }
        found
    }

    /// For every pair whether it reaches acceptance by letters whose other digits are 0.
    fn before_acceptance(&self) -> Vec<bool> {
        let mut from: Vec<Vec<u32>> = vec![Vec::new(); self.accepting.len()];
        for pair in 0..self.accepting.len() as u32 {
            for digit in [false, true] {
                from[self.after(pair, 0, digit) as usize].push(pair);
            }
        }
        let mut reaches = self.accepting.clone();
        let mut open: Vec<u32> = (0..reaches.len() as u32).filter(|&pair| reaches[pair as usize]).collect();
        while let Some(pair) = open.pop() {
            for &before in &from[pair as usize] {
                if !reaches[before as usize] {
                    reaches[before as usize] = true;
                    open.push(before);
                }
            }
        }
        reaches
    }
}

impl Machine for Quantified {
    fn start(&mut self, out: &mut Vec<u32>) {
        if self.starts.iter().any(|&pair| self.members[pair as usize] == Member::Everything) {
            out.push(EVERYTHING);
            return;
        }
        out.extend(self.starts.iter().filter(|&&pair| !self.is_lost(pair)));
        self.subsets.write(out);
    }

    fn step(&mut self, state: &[u32], letter: usize, out: &mut Vec<u32>) {
        if state == [EVERYTHING] {
            out.push(EVERYTHING);
            return;
        }
        let mut is_everything = false;
        let mut add = |[a, b]: [u32; 2]| {
            is_everything |= a == EVERYTHING;
            if a != LOST {
                out.push(a);
            }
            if b != LOST {
                out.push(b);
            }
        };
        if self.kept.is_empty() {
            each(state, |pair| add(self.successors(pair, letter)));
        } else {
            let kept = &self.kept[letter * self.members.len()..][..self.members.len()];
            each(state, |pair| add(kept[pair as usize]));
        }
        if is_everything {
            out.clear();
            out.push(EVERYTHING);
        } else {
            self.subsets.write(out);
        }
    }

    fn accepts(&self, state: &[u32]) -> bool {
        let mut accepts = state == [EVERYTHING];
        if !accepts {
            each(state, |pair| accepts |= self.accepting[pair as usize]);
        }
        accepts
    }

    fn members(&self, state: &[u32]) -> u64 {
        subset::count(state)
    }
}

/// Into how many pairs a state goes.
fn width(bound: Bound) -> u32 {
    match bound {
        Bound::Any => 1,
        Bound::Smaller | Bound::Larger => 3,
    }
}
