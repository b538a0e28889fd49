//! What can happen in the laboratory.

use crate::checker::protocol::Case;
use crate::checker::protocol::FormulaQuestion;
use crate::claims::Claim;
use crate::claims::Paper;
use crate::claims::Parameter;
use crate::claims::Record;
use crate::laboratory::Given;
use crate::laboratory::Key;
use crate::laboratory::Listing;
use crate::laboratory::News;
use crate::laboratory::Opened;
use crate::laboratory::ProofKey;
use crate::laboratory::ProofNews;
use crate::laboratory::Section;
use crate::laboratory::sweep::Plan;
use crate::prover::protocol::Claimed;
use crate::search::Question;
use crate::texts::Language;
use std::rc::Rc;

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Another part is shown.
    Show(Section),
    /// The claims of one paper are listed, or all.
    Only(Option<Paper>),
    /// Other kinds of claims are listed.
    List(Listing),
    /// The line of a claim is opened, or closed.
    Unfold(Claim, bool),
    /// A claim may take so many seconds, or as long as it takes.
    Budget(Option<u32>),
    /// A claim is to be checked with other parameters, or further.
    Set(Case),
    /// A parameter of a claim is to be what a text says; the others stay as they are by then.
    SetParameter(Claim, Parameter, String),
    /// A claim is to be checked up to this bound.
    SetBound(Claim, u32),
    /// A claim is put to the test as it is set up by then.
    BeginAsSet(Claim),
    /// Claims are put to the test.
    Begin(Vec<Case>),
    /// All counterexamples of a claim are to be listed.
    Gather(Case),
    /// Another sweep is planned.
    Plan(Plan),
    /// A sweep is begun.
    Sweep(Plan),
    /// A sweep over one parameter is laid in rows of this length.
    Fold(u32),
    /// A formula, or what it is compared with, is written.
    Write(FormulaQuestion),
    /// A formula is put to the test.
    Compare(FormulaQuestion),
    /// Another search is planned.
    Seek(Question),
    /// A search is begun.
    Search(Question),
    /// A sentence is written.
    Compose(String),
    /// A sentence is to be decided.
    Decide(String),
    /// The automaton of a sentence is to read these numbers.
    Follow(Vec<u32>),
    /// A claim is to be proved.
    Prove(Claimed),
    /// A certificate of a claim is asked for.
    Certify(Claimed),
    /// A certificate is pasted or written.
    Paste(String),
    /// A certificate is to be checked.
    Examine(Given),
    /// The prover need not go on with these.
    StopProofs(Vec<ProofKey>),
    /// News from the prover.
    Proved(ProofKey, ProofNews),
    /// What is known so far of these is enough.
    Stop(Vec<Key>),
    /// News of a question.
    SolverReply(Key, News),
    /// The records have come; none if they are not to be had.
    Records(Rc<Vec<Record>>),
    /// A link is opened.
    Open(Opened),
    /// Another language is spoken.
    Speak(Language),
    /// The notice is closed.
    Dismiss,
}
