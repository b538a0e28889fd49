//! Learns the P-positions of the families of bars, and proves what was learned.

use maths::games::Ruleset;
use proofs::automata::DigitOrder;
use proofs::theorems::learning::{Learned, Learning, Limits, NotLearned, Why};
use std::collections::BTreeMap;
use std::time::Instant;
use web::kit::refusals::problems;
use web::texts::Texts;

/// Learns the P-positions of families of bars, and proves what was learned.
///
/// A line for each ruleset: the number of states of the automata in both orders of digits, and the box from which on nothing new was
/// learned. Then the largest box that was compared, the number of proofs that refuted the learned automata, and the milliseconds.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rulesets, such as triangle:k=5; triangle:k=5=1 asks for the positions of value 1; all families by default
    #[arg(value_name = "RULESET")]
    rulesets: Vec<String>,
}

pub(crate) fn run(Arguments { rulesets }: &Arguments) {
    if !rulesets.is_empty() {
        for text in rulesets {
            line(text);
        }
        return;
    }
    let mut families = vec![("T(k), odd k up to 31", (1..=31).step_by(2).map(|k| format!("triangle:k={k}")).collect())];
    for (name, pass) in [("stair bars, k up to 16, s < 2k", ""), ("the same with a pass", ",pass")] {
        let all = (1..=16).flat_map(|k| (0..2 * k).map(move |s| format!("step:k={k},s={s}{pass}")));
        families.push((name, all.collect::<Vec<String>>()));
    }
    let tallies: Vec<Tally> = families.iter().map(|(_, all)| Tally::of(all)).collect();
    families.iter().zip(tallies).for_each(|((name, _), tally)| println!("{name}: {tally}"));
}

/// The results of a family.
#[derive(Default)]
struct Tally {
    proved: usize,
    /// The number of those that are not proved, by reason.
    not: BTreeMap<&'static str, usize>,
    /// The slowest that is proved and the slowest that is not, in milliseconds.
    slowest: [(f64, String); 2],
    /// The number of those that took two seconds or more.
    slow: usize,
}

impl Tally {
    fn of(all: &[String]) -> Self {
        let mut tally = Self::default();
        for (text, (milliseconds, why)) in all.iter().filter_map(|text| Some((text, line(text)?))) {
            tally.proved += usize::from(why.is_none());
            tally.slow += usize::from(milliseconds >= 2000.0);
            let slowest = &mut tally.slowest[usize::from(why.is_some())];
            if milliseconds > slowest.0 {
                *slowest = (milliseconds, text.clone());
            }
            if let Some(why) = why {
                *tally.not.entry(why).or_default() += 1;
            }
        }
        tally
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [(proved, first), (not, second)] = &self.slowest;
        let count: usize = self.not.values().sum();
        write!(out, "{} proved, the slowest in {proved:.0} ms ({first}); {count} not", self.proved)?;
        if count > 0 {
            write!(out, " {:?}, the slowest stopped after {not:.0} ms ({second})", self.not)?;
        }
        write!(out, "; {} took 2 s or more", self.slow)
    }
}

/// Learns and prints one line. Returns the milliseconds, and why it is not proved if it is not; none if the text is no ruleset.
fn line(text: &str) -> Option<(f64, Option<&'static str>)> {
    let (rules, value) = match text.rsplit_once('=') {
        Some((rules, value)) if rules.matches('=').count() >= 1 && !rules.ends_with(['k', 's', '<']) => {
            (rules, value.parse().unwrap_or(0))
        }
        _ => (text, 0),
    };
    let ruleset: Ruleset = match rules.parse() {
        Ok(ruleset) => ruleset,
        Err(found) => {
            println!("{rules}: {}", problems(Texts::default(), &found));
            return None;
        }
    };
    let begun = Instant::now();
    let result = Learning::new(ruleset, value, Limits::USUAL).finish();
    let milliseconds = begun.elapsed().as_secs_f64() * 1000.0;
    let why = result.as_ref().err().map(|not| reason(&not.why));
    match result {
        Ok(all) => all.last().into_iter().for_each(|learned| proved(text, learned, milliseconds)),
        Err(not) => stopped(text, &not, milliseconds),
    }
    Some((milliseconds, why))
}

/// Why nothing was proved, in short.
fn reason(why: &Why) -> &'static str {
    match why {
        Why::States => "too many states",
        Why::Grows => "the number of states still grows",
        Why::Work => "too much work",
        Why::Digits(_) | Why::WrongBeyond(_) => "beyond the largest box",
        Why::Proof(_) => "the proof grows too large",
        Why::NotDecidable(_) => "automata do not decide it",
        Why::CannotSolve(_) => "the box cannot be solved",
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
