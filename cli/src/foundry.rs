//! Tries thousands of rules, proves what automata can say of their P-positions, and keeps a hundred theorems in
//! `static/foundry.json`; or answers one question about many rules.

mod again;
mod alone;
mod cells;
mod kept;
mod threads;

use crate::foundry::cells::Cells;
use crate::{Failure, in_repository};
use proofs::theorems::foundry::{
    Candidate, Collection, Counts, Dossier, Fate, Grammar, GrammarMistake, Kept, Outcome, Rules, Stop, fits, known,
};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Instant;
use web::kit::grammar_mistakes::sentence;
use web::texts::Texts;

/// The rules that are tried if no others are asked for.
const RULES: &str = include_str!("foundry/rules.txt");

/// The rules of the papers that are compared with have k up to this.
const KNOWN: u32 = 16;

/// Tries thousands of rules on all cores, and keeps a hundred theorems in static/foundry.json.
///
/// The rules are those of cli/src/foundry/rules.txt. The outcome of each rule is a line of a file in target/foundry, so a run that was
/// ended goes on; the result depends neither on when it was ended nor on the number of cores. At the end the command prints how many
/// rules it has tried in how many minutes. A second run at the same time is refused.
///
/// Rules in an old link of the laboratory are a grammar for --rules and --sweep: copy them into a file, with a blank for each _ and a new
/// line for each ~.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Begins again, to measure how long it takes
    #[arg(long, group = "run")]
    anew: bool,
    /// Proves every theorem of static/foundry.json from its automata alone
    #[arg(long, group = "run")]
    again: bool,
    /// Searches again for a formula of each of these theorems, and keeps what is proved
    #[arg(long, group = "run")]
    fit: bool,
    /// Tries the rules of another grammar; the theorems are printed, not kept
    #[arg(long, value_name = "FILE", group = "run")]
    rules: Option<PathBuf>,
    #[command(flatten)]
    cells: Cells,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(file) = &arguments.cells.sweep {
        return arguments.cells.print(file);
    }
    match &arguments.rules {
        Some(path) => sweep(&fs::read_to_string(path)?, false, false),
        None if arguments.again => again::again(&file()),
        None if arguments.fit => again::fitted(&file()),
        None => sweep(RULES, true, arguments.anew),
    }
}

/// The file of the theorems.
fn file() -> PathBuf {
    in_repository("static/foundry.json")
}

/// Tries all rules of a grammar. A hundred theorems are written to the file, or all are printed.
fn sweep(text: &str, are_kept: bool, is_anew: bool) -> Result<(), Failure> {
    let begun = Instant::now();
    let grammar: Grammar = text.parse().map_err(|mistakes: Vec<_>| no_grammar(text, &mistakes))?;
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
        let theorems = collection.best(Kept::MOST);
        kept::write(&file(), &Kept { tried, proved, new, fits: fits(&theorems), theorems })?;
    } else {
        theorems.iter().for_each(print);
    }
    Ok(())
}

/// All that is wrong with a text that is no grammar.
fn no_grammar(text: &str, mistakes: &[GrammarMistake]) -> Failure {
    let said = mistakes.iter().map(|mistake| sentence(Texts::default(), text, mistake));
    said.collect::<Vec<_>>().join(" ").into()
}

fn print(dossier: &Dossier) {
    let formula = dossier.formula.as_deref().unwrap_or("no formula");
    println!("{} {}: {} states; {formula}", dossier.rules, dossier.value, dossier.states());
}

/// The numbers of outcomes of each kind.
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
