//! Proofs about three piles, by the two gaps between them in the order of their size.
//!
//! ```text
//!   smallest ─── g ─── middle ──────── h ──────── largest
//! ```
//!
//! The complement of a position has the same gaps in the other order ([`mirrored`]), so it is enough to look at g ≤ h.

use crate::claims::claim::one_from;
use crate::claims::strategy::argument::leaving;
use crate::claims::strategy::{Argument, Case, Fact, Kind, Says};
use crate::claims::{Ones, Piles};
use crate::games::{Axis, Game, Move, Position};
use crate::values::Outcome;

/// Theorem 2: true for P-positions.
pub(super) fn is_p(game: &Game) -> bool {
    Piles::of(game).outcome == Outcome::P
}

/// Theorem 4: true for positions of value 1.
pub(super) fn is_one(game: &Game) -> bool {
    Ones::of(game).is_some()
}

/// The cases of Theorem 2 that apply.
pub(super) fn cases_by_gaps(game: &Game) -> Vec<Case> {
    let (is_inside, is_twice) = (is_p(game), Piles::of(game).difference.twice);
    let all =
        [(Case::Inside, is_inside), (Case::SmallerGap, !is_inside && !is_twice), (Case::Meet, !is_inside && is_twice)];
    all.into_iter().filter(|(_, applies)| *applies).map(|(case, _)| case).collect()
}

/// The cases of Theorem 4 that apply.
pub(super) fn cases_by_remainders(game: &Game) -> Vec<Case> {
    let (is_zero, is_one) = (is_p(game), is_one(game));
    let gaps = Piles::of(game).gaps;
    let (r, t) = (gaps[0].min(gaps[1]) % 4, gaps[0].max(gaps[1]) % 4);
    let by_remainders = (Case::Remainders { r, t }, !is_zero && !is_one);
    let all = [(Case::Inside, is_one), (Case::Elsewhere, is_zero), by_remainders];
    all.into_iter().filter(|(_, applies)| *applies).map(|(case, _)| case).collect()
}

/// The argument in a case that applies; `has` is the set.
pub(super) fn argument(game: &Game, case: Case, has: impl Fn(&Game) -> bool) -> Argument {
    let piles = Piles::of(game);
    let [smallest, middle, largest] = piles.order;
    let [g, h] = piles.gaps;
    let share = |from: Axis, onto: Axis, tokens: u32| {
        let apart = i64::from(game.position()[from]) - i64::from(game.position()[onto]);
        let line = Fact::Tokens { tokens: tokens.into(), apart };
        (vec![line], Says::MovesTo(Move::Share { from: from.into(), onto: onto.into(), tokens }))
    };
    let (lines, says) = match case {
        Case::Inside => (leaving(game, kind_of, &has), Says::AllLeave),
        Case::SmallerGap => share(largest, smallest, g.min(h)),
        Case::Meet => share(largest, smallest, (g + h) / 2),
        Case::Remainders { .. } => match one_from(g.min(h), g + h) {
            // In the complement the receiving pile gives, and the giving one receives.
            Some((Axis::X, tokens)) => share(largest, smallest, tokens),
            Some((Axis::Y, tokens)) if g <= h => share(largest, middle, tokens),
            Some((Axis::Y, tokens)) => share(middle, smallest, tokens),
            Some((Axis::Z, _)) | None => (vec![Fact::Tokens { tokens: 0, apart: 0 }], Says::Nothing),
        },
        Case::Elsewhere
        | Case::Mirror
        | Case::Named
        | Case::Over
        | Case::LowerY
        | Case::Lower(_)
        | Case::LowerBoth(_)
        | Case::UsePass
        | Case::CutOff(_)
        | Case::OneBeside(_)
        | Case::Shorten
        | Case::ToCorner(_)
        | Case::AsNormal
        | Case::Near
        | Case::Far(_) => (Vec::new(), Says::Nothing),
    };
    Argument { case, lines, says }
}

/// Theorem 1: the mirror images of all moves.
pub(super) fn mirrored(game: &Game) -> Argument {
    let options = game.options();
    let without = options.iter().find(|(play, to)| !has_mirror(game, *play, *to)).map(|(play, _)| *play);
    let lines = vec![Fact::Mirrored { moves: options.len(), without }];
    Argument { case: Case::Mirror, lines, says: Says::Answers }
}

/// True if a move has a mirror image: a move from the complement to the complement of the option.
fn has_mirror(game: &Game, play: Move, to: Position) -> bool {
    let Move::Share { from, onto, tokens } = play else { return false };
    let most = game.position().coordinates.iter().copied().max().unwrap_or(0);
    let complement = |at: Position| Game::new(game.ruleset(), Position::at(at.xyz().map(|pile| most - pile))).ok();
    // No pile becomes larger than the largest one.
    let answer = complement(game.position()).and_then(|game| game.play(Move::Share { from: onto, onto: from, tokens }));
    to.coordinates.iter().all(|pile| *pile <= most) && answer.is_some() && answer == complement(to)
}

/// The difference between an option and its position.
fn kind_of(_: &Game, _: Move, to: Position) -> Kind {
    let [x, y, z] = to.xyz();
    if x == y || y == z || x == z { Kind::MakesEqual } else { Kind::KeepsApart }
}
