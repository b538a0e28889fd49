//! Find: a field that filters a list of all that the page can do. Ctrl+K opens it, too.
//!
//! ```text
//! button.quiet.find
//! dialog.find-dialog
//! ├─ form > input       Enter does the first of the list
//! ├─ ul > li > button, a
//! └─ p.remark           the keys of the figures
//! ```

use crate::explore::figures::chooser::{Choice, choices, name};
use crate::explore::game::choose;
use maths::games::in_address;
use wasm_bindgen::JsCast;
use web::kit::build;
use web::kit::games::Kind;
use web::kit::rooms::{BENCH, HEAPS, Room};
use web::kit::{Edit, Gesture, known_rules};
use web::table::{Action, Figure, State};
use web::texts::{Texts, use_texts};
use web::view::hooks::{use_effect_with, use_state_eq};
use web::view::listening::listen;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The action of an entry of the list.
#[derive(Clone)]
enum Does {
    Show(Choice),
    Choose(Kind),
    /// Takes rules of the list of known games.
    Take(&'static str),
    /// Opens a group and goes to the first thing in it.
    Unfold(&'static str),
    /// Presses the button in a part of the page that downloads it.
    Download(&'static str),
    Share,
    Lead(String),
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
    let sought = wanted.to_lowercase();
    let all = if *is_open { entries(texts, &props.state) } else { Vec::new() };
    let mut found = all.into_iter().filter(|(name, _)| name.to_lowercase().contains(&sought)).peekable();
    let is_nothing = *is_open && found.peek().is_none();
    html! {
        <>
            <button type="button" class="quiet find" aria-haspopup="dialog" onclick={move |_| open()}>
                { texts.find() }<kbd>{ texts.find_keys() }</kbd>
            </button>
            <dialog ref={dialog} class="dialog find-dialog" aria-label={texts.find()} {onclose}>
                <form {onsubmit}>
                    <input type="text" aria-label={texts.find_label()} placeholder={texts.find_label()} value={(*wanted).clone()} {oninput} autocomplete="off" />
                </form>
                <ul>{ for found.map(|(name, does)| entry(&props.state, name, does, &close)) }</ul>
                <p class="remark" role="status">{ is_nothing.then(|| texts.find_nothing()) }</p>
                <p class="remark keys">{ texts.figure_keys() }</p>
                <p class="remark keys">{ texts.cloud_by_mouse() }</p>
            </dialog>
        </>
    }
}

/// All that the page can do.
fn entries(texts: Texts, state: &State) -> Vec<(String, Does)> {
    let figures = choices(state.game().ruleset().rules, state.beside().is_some());
    let mut all: Vec<(String, Does)> =
        figures.into_iter().map(|(of, form)| (name(texts, of, form).to_owned(), Does::Show((of, form)))).collect();
    all.extend(
        [
            (texts.find_size(), Does::Unfold(".settings")),
            (texts.find_compare(), Does::Unfold(".settings")),
            (texts.find_position(), Does::Unfold(".position")),
            (texts.find_rules(), Does::Unfold(".rules")),
            (texts.find_download(), Does::Download(".large")),
            (texts.find_download_bar(), Does::Download(".position")),
            (texts.share(), Does::Share),
        ]
        .map(|(name, does)| (name.to_owned(), does)),
    );
    all.extend(Kind::ALL.map(|kind| (kind.name(texts).to_owned(), Does::Choose(kind))));
    all.extend(known_rules(texts).map(|(name, rules)| (name.to_owned(), Does::Take(rules))));
    if build::is_single_file() {
        return all;
    }
    let game = state.game();
    let learn = format!("{BENCH}#show=learn&learn={}", in_address(&game.ruleset().to_string()));
    let rooms = [
        state
            .sum()
            .only()
            .map(|game| (texts.play_this_bar(), Room::Play.address(&format!("bar={}", in_address(&game.to_string()))))),
        Some((texts.teach_this(), Room::Teach.with_position(state.sum(), false))),
        Some((texts.find_prove(), learn)),
        Some((texts.room_papers(), Room::Papers.page().to_owned())),
        Some((texts.game_heaps(), HEAPS.to_owned())),
        build::folder().map(|_| (texts.glossary(), texts.glossary_page().to_owned())),
    ];
    all.extend(rooms.into_iter().flatten().map(|(name, address)| (name.to_owned(), Does::Lead(address))));
    all
}

fn entry(state: &UseReducerHandle<State>, name: String, does: Does, close: &Callback<()>) -> Html {
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
