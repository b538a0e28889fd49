//! Tables of Sharing Nim with two to six piles.
//!
//! # Contents of the sets
//! A move takes tokens from one pile and puts them on another. All others stay as they are, and so does the sum of the two. So a *line*
//! contains the positions with the same others and the same sum s:
//!
//! ```text
//!   others   a  b  c  …          the same all along
//!   pair     0   1   2   3  …  ⌊s/2⌋
//!            s  s−1 s−2 s−3 …  ⌈s/2⌉        a move goes to the right, as far as one likes
//! ```
//!
//! Any two positions of a line are joined by a move, and every move stays on one of the n(n−1)/2 lines through a position, one for each
//! pair of its piles. So the values on a line all differ. The value of a position is the least value that is free on all its lines,
//! provided that the positions placed on them before are exactly the more even ones. If piles are equal, several pairs have the same line.
//! That does no harm.
//!
//! Only differences count: the legality of a move depends on the difference of its two piles alone (`sharing` Lemma 1, for any number of
//! piles). So a stored position has its smallest pile subtracted from all piles. A stored line has the smallest of the others subtracted,
//! once from each of the others and twice from the sum of the pair. The positions of a line stay different, as the others do not change
//! along it. Only a game of two piles has no others: (0, d) lies on one of two lines, one for even and one for odd d.
//!
//! # Order
//! Positions are placed by [rank](places::Places), that is by their largest pile, then by the second largest, and so on; with three counted
//! piles in tiles (see below). A move replaces two piles by two that lie between them. So of the places in which the position and its
//! option differ, both in ascending order, the last one holds a smaller pile in the option. The smallest pile does not fall. If it rises,
//! the rise is subtracted from all piles of the option, and the largest pile becomes smaller. So options come first. A position that comes
//! first on a line is more even: otherwise it would have the other as an option, and would come later.
//!
//! With a pass a run of positions is placed twice, first without the pass and then with it, on separate lines. The search for the value
//! with the pass skips the value without it. Positions whose piles differ by 1 at most are terminal. They have no option, not even the
//! pass, and count 0, under misère play 1.
//!
//! # Tiles
//! With three counted piles the lines of one column fill more than the cache, and most of them are used again in the next column. So bands
//! of 32 columns are placed together, tile by tile. Let t be the sum of all four piles. A move does not change t, and replaces two piles by
//! two that lie between them. So none of these numbers rises:
//!
//! ```text
//!   d₃                  the largest less the smallest
//!   3d₃ − d₂ − d₁       four times the largest less t
//!   d₃ + d₂ − d₁        the two largest less the two smallest
//! ```
//!
//! The bands are the ranges of the first, the tiles of a band those of the second, then of the third; in a tile the order is that of ranks.
//! So options come first: in an earlier band, an earlier tile, or earlier in the tile. The same is true if the ground is no pile: then
//! d₁ + d₂ + d₃ stays, d₁ does not fall, and d₃ does not rise.
//!
//! # Runs
//! Sorted, the piles are 0 ≤ d₁ ≤ … ≤ dₘ. The innermost loop raises x = d₁, at most from 0 to d₂, and most lines then go on by a
//! fixed step among the sets, which [lie](line_places::LinePlaces) so that the step is small:
//!
//! ```text
//!   pair       others                   with x + 1
//!   (0, x)     d₂, d₃, …                the same others, the next sum
//!   (x, dⱼ)    0, d₂, … without dⱼ      the same others, the next sum
//!   (dᵢ, dⱼ)   0, x, … without both     the same sum, the next r₁
//!   (0, dⱼ)    x, d₂, … without dⱼ      all differences fall and the sum falls by 2: found again each time
//! ```
//!
//! With four piles the only r is also the largest one, on which the number of sums depends, so the lines of (d₂, d₃) are found again each
//! time as well.
//!
//! # Without normal forms
//! The check of `sharing` Section 7 uses all positions, those with a smallest pile above 0 as well, so that it does not depend on Lemma 1.
//! The table is the same with one additional pile: a ground of 0 below all piles. The ground takes part in no move, so the lines of its
//! pairs are left out.

mod bundle;
#[cfg(test)]
pub(crate) mod judge;
mod line_places;
mod places;
mod planes;
mod rules;
#[cfg(test)]
mod tests;
mod walk;

use crate::solver::kernel::TooFewValues;
use crate::solver::memory::NoMemory;
use bundle::Bundle;
use line_places::LinePlaces;
use planes::Planes;
use walk::Walk;

pub(crate) use places::{Places, Sorted};
pub use rules::{PileForms, PileRules};

/// An unfinished table of many piles.
pub(crate) struct ManyPiles {
    rules: PileRules,
    lines: LinePlaces,
    /// Without the pass, and with it.
    layers: Vec<Planes>,
    /// The largest number of planes in a layer.
    most_planes: usize,
    run: Run,
    /// The next run.
    walk: Walk,
}

/// Places a run in one layer.
pub(crate) type Run = fn(&mut ManyPiles, usize, &Places, &mut [u16]) -> Result<(), TooFewValues>;

impl ManyPiles {
    /// Bytes of a line in one plane.
    pub(crate) const LINE: u64 = 8;

    /// The number of sets in each layer, at most `u64::MAX`.
    pub(crate) fn line_count(rules: PileRules, largest: u32) -> u64 {
        LinePlaces::count(rules, largest)
    }

    /// The function that places a run of these rules.
    pub(crate) fn run_of(rules: PileRules) -> Run {
        match (rules.forms, rules.counted()) {
            (PileForms::Normal, counted) => Self::run_of_normal_forms(counted),
            (PileForms::All, 2) => Self::run::<2, false>,
            (PileForms::All, 3) => Self::run::<3, false>,
            (PileForms::All, 4) => Self::run::<4, false>,
            (PileForms::All, 5) => Self::run::<5, false>,
            (PileForms::All, _) => Self::run::<6, false>,
        }
    }

    /// The function that places a run of normal forms with `counted` counted piles. A program that calls only this function contains no
    /// code for [`PileForms::All`].
    pub(crate) fn run_of_normal_forms(counted: usize) -> Run {
        match counted {
            1 => Self::run::<1, true>,
            2 => Self::run::<2, true>,
            3 => Self::run::<3, true>,
            4 => Self::run::<4, true>,
            _ => Self::run::<5, true>,
        }
    }

    /// Begins a table with `planes` planes of 64 values each, and up to `most_planes` if it needs more.
    pub(crate) fn new(
        rules: PileRules,
        places: &Places,
        [planes, most_planes]: [usize; 2],
        run: Run,
    ) -> Result<Self, NoMemory> {
        let lines = LinePlaces::new(rules, places);
        let layers = (0..rules.layers()).map(|_| Planes::new(&lines, planes)).collect::<Result<_, _>>()?;
        Ok(Self { rules, lines, layers, most_planes, run, walk: Walk::new() })
    }

    /// Begins a larger table that contains this full one.
    pub(crate) fn grow(&mut self, places: &Places, planes: usize, most_planes: usize) -> Result<(), NoMemory> {
        let lines = LinePlaces::new(self.rules, places);
        self.layers.iter_mut().try_for_each(|layer| layer.grow(&self.lines, &lines, planes))?;
        (self.lines, self.most_planes) = (lines, most_planes);
        Ok(())
    }

    /// The largest pile up to which all positions are placed, if there is one.
    pub(crate) fn complete(&self) -> Option<u32> {
        self.walk.band().checked_sub(1)
    }

    /// Places the next run. Returns the number of its positions, or `None` if the table is full.
    pub(crate) fn advance(&mut self, places: &Places, values: &mut [u16]) -> Result<Option<u64>, TooFewValues> {
        if self.walk.band() > places.largest() {
            return Ok(None);
        }
        let (run, length) = (self.run, self.walk.length);
        (0..self.layers.len()).try_for_each(|layer| run(self, layer, places, values))?;
        self.walk.go_on(self.rules.counted(), places.largest());
        Ok(Some(u64::from(length) * self.layers.len() as u64))
    }

    /// Places a run in one layer. Small and called often, so that browsers compile it well and early.
    ///
    /// `M` is the number of piles that are counted, `GROUND` is true if the ground takes part.
    #[inline(never)]
    fn run<const M: usize, const GROUND: bool>(
        &mut self,
        layer: usize,
        places: &Places,
        values: &mut [u16],
    ) -> Result<(), TooFewValues> {
        let piles = self.walk.piles;
        let largest = piles[M];
        let [column, with_pass] = [0, 1].map(|layer| places.column(largest, layer));
        let first = places.cell(&piles, false) - column.start;
        let run = first..first + self.walk.length as usize;
        let (used_up, there) = values[column.start..].split_at_mut(with_pass.start - column.start);
        let (out, without) = match layer {
            0 => (&mut used_up[run], None),
            _ => (&mut there[run.clone()], Some(&used_up[run])),
        };
        let mut bundle = Bundle::new::<M, GROUND>(&self.lines, &piles);
        let planes = &mut self.layers[layer];
        for (index, place) in out.iter_mut().enumerate() {
            let x = piles[1] + index as u32;
            bundle.turn::<M, GROUND>(&self.lines, &piles, x);
            let at = bundle.lines::<M, GROUND>();
            *place = if largest - if GROUND { 0 } else { x } <= 1 {
                let value = u16::from(self.rules.misere);
                planes.take(at, value);
                value
            } else {
                let hidden = without.map(|without| without[index]);
                loop {
                    if let Some(value) = planes.place(at, hidden) {
                        break value;
                    }
                    planes.widen(self.most_planes)?;
                }
            };
            bundle.step();
        }
        Ok(())
    }
}
