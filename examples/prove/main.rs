//! Decides claims for all positions, and prints what came out and how long it took.
//!
//! ```text
//! cargo run --release --example prove                              triangular 7.3 for k = 3, 7, …, 99; 8.1 for k = 1, 5, …, 101
//! cargo run --release --example prove -- "variants 1.2" k=2 s=0    one claim for these parameters
//! cargo run --release --example prove -- all                       every claim for its own parameters
//! cargo run --release --example prove -- "∀x: ∃y: x = 2y or x = 2y + 1"
//! ```
//!
//! `--order most` or `--order least` reads digits in one order only; both take turns otherwise.

use bittersweet::automata::Budget;
use bittersweet::automata::DigitOrder;
use bittersweet::claims::Claim;
use bittersweet::claims::Parameter;
use bittersweet::claims::Parameters;
use bittersweet::logic::Answer;
use bittersweet::logic::Question;
use bittersweet::logic::Sentence;
use bittersweet::proofs::Proof;
use std::error::Error;
use std::time::Duration;
use std::time::Instant;

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let orders = orders(&mut arguments)?;
    match arguments.split_first() {
        None => every_parameter(&orders),
        Some((all, [])) if all == "all" => every_claim(&orders),
        Some((id, settings)) => match Claim::with_id(id) {
            Some(claim) => prove(claim, &with_settings(claim, settings)?, &orders).map(drop),
            None => ask(id, &orders),
        },
    }
}

/// Takes `--order` out of the arguments.
fn orders(arguments: &mut Vec<String>) -> Result<Vec<DigitOrder>, Failure> {
    let Some(place) = arguments.iter().position(|argument| argument == "--order") else {
        return Ok(DigitOrder::ALL.to_vec());
    };
    let order = match arguments.get(place + 1).map(String::as_str) {
        Some("most") => DigitOrder::MostFirst,
        Some("least") => DigitOrder::LeastFirst,
        _ => return Err("--order must be most or least".into()),
    };
    arguments.drain(place..place + 2);
    Ok(vec![order])
}

fn with_settings(claim: Claim, settings: &[String]) -> Result<Parameters, Failure> {
    let mut parameters = claim.parameters();
    for setting in settings {
        let (name, value) = setting.split_once('=').ok_or("parameters are written as k=3")?;
        let parameter = Parameter::ALL.into_iter().find(|parameter| parameter.name() == name);
        parameters = parameters.with(parameter.ok_or("the parameters are k, s, row, g and piles")?, value)?;
    }
    Ok(parameters)
}

/// The two claims about triangular bars, each for every k that the paper states it for, up to about 100.
fn every_parameter(orders: &[DigitOrder]) -> Result<(), Failure> {
    for (claim, first) in [(Claim::Triangular7_3, 3), (Claim::Triangular8_1, 1)] {
        let mut all = Duration::ZERO;
        for k in (first..102).step_by(4) {
            all += prove(claim, &claim.parameters().with(Parameter::K, &k.to_string())?, orders)?;
        }
        println!("{} in all: {all:.2?}\n", claim.id());
    }
    Ok(())
}

fn every_claim(orders: &[DigitOrder]) -> Result<(), Failure> {
    for claim in Claim::ALL {
        prove(claim, &claim.parameters(), orders)?;
    }
    Ok(())
}

/// Decides a claim and prints the verdict. Returns how long it took.
fn prove(claim: Claim, parameters: &Parameters, orders: &[DigitOrder]) -> Result<Duration, Failure> {
    let begin = Instant::now();
    let verdict = match Proof::of_claim(claim, parameters, orders, Budget::USUAL) {
        Ok(mut proof) => proof.finish().to_string(),
        Err(why) => format!("not decidable this way: {why}"),
    };
    let took = begin.elapsed();
    let taken = claim.takes().map(|parameter| format!(" {parameter}={}", parameters.text(parameter)));
    let stated = if claim.is_stated(parameters) { "" } else { " (outside the stated range)" };
    println!("{}{}{stated}: {verdict} ({:.1} ms)", claim.id(), taken.collect::<String>(), took.as_secs_f64() * 1000.0);
    Ok(took)
}

/// Decides a sentence and prints the answer.
fn ask(text: &str, orders: &[DigitOrder]) -> Result<(), Failure> {
    let sentence: Sentence = text.parse()?;
    let begin = Instant::now();
    let mut question = Question::new(&sentence, orders, Budget::USUAL)?;
    let answer = loop {
        if let Some(answer) = question.advance(1 << 24)? {
            break answer;
        }
    };
    let (truth, numbers) = match answer {
        Answer::True(numbers) => ("true", numbers),
        Answer::False(numbers) => ("false", numbers),
    };
    let numbers: Vec<String> = numbers.iter().map(|(name, number)| format!("{} = {number}", name.name())).collect();
    println!("{truth} {} ({:.1} ms)", numbers.join(", "), begin.elapsed().as_secs_f64() * 1000.0);
    Ok(())
}
