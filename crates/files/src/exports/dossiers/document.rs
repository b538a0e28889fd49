//! The statement as a LaTeX document, for `pdflatex` of any TeX distribution: the packages that it names are in every one of them, but for
//! `CJKutf8`, which a statement in Japanese needs.

#[cfg(test)]
mod tests;

use crate::exports::dossiers::automata_files::path;
use crate::exports::dossiers::verdict::{DIFFERENCE, set_name};
use crate::exports::dossiers::{File, SetTopic, Topic, Words};
use maths::claims::{Claimed, Paper};
use maths::games::Ruleset;
use proofs::automata::{Automaton, DigitOrder};
use proofs::theorems::learning::Form;
use std::fmt::Write;

/// The name of the file.
pub(super) const NAME: &str = "statement.tex";

/// A larger automaton is not printed.
const MOST_PRINTED: usize = 40;

/// The document.
pub(super) fn document(topic: &Topic, words: &Words, verdict: &str, files: &[File]) -> File {
    let (name, body, cited) = match topic {
        Topic::Claim(claimed) => of_claim(claimed, words),
        Topic::Set(set) => (String::new(), of_set(set, files), String::new()),
    };
    let (verdict, link) = (escaped(verdict), link(words));
    let version = env!("CARGO_PKG_VERSION");
    // Slanted letters are for those of Latin.
    let (package, style, begin, end) = if body.chars().chain(name.chars()).any(is_east_asian) {
        ("\\usepackage{CJKutf8}\n", "definition", "\\begin{CJK*}{UTF8}{min}\n", "\\end{CJK*}\n")
    } else {
        ("", "plain", "", "")
    };
    let text = format!(
        "\\documentclass{{article}}\n\\usepackage[T1]{{fontenc}}\n\\usepackage[utf8]{{inputenc}}\n\
         \\IfFileExists{{lmodern.sty}}{{\\usepackage{{lmodern}}}}{{}}\n\\usepackage{{amsmath,amssymb,amsthm}}\n{package}\
         \\usepackage{{hyperref}}\n\\theoremstyle{{{style}}}\n\\newtheorem*{{statement}}{{Statement}}\n\
         \\begin{{document}}\n{begin}\\begin{{statement}}{name}\n{body}\\end{{statement}}\n\n\
         \\noindent Result: {verdict}. The other files of this dossier have the data and the proof (Bittersweet {version}{link}).\n\
         {cited}{end}\\end{{document}}\n"
    );
    File::text(NAME, text)
}

fn link(words: &Words) -> String {
    // A percent sign and a number sign begin something in LaTeX, even inside of an address.
    let address = words.link.replace('%', "\\%").replace('#', "\\#");
    if address.is_empty() { String::new() } else { format!(", \\url{{{address}}}") }
}

/// The name, the statement, and the paper that it is from.
fn of_claim(Claimed { claim, parameters }: &Claimed, words: &Words) -> (String, String, String) {
    let with: Vec<String> = claim.takes().map(|taken| format!("${taken} = {}$", parameters.text(taken))).collect();
    let with = if with.is_empty() { String::new() } else { format!(" Here {}.", with.join(", ")) };
    let entry = |paper: Paper| {
        let entry = paper.reference().bibitem(paper.key());
        format!("\\begin{{thebibliography}}{{1}}\n{entry}\n\\end{{thebibliography}}\n")
    };
    let cited = claim.paper().map(|paper| format!(", \\cite{{{}}}", paper.key())).unwrap_or_default();
    let name = format!("[{{{}{cited}}}]", escaped(&words.name));
    (name, format!("{}{with}\n", words.statement), claim.paper().map(entry).unwrap_or_default())
}

fn of_set(set: &SetTopic, files: &[File]) -> String {
    let ruleset = set.ruleset();
    let form = Form::of(&ruleset, DigitOrder::MostFirst);
    let game = |ruleset: &Ruleset| format!("\\texttt{{{}}}", escaped(&ruleset.to_string()));
    let last = *crate::exports::dossiers::data::layers(&ruleset).last().unwrap_or(&false);
    let printed = |set: &str| {
        let path = path(set, &ruleset, last, DigitOrder::MostFirst);
        let text = files.iter().find(|file| file.name == path).and_then(File::as_text);
        text.and_then(|text| Automaton::from_walnut(text, form.tracks()).ok()).map_or_else(String::new, |it| table(&it))
    };
    match set {
        SetTopic::Values(ruleset, 0) => format!(
            "A position of {} is a P-position if and only if the automaton accepts its coordinates, written in binary.\n{}",
            game(ruleset),
            printed(&set_name(0))
        ),
        SetTopic::Values(ruleset, value) => format!(
            "A position of {} has the Grundy value {value} if and only if the automaton accepts its coordinates, written in binary.\n{}",
            game(ruleset),
            printed(&set_name(usize::from(*value)))
        ),
        SetTopic::Difference(one, other) => format!(
            "A position that is legal in {} and in {} is a P-position in one of them only if and only if the automaton accepts its \
             coordinates, written in binary.\n{}",
            game(one),
            game(other),
            printed(DIFFERENCE)
        ),
        SetTopic::Bound(ruleset, value, _) => {
            let what =
                if *value == 0 { "P-positions".to_owned() } else { format!("positions with Grundy value {value}") };
            format!(
                "No automaton with fewer states than the file \\texttt{{residuals.txt}} has words accepts the {what} of {} and nothing \
                     else, if it reads the least significant binary digits first.\n",
                game(ruleset)
            )
        }
    }
}

/// The transitions, a row for each state. A letter is one digit of each coordinate; states in bold accept.
fn table(automaton: &Automaton) -> String {
    if automaton.count() > MOST_PRINTED {
        return format!("Its {} states are in the folder \\texttt{{automata}}.\n", automaton.count());
    }
    let letters: Vec<usize> = (0..automaton.tracks().letters()).collect();
    let digits =
        |letter: usize| (0..automaton.tracks().count()).map(|bit| (letter >> bit & 1).to_string()).collect::<String>();
    let head: Vec<String> = letters.iter().map(|&letter| digits(letter)).collect();
    let mut text = format!(
        "It begins in state 0 and reads the most significant digits first; states in bold accept.\n\\[\\begin{{array}}{{r|{}}}\n & {} \\\\ \\hline\n",
        "r".repeat(letters.len()),
        head.join(" & ")
    );
    for state in automaton.states() {
        let name = if automaton.accepts(state) { format!("\\mathbf{{{}}}", state.0) } else { state.0.to_string() };
        let next: Vec<String> = letters.iter().map(|&letter| automaton.next(state, letter).0.to_string()).collect();
        let _ = writeln!(text, "{name} & {} \\\\", next.join(" & "));
    }
    text.push_str("\\end{array}\\]\n");
    text
}

/// True if a letter is Chinese, Japanese or Korean, or a full-width one.
fn is_east_asian(letter: char) -> bool {
    ('\u{2e80}'..='\u{ffef}').contains(&letter)
}

/// Plain text as LaTeX has it: with every letter that begins something, and with the symbols of formulas.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '_' | '%' | '#' | '&' | '$' | '{' | '}' => out.extend(['\\', letter]),
            '\\' => out.push_str("\\textbackslash{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            _ => match SYMBOLS.iter().find(|(symbol, _)| *symbol == letter) {
                Some((_, name)) => out.extend(["$", *name, "$"]),
                None => out.push(letter),
            },
        }
    }
    out
}

/// The symbols that formulas are written with here, and what they are called in mathematics.
const SYMBOLS: [(char, &str); 14] = [
    ('⊕', "\\oplus"),
    ('≤', "\\le"),
    ('≥', "\\ge"),
    ('≠', "\\ne"),
    ('−', "-"),
    ('·', "\\cdot"),
    ('⌊', "\\lfloor"),
    ('⌋', "\\rfloor"),
    ('⌈', "\\lceil"),
    ('⌉', "\\rceil"),
    ('∧', "\\land"),
    ('∨', "\\lor"),
    ('¬', "\\lnot"),
    ('∈', "\\in"),
];
