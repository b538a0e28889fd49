//! `sharing` Theorem 2 at work: which three piles are P-positions, and a move that wins otherwise.
//!
//! Let g and h be the gaps between the piles in order of size, and d = |g − h|.
//!
//! ```text
//!   smallest ─── g ─── middle ──────── h ──────── largest
//! ```
//!
//! The position is P if and only if one gap is 0 and d, the other one, is 0 or 4^k·(2l+1). (In the normal form (0, a, b) with
//! a = 0 or a = b that is the theorem.) In every other position a move from the largest to the smallest pile wins. It takes
//! as many tokens as the smaller gap if d is 0 or 4^k·(2l+1): then the other gap is d. Otherwise d/2 is of that form, and
//! it takes (g + h)/2 tokens: then largest and smallest are equal, d/2 away from the middle. These are the two moves of the
//! proof, which looks at g ≤ h only, as the rest is its mirror image, and leaves out d = 0. Other moves may win as well:
//! Remark 5 counts exactly one, but from (0, 2, 4) three win, to (1, 1, 4), (2, 2, 2) and (0, 3, 3).

use crate::games::{Axis, Game, Move, Position};
use crate::values::Outcome;

/// Three piles and the number that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piles {
    /// The piles by size, the smallest first; equal ones in their order.
    pub order: [Axis; 3],
    /// The gap between the smallest and the middle pile, and that between the middle and the largest one.
    pub gaps: [u32; 2],
    /// The difference d of the gaps.
    pub difference: Power,
    /// The outcome of the position.
    pub outcome: Outcome,
    /// From an N-position the winning move of the proof.
    pub step: Option<Sharing>,
}

/// A number d, as 4^k·odd or 2·4^k·odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power {
    /// The number.
    pub d: u32,
    /// The number of factors 4 of d.
    pub k: u32,
    /// The odd factor 2l+1, without all factors 2; 0 for d = 0.
    pub odd: u32,
    /// True if a factor 2 is left over, so that d is not of the form 4^k·(2l+1).
    pub twice: bool,
}

/// A winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sharing {
    /// The move, from the largest onto the smallest pile.
    pub play: Move,
    /// The P-position it leads to.
    pub to: Position,
    /// The distance of the third pile from the two equal ones after the move.
    pub leaves: Power,
}

impl Power {
    /// Takes a number apart.
    pub fn of(d: u32) -> Self {
        let twos = if d == 0 { 0 } else { d.trailing_zeros() };
        Self { d, k: twos / 2, odd: d >> twos, twice: twos % 2 == 1 }
    }
}

impl Piles {
    /// The statement of the theorem about a position of Sharing Nim.
    pub(super) fn of(game: &Game) -> Self {
        let position = game.position();
        let mut order = Axis::ALL;
        order.sort_by_key(|&axis| position[axis]);
        let [smallest, middle, largest] = order.map(|axis| position[axis]);
        let gaps = [middle - smallest, largest - middle];
        let difference = Power::of(gaps[0].abs_diff(gaps[1]));
        let is_p = gaps.contains(&0) && !difference.twice;
        let (outcome, step) = match is_p {
            true => (Outcome::P, None),
            false => (Outcome::N, winning(game, order, gaps, difference)),
        };
        Self { order, gaps, difference, outcome, step }
    }
}

fn winning(game: &Game, [onto, _, from]: [Axis; 3], gaps: [u32; 2], difference: Power) -> Option<Sharing> {
    let (tokens, leaves) = match difference.twice {
        false => (gaps[0].min(gaps[1]), difference),
        // Gaps are at most 10⁹, so their sum fits.
        true => ((gaps[0] + gaps[1]) / 2, Power::of(difference.d / 2)),
    };
    let play = Move::Share { from: from.into(), onto: onto.into(), tokens };
    game.play(play).map(|to| Sharing { play, to: to.position(), leaves })
}

#[cfg(test)]
mod tests {
    use super::{Piles, Power};
    use crate::games::{Game, Position, Ruleset, normal_form};
    use crate::solver::{Extent, Obvious};
    use crate::values::{Nimber, Outcome};

    #[test]
    fn powers_by_hand() {
        let of = |d| {
            let Power { k, odd, twice, .. } = Power::of(d);
            (k, odd, twice)
        };
        assert_eq!([of(0), of(1), of(2), of(3)], [(0, 0, false), (0, 1, false), (0, 1, true), (0, 3, false)]);
        assert_eq!([of(4), of(24), of(80), of(1 << 31)], [(1, 1, false), (1, 3, true), (2, 5, false), (15, 1, true)]);
    }

    #[test]
    fn every_position_of_a_box_and_its_winning_move() {
        let ruleset: Ruleset = "sharing".parse().unwrap();
        let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, 40)).unwrap();
        let is_p = |cells: [u32; 3]| table.value(Position::at(cells)) == Some(Nimber::ZERO);
        let all = (0..=40).flat_map(|a| (0..=40).flat_map(move |b| (0..=40).map(move |c| [a, b, c])));
        for cells in all {
            let game = Game::new(ruleset, Position::at(cells)).unwrap();
            let piles = Piles::of(&game);
            assert_eq!(piles.outcome == Outcome::P, is_p(cells), "{game}");
            assert_eq!(piles.step.is_none(), is_p(cells), "{game}");
            let Some(step) = piles.step else { continue };
            assert_eq!(game.play(step.play).map(|game| game.position()), Some(step.to), "{game}");
            assert!(is_p(step.to.xyz()), "{game}");
            let [_, a, b] = normal_form(step.to.xyz());
            assert!((a == 0 || a == b) && b == step.leaves.d && !step.leaves.twice, "{game}");
            let winning = game.options().into_iter().filter(|(_, to)| is_p(to.xyz()));
            let mut makes_two_equal = winning.map(|(_, to)| normal_form(to.xyz())).map(|[_, a, b]| a == 0 || a == b);
            assert!(makes_two_equal.all(|is_equal| is_equal), "{game}");
        }
    }

    /// `sharing` Remark 5 says that exactly one of the moves that make two piles equal wins.
    #[test]
    fn remark_5_counts_too_few_winning_moves() {
        let winning = |a: u32, b: u32| {
            let game = Game::new("sharing".parse().unwrap(), Position::new(0, a, b)).unwrap();
            let to_p = |game: &Game, play| game.play(play).filter(|to| Piles::of(to).outcome == Outcome::P);
            let plays = game.options().into_iter().filter_map(|(play, _)| to_p(&game, play));
            plays.map(|to| to.position().xyz()).collect::<Vec<_>>()
        };
        // From different piles only: two equal ones are given to in either of two ways.
        let all = (0..40u32).flat_map(|b| (1..b).map(move |a| (a, b)));
        let more_than_one: Vec<_> = all.filter(|&(a, b)| winning(a, b).len() > 1).collect();
        assert_eq!(more_than_one[..2], [(2, 4), (1, 5)]);
        assert_eq!(winning(2, 4), [[1, 1, 4], [2, 2, 2], [0, 3, 3]]);
        assert_eq!(winning(1, 5), [[1, 1, 4], [0, 3, 3]]);
    }
}
