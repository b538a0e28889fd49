//! The chapters as small bars, and the way to a bar of one's own.

use maths::games::Game;
use web::table::duel::route::write;
use web::table::duel::words::chapter_name;
use web::table::duel::{Action, Chapter, Link, State};
use web::texts::Texts;
use web::view::pieces::still;
use yew::prelude::*;

/// A link for each chapter.
pub(super) fn chapters(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let link = |chapter: Chapter| {
        let is_here = state.chapter == Some(chapter);
        let is_won = state.won.contains(&chapter);
        let href = format!("#{}", write(&Link::to_chapter(chapter)));
        html! {
            <li key={chapter.key()}>
                <a class="chapter" {href} onclick={open(state, Action::Chapter(chapter))} aria-current={is_here.then_some("true")}>
                    { picture(&chapter.game()) }
                    <span>{ chapter_name(texts, chapter) }</span>
                    if is_won { <span class="won">{ texts.play_won() }</span> }
                </a>
            </li>
        }
    };
    let own = Chapter::Directions.game();
    let href = format!("#{}", write(&Link::to_bar(own.into())));
    html! {
        <nav class="chapters" aria-label={texts.play_chapters()}>
            <ol>
                { for Chapter::ALL.map(link) }
                <li key="own">
                    <a class="chapter" {href} onclick={open(state, Action::Own(own))} aria-current={state.chapter.is_none().then_some("true")}>
                        <svg viewBox="0 0 24 24" class="plus" aria-hidden="true"><path d="M12 5v14M5 12h14" /></svg>
                        <span>{ texts.play_own() }</span>
                    </a>
                </li>
            </ol>
        </nav>
    }
}

/// The link works without a new page being loaded; in a new tab it opens as any link.
fn open(state: &UseReducerHandle<State>, action: Action) -> Callback<MouseEvent> {
    let dispatcher = state.dispatcher();
    Callback::from(move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            dispatcher.dispatch(action.clone());
        }
    })
}

/// A bar in small.
fn picture(game: &Game) -> Html {
    game.scene().map(|scene| still(&scene)).unwrap_or_default()
}
