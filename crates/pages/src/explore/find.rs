//! Find: a field that filters a list of all that the page can do, by names and by other words for them. Ctrl+K opens it, too.
//!
//! ```text
//! button.quiet.find
//! dialog.find-dialog
//! ├─ form > input       Enter does the first of the list
//! ├─ h2, ul > li > button, a
//! └─ details.keys       the keys of the figures
//! ```

mod entries;

use crate::explore::find::entries::{Does, Entry, Group, entries, sought};
use crate::explore::game::choose;
use wasm_bindgen::JsCast;
use web::kit::{Edit, Gesture};
use web::table::{Action, Figure, State};
use web::texts::use_texts;
use web::view::hooks::{use_effect_with, use_state_eq};
use web::view::listening::listen;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The button and its dialog.
#[component]
pub(super) fn Find(props: &Props) -> Html {
    let texts = use_texts();
    let (dialog, wanted, is_open) = (use_node_ref(), use_state_eq(String::new), use_state_eq(|| false));
    let open = {
        let (dialog, wanted, is_open) = (dialog.clone(), wanted.setter(), is_open.setter());
        move || {
            wanted.set(String::new());
            is_open.set(true);
            // This call fails if the dialog is open already.
            let _ = dialog.cast::<HtmlDialogElement>().map(|dialog| dialog.show_modal());
        }
    };
    {
        let open = open.clone();
        use_effect_with((), move |()| {
            let keys = web_sys::window().map(|window| {
                listen(&window, "keydown", move |event| {
                    let key = event.dyn_ref::<web_sys::KeyboardEvent>();
                    if key.is_some_and(|key| key.key() == "k" && (key.ctrl_key() || key.meta_key())) {
                        event.prevent_default();
                        open();
                    }
                })
            });
            move || drop(keys)
        });
    }
    let oninput = {
        let wanted = wanted.setter();
        Callback::from(move |event: InputEvent| wanted.set(event.target_unchecked_into::<HtmlInputElement>().value()))
    };
    let onsubmit = {
        let dialog = dialog.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            press(dialog.cast::<HtmlElement>().and_then(|dialog| dialog.query_selector("li > *").ok().flatten()));
        })
    };
    let close = {
        let dialog = dialog.clone();
        Callback::from(move |()| {
            let _ = dialog.cast::<HtmlDialogElement>().map(|dialog| dialog.close());
        })
    };
    let onclose = {
        let is_open = is_open.setter();
        Callback::from(move |_: Event| is_open.set(false))
    };
    let all = if *is_open { entries(texts, &props.state) } else { Vec::new() };
    let found = sought(all, &wanted.to_lowercase());
    let is_nothing = *is_open && found.is_empty();
    let group = |(group, entries): (Group, Vec<Entry>)| {
        html! { <><h2>{ group.name(texts) }</h2><ul>{ for entries.into_iter().map(|entry| line(&props.state, entry, &close)) }</ul></> }
    };
    html! {
        <>
            <button type="button" class="quiet find" aria-haspopup="dialog" onclick={move |_| open()}>
                { texts.find() }<kbd>{ texts.find_keys() }</kbd>
            </button>
            <dialog ref={dialog} class="dialog find-dialog" aria-label={texts.find()} {onclose}>
                <form {onsubmit}>
                    <input type="text" aria-label={texts.find_label()} placeholder={texts.find_label()} value={(*wanted).clone()} {oninput} autocomplete="off" />
                </form>
                <div class="found">{ for found.into_iter().map(group) }</div>
                <p class="remark" role="status">{ is_nothing.then(|| texts.find_nothing()) }</p>
                <details class="keys">
                    <summary>{ texts.find_help() }</summary>
                    <p class="remark">{ texts.figure_keys() }</p>
                    <p class="remark">{ texts.cloud_by_mouse() }</p>
                </details>
            </dialog>
        </>
    }
}

fn line(state: &UseReducerHandle<State>, Entry { name, does, .. }: Entry, close: &Callback<()>) -> Html {
    if let Does::Lead(href) = does {
        return html! { <li key={name.clone()}><a {href}>{ name }</a></li> };
    }
    let (dispatcher, close) = (state.dispatcher(), close.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        close.emit(());
        match &does {
            Does::Show((figure, plot)) => dispatcher.dispatch(Action::Show(*figure, *plot)),
            Does::Choose(kind) => choose(&dispatcher, *kind),
            Does::Take(rules) => take(&dispatcher, rules),
            Does::Unfold(group) => unfold(group),
            Does::Download(part) => {
                press(found(part).and_then(|part| part.query_selector(".downloads>button").ok().flatten()))
            }
            Does::Share => press(found(".share")),
            Does::Lead(_) => {}
        }
    });
    html! { <li key={name.clone()}><button type="button" {onclick}>{ name }</button></li> }
}

fn take(dispatcher: &UseReducerDispatcher<State>, rules: &str) {
    // The known rules can be read, by test.
    if let Ok(ruleset) = rules.parse() {
        dispatcher.dispatch(Action::Change(Edit::to(ruleset), Gesture::Settled));
        dispatcher.dispatch(Action::Show(Figure::Table, None));
    }
}

fn found(part: &str) -> Option<Element> {
    web_sys::window()?.document()?.query_selector(part).ok().flatten()
}

fn press(found: Option<Element>) {
    if let Some(button) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}

/// Opens a group, and the keyboard goes to the first thing in it.
fn unfold(group: &str) {
    let Some(group) = found(group) else { return };
    // The name is plain, so this does not fail.
    let _ = group.set_attribute("open", "");
    let first = group.query_selector("input,select,button").ok().flatten();
    if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
        // Without the focus it is open, too.
        let _ = first.focus();
    }
}
