//! The bar of the day: the way to it, the question before the game, and the result, which can be sent.

use crate::play::kept;
use crate::play::send::Send;
use maths::games::in_address;
use web::kit::rooms::Room;
use web::table::duel::daily::squares;
use web::table::duel::route::{LinkRefused, read, write};
use web::table::duel::words::opponent_name;
use web::table::duel::{Action, Day, End, Link, Opponent, State};
use web::texts::Texts;
use web::view::hooks::use_effect_with;
use yew::prelude::*;

/// The address of the bar of today, whatever the date is.
const TODAY: &str = "day";

/// The way to the bar of today, with the number of days in a row.
pub(super) fn entry(texts: Texts, state: &State) -> Html {
    if state.day.is_some() {
        return Html::default();
    }
    html! {
        <a class="button quiet" href={format!("#{TODAY}")}>
            { texts.daily() }
            if state.streak > 1 { { " · " }{ texts.daily_row(&state.streak) } }
        </a>
    }
}

/// Before the game: the question, and its two answers: to begin, or to let the opponent begin.
// In the program, too, a separate function: most visits do not need it, so it is in the rest (build/parts.mjs).
#[inline(never)]
pub(super) fn question(texts: Texts, opponent: Opponent, [begin, let_begin]: [Callback<MouseEvent>; 2]) -> Html {
    let name = opponent_name(texts, opponent);
    html! {
        <div class="act day-question">
            <p>{ texts.daily_question() }</p>
            <button type="button" onclick={begin}>{ texts.daily_begin() }</button>
            <button type="button" onclick={let_begin}>{ texts.daily_let_begin(&name) }</button>
        </div>
    }
}

/// After the game: one square for each own move, and a link to the same bar.
pub(super) fn result(texts: Texts, state: &State) -> Html {
    let Some((day, squares)) = state.day.zip(squares(state)) else { return Html::default() };
    let url = Room::Play.address(&in_address(&write(&Link::to_day(day))));
    let words = texts.daily_words(&day, &squares);
    html! {
        <div class="day-result">
            <p class="squares">{ squares }</p>
            if state.streak > 1 { <p class="remark">{ texts.daily_row(&state.streak) }</p> }
            <details class="sending">
                <summary>{ texts.daily_send() }</summary>
                <Send name={texts.daily_send()} {url} {words} />
            </details>
        </div>
    }
}

/// Reads an address. The bar of a day that has not come yet is refused.
pub(super) fn opened(fragment: &str) -> Option<Result<Link, LinkRefused>> {
    let (text, today) = (fragment.trim_start_matches('#'), today());
    if let Some(today) = today.filter(|_| text == TODAY) {
        return Some(Ok(Link::to_day(today)));
    }
    let is_future = |link: &Link| link.day.filter(|day| today.is_some_and(|today| *day > today));
    read(text).map(|read| read.and_then(|link| is_future(&link).map_or(Ok(link), |day| Err(LinkRefused::Future(day)))))
}

/// The date on this device.
fn today() -> Option<Day> {
    let now = js_sys::Date::new_0();
    Day::new(now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Counts the day on which the bar of today is won; calls back if that could not be kept.
#[hook]
pub(super) fn use_streak(state: &UseReducerHandle<State>, unkept: Callback<()>) {
    let dispatcher = state.dispatcher();
    let won = state.day.filter(|_| state.end() == Some(End::You));
    use_effect_with(won, move |won| {
        let Some(today) = today() else { return };
        if *won == Some(today) && !kept::keep_streak(today) {
            unkept.emit(());
        }
        dispatcher.dispatch(Action::Streak(kept::streak().map_or(0, |streak| streak.days_on(today))));
    });
}
