//! Bars, seen from a small box: which are the same, and which are those of the papers.

use maths::games::Bar;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The heights of the rim over a box.
pub(super) struct Heights(Vec<u32>);

/// x and z are below this.
const SIDE: u32 = 40;

impl Heights {
    /// The rim of a bar over the box; none if it is no rim there: it falls, is negative or a fraction.
    pub(super) fn of(bar: Bar) -> Option<Self> {
        bar.check_box(SIDE - 1, SIDE - 1).ok()?;
        Some(Self((0..SIDE * SIDE).map(|place| bar.rim(place % SIDE, place / SIDE)).collect()))
    }

    fn at(&self, x: u32, z: u32) -> u32 {
        self.0[(z * SIDE + x) as usize]
    }

    /// A number that is the same for the same heights and for their mirror image.
    pub(super) fn key(&self) -> u64 {
        let mirrored: Vec<u32> = (0..SIDE * SIDE).map(|place| self.at(place / SIDE, place % SIDE)).collect();
        let mut hasher = DefaultHasher::new();
        if mirrored < self.0 {
            mirrored.hash(&mut hasher)
        } else {
            self.0.hash(&mut hasher)
        }
        hasher.finish()
    }

    /// True if this is the rim of T(k) or CB(s, k) for some k, or the mirror image of one.
    pub(super) fn is_of_papers(&self) -> bool {
        let is_triangle = (0..SIDE).all(|z| {
            (0..SIDE).all(|x| {
                let (x_of_sum, z_of_sum) = ((x + z).min(SIDE - 1), (x + z).saturating_sub(SIDE - 1));
                self.at(x, z) == self.at(x_of_sum, z_of_sum)
            })
        });
        if is_triangle && is_slope(|t| self.at(t.min(SIDE - 1), t.saturating_sub(SIDE - 1)), 0, 2 * SIDE - 1) {
            return true;
        }
        let is_in_x = (0..SIDE).all(|z| (0..SIDE).all(|x| self.at(x, z) == self.at(x, 0)));
        let is_in_z = (0..SIDE).all(|z| (0..SIDE).all(|x| self.at(x, z) == self.at(0, z)));
        let is_step = |height: &dyn Fn(u32) -> u32| (0..SIDE).any(|s| is_slope(height, s, SIDE));
        is_in_x && is_step(&|x| self.at(x, 0)) || is_in_z && is_step(&|z| self.at(0, z))
    }
}

/// True if there is a k such that heights are ⌊(t + s)/k⌋ for all t below a bound: h ≤ (t + s)/k < h + 1 for all of them.
fn is_slope(height: impl Fn(u32) -> u32, s: u32, bound: u32) -> bool {
    // 1/k is at least the first fraction and less than the second.
    let (mut least, mut most) = ((0, 1), (u64::MAX >> 20, 1));
    for t in 0..bound {
        let (below, h) = (u64::from(t + s), u64::from(height(t)));
        if below == 0 {
            if h > 0 {
                return false;
            }
            continue;
        }
        if h * least.1 > least.0 * below {
            least = (h, below);
        }
        if (h + 1) * most.1 < most.0 * below {
            most = (h + 1, below);
        }
    }
    least.0 * most.1 < most.0 * least.1
}

#[cfg(test)]
mod tests {
    use super::Heights;
    use maths::games::Ruleset;

    fn heights(rules: &str) -> Heights {
        Heights::of(rules.parse::<Ruleset>().unwrap().rules.bar().unwrap()).unwrap()
    }

    #[test]
    fn the_bars_of_the_papers_are_recognised_however_they_are_written() {
        for rules in [
            "triangle:k=3",
            "triangle:k=5/2",
            "step:k=4,s=3",
            "bar:rim=floor((x+z)/3)",
            "bar:rim=floor((2*x+2*z)/5)",
            "bar:rim=floor((x+6)/4)",
            "bar:rim=floor((2*z+4)/7)",
            "bar:rim=x+z",
        ] {
            assert!(heights(rules).is_of_papers(), "{rules}");
        }
        for rules in ["bar:rim=floor((x+z+1)/3)", "bar:rim=floor((2*x+z)/3)", "bar:rim=min(z,3)", "bar:rim=max(x,z)"] {
            assert!(!heights(rules).is_of_papers(), "{rules}");
        }
    }

    #[test]
    fn a_bar_and_its_mirror_image_are_one() {
        let key = |rules: &str| heights(rules).key();
        assert_eq!(key("bar:rim=floor((2*x+z)/3)"), key("bar:rim=floor((x+2*z)/3)"));
        assert_eq!(key("bar:rim=floor((2*x+2*z)/6)"), key("triangle:k=3"));
        assert_ne!(key("bar:rim=floor((2*x+z)/3)"), key("bar:rim=floor((2*x+z+1)/3)"));
    }
}
