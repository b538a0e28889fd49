//! Numbers in the texts of the numbered items of the papers (`static/papers`). Each number of two digits or more is computed here, or is
//! the bound of a table or a program of the paper. Such a bound is mostly that of the check of the entry's claim; if it is written out
//! below, the results computed up to it are beside it.

use super::facts::{lost, shared};
use super::prose;
use maths::claims::Claim;
use maths::games::{Game, Position, Ruleset};
use maths::solver::Recursion;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const PAPERS: [&str; 5] = ["triangular", "sharing", "pass", "variants", "misere"];

/// The parts of an entry: its positions as they are written, its claims, and its words.
#[derive(Default)]
struct Entry {
    bars: Vec<String>,
    /// The bound of a drawing in space.
    space: String,
    claims: Vec<String>,
    words: String,
}

/// The entries of a paper by name, in a language. A line with four blanks goes on with the line above it.
fn entries(folder: &str, paper: &str) -> BTreeMap<String, Entry> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/papers").join(folder).join(format!("{paper}.txt"));
    let text = fs::read_to_string(path).unwrap();
    let mut all: BTreeMap<String, Entry> = BTreeMap::new();
    let (mut name, mut is_text) = (String::new(), false);
    for line in text.lines().filter(|line| !line.starts_with('%') && !line.trim().is_empty()) {
        if !line.starts_with(' ') {
            name = line.to_owned();
            continue;
        }
        let entry = all.entry(name.clone()).or_default();
        if let Some(more) = line.strip_prefix("    ") {
            if is_text {
                entry.words += &format!(" {}", more.trim());
            }
            continue;
        }
        let (directive, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        is_text = directive == "text";
        match directive {
            "text" => entry.words = rest.to_owned(),
            "bar" => entry.bars.push(rest.to_owned()),
            "space" => entry.space = rest.split(' ').next_back().unwrap_or_default().to_owned(),
            "claim" => entry.claims.push(format!("{paper} {}", rest.trim_start_matches(&format!("{paper} ")))),
            _ => (),
        }
    }
    all
}

/// The name of an entry, and what it says with numbers that are computed.
type Fact = (String, String);

fn fact(name: &str, said: impl Into<String>) -> Fact {
    (name.to_owned(), said.into())
}

fn facts(paper: &str, entries: &BTreeMap<String, Entry>) -> Vec<Fact> {
    match paper {
        "triangular" => triangular(entries),
        "sharing" => sharing(),
        "pass" => pass(entries),
        "variants" => variants(),
        _ => misere(entries),
    }
}

/// The bound of the program of an entry: the claim is checked up to the same bound by default.
fn bound(entries: &BTreeMap<String, Entry>, name: &str) -> u32 {
    Claim::with_id(&entries[name].claims[0]).unwrap().bound()
}

/// The three coordinates of the first bar of an entry.
fn first(entries: &BTreeMap<String, Entry>, name: &str) -> (Ruleset, [u32; 3]) {
    let game: Game = entries[name].bars[0].parse().unwrap();
    (game.ruleset(), game.position().xyz())
}

fn triangular(entries: &BTreeMap<String, Entry>) -> Vec<Fact> {
    let mut all = Vec::new();
    // The lines through the ends of the rows of a bar in the drawing of the paper.
    for figure in ["figure 16", "figure 17", "figure 18", "figure 19", "figure 20", "figure 21"] {
        let (ruleset, [x, y, z]) = first(entries, figure);
        let k = ruleset.rules.k().unwrap().numerator();
        let (left, top, right) = (2 * x + 1, k * (y + 1), 2 * z + 1);
        all.push(fact(figure, format!("the lines $y = x+{left}$, $y = {top}$ and $y = -x+{right}$")));
    }
    // x + z − 7y of the digits read so far; they begin with (1, 0, 1).
    let sequence = |digits: &[[i64; 3]]| {
        let terms = digits.iter().scan(0, |sum, [x, y, z]| {
            *sum = 2 * *sum + x + z - 7 * y;
            Some(sum.to_string())
        });
        terms.collect::<Vec<_>>().join(", ")
    };
    let (both, none, left) = ([1, 0, 1], [0, 0, 0], [1, 1, 0]);
    let sequences = [
        sequence(&[both, none, left, none, left, both]),
        sequence(&[both, none, left, none, none, both]),
        sequence(&[both, left, both, none, both, left, both]),
    ];
    all.push(fact("example 5.1", format!("${}$; ${}$; ${}$", sequences[0], sequences[1], sequences[2])));
    for program in ["example 8.1", "example 8.2", "example 8.3", "example 8.4"] {
        all.push(fact(program, format!("$x, y, z \\le {}$", bound(entries, program))));
    }
    let ruleset: Ruleset = "triangle:k=3".parse().unwrap();
    let mut recursion = Recursion::new(ruleset);
    let size = bound(entries, "example 8.3");
    let box_of =
        |size: u32| (0..=size).flat_map(move |x| (0..=size).flat_map(move |y| (0..=size).map(move |z| [x, y, z])));
    let legal = box_of(size).map(|[x, y, z]| Position::new(x, y, z)).filter(|at| Game::new(ruleset, *at).is_ok());
    let (same, other): (Vec<_>, Vec<_>) = legal.partition(|at| {
        let [x, y, z] = at.xyz();
        recursion.value(*at).0 == x ^ y ^ z
    });
    let (same, other) = (same.len(), other.len());
    all.push(fact("example 8.3", format!("the nim-sum for ${same}$ positions and another number for ${other}$")));
    // The program goes through these y, and y is never more than the rim.
    let (size, most) = (bound(entries, "example 8.5"), 10);
    assert!("triangle:k=5".parse::<Ruleset>().unwrap().rules.rim(size, size) <= most);
    all.push(fact("example 8.5", format!("$x, z \\le {size}$, $y \\le {most}$")));
    let size = 10;
    all.push(fact(
        "example 8.7",
        format!("the ${}$ P-positions with $x, y, z \\le {size}$", lost("triangle:k=2", size).len()),
    ));
    all
}

fn sharing() -> Vec<Fact> {
    let table = shared(820);
    // The first `count` values of a row, from the diagonal on.
    let row = |a: u32, count: u32| (a..a + count).map(|b| table_at(&table, a, b)).collect::<Vec<_>>();
    let highest = |a: u32, count: u32| *row(a, count).iter().max().unwrap();
    let counts =
        [(0, 490), (2, 500), (6, 800)].map(|(a, count)| format!("row {a} by {} ({count} values)", highest(a, count)));
    let mut all = vec![fact("conjecture 1", counts.join(", "))];
    all.push(fact(
        "table 2",
        format!(
            "The first 490 Grundy values of the bottom row $G(0,0,n)$ of Table 1. The largest of them is {}.",
            highest(0, 490)
        ),
    ));
    all.push(fact("figure 4", format!("The first 500 values of the row $G(1,3,n)$, $n \\ge 3$, which is row 2 of Table 1. By Section 4 they are bounded by {}.", highest(2, 500))));
    all.push(fact("figure 5", format!("The first 800 values of the row $G(1,7,n)$, $n \\ge 7$, which is row 6 of Table 1. By Section 4 they are bounded by {}.", highest(6, 800))));
    // f(n) by n mod 32: all that is known from 490 values.
    let bottom = row(0, 490);
    let of_residue = |residue: usize| {
        (residue..490).step_by(32).filter(|n| *n >= 3).map(|n| bottom[n] != 0).collect::<BTreeSet<bool>>()
    };
    let is_known = |residue: usize| of_residue(residue).len() == 1;
    assert!((1..32).all(is_known) && !is_known(0));
    let zero: Vec<String> = (1..32)
        .filter(|residue| residue % 2 == 0 && of_residue(*residue).contains(&false))
        .map(|residue| residue.to_string())
        .collect();
    assert!((1..32).step_by(2).all(|residue| of_residue(residue).contains(&false)));
    let said = format!(
        "Then $f(n)$ is known from $n \\bmod 32$, except if it is 0: $f(n) = 0$ for odd $n$ and for the residues {};",
        zero.join(", ")
    );
    all.push(fact("proposition 2", said));
    all.push(fact("table 3", "The first 490 values of $f(n)$".to_owned()));
    // The one residue that does not tell f(n), as was asserted above.
    all.push(fact("table 3", "In the bold column 32 divides $n$."));
    let printed = include_str!("../golden/sharing_table1.csv");
    let largest =
        printed.lines().filter_map(|line| line.split(';').next()?.rsplit_once(',')?.1.parse::<u32>().ok()).max();
    all.push(fact("table 1", format!("for $0 \\le a \\le b \\le {}$", largest.unwrap())));
    let far = |value: u16, size: u32| {
        let positions = (0..=size).flat_map(|b| (0..=b / 2).map(move |a| (a, b)));
        positions.filter(|(a, b)| table_at(&table, *a, *b) == value).map(|(a, _)| a).max().unwrap()
    };
    all.push(fact(
        "list after Conjecture 3 (1)",
        format!("and $b \\le 300$, row by row. They have $a \\le {}$, as was tested for $a \\le 14$.", far(2, 300)),
    ));
    all.push(fact("list after Conjecture 3 (2)", "and $b \\le 300$, row by row.".to_owned()));
    let bounds: Vec<String> = (4..=10_u16).map(|value| far(value, 200).to_string()).collect();
    all.push(fact(
        "list after Conjecture 3 (3)",
        format!("for $g = 4, \\ldots, 10$ and $b \\le 200$: {}.", bounds.join(", ")),
    ));
    all
}

fn table_at(table: &maths::solver::Grid, a: u32, b: u32) -> u16 {
    table.at(b, a).unwrap()
}

fn pass(entries: &BTreeMap<String, Entry>) -> Vec<Fact> {
    let mut all = Vec::new();
    // True if the text has the numbers of a bar, and no letters for them.
    let has_numbers = |entry: &Entry| {
        entry.words.split_once("CB(").is_some_and(|(_, rest)| rest.starts_with(|one: char| one.is_ascii_digit()))
    };
    for (name, entry) in entries.iter().filter(|(_, entry)| has_numbers(entry)) {
        let game: Game = entry.bars[0].split(" + ").next().unwrap().parse().unwrap();
        let ([_, y, z], rules) = (game.position().xyz(), game.ruleset().rules);
        let (k, s) = (rules.k().unwrap().numerator(), rules.s().unwrap());
        all.push(fact(name, format!("$CB({s},{k},{y},{z})$")));
    }
    let (ruleset, [x, y, z]) = first(entries, "figure 3.5");
    let squares = ruleset.rules.rim(x, z) + 1;
    all.push(fact("figure 3.5", format!("its height is {} although column {z} could have {squares} squares", y + 1)));
    let size = bound(entries, "example 4.1");
    all.push(fact("example 4.1", format!("$x, y, z \\le {size}$ and a pass")));
    let printed = sums(4, 2, size);
    let (last, others) = printed.split_last().unwrap();
    let others: Vec<String> = others.iter().map(ToString::to_string).collect();
    all.push(fact("table 4.1", format!("Only {} and {last} occur.", others.join(", "))));
    // The layout of the printed table, which nothing computes.
    all.push(fact("table 4.1", "in three columns of 51 lines in our copy"));
    let powers: Vec<String> = (2..=5).map(|n| ((1 << n) - 2).to_string()).collect();
    all.push(fact("conjecture 4.1", format!("so 0, 1, {}, …", powers.join(", "))));
    all.push(fact("example 4.3", format!("$x, y, z \\le {}$ and a pass", entries["example 4.3"].space)));
    let size = bound(entries, "example 4.5");
    all.push(fact("example 4.5", format!("$x, z \\le {size}$")));
    let printed = sums(4, 6, size);
    assert!(printed.contains(&106));
    all.push(fact("list after Example 4.5", format!("Its last line goes from 106 to {}.", printed.last().unwrap())));
    all
}

/// All (x+s) ⊕ y ⊕ (z+s) ⊕ p of the P-positions of a stair bar with a pass, in ascending order.
fn sums(k: u32, s: u32, size: u32) -> Vec<u32> {
    let [without, with] = ["", ",pass"].map(|pass| lost(&format!("step:k={k},s={s}{pass}"), size));
    let all = without.into_iter().map(|at| (at, 0)).chain(with.into_iter().map(|at| (at, 1)));
    let sums: BTreeSet<u32> = all.map(|([x, y, z], p)| (x + s) ^ y ^ (z + s) ^ p).collect();
    sums.into_iter().collect()
}

fn variants() -> Vec<Fact> {
    // The P-positions on the rim over some x.
    let on_rim = lost("step:k=2,s=0", 13).into_iter().filter(|[_, y, z]| *y == z / 2);
    let x: BTreeSet<u32> = on_rim.map(|[x, _, _]| x).collect();
    assert!([2, 7, 13].iter().all(|one| x.contains(one)));
    vec![fact("remark 2.1", "the bars here are those of $2$, $7$ and $13$.")]
}

fn misere(entries: &BTreeMap<String, Entry>) -> Vec<Fact> {
    let (_, [x, y, z]) = first(entries, "graph 2.2");
    // The program of the paper goes through these x, y and z, and y is never more than the rim.
    let (size, most) = (30, 40);
    let (ruleset, _) = first(entries, "graph 2.2");
    assert!(ruleset.rules.rim(size, size) <= most);
    vec![
        fact("graph 2.2", format!("The bar $({x}, {y}, {z})$ of the game")),
        fact("example 2", format!("$x, z \\le {size}$ (and $y \\le {most}$, which every such bar meets)")),
    ]
}

/// The places of numbers such as that in “Figure 37” and those in “Figures 3.7 to 3.11”, each of which is an entry.
fn drawings(words: &str, entries: &BTreeMap<String, Entry>) -> Vec<(usize, usize)> {
    let mut all = Vec::new();
    for (begin, word) in words.match_indices("Figure") {
        let mut at = begin + word.len() + usize::from(words[begin + word.len()..].starts_with('s')) + 1;
        loop {
            let length = words[at..].find(|one: char| !one.is_ascii_digit() && one != '.').unwrap_or(words.len() - at);
            let number = words[at..at + length].trim_end_matches('.');
            if !entries.contains_key(&format!("figure {number}")) {
                break;
            }
            all.push((at, at + number.len()));
            let rest = &words[at + number.len()..];
            let Some(between) = [" to ", " and ", ", "].into_iter().find(|between| rest.starts_with(between)) else {
                break;
            };
            at += number.len() + between.len();
        }
    }
    all
}

#[test]
fn every_number_of_two_digits_in_an_entry_is_computed() {
    let (mut unknown, mut count) = (Vec::new(), 0);
    for paper in PAPERS {
        let entries = entries("", paper);
        let facts = facts(paper, &entries);
        for (name, phrase) in &facts {
            let words = &entries[name].words;
            assert!(words.contains(phrase.as_str()), "{paper} {name} does not say what is computed: {phrase}");
        }
        for (name, entry) in &entries {
            let words = &entry.words;
            let mut known: Vec<(usize, usize)> = prose::references(words);
            known.extend(drawings(words, &entries));
            for (_, phrase) in facts.iter().filter(|(of, _)| of == name) {
                known.extend(words.match_indices(phrase.as_str()).map(|(at, phrase)| (at, at + phrase.len())));
            }
            let is_known = |at: usize| known.iter().any(|&(from, to)| (from..to).contains(&at));
            let numbers = prose::numbers(words).into_iter().filter(|(_, number)| number.len() >= 2);
            count += numbers.clone().count();
            let others = numbers.filter(|(at, _)| !is_known(*at));
            unknown.extend(
                others.map(|(at, number)| format!("{paper} {name}: {number} in “{}”", prose::around(words, at))),
            );
        }
    }
    assert_eq!(unknown, Vec::<String>::new());
    assert!(count >= 60, "{count}");
}

#[test]
fn entries_have_the_same_numbers_in_japanese() {
    let numbers = |words: &str| {
        let mut all: Vec<String> = prose::numbers(words).into_iter().map(|(_, number)| number).collect();
        all.retain(|number| number.len() >= 2);
        all.sort();
        all
    };
    for paper in PAPERS {
        let japanese = entries("ja", paper);
        for (name, entry) in entries("", paper) {
            assert_eq!(numbers(&entry.words), numbers(&japanese[&name].words), "{paper} {name}");
        }
    }
}
