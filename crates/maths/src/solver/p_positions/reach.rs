//! The least x at which the rim of a bar reaches the levels of a block, for each z, block after block.

use crate::games::Bar;
use crate::solver::memory::{NoMemory, filled};
use crate::values::Ratio;
use std::array::from_fn;

/// The number of levels in a block: two rows of marks to a level should stay in the cache.
pub(super) const LEVELS: usize = 16;

/// The rim up to a bound on x and z, by blocks of levels.
pub(super) enum Reach {
    /// ⌊(x+z)/k⌋ reaches a level from one sum x+z on; these sums for the levels of the block and the one above.
    Triangle(Ratio, [u32; LEVELS + 1]),
    /// The rim does not depend on x; its height over each z.
    Columns(Vec<u32>),
    /// For each z a lower bound of the least x at which the rim reaches the block. The rim does not fall when x grows, so the least x does
    /// not fall from level to level. Over all levels the rim is computed at most twice for each place.
    Slanted(Bar, Vec<u32>),
}

impl Reach {
    pub(super) fn new(bar: Bar, size: u32) -> Result<Self, NoMemory> {
        if let Some(k) = bar.as_triangle() {
            return Ok(Self::Triangle(k, [0; _]));
        }
        let mut columns = filled(size as usize + 1, 0)?;
        if bar.depends_on_x() {
            return Ok(Self::Slanted(bar, columns));
        }
        (0..).zip(&mut columns).for_each(|(z, height)| *height = bar.rim(0, z));
        Ok(Self::Columns(columns))
    }

    /// Goes on to the block that begins with `level`.
    pub(super) fn begin(&mut self, level: u32) {
        if let Self::Triangle(k, sums) = self {
            (level..).zip(sums).for_each(|(level, sum)| *sum = k.ceiling_of_product(level));
        }
    }

    /// The least x over which the rim reaches each level of the block, and the one above; more than `size` if it is none.
    #[inline]
    pub(super) fn least(&mut self, level: u32, z: u32, size: u32) -> [u32; LEVELS + 1] {
        match self {
            Self::Triangle(_, sums) => sums.map(|sum| sum.saturating_sub(z)),
            Self::Columns(heights) => {
                let height = heights[z as usize];
                from_fn(|index| if height >= level + index as u32 { 0 } else { u32::MAX })
            }
            Self::Slanted(bar, from) => {
                let x = &mut from[z as usize];
                from_fn(|index| {
                    while *x <= size && bar.rim(*x, z) < level + index as u32 {
                        *x += 1;
                    }
                    *x
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LEVELS, Reach};
    use crate::games::Ruleset;

    #[test]
    fn each_level_is_reached_from_the_least_x_on() {
        const SIZE: u32 = 30;
        for text in [
            "triangle:k=5/2",
            "step:k=2,s=5",
            "nim",
            "bar:heights=1-2-2-5",
            "bar:rim=floor((2*x+z)/3)",
            "bar:rim=max(floor(x/2),z)",
            "bar:rim=floor(z/2)+min(x,4)",
            "bar:rim=7",
            "bar:rim=x*z",
        ] {
            let bar = text.parse::<Ruleset>().unwrap().rules.bar().unwrap();
            let mut reach = Reach::new(bar, SIZE).unwrap();
            for first in (0..48).step_by(LEVELS) {
                reach.begin(first);
                for z in 0..=SIZE {
                    let found = reach.least(first, z, SIZE).map(|x| x.min(SIZE + 1));
                    for (level, found) in (first..).zip(found) {
                        let least = (0..=SIZE).find(|x| bar.rim(*x, z) >= level).unwrap_or(SIZE + 1);
                        assert_eq!(found, least, "{text} at level {level}, z = {z}");
                    }
                }
            }
        }
    }
}
