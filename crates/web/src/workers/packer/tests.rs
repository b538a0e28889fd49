//! Dossiers of sets: learned, written, verified from their files alone, and changed.

use crate::workers::learner::protocol::{Study, Target};
use crate::workers::packer::dossier;
use files::exports::dossiers::{File, Words, unpack, verify};

fn files(ruleset: &str, target: Target) -> Vec<File> {
    let study = Study { may_take_long: false, ruleset: ruleset.parse().unwrap(), target };
    let made = dossier(study, Words::default()).unwrap();
    unpack(&made.archive().unwrap()).unwrap().files
}

fn wrong(files: &[File]) -> Vec<String> {
    let all = verify(files).into_iter();
    all.filter_map(|verdict| verdict.result.err().map(|why| format!("{}: {why}", verdict.file))).collect()
}

/// The P-positions of a bar have a certificate, with a formula or without. Other sets have their automata. A set of a larger value has
/// those of all smaller values. If the states go on growing, there is a lower bound.
#[test]
fn dossiers_of_sets_are_verified_from_their_files_alone() {
    let misere = Target::Difference("triangle:k=3,misere".parse().unwrap());
    let cases: [(&str, Target, &[&str]); 10] = [
        (
            "triangle:k=7",
            Target::Value(0),
            &["certificate.txt", "rocq/Certified.v", "pictures/p-positions-most-significant-first.dot"],
        ),
        ("bar:rim=min(3,floor((x+z)/2))", Target::Value(0), &["automata/p-positions-least-significant-first.txt"]),
        ("step:k=2,s=0", Target::Value(1), &["automata/value-1-most-significant-first.txt"]),
        (
            "step:k=4,s=2,pass",
            Target::Value(0),
            &["automata/p-positions-with-pass-most-significant-first.txt", "certificate.txt"],
        ),
        ("step:k=4,s=2", Target::Value(0), &["certificate.txt", "rocq/Certified.v"]),
        ("triangle:k=3", misere, &["automata/difference-most-significant-first.txt"]),
        ("sharing", Target::Value(0), &["automata/p-positions-most-significant-first.txt"]),
        ("triangle:k=2", Target::Value(0), &["residuals.txt"]),
        (
            "rules:a b;move a by any;move b by any;move a,b by 1",
            Target::Value(1),
            &["automata/value-1-most-significant-first.txt"],
        ),
        ("rules:a b;move a by any;move b by any;move a,b by any", Target::Value(0), &["residuals.txt"]),
    ];
    for (ruleset, target, wanted) in cases {
        let files = files(ruleset, target);
        assert_eq!(wrong(&files), Vec::<String>::new(), "{ruleset}");
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        wanted.iter().for_each(|name| assert!(names.contains(name), "{ruleset}: {names:?}"));
        // The description speaks of no file that is not there.
        let readme = files[0].as_text().unwrap();
        let is_file = |word: &&str| {
            ["data/", "automata/", "pictures/", "residuals.txt"].iter().any(|name| word.starts_with(name))
        };
        for word in readme.split([' ', '\n', ';', ':', ',']).map(|word| word.trim_end_matches('.')).filter(is_file) {
            assert!(names.iter().any(|name| name.starts_with(word)), "{ruleset}: {word}");
        }
    }
}

/// Changed automata, words and positions are found by their content, not by their checksums alone.
#[test]
fn what_was_changed_is_refuted() {
    let accused = |ruleset: &str, target, change: &[(&str, &str, &str)]| {
        let mut files = files(ruleset, target);
        for (name, from, to) in change {
            let file = files.iter_mut().find(|file| file.name == *name).unwrap();
            let text = file.as_text().unwrap();
            assert!(text.contains(from), "{text}");
            *file = File::text(*name, text.replacen(from, to, 1));
        }
        let wrong = wrong(&files);
        wrong.into_iter().filter(|line| !line.contains("checksum")).collect::<Vec<_>>().join("\n")
    };
    let (least, most) =
        ("automata/p-positions-least-significant-first.txt", "automata/p-positions-most-significant-first.txt");
    let value = Target::Value(0);
    // The two automata are no longer the same set; then a wrong one alone.
    assert!(accused("triangle:k=5", value, &[(most, "\n1 0\n", "\n1 1\n")]).contains("different sets"));
    let mut alone = files("triangle:k=5", value);
    alone.retain(|file| file.name != least);
    let file = alone.iter_mut().find(|file| file.name == most).unwrap();
    *file = File::text(most, file.as_text().unwrap().replacen("\n1 0\n", "\n1 1\n", 1));
    assert!(wrong(&alone).iter().any(|line| line.contains("is wrong at")), "{:?}", wrong(&alone));
    // A certificate without a claim is about the automata of the dossier.
    let certificate =
        accused("step:k=4,s=2", value, &[("certificate.txt", "statement ", "claim nim | x = 0\nstatement ")]);
    assert!(certificate.contains("certificate.txt: it is about something else"), "{certificate}");
    let certificate = accused("step:k=4,s=2", value, &[("certificate.txt", "0 0", "0 1")]);
    assert!(certificate.contains("certificate.txt: the certificate is refused"), "{certificate}");
    let bound =
        accused("triangle:k=2", value, &[("residuals.txt", "state 3: ", "state 3: 1 1 1, 1 digits\nstate 4: ")]);
    assert!(bound.contains("residuals.txt: line"), "{bound}");
    let mut swapped = files("triangle:k=2", value);
    let file = swapped.iter_mut().find(|file| file.name == "residuals.txt").unwrap();
    let text = file.as_text().unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let (one, other) = (lines[1].split_once(": ").unwrap().1, lines[2].split_once(": ").unwrap().1);
    let changed =
        text.replacen(lines[1], &format!("state 1: {other}"), 1).replacen(lines[2], &format!("state 2: {one}"), 1);
    *file = File::text("residuals.txt", changed);
    assert!(
        wrong(&swapped).iter().any(|line| line.contains("the word of state 1 goes to state 2")),
        "{:?}",
        wrong(&swapped)
    );
}
