//! Find: a field that filters a list of all that the page can do, by names and by other words for them. Ctrl+K opens it, too.
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
use web::table::{Action, Figure, Plot, State};
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

/// A line of the list.
struct Entry {
    name: String,
    /// Other words that find it.
    also: &'static str,
    does: Does,
}

impl Entry {
    fn new(name: &str, also: &'static str, does: Does) -> Self {
        Self { name: name.to_owned(), also, does }
    }

    /// True if the name has all these words, or the name together with the other words.
    fn has(&self, words: &str, with_others: bool) -> bool {
        let also = if with_others { self.also } else { "" };
        let text = format!("{} {also}", self.name).to_lowercase();
        words.split_whitespace().all(|word| text.contains(word))
    }
}

/// The entries that have these words in their names, then those that are found by other words.
fn sought(all: Vec<Entry>, words: &str) -> impl Iterator<Item = Entry> + use<> {
    let (named, others): (Vec<Entry>, Vec<Entry>) = all.into_iter().partition(|entry| entry.has(words, false));
    let words = words.to_owned();
    named.into_iter().chain(others.into_iter().filter(move |entry| entry.has(&words, true)))
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
    let mut found = sought(all, &wanted.to_lowercase()).peekable();
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
                <ul>{ for found.map(|found| line(&props.state, found, &close)) }</ul>
                <p class="remark" role="status">{ is_nothing.then(|| texts.find_nothing()) }</p>
                <p class="remark keys">{ texts.figure_keys() }</p>
                <p class="remark keys">{ texts.cloud_by_mouse() }</p>
            </dialog>
        </>
    }
}

/// All that the page can do.
fn entries(texts: Texts, state: &State) -> Vec<Entry> {
    let figures = choices(state.game().ruleset().rules, state.beside().is_some());
    let show = |(of, form)| Entry::new(name(texts, of, form), also(texts, of, form), Does::Show((of, form)));
    let mut all: Vec<Entry> = figures.into_iter().map(show).collect();
    all.extend([
        Entry::new(texts.find_size(), texts.find_also_size(), Does::Unfold(".settings")),
        Entry::new(texts.find_compare(), texts.find_also_compare(), Does::Unfold(".settings")),
        Entry::new(texts.find_position(), texts.find_also_position(), Does::Unfold(".position")),
        Entry::new(texts.find_rules(), texts.find_also_rules(), Does::Unfold(".rules")),
        Entry::new(texts.find_download(), texts.find_also_download(), Does::Download(".large")),
        Entry::new(texts.find_download_bar(), "svg png", Does::Download(".position")),
        Entry::new(texts.share(), texts.find_also_share(), Does::Share),
    ]);
    all.extend(Kind::ALL.map(|kind| Entry::new(kind.name(texts), kind.key(), Does::Choose(kind))));
    all.extend(known_rules(texts).map(|(name, rules)| Entry::new(name, "", Does::Take(rules))));
    if build::is_single_file() {
        return all;
    }
    let game = state.game();
    let learn = format!("{BENCH}#show=learn&learn={}", in_address(&game.ruleset().to_string()));
    let rooms = [
        state.sum().only().map(|game| {
            (texts.play_this_bar(), "", Room::Play.address(&format!("bar={}", in_address(&game.to_string()))))
        }),
        Some((texts.teach_this(), "", Room::Teach.with_position(state.sum(), false))),
        Some((texts.find_prove(), texts.find_also_prove(), learn)),
        Some((texts.map(), texts.find_also_map(), format!("{}#show=map", Room::Laboratory.page()))),
        Some((texts.room_papers(), texts.find_also_papers(), Room::Papers.page().to_owned())),
        Some((texts.game_heaps(), "octal Kayles", HEAPS.to_owned())),
        build::folder().map(|_| (texts.glossary(), "", texts.glossary_page().to_owned())),
    ];
    let lead = |(name, also, address): (&str, _, _)| Entry::new(name, also, Does::Lead(address));
    all.extend(rooms.into_iter().flatten().map(lead));
    all
}

/// Other words for a figure.
fn also(texts: Texts, figure: Figure, form: Option<Plot>) -> &'static str {
    match (figure, form) {
        (Figure::Table, _) => texts.find_also_table(),
        (Figure::Positions, Some(Plot::Space)) => texts.find_also_space(),
        (Figure::Positions, Some(Plot::Above | Plot::Projected | Plot::List) | None) => texts.find_also_positions(),
        (Figure::Line, _) => texts.find_also_line(),
        (Figure::Columns, _) => texts.find_also_columns(),
        (Figure::Comparison, _) => texts.find_also_compare(),
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

#[cfg(test)]
mod tests {
    use super::{entries, sought};
    use web::table::State;
    use web::texts::Texts;

    #[test]
    fn names_come_before_other_words_for_a_thing() {
        let found = |words: &str| -> Vec<String> {
            sought(entries(Texts::default(), &State::default()), words).map(|entry| entry.name).collect()
        };
        assert_eq!([found("along"), found("3d")], [["Along a line"], ["In space"]]);
        assert_eq!([found("triangle"), found("latex")], [["Triangular bar"], ["Download the figure"]]);
        assert_eq!([&found("k and s")[0], &found("map")[0]], ["Map of k and s"; 2]);
        assert!(found("no such thing").is_empty());
    }
}
