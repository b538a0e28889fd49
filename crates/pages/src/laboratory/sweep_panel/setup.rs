//! The plan of a sweep: the claim, a range for each of its parameters, the bound.

use crate::laboratory::claim_body::statement;
use crate::laboratory::sweep::{Plan, Span, Sweep, Way};
use crate::laboratory::{Action, State};
use maths::claims::{Claim, Parameter};
use maths::values::Ratio;
use web::evidence::{claim_name, paper_name};
use web::kit::Edit;
use web::kit::dispatching::dispatching_by;
use web::kit::fields::{self, Number, whole};
use web::texts::Texts;
use yew::prelude::*;

/// `div.setup`, before and after the statement of the claim. `on_begin` begins the planned sweep.
pub(super) fn setup(
    texts: Texts,
    sweep: &Sweep,
    dispatcher: &UseReducerDispatcher<State>,
    on_begin: &Callback<()>,
) -> Html {
    let plan = &sweep.plan;
    let planner = dispatching_by(dispatcher, Action::Plan);
    let onclick = on_begin.reform(|_: MouseEvent| ());
    html! {
        <>
            <div class="setup">
                { way(texts, plan, &planner) }
                { claims(texts, plan, &planner) }
            </div>
            { statement(texts, plan.claim) }
            <div class="setup">
                { for plan.parameters().enumerate().map(|(index, (parameter, span))| range(texts, &planner, (index, parameter, span))) }
                if plan.way == Way::Tested { { bound(texts, plan, &planner) } }
                if plan.spans.len() == 1 { { width(texts, sweep, dispatcher) } }
                <button type="button" class="run" id="run-sweep" {onclick} aria-disabled={(!plan.is_possible()).to_string()}>{ texts.lab_run() }</button>
            </div>
            if !plan.is_possible() {
                <p class="error" role="alert">{ texts.lab_sweep_size(&texts.number(&Plan::MOST_CELLS), &texts.number(&plan.size())) }</p>
            }
        </>
    }
}

/// The choice between test and proof.
fn way(texts: Texts, plan: &Plan, planner: &Callback<Edit<Plan>>) -> Html {
    let ways = [(Way::Tested, texts.sweep_tested()), (Way::Proved, texts.sweep_proved())];
    let options = ways.map(|(way, name)| (html! { name }, way == plan.way)).to_vec();
    let on_choose = planner.reform(move |index: usize| {
        let (way, _) = ways[index];
        Edit::new(move |plan: &mut Plan| *plan = plan.in_way(way))
    });
    fields::choice("sweep-way", texts.sweep_way(), options, &on_choose)
}

fn claims(texts: Texts, plan: &Plan, planner: &Callback<Edit<Plan>>) -> Html {
    let all: Vec<Claim> = Plan::claims_for(plan.way).collect();
    let name = |claim: Claim| {
        let paper = claim.paper().map_or("", |paper| paper_name(texts, paper));
        let ours = if claim.is_ours() { texts.lab_ours() } else { "" };
        [paper, ": ", &claim_name(texts, claim), " ", ours].concat()
    };
    let options = all.iter().map(|claim| (name(*claim), *claim == plan.claim)).collect::<Vec<_>>();
    let on_choose = planner.reform(move |index: usize| {
        let claim = all[index];
        Edit::new(move |plan: &mut Plan| *plan = Plan { way: plan.way, ..Plan::of(claim) })
    });
    fields::select("sweep-claim", texts.lab_claim(), &options, &on_choose)
}

/// From, to, and for k the step.
fn range(texts: Texts, planner: &Callback<Edit<Plan>>, (index, parameter, span): (usize, Parameter, Span)) -> Html {
    let least = if parameter == Parameter::K { 1 } else { 0 };
    // The claim can be another by then, with fewer parameters.
    let set = |change: fn(&mut Span, u32)| {
        planner.reform(move |number| {
            Edit::new(move |plan: &mut Plan| {
                plan.spans.get_mut(index).into_iter().for_each(|span| change(span, number))
            })
        })
    };
    let (set_from, set_to) = (set(|span, from| span.from = from), set(|span, to| span.to = to));
    let planner = planner.clone();
    let on_step = Callback::from(move |text: String| {
        if let Ok(step) = text.parse() {
            planner.emit(Edit::new(move |plan: &mut Plan| {
                plan.spans.get_mut(index).into_iter().for_each(|span| span.step = step)
            }));
        }
    });
    let name = parameter.key();
    let label = |text: String| html! { { text } };
    html! {
        <fieldset class="range">
            <legend class="unseen">{ name }</legend>
            { whole(texts, format!("{name}-from"), label(texts.lab_from(&name)), [least, Span::LARGEST, span.from], set_from) }
            { whole(texts, format!("{name}-to"), label(texts.lab_to().to_owned()), [least, Span::LARGEST, span.to], set_to) }
            if parameter == Parameter::K {
                <Number id="k-step" keyboard="text" label={label(texts.lab_step().to_owned())} value={span.step.to_string()}
                    check={Callback::from(move |text: String| text.parse::<Ratio>().map(drop).map_err(|_| texts.lab_bad_k(&text)))} on_change={on_step} />
            }
        </fieldset>
    }
}

fn bound(texts: Texts, plan: &Plan, planner: &Callback<Edit<Plan>>) -> Html {
    let at = plan.bound;
    let set = planner.reform(|bound| Edit::new(move |plan: &mut Plan| plan.bound = bound));
    whole(texts, "sweep-n".into(), html! { <var>{ "N" }</var> }, [0, Sweep::LARGEST_BOUND, at], set)
}

fn width(texts: Texts, sweep: &Sweep, dispatcher: &UseReducerDispatcher<State>) -> Html {
    let set = dispatching_by(dispatcher, Action::Fold);
    whole(texts, "sweep-width".into(), html! { texts.lab_in_a_row() }, [1, Sweep::WIDEST, sweep.width], set)
}
