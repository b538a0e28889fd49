//! The tree of continuations that tell states apart.

use crate::theorems::learning::Word;

/// The tree. Node 0 is its root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// The leaf of each state.
    leaves: Vec<usize>,
}

/// The places that words go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// To another continuation.
    Node(usize),
    /// To a state.
    State(u32),
    /// No word goes there.
    Nothing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    /// None at the root.
    parent: Option<usize>,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// A leaf that no word went to yet.
    Open,
    /// A state.
    State(u32),
    /// A continuation, the node of the words that are not in the set with it, and the node of the words that are.
    Split(Word, [usize; 2]),
}

impl Tree {
    /// Asks whether words are in the set, and knows no state.
    pub(super) fn new() -> Self {
        let leaf = || Node { parent: Some(0), kind: Kind::Open };
        let root = Node { parent: None, kind: Kind::Split(Word::new(), [1, 2]) };
        Self { nodes: vec![root, leaf(), leaf()], leaves: Vec::new() }
    }

    /// The leaf that a word goes to, given whether it is in the set with a continuation.
    pub(super) fn leaf<E>(&self, mut has: impl FnMut(&[u8]) -> Result<bool, E>) -> Result<usize, E> {
        let mut at = 0;
        while let Kind::Split(continuation, sides) = &self.nodes[at].kind {
            at = sides[usize::from(has(continuation)?)];
        }
        Ok(at)
    }

    /// The state of a leaf; none if no word went to it yet.
    pub(super) fn state(&self, leaf: usize) -> Option<u32> {
        match self.nodes[leaf].kind {
            Kind::State(state) => Some(state),
            Kind::Open | Kind::Split(..) => None,
        }
    }

    /// Makes an open leaf that of the next state.
    pub(super) fn set(&mut self, leaf: usize, state: u32) {
        self.nodes[leaf].kind = Kind::State(state);
        self.leaves.push(leaf);
    }

    /// Makes the leaf of a state two: `is_in` says whether the words of the old state are in the set with the continuation.
    pub(super) fn split(&mut self, old: u32, new: u32, continuation: Word, is_in: bool) {
        let at = self.leaves[old as usize];
        let first = self.nodes.len();
        for state in [old, new] {
            self.nodes.push(Node { parent: Some(at), kind: Kind::State(state) });
        }
        let sides = if is_in { [first + 1, first] } else { [first, first + 1] };
        self.nodes[at].kind = Kind::Split(continuation, sides);
        self.leaves[old as usize] = first;
        self.leaves.push(first + 1);
    }

    /// The inner nodes: the number of each, its continuation, and two sides. Words that are not in the set with the continuation go to
    /// the first side, and the others to the second.
    pub(super) fn splits(&self) -> impl Iterator<Item = (usize, &Word, [Side; 2])> {
        let side = |at: usize| match &self.nodes[at].kind {
            Kind::State(state) => Side::State(*state),
            Kind::Split(..) => Side::Node(at),
            Kind::Open => Side::Nothing,
        };
        self.nodes.iter().enumerate().filter_map(move |(at, node)| match &node.kind {
            Kind::Split(continuation, sides) => Some((at, continuation, sides.map(side))),
            Kind::State(_) | Kind::Open => None,
        })
    }

    /// The continuation that tells two states apart, and whether it leads the first into the set. None for a state and itself.
    pub(super) fn separating(&self, a: u32, b: u32) -> Option<(&Word, bool)> {
        let path = |state: u32| {
            let mut path: Vec<usize> =
                std::iter::successors(self.leaves.get(state as usize).copied(), |&at| self.nodes[at].parent).collect();
            path.reverse();
            path
        };
        let (a, b) = (path(a), path(b));
        let common = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
        match &self.nodes[*a.get(common.checked_sub(1)?)?].kind {
            Kind::Split(continuation, sides) => Some((continuation, a.get(common) == Some(&sides[1]))),
            Kind::Open | Kind::State(_) => None,
        }
    }
}
