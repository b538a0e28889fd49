//! The tries of pupils, in lists and drawings.

use crate::teach::class::drawn::Drawn;
use crate::teach::class::table::MOST_ROWS;
use files::lessons::Row;
use maths::games::{Game, Move};
use web::kit::describe;
use web::kit::lesson_words::row_fixed;
use web::texts::Texts;
use yew::prelude::*;

/// The most moves and formulas that are listed.
const MOST_LISTED: usize = 12;

/// Moves that do not win, with how many pupils tried them.
pub(super) fn moves(texts: Texts, game: Game, wrong: &[(Move, usize)]) -> Html {
    let labels: Vec<_> = wrong.iter().map(|(play, count)| (*play, count.to_string(), false)).collect();
    let label = if wrong.is_empty() { game.to_string() } else { texts.class_wrong_drawn(&game) };
    let item = |(play, count): &(Move, usize)| {
        let name = in_words(texts, &game, *play);
        html! { <li key={name.clone()}>{ texts.class_wrong_move(&name, count) }</li> }
    };
    html! {
        <>
            <div class="picture"><Drawn {game} {labels} {label} room={[560, 240]} /></div>
            if wrong.is_empty() {
                <p>{ texts.class_no_wrong() }</p>
            } else {
                <p class="group-name">{ texts.class_wrong() }</p>
                <ul class="counts">{ for wrong.iter().take(MOST_LISTED).map(item) }</ul>
            }
            { more(texts, wrong.len(), MOST_LISTED) }
        </>
    }
}

/// A move in words.
pub(super) fn in_words(texts: Texts, game: &Game, play: Move) -> String {
    game.play(play).map(|next| describe(texts, game, play, next.position())).unwrap_or_default()
}

/// For each place of a row how many had it wrong at first.
pub(super) fn places(texts: Texts, row: &Row, wrong: &[usize]) -> Html {
    let name = row.game.ruleset().rules.name(row.along);
    let most = wrong.iter().copied().max().unwrap_or(0);
    html! {
        <>
        <p class="remark">{ texts.class_places() }{ texts.between_sentences() }{ for row_fixed(texts, row) }</p>
        <div class="class-table" role="region" tabindex="0" aria-label={texts.class_places()}>
            <table>
                <thead><tr><th scope="row"><var>{ name }</var></th>{ for row.games().map(|game| html! { <th scope="col">{ game.position().coordinates[row.along] }</th> }) }</tr></thead>
                <tbody><tr><th scope="row">{ texts.class_wrong_count() }</th>{ for wrong.iter().map(|count| html! {
                    <td class={classes!("count", (*count == most && most > 0).then_some("most"))}>{ count }</td>
                }) }</tr></tbody>
            </table>
        </div>
        </>
    }
}

/// Formulas under a heading.
pub(super) fn formulas(texts: Texts, heading: &'static str, tried: &[(String, usize)]) -> Html {
    if tried.is_empty() {
        return Html::default();
    }
    let item = |(formula, count): &(String, usize)| html! { <li key={formula.clone()}><code>{ formula }</code>{ " " }{ texts.class_times(count) }</li> };
    html! {
        <>
            <p class="group-name">{ heading }</p>
            <ul class="counts">{ for tried.iter().take(MOST_LISTED).map(item) }</ul>
            { more(texts, tried.len(), MOST_LISTED) }
        </>
    }
}

/// The text of each pupil, in the order of `pupils`, which are indices into `names` and `all`.
pub(super) fn written(texts: Texts, all: &[String], names: &[String], pupils: &[usize]) -> Html {
    let of = |place: &usize| Some((names.get(*place)?, all.get(*place)?));
    let said: Vec<(&String, &String)> = pupils.iter().filter_map(of).filter(|(_, text)| !text.is_empty()).collect();
    let item = |(name, text): &(&String, &String)| html! { <><dt>{ *name }</dt><dd>{ *text }</dd></> };
    html! {
        <>
            <dl class="written">{ for said.iter().take(MOST_ROWS).map(item) }</dl>
            { more(texts, said.len(), MOST_ROWS) }
        </>
    }
}

/// The number of tries that are not shown.
pub(super) fn more(texts: Texts, all: usize, shown: usize) -> Html {
    match all.saturating_sub(shown) {
        0 => Html::default(),
        more => html! { <p class="remark">{ texts.class_more(&more) }</p> },
    }
}
