//! An automaton as a drawing: states on a ring, accepting ones with a double line, and edges with the digits that are read.
//!
//! ```text
//! svg.automaton-drawing
//! ├─ g.edge (.at)      path, polygon, and text where there is room for it
//! └─ g.state (.at)     circle, a second one if it accepts, its number, and what it means
//! ```

use crate::texts::use_texts;
use crate::view::automaton::digits;
use crate::view::automaton::ring::{Edge, MOST_LABELED, RADIUS, Ring, Spot, text};
use maths::values::{fixed, short, sort_by_key};
use std::rc::Rc;
use yew::prelude::*;

/// The meaning of a state, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// A few signs below the number of the state.
    pub text: String,
    /// The look of the state.
    pub shape: Shape,
}

/// The look of a state; each shape has its own colour and line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The first kind.
    First,
    /// The second kind.
    Second,
    /// The third kind.
    Third,
}

/// The automaton, and where it is.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The number of numbers that are read at once.
    pub names: usize,
    /// The successor of each state for each letter, row by row.
    pub next: Rc<Vec<u32>>,
    /// For each state: true if numbers whose digits end in it are in the set.
    pub accepting: Rc<Vec<bool>>,
    /// The meanings of the states, if they are known.
    pub marks: Rc<Vec<Mark>>,
    /// The state in which it is.
    pub at: usize,
    /// The state before, and the letter that was read there.
    pub last: Option<(usize, usize)>,
}

/// The number of letters whose digits are on one line of a label.
const ON_A_LINE: usize = 2;

/// `svg.automaton-drawing`
#[component]
pub fn Automaton(props: &Props) -> Html {
    let texts = use_texts();
    let Props { names, next, accepting, marks, at, last } = props;
    let letters = 1 << names;
    let drawn = (Rc::clone(next), Rc::clone(accepting));
    let ring = use_memo(drawn, |(next, accepting)| Ring::new(next, accepting, letters));
    let is_last = |edge: &Edge| last.is_some_and(|(from, letter)| edge.from == from && edge.letters.contains(&letter));
    // An edge into the trap is drawn only when it is the one that was just followed.
    let is_drawn = |edge: &&Edge| ring.trap != Some(edge.to) || is_last(edge);
    // Without room for all of them, the edges that begin in the present state have labels, and the last one.
    let labeled = |edge: &Edge| {
        (accepting.len() <= MOST_LABELED || edge.from == *at || is_last(edge))
            .then(|| label(edge, letters, *names, texts.automaton_any()))
    };
    // Edges and states that are lit up lie above the rest.
    let mut edges: Vec<&Edge> = ring.edges.iter().filter(is_drawn).collect();
    sort_by_key(&mut edges, |edge| is_last(edge));
    let half = ring.half;
    html! {
        <svg class="automaton-drawing" role="img" aria-label={texts.automaton_drawing(&accepting.len())}
            viewBox={[-half, -half, 2.0 * half, 2.0 * half].map(|number| fixed(number, 2)).join(" ")}>
            { for edges.iter().map(|edge| html! {
                <g class={classes!("edge", is_last(edge).then_some("at"))}>
                    <path d={edge.path.clone()} />
                    <polygon points={edge.head.map(text).join(" ")} />
                </g>
            }) }
            { for edges.iter().filter_map(|edge| labeled(edge)) }
            { for ring.states.iter().enumerate().map(|(state, spot)| circle(state, *spot, accepting[state], marks.get(state), state == *at)) }
        </svg>
    }
}

/// The digits with which an edge is followed.
fn label(edge: &Edge, letters: usize, names: usize, any: &'static str) -> Html {
    let lines: Vec<String> = if edge.letters.len() == letters {
        vec![any.to_owned()]
    } else {
        let words: Vec<String> = edge.letters.iter().map(|letter| digits(*letter, names)).collect();
        words.chunks(ON_A_LINE).map(|line| line.join(" ")).collect()
    };
    let Spot(x, y) = edge.label;
    let top = y - 0.3 * (lines.len() as f64 - 1.0);
    html! {
        <text class="letters">
            { for lines.into_iter().enumerate().map(|(index, line)| html! {
                <tspan x={fixed(x, 2)} y={fixed(top + 0.6 * index as f64 + 0.2, 2)}>{ line }</tspan>
            }) }
        </text>
    }
}

fn circle(state: usize, Spot(x, y): Spot, accepts: bool, mark: Option<&Mark>, is_at: bool) -> Html {
    let kind = mark.map(|mark| match mark.shape {
        Shape::First => "first",
        Shape::Second => "second",
        Shape::Third => "third",
    });
    let (cx, cy) = (fixed(x, 2), fixed(y, 2));
    let of_number = if mark.is_some() { y } else { y + 0.25 };
    html! {
        <g class={classes!("state", kind, is_at.then_some("at"))}>
            <circle class="outer" cx={cx.clone()} cy={cy.clone()} r={short(RADIUS, 2)} />
            if accepts { <circle class="inner" cx={cx.clone()} {cy} r={fixed(0.84 * RADIUS, 2)} /> }
            <text class="number" x={cx.clone()} y={fixed(of_number, 2)}>{ state }</text>
            { mark.map(|mark| html! { <text class="mark" x={cx} y={fixed(y + 0.52, 2)}>{ &mark.text }</text> }).unwrap_or_default() }
        </g>
    }
}
