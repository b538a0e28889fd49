//! The digits that a proof reads along the rim, or the candidates that it counts, as a table: `div.trace > table`.

use crate::evidence::followed::words::{level_words, place, remainder, stage_words};
use crate::kit::words::describe;
use crate::texts::Texts;
use maths::claims::{Candidate, Column, Strategy, Trace};
use maths::games::Game;
use yew::prelude::*;

/// The tables of a position.
pub(super) fn traces(texts: Texts, strategy: Strategy, game: &Game) -> Html {
    strategy.traces(game).iter().map(|trace| table(texts, game, trace)).collect()
}

fn table(texts: Texts, game: &Game, trace: &Trace) -> Html {
    let row = |column: &Column| {
        html! {
            <tr>
                <th scope="row">{ texts.number(&(1_u64 << column.column)) }</th>
                { for column.digits.iter().map(|digit| html! { <td>{ *digit }</td> }) }
                <td>{ texts.number(&column.r) }</td>
                <td class="words">{ level_words(texts, column.level) }</td>
            </tr>
        }
    };
    html! {
        <>
            // Like every region that scrolls, one that the keyboard can stop at.
            <div class="trace" tabindex="0" role="group" aria-label={stage_words(texts, trace.stage)}>
                <table>
                    <caption>{ stage_words(texts, trace.stage) }{ texts.between_sentences() }{ texts.trace_r(&remainder(trace)) }</caption>
                    <thead><tr>
                        <th scope="col">{ texts.trace_digit() }</th>
                        { for trace.names.iter().map(|name| html! { <th scope="col"><var>{ *name }</var></th> }) }
                        <th scope="col"><var>{ "r" }</var></th>
                        <th scope="col" class="words">{ texts.trace_level() }</th>
                    </tr></thead>
                    <tbody>{ for trace.columns.iter().map(row) }</tbody>
                </table>
            </div>
            if !trace.holds(game) {
                <p class="told refuted">{ texts.trace_fails() }</p>
            }
        </>
    }
}

/// The table of the candidates up to the first P-position.
pub(super) fn candidates(texts: Texts, strategy: Strategy, game: &Game) -> Option<Html> {
    let (axis, candidates) = strategy.candidates(game)?;
    let name = game.ruleset().rules.name(axis);
    let row = |Candidate { at, position, answer }: &Candidate| {
        let from = Game::if_legal(game.ruleset(), *position);
        let answer = from.zip(*answer).map(|(from, (play, to))| describe(texts, &from, play, to));
        html! {
            <tr>
                <th scope="row">{ texts.number(at) }</th>
                <td class="words">{ place(game, *position) }</td>
                <td class="words">{ answer.unwrap_or_else(|| texts.candidates_p().into()) }</td>
            </tr>
        }
    };
    Some(html! {
        <div class="trace" tabindex="0" role="group" aria-label={texts.candidates_caption(&name)}>
            <table>
                <caption>{ texts.candidates_caption(&name) }</caption>
                <thead><tr>
                    <th scope="col"><var>{ name }</var></th>
                    <th scope="col" class="words">{ texts.candidates_position() }</th>
                    <th scope="col" class="words">{ texts.candidates_answer() }</th>
                </tr></thead>
                <tbody>{ for candidates.iter().map(row) }</tbody>
            </table>
        </div>
    })
}
