//! Positions with their place on a list: a table of slots in which a position is found by a number made of its coordinates.
//! (The maps of the standard library would make the worker larger by a tenth.)

use crate::games::Position;

/// Positions in the order in which they were added.
#[derive(Default)]
pub(super) struct Places {
    positions: Vec<Position>,
    /// The slots: a power of two, at least twice as many as positions. Each contains one more than a place, or 0 if it is free. A position
    /// is in the first slot, from the one of its number on, that was free when it was added.
    slots: Vec<u32>,
}

impl Places {
    /// The number of bytes that `positions` positions take at most: twice the size of each, since lists grow by doubling, and up to eight
    /// slots.
    pub(super) fn bytes(positions: u64) -> u64 {
        positions * (2 * size_of::<Position>() as u64 + 8 * size_of::<u32>() as u64)
    }

    /// The number of positions.
    pub(super) fn count(&self) -> usize {
        self.positions.len()
    }

    /// The place of a position, if it was added.
    pub(super) fn find(&self, position: &Position) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[self.slot(position)].checked_sub(1)
    }

    /// Adds a position that was not added before.
    pub(super) fn add(&mut self, position: Position) {
        if 2 * (self.positions.len() + 1) > self.slots.len() {
            self.slots = vec![0; (2 * self.slots.len()).max(16)];
            for (place, position) in self.positions.iter().enumerate() {
                let slot = self.slot(position);
                self.slots[slot] = place as u32 + 1;
            }
        }
        let slot = self.slot(&position);
        self.positions.push(position);
        self.slots[slot] = self.positions.len() as u32;
    }

    /// The slot in which a position is, or the free one that it would take. At least half of them are free.
    fn slot(&self, position: &Position) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = number(position) as usize & mask;
        while let Some(place) = self.slots[slot].checked_sub(1)
            && self.positions[place as usize] != *position
        {
            slot = (slot + 1) & mask;
        }
        slot
    }
}

/// A number that differs for most positions, in its low bits too.
fn number(position: &Position) -> u32 {
    let mixed = position.coordinates.iter().fold(u32::from(position.pass), |mixed, &number| {
        // The golden ratio: multiples of it are spread evenly.
        (mixed ^ number).wrapping_mul(0x9e37_79b1).rotate_left(15)
    });
    mixed ^ mixed >> 16
}

#[cfg(test)]
mod tests {
    use super::Places;
    use crate::games::Position;

    #[test]
    fn every_position_is_found_at_its_place_and_no_other_is() {
        let mut places = Places::default();
        let all = || (0..20).flat_map(|x| (0..20).flat_map(move |y| (0..20).map(move |z| Position::new(x, y, z))));
        assert_eq!(places.find(&Position::new(0, 0, 0)), None);
        for position in all() {
            assert_eq!(places.find(&position), None);
            places.add(position);
        }
        assert_eq!(places.count(), 8000);
        assert!(all().zip(0..).all(|(position, place)| places.find(&position) == Some(place)));
        assert!(all().all(|position| places.find(&position.with_pass(true)).is_none()));
        // Few slots are tried, or it would be no table: the longest run of full ones is short.
        let runs = places.slots.split(|&slot| slot == 0).map(<[u32]>::len);
        assert!(runs.max() < Some(100));
    }
}
