//! Rulesets at random, of every kind there is, for the laws that hold for all of them.
//!
//! Families with parameters, heights, and rims that are invented (`invented`). Formulas whose parts cannot fall are fit for every box.
//! Other formulas are kept if they do not fall over the box in use. The values of an invented formula are computed here, apart from the
//! library.

pub(crate) mod invented;

use invented::{Invented, Parameters, any_formula, steady_formula};
use maths::games::{Bar, Heights, Position, RimFormula, Rules, Ruleset};
use maths::values::Ratio;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::Mutex;

/// The largest parameters and positions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// The largest numerator and denominator of k.
    pub(crate) ratio: u32,
    /// The largest s.
    pub(crate) s: u32,
    /// The largest x and z at which the ruleset is used.
    pub(crate) last: u32,
}

impl Sizes {
    /// Sizes that can be solved at once.
    pub(crate) const SMALL: Self = Self { ratio: 12, s: 30, last: 12 };
    /// As large as there is.
    pub(crate) const LARGE: Self = Self { ratio: Ratio::LARGEST, s: Bar::LARGEST_S, last: Position::LARGEST };
    /// Formulas with parts that can fall are looked for over boxes up to this size.
    const LARGEST_SEARCH: u32 = 60;
}

/// The meaning of a formula that was written here: the highest y over x and z.
type Meaning = fn(u128, u128) -> u128;
enum Known {
    Written(Meaning),
    Invented(Invented, Parameters),
}

static KNOWN: Mutex<Option<HashMap<RimFormula, Known>>> = Mutex::new(None);

fn know(rules: Rules, known: Known) -> Rules {
    if let Rules::Bar(Bar::Formula(formula)) = rules {
        KNOWN.lock().unwrap().get_or_insert_default().insert(formula, known);
    }
    rules
}

/// The bar with a rim whose meaning is written beside it in Rust.
pub(crate) fn written_rim(text: &str, meaning: Meaning) -> Rules {
    know(format!("bar:rim={text}").parse::<Ruleset>().unwrap().rules, Known::Written(meaning))
}

/// The bar with an invented rim.
pub(crate) fn invented_rim(rim: &Invented, parameters: Parameters) -> Rules {
    let text = format!("bar:{}rim={rim}", parameters.named_by(rim));
    know(text.parse::<Ruleset>().unwrap().rules, Known::Invented(rim.clone(), parameters))
}

/// The highest y over x and z of a formula of this module, computed without the library.
pub(crate) fn rim_by_definition(formula: RimFormula, x: u128, z: u128) -> u128 {
    let known = KNOWN.lock().unwrap();
    match known.as_ref().and_then(|known| known.get(&formula)).expect("a formula of this module") {
        Known::Written(meaning) => meaning(x, z),
        Known::Invented(rim, parameters) => rim.value(x as i128, z as i128, *parameters).unwrap().try_into().unwrap(),
    }
}

/// k and s, of any size up to these.
pub(crate) fn any_parameters(sizes: Sizes) -> impl Strategy<Value = Parameters> {
    (1..=sizes.ratio, 1..=sizes.ratio, 0..=sizes.s).prop_map(|(p, q, s)| Parameters { k: Ratio::new(p, q).unwrap(), s })
}

/// Heights that do not fall, some of them equal, some far above the one before.
pub(crate) fn any_heights() -> impl Strategy<Value = Vec<u32>> {
    let rise = prop_oneof![3 => Just(0u32), 3 => Just(1), 2 => 2..4u32, 1 => 4..20u32];
    (1..4u32, prop::collection::vec(rise, 0..12)).prop_map(|(first, rises)| {
        let mut heights = vec![first];
        heights.extend(rises.iter().scan(first, |height, rise| {
            *height += rise;
            Some(*height)
        }));
        heights
    })
}

/// The bar with these heights.
pub(crate) fn drawn(heights: &[u32]) -> Rules {
    Rules::Bar(Bar::Heights(Heights::new(heights).unwrap()))
}

/// A bar whose rim is an invented formula that is a rim over all x and z up to `sizes.last`.
pub(crate) fn any_rim(sizes: Sizes) -> BoxedStrategy<Rules> {
    let of = |formula: BoxedStrategy<Invented>, is_kept: fn(&Invented, u32, Parameters) -> bool| {
        let whole = (formula, any_parameters(Sizes { ratio: sizes.ratio.min(12), s: sizes.s.min(30), ..sizes }));
        whole.prop_filter_map("is a rim", move |(rim, parameters)| {
            (rim.is_readable() && is_kept(&rim, sizes.last, parameters)).then(|| invented_rim(&rim, parameters))
        })
    };
    let steady = of(steady_formula(), |rim, last, parameters| rim.stays_small(last, parameters));
    if sizes.last > Sizes::LARGEST_SEARCH {
        return steady.boxed();
    }
    let other = of(any_formula(), |rim, last, parameters| {
        !rim.is_steady() && rim.first_trouble(last, last, parameters).is_none()
    });
    prop_oneof![steady, other].boxed()
}

/// Any game without pass and misère.
pub(crate) fn any_rules(sizes: Sizes) -> impl Strategy<Value = Rules> {
    prop_oneof![
        1 => Just(Rules::NIM),
        1 => Just(Rules::SHARING),
        2 => any_parameters(sizes).prop_map(|Parameters { k, .. }| Rules::triangle(k)),
        2 => any_parameters(sizes).prop_map(|Parameters { k, s }| Rules::raised_triangle(k, s)),
        3 => any_parameters(sizes).prop_map(|Parameters { k, s }| Rules::step(k, s)),
        2 => any_heights().prop_map(|heights| drawn(&heights)),
        6 => any_rim(sizes),
    ]
}

/// Any game, with and without a pass, under normal and misère play.
pub(crate) fn any_ruleset(sizes: Sizes) -> impl Strategy<Value = Ruleset> {
    let flags = (any::<bool>(), any::<bool>());
    (any_rules(sizes), flags).prop_map(|(rules, (pass, misere))| Ruleset { rules, pass, misere })
}

/// A configuration with so many cases that leaves no file behind.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Checks a law, which panics where it is broken, on `count` random values.
#[track_caller]
pub(crate) fn check_random<S: Strategy<Value: Debug>>(count: u32, strategy: &S, law: impl Fn(S::Value)) {
    let checked = TestRunner::new(cases(count)).run(strategy, |value| {
        law(value);
        Ok(())
    });
    if let Err(error) = checked {
        panic!("{error}");
    }
}
