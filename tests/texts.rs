//! The texts: the build refuses files that do not fit together, every text is used, and nothing else speaks.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

// The build's own reader, so that what it refuses can be tried.
#[path = "../crates/web/build/languages.rs"]
mod languages;
#[path = "../crates/maths/src/claims/numbered/lines.rs"]
mod lines;
#[path = "../crates/web/src/texts/marks.rs"]
#[expect(dead_code, reason = "only the build and the page need all of them")]
mod marks;
#[path = "../crates/web/build/numbered.rs"]
#[expect(dead_code, reason = "only the build writes Rust")]
mod numbered;
#[path = "../crates/web/build/read.rs"]
mod read;
#[path = "texts/scan.rs"]
mod scan;
#[path = "../crates/web/build/statements.rs"]
#[expect(dead_code, reason = "only the build writes Rust")]
mod statements;

use languages::{arguments, differences, read_all};
use maths::claims::Claim;
use read::{Language, Message, Part, language};
use scan::{files, literals, spoken};
use statements::statements;
use std::collections::HashSet;
use std::path::Path;
use web::texts::{Language as Spoken, Texts};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn all() -> Vec<Language> {
    read_all(&root().join("static/texts")).unwrap()
}

fn read(text: &str) -> Result<Language, Vec<String>> {
    language("xx", &format!("-language-name = X\n{text}"))
}

#[test]
fn a_language_must_have_the_keys_and_arguments_of_english() {
    let english = read("cut = Cut { $at } of { $of }\nundo = Undo\n").unwrap();
    let found = |text: &str| differences(&english, &read(text).unwrap());
    assert_eq!(found("cut = { $of }の{ $at }\nundo = 戻す\n"), Vec::<String>::new());
    assert_eq!(found("cut = { $of }\nundo = 戻す\n"), Vec::<String>::new(), "an argument may be left out");
    assert_eq!(found("undo = 戻す\n"), ["the key cut is missing"]);
    assert_eq!(found("cut = x\nundo = x\nredo = x\n"), ["the key redo is not in xx.ftl"]);
    assert_eq!(found("cut = { $to }\nundo = x\n"), ["the key cut uses $to, which it does not have in xx.ftl"]);
    let hidden = "cut = { $at ->\n    [one] { $to }\n   *[other] x\n }\nundo = x\n";
    assert_eq!(found(hidden), ["the key cut uses $to, which it does not have in xx.ftl"]);
}

/// Rust passes arguments in the order in which an English sentence names them. A sentence that is written anew, with another order, would
/// be compiled, and say each number for the other.
#[test]
fn english_sentences_name_their_arguments_in_the_order_in_which_they_are_passed() {
    let place = root().join("tests/texts/arguments.csv");
    let english = all().remove(0).messages;
    let row = |message: &Message| {
        let names = arguments(message);
        (names.len() > 1).then(|| format!("{},{}\n", message.key, names.join(",")))
    };
    let mut rows: Vec<String> = english.iter().filter_map(row).collect();
    rows.sort_unstable();
    let found = format!("key,arguments\n{}", rows.concat());
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&place, found).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(&place).unwrap();
    let differs = found.lines().find(|row| !kept.lines().any(|known| known == *row));
    assert_eq!(differs, None, "pass the arguments in this order, then write the list anew with UPDATE_SNAPSHOTS=1");
}

#[test]
fn files_that_are_not_understood_are_refused_with_the_key() {
    let reasons = |text: &str| read(text).unwrap_err().join("; ");
    assert_eq!(reasons("undo = x\nundo = y\n"), "the key undo is there twice");
    assert_eq!(reasons("undo = x\n    .title = y\n"), "the key undo must have a text and no attributes");
    assert_eq!(
        reasons("undo = { DATETIME($at) }\n"),
        "the key undo uses DATETIME, but only NUMBER with one argument is understood"
    );
    assert_eq!(reasons("undo = { -bar }\n"), "the key undo uses the term -bar, which does not stand above it");
    assert_eq!(reasons("undo = { \"\\u0001\" }\n"), "the key undo has the control character '\\u{1}'");
    assert!(reasons("undo { $at\n").starts_with("line 2: "), "{}", reasons("undo { $at\n"));
    let nameless = language("xx", "undo = x\n").unwrap_err();
    assert_eq!(nameless, ["the term -language-name, what the language is called in itself, is missing"]);
}

#[test]
fn claims_that_are_not_understood_are_refused_with_the_id() {
    let reason = |text: &str| statements(text).unwrap_err().join("; ");
    assert_eq!(reason("\\claim{a}\nOne.\n\\claim{a}\nTwo.\n"), "a is there twice");
    assert_eq!(reason("\\claim{a}\n% nothing\n\\claim{b}\nTwo.\n"), "a must have a line of text below it");
    assert_eq!(reason("\\claim{a}\n"), "a must have a line of text below it");
    assert_eq!(reason("\\claim{a}\nOne.\nMore.\n"), "More. is no line \\claim{…}");
    assert_eq!(reason("\\claim{a}\nIf $x = 1.\n"), "a has a dollar sign too many or too few");
    assert_eq!(reason("\\claim{a}\nIf x \\le 1.\n"), "a has LaTeX outside of dollar signs: If x \\le 1.");
    assert!(reason("\\claim{a}\nIf $x \\lee 1$.\n").starts_with("a has $x \\lee 1$, which is not understood"));
    let [english, other] =
        ["\\claim{a}\nA.\n\\claim{b}\nB.\n", "\\claim{a}\nA.\n\\claim{c}\nC.\n"].map(|text| statements(text).unwrap());
    let found = statements::differences(&english, &other);
    assert_eq!(found, ["the claim b is missing", "the claim c is not in en.tex"]);
    assert_eq!(reason("\\claim{a}\nOne.\n\\note\n\\claim{b}\nTwo.\n"), "a must have a line of text below \\note");
    assert_eq!(reason("\\claim{a}\n\\note\nOne.\n"), "a must have a line of text below it");
    assert_eq!(reason("\\claim{a}\nOne.\n\\note\nIf $x.\n"), "the note of a has a dollar sign too many or too few");
    let noted = statements("\\claim{a}\nA.\n\\note\nUp to $9$.\n\\claim{b}\nB.\n").unwrap();
    assert_eq!(noted[0].note.as_ref().map(|(latex, _)| latex.as_str()), Some("Up to $9$."));
    assert_eq!(statements::differences(&english, &noted), ["the claim a has a note in one file only"]);
}

#[test]
fn what_papers_number_is_refused_with_its_line() {
    let reason = |text: &str| numbered::entries(text).unwrap_err().join("; ");
    let head = "% a comment\ntheorem 1\n  section 2\n";
    assert_eq!(reason("  text A.\n"), "line 1 comes before the first entry");
    assert_eq!(reason(head), "theorem 1 has no text");
    assert!(reason(&format!("{head}  text If $x.\n")).starts_with("line 4, theorem 1: has a dollar sign too many"));
    assert!(reason(&format!("{head}  text A.\n  misprint B\n")).starts_with("line 5, theorem 1: a misprint is"));
    let read = |text: &str| numbered::entries(&format!("{head}{text}")).unwrap();
    let english = read("  misprint `p<1` | $x$\n  text A\n    that goes on.\n");
    assert_eq!(english[0].text, "A that goes on.");
    assert_eq!(english[0].misprints[0][0], "<code>p&lt;1</code>");
    assert!(english[0].misprints[0][1].starts_with("<math"));
    assert_eq!(read("  text 一行目、\n    二行目。\n")[0].text, "一行目、二行目。");
    let difference = |text: &str| numbered::difference(&english, &numbered::entries(text).unwrap());
    assert_eq!(difference("theorem 1\n  misprint a | b\n  text A.\n"), None);
    assert_eq!(difference("theorem 1\n  text A.\n").as_deref(), Some("theorem 1 should have 1 misprints"));
    assert_eq!(difference("theorem 2\n  text A.\n").as_deref(), Some("theorem 2 is where theorem 1 should be"));
    let more = difference("theorem 1\n  misprint a | b\n  text A.\ntheorem 2\n  text B.\n");
    assert_eq!(more.as_deref(), Some("there should be 1 entries, and there are 2"));
}

/// True if every element that is opened is closed, and all elements are MathML.
fn is_clean(html: &str) -> bool {
    let known =
        ["math", "mi", "mn", "mo", "mrow", "msub", "msup", "msubsup", "mover", "mfrac", "mspace", "msqrt", "mtext"];
    let mut open = Vec::new();
    let is_balanced = html.split('<').skip(1).all(|tag| {
        let Some((tag, _)) = tag.split_once('>') else { return false };
        match tag.strip_prefix('/') {
            Some(name) => open.pop() == Some(name),
            None => {
                let name = tag.split(' ').next().unwrap_or_default().trim_end_matches('/');
                open.extend(Some(name).filter(|_| !tag.ends_with('/')));
                known.contains(&name)
            }
        }
    });
    is_balanced && open.is_empty()
}

#[test]
fn claims_become_html_that_is_safe_and_well_formed() {
    let read = statements("\\claim{a}\n<b> & $\\lfloor x/k \\rfloor < y_{1} \\oplus 2^n$\n").unwrap();
    assert_eq!(
        read[0].html,
        "&lt;b&gt; &amp; <math><mo stretchy=\"false\">⌊</mo><mi>x</mi><mo lspace=\"0\" rspace=\"0\">/</mo><mi>k</mi>\
         <mo stretchy=\"false\">⌋</mo><mo>&lt;</mo><msub><mi>y</mi><mn>1</mn></msub><mo>⊕</mo><msup><mn>2</mn><mi>n</mi>\
         </msup></math>"
    );
    assert!(is_clean(&read[0].html) && !is_clean("<b>x</b>") && !is_clean("<mi>x"));
    for language in Spoken::all() {
        for id in Texts::statement_ids() {
            let statement = Texts::of(language).statement(id).unwrap();
            let note = statement.note.map_or("", |note| note.html);
            assert!(is_clean(statement.html), "{id} in {}: {}", language.code(), statement.html);
            assert!(is_clean(note), "{id} in {}: {note}", language.code());
        }
    }
}

#[test]
fn every_claim_is_stated_in_every_language() {
    let mut ids: Vec<&str> = Claim::ALL.into_iter().map(Claim::id).collect();
    ids.sort_unstable();
    assert_eq!(Texts::statement_ids().collect::<Vec<_>>(), ids);
    assert_eq!(Texts::default().statement("triangular 7.6"), None);
}

#[test]
fn terms_quoted_texts_and_choices_are_read() {
    let language = read(
        "-bar = Schokolade\nsep = { \"; \" }\neat = { -bar } { NUMBER($n) }{ $n ->\n   *[other] s\n    [1] !\n }\n",
    );
    let messages = language.unwrap().messages;
    assert_eq!(messages[0].parts, [Part::Words("; ".into())]);
    let words = |text: &str| vec![Part::Words(text.into())];
    let choice = Part::Choice("n".into(), vec![("1".into(), words("!")), ("other".into(), words("s"))]);
    assert_eq!(messages[1].parts, [Part::Words("Schokolade ".into()), Part::Number("n".into()), choice]);
}

#[test]
fn every_text_is_used() {
    let sources: Vec<String> = files(&root().join("crates")).into_iter().map(|(_, text)| text).collect();
    let called = sources.iter().flat_map(|text| text.split('.')).filter_map(|rest| Some(rest.split_once('(')?.0));
    let named =
        sources.iter().flat_map(|text| text.split("Texts::").skip(1)).filter_map(|rest| rest.split([',', ')']).next());
    let used: HashSet<&str> = called.chain(named).collect();
    // Sentences for places without Rust are put into scripts and pages.
    let read = |name: &str| std::fs::read_to_string(root().join("build").join(name)).unwrap();
    let script = ["before.mjs", "glossary.mjs"].map(read).concat();
    for message in &all()[0].messages {
        let is_used = used.contains(message.key.replace('-', "_").as_str());
        assert!(is_used || script.contains(&format!("'{}'", message.key)), "{} is not used", message.key);
    }
}

/// The plural forms of a language, by the Unicode rules; nothing for a language that is not listed here.
fn forms(code: &str) -> Option<&'static [&'static str]> {
    match code {
        "en" => Some(&["one", "other"]),
        "ja" => Some(&["other"]),
        _ => None,
    }
}

#[test]
fn the_plural_forms_that_are_used_are_those_of_the_language() {
    const ALL: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    fn check(language: &Language, key: &str, parts: &[Part]) {
        for part in parts {
            let Part::Choice(_, variants) = part else { continue };
            for (form, parts) in variants {
                let is_plural = ALL.contains(&form.as_str());
                let is_known = forms(&language.code).is_none_or(|forms| forms.contains(&form.as_str()));
                assert!(!is_plural || is_known, "{key} in {} has a form {form}", language.code);
                check(language, key, parts);
            }
            let has_one = variants.iter().any(|(form, _)| form == "one");
            assert!(!has_one || variants.last().unwrap().0 == "other", "{key} in {} is for 1 alone", language.code);
        }
    }
    for language in all() {
        language.messages.iter().for_each(|message| check(&language, &message.key, &message.parts));
    }
}

/// Literals that are allowed in the source, each with its use or the reason why it is the same in every language.
const LANGUAGE_FREE: &[(&str, &str)] = &[
    (": 0 P in neither, 1 only here, 2 only there, 3 in both", "in files, which are English everywhere"),
    ("ArrowLeft", "a key"),
    ("ArrowRight", "a key"),
    ("ArrowUp", "a key"),
    ("ArrowDown", "a key"),
    ("PageUp", "a key"),
    ("PageDown", "a key"),
    ("Home", "a key"),
    ("End", "a key"),
    ("Enter", "a key"),
    ("Escape", "a key"),
    ("LaTeX", "a name"),
    ("CSV", "a name"),
    ("TikZ", "a name"),
    ("Bittersweet ", "the version in a file"),
    ("screen and (prefers-color-scheme: dark)", "a media query"),
    ("input,select,button", "a selector"),
    ("./dev prove", "a command"),
    ("CompressionStream", "a name of the browser"),
    ("Response", "a name of the browser"),
    ("NotAllowedError", "a name of the browser"),
    ("SecurityError", "a name of the browser"),
    ("NotFoundError", "a name of the browser"),
    ("OverconstrainedError", "a name of the browser"),
    ("Authorization", "a field of HTTP"),
    ("Basic {token}", "a value of HTTP"),
    ("Content-Type", "a field of HTTP"),
    ("Rar!", "how archives begin"),
    ("Corollary", "a key of the texts"),
    ("Theorem", "a key of the texts"),
    ("Lem", "a key of the texts"),
    ("Prop", "a key of the texts"),
    ("Def", "a key of the texts"),
    ("piece top bitter", "names of classes"),
    ("piece left bitter", "names of classes"),
    ("piece right bitter", "names of classes"),
    ("Ex", "a key of the texts"),
    ("Table", "a key of the texts"),
    ("Conj", "a key of the texts"),
    ("Rem", "a key of the texts"),
    ("Cor", "a key of the texts"),
    ("Thm", "a key of the texts"),
    ("Step", "a key of the texts"),
    ("Rims", "a file of proofs"),
    ("move n into a+b where a != b", "rules"),
    ("Near", "a file of proofs"),
];

#[test]
fn nothing_is_said_past_the_texts() {
    let mut found = Vec::new();
    for room in ["web/src/view", "pages/src"] {
        for (path, text) in files(&root().join("crates").join(room)) {
            // GLSL is no language of people; errors for programs, and files that programs read, are in English.
            if [
                "shaders.rs",
                "embed/words.rs",
                "embed/refusal.rs",
                "embed/incoming.rs",
                "report.rs",
                "wrong_table_report.rs",
                "proof_report.rs",
                "tests.rs",
            ]
            .iter()
            .any(|file| path.ends_with(file))
            {
                continue;
            }
            let is_free = |literal: &str| LANGUAGE_FREE.iter().any(|(free, _)| *free == literal);
            let said = literals(&text).into_iter().filter(|literal| spoken(literal) && !is_free(&literal.text));
            found.extend(said.map(|literal| format!("{}:{}: {}", path.display(), literal.line, literal.text)));
        }
    }
    assert!(found.is_empty(), "these bypass the texts:\n{}", found.join("\n"));
}

#[test]
fn what_is_said_past_the_texts_is_found() {
    let said = |code: &str| literals(code).into_iter().filter(spoken).map(|literal| literal.text).collect::<Vec<_>>();
    assert_eq!(said("html! { <p>{ \"stop\" }</p> }"), ["stop"]);
    assert_eq!(said("<b aria-label=\"zoom\" title=\"in\" class=\"label under\">"), ["zoom", "in"]);
    assert_eq!(said("let s = format!(\"Column {b} reads\");"), ["Column {b} reads"]);
    assert_eq!(said("\"it goes from {least} to {most} here\".to_owned()"), ["it goes from {least} to {most} here"]);
    assert!(said("// \"No comment.\"\nlet d = \"M{x} {y}h1\"; { \" − \" } id=\"label\" key == \"x\"").is_empty());
    assert!(said("#[expect(clippy::expect_used, reason = \"a whole number\")]\nfn f() {}").is_empty());
    assert!(said("fn f() {}\n#[cfg(test)]\nmod tests { const A: &str = \"A test.\"; }").is_empty());
}

/// The words of a sentence that is said as it is, without arguments.
fn plain(parts: &[Part]) -> Option<&str> {
    match parts {
        [Part::Words(words)] => Some(words),
        _ => None,
    }
}

/// The number of words of more than one letter.
fn count(text: &str) -> usize {
    text.split(' ').filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1).count()
}

#[test]
fn no_english_sentence_is_said_twice() {
    let english = all().remove(0).messages;
    let texts: Vec<&str> = english.iter().filter_map(|message| plain(&message.parts)).collect();
    let mut found = Vec::new();
    for (path, code) in files(&root().join("crates")) {
        if path.ends_with("tests.rs") || path.components().any(|part| part.as_os_str() == "tests") {
            continue;
        }
        for literal in literals(&code).into_iter().filter(|literal| count(&literal.text) >= 4) {
            let is_text = texts.iter().any(|text| text.contains(literal.text.trim()));
            found.extend(is_text.then(|| format!("{}:{}: {}", path.display(), literal.line, literal.text)));
        }
    }
    assert!(found.is_empty(), "these are in static/texts already:\n{}", found.join("\n"));
}
