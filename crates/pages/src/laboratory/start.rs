//! The start of the laboratory: four doors, and what is known of the papers.
//!
//! ```text
//! h1, p.lead
//! ├─ nav.doors
//! ├─ h2, ul.tally                how many statements of each kind
//! ├─ section.paper …             a drawing, its name, and a square for each statement
//! │  └─ ul.statements            once it is open
//! └─ nav.further
//! ```

use crate::laboratory::certificate_panel::take;
use crate::laboratory::listing_panel::listing;
use crate::laboratory::small_drawing::SmallDrawing;
use crate::laboratory::statement::{address, statements};
use crate::laboratory::{Action, Listing, Opened, Section, State};
use maths::claims::{Claim, Paper};
use maths::games::{Game, Sum, Witness, in_address};
use web::evidence::{Known, Standing, cited, emblem, paper_name};
use web::kit::dispatching::dispatching_by;
use web::kit::rooms::BENCH;
use web::kit::term::{Word, Words};
use web::texts::Texts;
use yew::prelude::*;

/// Everything that is shown while no claim is open.
pub(super) fn start(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    // Each one reads all records, so it is found once.
    let all = Claim::ALL.map(|claim| (claim, Standing::of(&state.records, claim)));
    html! {
        <>
            <h1>{ texts.lab_name() }</h1>
            <p class="lead">{ texts.lab_lead() }</p>
            { doors(texts, state.hand.as_ref()) }
            <h2>{ texts.lab_known() }</h2>
            { tally(texts, &all) }
            <div class="claims">{ for Paper::ALL.map(|paper| part(texts, state, paper, &all)) }</div>
            { further(texts, state) }
            <Words words={vec![Word::PPosition, Word::NPosition, Word::GrundyValue, Word::Bound]} place="claims" />
        </>
    }
}

/// The address of a section.
fn to(section: Section) -> String {
    address(&Opened { section, ..Opened::default() })
}

/// The address of a part of the page for own formulas, with the game in hand.
fn to_bench(part: &str, hand: Option<&Sum>) -> String {
    let hand = hand.map_or_else(String::new, |sum| format!("&g={}", in_address(&sum.to_string())));
    format!("{BENCH}#show={part}{hand}")
}

/// Four doors, each with a picture.
fn doors(texts: Texts, hand: Option<&Sum>) -> Html {
    let door = |href: String, picture: &'static str, name: &'static str, text: &'static str| {
        html! {
            <a {href}>
                <svg viewBox="0 0 56 56" aria-hidden="true"><path d={picture} /></svg>
                <strong>{ name }</strong>
                <span>{ text }</span>
            </a>
        }
    };
    let first = Opened { paper: Some(Paper::Triangular), ..Opened::default() };
    html! {
        <nav class="doors" aria-label={texts.lab_sections()}>
            { door(address(&first), SQUARES, texts.lab_door_check(), texts.lab_door_check_text()) }
            { door(to_bench("formula", hand), TARGET, texts.lab_door_test(), texts.lab_door_test_text()) }
            { door(to_bench("search", hand), STAIRS, texts.lab_door_find(), texts.lab_door_find_text()) }
            { door(to_bench("learn", hand), MACHINE, texts.lab_door_prove(), texts.lab_door_prove_text()) }
        </nav>
    }
}

const SQUARES: &str =
    "M4 4h10v10h-10zM18 4h10v10h-10zM32 4h10v10h-10zM4 18h10v10h-10zM18 18h10v10h-10zM4 32h10v10h-10z";
const TARGET: &str = "M4 4v48h48M10 46l6-6 6 6 6-6M30 30l8-8 8 8M42 12l8 8M50 12l-8 8";
const STAIRS: &str = "M4 52h8v-8h8v-8h8v-16h8v-8h8v-8h8M4 52v0";
const MACHINE: &str = "M19 17a7 7 0 1 0-14 0a7 7 0 1 0 14 0M51 17a7 7 0 1 0-14 0a7 7 0 1 0 14 0M35 43a7 7 0 1 0-14 0a7 7 0 1 0 14 0M19 15q9-6 18 0M15 24l8 13M41 24l-8 13";

/// The number of statements of each kind.
fn tally(texts: Texts, all: &[(Claim, Standing)]) -> Html {
    let entry = |known: Known| {
        let count = all.iter().filter(|(claim, standing)| Known::standing(*standing, *claim) == known).count();
        html! {
            if count > 0 {
                <li class={classes!("kind", known.class())}><b>{ texts.number(&count) }</b>{ " " }<span class="mark" aria-hidden="true">{ known.mark() }</span>{ known.name(texts) }</li>
            }
        }
    };
    html! { <ul class="tally">{ for Known::ALL.map(entry) }</ul> }
}

/// A paper: its bar, its name, its authors, its statements as squares, and as rows once it is open. Its whole head opens it.
fn part(texts: Texts, state: &UseReducerHandle<State>, paper: Paper, all: &[(Claim, Standing)]) -> Html {
    let id = paper.key();
    // A link to a kind of statements without a paper lists those of all papers.
    let is_open = state.paper.map_or(state.listing != Listing::default(), |own| own == paper);
    let own: Vec<_> = all.iter().copied().filter(|(claim, _)| claim.paper() == Some(paper)).collect();
    let onclick = dispatching_by(&state.dispatcher(), move |_: MouseEvent| Action::Only((!is_open).then_some(paper)));
    let listed: Vec<Claim> = own.iter().map(|(claim, _)| *claim).filter(|claim| state.listing.has(*claim)).collect();
    // The fields have ids, and are shown once.
    let has_fields = state.paper.is_some() || Paper::ALL.first() == Some(&paper);
    html! {
        <section key={id} class="paper" aria-labelledby={id}>
            <div class="head">
                { drawn(paper) }
                <h3><button type="button" {id} aria-expanded={is_open.to_string()} {onclick}>{ paper_name(texts, paper) }</button></h3>
                <span class="authors" lang="en">{ paper.reference().authors.join(", ") }</span>
                { squares(texts, &own) }
            </div>
            if is_open {
                <p>{ cited(paper) }</p>
                if has_fields {
                    { listing(texts, state, &state.listed().collect::<Vec<_>>()) }
                }
                { statements(texts, state, &listed) }
            }
        </section>
    }
}

/// A position of the game that the paper is about.
fn drawn(paper: Paper) -> Html {
    emblem(paper)
        .parse::<Game>()
        .map(|game| html! { <SmallDrawing at={Witness::Position(game)} /> })
        .unwrap_or_default()
}

/// `div.squares`, a picture: a square for each statement. Its name counts them by their kinds.
fn squares(texts: Texts, own: &[(Claim, Standing)]) -> Html {
    let known: Vec<Known> = own.iter().map(|(claim, standing)| Known::standing(*standing, *claim)).collect();
    let counted = |kind: Known| (kind, known.iter().filter(|other| **other == kind).count());
    let kinds: Vec<String> = Known::ALL
        .map(counted)
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| format!("{} {}", texts.number(&count), kind.name(texts)))
        .collect();
    let square = |kind: &Known| html! { <span class={classes!("kind", kind.class())}>{ kind.mark() }</span> };
    html! {
        <div class="squares" role="img" aria-label={texts.lab_statements(&own.len(), &kinds.join(texts.list_comma()))}>{ for known.iter().map(square) }</div>
    }
}

/// Links to rarer parts. A proof file that is dropped on them is checked.
fn further(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let link = |href: String, name: &'static str| html! { <a {href}>{ name }</a> };
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    let ondrop = {
        let dispatcher = state.dispatcher();
        Callback::from(move |event: DragEvent| {
            take(&event, dispatcher.clone());
            dispatcher.dispatch(Action::Show(Section::Certificates));
        })
    };
    html! {
        <nav class="further" aria-label={texts.lab_further()} {ondragover} {ondrop}>
            { link(to(Section::Sweep), texts.lab_sweep()) }
            { link(to(Section::Foundry), texts.foundry()) }
            { link(to(Section::Map), texts.map()) }
            { link(to_bench("logic", None), texts.logic()) }
            <span>{ link(to(Section::Certificates), texts.certificates()) }{ " " }{ texts.certificate_drop() }</span>
        </nav>
    }
}

#[cfg(test)]
mod tests;
