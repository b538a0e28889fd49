//! The Grundy value and outcome of the position on the board, and the moves that win.

use crate::kit::focus::focus_board;
use crate::kit::term::{Term, Word, Words};
use crate::kit::words::{all_coordinates, describe_in};
use crate::table::solved::{Props, remote_state};
use crate::table::why::why;
use crate::table::{Action, Hint, Slot, State};
use crate::texts::Texts;
use crate::workers::solver::protocol::Question;
use maths::games::Sum;
use maths::solver::SumEvaluation;
use maths::values::Outcome;
use yew::prelude::*;

/// Optional sections of the verdict.
#[derive(Clone, Copy)]
pub struct VerdictOptions {
    /// True if the user can ask for the reasons.
    pub has_why: bool,
    /// True if the verdict has buttons for the winning moves, and the reasons have buttons for other moves.
    pub has_moves: bool,
}

/// Value, outcome and winning moves.
pub fn verdict(texts: Texts, props: &Props, besides: VerdictOptions) -> Html {
    let state = &props.state;
    let found = state.judged();
    let is_busy = match state.sum().only() {
        Some(game) => state.evaluation.is_waiting_for(Some(&Question::Evaluate { game })),
        None => state.sum_evaluation.is_waiting_for(Some(&Question::EvaluateSum { sum: state.sum().clone() })),
    };
    let asked = match state.sum().only() {
        Some(_) => remote_state(texts, &state.evaluation, Slot::Evaluation, &props.on_ask, &props.on_cancel),
        None => remote_state(texts, &state.sum_evaluation, Slot::Sum, &props.on_ask, &props.on_cancel),
    };
    html! {
        <section class={classes!("verdict", besides.has_moves.then_some("with-moves"))} aria-label={texts.verdict()} aria-busy={is_busy.to_string()}>
            if is_secret(state) {
                <details class="secret">
                    <summary>{ texts.show_who_wins() }</summary>
                    { in_words(texts, state, besides, found.as_deref()) }
                </details>
            } else {
                { in_words(texts, state, besides, found.as_deref()) }
            }
            { asked }
        </section>
    }
}

/// In a game against the computer nothing is given away that was not asked for.
fn is_secret(state: &State) -> bool {
    state.computer.is_some() && state.hint == Hint::Nothing && !state.marks && !state.sum().is_terminal()
}

/// The known facts about the position. The reasons stay open from one position to the next.
fn in_words(
    texts: Texts,
    state: &UseReducerHandle<State>,
    besides: VerdictOptions,
    evaluation: Option<&SumEvaluation>,
) -> Html {
    let sum = state.sum();
    html! {
        <>
            <p class="value">{ formula(sum, evaluation.map(|evaluation| evaluation.value)) }</p>
            if sum.is_misere() {
                <p class="remark">{ texts.misere_value() }</p>
            }
            { evaluation.map(|evaluation| outcome(texts, evaluation)).unwrap_or_default() }
            if besides.has_why {
                { why(texts, state, besides.has_moves) }
            }
            if besides.has_why { <Words words={vec![Word::GrundyValue]} place="value" /> }
            { evaluation.filter(|_| besides.has_moves).and_then(|evaluation| winning_moves(texts, state, evaluation)).unwrap_or_default() }
        </>
    }
}

fn outcome(texts: Texts, evaluation: &SumEvaluation) -> Html {
    let reason = match (evaluation.outcome, evaluation.winning_moves().count()) {
        (Outcome::P, _) if evaluation.options.is_empty() => texts.no_move_won().to_owned(),
        (Outcome::P, _) => texts.mover_wins().to_owned(),
        (Outcome::N, _) if evaluation.options.is_empty() => texts.no_move_lost().to_owned(),
        (Outcome::N, winning) => texts.next_wins(&winning, &evaluation.options.len()),
    };
    let (class, word) = match evaluation.outcome {
        Outcome::P => ("outcome p", Word::PPosition),
        Outcome::N => ("outcome n", Word::NPosition),
    };
    let end = [texts.full_stop(), texts.between_sentences()].concat();
    html! { <p><strong {class}><Term {word} place="verdict" /></strong>{ end }{ reason }</p> }
}

/// The moves that win, each of which can be made; nothing where there are none.
fn winning_moves(texts: Texts, state: &UseReducerHandle<State>, evaluation: &SumEvaluation) -> Option<Html> {
    let offers: Vec<Html> = evaluation
        .winning_moves()
        .filter_map(|play| {
            let dispatcher = state.dispatcher();
            let onclick = Callback::from(move |_: MouseEvent| {
                dispatcher.dispatch(Action::Play(play));
                focus_board();
            });
            let name = describe_in(texts, state.sum(), play)?;
            Some(html! { <li key={name.clone()}><button type="button" class="move" {onclick}>{ name }</button></li> })
        })
        .collect();
    (!offers.is_empty()).then(|| {
        html! {
            <details>
                <summary>{ texts.show_winning() }</summary>
                <ul class="moves">{ for offers }</ul>
            </details>
        }
    })
}

/// 𝒢(7, 4, 7) = 5, or with a superscript minus under misère play; of a sum 𝒢((7, 4, 7) + (0, 5, 16)) = 0, which may break
/// between its parts.
pub fn formula(sum: &Sum, value: Option<u32>) -> Html {
    let name = if sum.is_misere() {
        html! { <msup><mi mathvariant="normal">{ "𝒢" }</mi><mo>{ "−" }</mo></msup> }
    } else {
        html! { <mi mathvariant="normal">{ "𝒢" }</mi> }
    };
    let value = value.map_or_else(|| html! { <mo>{ "…" }</mo> }, |value| html! { <mn>{ value }</mn> });
    let inside = all_coordinates(sum);
    let pieces: Vec<&str> = inside.split_inclusive(" + ").collect();
    let last = pieces.len() - 1;
    let piece = |(index, piece): (usize, &&str)| {
        html! { <>
            // Lines break here.
            if index > 0 { { " " } }
            <math><mrow>
                if index == 0 { { name.clone() }<mo stretchy="false">{ "(" }</mo> }
                <mtext>{ piece.trim_end().replace(' ', "\u{a0}") }</mtext>
                if index == last { <mo stretchy="false">{ ")" }</mo><mo>{ "=" }</mo>{ value.clone() } }
            </mrow></math>
        </> }
    };
    html! { <>{ for pieces.iter().enumerate().map(piece) }</> }
}
