//! Heights of columns drawn by hand: `bar:heights=1-2-2-4:3,2,3`.

use crate::games::interned::Interned;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

/// The heights of the columns of a bar, in squares, from the bitter piece to the right. The last height goes on for ever. No
/// height is less than 1 or less than the one before it.
#[derive(Clone, Copy)]
pub struct Heights(&'static [u32]);

static KEPT: Interned<Vec<u32>, Vec<u32>> = Interned::new();

/// Why a list of numbers is not a list of heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadHeights {
    /// There are none.
    Empty,
    /// There are more than [`Heights::MOST`].
    TooMany {
        /// The number of heights.
        count: usize,
    },
    /// The column with this number, counted from 0, has no height of 1 to [`Heights::LARGEST`].
    NotAHeight(usize),
    /// The column with this number, counted from 0, is lower than the one before it.
    Falls {
        /// The column.
        column: usize,
        /// The height of the column.
        to: u32,
        /// The height of the column before it.
        from: u32,
    },
}

impl Heights {
    /// The most heights there may be.
    pub const MOST: usize = 64;
    /// The largest height.
    pub const LARGEST: u32 = 1_000_000;

    /// Heights that do not fall. Equal heights at the end are written once.
    ///
    /// # Errors
    /// When there are none, too many, or one falls.
    pub fn new(heights: &[u32]) -> Result<Self, BadHeights> {
        if heights.len() > Self::MOST {
            return Err(BadHeights::TooMany { count: heights.len() });
        }
        let (&last, _) = heights.split_last().ok_or(BadHeights::Empty)?;
        if let Some(column) = heights.iter().position(|height| !(1..=Self::LARGEST).contains(height)) {
            return Err(BadHeights::NotAHeight(column));
        }
        for (column, pair) in (1..).zip(heights.windows(2)) {
            if pair[1] < pair[0] {
                return Err(BadHeights::Falls { column, to: pair[1], from: pair[0] });
            }
        }
        let repeated = heights.iter().rev().skip(1).take_while(|&&height| height == last).count();
        let heights = heights[..heights.len() - repeated].to_vec();
        KEPT.get_or_make(heights.clone(), || Ok(heights)).map(|heights| Self(heights))
    }

    /// The heights, from the bitter piece to the right; at least one.
    pub fn columns(self) -> &'static [u32] {
        self.0
    }

    /// The same heights with another one for a column, from 1 to [`Heights::LARGEST`]. Columns to the left that would be higher
    /// come down to it, columns to the right that would be lower come up.
    #[must_use]
    pub fn with_height(self, column: usize, height: u32) -> Self {
        let height = height.clamp(1, Self::LARGEST);
        let count = self.0.len().max(column + 1).min(Self::MOST);
        let changed = |at: usize| {
            let old = self.0[at.min(self.0.len() - 1)];
            match at.cmp(&column) {
                Ordering::Less => old.min(height),
                Ordering::Equal => height,
                Ordering::Greater => old.max(height),
            }
        };
        // Such heights do not fall, so they are accepted.
        Self::new(&(0..count).map(changed).collect::<Vec<_>>()).unwrap_or(self)
    }

    /// The highest y over z.
    pub(super) fn rim(self, z: u32) -> u32 {
        let last = self.0.len() - 1;
        self.0[last.min(z as usize)] - 1
    }
}

impl fmt::Display for Heights {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, height) in self.0.iter().enumerate() {
            let hyphen = if index == 0 { "" } else { "-" };
            write!(out, "{hyphen}{height}")?;
        }
        Ok(())
    }
}

impl PartialEq for Heights {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Heights {}

impl Hash for Heights {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl fmt::Debug for Heights {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Heights({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::{BadHeights, Heights};

    #[test]
    fn heights_are_the_squares_of_columns_and_the_last_goes_on() {
        let heights = Heights::new(&[1, 2, 2, 4, 4]).unwrap();
        assert_eq!(heights.to_string(), "1-2-2-4");
        assert_eq!([0, 1, 2, 3, 4, 1_000_000_000].map(|z| heights.rim(z)), [0, 1, 1, 3, 3, 3]);
        assert_eq!(heights, Heights::new(&[1, 2, 2, 4]).unwrap());
        assert_eq!(Heights::new(&[3, 3, 3]).unwrap().columns(), [3]);
    }

    #[test]
    fn a_column_takes_its_neighbours_with_it() {
        let heights = Heights::new(&[1, 2, 2, 4]).unwrap();
        let changed = |column, height| heights.with_height(column, height).to_string();
        assert_eq!([changed(1, 3), changed(1, 1), changed(0, 9), changed(3, 1)], ["1-3-3-4", "1-1-2-4", "9", "1"]);
        assert_eq!([changed(5, 6), changed(3, 0)], ["1-2-2-4-4-6", "1"]);
        assert_eq!(changed(70, 9), "1-2-2-4");
    }

    #[test]
    fn heights_that_are_none_are_refused_with_the_column() {
        assert_eq!(Heights::new(&[]), Err(BadHeights::Empty));
        assert_eq!(Heights::new(&[0, 1]), Err(BadHeights::NotAHeight(0)));
        assert_eq!(Heights::new(&[1, 1_000_001]), Err(BadHeights::NotAHeight(1)));
        assert_eq!(Heights::new(&[1, 3, 2]), Err(BadHeights::Falls { column: 2, to: 2, from: 3 }));
        assert_eq!(Heights::new(&[1; Heights::MOST + 1]), Err(BadHeights::TooMany { count: 65 }));
        assert!(Heights::new(&[1; Heights::MOST]).is_ok());
    }
}
