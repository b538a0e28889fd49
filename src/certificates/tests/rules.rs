//! The statements, evaluated on small integers, compared with the moves of the games.

use super::claim;
use crate::certificates::NimSumClaim;
use crate::certificates::NotFound;
use crate::certificates::condition::Condition;
use crate::certificates::condition::Conditions;
use crate::certificates::find;
use crate::certificates::statement::statements;
use crate::games::Position;
use crate::games::Ruleset;

const GAMES: [(&str, &str); 8] = [
    ("x ⊕ y ⊕ z = 0", "nim"),
    ("x ⊕ y ⊕ z = 0", "triangle:k=3"),
    ("(x − 1) ⊕ y ⊕ (z − 1) = 0", "triangle:k=5"),
    ("(x − 1) ⊕ y ⊕ (z − 1) = 0", "triangle:k=2"),
    ("(x + 2) ⊕ (y − 3) ⊕ (z + 1) = 0", "triangle:k=5/2"),
    ("x ⊕ y ⊕ z = 0", "step:k=2,s=0"),
    ("(x + s) ⊕ y ⊕ (z + s) = 0", "step:k=4,s=3"),
    ("(x − 2) ⊕ y ⊕ z = 0", "step:k=3/2,s=1"),
];

/// Whether conditions hold of integers, evaluated at once.
fn hold(conditions: &Conditions, numbers: &[i64]) -> bool {
    conditions.0.iter().all(|condition| match condition {
        Condition::AtLeast { coefficients, least } => {
            coefficients.iter().zip(numbers).map(|(c, n)| c * n).sum::<i64>() >= *least
        }
        Condition::NimSum { mask } => {
            numbers.iter().enumerate().filter(|(place, _)| mask >> place & 1 == 1).fold(0, |sum, (_, n)| sum ^ n) == 0
        }
    })
}

/// Whether conditions hold of integers, digit by digit.
fn hold_by_digits(conditions: &Conditions, numbers: &[i64]) -> bool {
    let letter = |place: u32| numbers.iter().enumerate().map(|(i, n)| ((n >> place & 1) as usize) << i).sum();
    let first = conditions.after(None, letter(9));
    let last = (0..9).rev().try_fold(first, |sums, place| Some(conditions.after(Some(&sums?), letter(place))));
    last.flatten().is_some_and(|sums| conditions.hold(&sums))
}

/// All integers from −3 up to this.
fn integers(count: usize, most: i64) -> impl Iterator<Item = Vec<i64>> {
    let span = most + 4;
    (0..span.pow(count as u32)).map(move |at| (0..count as u32).map(|i| at / span.pow(i) % span - 3).collect())
}

/// A position is in the set as `games` and the formula say, if and only if the first goal of (B) holds; and one of the other goals
/// holds for some w if and only if some option is in the set.
#[test]
fn statements_say_what_the_rules_say() {
    for (formula, game) in GAMES {
        let (claim, ruleset) = (claim(formula, game), game.parse::<Ruleset>().unwrap());
        let [i, j, l] = claim.shifts;
        let is_in = |at: Position| {
            let [x, y, z] = at.xyz().map(i64::from);
            (x + i) ^ (y + j) ^ (z + l) == 0
        };
        let all = statements(&claim);
        let by_moves = all.last().unwrap();
        for v in integers(3, 7) {
            let numbers: Option<Vec<u32>> =
                v.iter().zip(claim.shifts).map(|(n, shift)| u32::try_from(n - shift).ok()).collect();
            let position = numbers.map(|n| Position::new(n[0], n[1], n[2])).filter(|at| ruleset.check(*at).is_ok());
            assert_eq!(hold(&by_moves.hypothesis, &v), position.is_some(), "{game}: {v:?}");
            let Some(at) = position else { continue };
            let reached = |goal: usize| {
                let goal = &by_moves.goals[goal];
                integers(goal.sought, 7).any(|w| hold(&goal.conditions, &[&v[..], &w].concat()))
            };
            assert_eq!(reached(0), is_in(at), "{game}: {at:?}");
            let an_option = ruleset.options(at).into_iter().any(|(_, option)| is_in(option));
            assert_eq!((1..by_moves.goals.len()).any(reached), an_option, "{game}: {at:?}");
        }
    }
}

/// (A) has for hypothesis that a position and one of its options are both in the set.
#[test]
fn the_statements_of_a_are_the_goals_of_b_from_the_set() {
    for (formula, game) in GAMES {
        let all = statements(&claim(formula, game));
        let (by_moves, from_set) = all.split_last().unwrap();
        assert_eq!(by_moves.goals.len(), from_set.len() + 1);
        for (statement, goal) in from_set.iter().zip(&by_moves.goals[1..]) {
            assert!(statement.goals.is_empty());
            let own = &by_moves.goals[0].conditions.0;
            assert_eq!(statement.hypothesis.0, [&own[..], &goal.conditions.0].concat());
        }
    }
}

#[test]
fn conditions_hold_by_digits_where_they_hold() {
    for (formula, game) in GAMES {
        for statement in statements(&claim(formula, game)) {
            for numbers in integers(statement.coordinates, if statement.coordinates == 5 { 3 } else { 6 }) {
                let conditions = &statement.hypothesis;
                assert_eq!(hold_by_digits(conditions, &numbers), hold(conditions, &numbers), "{game}: {numbers:?}");
            }
        }
    }
}

/// A certificate is found if and only if no position of a box violates the statements.
#[test]
fn certificates_are_found_for_what_holds_in_a_box() {
    let (mut found, mut wrong, mut total) = (0, 0, 0);
    for k in 1..14 {
        for shift in -2..3 {
            let with = |n: i64| if n < 0 { format!("− {}", -n) } else { format!("+ {n}") };
            let formula = format!("(x {s}) ⊕ y ⊕ (z {s}) = 0", s = with(shift));
            for game in [format!("triangle:k={k}"), format!("step:k={k},s={}", shift.abs())] {
                let claim = claim(&formula, &game);
                // Nearly all that is wrong is wrong in the small box.
                let holds = |size: u32| holds_in_box(&claim, &game.parse().unwrap(), size);
                match find(&claim) {
                    Ok(_) => found += usize::from(holds(20)),
                    Err(NotFound::Wrong) => wrong += usize::from(!holds(20) || !holds(70)),
                    Err(NotFound::TooLong) => panic!("{formula} of {game}"),
                }
                total += 1;
                assert_eq!(found + wrong, total, "{formula} of {game}");
            }
        }
    }
    assert!(found >= 8 && wrong >= 50, "{found} found, {wrong} wrong");
}

fn holds_in_box(claim: &NimSumClaim, ruleset: &Ruleset, size: u32) -> bool {
    let [i, j, l] = claim.shifts;
    let is_in = |at: Position| {
        let [x, y, z] = at.xyz().map(i64::from);
        (x + i) ^ (y + j) ^ (z + l) == 0
    };
    let all = (0..size).flat_map(|x| (0..size).flat_map(move |y| (0..size).map(move |z| Position::new(x, y, z))));
    all.filter(|at| at.xyz()[1] <= ruleset.rules.rim(at.xyz()[0], at.xyz()[2])).all(|at| {
        let mut an_option = false;
        ruleset.each_option(at, |_, option| an_option |= is_in(option));
        is_in(at) != an_option
    })
}
