//! Traces of digits: by hand, everywhere, and with mistakes put in.

use super::{games, ruleset};
use crate::claims::strategy::{Case, Level, Stage, Strategy, Trace};
use crate::games::{Axis, Game};

const ALL: [(Strategy, &str, u32); 8] = [
    (Strategy::Triangular7_3, "triangle:k=7", 40),
    (Strategy::Triangular8_1, "triangle:k=1", 16),
    (Strategy::Triangular8_1, "triangle:k=5", 40),
    (Strategy::Triangular8_1, "triangle:k=9", 40),
    (Strategy::Triangular8_1, "bar:k=7,s=5,rim=floor((x+z+s)/k)", 30),
    (Strategy::TrianglePass, "triangle:k=5,pass", 40),
    (Strategy::PassConjecture4_1, "step:k=4,s=2,pass", 30),
    (Strategy::PassConjecture4_1, "step:k=6,s=5,pass", 30),
];

/// For k = 5: 4 ⊕ 3 ⊕ 11 = 12, and z has the leading digit. With y = 3 it would become 7, over which the rim is 2.
#[test]
fn digits_by_hand() {
    let game: Game = "triangle:k=5:5,3,12".parse().unwrap();
    assert_eq!(Strategy::Triangular8_1.cases(&game), [Case::LowerBoth(Axis::Z)]);
    let traces = Strategy::Triangular8_1.traces(&game);
    let read =
        |trace: &Trace| trace.columns.iter().map(|column| (column.digits, column.r, column.level)).collect::<Vec<_>>();
    let [kept, after] = &traces[..] else { panic!("{traces:?}") };
    assert_eq!((kept.stage, kept.names, kept.numbers), (Stage::Kept, ["x − 1", "y", "z − 1"], [4, 3, 7]));
    let lines = [([1, 0, 1], 2, Level::Inside), ([0, 1, 1], 0, Level::Inside), ([0, 1, 1], -4, Level::Below)];
    assert_eq!(read(kept), lines);
    assert_eq!((after.stage, after.numbers), (Stage::After, [4, 2, 6]));
    let lines = [([1, 0, 1], 2, Level::Inside), ([0, 1, 1], 0, Level::Inside), ([0, 0, 0], 0, Level::Inside)];
    assert_eq!(read(after), lines);
}

/// The last number is X + Z − k·y, from the coordinates and what the theorem adds to them: c, or s beside a strip.
#[test]
fn the_last_number_is_what_it_should_be_everywhere() {
    let mut met = [0; 3];
    for (strategy, text, up_to) in ALL {
        let added: i64 = match text {
            "triangle:k=7" => 0,
            "step:k=4,s=2,pass" => 2,
            "step:k=6,s=5,pass" => 5,
            "bar:k=7,s=5,rim=floor((x+z+s)/k)" => 3,
            _ => -1,
        };
        let is_step = text.starts_with("step");
        for game in games(ruleset(text), up_to) {
            for trace in strategy.traces(&game) {
                assert!(trace.holds(&game), "{game} {trace:?}");
                let last = trace.columns.last().unwrap();
                met[last.level as usize] += 1;
                if trace.stage == Stage::Here {
                    let ([x, y, z], k) = (game.position().xyz().map(i64::from), i64::from(trace.k));
                    let expected = z + added + if is_step { 0 } else { x + added } - k * y;
                    assert_eq!(last.r, expected, "{game}");
                }
                assert_eq!(trace.stage == Stage::Kept, last.level == Level::Below, "{game}");
            }
        }
    }
    assert!(met.iter().all(|count| *count > 1000), "{met:?}");
}

/// Every position that is in the set by its nim-sum has a trace, and every cut by digits has one.
#[test]
fn no_trace_is_missing() {
    for game in games(ruleset("triangle:k=5,pass"), 24) {
        let strategy = Strategy::TrianglePass;
        let stages: Vec<_> = strategy.traces(&game).iter().map(|trace| trace.stage).collect();
        let expected: &[Stage] = match strategy.cases(&game)[..] {
            [Case::Inside] if game.is_terminal() => &[],
            [Case::Inside] => &[Stage::Here],
            [Case::LowerBoth(_)] => &[Stage::Kept, Stage::After],
            [Case::CutOff(_)] => &[],
            _ => &[Stage::After],
        };
        assert_eq!(stages, expected, "{game}");
    }
}

#[test]
fn planted_mistakes_are_found() {
    type Mistake = fn(&mut Trace);
    let mistakes: [Mistake; 5] = [
        |trace| trace.columns[0].r += 1,
        |trace| trace.columns[0].digits[1] ^= 1,
        |trace| trace.numbers[2] += 1,
        |trace| {
            trace.columns.pop();
        },
        |trace| {
            let last = trace.columns.last_mut().unwrap();
            last.level = if last.level == Level::Above { Level::Inside } else { Level::Above };
        },
    ];
    let mut all = 0;
    for game in games(ruleset("triangle:k=5"), 20) {
        for trace in Strategy::Triangular8_1.traces(&game).into_iter().filter(|trace| trace.numbers != [0; 3]) {
            for mistake in mistakes {
                let mut wrong = trace.clone();
                mistake(&mut wrong);
                assert!(!wrong.holds(&game), "{game} {wrong:?}");
                all += 1;
            }
        }
    }
    assert!(all > 1000, "{all}");
}

/// With k = 4m+3 and x − 1, z − 1 the digits do not keep r where it is: a trace fails.
#[test]
fn wrong_parameters_have_a_wrong_trace() {
    for k in [3, 7, 6] {
        let is_wrong = |game: Game| Strategy::Triangular8_1.traces(&game).iter().any(|trace| !trace.holds(&game));
        assert!(games(ruleset(&format!("triangle:k={k}")), 24).any(is_wrong), "{k}");
    }
}
