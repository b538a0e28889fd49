//! Turns `static/texts/*.ftl`, one file for each language, into Rust: the list of languages, a method on `Texts` for each
//! key, and the sentences as static data. Nothing of the files is parsed in the browser.

mod languages;
mod read;
mod write;

use std::path::Path;
use std::process::ExitCode;

/// The folder with one file for each language.
const FOLDER: &str = "static/texts";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={FOLDER}");
    match languages::read_all(Path::new(FOLDER)).and_then(|languages| write_all(&languages)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reasons) => {
            for reason in reasons {
                println!("cargo::error={reason}");
            }
            ExitCode::FAILURE
        }
    }
}

fn write_all(languages: &[read::Language]) -> Result<(), Vec<String>> {
    let folder = std::env::var_os("OUT_DIR").ok_or_else(|| vec!["Cargo names no folder to write to".to_owned()])?;
    let file = Path::new(&folder).join("texts.rs");
    std::fs::write(&file, write::source(languages)).map_err(|error| vec![format!("{}: {error}", file.display())])
}
