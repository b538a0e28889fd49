//! Every theorem against tables of the obvious algorithm, inside its range and just outside.

use super::Theorem;
use crate::claims::{Digits, Reason, Way};
use crate::games::{Game, Position, Ruleset};
use crate::solver::{Extent, Obvious, Table};
use crate::values::{Nimber, Outcome};
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::BTreeSet;

fn table(ruleset: Ruleset, n: u32) -> Table {
    Obvious::table(ruleset, Extent::cube(ruleset.rules, n)).unwrap()
}

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

/// The first position of a table of which the formula of a theorem says something wrong.
fn exception(theorem: Theorem, table: &Table) -> Option<Position> {
    let is_right = |(position, value): (Position, Nimber)| {
        let game = Game::new(table.ruleset(), position).unwrap();
        match theorem.applied(&game) {
            Some(reason) => {
                reason.outcome() == Outcome::of_value(value) && reason.value().is_none_or(|stated| stated == value.0)
            }
            None => theorem == Theorem::Sharing4 && value != Nimber(1),
        }
    };
    table.positions().find(|&found| !is_right(found)).map(|(position, _)| position)
}

/// Each theorem with rulesets of its range.
fn inside() -> Vec<(Theorem, Vec<String>)> {
    let triangles = |ks: &[u32], play: &str| ks.iter().map(|k| format!("triangle:k={k}{play}")).collect();
    let steps = |k: u32, all: Vec<u32>, pass: &str| -> Vec<String> {
        all.into_iter().map(|s| format!("step:k={k},s={s}{pass}")).collect()
    };
    let by_condition_one = [(2, vec![2, 4, 8, 16]), (4, vec![4, 6, 8, 12, 16, 24]), (6, vec![6, 8, 10, 12, 16, 20])];
    let mut raised: Vec<String> = [2, 4, 6, 8].into_iter().flat_map(|k| steps(k, (1..k).collect(), "")).collect();
    raised.extend(by_condition_one.into_iter().flat_map(|(k, all)| steps(k, all, "")));
    let odd = |k: u32| (1..k).step_by(2).collect();
    vec![
        (Theorem::Triangular3_1, vec!["nim".into()]),
        (Theorem::Triangular7_3, triangles(&[3, 7, 11, 15], "")),
        (Theorem::Variants1_2, vec!["step:k=2,s=0".into()]),
        (Theorem::PassCorollary3_1, raised),
        (Theorem::Pass4_1, [2, 4, 6, 8].into_iter().flat_map(|k| steps(k, odd(k), ",pass")).collect()),
        (Theorem::Misere7, vec!["triangle:k=1".into()]),
        (Theorem::Misere8, vec!["triangle:k=3".into()]),
        (Theorem::Misere15, triangles(&[3, 7, 11], ",misere")),
        (Theorem::Sharing2, vec!["sharing".into()]),
        (Theorem::Sharing4, vec!["sharing".into()]),
    ]
}

#[test]
fn theorems_hold_where_they_cover() {
    let all = inside();
    assert_eq!(all.iter().map(|(theorem, _)| *theorem).collect::<Vec<_>>(), Theorem::ALL);
    for (theorem, texts) in all {
        for text in texts {
            assert!(theorem.covers(&ruleset(&text)), "{theorem:?} {text}");
            assert_eq!(exception(theorem, &table(ruleset(&text), 34)), None, "{theorem:?} {text}");
        }
    }
}

#[test]
fn theorems_fail_just_outside() {
    let outside: [(Theorem, &[&str]); 10] = [
        (Theorem::Triangular3_1, &["nim:pass", "nim:misere"]),
        (
            Theorem::Triangular7_3,
            &["triangle:k=1", "triangle:k=2", "triangle:k=4", "triangle:k=5", "triangle:k=5/2", "triangle:k=9"],
        ),
        (Theorem::Variants1_2, &["step:k=2,s=1", "step:k=3,s=0", "step:k=1,s=0", "step:k=2,s=0,pass"]),
        (
            Theorem::PassCorollary3_1,
            &["step:k=3,s=1", "step:k=4,s=5", "step:k=4,s=7", "step:k=4,s=10", "step:k=5/2,s=1", "step:k=4,s=1,misere"],
        ),
        (
            Theorem::Pass4_1,
            &[
                "step:k=4,s=2,pass",
                "step:k=4,s=5,pass",
                "step:k=3,s=1,pass",
                "step:k=4,s=0,pass",
                "step:k=2,s=1,pass,misere",
            ],
        ),
        (Theorem::Misere7, &["triangle:k=2", "triangle:k=3/2", "triangle:k=1,misere", "triangle:k=1,pass"]),
        (Theorem::Misere8, &["triangle:k=3,misere", "triangle:k=3,pass", "triangle:k=2"]),
        (
            Theorem::Misere15,
            &["triangle:k=3", "triangle:k=2,misere", "triangle:k=5,misere", "triangle:k=3,pass,misere"],
        ),
        (Theorem::Sharing2, &["sharing:misere", "sharing:pass"]),
        (Theorem::Sharing4, &["sharing:misere", "sharing:pass"]),
    ];
    for (theorem, texts) in outside {
        for text in texts {
            assert!(!theorem.covers(&ruleset(text)), "{theorem:?} {text}");
            assert!(exception(theorem, &table(ruleset(text), 24)).is_some(), "{theorem:?} {text}");
        }
    }
}

#[test]
fn nothing_more_is_said_than_is_proven() {
    // The formula holds here as far as one can see, but the theorem does not say so.
    let unsaid = [
        (Theorem::PassCorollary3_1, "step:k=4,s=0"),
        (Theorem::Variants1_2, "step:k=4,s=0"),
        (Theorem::Misere7, "triangle:k=1/2"),
        (Theorem::Misere7, "triangle:k=2/3"),
        (Theorem::Misere8, "triangle:k=7"),
    ];
    for (theorem, text) in unsaid {
        assert!(!theorem.covers(&ruleset(text)), "{theorem:?} {text}");
        assert_eq!(exception(theorem, &table(ruleset(text), 24)), None, "{theorem:?} {text}");
        let game: Game = format!("{text}:0,0,1").parse().unwrap();
        assert_eq!(theorem.reason(&game), None);
    }
}

#[test]
fn condition_one_is_the_printed_list() {
    for k in [2u32, 4, 6, 8, 10] {
        let printed: BTreeSet<u32> =
            (0..8).flat_map(|t| (0..k / 2).map(move |m| k * (1 << t) + m * (2 << t))).filter(|&s| s <= 300).collect();
        let covered = (k..=300).filter(|s| Theorem::PassCorollary3_1.covers(&ruleset(&format!("step:k={k},s={s}"))));
        assert_eq!(covered.collect::<BTreeSet<_>>(), printed, "k = {k}");
    }
}

#[test]
fn the_theorem_to_explain_with() {
    let covering = |text: &str| Theorem::covering(&ruleset(text));
    assert_eq!(covering("triangle:k=3"), Some(Theorem::Triangular7_3));
    assert_eq!(covering("triangle:k=3,misere"), Some(Theorem::Misere15));
    assert_eq!(covering("sharing"), Some(Theorem::Sharing2));
    assert_eq!(covering("step:k=4,s=3,pass"), Some(Theorem::Pass4_1));
    assert_eq!(covering("step:k=4,s=3"), Some(Theorem::PassCorollary3_1));
    assert_eq!(covering("triangle:k=5"), None);
    assert_eq!(covering("step:k=5/2,s=1"), None);
}

/// Checks the winning move that a theorem by digits constructs for an N-position of a table.
fn check_step(table: &Table, game: &Game, digits: &Digits) {
    let Some(step) = &digits.step else {
        assert!(game.is_terminal(), "{game} has no winning move");
        return;
    };
    assert_eq!(game.play(step.play).map(|to| to.position()), Some(step.to), "{game}");
    assert_eq!(table.value(step.to), Some(Nimber::ZERO), "{game} to {:?}", step.to);
    let (was, is) = (game.position().xyz()[1], step.to.xyz()[1]);
    let y_is_cut = digits.terms[step.term].name == "y";
    assert_eq!(step.clamps, (is < was && !y_is_cut).then_some((was, is)), "{game}");
    let sum_after = step.after.iter().fold(0, |sum, term| sum ^ term.value);
    let width = digits.sum.bits.len();
    assert!(step.after.iter().chain(&digits.terms).all(|term| term.bits.len() == width), "{game}");
    let Way::Columns { leading, follows_from } = step.way else {
        assert_eq!(Reason::Digits(Digits { step: None, ..digits.clone() }).outcome(), Outcome::N);
        return;
    };
    assert_eq!(sum_after, 0, "{game}");
    assert_eq!(leading, digits.sum.value.ilog2(), "{game}");
    let [before, after] = [&digits.terms, &step.after].map(|terms| terms[step.term].value);
    assert_eq!((before >> leading, after >> leading), ((before >> leading) | 1, (before >> leading) & !1), "{game}");
    // The clamp changes y first where it begins to follow the rim, if the numbers show y at all.
    let shows_y = digits.terms.iter().any(|term| term.name == "y");
    assert_eq!(follows_from, step.clamps.filter(|_| shows_y).map(|(was, is)| (was ^ is).ilog2()), "{game}");
}

#[test]
fn the_constructed_move_wins_from_every_n_position() {
    let (mut clamps, mut kept) = (0, 0);
    for (theorem, texts) in inside() {
        for text in texts {
            let table = table(ruleset(&text), 26);
            for (position, value) in table.positions().filter(|&(_, value)| value != Nimber::ZERO) {
                let game = Game::new(table.ruleset(), position).unwrap();
                let Some(Reason::Digits(digits)) = theorem.reason(&game) else { continue };
                assert_eq!(digits.value.unwrap_or(value.0), value.0, "{game}");
                check_step(&table, &game, &digits);
                let is_clamped = digits.step.is_some_and(|step| step.clamps.is_some());
                *(if is_clamped { &mut clamps } else { &mut kept }) += 1;
            }
        }
    }
    assert!(clamps > 10_000 && kept > 10_000, "{clamps} cuts clamp y, {kept} do not");
}

#[test]
fn p_positions_have_value_0_and_no_winning_move() {
    let texts =
        ["triangle:k=3:1,0,1", "triangle:k=3,misere:1,0,0", "step:k=4,s=3,pass:0,0,0,1", "sharing:0,4,4", "nim:1,2,3"];
    for text in texts {
        let game: Game = text.parse().unwrap();
        let reason = Theorem::covering(&game.ruleset()).and_then(|theorem| theorem.reason(&game)).unwrap();
        assert_eq!((reason.outcome(), reason.play(), reason.value()), (Outcome::P, None, Some(0)), "{text}");
    }
}

#[test]
fn the_end_under_misere_play_is_won_without_a_move() {
    let game: Game = "triangle:k=3,misere:0,0,0".parse().unwrap();
    let reason = Theorem::Misere15.reason(&game).unwrap();
    assert_eq!((reason.outcome(), reason.play()), (Outcome::N, None));
}

/// Rulesets of theorems by digits, with parameters up to a thousand.
fn far_rulesets() -> impl Strategy<Value = Ruleset> {
    let triangles = (0u32..250, any::<bool>())
        .prop_map(|(m, misere)| format!("triangle:k={}{}", 4 * m + 3, if misere { ",misere" } else { "" }));
    let even_k = (1u32..500).prop_map(|half| 2 * half);
    let between = (even_k.clone(), any::<Index>()).prop_map(|(k, s)| (k, 1 + s.index(k as usize - 1) as u32));
    let by_condition_one = (even_k, any::<Index>(), 0u32..16)
        .prop_map(|(k, m, t)| (k, (k << t) + ((m.index(k as usize / 2) as u32) << (t + 1))));
    let steps = prop_oneof![between, by_condition_one].prop_map(|(k, s)| format!("step:k={k},s={s}"));
    let passes = (1u32..500, any::<Index>())
        .prop_map(|(half, s)| format!("step:k={},s={},pass", 2 * half, 1 + 2 * s.index(half as usize)));
    let others = prop_oneof![Just("nim"), Just("triangle:k=1"), Just("step:k=2,s=0")].prop_map(str::to_owned);
    prop_oneof![3 => triangles, 3 => steps, 2 => passes, 1 => others].prop_map(|text| text.parse().unwrap())
}

proptest! {
    #[test]
    fn far_out_the_constructed_move_is_legal_and_leads_to_a_p_position(
        ruleset in far_rulesets(), x in 0u32..=Position::LARGEST, z in 0u32..=Position::LARGEST, y: Index, pass: bool,
        shorter in 0u32..30,
    ) {
        let [x, z] = [x, z].map(|number| number >> shorter);
        let rim = ruleset.rules.rim(x, z).min(Position::LARGEST >> shorter);
        let position = Position::new(x, y.index(rim as usize + 1) as u32, z).with_pass(pass && ruleset.pass);
        let game = Game::new(ruleset, position).unwrap();
        let theorem = Theorem::covering(&ruleset).unwrap();
        let reason = theorem.reason(&game).unwrap();
        match reason.play() {
            Some(play) => {
                let to = game.play(play).unwrap();
                prop_assert_eq!(reason.outcome(), Outcome::N);
                prop_assert_eq!(theorem.reason(&to).map(|reason| reason.outcome()), Some(Outcome::P), "{} to {}", game, to);
            }
            None => prop_assert!(reason.outcome() == Outcome::P || game.is_terminal(), "{}", game),
        }
    }
}
