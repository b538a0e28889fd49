//! Sets as automata in the format of Walnut, with both orders of digits, and as graphs for Graphviz.

use crate::exports::dossiers::File;
use maths::games::Ruleset;
use proofs::automata::{Automaton, Budget, DigitOrder, Given};
use proofs::theorems::learning::Form;
use std::fmt::Write;
use std::rc::Rc;

/// A graph with more states is nothing to look at.
const MOST_DRAWN: usize = 60;

/// The path of the automaton of a set: that of the positions with a Grundy value, or of those that differ.
pub(super) fn path(set: &str, ruleset: &Ruleset, pass: bool, order: DigitOrder) -> String {
    let layer = match (ruleset.pass, pass) {
        (false, _) => "",
        (true, false) => "-without-pass",
        (true, true) => "-with-pass",
    };
    let order = match order {
        DigitOrder::MostFirst => "most-significant-first",
        DigitOrder::LeastFirst => "least-significant-first",
    };
    format!("automata/{set}{layer}-{order}.txt")
}

/// The files of a set.
pub(super) fn files(set: &str, ruleset: &Ruleset, layers: &[Rc<Given>]) -> Vec<File> {
    let mut files = Vec::new();
    for (given, pass) in layers.iter().zip([false, true]) {
        for automaton in [Some(given.automaton()), given.reversed()].into_iter().flatten() {
            let path = path(set, ruleset, pass, automaton.order());
            if automaton.order() == DigitOrder::MostFirst && automaton.count() <= MOST_DRAWN {
                let picture = path.replace("automata/", "pictures/").replace(".txt", ".dot");
                files.push(File::text(picture, dot(automaton)));
            }
            files.push(File::text(path, automaton.walnut()));
        }
    }
    files
}

/// The graph of an automaton. Letters are the digits of the coordinates, those that lead to the same state at one arrow.
pub(super) fn dot(automaton: &Automaton) -> String {
    let mut text = "digraph automaton {\n  rankdir=LR;\n  node [shape=circle];\n  start [shape=none, label=\"\"];\n  start -> 0;\n".to_owned();
    let digits = automaton.tracks().count();
    for state in automaton.states() {
        if automaton.accepts(state) {
            let _ = writeln!(text, "  {} [shape=doublecircle];", state.0);
        }
        for to in automaton.states() {
            let letters = (0..automaton.tracks().letters()).filter(|&letter| automaton.next(state, letter) == to);
            let written =
                letters.map(|letter| (0..digits).map(|bit| if letter >> bit & 1 == 1 { '1' } else { '0' }).collect());
            let written: Vec<String> = written.collect();
            if !written.is_empty() {
                let _ = writeln!(text, "  {} -> {} [label=\"{}\"];", state.0, to.0, written.join(" "));
            }
        }
    }
    text.push_str("}\n");
    text
}

/// The set of an automaton that was read from a file.
///
/// # Errors
/// A sentence that says what is wrong with the text.
pub(super) fn read(text: &str, ruleset: &Ruleset, budget: &Budget) -> Result<Rc<Given>, String> {
    let form = Form::of(ruleset, DigitOrder::LeastFirst);
    let automaton = Automaton::from_walnut(text, form.tracks())?;
    Ok(Rc::new(Given::new(automaton, budget)))
}
