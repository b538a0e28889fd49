//! The figures that replace the board: a plane of Grundy values, the P-positions, or a column of Sharing Nim.

use maths::games::{Game, Position, Ruleset};
use std::rc::Rc;
use web::kit::frame::View;
use web::table::figures::caption::{caption, label, numbers, telemetry};
use web::table::figures::checked::checked;
use web::table::figures::picture::Picture;
use web::table::figures::plot_caption;
use web::table::figures::plot_view::{Props as Map, plot_view};
use web::table::solved::{Pointed, remote_state};
use web::table::{Action, Look, Remote, Slot, State};
use web::texts::use_texts;
use web::view::cloud::Camera;
use web::view::columns::palindrome;
use web::view::heat_map::Viewport;
use web::view::hooks::{use_effect_with, use_state_eq};
use web::workers::solver::protocol::Question;
use yew::prelude::*;

/// The state, what is shown of it, and how to ask the solver again or to stop it.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub(super) state: UseReducerHandle<State>,
    pub(super) view: View,
    pub(super) on_ask: Callback<Slot>,
    pub(super) on_cancel: Callback<Slot>,
    /// True if a position can be chosen.
    pub(super) can_place: bool,
}

/// The questions to the solver that a figure needs.
pub(super) fn slots(view: View) -> &'static [Slot] {
    match view {
        View::Board => &[],
        View::Table => &[Slot::Table],
        View::Plot => &[Slot::Heights],
        View::Columns => &[Slot::Table, Slot::Columns],
    }
}

/// True if the drawing of a figure is still to come, so that nothing is drawn in its place.
pub(super) fn is_to_come(state: &State, view: View) -> bool {
    has_figure(state, view) && slots(view).first().is_some_and(|slot| Standing::of(state, *slot).is_missing)
}

/// Bars have no columns: a sentence says so.
fn has_figure(state: &State, view: View) -> bool {
    view != View::Columns || state.game().ruleset().rules.is_piles()
}

/// The figure with its caption.
#[component]
pub(super) fn Figure(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, view, on_ask, on_cancel, can_place } = props;
    let pointed = use_state_eq(|| Pointed::None);
    let (sight, camera) = (use_state_eq(|| None::<Viewport>), use_state_eq(|| None::<Camera>));
    {
        // Another plane or size is seen from the beginning.
        let (sight, Look { size, section, plot, .. }) = (sight.setter(), state.look);
        use_effect_with((state.game().ruleset(), size, section, plot), move |_| sight.set(None));
    }
    let on_point = use_callback(pointed.setter(), |position, pointed| pointed.set(position));
    let on_view = use_callback(sight.setter(), |wanted: Viewport, sight| sight.set(Some(wanted)));
    let on_camera = use_callback(camera.setter(), |wanted: Camera, camera| camera.set(Some(wanted)));
    let on_need = use_callback(state.dispatcher(), |window, dispatcher| {
        dispatcher.dispatch(Action::Need(Slot::Table, window));
    });
    let on_pick =
        use_callback((state.dispatcher(), *can_place), |picked: (Ruleset, Position), (dispatcher, can_place)| {
            if let (true, Ok(game)) = (*can_place, Game::new(picked.0, picked.1)) {
                dispatcher.dispatch(Action::Place(game));
            }
        });
    let (look, game) = (state.look, state.game());
    let table = state.table.shown(state.question(Slot::Table).as_ref());
    let body = match view {
        View::Board => Html::default(),
        View::Table => html! {
            <>
                { remote_state(texts, &state.table, Slot::Table, on_ask, on_cancel) }
                { for table.map(|table| html! {
                    <>
                        <Picture {table} {look} label={label(texts, table, look.is_upwards(table.plane.ruleset.rules))} {game} pointed={*pointed} {on_point} {on_pick}
                            view={*sight} {on_view} {on_need} />
                        <div class="caption">{ caption(texts, table) }{ for table.cost.map(|cost| telemetry(texts, cost)) }</div>
                    </>
                }) }
            </>
        },
        View::Plot => html! {
            <>
                { remote_state(texts, &state.heights, Slot::Heights, on_ask, on_cancel) }
                { for state.heights.shown(state.question(Slot::Heights).as_ref()).map(|heights| html! {
                    <>
                        { plot_view(Map {
                            heights: Rc::clone(heights),
                            other: None,
                            look,
                            game,
                            pointed: *pointed,
                            on_point: on_point.clone(),
                            on_pick: on_pick.clone(),
                            view: *sight,
                            on_view: on_view.clone(),
                            camera: *camera,
                            on_camera: on_camera.clone(),
                        }) }
                        <div class="caption">{ plot_caption::caption(texts, heights, look, None) }{ for heights.cost.map(|cost| telemetry(texts, cost)) }</div>
                    </>
                }) }
            </>
        },
        View::Columns if !has_figure(state, *view) => {
            html! { <p class="remark">{ texts.frame_no_columns() }</p> }
        }
        View::Columns => html! {
            <>
                { remote_state(texts, &state.table, Slot::Table, on_ask, on_cancel) }
                { for table.filter(|table| table.is_whole()).map(|table| {
                    let place = table.plane.place_of(game.position()).filter(|place| place.0 < table.places.0);
                    let (b, a) = place.unwrap_or((table.places.0 - 1, 0));
                    html! {
                        <>
                            { palindrome(texts, b, &table.grid.column(b), Some(a)) }
                            <p class="caption">{ numbers(texts, table) }</p>
                        </>
                    }
                }) }
                { for checked(texts, state).map(|found| html! { <p class="caption">{ found }</p> }) }
            </>
        },
    };
    let all: Vec<Standing> = slots(*view).iter().map(|slot| Standing::of(state, *slot)).collect();
    let is_busy = all.iter().any(|standing| standing.is_waiting);
    let is_old = all.first().is_some_and(|standing| standing.is_old);
    html! {
        <figure class={classes!(is_old.then_some("stale"))} aria-label={texts.figures()} aria-busy={is_busy.to_string()}>{ body }</figure>
    }
}

/// The state of the answer to a slot's question.
#[derive(Clone, Copy, Debug, Default)]
struct Standing {
    /// The answer is still to come, or grows.
    is_waiting: bool,
    /// The drawing answers an earlier question.
    is_old: bool,
    /// Nothing is drawn before the answer comes.
    is_missing: bool,
}

impl Standing {
    fn of(state: &State, slot: Slot) -> Self {
        let question = state.question(slot);
        let question = question.as_ref();
        match slot {
            Slot::Table => Self::in_remote(&state.table, question),
            Slot::Heights => Self::in_remote(&state.heights, question),
            Slot::Columns => Self::in_remote(&state.columns, question),
            Slot::Evaluation
            | Slot::Sum
            | Slot::Advice
            | Slot::TableBeside
            | Slot::HeightsBeside
            | Slot::Line
            | Slot::Rows => Self::default(),
        }
    }

    fn in_remote<T>(remote: &Remote<T>, question: Option<&Question>) -> Self {
        let is_waiting = remote.is_waiting_for(question);
        let is_missing = is_waiting && remote.shown(question).is_none();
        Self { is_waiting, is_old: remote.is_old_for(question), is_missing }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use web::table::{SolverReply, Unanswered, read_route};

    fn asked(link: &str) -> State {
        let opened = read_route(link).unwrap();
        State::default().after(Action::Open(opened)).after(Action::Ask(Slot::ALL.into_iter().collect()))
    }

    #[test]
    fn a_figure_is_to_come_until_it_is_drawn_or_refused() {
        let bar = asked("#g=triangle:k=3:7,4,7&n=20");
        let seen = [View::Board, View::Table, View::Plot, View::Columns].map(|view| is_to_come(&bar, view));
        assert_eq!(seen, [false, true, true, false]);
        assert!(is_to_come(&asked("#g=sharing:0,5,16&n=16"), View::Columns));
        let refused = bar.after(Action::SolverReply(Slot::Heights, SolverReply::Refused(Unanswered::Stopped)));
        assert!(!is_to_come(&refused, View::Plot));
        assert!(is_to_come(&refused, View::Table));
    }
}
