//! `sharing`: Sharing Nim with two to six piles.
//!
//! Source: `sharing` sections 1 and 7. A move takes t ≥ 1 tokens from one pile and puts them on another, if afterwards the
//! receiving pile is not larger than the giving pile. A position is terminal when no two piles differ by more than 1.
//! Drawn as piles of tokens side by side, a token four units wide and one high.

use crate::games::scene::{Hit, Point, Rect, Scene, SceneBuilder};
use crate::games::{Coordinate, Coordinates, Family, Move};

/// Calls `visit` with every move and the piles it leaves, by giving pile, then receiving pile, fewest tokens first.
pub(super) fn each_share(piles: Coordinates, visit: &mut impl FnMut(Move, Coordinates)) {
    for from in Coordinate::first(piles.len()) {
        for onto in Coordinate::first(piles.len()).filter(|onto| *onto != from) {
            for tokens in 1..=most_tokens(piles, from, onto) {
                let left = piles.with(from, piles[from] - tokens).with(onto, piles[onto] + tokens);
                visit(Move::Share { from, onto, tokens }, left);
            }
        }
    }
}

/// The most tokens that one pile can give another.
fn most_tokens(piles: Coordinates, from: Coordinate, onto: Coordinate) -> u32 {
    piles[from].saturating_sub(piles[onto]) / 2
}

/// True if no two piles differ by more than 1.
pub(super) fn is_terminal(piles: Coordinates) -> bool {
    piles.iter().max().zip(piles.iter().min()).is_none_or(|(largest, smallest)| largest - smallest <= 1)
}

/// The normal form (0, a, b) with a ≤ b: sorted, the smallest subtracted. The value depends on it alone (Lemma 1).
pub fn normal_form([a, b, c]: [u32; 3]) -> [u32; 3] {
    // By comparisons, since the library's sort is much code for three numbers.
    let (smaller, larger) = (a.min(b), a.max(b));
    let smallest = smaller.min(c);
    [0, smaller.max(larger.min(c)) - smallest, larger.max(c) - smallest]
}

/// Width of a token and of the gap between piles, in heights of a token.
const TOKEN: i64 = 4;
const GAP: i64 = 2;
/// With more than three piles a token is divided among up to five, and 4 × 15 is a multiple of all numbers up to 5.
const FINE: i64 = 15;

/// The layout of piles, with `unit` steps to the height of a token.
#[derive(Clone, Copy)]
struct Sheet {
    unit: i64,
}

impl Sheet {
    fn of(piles: Coordinates) -> Self {
        Self { unit: if piles.len() > 3 { FINE } else { 1 } }
    }

    /// Lower left corner of the ground of a pile.
    fn left_of(self, pile: Coordinate) -> i64 {
        self.unit * (TOKEN + GAP) * pile.index() as i64
    }

    /// The tokens of a pile from one height above the ground to another.
    fn tokens(self, pile: Coordinate, from: u32, to: u32) -> Rect {
        let left = self.left_of(pile);
        let [bottom, top] = [from, to].map(|height| self.unit * i64::from(height));
        Rect { left, bottom, right: left + self.unit * TOKEN, top }
    }
}

/// The piles. The place to point at for a move is the lowest token it takes. If several piles could receive the same number of tokens, each
/// of them has one part of this token, the earliest pile at the left. Otherwise the move has the whole token.
pub(super) fn scene(piles: Coordinates) -> Scene {
    let sheet = Sheet::of(piles);
    let Sheet { unit } = sheet;
    let all = Coordinate::first(piles.len());
    let top = unit * i64::from(piles.iter().copied().max().unwrap_or(0)).max(1);
    let edge = |pile| (Point(sheet.left_of(pile) + unit * TOKEN / 2, unit * i64::from(piles[pile])), Point(0, unit));
    let right = unit * ((TOKEN + GAP) * piles.len() as i64 - GAP);
    let mut scene = SceneBuilder::new(unit, Rect { left: 0, bottom: 0, right, top }, all.clone().map(edge));
    for (pile, name) in all.clone().zip(Family::Sharing.names()) {
        let left = sheet.left_of(pile);
        scene.ground(name, Point(left, 0), Point(left + unit * TOKEN, 0));
        for height in 0..piles[pile] {
            scene.rect(Coordinates::zeros(piles.len()).with(pile, height + 1), sheet.tokens(pile, height, height + 1));
        }
    }
    each_share(piles, &mut |share, _| {
        let Move::Share { from, onto, tokens } = share else { return };
        let receivers: Vec<_> =
            all.clone().filter(|pile| *pile != from && most_tokens(piles, from, *pile) >= tokens).collect();
        let place = receivers.iter().position(|pile| *pile == onto).unwrap_or(0) as i64;
        let mut area = sheet.tokens(from, piles[from] - tokens, piles[from] - tokens + 1);
        let width = (area.right - area.left) / receivers.len().max(1) as i64;
        area.left += place * width;
        area.right = area.left + width;
        scene.hit(share, Hit::Inside(area), Some(sheet.tokens(onto, piles[onto], piles[onto] + tokens)));
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
