//! Each paragraph in both languages: the same formulas and about as many sentences.

use super::passages::{Kind, Passage, all};
use super::rules::sentences;
use std::collections::{BTreeMap, BTreeSet};

/// The file of a passage without its folder of a language.
fn file(passage: &Passage) -> String {
    let (file, _) = passage.place.split_once(':').unwrap();
    file.replace("/ja/", "/").replace("ja.tex", "en.tex")
}

/// The passages of each file, English and Japanese.
fn pairs(all: &[Passage]) -> BTreeMap<String, [Vec<&Passage>; 2]> {
    let kinds = [Kind::Course, Kind::Articles, Kind::Papers, Kind::Claims];
    let mut files = BTreeMap::<String, [Vec<&Passage>; 2]>::new();
    for passage in all.iter().filter(|passage| kinds.contains(&passage.kind)) {
        files.entry(file(passage)).or_default()[usize::from(passage.is_japanese)].push(passage);
    }
    // An entry of a paper may have its misprints before or after its text.
    files.values_mut().flatten().for_each(|passages| passages.sort_by_key(|passage| passage.is_misprint));
    files
}

/// Formulas between dollar signs with a relation or a position, without spaces. Languages name single letters and numbers differently.
fn formulas(text: &str) -> BTreeSet<String> {
    let inside = text.split('$').skip(1).step_by(2).map(|formula| formula.split_whitespace().collect::<String>());
    inside
        .filter(|formula| {
            formula.contains(['=', '<', '>', '(']) || formula.contains("\\le") || formula.contains("\\ge")
        })
        .collect()
}

/// How many sentences end, outside of quotations: those of pupils are translated freely.
fn ends(text: &str, is_japanese: bool) -> usize {
    let (quotes, signs) = if is_japanese { (['「', '」'], "。！？") } else { (['“', '”'], ".!?") };
    let (mut depth, mut count) = (0, 0);
    for sentence in text.split_inclusive(|letter: char| quotes.contains(&letter) || signs.contains(letter)) {
        let last = sentence.chars().last().unwrap_or_default();
        depth += i32::from(last == quotes[0]) - i32::from(last == quotes[1]);
        let is_end = depth == 0 && signs.contains(last);
        count += usize::from(is_end);
    }
    count.max(1)
}

/// The same in English, in which a full stop may be within a number or an initial.
fn english_ends(text: &str) -> usize {
    let joined: Vec<&str> = sentences(text);
    let whole = joined.into_iter().map(|part| {
        part.trim_end_matches(['.', '?', '!']).replace(['.', '!', '?'], "")
            + &part[part.trim_end_matches(['.', '?', '!']).len()..]
    });
    ends(&whole.collect::<Vec<_>>().join(" "), false)
}

#[test]
fn paragraphs_have_the_same_formulas_and_as_many_sentences() {
    let (all, mut wrong) = (all(), Vec::new());
    for (file, [english, japanese]) in pairs(&all) {
        if english.len() != japanese.len() {
            wrong.push(format!("{file}: {} and {} passages", english.len(), japanese.len()));
            continue;
        }
        for (one, other) in english.into_iter().zip(japanese) {
            if one.is_free || other.is_free {
                continue;
            }
            let [left, right] = [formulas(&one.raw), formulas(&other.raw)];
            let differ: Vec<&String> = left.symmetric_difference(&right).collect();
            if !differ.is_empty() {
                wrong.push(format!("{} and {}: formulas {differ:?}", one.place, other.place));
            }
            // A colon or a semicolon of one language may be a full stop in the other.
            let [first, second] = [english_ends(&one.text), ends(&other.text, true)];
            let [most, more] =
                [first + one.text.matches([':', ';']).count(), second + other.text.matches(['：', '；']).count()];
            if most + 1 < second || more + 1 < first {
                wrong.push(format!(
                    "{} and {}: {first} to {most} and {second} to {more} sentences",
                    one.place, other.place
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn formulas_and_sentences_are_counted() {
    assert_eq!(formulas("If $x = 1$, then $y \\le 2$, and $z$."), ["x=1", "y\\le2"].map(str::to_owned).into());
    assert_eq!(ends("一つ目。二つ目です。三つ目：「はい。」", true), 2);
    assert_eq!(english_ends("One. “Two. Three.” Four? It is 1.5 and K."), 3);
}
