//! The values of a game of heaps, its period with a certificate, and the check of one.

use crate::Failure;
use maths::solver::heaps::{HeapRules, read};
use proofs::theorems::periods::{Certificate, Checking, Fault, Period, Reckoner, Theorem, Unreadable, rising, rocq};
use std::fs;
use std::path::PathBuf;
use std::time::Instant;
use web::kit::heap_mistakes::mistakes;
use web::texts::Texts;

/// Computes the Grundy values of a game of heaps, such as Kayles, and proves their period.
///
/// Rules are an octal code, such as 0.77, or moves, such as "move n by 2,5,7" and "move n into a+b where a != b".
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rules; with --check the file of a certificate
    rules: String,
    /// The largest heap
    #[arg(long, default_value_t = 1000)]
    up_to: usize,
    /// Writes the certificate of the period into this file
    #[arg(long)]
    certificate: Option<PathBuf>,
    /// Writes a file for Rocq that proves the period by proofs/heaps.v
    #[arg(long)]
    rocq: Option<PathBuf>,
    /// Checks a certificate
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.check {
        return check(&arguments.rules);
    }
    let rules = understood(&arguments.rules)?;
    let begin = Instant::now();
    let mut reckoner = Reckoner::new(rules.clone());
    while reckoner.values().len() <= arguments.up_to {
        reckoner.advance();
    }
    reckoner.look_for_period();
    let (values, period, rare) = (reckoner.values(), reckoner.period(), reckoner.rare());
    println!("{rules}: {} values in {:.2} s, {rare} of them rare", values.len(), begin.elapsed().as_secs_f64());
    println!("{}", values.iter().take(100).map(u32::to_string).collect::<Vec<_>>().join(" "));
    match period {
        Some(Period { from, length }) => println!("proved: period {length} from n = {from} on"),
        None if Theorem::of(&rules).is_none() => println!("no theorem about periods covers these rules"),
        None => println!("no period up to n = {}", arguments.up_to),
    }
    if let Some(rising) = rising(values) {
        println!("G(n + {}) = G(n) + {} for all known n ≥ {}; not proved", rising.length, rising.by, rising.from);
    }
    if let (Some(path), Some(period)) = (&arguments.certificate, period) {
        let certificate = Certificate::new(&rules, period, values).ok_or("the certificate would be too long")?;
        fs::write(path, certificate.to_string())?;
    }
    if let (Some(path), Some(period)) = (&arguments.rocq, period) {
        fs::write(path, rocq(&rules, period).ok_or("Rocq would take too long")?)?;
    }
    Ok(())
}

fn check(file: &str) -> Result<(), Failure> {
    let certificate = Certificate::read(&fs::read_to_string(file)?).map_err(no_certificate)?;
    let rules = certificate.rules.to_string();
    match Checking::new(certificate).run() {
        Ok(Period { from, length }) => println!("{rules}: proved: period {length} from n = {from} on"),
        Err(fault) => return Err(format!("not proved: {}", missing(fault)).into()),
    }
    Ok(())
}

/// The rules, or every reason why the text is none.
fn understood(text: &str) -> Result<HeapRules, String> {
    read(text).map_err(|found| mistakes(Texts::default(), &found).join("\n"))
}

/// Why a file is no certificate.
fn no_certificate(reason: Unreadable) -> String {
    match reason {
        Unreadable::Form => "a certificate has five lines: its title, rules, from, period, values".into(),
        Unreadable::Rules => "the line of the rules cannot be read".into(),
        Unreadable::Number => "one of the numbers cannot be read".into(),
        Unreadable::TooLong => format!("at most {} values are checked", Certificate::MOST_VALUES),
    }
}

/// Why a certificate proves nothing.
fn missing(fault: Fault) -> String {
    match fault {
        Fault::NoTheorem => "no theorem about periods covers these rules".into(),
        Fault::TooFew => "the theorem needs more values".into(),
        Fault::Value(heap) => format!("the value of {heap} is another one"),
        Fault::NotPeriodic => "the values do not repeat".into(),
    }
}
