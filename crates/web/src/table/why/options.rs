//! The options of a position by direction, and their values on a number line with the hole that is the mex.

use crate::kit::words::{describe_in, lowered};
use crate::table::{Action, State};
use crate::texts::Texts;
use maths::games::{Coordinate, Game, Move, Sum, SumMove};
use maths::solver::{SumEvaluation, SumValued};
use yew::prelude::*;

/// More options of one direction than this are not listed one by one.
const MOST: usize = 40;
/// The number line goes this far beyond the hole, and no further than this.
const BEYOND: u32 = 6;
const LONGEST: u32 = 40;

/// Options grouped by direction. It may be that one can be chosen.
pub(super) fn options(
    texts: Texts,
    state: &UseReducerHandle<State>,
    evaluation: &SumEvaluation,
    can_play: bool,
) -> Html {
    let sum = state.sum();
    let mut groups: Vec<(String, Vec<SumValued>)> = Vec::new();
    for option in &evaluation.options {
        let name = direction(texts, sum, option.play);
        match groups.iter_mut().find(|(group, _)| *group == name) {
            Some((_, options)) => options.push(*option),
            None => groups.push((name, vec![*option])),
        }
    }
    html! {
        <dl class={classes!("options", sum.only().is_none().then_some("of-sum"))}>{ for groups.iter().map(|(name, options)| group(texts, state.dispatcher(), sum, (name, options), can_play)) }</dl>
    }
}

fn group(
    texts: Texts,
    dispatcher: UseReducerDispatcher<State>,
    sum: &Sum,
    (name, options): (&str, &[SumValued]),
    can_play: bool,
) -> Html {
    let option = |option: &SumValued| {
        let play = option.play;
        let dispatcher = dispatcher.clone();
        let onclick = can_play.then(|| Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Play(play))));
        let label = texts.option_value(&describe_in(texts, sum, play)?, &option.value);
        let class = if option.value == 0 { "option p" } else { "option" };
        Some(html! {
            <button key={label.clone()} type="button" {class} {onclick} disabled={!can_play} aria-label={label.clone()} title={label}>{ option.value }</button>
        })
    };
    let hidden = options.len().saturating_sub(MOST);
    html! {
        <div key={name.to_owned()}>
            <dt>{ name }</dt>
            <dd>
                { for options.iter().take(MOST).filter_map(option) }
                if hidden > 0 {
                    <span class="remark">{ texts.options_more(&hidden) }</span>
                }
            </dd>
        </div>
    }
}

/// The coordinate that a move lowers, or the pile that it takes tokens from, and the part of a sum.
fn direction(texts: Texts, sum: &Sum, play: SumMove) -> String {
    match play {
        SumMove::Pass => texts.sum_option_whole().into(),
        SumMove::In { part, play } => {
            let way = sum.parts().get(part).map(|game| way(texts, game, play)).unwrap_or_default();
            if sum.only().is_some() { way } else { texts.sum_in_part(&(part + 1), &way) }
        }
    }
}

fn way(texts: Texts, game: &Game, play: Move) -> String {
    let name = |which: Coordinate| game.ruleset().rules.name(which);
    match play {
        Move::Cut { axis, .. } => name(axis.into()).into(),
        Move::Share { from, onto, .. } => format!("{} → {}", name(from), name(onto)),
        Move::Lower { along, .. } => lowered(texts, game, along),
        Move::Pass => texts.option_pass().into(),
    }
}

/// The values 0, 1, 2, …: which of them options have, and the least that no option has.
pub(super) fn number_line(texts: Texts, evaluation: &SumEvaluation) -> Html {
    let taken = || evaluation.options.iter().map(|option| option.value);
    let last = taken().max().unwrap_or(0).max(evaluation.value + BEYOND).min(evaluation.value.max(LONGEST) + 1);
    let first = evaluation.value.saturating_sub(LONGEST);
    let cell = |value: u32| {
        let is_hole = value == evaluation.value;
        let class = match (is_hole, taken().any(|taken| taken == value)) {
            (true, _) => "hole",
            (false, true) => "used",
            (false, false) => "free",
        };
        html! { <li key={value} {class}>{ value }</li> }
    };
    html! {
        <>
            <ol class="mex-line" aria-hidden="true">{ for (first..=last).map(cell) }</ol>
            <p>{ texts.mex_told(&evaluation.value) }</p>
        </>
    }
}
