//! The colours of the squares below a state, as tiles that pictures are put together of.

use crate::automata::picture::{Picture, Plane, View};

/// A tile for each state: a square of some level in this state, drawn as 8 by 8 squares of the level that is three lower, each with a
/// colour.
///
/// All squares in the same state show the same. So a picture needs the states of one square in 64 only, and each line of 8 colours is
/// copied as a whole.
///
/// ```text
///   rows:  | state 0: lowest row, …, highest row | state 1: … |        8 rows for each state, 8 colours each, left to right
/// ```
#[derive(Clone, Debug)]
pub struct Tiles {
    rows: Vec<[u32; Self::SIDE]>,
}

impl Tiles {
    /// The number of levels between a tile and its squares.
    pub const LEVELS: u32 = 3;
    /// The number of squares of a tile across and up.
    pub const SIDE: usize = 1 << Self::LEVELS;

    /// A row of the tile of a state, counted from below.
    pub fn row(&self, state: u32, row: usize) -> &[u32; Self::SIDE] {
        &self.rows[state as usize * Self::SIDE + row]
    }

    /// The rectangle of tiles that has all squares of a rectangle, whose level is at least three below the highest.
    pub fn around(view: View) -> View {
        view.seen_at(view.level + Self::LEVELS)
    }
}

impl Picture {
    /// The tiles whose squares have this level, which is at least three below the highest; `colours` has one for each state.
    pub fn tiles(&self, plane: &Plane, level: u32, colours: &[u32]) -> Tiles {
        // Tiles of one square are the colours. A tile with twice the side is put together from four tiles.
        let (mut side, mut tiles) = (1, colours.to_vec());
        for place in level..level + Tiles::LEVELS {
            let letters = self.letters_at(plane, place);
            let mut larger = Vec::with_capacity(tiles.len() * 4);
            for next in self.next.chunks_exact(self.letters) {
                for (half, row) in [0, 1].into_iter().flat_map(|half| (0..side).map(move |row| (half, row))) {
                    for letter in [letters[2 * half], letters[2 * half + 1]] {
                        let from = next[letter] as usize * side * side + row * side;
                        larger.extend_from_slice(&tiles[from..from + side]);
                    }
                }
            }
            (side, tiles) = (2 * side, larger);
        }
        Tiles { rows: tiles.as_chunks().0.to_vec() }
    }
}
