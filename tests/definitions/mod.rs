//! The rules once more, in the words of the definitions and without any cleverness, and rulesets, positions and spellings to try
//! laws on.

#![expect(dead_code, reason = "each of the tests that share this uses a part of it")]

use super::rulesets::{Sizes, any_rules, any_ruleset, check_random, drawn, rim_by_definition, written_rim};
use maths::games::{Axis, Bar, Game, Move, Outline, Position, Rules, Ruleset};
use maths::values::Ratio;
use proptest::prelude::*;
use proptest::sample::Index;

// Every ruleset.

pub(crate) const RATIOS: [&str; 10] = ["1/2", "2/3", "1", "3/2", "2", "7/3", "5/2", "3", "4", "7"];

/// Rims as formulas, each with the same function of x and z in Rust.
pub(crate) type Rim = (&'static str, fn(u128, u128) -> u128);
pub(crate) const RIMS: [Rim; 9] = [
    ("floor((2*x+z+1)/3)", |x, z| (2 * x + z + 1) / 3),
    ("min(x,z)", |x, z| x.min(z)),
    ("floor((x+z)/3)", |x, z| (x + z) / 3),
    ("x*z", |x, z| x * z),
    ("floor(z*z/4)", |_, z| z * z / 4),
    ("max(x-3,floor(z/2))", |x, z| x.saturating_sub(3).max(z / 2)),
    ("4", |_, _| 4),
    // Some of its parts can fall, and yet the whole does not.
    ("if x+z>4 then x+2 else min(x,1)", |x, z| if x + z > 4 { x + 2 } else { x.min(1) }),
    ("x|z|7", |x, z| x | z | 7),
];

/// Every family with many parameters.
pub(crate) fn shapes() -> Vec<Rules> {
    let ratios = RATIOS.map(|k| k.parse::<Ratio>().unwrap());
    let steps = ratios.into_iter().flat_map(|k| (0..=9).map(move |s| Rules::step(k, s)));
    let triangles = ratios.into_iter().flat_map(|k| (0..=4).map(move |s| Rules::raised_triangle(k, s)));
    let heights = [&[1, 2, 2, 4][..], &[3], &[1, 1, 6], &[2, 3, 5, 8, 13]].map(drawn);
    let rims = RIMS.map(|(text, meaning)| written_rim(text, meaning));
    [Rules::NIM, Rules::SHARING].into_iter().chain(triangles).chain(steps).chain(heights).chain(rims).collect()
}

/// True if the drawing lies in the plane, one polygon for each piece. Blocks have separate laws, beside their drawing.
pub(crate) fn is_flat(rules: Rules) -> bool {
    rules.bar().is_none_or(|bar| bar.outline() != Outline::Block)
}

/// Every rules with and without a pass, under normal and misère play.
pub(crate) fn known_rulesets() -> impl Iterator<Item = Ruleset> {
    let variants = [(false, false), (false, true), (true, false), (true, true)];
    shapes().into_iter().flat_map(move |rules| variants.map(|(pass, misere)| Ruleset { rules, pass, misere }))
}

/// The number of random rulesets on which each law is checked.
pub(crate) const RANDOM: u32 = 200;

/// Checks a law on every known ruleset and on random ones.
#[track_caller]
pub(crate) fn every_ruleset(law: impl Fn(Ruleset)) {
    known_rulesets().for_each(&law);
    check_random(RANDOM, &any_ruleset(Sizes::SMALL), law);
}

/// Checks a law on the rules of every kind, of which `is_meant` says whether the law is about them.
#[track_caller]
pub(crate) fn every_rules(is_meant: impl Fn(Rules) -> bool, law: impl Fn(Rules)) {
    shapes().into_iter().filter(|&rules| is_meant(rules)).for_each(&law);
    check_random(RANDOM, &any_rules(Sizes::SMALL).prop_filter("is meant", |&rules| is_meant(rules)), law);
}

pub(crate) fn is_flat_bar(rules: Rules) -> bool {
    rules.is_bar() && is_flat(rules)
}

/// The k and s of a bar that is drawn with slanted lines.
pub(crate) fn slanted(rules: Rules) -> Option<(Ratio, u32)> {
    match rules.bar().map(Bar::outline) {
        Some(Outline::Triangle { k, s }) => Some((k, s)),
        Some(Outline::Rectangle | Outline::Columns | Outline::Block) | None => None,
    }
}

// The rules once more, in the words of the definitions and without any cleverness.

/// y ≤ ⌊(x+z+s)/k⌋ or y ≤ ⌊(z+s)/k⌋, multiplied out.
pub(crate) fn is_legal(rules: Rules, cells: [u32; 3]) -> bool {
    let [x, y, z] = cells.map(u128::from);
    let below = |sum: u128, k: Ratio| y * u128::from(k.numerator()) <= sum * u128::from(k.denominator());
    match rules {
        Rules::Bar(Bar::Rectangle) | Rules::Piles(_) | Rules::Own(_) => true,
        Rules::Bar(Bar::Triangle { k, s }) => below(x + z + u128::from(s), k),
        Rules::Bar(Bar::Step { k, s }) => below(z + u128::from(s), k),
        Rules::Bar(Bar::Heights(heights)) => {
            let squares = heights.columns().iter().cycle().take(heights.columns().len());
            let column = squares.clone().nth(z as usize).or_else(|| squares.last()).unwrap();
            y < u128::from(*column)
        }
        Rules::Bar(Bar::Formula(formula)) => y <= rim_by_definition(formula, x, z),
    }
}

/// The coordinates with y lowered until they are legal.
pub(crate) fn clamped(rules: Rules, [x, y, z]: [u32; 3]) -> [u32; 3] {
    let highest = (0..=y).rev().find(|&v| is_legal(rules, [x, v, z])).unwrap();
    [x, highest, z]
}

/// The coordinates after each move other than the pass.
pub(crate) fn left_by_the_rules(rules: Rules, cells: [u32; 3]) -> Vec<[u32; 3]> {
    let mut all = Vec::new();
    for from in 0..3 {
        for taken in 1..=cells[from] {
            let mut left = cells;
            left[from] -= taken;
            if rules.is_bar() {
                all.push(clamped(rules, left));
                continue;
            }
            for onto in (0..3).filter(|&onto| onto != from && left[onto] + taken <= left[from]) {
                let mut shared = left;
                shared[onto] += taken;
                all.push(shared);
            }
        }
    }
    all
}

/// The options of a position, sorted.
pub(crate) fn options_by_the_rules(rules: Rules, position: Position) -> Vec<Position> {
    let left = left_by_the_rules(rules, position.xyz());
    let may_pass = position.pass && !left.is_empty();
    let mut all: Vec<_> = left.into_iter().map(|cells| Position::at(cells).with_pass(position.pass)).collect();
    all.extend(may_pass.then(|| position.with_pass(false)));
    all.sort_unstable();
    all
}

/// All legal coordinates up to `n`.
pub(crate) fn cells_up_to(rules: Rules, n: u32) -> impl Iterator<Item = [u32; 3]> {
    let all = (0..=n).flat_map(move |x| (0..=n).flat_map(move |y| (0..=n).map(move |z| [x, y, z])));
    all.filter(move |&cells| is_legal(rules, cells))
}

/// All legal positions with coordinates up to `n`, of Sharing Nim not only the normal forms.
pub(crate) fn positions_up_to(ruleset: Ruleset, n: u32) -> impl Iterator<Item = Position> {
    let passes = if ruleset.pass { vec![false, true] } else { vec![false] };
    cells_up_to(ruleset.rules, n)
        .flat_map(move |cells| passes.clone().into_iter().map(move |pass| Position::at(cells).with_pass(pass)))
}

/// Every move that can be written down with numbers up to `n`, and some with numbers that are far too large.
pub(crate) fn moves_up_to(n: u32) -> Vec<Move> {
    let numbers = || (0..=n).chain([u32::MAX / 2 + 1, u32::MAX]);
    let mut all = vec![Move::Pass];
    for axis in Axis::ALL {
        all.extend(numbers().map(|to| Move::Cut { axis, to }));
        for onto in Axis::ALL {
            all.extend(numbers().map(|tokens| Move::Share { from: axis.into(), onto: onto.into(), tokens }));
        }
    }
    all
}

/// A number that every move lowers: of a bar the coordinates, of Sharing Nim the unevenness of the piles, and of both the pass.
pub(crate) fn measure(rules: Rules, position: Position) -> u64 {
    let weigh = |cell: u32| {
        let cell = u64::from(cell);
        if rules.is_piles() { cell * cell } else { cell }
    };
    position.xyz().map(weigh).iter().sum::<u64>() + u64::from(position.pass)
}

// Random positions.

pub(crate) fn any_game(sizes: Sizes) -> impl Strategy<Value = Game> {
    (any_ruleset(sizes), [0..=sizes.last, 0..=sizes.last, 0..=sizes.last], any::<bool>()).prop_map(
        |(ruleset, [x, y, z], pass)| {
            let y = y.min(ruleset.rules.rim(x, z));
            Game::new(ruleset, Position::new(x, y, z).with_pass(pass && ruleset.pass)).unwrap()
        },
    )
}

/// A game with parameters and coordinates of any size there is.
pub(crate) fn any_large_game() -> impl Strategy<Value = Game> {
    any_game(Sizes::LARGE)
}

/// A game that can be solved at once.
pub(crate) fn any_small_game() -> impl Strategy<Value = Game> {
    any_game(Sizes { last: 7, ..Sizes::SMALL })
}

// Notation.

/// The parameters as the notation spells them, with k multiplied by `scale` above and below the line.
pub(crate) fn parameters(ruleset: Ruleset, scale: u32) -> Vec<String> {
    let k = ruleset.rules.k().map(|k| match (k.numerator() * scale, k.denominator() * scale) {
        (p, 1) => format!("k={p}"),
        (p, q) => format!("k={p}/{q}"),
    });
    let is_written = !matches!(ruleset.rules, Rules::Bar(Bar::Triangle { s: 0, .. }));
    let s = ruleset.rules.s().filter(|_| is_written).map(|s| format!("s={s}"));
    let pass = ruleset.pass.then(|| "pass".to_owned());
    let misere = ruleset.misere.then(|| "misere".to_owned());
    let rim = match ruleset.rules.bar() {
        Some(Bar::Heights(heights)) => Some(format!("heights={heights}")),
        Some(Bar::Formula(formula)) => Some(format!("rim={}", formula.text())),
        Some(Bar::Rectangle | Bar::Triangle { .. } | Bar::Step { .. }) | None => None,
    };
    [k, s, pass, misere, rim].into_iter().flatten().collect()
}

/// Family, parameters and coordinates put together.
pub(crate) fn spelled(ruleset: Ruleset, parameters: &[String], position: Position) -> String {
    let ([x, y, z], pass) = (position.xyz(), position.pass);
    let family = match ruleset.rules {
        Rules::Bar(Bar::Rectangle) => "nim",
        Rules::Bar(Bar::Triangle { .. }) => "triangle",
        Rules::Bar(Bar::Step { .. }) => "step",
        Rules::Bar(Bar::Heights(_) | Bar::Formula(_)) => "bar",
        Rules::Piles(_) => "sharing",
        Rules::Own(_) => "rules",
    };
    let separator = if parameters.is_empty() { "" } else { ":" };
    let p = if ruleset.pass { format!(",{}", u8::from(pass)) } else { String::new() };
    format!("{family}{separator}{}:{x},{y},{z}{p}", parameters.join(","))
}

/// Changes one character of a text: takes it away, or puts another in its place or before it.
pub(crate) fn with_mistake(text: &str, at: Index, mistake: Option<char>, insert: bool) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = at.index(chars.len());
    let replaced = if insert { at..at } else { at..at + 1 };
    chars.splice(replaced, mistake);
    chars.into_iter().collect()
}
