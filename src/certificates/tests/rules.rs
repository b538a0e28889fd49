//! The statements, evaluated on small integers, compared with the moves of the games.

use super::claim;
use crate::certificates::NimSumClaim;
use crate::certificates::NotFound;
use crate::certificates::check;
use crate::certificates::condition::Condition;
use crate::certificates::condition::Conditions;
use crate::certificates::find;
use crate::certificates::statement::statements;
use crate::games::Position;
use crate::games::Ruleset;

const GAMES: [(&str, &str); 11] = [
    ("x ⊕ y ⊕ z = 0", "nim"),
    ("x ⊕ y ⊕ z = 0", "triangle:k=3"),
    ("(x − 1) ⊕ y ⊕ (z − 1) = 0", "triangle:k=5"),
    ("(x − 1) ⊕ y ⊕ (z − 1) = 0", "triangle:k=2"),
    ("(x + 2) ⊕ (y − 3) ⊕ (z + 1) = 0", "triangle:k=5/2"),
    ("x ⊕ y ⊕ z = 0", "step:k=2,s=0"),
    ("(x + s) ⊕ y ⊕ (z + s) = 0", "step:k=4,s=3"),
    ("(x − 2) ⊕ y ⊕ z = 0", "step:k=3/2,s=1"),
    ("x ⊕ y ⊕ z ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1", "nim:pass"),
    ("(x + s) ⊕ y ⊕ (z + s) ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1", "step:k=4,s=1,pass"),
    ("(x − 1) ⊕ y ⊕ (z + 2) ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1", "triangle:k=3,pass"),
];

/// Whether a position is in the set, by its coordinates.
fn is_in(claim: &NimSumClaim, at: Position) -> bool {
    let ([i, j, l], [x, y, z]) = (claim.shifts, at.xyz().map(i64::from));
    let nim_sum = (x + i) ^ (y + j) ^ (z + l) ^ i64::from(at.pass);
    nim_sum == 0 || at.pass && at.xyz() == [0, 0, 0]
}

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

/// A position is in the set as `games` and the formula say, if and only if one of the first goals of (B) holds; and one of the other
/// goals holds for some w if and only if some option is in the set.
#[test]
fn statements_say_what_the_rules_say() {
    for (formula, game) in GAMES {
        let (claim, ruleset) = (claim(formula, game), game.parse::<Ruleset>().unwrap());
        let all = statements(&claim);
        let by_moves = all.last().unwrap();
        let parts = 1 + usize::from(claim.has_pass);
        let shifts: Vec<i64> = claim.shifts.into_iter().chain(claim.has_pass.then_some(0)).collect();
        for v in integers(shifts.len(), 7) {
            let numbers: Option<Vec<u32>> =
                v.iter().zip(&shifts).map(|(n, shift)| u32::try_from(n - shift).ok()).collect();
            let numbers = numbers.filter(|n| n.get(3).is_none_or(|pass| *pass <= 1));
            let position =
                numbers.map(|n| Position::new(n[0], n[1], n[2]).with_pass(n.get(3).is_some_and(|pass| *pass == 1)));
            let position = position.filter(|at| ruleset.check(*at).is_ok());
            assert_eq!(hold(&by_moves.hypothesis, &v), position.is_some(), "{game}: {v:?}");
            let Some(at) = position else { continue };
            let reached = |goal: usize| {
                let goal = &by_moves.goals[goal];
                integers(goal.sought, 7).any(|w| hold(&goal.conditions, &[&v[..], &w].concat()))
            };
            assert_eq!((0..parts).any(reached), is_in(&claim, at), "{game}: {at:?}");
            let an_option = ruleset.options(at).into_iter().any(|(_, option)| is_in(&claim, option));
            assert_eq!((parts..by_moves.goals.len()).any(reached), an_option, "{game}: {at:?}");
        }
    }
}

/// (A) has for hypothesis that a position and one of its options are both in the set.
#[test]
fn the_statements_of_a_are_the_goals_of_b_from_the_set() {
    for (formula, game) in GAMES {
        let claim = claim(formula, game);
        let all = statements(&claim);
        let (by_moves, from_set) = all.split_last().unwrap();
        let (parts, moves) = by_moves.goals.split_at(1 + usize::from(claim.has_pass));
        let pairs = parts.iter().flat_map(|part| moves.iter().map(move |goal| (part, goal)));
        assert_eq!(from_set.len(), parts.len() * moves.len());
        for (statement, (part, goal)) in from_set.iter().zip(pairs) {
            assert!(statement.goals.is_empty());
            assert_eq!(statement.hypothesis.0, [&part.conditions.0[..], &goal.conditions.0].concat());
            assert_eq!(statement.coordinates, by_moves.coordinates + goal.sought);
        }
    }
}

#[test]
fn conditions_hold_by_digits_where_they_hold() {
    for (formula, game) in GAMES {
        for statement in statements(&claim(formula, game)) {
            for numbers in integers(
                statement.coordinates,
                match statement.coordinates {
                    6 => 1,
                    5 => 3,
                    _ => 6,
                },
            ) {
                let conditions = &statement.hypothesis;
                assert_eq!(hold_by_digits(conditions, &numbers), hold(conditions, &numbers), "{game}: {numbers:?}");
            }
        }
    }
}

/// A certificate is found if and only if no position of a box violates the statements.
#[test]
fn certificates_are_found_for_what_holds_in_a_box() {
    let (mut found, mut wrong, mut with_pass) = (0, 0, 0);
    for k in 1..14 {
        for shift in -2_i32..3 {
            let formula = format!("(x + {shift}) ⊕ y ⊕ (z + {shift})").replace("+ -", "− ");
            let alone = "or x = 0 and y = 0 and z = 0 and p = 1";
            for (game, formula) in [
                (format!("triangle:k={k}"), format!("{formula} = 0")),
                (format!("step:k={k},s={}", shift.abs()), format!("{formula} = 0")),
                (format!("step:k={k},s={},pass", shift.abs()), format!("{formula} ⊕ p = 0 {alone}")),
            ] {
                let claim = claim(&formula, &game);
                // Nearly all that is wrong is wrong in the small box.
                let holds = |size: u32| holds_in_box(&claim, &game.parse().unwrap(), size);
                match find(&claim) {
                    Ok(certificate) => {
                        assert!(holds(20), "{formula} of {game}");
                        assert_eq!(check(&claim, &certificate), Ok(()), "{formula} of {game}");
                        found += 1;
                        with_pass += usize::from(claim.has_pass);
                    }
                    Err(NotFound::Wrong) => {
                        assert!(!holds(20) || !holds(70), "{formula} of {game}");
                        wrong += 1;
                    }
                    Err(NotFound::TooLong) => panic!("{formula} of {game}"),
                }
            }
        }
    }
    assert!(found >= 10 && with_pass >= 2 && wrong >= 50, "{found} found, {with_pass} with a pass, {wrong} wrong");
}

fn holds_in_box(claim: &NimSumClaim, ruleset: &Ruleset, size: u32) -> bool {
    let all = (0..size).flat_map(|x| (0..size).flat_map(move |y| (0..size).map(move |z| Position::new(x, y, z))));
    let legal = all.filter(|at| at.xyz()[1] <= ruleset.rules.rim(at.xyz()[0], at.xyz()[2]));
    let layers = [false, true].into_iter().filter(|pass| claim.has_pass || !pass);
    legal.flat_map(|at| layers.clone().map(move |pass| at.with_pass(pass))).all(|at| {
        let mut an_option = false;
        ruleset.each_option(at, |_, option| an_option |= is_in(claim, option));
        is_in(claim, at) != an_option
    })
}
