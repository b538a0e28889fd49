//! The known part of a set: its positions in a box.

use crate::automata::DigitOrder;
use crate::theorems::Numbers;
use crate::theorems::learning::Form;
use crate::theorems::learning::word::digits;
use maths::solver::Grid;
use std::ops::Range;

/// Which positions of a box are in a set. The box has all coordinates below a power of two.
#[derive(Clone, Debug)]
pub struct Sample {
    digits: u32,
    places: Places,
}

#[derive(Clone, Debug)]
enum Places {
    /// Of a bar the y of the one position over (x, z), in column x and row z: two positions with the same x and z are joined by a
    /// move.
    Heights(Grid),
    /// Of piles anything at the positions (0, y, z), in column z and row y.
    Pairs(Grid),
    /// All numbers at these coordinates, the last coordinate running fastest; true for those in the set.
    All(Range<usize>, Vec<bool>),
}

/// More digits are needed than the box has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outside {
    /// The number of binary digits of the largest coordinate.
    pub digits: u32,
}

impl Sample {
    /// The sample of a map of P-positions of a bar, or of the positions of one Grundy value, for all coordinates below 2 to the power of
    /// `digits`: over each (x, z) in column x and row z the y of a position, or nothing.
    pub fn of_heights(digits: u32, heights: Grid) -> Self {
        Self { digits, places: Places::Heights(heights) }
    }

    /// The same of normal forms (0, y, z): something in column z and row y, or nothing.
    pub fn of_pairs(digits: u32, pairs: Grid) -> Self {
        Self { digits, places: Places::Pairs(pairs) }
    }

    /// The sample of positions that may be other than 0 at these coordinates, the last one running fastest; true for those in the set.
    pub fn of_all(digits: u32, coordinates: Range<usize>, is_in: Vec<bool>) -> Self {
        Self { digits, places: Places::All(coordinates, is_in) }
    }

    /// The number of binary digits of coordinates.
    pub fn digits(&self) -> u32 {
        self.digits
    }

    /// True if a position is in the set.
    ///
    /// # Errors
    /// When it is outside of the box.
    pub fn has(&self, position: Numbers) -> Result<bool, Outside> {
        let digits = digits(position);
        if digits > self.digits {
            return Err(Outside { digits });
        }
        let numbers = position.map(|number| number as u32);
        let [x, y, z, _] = numbers;
        Ok(match &self.places {
            Places::Heights(heights) => heights.at(x, z).is_some_and(|height| u32::from(height) == y),
            Places::Pairs(pairs) => x == 0 && pairs.at(z, y).is_some(),
            Places::All(coordinates, is_in) => {
                let numbers = &numbers[coordinates.clone()];
                let index = numbers.iter().fold(0, |index, number| index << self.digits | *number as usize);
                is_in.get(index).copied().unwrap_or(false)
            }
        })
    }

    /// The members whose coordinates have at most `digits` digits, as words in the order of their letters. A word is one number here, the
    /// first letter in its highest digits.
    pub(super) fn members(&self, form: Form, digits: u32) -> Vec<u64> {
        let side = 1 << digits.min(self.digits);
        let spread = |number: u32| -> u64 {
            (0..digits).map(|place| u64::from(number >> place & 1) << self.shift(form, digits, place)).sum()
        };
        let spread: Vec<u64> = (0..side).map(spread).collect();
        // Bit i of a letter is a digit of coordinate i; `None` outside of the smaller box.
        let word = |numbers: &[u32]| {
            let bits = numbers.iter().enumerate().map(|(bit, number)| Some(spread.get(*number as usize)? << bit));
            bits.sum::<Option<u64>>()
        };
        let mut members: Vec<u64> = match &self.places {
            Places::Heights(grid) => grid.points().filter_map(|(x, z, height)| word(&[x, height.into(), z])).collect(),
            Places::Pairs(grid) => grid.points().filter_map(|(z, y, _)| word(&[y, z])).collect(),
            Places::All(coordinates, is_in) => {
                let own = is_in.iter().enumerate().filter(|(_, is_in)| **is_in);
                own.filter_map(|(index, _)| word(&self.numbers(index)[Form::MOST - coordinates.len()..])).collect()
            }
        };
        members.sort_unstable();
        members
    }

    /// The numbers of a place in the list of all positions, the last ones of these.
    fn numbers(&self, index: usize) -> [u32; Form::MOST] {
        let side = 1 << self.digits;
        let mut numbers = [0; Form::MOST];
        let mut rest = index;
        for number in numbers.iter_mut().rev() {
            (*number, rest) = ((rest % side) as u32, rest / side);
        }
        numbers
    }

    /// The position of bit 0 of the letter with the digits of a place.
    fn shift(&self, form: Form, digits: u32, place: u32) -> u32 {
        let step = match form.order {
            DigitOrder::MostFirst => place,
            DigitOrder::LeastFirst => digits - 1 - place,
        };
        step * form.names().len() as u32
    }
}
