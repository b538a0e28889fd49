//! A claim on its page, with its results and the fields that are refused.

use crate::laboratory::proof_box::{CertificateTrial, ProofTrial};
use crate::laboratory::state::{ClaimTrial, ListTrial, State};
use maths::claims::{Claimed, Record};
use std::rc::Rc;
use web::evidence::verdict;
use web::kit::refused_texts::RefusedTexts;
use web::texts::Texts;
use web::workers::checker::protocol::Case;
use yew::prelude::*;

/// A claim, what is known of it, and where changes go.
pub(super) struct Subject {
    pub case: Case,
    pub trial: Option<Rc<ClaimTrial>>,
    pub list: Option<Rc<ListTrial>>,
    pub proof: Option<Rc<ProofTrial>>,
    pub certificate: Option<Rc<CertificateTrial>>,
    pub records: Rc<Vec<Record>>,
    /// The refused texts of the fields; nothing runs while there are any.
    pub refused: RefusedTexts,
    pub dispatcher: UseReducerDispatcher<State>,
}

/// The claim and its parameters, whatever the bound.
pub(super) fn claimed(case: &Case) -> Claimed {
    Claimed { claim: case.claim, parameters: case.parameters }
}

/// The note on a result about parameters that the statement does not cover, after the sentences of the result.
pub(super) fn not_stated(texts: Texts, claimed: &Claimed) -> Html {
    let note = verdict::not_stated(texts, claimed);
    note.map_or_else(Html::default, |note| html! { <>{ texts.between_sentences() }{ note }</> })
}
