//! A list of theorems, each of which opens. A theorem about misère play that follows from normal play is in the row of normal play.

use crate::laboratory::FoundryChange;
use crate::laboratory::foundry_panel::opened::{Opened, Twin};
use crate::laboratory::foundry_panel::picture::Picture;
use maths::games::Ruleset;
use proofs::theorems::foundry::{Dossier, twin_theorem};
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
    /// True if misère play that follows from normal play has no row.
    #[prop_or_default]
    pub is_folded: bool,
}

/// A row: a theorem, and what follows from it for misère play.
#[derive(Clone, PartialEq)]
struct Listed {
    name: String,
    dossier: Rc<Dossier>,
    twin: Option<Twin>,
}

impl Listed {
    /// The rows of theorems.
    fn all(theorems: &[Dossier], is_folded: bool) -> Vec<Self> {
        let twin = |dossier: &Dossier| {
            let normal = dossier.ruleset().ok().filter(|ruleset| is_folded && !ruleset.misere)?;
            let misere = Ruleset { misere: true, ..normal };
            let other = theorems.iter().find(|other| other.ruleset() == Ok(misere))?;
            Some(Twin { name: name(other), theorem: twin_theorem(&misere)? })
        };
        let rows: Vec<Self> = theorems
            .iter()
            .map(|dossier| Self { name: name(dossier), twin: twin(dossier), dossier: Rc::new(dossier.clone()) })
            .collect();
        let is_twin =
            |row: &Self| rows.iter().any(|other| other.twin.as_ref().is_some_and(|twin| twin.name == row.name));
        rows.iter().filter(|row| !is_twin(row)).cloned().collect()
    }

    /// True if the row is the open one, under either kind of play.
    fn is_open(&self, open: Option<&String>) -> bool {
        open.is_some_and(|open| *open == self.name || self.twin.as_ref().is_some_and(|twin| twin.name == *open))
    }
}

/// The number of theorems that are shown at first. All of them are shown on demand.
const FIRST: usize = 20;

/// `ul.theorems`
#[component]
pub(super) fn Theorems(props: &Props) -> Html {
    let texts = use_texts();
    let Props { theorems, open, on_change, is_folded } = props;
    let rows = use_memo((Rc::clone(theorems), *is_folded), |(theorems, is_folded)| Listed::all(theorems, *is_folded));
    let are_all_shown = use_state_eq(|| false);
    let is_open = |row: &Listed| row.is_open(open.as_ref());
    let place = rows.iter().position(is_open).map_or(0, |place| place + 1);
    let shown = if *are_all_shown { rows.len() } else { FIRST.max(place) };
    let on_all = {
        let are_all_shown = are_all_shown.setter();
        Callback::from(move |_: MouseEvent| are_all_shown.set(true))
    };
    html! {
        <>
            <ul class="theorems">
                { for rows.iter().take(shown).map(|row| html! {
                    <Row key={row.name.clone()} row={row.clone()} is_open={is_open(row)} on_change={on_change.clone()} />
                }) }
            </ul>
            if shown < rows.len() {
                <button type="button" class="quiet" onclick={on_all}>{ texts.foundry_all(&rows.len()) }</button>
            }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct RowProps {
    row: Listed,
    is_open: bool,
    on_change: Callback<FoundryChange>,
}

/// The line of a theorem, and what is below it once it is open.
#[component]
fn Row(props: &RowProps) -> Html {
    let texts = use_texts();
    let RowProps { row: Listed { name, dossier, twin }, is_open, on_change } = props;
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
                        if twin.is_some() { <span class="tag">{ texts.foundry_twin() }</span> }
                        if dossier.value > 0 { <span class="tag">{ texts.foundry_value(&dossier.value) }</span> }
                    </span>
                </summary>
                if *is_open { <Opened dossier={Rc::clone(dossier)} {ruleset} twin={twin.clone()} /> }
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

/// The kind of play and the pass, if they are not as usual.
fn ways(texts: Texts, ruleset: &Ruleset) -> Vec<&'static str> {
    let misere = ruleset.misere.then(|| texts.misere());
    let pass = ruleset.pass.then(|| texts.pass());
    [misere, pass].into_iter().flatten().collect()
}
