//! The opponents with their faces, to be chosen among.

use web::table::duel::seed::seed;
use web::table::duel::words::{opponent_name, opponent_skill};
use web::table::duel::{Action, Opponent, State};
use web::texts::Texts;
use yew::prelude::*;

/// A face for each opponent.
pub(super) fn opponents(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let option = |opponent: Opponent| {
        let dispatcher = state.dispatcher();
        let onchange = Callback::from(move |_: Event| {
            dispatcher.dispatch(Action::Meet { opponent, seed: seed() });
        });
        let is_chosen = state.opponent == opponent;
        html! {
            <label key={opponent.key()} class="opponent" title={opponent_skill(texts, opponent)}>
                <input type="radio" name="opponent" class="unseen" checked={is_chosen} {onchange} />
                { face(opponent) }
                <span>{ opponent_name(texts, opponent) }</span>
            </label>
        }
    };
    html! {
        <fieldset class="opponents">
            <legend class="unseen">{ texts.play_against() }</legend>
            { for Opponent::ALL.map(option) }
            <p class="remark">{ opponent_skill(texts, state.opponent) }</p>
        </fieldset>
    }
}

/// A piece of chocolate with a face: the better it plays, the darker and the calmer it is. Friends are two, and those far away are apart.
pub(super) fn face(opponent: Opponent) -> Html {
    let (eyes, mouth) = match opponent {
        Opponent::Nib => ("M10 14a2 2 0 1 0 .01 0M22 13a2.6 2.6 0 1 0 .01 0", "M11 23q5 5 10-1"),
        Opponent::Truffle => ("M10 14a2 2 0 1 0 .01 0M22 14a2 2 0 1 0 .01 0", "M11 23q5 3 10 0"),
        Opponent::Noir => ("M8 15h5M19 15h5", "M12 23h8"),
        Opponent::Far => ("M6 15a1.4 1.4 0 1 0 .01 0M26 15a1.4 1.4 0 1 0 .01 0", "M4 21q2 2 4 0M24 21q2 2 4 0"),
        Opponent::Friend => ("M9 15a1.6 1.6 0 1 0 .01 0M23 15a1.6 1.6 0 1 0 .01 0", "M6 22q3 3 6 0M20 22q3 3 6 0"),
    };
    html! {
        <svg class={classes!("face", opponent.key())} viewBox="0 0 32 32" aria-hidden="true">
            if opponent == Opponent::Friend {
                <rect class="skin" x="1" y="5" width="14" height="22" rx="4" />
                <rect class="skin" x="17" y="5" width="14" height="22" rx="4" />
            } else if opponent == Opponent::Far {
                <rect class="skin" x="1" y="7" width="10" height="18" rx="3" />
                <rect class="skin" x="21" y="7" width="10" height="18" rx="3" />
                <path class="way" d="M13 16h1.5M15.5 16h1M17.5 16h1.5" />
            } else {
                <rect class="skin" x="2" y="2" width="28" height="28" rx="6" />
            }
            <path class="eyes" d={eyes} />
            <path class="mouth" d={mouth} />
        </svg>
    }
}
