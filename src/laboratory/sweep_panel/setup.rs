//! What a sweep goes over: the claim, a range for each of its parameters, the bound.

use crate::claims::Claim;
use crate::claims::Parameter;
use crate::kit::fields::Choice;
use crate::kit::fields::Number;
use crate::kit::fields::Select;
use crate::kit::fields::whole;
use crate::laboratory::Action;
use crate::laboratory::State;
use crate::laboratory::claim_body::statement;
use crate::laboratory::names::claim_name;
use crate::laboratory::names::paper_name;
use crate::laboratory::sweep::Plan;
use crate::laboratory::sweep::Span;
use crate::laboratory::sweep::Sweep;
use crate::laboratory::sweep::Way;
use crate::texts::Texts;
use crate::texts::use_texts;
use crate::values::Ratio;
use yew::prelude::*;

/// The plan and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub sweep: Sweep,
    pub dispatcher: UseReducerDispatcher<State>,
    /// Begins.
    pub on_begin: Callback<Plan>,
}

/// `div.setup`
#[component]
pub(super) fn Setup(props: &Props) -> Html {
    let texts = use_texts();
    let plan = &props.sweep.plan;
    let onclick = {
        let (plan, on_begin) = (plan.clone(), props.on_begin.clone());
        Callback::from(move |_: MouseEvent| {
            if plan.is_possible() {
                on_begin.emit(plan.clone());
            }
        })
    };
    html! {
        <>
            <div class="setup">
                { way(texts, props) }
                { claims(texts, props) }
            </div>
            { statement(texts, plan.claim) }
            <div class="setup">
                { for plan.parameters().enumerate().map(|(index, (parameter, span))| range(texts, props, (index, parameter, span))) }
                if plan.way == Way::Tested { { bound(texts, props) } }
                if plan.spans.len() == 1 { { width(texts, props) } }
                <button type="button" class="run" id="run-sweep" {onclick} aria-disabled={(!plan.is_possible()).to_string()}>{ texts.lab_run() }</button>
            </div>
            if !plan.is_possible() {
                <p class="error" role="alert">{ texts.lab_sweep_size(&texts.number(&Plan::MOST_CELLS), &texts.number(&plan.size())) }</p>
            }
        </>
    }
}

/// Whether the claim is tested or proved.
fn way(texts: Texts, props: &Props) -> Html {
    let ways = [(Way::Tested, texts.sweep_tested()), (Way::Proved, texts.sweep_proved())];
    let plan = props.sweep.plan.clone();
    let options = ways.map(|(way, name)| (html! { name }, way == plan.way)).to_vec();
    let dispatcher = props.dispatcher.clone();
    let on_choose = Callback::from(move |index: usize| dispatcher.dispatch(Action::Plan(plan.in_way(ways[index].0))));
    html! { <Choice name="sweep-way" label={texts.sweep_way()} {options} {on_choose} /> }
}

fn claims(texts: Texts, props: &Props) -> Html {
    let way = props.sweep.plan.way;
    let all: Vec<Claim> = Plan::claims_for(way).collect();
    let name = |claim: Claim| {
        let paper = claim.paper().map_or("", |paper| paper_name(texts, paper));
        let ours = if claim.is_ours() { texts.lab_ours() } else { "" };
        [paper, ": ", &claim_name(texts, claim), " ", ours].concat()
    };
    let options = all.iter().map(|claim| (name(*claim), *claim == props.sweep.plan.claim)).collect::<Vec<_>>();
    let dispatcher = props.dispatcher.clone();
    let on_choose =
        Callback::from(move |index: usize| dispatcher.dispatch(Action::Plan(Plan { way, ..Plan::of(all[index]) })));
    html! { <Select id="sweep-claim" label={texts.lab_claim()} {options} {on_choose} /> }
}

/// From, to, and for k the step.
fn range(texts: Texts, props: &Props, (index, parameter, span): (usize, Parameter, Span)) -> Html {
    let least = if parameter == Parameter::K { 1 } else { 0 };
    let set = {
        let (plan, dispatcher) = (props.sweep.plan.clone(), props.dispatcher.clone());
        move |span| {
            let mut plan = plan.clone();
            plan.spans[index] = span;
            dispatcher.dispatch(Action::Plan(plan));
        }
    };
    let (set_from, set_to, set_step) = (set.clone(), set.clone(), set);
    let on_step = Callback::from(move |text: String| {
        if let Ok(step) = text.parse() {
            set_step(Span { step, ..span });
        }
    });
    let name = parameter.name();
    let label = |text: String| html! { { text } };
    html! {
        <fieldset class="range">
            <legend class="unseen">{ name }</legend>
            { whole(texts, format!("{name}-from"), label(texts.lab_from(&name)), [least, Span::LARGEST, span.from], Callback::from(move |from| set_from(Span { from, ..span }))) }
            { whole(texts, format!("{name}-to"), label(texts.lab_to().to_owned()), [least, Span::LARGEST, span.to], Callback::from(move |to| set_to(Span { to, ..span }))) }
            if parameter == Parameter::K {
                <Number id="k-step" keyboard="text" label={label(texts.lab_step().to_owned())} value={span.step.to_string()}
                    check={Callback::from(move |text: String| text.parse::<Ratio>().map(drop).map_err(|_| texts.lab_bad_k(&text)))} on_change={on_step} />
            }
        </fieldset>
    }
}

fn bound(texts: Texts, props: &Props) -> Html {
    let (plan, dispatcher) = (props.sweep.plan.clone(), props.dispatcher.clone());
    let at = plan.bound;
    let set = Callback::from(move |bound| dispatcher.dispatch(Action::Plan(Plan { bound, ..plan.clone() })));
    whole(texts, "sweep-n".into(), html! { <var>{ "N" }</var> }, [0, Sweep::LARGEST_BOUND, at], set)
}

fn width(texts: Texts, props: &Props) -> Html {
    let dispatcher = props.dispatcher.clone();
    let set = Callback::from(move |width| dispatcher.dispatch(Action::Fold(width)));
    whole(texts, "sweep-width".into(), html! { texts.lab_in_a_row() }, [1, Sweep::WIDEST, props.sweep.width], set)
}
