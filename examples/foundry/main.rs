//! Tries thousands of rules, proves what automata can say of their P-positions, and keeps a hundred theorems in
//! `static/foundry.json`.
//!
//! ```text
//! cargo run --release --example foundry                    the rules of examples/foundry/rules.txt
//! cargo run --release --example foundry -- --anew          the same from the beginning, to see how long it takes
//! cargo run --release --example foundry -- --rules FILE    those of another grammar; the theorems are printed, not kept
//! cargo run --release --example foundry -- --again         proves every theorem of static/foundry.json from its automata alone
//! cargo run --release --example foundry -- --fit           looks again for a formula of each of these theorems, and keeps what is proved
//! ```
//!
//! Every core works. What comes of each rule is a line of a file in `target/foundry`, so the run can be ended at any time and goes on
//! where it was; the result does not depend on when it was ended, nor on how many cores there are. At the end it says how many rules it has
//! tried in how many minutes. A second run at the same time is refused.

mod again;
mod alone;
mod kept;
mod threads;

use bittersweet::foundry::Candidate;
use bittersweet::foundry::Collection;
use bittersweet::foundry::Counts;
use bittersweet::foundry::Dossier;
use bittersweet::foundry::Fate;
use bittersweet::foundry::Grammar;
use bittersweet::foundry::Kept;
use bittersweet::foundry::Outcome;
use bittersweet::foundry::Rules;
use bittersweet::foundry::Stop;
use bittersweet::foundry::known;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Instant;

type Failure = Box<dyn Error + Send + Sync>;

/// The rules that are tried if no others are asked for.
const RULES: &str = include_str!("rules.txt");

/// The rules of the papers that are compared with have k up to this.
const KNOWN: u32 = 16;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments.iter().map(String::as_str).collect::<Vec<&str>>()[..] {
        [] => sweep(RULES, true, false),
        ["--anew"] => sweep(RULES, true, true),
        ["--again"] => again::again(&file()),
        ["--fit"] => again::fitted(&file()),
        ["--rules", path] => sweep(&fs::read_to_string(path)?, false, false),
        _ => Err("allowed are --anew, --again, --fit, or --rules and a file".into()),
    }
}

/// Where the theorems are kept.
fn file() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("static/foundry.json")
}

/// Tries all rules of a grammar. A hundred theorems are written to the file, or all are printed.
fn sweep(text: &str, are_kept: bool, is_anew: bool) -> Result<(), Failure> {
    let begun = Instant::now();
    let grammar: Grammar = text.parse().map_err(|mistakes| format!("this is no grammar: {mistakes:?}"))?;
    let mut rules = Rules::new(grammar);
    let tried: Vec<Candidate> = rules.by_ref().collect();
    let mut candidates = known(KNOWN);
    let before = candidates.len();
    candidates.extend(tried);
    println!(
        "{} rules to try, {} of the papers to compare with ({:.1} s)",
        candidates.len() - before,
        before,
        begun.elapsed().as_secs_f64()
    );
    let outcomes = threads::forged(&candidates, is_anew)?;
    let mut tally = Tally::new(candidates.len() - before, rules.counts());
    let mut collection = Collection::new();
    for (index, (candidate, outcome)) in candidates.iter().zip(&outcomes).enumerate() {
        let fate = collection.take(candidate, outcome);
        if index >= before {
            tally.add(fate, outcome);
        }
    }
    let theorems = collection.theorems();
    tally.print();
    println!("{} theorems that no rule of the papers has", theorems.len());
    if are_kept {
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let (tried, proved, new) = (number(tally.tried), number(tally.proved), number(theorems.len()));
        kept::write(&file(), &Kept { tried, proved, new, theorems: collection.best(Kept::MOST) })?;
    } else {
        theorems.iter().for_each(print);
    }
    Ok(())
}

fn print(dossier: &Dossier) {
    let formula = dossier.formula.as_deref().unwrap_or("no formula");
    println!("{} {}: {} states; {formula}", dossier.rules, dossier.value, dossier.states());
}

/// How many outcomes there are of each kind.
struct Tally {
    tried: usize,
    proved: usize,
    fates: BTreeMap<String, usize>,
    stops: BTreeMap<Stop, usize>,
    counts: Counts,
}

impl Tally {
    fn new(tried: usize, counts: Counts) -> Self {
        Self { tried, proved: 0, fates: BTreeMap::new(), stops: BTreeMap::new(), counts }
    }

    fn add(&mut self, fate: Fate, outcome: &Outcome) {
        *self.fates.entry(format!("{fate:?}")).or_default() += 1;
        match outcome {
            Outcome::Proved { .. } => self.proved += 1,
            Outcome::Stopped(stop) => *self.stops.entry(*stop).or_default() += 1,
        }
    }

    fn print(&self) {
        println!("{} rules tried, {} theorems proved", self.tried, self.proved);
        println!("left out: {:?}", self.counts);
        println!("fates: {:?}", self.fates);
        println!("why nothing was proved: {:?}", self.stops);
    }
}
