//! The states of all squares of a rectangle.

use crate::automata::picture::{Picture, Plane};

/// A rectangle of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The level of the squares.
    pub level: u32,
    /// Which square is at the lower left: its first numbers divided by 2 to the power of the level.
    pub first: [u64; 2],
    /// The number of squares across and up.
    pub size: [usize; 2],
}

impl View {
    /// As much of the rectangle as is inside of the plane.
    #[must_use]
    pub fn inside(self) -> Self {
        let level = self.level.min(Picture::DIGITS);
        let all = Picture::SIDE >> level;
        let first = self.first.map(|first| first.min(all - 1));
        let room = |axis: usize| usize::try_from(all - first[axis]).unwrap_or(usize::MAX);
        Self { level, first, size: [self.size[0].min(room(0)), self.size[1].min(room(1))] }
    }

    /// The first numbers of the rectangle, and those after its last.
    pub fn bounds(&self) -> [[u64; 2]; 2] {
        let end = [0, 1].map(|axis| self.first[axis] + self.size[axis] as u64);
        [self.first, end].map(|places| places.map(|place| place << self.level))
    }

    /// The squares of a higher level that it touches.
    pub(super) fn seen_at(&self, level: u32) -> Self {
        let up = level - self.level;
        let first = self.first.map(|first| first >> up);
        let last = |axis: usize| (self.first[axis] + self.size[axis] as u64 - 1) >> up;
        Self { level, first, size: [0, 1].map(|axis| (last(axis) - first[axis] + 1) as usize) }
    }
}

impl Picture {
    /// The state of each square of a rectangle, as much of it as is inside of the plane.
    ///
    /// ```text
    ///   out:  | lowest row, left to right | the row above | …        as many rows as the rectangle is high, u32 each
    /// ```
    ///
    /// # Why it is right, and quick
    /// At the highest level there is one square, whose state is the first one. A square lies in the square of the level above that has
    /// half its numbers, rounded down. So the squares that the rectangle touches lie in squares of the level above that it touches, and
    /// each level follows from the one above. A level has about a quarter as many squares as the one below, and so all levels together
    /// have about 4/3 as many as the rectangle has. Squares outside of it are never computed, except at the edges.
    ///
    /// The obvious way reads 53 letters for each square: [`Picture::holds`] at level 0 compares with it.
    pub fn frame(&self, plane: &Plane, view: View, out: &mut Vec<u32>) {
        let view = view.inside();
        if view.size.contains(&0) {
            return out.clear();
        }
        let (mut above, mut here) = (vec![0], std::mem::take(out));
        let mut outer = view.seen_at(Picture::DIGITS);
        for level in (view.level..Picture::DIGITS).rev() {
            let inner = view.seen_at(level);
            let [a, b, c, d] = self.letters_at(plane, level);
            // The halves below and above the middle of a square, so that a row needs one short table.
            let halves = [[a, b], [c, d]].map(|pair| self.halves(pair));
            here.resize(inner.size[0] * inner.size[1], 0);
            for (row, line) in (inner.first[1]..).zip(here.chunks_exact_mut(inner.size[0])) {
                let from = ((row >> 1) - outer.first[1]) as usize * outer.size[0];
                split(&halves[(row & 1) as usize], &above[from..from + outer.size[0]], inner.first[0] & 1 == 1, line);
            }
            std::mem::swap(&mut above, &mut here);
            outer = inner;
        }
        *out = above;
    }

    /// The states of the left and the right square after each state.
    fn halves(&self, [left, right]: [usize; 2]) -> Vec<[u32; 2]> {
        self.next.chunks_exact(self.letters).map(|row| [row[left], row[right]]).collect()
    }
}

/// The squares of a row of squares that are twice as wide; of the first one only the right one if `is_odd`.
fn split(halves: &[[u32; 2]], above: &[u32], is_odd: bool, line: &mut [u32]) {
    let (mut line, mut above) = (line, above);
    if is_odd {
        if let ([first, rest @ ..], [parent, others @ ..]) = (line, above) {
            *first = halves[*parent as usize][1];
            (line, above) = (rest, others);
        } else {
            return;
        }
    }
    let mut pairs = line.chunks_exact_mut(2);
    for (pair, &parent) in (&mut pairs).zip(above) {
        pair.copy_from_slice(&halves[parent as usize]);
    }
    if let ([last], Some(&parent)) = (pairs.into_remainder(), above.last()) {
        *last = halves[parent as usize][0];
    }
}
