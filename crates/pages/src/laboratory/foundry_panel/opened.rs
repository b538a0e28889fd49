//! A theorem in words, with its automata and links.

use crate::laboratory::foundry_panel::automata::set;
use maths::games::{Axis, Game, Position, Ruleset, in_address};
use proofs::theorems::foundry::Dossier;
use std::rc::Rc;
use web::evidence::automaton::Follow;
use web::kit::fields;
use web::kit::rooms::BENCH;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The same bar under misère play.
#[derive(Clone, PartialEq)]
pub(super) struct Twin {
    /// The name of the theorem in a list.
    pub name: String,
    /// The theorem by which it follows: its name in Rocq, and its file.
    pub theorem: (&'static str, &'static str),
}

/// The theorem.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub dossier: Rc<Dossier>,
    pub ruleset: Ruleset,
    /// The theorem for misère play that follows.
    pub twin: Option<Twin>,
}

/// `div.body`
#[component]
pub(super) fn Opened(props: &Props) -> Html {
    let texts = use_texts();
    let Props { dossier, ruleset, twin } = props;
    let sets = use_memo(Rc::clone(dossier), |dossier| {
        dossier.tables().iter().map(|table| Rc::new(set(table))).collect::<Vec<_>>()
    });
    let numbers = use_state_eq(|| None::<Vec<u32>>);
    // Of two layers that with the pass comes first: games begin there.
    let is_with_pass = use_state_eq(|| true);
    let last = sets.len().saturating_sub(1);
    let at = if *is_with_pass { last } else { 0 };
    let on_numbers = {
        let numbers = numbers.setter();
        Callback::from(move |chosen| numbers.set(Some(chosen)))
    };
    let on_choose = {
        let is_with_pass = is_with_pass.setter();
        Callback::from(move |index: usize| is_with_pass.set(index == 0))
    };
    let options = vec![(html! { texts.learn_with_pass() }, at == 1), (html! { texts.learn_without_pass() }, at == 0)];
    html! {
        <div class="body">
            <p class="told verified"><strong>{ texts.learn_theorem() }</strong>{ " " }{ stated(texts, dossier, ruleset) }
                { texts.between_sentences() }{ texts.learn_for_all() }</p>
            if let Some(formula) = &dossier.formula { <p>{ texts.learn_formula(formula) }</p> }
            if let Some(Twin { theorem: (name, file), .. }) = twin { <p>{ texts.foundry_misere(name, file) }</p> }
            { links(texts, dossier, ruleset) }
            if last > 0 { { fields::choice("foundry-layer", texts.learn_layer(), options, &on_choose) } }
            if let Some(set) = sets.get(at) {
                <p class="remark">{ sizes(texts, dossier, set.automaton.states, at) }</p>
                <Follow key={at} set={Rc::clone(set)} numbers={(*numbers).clone()} {on_numbers} />
            }
        </div>
    }
}

fn stated(texts: Texts, dossier: &Dossier, ruleset: &Ruleset) -> String {
    match dossier.value {
        0 => texts.learn_theorem_p(ruleset),
        value => texts.learn_theorem_value(ruleset, &value),
    }
}

/// The numbers of states of the automata, and the way in which they were found.
fn sizes(texts: Texts, dossier: &Dossier, most: u32, layer: usize) -> String {
    let least = dossier.least.get(layer).copied().unwrap_or(0);
    let sizes = texts.learn_sizes(&texts.number(&most), &texts.number(&least));
    let course = texts.learn_course(&texts.number(&dossier.stable), &texts.number(&dossier.compared));
    [sizes, course].join(texts.between_sentences())
}

/// The same rules elsewhere: a game to play, the picture of all positions, and learning from the beginning.
fn links(texts: Texts, dossier: &Dossier, ruleset: &Ruleset) -> Html {
    let of = match dossier.value {
        0 => "of=p".to_owned(),
        value => format!("of=value&value={value}"),
    };
    // The page may have a base elsewhere, so a fragment alone would lead there.
    let learn = format!("{BENCH}#show=learn&learn={}&{of}", in_address(&ruleset.to_string()));
    let zoom = ruleset.rules.bar().map(|_| format!("{learn}&zoom=0,0,0"));
    let explore = game(ruleset).map(|game| format!("explore.html#g={}", in_address(&game.to_string())));
    html! {
        <p class="links">
            if let Some(explore) = explore { <a class="button" href={explore} target="_blank">{ texts.foundry_explore() }</a> }
            if let Some(zoom) = zoom { <a class="button" href={zoom}>{ texts.foundry_zoom() }</a> }
            <a class="button quiet" href={learn}>{ texts.foundry_learn() }</a>
        </p>
    }
}

/// A bar of these rules, as high as it can be.
fn game(ruleset: &Ruleset) -> Option<Game> {
    let (x, z) = (5, 6);
    let y = ruleset.rules.rim(x, z).min(8);
    let position = Position { coordinates: [x, y, z].into(), pass: ruleset.pass };
    Game::new(*ruleset, position.with(Axis::Y, y)).ok()
}
