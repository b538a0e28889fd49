use super::protocol::{Answer, Certified, Question, Reckoned};
use crate::workers::host::{FromWorker, InTurn, Job, Ticket, ToWorker};
use maths::solver::heaps::{HeapRules, obvious, read};
use proofs::theorems::periods::{Certificate, Checking, Period};

fn rules(text: &str) -> HeapRules {
    read(text).unwrap_or_else(|mistakes| panic!("{text}: {mistakes:?}"))
}

fn reckoned(text: &str, largest: u32) -> Reckoned {
    match (Question::Reckon { rules: rules(text), largest }).answered() {
        Answer::Reckoned(reckoned) => reckoned,
        Answer::Certified(_) => panic!("a certificate"),
    }
}

#[test]
fn values_beyond_the_proof_of_a_period_are_those_of_the_obvious_algorithm() {
    for text in ["0.77", "0.07", "move n by 2,5,7", "0.15"] {
        let Reckoned { values, period } = reckoned(text, 2_000);
        assert!(period.is_some(), "{text}");
        assert_eq!(values, obvious::values(&rules(text), 2_000), "{text}");
    }
}

#[test]
fn few_heaps_prove_no_period_and_a_stopped_answer_has_what_is_known() {
    assert_eq!(reckoned("0.77", 10), Reckoned { values: vec![0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2], period: None });
    let mut handler = InTurn::default();
    let question = Question::Reckon { rules: rules("move n into a+b where a != b"), largest: 1_000_000 };
    handler.receive(ToWorker::Ask { ticket: Ticket(1), question });
    handler.step();
    let stopped = handler.receive(ToWorker::Stop { ticket: Ticket(1) });
    let Some(FromWorker::Answered { answer: Answer::Reckoned(Reckoned { values, period: None }), .. }) = stopped else {
        panic!("{stopped:?}");
    };
    assert!((100..1_000_000).contains(&values.len()), "{}", values.len());
    assert_eq!(values, obvious::values(&rules("move n into a+b where a != b"), values.len() - 1));
}

#[test]
fn a_certificate_is_accepted_again_and_a_wrong_period_gets_none() {
    let period = Period { from: 71, length: 12 };
    let Answer::Certified(Certified::Made(text)) = Question::Certify { rules: rules("0.77"), period }.answered() else {
        panic!("no certificate");
    };
    assert_eq!(Certificate::read(&text).map(|certificate| Checking::new(certificate).run()), Ok(Ok(period)));
    for (text, period, is_long) in
        [("0.77", Period { from: 70, length: 12 }, false), ("0.77", Period { from: 20_000, length: 12 }, true)]
    {
        let answer = Question::Certify { rules: rules(text), period }.answered();
        assert!(matches!(
            (answer, is_long),
            (Answer::Certified(Certified::Wrong(_)), false) | (Answer::Certified(Certified::TooLong), true)
        ));
    }
}
