//! The rule of the game: a sheet on a phone, and a card beside the board where there is room.

use maths::games::{Axis, Game, Move, Position, Rules, Ruleset, Sum};
use std::rc::Rc;
use web::kit::words::what_it_is;
use web::table::duel::{Chapter, State};
use web::texts::{Texts, readable, readings_switch};
use web::view::board::moment;
use web::view::pieces::still;
use yew::prelude::*;

/// The name of the sheet, by which the button opens it.
pub(super) const RULE: &str = "rule";

/// The rule of a game, in one sentence for the usual bars.
pub(super) fn rule(texts: Texts, sum: &Sum) -> String {
    match sum.only() {
        Some(game) if is_usual(&game) => texts.play_strip_lead().into(),
        Some(_) | None => what_it_is(texts, sum),
    }
}

/// True if the game is on a bar, without a pass and in normal play.
fn is_usual(game: &Game) -> bool {
    matches!(game.ruleset(), Ruleset { rules: Rules::Bar(_), pass: false, misere: false })
}

/// `div#rule`: the rule in pictures, or in words for a game without pictures.
pub(super) fn rule_sheet(texts: Texts, state: &State) -> Html {
    html! {
        <div id={RULE} class="drawer" popover="auto" aria-label={texts.play_rule()}>
            <h2>{ texts.play_rule() }</h2>
            { pictures(texts, state).unwrap_or_else(|| html! { <p>{ rule(texts, state.sum()) }</p> }) }
            { readings_switch(texts) }
            <button type="button" popovertarget={RULE} popovertargetaction="hide">{ texts.play_back() }</button>
        </div>
    }
}

/// The pictures of a break, of the eaten part, and of the end of the game, for the usual bars.
pub(super) fn pictures(texts: Texts, state: &State) -> Option<Html> {
    if !is_usual(&state.game()) {
        return None;
    }
    let strip = Chapter::Strip.game();
    let play = Move::Cut { axis: Axis::Z, to: 2 };
    let (to, scene) = (strip.ruleset().play(strip.position(), play)?, strip.scene()?);
    let small = |left| Game::lowered(strip.ruleset(), left).scene().map(|scene| still(&scene)).unwrap_or_default();
    Some(html! {
        <ol class="three">
            <li>{ moment(texts.play_rule_break(), &Rc::new(scene), play, to.coordinates) }<span>{ readable(texts, texts.play_rule_break()) }</span></li>
            <li>{ small(to) }<span>{ texts.play_rule_eat() }</span></li>
            <li>{ small(Position::new(0, 0, 0)) }<span>{ texts.play_rule_win() }</span></li>
        </ol>
    })
}
