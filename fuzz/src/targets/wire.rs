//! Messages between pages and workers: bytes that are read as a message are those that the message is written as.

use bittersweet::adviser;
use bittersweet::certifier::protocol::FromCertifier;
use bittersweet::certifier::protocol::ToCertifier;
use bittersweet::checker::protocol::FromChecker;
use bittersweet::checker::protocol::ToChecker;
use bittersweet::exporter::protocol::FromExporter;
use bittersweet::exporter::protocol::ToExporter;
use bittersweet::learner::protocol::FromLearner;
use bittersweet::learner::protocol::ToLearner;
use bittersweet::packer::protocol::FromPacker;
use bittersweet::packer::protocol::ToPacker;
use bittersweet::prover::protocol::FromProver;
use bittersweet::prover::protocol::ToProver;
use bittersweet::scanner;
use bittersweet::tutor;
use bittersweet::worker::protocol::FromWorker;
use bittersweet::worker::protocol::Question;
use bittersweet::worker::protocol::ToWorker;
use bittersweet::worker_host;
use bittersweet::worker_host::Never;
use bittersweet::worker_host::read;
use bittersweet::worker_host::write;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub(super) fn holds(data: &[u8]) {
    if let Some(ToWorker::Ask { question: Question::Evaluate { game }, .. }) = read(data) {
        assert!(game.ruleset().check(game.position()).is_ok(), "{game}");
    }
    let each: [fn(&[u8]); 20] = [
        goes_through::<ToWorker>,
        goes_through::<FromWorker>,
        goes_through::<worker_host::ToWorker<adviser::protocol::Question>>,
        goes_through::<worker_host::FromWorker<adviser::protocol::Answer, Never>>,
        goes_through::<worker_host::ToWorker<tutor::protocol::Question>>,
        goes_through::<worker_host::FromWorker<tutor::protocol::Answer, Never>>,
        goes_through::<worker_host::ToWorker<scanner::protocol::Question>>,
        goes_through::<worker_host::FromWorker<scanner::protocol::Answer, Never>>,
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
