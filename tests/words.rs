//! The words of articles and papers as the page loads them: those in `static/words` are what the build has read. `UPDATE_SNAPSHOTS=1`
//! writes them anew.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::claims::Paper;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use web::texts::{Language, Texts, Words};

/// The files that there should be.
fn wanted() -> BTreeMap<PathBuf, &'static str> {
    let all = Texts::articles().map(Words::Article).chain(Paper::ALL.map(|paper| Words::Paper(paper.key())));
    let each = |words| Language::all().map(Texts::of).map(move |texts| (texts, words));
    let file = |(texts, words): (Texts, Words)| {
        (PathBuf::from("static").join(texts.words_file(words)), texts.words(words).unwrap())
    };
    all.flat_map(each).map(file).collect()
}

/// The files that there are.
fn found() -> BTreeMap<PathBuf, String> {
    let folders = Language::all().map(|language| PathBuf::from("static/words").join(language.code()));
    let files =
        folders.flat_map(|folder| fs::read_dir(folder).into_iter().flatten()).map(|entry| entry.unwrap().path());
    files.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn files_of_words_are_up_to_date() {
    let wanted = wanted();
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        for (path, text) in &wanted {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }
    let found = found();
    let is_old = |path: &&PathBuf| found.get(*path).map(String::as_str) != wanted.get(*path).copied();
    let old: Vec<&PathBuf> = wanted.keys().chain(found.keys()).filter(is_old).collect();
    assert!(
        old.is_empty(),
        "UPDATE_SNAPSHOTS=1 cargo test --test all words:: writes these anew; those of no article and no paper have to be deleted: {old:?}"
    );
}

/// Each file is read as a browser gets it.
#[test]
fn every_file_can_be_read() {
    for language in Language::all() {
        let texts = Texts::of(language);
        for name in Texts::articles() {
            let words = Words::Article(name);
            let file = fs::read_to_string(PathBuf::from("static").join(texts.words_file(words))).unwrap();
            assert!(texts.keep(words, file), "{name}");
            assert!(texts.article(name).unwrap().blocks.len() > 5, "{name}");
        }
        for paper in Paper::ALL {
            let words = Words::Paper(paper.key());
            let file = fs::read_to_string(PathBuf::from("static").join(texts.words_file(words))).unwrap();
            assert!(texts.keep(words, file) && texts.numbered(paper.key()).len() >= 15, "{}", paper.key());
            let misprints: usize = texts.numbered(paper.key()).iter().map(|entry| entry.misprints.len()).sum();
            assert_eq!(misprints, Texts::misprints(paper.key()));
        }
    }
}
