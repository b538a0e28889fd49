//! Tables of Sharing Nim with two to six piles.
//!
//! # What the sets hold
//! A move takes tokens from one pile and puts them on another. All others stay as they are, and so does the sum of the two.
//! So a *line* is what the same others and the same sum s have in common:
//!
//! ```text
//!   others   a  b  c  …          the same all along
//!   pair     0   1   2   3  …  ⌊s/2⌋
//!            s  s−1 s−2 s−3 …  ⌈s/2⌉        a move goes to the right, as far as one likes
//! ```
//!
//! Any two positions of a line are joined by a move, and every move stays on one of the n(n−1)/2 lines through a position,
//! one for each pair of its piles. So the values on a line all differ, and the value of a position is the least one that is
//! free on all its lines, provided that what was placed on them before is exactly what is more even. (Of equal piles several
//! pairs have the same line. That does no harm.)
//!
//! Only differences count (`sharing` Lemma 1, for any number of piles: whether a move is legal depends on the difference of
//! its two piles alone). So positions are kept with the smallest pile subtracted from all, and lines with the smallest of the
//! others subtracted, from these once and from the sum of the pair twice. That makes no two positions of a line the same, as
//! the others do not change along it. Only two piles have no others: there (0, d) lies on one of two lines, one for even and
//! one for odd d.
//!
//! # Order
//! Positions are placed by [rank](places::Places), that is by their largest pile, then by the second largest, and so on. A
//! move replaces two piles by two that lie between them. So of the places in which the position and its option differ, both
//! in ascending order, the last one holds a smaller pile in the option. The smallest pile does not fall; where it rises, as
//! much is subtracted from all piles of the option, and its largest pile is smaller. So options come first. And what comes
//! first on a line is more even: otherwise it would have the position as an option, and come later.
//!
//! With a pass a run of positions is placed twice, without it and then with it, on lines of its own; the value without it is
//! hidden from the search for the other one. Positions whose piles differ by 1 at most are terminal. They have no option,
//! not even the pass, and count 0, under misère play 1.
//!
//! # Runs
//! Sorted, the piles are 0 ≤ d₁ ≤ … ≤ dₘ. The innermost loop raises x = d₁ from 0 to d₂, and most lines then go on by a fixed
//! step among the sets, which [lie](line_places::LinePlaces) so that the step is small:
//!
//! ```text
//!   pair       others                   with x + 1
//!   (0, x)     d₂, d₃, …                the same others, the next sum
//!   (x, dⱼ)    0, d₂, … without dⱼ      the same others, the next sum
//!   (dᵢ, dⱼ)   0, x, … without both     the same sum, the next r₁
//!   (0, dⱼ)    x, d₂, … without dⱼ      all differences fall and the sum falls by 2: found anew each time
//! ```
//!
//! With four piles the only r is also the largest one, on which the number of sums depends, so the lines of (d₂, d₃) are found
//! anew as well.
//!
//! # Without normal forms
//! `sharing` Section 7 is checked on all positions, those with a smallest pile above 0 as well, so that Lemma 1 is not taken
//! for granted. That is the same table with one pile more, a ground of 0 below all piles, which takes part in no move: the
//! lines of its pairs are left out.

mod bundle;
#[cfg(test)]
pub(crate) mod judge;
mod line_places;
mod places;
mod planes;
mod rules;
#[cfg(test)]
mod tests;

use crate::solver::kernel::TooFewValues;
use crate::solver::memory::NoMemory;
use bundle::Bundle;
use line_places::LinePlaces;
use planes::Planes;

pub(crate) use places::{Places, Sorted};
pub use rules::{PileForms, PileRules};

/// A table of many piles on its way.
pub(crate) struct ManyPiles {
    rules: PileRules,
    lines: LinePlaces,
    /// Without the pass, and with it.
    layers: Vec<Planes>,
    /// So many planes each of them may have.
    most_planes: usize,
    run: Run,
    /// The first position of the next run.
    next: Sorted,
}

/// Places a run in one layer.
pub(crate) type Run = fn(&mut ManyPiles, usize, &Places, &mut [u16]) -> Result<(), TooFewValues>;

impl ManyPiles {
    /// Bytes of a line in one plane.
    pub(crate) const LINE: u64 = 8;

    /// How many sets there are in each layer; the largest number there is, if there are more.
    pub(crate) fn line_count(rules: PileRules, largest: u32) -> u64 {
        LinePlaces::count(rules, largest)
    }

    /// What places a run of these rules.
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

    /// What places a run of normal forms with so many counted piles. A program that asks for nothing else has no code for all
    /// forms.
    pub(crate) fn run_of_normal_forms(counted: usize) -> Run {
        match counted {
            1 => Self::run::<1, true>,
            2 => Self::run::<2, true>,
            3 => Self::run::<3, true>,
            4 => Self::run::<4, true>,
            _ => Self::run::<5, true>,
        }
    }

    /// Begins a table: with `planes`, which hold 64 values each, and more of them up to `most_planes` if need be.
    pub(crate) fn new(
        rules: PileRules,
        places: &Places,
        [planes, most_planes]: [usize; 2],
        run: Run,
    ) -> Result<Self, NoMemory> {
        let lines = LinePlaces::new(rules, places);
        let layers = (0..rules.layers()).map(|_| Planes::new(&lines, planes)).collect::<Result<_, _>>()?;
        Ok(Self { rules, lines, layers, most_planes, run, next: Sorted::default() })
    }

    /// Goes on to a larger table, after a full one.
    pub(crate) fn grow(&mut self, places: &Places, planes: usize, most_planes: usize) -> Result<(), NoMemory> {
        let lines = LinePlaces::new(self.rules, places);
        self.layers.iter_mut().try_for_each(|layer| layer.grow(&self.lines, &lines, planes))?;
        (self.lines, self.most_planes) = (lines, most_planes);
        Ok(())
    }

    /// The largest pile up to which all positions are placed, if there is one.
    pub(crate) fn complete(&self) -> Option<u32> {
        self.next[self.rules.counted()].checked_sub(1)
    }

    /// Places the next run. Returns how many positions that were, or nothing when the table is full.
    pub(crate) fn advance(&mut self, places: &Places, values: &mut [u16]) -> Result<Option<u64>, TooFewValues> {
        let counted = self.rules.counted();
        if self.next[counted] > places.largest() {
            return Ok(None);
        }
        let run = self.run;
        (0..self.layers.len()).try_for_each(|layer| run(self, layer, places, values))?;
        let length = if counted == 1 { 1 } else { self.next[2] + 1 };
        // Two piles have one position in each column, so the next run is that of the next column.
        places::raise(&mut self.next[counted.min(2)..=counted]);
        Ok(Some(u64::from(length) * self.layers.len() as u64))
    }

    /// Places a run in one layer. Small and called often, so that browsers compile it well and early.
    ///
    /// `M` is the number of piles that are counted, `GROUND` whether the ground takes part.
    #[inline(never)]
    fn run<const M: usize, const GROUND: bool>(
        &mut self,
        layer: usize,
        places: &Places,
        values: &mut [u16],
    ) -> Result<(), TooFewValues> {
        let piles = self.next;
        let largest = piles[M];
        let [column, with_pass] = [0, 1].map(|layer| places.column(largest, layer));
        let first = places.cell(&piles, false) - column.start;
        let run = if M == 1 { 0..1 } else { first..first + piles[2] as usize + 1 };
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
