//! That every automaton of a set has many states: words, and positions that distinguish them, checked one by one.
//!
//! The text is that of [`LowerBound`](proofs::theorems::learning::LowerBound). Each word is led through the tree: at every node the
//! position that the word makes with the continuation of the node is looked up. A word that arrives at its own state is distinguished from
//! every other word at the node where the two part. So every automaton needs at least one state for each word.

use crate::exports::dossiers::File;
use maths::games::Ruleset;
use maths::solver::Plan;
use proofs::theorems::Numbers;
use proofs::theorems::learning::Sample;
use std::collections::HashMap;

/// The name of the file.
pub(super) const NAME: &str = "residuals.txt";

/// The file of a lower bound.
pub(super) fn file(text: String) -> File {
    File::text(NAME, text)
}

/// Numbers that are read digit by digit, the least significant digit first, and how many digits of each are read.
#[derive(Clone, Copy)]
struct Word {
    numbers: Numbers,
    digits: u32,
}

/// The target of words at a node: another node, or a state.
#[derive(Clone, Copy)]
enum Side {
    Node(usize),
    State(usize),
}

struct Tree {
    states: Vec<Word>,
    nodes: HashMap<usize, (Word, [Side; 2])>,
}

/// The most binary digits of a coordinate that is looked up: positions up to here are solved.
const MOST_DIGITS: u32 = 13;

/// Checks a lower bound for the positions with a Grundy value, with or without the pass. Returns what it proves.
pub(super) fn check(text: &str, ruleset: &Ruleset, value: u16, pass: bool) -> Result<String, String> {
    let tree = Tree::read(text)?;
    let all = tree.states.iter().flat_map(|word| tree.nodes.values().map(|(node, _)| word.followed_by(*node)));
    // A position that no word needs may be larger than all that are solved; then that word is wrong.
    let digits = all.flatten().map(digits).filter(|&digits| digits <= MOST_DIGITS).max().unwrap_or(1);
    let samples = Sample::solve(*ruleset, value, digits, Plan::BOUND);
    let samples = samples.map_err(|_| "the box with its positions cannot be solved")?;
    let sample = samples.get(usize::from(pass)).ok_or("the ruleset has no pass")?;
    for (state, word) in tree.states.iter().enumerate() {
        let found = tree.state_of(*word, sample)?;
        if found != state {
            return Err(format!("the word of state {state} goes to state {found}"));
        }
    }
    let count = tree.states.len();
    Ok(format!(
        "{count} words with different residuals, so every automaton that reads the least significant digits first has at \
                least {count} states"
    ))
}

impl Word {
    /// The numbers of this word continued by another one; none if they are too large.
    fn followed_by(self, other: Self) -> Option<Numbers> {
        let mut numbers = self.numbers;
        for (number, more) in numbers.iter_mut().zip(other.numbers) {
            *number += more.checked_shl(self.digits).filter(|shifted| shifted >> self.digits == more)?;
        }
        Some(numbers)
    }

    /// Reads `7 4 7, 3 digits`. Numbers that are missing at the end are 0.
    fn read(text: &str) -> Option<Self> {
        let (numbers, count) = text.split_once(", ")?;
        let written: Vec<u64> = numbers.split(' ').map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let mut numbers = Numbers::default();
        numbers.get_mut(..written.len())?.copy_from_slice(&written);
        let digits: u32 = count.strip_suffix(" digits")?.parse().ok()?;
        (digits < u64::BITS && numbers.iter().all(|number| number >> digits == 0)).then_some(Self { numbers, digits })
    }
}

fn digits(numbers: Numbers) -> u32 {
    u64::BITS - numbers.iter().fold(0, |all, number| all | number).leading_zeros()
}

impl Tree {
    fn read(text: &str) -> Result<Self, String> {
        let (mut states, mut nodes) = (Vec::new(), HashMap::new());
        for (index, line) in text.lines().enumerate() {
            let wrong = || format!("line {}, “{line}”, cannot be read", index + 1);
            if let Some(rest) = line.strip_prefix("state ") {
                let (number, word) = rest.split_once(": ").ok_or_else(wrong)?;
                if number.parse() != Ok(states.len()) {
                    return Err(wrong());
                }
                states.push(Word::read(word).ok_or_else(wrong)?);
            } else {
                let (number, node) = node(line).ok_or_else(wrong)?;
                nodes.insert(number, node);
            }
        }
        Ok(Self { states, nodes })
    }

    /// The state to which a word goes.
    fn state_of(&self, word: Word, sample: &Sample) -> Result<usize, String> {
        let mut at = 0;
        // A tree has fewer inner nodes than leaves, so a longer way would be a circle.
        for _ in 0..=self.nodes.len() {
            let (continuation, sides) = self.nodes.get(&at).ok_or_else(|| format!("node {at} is missing"))?;
            let position = word.followed_by(*continuation).ok_or_else(|| format!("node {at} has too large numbers"))?;
            let is_in = sample.has(position).map_err(|_| format!("{position:?} is too far out to be looked up"))?;
            match sides[usize::from(is_in)] {
                Side::State(state) => return Ok(state),
                Side::Node(node) => at = node,
            }
        }
        Err("the nodes make a circle".into())
    }
}

/// Reads `node 0: 7 4 7, 3 digits; outside state 1; inside node 2`.
fn node(line: &str) -> Option<(usize, (Word, [Side; 2]))> {
    let (number, rest) = line.strip_prefix("node ")?.split_once(": ")?;
    let [word, outside, inside] = rest.split("; ").collect::<Vec<_>>()[..] else { return None };
    let side = |text: &str| {
        let (kind, number) = text.split_once(' ')?;
        let number = number.parse().ok()?;
        match kind {
            "state" => Some(Side::State(number)),
            "node" => Some(Side::Node(number)),
            _ => None,
        }
    };
    let sides = [side(outside.strip_prefix("outside ")?)?, side(inside.strip_prefix("inside ")?)?];
    Some((number.parse().ok()?, (Word::read(word)?, sides)))
}
