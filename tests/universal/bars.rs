//! The rules of bars as `proofs/Bars.v` has them, and values and outcomes by plain recursion.

use super::tables::{Place, Table};

pub(super) type Cells = [i64; 3];

/// The kinds of play.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Play {
    Normal,
    Misere,
    Pass,
    MiserePass,
}

impl Play {
    fn is_misere(self) -> bool {
        matches!(self, Self::Misere | Self::MiserePass)
    }

    /// The places without a pass come first: the pass leads to them.
    pub(super) fn layers(self) -> &'static [bool] {
        if matches!(self, Self::Pass | Self::MiserePass) { &[false, true] } else { &[false] }
    }
}

/// A bar by its rim, the highest y over x and z.
pub(super) struct Bar<F>(pub(super) F);

impl<F: Fn(i64, i64) -> i64> Bar<F> {
    fn rim(&self, x: i64, z: i64) -> i64 {
        self.0(x, z)
    }

    /// The options, one after the other.
    fn moves(&self, [x, y, z]: Cells) -> impl Iterator<Item = Cells> {
        let left = (0..x).map(move |u| [u, y.min(self.rim(u, z)), z]);
        let above = (0..y).map(move |v| [x, v, z]);
        let right = (0..z).map(move |w| [x, y.min(self.rim(x, w)), w]);
        left.chain(above).chain(right)
    }

    pub(super) fn options(&self, at: Cells) -> Vec<Cells> {
        self.moves(at).collect()
    }

    pub(super) fn is_legal(&self, [x, y, z]: Cells) -> bool {
        x >= 0 && y >= 0 && z >= 0 && y <= self.rim(x, z)
    }

    /// All positions with coordinates up to n, each after its options.
    pub(super) fn positions(&self, n: i64) -> Vec<Cells> {
        let places = (0..=n).flat_map(|x| (0..=n).map(move |z| (x, z)));
        places.flat_map(|(x, z)| (0..=n.min(self.rim(x, z))).map(move |y| [x, y, z])).collect()
    }

    /// All positions with coordinates up to n, once for each layer of the play.
    pub(super) fn places(&self, play: Play, n: i64) -> Vec<Place> {
        let positions = self.positions(n);
        play.layers().iter().flat_map(|&pass| positions.iter().map(move |&at| (at, pass))).collect()
    }

    /// The Grundy values of all positions with coordinates up to n.
    pub(super) fn values(&self, n: i64) -> Table<i64> {
        let positions = self.positions(n);
        let mut known = Table::over(n, &positions, 0);
        for at in positions {
            let value = mex(self.moves(at).map(|to| known[&to]));
            known.set((at, false), value);
        }
        known
    }

    /// True for each P-position with coordinates up to n.
    pub(super) fn outcomes(&self, play: Play, n: i64) -> Table<bool> {
        let mut known = Table::over(n, &self.positions(n), false);
        for (at, pass) in self.places(play, n) {
            let is_end = self.moves(at).next().is_none();
            let wins = || pass && known[&(at, false)] || self.moves(at).any(|to| known[&(to, pass)]);
            let is_p = if is_end { !play.is_misere() } else { !wins() };
            known.set((at, pass), is_p);
        }
        known
    }

    /// The first place up to n whose outcome is not the stated one. `said` returns `None` for a place that the statement is not about.
    pub(super) fn exception(&self, play: Play, n: i64, said: impl Fn(Place) -> Option<bool>) -> Option<Place> {
        let known = self.outcomes(play, n);
        self.places(play, n).into_iter().find(|place| said(*place).is_some_and(|is_p| is_p != known[place]))
    }

    /// Checks the outcomes of all places up to n.
    #[track_caller]
    pub(super) fn outcomes_are(&self, play: Play, n: i64, said: impl Fn(Place) -> bool) {
        assert_eq!(self.exception(play, n, |place| Some(said(place))), None);
    }

    /// Checks a statement about each position up to n.
    #[track_caller]
    pub(super) fn each(&self, n: i64, holds: impl Fn(Cells) -> bool) {
        let failed = self.positions(n).into_iter().find(|&at| !holds(at));
        assert_eq!(failed, None);
    }

    /// Checks the outcomes in normal play of the positions up to n for which `said` is not `None`.
    #[track_caller]
    pub(super) fn p_positions(&self, n: i64, said: impl Fn(Cells) -> Option<bool>) {
        assert_eq!(self.exception(Play::Normal, n, |(at, _)| said(at)), None);
    }
}

/// The smallest number that is not among these.
pub(super) fn mex(after: impl Iterator<Item = i64>) -> i64 {
    let mut is_taken = Vec::new();
    for value in after.map(|value| usize::try_from(value).unwrap()) {
        is_taken.resize(is_taken.len().max(value + 1), false);
        is_taken[value] = true;
    }
    is_taken.iter().position(|taken| !taken).unwrap_or(is_taken.len()) as i64
}

/// The rim ⌊(ax + bz + c)/d⌋.
pub(super) fn line([a, b, c, d]: [i64; 4]) -> Bar<impl Fn(i64, i64) -> i64> {
    Bar(move |x, z| (a * x + b * z + c) / d)
}

/// The triangle with k = d/a.
pub(super) fn triangle(d: i64, a: i64) -> Bar<impl Fn(i64, i64) -> i64> {
    line([a, a, 0, d])
}

/// The triangle with the rim ⌊(x + z + s)/k⌋.
pub(super) fn offset(k: i64, s: i64) -> Bar<impl Fn(i64, i64) -> i64> {
    line([1, 1, s, k])
}

/// The strip beside the stair bar.
pub(super) fn stairs(k: i64, s: i64) -> Bar<impl Fn(i64, i64) -> i64> {
    line([0, 1, s, k])
}

pub(super) fn sum([x, y, z]: Cells) -> i64 {
    x ^ y ^ z
}

/// (x + c) ⊕ y ⊕ (z + c).
pub(super) fn raised(c: i64, [x, y, z]: Cells) -> i64 {
    sum([x + c, y, z + c])
}
