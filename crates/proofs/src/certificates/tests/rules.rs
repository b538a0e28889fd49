//! The statements, evaluated on small integers, compared with the moves of the games.

use super::{claim, second};
use crate::certificates::condition::{Condition, Conditions};
use crate::certificates::statement::statements;
use crate::certificates::{Acceptor, BarClaim, Members, NotFound, check, find};
use maths::games::{Position, Ruleset};
use std::rc::Rc;

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

/// The claims, and some claims whose sets are decided by automata: the positions with an even nim-sum of the last two digits and, for a
/// pass, an automaton without a meaning. The statements do not depend on whether a claim is true.
fn claims() -> Vec<(BarClaim, &'static str)> {
    let mut all: Vec<(BarClaim, &str)> =
        GAMES.into_iter().map(|(formula, game)| (claim(formula, game), game)).collect();
    let of_automata =
        [("nim", 8), ("triangle:k=3", 8), ("step:k=4,s=3", 8), ("step:k=4,s=1,pass", 16), ("nim:pass", 16)];
    for (game, letters) in of_automata {
        let to = |state: usize, letter: usize| Some((3 * state + 5 * letter) % 4).filter(|to| to + letter != 7 + state);
        let rows = (0..4).map(|state| (0..letters).map(|letter| to(state, letter)).collect()).collect();
        let automaton = Rc::new(Acceptor::new(rows, vec![true, false, false, true]).unwrap());
        let (rim, has_pass) = (BarClaim::rim_of(&game.parse().unwrap()).unwrap(), letters == 16);
        all.push((BarClaim { rim, members: Members::Accepted(automaton), has_pass }, game));
    }
    all
}

/// True if a position is in the set, by its coordinates.
fn is_in(claim: &BarClaim, at: Position) -> bool {
    let [x, y, z] = at.xyz().map(i64::from);
    match &claim.members {
        Members::NimSum([i, j, l]) => {
            let nim_sum = (x + i) ^ (y + j) ^ (z + l) ^ i64::from(at.pass);
            nim_sum == 0 || at.pass && at.xyz() == [0, 0, 0]
        }
        Members::Accepted(automaton) if claim.has_pass => accepts(automaton, &[x, y, z, i64::from(at.pass)]),
        Members::Accepted(automaton) => accepts(automaton, &[x, y, z]),
    }
}

/// True if an automaton accepts numbers below 2⁹ that are not negative.
pub(super) fn accepts(automaton: &Acceptor, numbers: &[i64]) -> bool {
    let letter = |place: u32| numbers.iter().rev().fold(0, |letter, n| 2 * letter + (n >> place & 1) as usize);
    let last = (0..9).rev().try_fold(0, |state: usize, place| automaton.rows()[state][letter(place)]);
    last.is_some_and(|state| automaton.accepting()[state])
}

/// True if conditions hold for integers, evaluated at once.
pub(super) fn hold(conditions: &Conditions, numbers: &[i64]) -> bool {
    conditions.0.iter().all(|condition| match condition {
        Condition::AtLeast { coefficients, least } => {
            coefficients.iter().zip(numbers).map(|(c, n)| c * n).sum::<i64>() >= *least
        }
        Condition::NimSum { mask } => {
            numbers.iter().enumerate().filter(|(place, _)| mask >> place & 1 == 1).fold(0, |sum, (_, n)| sum ^ n) == 0
        }
        Condition::Accepts { places, automaton } => {
            let picked: Vec<i64> = places.iter().map(|place| numbers[*place]).collect();
            picked.iter().all(|number| *number >= 0) && accepts(automaton, &picked)
        }
    })
}

/// True if conditions hold for integers, evaluated digit by digit.
pub(super) fn hold_by_digits(conditions: &Conditions, numbers: &[i64]) -> bool {
    let letter = |place: u32| numbers.iter().enumerate().map(|(i, n)| ((n >> place & 1) as usize) << i).sum();
    let first = conditions.after(None, letter(9));
    let last = (0..9).rev().try_fold(first, |sums, place| Some(conditions.after(Some(&sums?), letter(place))));
    last.flatten().is_some_and(|sums| conditions.hold(&sums))
}

/// All integers from −3 up to this.
pub(super) fn integers(count: usize, most: i64) -> impl Iterator<Item = Vec<i64>> {
    let span = most + 4;
    (0..span.pow(count as u32)).map(move |at| (0..count as u32).map(|i| at / span.pow(i) % span - 3).collect())
}

/// A position is in the set as `games` and the formula say, if and only if one of the first goals of (B) holds; and one of the other
/// goals holds for some w if and only if some option is in the set.
#[test]
fn statements_say_what_the_rules_say() {
    for (claim, game) in claims() {
        let ruleset = game.parse::<Ruleset>().unwrap();
        let all = statements(&claim);
        let by_moves = all.last().unwrap();
        let parts = parts(&claim);
        let shifts: Vec<i64> = claim.shifts().into_iter().chain(claim.has_pass.then_some(0)).collect();
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

/// The number of parts of the set.
fn parts(claim: &BarClaim) -> usize {
    match claim.members {
        Members::NimSum(_) => 1 + usize::from(claim.has_pass),
        Members::Accepted(_) => 1,
    }
}

/// (A) has for hypothesis that a position and one of its options are both in the set.
#[test]
fn the_statements_of_a_are_the_goals_of_b_from_the_set() {
    for (claim, _) in claims() {
        let all = statements(&claim);
        let (by_moves, from_set) = all.split_last().unwrap();
        let (parts, moves) = by_moves.goals.split_at(parts(&claim));
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
    for (claim, game) in claims() {
        for statement in statements(&claim) {
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

/// A nim-sum of 0 as an automaton, with a pass together with the position that has the pass alone.
pub(super) fn nim_sum_by_automaton(claim: &BarClaim) -> BarClaim {
    let letters: usize = if claim.has_pass { 16 } else { 8 };
    let is_even = |letter: usize| letter.count_ones().is_multiple_of(2);
    let to = |state: usize| (0..letters).map(|letter| is_even(letter).then_some(state)).collect::<Vec<_>>();
    let rows = if claim.has_pass {
        // In state 0 no digit was 1, in state 1 some were; state 2 is the end.
        let mut begin = to(1);
        (begin[0], begin[8]) = (Some(0), Some(2));
        vec![begin, to(1), vec![None; letters]]
    } else {
        vec![to(0)]
    };
    let accepting = vec![true; rows.len()];
    let automaton = Acceptor::new(rows, accepting).unwrap();
    BarClaim { members: Members::Accepted(Rc::new(automaton)), ..claim.clone() }
}

/// The two ways to say which positions are in the set have certificates of the same claims, and both checkers accept them.
#[test]
fn a_nim_sum_has_a_certificate_as_an_automaton_where_it_has_one_as_a_formula() {
    let mut found = 0;
    for k in 1..14 {
        let alone = "⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1";
        for (game, formula) in [
            (format!("triangle:k={k}"), "x ⊕ y ⊕ z = 0".to_owned()),
            (format!("step:k={k},s=0"), "x ⊕ y ⊕ z = 0".to_owned()),
            (format!("step:k={k},s=1,pass"), format!("x ⊕ y ⊕ z {alone}")),
            ("nim:pass".to_owned(), format!("x ⊕ y ⊕ z {alone}")),
        ] {
            let by_formula = claim(&formula, &game);
            let by_automaton = nim_sum_by_automaton(&by_formula);
            let certificate = find(&by_automaton);
            assert_eq!(certificate.is_ok(), find(&by_formula).is_ok(), "{game}");
            let Ok(certificate) = certificate else { continue };
            assert_eq!(check(&by_automaton, &certificate), Ok(()), "{game}");
            assert!(second::accepts(&by_automaton, &certificate), "{game}");
            // It is no certificate of the claim that is a formula.
            assert!(check(&by_formula, &certificate).is_err(), "{game}");
            found += 1;
        }
    }
    assert!(found >= 5, "{found}");
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

fn holds_in_box(claim: &BarClaim, ruleset: &Ruleset, size: u32) -> bool {
    let all = (0..size).flat_map(|x| (0..size).flat_map(move |y| (0..size).map(move |z| Position::new(x, y, z))));
    let legal = all.filter(|at| at.xyz()[1] <= ruleset.rules.rim(at.xyz()[0], at.xyz()[2]));
    let layers = [false, true].into_iter().filter(|pass| claim.has_pass || !pass);
    legal.flat_map(|at| layers.clone().map(move |pass| at.with_pass(pass))).all(|at| {
        let mut an_option = false;
        ruleset.each_option(at, |_, option| an_option |= is_in(claim, option));
        is_in(claim, at) != an_option
    })
}
