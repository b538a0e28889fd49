//! Phrases of the README and of FINDINGS.md, each with numbers that are counted here in the files of `static`.

use super::even::even;
use super::facts::{even_up_to, grouped, has_theorem, proved, record, records, rows, spaced};
use maths::claims::Word;
use proofs::theorems::foundry::{Kept, families};
use std::collections::BTreeSet;

/// The name of a document and a phrase that it has.
type Fact = (&'static str, String);

pub(crate) const DOCUMENTS: [(&str, &str); 2] = [("README", include_str!("../../README.md")), ("FINDINGS", FINDINGS)];

/// The findings with their details.
const FINDINGS: &str = concat!(
    include_str!("../../FINDINGS.md"),
    include_str!("../../docs/misprints.md"),
    include_str!("../../docs/even.md")
);

/// The words of a document in one line: without code, addresses and marks of Markdown.
pub(crate) fn words(document: &str) -> String {
    let lines = document.lines().filter(|line| !line.starts_with("    "));
    let lines = lines.map(|line| line.trim_start_matches("- ").trim_start_matches('#'));
    let text = lines.collect::<Vec<_>>().join(" ");
    let text: String = text.split('`').step_by(2).collect();
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let text = parts.fold(first, |all, part| all + part.split_once(')').map_or("", |(_, rest)| rest));
    text.replace(['*', '[', '!'], "").replace('−', "-").split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(crate) fn facts() -> Vec<Fact> {
    let of = |document: &'static str, phrases: Vec<String>| phrases.into_iter().map(move |phrase| (document, phrase));
    let findings = [conjectures(), repairs(), even(), foundry(), automata()].concat();
    of("README", readme()).chain(of("FINDINGS", findings)).collect()
}

/// The kept figures of the foundry.
struct Foundry {
    tried: u32,
    proved: u32,
    new: u32,
    kept: usize,
    families: usize,
    instances: usize,
}

impl Foundry {
    fn kept() -> Self {
        let forged: Kept = serde_json::from_str(include_str!("../../static/foundry.json")).unwrap();
        let rules: BTreeSet<String> = forged.theorems.iter().map(|theorem| theorem.rules.clone()).collect();
        assert_eq!(rules.len(), forged.theorems.len(), "each is kept once");
        let families = families(&forged.theorems);
        let instances = families.iter().map(|family| family.instances().count()).sum();
        let (tried, proved, new) = (forged.tried, forged.proved, forged.new);
        Self { tried, proved, new, kept: rules.len(), families: families.len(), instances }
    }
}

fn readme() -> Vec<String> {
    let Foundry { tried, kept, families, .. } = Foundry::kept();
    vec![format!(
        "It keeps {kept} of the theorems that it proved about {} rules, in {families} families.",
        grouped(tried)
    )]
}

fn foundry() -> Vec<String> {
    let Foundry { tried, proved, new, kept, families, instances } = Foundry::kept();
    let [tried, proved, new] = [tried, proved, new].map(grouped);
    vec![
        format!("The foundry tried {tried} rules, and automata decide the P-positions of {proved} of them"),
        format!("{new} theorems remain. keeps {kept} of them"),
        format!("The {kept} fall into {families} families"),
        format!("{instances} of the {kept} are instances of a theorem for all numbers"),
    ]
}

/// The numbers of verdicts of each kind on record, in words.
fn automata() -> Vec<String> {
    let records = records();
    let count = |verdict: Word| records.iter().filter(|record| record.verdict == verdict).count();
    let claims: BTreeSet<&str> = records.iter().map(|record| record.claim.as_str()).collect();
    let odd: Vec<u32> = proved_run("misere 15", 2);
    let theorems = rows().iter().filter(|row| row.theorem.is_some()).count();
    vec![
        format!("{theorems} of the {} rows are about every value of the parameters", rows().len()),
        format!(
            "{} verdicts on {} statements are on record: {} proved, {} verified up to a bound, {} with a counterexample to \
             what is printed, and {} bounds",
            records.len(),
            claims.len(),
            count(Word::Proved),
            count(Word::Verified),
            count(Word::Refuted),
            count(Word::Exceeded)
        ),
        format!("for odd k from {} to {}", odd[0], odd[odd.len() - 1]),
    ]
}

/// The k for which a claim is proved, which are a run with this step.
fn proved_run(claim: &str, step: usize) -> Vec<u32> {
    let all: Vec<u32> = proved(claim).into_iter().collect();
    assert!((all[0]..=all[all.len() - 1]).step_by(step).eq(all.iter().copied()), "{claim}: {all:?}");
    all
}

/// The k of a run as FINDINGS writes them: `1, 5, …, 101`.
fn run(all: &[u32]) -> String {
    format!("{}, {}, …, {}", all[0], all[1], all[all.len() - 1])
}

/// The value at the counterexample of a claim, such as `G(0, 8, 8711017)`.
fn value_of(claim: &str, parameters: &str) -> String {
    let record = record(claim, parameters);
    assert!(record.fails());
    format!("G({})", spaced(&record.counterexample.unwrap()))
}

/// The bound up to which a claim is verified.
fn bound(claim: &str, parameters: &str) -> String {
    let record = record(claim, parameters);
    assert_eq!(record.verdict, Word::Verified, "{claim}");
    grouped(record.bound)
}

fn conjectures() -> Vec<String> {
    let bounds = ["g=2", "g=3"].map(|g| bound("sharing Conj 3", g));
    assert_eq!(bounds[0], bounds[1]);
    let refuted: Vec<u32> = records()
        .iter()
        .filter(|record| record.claim == "misere Conj 2.1" && record.verdict == Word::Refuted)
        .map(|record| record.parameters["k"].parse().unwrap())
        .collect();
    assert!((refuted[0]..).step_by(4).take(refuted.len()).eq(refuted.iter().copied()) && refuted[0] == 5);
    assert!(has_theorem("misere Conj 2.1 ours"));
    let conjecture = proved_run("triangular 8.1", 4);
    let formula = even_up_to("pass Conj 4.1 ours", |_| true);
    vec![
        format!("for g = 4: {} = 4, and 8 > 7", value_of("sharing Conj 3", "g=4")),
        format!("for g = 5: {} = 5, and 10 > 9", value_of("sharing Conj 3", "g=5")),
        format!("the statement is verified up to {}", bounds[0]),
        // Computed by two algorithms in `tests/theorems.rs`.
        "G(0, 5, 47523) = 3, and 5 = 2g - 1".into(),
        format!("fails for k = {}, at (2m, 1, 2m+1)", run(&refuted[1..])),
        format!("Automata prove it for k = {} as well", run(&proved_run("misere Conj 2.1", 4))),
        "For every k = 4m+3 the statement is Theorem 7.3 of Triangular bars, and proved".into(),
        "The bound 41 that is quoted for the first 500 values of row 2".into(),
        format!("{} > 41", value_of("sharing Conj 1", "g=41 row=2")),
        format!("Automata prove it for k = {} as well", run(&conjecture)),
        // The largest bound by which `cli/src/verify/wanted.rs` has a table.
        "other rows of Sharing Nim, up to 20,000, are exceeded".into(),
        format!("Automata prove it for even k up to {formula}:"),
    ]
}

fn repairs() -> Vec<String> {
    let smaller = ["k=1/2", "k=2/3"].map(|k| bound("misere 7 ours", k));
    assert_eq!(smaller[0], smaller[1]);
    assert_eq!(bound("triangular 7.2", "k=7"), bound("triangular 7.2 a.2.2 ours", "k=7"));
    let theorem = even_up_to("pass 4.1", |s| s % 2 == 1);
    vec![
        format!("For k = 1/2 and 2/3 it is also verified up to {}", smaller[0]),
        format!("for k = 3, verified up to {}", bound("triangular Def 4.3 ours", "k=3")),
        format!("for k = 7 verified up to {}, as is the theorem", bound("triangular 7.2 a.2.2 ours", "k=7")),
        format!("which is proved for k = {}", run(&proved_run("triangular 7.3", 4))),
        format!("verified for all of its {} columns", record("pass Ex 3.1 ours", "").positions),
        format!("for k = 4 and s = 3, verified up to {}", bound("pass Def 4.2 ours", "k=4 s=3")),
        format!("Theorem 4.1, which is proved for even k up to {theorem}"),
        format!("with the rules, verified up to {}", bound("variants Def 2.1 ours", "k=2 s=0")),
        format!("verified for all of their {} numbers", record("sharing Table 2 ours", "").positions),
        format!("two other moves, verified up to {}", bound("sharing 4 ii ours", "")),
        format!("a ≤ 5 for g = 3, verified up to {}", bound("sharing Sec 6 a ours", "")),
    ]
}
