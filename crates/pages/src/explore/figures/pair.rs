//! Which two piles the table of Sharing Nim runs over, where there are not three.

use maths::games::Coordinate;
use maths::solver::Cut;
use web::kit::{Edit, Gesture, fields};
use web::table::{Action, Look, Section, State};
use web::texts::Texts;
use yew::prelude::*;

/// One list for each of the two piles. To choose the other one's pile exchanges the two.
pub(super) fn pair_fields(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let (look, game) = (state.look, state.game());
    let rules = game.ruleset().rules;
    let Cut::Pair { across, down, .. } = look.cut(&game) else { return Html::default() };
    let choose = |is_across: bool| {
        let dispatcher = state.dispatcher();
        Callback::from(move |index: usize| {
            let Some(chosen) = Coordinate::new(index) else { return };
            let (across, down) = match (is_across, chosen == across, chosen == down) {
                (true, _, true) | (false, true, _) => (down, across),
                (true, _, false) => (chosen, down),
                (false, false, _) => (across, chosen),
            };
            let section = Section::Pair(across, down);
            dispatcher
                .dispatch(Action::Look(Edit::new(move |look: &mut Look| look.section = section), Gesture::Settled));
        })
    };
    let options = |chosen: Coordinate| {
        rules.coordinates().map(|pile| (rules.name(pile).to_owned(), pile == chosen)).collect::<Vec<_>>()
    };
    html! {
        <div class="fixed">
            { fields::select("pile-across", texts.pair_across(), &options(across), &choose(true)) }
            { fields::select("pile-down", texts.pair_up(), &options(down), &choose(false)) }
            <p class="remark">{ texts.pair_others() }</p>
        </div>
    }
}
