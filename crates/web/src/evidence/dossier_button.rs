//! The dossier of a claim that is proved, or of a set that was learned: made by the packer, and saved as a file.

use crate::evidence::verdict;
use crate::kit::dispatching::dispatching;
use crate::kit::download::download;
use crate::texts::{Texts, use_texts};
use crate::view::hooks::use_effect_with;
use crate::view::waiting::{Waiting, refused};
use crate::workers::packer::protocol::{Order, Packed};
use crate::workers::requests::Pool;
use crate::workers::requests::asked::{Asked, Happened, use_own_question};
use crate::workers::requests::trial::{Status, Trial};
use js_sys::{Array, Uint8Array};
use std::rc::Rc;
use web_sys::{Blob, BlobPropertyBag};
use yew::prelude::*;

/// The subject of the dossier, and the name of its file.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The subject of the dossier.
    pub order: Order,
    /// The name of the file, without its ending.
    pub name: String,
}

/// The question of this button.
type Question = Asked<Order, Packed>;

/// `div.dossier`: the button that asks for it, how far it is, and what was saved.
#[component]
pub fn DossierButton(props: &Props) -> Html {
    let texts = use_texts();
    let asked = use_own_question(Pool::<Order>::one);
    let made = asked.trial.as_ref().and_then(|trial| trial.answer()).cloned();
    {
        let name = props.name.clone();
        // It is saved as soon as it is made, so that one click is enough.
        use_effect_with(made, move |made| made.iter().for_each(|packed| save(packed, &name)));
    }
    let on_order = {
        let (order, dispatcher) = (props.order.clone(), asked.dispatcher());
        Callback::from(move |()| dispatcher.dispatch(Happened::Ask(order.clone())))
    };
    let on_stop = dispatching(&asked, |()| Happened::Stop);
    let is_busy = asked.trial.as_ref().is_some_and(Trial::is_open);
    html! {
        <div class="dossier" tabindex="-1" aria-live="polite" aria-busy={is_busy.to_string()}>
            { inside(texts, &asked, &props.name, on_order, on_stop) }
        </div>
    }
}

fn inside(texts: Texts, asked: &Question, name: &str, on_order: Callback<()>, on_stop: Callback<()>) -> Html {
    let begin = || {
        let onclick = on_order.reform(|_: MouseEvent| ());
        html! {
            <>
                <button type="button" {onclick}>{ texts.dossier_make() }</button>
                <span class="remark">{ texts.dossier_what() }</span>
            </>
        }
    };
    match asked.trial.as_ref().map(|trial| &trial.status) {
        None => begin(),
        Some(Status::Waiting) => html! { <Waiting done={None} text={texts.lab_waiting()} on_cancel={on_stop} /> },
        Some(Status::Running { progress, .. }) => {
            let done = progress.map(|progress| progress.part());
            html! { <Waiting {done} text={texts.dossier_making()} on_cancel={on_stop} /> }
        }
        Some(Status::Failed(failure)) => refused(texts, &verdict::failure(texts, *failure), &on_order),
        Some(Status::Done { answer, .. }) => match answer.as_ref() {
            Packed::Made(bytes) => {
                let again = {
                    let (packed, name) = (Rc::clone(answer), name.to_owned());
                    Callback::from(move |_: MouseEvent| save(&packed, &name))
                };
                let kilobytes = texts.number(&bytes.len().div_ceil(1000));
                html! {
                    <>
                        <button type="button" onclick={again}>{ texts.dossier_save() }</button>
                        <span class="remark">{ texts.dossier_saved(&file(name), &kilobytes) }</span>
                    </>
                }
            }
            Packed::Nothing => html! { <span class="remark">{ texts.dossier_nothing() }</span> },
            Packed::Unfinished => begin(),
        },
    }
}

fn file(name: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || "=.,-".contains(letter) { letter } else { '-' };
    format!("bittersweet-{}-dossier.zip", name.chars().map(plain).collect::<String>())
}

/// Saves an archive. Does nothing if the browser refuses the download.
fn save(packed: &Packed, name: &str) {
    let Packed::Made(bytes) = packed else { return };
    let options = BlobPropertyBag::new();
    options.set_type("application/zip");
    let parts = Array::of1(&Uint8Array::from(bytes.as_slice()));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &options);
    let _ = blob.and_then(|blob| download(&blob, &file(name)));
}
