//! A list of theorems, each of which opens.

use crate::laboratory::FoundryChange;
use crate::laboratory::foundry_panel::opened::Opened;
use crate::laboratory::foundry_panel::picture::Picture;
use maths::games::Ruleset;
use proofs::theorems::foundry::Dossier;
use std::rc::Rc;
use web::evidence::typeset;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The theorems, and which of them is open.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub theorems: Rc<Vec<Dossier>>,
    pub open: Option<String>,
    pub on_change: Callback<FoundryChange>,
}

/// So many are shown at first; all of them on demand.
const FIRST: usize = 20;

/// `ul.theorems`
#[component]
pub(super) fn Theorems(props: &Props) -> Html {
    let texts = use_texts();
    let Props { theorems, open, on_change } = props;
    let are_all_shown = use_state_eq(|| false);
    let is_open = |dossier: &Dossier| *open == Some(name(dossier));
    let place = theorems.iter().position(is_open).map_or(0, |place| place + 1);
    let shown = if *are_all_shown { theorems.len() } else { FIRST.max(place) };
    let on_all = {
        let are_all_shown = are_all_shown.setter();
        Callback::from(move |_: MouseEvent| are_all_shown.set(true))
    };
    html! {
        <>
            <ul class="theorems">
                { for theorems.iter().take(shown).map(|dossier| html! {
                    <Row key={name(dossier)} name={name(dossier)} dossier={Rc::new(dossier.clone())} is_open={is_open(dossier)}
                        on_change={on_change.clone()} />
                }) }
            </ul>
            if shown < theorems.len() {
                <button type="button" class="quiet" onclick={on_all}>{ texts.foundry_all(&theorems.len()) }</button>
            }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct RowProps {
    name: String,
    dossier: Rc<Dossier>,
    is_open: bool,
    on_change: Callback<FoundryChange>,
}

/// The line of a theorem, and what is below it once it is open.
#[component]
fn Row(props: &RowProps) -> Html {
    let texts = use_texts();
    let RowProps { name, dossier, is_open, on_change } = props;
    let onclick = {
        let (name, is_open, on_change) = (name.clone(), *is_open, on_change.clone());
        Callback::from(move |event: MouseEvent| {
            // The state says what is open.
            event.prevent_default();
            on_change.emit(FoundryChange::Open(name.clone(), !is_open));
        })
    };
    let Ok(ruleset) = dossier.ruleset() else { return Html::default() };
    html! {
        <li>
            <details open={*is_open}>
                <summary {onclick}>
                    <Picture dossier={Rc::clone(dossier)} />
                    <span class="bound">{ bound(&ruleset) }</span>
                    <span class="states">{ texts.foundry_states(&dossier.states()) }</span>
                    <span class="ways">
                        { for ways(texts, &ruleset).into_iter().map(|way| html! { <span class="tag">{ way }</span> }) }
                        if dossier.value > 0 { <span class="tag">{ texts.foundry_value(&dossier.value) }</span> }
                    </span>
                </summary>
                if *is_open { <Opened dossier={Rc::clone(dossier)} {ruleset} /> }
            </details>
        </li>
    }
}

/// The name of a theorem in a list: its rules, and the Grundy value if that is not 0.
fn name(dossier: &Dossier) -> String {
    let value = if dossier.value == 0 { String::new() } else { format!("={}", dossier.value) };
    [&dossier.rules, &*value].concat()
}

/// The bar as an inequality; a pass and misère play are said beside it.
fn bound(ruleset: &Ruleset) -> Html {
    let rim = ruleset.rules.bar().and_then(|bar| bar.rim_text());
    let set = rim.and_then(|rim| typeset::formula(&format!("y <= {rim}")));
    set.unwrap_or_else(|| html! { <code>{ ruleset.to_string() }</code> })
}

/// How it is played, if that is not as usual.
fn ways(texts: Texts, ruleset: &Ruleset) -> Vec<&'static str> {
    let misere = ruleset.misere.then(|| texts.misere());
    let pass = ruleset.pass.then(|| texts.pass());
    [misere, pass].into_iter().flatten().collect()
}
