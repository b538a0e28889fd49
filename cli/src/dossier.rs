//! Makes dossiers, and verifies them again from their files alone.

pub(crate) mod reverify;

use crate::Failure;
use files::exports::dossiers::{Made, Making, Words};
use maths::claims::{Claim, Claimed, Parameter};
use maths::games::Ruleset;
use proofs::automata::Budget;
use std::fs;
use std::path::PathBuf;
use web::texts::Texts;
use web::workers::learner::protocol::{Study, Target};
use web::workers::packer;

/// Makes the dossier of a claim, or of the P-positions of a ruleset: everything that is needed to verify it again.
///
/// Examples:
///   dossier "triangular 7.3" k=7                        the dossier of a claim, for these parameters
///   dossier triangle:k=5                                of the P-positions of a ruleset, which are learned and proved
///   dossier triangle:k=5 value=1                        of the positions with a Grundy value
///   dossier triangle:k=3 from=triangle:k=3,misere       of the positions whose outcomes differ
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A claim such as "triangular 7.3", or a ruleset such as triangle:k=5
    #[arg(value_name = "CLAIM | RULESET")]
    subject: String,
    /// The parameters of the claim, such as k=7; for a ruleset value=1 or from=RULESET
    #[arg(value_name = "NAME=VALUE")]
    settings: Vec<String>,
    /// The file of the archive; in the folder in which the command is run by default
    #[arg(long, value_name = "FILE.zip")]
    to: Option<PathBuf>,
}

/// Makes a dossier and writes it as an archive.
pub(crate) fn run(Arguments { subject, settings, to }: Arguments) -> Result<(), Failure> {
    let made = match Claim::with_id(&subject) {
        Some(claim) => of_claim(claim, &settings)?,
        None => of_set(
            subject.parse().map_err(|wrong| format!("{subject} is no claim and no ruleset: {wrong}"))?,
            &settings,
        )?,
    };
    let name = [&[subject][..], &settings].concat().join("-");
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
        let parameter = Parameter::with_key(name);
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
