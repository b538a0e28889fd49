//! The least x at which the rim of a bar reaches a level, for each z, level after level.

use crate::games::Bar;
use crate::solver::memory::{NoMemory, filled};
use crate::values::Ratio;

/// The rim up to a bound on x and z, by levels.
pub(super) enum Reach {
    /// ⌊(x+z)/k⌋ reaches a level from one sum x+z on.
    Triangle(Ratio),
    /// The rim does not depend on x; its height over each z.
    Columns(Vec<u32>),
    /// For each z the least x at which the rim reaches the level, and the same for the level above; `size + 1` if no x does. The rim does
    /// not fall when x grows, so the least x does not fall from level to level. Over all levels the rim is computed at most twice for each
    /// place.
    Slanted { bar: Bar, here: Vec<u32>, above: Vec<u32> },
}

impl Reach {
    /// The reach of level 0, which every rim reaches.
    pub(super) fn new(bar: Bar, size: u32) -> Result<Self, NoMemory> {
        let columns = size as usize + 1;
        if let Some(k) = bar.as_triangle() {
            return Ok(Self::Triangle(k));
        }
        if !bar.depends_on_x() {
            let mut heights = filled(columns, 0)?;
            (0..).zip(&mut heights).for_each(|(z, height)| *height = bar.rim(0, z));
            return Ok(Self::Columns(heights));
        }
        let mut reach = Self::Slanted { bar, here: filled(columns, 0)?, above: filled(columns, 0)? };
        reach.find_above(1, size);
        Ok(reach)
    }

    /// Goes on to `level`, the next level.
    pub(super) fn go_on(&mut self, level: u32, size: u32) {
        if let Self::Slanted { here, above, .. } = self {
            here.copy_from_slice(above);
            self.find_above(level + 1, size);
        }
    }

    fn find_above(&mut self, level: u32, size: u32) {
        if let Self::Slanted { bar, above, .. } = self {
            for (z, x) in (0..).zip(above) {
                while *x <= size && bar.rim(*x, z) < level {
                    *x += 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Reach;
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
            for level in 0..40 {
                if level > 0 {
                    reach.go_on(level, SIZE);
                }
                for z in 0..=SIZE {
                    let least = |level| (0..=SIZE).find(|x| bar.rim(*x, z) >= level).unwrap_or(SIZE + 1);
                    let found = match &reach {
                        Reach::Triangle(k) => [level, level + 1].map(|y| k.ceiling_of_product(y).saturating_sub(z)),
                        Reach::Columns(heights) => {
                            [level, level + 1].map(|y| if heights[z as usize] >= y { 0 } else { SIZE + 1 })
                        }
                        Reach::Slanted { here, above, .. } => [here, above].map(|least| least[z as usize]),
                    };
                    let expected = [level, level + 1].map(least);
                    assert_eq!(found.map(|x| x.min(SIZE + 1)), expected, "{text} at level {level}, z = {z}");
                }
            }
        }
    }
}
