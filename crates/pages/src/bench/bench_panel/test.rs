//! The second step: the formula on all positions up to N.

use crate::bench::formula_panel::{against_name, outcome};
use crate::bench::{Action, Key, State};
use maths::formulas::Comparison;
use std::fmt::Write;
use web::kit::Edit;
use web::kit::dispatching::dispatching;
use web::kit::fields::{self, Number};
use web::texts::Texts;
use web::workers::checker::protocol::{Against, Cell, FormulaQuestion, Picture};
use yew::prelude::*;

/// The slider of N begins and ends here; other bounds can be typed.
const SLIDER: [u32; 2] = [10, 1000];

/// N, the verdict, and what the formula is compared with.
pub(super) fn test(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let on_write = dispatching(state, Action::Write);
    let on_begin = dispatching(state, |()| Action::Compare);
    let on_stop = dispatching(state, |()| Action::Stop(vec![Key::Formula]));
    html! {
        <>
            <div class="tried">
                { picture(texts, state) }
                { verdict(texts, state, &on_begin, &on_stop) }
            </div>
            if !state.formula.question.formula.trim().is_empty() {
                { bound(texts, state.formula.question.bound, &on_write) }
            }
            <details class="more">
                <summary>{ texts.bench_more_tests() }</summary>
                { against(texts, state.formula.question.against, &on_write) }
            </details>
        </>
    }
}

/// The picture; one that will come has its place already, so that nothing below moves.
fn picture(texts: Texts, state: &State) -> Html {
    match state.formula.picture() {
        Some(picture) => drawn(texts, &picture.cells),
        None if state.due().is_some() && state.formula.may_have_picture() || state.formula.awaits_picture() => {
            drawn(texts, &[])
        }
        None => Html::default(),
    }
}

/// `figure.agreement`: a square for each place (x, z) of the bar where a position is a P-position, or the formula is wrong.
fn drawn(texts: Texts, cells: &[Cell]) -> Html {
    let side = Picture::SIDE;
    let squares = |wanted: Cell| {
        let mut path = String::new();
        for (place, _) in (0..).zip(cells).filter(|(_, cell)| **cell == wanted) {
            // Writing to a text cannot fail.
            let _ = write!(path, "M{},{}h1v1h-1z", place % side, side - 1 - place / side);
        }
        path
    };
    let differs = squares(Cell::Differs);
    let text = if differs.is_empty() { texts.bench_picture(&side) } else { texts.bench_picture_wrong(&side) };
    html! {
        <figure class="agreement">
            <svg viewBox={format!("0 0 {side} {side}")} role="img" aria-label={text.clone()}>
                <path class="agrees" d={squares(Cell::Agrees)} />
                <path class="differs" d={differs} />
            </svg>
            <figcaption>{ text }</figcaption>
        </figure>
    }
}

/// `div.found`: the result, or what has to be done for one.
fn verdict(texts: Texts, state: &UseReducerHandle<State>, on_begin: &Callback<()>, on_stop: &Callback<()>) -> Html {
    if let Some(trial) = state.formula.current() {
        return outcome(texts, trial, on_begin, on_stop);
    }
    let inside = if state.formula.question.formula.trim().is_empty() {
        html! { <p class="remark">{ texts.bench_no_formula() }</p> }
    } else if state.formula.question.read().is_err() {
        html! { <p class="remark">{ texts.bench_correct() }</p> }
    } else if state.formula.is_quick() {
        html! { <p class="remark">{ texts.bench_pause() }</p> }
    } else {
        let onclick = on_begin.reform(|_: MouseEvent| ());
        html! { <p><button type="button" id="test" {onclick}>{ texts.bench_run() }</button> <span class="remark">{ texts.bench_large() }</span></p> }
    };
    html! { <div class="found" tabindex="-1" aria-live="polite">{ inside }</div> }
}

/// N, typed or slid.
fn bound(texts: Texts, bound: u32, on_write: &Callback<Edit<FormulaQuestion>>) -> Html {
    let read = |text: &str| text.trim().parse::<u32>().ok().filter(|bound| *bound <= Comparison::LARGEST);
    let check = Callback::from(move |text: String| {
        read(&text).map(drop).ok_or_else(|| texts.lab_bad_bound(&texts.number(&Comparison::LARGEST), &text))
    });
    let set = on_write.reform(|bound: u32| Edit::new(move |question: &mut FormulaQuestion| question.bound = bound));
    let typed = set.clone();
    let on_change = Callback::from(move |text: String| {
        if let Some(bound) = read(&text) {
            typed.emit(bound);
        }
    });
    let on_slide = set.reform(|(bound, _): (u32, bool)| bound);
    let [least, most] = SLIDER;
    html! {
        <div class="bound">
            <Number id="formula-n" label={html! { <var>{ "N" }</var> }} value={bound.to_string()} width={6} {check} {on_change}
                slider={Some([least, most, bound.clamp(least, most)])} {on_slide} />
        </div>
    }
}

/// The choice of the set or the values with which the formula is compared.
fn against(texts: Texts, chosen: Against, on_write: &Callback<Edit<FormulaQuestion>>) -> Html {
    let options = Against::ALL.map(|against| (against_name(texts, against).to_owned(), against == chosen)).to_vec();
    let on_choose = on_write
        .reform(|index: usize| Edit::new(move |question: &mut FormulaQuestion| question.against = Against::ALL[index]));
    html! { <div class="setup">{ fields::select("against", texts.lab_against(), &options, &on_choose) }</div> }
}
