//! Follows the proof of a theorem at a position: which case applies, what it uses there, and the move.

use crate::Failure;
use maths::claims::{Strategy, Trace};
use maths::games::{Game, Ruleset};
use web::evidence::followed::words::{
    case_words, fact_words, gap_words, level_words, remainder, says_words, stage_words,
};
use web::texts::Texts;

/// Follows the proof of a theorem at a position: which case applies, what it uses there, and the move.
///
/// Examples:
///   follow "triangular 7.3" triangle:k=7:7,4,7
///   follow "triangular 7.3" triangle:k=5 30
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The theorem, such as "triangular 7.3"
    theorem: String,
    /// The position, such as triangle:k=7:7,4,7; with a bound, the ruleset
    #[arg(value_name = "POSITION | RULESET")]
    game: String,
    /// Finds the first position with coordinates up to this bound at which the proof fails
    bound: Option<u32>,
}

pub(crate) fn run(Arguments { theorem, game, bound }: &Arguments) -> Result<(), Failure> {
    let name = |strategy: &Strategy| {
        let (paper, number) = strategy.name();
        format!("{paper} {number}")
    };
    let strategy = Strategy::ALL.into_iter().find(|strategy| name(strategy) == *theorem).ok_or_else(|| {
        let all: Vec<String> = Strategy::ALL.iter().map(name).collect();
        format!("no proof of {theorem} can be followed; there are {}", all.join(", "))
    })?;
    match bound {
        Some(bound) => first_gap(strategy, game.parse()?, *bound),
        None => follow(strategy, &game.parse()?),
    }
}

/// Prints the statements of a proof at one position.
fn follow(strategy: Strategy, game: &Game) -> Result<(), Failure> {
    refuse_others(strategy, &game.ruleset())?;
    let texts = Texts::default();
    for case in strategy.cases(game) {
        println!("{}", case_words(texts, game, case));
        let argument = strategy.argument(game, case);
        for fact in argument.lines {
            let mark = if fact.holds() { texts.follow_true() } else { texts.follow_false() };
            println!("  {mark} {}", fact_words(texts, game, fact));
        }
        strategy.traces(game).iter().for_each(|trace| print(texts, game, trace));
        match strategy.gap(game) {
            None => println!("{}", says_words(texts, game, argument.says)),
            Some(found) => println!("{}", gap_words(texts, game, &found)),
        }
    }
    Ok(())
}

/// The digits along the rim, a line for each.
fn print(texts: Texts, game: &Game, trace: &Trace) {
    println!("  {}{}{}", stage_words(texts, trace.stage), texts.between_sentences(), texts.trace_r(&remainder(trace)));
    println!("  {:>8}  {}", texts.trace_digit(), trace.names.join("  "));
    for column in &trace.columns {
        let digits: Vec<_> = trace.names.iter().zip(column.digits).map(|(name, digit)| right(digit, name)).collect();
        println!(
            "  {:>8}  {}  r = {}, {}",
            1_u64 << column.column,
            digits.join("  "),
            column.r,
            level_words(texts, column.level)
        );
    }
    if !trace.holds(game) {
        println!("  {}", texts.trace_fails());
    }
}

/// A digit below a name.
fn right(digit: u32, name: &str) -> String {
    format!("{digit:>width$}", width = name.chars().count())
}

/// The first position at which a proof fails.
fn first_gap(strategy: Strategy, ruleset: Ruleset, bound: u32) -> Result<(), Failure> {
    refuse_others(strategy, &ruleset)?;
    let texts = Texts::default();
    match strategy.first_gap(ruleset, bound) {
        None => println!("{}", texts.follow_no_gap(&ruleset, &bound)),
        Some((game, found)) => println!("{}", texts.follow_fails(&game, &gap_words(texts, &game, &found))),
    }
    Ok(())
}

fn refuse_others(strategy: Strategy, ruleset: &Ruleset) -> Result<(), Failure> {
    if strategy.is_about(ruleset) { Ok(()) } else { Err(format!("the proof says nothing about {ruleset}").into()) }
}
