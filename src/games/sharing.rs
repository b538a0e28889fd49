//! `sharing`: Sharing Nim with three piles.
//!
//! Source: `sharing` section 1. A move takes t ≥ 1 tokens from one pile and puts them on another, if afterwards the
//! receiving pile is not larger than the giving pile. A position is terminal when no two piles differ by more than 1.
//! Drawn as three piles of tokens, a token four units wide and one high.

use crate::games::Axis;
use crate::games::Move;
use crate::games::scene::Hit;
use crate::games::scene::Point;
use crate::games::scene::Rect;
use crate::games::scene::Scene;
use crate::games::scene::SceneBuilder;

/// Calls `visit` with every move and the piles it leaves, by giving pile, then receiving pile, fewest tokens first.
pub(crate) fn each_share(piles: [u32; 3], visit: &mut impl FnMut(Move, [u32; 3])) {
    for from in Axis::ALL {
        for onto in from.others() {
            let (giving, receiving) = (piles[from.index()], piles[onto.index()]);
            for tokens in 1..=giving.saturating_sub(receiving) / 2 {
                let mut left = piles;
                left[from.index()] -= tokens;
                left[onto.index()] += tokens;
                visit(Move::Share { from, onto, tokens }, left);
            }
        }
    }
}

/// The normal form (0, a, b) with a ≤ b: sorted, the smallest subtracted. The value depends on it alone (Lemma 1).
pub fn normal_form(mut piles: [u32; 3]) -> [u32; 3] {
    piles.sort_unstable();
    piles.map(|pile| pile - piles[0])
}

/// How many tokens the drawing has.
pub(crate) fn piece_count(piles: [u32; 3]) -> u64 {
    piles.map(u64::from).iter().sum()
}

/// Width of a token and of the gap between piles, in heights of a token.
const TOKEN: i64 = 4;
const GAP: i64 = 2;

/// Lower left corner of the ground of a pile.
fn left_of(pile: Axis) -> i64 {
    match pile {
        Axis::X => 0,
        Axis::Y => TOKEN + GAP,
        Axis::Z => 2 * (TOKEN + GAP),
    }
}

/// The token that lies `height` tokens above the ground.
fn token(pile: Axis, height: u32) -> Rect {
    let (left, bottom) = (left_of(pile), i64::from(height));
    Rect { left, bottom, right: left + TOKEN, top: bottom + 1 }
}

/// Three piles. The place to point at for a move is the lowest token it takes: the whole of it, or, where two piles could
/// receive, its left half for the earlier pile and its right half for the later one.
pub(crate) fn scene(piles: [u32; 3]) -> Scene {
    let top = i64::from(piles.iter().copied().max().unwrap_or(0)).max(1);
    let edges = Axis::ALL.map(|pile| (Point(left_of(pile) + TOKEN / 2, piles[pile.index()].into()), Point(0, 1)));
    let frame = Rect { left: 0, bottom: 0, right: left_of(Axis::Z) + TOKEN, top };
    let mut scene = SceneBuilder::new(1, frame, edges);
    for pile in Axis::ALL {
        for height in 0..piles[pile.index()] {
            let mut needs = [0; 3];
            needs[pile.index()] = height + 1;
            scene.rect(needs, token(pile, height));
        }
    }
    each_share(piles, &mut |share, _| {
        let Move::Share { from, onto, tokens } = share else { return };
        let giving = piles[from.index()];
        let [first, second] = from.others();
        let other = if onto == first { second } else { first };
        let both = giving.saturating_sub(piles[other.index()]) / 2 >= tokens;
        let mut area = token(from, giving - tokens);
        let middle = area.left + (area.right - area.left) / 2;
        match (both, onto == first) {
            (true, true) => area.right = middle,
            (true, false) => area.left = middle,
            (false, _) => {}
        }
        let receiving = piles[onto.index()];
        let landing = Rect { bottom: i64::from(receiving), top: i64::from(receiving + tokens), ..token(onto, 0) };
        scene.hit(share, Hit::Inside(area), Some(landing));
    });
    scene.finish()
}

#[cfg(test)]
mod tests {
    use super::normal_form;

    #[test]
    fn normal_form_sorts_and_subtracts() {
        assert_eq!(normal_form([9, 4, 6]), [0, 2, 5]);
        assert_eq!(normal_form([3, 3, 3]), [0, 0, 0]);
    }
}
