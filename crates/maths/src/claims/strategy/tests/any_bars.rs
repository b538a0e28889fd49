//! The proofs about every bar.

use super::{found, games, ruleset};
use crate::claims::strategy::{Case, Fact, Gap, Says, Strategy};
use crate::games::{Axis, Game, Move};
use crate::solver::Recursion;

/// By hand on T(3): (0, 0, w) is P for w = 0 alone, and (1, 0, w) for w = 1 alone. So (1, 0, 5) has the candidates w = 0, answered by x = 0,
/// and w = 1, which is P.
#[test]
fn candidates_by_hand() {
    let game: Game = "triangle:k=3:1,0,5".parse().unwrap();
    let (axis, candidates) = Strategy::Near.candidates(&game).unwrap();
    assert_eq!(axis, Axis::Z);
    let read: Vec<_> =
        candidates.iter().map(|candidate| (candidate.at, candidate.answer.map(|(play, _)| play))).collect();
    assert_eq!(read, [(0, Some(Move::Cut { axis: Axis::X, to: 0 })), (1, None)]);
    let argument = Strategy::Near.argument(&game, Case::Far(Axis::Z));
    let lines = [
        Fact::Answered { axis: Axis::Y, candidates: 0, cuts: 0, twice: None },
        Fact::Answered { axis: Axis::X, candidates: 1, cuts: 1, twice: None },
        Fact::FirstP { at: 1, last: 1 },
    ];
    assert_eq!(argument.lines, lines);
    assert_eq!(argument.says, Says::MovesTo(Move::Cut { axis: Axis::Z, to: 1 }));
}

/// At every P-position, found by plain recursion, the proof has nothing to show; every position with |x − z| > y is won by its move.
#[test]
fn no_p_position_is_far() {
    for text in ["triangle:k=2", "triangle:k=3", "step:k=2,s=1", "bar:rim=floor((2*x+z+1)/3)", "nim"] {
        let mut judge = Recursion::new(ruleset(text));
        let mut far = 0;
        for game in games(ruleset(text), 12) {
            let [x, y, z] = game.position().xyz();
            if x.abs_diff(z) <= y {
                continue;
            }
            far += 1;
            assert_ne!(judge.value(game.position()).0, 0, "{game}");
            let [case] = Strategy::Near.cases(&game)[..] else { panic!("{game}") };
            let Says::MovesTo(play) = Strategy::Near.argument(&game, case).says else { panic!("{game}") };
            assert_eq!(judge.value(game.play(play).unwrap().position()).0, 0, "{game}");
        }
        assert!(far > 100, "{text}: {far}");
    }
}

#[test]
fn planted_mistakes_are_found() {
    let (all, seen) = found(Strategy::Near, "triangle:k=3", Case::Far(Axis::X), |argument| {
        if let Says::MovesTo(Move::Cut { to, .. }) = &mut argument.says {
            *to += 1;
        }
    });
    assert_eq!(seen, all);
    let (all, seen) = found(Strategy::Near, "triangle:k=3", Case::Far(Axis::Z), |argument| {
        argument.lines.iter_mut().for_each(|fact| {
            if let Fact::Answered { candidates, cuts, .. } = fact {
                *candidates = *cuts + 1;
            }
        });
    });
    assert_eq!(seen, all);
    for case in [Case::ToCorner(Axis::X), Case::ToCorner(Axis::Z)] {
        let (all, seen) = found(Strategy::MisereCorner, "triangle:k=4,misere", case, |argument| {
            if let Says::MovesTo(Move::Cut { to, .. }) = &mut argument.says {
                *to += 1;
            }
        });
        assert_eq!(seen, all, "{case:?}");
    }
    // From two long sides a break to x = 0 leaves a position that the opponent wins.
    let (all, seen) = found(Strategy::MisereCorner, "triangle:k=4,misere", Case::AsNormal, |argument| {
        argument.says = Says::MovesTo(Move::Cut { axis: Axis::X, to: 0 });
    });
    assert_eq!(seen, all);
}

/// Without a rim of 0 over x = z = 1 the line is named.
#[test]
fn without_a_flat_corner_there_is_a_gap() {
    for text in ["triangle:k=1,misere", "triangle:k=2,misere", "nim:misere", "bar:misere,rim=floor((x+z+1)/3)"] {
        let ruleset = ruleset(text);
        assert!(Strategy::MisereCorner.is_about(&ruleset) && !Strategy::MisereCorner.covers(&ruleset), "{text}");
        let (_, gap) = Strategy::MisereCorner.first_gap(ruleset, 8).unwrap();
        assert!(matches!(gap, Gap::Line { fact: Fact::Corner { rim: 1.. }, .. }), "{text}: {gap:?}");
    }
}

/// Theorem 15 by its nim-sum and by its corner: two proofs, one set.
#[test]
fn both_proofs_of_theorem_15_have_the_same_set() {
    for game in games(ruleset("triangle:k=7,misere"), 40) {
        assert_eq!(Strategy::Misere15.has(&game), Strategy::MisereCorner.has(&game), "{game}");
    }
}

/// `sharing` Theorem 2 in its sharper form: every winning move goes from the largest pile to the smallest, by one of the gaps or by
/// half of their sum.
#[test]
fn sharing_moves_go_from_the_largest_pile_to_the_smallest() {
    let mut moves = 0;
    for game in games(ruleset("sharing"), 30) {
        let [case] = Strategy::Sharing2.cases(&game)[..] else { panic!("{game}") };
        let Says::MovesTo(Move::Share { from, onto, tokens }) = Strategy::Sharing2.argument(&game, case).says else {
            continue;
        };
        let piles = game.position().xyz();
        let mut order = piles;
        order.sort_unstable();
        let [a, b, c] = order;
        let [largest, smallest] = [from, onto].map(|pile| piles[pile.index()]);
        assert_eq!([largest, smallest], [c, a], "{game}");
        assert!(tokens == b - a || tokens == c - b || 2 * tokens == c - a, "{game}");
        moves += 1;
    }
    assert!(moves > 1000, "{moves}");
}
