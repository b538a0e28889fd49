//! The exact numbers of places of squares and rectangles that are in a set.

use crate::automata::picture::{Picture, Plane, View};

/// The number of places of a square of each level that are in the set, by the square's state. A square of level 53 has 2¹⁰⁶ places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    /// By level, then by state.
    of: Vec<Vec<u128>>,
    plane: Plane,
}

/// The number of squares in each state.
type Squares = Vec<u128>;

impl Counts {
    /// Counts them in a plane.
    pub fn new(picture: &Picture, plane: Plane) -> Self {
        let mut of: Vec<Vec<u128>> = vec![picture.accepting.iter().map(|&accepts| accepts.into()).collect()];
        for place in 0..Picture::DIGITS {
            let letters = picture.letters_at(&plane, place);
            let below = &of[place as usize];
            let count = |row: &[u32]| letters.iter().map(|&letter| below[row[letter] as usize]).sum();
            let above = picture.next.chunks_exact(picture.letters).map(count).collect();
            of.push(above);
        }
        Self { of, plane }
    }

    /// The plane.
    pub fn plane(&self) -> &Plane {
        &self.plane
    }

    /// The number of places of a square of this level that are in the set, for each state that the square can have.
    pub fn of_level(&self, level: u32) -> &[u128] {
        &self.of[level.min(Picture::DIGITS) as usize]
    }

    /// The number of places in the set with both numbers below 2 to the power of `level`: those of the square at the corner. The state of
    /// this square is the one after the digits of the fixed numbers.
    pub fn at_corner(&self, picture: &Picture, level: u32) -> u128 {
        let digits = (level.min(Picture::DIGITS)..Picture::DIGITS).rev();
        let state = digits.fold(0, |state, place| picture.step(state, picture.letters_at(&self.plane, place)[0]));
        self.of_level(level)[state as usize]
    }

    /// The number of places of a rectangle that are in the set.
    pub fn inside(&self, picture: &Picture, view: &View) -> u128 {
        let [first, end] = view.inside().bounds();
        let below = |across, up| self.below(picture, [across, up]);
        // Places left of or below the rectangle are counted with it and subtracted. Places both left of and below it are subtracted
        // twice.
        (below(end[0], end[1]) + below(first[0], first[1])) - below(first[0], end[1]) - below(end[0], first[1])
    }

    /// The number of places in the set with numbers below these.
    ///
    /// Digits are chosen from the most significant one on. A number that has its bound's digits so far is *tight*; it is below as
    /// soon as it has a 0 where the bound has a 1. Squares with both numbers tight are one at most, those with one tight number
    /// are kept by their states, and those with none are counted as a whole.
    fn below(&self, picture: &Picture, [across, up]: [u64; 2]) -> u128 {
        if across == 0 || up == 0 {
            return 0;
        }
        // A bound of 2⁵³ has a digit more than the numbers: all of them are below it, and its largest is 2⁵³ − 1 and itself.
        let nothing = || vec![0; picture.count()];
        let is_whole = [across, up].map(|bound| bound >= Picture::SIDE);
        let mut tight = Some(0u32).filter(|_| is_whole == [false; 2]);
        // Only the number that runs up is tight, and only the one that runs across.
        let (mut only_up, mut only_across): (Squares, Squares) = (nothing(), nothing());
        match is_whole {
            [true, true] => return self.of[Picture::DIGITS as usize][0],
            [true, false] => only_up[0] = 1,
            [false, true] => only_across[0] = 1,
            [false, false] => (),
        }
        let mut total = 0;
        for place in (0..Picture::DIGITS).rev() {
            let letters = picture.letters_at(&self.plane, place);
            let [a, b] = [across, up].map(|bound| (bound >> place & 1) as usize);
            let step = |state: usize, a: usize, b: usize| picture.step(state as u32, letters[a + 2 * b]) as usize;
            let whole = &self.of[place as usize];
            let (mut next_up, mut next_across) = (nothing(), nothing());
            for (state, &squares) in only_up.iter().enumerate().filter(|(_, squares)| **squares > 0) {
                for digit in 0..2 {
                    next_up[step(state, digit, b)] += squares;
                    total += if b == 1 { squares * whole[step(state, digit, 0)] } else { 0 };
                }
            }
            for (state, &squares) in only_across.iter().enumerate().filter(|(_, squares)| **squares > 0) {
                for digit in 0..2 {
                    next_across[step(state, a, digit)] += squares;
                    total += if a == 1 { squares * whole[step(state, 0, digit)] } else { 0 };
                }
            }
            if let Some(state) = tight.map(|state| state as usize) {
                total += if a == 1 && b == 1 { whole[step(state, 0, 0)] } else { 0 };
                next_up[step(state, 0, b)] += if a == 1 { 1 } else { 0 };
                next_across[step(state, a, 0)] += if b == 1 { 1 } else { 0 };
                tight = Some(step(state, a, b) as u32);
            }
            (only_up, only_across) = (next_up, next_across);
        }
        total
    }
}
