//! The cut that makes a nim-sum zero, found digit by digit, also where it takes y down with it.
//!
//! A cut lowers the number c. Two other numbers stand beside it: y, which a cut of c can lower as well, and the rest r,
//! which stays. Wanted are digits of c and y with c ⊕ y ⊕ r = 0 and y as the clamp leaves it:
//!
//! ```text
//!   either y keeps its digits, and they are not above the rim,        y ≤ ⌊(c + o)/k⌋
//!   or y has less than before and is the rim itself,                  y = ⌊(c + o)/k⌋
//! ```
//!
//! Here o is r itself for the triangular bar and 0 for the stair bar. Digits are written from the highest down. The *slack*
//! S = c + o − k·y of the digits written so far tells how they stand to the rim; with the next digits it becomes
//!
//! ```text
//!   y gets a 0, so c gets the digit of r:       S' = 2S + r (+ r)
//!   y gets a 1, so c gets the other digit:      S' = 2S + (1 − r) (+ r) − k
//! ```
//!
//! While 0 ≤ S < k, exactly one of the two keeps it there, if k is 4m+3 (triangular bar; `triangular` Lemma 5.3) or even
//! (stair bar). So one digit after the other is forced along the rim (`triangular` Lemma 7.3, `variants` Lemma 2.4):
//!
//! - As long as the digits of y are those, y is kept, and so far it is the rim.
//! - If y has a 0 where the rim has a 1, then S ≥ k, and it stays so (`triangular` Lemma 5.2). y is under the rim, whatever
//!   follows: it is kept, and c is what remains.
//! - If y has a 1 where the rim has a 0, keeping it would make S < 0. Here the clamp begins: this digit becomes 0 and all
//!   later ones follow the rim.
//!
//! With k = 4m+1 and x − 1, z − 1 in the sum (`triangular` Conjecture 8.1) the same is true from the slack −2: a nim-sum 0 makes the slack
//! even, and −2 comes only from −2, so it never occurs. All even slacks below fall for ever, those from 4m on rise for ever, and of
//! the others one digit of y keeps them between. With a pass the last digit makes the slack odd, and the rim begins with −2.
//!
//! The proof of `triangular` Theorem 7.2 as printed (Case a.2.2) begins to follow the rim right after the leading column. That
//! rim may be above y, and then it is no option: for k = 7 and (4, 0, 6) it gives (4, 1, 5), but z = 4 is right, and y = 0 is
//! kept. Looking at the digits of y, as `variants` Lemma 2.4 does, mends it.

/// The rim over a number that is cut: y ≤ ⌊(c + r)/k⌋ or y ≤ ⌊c/k⌋.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rim {
    /// Columns per step.
    pub(super) k: u32,
    /// True if the rest is added.
    pub(super) adds_rest: bool,
    /// The least slack of all digits with which y fits under the rim. The rim is reached with this slack and the k − 1 above it.
    pub(super) low: i64,
    /// The nim-sum of the three numbers: 0, or 1 with a pass. The number that the rim adds is `rest ⊕ sum`.
    pub(super) sum: u32,
}

impl Rim {
    /// The slack where y has the height of the rim: after this column, counted from 0 at the right.
    pub(super) fn inside(self, column: u32) -> std::ops::Range<i64> {
        // No nim-sum 0 has the slack 0 with numbers that are not 0, so before the last digit a low of 1 is the same as 0.
        let low = if column == 0 { self.low } else { self.low.min(0) };
        low..low + i64::from(self.k)
    }
}

/// The result of lowering a number digit by digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lowered {
    /// The number that is cut.
    pub(super) cut: u32,
    /// The height y after the clamp.
    pub(super) y: u32,
    /// The column, counted from 0 at the right, in which y begins to follow the rim; none if it is kept.
    pub(super) follows_from: Option<u32>,
}

/// The choice of the digits of y.
enum Mode {
    /// So far the digits are those of the rim.
    Along,
    /// Under the rim: they are kept.
    Free,
    /// Over the rim: they are the rim's.
    Following,
}

/// Lowers a number so that its nim-sum with `y`, as the clamp leaves it, is `rest`.
pub(super) fn lower(rest: u32, y: u32, rim: Rim) -> Lowered {
    let k = i64::from(rim.k);
    let mut lowered = Lowered { cut: 0, y: 0, follows_from: None };
    let (mut mode, mut slack) = (Mode::Along, 0);
    for column in (0..u32::BITS).rev() {
        let [r, own] = [rest, y].map(|number| number >> column & 1);
        let slack_with = |digit: u32| {
            let added = if rim.adds_rest { r ^ (rim.sum >> column & 1) } else { 0 };
            2 * slack + i64::from((r ^ digit) + added) - k * i64::from(digit)
        };
        let along = u32::from(slack_with(1) >= rim.inside(column).start);
        let digit = match mode {
            Mode::Along if own > along => {
                mode = Mode::Following;
                lowered.follows_from = Some(column);
                along
            }
            Mode::Along if own < along => {
                mode = Mode::Free;
                own
            }
            Mode::Along | Mode::Free => own,
            Mode::Following => along,
        };
        // Beyond k nothing depends on it any more.
        slack = slack_with(digit).min(2 * k);
        lowered.y |= digit << column;
        lowered.cut |= (r ^ digit) << column;
    }
    lowered
}

#[cfg(test)]
mod tests {
    use super::{Lowered, Rim, lower};

    fn rim(k: u32, adds_rest: bool) -> Rim {
        Rim { k, adds_rest, low: 0, sum: 0 }
    }

    /// All pairs that a cut could leave, by trying: the largest y first. The theorem needs only one of them.
    fn tried(rest: u32, y: u32, rim: Rim) -> Vec<(u32, u32)> {
        let all = (0..=y).rev().map(|left| (rest ^ left, left));
        let rim_over = |cut: u32| (cut + if rim.adds_rest { rest } else { 0 }) / rim.k;
        all.filter(|&(cut, left)| if left == y { left <= rim_over(cut) } else { left == rim_over(cut) }).collect()
    }

    #[test]
    fn there_is_exactly_one_way_and_the_digits_find_it() {
        let triangles = [3, 7, 11].map(|k| rim(k, true));
        let steps = [2, 4, 6, 8, 10].map(|k| rim(k, false));
        for rim in triangles.into_iter().chain(steps) {
            for (rest, y) in (0..70).flat_map(|rest| (0..40).map(move |y| (rest, y))) {
                let Lowered { cut, y: left, follows_from } = lower(rest, y, rim);
                assert_eq!(tried(rest, y, rim), [(cut, left)], "{rim:?}, {rest}, {y}");
                assert_eq!(follows_from, (left < y).then(|| (left ^ y).ilog2()), "{rim:?}, {rest}, {y}");
            }
        }
    }

    #[test]
    fn other_k_do_not_have_exactly_one_way() {
        let count = |k, adds_rest, rest, y| tried(rest, y, rim(k, adds_rest)).len();
        for (k, adds_rest) in [(1, true), (2, true), (5, true), (3, false), (5, false)] {
            let all = || (0..70).flat_map(|rest| (0..40).map(move |y| (rest, y)));
            assert!(all().any(|(rest, y)| count(k, adds_rest, rest, y) != 1), "{k}");
        }
    }

    #[test]
    fn digits_by_hand() {
        // (4, 0, 6) for k = 7: the rim over (4, 5) is 1, and 4 ⊕ 1 ⊕ 5 = 0, but y = 0 is kept.
        assert_eq!(lower(4, 0, rim(7, true)), Lowered { cut: 4, y: 0, follows_from: None });
        // (1, 2, 5) for k = 3: y = 2 would leave z = 3, over which the rim is 1. Along the rim: x = 1 needs z = 1 and y = 0.
        assert_eq!(lower(1, 2, rim(3, true)), Lowered { cut: 1, y: 0, follows_from: Some(1) });
    }
}
