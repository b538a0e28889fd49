//! The commands of Bittersweet as one program: claims are proved, verified and listed, and what is kept in `static` is computed.
//!
//! ```text
//! cargo run --release -p bittersweet-cli -- --help            lists the commands
//! cargo run --release -p bittersweet-cli -- prove --help      explains one of them
//! ```

mod dossier;
mod even;
mod follow;
mod foundry;
mod heaps;
mod learn;
mod papers;
mod prove;
mod shifts;
mod verify;

use clap::Parser;
use maths::games::Problems;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use web::kit::refusals::problems;
use web::texts::Texts;

type Failure = Box<dyn Error + Send + Sync>;

/// The commands of Bittersweet: decides claims about chocolate-bar games and Sharing Nim, and computes what the pages know.
#[derive(Parser)]
#[command(name = "bittersweet-cli", version, disable_help_subcommand = true)]
enum Command {
    Verify(verify::Arguments),
    Prove(prove::Arguments),
    Papers(papers::Arguments),
    Follow(follow::Arguments),
    Learn(learn::Arguments),
    Foundry(foundry::Arguments),
    Even(even::Arguments),
    Heaps(heaps::Arguments),
    Shifts(shifts::Arguments),
    Dossier(dossier::Arguments),
    Reverify(dossier::reverify::Arguments),
}

fn main() -> ExitCode {
    match run(Command::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            match failure.downcast_ref::<Problems>() {
                Some(found) => eprintln!("{}", problems(Texts::default(), found)),
                None => eprintln!("{failure}"),
            }
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Prove(arguments) => prove::run(&arguments),
        Command::Papers(arguments) => papers::run(&arguments),
        Command::Follow(arguments) => follow::run(&arguments),
        Command::Learn(arguments) => {
            learn::run(&arguments);
            Ok(())
        }
        Command::Foundry(arguments) => foundry::run(&arguments),
        Command::Heaps(arguments) => heaps::run(&arguments),
        Command::Even(arguments) => even::run(&arguments),
        Command::Shifts(arguments) => shifts::run(&arguments),
        Command::Dossier(arguments) => dossier::run(arguments),
        Command::Reverify(arguments) => dossier::reverify::run(&arguments),
    }
}

/// A file or folder of the repository.
fn in_repository(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

#[cfg(test)]
mod tests {
    use super::Command;
    use clap::{CommandFactory, Parser};

    #[test]
    fn the_definition_of_the_commands_is_sound() {
        Command::command().debug_assert();
    }

    /// Every command and every argument has a sentence: `--help` is the documentation.
    #[test]
    fn every_command_and_argument_is_explained() {
        fn explained(command: &clap::Command) {
            let name = command.get_name();
            assert!(command.get_about().is_some(), "{name}");
            for argument in command.get_arguments() {
                assert!(argument.get_help().is_some(), "{name}: {}", argument.get_id());
            }
            command.get_subcommands().for_each(explained);
        }
        explained(&Command::command());
    }

    /// The command lines of the documents.
    #[test]
    fn arguments_are_read() {
        let read = |line: &str| {
            let words = ["bittersweet-cli"].into_iter().chain(line.split('|').filter(|word| !word.is_empty()));
            Command::try_parse_from(words).map(drop).map_err(|why| why.to_string())
        };
        for line in [
            "verify",
            "verify|--again|sharing Conj 1|row=2|g=41",
            "verify|triangular 8.1|k=5|--bound|30",
            "prove",
            "prove|triangular 7.3|k=7",
            "prove|--order|most|all",
            "prove|∃x: 2x = 6|--order=least",
            "prove|rocq|x ⊕ y ⊕ z = 0|nim",
            "prove|rocq|learned|step:k=4,s=2",
            "papers|sharing",
            "follow|triangular 7.3|triangle:k=7:7,4,7",
            "follow|triangular 7.3|triangle:k=5|30",
            "learn|triangle:k=5=1",
            "foundry|--rules|rules.txt",
            "foundry|--sweep|rules.txt",
            "foundry|--sweep|rules.txt|--formula|x ⊕ y = 0|--bound|60",
            "foundry|--sweep|rules.txt|--count",
            "even|--again",
            "dossier|triangular 7.3|k=7|--to|file.zip",
            "dossier|triangle:k=5|value=1",
            "reverify|file.zip",
        ] {
            assert_eq!(read(line), Ok(()), "{line}");
        }
        for line in [
            "",
            "foundry|--again|--fit",
            "foundry|--anew|--rules|rules.txt",
            "foundry|--rules|rules.txt|--sweep|rules.txt",
            "foundry|--sweep|rules.txt|--count|--formula|x = y",
            "foundry|--count",
            "prove|--order|first",
            "follow",
            "reverify",
        ] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
