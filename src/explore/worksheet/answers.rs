//! The second page: what the teacher wants to know.

use crate::explore::worksheet::paper::table;
use crate::explore::worksheet::paper::title;
use crate::games::Sum;
use crate::kit::words::describe_in;
use crate::solver::Grid;
use crate::solver::Plane;
use crate::solver::SumEvaluation;
use crate::texts::use_texts;
use crate::values::Outcome;
use std::rc::Rc;
use yew::prelude::*;

/// What is asked, and what is known.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub sum: Sum,
    pub plane: Plane,
    pub size: u32,
    pub evaluation: Option<Rc<SumEvaluation>>,
    pub values: Option<Rc<Grid>>,
}

/// Who wins, by which moves, and the table filled in.
#[component]
pub(super) fn Answers(props: &Props) -> Html {
    let texts = use_texts();
    let Props { sum, plane, size, evaluation, values } = props;
    let moves = |evaluation: &SumEvaluation| {
        let named = evaluation.winning_moves().filter_map(|play| {
            let name = describe_in(texts, sum, play)?;
            Some(html! { <li key={name.clone()}>{ name }</li> })
        });
        html! { <ul>{ for named }</ul> }
    };
    let wording = evaluation.as_ref().map(|evaluation| {
        let who = match evaluation.outcome {
            Outcome::N => texts.sheet_next_wins(),
            Outcome::P => texts.sheet_previous_wins(),
        };
        let which =
            if evaluation.winning_moves().next().is_some() { texts.sheet_these_win() } else { texts.sheet_none_wins() };
        html! { <><li>{ who }</li><li>{ which }{ moves(evaluation) }</li></> }
    });
    html! {
        <article class="sheet answers">
            <header><h2>{ texts.sheet_answers() }</h2><p>{ title(texts, sum) }</p></header>
            <ol>
                { wording.unwrap_or_default() }
                <li>{ texts.sheet_values() }{ table(texts, plane, *size, values.as_deref()) }</li>
            </ol>
        </article>
    }
}
