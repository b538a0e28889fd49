//! A lower bound on the number of states of an automaton of a set, with its proof.

use crate::theorems::Numbers;
use crate::theorems::learning::tree::{Side, Tree};
use crate::theorems::learning::{Form, Word};
use std::fmt;

/// Every automaton of a set that reads digits in one order has at least so many states. For there are so many words, and any two
/// of them have a continuation that leads one into the set and not the other; an automaton with fewer states would be in one
/// state after both, and be wrong about one of the two positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LowerBound {
    form: Form,
    words: Vec<Word>,
    tree: Tree,
}

/// Two positions that show that two words lead to different states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Separated {
    /// The position in the set.
    pub inside: Numbers,
    /// The position outside of the set.
    pub outside: Numbers,
}

impl LowerBound {
    pub(super) fn new(form: Form, words: Vec<Word>, tree: Tree) -> Self {
        Self { form, words, tree }
    }

    /// The form in which words are read.
    pub fn form(&self) -> Form {
        self.form
    }

    /// The least number of states.
    pub fn states(&self) -> usize {
        self.words.len()
    }

    /// The words, one for each state.
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// Why two of the words lead to different states; none for a word and itself.
    pub fn separated(&self, a: usize, b: usize) -> Option<Separated> {
        let (continuation, is_first) = self.tree.separating(u32::try_from(a).ok()?, u32::try_from(b).ok()?)?;
        let position = |word: &Word| self.form.position(&[word.as_slice(), continuation].concat());
        let [first, second] = [position(self.words.get(a)?), position(self.words.get(b)?)];
        Some(if is_first {
            Separated { inside: first, outside: second }
        } else {
            Separated { inside: second, outside: first }
        })
    }
}

/// As text that can be checked: the word of each state, and the tree of continuations by which any two of them part. A line
/// `state i: x y z, n digits` has a word. A line `node j: x y z, n digits; outside A; inside B` divides the words that follow it. They go
/// to A if, continued by these digits, they are no position of the set, and to B if they are one. Every word goes to its own state.
/// Positions with four numbers have one more in each line.
impl fmt::Display for LowerBound {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |word: &Word| {
            let numbers = self.form.position(word).map(|number| number.to_string());
            format!("{}, {} digits", numbers[..self.form.coordinates().end.max(3)].join(" "), word.len())
        };
        let side = |side: Side| match side {
            Side::Node(node) => format!("node {node}"),
            Side::State(state) => format!("state {state}"),
            Side::Nothing => "nothing".to_owned(),
        };
        for (state, of) in self.words.iter().enumerate() {
            writeln!(out, "state {state}: {}", word(of))?;
        }
        for (node, of, [outside, inside]) in self.tree.splits() {
            writeln!(out, "node {node}: {}; outside {}; inside {}", word(of), side(outside), side(inside))?;
        }
        Ok(())
    }
}
