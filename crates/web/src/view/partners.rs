//! Why a position is good to leave, as pictures: partners on both sides of a strip, and sides packed into blocks of 8, 4, 2 and 1.

use crate::view::pieces::pieces;
use crate::view::plane::decimal;
use maths::games::scene::Scene;
use yew::prelude::*;

/// A strip whose ends have this many pieces each, and an arc from every piece to its partner: `svg.partners`.
pub fn partners(scene: &Scene, count: u32) -> Html {
    let count = f64::from(count);
    let arc = |at: u32| {
        let (from, until, height) = (0.5 - f64::from(at), 0.5 + f64::from(at), -1.1 - 0.7 * f64::from(at));
        let [from, until, height] = [from, until, height].map(decimal);
        html! { <path class="tie" d={format!("M{from}-1.100C{from} {height} {until} {height} {until}-1.100")} /> }
    };
    let top = 1.4 + 0.6 * count;
    let view_box = [-0.4 - count, -top, 2.0 * count + 1.8, top + 0.5].map(decimal).join(" ");
    html! {
        <svg class="partners" viewBox={view_box} aria-hidden="true">
            { pieces(scene, None) }
            { for (1..=count as u32).map(arc) }
        </svg>
    }
}

/// The width of the names of the sides, and of the space between two blocks; the height of a row. In squares.
const NAMES: f64 = 4.5;
const SPACE: f64 = 0.5;
const ROW: f64 = 1.7;

/// Each side, with its name, as blocks of 8, 4, 2 and 1; a block without a partner has a question mark: `svg.blocks`.
pub fn blocks(sides: &[(&str, u32)]) -> Html {
    let all = sides.iter().fold(0, |all, (_, side)| all | side);
    let largest = if all == 0 { 1 } else { 1 << all.ilog2() };
    let column = |size: u32| {
        // Larger blocks are further to the left.
        let before = (0..31).map(|digit| 1_u32 << digit).filter(|other| *other > size && *other <= largest);
        before.map(|other| f64::from(other) + SPACE).sum::<f64>() + NAMES
    };
    let of_size = |size: u32| {
        let x = column(size);
        let rows: Vec<usize> = (0..sides.len()).filter(|row| sides[*row].1 & size != 0).collect();
        let block = |row: usize| {
            let y = decimal(ROW * row as f64);
            let squares = (0..size).map(|at| format!("M{} {y}h1v1h-1z", decimal(x + f64::from(at))));
            html! { <path class="piece" d={squares.collect::<String>()} /> }
        };
        let middle = decimal(x + f64::from(size) / 2.0);
        let pairs = rows.chunks(2).map(|pair| match pair {
            [above, below] => {
                let [from, until] = [1.0 + ROW * *above as f64, ROW * *below as f64].map(decimal);
                html! { <path class="tie" d={format!("M{middle} {from}V{until}")} /> }
            }
            [alone, ..] => {
                html! { <text class="alone" x={middle.clone()} y={decimal(0.5 + ROW * *alone as f64)}>{ "?" }</text> }
            }
            [] => Html::default(),
        });
        html! { <>{ for rows.iter().copied().map(block) }{ for pairs }</> }
    };
    let name = |(row, (name, side)): (usize, &(&str, u32))| {
        html! { <text class="side" x="0" y={decimal(0.5 + ROW * row as f64)}>{ name }{ " " }{ side }</text> }
    };
    let width = column(1) + 1.3;
    let view_box = [-0.2, -0.3, width, ROW * sides.len() as f64].map(decimal).join(" ");
    html! {
        <svg class="blocks" viewBox={view_box} aria-hidden="true">
            { for sides.iter().enumerate().map(name) }
            { for (0..31).map(|digit| 1_u32 << digit).filter(|size| all & size != 0).map(of_size) }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::{blocks, partners};
    use maths::games::Game;
    use yew::LocalServerRenderer;
    use yew::prelude::*;

    #[derive(Clone, PartialEq, Properties)]
    struct Props {
        sides: Vec<u32>,
    }

    #[component]
    fn Picture(props: &Props) -> Html {
        match props.sides[..] {
            [count] => {
                let game: Game = format!("nim:{count},0,{count}").parse().unwrap();
                partners(&game.scene().unwrap(), count)
            }
            _ => blocks(&props.sides.iter().map(|side| ("side", *side)).collect::<Vec<_>>()),
        }
    }

    /// The number of ties, of single blocks, and of all blocks.
    async fn drawn(sides: &[u32]) -> [usize; 3] {
        let props = Props { sides: sides.to_vec() };
        let html = LocalServerRenderer::<Picture>::with_props(props).hydratable(false).render().await;
        ["class=\"tie\"", "class=\"alone\"", "class=\"piece\""].map(|what| html.matches(what).count())
    }

    #[tokio::test(flavor = "current_thread")]
    async fn every_piece_of_equal_ends_has_a_partner() {
        for count in [0, 1, 4] {
            assert_eq!(drawn(&[count]).await[0], count as usize);
        }
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_block_is_alone_where_a_digit_of_the_nim_sum_is_one() {
        for sides in [[2, 3, 4], [1, 4, 5], [7, 7, 7], [0, 0, 0], [8, 3, 11], [5, 2, 4]] {
            let digits = |number: u32| number.count_ones() as usize;
            let all = sides.iter().map(|side| digits(*side)).sum();
            let alone = digits(sides[0] ^ sides[1] ^ sides[2]);
            assert_eq!(drawn(&sides).await, [(all - alone) / 2, alone, all], "{sides:?}");
        }
    }
}
