//! A button that checks a claim anew, for pages on which nothing else asks the checkers.

use crate::evidence::{claim_name, verdict};
use crate::kit::dispatching::{dispatching, dispatching_by};
use crate::texts::{Texts, use_texts};
use crate::view::waiting::Waiting;
use crate::workers::checker::protocol::{Case, ClaimAnswer, ClaimQuestion};
use crate::workers::requests::Pool;
use crate::workers::requests::asked::{Happened, use_own_question};
use crate::workers::requests::trial::Status;
use maths::claims::{Checked, Claim};
use yew::prelude::*;

/// The claim.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub claim: Claim,
}

/// `div.again`: the button, and what came out. The claim is checked for its first parameters, as far as the laboratory proposes.
#[component]
pub fn CheckAgain(props: &Props) -> Html {
    let texts = use_texts();
    let claim = props.claim;
    let asked = use_own_question(Pool::<ClaimQuestion>::one);
    let case = Case { claim, parameters: claim.parameters(), bound: claim.bound() };
    let on_check = dispatching_by(&asked.dispatcher(), move |_: MouseEvent| Happened::Ask(ClaimQuestion::Check(case)));
    let on_cancel = dispatching(&asked, |()| Happened::Stop);
    let status = asked.trial.as_ref().map(|trial| &trial.status);
    html! {
        <div class="again">
            <button type="button" class="quiet" onclick={on_check} aria-label={texts.check_again_named(&claim_name(texts, claim))}>
                { texts.check_again() }
            </button>
            <div aria-live="polite">
                { match status {
                    None => Html::default(),
                    Some(Status::Waiting) => html! { <Waiting done={None} text={texts.lab_waiting()} {on_cancel} /> },
                    Some(Status::Running { progress, milliseconds, .. }) => {
                        let progress = progress.unwrap_or_default();
                        let done = if verdict::has_rate(&case) { progress.done } else { 0.0 };
                        html! { <Waiting done={Some(progress.part())} text={verdict::pace(texts, done, *milliseconds)} {on_cancel} /> }
                    }
                    Some(Status::Failed(failure)) => html! { <p class="told refuted">{ verdict::failure(texts, *failure) }</p> },
                    Some(Status::Done { answer, milliseconds }) => found(texts, case, **answer, *milliseconds),
                } }
            </div>
        </div>
    }
}

/// The verdict, and the time that it took.
fn found(
    texts: Texts,
    case: Case,
    ClaimAnswer::Checked(Checked { verdict, .. }): ClaimAnswer,
    milliseconds: f64,
) -> Html {
    let (word, class) = verdict::word(texts, case.claim, &verdict);
    html! {
        <p class={classes!("told", class)}>
            <span class="range">{ verdict::range(texts, &case) }</span>{ texts.ledger_colon() }<strong>{ word }</strong>{ " " }
            { verdict::sentences(texts, &case, &verdict) }
            <span class="pace">{ verdict::pace(texts, verdict::positions(&case, &verdict), milliseconds) }</span>
        </p>
    }
}
