//! Messages between pages and workers: bytes that are read as a message are those that the message is written as.

use serde::Serialize;
use serde::de::DeserializeOwned;
use web::workers::exporter::protocol::{FromExporter, ToExporter};
use web::workers::host::{Never, PlainQuestion, read, write};
use web::workers::solver::protocol::{FromWorker, Question, ToWorker};
use web::workers::{adviser, certifier, checker, host, learner, packer, prover, reckoner, scanner, tutor};

pub(super) fn holds(data: &[u8]) {
    if let Some(ToWorker::Ask { question: Question::Evaluate { game }, .. }) = read(data) {
        assert!(game.ruleset().check(game.position()).is_ok(), "{game}");
    }
    let each: [fn(&[u8]); 13] = [
        goes_through::<ToWorker>,
        goes_through::<FromWorker>,
        goes_through::<ToExporter>,
        goes_through::<FromExporter>,
        both_go_through::<adviser::protocol::Question>,
        both_go_through::<tutor::protocol::Question>,
        both_go_through::<scanner::protocol::Question>,
        both_go_through::<checker::protocol::Question>,
        both_go_through::<prover::protocol::Question>,
        both_go_through::<certifier::protocol::Question>,
        both_go_through::<learner::protocol::Question>,
        both_go_through::<packer::protocol::Order>,
        both_go_through::<reckoner::protocol::Question>,
    ];
    each.iter().for_each(|check| check(data));
}

/// Messages with these questions and their answers.
fn both_go_through<Q>(data: &[u8])
where
    Q: PlainQuestion<Answer: Serialize + DeserializeOwned> + Serialize + DeserializeOwned,
{
    goes_through::<host::ToWorker<Q>>(data);
    goes_through::<host::FromWorker<Q::Answer, Never>>(data);
}

/// A message that was read is written as bytes that are read as the same message.
fn goes_through<T: Serialize + DeserializeOwned>(data: &[u8]) {
    let Some(message) = read::<T>(data) else { return };
    let written = write(&message);
    let again = read::<T>(&written).map(|message| write(&message));
    assert_eq!(again, Some(written));
}
