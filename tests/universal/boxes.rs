//! Rims in a box: drawn at random or with numbers, each played to the end by plain recursion in four kinds of play.

use super::bars::{Bar, Cells, Play, sum};
use super::games::Random;
use super::tables::{Place, Table};

/// x and z are at most this; it is one less than a power of 2, so the nim-sum of two such numbers is one as well.
pub(super) const N: i64 = 7;

/// A rim on the box.
pub(super) struct Rim(pub(super) Vec<i64>);

impl Rim {
    pub(super) fn of(rim: impl Fn(i64, i64) -> i64) -> Self {
        Self((0..=N).flat_map(|x| (0..=N).map(move |z| (x, z))).map(|(x, z)| rim(x, z)).collect())
    }

    /// A rim that does not fall, drawn at random; its corner, with x and z up to `flat`, has one height.
    pub(super) fn random(seed: u64, flat: i64) -> Self {
        let mut random = Random::new(seed);
        let mut next = move || random.next();
        let height = next() % 4;
        let mut rim = Self(vec![0; 64]);
        for (x, z) in (0..=N).flat_map(|x| (0..=N).map(move |z| (x, z))) {
            let before = [(x - 1, z), (x, z - 1)].into_iter().filter(|(x, z)| *x >= 0 && *z >= 0);
            let least = before.map(|(x, z)| rim.at(x, z)).max().unwrap_or(height);
            let step = if x.max(z) <= flat || next() % 4 > 0 { 0 } else { 1 + next() % 2 };
            rim.0[usize::try_from(8 * x + z).unwrap()] = (least + step).min(7);
        }
        rim
    }

    pub(super) fn at(&self, x: i64, z: i64) -> i64 {
        self.0[usize::try_from(8 * x + z).unwrap()]
    }

    pub(super) fn bar(&self) -> Bar<impl Fn(i64, i64) -> i64 + '_> {
        Bar(|x, z| self.at(x, z))
    }

    /// Which places are P-positions.
    pub(super) fn known(&self, play: Play) -> Table<bool> {
        self.bar().outcomes(play, N)
    }

    #[track_caller]
    pub(super) fn each_p(&self, play: Play, holds: impl Fn(Cells, bool) -> bool) {
        let (known, places) = (self.known(play), self.bar().places(play, N));
        let failed = places.into_iter().find(|place| known[place] && !holds(place.0, place.1));
        assert_eq!(failed, None, "{:?}", self.0);
    }

    /// Misère play is normal play, but at the positions of a corner those that are odd are the P-positions.
    #[track_caller]
    pub(super) fn exchanges(&self, pass: bool, near: impl Fn(Cells) -> bool, odd: impl Fn(Cells) -> bool) {
        let (normal, misere) = if pass { (Play::Pass, Play::MiserePass) } else { (Play::Normal, Play::Misere) };
        let outcomes = self.known(normal);
        let said = |place: Place| if near(place.0) { odd(place.0) } else { outcomes[&place] };
        let exception = self.bar().exception(misere, N, |place| Some(said(place)).filter(|_| place.1 == pass));
        assert_eq!(exception, None, "{:?}", self.0);
    }

    /// True if x ⊕ y ⊕ z = 0 is the rule of normal play.
    pub(super) fn has_rule(&self) -> bool {
        self.bar().exception(Play::Normal, N, |(at, _)| Some(sum(at) == 0)).is_none()
    }

    pub(super) fn rows(&self) -> Vec<[Vec<i64>; 2]> {
        let row = |x: i64| (0..=N).map(|z| self.at(x, z)).collect();
        (0..=N).map(|x| [row(x), (0..=N).map(|u| self.at(u, x)).collect()]).collect()
    }
}
