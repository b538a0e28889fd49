//! The foundry: the theorems that are kept.
//!
//! ```text
//! section.foundry
//! ├─ div.setup            what is looked for, and the order
//! ├─ ul.families          the theorems that are kept, by families
//! └─ section.sporadic     slopes that are no whole numbers, with their computation
//! ```

mod automata;
mod families;
mod fitted;
mod list;
mod opened;
mod picture;
mod sporadic;

use crate::laboratory::foundry_box::{Fetched, Look, Order};
use crate::laboratory::foundry_kept::fetched;
use crate::laboratory::foundry_panel::families::Families;
use crate::laboratory::foundry_panel::list::Theorems;
use crate::laboratory::route::foundry::MOST_STATES;
use crate::laboratory::{Action, FoundryChange, State};
use std::rc::Rc;
use web::kit::dispatching::dispatching;
use web::kit::fields::{self, whole};
use web::texts::{Texts, use_texts};
use web::view::hooks::use_effect_with;
use web::view::waiting::refused;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The state.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// `section.foundry`
#[component]
pub(super) fn FoundryPanel(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state } = props;
    let on_change = dispatching(state, Action::Foundry);
    use_kept(&state.foundry.kept, &on_change);
    html! {
        <section class="foundry" aria-label={texts.foundry()}>
            <p class="lead">{ texts.foundry_lead() }</p>
            <h2>{ texts.foundry_best() }</h2>
            { best(texts, state, &on_change) }
            // Below a list that is still to come they would move.
            if matches!(state.foundry.kept, Fetched::Here(_)) && state.foundry.look.is_usual() { { sporadic::slopes(texts) } }
        </section>
    }
}

/// Fetches the theorems while they are not there.
#[hook]
fn use_kept(kept: &Fetched, on_change: &Callback<FoundryChange>) {
    let on_change = on_change.clone();
    use_effect_with(matches!(kept, Fetched::Waiting), move |is_waiting| {
        if *is_waiting {
            wasm_bindgen_futures::spawn_local(async move {
                on_change.emit(FoundryChange::Kept(fetched().await.map(Rc::new)));
            });
        }
    });
}

/// The theorems that are kept, and what is looked for among them.
fn best(texts: Texts, state: &State, on_change: &Callback<FoundryChange>) -> Html {
    match &state.foundry.kept {
        Fetched::Waiting => html! { <p class="remark pending" aria-busy="true">{ texts.foundry_waiting() }</p> },
        Fetched::Missing => {
            let on_retry = on_change.reform(|()| FoundryChange::Fetch);
            refused(texts, texts.foundry_missing(), &on_retry)
        }
        Fetched::Here(kept) => {
            let (tried, proved, new) = (texts.number(&kept.tried), texts.number(&kept.proved), texts.number(&kept.new));
            let look = &state.foundry.look;
            let chosen: Vec<_> = look.chosen(&kept.theorems).into_iter().cloned().collect();
            html! {
                <>
                    <p>{ texts.foundry_tried(&tried, &proved, &new) }</p>
                    { setup(texts, look, on_change) }
                    <p role="status" class="remark">{ texts.foundry_found(&chosen.len(), &kept.theorems.len()) }</p>
                    { if look.is_usual() {
                        html! { <Families theorems={Rc::new(chosen)} fits={kept.fits.clone()} open={look.open.clone()} on_change={on_change.clone()} /> }
                    } else {
                        html! { <Theorems theorems={Rc::new(chosen)} open={look.open.clone()} on_change={on_change.clone()} /> }
                    } }
                </>
            }
        }
    }
}

/// The fields for the search words, for the most states and for the order.
fn setup(texts: Texts, look: &Look, on_change: &Callback<FoundryChange>) -> Html {
    let oninput = on_change
        .reform(|event: InputEvent| FoundryChange::Find(event.target_unchecked_into::<HtmlInputElement>().value()));
    let on_most = on_change.reform(FoundryChange::Most);
    let name = |order| match order {
        Order::Interest => texts.foundry_by_interest(),
        Order::States => texts.foundry_by_states(),
        Order::Rules => texts.foundry_by_rules(),
    };
    let options = Order::ALL.map(|order| (name(order).to_owned(), order == look.order)).to_vec();
    let on_choose = on_change.reform(|index: usize| FoundryChange::Order(Order::ALL[index]));
    html! {
        <div class="setup" role="search">
            <span class="find">
                <label for="foundry-find">{ texts.foundry_find() }</label>
                <input id="foundry-find" type="search" autocomplete="off" autocapitalize="off" spellcheck="false"
                    value={look.find.clone()} {oninput} aria-describedby="foundry-find-how" />
            </span>
            { whole(texts, "foundry-most".into(), html! { texts.foundry_most() }, [0, MOST_STATES, look.most], on_most) }
            { fields::select("foundry-sort", texts.foundry_sort(), &options, &on_choose) }
            <p id="foundry-find-how" class="remark">{ texts.foundry_find_how() }</p>
        </div>
    }
}

#[cfg(test)]
mod tests;
