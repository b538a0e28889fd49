//! The values of the positions of a plane, or of the columns of Sharing Nim; with a second ruleset two tables side by side.

use crate::explore::figures::downloads::{Content, downloads};
use crate::explore::figures::part::part_alone;
use crate::explore::figures::{FigureProps, far, tones_legend};
use crate::explore::law::law;
use maths::games::{Axis, Game, Rules, SumMove};
use web::kit::{Edit, Gesture};
use web::table::figures::caption::{caption, kind, label};
use web::table::figures::picture::Picture;
use web::table::solved::remote_state;
use web::table::{Action, Form, Look, Mode, Remote, Section, Slot, State, Table};
use web::texts::{Texts, use_texts};
use web::view::heat_map::Viewport;
use web::view::hooks::{use_effect_with, use_state_eq};
use web::workers::solver::protocol::Show;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The table with its caption.
#[component]
pub(super) fn TableFigure(props: &FigureProps) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let view = use_state_eq(|| None::<Viewport>);
    {
        // Another plane or size is seen from the beginning.
        let view = view.setter();
        let Look { size, section, .. } = state.look;
        use_effect_with((state.game().ruleset().rules.family(), size, section), move |_| view.set(None));
    }
    let on_view = use_callback(view.setter(), |wanted: Viewport, view| view.set(Some(wanted)));
    let one = |slot| {
        html! { <One key={format!("{slot:?}")} {slot} figure={props.clone()} view={*view} on_view={on_view.clone()} /> }
    };
    let is_busy = |remote: &Remote<Table>, slot| remote.is_waiting_for(state.question(slot).as_ref());
    let is_busy = is_busy(&state.table, Slot::Table) || is_busy(&state.table_beside, Slot::TableBeside);
    html! {
        <figure id="table" class="table-figure" aria-busy={is_busy.to_string()}>
            <h2 class="unseen">{ heading(texts, &state.game()) }</h2>
            <div class="ones">
                { one(Slot::Table) }
                { state.look.beside.map(|_| one(Slot::TableBeside)).unwrap_or_default() }
            </div>
        </figure>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct OneProps {
    slot: Slot,
    figure: FigureProps,
    view: Option<Viewport>,
    on_view: Callback<Viewport>,
}

/// One of the tables: its progress, the picture and what it says in numbers.
#[component]
fn One(props: &OneProps) -> Html {
    let texts = use_texts();
    let OneProps { slot, figure, view, on_view } = props;
    let state = &figure.state;
    let remote = if *slot == Slot::Table { &state.table } else { &state.table_beside };
    let question = state.question(*slot);
    let is_stale = remote.is_old_for(question.as_ref());
    let table = remote.shown(question.as_ref());
    let on_need = use_callback((*slot, state.dispatcher()), |window, (slot, dispatcher)| {
        dispatcher.dispatch(Action::Need(*slot, window));
    });
    html! {
        <div class={classes!("one", is_stale.then_some("stale"))}>
            if let (Some(_), Some(table)) = (state.look.beside, table) {
                <h3 translate="no">{ table.plane.ruleset.to_string() }</h3>
            }
            { remote_state(texts, remote, *slot, &figure.on_ask, &figure.on_cancel) }
            { table.map(|table| html! {
                <>
                    <div class="canvas">
                    <div class="sight">{ axis_names(table) }<Picture {table} look={state.look} is_beside={*slot == Slot::TableBeside} label={label(texts, table, state.look.is_upwards(table.plane.ruleset.rules))} game={state.game()} pointed={figure.pointed}
                        on_point={figure.on_point.clone()} on_pick={figure.on_pick.clone()} view={*view}
                        on_view={on_view.clone()} {on_need} /></div>
                    if state.look.beside.is_none() { { plane_slider(state, table) } }
                    </div>
                    { law(texts, state, table.plane.ruleset) }
                    { legend(texts, table, state.look) }
                    <div class="caption">{ for part_alone(texts, state, &table.plane.ruleset) }{ caption(texts, table) }</div>
                    <div class="foot">
                        { far::of_table(texts, table.plane, state.look.mode, *view, table.places) }
                        { downloads(texts, Content::table(table, state.look, state.game()), state.look, is_stale) }
                    </div>
                </>
            }).unwrap_or_default() }
        </div>
    }
}

/// The coordinate that is the same in the whole plane, as a slider at the edge of the figure. If the position on the board can have this
/// number, the number is set for both, otherwise only for the plane.
fn plane_slider(state: &UseReducerHandle<State>, table: &Table) -> Html {
    let game = state.game();
    let (Section::Fixed(axis), true) = (state.look.section.of_bar(), game.ruleset().rules.is_bar()) else {
        return Html::default();
    };
    let at = state.turned().or(state.look.at.is_none().then(|| game.position())).map(|position| position[axis]);
    let at = at.or(state.look.at).unwrap_or(0).min(table.most);
    let slide = |is_final: bool| {
        let (dispatcher, position, ruleset) = (state.dispatcher(), game.position(), game.ruleset());
        move |input: HtmlInputElement| {
            let Ok(value) = input.value().parse::<u32>() else { return };
            let gesture = if is_final { Gesture::Settled } else { Gesture::Moving };
            let is_legal = ruleset.check(position.with(axis, value)).is_ok();
            let at = (!is_legal).then_some(value);
            dispatcher.dispatch(Action::Look(Edit::new(move |look: &mut Look| look.at = at), gesture));
            if is_legal {
                dispatcher.dispatch(Action::Stretch(axis.into(), value, gesture));
            }
        }
    };
    let (moving, settled) = (slide(false), slide(true));
    let oninput = Callback::from(move |event: InputEvent| moving(event.target_unchecked_into()));
    let onchange = Callback::from(move |event: Event| settled(event.target_unchecked_into()));
    html! {
        <div class="plane">
            <label for="plane"><var>{ game.ruleset().rules.name(axis) }</var></label>
            <div class="plane-way">
                <input id="plane" type="range" min="0" max={table.most.to_string()} value={at.to_string()} {oninput} {onchange} />
                <svg viewBox={format!("0 0 1 {}", table.most.max(1))} preserveAspectRatio="none" aria-hidden="true">
                    <path d={winning_planes(state, axis, table.most)} />
                </svg>
            </div>
            <output for="plane">{ at }</output>
        </div>
    }
}

/// A dot at each plane that winning breaks lead to.
fn winning_planes(state: &State, axis: Axis, most: u32) -> String {
    let (game, part) = (state.game(), state.hand());
    let Some(judged) = state.judged() else { return String::new() };
    let planes = judged.winning_moves().filter_map(|play| match play {
        SumMove::In { part: of, play } if of == part => Some(game.ruleset().play(game.position(), play)?[axis]),
        SumMove::In { .. } | SumMove::Pass => None,
    });
    planes.filter(|at| *at <= most).map(|at| format!("M.5 {}h0", most.max(1) - at)).collect()
}

/// The names of the coordinates at the ends of the axes of a written table; the corner of the table has them for readers of screens.
fn axis_names(table: &Table) -> Html {
    let [across, down] = table.plane.names();
    html! { <><var class="axis-end up" aria-hidden="true">{ down }</var><var class="axis-end across" aria-hidden="true">{ across }</var></> }
}

/// The meaning of the colours of the written values.
fn legend(texts: Texts, table: &Table, look: Look) -> Html {
    if table.show != Show::Values || look.mode != Mode::Values || look.form != Form::Numbers || !table.is_whole() {
        return Html::default();
    }
    let is_bar = table.plane.ruleset.rules.is_bar();
    let is_framed = is_bar && look.section.of_bar() == Section::Fixed(Axis::Y);
    let frames = if is_framed { texts.legend_reached() } else { texts.legend_here() };
    let dot = is_bar.then(|| html! { <span><i class="key dot"></i>{ texts.legend_dot() }</span> });
    tones_legend(texts, table.tally.largest, html! { <><span>{ frames }</span>{ for dot }</> })
}

fn heading(texts: Texts, game: &Game) -> String {
    let kind = kind(texts, &game.ruleset());
    if game.ruleset().rules == Rules::SHARING { texts.of_ruleset(&"(0, a, b)", &kind) } else { kind.into() }
}
