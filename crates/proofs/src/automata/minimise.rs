//! Hopcroft's partition refinement: the least automaton of the same set.
//!
//! States are alike until a letter takes them to states that differ. The states of a *block* are alike so far; a block that
//! is in the queue splits those from which some letter leads both into it and elsewhere. Of two parts the smaller one is put
//! into the queue, so each state is in the queue at most log₂ n times: n·log₂ n steps for each letter.
//!
//! ```text
//!   members:  | block 0 | block 1 | …        place[state] is where a state is in it
//!   before:   for each letter, the states that lead to state 0, to state 1, … (offsets in `begins`)
//! ```

use crate::automata::found::Found;
use crate::automata::{Automaton, State, Track, Tracks};

/// An automaton on its way to the least one.
pub(super) struct Minimiser {
    found: Found,
    letters: usize,
    begins: Vec<Vec<u32>>,
    before: Vec<Vec<u32>>,
    members: Vec<u32>,
    place: Vec<u32>,
    block_of: Vec<u32>,
    blocks: Vec<Block>,
    queue: Vec<u32>,
}

/// A run of `members`. The first `marked` of them are those which a letter leads into the splitter.
#[derive(Clone, Copy)]
struct Block {
    start: u32,
    end: u32,
    marked: u32,
    is_queued: bool,
}

impl Minimiser {
    /// The largest memory it can need in bytes, apart from the automaton that was found.
    pub(super) fn bytes(states: usize, letters: usize) -> u64 {
        // The predecessors by each letter; five numbers for each state; and room for two blocks, since their list doubles.
        let state = 2 * letters * size_of::<u32>() + 5 * size_of::<u32>() + 2 * size_of::<Block>();
        states as u64 * state as u64
    }

    pub(super) fn new(found: Found) -> Self {
        let count = found.accepting.len();
        let letters = found.tracks.letters();
        let (mut members, others): (Vec<u32>, Vec<u32>) =
            (0..count as u32).partition(|&state| found.accepting[state as usize]);
        let middle = members.len() as u32;
        members.extend(others);
        let mut minimiser = Self {
            found,
            letters,
            begins: Vec::new(),
            before: Vec::new(),
            place: vec![0; count],
            block_of: vec![0; count],
            members,
            blocks: Vec::new(),
            queue: Vec::new(),
        };
        for (start, end) in [(0, middle), (middle, count as u32)] {
            if start < end {
                minimiser.add_block(start, end);
            }
        }
        for (place, &state) in minimiser.members.iter().enumerate() {
            minimiser.place[state as usize] = place as u32;
        }
        // Either part splits as well as the other.
        let smaller = u32::from(minimiser.blocks.len() == 2 && 2 * middle > count as u32);
        minimiser.enqueue(smaller);
        minimiser
    }

    /// Does the next part: lists what leads where by one letter, or splits by one block. Returns how many states were looked
    /// at; nothing if that was all.
    pub(super) fn advance(&mut self) -> Option<u64> {
        if self.begins.len() < self.letters {
            self.invert(self.begins.len());
            return Some(self.members.len() as u64);
        }
        let splitter = self.queue.pop()?;
        Some(self.split_by(splitter))
    }

    /// Lists the states that lead to each state by a letter.
    fn invert(&mut self, letter: usize) {
        let row = |state: usize| self.found.next[state * self.letters + letter] as usize;
        let count = self.members.len();
        let mut begins = vec![0u32; count + 1];
        for state in 0..count {
            begins[row(state) + 1] += 1;
        }
        for state in 0..count {
            begins[state + 1] += begins[state];
        }
        let (mut before, mut filled) = (vec![0; count], begins.clone());
        for state in 0..count {
            let slot = &mut filled[row(state)];
            before[*slot as usize] = state as u32;
            *slot += 1;
        }
        self.begins.push(begins);
        self.before.push(before);
    }

    /// Splits blocks by where each letter leads. Returns how many states were looked at.
    fn split_by(&mut self, splitter: u32) -> u64 {
        let Block { start, end, .. } = self.blocks[splitter as usize];
        self.blocks[splitter as usize].is_queued = false;
        // A copy, since the splitter may be split by itself.
        let targets: Vec<u32> = self.members[start as usize..end as usize].to_vec();
        let mut looked = targets.len() as u64;
        for letter in 0..self.letters {
            let mut touched: Vec<u32> = Vec::new();
            for &target in &targets {
                let [from, to] = [0, 1].map(|side| self.begins[letter][target as usize + side]);
                looked += u64::from(to - from);
                for at in from..to {
                    let state = self.before[letter][at as usize];
                    self.mark(state, &mut touched);
                }
            }
            for block in touched {
                self.split(block);
            }
        }
        looked
    }

    /// Moves a state among the marked ones of its block.
    fn mark(&mut self, state: u32, touched: &mut Vec<u32>) {
        let block = self.block_of[state as usize];
        let known = &mut self.blocks[block as usize];
        let (from, to) = (self.place[state as usize], known.start + known.marked);
        if from < to {
            return;
        }
        if known.marked == 0 {
            touched.push(block);
        }
        known.marked += 1;
        let other = self.members[to as usize];
        self.members.swap(from as usize, to as usize);
        self.place[state as usize] = to;
        self.place[other as usize] = from;
    }

    /// Makes the marked states of a block a separate block, if the block has other states.
    fn split(&mut self, block: u32) {
        let known = &mut self.blocks[block as usize];
        let Block { start, end, marked, .. } = *known;
        known.marked = 0;
        let middle = start + marked;
        if middle == end {
            return;
        }
        // The smaller part gets the new number, so that its members are all that is renumbered.
        let is_first_smaller = marked <= end - middle;
        let (kept, new) =
            if is_first_smaller { ((middle, end), (start, middle)) } else { ((start, middle), (middle, end)) };
        (known.start, known.end) = kept;
        let number = self.add_block(new.0, new.1);
        // If the whole block was in the queue, the kept part still is. Otherwise the smaller part is enough.
        self.enqueue(number);
    }

    fn add_block(&mut self, start: u32, end: u32) -> u32 {
        let number = self.blocks.len() as u32;
        self.blocks.push(Block { start, end, marked: 0, is_queued: false });
        for at in start..end {
            self.block_of[self.members[at as usize] as usize] = number;
        }
        number
    }

    fn enqueue(&mut self, block: u32) {
        let known = &mut self.blocks[block as usize];
        if !known.is_queued {
            known.is_queued = true;
            self.queue.push(block);
        }
    }

    /// The least automaton, once all is split, without the tracks that do not matter.
    pub(super) fn finish(mut self) -> Automaton {
        // The memory of these lists is free for the new table.
        (self.begins, self.before) = (Vec::new(), Vec::new());
        let Self { found, letters, members, block_of, blocks, .. } = self;
        let mut numbers = vec![u32::MAX; blocks.len()];
        let mut reached = vec![block_of[0]];
        numbers[block_of[0] as usize] = 0;
        let (mut next, mut accepting, mut at) = (Vec::with_capacity(blocks.len() * letters), Vec::new(), 0);
        while let Some(&block) = reached.get(at) {
            let state = members[blocks[block as usize].start as usize] as usize;
            accepting.push(found.accepting[state]);
            for &target in &found.next[state * letters..][..letters] {
                let to = block_of[target as usize];
                if numbers[to as usize] == u32::MAX {
                    numbers[to as usize] = reached.len() as u32;
                    reached.push(to);
                }
                next.push(numbers[to as usize]);
            }
            at += 1;
        }
        let automaton = Automaton { order: found.order, tracks: found.tracks, next, accepting };
        automaton.without_what_does_not_matter()
    }
}

impl Automaton {
    /// The same set without the tracks whose digits change nothing. The states keep their order: the letters that are left out
    /// are the larger ones of pairs with the same successor, so none of them reaches a state first.
    fn without_what_does_not_matter(self) -> Self {
        let letters = self.tracks.letters();
        let matters = |place: usize| {
            self.next.chunks(letters).any(|row| {
                (0..letters).any(|letter| letter >> place & 1 == 0 && row[letter] != row[letter | 1 << place])
            })
        };
        let kept: Vec<(usize, Track)> = self.tracks.iter().enumerate().filter(|(place, _)| matters(*place)).collect();
        if kept.len() == self.tracks.count() {
            return self;
        }
        let tracks = Tracks::new(kept.iter().map(|(_, track)| *track));
        let wide = |letter: usize| -> usize {
            kept.iter().enumerate().map(|(bit, (place, _))| (letter >> bit & 1) << place).sum()
        };
        let wide: Vec<usize> = (0..tracks.letters()).map(wide).collect();
        let next = self.states().flat_map(|State(state)| {
            let row = &self.next[state as usize * letters..][..letters];
            wide.iter().map(|&letter| row[letter])
        });
        Self { order: self.order, next: next.collect(), tracks, accepting: self.accepting }
    }
}
