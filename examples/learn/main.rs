//! Learns the P-positions of the families of bars, and proves what was learned: `cargo run --release --example learn`.
//!
//! A line for each ruleset: how many states the automata have in both orders of digits, from which box on nothing new was learned,
//! how far it was compared, how often a proof refuted what was learned, and the milliseconds. Arguments are rulesets, such as
//! `triangle:k=5`; `triangle:k=5=1` asks for the positions of value 1.

use bittersweet::automata::DigitOrder;
use bittersweet::games::Ruleset;
use bittersweet::learning::Learned;
use bittersweet::learning::Learning;
use bittersweet::learning::Limits;
use bittersweet::learning::NotLearned;
use std::time::Instant;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    if !asked.is_empty() {
        asked.iter().for_each(|text| line(text));
        return;
    }
    (1..=31).step_by(2).for_each(|k| line(&format!("triangle:k={k}")));
    for pass in ["", ",pass"] {
        for k in 1..=16 {
            (0..2 * k).for_each(|s| line(&format!("step:k={k},s={s}{pass}")));
        }
    }
}

/// Learns and prints one line.
fn line(text: &str) {
    let (rules, value) = match text.rsplit_once('=') {
        Some((rules, value)) if rules.matches('=').count() >= 1 && !rules.ends_with(['k', 's', '<']) => {
            (rules, value.parse().unwrap_or(0))
        }
        _ => (text, 0),
    };
    let ruleset: Ruleset = match rules.parse() {
        Ok(ruleset) => ruleset,
        Err(problems) => {
            println!("{rules}: {problems}");
            return;
        }
    };
    let begun = Instant::now();
    let result = Learning::new(ruleset, value, Limits::USUAL).finish();
    let milliseconds = begun.elapsed().as_secs_f64() * 1000.0;
    match result {
        Ok(all) => all.last().into_iter().for_each(|learned| proved(text, learned, milliseconds)),
        Err(not) => stopped(text, &not, milliseconds),
    }
}

fn proved(text: &str, learned: &Learned, milliseconds: f64) {
    let states = |order| {
        let of = |layer| learned.automaton(layer, order).map_or_else(|| "?".into(), |known| known.count().to_string());
        (0..learned.layers.len()).map(of).collect::<Vec<String>>().join("+")
    };
    println!(
        "{text}: proved, {} states least first, {} most first; box {}, compared to {}; refuted {:?}; peak {}; {milliseconds:.0} ms",
        states(DigitOrder::LeastFirst),
        states(DigitOrder::MostFirst),
        1 << learned.stable(),
        1 << learned.checked(),
        learned.course.refuted,
        learned.peak,
    );
}

fn stopped(text: &str, not: &NotLearned, milliseconds: f64) {
    let boxes: Vec<String> =
        not.course.boxes.iter().map(|compared| format!("{}: {:?}", 1 << compared.digits, compared.states)).collect();
    let bounds: Vec<usize> = not.bounds.iter().map(|bound| bound.states()).collect();
    println!(
        "{text}: not learned ({:?}), at least {bounds:?} states; boxes {}; refuted {:?}; {milliseconds:.0} ms",
        not.why,
        boxes.join(", "),
        not.course.refuted,
    );
}
