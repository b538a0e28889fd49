//! Turns `static/texts/*.ftl`, one file for each language, into Rust: the list of languages, a method on `Texts` for each key, and the
//! sentences as lines with marks. `static/claims/*.tex` become the statements of the claims, `static/papers/*.txt` the words of the results
//! that the papers number, and `static/articles/*.txt` articles, with their mathematics as MathML. Words of papers and articles are files
//! of lines, which the page loads one at a time; nothing else is parsed in the browser.

mod articles;
mod inline;
mod languages;
// The build reads the words of numbered results; the page and the tests read the facts.
#[path = "../../maths/src/claims/numbered/lines.rs"]
mod lines;
// The build writes files with these marks, and the page reads them.
#[path = "../src/texts/marks.rs"]
mod marks;
mod numbered;
mod pieces;
mod protocols;
mod read;
mod spoken;
mod statements;
mod words;
mod write;

use spoken::{Spoken, english};
use statements::Statement;
use std::path::Path;
use std::process::ExitCode;

/// The folder with one file for each language.
const FOLDER: &str = "../../static/texts";
/// The folder with the claims in each language.
const CLAIMS: &str = "../../static/claims";
/// The folder with the numbered results of the papers. Languages other than English have folders in it.
const PAPERS: &str = "../../static/papers";
/// The folder with articles. Languages other than English have folders in it.
const ARTICLES: &str = "../../static/articles";
/// The folder with the workers.
const WORKERS: &str = "src/workers";

fn main() -> ExitCode {
    // Cargo runs this program again when its own source changes; the scripts beside it do not change what it writes.
    println!("cargo::rerun-if-changed=src/texts/marks.rs");
    println!("cargo::rerun-if-changed=../maths/src/claims/numbered/lines.rs");
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rerun-if-changed={CLAIMS}");
    println!("cargo::rerun-if-changed={PAPERS}");
    println!("cargo::rerun-if-changed={ARTICLES}");
    match write_all() {
        Ok(()) => ExitCode::SUCCESS,
        Err(reasons) => {
            for reason in reasons {
                println!("cargo::error={reason}");
            }
            ExitCode::FAILURE
        }
    }
}

fn write_all() -> Result<(), Vec<String>> {
    println!("cargo::rustc-env=MESSAGES={}", protocols::version(Path::new(WORKERS))?);
    let languages = languages::read_all(Path::new(FOLDER))?;
    let codes: Vec<&str> = languages.iter().map(|language| language.code.as_str()).collect();
    let statements = statements::read_all(Path::new(CLAIMS), &codes)?;
    let articles = articles::read_all(Path::new(ARTICLES), &codes)?;
    let beside = |place: usize| -> Vec<String> {
        let claims = statements.get(place).into_iter().flatten().flat_map(Statement::texts);
        claims.chain(articles.iter().filter_map(|(_, in_each)| Some(in_each.get(place)?.title.clone()))).collect()
    };
    let beside: Vec<Vec<String>> = (0..languages.len()).map(beside).collect();
    let spoken = Spoken::all(&languages, &beside)?;
    save("texts.rs", &write::source(&languages, &english(&languages), &spoken))?;
    for other in &spoken {
        save(&format!("{}.words", other.code), &other.translations())?;
    }
    save("statements.rs", &statements::source(&statements))?;
    save("articles.rs", &words::articles(&articles))?;
    let papers = numbered::read_all(Path::new(PAPERS), &codes)?;
    save("numbered.rs", &words::papers(&papers))
}

fn save(name: &str, source: &str) -> Result<(), Vec<String>> {
    let folder = std::env::var_os("OUT_DIR").ok_or_else(|| vec!["Cargo names no folder to write to".to_owned()])?;
    let file = Path::new(&folder).join(name);
    std::fs::write(&file, source).map_err(|error| vec![format!("{}: {error}", file.display())])
}
