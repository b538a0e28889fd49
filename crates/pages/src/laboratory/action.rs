//! The actions in the laboratory.

use crate::laboratory::certificate_panel::Unread;
use crate::laboratory::sweep::Plan;
use crate::laboratory::{
    CertificateKey, CertificateNews, FoundryChange, Given, Key, Listing, MapChange, News, Opened, ProofKey, ProofNews,
    Section,
};
use maths::claims::{Claim, Claimed, Paper, Parameter, Record};
use std::rc::Rc;
use web::kit::Edit;
use web::texts::Language;
use web::workers::checker::protocol::Case;
use yew::AttrValue;

/// An action in the laboratory.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Another part is shown.
    Show(Section),
    /// The claims of one paper are listed, or all.
    Only(Option<Paper>),
    /// Other kinds of claims are listed.
    List(Listing),
    /// A claim may take this number of seconds, or any time.
    Budget(Option<u32>),
    /// A claim is to be checked with other parameters, or further.
    Set(Case),
    /// A parameter of a claim is to be what a text says; the others stay as they are by then.
    SetParameter(Claim, Parameter, String),
    /// A claim is to be checked up to this bound.
    SetBound(Claim, u32),
    /// The field with this id refuses a text; none if it refuses no text any more.
    Refuse(AttrValue, Option<String>),
    /// A claim is put to the test as it is set up by then.
    BeginAsSet(Claim),
    /// Claims are put to the test.
    Begin(Vec<Case>),
    /// All counterexamples of a claim are to be listed.
    Gather(Case),
    /// Another sweep is planned.
    Plan(Edit<Plan>),
    /// The sweep that is planned by then is begun, if it is possible.
    Sweep,
    /// This sweep is begun.
    SweepThis(Plan),
    /// A sweep over one parameter is laid in rows of this length.
    Fold(u32),
    /// Something changes on the map of k and s.
    Map(MapChange),
    /// Something changes in the foundry.
    Foundry(FoundryChange),
    /// A claim is to be proved.
    Prove(Claimed),
    /// A certificate of a claim is asked for.
    Certify(Claimed),
    /// A certificate is pasted or written.
    Paste(String),
    /// A certificate is to be checked.
    Examine(Given),
    /// A file could not be read.
    Unread(Unread),
    /// The prover need not go on with these.
    StopProofs(Vec<ProofKey>),
    /// Work on this certificate need not go on.
    StopCertificate(CertificateKey),
    /// News from the prover.
    Proved(ProofKey, ProofNews),
    /// News of a certificate.
    Certified(CertificateKey, CertificateNews),
    /// These questions end, with the results so far.
    Stop(Vec<Key>),
    /// News of a question.
    SolverReply(Key, News),
    /// The records have come; none if they are not to be had.
    Records(Rc<Vec<Record>>),
    /// A link is opened.
    Open(Box<Opened>),
    /// Another language is spoken.
    Speak(Language),
    /// The notice is closed.
    Dismiss,
}

impl Action {
    /// True if the action comes from a worker or a file, and not from the user.
    pub(super) fn is_news(&self) -> bool {
        matches!(
            self,
            Self::SolverReply(..)
                | Self::Proved(..)
                | Self::Foundry(FoundryChange::Kept(_))
                | Self::Certified(..)
                | Self::Records(_)
        )
    }

    /// True if such actions follow each other letter by letter.
    pub(super) fn is_typing(&self) -> bool {
        matches!(self, Self::Foundry(FoundryChange::Find(_)))
    }
}
