//! Certificates that are checked: a file that is chosen or dropped, or a text that is pasted, and what it proves.

pub(super) mod examined;
mod files;

use crate::laboratory::certificate_panel::examined::Outcome;
use crate::laboratory::certificate_panel::files::open;
pub(super) use crate::laboratory::certificate_panel::files::{Unread, take};
use crate::laboratory::{Action, CertificateKey, Given, State};
use web::kit::dispatching::dispatching;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::workers::certifier::protocol::Examined;
use web_sys::{File, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The state.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// `section.certificates`
#[component]
pub(super) fn CertificatePanel(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state } = props;
    let is_over = use_state_eq(|| false);
    let on_begin = dispatching(state, Action::Examine);
    let on_file = {
        let dispatcher = state.dispatcher();
        Callback::from(move |file: File| open(file, dispatcher.clone()))
    };
    let ondragover = {
        let is_over = is_over.setter();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            is_over.set(true);
        })
    };
    let ondragleave = {
        let is_over = is_over.setter();
        Callback::from(move |_: DragEvent| is_over.set(false))
    };
    let ondrop = {
        let (is_over, dispatcher) = (is_over.setter(), state.dispatcher());
        Callback::from(move |event: DragEvent| {
            is_over.set(false);
            take(&event, dispatcher.clone());
        })
    };
    let on_stop = dispatching(state, |()| Action::StopCertificate(CertificateKey::Examined));
    let unread = state.certificate.unread.as_ref();
    html! {
        <section class="certificates" aria-label={texts.certificates()}>
            <p class="lead">{ texts.certificates_lead() }</p>
            <div class={classes!("drop", is_over.then_some("over"))} {ondragover} {ondragleave} {ondrop}>
                { chosen(texts, on_file) }
                { pasted(texts, state, &on_begin) }
            </div>
            { unread.map(|why| html! { <p class="error" role="alert">{ why.words(texts) }</p> }).unwrap_or_default() }
            if unread.is_none() { <Outcome trial={state.certificate.trial.clone()} {on_begin} {on_stop} /> }
        </section>
    }
}

/// The field for files.
fn chosen(texts: Texts, on_file: Callback<File>) -> Html {
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_file.emit(file);
        }
        // The same file can be chosen again once it was edited.
        input.set_value("");
    });
    html! {
        <p>
            <label class="file">
                <input type="file" class="unseen" accept=".txt,text/plain" {onchange} />
                <span>{ texts.certificate_choose() }</span>
            </label>
            { " " }{ texts.certificate_drop() }
        </p>
    }
}

/// The box for texts, and the button.
fn pasted(texts: Texts, state: &UseReducerHandle<State>, on_begin: &Callback<Given>) -> Html {
    let text = state.certificate.text.clone();
    let oninput = dispatching(state, |event: InputEvent| {
        Action::Paste(event.target_unchecked_into::<HtmlTextAreaElement>().value())
    });
    let is_empty = text.trim().is_empty();
    let onclick = {
        let (text, on_begin) = (text.clone(), on_begin.clone());
        Callback::from(move |_: MouseEvent| {
            if !is_empty {
                on_begin.emit(Given { name: String::new(), text: text.as_str().into() });
            }
        })
    };
    html! {
        <div class="pasted">
            <label for="certificate-text">{ texts.certificate_paste() }</label>
            <textarea id="certificate-text" rows="4" autocomplete="off" autocapitalize="off" spellcheck="false" value={text} {oninput} />
            <button type="button" class="run" id="check-certificate" {onclick} aria-disabled={is_empty.to_string()}>{ texts.certificate_check() }</button>
        </div>
    }
}

/// The most bytes of a file, as texts say it.
fn most(texts: Texts) -> String {
    texts.number(&(Examined::MOST_BYTES / 1_000_000))
}

#[cfg(test)]
mod tests;
