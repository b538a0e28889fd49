//! Our extension of `pass` Conjecture 4.1: the P-positions themselves, and not only the numbers that occur.

use crate::claims::check::{Check, Maps};
use crate::claims::claim::Entry;
use crate::claims::claim::pass::{is_by_condition_two, is_even, with_pass};
use crate::claims::{Kind, Looked, Parameter};
use crate::solver::Formula;

/// Steps with a pass, k even, 0 < s < k: (x, y, z, 0) is a P-position if and only if (x+s) ⊕ y ⊕ (z+s) = 0, and (x, y, z, 1)
/// if and only if (σ(x)+s) ⊕ y ⊕ (z+s) = 0, where σ(0) = 0 and σ swaps 2m−1 and 2m. In one formula:
/// min(x, (−x) ⊕ p) = s − (y ⊕ (z+s)). The search for formulas found it; the papers do not have it.
///
/// The statement includes Theorem 4.1 (for odd s and x ≥ 1 the numbers σ(x)+s and (x+s) ⊕ 1 are the same) and explains the set of
/// Conjecture 4.1: with s even, (x+s) ⊕ (σ(x)+s) ⊕ 1 is 1 at x = 0, and at x = 2m−1 and x = 2m it is 2^n − 2, where 2^(n−1) is the largest
/// power of 2 that divides 2m+s. All of them with n ≥ 2 occur, since all (x, 0, σ(x), 1) are P-positions.
///
/// # Our argument, which has not been refereed
///
/// The argument rests on Theorem 3.1 of the paper: the bar (y, z) alone has the Grundy value b = (y ⊕ (z+s)) − s. As x does not touch the
/// rim, (x, y, z, 0) is a pile of x beside that bar, and a P-position if and only if x = b, which is the first half. Since s < k, every bar
/// with z > 0 can be broken to (0, 0) at once, and with z = 0 there is no other than (0, 0). So b = 0 only at (0, 0).
///
/// To be shown is that (x, y, z, 1) is a P-position if and only if b = σ(x). By induction, with S the set of these positions:
/// - From S no move leads to a P-position. (0, 0, 0, 1) has no move. Elsewhere in S x > 0 and b ≠ x, so the pass leads to an
///   N-position; a smaller x has another σ(x), and a cut of the bar changes b, so cuts leave S.
/// - From outside S a move leads to one. If b > σ(x), some cut of the bar makes its value σ(x). If b < σ(x) and σ(b) < x,
///   then x can be cut to σ(b), and σ(σ(b)) = b. Otherwise σ(b) > x, as σ(b) = x were in S. Since σ adds 1 at most, b < σ(x)
///   gives b ≤ x, and x < σ(b) gives x ≤ b. So b = x, and x > 0 as σ(0) = 0: the pass is allowed and leads to (x, y, z, 0)
///   with x = b.
///
/// For s = 0 all of this would do as well, but Theorem 3.1 is not stated for it. For s ≥ k other bars have b = 0, from
/// which the pass wins, and for odd k the first half fails with Theorem 3.1.
pub(in crate::claims::claim) const CONJECTURE_4_1_OURS: Entry = Entry {
    id: "pass Conj 4.1 ours",
    kind: Kind::Conjecture,
    is_ours: true,
    takes: &[(Parameter::K, "4"), (Parameter::S, "2")],
    is_stated: |p| is_even(p) && is_by_condition_two(p),
    bound: 500,
    looked: |_| Looked::PPositions,
    check: |p, _| {
        let s = p.s;
        let height = move |x: u32, z: u32, pass| Formula::Raised.height(if pass { swapped(x) } else { x }, z, s);
        Check::Maps(Maps::formula(with_pass(p), Box::new(move |x, z, pass| [height(x, z, pass), None])))
    },
};

/// σ(x): 0 stays, and 2m−1 and 2m change places.
fn swapped(x: u32) -> u32 {
    x.checked_sub(1).map_or(0, |before| (before ^ 1) + 1)
}
