//! Phrases of articles, each written with numbers that are computed here by plain recursion, or read off what is on record.

use maths::claims::{Record, Word};
use maths::games::{Axis, Game, Position, Ruleset};
use maths::solver::{Cut, Plan, Plane, Recursion, Solving};
use maths::values::Outcome;
use std::collections::{BTreeSet, HashMap};

/// The name of an article and what it says.
type Fact = (&'static str, String);

pub(crate) fn facts() -> Vec<Fact> {
    [found(), misere(), pass(), sharing(), triangular(), variants()].concat()
}

/// The rows that are kept.
pub(crate) fn rows() -> Vec<Record> {
    serde_json::from_str(include_str!("../../static/records.json")).unwrap()
}

/// The records, one for each choice of parameters.
pub(crate) fn records() -> Vec<Record> {
    rows().iter().flat_map(Record::instances).collect()
}

/// The record of a claim for parameters such as `g=4`.
pub(crate) fn record(claim: &str, parameters: &str) -> Record {
    let given = |record: &Record| {
        record.parameters.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
    };
    records().into_iter().find(|record| record.claim == claim && given(record) == parameters).unwrap()
}

/// The k for which a claim is proved.
pub(crate) fn proved(claim: &str) -> BTreeSet<u32> {
    let records = records().into_iter().filter(|record| record.claim == claim && record.verdict == Word::Proved);
    records.map(|record| record.parameters["k"].parse().unwrap()).collect()
}

/// The theorems for all parameters that Rocq accepts, with the claims that each proves.
const THEOREMS: &str = include_str!("../../proofs/theorems.tsv");

/// True if one of these theorems proves a claim.
pub(crate) fn has_theorem(claim: &str) -> bool {
    THEOREMS
        .lines()
        .filter_map(|row| row.split('\t').nth(2))
        .flat_map(|claims| claims.split(';'))
        .any(|one| one == claim)
}

/// The largest even k up to which every even k is proved with every s that is asked for.
pub(crate) fn even_up_to(claim: &str, is_asked: fn(u32) -> bool) -> u32 {
    let records = records();
    let is_proved = |k: u32, s: u32| {
        records.iter().any(|record| {
            record.claim == claim
                && record.verdict == Word::Proved
                && record.parameters["k"] == k.to_string()
                && record.parameters["s"] == s.to_string()
        })
    };
    (1..).map(|half| 2 * half).take_while(|&k| (1..k).filter(|&s| is_asked(s)).all(|s| is_proved(k, s))).last().unwrap()
}

/// 1,000,000, as the words of articles have it.
pub(crate) fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let parts: Vec<String> =
        digits.as_bytes().rchunks(3).rev().map(|part| String::from_utf8(part.to_vec()).unwrap()).collect();
    parts.join(",")
}

/// Numbers in words: `1, 2 and 3`.
pub(crate) fn listed<T: ToString>(numbers: &[T]) -> String {
    let all: Vec<String> = numbers.iter().map(T::to_string).collect();
    match all.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => all.concat(),
    }
}

/// The numbers in binary, each with this number of digits.
fn binary(numbers: &[u32], digits: usize) -> Vec<String> {
    numbers.iter().map(|number| format!("{number:0digits$b}")).collect()
}

fn nim_sum(numbers: &[u32]) -> u32 {
    numbers.iter().fold(0, |sum, number| sum ^ number)
}

/// The legal positions with coordinates up to a number that the player to move loses.
pub(crate) fn lost(ruleset: &str, up_to: u32) -> BTreeSet<[u32; 3]> {
    let ruleset: Ruleset = ruleset.parse().unwrap();
    let mut known = HashMap::new();
    let all = (0..=up_to).flat_map(|x| (0..=up_to).flat_map(move |y| (0..=up_to).map(move |z| [x, y, z])));
    let at = |[x, y, z]: &[u32; 3]| Position::new(*x, *y, *z).with_pass(ruleset.pass);
    let legal = all.filter(|place| Game::new(ruleset, at(place)).is_ok());
    let mut is_lost = |place: &[u32; 3]| Recursion::outcome(ruleset, at(place), &mut known) == Outcome::P;
    legal.filter(|at| is_lost(at)).collect()
}

fn value(game: &str) -> u32 {
    Recursion::of(&game.parse::<Game>().unwrap()).0
}

fn is_lost(game: &str) -> bool {
    value(game) == 0
}

/// The number of moves that are no pass, and the number of those that lead to a P-position.
fn moves(game: &str) -> (usize, usize) {
    let game: Game = game.parse().unwrap();
    let (ruleset, position) = (game.ruleset(), game.position());
    let mut known = HashMap::new();
    let all: Vec<Position> =
        ruleset.options(position).into_iter().map(|(_, to)| to).filter(|to| to.pass == position.pass).collect();
    let winning = all.iter().filter(|to| Recursion::outcome(ruleset, **to, &mut known) == Outcome::P).count();
    (all.len(), winning)
}

/// The values G(0, a, b) of Sharing Nim, by b and a, up to a largest b.
pub(crate) fn shared(up_to: u32) -> maths::solver::Grid {
    let plane = Plane { ruleset: "sharing".parse().unwrap(), cut: Cut::Fixed(Axis::X, 0), pass: false };
    plane.values(&Solving::solve(plane.ruleset, plane.extent(up_to), Plan::BOUND).unwrap())
}

fn found() -> Vec<Fact> {
    let bounds = ["g=2", "g=3"].map(|g| record("sharing Conj 3", g)).map(|record| (record.verdict, record.bound));
    assert_eq!(bounds[0], bounds[1]);
    assert_eq!(bounds[0].0, Word::Verified);
    let table = shared(501);
    let row: Vec<u16> = (2..=501).map(|b| table.at(b, 2).unwrap()).collect();
    let highest = *row.iter().max().unwrap();
    let far = record("sharing Conj 1", &format!("g={highest} row=2"));
    assert_eq!(far.verdict, Word::Exceeded);
    let levels: Vec<Vec<&str>> =
        include_str!("../../static/even.csv").lines().map(|line| line.split(',').collect()).collect();
    let formulas = levels
        .iter()
        .filter(|row| row[1] == "formula")
        .map(|row| row[0].parse::<u32>().unwrap())
        .collect::<BTreeSet<_>>();
    assert!(formulas.iter().copied().eq((1..=formulas.len() as u32).map(|half| 2 * half)));
    let period = |c: u32| {
        let row = levels.iter().find(|row| row[..3] == ["4", "levels", &c.to_string()[..]]).unwrap();
        grouped(row[4].parse().unwrap())
    };
    let places = [3, 7, 11, 15];
    for claim in ["pass Conj 4.1 ours", "pass Conj 4.1", "pass Conj 4.1 b", "misere Conj 2.1 ours", "triangular 8.1"] {
        assert!(has_theorem(claim), "{claim}");
    }
    assert!(THEOREMS.lines().any(|row| row.contains("nim_rule_iff_fair\t")));
    vec![
        ("found", format!("$b = {}$", grouped(bounds[0].1))),
        ("found", counterexample("g=4")),
        ("found", counterexample("g=5")),
        // Computed by two algorithms in `tests/theorems.rs`.
        ("found", "$G(0, 5, 47523) = 3$".into()),
        ("found", "The formula and both parts are proved for every even $k$".into()),
        ("found", "It is proved for every such $k$".into()),
        ("found", "the formula is proved for every $k = 4m+1$".into()),
        ("found", "This is proved for every rim".into()),
        ("found", format!("this is verified up to {}", record("sharing 4 ii ours", "").bound)),
        ("found", conjecture()),
        ("found", format!("the largest of the first {} values $G(0, 2, n)$ is {highest}", row.len())),
        ("found", format!("$G({})$ is larger", spaced(&far.counterexample.unwrap()))),
        ("found", format!("which are proved for even $k$ up to {}", formulas.last().unwrap())),
        (
            "found",
            format!("and $c = {}$ they are {}", places.map(|c| c.to_string()).join(", "), listed(&places.map(period))),
        ),
    ]
}

/// `sharing:0,2,9` as the articles write it.
pub(crate) fn spaced(game: &str) -> String {
    game.rsplit(':').next().unwrap().replace(',', ", ")
}

/// The position of value g at which Conjecture 3 of `sharing` fails.
fn counterexample(g: &str) -> String {
    let record = record("sharing Conj 3", g);
    assert_eq!(record.verdict, Word::Refuted);
    format!("$G({}) = {}$", spaced(&record.counterexample.unwrap()), g.trim_start_matches("g="))
}

/// The k for which Conjecture 8.1 of `triangular` is proved: 1, 5, 9, … in one run.
fn conjecture() -> String {
    let all: Vec<u32> = proved("triangular 8.1").into_iter().collect();
    assert!(all.iter().copied().eq((0..all.len() as u32).map(|index| 4 * index + 1)));
    format!("$k = {}, {}, {}, \\ldots, {}$", all[0], all[1], all[2], all.last().unwrap())
}

fn misere() -> Vec<Fact> {
    let [normal, misere] = ["triangle:k=3", "triangle:k=3,misere"].map(|ruleset| lost(ruleset, 31));
    let [two, two_misere] = ["triangle:k=2", "triangle:k=2,misere"].map(|ruleset| lost(ruleset, 31));
    let odd = proved("misere 15");
    assert!(odd.iter().copied().eq((1..=odd.len() as u32).map(|index| 2 * index + 1)));
    let verified = ["k=4", "k=5/2", "k=9/4"].map(|k| record("misere 15", k).bound);
    assert!(verified.iter().all(|bound| *bound == verified[0]));
    vec![
        ("misere", format!("In normal play {} bars with numbers up to 31 are lost", normal.len())),
        ("misere", format!("How many of these {} bars are not lost in misère play", normal.len())),
        ("misere", format!("+ Only {}", normal.difference(&misere).count())),
        ("misere", format!("has {} points here, and the cloud of misère play has {}", two.len(), two_misere.len())),
        ("misere", format!("+ {} ", two.intersection(&two_misere).count())),
        ("misere", format!("For $(4, 3, 7)$ these are {}", listed(&binary(&[4, 3, 7], 3)))),
        (
            "misere",
            format!("The bar $(4, 1, 5)$ has nim-sum {}: {}", nim_sum(&[4, 1, 5]), listed(&binary(&[4, 1, 5], 3))),
        ),
        ("misere", format!("for each odd $k$ from {} to {}", odd.first().unwrap(), odd.last().unwrap())),
        ("misere", format!("for all bars with numbers up to {}", verified[0])),
        ("misere", "This is proved for every $k = 4m+1$".into()),
    ]
}

fn pass() -> Vec<Fact> {
    let (cuts, winning) = moves("step:k=4,s=1,pass:9,2,7,1");
    assert_eq!(winning, 0);
    for claim in ["pass 3.1", "pass 4.1", "pass Conj 4.1 ours"] {
        assert!(has_theorem(claim), "{claim}");
    }
    let with_pass = lost("step:k=4,s=2,pass", 20).into_iter().map(|[x, y, z]| (x + 2) ^ y ^ (z + 2) ^ 1);
    let without = lost("step:k=4,s=2", 20).into_iter().map(|[x, y, z]| (x + 2) ^ y ^ (z + 2));
    let occurred: Vec<u32> = with_pass.chain(without).collect::<BTreeSet<_>>().into_iter().collect();
    let powers: Vec<u32> = (2..=6).map(|n| 2_u32.pow(n) - 2).collect();
    assert_eq!(occurred[2..], powers[..4]);
    let partners: Vec<bool> = [2, 3, 4].map(|other| is_lost(&format!("step:k=4,s=1,pass:3,0,{other},1"))).into();
    assert_eq!(partners, [false, false, true]);
    let (final_moves, final_wins) = moves("step:k=4,s=2,pass:6,2,9,1");
    assert!(final_moves > 1 && final_wins + usize::from(is_lost("step:k=4,s=2,pass:6,2,9,0")) == 1);
    vec![
        ("pass", format!("You begin, and {cuts} breaks are possible")),
        // C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901).
        ("pass", "In 1901 Bouton".to_owned()),
        ("pass", "Rocq has checked both for every even $k$.".into()),
        ("pass", "Rocq has checked this rule for every even $k$.".into()),
        ("pass", format!("numbers up to 20. Only {} occurred", listed(&occurred))),
        ("pass", format!("+ {} The last four numbers are", powers[4])),
        ("pass", format!("numbers are {}", listed(&["$4-2$", "$8-2$", "$16-2$", "$32-2$"]))),
        ("pass", format!("So ${}-2$ should be next", powers[4] + 2)),
        ("pass", format!("The pile rule, and the numbers {}", listed(&powers[..4]))),
        ("pass", format!("such as 4 and 5. These are {}, with nim-sum {}.", listed(&binary(&[4, 5], 3)), 4 ^ 5)),
        (
            "pass",
            format!(
                "such as 7 and 8. These are {}, with nim-sum {}. With the pass it is {}.",
                listed(&binary(&[7, 8], 4)),
                7 ^ 8,
                7 ^ 8 ^ 1
            ),
        ),
        (
            "pass",
            format!(
                "instead of 0, 1, {}, and so on",
                powers[..3].iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
            ),
        ),
    ]
}

fn sharing() -> Vec<Fact> {
    let column: Vec<u32> = (0..=9).map(|a| value(&format!("sharing:0,{a},9"))).collect();
    let [before, after] =
        [&column[..7], &column[7..]].map(|part| part.iter().map(u32::to_string).collect::<Vec<_>>().join(", "));
    let (losing, winning): (Vec<u32>, Vec<u32>) = (1..=12).partition(|d| is_lost(&format!("sharing:0,0,{d}")));
    assert_eq!([24, 32, 20].map(|d| is_lost(&format!("sharing:0,0,{d}"))), [false, false, true]);
    let ones: Vec<u32> = (2..).filter(|n| value(&format!("sharing:0,2,{n}")) == 1).take(4).collect();
    let table = shared(200);
    let rows = (0..=200).flat_map(|b| (0..=b / 2).map(move |a| (b, a))).filter(|(b, a)| table.at(*b, *a) == Some(4));
    let rows: BTreeSet<u32> = rows.map(|(_, a)| a).collect();
    let (all, won) = moves("sharing:0,4,12");
    assert_eq!(won, 1);
    vec![
        ("sharing", format!("From below, it begins with {before}.")),
        ("sharing", format!("+ {after} ")),
        ("sharing", "Try all numbers from 1 to 12".to_owned()),
        ("sharing", format!("The position is lost for {}. It is won for {}.", listed(&losing), listed(&winning))),
        ("sharing", "+ (0, 0, 20)".to_owned()),
        ("sharing", format!("is 1 for $n = {}$, {}", ones[0], listed(&ones[1..3]))),
        ("sharing", format!("+ {} ", ones[3])),
        ("sharing", format!("The numbers {} leave the remainder 1", listed(&ones[1..]))),
        (
            "sharing",
            format!(
                "up to column 200 and found the value 4 only in the rows {} to {}",
                rows.first().unwrap(),
                rows.last().unwrap()
            ),
        ),
        ("sharing", counterexample("g=4")),
        ("sharing", counterexample("g=5")),
        ("sharing", format!("this is verified up to {}", record("sharing 4 ii ours", "").bound)),
        ("sharing", format!("$b \\le {}$", grouped(record("sharing Conj 3", "g=2").bound))),
        ("sharing", format!("Here you have {all} moves")),
    ]
}

fn triangular() -> Vec<Fact> {
    let in_digits = |numbers: [u32; 3]| {
        let digits = binary(&numbers, 3);
        format!("{} is {}, {} is {}, {} is {}", numbers[0], digits[0], numbers[1], digits[1], numbers[2], digits[2])
    };
    let proved = proved("triangular 7.3");
    assert!([3, 7, 11, 15].iter().all(|k| proved.contains(k)));
    vec![
        ("triangular", in_digits([4, 3, 7])),
        ("triangular", in_digits([6, 3, 5])),
        ("triangular", "Bouton’s theorem of 1901".to_owned()),
        ("triangular", "and for 7, 11, 15 as well".to_owned()),
    ]
}

fn variants() -> Vec<Fact> {
    let (cuts, won) = moves("step:k=2,s=0:4,4,9");
    assert_eq!(won, 1);
    let (losing, winning): (Vec<u32>, Vec<u32>) = (1..=7).partition(|k| is_lost(&format!("step:k={k},s=0:6,1,7")));
    let bounds = ["2.1", "2.2", "2.3", "2.4"].map(|number| record(&format!("variants {number}"), "k=2 s=0").bound);
    assert!(bounds.iter().all(|bound| *bound == bounds[0]));
    assert!(has_theorem("pass Cor 3.1"));
    vec![
        ("variants", format!("So there are {cuts} breaks")),
        ("variants", "For Nim Bouton found a rule in 1901".to_owned()),
        ("variants", format!("For $(4, 3, 7)$ these are {}", listed(&binary(&[4, 3, 7], 3)))),
        ("variants", format!("the bar $(2, 2, 5)$ are {}", listed(&binary(&[2, 2, 5], 3)))),
        ("variants", format!("The bar $(2, 1, 3)$ remains: {}", listed(&binary(&[2, 1, 3], 3)))),
        ("variants", format!("6, 1 and 7 have nim-sum {}: {}", nim_sum(&[6, 1, 7]), listed(&binary(&[6, 1, 7], 3)))),
        (
            "variants",
            format!(
                "This bar is lost for {}, as Bouton’s rule says. It is won for {}.",
                listed(&losing),
                listed(&winning)
            ),
        ),
        ("variants", "Rocq has checked it for every even $k$".into()),
        ("variants", format!("no counterexample has numbers up to {}", bounds[0])),
    ]
}
