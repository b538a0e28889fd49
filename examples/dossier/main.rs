//! Makes dossiers, and verifies them again from their files alone.
//!
//! ```text
//! ./dev dossier "triangular 7.3" k=7             the dossier of a claim, for these parameters
//! ./dev dossier triangle:k=5                     of the P-positions of a ruleset, which are learned and proved
//! ./dev dossier triangle:k=5 value=1             of the positions with a Grundy value
//! ./dev dossier triangle:k=3 from=triangle:k=3,misere      of the positions whose outcomes differ
//! ./dev dossier … --to FILE.zip                  where it is written; in the folder in which the command is run by default
//! ./dev reverify FILE.zip                        verifies an archive, or a folder with its files
//! ```
//!
//! `reverify` prints a line for each file and ends with an error if one of them is wrong. Files for Rocq are checked by `coqc` in a new
//! folder, where it is installed.

mod reverify;

use bittersweet::automata::Budget;
use bittersweet::claims::Claim;
use bittersweet::claims::Claimed;
use bittersweet::claims::Parameter;
use bittersweet::dossiers::Made;
use bittersweet::dossiers::Making;
use bittersweet::dossiers::Words;
use bittersweet::games::Ruleset;
use bittersweet::learner::protocol::Study;
use bittersweet::learner::protocol::Target;
use bittersweet::packer;
use bittersweet::texts::Texts;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let to = option(&mut arguments, "--to")?;
    match arguments.split_first() {
        Some((word, [path])) if word == "reverify" => reverify::reverify(path.as_ref()),
        Some((subject, settings)) if subject != "reverify" => write(subject, settings, to),
        _ => Err("name a claim or a ruleset, or: reverify FILE.zip".into()),
    }
}

/// Takes an option with its value out of the arguments.
fn option(arguments: &mut Vec<String>, name: &str) -> Result<Option<PathBuf>, Failure> {
    let Some(place) = arguments.iter().position(|argument| argument == name) else { return Ok(None) };
    let value = arguments.get(place + 1).ok_or_else(|| format!("{name} needs a value"))?.into();
    arguments.drain(place..place + 2);
    Ok(Some(value))
}

/// Makes a dossier and writes it as an archive.
fn write(subject: &str, settings: &[String], to: Option<PathBuf>) -> Result<(), Failure> {
    let made = match Claim::with_id(subject) {
        Some(claim) => of_claim(claim, settings)?,
        None => of_set(
            subject.parse().map_err(|wrong| format!("{subject} is no claim and no ruleset: {wrong}"))?,
            settings,
        )?,
    };
    let name = [&[subject.to_owned()], settings].concat().join("-");
    let name = name.replace(|letter: char| !letter.is_ascii_alphanumeric() && !"=.,-".contains(letter), "-");
    let to = to.unwrap_or_else(|| format!("bittersweet-{name}-dossier.zip").into());
    let archive = made.archive().ok_or("it is larger than an archive can be")?;
    fs::write(&to, &archive)?;
    println!("{}: {} files, {} bytes", to.display(), made.files.len(), archive.len());
    Ok(())
}

fn of_claim(claim: Claim, settings: &[String]) -> Result<Made, Failure> {
    let mut parameters = claim.parameters();
    for setting in settings {
        let (name, value) = setting.split_once('=').ok_or("parameters are written as k=3")?;
        let parameter = Parameter::ALL.into_iter().find(|parameter| parameter.name() == name);
        parameters = parameters.with(parameter.ok_or("the parameters are k, s, row, g and piles")?, value)?;
    }
    let texts = Texts::default();
    let statement = texts.statement(claim.id()).map_or_else(String::new, |said| said.latex.to_owned());
    let words = Words { name: claim.id().to_owned(), statement, link: String::new() };
    Ok(Making::of_claim(Claimed { claim, parameters }, words, Budget::USUAL).finish())
}

fn of_set(ruleset: Ruleset, settings: &[String]) -> Result<Made, Failure> {
    let mut target = Target::Value(0);
    for setting in settings {
        target = match setting.split_once('=') {
            Some(("value", value)) => Target::Value(value.parse()?),
            Some(("from", other)) => Target::Difference(other.parse().map_err(|wrong| format!("{other}: {wrong}"))?),
            _ => return Err("of a ruleset, name value=1 or from=RULESET".into()),
        };
    }
    let made = packer::dossier(Study { ruleset, target, may_take_long: true }, Words::default());
    made.ok_or_else(|| "nothing is proved of this set".into())
}
