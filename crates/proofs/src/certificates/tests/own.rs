//! Certificates of claims about own rules: the statements compared with the moves of the games, certificates of nim-sums and of learned sets
//! of up to four numbers, and damages of them.

use super::damages::{Fates, are_rejected, fates};
use super::rules::{accepts, hold, hold_by_digits, integers};
use super::second;
use crate::automata::DigitOrder;
use crate::certificates::own::statements;
use crate::certificates::{About, Certificate, Claim, Document, NotFound, OwnClaim, OwnMembers, check, find, rocq};
use crate::theorems::learning::{Learning, Limits};
use maths::games::{Coordinates, Position, Ruleset};
use maths::solver::Recursion;

const NIM: &str = "rules:a b c d";
const MOORE: &str = "rules:a b c d;move at most 2 of a,b,c,d by any";
const SUBTRACTION: &str = "rules:a b c d;move a by 1,2;move b by 1,2;move c by 1,2;move d by 1,2";
const KING: &str = "rules:a b c d;move a by any;move b by any;move a,b by 1;move c by any;move d by any";
const GAMES: [&str; 8] = [
    NIM,
    MOORE,
    SUBTRACTION,
    KING,
    "rules:a b;move a by any;move b by 1..3,5;move a,b by 2..3",
    "rules:a b c;move some of a,b by 1,2;move c by all but 2;move a,b,c by any",
    "rules:n;move n by 1..3",
    "rules:a b c d;move a,b by any;move c,d by 1;move a by 1;move d by 2..4",
];

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

fn nim_sum(rules: &str) -> OwnClaim {
    let names = ruleset(rules).rules.own().unwrap().names().join("^");
    let ruleset = ruleset(rules);
    OwnClaim::of(&ruleset.formula(&format!("{names} = 0")).unwrap(), &ruleset).unwrap()
}

/// The claim that the P-positions are those of the automaton that was learned.
fn learned(rules: &str) -> OwnClaim {
    let ruleset = ruleset(rules);
    let learned = Learning::new(ruleset, 0, Limits::USUAL).finish().unwrap().pop().unwrap();
    let automaton = learned.automaton(0, DigitOrder::MostFirst).unwrap();
    OwnClaim::of_automaton(&[automaton], &ruleset).unwrap()
}

fn is_in(claim: &OwnClaim, numbers: &[i64]) -> bool {
    match claim.members() {
        OwnMembers::NimSum => numbers.iter().fold(0, |sum, number| sum ^ number) == 0,
        OwnMembers::Accepted(automaton) => accepts(automaton, numbers),
    }
}

/// A position is in the set if and only if the first goal of (B) holds; and one of the other goals holds for some w if and only if some
/// option is in the set. (A) has for hypothesis that both hold.
#[test]
fn statements_say_what_the_rules_say() {
    for (rules, claim) in GAMES.map(|rules| (ruleset(rules), nim_sum(rules))) {
        let all = statements(&claim);
        let (by_moves, from_set) = all.split_last().unwrap();
        let count = claim.count();
        assert_eq!(
            (by_moves.coordinates, from_set.len(), by_moves.goals[0].sought),
            (count, by_moves.goals.len() - 1, 0)
        );
        let most = if count < 4 { 7 } else { 4 };
        for v in integers(count, most) {
            let numbers: Option<Vec<u32>> = v.iter().map(|number| u32::try_from(*number).ok()).collect();
            assert_eq!(hold(&by_moves.hypothesis, &v), numbers.is_some(), "{rules}: {v:?}");
            let Some(numbers) = numbers else { continue };
            let at = Position::at(Coordinates::new(&numbers).unwrap());
            assert_eq!(hold(&by_moves.goals[0].conditions, &v), is_in(&claim, &v), "{rules}: {v:?}");
            let reached = by_moves.goals[1..].iter().any(|goal| {
                // None of the numbers of an option is larger than the largest of the position.
                let w = integers(goal.sought, *v.iter().max().unwrap());
                w.filter(|w| w.iter().all(|number| *number >= 0))
                    .any(|w| hold(&goal.conditions, &[&v[..], &w].concat()))
            });
            let option =
                |to: Position| is_in(&claim, &to.coordinates.iter().map(|n| i64::from(*n)).collect::<Vec<_>>());
            assert_eq!(reached, rules.options(at).into_iter().any(|(_, to)| option(to)), "{rules}: {v:?}");
        }
        for (statement, goal) in from_set.iter().zip(&by_moves.goals[1..]) {
            let wanted = [&by_moves.goals[0].conditions.0[..], &goal.conditions.0].concat();
            assert_eq!((&statement.hypothesis.0, statement.goals.len()), (&wanted, 0));
            assert_eq!(statement.coordinates, count + goal.sought);
        }
    }
}

#[test]
fn conditions_hold_by_digits_where_they_hold() {
    for claim in [nim_sum(MOORE), nim_sum(KING), learned(SUBTRACTION)] {
        for statement in statements(&claim) {
            let most = [6, 6, 6, 6, 6, 0, -1][statement.coordinates];
            for numbers in integers(statement.coordinates, most) {
                let conditions = &statement.hypothesis;
                assert_eq!(hold_by_digits(conditions, &numbers), hold(conditions, &numbers), "{numbers:?}");
            }
        }
    }
}

/// True if the set is that of the P-positions, by plain recursion up to 7.
fn is_right(claim: &OwnClaim, rules: &str) -> bool {
    let mut judge = Recursion::new(ruleset(rules));
    integers(claim.count(), 7).filter(|numbers| numbers.iter().all(|number| *number >= 0)).all(|numbers| {
        let cells: Vec<u32> = numbers.iter().map(|number| *number as u32).collect();
        let value = judge.value(Position::at(Coordinates::new(&cells).unwrap())).0;
        (value == 0) == is_in(claim, &numbers)
    })
}

/// Bouton 1901, and sets that were learned: Moore's Nim, subtraction games, Ryūō Nim beside Nim.
#[test]
fn sets_of_four_numbers_have_certificates() {
    for (claim, rules) in [
        (nim_sum(NIM), NIM),
        (learned(NIM), NIM),
        (learned(MOORE), MOORE),
        (learned(SUBTRACTION), SUBTRACTION),
        (
            learned("rules:a b c d;move some of a,b by 1;move c by any;move d by any"),
            "rules:a b c d;move some of a,b by 1;move c by any;move d by any",
        ),
        (learned("rules:n;move n by 1..3"), "rules:n;move n by 1..3"),
        (
            learned("rules:a b;move a by any;move b by any;move a,b by 1"),
            "rules:a b;move a by any;move b by any;move a,b by 1",
        ),
    ] {
        assert!(is_right(&claim, rules), "{rules}");
        let certificate = find(&claim).unwrap();
        assert_eq!(check(&claim, &certificate), Ok(()), "{rules}");
        assert!(second::accepts(&claim, &certificate), "{rules}");
        assert_eq!(certificate.to_string().parse::<Certificate>(), Ok(certificate), "{rules}");
    }
}

#[test]
fn wrong_claims_have_none() {
    for rules in [MOORE, SUBTRACTION, KING] {
        let claim = nim_sum(rules);
        assert!(!is_right(&claim, rules));
        assert_eq!(find(&claim), Err(NotFound::Wrong), "{rules}");
    }
    // The automaton of another game.
    let other = OwnClaim::new(4, nim_sum(MOORE).moves().to_vec(), learned(NIM).members().clone()).unwrap();
    assert_eq!(find(&other), Err(NotFound::Wrong));
    assert!(check(&other, &find(&learned(NIM)).unwrap()).is_err());
}

#[test]
fn other_claims_are_not_of_this_kind() {
    let of = |formula: &str, rules: &str| {
        let ruleset = ruleset(rules);
        Claim::of(&ruleset.formula(formula).unwrap(), &ruleset)
    };
    assert!(matches!(of("a^b = c^d", NIM), Some(Claim::Own(_))));
    assert!(matches!(of("0 = a^(b^c)^d", NIM), Some(Claim::Own(_))));
    for (formula, rules) in [
        ("a^b^c = 0", NIM),
        ("a^b^c^d = 1", NIM),
        ("a^b^c^d^a = 0", NIM),
        ("a^b^c^d < 1", NIM),
        ("a^b^c^(d+1) = 0", NIM),
        ("a^b^c^d", NIM),
        ("a^b^c^d = 0", "rules:a b c d;misere"),
        ("a^b^c^d = 0", "rules:a b c d;pass"),
        ("a^b^c^d = 0", "rules:a b c d;d<=a"),
        ("a^b = 0", "rules:a b;move a by 1..b;move b by any"),
        ("a^b = 0", "rules:a b;move a by 1 and b by 2;move b by 1"),
        ("a^b = 0", "rules:a b;move a by primes;move b by 1"),
        ("a^b = 0", "rules:a b;move a by 1..2000000;move b by 1"),
        ("a^b = 0", "rules:a b;move a by s and b by t where abs(s-t)<2"),
    ] {
        assert_eq!(of(formula, rules), None, "{formula} of {rules}");
    }
}

/// A claim whose moves lower nothing, or a number twice, or by 0, is none.
#[test]
fn moves_that_are_none_make_no_claim() {
    use crate::certificates::Lowered;
    let of = |groups: &[(&[usize], i64)]| {
        let group = |(of, least): &(&[usize], i64)| Lowered { of: of.to_vec(), least: *least, most: None };
        OwnClaim::new(2, vec![groups.iter().map(group).collect()], OwnMembers::NimSum).is_some()
    };
    assert!(of(&[(&[0], 1)]) && of(&[(&[1], 1), (&[0], 2)]) && of(&[(&[0, 1], 1)]));
    assert!(!of(&[]) && !of(&[(&[], 1)]) && !of(&[(&[0, 0], 1)]) && !of(&[(&[0], 1), (&[0], 1)]));
    assert!(!of(&[(&[2], 1)]) && !of(&[(&[0], 0)]) && !of(&[(&[0], -1)]));
    assert!(OwnClaim::new(0, Vec::new(), OwnMembers::NimSum).is_none());
    assert!(OwnClaim::new(5, Vec::new(), OwnMembers::NimSum).is_none());
}

#[test]
fn damages_of_certificates_of_four_numbers_are_rejected() {
    are_rejected(&nim_sum(NIM), 500);
    are_rejected(&learned(SUBTRACTION), 500);
}

/// 1,000 random damages of texts prove nothing that is wrong.
#[test]
fn damaged_texts_prove_nothing_wrong() {
    let right = learned(SUBTRACTION);
    let with =
        |members: &OwnMembers, moves: &OwnClaim| OwnClaim::new(4, moves.moves().to_vec(), members.clone()).unwrap();
    let wrong = [with(right.members(), &nim_sum(NIM)), with(right.members(), &nim_sum(KING)), nim_sum(SUBTRACTION)];
    for (claim, wrong) in [(right, wrong.to_vec()), (nim_sum(NIM), vec![nim_sum(MOORE), nim_sum(SUBTRACTION)])] {
        let Fates { unreadable, rejected, the_same, still_a_proof } = fates(&claim, &wrong, 500);
        assert_eq!(unreadable + rejected + the_same + still_a_proof, 500);
        assert!(rejected > 100 && still_a_proof < 100, "{rejected} {still_a_proof}");
    }
}

#[test]
fn a_document_and_a_file_for_rocq_name_the_claim() {
    let about: About = "rules:a b c d | a ⊕ b ⊕ c ⊕ d = 0".parse().unwrap();
    let claim = about.claim().unwrap();
    let certificate = find(&claim).unwrap();
    let text = Document { about: Some(about.clone()), certificate: certificate.clone() }.to_string();
    assert!(text.lines().nth(1) == Some("claim rules:a b c d | a ⊕ b ⊕ c ⊕ d = 0"), "{text:.200}");
    let said = claim.to_string();
    let nim = "for all x, y, z, w ≥ 0: if a move lowers x by 1 or more, or y by 1 or more, or z by 1 or more, or w by 1 or more, then";
    assert!(said.starts_with(nim) && said.ends_with("x ⊕ y ⊕ z ⊕ w = 0"), "{said}");
    let file = rocq("Nim", &claim, &certificate).unwrap();
    for part in [
        "count := 4;",
        "[{| of := [3]%nat; least := 1; most := None |}]",
        "Theorem P_positions : forall x y z w, 0 <= x -> 0 <= y -> 0 <= z -> 0 <= w ->",
        "Z.lxor x (Z.lxor y (Z.lxor z (Z.lxor w (0)))) = 0",
        "own_certified the_claim _ accepted [x; y; z; w]",
    ] {
        assert!(file.contains(part), "{part}");
    }
    let of_automaton = Claim::Own(learned(SUBTRACTION));
    let file = rocq("Subtraction", &of_automaton, &find(&of_automaton).unwrap()).unwrap();
    assert!(file.contains("accepts the_automaton [x; y; z; w] = true") && file.contains("least := 1; most := Some 2"));
}
