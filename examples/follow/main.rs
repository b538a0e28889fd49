//! Follows the proof of a theorem at a position: which case applies, what it uses there, and the move.
//!
//! ```text
//! cargo run --example follow -- "triangular 7.3" triangle:k=7:7,4,7
//! cargo run --release --example follow -- "triangular 7.3" triangle:k=5 30    the first position up to 30 at which the proof fails
//! ```

mod words;

use bittersweet::claims::Strategy;
use bittersweet::games::Game;
use bittersweet::games::Ruleset;
use std::error::Error;
use words::argument;
use words::gap;

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
    for case in strategy.cases(game) {
        println!("{}", argument(&strategy.argument(game, case)));
    }
    match strategy.gap(game) {
        None => println!("The proof holds at {game}."),
        Some(found) => println!("The proof fails at {game}: {}.", gap(&found)),
    }
    Ok(())
}

/// The first position at which a proof fails.
fn first_gap(strategy: Strategy, ruleset: Ruleset, bound: u32) -> Result<(), Box<dyn Error>> {
    refuse_others(strategy, &ruleset)?;
    match strategy.first_gap(ruleset, bound) {
        None => println!("The proof holds at every position of {ruleset} with coordinates up to {bound}."),
        Some((game, found)) => println!("The proof fails first at {game}: {}.", gap(&found)),
    }
    Ok(())
}

fn refuse_others(strategy: Strategy, ruleset: &Ruleset) -> Result<(), Box<dyn Error>> {
    if strategy.is_about(ruleset) { Ok(()) } else { Err(format!("the proof says nothing about {ruleset}").into()) }
}
