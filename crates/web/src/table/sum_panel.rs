//! Which games stand side by side, and the rules of the whole: parts are added and removed, and a sum is misère or has one
//! pass as a whole.

use crate::kit::dispatching::dispatching_by;
use crate::kit::fields;
use crate::table::{Action, State};
use crate::texts::Texts;
use maths::games::{Coordinate, Game, Position, Rules, Sum, Whole, opening};
use maths::solver::SumRefusal;
use yew::prelude::*;

/// Buttons that add and remove parts, and the switches of the whole.
pub fn sum_panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let sum = state.sum();
    let place = |sum: Sum| dispatching_by(&state.dispatcher(), move |_: MouseEvent| Action::PlaceSum(sum.clone()));
    let is_sum = sum.only().is_none();
    html! {
        <div class="sum-panel" role="group" aria-label={texts.sum_parts()}>
            { another(state).map(|more| html! {
                <button type="button" class="quiet" title={texts.sum_add_title()} onclick={place(more)}>{ texts.sum_add() }</button>
            }).unwrap_or_default() }
            if is_sum {
                <button type="button" class="quiet" onclick={place(sum.without(state.hand()))}>{ texts.sum_remove(&(state.hand() + 1)) }</button>
                { rules_of_the_whole(texts, state) }
            }
        </div>
    }
}

/// The games on the board with another small one beside them; `None` if there are as many as there may be.
pub(super) fn another(state: &State) -> Option<Sum> {
    state.sum().and(small(&state.game())).ok()
}

/// Misère play and the pass of the whole, and what is solved of such sums.
pub fn rules_of_the_whole(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let sum = state.sum();
    let whole = sum.whole();
    let on_switch = |with: fn(Whole, bool) -> Whole| {
        let (dispatcher, sum) = (state.dispatcher(), sum.clone());
        Callback::from(move |is_on| dispatcher.dispatch(Action::PlaceSum(sum.with_whole(with(whole, is_on)))))
    };
    let on_misere = on_switch(|whole, misere| Whole { misere, ..whole });
    let on_pass = on_switch(|whole, is_on| Whole { pass: is_on.then_some(true), ..whole });
    let on_there = on_switch(|whole, is_there| Whole { pass: Some(is_there), ..whole });
    html! {
        <>
            <div class="switches">
                { fields::switch(texts.sum_misere_whole(), texts.sum_misere_whole_title(), whole.misere, &on_misere) }
                { fields::switch(texts.sum_pass_whole(), texts.sum_pass_whole_title(), whole.pass.is_some(), &on_pass) }
                { whole.pass.map(|is_there| fields::switch(texts.sum_pass_there(), texts.pass_there_title(), is_there, &on_there)).unwrap_or_default() }
            </div>
            if whole.misere || whole.pass.is_some() {
                <p class="remark">{ texts.sum_searched(&SumRefusal::MOST_POSITIONS) }</p>
            }
        </>
    }
}

/// A small position of the same rules, to stand beside a game; that of its family where the rules have none so small.
fn small(game: &Game) -> Game {
    let ruleset = game.ruleset();
    let position = match ruleset.rules {
        // As many piles, the first of which are empty.
        Rules::Piles(_) => {
            let piles = ruleset.rules.coordinates();
            piles.fold(game.position(), |position, pile| position.with(pile, 2 * pile.index() as u32))
        }
        Rules::Bar(_) => ruleset.lowered(Position::new(2, 1, 3)),
        Rules::Own(_) => {
            let small = |position: Position, which: Coordinate| position.with(which, which.index() as u32 + 2);
            ruleset.lowered(ruleset.rules.coordinates().fold(game.position(), small))
        }
    };
    Game::new(ruleset, position.with_pass(ruleset.pass)).unwrap_or(opening(ruleset.rules.family()))
}

#[cfg(test)]
mod tests {
    use super::small;
    use maths::games::Game;

    #[test]
    fn a_small_position_has_the_same_rules() {
        for (text, expected) in [
            ("triangle:k=3:7,4,7", "triangle:k=3:2,1,3"),
            ("step:k=4,s=2,pass:4,3,13,0", "step:k=4,s=2,pass:2,1,3,1"),
            ("sharing:0,5,16,3", "sharing:0,2,4,6"),
            ("nim:0,0,0", "nim:2,1,3"),
            ("rules:a b c;c<=a:9,9,9", "rules:a b c;c<=a:2,3,2"),
        ] {
            assert_eq!(small(&text.parse::<Game>().unwrap()).to_string(), expected);
        }
    }
}
