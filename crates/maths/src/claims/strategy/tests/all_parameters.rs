//! The theorems for all parameters, over all their parameters.

use super::{found, games, ruleset};
use crate::claims::strategy::{Case, Fact, Gap, Says, Strategy};
use crate::games::{Axis, Move};
use crate::solver::Recursion;

const UP_TO: u32 = 64;
const LARGEST_K: usize = 41;

fn no_gap(strategy: Strategy, text: &str) {
    let ruleset = ruleset(text);
    assert!(strategy.covers(&ruleset), "{text}");
    assert_eq!(strategy.first_gap(ruleset, UP_TO), None, "{text}");
}

#[test]
fn every_k_of_the_class() {
    for k in (1..=LARGEST_K).step_by(4) {
        no_gap(Strategy::Triangular8_1, &format!("triangle:k={k}"));
        no_gap(Strategy::TrianglePass, &format!("triangle:k={k},pass"));
    }
}

/// For every even k the first, the last and the middle s, and a few that lie between.
#[test]
fn every_even_k_with_a_pass() {
    for k in (2..=LARGEST_K).step_by(2) {
        let mut all = [0, 1, k / 2, k - 2, k - 1];
        all.sort_unstable();
        for s in all {
            no_gap(Strategy::PassConjecture4_1, &format!("step:k={k},s={s},pass"));
        }
    }
}

#[test]
fn raised_triangles() {
    for (k, s) in (1..=LARGEST_K).step_by(2).flat_map(|k| [1, 2, k / 2, k - 1].map(|s| (k, s))).filter(|(k, s)| s < k) {
        no_gap(Strategy::Triangular8_1, &format!("bar:k={k},s={s},rim=floor((x+z+s)/k)"));
    }
}

/// All odd k ≤ 9 and s ≤ 2k + 2: the proof has no gap if and only if the theorem covers the rim. A rim that it does not cover fails near
/// x = z = 0, at (0, v, v) for a v that has a digit of c.
#[test]
fn raised_triangles_are_covered_if_and_only_if_there_is_no_gap() {
    for (k, s) in (3..=9).step_by(2).flat_map(|k| (0..=2 * k + 2).map(move |s| (k, s))).filter(|(_, s)| *s > 0) {
        let ruleset = ruleset(&format!("bar:k={k},s={s},rim=floor((x+z+s)/k)"));
        let is_without = Strategy::Triangular8_1.first_gap(ruleset, 20).is_none();
        assert_eq!(Strategy::Triangular8_1.covers(&ruleset), is_without, "{k} {s}");
    }
}

/// Outside of the classes there is a gap, and it is where the set is wrong or the way to it.
#[test]
fn other_parameters_have_a_gap() {
    let has_gap = |strategy: Strategy, text: String| {
        let ruleset = ruleset(&text);
        assert!(strategy.is_about(&ruleset) && !strategy.covers(&ruleset), "{text}");
        assert!(strategy.first_gap(ruleset, 24).is_some(), "{strategy:?} {text}");
    };
    for k in (3..=19).step_by(4) {
        has_gap(Strategy::Triangular8_1, format!("triangle:k={k}"));
        has_gap(Strategy::TrianglePass, format!("triangle:k={k},pass"));
        has_gap(Strategy::Triangular8_1, format!("triangle:k={}", k - 1));
    }
    for k in (3..=9).step_by(2) {
        has_gap(Strategy::PassConjecture4_1, format!("step:k={k},s={},pass", k - 1));
    }
    has_gap(Strategy::PassConjecture4_1, "step:k=4,s=5,pass".into());
}

/// By hand: beside step:k=4,s=2 the bar (1, 3) has the value (1 ⊕ 5) − 2 = 2, and 2 is paired with 1.
#[test]
fn pairs_by_hand() {
    let strategy = Strategy::PassConjecture4_1;
    let says = |text: &str| {
        let game = text.parse().unwrap();
        let [case] = strategy.cases(&game)[..] else { panic!("{text}") };
        (case, strategy.argument(&game, case).says)
    };
    let cut = |axis, to| Says::MovesTo(Move::Cut { axis, to });
    assert_eq!(says("step:k=4,s=2,pass:1,1,3,1"), (Case::Inside, Says::AllLeave));
    assert_eq!(says("step:k=4,s=2,pass:2,1,3,1"), (Case::UsePass, Says::MovesTo(Move::Pass)));
    assert_eq!(says("step:k=4,s=2,pass:5,1,3,1"), (Case::Shorten, cut(Axis::X, 1)));
    assert_eq!(says("step:k=4,s=2,pass:5,1,3,0"), (Case::Shorten, cut(Axis::X, 2)));
    // x = 0 is alone: y = 1 has to go, and z = 0.
    assert_eq!(says("step:k=4,s=2,pass:0,1,3,1"), (Case::LowerBoth(Axis::Z), cut(Axis::Z, 0)));
}

/// By hand for k = 5: (2, 0, 2) has 1 ⊕ 0 ⊕ 1 = 0, and (1, 0, 2) has 0 ⊕ 0 ⊕ 1 = 1, so the pass changes which of them is P.
#[test]
fn the_triangle_by_hand() {
    let says = |strategy: Strategy, text: &str| {
        let game = text.parse().unwrap();
        let [case] = strategy.cases(&game)[..] else { panic!("{text}") };
        (case, strategy.argument(&game, case).says)
    };
    let cut = |axis, to| Says::MovesTo(Move::Cut { axis, to });
    let pass = |at: &str| says(Strategy::TrianglePass, &format!("triangle:k=5,pass:{at}"));
    assert_eq!(says(Strategy::Triangular8_1, "triangle:k=5:2,0,2"), (Case::Inside, Says::AllLeave));
    assert_eq!(pass("1,0,2,1"), (Case::Inside, Says::AllLeave));
    assert_eq!(pass("2,0,2,1"), (Case::UsePass, Says::MovesTo(Move::Pass)));
    assert_eq!(pass("0,1,7,1"), (Case::CutOff(Axis::Z), cut(Axis::Z, 0)));
    assert_eq!(pass("0,0,0,1"), (Case::Inside, Says::AllLeave));
}

#[test]
fn planted_mistakes_are_found() {
    let plant = |strategy: Strategy, text: &str, case: Case, wrong: Says| {
        let (all, seen) = found(strategy, text, case, |argument| argument.says = wrong);
        assert_eq!(seen, all, "{case:?}");
    };
    plant(Strategy::TrianglePass, "triangle:k=5,pass", Case::Inside, Says::MovesTo(Move::Pass));
    plant(Strategy::TrianglePass, "triangle:k=5,pass", Case::UsePass, Says::AllLeave);
    let more = |strategy: Strategy, text: &str, case: Case| {
        let (all, seen) = found(strategy, text, case, |argument| {
            if let Says::MovesTo(Move::Cut { to, .. }) = &mut argument.says {
                *to += 1;
            }
        });
        assert_eq!(seen, all, "{case:?}");
    };
    for case in [Case::LowerY, Case::Lower(Axis::X), Case::LowerBoth(Axis::Z)] {
        more(Strategy::Triangular8_1, "triangle:k=5", case);
        more(Strategy::TrianglePass, "triangle:k=5,pass", case);
    }
    more(Strategy::PassConjecture4_1, "step:k=4,s=2,pass", Case::Shorten);
    more(Strategy::PassConjecture4_1, "step:k=4,s=2,pass", Case::LowerBoth(Axis::Z));
    // A pair that is none.
    let (all, seen) = found(Strategy::PassConjecture4_1, "step:k=4,s=2,pass", Case::Shorten, |argument| {
        argument.lines.iter_mut().for_each(|fact| {
            if let Fact::Partners { with, .. } = fact {
                *with += 2;
            }
        });
    });
    assert!(seen > 5 && seen < all, "without the pass there are no pairs: {seen} of {all}");
}

/// The pass on the triangle with k = 4m+3 is no nim-sum 1: the first position at which the set is wrong, with its value from the rules.
#[test]
fn the_gap_is_where_the_rules_say_so() {
    for text in ["triangle:k=3,pass", "triangle:k=7,pass"] {
        let ruleset = ruleset(text);
        let mut judge = Recursion::new(ruleset);
        let strategy = Strategy::TrianglePass;
        assert!(games(ruleset, 12).any(|game| strategy.has(&game) != (judge.value(game.position()).0 == 0)), "{text}");
        let (_, found) = strategy.first_gap(ruleset, 12).unwrap();
        assert!(matches!(found, Gap::Line { .. } | Gap::Misses(..) | Gap::Stays(..) | Gap::NoMove(..)), "{found:?}");
    }
}
