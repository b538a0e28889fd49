//! The five chapters as a path: which are won, and which one is here.

use web::table::duel::route::write;
use web::table::duel::words::chapter_name;
use web::table::duel::{Action, Chapter, Link, State};
use web::texts::Texts;
use web::view::pieces::still;
use yew::prelude::*;

/// The games that win a chapter.
const GAMES: usize = 2;

/// `nav.path`: a link to each chapter but this one, or at the end of a game pictures only.
pub(super) fn path(texts: Texts, state: &UseReducerHandle<State>, is_linked: bool) -> Html {
    let won = |chapter: Chapter| {
        if state.won.contains(&chapter) { GAMES } else { usize::from(state.half.contains(&chapter)) }
    };
    let total: usize = Chapter::ALL.into_iter().map(won).sum();
    let step = |chapter: Chapter| {
        let is_here = state.chapter == Some(chapter);
        let games = won(chapter);
        let content = html! {
            <>
                <span class="plate">{ chapter.game().scene().map(|scene| still(&scene)).unwrap_or_default() }</span>
                <span class={classes!("wrapper", (games > 0).then_some("one"), (games > 1).then_some("two"))} />
                { chapter_name(texts, chapter) }
                if games > 0 { <span class="unseen">{ texts.play_games_won(&games, &GAMES) }</span> }
            </>
        };
        let href = format!("#{}", write(&Link::to_chapter(chapter)));
        html! {
            <li key={chapter.key()} class={classes!(is_here.then_some("here"), (games > 1).then_some("won"))}>
                if is_here || !is_linked {
                    <span class="chapter" aria-current={is_here.then_some("true")}>{ content }</span>
                } else {
                    <a class="chapter" {href} onclick={open(state, Action::Chapter(chapter))}>{ content }</a>
                }
            </li>
        }
    };
    html! {
        <nav class="path" aria-label={texts.play_chapters()}>
            <p class="title">{ texts.play_path() }<span class="tally">{ texts.play_games_won(&total, &(GAMES * Chapter::ALL.len())) }</span></p>
            <ol>{ for Chapter::ALL.map(step) }</ol>
        </nav>
    }
}

/// The link works without a new page being loaded; in a new tab it opens as any link.
pub(super) fn open(state: &UseReducerHandle<State>, action: Action) -> Callback<MouseEvent> {
    let dispatcher = state.dispatcher();
    Callback::from(move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            dispatcher.dispatch(action.clone());
        }
    })
}
