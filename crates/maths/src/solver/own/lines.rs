//! The options of a position that lie on one line, as one datum of the line.
//!
//! A move that lowers some coordinates together by any amount leads to all earlier places of a line. The places of a line are processed in
//! their order, and the data of each are added to the line. So the line has the data of all options of its next place:
//!
//! ```text
//!   move a,b by any:   (0, 2) ─ (1, 3) ─ (2, 4) ─ (3, 5)
//!                       options of (3, 5): the three before it, in the datum that each of them was added to
//! ```
//!
//! For values the datum is a set of numbers, one bit for each: the value of a position is the least number that none of its lines has. So
//! the time for a position depends on the number of its lines and on its value, not on the number of its options. For remoteness the datum
//! is the best offer.
//!
//! A move that lowers some of several coordinates by any amounts leads to the places of such lines as well, and from these on along others
//! ([`OwnLine`]). So each place adds to a line what it has of the others, too.
//!
//! Moves by unequal amounts have no lines here: their options are looked up one by one.

use crate::games::{Coordinate, Coordinates, Direction, OwnLine, OwnRules};
use crate::solver::memory::filled;
use crate::solver::own::kept::Kept;
use crate::solver::own::places::OwnPlaces;
use crate::solver::{CannotBegin, Plan, ValueTooLarge};

/// The lines of a box, in the directions of all moves by any amount, and the options by other amounts of one position.
pub(super) struct Lines<T: Kept> {
    directions: Vec<Numbered>,
    /// True if the options that lower some of several coordinates by any amounts are on lines.
    several: bool,
    /// The number of words for each line.
    width: usize,
    /// The number of words for each layer.
    words: usize,
    /// The lines of the first direction, then those of the next, layer by layer.
    data: Vec<T::Word>,
    /// For each direction, the first word of the line through the current place.
    through: Vec<usize>,
    /// The datum of the options by other amounts.
    others: Vec<T::Word>,
}

/// The lines in one direction. The number of a line is a linear function of each of its places.
struct Numbered {
    of: OwnLine,
    factors: [i64; Coordinates::MOST],
    /// The number of the line through the origin.
    origin: i64,
    /// The count of numbers, of which some are no lines.
    count: i64,
}

impl Numbered {
    /// Along a line the differences of the coordinates that change are the same. So the number has the other coordinates and the
    /// differences from the first one as its digits.
    fn new(of: OwnLine, places: OwnPlaces) -> Self {
        let along = of.along;
        let (side, first) = (i64::from(places.largest()) + 1, along.first());
        let (mut factors, mut origin, mut count) = ([0; Coordinates::MOST], 0, 1);
        for which in Coordinate::first(places.count()).filter(|which| Some(*which) != first) {
            factors[which.index()] = count;
            if let Some(first) = first.filter(|_| along.lowers(which)) {
                factors[first.index()] -= count;
                origin += (side - 1) * count;
                count *= 2 * side - 1;
            } else {
                count *= side;
            }
        }
        Self { of, factors, origin, count }
    }

    /// The number of the line through a place.
    fn line(&self, at: Coordinates) -> usize {
        (self.origin + at.iter().zip(self.factors).map(|(&value, factor)| i64::from(value) * factor).sum::<i64>())
            as usize
    }
}

impl<T: Kept> Lines<T> {
    /// Lines may take as many bytes as this, and four times those of the table.
    const FREE: u64 = 8 << 20;

    /// Allocates the lines if the plan of the places leaves room for them, and otherwise none: all options are others then.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub(super) fn new(
        rules: OwnRules,
        places: OwnPlaces,
        layers: usize,
        plan: Plan,
        bound: u64,
    ) -> Result<Self, CannotBegin> {
        let directions = Self::directions(rules, places, layers, plan, bound);
        let width = T::words(largest_value(places));
        let several = !directions.is_empty() && !rules.lines().is_empty();
        let words = directions.iter().map(|direction| direction.count as usize * width).sum();
        let (data, others) = (filled(words * layers, T::NONE)?, vec![T::NONE; width]);
        Ok(Self { through: vec![0; directions.len()], directions, several, width, words, data, others })
    }

    /// The bytes of the lines.
    pub(super) fn bytes(rules: OwnRules, places: OwnPlaces, layers: usize, plan: Plan, bound: u64) -> u64 {
        Self::bytes_of(&Self::directions(rules, places, layers, plan, bound), places, layers)
    }

    fn bytes_of(directions: &[Numbered], places: OwnPlaces, layers: usize) -> u64 {
        let each = (T::words(largest_value(places)) * size_of::<T::Word>() * layers) as u64;
        directions.iter().map(|direction| (direction.count as u64).saturating_mul(each)).fold(0, u64::saturating_add)
    }

    fn directions(rules: OwnRules, places: OwnPlaces, layers: usize, plan: Plan, bound: u64) -> Vec<Numbered> {
        let mut lines = rules.lines();
        lines.extend(rules.directions_of_any().filter(|along| along.is_even()).map(OwnLine::from));
        let all: Vec<_> = lines.into_iter().map(|line| Numbered::new(line, places)).collect();
        let bytes = Self::bytes_of(&all, places, layers);
        let is_enough = bytes <= Self::FREE + 4 * plan.bytes && plan.bytes.saturating_add(bytes) <= bound;
        if is_enough { all } else { Vec::new() }
    }

    /// True if the options of this kind of move are on lines.
    pub(super) fn have(&self, along: Direction) -> bool {
        self.directions.iter().any(|direction| direction.of.along == along && direction.of.others.is_empty())
    }

    /// True if the options that lower some of several coordinates by any amounts are on lines.
    pub(super) fn have_several(&self) -> bool {
        self.several
    }

    /// Goes to the next place. Returns true if a line has a place before it.
    pub(super) fn go_to(&mut self, at: Coordinates) -> bool {
        let mut first = 0;
        for (through, direction) in self.through.iter_mut().zip(&self.directions) {
            *through = first + direction.line(at) * self.width;
            first += direction.count as usize * self.width;
        }
        self.directions.iter().any(|direction| direction.of.along.most(at) > 0)
    }

    /// Adds an option of the current place that is on none of its lines.
    pub(super) fn add_other(&mut self, option: T) {
        option.add_to(&mut self.others);
    }

    /// The datum of the current place in a layer, from its lines and the other options, which are forgotten then.
    ///
    /// # Errors
    /// When the datum is too large.
    pub(super) fn datum(&mut self, layer: usize) -> Result<T, T::TooLarge> {
        let Self { width, words, data, through, others, .. } = self;
        let line = |first: &usize| &data[layer * *words + first..][..*width];
        let datum = T::of_lines(through.iter().map(line).chain(std::iter::once(&others[..])));
        others.fill(T::NONE);
        datum
    }

    /// Adds to the lines through the current place the datum of the position to which it falls, and what other lines had there before.
    pub(super) fn add(&mut self, layer: usize, datum: T) {
        let Self { directions, width, words, data, through, .. } = self;
        for (first, direction) in through.iter().zip(directions).rev() {
            let first = layer * *words + first;
            for other in &direction.of.others {
                let other = layer * *words + through[*other];
                (0..*width).for_each(|word| data[first + word] = T::joined(data[first + word], data[other + word]));
            }
            datum.add_to(&mut data[first..][..*width]);
        }
    }
}

/// A bound on the values that are kept: no play is longer than the sum of the coordinates, a pass and the value of the last position.
fn largest_value(places: OwnPlaces) -> usize {
    (places.count() * places.largest() as usize + 2).min(ValueTooLarge::LARGEST.into())
}
