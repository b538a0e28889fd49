//! Decides claims for all positions, and prints what came out and how long it took.
//!
//! ```text
//! cargo run --release --example prove                              triangular 7.3 for k = 3, 7, …, 99; 8.1 for k = 1, 5, …, 101
//! cargo run --release --example prove -- "variants 1.2" k=2 s=0    one claim for these parameters
//! cargo run --release --example prove -- all                       every claim for its own parameters
//! cargo run --release --example prove -- "∀x: ∃y: x = 2y or x = 2y + 1"
//! cargo run --release --example prove -- coins                     the largest amount that two coins up to 350 do not make: ten pairs, and a sample
//! cargo run --release --example prove -- mona                      the same statements given to MONA
//! cargo run --release --example prove -- certificate "triangular 7.3" k=31 > k31.txt
//! cargo run --release --example prove -- check "triangular 7.3" k=31 < k31.txt
//! cargo run --release --example prove -- rocq "triangular 7.3" k=31 > K31.v
//! cargo run --release --example prove -- rocq "x ⊕ y ⊕ z = 0" nim > Nim.v        also a formula and a ruleset
//! cargo run --release --example prove -- lean "triangular 7.3" k=3 > K3.lean
//! cargo run --release --example prove -- rocq learned step:k=4,s=2 > Step.v     the P-positions, as an automaton that is learned
//! ```
//!
//! A certificate is printed with its size and times on the standard error; `check` reads one. `rocq` prints one as a file that
//! `./dev prove` has checked by Rocq; `lean` as a file for Lean 4, which was not at hand to check any.
//! `--order most` or `--order least` reads digits in one order only; both take turns otherwise.

mod mona;

use bittersweet::automata::Budget;
use bittersweet::automata::DigitOrder;
use bittersweet::certificates;
use bittersweet::certificates::BarClaim;
use bittersweet::certificates::Certificate;
use bittersweet::certificates::Unreadable;
use bittersweet::claims::Claim;
use bittersweet::claims::Parameter;
use bittersweet::claims::Parameters;
use bittersweet::expressions::Formula;
use bittersweet::expressions::Variable;
use bittersweet::formulas::Subject;
use bittersweet::games::Ruleset;
use bittersweet::learning::Learning;
use bittersweet::learning::Limits;
use bittersweet::logic::Answer;
use bittersweet::logic::Question;
use bittersweet::logic::Refusal;
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
        Some((word, [])) if word == "mona" => mona::compare(&orders),
        Some((word, [])) if word == "coins" => coins(&orders),
        Some((word, [id, settings @ ..])) if word == "certificate" => certify(&claim_of(id, settings)?),
        Some((word, [id, settings @ ..])) if word == "check" => check(&claim_of(id, settings)?),
        Some((word, [id, settings @ ..])) if word == "rocq" => write(certificates::rocq, id, settings),
        Some((word, [id, settings @ ..])) if word == "lean" => write(certificates::lean, id, settings),
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

/// Decides for pairs of coins a, b up to 350 that they make every amount above ab − a − b and not that one itself.
fn coins(orders: &[DigitOrder]) -> Result<(), Failure> {
    let pairs = [
        (349, 350),
        (127, 128),
        (347, 349),
        (2, 349),
        (17, 348),
        (101, 300),
        (199, 200),
        (250, 333),
        (64, 81),
        (331, 350),
    ];
    for (a, b) in pairs {
        print!("{a}, {b}: ");
        ask(&largest_amount(a, b), orders)?;
    }
    let mut times = Vec::new();
    for (a, b) in sampled(400) {
        let begin = Instant::now();
        let (_, numbers) = decided(&sought_amount(a, b), orders)?;
        if numbers != [(Variable::Z, a * b - a - b)] {
            return Err(format!("{a}, {b}: {numbers:?}").into());
        }
        times.push((begin.elapsed(), a, b));
    }
    times.sort_unstable();
    let (median, worst) = (times[times.len() / 2].0, times[times.len() - 1]);
    println!(
        "{} pairs whose largest amount is sought: median {median:.1?}, worst {:.1?} ({}, {})",
        times.len(),
        worst.0,
        worst.1,
        worst.2
    );
    Ok(())
}

/// That a and b make every amount above ab − a − b, and not that one itself (Sylvester 1884).
fn largest_amount(a: u64, b: u64) -> String {
    let largest = a * b - a - b;
    format!("(∀z: z > {largest} ⇒ ∃x, y: {a}x + {b}y = z) and not ∃x, y: {a}x + {b}y = {largest}")
}

/// There is a largest amount that a and b do not make.
fn sought_amount(a: u64, b: u64) -> String {
    format!("∃z: (∀s: s > z ⇒ ∃x, y: {a}x + {b}y = s) and not ∃x, y: {a}x + {b}y = z")
}

/// So many pairs of coins up to 350 without a common divisor, always the same ones, spread over all of them.
fn sampled(count: usize) -> Vec<(u64, u64)> {
    let is_coprime = |(a, b): &(u64, u64)| (2..=*a).all(|divisor| a % divisor != 0 || b % divisor != 0);
    let all: Vec<(u64, u64)> = (2..=350).flat_map(|b| (2..b).map(move |a| (a, b))).filter(is_coprime).collect();
    (0..count).map(|at| all[at * all.len() / count]).collect()
}

/// A claim for these parameters, or that a formula is true at the P-positions of a ruleset and nowhere else, or what is learned of a
/// ruleset, if it is of the kind that is certified.
fn claim_of(id: &str, settings: &[String]) -> Result<BarClaim, Failure> {
    if let ("learned", [ruleset]) = (id, settings) {
        return learned_claim(&ruleset.parse()?);
    }
    let (formula, ruleset): (Formula, Ruleset) = match (Claim::with_id(id), settings) {
        (Some(claim), settings) => {
            let statement = claim.statement(&with_settings(claim, settings)?);
            let statement = statement.ok_or("the claim cannot be said as a formula")?;
            if !matches!(statement.subject, Subject::PPositions | Subject::Values) {
                return Err("only claims about all P-positions, or values, are certified".into());
            }
            (statement.formula.parse()?, statement.ruleset)
        }
        (None, [ruleset]) => (id.parse()?, ruleset.parse()?),
        (None, _) => return Err("there is no such claim".into()),
    };
    BarClaim::of(&formula, &ruleset).ok_or_else(|| "only claims about nim-sums are certified".into())
}

/// The claim that the P-positions of a ruleset are those that automata accept, which are learned.
fn learned_claim(ruleset: &Ruleset) -> Result<BarClaim, Failure> {
    let learned = Learning::new(*ruleset, 0, Limits::USUAL).finish().ok().and_then(|mut all| all.pop());
    let learned = learned.ok_or("the P-positions are not learned")?;
    let layers = (0..learned.layers.len()).map(|layer| learned.automaton(layer, DigitOrder::MostFirst));
    let layers = layers.collect::<Option<Vec<_>>>().ok_or("the automata are too large in one order of digits")?;
    BarClaim::of_automata(&layers, ruleset)
        .ok_or_else(|| "certificates are about bars under normal play whose rim is one quotient".into())
}

/// Prints the certificate of a claim.
fn certify(claim: &BarClaim) -> Result<(), Failure> {
    let begin = Instant::now();
    let certificate = certificates::find(claim).map_err(|why| why.to_string())?;
    let (found, begin) = (begin.elapsed(), Instant::now());
    certificates::check(claim, &certificate)?;
    let (checked, text) = (begin.elapsed(), certificate.to_string());
    eprintln!(
        "{} entries, {} bytes, found in {found:.1?}, checked in {checked:.1?}",
        certificate.entries(),
        text.len()
    );
    print!("{text}");
    Ok(())
}

/// Prints a claim and its certificate as a file for another program.
fn write(
    file: fn(&str, &BarClaim, &Certificate) -> Option<String>,
    id: &str,
    settings: &[String],
) -> Result<(), Failure> {
    let claim = claim_of(id, settings)?;
    let certificate = certificates::find(&claim).map_err(|why| why.to_string())?;
    let text = file(&[&[id.to_owned()], settings].concat().join(" "), &claim, &certificate);
    print!("{}", text.ok_or("claims about games with a pass are not written for other programs")?);
    Ok(())
}

/// Checks a certificate from the standard input.
fn check(claim: &BarClaim) -> Result<(), Failure> {
    let text = std::io::read_to_string(std::io::stdin())?;
    let certificate: Certificate = text.parse().map_err(|why: Unreadable| why.to_string())?;
    certificates::check(claim, &certificate).map_err(|fault| fault.to_string())?;
    println!("the certificate proves: {claim}");
    Ok(())
}

/// Decides a sentence.
fn decided(text: &str, orders: &[DigitOrder]) -> Result<(bool, Vec<(Variable, u64)>), Failure> {
    let sentence: Sentence = text.parse().map_err(|refusal: Refusal| refusal.to_string())?;
    let question = Question::new(&sentence, orders, Budget::USUAL);
    let mut question = question.map_err(|refusal| refusal.to_string())?;
    let answer = loop {
        if let Some(answer) = question.advance(1 << 24).map_err(|stopped| stopped.to_string())? {
            break answer;
        }
    };
    Ok(match answer {
        Answer::True(numbers) => (true, numbers),
        Answer::False(numbers) => (false, numbers),
    })
}

/// Decides a sentence and prints the answer.
fn ask(text: &str, orders: &[DigitOrder]) -> Result<(), Failure> {
    let begin = Instant::now();
    let (truth, numbers) = decided(text, orders)?;
    let numbers: Vec<String> = numbers.iter().map(|(name, number)| format!("{} = {number}", name.name())).collect();
    println!("{truth} {} ({:.1} ms)", numbers.join(", "), begin.elapsed().as_secs_f64() * 1000.0);
    Ok(())
}
