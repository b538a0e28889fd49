//! The positions of a numbered thing: one on a board that can be cut, the others as small drawings to choose from; and the moves
//! that it names.

use crate::papers::bar::{Bar, numbers, small};
use maths::games::{Record, Sum, SumMove};
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The positions, the moves from them, and the number of the first board.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub bars: Vec<Sum>,
    pub cuts: Vec<Record>,
    pub first: usize,
}

/// `div.bars`, if there is anything to draw.
#[component]
pub(super) fn Bars(props: &Props) -> Html {
    let chosen = use_state_eq(|| 0_usize);
    let all = positions(&props.bars, &props.cuts);
    let Some(sum) = all.get(*chosen) else { return Html::default() };
    let moves: Vec<SumMove> = moves(&props.cuts, sum);
    let option = |(index, sum): (usize, &Sum)| {
        let setter = chosen.setter();
        let onclick = Callback::from(move |_: MouseEvent| setter.set(index));
        let name = numbers(sum);
        html! {
            <li key={index}>
                <button type="button" class="pick" {onclick} aria-pressed={(index == *chosen).to_string()}>
                    { small(sum).unwrap_or_default() }
                    <span>{ name }</span>
                </button>
            </li>
        }
    };
    html! {
        <div class="bars">
            if all.len() > 1 {
                <ul class="picks">{ for all.iter().enumerate().map(option) }</ul>
            }
            <Bar key={*chosen} sum={sum.clone()} {moves} number={props.first + *chosen} />
        </div>
    }
}

/// The positions that are drawn or cut, each once, in their order.
fn positions(bars: &[Sum], cuts: &[Record]) -> Vec<Sum> {
    let mut all = Vec::<Sum>::new();
    for sum in bars.iter().chain(cuts.iter().map(Record::first)) {
        if !all.contains(sum) {
            all.push(sum.clone());
        }
    }
    all
}

/// The moves that are named from a position.
fn moves(cuts: &[Record], sum: &Sum) -> Vec<SumMove> {
    cuts.iter().filter(|cut| cut.first() == sum).filter_map(|cut| cut.moves().first().copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::{moves, positions};
    use maths::games::{Record, Sum};

    #[test]
    fn a_position_that_is_only_cut_is_drawn_too() {
        let sum = |text: &str| text.parse::<Sum>().unwrap();
        let cuts: Vec<Record> =
            ["nim:3,7,4;z1", "nim:3,7,1;y2", "nim:3,7,4;y0"].map(|text| text.parse().unwrap()).into();
        let all = positions(&[sum("nim:3,7,4"), sum("nim:0,0,0")], &cuts);
        assert_eq!(all, [sum("nim:3,7,4"), sum("nim:0,0,0"), sum("nim:3,7,1")]);
        assert_eq!(all.iter().map(|at| moves(&cuts, at).len()).collect::<Vec<_>>(), [2, 0, 1]);
    }
}
