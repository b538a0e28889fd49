//! Certificates are made, checked and stopped by messages, as the page sends them.

use crate::workers::certifier::protocol::{Answer, Certified, Examined, Question};
use crate::workers::host::{FromWorker, InTurn, Job, Progress, Ticket, ToWorker};
use maths::claims::{Claim, Claimed, Parameter};
use proofs::certificates::{Fault, Unreadable};

fn nim_sum_on_triangle(k: &str) -> Claimed {
    let claim = Claim::Triangular7_3;
    Claimed { claim, parameters: claim.parameters().with(Parameter::K, k).unwrap() }
}

fn certified(claimed: Claimed) -> Certified {
    Question::Certify(claimed).answered().certificate().unwrap()
}

fn examined(text: &str) -> Examined {
    Question::Examine(text.into()).answered().examined().unwrap()
}

fn certificate(k: &str) -> String {
    let Certified::Made(text) = certified(nim_sum_on_triangle(k)) else { panic!() };
    text
}

#[test]
fn certificates_are_made_of_what_is_true() {
    assert!(certificate("7").len() > 100);
    assert_eq!(certified(nim_sum_on_triangle("5")), Certified::Wrong);
    let claim = Claim::Sharing2;
    assert_eq!(certified(Claimed { claim, parameters: claim.parameters() }), Certified::OtherKind);
    // Also of claims about values and about games with a pass. The corollary is wrong as it is printed.
    let made = |claim: Claim| certified(Claimed { claim, parameters: claim.parameters() });
    assert!(
        matches!(made(Claim::PassCorollary3_1), Certified::Made(_))
            && matches!(made(Claim::Pass4_1), Certified::Made(_))
    );
    assert_eq!(made(Claim::PassCorollary4_1), Certified::Wrong);
}

#[test]
fn a_certificate_that_was_made_is_accepted() {
    let text = certificate("7");
    let Examined::Accepted { about, entries } = examined(&text) else { panic!() };
    assert_eq!(about.to_string(), "triangle:k=7 | x ⊕ y ⊕ z = 0");
    // All lines but the heading, the claim and that of each of the six statements.
    assert_eq!(entries, text.lines().count() - 8);
}

#[test]
fn what_is_no_proof_is_rejected_with_its_line() {
    let text = certificate("7");
    let lines: Vec<&str> = text.lines().collect();
    // Of another ruleset.
    let other = text.replacen("k=7", "k=11", 1);
    assert!(
        matches!(examined(&other), Examined::Rejected { about, .. } if about.ruleset.to_string() == "triangle:k=11")
    );
    // Edited: the last entry says that its next one is the first, which no entry leads to.
    let last = lines[lines.len() - 1].rsplit_once('|').unwrap().0;
    let edited = [&lines[..lines.len() - 1].join("\n"), "\n", last, "|0\n"].concat();
    assert!(matches!(examined(&edited), Examined::Rejected { line, .. } if line == lines.len()), "{edited}");
    // Cut off between two tables, and inside of one.
    let second = lines.iter().rposition(|line| line.starts_with("statement")).unwrap();
    let cut = examined(&lines[..second].join("\n"));
    // A table is missing: no line is at fault but the one where the tables begin.
    let first = 1 + lines.iter().position(|line| line.starts_with("statement")).unwrap();
    assert!(matches!(cut, Examined::Rejected { fault: Fault::Tables, line, .. } if line == first), "{cut:?}");
    let cut = examined(&lines[..second + 2].join("\n"));
    assert_eq!(cut, Examined::Unreadable(Unreadable::CutOff { line: second + 3 }));
    // Without a claim, with one of another kind, and no certificate at all.
    assert_eq!(examined(&text.replacen(&format!("{}\n", lines[1]), "", 1)), Examined::Unnamed);
    assert!(matches!(examined(&text.replacen("x ⊕ y", "x ⊕ 2y", 1)), Examined::OtherKind { .. }));
    assert_eq!(examined("x ⊕ y ⊕ z = 0"), Examined::Unreadable(Unreadable::NoCertificate));
    let mut large = "x".repeat(usize::try_from(Examined::MOST_BYTES).unwrap());
    assert_eq!(examined(&large), Examined::Unreadable(Unreadable::NoCertificate));
    large.push('x');
    assert_eq!(examined(&large), Examined::TooLarge { bytes: Examined::MOST_BYTES + 1 });
}

#[test]
fn what_has_ended_is_done() {
    let claim = Claim::Sharing2;
    let other = Question::Certify(Claimed { claim, parameters: claim.parameters() });
    for question in [other, Question::Certify(nim_sum_on_triangle("3")), Question::Examine(certificate("3"))] {
        let mut work = question.begin(1 << 20);
        while !work.step() {}
        let Progress { done, total, .. } = work.progress().unwrap();
        assert_eq!(done, total);
    }
}

#[test]
fn making_and_checking_a_certificate_can_be_stopped() {
    let questions = [Question::Certify(nim_sum_on_triangle("31")), Question::Examine(certificate("31"))];
    for question in questions {
        let mut handler = InTurn::default();
        handler.receive(ToWorker::Ask { ticket: Ticket(2), question });
        for _ in 0..3 {
            assert!(matches!(handler.step(), Some(FromWorker::Progress { .. })));
        }
        let stopped = handler.receive(ToWorker::Stop { ticket: Ticket(2) });
        let Some(FromWorker::Answered { answer, .. }) = stopped else { panic!("{stopped:?}") };
        let is_unfinished =
            matches!(answer, Answer::Certificate(Certified::Unfinished) | Answer::Examined(Examined::Unfinished));
        assert!(is_unfinished, "{answer:?}");
    }
}

#[test]
fn formulas_of_a_game_have_certificates_like_claims() {
    let made = |formula: &str, ruleset: &str| {
        let question = Question::CertifyFormula { formula: formula.into(), ruleset: ruleset.parse().unwrap() };
        question.answered().certificate().unwrap()
    };
    let Certified::Made(text) = made("x ⊕ y ⊕ z = 0", "triangle:k=7") else { panic!() };
    assert_eq!(text, certificate("7"));
    assert_eq!(made("x ⊕ y ⊕ z = 0", "triangle:k=5"), Certified::Wrong);
    // Nim with two piles, and four: the nim-sum is 0.
    assert!(matches!(made("x = y", "rules:a b"), Certified::Made(_)));
    let Certified::Made(text) = made("a^b^c^d = 0", "rules:a b c d") else { panic!() };
    assert!(matches!(examined(&text), Examined::Accepted { about, .. } if about.formula == "a^b^c^d = 0"));
    assert_eq!(made("a^b = 0", "rules:a b;move a by any;move b by 1"), Certified::Wrong);
    assert_eq!(made("a < b", "rules:a b"), Certified::OtherKind);
}
