//! Follows the proof of a theorem at a position: which case applies, what it uses there, and the move.
//!
//! ```text
//! cargo run --example follow -- "triangular 7.3" triangle:k=7:7,4,7
//! cargo run --release --example follow -- "triangular 7.3" triangle:k=5 30    the first position up to 30 at which the proof fails
//! ```

use bittersweet::claims::Strategy;
use bittersweet::games::Game;
use bittersweet::games::Ruleset;
use bittersweet::laboratory::proof_words::case_words;
use bittersweet::laboratory::proof_words::fact_words;
use bittersweet::laboratory::proof_words::gap_words;
use bittersweet::laboratory::proof_words::says_words;
use bittersweet::texts::Texts;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [theorem, game, rest @ ..] = arguments.as_slice() else {
        return Err("name a theorem and a position, or rules and a bound".into());
    };
    let name = |strategy: &Strategy| {
        let (paper, number) = strategy.name();
        format!("{paper} {number}")
    };
    let strategy = Strategy::ALL.into_iter().find(|strategy| name(strategy) == *theorem).ok_or_else(|| {
        let all: Vec<String> = Strategy::ALL.iter().map(name).collect();
        format!("no proof of {theorem} can be followed; there are {}", all.join(", "))
    })?;
    match rest.first() {
        Some(bound) => first_gap(strategy, game.parse()?, bound.parse()?),
        None => follow(strategy, &game.parse()?),
    }
}

/// What a proof says at one position.
fn follow(strategy: Strategy, game: &Game) -> Result<(), Box<dyn Error>> {
    refuse_others(strategy, &game.ruleset())?;
    let texts = Texts::default();
    for case in strategy.cases(game) {
        println!("{}", case_words(texts, game, case));
        let argument = strategy.argument(game, case);
        for fact in argument.lines {
            let mark = if fact.holds() { texts.follow_true() } else { texts.follow_false() };
            println!("  {mark} {}", fact_words(texts, game, fact));
        }
        match strategy.gap(game) {
            None => println!("{}", says_words(texts, game, argument.says)),
            Some(found) => println!("{}", gap_words(texts, game, &found)),
        }
    }
    Ok(())
}

/// The first position at which a proof fails.
fn first_gap(strategy: Strategy, ruleset: Ruleset, bound: u32) -> Result<(), Box<dyn Error>> {
    refuse_others(strategy, &ruleset)?;
    let texts = Texts::default();
    match strategy.first_gap(ruleset, bound) {
        None => println!("{}", texts.follow_no_gap(&ruleset, &bound)),
        Some((game, found)) => println!("{}", texts.follow_fails(&game, &gap_words(texts, &game, &found))),
    }
    Ok(())
}

fn refuse_others(strategy: Strategy, ruleset: &Ruleset) -> Result<(), Box<dyn Error>> {
    if strategy.is_about(ruleset) { Ok(()) } else { Err(format!("the proof says nothing about {ruleset}").into()) }
}
