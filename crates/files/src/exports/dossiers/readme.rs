//! The description of a dossier: `README.txt`.

use crate::exports::dossiers::{File, SetTopic, Topic, bounds, certified, data, verdict};
use maths::claims::Claimed;
use maths::games::{Bar, Rules, Ruleset};
use std::fmt::Write;

/// The name of the file.
pub(super) const NAME: &str = "README.txt";

/// Data that only the page has: words in a language, and its own address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The name of a claim, such as "Theorem 7.3"; nothing for a set.
    pub name: String,
    /// The statement of a claim, in LaTeX; empty for a set.
    pub statement: String,
    /// The address that opens it in the laboratory.
    pub link: String,
}

/// The file, for all other files but the checksums.
pub(super) fn readme(topic: &Topic, words: &Words, result: &str, files: &[File]) -> File {
    let mut text = format!("{}\n\nResult: {result}.\n", subject(topic, words));
    if !words.link.is_empty() {
        let _ = writeln!(text, "Link: {}", words.link);
    }
    let version = env!("CARGO_PKG_VERSION");
    let _ = writeln!(
        text,
        "Made by Bittersweet {version}. Files have no date, so that equal contents make equal archives."
    );
    text.push_str("\n\nFiles\n-----\n\n");
    for (prefix, what) in DESCRIBED {
        let is_described = |file: &File| file.name.starts_with(prefix) && file.name != data::PICTURE;
        if files.iter().any(is_described) || prefix == data::PICTURE && files.iter().any(|file| file.name == prefix) {
            let _ = writeln!(text, "{prefix:<28}{what}");
        }
    }
    let _ = writeln!(text, "{:<28}the checksums of all files", "SHA256SUMS");
    text.push_str("\n\nWhat is missing\n---------------\n\n");
    text.push_str(&missing(topic, result, files));
    text.push_str("\n\nHow to verify it again\n----------------------\n\n");
    text.push_str(&steps(topic, files));
    File::text(NAME, text.lines().map(wrapped).collect::<String>())
}

/// The largest number of letters in a line that has blanks at which to break it.
const WIDTH: usize = 100;

/// A line in lines that are not too long. Commands, which are indented, are left as they are.
fn wrapped(line: &str) -> String {
    if line.starts_with("    ") {
        return format!("{line}\n");
    }
    let mut out = String::new();
    let mut length = 0;
    for word in line.split(' ') {
        let more = word.chars().count();
        if length > 0 && length + 1 + more > WIDTH {
            out.push('\n');
            length = 0;
        } else if length > 0 || !out.is_empty() {
            out.push(' ');
            length += 1;
        }
        out.push_str(word);
        length += more;
    }
    out.push('\n');
    out
}

/// Descriptions of files, by the beginning of their paths.
const DESCRIBED: [(&str, &str); 13] = [
    (crate::exports::dossiers::document::NAME, "the statement as a LaTeX document; pdflatex makes a PDF of it"),
    (verdict::NAME, "the result in one line"),
    ("subject.txt", "which claim or which set this is about, for programs"),
    (certified::CERTIFICATE, "a proof for all positions, which a small checker checks"),
    (certified::ROCQ, "the same proof for Rocq (Coq)"),
    ("rocq/", "the theorems by which Rocq checks it"),
    ("automata/", "sets of positions as automata, in the format of Walnut"),
    (bounds::NAME, "words, and the positions that distinguish their residuals"),
    (data::VALUES, "outcome and Grundy value of every position with coordinates up to 15"),
    (data::P_POSITIONS, "every P-position with coordinates up to 31"),
    (data::B_FILE, "a sequence in the format of the OEIS; its first lines say which"),
    (data::PICTURE, "the P-positions with coordinates up to 127, seen from above"),
    ("pictures/", "all pictures; those that end in .dot are automata, for Graphviz"),
];

fn subject(topic: &Topic, words: &Words) -> String {
    match topic {
        Topic::Claim(Claimed { claim, parameters }) => {
            let taken = claim.takes().map(|taken| format!(", {taken} = {}", parameters.text(taken)));
            let paper = claim.paper().map(|paper| format!("\n{}", paper.reference())).unwrap_or_default();
            let id = if words.name == claim.id() { String::new() } else { format!(" ({})", claim.id()) };
            let title = format!("{}{id}{}", words.name, taken.collect::<String>());
            format!("{title}\n{}{paper}\n\n{}", "=".repeat(title.chars().count()), words.statement)
        }
        Topic::Set(set) => {
            let title = match set {
                SetTopic::Values(ruleset, 0) => format!("The P-positions of {ruleset}"),
                SetTopic::Values(ruleset, value) => format!("The positions of {ruleset} with Grundy value {value}"),
                SetTopic::Difference(one, other) => format!("Where the outcomes of {one} and {other} differ"),
                SetTopic::Bound(ruleset, 0, _) => format!("The P-positions of {ruleset}: a lower bound"),
                SetTopic::Bound(ruleset, value, _) => {
                    format!("The positions of {ruleset} with Grundy value {value}: a lower bound")
                }
            };
            format!("{title}\n{}", "=".repeat(title.chars().count()))
        }
    }
}

/// Files that a reader might look for, and the reasons why they do not exist.
fn missing(topic: &Topic, result: &str, files: &[File]) -> String {
    let has = |prefix: &str| files.iter().any(|file| file.name.starts_with(prefix));
    let mut missing = Vec::new();
    if !has(certified::CERTIFICATE) {
        missing.push(match topic {
            Topic::Claim(_) if result == verdict::PROVED => {
                "A certificate: claims have one if they are about nim-sums of the coordinates. This claim is proved by automata, and a command of the \
                 program (below) proves it again."
            }
            Topic::Claim(_) => "A certificate: the claim is not proved for all positions.",
            Topic::Set(SetTopic::Bound(..)) => "A certificate: the positions in residuals.txt are the proof.",
            Topic::Set(SetTopic::Values(..) | SetTopic::Difference(..)) => {
                "A certificate, and a file for Rocq: certificates are about the P-positions of bars under normal play whose rim is one \
                 quotient, and of own rules without bounds. They have at most 200,000 entries. Here the automata are the whole proof: statements (A) and (B) below are decided \
                 again by a command of the program."
            }
        });
    } else if !has(certified::ROCQ) {
        missing.push("A file for Rocq: its theorems do not have the pass.");
    }
    if !has("data/") {
        missing.push(
            "Data, and a picture of the P-positions: only dossiers about the positions of one bar, or of Sharing Nim with three piles, have them.",
        );
    }
    if missing.is_empty() { "Nothing.\n".to_owned() } else { missing.iter().map(|text| format!("{text}\n")).collect() }
}

/// The rules of the game.
fn rules(ruleset: &Ruleset) -> String {
    let rules = match ruleset.rules {
        Rules::Bar(bar) if bar.is_unbounded() => "A move lowers one of the coordinates x, y, z of a position.".to_owned(),
        Rules::Bar(_) => {
            "A position (x, y, z) is legal if y is at most the rim. A move lowers x, y or z; after that, if y is larger than the rim of the \
             new x and z, it becomes the rim. The rim is "
                .to_owned()
                + &rim(ruleset)
        }
        Rules::Piles(_) => "Positions are piles of tokens. A move takes some tokens from one pile and puts them on another one, if \
                            afterwards the pile that receives is not larger than the pile that gives. Piles are listed in normal form: \
                            in rising order, the smallest subtracted from all."
            .to_owned(),
        Rules::Own(_) => format!("The rules are “{ruleset}”."),
    };
    let pass = "Once in the game a player may pass, but not where no other move is possible; p is 1 until then.";
    let misere = "Under misère play a position without a move has the value 1, so that it is an N-position.";
    let more = [(ruleset.pass, pass), (ruleset.misere, misere)];
    let more = more.iter().filter(|(is_so, _)| *is_so).map(|(_, text)| format!(" {text}"));
    [rules].into_iter().chain(more).collect()
}

/// The rim as a formula, with its numbers.
fn rim(ruleset: &Ruleset) -> String {
    let rules = ruleset.rules;
    let Some(formula) = rules.bar().and_then(Bar::rim_text) else {
        return format!("given by heights in the notation {ruleset}.");
    };
    let numbers = [rules.k().map(|k| format!("k = {k}")), rules.written_s().map(|s| format!("s = {s}"))];
    let numbers: Vec<String> = numbers.into_iter().flatten().collect();
    let with = if numbers.is_empty() { String::new() } else { format!(", with {}", numbers.join(" and ")) };
    format!("{formula}{with}.")
}

/// The verification of each kind of file.
fn steps(topic: &Topic, files: &[File]) -> String {
    let has = |prefix: &str| files.iter().any(|file| file.name.starts_with(prefix));
    let mut steps = vec![
        "That nothing is damaged:\n\n    sha256sum -c SHA256SUMS".to_owned(),
        "All of it with Bittersweet, from these files alone (the archive, or the folder with its files):\n\n    \
         ./dev reverify FILE.zip\n\nIt prints a line for each file: the certificate goes through the small checker, automata and positions that \
         distinguish residuals are checked again, data are computed again by plain recursion over the rules, and Rocq is started if it is \
         installed."
            .to_owned(),
    ];
    if has(certified::ROCQ) {
        let theorems =
            certified::THEOREMS.map(|(path, _)| path.trim_start_matches("rocq/").trim_end_matches(".v")).join(" ");
        steps.push(format!(
            "The proof with Rocq (Coq 8.16) and without Bittersweet. It should print “Closed under the global context” for each theorem:\n\n    \
             cd rocq\n    for name in {theorems} Certified; do coqc -q -Q . Bittersweet $name.v; done\n\nTo know what is proved, read the \
             definitions in Games.v and Bars.v (some forty lines), and the theorem P_positions at the end of Certified.v. Where it says that an \
             automaton accepts a position, the definition of “accepts” in Conditions.v (some thirty lines) says what that means."
        ));
    }
    if has("automata/") {
        let test = if has(data::VALUES) { "; a loop over data/values.csv is a first test" } else { "" };
        steps.push(format!(
            "The automata without Bittersweet: a set is the set of P-positions if (A) no option of a position of the set is in the set, and \
             (B) every legal position outside of the set has an option in it. Both are formulas of first order about the digits, which \
             Walnut, MONA or any program for automata decides from these files and the rules{test}. \
             The letters of the automata are one digit of each coordinate. Their order is x, y, z; in Sharing Nim it is b, c of the normal \
             form; in own rules it is that of the names. A state with output 1 accepts. Of a set with a larger Grundy value the sets of all smaller values are here as well, and \
             (B) asks for an option in each of them."
        ));
    }
    if has(bounds::NAME) {
        steps.push(
            "The lower bound without Bittersweet: residuals.txt has a word for each state, as numbers with so many binary digits, and a tree of \
             continuations. A word and a continuation make a position: the digits of the word are its lowest digits, those of the \
             continuation follow. Two words lead to different states if, at the node of the tree where they part, one of the two positions is \
             in the set and the other is not. Whether a position is in the set, plain recursion tells."
                .to_owned(),
        );
    }
    if let Some(ruleset) = topic.ruleset().filter(|_| has("data/")) {
        steps.push(format!(
            "The data without Bittersweet, by a few lines in any language. {} The Grundy value of a position is the smallest number that is not \
             the value of one of its options, and a position is a P-position if and only if its value is 0.",
            rules(&ruleset)
        ));
    }
    steps.iter().enumerate().map(|(index, step)| format!("{}. {step}\n\n", index + 1)).collect()
}
