//! Learns an automaton by asking which words are in a set.
//!
//! Two words have the same *residual* if the same continuations lead them into the set; the minimal automaton has one state for
//! each residual. The learner knows a word for each state, and a tree of continuations that tell the states apart:
//!
//! ```text
//!        ε            a word goes to the left if it is not in the set with this continuation, else to the right
//!      /   \
//!     5     0         a leaf is a state
//!   /   \
//!  …     …
//! ```
//!
//! A word that goes to a leaf has the residual of its state as far as is known. If the automaton is wrong about a word, some letter of
//! the word leads to a wrong state: one whose continuations differ from those of the word itself. So that leaf becomes two (the method of
//! D. Angluin, with the counterexamples of R. Rivest and R. Schapire and the tree of M. Kearns and U. Vazirani). So the states are always
//! distinguished by positions that were looked up: an automaton with fewer states is wrong at one of those.

use crate::automata::Automaton;
use crate::theorems::learning::tree::Tree;
use crate::theorems::learning::{Form, LowerBound, Outside, Sample, Word};

/// An automaton on its way.
#[derive(Clone, Debug)]
pub struct Learner {
    form: Form,
    /// A word that leads to each state.
    words: Vec<Word>,
    /// For each state, true if its word is in the set.
    accepting: Vec<bool>,
    /// The successors of each state, row by row; [`UNKNOWN`] where they were not found yet.
    next: Vec<u32>,
    tree: Tree,
    /// The number of times that a position was looked up.
    lookups: u64,
}

/// Stands for a successor that has to be found.
const UNKNOWN: u32 = u32::MAX;

impl Learner {
    /// Knows nothing.
    pub fn new(form: Form) -> Self {
        Self { form, words: Vec::new(), accepting: Vec::new(), next: Vec::new(), tree: Tree::new(), lookups: 0 }
    }

    /// The form in which words are read.
    pub fn form(&self) -> Form {
        self.form
    }

    /// The number of known states.
    pub fn count(&self) -> usize {
        self.words.len()
    }

    /// About how often a position was looked up until now.
    pub fn lookups(&self) -> u64 {
        self.lookups
    }

    /// The state after a letter.
    pub(super) fn next(&self, state: u32, letter: u8) -> u32 {
        self.next[state as usize * usize::from(self.form.letters()) + usize::from(letter)]
    }

    /// True if a word that ends in a state is in the set.
    pub(super) fn accepts(&self, state: u32) -> bool {
        self.accepting[state as usize]
    }

    /// Finds all successors that are not known, and the states that come up with them.
    ///
    /// # Errors
    /// If a word is a position outside of the box. The states found before are kept.
    pub fn close(&mut self, sample: &Sample) -> Result<(), Outside> {
        if self.words.is_empty() {
            self.place(sample, Word::new())?;
        }
        let letters = usize::from(self.form.letters());
        let mut at = 0;
        while at < self.next.len() {
            if self.next[at] == UNKNOWN {
                let mut word = self.words[at / letters].clone();
                word.push((at % letters) as u8);
                self.next[at] = self.place(sample, word)?;
            }
            at += 1;
        }
        Ok(())
    }

    /// The state that a word goes to; a new one if its residual is that of no state.
    fn place(&mut self, sample: &Sample, word: Word) -> Result<u32, Outside> {
        let form = self.form;
        let mut lookups = 1;
        let leaf = self.tree.leaf(|continuation| {
            lookups += 1;
            has(form, sample, &word, continuation)
        });
        self.lookups += lookups;
        let leaf = leaf?;
        if let Some(state) = self.tree.state(leaf) {
            // Shorter words make smaller positions later on.
            let known = &mut self.words[state as usize];
            if word.len() < known.len() {
                *known = word;
            }
            return Ok(state);
        }
        let is_in = has(form, sample, &word, &[])?;
        let state = self.add(word, is_in);
        self.tree.set(leaf, state);
        Ok(state)
    }

    fn add(&mut self, word: Word, is_in: bool) -> u32 {
        let state = self.words.len() as u32;
        self.words.push(word);
        self.accepting.push(is_in);
        self.next.extend(std::iter::repeat_n(UNKNOWN, self.form.letters().into()));
        state
    }

    /// Learns from a word. Returns whether the automaton was wrong about it; it is right afterwards. All successors must be known,
    /// and are.
    ///
    /// # Errors
    /// When a position outside of the box is needed.
    pub fn correct(&mut self, sample: &Sample, word: &[u8]) -> Result<bool, Outside> {
        let mut was_wrong = false;
        self.close(sample)?;
        while self.split(sample, word)? {
            was_wrong = true;
            self.close(sample)?;
        }
        Ok(was_wrong)
    }

    /// Makes a state two, if the automaton is wrong about this word.
    fn split(&mut self, sample: &Sample, word: &[u8]) -> Result<bool, Outside> {
        self.lookups += word.len() as u64;
        let mut states = vec![0];
        for &letter in word {
            let last = states.last().copied().unwrap_or(0);
            states.push(self.next(last, letter));
        }
        // True if the word that leads to the state at this place, continued as the given one, is in the set.
        let is_in = |at: usize| has(self.form, sample, &self.words[states[at] as usize], &word[at..]);
        let said = self.accepts(states[word.len()]);
        // From the last place on, since the positions are smaller there, and short continuations make small positions later on.
        let mut other = word.len();
        while is_in(other)? == said {
            match other.checked_sub(1) {
                Some(before) => other = before,
                None => return Ok(false),
            }
        }
        let (from, old, continuation) = (states[other], states[other + 1], &word[other + 1..]);
        let mut longer = self.words[from as usize].clone();
        longer.push(word[other]);
        let is_member = has(self.form, sample, &longer, &[])?;
        let new = self.add(longer, is_member);
        // The old state says what the automaton said, the new one the opposite.
        self.tree.split(old, new, continuation.to_vec(), said);
        self.next.iter_mut().filter(|next| **next == old).for_each(|next| *next = UNKNOWN);
        Ok(true)
    }

    /// The minimal automaton, once all successors are known.
    pub fn automaton(&self) -> Option<Automaton> {
        Automaton::from_tables(self.form.order, self.form.tracks(), self.next.clone(), self.accepting.clone())
    }

    /// That every automaton of the set has at least as many states.
    pub fn lower_bound(&self) -> LowerBound {
        LowerBound::new(self.form, self.words.clone(), self.tree.clone())
    }
}

fn has(form: Form, sample: &Sample, word: &[u8], continuation: &[u8]) -> Result<bool, Outside> {
    sample.has(form.position(&[word, continuation].concat()))
}
