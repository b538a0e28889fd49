//! The positions of one part that can be reached, each after all its options.

use crate::games::{Coordinate, Game, Position, Rules, Ruleset};
use crate::solver::sum::places::Places;

/// A list of the positions that can be reached from one, in which options come first: the depth-first search puts a position
/// on the list when all its options are on it. The first position is the last of the list.
pub(super) struct Listing {
    ruleset: Ruleset,
    places: Places,
    /// The index in `options` of the first option of each position, and the end of the last ones.
    starts: Vec<u32>,
    /// The places of the options of every position.
    options: Vec<u32>,
    /// The path from the first position to the one whose options are being listed.
    path: Vec<Waiting>,
    /// The number of options of all positions on the path together.
    on_the_way: u64,
}

/// A position whose options are being listed.
struct Waiting {
    position: Position,
    options: Vec<Position>,
    /// The number of these options that are on the list.
    listed: usize,
}

impl Waiting {
    fn new(ruleset: &Ruleset, position: Position) -> Self {
        let mut options = Vec::new();
        ruleset.each_option(position, |_, to| options.push(representative(ruleset, to)));
        // The deepest breaks come first, so that the path stays short: few options of the later ones are then unlisted.
        options.reverse();
        Self { position, options, listed: 0 }
    }
}

impl Listing {
    pub(super) fn new(game: &Game) -> Self {
        let ruleset = game.ruleset();
        let first = Waiting::new(&ruleset, representative(&ruleset, game.position()));
        let on_the_way = first.options.len() as u64;
        Self { ruleset, places: Places::default(), starts: vec![0], options: Vec::new(), path: vec![first], on_the_way }
    }

    /// Processes about `work` further options. Returns `true` if the list is complete.
    pub(super) fn advance(&mut self, mut work: u64) -> bool {
        while work > 0 {
            let Some(last) = self.path.last_mut() else { return true };
            work -= 1;
            match last.options.get(last.listed) {
                Some(option) if self.places.find(option).is_some() => last.listed += 1,
                Some(&option) => {
                    let next = Waiting::new(&self.ruleset, option);
                    let options = next.options.len() as u64;
                    work = work.saturating_sub(options);
                    self.on_the_way += options;
                    self.path.push(next);
                }
                None => self.list(),
            }
        }
        self.path.is_empty()
    }

    /// Puts the last position of the path on the list, which contains all its options.
    fn list(&mut self) {
        let Some(Waiting { position, options, .. }) = self.path.pop() else { return };
        self.on_the_way -= options.len() as u64;
        self.options.extend(options.iter().filter_map(|option| self.places.find(option)));
        self.places.add(position);
        self.starts.push(self.options.len() as u32);
    }

    /// The number of positions on the list or on the path; all positions once the list is complete.
    pub(super) fn positions(&self) -> u64 {
        (self.places.count() + self.path.len()) as u64
    }

    /// The number of options of all positions on the list or on the path together.
    pub(super) fn options_in_all(&self) -> u64 {
        self.options.len() as u64 + self.on_the_way
    }

    /// The number of bytes that a list takes at most: twice its contents, since it grows by doubling.
    pub(super) fn bytes(positions: u64, options: u64) -> u64 {
        Places::bytes(positions) + 2 * (positions + options) * size_of::<u32>() as u64
    }

    /// The places of the options of the position at a place.
    pub(super) fn options_of(&self, place: usize) -> &[u32] {
        &self.options[self.starts[place] as usize..self.starts[place + 1] as usize]
    }

    /// The place of a position on the list.
    pub(super) fn place(&self, position: Position) -> Option<usize> {
        self.places.find(&representative(&self.ruleset, position)).map(|place| place as usize)
    }
}

/// A representative of all positions with the same moves: piles in order, less the smallest.
fn representative(ruleset: &Ruleset, position: Position) -> Position {
    match ruleset.rules {
        Rules::Bar(_) | Rules::Own(_) => position,
        Rules::Piles(_) => {
            let sorted = position.coordinates.sorted();
            let least = sorted.first().copied().unwrap_or(0);
            let piles =
                Coordinate::first(sorted.len()).fold(sorted, |piles, pile| piles.with(pile, piles[pile] - least));
            Position { coordinates: piles, ..position }
        }
    }
}
