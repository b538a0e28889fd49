//! The catalogue of claims: every check against the obvious algorithm, and the golden file of verdicts.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::claims::{Assumption, Checked, Claim, Parameter, Parameters, Record, Run, Stamp, Verdict, Word};
use maths::games::{Axis, Game, Move, Position, Ruleset, normal_form};
use maths::solver::{Computation, Extent, Obvious, Plan, Table};
use proofs::automata::{Budget, DigitOrder};
use proofs::theorems;
use proofs::theorems::Proof;
use proofs::theorems::universal::Universal;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Runs a claim to its end, in slices of `work` steps.
fn checked(claim: Claim, parameters: &Parameters, bound: u32, work: u64) -> Checked {
    let mut run = Run::new(claim, parameters, bound, Plan::BOUND);
    while run.advance(work) == Ok(false) {
        let (done, total) = run.progress();
        assert!(done <= total, "{done} of {total}");
    }
    run.stop()
}

/// Parameters as they stand in the golden file: `k=5 s=2`, or `-` for none.
fn parameters(claim: Claim, text: &str) -> Parameters {
    let pairs = text.split_whitespace().filter_map(|pair| pair.split_once('='));
    pairs.fold(claim.parameters(), |all, (name, value)| {
        let parameter = Parameter::with_key(name).unwrap();
        assert!(claim.takes().any(|taken| taken == parameter), "{} does not take {name}", claim.id());
        all.with(parameter, value).unwrap()
    })
}

/// The game a claim is about.
fn ruleset(claim: Claim, parameters: &Parameters) -> Ruleset {
    let Parameters { k, s, .. } = parameters;
    let paper = claim.id().split(' ').next().unwrap();
    let text = match (paper, claim) {
        (_, Claim::Triangular3_1) => "nim".to_owned(),
        (_, Claim::Misere15) => format!("triangle:k={k},misere"),
        (_, Claim::PassCorollary3_1) => format!("step:k={k},s={s}"),
        ("triangular" | "misere", _) => format!("triangle:k={k}"),
        ("pass", _) => format!("step:k={k},s={s},pass"),
        ("variants", _) => format!("step:k={k},s={s}"),
        _ => "sharing".to_owned(),
    };
    text.parse().unwrap()
}

fn table(ruleset: Ruleset, n: u32) -> Table {
    Obvious::table(ruleset, Extent::cube(ruleset.rules, n)).unwrap()
}

/// True if a statement is true of one position, written down once more as it is printed, and as plainly as can be. None for
/// claims that are no statement about every position of a box by its value.
#[allow(clippy::wildcard_enum_match_arm, reason = "the others are looked at case by case anyway")]
fn is_true(claim: Claim, p: &Parameters, table: &Table, normal: &Table, position: Position) -> Option<bool> {
    let value = |position: Position| table.value(position).unwrap().0;
    let is_p = value(position) == 0;
    let [x, y, z] = position.xyz();
    let plain = is_p == (x ^ y ^ z == 0);
    let pass = u32::from(position.pass);
    let lone_pass = [x, y, z, pass] == [0, 0, 0, 1];
    Some(match claim {
        Claim::Triangular7_3
        | Claim::TriangularExample8_1
        | Claim::Variants1_2
        | Claim::Misere8
        | Claim::MisereConjecture2_1
        | Claim::MisereConjecture2_1Repaired => plain,
        Claim::MisereLemma12 => {
            let is_listed = (x == 0 && z >= 1) || (z == 0 && x >= 1) || (x == 1 && z >= 2) || (z == 1 && x >= 2);
            !(is_listed && is_p)
        }
        Claim::MisereLemma13 => !is_p || [[0, 0, 0], [1, 0, 1]].contains(&[x, y, z]) || (x >= 2 && z >= 2),
        Claim::Triangular8_1 | Claim::TriangularExample8_5 => {
            let [x, y, z] = [x, y, z].map(i64::from);
            is_p == ((x - 1) ^ y ^ (z - 1) == 0)
        }
        Claim::Triangular3_1 => value(position) == x ^ y ^ z,
        Claim::PassConjecture4_1 => {
            let listed = [0, 1, 2, 6, 14, 30, 62, 126, 254];
            !is_p || listed.contains(&((x + p.s) ^ y ^ (z + p.s) ^ pass))
        }
        Claim::PassConjecture4_1Ours => {
            let (x, bar, s) = (i64::from(x), i64::from(y ^ (z + p.s)), i64::from(p.s));
            is_p == (x.min((-x) ^ i64::from(pass)) == s - bar)
        }
        Claim::PassCorollary3_1 => {
            i64::from(value(position)) == i64::from(x) ^ (i64::from(y ^ (z + p.s)) - i64::from(p.s))
        }
        Claim::Pass4_1 => is_p == (lone_pass || (x + p.s) ^ y ^ (z + p.s) ^ pass == 0),
        Claim::PassCorollary4_1 => is_p == (lone_pass || x ^ y ^ z ^ pass == 0),
        Claim::Misere7 | Claim::Misere7Smaller => match [x, y, z] {
            [x, 0, z] => is_p == (x == z),
            [0, _, _] | [_, _, 0] => true,
            [x, y, z] => is_p == ((x - 1) ^ y ^ (z - 1) == 0),
        },
        Claim::Misere15 => match [x, y, z] {
            [0, 0, 0] | [1, 0, 1] => !is_p,
            [1, 0, 0] | [0, 0, 1] => is_p,
            _ => is_p == (normal.value(position).unwrap().0 == 0),
        },
        Claim::SharingConjecture1 => y != p.row || value(position) <= p.g.unwrap(),
        Claim::SharingConjecture3 => {
            let v = value(position);
            2 * y > z || v < 2 || p.g.is_some_and(|g| v != g) || y < 2 * v
        }
        Claim::SharingRemark5 => is_p || winning_equalisers(table, position, false) == 1,
        Claim::SharingRemark5Wide => is_p || winning_equalisers(table, position, true) == 1,
        Claim::SharingRemark5Repaired => is_p || winning_equalisers(table, position, true) >= 1,
        Claim::Sharing2 => {
            let is_listed = |d: u32| (0..8).any(|k| d.is_multiple_of(4u32.pow(k)) && d / 4u32.pow(k) % 2 == 1);
            is_p == match [y, z] {
                [0, 0] => true,
                [0, d] => is_listed(d),
                [a, d] => a == d && is_listed(d),
            }
        }
        Claim::Sharing4 => {
            let of_k = |k: u32| [[0, 0, 4 * k + 2], [0, 4 * k + 2, 4 * k + 2], [0, 2, 4 * k + 1]].map(normal_form);
            let is_listed =
                (0..=z).any(|k| of_k(k).contains(&[x, y, z])) || (1..=z).any(|l| [y, z] == [4 * l - 1, 4 * l + 1]);
            (value(position) == 1) == is_listed
        }
        _ => return None,
    })
}

/// True if [`is_true`] judges a claim.
fn is_about_values(claim: Claim) -> bool {
    let table = table(ruleset(claim, &claim.parameters()), 0);
    is_true(claim, &claim.parameters(), &table, &table, Position::new(0, 0, 0)).is_some()
}

/// The number of different P-positions after moves that make two piles equal, any two or the two between which tokens move;
/// found among all moves.
fn winning_equalisers(table: &Table, position: Position, any: bool) -> usize {
    let options = table.ruleset().options(position).into_iter().filter(|(play, to)| {
        let Move::Share { from, onto, .. } = *play else { return false };
        let [a, b, c] = to.xyz();
        if any { a == b || b == c || a == c } else { to[from] == to[onto] }
    });
    let mut forms: Vec<[u32; 3]> = options.map(|(_, to)| normal_form(to.xyz())).collect();
    forms.sort_unstable();
    forms.dedup();
    forms.retain(|&cells| table.value(Position::at(cells)).unwrap().0 == 0);
    forms.len()
}

/// The expected result of a check, by sorting all positions and looking at each.
fn obviously(claim: Claim, p: &Parameters, bound: u32) -> Option<Position> {
    let ruleset = ruleset(claim, p);
    let (values, normal) = (table(ruleset, bound), table(Ruleset { misere: false, ..ruleset }, bound));
    let mut all: Vec<Position> = values.positions().map(|(position, _)| position).collect();
    all.sort_by_key(|position| {
        let cells = position.xyz();
        (cells.into_iter().max(), cells.into_iter().sum::<u32>(), cells, position.pass)
    });
    all.dedup();
    all.into_iter().find(|&position| is_true(claim, p, &values, &normal, position) == Some(false))
}

#[track_caller]
fn agrees(claim: Claim, text: &str, bound: u32, work: u64) {
    let p = parameters(claim, text);
    let what = format!("{} {text} up to {bound}", claim.id());
    match (checked(claim, &p, bound, work).verdict, obviously(claim, &p, bound)) {
        (Verdict::Outside(_), _) if claim.unmet(&p).is_some() => {}
        (Verdict::Refuted { counterexample, expected, found }, Some(position)) => {
            assert_eq!(counterexample.game(), Some(Game::new(ruleset(claim, &p), position).unwrap()), "{what}");
            assert_ne!(expected, found, "{what}");
        }
        (Verdict::Verified { bound: found, positions }, None) => {
            let table = table(ruleset(claim, &p), bound);
            let is_meant = |position: &Position| claim != Claim::SharingConjecture1 || position[Axis::Y] == p.row;
            let count = table.positions().filter(|(position, _)| is_meant(position)).count() as u64;
            assert_eq!((found, positions), (bound, count), "{what}");
        }
        (Verdict::Empty { bound: found, least }, None) => {
            let is_row = claim.takes().any(|taken| taken == Parameter::Row);
            assert!(is_row && bound < p.row, "{what}");
            assert_eq!((found, least), (bound, Some(p.row)), "{what}");
        }
        (verdict, wanted) => panic!("{what}: {verdict:?}, but the first failure is {wanted:?}"),
    }
}

/// Parameters to try each claim with, inside its range and outside.
fn tried(claim: Claim) -> Vec<String> {
    let takes: Vec<Parameter> = claim.takes().collect();
    let ks = ["1/2", "2/3", "1", "2", "3", "4", "5", "6", "7", "5/2", "9"];
    match takes[..] {
        [Parameter::K] => ks.iter().map(|k| format!("k={k}")).collect(),
        [Parameter::K, Parameter::S] => {
            ks[3..].iter().flat_map(|k| [0, 1, 2, 3, 4, 5, 6, 8].map(|s| format!("k={k} s={s}"))).collect()
        }
        [Parameter::Row, Parameter::G] => {
            [(0, 12), (0, 2), (2, 41), (2, 10), (3, 7), (6, 72), (6, 30), (5, 15), (1, 0)]
                .map(|(row, g)| format!("row={row} g={g}"))
                .into()
        }
        [Parameter::G] => ["all", "0", "1", "2", "5", "30"].map(|g| format!("g={g}")).into(),
        _ => vec![String::new()],
    }
}

#[test]
fn every_claim_agrees_with_looking_at_all_positions() {
    for claim in Claim::ALL.into_iter().filter(|&claim| is_about_values(claim)) {
        for text in tried(claim) {
            for bound in [0, 1, 2, 7, 19] {
                agrees(claim, &text, bound, 50);
            }
        }
    }
}

#[test]
fn sharing_agrees_further_out() {
    for claim in Claim::ALL.into_iter().filter(|&claim| is_about_values(claim) && claim.id().starts_with("sharing")) {
        for text in tried(claim) {
            agrees(claim, &text, 150, u64::MAX);
        }
    }
}

/// Stages of 64 and more; two of them, so that a failure may come in the second.
#[test]
fn larger_boxes_come_in_stages() {
    for (claim, text) in
        [(Claim::Triangular7_3, "k=3"), (Claim::PassConjecture4_1, "k=2 s=2"), (Claim::Misere15, "k=5")]
    {
        agrees(claim, text, 130, 1000);
    }
}

/// A verdict as it is in the golden file.
fn stated(checked: Checked) -> (String, String) {
    let (word, counterexample) = match checked.verdict {
        Verdict::Verified { .. } => ("verified", "-".to_owned()),
        Verdict::Refuted { counterexample, expected, found } => {
            ("refuted", format!("{counterexample}: {expected}, {found}"))
        }
        Verdict::Stopped { .. } => ("stopped", "-".to_owned()),
        Verdict::Empty { .. } => ("empty", "-".to_owned()),
        Verdict::Outside(_) => return ("outside".to_owned(), "-".to_owned()),
        Verdict::Refused { .. } => ("refused", "-".to_owned()),
    };
    (if checked.is_stated { word.to_owned() } else { format!("({word})") }, counterexample)
}

#[test]
fn golden_verdicts() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/claims.csv");
    let text = fs::read_to_string(path).unwrap();
    let (mut wrong, mut met) = (Vec::new(), BTreeSet::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(';').collect();
        let [id, pairs, bound, verdict, counterexample, _source] = fields[..] else { panic!("{line}") };
        let claim = Claim::with_id(id).unwrap();
        met.insert(claim);
        let found = stated(checked(claim, &parameters(claim, pairs), bound.parse().unwrap(), 1 << 20));
        if found != (verdict.to_owned(), counterexample.to_owned()) {
            wrong.push(format!("{line}\n  gives {} {}", found.0, found.1));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(met.into_iter().collect::<Vec<_>>(), Claim::ALL, "every claim has a row");
}

/// `pass` Section 3 assumes once for the whole paper that k is even. So its statements say nothing of another k, and none of
/// them holds or fails at it.
#[test]
fn the_paper_on_passes_says_nothing_of_an_odd_k() {
    let of_pass = Claim::ALL.into_iter().filter(|claim| claim.id().starts_with("pass ") && !claim.is_ours());
    let with_k: Vec<Claim> = of_pass.filter(|claim| claim.takes().any(|taken| taken == Parameter::K)).collect();
    assert!(with_k.len() >= 12 && with_k.contains(&Claim::Pass4_1) && with_k.contains(&Claim::PassConjecture4_2));
    for claim in with_k {
        for k in ["1", "3", "5", "21", "5/2"] {
            for s in ["0", "1", "2", "3"] {
                let parameters = parameters(claim, &format!("k={k} s={s}"));
                let Checked { verdict, is_stated } = checked(claim, &parameters, 20, 1 << 20);
                assert!(!is_stated, "{} k={k} s={s}", claim.id());
                assert_eq!(verdict, Verdict::Outside(Assumption::EvenK), "{} k={k} s={s}", claim.id());
            }
        }
        assert_eq!(claim.unmet(&claim.parameters()), None, "{}", claim.id());
    }
    // Other papers say for themselves which k they are about.
    assert_eq!(Claim::Triangular7_3.unmet(&parameters(Claim::Triangular7_3, "k=5")), None);
}

/// The rows of the file.
fn rows() -> Vec<Record> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/records.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// A claim with several choices of the parameters has one row if a theorem proves it for every one, and nothing else is joined: `./dev verify`
/// writes the same rows from the single choices.
#[test]
fn what_a_theorem_proves_is_one_row() {
    let rows = rows();
    let theorem = |claim| Universal::proving(claim).map(|theorem| theorem.name);
    let single: Vec<Record> = rows.iter().flat_map(Record::instances).collect();
    assert_eq!(Record::joined(&single, theorem), rows);
    assert_eq!(Record::joined(&rows, theorem), rows);
    let joined: Vec<&Record> = rows.iter().filter(|row| row.theorem.is_some()).collect();
    assert!(joined.len() > 10 && 2 * rows.len() < single.len(), "{} of {}", rows.len(), single.len());
    for row in joined {
        let (claim, parameters) = row.question().unwrap();
        assert!(claim.is_stated(&parameters) && row.answers(claim, &parameters, u32::MAX), "{row:?}");
        assert!(row.parameters.values().all(|value| value == Record::EVERY) && row.verdict == Word::Proved, "{row:?}");
        let all = row.instances();
        assert!(all.len() > 1 && all.iter().all(|one| one.claim == row.claim && one.theorem.is_none()));
        assert_eq!(all.iter().map(|one| one.positions).sum::<u64>(), row.positions);
        assert_eq!(all.iter().map(|one| one.bound).min(), Some(row.bound));
    }
    // A counterexample keeps the rows apart.
    let mut failing = single.clone();
    let first = failing.iter_mut().find(|record| record.claim == "triangular 7.3").unwrap();
    (first.verdict, first.counterexample) = (Word::Refuted, Some("triangle:k=3:0,0,0".into()));
    assert!(Record::joined(&failing, theorem).iter().all(|row| row.claim != "triangular 7.3" || row.theorem.is_none()));
}

/// The rows that were kept: each is a question of the catalogue, its counterexample is a position, and where it is quickly
/// done a smaller box says the same.
#[test]
fn kept_records() {
    let records: Vec<Record> = rows().iter().flat_map(Record::instances).collect();
    let mut met = BTreeSet::new();
    for record in &records {
        let (claim, parameters) = record.question().unwrap();
        // That every row is bounded is stated of all rows; the paper quotes the bounds of three, the others were computed.
        assert!(claim.is_stated(&parameters) || claim == Claim::SharingConjecture1, "{record:?}");
        assert!(met.insert((&record.claim, &record.parameters)), "twice: {record:?}");
        let counterexample = record.counterexample().unwrap();
        assert_eq!(counterexample.is_some(), record.fails(), "{record:?}");
        // A value beyond a bound that was quoted or computed refutes no conjecture.
        assert_eq!(
            record.verdict == Word::Exceeded,
            record.fails() && claim == Claim::SharingConjecture1,
            "{record:?}"
        );
        if record.bound > 100 && record.fails() {
            continue;
        }
        let stamp = Stamp { version: &record.version, date: &record.date };
        let verdict = checked(claim, &parameters, record.bound.min(100), u64::MAX).verdict;
        if let Verdict::Empty { least, .. } = verdict {
            assert!(least.is_some_and(|least| (101..=record.bound).contains(&least)), "{record:?}");
            continue;
        }
        let again = Record::of(claim, &parameters, verdict, stamp).unwrap();
        // The check beside a proof, which is repeated in another test.
        let verdict = if record.verdict == Word::Proved { Word::Verified } else { record.verdict };
        assert_eq!((again.verdict, &again.counterexample), (verdict, &record.counterexample), "{record:?}");
        assert!(again.bound <= record.bound && again.positions <= record.positions, "{record:?}");
        assert!(record.answers(claim, &parameters, record.bound));
    }
}

/// Every proved row is proved again, but those with automata too large for a test: `./dev verify --again` proves these.
#[test]
fn kept_proofs() {
    let records: Vec<Record> = rows().iter().flat_map(Record::instances).collect();
    let proved: Vec<&Record> = records.iter().filter(|record| record.verdict == Word::Proved).collect();
    let budget = Budget { states: 20_000, ..Budget::USUAL };
    let (mut again, mut large) = (0, 0);
    for record in proved {
        let (claim, parameters) = record.question().unwrap();
        let mut proof = Proof::of_claim(claim, &parameters, &DigitOrder::ALL, budget).unwrap();
        match proof.finish() {
            theorems::Verdict::Proved { .. } => again += 1,
            theorems::Verdict::Stopped(_) => large += 1,
            verdict @ (theorems::Verdict::Refuted { .. }
            | theorems::Verdict::RefutedBeyond { .. }
            | theorems::Verdict::NotDecidable(_)) => panic!("{record:?}: {verdict}"),
        }
    }
    assert!(again > 250 && large < 150, "{again} proved again, {large} too large");
}

/// `triangular` Lemma 5.1 is about triples of numbers: for k = 4 it fails for 11, 6, 13, and that is no bar.
#[test]
fn a_record_keeps_numbers_as_numbers() {
    let claim = Claim::TriangularLemma5_1;
    let parameters = parameters(claim, "k=4");
    let stamp = Stamp { version: "0.1.0", date: "2026-01-31" };
    let record = Record::of(claim, &parameters, checked(claim, &parameters, 300, 1 << 20).verdict, stamp).unwrap();
    assert_eq!((record.counterexample.as_deref(), record.bound), (Some("11,6,13"), 13));
    assert_eq!(record.counterexample(), Ok(Some([11, 6, 13].into())));
    // x and z with equally many digits: 1, 2 of each, 4 and 6 up to 13, of which the squares are added.
    assert_eq!(record.positions, 1 + 4 + 16 + 36);
}

#[test]
fn records_are_read_and_written() {
    let row = r#"{"claim":"triangular 8.1","parameters":{"k":"5"},"bound":4000,"positions":9,"verdict":"verified","counterexample":null,"version":"0.1.0","date":"2026-01-31"}"#;
    let record: Record = serde_json::from_str(row).unwrap();
    assert_eq!(serde_json::to_string(&record).unwrap(), row);
    let (claim, parameters) = record.question().unwrap();
    assert_eq!((claim, parameters.text(Parameter::K)), (Claim::Triangular8_1, "5".to_owned()));
    assert!(record.answers(claim, &parameters, 4000) && !record.answers(claim, &parameters, 4001));
    assert!(!record.answers(Claim::Triangular7_3, &parameters, 10));
    assert!(!record.answers(claim, &parameters.with(Parameter::K, "9").unwrap(), 10));
    let refuted = Record { verdict: Word::Refuted, bound: 3, ..record.clone() };
    assert!(refuted.answers(claim, &parameters, 1_000_000));
    for (from, to) in [("8.1", "8.7"), ("\"k\"", "\"s\""), ("{\"k\":\"5\"}", "{}"), ("\"5\"", "\"x\"")] {
        let other: Record = serde_json::from_str(&row.replace(from, to)).unwrap();
        assert!(other.question().is_err(), "{to}");
    }
    let with_more = row.replace("{\"k\":\"5\"}", "{\"k\":\"5\",\"s\":\"1\"}");
    assert!(serde_json::from_str::<Record>(&with_more).unwrap().question().is_err());
}
