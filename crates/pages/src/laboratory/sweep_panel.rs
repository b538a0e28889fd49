//! The sweep on the page: its plan, its picture, and the cell that is looked at.

mod cell;
mod file;
mod legend;
mod picture;
mod setup;

use crate::laboratory::sweep::{Band, CellVerdict, Found, Kind, Plan, Run, Sweep, Way};
use crate::laboratory::sweep_panel::cell::cell;
use crate::laboratory::sweep_panel::file::csv;
use crate::laboratory::sweep_panel::legend::legend;
use crate::laboratory::sweep_panel::picture::Picture;
use crate::laboratory::sweep_panel::setup::setup;
use crate::laboratory::{Action, Key, State};
use maths::claims::Claim;
use std::rc::Rc;
use web::evidence::downloads::save;
use web::evidence::{claim_name, paper_name, verdict};
use web::kit::Edit;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::view::waiting::{Waiting, refused};
use yew::prelude::*;

/// The state.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// `section.sweep`
#[component]
pub(super) fn SweepPanel(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state } = props;
    let looked_at = use_state_eq(|| None::<usize>);
    let on_begin = {
        let (dispatcher, looked_at) = (state.dispatcher(), looked_at.setter());
        Callback::from(move |plan: Plan| {
            looked_at.set(None);
            dispatcher.dispatch(Action::SweepThis(plan));
        })
    };
    let on_run = {
        let (dispatcher, looked_at) = (state.dispatcher(), looked_at.setter());
        Callback::from(move |()| {
            looked_at.set(None);
            dispatcher.dispatch(Action::Sweep);
        })
    };
    let on_look = use_callback((), {
        let looked_at = looked_at.setter();
        move |index, ()| looked_at.set(index)
    });
    html! {
        <section class="sweep" aria-label={texts.lab_sweep()}>
            <p class="lead">{ match state.sweep.plan.way {
                Way::Tested => texts.lab_sweep_lead(),
                Way::Proved => texts.sweep_proofs_lead(),
            } }</p>
            { setup(texts, &state.sweep, &state.dispatcher(), &on_run) }
            { examples(texts, state, &on_begin) }
            { match &state.sweep.run {
                Some(run) => html! {
                    <>
                        { bands(texts, &run.plan, &run.cells) }
                        <div tabindex="-1">{ progress(texts, state, run, &on_begin) }</div>
                        { summary(texts, run) }
                        <div class="swept">
                            <Picture plan={run.plan.clone()} cells={Rc::clone(&run.cells)} width={state.sweep.width as usize}
                                looked_at={*looked_at} {on_look} />
                            <div>
                                { looked_at.map(|index| cell(texts, index, run, &state.dispatcher())).unwrap_or_default() }
                                { legend(texts, run.plan.way) }
                            </div>
                        </div>
                    </>
                },
                None => planned(texts, &state.sweep),
            } }
        </section>
    }
}

/// More cells are not drawn before they are asked for.
const MOST_PLANNED: usize = 2000;

/// The cells before anything was tested: which there are, and for which of them the paper states the claim.
fn planned(texts: Texts, sweep: &Sweep) -> Html {
    let plan = &sweep.plan;
    let is_drawn = plan.is_possible() && plan.size() <= MOST_PLANNED;
    let before = Rc::new(if is_drawn { plan.before() } else { Vec::new() });
    html! {
        <>
            { bands(texts, plan, &before) }
            <p class="remark">{ texts.empty_sweep() }</p>
            <div class="swept">
                if is_drawn {
                    <Picture plan={plan.clone()} cells={before} width={sweep.width as usize} looked_at={None} on_look={None} />
                }
                { legend(texts, plan.way) }
            </div>
        </>
    }
}

/// `p.band`: the cells that theorems for all parameters prove, which are known without a run; one for each theorem.
fn bands(texts: Texts, plan: &Plan, cells: &[Option<CellVerdict>]) -> Html {
    let names: Vec<&str> = plan.parameters().map(|(parameter, _)| parameter.key()).collect();
    let names = names.join(texts.list_comma());
    let band = |Band { theorem, count, numbers }: Band| {
        let here = match numbers {
            Some(numbers) => texts.sweep_band_numbers(&names, &numbers).to_string(),
            None => texts.sweep_band_count(&count).to_string(),
        };
        html! {
            <p class="band">
                <strong>{ texts.sweep_band(&names) }</strong>{ texts.between_sentences() }
                { here }{ texts.between_sentences() }
                <span class="remark">{ texts.map_theorem(&theorem.name, &theorem.file) }</span>
            </p>
        }
    };
    Band::all(plan, cells).into_iter().map(band).collect()
}

/// Sweeps to begin with, each of which runs at once.
fn examples(texts: Texts, state: &UseReducerHandle<State>, on_begin: &Callback<Plan>) -> Html {
    let offer = |claim: Claim| {
        let plan = Plan { way: state.sweep.plan.way, ..Plan::of(claim) };
        let paper = claim.paper().map_or("", |paper| paper_name(texts, paper));
        let spans =
            plan.parameters().map(|(parameter, span)| format!("{} = {} … {}", parameter.key(), span.from, span.to));
        let spans = spans.collect::<Vec<_>>().join(texts.list_comma());
        let name = [paper, ": ", &claim_name(texts, claim), texts.list_comma(), &spans].concat();
        let (dispatcher, on_begin) = (state.dispatcher(), on_begin.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Plan(Edit::to(plan.clone())));
            on_begin.emit(plan.clone());
        });
        html! { <button key={claim.id()} type="button" class="quiet" {onclick}>{ name }</button> }
    };
    html! {
        <div class="examples" role="group" aria-label={texts.lab_examples()}>
            <span>{ texts.lab_examples() }</span>{ for EXAMPLES.map(offer) }
        </div>
    }
}

/// Claims that hold for some parameters and fail for others, with one parameter and with two; all can be proved.
const EXAMPLES: [Claim; 3] = [Claim::Triangular7_3, Claim::Triangular8_1, Claim::Pass4_1];

fn progress(texts: Texts, state: &UseReducerHandle<State>, run: &Run, on_begin: &Callback<Plan>) -> Html {
    if run.is_open() {
        let (done, all) = (run.done(), run.plan.size());
        let dispatcher = state.dispatcher();
        let stop = match run.plan.way {
            Way::Tested => Action::Stop(state.running(|key| matches!(key, Key::Sweep(_)))),
            Way::Proved => Action::StopProofs(state.sweeping_proofs()),
        };
        let on_cancel = Callback::from(move |()| dispatcher.dispatch(stop.clone()));
        let text = texts.lab_cells_done(&texts.number(&done), &texts.number(&all));
        return html! { <Waiting done={Some(done as f64 / all.max(1) as f64)} {text} {on_cancel} /> };
    }
    let retry = {
        let (plan, on_begin) = (run.plan.clone(), on_begin.clone());
        Callback::from(move |()| on_begin.emit(plan.clone()))
    };
    run.failure.map(|failure| refused(texts, &verdict::failure(texts, failure), &retry)).unwrap_or_default()
}

/// For which parameters the claim holds, and the verdicts as a file.
fn summary(texts: Texts, run: &Run) -> Html {
    if run.is_open() {
        return Html::default();
    }
    let found = Found::of(run);
    let positions: f64 = run.tested().map(|(case, checked)| verdict::positions(&case, &checked.verdict)).sum();
    let save_all = {
        let run = run.clone();
        Callback::from(move |_: MouseEvent| save(&csv(&run, |_| true), "sweep"))
    };
    let save_counterexamples = {
        let run = run.clone();
        Callback::from(move |_: MouseEvent| save(&csv(&run, |kind| kind == Kind::Fails), "counterexamples"))
    };
    let swept = match run.plan.way {
        Way::Tested => texts.lab_swept(&texts.number(&run.plan.bound), &found.holds, &found.fails),
        Way::Proved => texts.sweep_proofs_swept(&found.holds, &found.fails),
    };
    html! {
        <>
            <p class="told" aria-live="polite">
                { swept }
                if found.outside > 0 { { texts.between_sentences() }{ texts.lab_swept_outside(&found.outside) } }
                if found.undecided > 0 { { texts.between_sentences() }{ texts.lab_undecided(&found.undecided) } }
                { found.holds_for.as_ref().map(|numbers| html! { <>{ texts.between_sentences() }{ texts.lab_holds_for(&first_parameter(run), numbers) }</> }).unwrap_or_default() }
                <span class="pace">{ verdict::pace(texts, positions, run.milliseconds()) }</span>
            </p>
            <div class="buttons">
                <button type="button" onclick={save_all}>{ texts.lab_sweep_csv() }</button>
                if found.fails > 0 {
                    <button type="button" onclick={save_counterexamples}>{ texts.lab_counterexamples_csv() }</button>
                }
            </div>
        </>
    }
}

fn first_parameter(run: &Run) -> &'static str {
    run.plan.parameters().next().map_or("", |(parameter, _)| parameter.key())
}

#[cfg(test)]
mod tests;
