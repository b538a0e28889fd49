//! The second page: the answers for the teacher.

use crate::teach::paper::{heading, table, title};
use crate::teach::solving::Known;
use crate::teach::{Asked, Sheet, solving};
use maths::games::{Game, Sum};
use maths::solver::SumEvaluation;
use maths::values::Outcome;
use web::kit::words::describe_in;
use web::texts::Texts;
use yew::prelude::*;

/// Of each position who wins, by which moves, and the table filled in.
pub(super) fn answers(texts: Texts, sheet: &Sheet, known: &Known) -> Html {
    html! {
        <article class="sheet answers">
            <header><h2>{ texts.sheet_answers() }</h2><p>{ title(texts, sheet) }</p></header>
            { for sheet.bars.iter().enumerate().map(|(place, entry)| html! {
                <div key={entry.id} class="sheet-bar">
                    { heading(texts, sheet, place, &entry.sum) }
                    { of_position(texts, sheet, known, &entry.sum) }
                </div>
            }) }
        </article>
    }
}

fn of_position(texts: Texts, sheet: &Sheet, known: &Known, sum: &Sum) -> Html {
    let evaluation = known.evaluation(&solving::value(sum));
    let values = solving::table(sheet, sum).and_then(|question| known.grid(&question));
    let bars = known.smaller(sheet, sum);
    let smaller = |(letter, (_, outcome)): (char, &(Game, Outcome))| html! { <li key={letter.to_string()}>{ letter }{ ") " }{ winner(texts, *outcome) }</li> };
    let plane = sheet.plane(sum).filter(|_| sheet.asks(Asked::Table)).map(|(plane, _)| plane);
    html! {
        <ol>
            { evaluation.map(|evaluation| html! {
                <>
                    if sheet.asks(Asked::Winner) { <li>{ winner(texts, evaluation.outcome) }</li> }
                    if sheet.asks(Asked::Moves) { <li>{ moves(texts, sum, &evaluation) }</li> }
                </>
            }).unwrap_or_default() }
            if !bars.is_empty() { <li>{ texts.sheet_smaller() }<ul>{ for ('a'..).zip(&bars).map(smaller) }</ul></li> }
            { plane.map(|plane| html! { <li>{ texts.sheet_values() }{ table(texts, &plane, sheet.size, values.as_deref()) }</li> }).unwrap_or_default() }
        </ol>
    }
}

fn winner(texts: Texts, outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::N => texts.sheet_next_wins(),
        Outcome::P => texts.sheet_previous_wins(),
    }
}

fn moves(texts: Texts, sum: &Sum, evaluation: &SumEvaluation) -> Html {
    let names: Vec<String> = evaluation.winning_moves().filter_map(|play| describe_in(texts, sum, play)).collect();
    if names.is_empty() {
        return texts.sheet_none_wins().into();
    }
    html! { <>{ texts.sheet_these_win() }<ul>{ for names.into_iter().map(|name| html! { <li key={name.clone()}>{ name }</li> }) }</ul></> }
}
