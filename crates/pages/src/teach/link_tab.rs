//! The tab with a link to a position.

use crate::teach::picture::Picture;
use crate::teach::position_field::PositionField;
use crate::teach::{Action, Opens, State};
use web::kit::copying::Line;
use web::kit::fields;
use web::kit::rooms::Room;
use web::kit::words::what_it_is;
use web::texts::use_texts;
use web::view::qr::Qr;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The position with its drawing; what the link opens; the link and its code.
#[component]
pub(super) fn LinkTab(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let possible = Opens::possible(&state.sum);
    let chosen = state.opens.for_sum(&state.sum);
    let options: Vec<_> = possible.iter().map(|&opens| (Html::from(opens.name(texts)), opens == chosen)).collect();
    let on_choose = {
        let dispatcher = state.dispatcher();
        Callback::from(move |index: usize| dispatcher.dispatch(Action::Into(possible[index])))
    };
    let link = chosen.address(&state.sum);
    html! {
        <section class="spread" aria-label={texts.teach_link()}>
            <div class="side">
                <Place state={state.clone()} />
                <Picture sum={state.sum.clone()} room={[560, 300]} />
                <p class="remark">{ what_it_is(texts, &state.sum) }</p>
            </div>
            <div class="side">
                <div class="labelled"><p class="group-name">{ texts.teach_opens() }</p>{ fields::choice("opens", texts.teach_opens(), options, &on_choose) }</div>
                <Line id="teach-link" label={texts.teach_for_pupils()} text={link.clone()} />
                <Qr text={link} label={texts.share_code()} />
            </div>
        </section>
    }
}

/// The position of link and frame: its field, and the way to Explore, which has controls for every bar.
#[component]
pub(super) fn Place(props: &Props) -> Html {
    let texts = use_texts();
    let dispatcher = props.state.dispatcher();
    let on_place = Callback::from(move |sum| dispatcher.dispatch(Action::Place(sum)));
    html! {
        <div class="place">
            <PositionField id="teach-position" label={texts.notation()} sum={props.state.sum.clone()} {on_place} />
            <p class="remark"><a href={Room::Explore.with_position(&props.state.sum, false)}>{ texts.teach_find() }</a></p>
        </div>
    }
}
