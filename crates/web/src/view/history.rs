//! A game as a picture: a row for each position, in it a bar to the side of the player who could force a win, as long as the end
//! was far.
//!
//! ```text
//! ol.history
//! └─ li(.here)(.blunder)
//!    └─ button
//!       ├─ span.number, span.move
//!       ├─ svg.balance     rect.first to the left or rect.second to the right of the middle line
//!       └─ span.left       how many moves were left
//! ```

use crate::texts::Texts;
use crate::view::plane::decimal;
use yew::prelude::*;

/// A position of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The move that led here, or what the first position is called.
    pub name: String,
    /// The player who can force a win, and in how many moves as far as that is known; nothing while nothing is.
    pub end: Option<(Side, Option<u32>)>,
    /// Whether the move that led here gave a won game away.
    pub is_blunder: bool,
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Player 1.
    First,
    /// Player 2.
    Second,
}

/// The picture of a game, from its first position to its last: `at` is the one on the board, and before the first there were so
/// many moves. The players have names, and the callback gets the position that was chosen.
pub fn history(
    texts: Texts,
    moments: &[Moment],
    at: usize,
    before: usize,
    names: [&'static str; 2],
    on_jump: &Callback<usize>,
) -> Html {
    let longest = moments.iter().filter_map(|moment| moment.end?.1).max().unwrap_or(1).max(1);
    let row = |(index, moment): (usize, &Moment)| {
        let onclick = on_jump.reform(move |_: MouseEvent| index);
        let class = classes!((index == at).then_some("here"), moment.is_blunder.then_some("blunder"));
        let said = moment.end.map(|(side, moves)| {
            let name = names[if side == Side::First { 0 } else { 1 }];
            match moves {
                Some(moves) => html! {
                    <><span class="unseen">{ texts.history_wins_in(&name, &moves) }</span><span aria-hidden="true">{ moves }</span></>
                },
                None => html! { <span class="unseen">{ texts.history_wins_alone(&name) }</span> },
            }
        });
        let number = if index == 0 { String::new() } else { format!("{}.", before + index) };
        html! {
            <li key={index} {class}>
                <button type="button" {onclick} aria-current={(index == at).then_some("step")}>
                    <span class="move-number">{ number }</span>
                    <span class="made">
                        { &moment.name }
                        if moment.is_blunder {
                            <span class="unseen">{ texts.history_blunder() }</span><span aria-hidden="true">{ " ?" }</span>
                        }
                    </span>
                    { balance(moment.end, longest) }
                    <span class="left">{ said.unwrap_or_default() }</span>
                </button>
            </li>
        }
    };
    html! {
        <>
            <p class="history-key"><span>{ names[0] }</span><span>{ texts.history_wins() }</span><span>{ names[1] }</span></p>
            <ol class="history" aria-label={texts.history_label()}>{ for moments.iter().enumerate().map(row) }</ol>
        </>
    }
}

/// The bar of one position, from the middle to the side of the winner.
fn balance(end: Option<(Side, Option<u32>)>, longest: u32) -> Html {
    let bar = end.map(|(side, moves)| {
        // A win that is there already is a bar as well.
        let length = 4.0 + 44.0 * f64::from(moves.unwrap_or(0)) / f64::from(longest);
        let (class, x) = match side {
            Side::First => ("first", 50.0 - length),
            Side::Second => ("second", 50.0),
        };
        html! { <rect {class} x={decimal(x)} y="2" width={decimal(length)} height="8" /> }
    });
    html! {
        <svg class="balance" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
            { bar.unwrap_or_default() }
            <line x1="50" y1="0" x2="50" y2="12" />
        </svg>
    }
}
