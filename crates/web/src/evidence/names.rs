//! Names of claims, and what is found at a position, in the language of the page.

use crate::texts::Texts;
use maths::claims::{Claim, Finding, Kind, Paper, Parameter, Parameters};
use maths::games::{Coordinate, OwnTrees, Ruleset};
use proofs::theorems::Numbers;
use yew::prelude::*;

/// The name of a claim in its paper, such as Theorem 7.3. A step of a proof has the name of the proof, with the step in brackets.
pub fn claim_name(texts: Texts, claim: Claim) -> String {
    // After the key of the paper comes a word, unless it is that of the kind; then the number; then a word that marks one of our claims.
    let mut words = claim.id().split(' ').skip(1).peekable();
    let word = words.next_if(|word| !word.starts_with(|first: char| first.is_ascii_digit()));
    let number: Vec<&str> = words.filter(|word| !["ours", "wide"].contains(word)).collect();
    let number = match (claim.kind(), &number[..]) {
        (Kind::Step, [theorem, step]) => format!("{theorem} ({step})"),
        (_, number) => number.join(" "),
    };
    texts.claim_name(&word.unwrap_or_else(|| kind_word(claim.kind())), &number)
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Theorem => "Thm",
        Kind::Step => "Step",
        Kind::Corollary => "Cor",
        Kind::Remark => "Rem",
        Kind::Conjecture => "Conj",
        Kind::Lemma => "Lem",
        Kind::Proposition => "Prop",
        Kind::Definition => "Def",
        Kind::Example | Kind::Computation => "Ex",
        Kind::Data => "Table",
    }
}

/// True if the claim is another reading of a statement that fails as printed.
pub fn is_other_reading(claim: Claim) -> bool {
    claim.id().ends_with(" wide")
}

/// The subject of a paper.
pub fn paper_name(texts: Texts, paper: Paper) -> &'static str {
    match paper {
        Paper::Triangular => texts.lab_paper_triangular(),
        Paper::Pass => texts.lab_paper_pass(),
        Paper::Variants => texts.lab_paper_variants(),
        Paper::Misere => texts.lab_paper_misere(),
        Paper::Sharing => texts.lab_paper_sharing(),
    }
}

/// The position that stands for a paper: one that it draws or computes with.
pub fn emblem(paper: Paper) -> &'static str {
    match paper {
        Paper::Triangular => "triangle:k=3:7,4,7",
        Paper::Pass => "step:k=4,s=2:4,3,13",
        Paper::Variants => "step:k=2,s=0:2,2,5",
        Paper::Misere => "triangle:k=1:4,6,2",
        Paper::Sharing => "sharing:1,2,7",
    }
}

/// The parameters of a claim, such as `k = 5, s = 2`; empty if it takes none.
pub fn settings(texts: Texts, claim: Claim, parameters: &Parameters) -> String {
    let name = |parameter: Parameter| match parameter {
        Parameter::Row => texts.lab_row(),
        Parameter::Piles => texts.lab_piles(),
        Parameter::K | Parameter::S | Parameter::G => parameter.key(),
    };
    let one = |parameter| format!("{} = {}", name(parameter), parameter_value(texts, parameters, parameter));
    claim.takes().map(one).collect::<Vec<_>>().join(texts.list_comma())
}

/// The names of the parameters of a claim that is proved for every value of them, as they follow *every*.
pub fn every(texts: Texts, claim: Claim) -> String {
    let name = |parameter: Parameter| match parameter {
        Parameter::Piles => texts.ledger_every_piles(),
        Parameter::Row | Parameter::K | Parameter::S | Parameter::G => parameter.key(),
    };
    claim.takes().map(name).collect::<Vec<_>>().join(texts.list_comma())
}

fn parameter_value(texts: Texts, parameters: &Parameters, parameter: Parameter) -> String {
    match parameters.text(parameter).as_str() {
        "all" => texts.lab_all_values().to_owned(),
        text => text.to_owned(),
    }
}

/// The name of a parameter: a letter, or a word.
pub fn parameter_label(texts: Texts, parameter: Parameter) -> Html {
    match parameter {
        Parameter::Row => html! { texts.lab_row() },
        Parameter::Piles => html! { texts.lab_piles() },
        Parameter::K | Parameter::S | Parameter::G => html! { <var>{ parameter.key() }</var> },
    }
}

/// A claimed or true property of a position, in words.
pub fn finding(texts: Texts, finding: &Finding) -> String {
    match finding {
        Finding::Winning(count) => texts.lab_winning(count),
        Finding::SomeWinning => texts.lab_some_winning().to_owned(),
        Finding::SumOfTheList => texts.lab_sum_of_the_list().to_owned(),
        Finding::Cuts([x, y, z]) => texts.lab_cuts(x, y, z),
        Finding::Term(term) => texts.lab_term(term),
        Finding::Type(which) => texts.lab_type(which),
        Finding::Holds(true) => texts.lab_holds().to_owned(),
        Finding::Holds(false) => texts.lab_holds_not().to_owned(),
        Finding::Period(period) => texts.lab_period(period),
        Finding::NoPeriod(period) => texts.lab_no_period(period),
        Finding::Occurs(number) => texts.lab_occurs(number),
        Finding::OccursNot(number) => texts.lab_occurs_not(number),
        // The rest is written in symbols.
        Finding::Outcome(_)
        | Finding::Value(_)
        | Finding::AtMost(_)
        | Finding::OtherThan(_)
        | Finding::MoreThan(_)
        | Finding::RowAtMost(_)
        | Finding::RowWithValue(..)
        | Finding::Sum(_)
        | Finding::Leads(_)
        | Finding::LeadsNot(_)
        | Finding::Count(_) => finding.to_string(),
    }
}

/// Which letters stand for the coordinates, where the rules call them otherwise. There are none for more than automata read.
pub fn letters(texts: Texts, ruleset: &Ruleset) -> Option<String> {
    let names = ruleset.rules.own()?.names();
    if names.len() > Numbers::default().len() {
        return None;
    }
    let letters = || Coordinate::first(names.len()).map(|which| OwnTrees::name(which).key());
    let pairs: Vec<String> = names.iter().zip(letters()).map(|(own, letter)| format!("{letter} = {own}")).collect();
    let is_other = names.iter().zip(letters()).any(|(own, letter)| *own != letter);
    is_other.then(|| texts.learn_letters(&pairs.join(texts.list_comma())))
}
