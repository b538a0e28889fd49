//! The winner of the position on the board, in one sentence; and in its place the position that is pointed at.

use maths::games::{Move, Position, Ruleset, SumMove};
use maths::solver::SumEvaluation;
use maths::values::Outcome;
use web::kit::term::Word;
use web::kit::words::coordinates;
use web::table::solved::{Pointed, Props, remote_state};
use web::table::why::why;
use web::table::{Section, Slot, State, verdict};
use web::texts::{Place, Texts, woven};
use web::workers::solver::protocol::{Question, Show};
use yew::prelude::*;

/// `section.verdict`, which is as high as its longest sentence, so that nothing moves. `cell` is pointed at in a figure, `groove`
/// on the board.
pub(super) fn outcome(texts: Texts, props: &Props, cell: Pointed, groove: Option<Move>) -> Html {
    let state = &props.state;
    let found = state.judged();
    let asked = match state.sum().only() {
        Some(_) => remote_state(texts, &state.evaluation, Slot::Evaluation, &props.on_ask, &props.on_cancel),
        None => remote_state(texts, &state.sum_evaluation, Slot::Sum, &props.on_ask, &props.on_cancel),
    };
    let aside = groove
        .and_then(|play| of_groove(texts, state, found.as_deref()?, play))
        .or_else(|| of_cell(texts, state, cell?));
    // An answer that is refused is not awaited.
    let is_busy = match state.sum().only() {
        Some(game) => state.evaluation.is_waiting_for(Some(&Question::Evaluate { game })),
        None => state.sum_evaluation.is_waiting_for(Some(&Question::EvaluateSum { sum: state.sum().clone() })),
    };
    let is_lost = found.as_ref().is_some_and(|found| found.outcome == Outcome::P);
    html! {
        <section class={classes!("verdict", is_lost.then_some("lost"))} aria-label={texts.verdict()} aria-busy={is_busy.to_string()}>
            <p class={classes!("sentence", aside.is_some().then_some("aside"))}>
                { aside.map_or_else(|| found.as_ref().map(|found| sentence(texts, found)).unwrap_or_default(), Html::from) }
            </p>
            <div class="small">
                { for found.as_ref().map(|found| value(texts, state, found)) }
                { why(texts, state, true) }
            </div>
            { asked }
        </section>
    }
}

/// The winner, and the number of winning moves.
fn sentence(texts: Texts, found: &SumEvaluation) -> Html {
    let (moves, winning) = (found.options.len(), found.winning_moves().count());
    let strong = |words: &'static str| vec![html! { <strong>{ words }</strong> }];
    match (found.outcome, moves) {
        (Outcome::P, 0) => texts.no_move_won().into(),
        (Outcome::N, 0) => texts.no_move_lost().into(),
        (Outcome::P, _) => woven(&texts.here_lost(&Place(0), &moves), &strong(texts.here_lost_word())),
        (Outcome::N, _) => woven(&texts.here_won(&Place(0), &winning, &moves), &strong(texts.here_won_word())),
    }
}

/// The outcome by its name, and the value.
fn value(texts: Texts, state: &State, found: &SumEvaluation) -> Html {
    let (class, word) = match found.outcome {
        Outcome::P => ("outcome p", Word::PPosition),
        Outcome::N => ("outcome n", Word::NPosition),
    };
    html! {
        <>
            <span {class}>{ word.name(texts) }</span>
            <span class="value">{ verdict::formula(state.sum(), Some(found.value)) }</span>
        </>
    }
}

/// The position after a break, and its winner.
fn of_groove(texts: Texts, state: &State, found: &SumEvaluation, play: Move) -> Option<String> {
    let game = state.game();
    let to = game.ruleset().play(game.position(), play)?;
    let wanted = SumMove::In { part: state.hand(), play };
    let value = found.options.iter().find(|option| option.play == wanted)?.value;
    let left = format!("({})", coordinates(&game.ruleset(), to));
    let words = if value == 0 { texts.break_wins(&left) } else { texts.break_loses(&left, &value) };
    let Some((to, Section::Fixed(axis))) = state.turned().map(|to| (to, state.look.section)) else {
        return Some(words);
    };
    let turned = texts.figure_turned(&game.ruleset().rules.name(axis), &to[axis]);
    Some([&words, texts.between_sentences(), &turned].concat())
}

/// The value of a cell of the table.
fn of_cell(texts: Texts, state: &State, (ruleset, position): (Ruleset, Position)) -> Option<String> {
    let table = state.table.shown(state.question(Slot::Table).as_ref())?;
    let is_it = table.plane.ruleset == ruleset && table.show == Show::Values;
    let (column, row) = table.window.kept(table.plane.place_of(position).filter(|_| is_it)?)?;
    let value = table.grid.at(column, row)?;
    let named = format!("({})", coordinates(&ruleset, position));
    Some(if value == 0 { texts.cell_lost(&named) } else { texts.cell_won(&named, &value) })
}
