//! Messages between pages and workers: bytes that are read as a message are those that the message is written as.

use serde::Serialize;
use serde::de::DeserializeOwned;
use web::workers::certifier::protocol::{FromCertifier, ToCertifier};
use web::workers::checker::protocol::{FromChecker, ToChecker};
use web::workers::exporter::protocol::{FromExporter, ToExporter};
use web::workers::host::{Never, read, write};
use web::workers::learner::protocol::{FromLearner, ToLearner};
use web::workers::packer::protocol::{FromPacker, ToPacker};
use web::workers::prover::protocol::{FromProver, ToProver};
use web::workers::solver::protocol::{FromWorker, Question, ToWorker};
use web::workers::{adviser, host, scanner, tutor};

pub(super) fn holds(data: &[u8]) {
    if let Some(ToWorker::Ask { question: Question::Evaluate { game }, .. }) = read(data) {
        assert!(game.ruleset().check(game.position()).is_ok(), "{game}");
    }
    let each: [fn(&[u8]); 20] = [
        goes_through::<ToWorker>,
        goes_through::<FromWorker>,
        goes_through::<host::ToWorker<adviser::protocol::Question>>,
        goes_through::<host::FromWorker<adviser::protocol::Answer, Never>>,
        goes_through::<host::ToWorker<tutor::protocol::Question>>,
        goes_through::<host::FromWorker<tutor::protocol::Answer, Never>>,
        goes_through::<host::ToWorker<scanner::protocol::Question>>,
        goes_through::<host::FromWorker<scanner::protocol::Answer, Never>>,
        goes_through::<ToChecker>,
        goes_through::<FromChecker>,
        goes_through::<ToProver>,
        goes_through::<FromProver>,
        goes_through::<ToCertifier>,
        goes_through::<FromCertifier>,
        goes_through::<ToLearner>,
        goes_through::<FromLearner>,
        goes_through::<ToPacker>,
        goes_through::<FromPacker>,
        goes_through::<ToExporter>,
        goes_through::<FromExporter>,
    ];
    each.iter().for_each(|check| check(data));
}

/// A message that was read is written as bytes that are read as the same message.
fn goes_through<T: Serialize + DeserializeOwned>(data: &[u8]) {
    let Some(message) = read::<T>(data) else { return };
    let written = write(&message);
    let again = read::<T>(&written).map(|message| write(&message));
    assert_eq!(again, Some(written));
}
