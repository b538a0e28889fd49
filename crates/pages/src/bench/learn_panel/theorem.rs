//! A set that was learned and proved, as a theorem with its automaton.

use crate::bench::learn_panel::files::downloads;
use crate::bench::learn_panel::growth::growth;
use crate::bench::learn_panel::words::coordinates;
use crate::bench::zoom::Space;
use crate::bench::zoom_panel::ZoomPanel;
use crate::bench::{Zoom, ZoomChange};
use std::rc::Rc;
use web::evidence::automaton::{Follow, tuple_of};
use web::evidence::names::letters;
use web::kit::fields;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::workers::learner::protocol::{Course, Layer, Study, Target, Theorem};
use web::workers::prover::protocol::Size;
use yew::prelude::*;

/// The theorem that was learned.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub study: Study,
    pub theorem: Rc<Theorem>,
    /// The visible part of the set.
    pub zoom: Zoom,
    pub on_look: Callback<ZoomChange>,
}

/// The theorem, the way in which it was found, and its automaton.
#[component]
pub(super) fn Proved(props: &Props) -> Html {
    let texts = use_texts();
    let Props { study, theorem, zoom, on_look } = props;
    // Of two layers that with the pass comes first: games begin there.
    let last = theorem.layers.len().saturating_sub(1);
    let numbers = use_state_eq(|| None::<Vec<u32>>);
    let at = zoom.pass.map_or(last, usize::from).min(last);
    let sets = use_memo(Rc::clone(theorem), |theorem| {
        theorem.layers.iter().map(|layer| Rc::new(layer.set.clone())).collect::<Vec<_>>()
    });
    let on_numbers = {
        let numbers = numbers.setter();
        Callback::from(move |chosen| numbers.set(Some(chosen)))
    };
    let on_choose = on_look.reform(|index: usize| ZoomChange::Pass(index == 0));
    let options = vec![(html! { texts.learn_with_pass() }, at == 1), (html! { texts.learn_without_pass() }, at == 0)];
    let (Some(layer), Some(set)) = (theorem.layers.get(at), sets.get(at)) else { return Html::default() };
    html! {
        <>
            { sizes(texts, layer) }
            { course(texts, &theorem.course, coordinates(&study.ruleset)) }
            if last > 0 { { fields::choice("layer", texts.learn_layer(), options, &on_choose) } }
            if set.size != Size::Empty && Space::of(study.ruleset.rules).is_some() {
                <ZoomPanel study={*study} theorem={Rc::clone(theorem)} layer={at} zoom={*zoom} on_look={on_look.clone()} />
            }
            if coordinates(&study.ruleset) > 3 { <p class="remark">{ texts.learn_no_picture() }</p> }
            if !set.automaton.next.is_empty() && set.size == Size::Some {
                <Follow key={at} set={Rc::clone(set)} numbers={(*numbers).clone()} {on_numbers} />
            }
            { growth(texts, &theorem.course, false) }
            { downloads(texts, &files(texts, study, layer)) }
        </>
    }
}

/// The theorem.
pub(super) fn stated(texts: Texts, study: &Study, theorem: &Theorem, pace: &str) -> Html {
    html! {
        <>
            <p class="told verified"><strong>{ texts.learn_theorem() }</strong>{ " " }{ words(texts, study, theorem) }
                { texts.between_sentences() }{ texts.learn_for_all() }<span class="pace">{ pace }</span></p>
            if let Some(formula) = &theorem.formula { <p>{ texts.learn_formula(formula) }</p> }
            { letters(texts, &study.ruleset).map(|names| html! { <p class="remark">{ names }</p> }).unwrap_or_default() }
        </>
    }
}

/// The theorem in words.
fn words(texts: Texts, study: &Study, theorem: &Theorem) -> String {
    let is_empty = theorem.layers.iter().all(|layer| layer.set.size == Size::Empty);
    match study.target {
        Target::Value(0) => texts.learn_theorem_p(&study.ruleset),
        Target::Value(value) => texts.learn_theorem_value(&study.ruleset, &value),
        Target::Difference(other) if is_empty => texts.learn_theorem_same(&study.ruleset, &other),
        Target::Difference(other) => texts.learn_theorem_difference(&study.ruleset, &other),
    }
}

/// The numbers of states of the automata.
fn sizes(texts: Texts, layer: &Layer) -> Html {
    let shown = texts.number(&layer.set.automaton.states);
    let text = match (layer.set.automaton.most_first, layer.least_first) {
        (true, Some(least)) => texts.learn_sizes(&shown, &texts.number(&least)),
        (true, None) => texts.logic_most_first(&shown),
        (false, _) => texts.logic_least_first(&shown),
    };
    html! { <p>{ text }</p> }
}

/// From which box it was learned, how far it was compared, and what the proof refuted on the way.
fn course(texts: Texts, course: &Course, count: usize) -> Html {
    let checked = course.boxes.iter().map(|compared| compared.side).max().unwrap_or(0);
    let places: Vec<String> = course.refuted.iter().map(|(position, _)| tuple_of(&position[..count])).collect();
    let refuted = (!places.is_empty()).then(|| texts.learn_refuted(&places.join(texts.list_comma())));
    let all = [Some(texts.learn_course(&texts.number(&course.stable), &texts.number(&checked))), refuted];
    let all: Vec<String> = all.into_iter().flatten().collect();
    html! { <p class="remark">{ all.join(texts.between_sentences()) }</p> }
}

/// The automata for Walnut: the words for each, its file and its text, which begins with the order of the digits.
fn files(texts: Texts, study: &Study, layer: &Layer) -> Vec<(&'static str, String, String)> {
    let file = |text: &String| {
        let (words, order) =
            if text.starts_with("msd") { (texts.learn_save_most(), "msd") } else { (texts.learn_save_least(), "lsd") };
        (words, format!("learned-{}-{order}", study.ruleset), text.clone())
    };
    layer.walnut.iter().map(file).collect()
}
