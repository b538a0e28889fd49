//! Dossiers of claims that are made, verified from their files alone, and damaged. Those of sets are tested where sets are learned.

use crate::exports::dossiers::{File, Made, Making, SetTopic, Topic, Words, pack, unpack, verify};
use maths::claims::{Claim, Claimed, Parameter};
use proofs::automata::{Automaton, Budget, DigitOrder};
use proofs::theorems::learning::Form;
use std::path::Path;
use std::process::Command;

fn made(id: &str, settings: &[(Parameter, &str)]) -> Made {
    let claim = Claim::with_id(id).unwrap();
    let parameters =
        settings.iter().fold(claim.parameters(), |all, (parameter, text)| all.with(*parameter, text).unwrap());
    let words = Words { name: id.into(), statement: "A statement.".into(), link: "https://a/#claim=b".into() };
    Making::of_claim(Claimed { claim, parameters }, words, Budget::USUAL).finish()
}

/// The error messages.
fn wrong(files: &[File]) -> Vec<String> {
    let all = verify(files).into_iter();
    all.filter_map(|verdict| verdict.result.err().map(|why| format!("{}: {why}", verdict.file))).collect()
}

fn names(made: &Made) -> Vec<&str> {
    made.files.iter().map(|file| file.name.as_str()).collect()
}

/// A claim with its parameters, some files of its dossier, and how the result begins.
type Case = (&'static str, &'static [(Parameter, &'static str)], &'static [&'static str], &'static str);

/// One that has a certificate; one with a pass, of which Rocq has no theorems; one that automata prove and no certificate does; one
/// about Grundy values; one that fails; one about four piles, which is only checked; and one about no positions at all.
#[test]
fn dossiers_of_claims_are_verified_from_their_files_alone() {
    let cases: [Case; 7] = [
        (
            "triangular 7.3",
            &[(Parameter::K, "3")],
            &["certificate.txt", "rocq/Certified.v", "data/b-file.txt"],
            "proved",
        ),
        ("pass 4.1", &[], &["certificate.txt", "data/values.csv"], "proved"),
        ("sharing 4", &[], &["data/values.csv"], "proved"),
        ("pass Cor 3.1", &[], &["certificate.txt", "rocq/Certified.v"], "proved"),
        ("misere Conj 2.1", &[(Parameter::K, "5")], &["data/p-positions.csv"], "refuted"),
        ("sharing Lem 1", &[], &["data/values.csv"], "proved"),
        ("triangular Ex 5.1", &[], &["statement.tex"], "verified up to"),
    ];
    for (id, settings, wanted, result) in cases {
        let made = made(id, settings);
        let archive = made.archive().unwrap();
        let unpacked = unpack(&archive).unwrap();
        assert_eq!(unpacked.files, made.files, "{id}");
        assert_eq!(wrong(&unpacked.files), Vec::<String>::new(), "{id}");
        wanted.iter().for_each(|name| assert!(names(&made).contains(name), "{id}: {:?}", names(&made)));
        let readme = made.files[0].as_text().unwrap();
        assert!(readme.contains(&format!("Result: {result}")), "{id}: {readme}");
        let is_command = |line: &str| line.starts_with("    ");
        assert!(readme.lines().all(|line| line.chars().count() <= 100 || is_command(line)), "{id}: {readme}");
        // Equal contents make equal bytes.
        assert_eq!(self::made(id, settings).archive(), Some(archive), "{id}");
    }
}

/// The description names missing files, with the reason.
#[test]
fn what_is_missing_is_explained() {
    // Lines are broken where they are full.
    let reason = |id: &str| {
        let made = made(id, &[]);
        let after = made.files[0].as_text().unwrap().split("What is missing").nth(1).unwrap();
        after.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(reason("triangular 7.3").contains("Nothing."));
    assert!(reason("pass 4.1").contains("do not have the pass"));
    assert!(reason("sharing 4").contains("proved by automata"));
    assert!(reason("triangular Ex 5.1").contains("not proved for all positions"));
}

/// One byte is changed in every file in turn, and the report names the file. In files that prove something the report also finds the error
/// in the contents: the test changes the checksums so that they fit the changed file.
#[test]
fn a_damaged_file_is_named() {
    let made = made("triangular 7.3", &[(Parameter::K, "3")]);
    for index in 0..made.files.len() {
        let mut files = made.files.clone();
        let (name, middle) = (files[index].name.clone(), files[index].bytes.len() / 2);
        files[index].bytes[middle] ^= 1;
        // A damaged list of checksums accuses the file whose line was damaged.
        if name != "SHA256SUMS" {
            assert!(wrong(&files).iter().any(|line| line.starts_with(&name)), "{name}: {:?}", wrong(&files));
        }
        assert!(!wrong(&files).is_empty(), "{name}");
        let removed: Vec<File> = made.files.iter().filter(|file| file.name != name).cloned().collect();
        assert!(wrong(&removed).iter().any(|line| line.starts_with(&name)), "{name}: {:?}", wrong(&removed));
    }
    for (name, from, to) in [
        ("certificate.txt", "|0 0 ", "|0 1 "),
        ("certificate.txt", "k=3", "k=7"),
        ("data/values.csv", "1,0,1,P,0", "1,0,1,N,1"),
        ("data/p-positions.csv", "1,0,1\n", ""),
        ("data/b-file.txt", "\n4 0\n", "\n4 1\n"),
        ("pictures/p-positions.svg", "h1", "h2"),
        ("rocq/Games.v", "Theorem", "Axiom"),
        ("rocq/Certified.v", "Rim 1 1 0 3", "Rim 1 1 0 7"),
        ("verdict.txt", "proved", "refuted"),
        ("subject.txt", "k 3", "k 7"),
    ] {
        let mut files = made.files.clone();
        files.pop();
        let file = files.iter_mut().find(|file| file.name == name).unwrap();
        let text = file.as_text().unwrap();
        // Not every text has every word; then the test would change nothing.
        let Some(changed) = text.contains(from).then(|| text.replacen(from, to, 1)) else {
            assert!(["certificate.txt", "rocq/Games.v", "pictures/p-positions.svg"].contains(&name), "{name}: {text}");
            continue;
        };
        *file = File::text(name, changed);
        files.push(super::sums::sums(&files));
        let accused = if name == "subject.txt" { "certificate.txt" } else { name };
        assert!(wrong(&files).iter().any(|line| line.starts_with(accused)), "{name}: {:?}", wrong(&files));
    }
}

#[test]
fn subjects_are_read_as_they_were_written() {
    let [one, other] = ["triangle:k=3", "step:k=4,s=2,pass"].map(|text| text.parse().unwrap());
    let claim = Claim::with_id("pass Cor 3.1").unwrap();
    let parameters = claim.parameters().with(Parameter::S, "3").unwrap();
    let topics = [
        Topic::Claim(Claimed { claim, parameters }),
        Topic::Set(SetTopic::Values(one, 2)),
        Topic::Set(SetTopic::Difference(one, other)),
        Topic::Set(SetTopic::Bound(other, 0, true)),
    ];
    for topic in topics {
        assert_eq!(topic.to_string().parse(), Ok(topic));
    }
    for text in ["", "bittersweet dossier 1\nclaim nothing 1", "bittersweet dossier 1\nset nothing\nvalue 0", "a zip"] {
        assert!(text.parse::<Topic>().is_err(), "{text}");
    }
}

/// Files in the format of Walnut are read again, and errors name the damaged line.
#[test]
fn automata_are_read_as_they_were_written() {
    let form = Form::of_piles(3, DigitOrder::LeastFirst);
    let automaton = Automaton::from_tables(form.order, form.tracks(), vec![0, 1, 1, 0, 1, 1, 1, 1], vec![true, false]);
    let automaton = automaton.unwrap();
    let text = automaton.walnut();
    assert_eq!(Automaton::from_walnut(&text, form.tracks()), Ok(automaton));
    let wrong = |text: String| Automaton::from_walnut(&text, form.tracks()).unwrap_err();
    assert!(wrong(text.replace("lsd_2 lsd_2", "lsd_2")).contains("line 1"));
    assert!(wrong(text.replace("1 1 -> 0", "1 1 -> 7")).contains("fit together"));
    assert!(wrong(text.replacen("1 0 -> 1", "1 0 > 1", 1)).contains("line 5"));
    assert!(wrong(text.replacen("0 1 -> 1", "1 1 -> 1", 1)).contains("follow each other"));
}

/// GNU `sha256sum` accepts the list of checksums.
#[test]
fn the_list_of_checksums_is_for_sha256sum() {
    let folder = std::env::temp_dir().join(format!("bittersweet-dossier-{}", std::process::id()));
    for file in &unpack(&pack(&made("sharing Lem 1", &[]).files).unwrap()).unwrap().files {
        let path = folder.join(Path::new(&file.name));
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, &file.bytes).unwrap();
    }
    let checked = Command::new("sha256sum").args(["--strict", "-c", "SHA256SUMS"]).current_dir(&folder).output();
    if let Ok(checked) = checked {
        assert!(checked.status.success(), "{checked:?}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
