//! The theorems by families, each of which opens.

use crate::laboratory::FoundryChange;
use crate::laboratory::foundry_panel::fitted::fitted;
use crate::laboratory::foundry_panel::list::Theorems;
use maths::values::sort_by_key;
use proofs::theorems::foundry::{Dossier, Family, Fit, families};
use std::rc::Rc;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The theorems, and which of them is open.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub theorems: Rc<Vec<Dossier>>,
    pub fits: Vec<Fit>,
    pub open: Option<String>,
    pub on_change: Callback<FoundryChange>,
}

/// `ul.families`
#[component]
pub(super) fn Families(props: &Props) -> Html {
    let Props { theorems, fits, open, on_change } = props;
    let all = use_memo(Rc::clone(theorems), |theorems| families(theorems));
    let members = |family: &Family| {
        Rc::new(family.members.iter().map(|member| theorems[member.place].clone()).collect::<Vec<_>>())
    };
    html! {
        <ul class="families">
            { for all.iter().map(|family| html! {
                <Row key={family.pattern.clone()} family={Rc::new(family.clone())} members={members(family)} fits={fits.clone()} open={open.clone()}
                    on_change={on_change.clone()} />
            }) }
        </ul>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct RowProps {
    family: Rc<Family>,
    members: Rc<Vec<Dossier>>,
    fits: Vec<Fit>,
    open: Option<String>,
    on_change: Callback<FoundryChange>,
}

/// A family in a line, and its theorems once it is open.
#[component]
fn Row(props: &RowProps) -> Html {
    let texts = use_texts();
    let RowProps { family, members, fits, open, on_change } = props;
    // Until the reader opens or closes it, it is open if one of its theorems is.
    let chosen = use_state_eq(|| None::<bool>);
    let is_open = chosen.unwrap_or_else(|| members.iter().any(|dossier| Some(&dossier.rules) == open.as_ref()));
    let onclick = {
        let chosen = chosen.setter();
        Callback::from(move |event: MouseEvent| {
            // The state says what is open.
            event.prevent_default();
            chosen.set(Some(!is_open));
        })
    };
    let (rim, has_pass) = rim(&family.pattern);
    html! {
        <li>
            <details open={is_open}>
                <summary {onclick}>
                    <code class="bound">{ rim }</code>
                    <span class="states">{ texts.foundry_members(&members.len()) }</span>
                    <span class="ways">
                        if has_pass { <span class="tag">{ texts.pass() }</span> }
                    </span>
                </summary>
                <p>{ numbers(texts, family) }</p>
                { covered(texts, family) }
                { fitted(texts, family, fits) }
                if is_open { <Theorems theorems={Rc::clone(members)} open={open.clone()} on_change={on_change.clone()} is_folded={true} /> }
            </details>
        </li>
    }
}

/// The rim with letters, and whether there is a pass.
fn rim(pattern: &str) -> (String, bool) {
    let Some((ways, rim)) = pattern.strip_prefix("bar:").and_then(|rest| rest.split_once("rim=")) else {
        return (pattern.to_owned(), false);
    };
    (format!("y ≤ {rim}"), ways.contains("pass"))
}

/// The numbers of the members: a, b = (1, 5), (1, 9). Members with both kinds of play are listed once.
fn numbers(texts: Texts, family: &Family) -> String {
    let of = |numbers: &[String]| match numbers {
        [one] => one.clone(),
        _ => format!("({})", numbers.join(", ")),
    };
    let has = |numbers: &[String], misere: bool| {
        family.members.iter().any(|member| member.numbers == numbers && member.misere == misere)
    };
    let mut all: Vec<String> = Vec::new();
    for member in &family.members {
        let play = match [false, true].map(|misere| has(&member.numbers, misere)) {
            [true, true] => texts.foundry_in_both(),
            [false, true] => texts.foundry_in_misere(),
            [_, false] => "",
        };
        let one = of(&member.numbers) + play;
        if !all.contains(&one) {
            all.push(one);
        }
    }
    format!("{} = {}", family.letters().join(", "), all.join(texts.list_comma()))
}

/// Which general theorems say members of the family.
fn covered(texts: Texts, family: &Family) -> Html {
    let mut names: Vec<String> = family
        .instances()
        .filter_map(|member| member.instance_of)
        .map(|theorem| {
            let (name, file) = theorem.name();
            format!("{name} (proofs/{file}.v)")
        })
        .collect();
    sort_by_key(&mut names, String::clone);
    names.dedup();
    if names.is_empty() {
        return html! { <p class="remark">{ texts.foundry_single() }</p> };
    }
    let count = family.instances().count();
    html! { <p class="told verified">{ texts.foundry_instances(&count, &names.join(texts.list_comma())) }</p> }
}
