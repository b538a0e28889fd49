//! Laws that hold for every ruleset: of moves, of the notation, of solving and of the drawing. Each is checked on all
//! positions of small boxes: of all families with many parameters, and of rulesets at random, with rims and heights that
//! are invented (`rulesets`). Some are checked on random positions as well.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

mod rulesets;

use bittersweet::games::Axis;
use bittersweet::games::Bar;
use bittersweet::games::Family;
use bittersweet::games::Game;
use bittersweet::games::Move;
use bittersweet::games::Outline;
use bittersweet::games::Position;
use bittersweet::games::Rules;
use bittersweet::games::Ruleset;
use bittersweet::games::normal_form;
use bittersweet::games::scene::Groove;
use bittersweet::games::scene::Hit;
use bittersweet::games::scene::Piece;
use bittersweet::games::scene::Point;
use bittersweet::games::scene::Rect;
use bittersweet::games::scene::Scene;
use bittersweet::kit::problems;
use bittersweet::solver::Cut;
use bittersweet::solver::Evaluation;
use bittersweet::solver::Extent;
use bittersweet::solver::Plan;
use bittersweet::solver::Plane;
use bittersweet::solver::Recursion;
use bittersweet::solver::Solving;
use bittersweet::solver::Table;
use bittersweet::solver::heights;
use bittersweet::texts::Texts;
use bittersweet::values::Nimber;
use bittersweet::values::Outcome;
use bittersweet::values::Ratio;
use proptest::prelude::*;
use proptest::sample::Index;
use rulesets::Sizes;
use rulesets::any_rules;
use rulesets::any_ruleset;
use rulesets::cases;
use rulesets::check_random;
use rulesets::drawn;
use rulesets::rim_by_definition;
use rulesets::written_rim;
use std::collections::BTreeSet;
use std::collections::HashMap;

// Every ruleset.

const RATIOS: [&str; 10] = ["1/2", "2/3", "1", "3/2", "2", "7/3", "5/2", "3", "4", "7"];

/// Rims as formulas, each with the same function of x and z in Rust.
type Rim = (&'static str, fn(u128, u128) -> u128);
const RIMS: [Rim; 9] = [
    ("floor((2*x+z+1)/3)", |x, z| (2 * x + z + 1) / 3),
    ("min(x,z)", |x, z| x.min(z)),
    ("floor((x+z)/3)", |x, z| (x + z) / 3),
    ("x*z", |x, z| x * z),
    ("floor(z*z/4)", |_, z| z * z / 4),
    ("max(x-3,floor(z/2))", |x, z| x.saturating_sub(3).max(z / 2)),
    ("4", |_, _| 4),
    // Not made of what cannot fall, and yet it does not.
    ("if x+z>4 then x+2 else min(x,1)", |x, z| if x + z > 4 { x + 2 } else { x.min(1) }),
    ("x|z|7", |x, z| x | z | 7),
];

/// Every family with many parameters.
fn shapes() -> Vec<Rules> {
    let ratios = RATIOS.map(|k| k.parse::<Ratio>().unwrap());
    let steps = ratios.into_iter().flat_map(|k| (0..=9).map(move |s| Rules::step(k, s)));
    let triangles = ratios.into_iter().map(Rules::triangle);
    let heights = [&[1, 2, 2, 4][..], &[3], &[1, 1, 6], &[2, 3, 5, 8, 13]].map(drawn);
    let rims = RIMS.map(|(text, meaning)| written_rim(text, meaning));
    [Rules::NIM, Rules::SHARING].into_iter().chain(triangles).chain(steps).chain(heights).chain(rims).collect()
}

/// Whether the drawing lies in the plane, one polygon for each piece. Blocks have laws of their own, beside their drawing.
fn is_flat(rules: Rules) -> bool {
    rules.bar().is_none_or(|bar| bar.outline() != Outline::Block)
}

/// Every rules with and without a pass, under normal and misère play.
fn known_rulesets() -> impl Iterator<Item = Ruleset> {
    let variants = [(false, false), (false, true), (true, false), (true, true)];
    shapes().into_iter().flat_map(move |rules| variants.map(|(pass, misere)| Ruleset { rules, pass, misere }))
}

/// How many random rulesets each law is checked on.
const RANDOM: u32 = 200;

/// Checks a law on every known ruleset and on random ones.
#[track_caller]
fn every_ruleset(law: impl Fn(Ruleset)) {
    known_rulesets().for_each(&law);
    check_random(RANDOM, &any_ruleset(Sizes::SMALL), law);
}

/// Checks a law on the rules of every kind, of which `is_meant` says whether the law is about them.
#[track_caller]
fn every_rules(is_meant: impl Fn(Rules) -> bool, law: impl Fn(Rules)) {
    shapes().into_iter().filter(|&rules| is_meant(rules)).for_each(&law);
    check_random(RANDOM, &any_rules(Sizes::SMALL).prop_filter("is meant", |&rules| is_meant(rules)), law);
}

fn is_flat_bar(rules: Rules) -> bool {
    rules.is_bar() && is_flat(rules)
}

/// The k of a bar that is drawn with slanted lines.
fn slanted(rules: Rules) -> Option<Ratio> {
    match rules.bar().map(Bar::outline) {
        Some(Outline::Triangle { k }) => Some(k),
        Some(Outline::Rectangle | Outline::Columns | Outline::Block) | None => None,
    }
}

// The rules once more, in the words of the definitions and without any cleverness.

/// y ≤ ⌊(x+z)/k⌋ or y ≤ ⌊(z+s)/k⌋, multiplied out.
fn is_legal(rules: Rules, cells: [u32; 3]) -> bool {
    let [x, y, z] = cells.map(u128::from);
    let below = |sum: u128, k: Ratio| y * u128::from(k.numerator()) <= sum * u128::from(k.denominator());
    match rules {
        Rules::Bar(Bar::Rectangle) | Rules::Piles(_) | Rules::Own(_) => true,
        Rules::Bar(Bar::Triangle { k }) => below(x + z, k),
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
fn clamped(rules: Rules, [x, y, z]: [u32; 3]) -> [u32; 3] {
    let highest = (0..=y).rev().find(|&v| is_legal(rules, [x, v, z])).unwrap();
    [x, highest, z]
}

/// What the moves other than the pass leave.
fn left_by_the_rules(rules: Rules, cells: [u32; 3]) -> Vec<[u32; 3]> {
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
fn options_by_the_rules(rules: Rules, position: Position) -> Vec<Position> {
    let left = left_by_the_rules(rules, position.xyz());
    let may_pass = position.pass && !left.is_empty();
    let mut all: Vec<_> = left.into_iter().map(|cells| Position::at(cells).with_pass(position.pass)).collect();
    all.extend(may_pass.then(|| position.with_pass(false)));
    all.sort_unstable();
    all
}

/// All legal coordinates up to `n`.
fn cells_up_to(rules: Rules, n: u32) -> impl Iterator<Item = [u32; 3]> {
    let all = (0..=n).flat_map(move |x| (0..=n).flat_map(move |y| (0..=n).map(move |z| [x, y, z])));
    all.filter(move |&cells| is_legal(rules, cells))
}

/// All legal positions with coordinates up to `n`, of Sharing Nim not only the normal forms.
fn positions_up_to(ruleset: Ruleset, n: u32) -> impl Iterator<Item = Position> {
    let passes = if ruleset.pass { vec![false, true] } else { vec![false] };
    cells_up_to(ruleset.rules, n)
        .flat_map(move |cells| passes.clone().into_iter().map(move |pass| Position::at(cells).with_pass(pass)))
}

/// Every move that can be written down with numbers up to `n`, and some with numbers that are far too large.
fn moves_up_to(n: u32) -> Vec<Move> {
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

/// What every move lowers: of a bar the coordinates, of Sharing Nim how uneven the piles are, and of both the pass.
fn measure(rules: Rules, position: Position) -> u64 {
    let weigh = |cell: u32| {
        let cell = u64::from(cell);
        if rules.is_piles() { cell * cell } else { cell }
    };
    position.xyz().map(weigh).iter().sum::<u64>() + u64::from(position.pass)
}

// Random positions.

fn any_game(sizes: Sizes) -> impl Strategy<Value = Game> {
    (any_ruleset(sizes), [0..=sizes.last, 0..=sizes.last, 0..=sizes.last], any::<bool>()).prop_map(
        |(ruleset, [x, y, z], pass)| {
            let y = y.min(ruleset.rules.rim(x, z));
            Game::new(ruleset, Position::new(x, y, z).with_pass(pass && ruleset.pass)).unwrap()
        },
    )
}

/// A game with parameters and coordinates of any size there is.
fn any_large_game() -> impl Strategy<Value = Game> {
    any_game(Sizes::LARGE)
}

/// A game that can be solved at once.
fn any_small_game() -> impl Strategy<Value = Game> {
    any_game(Sizes { last: 7, ..Sizes::SMALL })
}

// Moves.

#[test]
fn legal_is_what_the_definition_says() {
    every_ruleset(|ruleset| {
        for cells in cells_up_to(Rules::NIM, 6) {
            for pass in [false, true] {
                let legal = is_legal(ruleset.rules, cells) && (ruleset.pass || !pass);
                assert_eq!(
                    Game::new(ruleset, Position::at(cells).with_pass(pass)).is_ok(),
                    legal,
                    "{ruleset} {cells:?} {pass}"
                );
            }
        }
    });
}

#[test]
fn options_are_what_the_rules_say_and_legal() {
    every_ruleset(|ruleset| {
        for position in positions_up_to(ruleset, 5) {
            let options = ruleset.options(position);
            assert!(options.iter().all(|&(_, to)| Game::new(ruleset, to).is_ok()), "{ruleset} {position:?}");
            let mut found: Vec<_> = options.into_iter().map(|(_, to)| to).collect();
            found.sort_unstable();
            assert_eq!(found, options_by_the_rules(ruleset.rules, position), "{ruleset} {position:?}");
        }
    });
}

#[test]
fn playing_agrees_with_the_options_both_ways() {
    let moves = moves_up_to(5);
    every_ruleset(|ruleset| {
        for position in positions_up_to(ruleset, 4) {
            let options: HashMap<Move, Position> = ruleset.options(position).into_iter().collect();
            for &play in &moves {
                let wanted = options.get(&play).copied();
                assert_eq!(ruleset.play(position, play), wanted, "{ruleset} {position:?} {play:?}");
            }
            assert!(options.keys().all(|play| moves.contains(play)), "{ruleset} {position:?}");
        }
    });
}

#[test]
fn every_move_brings_the_end_nearer() {
    every_ruleset(|ruleset| {
        for position in positions_up_to(ruleset, 5) {
            let options = ruleset.options(position);
            let before = measure(ruleset.rules, position);
            let nearer = |&(_, to): &(Move, Position)| measure(ruleset.rules, to) < before;
            assert!(options.iter().all(nearer), "{ruleset} {position:?}");
            assert_eq!(ruleset.is_terminal(position), options.is_empty(), "{ruleset} {position:?}");
        }
    });
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn random_play_ends(start in any_game(Sizes { ratio: 9, s: 40, last: 60 }), choices in prop::collection::vec(any::<Index>(), 400)) {
        let mut game = start;
        for choice in choices {
            let options = game.options();
            if options.is_empty() {
                break;
            }
            let (play, to) = options[choice.index(options.len())];
            game = game.play(play).unwrap();
            prop_assert_eq!(game.position(), to);
        }
        prop_assert!(game.is_terminal() && game.options().is_empty());
    }
}

// Notation.

/// The parameters as the notation spells them, with k multiplied by `scale` above and below the line.
fn parameters(ruleset: Ruleset, scale: u32) -> Vec<String> {
    let k = ruleset.rules.k().map(|k| match (k.numerator() * scale, k.denominator() * scale) {
        (p, 1) => format!("k={p}"),
        (p, q) => format!("k={p}/{q}"),
    });
    let s = ruleset.rules.s().map(|s| format!("s={s}"));
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
fn spelled(ruleset: Ruleset, parameters: &[String], position: Position) -> String {
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
fn with_mistake(text: &str, at: Index, mistake: Option<char>, insert: bool) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = at.index(chars.len());
    let replaced = if insert { at..at } else { at..at + 1 };
    chars.splice(replaced, mistake);
    chars.into_iter().collect()
}

/// Characters that matter to the notation, and some that only look as if they did.
fn any_mistake() -> impl Strategy<Value = Option<char>> {
    prop::option::of(prop_oneof![
        prop::sample::select("0123456789:,;=/.+- \tkspamierznhgtxyzè٣²⅓∞⌊\u{0}\u{130}".chars().collect::<Vec<_>>()),
        any::<char>(),
    ])
}

/// Whatever reads as a game is legal and reads the same when it is written again; whatever does not gives a reason.
fn read_without_surprise(text: &str) -> Result<(), TestCaseError> {
    let _ = text.parse::<Ruleset>();
    match text.parse::<Game>() {
        Ok(game) => {
            prop_assert!(game.ruleset().check(game.position()).is_ok());
            prop_assert_eq!(game.to_string().parse(), Ok(game));
        }
        Err(found) => {
            prop_assert!(found.iter().next().is_some());
            prop_assert!(!problems(Texts::default(), &found).is_empty());
        }
    }
    Ok(())
}

/// What is said of a bar that is too high.
fn refusal(rules: Rules, [x, y, z]: [u32; 3]) -> String {
    let [_, most, _] = clamped(rules, [x, y, z]);
    let (first, second) = rules.s().map_or((x, z), |s| (z, s));
    match rules {
        Rules::Bar(Bar::Heights(_)) => {
            let squares = if most == 0 { "1 square".into() } else { format!("{} squares", most + 1) };
            return format!("y may be at most {most}, because column {z} has {squares}, but it is {y}");
        }
        Rules::Bar(Bar::Formula(formula)) => {
            let rim = formula.text();
            return format!("y may be at most {most}, the value of {rim} for x = {x} and z = {z}, but it is {y}");
        }
        Rules::Bar(Bar::Rectangle | Bar::Triangle { .. } | Bar::Step { .. }) | Rules::Piles(_) | Rules::Own(_) => {}
    }
    let k = rules.k().unwrap();
    let k = if k.as_whole().is_some() { k.to_string() } else { format!("({k})") };
    format!("y may be at most ⌊({first}+{second})/{k}⌋ = {most}, but it is {y}")
}

#[test]
fn the_notation_of_every_small_game_round_trips() {
    every_ruleset(|ruleset| {
        assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
        for position in positions_up_to(ruleset, 3) {
            let game = Game::new(ruleset, position).unwrap();
            assert_eq!(game.to_string(), spelled(ruleset, &parameters(ruleset, 1), position));
            assert_eq!(game.to_string().parse(), Ok(game));
        }
    });
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn the_notation_of_any_game_round_trips(game in any_large_game()) {
        let ruleset = game.ruleset();
        prop_assert_eq!(game.to_string(), spelled(ruleset, &parameters(ruleset, 1), game.position()));
        prop_assert_eq!(game.to_string().parse(), Ok(game));
        prop_assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
    }

    #[test]
    fn reading_is_lenient(
        game in any_game(Sizes { ratio: 1000, s: 1000, last: 1000 }),
        order: [u8; 5],
        scale in 1u32..5,
        spaces in prop::collection::vec((any::<Index>(), prop::sample::select(vec![' ', '\t', '\u{a0}'])), 0..8),
        capitals: u64,
    ) {
        let mut parameters: Vec<_> = parameters(game.ruleset(), scale).into_iter().zip(order).collect();
        // The rim stays the last parameter, and blanks may not part its words.
        let has_own_rim = game.ruleset().rules.family() == Family::Bar;
        let last = parameters.len().saturating_sub(usize::from(has_own_rim));
        parameters[..last].sort_by_key(|&(_, key)| key);
        let parameters: Vec<_> = parameters.into_iter().map(|(parameter, _)| parameter).collect();
        let text = spelled(game.ruleset(), &parameters, game.position());
        let is_capital = |index: usize| capitals >> (index % 64) & 1 == 1;
        let capitalised = |(index, c): (usize, char)| if is_capital(index) { c.to_ascii_uppercase() } else { c };
        let mut text: String = text.chars().enumerate().map(capitalised).collect();
        for (at, space) in spaces.into_iter().filter(|_| !has_own_rim) {
            text = with_mistake(&text, at, Some(space), true);
        }
        prop_assert_eq!(text.parse(), Ok(game), "{}", text);
    }

    #[test]
    fn illegal_positions_are_refused_in_any_form(
        ruleset in any_ruleset(Sizes { ratio: 30, s: 100, last: 300 }),
        cells in [0u32..300, 0u32..300, 0u32..300],
    ) {
        let position = Position::at(cells);
        let legal = is_legal(ruleset.rules, cells);
        prop_assert_eq!(Game::new(ruleset, position).is_ok(), legal);
        let text = spelled(ruleset, &parameters(ruleset, 1), position);
        let said = text.parse::<Game>().map_err(|found| problems(Texts::default(), &found)).err();
        prop_assert_eq!(said, (!legal).then(|| refusal(ruleset.rules, cells)), "{}", text);
    }

    #[test]
    fn no_text_panics(text: String) {
        read_without_surprise(&text)?;
    }

    #[test]
    fn no_text_that_is_nearly_right_panics(
        game in prop_oneof![any_small_game(), any_large_game()],
        mistakes in prop::collection::vec((any::<Index>(), any_mistake(), any::<bool>()), 1..5),
    ) {
        let mut text = game.to_string();
        for (at, mistake, insert) in mistakes {
            text = with_mistake(&text, at, mistake, insert);
            read_without_surprise(&text)?;
        }
    }
}

// Solving.

fn solve(ruleset: Ruleset, extent: Extent) -> Table {
    Solving::solve(ruleset, extent, Plan::BOUND).unwrap()
}

fn solve_cube(ruleset: Ruleset, n: u32) -> Table {
    solve(ruleset, Extent::cube(ruleset.rules, n))
}

#[test]
fn a_table_holds_the_positions_of_its_box() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 4);
        let held: BTreeSet<_> = table.positions().map(|(position, _)| position).collect();
        let is_held = |position: &Position| ruleset.rules.is_bar() || normal_form(position.xyz()) == position.xyz();
        assert_eq!(held, positions_up_to(ruleset, 4).filter(is_held).collect(), "{ruleset}");
        assert!(table.positions().all(|(position, value)| table.value(position) == Some(value)), "{ruleset}");
        let summary = table.summary();
        let zeros = table.positions().filter(|&(_, value)| value == Nimber::ZERO).count();
        assert_eq!((summary.positions as usize, summary.p_positions as usize), (held.len(), zeros), "{ruleset}");
        assert_eq!(table.positions().map(|(_, value)| value.0).max(), Some(summary.largest.into()), "{ruleset}");
    });
}

#[test]
fn a_table_agrees_with_recursion_over_options() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 6);
        let mut recursion = Recursion::new(ruleset);
        let mut outcomes = HashMap::new();
        for position in positions_up_to(ruleset, 6) {
            let value = table.value(position).unwrap();
            assert_eq!(value, recursion.value(position), "{ruleset} {position:?}");
            let outcome = Recursion::outcome(ruleset, position, &mut outcomes);
            assert_eq!(value == Nimber::ZERO, outcome == Outcome::P, "{ruleset} {position:?}");
        }
    });
}

#[test]
fn there_is_no_value_outside_the_box() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 3);
        for position in positions_up_to(ruleset, 5) {
            let cells = position.xyz();
            let is_inside = match ruleset.rules {
                Rules::Piles(_) => normal_form(cells)[2] <= 3,
                Rules::Bar(_) | Rules::Own(_) => cells.iter().all(|&cell| cell <= 3),
            };
            assert_eq!(table.value(position).is_some(), is_inside, "{ruleset} {position:?}");
        }
        assert!(ruleset.pass || table.value(Position::new(0, 0, 0).with_pass(true)).is_none(), "{ruleset}");
        let above = Position::new(0, 4, 0);
        assert!(is_legal(ruleset.rules, above.xyz()) || table.value(above).is_none(), "{ruleset}");
    });
}

/// Checks that a plane of a table holds what the table does.
fn slice_agrees(table: &Table, axis: Axis, at: u32, pass: bool) {
    let rules = table.ruleset().rules;
    let plane = Plane { ruleset: table.ruleset(), cut: Cut::Fixed(axis, at), pass };
    let grid = plane.values(table);
    let [across, down] = if rules.is_piles() { [Axis::Z, Axis::Y] } else { axis.others() };
    assert_eq!((grid.columns, grid.rows), (table.extent().along(across) + 1, table.extent().along(down) + 1));
    for column in 0..grid.columns + 1 {
        for row in 0..grid.rows + 1 {
            let is_inside = column < grid.columns && row < grid.rows && (rules.is_bar() || row <= column);
            let position = Position::new(0, 0, 0).with_pass(pass).with(axis, at).with(across, column).with(down, row);
            let wanted = table.value(position).filter(|_| is_inside).map(|value| value.0);
            let what = format!("{} {axis:?} = {at}, column {column}, row {row}", table.ruleset());
            assert_eq!(grid.at(column, row).map(u32::from), wanted, "{what}");
        }
    }
}

#[test]
fn a_slice_agrees_with_its_table() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 4);
        for pass in [false, true] {
            if ruleset.rules.is_piles() {
                slice_agrees(&table, Axis::X, 0, pass);
                continue;
            }
            for axis in Axis::ALL {
                (0..=5).for_each(|at| slice_agrees(&table, axis, at, pass));
            }
        }
    });
}

/// Where a P-position is on the map of heights: column, row, height.
fn on_the_map(rules: Rules, [x, y, z]: [u32; 3]) -> (u32, u32, u16) {
    if rules.is_piles() { (z, y, 0) } else { (x, z, u16::try_from(y).unwrap()) }
}

#[test]
fn heights_are_the_p_positions_of_their_table() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 5);
        for pass in [false, true] {
            let map = heights(&table, pass);
            let is_p = |&(position, value): &(Position, Nimber)| value == Nimber::ZERO && position.pass == pass;
            let p_positions: Vec<_> = table.positions().filter(is_p).map(|(position, _)| position.xyz()).collect();
            let wanted: BTreeSet<_> = p_positions.iter().map(|&cells| on_the_map(ruleset.rules, cells)).collect();
            assert_eq!(wanted.len(), p_positions.len(), "{ruleset}: two P-positions in one place");
            assert_eq!(map.points().collect::<BTreeSet<_>>(), wanted, "{ruleset}");
            let found = |&(column, row, height): &(u32, u32, u16)| map.at(column, row) == Some(height);
            assert!(wanted.iter().all(found), "{ruleset}");
            assert!(map.at(map.columns, 0).is_none() && map.at(0, map.rows).is_none());
        }
    });
}

/// Checks that an evaluation says of a game and its options what the table does.
fn evaluation_agrees(game: &Game, table: &Table) {
    let evaluation = Evaluation::of(game, table).unwrap();
    let value = |position| table.value(position).unwrap();
    assert_eq!(Nimber(evaluation.value), value(game.position()), "{game}");
    assert_eq!(evaluation.outcome == Outcome::P, evaluation.value == 0, "{game}");
    let wanted: Vec<_> = game.options().into_iter().map(|(play, to)| (play, value(to).0)).collect();
    let found: Vec<_> = evaluation.options.iter().map(|option| (option.play, option.value)).collect();
    assert_eq!(found, wanted, "{game}");
    let winning: Vec<_> = wanted.into_iter().filter(|&(_, value)| value == 0).map(|(play, _)| play).collect();
    assert_eq!(evaluation.winning_moves().collect::<Vec<_>>(), winning, "{game}");
    let one_can_win = !winning.is_empty() || (game.is_terminal() && game.ruleset().misere);
    assert_eq!(evaluation.outcome == Outcome::N, one_can_win, "{game}");
}

#[test]
fn an_evaluation_agrees_with_its_table() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 4);
        for position in positions_up_to(ruleset, 4) {
            evaluation_agrees(&Game::new(ruleset, position).unwrap(), &table);
        }
        let outside = Game::new(ruleset, Position::new(5, 0, 0)).unwrap();
        assert_eq!(Evaluation::of(&outside, &table), None, "{ruleset}");
    });
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn the_table_of_any_game_agrees_with_recursion(game in any_small_game()) {
        let table = solve(game.ruleset(), Extent::holding(&game));
        let mut recursion = Recursion::new(game.ruleset());
        let mut outcomes = HashMap::new();
        prop_assert_eq!(table.value(game.position()), Some(Recursion::of(&game)));
        for (position, value) in table.positions() {
            prop_assert_eq!(value, recursion.value(position), "{:?}", position);
            let outcome = Recursion::outcome(game.ruleset(), position, &mut outcomes);
            prop_assert_eq!(Outcome::of_value(value), outcome, "{:?}", position);
        }
        evaluation_agrees(&game, &table);
    }
}

// The drawing.

/// How large the bars are whose drawings are checked.
const DRAWN: u32 = 4;

fn scene(rules: Rules, cells: [u32; 3]) -> Scene {
    let mut scene = rules.scene(cells).unwrap();
    scene.pieces.sort_by_key(|piece| piece.needs);
    scene
}

/// The drawings of all small positions of a rules.
fn scenes(rules: Rules) -> HashMap<[u32; 3], Scene> {
    cells_up_to(rules, DRAWN).map(|cells| (cells, scene(rules, cells))).collect()
}

/// The small position that contains all others: every other drawing is a part of its drawing.
fn largest(rules: Rules) -> [u32; 3] {
    clamped(rules, [DRAWN; 3])
}

/// The moves of a position but the pass, with what they leave.
fn cuts(rules: Rules, cells: [u32; 3]) -> impl Iterator<Item = (Move, [u32; 3])> {
    let position = Position::at(cells);
    Ruleset::normal(rules).options(position).into_iter().map(|(play, to)| (play, to.xyz()))
}

/// How far the point c lies to the left of the line from a to b, as twice the area of the triangle of the three.
fn left_of(a: Point, b: Point, c: Point) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// The edges of a polygon.
fn edges(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
}

/// Twice the area of a polygon, positive where the corners run counter-clockwise.
fn twice_the_area(corners: &[Point]) -> i64 {
    edges(corners).map(|(a, b)| a.0 * b.1 - a.1 * b.0).sum()
}

/// Twice the area of the whole bar by its definition, in steps of the scaled plane.
fn twice_the_area_by_definition(rules: Rules, [x, y, z]: [u32; 3], unit: i64) -> i64 {
    let squares = match rules {
        Rules::Bar(Bar::Rectangle) => (x + 1 + z) * (y + 1),
        Rules::Bar(Bar::Formula(formula)) if formula.triangle().is_some() => {
            return trapezium(formula.triangle().unwrap(), [x, y, z].map(i64::from), unit);
        }
        Rules::Bar(Bar::Step { .. } | Bar::Heights(_) | Bar::Formula(_)) => {
            x + (0..=z).map(|column| clamped(rules, [0, y, column])[1] + 1).sum::<u32>()
        }
        // A token is four units wide and one high.
        Rules::Piles(_) | Rules::Own(_) => 4 * (x + y + z),
        Rules::Bar(Bar::Triangle { k }) => return trapezium(k, [x, y, z].map(i64::from), unit),
    };
    2 * i64::from(squares) * unit * unit
}

/// Twice the area of the region y ≤ x+1+2u, y ≤ k(v+1), y ≤ −x+1+2w, y ≥ 0. At height h it is 2(u+w+1−h) wide.
fn trapezium(k: Ratio, [u, v, w]: [i64; 3], unit: i64) -> i64 {
    let apex = unit * (u + w + 1);
    let line = i64::from(k.numerator()) * (v + 1) * unit / i64::from(k.denominator());
    let height = line.min(apex);
    2 * (2 * apex - height) * height
}

/// Whether a point lies in the region of a position of a triangular bar.
fn is_in_region(k: Ratio, [u, v, w]: [u32; 3], unit: i64, Point(x, y): Point) -> bool {
    let [u, v, w] = [u, v, w].map(i64::from);
    let is_under_the_line = y * i64::from(k.denominator()) <= i64::from(k.numerator()) * (v + 1) * unit;
    y <= x + unit * (1 + 2 * u) && is_under_the_line && y <= -x + unit * (1 + 2 * w) && y >= 0
}

/// Whether some edge of the first polygon has the second one on its outer side.
fn has_an_edge_between(first: &Piece, second: &Piece) -> bool {
    edges(&first.corners).any(|(a, b)| second.corners.iter().all(|&corner| left_of(a, b, corner) <= 0))
}

fn is_inside(frame: Rect, Point(x, y): Point) -> bool {
    (frame.left..=frame.right).contains(&x) && (frame.bottom..=frame.top).contains(&y)
}

#[test]
fn what_a_move_leaves_is_drawn_by_the_same_pieces() {
    every_rules(is_flat_bar, |rules| {
        let scenes = scenes(rules);
        for (&cells, before) in &scenes {
            for (_, left) in cuts(rules, cells) {
                let kept: Vec<_> = before.pieces.iter().filter(|piece| piece.is_part_of(left)).collect();
                let drawn: Vec<_> = scenes[&left].pieces.iter().collect();
                assert_eq!(kept, drawn, "{rules:?} {cells:?} to {left:?}");
            }
        }
    });
}

#[test]
fn tokens_that_are_moved_land_where_the_next_drawing_has_them() {
    let scenes = scenes(Rules::SHARING);
    for (&cells, before) in &scenes {
        for ((_, left), groove) in cuts(Rules::SHARING, cells).zip(&before.grooves) {
            let landing = groove.landing.unwrap();
            let (kept, new): (Vec<_>, Vec<_>) = scenes[&left].pieces.iter().partition(|piece| piece.is_part_of(cells));
            assert!(kept.iter().all(|piece| before.pieces.contains(piece)), "{cells:?} to {left:?}");
            assert!(new.iter().all(|piece| piece.corners.iter().all(|&at| is_inside(landing, at))), "{cells:?}");
            let area = 2 * (landing.right - landing.left) * (landing.top - landing.bottom);
            assert_eq!(new.iter().map(|piece| twice_the_area(&piece.corners)).sum::<i64>(), area, "{cells:?}");
        }
    }
}

#[test]
fn every_piece_is_a_convex_polygon_inside_the_frame_with_a_name_of_its_own() {
    every_rules(is_flat, |rules| {
        for (cells, scene) in scenes(rules) {
            let names: BTreeSet<_> = scene.pieces.iter().map(|piece| piece.needs).collect();
            assert_eq!(names.len(), scene.pieces.len(), "{rules:?} {cells:?}");
            for piece in &scene.pieces {
                let n = piece.corners.len();
                let corner = |at: usize| piece.corners[at % n];
                let turns_left = |at| left_of(corner(at), corner(at + 1), corner(at + 2)) > 0;
                assert!(n >= 3 && (0..n).all(turns_left), "{rules:?} {cells:?} {piece:?}");
                assert!(piece.corners.iter().all(|&at| is_inside(scene.frame, at)), "{rules:?} {cells:?} {piece:?}");
                assert!(piece.is_part_of(cells), "{rules:?} {cells:?} {piece:?}");
            }
        }
    });
}

#[test]
fn a_bar_has_one_bitter_piece() {
    every_rules(is_flat_bar, |rules| {
        for (cells, scene) in scenes(rules) {
            let bitter = scene.pieces.iter().filter(|piece| piece.needs == [0; 3].into()).count();
            assert_eq!(bitter, 1, "{rules:?} {cells:?}");
        }
        assert_eq!(scene(rules, [0; 3]).pieces.len(), 1, "{rules:?}");
    });
}

#[test]
fn the_pieces_have_the_area_of_the_whole() {
    every_rules(is_flat, |rules| {
        for (cells, scene) in scenes(rules) {
            let found: i64 = scene.pieces.iter().map(|piece| twice_the_area(&piece.corners)).sum();
            assert_eq!(found, twice_the_area_by_definition(rules, cells, scene.unit), "{rules:?} {cells:?}");
        }
    });
}

#[test]
fn the_pieces_of_a_triangular_bar_lie_in_its_region() {
    every_rules(
        |rules| slanted(rules).is_some(),
        |rules| {
            let k = slanted(rules).unwrap();
            for (cells, scene) in scenes(rules) {
                let mut corners = scene.pieces.iter().flat_map(|piece| piece.corners.iter());
                assert!(corners.all(|&corner| is_in_region(k, cells, scene.unit, corner)), "{rules:?} {cells:?}");
            }
        },
    );
}

#[test]
fn no_two_pieces_overlap() {
    every_rules(is_flat, |rules| {
        let pieces = scene(rules, largest(rules)).pieces;
        for (index, first) in pieces.iter().enumerate() {
            for second in &pieces[..index] {
                let is_apart = has_an_edge_between(first, second) || has_an_edge_between(second, first);
                assert!(is_apart, "{rules:?}: {first:?} and {second:?}");
            }
        }
    });
}

#[test]
fn the_grooves_are_the_moves_in_order() {
    every_rules(
        |_| true,
        |rules| {
            for (cells, scene) in scenes(rules) {
                let grooves: Vec<_> = scene.grooves.iter().map(|groove| groove.play).collect();
                let moves: Vec<_> = cuts(rules, cells).map(|(play, _)| play).collect();
                assert_eq!(grooves, moves, "{rules:?} {cells:?}");
            }
        },
    );
}

/// The line of a groove of a bar and the coordinate that it cuts.
fn line_of(groove: &Groove) -> (Point, Point, Axis, u32) {
    let (Hit::Along(line), Move::Cut { axis, to }) = (&groove.hit, groove.play) else {
        panic!("{groove:?} is no groove of a bar")
    };
    let [a, b] = line[..] else { panic!("{groove:?} is not straight") };
    (a, b, axis, to)
}

/// Whether a piece lies on one side of a line; `None` if it lies across.
fn is_to_the_left(piece: &Piece, a: Point, b: Point) -> Option<bool> {
    let sides: Vec<i64> = piece.corners.iter().map(|&corner| left_of(a, b, corner)).collect();
    match (sides.iter().all(|&side| side >= 0), sides.iter().all(|&side| side <= 0)) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

/// Checks that a groove runs between the pieces that need more than it leaves and those that do not.
fn groove_divides(rules: Rules, cells: [u32; 3], scene: &Scene, groove: &Groove) {
    let (a, b, axis, to) = line_of(groove);
    let bitter = scene.pieces.iter().find(|piece| piece.needs == [0; 3].into()).unwrap();
    let home = is_to_the_left(bitter, a, b).unwrap();
    for piece in &scene.pieces {
        let is_beyond = is_to_the_left(piece, a, b).map(|side| side != home);
        assert_eq!(is_beyond, Some(piece.needs[axis] > to), "{rules:?} {cells:?} {groove:?} {piece:?}");
    }
}

/// From where to where pieces have edges on a line, as numbers that are 0 at its first end and grow towards the other.
fn reach<'a>(pieces: impl Iterator<Item = &'a Piece>, a: Point, b: Point) -> (i64, i64) {
    let is_on_the_line = |&(from, to): &(Point, Point)| left_of(a, b, from) == 0 && left_of(a, b, to) == 0;
    let along = |Point(x, y): Point| (x - a.0) * (b.0 - a.0) + (y - a.1) * (b.1 - a.1);
    let ends = pieces.flat_map(|piece| edges(&piece.corners)).filter(is_on_the_line).flat_map(|(from, to)| [from, to]);
    let ends: BTreeSet<i64> = ends.map(along).collect();
    (*ends.first().unwrap(), *ends.last().unwrap())
}

/// Checks that a groove is as long as both sides of it.
fn groove_ends_where_a_side_does(rules: Rules, cells: [u32; 3], scene: &Scene, groove: &Groove) {
    let (a, b, axis, to) = line_of(groove);
    let (beyond, home): (Vec<_>, Vec<_>) = scene.pieces.iter().partition(|piece| piece.needs[axis] > to);
    let (beyond, home) = (reach(beyond.into_iter(), a, b), reach(home.into_iter(), a, b));
    let length_squared = (b.0 - a.0).pow(2) + (b.1 - a.1).pow(2);
    let both = (beyond.0.max(home.0), beyond.1.min(home.1));
    assert_eq!(both, (0, length_squared), "{rules:?} {cells:?} {groove:?}");
}

#[test]
fn a_groove_runs_between_pieces_inside_the_frame() {
    every_rules(is_flat_bar, |rules| {
        for (cells, scene) in scenes(rules) {
            for groove in &scene.grooves {
                let (a, b, ..) = line_of(groove);
                assert!(a != b && is_inside(scene.frame, a) && is_inside(scene.frame, b), "{rules:?} {cells:?}");
                groove_divides(rules, cells, &scene, groove);
                groove_ends_where_a_side_does(rules, cells, &scene, groove);
            }
        }
    });
}

/// What falls lies beyond the groove. Only a triangular bar whose k is not whole may lose more: there the clamp can
/// lower the line y = k(v+1) below the apex of what is left.
#[test]
fn what_falls_lies_beyond_the_groove() {
    let may_lose_more = |rules: Rules| slanted(rules).is_some_and(|k| k.as_whole().is_none());
    every_rules(
        |rules| is_flat_bar(rules) && !may_lose_more(rules),
        |rules| {
            for (cells, scene) in scenes(rules) {
                for (play, left) in cuts(rules, cells) {
                    let Move::Cut { axis, to } = play else { panic!("{play:?} is no move of a bar") };
                    let falls_where_it_should = |piece: &Piece| piece.is_part_of(left) == (piece.needs[axis] <= to);
                    assert!(scene.pieces.iter().all(falls_where_it_should), "{rules:?} {cells:?} {play:?}");
                }
            }
        },
    );
}

/// Whether a groove is to be found at a point, whose coordinates are given twice over.
fn passes(groove: &Groove, twice: Point) -> bool {
    match groove.hit {
        Hit::Along(ref line) => {
            let (a, b) = (line[0], line[1]);
            let (a, b) = (Point(2 * a.0, 2 * a.1), Point(2 * b.0, 2 * b.1));
            let reach = (twice.0 - a.0) * (twice.0 - b.0) + (twice.1 - a.1) * (twice.1 - b.1);
            left_of(a, b, twice) == 0 && reach <= 0
        }
        Hit::Inside(Rect { left, bottom, right, top }) => {
            (2 * left..2 * right).contains(&twice.0) && (2 * bottom..2 * top).contains(&twice.1)
        }
    }
}

/// The middle of a groove's line or area, with its coordinates twice over.
fn twice_the_middle(groove: &Groove) -> Point {
    match groove.hit {
        Hit::Along(ref line) => Point(line[0].0 + line[1].0, line[0].1 + line[1].1),
        Hit::Inside(area) => Point(area.left + area.right, area.bottom + area.top),
    }
}

#[test]
fn a_groove_is_found_where_it_lies() {
    every_rules(is_flat, |rules| {
        for (cells, scene) in scenes(rules) {
            for (index, groove) in scene.grooves.iter().enumerate() {
                let twice = twice_the_middle(groove);
                let unit = 2.0 * scene.unit as f64;
                let found = scene.groove_at(twice.0 as f64 / unit, twice.1 as f64 / unit, 0.001).unwrap();
                assert!(passes(&scene.grooves[found], twice), "{rules:?} {cells:?} {groove:?}");
                assert!(rules.is_bar() || found == index, "{cells:?}: two areas overlap at {groove:?}");
            }
            let Rect { left, bottom, .. } = scene.frame;
            let unit = scene.unit as f64;
            assert_eq!(scene.groove_at(left as f64 / unit - 2.0, bottom as f64 / unit - 2.0, 1.0), None);
        }
    });
}

/// The areas of a drawing of Sharing Nim, each with its move.
fn areas(scene: &Scene) -> Vec<(Rect, Move)> {
    let area = |groove: &Groove| match groove.hit {
        Hit::Inside(area) => (area, groove.play),
        Hit::Along(_) => panic!("{groove:?} is no area"),
    };
    scene.grooves.iter().map(area).collect()
}

fn overlap(first: Rect, second: Rect) -> bool {
    let across = first.left < second.right && second.left < first.right;
    across && first.bottom < second.top && second.bottom < first.top
}

/// The lowest token that a move takes.
fn lowest_token_taken(scene: &Scene, cells: [u32; 3], play: Move) -> &Piece {
    let Move::Share { from, tokens, .. } = play else { panic!("{play:?} is no move of Sharing Nim") };
    let mut name = [0; 3];
    name[from.index()] = cells[from.index()] - tokens + 1;
    scene.pieces.iter().find(|piece| piece.needs == name.into()).unwrap()
}

#[test]
fn the_areas_of_sharing_are_apart_and_in_the_lowest_token_that_is_taken() {
    for (cells, scene) in scenes(Rules::SHARING) {
        let areas = areas(&scene);
        for (index, &(area, play)) in areas.iter().enumerate() {
            assert!(area.left < area.right && area.bottom < area.top, "{cells:?} {play:?}");
            assert!(areas[..index].iter().all(|&(other, _)| !overlap(area, other)), "{cells:?} {play:?}");
            let token = lowest_token_taken(&scene, cells, play);
            let corners = [Point(area.left, area.bottom), Point(area.right, area.top)];
            let is_on_the_token = |corner| edges(&token.corners).all(|(a, b)| left_of(a, b, corner) >= 0);
            assert!(corners.into_iter().all(is_on_the_token), "{cells:?} {play:?}");
        }
    }
}

#[test]
fn no_drawing_has_too_many_pieces() {
    let large = [
        "nim:100,100,100",
        "nim:1000000000,1000000000,1000000000",
        "step:k=2,s=0:0,90,300",
        "step:k=1/1000,s=0:3,100,200",
        "step:k=1000000000,s=1000000000:0,1,1000000000",
        "triangle:k=3:80,50,80",
        "triangle:k=1/1000:0,200,200",
        "triangle:k=1/10:20,400,20",
        "triangle:k=1000000000/999999999:90,1,90",
        "sharing:4000,4000,4000",
        "sharing:1000000000,0,0",
    ];
    for text in large {
        let game: Game = text.parse().unwrap();
        let pieces = game.scene().map_or(0, |scene| scene.pieces.len() as u64);
        assert!(pieces <= Scene::MOST_PIECES, "{text} has {pieces} pieces");
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn the_drawing_of_any_position_keeps_the_laws(game in any_game(Sizes::SMALL), choice: Index) {
        let (rules, cells) = (game.ruleset().rules, game.position().xyz());
        prop_assume!(is_flat(rules));
        let drawn = scene(rules, cells);
        let area: i64 = drawn.pieces.iter().map(|piece| twice_the_area(&piece.corners)).sum();
        prop_assert_eq!(area, twice_the_area_by_definition(rules, cells, drawn.unit));
        let all: Vec<_> = cuts(rules, cells).collect();
        prop_assert_eq!(drawn.grooves.len(), all.len());
        if rules.is_bar() && !all.is_empty() {
            let (_, left) = all[choice.index(all.len())];
            let kept: Vec<_> = drawn.pieces.iter().filter(|piece| piece.is_part_of(left)).cloned().collect();
            prop_assert_eq!(kept, scene(rules, left).pieces);
            for groove in &drawn.grooves {
                groove_divides(rules, cells, &drawn, groove);
                groove_ends_where_a_side_does(rules, cells, &drawn, groove);
            }
        }
    }
}
