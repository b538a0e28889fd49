//! The tab with a link to a position.

use crate::teach::position_field::PositionField;
use crate::teach::{Action, Opens, State};
use web::kit::copying::Line;
use web::kit::dispatching::{dispatching, dispatching_by};
use web::kit::fields;
use web::kit::picture::Picture;
use web::kit::rooms::Room;
use web::kit::words::what_it_is;
use web::texts::Texts;
use web::view::qr::Qr;
use yew::prelude::*;

/// The position with its drawing; the target of the link; the link and its code.
pub(super) fn link_tab(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let possible = Opens::possible(&state.sum);
    let chosen = state.opens.for_sum(&state.sum);
    let options: Vec<_> = possible.iter().map(|&opens| (Html::from(opens.name(texts)), opens == chosen)).collect();
    let on_choose = dispatching_by(&state.dispatcher(), move |index: usize| Action::Into(possible[index]));
    let link = chosen.address(&state.sum);
    html! {
        <section key="link" class="spread" aria-label={texts.teach_link()}>
            <div class="side">
                { place(texts, state) }
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
pub(super) fn place(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let on_place = dispatching(state, Action::Place);
    html! {
        <div class="place">
            <PositionField id="teach-position" label={texts.notation()} sum={state.sum.clone()} {on_place} />
            <p class="remark"><a href={Room::Explore.with_position(&state.sum, false)}>{ texts.teach_find() }</a></p>
        </div>
    }
}
