//! The positions of a set on a line: all coordinates but one are fixed.

use crate::automata::picture::Picture;

/// A line through a position along a coordinate.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    picture: &'a Picture,
    /// The letters with the digits of the other coordinates, and 0 for this one, by place.
    letters: Vec<usize>,
    mask: usize,
    /// True if some digits lead from a state into the set. Indexed by the number of digits that are left, then by state.
    alive: Vec<Vec<bool>>,
}

impl<'a> Line<'a> {
    /// The line through a position along a coordinate, 0 to 2.
    pub fn new(picture: &'a Picture, mut through: [u64; 3], along: usize) -> Self {
        through[along] = 0;
        let letters: Vec<usize> = (0..Picture::DIGITS).map(|place| picture.letter(through, place)).collect();
        let mask = picture.masks[along];
        let mut alive = vec![picture.accepting.clone()];
        for (left, letter) in letters.iter().enumerate() {
            let below: &Vec<bool> = &alive[left];
            let leads = |row: &[u32]| below[row[*letter] as usize] || below[row[letter + mask] as usize];
            let above = picture.next.chunks_exact(picture.letters).map(leads).collect();
            alive.push(above);
        }
        Self { picture, letters, mask, alive }
    }

    /// The first position of the set, by its number along the line.
    pub fn first(&self) -> Option<u64> {
        self.alive[Picture::DIGITS as usize][0].then(|| self.finish(0, 0, Picture::DIGITS, false))
    }

    /// The next larger number. A larger one has the same digits up to a place where it has 1 and this one 0; the fewer digits
    /// differ, the smaller it is, and the least digits that lead into the set make it least.
    pub fn after(&self, number: u64) -> Option<u64> {
        self.nearest(number, true)
    }

    /// The next smaller number.
    pub fn before(&self, number: u64) -> Option<u64> {
        self.nearest(number, false)
    }

    fn nearest(&self, number: u64, is_up: bool) -> Option<u64> {
        let mut found = None;
        let mut state = 0;
        for place in (0..Picture::DIGITS).rev() {
            let digit = number >> place & 1 == 1;
            let other = self.step(state, place, is_up);
            if digit != is_up && self.alive[place as usize][other as usize] {
                // The last such place is the lowest.
                let kept = number >> place >> 1 << 1 | u64::from(is_up);
                found = Some((other, kept << place, place));
            }
            state = self.step(state, place, digit);
        }
        found.map(|(state, begun, places)| self.finish(state, begun, places, !is_up))
    }

    /// The least number (or the largest) that begins so and is in the set, given that there is one.
    fn finish(&self, state: u32, begun: u64, places: u32, is_largest: bool) -> u64 {
        let (mut state, mut number) = (state, begun);
        for place in (0..places).rev() {
            let wish = self.step(state, place, is_largest);
            let digit = if self.alive[place as usize][wish as usize] { is_largest } else { !is_largest };
            state = self.step(state, place, digit);
            number |= u64::from(digit) << place;
        }
        number
    }

    fn step(&self, state: u32, place: u32, digit: bool) -> u32 {
        self.picture.step(state, self.letters[place as usize] + if digit { self.mask } else { 0 })
    }
}
