//! Line sets in planes, so that more values can be added at any time.

use crate::solver::kernel::TooFewValues;
use crate::solver::kernel::many_piles::line_places::LinePlaces;
use crate::solver::memory::{NoMemory, filled};

/// For each line, which values are still free on it: bit g mod 64 of word i in plane g / 64 is 1 while no position placed on
/// the line i has the value g.
///
/// ```text
///   plane 0   [ line 0: values 0–63   | line 1 | line 2 | … ]
///   plane 1   [ line 0: values 64–127 | line 1 | line 2 | … ]
///     ⋮
/// ```
///
/// Most values are small, so the higher planes are seldom read and do not fill the cache. A plane that turns out to be
/// lacking is added as it would be had it always been present: no value of it has been placed yet, so everything is free.
pub(super) struct Planes {
    planes: Vec<Vec<u64>>,
}

impl Planes {
    /// The most planes there can be: values, and the mark of cells that are no positions, have 16 bits.
    pub(super) const MOST: usize = 1023;

    /// Sets on which everything is free.
    pub(super) fn new(lines: &LinePlaces, planes: usize) -> Result<Self, NoMemory> {
        let planes = (0..planes).map(|_| filled(lines.len(), !0)).collect::<Result<_, _>>()?;
        Ok(Self { planes })
    }

    /// Adds one plane, if there may be more of them and there is memory.
    #[cold]
    pub(super) fn widen(&mut self, most: usize) -> Result<(), TooFewValues> {
        if self.planes.len() >= most.min(Self::MOST) {
            return Err(TooFewValues);
        }
        let lines = self.planes.first().map_or(0, Vec::len);
        self.planes.push(filled(lines, !0).map_err(|_| TooFewValues)?);
        Ok(())
    }

    /// Goes on to a larger table. No more than one plane is in memory twice.
    pub(super) fn grow(&mut self, from: &LinePlaces, to: &LinePlaces, planes: usize) -> Result<(), NoMemory> {
        let moves = to.moves_from(from);
        for plane in &mut self.planes {
            let mut grown = filled(to.len(), !0)?;
            for (range, start) in &moves {
                grown[*start..start + range.len()].copy_from_slice(&plane[range.clone()]);
            }
            *plane = grown;
        }
        while self.planes.len() < planes {
            self.planes.push(filled(to.len(), !0)?);
        }
        Ok(())
    }

    /// Takes a value below 64 on these lines.
    pub(super) fn take(&mut self, lines: &[usize], value: u16) {
        if let Some(plane) = self.planes.first_mut() {
            lines.iter().for_each(|&line| plane[line] &= !(1 << value));
        }
    }

    /// The least value free on all these lines and not hidden, which is taken on all of them; none if there are too few planes.
    #[inline(always)]
    pub(super) fn place(&mut self, lines: &[usize], hidden: Option<u16>) -> Option<u16> {
        for (index, plane) in (0u16..).zip(&mut self.planes) {
            let mut free = lines.iter().fold(!0, |free, &line| free & plane[line]);
            if let Some(hidden) = hidden.filter(|hidden| hidden >> 6 == index) {
                free &= !(1 << (hidden & 63));
            }
            if free != 0 {
                let value = free.trailing_zeros();
                lines.iter().for_each(|&line| plane[line] &= !(1 << value));
                return Some((index << 6) + value as u16);
            }
        }
        None
    }
}
