//! Three-pile Nim with a pass, whose P-positions no formula is known for: a box that opens. The P-positions with a pile of L and those
//! with one of 2L stand side by side.

use maths::values::fixed;
use std::fmt::Write;
use std::rc::Rc;
use web::evidence::downloads::save;
use web::evidence::verdict;
use web::kit::dispatching::dispatching;
use web::kit::fields;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::view::scatter::Scatter;
use web::view::waiting::{Waiting, refused};
use web::workers::learner::protocol::{Answer, Question, Scaled};
use web::workers::requests::Pool;
use web::workers::requests::asked::{Happened, use_own_question};
use web::workers::requests::trial::{Status, Trial};
use yew::prelude::*;

/// The piles that can be chosen.
const PILES: [u32; 5] = [64, 128, 256, 512, Scaled::LARGEST];

/// `details.scaling`
#[component]
pub(super) fn ScalingPanel() -> Html {
    let texts = use_texts();
    let chosen = use_state_eq(|| PILES.len() - 1);
    let asked = use_own_question(Pool::<Question>::one);
    let options = PILES
        .iter()
        .enumerate()
        .map(|(index, pile)| (html! { format!("L = {}", texts.number(pile)) }, index == *chosen))
        .collect::<Vec<_>>();
    let on_choose = {
        let (chosen, dispatcher) = (chosen.setter(), asked.dispatcher());
        Callback::from(move |index: usize| {
            chosen.set(index);
            PILES.get(index).into_iter().for_each(|pile| dispatcher.dispatch(Happened::Ask(Question::Scale(*pile))));
        })
    };
    let on_begin = on_choose.reform({
        let at = *chosen;
        move |()| at
    });
    let on_stop = dispatching(&asked, |()| Happened::Stop);
    let is_busy = asked.trial.as_ref().is_some_and(Trial::is_open);
    let inside = match asked.trial.as_ref().map(|trial| &trial.status) {
        None => begin(texts, on_begin),
        Some(Status::Waiting) => html! { <Waiting done={None} text={texts.lab_waiting()} on_cancel={on_stop} /> },
        Some(Status::Running { progress, .. }) => {
            let progress = progress.unwrap_or_default();
            let [done, total] = progress.counts().map(|rows| texts.number(&rows));
            let text = texts.scaling_progress(&done, &total);
            html! { <Waiting done={Some(progress.part())} {text} on_cancel={on_stop} /> }
        }
        Some(Status::Failed(failure)) => refused(texts, &verdict::failure(texts, *failure), &on_begin),
        Some(Status::Done { answer, milliseconds }) => match answer.as_ref() {
            Answer::Scaled(Some(scaled)) => {
                html! { <Pictures scaled={Rc::new(scaled.clone())} milliseconds={*milliseconds} /> }
            }
            // The work was stopped; the learner gives no other answer to this question.
            Answer::Scaled(None) | Answer::Studied(_) => begin(texts, on_begin),
        },
    };
    html! {
        <details class="scaling">
            <summary>{ texts.scaling() }</summary>
            <p>{ texts.scaling_lead() }</p>
            <p>{ texts.scaling_source() }</p>
            { fields::choice("scaling-pile", "L", options, &on_choose) }
            <div class="computed" tabindex="-1" aria-live="polite" aria-busy={is_busy.to_string()}>{ inside }</div>
        </details>
    }
}

fn begin(texts: Texts, on_begin: Callback<()>) -> Html {
    let onclick = on_begin.reform(|_: MouseEvent| ());
    html! { <button type="button" class="run" id="run-scaling" {onclick}>{ texts.scaling_run() }</button> }
}

#[derive(Clone, PartialEq, Properties)]
struct PicturesProps {
    scaled: Rc<Scaled>,
    milliseconds: f64,
}

/// Both pictures, how alike they are, and their numbers as a file.
#[component]
fn Pictures(props: &PicturesProps) -> Html {
    let texts = use_texts();
    let PicturesProps { scaled, milliseconds } = props;
    let shown = use_memo(Rc::clone(scaled), |scaled| scaled.thirds.clone().map(Rc::new));
    let picture = |(index, factor): (usize, u32)| {
        let pile = scaled.pile * factor;
        let label = texts.scaling_picture(&texts.number(&pile), &texts.number(&(2 * pile)));
        html! {
            <figure key={index}>
                <Scatter values={Rc::clone(&shown[index])} window={2 * pile} names={["y", "z"]} label={label.clone()} />
                <figcaption>{ label }</figcaption>
            </figure>
        }
    };
    let onclick = {
        let scaled = Rc::clone(scaled);
        Callback::from(move |_: MouseEvent| save(&csv(&scaled), &format!("nim-pass-{}", scaled.pile)))
    };
    let likeness = texts.far_percent(&fixed(f64::from(scaled.likeness) / 10.0, 1));
    html! {
        <>
            <p>{ texts.scaling_alike(&texts.number(&scaled.pairs), &likeness) }
                <span class="pace">{ verdict::pace(texts, 0.0, *milliseconds) }</span></p>
            <div class="pictures">{ for (0..).zip([1, 2]).map(picture) }</div>
            <p><button type="button" class="quiet" {onclick}>{ texts.scaling_csv() }</button></p>
        </>
    }
}

/// The P-positions of both pictures, a row for each.
fn csv(scaled: &Scaled) -> String {
    let mut rows = "x,y,z\n".to_owned();
    for (pile, thirds) in [1, 2].map(|factor| scaled.pile * factor).into_iter().zip(&scaled.thirds) {
        for (y, z) in thirds.iter().enumerate() {
            // Writing to a string cannot fail.
            let _ = writeln!(rows, "{pile},{y},{z}");
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::csv;
    use web::workers::learner::protocol::Scaled;

    #[test]
    fn every_p_position_is_a_row() {
        let scaled = Scaled { pile: 1, thirds: [vec![2, 3], vec![1, 0]], likeness: 0, pairs: 10 };
        assert_eq!(csv(&scaled), "x,y,z\n1,0,2\n1,1,3\n2,0,1\n2,1,0\n");
    }
}
