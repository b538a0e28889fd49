//! The certificate of a claim that is proved: it is made, saved, and checked.

use crate::laboratory::proof_box::CertificateTrial;
use crate::laboratory::{Action, CertificateKey, Given, Section, State};
use js_sys::Array;
use maths::claims::Claimed;
use web::evidence::{name_in_address, verdict};
use web::kit::dispatching::dispatching_by;
use web::kit::download::download;
use web::texts::Texts;
use web::view::waiting::{Waiting, refused};
use web::workers::certifier::protocol::Certified;
use web::workers::requests::trial::Status;
use web_sys::Blob;
use yew::prelude::*;

/// `div.certificate`: a button that asks for it; then why there is none, or buttons that save and check it.
pub(super) fn certificate_row(
    texts: Texts,
    claimed: Claimed,
    trial: Option<&CertificateTrial>,
    dispatcher: &UseReducerDispatcher<State>,
) -> Html {
    let ask = dispatching_by(dispatcher, move |()| Action::Certify(claimed));
    let make = || {
        let onclick = ask.reform(|_: MouseEvent| ());
        html! { <p><button type="button" {onclick}>{ texts.proof_certificate() }</button></p> }
    };
    let inside = match trial.map(|trial| &trial.status) {
        None => make(),
        Some(Status::Waiting | Status::Running { .. }) => {
            let (dispatcher, stop) = (dispatcher.clone(), CertificateKey::Made(claimed.claim));
            let on_cancel = Callback::from(move |()| dispatcher.dispatch(Action::StopCertificate(stop)));
            let progress = trial.and_then(|trial| trial.progress());
            let text = progress
                .map(|progress| progress.counts())
                .map_or(texts.lab_waiting().to_owned(), |[done, total]| texts.certificate_tables(&done, &total));
            html! { <Waiting done={progress.map(|progress| progress.part())} {text} {on_cancel} /> }
        }
        Some(Status::Failed(failure)) => refused(texts, &verdict::failure(texts, *failure), &ask),
        Some(Status::Done { answer, .. }) => match answer {
            Certified::Made(text) => made(texts, claimed, dispatcher, text),
            Certified::OtherKind => html! { <p class="remark">{ texts.proof_no_certificate() }</p> },
            Certified::Wrong => html! { <p class="remark">{ texts.certificate_none() }</p> },
            Certified::TooLong => html! { <p class="remark">{ texts.certificate_long() }</p> },
            Certified::Unfinished => make(),
        },
    };
    html! { <div class="certificate" tabindex="-1">{ inside }</div> }
}

/// Buttons that save it and check it again.
fn made(texts: Texts, claimed: Claimed, dispatcher: &UseReducerDispatcher<State>, text: &str) -> Html {
    let kilobytes = texts.number(&(text.len().div_ceil(1000)));
    let name = format!("bittersweet-{}-certificate.txt", name_in_address(claimed.claim).replace(':', "-"));
    let save = {
        let (text, name) = (text.to_owned(), name.clone());
        Callback::from(move |_: MouseEvent| {
            let file = Blob::new_with_str_sequence(&Array::of1(&text.as_str().into()));
            // If the file cannot be made, nothing happens, as with any download that the browser refuses.
            let _ = file.and_then(|file| download(&file, &name));
        })
    };
    let check = {
        let (dispatcher, given) = (dispatcher.clone(), Given { name, text: text.into() });
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Examine(given.clone()));
            dispatcher.dispatch(Action::Show(Section::Certificates));
        })
    };
    html! {
        <>
            <p>{ texts.proof_checked() }</p>
            <p class="buttons">
                <button type="button" onclick={save}>{ texts.proof_save(&kilobytes) }</button>
                <button type="button" onclick={check}>{ texts.certificate_again() }</button>
            </p>
        </>
    }
}
