//! Decides claims for all positions, and prints the verdict and how long it took.

mod template;

use crate::Failure;
use maths::claims::{Claim, Parameter, Parameters};
use maths::expressions::{Formula, Variable};
use maths::formulas::Subject;
use maths::games::Ruleset;
use proofs::automata::logic::{Answer, Question, Refusal, Sentence};
use proofs::automata::{Budget, DigitOrder};
use proofs::certificates;
use proofs::certificates::{Certificate, Unreadable};
use proofs::theorems::Proof;
use proofs::theorems::learning::{Learning, Limits};
use std::time::{Duration, Instant};

/// Decides claims for all positions, and prints the verdict and how long it took.
///
/// Examples:
///   prove                               triangular 7.3 for k = 3, 7, …, 99, and 8.1 for k = 1, 5, …, 101
///   prove "variants 1.2" k=2 s=0        one claim for these parameters
///   prove all                           every claim for its own parameters
///   prove "∀x: ∃y: x = 2y or x = 2y + 1"
///   prove certificate "triangular 7.3" k=31 > k31.txt
///   prove check "triangular 7.3" k=31 < k31.txt
///   prove rocq "triangular 7.3" k=31 > K31.v
///   prove rocq "x ⊕ y ⊕ z = 0" nim > Nim.v
///   prove rocq learned step:k=4,s=2 > Step.v
///   prove rocq "a^b^c^d = 0" "rules:a b c d" > Piles.v
///   prove template "x ⊕ y ⊕ z = 0" triangle:k=7
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Reads digits in this order only; both orders take turns by default
    #[arg(long, global = true)]
    order: Option<Order>,
    #[command(subcommand)]
    task: Option<Task>,
    /// A claim such as "triangular 7.3", or a sentence with quantifiers
    #[arg(value_name = "CLAIM | SENTENCE")]
    id: Option<String>,
    /// The parameters of the claim, such as k=7
    #[arg(value_name = "NAME=VALUE")]
    settings: Vec<String>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Order {
    /// The most significant digit first
    Most,
    /// The least significant digit first
    Least,
}

#[derive(clap::Subcommand)]
enum Task {
    /// Decides every claim for its own parameters
    All,
    /// Prints a certificate; its size and times are on the standard error
    Certificate(Certified),
    /// Checks a certificate from the standard input
    Check(Certified),
    /// Prints a certificate as a file for Rocq; `./dev prove` has it checked
    Rocq(Certified),
    /// Prints which theorem for every k covers a formula for the P-positions of a ruleset, or where it fails
    Template {
        /// Prints a file for Rocq about this ruleset instead
        #[arg(long)]
        rocq: bool,
        /// A formula such as "x ⊕ y ⊕ z = 0"
        formula: String,
        /// A ruleset such as triangle:k=7
        ruleset: String,
    },
}

/// The claim of a certificate.
#[derive(clap::Args)]
struct Certified {
    /// A claim such as "triangular 7.3", a formula such as "x ⊕ y ⊕ z = 0", or the word learned for automata that are learned
    #[arg(value_name = "CLAIM | FORMULA | learned")]
    id: String,
    /// The parameters of the claim, such as k=7; for a formula and for learned, the ruleset
    #[arg(value_name = "NAME=VALUE | RULESET")]
    settings: Vec<String>,
}

pub(crate) fn run(Arguments { order, task, id, settings }: &Arguments) -> Result<(), Failure> {
    let orders = match order {
        Some(Order::Most) => vec![DigitOrder::MostFirst],
        Some(Order::Least) => vec![DigitOrder::LeastFirst],
        None => DigitOrder::ALL.to_vec(),
    };
    match (task, id) {
        (Some(Task::All), _) => every_claim(&orders),
        (Some(Task::Certificate(Certified { id, settings })), _) => certify(&claim_of(id, settings)?),
        (Some(Task::Check(Certified { id, settings })), _) => check(&claim_of(id, settings)?),
        (Some(Task::Rocq(Certified { id, settings })), _) => write(certificates::rocq, id, settings),
        (Some(Task::Template { rocq, formula, ruleset }), _) => template::answer(formula, ruleset, *rocq),
        (None, None) => every_parameter(&orders),
        (None, Some(id)) => match Claim::with_id(id) {
            Some(claim) => prove(claim, &with_settings(claim, settings)?, &orders).map(drop),
            None => ask(id, &orders),
        },
    }
}

fn with_settings(claim: Claim, settings: &[String]) -> Result<Parameters, Failure> {
    let mut parameters = claim.parameters();
    for setting in settings {
        let (name, value) = setting.split_once('=').ok_or("parameters are written as k=3")?;
        let parameter = Parameter::with_key(name);
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

/// One of three claims: a claim of the papers for these parameters; a formula that is true at the P-positions of a ruleset and nowhere
/// else; or automata that are learned of a ruleset. The claim must be of the kind that is certified.
fn claim_of(id: &str, settings: &[String]) -> Result<certificates::Claim, Failure> {
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
        (None, [ruleset]) => {
            let ruleset: Ruleset = ruleset.parse()?;
            (ruleset.formula(id)?, ruleset)
        }
        (None, _) => return Err("there is no such claim".into()),
    };
    certificates::Claim::of(&formula, &ruleset).ok_or_else(|| "only claims about nim-sums are certified".into())
}

/// The claim that automata accept the P-positions of a ruleset. The automata are learned.
fn learned_claim(ruleset: &Ruleset) -> Result<certificates::Claim, Failure> {
    let learned = Learning::new(*ruleset, 0, Limits::USUAL).finish().ok().and_then(|mut all| all.pop());
    let learned = learned.ok_or("the P-positions are not learned")?;
    let layers = (0..learned.layers.len()).map(|layer| learned.automaton(layer, DigitOrder::MostFirst));
    let layers = layers.collect::<Option<Vec<_>>>().ok_or("the automata are too large in one order of digits")?;
    certificates::Claim::of_automata(&layers, ruleset)
        .ok_or_else(|| "certificates are about bars whose rim is one quotient and about own rules without bounds, under normal play".into())
}

/// Prints the certificate of a claim.
fn certify(claim: &certificates::Claim) -> Result<(), Failure> {
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
    file: fn(&str, &certificates::Claim, &Certificate) -> Option<String>,
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
fn check(claim: &certificates::Claim) -> Result<(), Failure> {
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
    let numbers: Vec<String> = numbers.iter().map(|(name, number)| format!("{} = {number}", name.key())).collect();
    println!("{truth} {} ({:.1} ms)", numbers.join(", "), begin.elapsed().as_secs_f64() * 1000.0);
    Ok(())
}
