use crate::games::{Coordinate, Coordinates, Position, Renamed, Ruleset};
use crate::solver::own::by_options::ByOptions;
use crate::solver::own::kept::OwnValue;
use crate::solver::{Computation, Filling, OwnMeasuring, OwnPPositions, OwnTable, Plan, Recursion, Refusal};
use crate::values::{Nimber, mex};
use std::collections::HashMap;

fn table(ruleset: &str, largest: u32) -> OwnTable {
    let ruleset: Ruleset = ruleset.parse().unwrap();
    OwnTable::new(ruleset, ruleset.rules.own().unwrap(), largest, Plan::BOUND).unwrap().run_to_end().unwrap()
}

fn value(table: &OwnTable, coordinates: &[u32]) -> u32 {
    table.at(Position::at(Coordinates::new(coordinates).unwrap())).unwrap().0
}

/// All positions with coordinates up to a bound, legal or not.
fn all(ruleset: &Ruleset, largest: u32) -> Vec<Position> {
    let mut all = vec![Position::at(Coordinates::zeros(ruleset.rules.count()))];
    for which in ruleset.rules.coordinates() {
        all = all.iter().flat_map(|at| (0..=largest).map(move |value| at.with(which, value))).collect();
    }
    let layers = [false, true].into_iter().take(if ruleset.pass { 2 } else { 1 });
    layers.flat_map(|pass| all.iter().map(move |at| at.with_pass(pass))).collect()
}

mod lines;

const RULES: [(&str, u32); 11] = [
    ("rules:a b;move a by any;move b by any;move a,b by any", 14),
    ("rules:n;move n by 1,2,5;pass", 30),
    ("rules:x y;x<=2*y;y<=2*x;misere", 14),
    ("rules:a b c;c<=a+b;pass;misere", 6),
    ("rules:x y z;y<=x;z<=y;move x by any;move y,z by 1..ceil(y/2)", 8),
    ("rules:a b c d;move a,b,c,d by 1;move a by any;move d by any", 4),
    ("rules:a b c d e f;f<=a;e<=b+c", 2),
    // Bars under other names.
    ("rules:a b c;b<=floor((a+c)/3);pass", 7),
    ("rules:q r t;t<=floor((q+4)/2);misere", 7),
    ("rules:a b c;a<=max(b,floor(c/2));pass;misere", 6),
    ("rules:a b c", 7),
];

#[test]
fn bars_under_other_names_have_what_their_options_say() {
    const MOST: u32 = 24;
    for bound in ["", ";b<=floor((a+c)/3)", ";a<=floor((c+5)/3)", ";c<=max(floor(a/2),b)", ";c<=a+min(b,7)"] {
        for more in ["", ";pass", ";misere", ";pass;misere"] {
            let text = format!("rules:a b c{bound}{more}");
            let ruleset: Ruleset = text.parse().unwrap();
            let rules = ruleset.rules.own().unwrap();
            assert!(Renamed::of(rules, MOST).is_some(), "{text}");
            let judge = ByOptions::<OwnValue>::new(ruleset, rules, MOST, Plan::BOUND).unwrap().run_to_end().unwrap();
            let table = table(&text, MOST);
            let map = OwnPPositions::new(ruleset, rules, MOST, Plan::BOUND).unwrap().run_to_end().unwrap();
            assert_eq!(map.progress(), (map.plan().positions, map.plan().positions));
            for pass in [false, true] {
                assert!(table.values(pass).eq(judge.values(pass)), "{text}");
                assert!(map.is_p(pass).eq(judge.values(pass).map(|value| value == Some(Nimber(0)))), "{text}");
            }
            assert_eq!(table.summary(), judge.summary(), "{text}");
            for (position, value) in table.positions().filter(|(position, _)| position.xyz() < [9, 9, 9]) {
                assert_eq!(judge.at(position), Some(value), "{text} {position:?}");
            }
        }
    }
}

#[test]
fn every_value_and_every_remoteness_is_that_of_the_definition() {
    for (text, largest) in RULES {
        let ruleset: Ruleset = text.parse().unwrap();
        let values = table(text, largest);
        let measuring = OwnMeasuring::new(ruleset, ruleset.rules.own().unwrap(), largest, Plan::BOUND)
            .unwrap()
            .run_in_slices(100)
            .unwrap();
        let (mut judge, mut known) = (Recursion::new(ruleset), HashMap::new());
        for position in all(&ruleset, largest) {
            let is_legal = ruleset.check(position).is_ok();
            let expected = is_legal.then(|| judge.value(position));
            assert_eq!(values.at(position), expected, "{text} {position:?}");
            let expected = is_legal.then(|| Recursion::lasts(&ruleset, position, &mut known));
            assert_eq!(measuring.at(position), expected, "{text} {position:?}");
        }
        let map = OwnPPositions::new(ruleset, ruleset.rules.own().unwrap(), largest, Plan::BOUND)
            .unwrap()
            .run_in_slices(100)
            .unwrap();
        for pass in [false, true].into_iter().take(if ruleset.pass { 2 } else { 1 }) {
            let by_value = values.values(pass).map(|value| value == Some(Nimber(0)));
            assert!(map.is_p(pass).eq(by_value), "{text}, pass {pass}");
        }
    }
}

/// Ryūō Nim as R. Miyadera, S. Nakamura and others have it: a rook's move, or a step along the diagonal.
#[test]
fn ryuo_nim_has_its_published_values() {
    let table = table("rules:x y;move x by any;move y by any;move x,y by 1", 80);
    for (x, y) in (0..=80).flat_map(|x| (0..=80).map(move |y| (x, y))) {
        let published = (x % 3 + y % 3) % 3 + 3 * ((x / 3) ^ (y / 3));
        assert_eq!(value(&table, &[x, y]), published, "({x}, {y})");
    }
}

/// W. A. Wythoff, A modification of the game of Nim, 1907: the n-th pair is (⌊nφ⌋, ⌊nφ⌋ + n), each number once.
#[test]
fn wythoffs_game_has_its_published_p_positions() {
    let table = table("rules:a b;move a by any;move b by any;move a,b by any", 100);
    let mut used = [false; 101];
    let mut pairs = Vec::new();
    for n in 0.. {
        let Some(a) = used.iter().position(|used| !used) else { break };
        let b = a + n;
        used[a] = true;
        if let Some(place) = used.get_mut(b) {
            *place = true;
        }
        pairs.push((a, b));
    }
    for (a, b) in (0..=100).flat_map(|b| (0..=b).map(move |a| (a, b))) {
        assert_eq!(value(&table, &[a as u32, b as u32]) == 0, pairs.contains(&(a, b)), "({a}, {b})");
    }
}

/// At most half of the pile: G(2n) = n and G(2n + 1) = G(n).
#[test]
fn halving_nim_has_its_published_values() {
    let table = table("rules:n;move n by 1..floor(n/2)", 2000);
    for n in 0..1000 {
        assert_eq!((value(&table, &[2 * n]), value(&table, &[2 * n + 1])), (n, value(&table, &[n])), "{n}");
    }
}

/// L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80 (2006): at most f(n), where f does not fall and never rises by
/// more than 1. Then G(n) = f(n) where f has just risen, and G(n − f(n) − 1) elsewhere.
#[test]
fn maximum_nim_has_levines_values() {
    type Case = (&'static str, fn(u32) -> u32);
    let cases: [Case; 4] = [
        ("ceil(n/2)", |n| n.div_ceil(2)),
        ("floor(n/3)", |n| n / 3),
        ("floor(2n/3)", |n| 2 * n / 3),
        ("min(n,floor(n/4)+2)", |n| n.min(n / 4 + 2)),
    ];
    for (text, f) in cases {
        let table = table(&format!("rules:n;move n by 1..{text}"), 900);
        for n in 1..=900 {
            let expected = if f(n) > f(n - 1) { f(n) } else { value(&table, &[n - f(n) - 1]) };
            assert_eq!(value(&table, &[n]), expected, "{text}: {n}");
        }
    }
}

/// Winning Ways, chapter 4: values of subtraction games are periodic. For {1, 2, 3} the period is 4, for {1, 3, 4} it is 7 with
/// the values 0, 1, 0, 1, 2, 3, 2, for {2, 4, 7} 0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, … is periodic after a while.
#[test]
fn subtraction_games_have_their_published_periods() {
    for (set, period) in [("1,2,3", &[0, 1, 2, 3][..]), ("1,3,4", &[0, 1, 0, 1, 2, 3, 2]), ("2,3", &[0, 0, 1, 1, 2])] {
        let table = table(&format!("rules:n;move n by {set}"), 500);
        for n in 0..=500 {
            assert_eq!(value(&table, &[n]), period[n as usize % period.len()], "{set}: {n}");
        }
    }
}

/// U. Larsson, H. Manabe, R. Miyadera, A subtraction Nim with a pass, arXiv:2605.14321: with 2, 4n and 4n + 2, n ≥ 3, each value is
/// also the mex of those of the piles that are larger by these amounts.
#[test]
fn the_values_of_two_four_n_and_their_sum_can_be_read_backwards() {
    for (n, last) in [(3, 400), (4, 500), (7, 600)] {
        let amounts = [2, 4 * n, 4 * n + 2];
        let table = table(&format!("rules:x;move x by {},{},{}", amounts[0], amounts[1], amounts[2]), last);
        for x in 0..=last - amounts[2] {
            let larger = amounts.map(|amount| Nimber(value(&table, &[x + amount])));
            assert_eq!(Nimber(value(&table, &[x])), mex(larger), "n = {n}, x = {x}");
        }
    }
}

/// Take one, or at most half: the value of 2k + 1 is that of k, and P-positions are 0 and 3·2ᵐ − 1.
#[test]
fn one_or_at_most_half_has_its_known_values() {
    let table = table("rules:n;move n by 1,1..floor(n/2)", 3100);
    for k in 1..1500 {
        assert_eq!(value(&table, &[2 * k + 1]), value(&table, &[k]), "{k}");
    }
    let zeros: Vec<u32> = (0..=3100).filter(|n| value(&table, &[*n]) == 0).collect();
    assert_eq!(zeros, [0, 2, 5, 11, 23, 47, 95, 191, 383, 767, 1535, 3071]);
}

/// R. Miyadera, H. Manabe, Restricted Nim with a pass, arXiv:2205.11851: at most ⌈m/2⌉ of a pile of m. The values with the pass follow
/// from the nim-sum g without it. Computed, it is this: with two or more piles that are not empty the pass is worth one more pile with
/// value 1, so the value is g ⊕ 1. With one pile it is 1, 2 and 0 for g = 0, 1 and 2; for larger g it is g + 1 if g is odd, and g − 1 if g
/// is even.
#[test]
fn restricted_nim_with_a_pass_follows_from_restricted_nim() {
    let alone = table("rules:n;move n by 1..ceil(n/2)", 100);
    let cases = [("n", 100), ("n m", 40), ("n m o", 14), ("n m o q", 7)];
    for (names, largest) in cases {
        let moves = names.split(' ').map(|name| format!("move {name} by 1..ceil({name}/2)"));
        let text = format!("rules:{names};{};pass", moves.collect::<Vec<_>>().join(";"));
        let table = table(&text, largest);
        for position in all(&text.parse().unwrap(), largest).into_iter().filter(|position| position.pass) {
            let piles: Vec<u32> =
                (0..names.len().div_ceil(2)).map(|pile| position[Coordinate::new(pile).unwrap()]).collect();
            let without = piles.iter().fold(0, |sum, pile| sum ^ value(&alone, &[*pile]));
            let expected = match (piles.iter().filter(|pile| **pile > 0).count(), without) {
                (0, _) => 0,
                (1, 0..=2) => (without + 1) % 3,
                (1, _) if without % 2 == 1 => without + 1,
                (1, _) => without - 1,
                (_, _) => without ^ 1,
            };
            assert_eq!(table.at(position).unwrap().0, expected, "{piles:?}");
        }
    }
}

/// R. Miyadera, Y. Nakaya, Grundy numbers of impartial three-dimensional chocolate-bar games (Combinatorial Game Theory, De Gruyter 2022),
/// characterise the bars y ≤ F(x, z), with F that does not fall, whose values are x ⊕ y ⊕ z. This test checks the condition in a box: if x
/// and x′ agree in all binary digits from i on, and z and z′ as well, then F(x, z) and F(x′, z′) agree from i − 1 on.
#[test]
fn bars_whose_values_are_nim_sums_have_a_monotone_f_of_the_known_kind() {
    type Case = (&'static str, fn(u32, u32) -> u32);
    let cases: [Case; 12] = [
        ("max(floor(x/2),floor(z/2))", |x, z| (x / 2).max(z / 2)),
        ("max(floor(x/2),floor(z/4))", |x, z| (x / 2).max(z / 4)),
        ("min(floor(x/4),floor(z/6))", |x, z| (x / 4).min(z / 6)),
        ("floor(x/6)", |x, _| x / 6),
        ("floor(x/3)", |x, _| x / 3),
        ("max(x,z)", |x, z| x.max(z)),
        ("floor((x+z)/3)", |x, z| (x + z) / 3),
        ("floor((x+z)/2)", |x, z| (x + z) / 2),
        ("floor(x/2)+floor(z/2)", |x, z| x / 2 + z / 2),
        ("floor(x/4)+4*floor(z/8)", |x, z| x / 4 + 4 * (z / 8)),
        ("max(floor(x/3),floor(z/2))", |x, z| (x / 3).max(z / 2)),
        ("min(3,floor(x/2))", |x, _| (x / 2).min(3)),
    ];
    const MOST: u32 = 15;
    let mut found = [0, 0];
    for (text, f) in cases {
        let pairs = (0..=MOST).flat_map(|x| (0..=MOST).map(move |z| (x, z)));
        let agree = |(x, z): (u32, u32), (u, w): (u32, u32)| {
            (1..=5).all(|i| (x >> i, z >> i) != (u >> i, w >> i) || f(x, z) >> (i - 1) == f(u, w) >> (i - 1))
        };
        let is_known_kind = pairs.clone().all(|one| pairs.clone().all(|other| agree(one, other)));
        let rules = format!("rules:x y z;y<={text};move x by any;move y by any;move z by any");
        let table = table(&rules, MOST);
        let are_nim_sums = pairs.flat_map(|(x, z)| (0..=f(x, z).min(MOST)).map(move |y| [x, y, z]));
        let are_nim_sums = are_nim_sums.into_iter().all(|[x, y, z]| value(&table, &[x, y, z]) == x ^ y ^ z);
        assert_eq!(are_nim_sums, is_known_kind, "{text}");
        found[usize::from(is_known_kind)] += 1;
    }
    assert!(found[0] >= 4 && found[1] >= 4, "{found:?}");
}

#[test]
fn three_piles_are_nim() {
    let table = table("rules:a b c", 16);
    for (a, b, c) in (0..=16).flat_map(|a| (0..=16).flat_map(move |b| (0..=16).map(move |c| (a, b, c)))) {
        assert_eq!(value(&table, &[a, b, c]), a ^ b ^ c);
    }
}

#[test]
fn what_does_not_fit_is_refused_with_what_does() {
    let ruleset: Ruleset = "rules:a b c d".parse().unwrap();
    let own = ruleset.rules.own().unwrap();
    let plan = |largest| OwnTable::plan_for(&ruleset, own, largest, 1 << 20);
    let Err(Refusal::Memory { fits: Some(fits), .. }) = plan(1000) else { panic!("not refused") };
    assert!(plan(fits).is_ok() && plan(fits + 1).is_err());
    assert!(plan(1_000_000_000).is_err(), "so many that they cannot be counted");
}

#[test]
fn what_is_not_done_is_not_known() {
    let ruleset: Ruleset = "rules:a b;b<=a".parse().unwrap();
    let mut table = OwnTable::new(ruleset, ruleset.rules.own().unwrap(), 9, Plan::BOUND).unwrap();
    let at = |a, b| Position::at(Coordinates::new(&[a, b]).unwrap());
    assert_eq!(table.at(at(0, 0)), None);
    while table.at(at(5, 5)).is_none() {
        assert!(!table.advance(1).unwrap());
    }
    assert_eq!((table.at(at(5, 6)), table.at(at(9, 9)), table.at(at(3, 3).with_pass(true))), (None, None, None));
    assert_eq!(table.at(at(1, 0)), Some(Nimber(1)));
}
