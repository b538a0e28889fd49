//! Documents as LaTeX reads them.

use super::{document, escaped};
use crate::exports::dossiers::verdict::set_name;
use crate::exports::dossiers::{SetTopic, Topic, Words, automata_files};
use maths::claims::{Claim, Claimed};
use maths::games::Ruleset;
use proofs::automata::{Automaton, Budget, DigitOrder, Given};
use proofs::theorems::learning::Form;
use std::fs;
use std::process::Command;
use std::rc::Rc;

/// The text of a document about a claim, as a language says it, or about a set.
fn texts() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for statements in
        [include_str!("../../../../../../static/claims/en.tex"), include_str!("../../../../../../static/claims/ja.tex")]
    {
        let mut lines = statements.lines();
        while let Some(line) = lines.next() {
            let Some(id) = line.strip_prefix("\\claim{").and_then(|rest| rest.strip_suffix('}')) else { continue };
            let claim = Claim::with_id(id).unwrap_or_else(|| panic!("{id}"));
            let statement = lines.next().unwrap().to_owned();
            let link = "https://a.b/c_d/%E5%AE%9A#claim=a%20b&k=3".into();
            let words = Words { name: id.into(), statement, link };
            let topic = Topic::Claim(Claimed { claim, parameters: claim.parameters() });
            let verdict = "proved; the formula is ¬(x ≠ 3·y) ∨ ⌈z/2⌉ ∈ {1, 2} ^ a_b ~ 100 % & #1 \\ $";
            all.push((id.to_owned(), document(&topic, &words, verdict, &[]).as_text().unwrap().to_owned()));
        }
    }
    assert!(all.len() > 200);
    let nim: Ruleset = "rules:a b".parse().unwrap();
    let form = Form::of(&nim, DigitOrder::MostFirst);
    let equal = Automaton::from_tables(form.order, form.tracks(), vec![0, 1, 1, 0, 1, 1, 1, 1], vec![true, false]);
    let layers = [Rc::new(Given::new(equal.unwrap(), &Budget::USUAL))];
    let files = automata_files::files(&set_name(0), &nim, &layers);
    let set = Topic::Set(SetTopic::Values(nim, 0));
    let text = document(&set, &Words::default(), "proved", &files).as_text().unwrap().to_owned();
    assert!(text.contains("\\mathbf{0} & 0 & 1 & 1 & 0 \\\\"), "{text}");
    all.push(("an automaton".into(), text));
    let own = "rules:a b;b<=max(floor(a/2),3);move a by 1,2..ceil(a/2);move a,b by any".parse().unwrap();
    for set in [SetTopic::Values(own, 0), SetTopic::Difference(own, own), SetTopic::Bound(own, 1, false)] {
        let text = document(&Topic::Set(set), &Words::default(), "proved", &[]).as_text().unwrap().to_owned();
        all.push((format!("{set:?}"), text));
    }
    all
}

/// The texts between two marks.
fn between<'a>(text: &'a str, begin: &'a str, end: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(begin).skip(1).filter_map(move |rest| rest.split_once(end)).map(|(inside, _)| inside)
}

/// Braces and dollars come in pairs, environments are closed in their order, and every letter is one that the packages know.
#[test]
fn documents_are_well_formed() {
    for (name, text) in texts() {
        let plain = text.replace("\\\\", "").replace("\\{", "").replace("\\}", "").replace("\\$", "");
        assert_eq!(plain.matches('$').count() % 2, 0, "{name}: {text}");
        let depths = plain.chars().scan(0, |depth, letter| {
            *depth += i32::from(letter == '{') - i32::from(letter == '}');
            Some(*depth)
        });
        assert!(depths.clone().all(|depth| depth >= 0) && depths.last() == Some(0), "{name}: {text}");
        let mut open = Vec::new();
        for line in text.lines() {
            open.extend(between(line, "\\begin{", "}"));
            between(line, "\\end{", "}").for_each(|ended| assert_eq!(open.pop(), Some(ended), "{name}: {text}"));
        }
        assert_eq!(open, Vec::<&str>::new(), "{name}");
        let has_fonts = text.contains("\\usepackage{CJKutf8}");
        let is_known =
            |letter: char| letter.is_ascii() || has_fonts && letter >= '\u{2e80}' || "“”’…–è".contains(letter);
        let unknown: String = text.chars().filter(|letter| !is_known(*letter)).collect();
        assert_eq!(unknown, "", "{name}: {text}");
    }
}

#[test]
fn letters_that_begin_something_are_escaped() {
    assert_eq!(
        escaped("a_b^{c} ~ 5 % & #1 \\ $"),
        "a\\_b\\textasciicircum{}\\{c\\} \\textasciitilde{} 5 \\% \\& \\#1 \\textbackslash{} \\$"
    );
    assert_eq!(escaped("x ⊕ y ≠ −1"), "x $\\oplus$ y $\\ne$ $-$1");
}

/// If pdflatex is installed, it accepts the documents of a claim, of a claim in Japanese if there are fonts for it, and of a set.
#[test]
fn pdflatex_accepts_documents() {
    let folder = std::env::temp_dir().join(format!("bittersweet-latex-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let is_there = |file: &str| Command::new("kpsewhich").arg(file).output().is_ok_and(|found| found.status.success());
    let all = texts();
    let count = all.len();
    let chosen = all.into_iter().enumerate().filter(|(at, _)| at % 60 == 0 || at + 4 >= count);
    for (_, (name, text)) in chosen.filter(|(_, (_, text))| !text.contains("CJKutf8") || is_there("CJKutf8.sty")) {
        fs::write(folder.join("statement.tex"), text).unwrap();
        let arguments = ["-halt-on-error", "-interaction=batchmode", "statement.tex"];
        if let Ok(run) = Command::new("pdflatex").args(arguments).current_dir(&folder).output() {
            let log = fs::read(folder.join("statement.log")).unwrap_or_default();
            assert!(run.status.success(), "{name}: {}", String::from_utf8_lossy(&log));
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}
