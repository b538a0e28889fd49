//! An automaton that is followed: numbers, their digits one after the other, and the state in which the automaton is.

mod sums;
mod tuples;
mod walk;

pub use tuples::{tuple, tuple_of};

use crate::evidence::automaton::walk::Walk;
use crate::evidence::counterexample::MOST_PIECES;
use crate::evidence::verdict::at as position;
use crate::kit::fields::whole;
use crate::texts::{Texts, use_texts};
use crate::view::automaton::{Drawing, MOST_DRAWN, Table};
use crate::view::hooks::{Handle, use_latest, use_state_eq};
use crate::view::printed::printed;
use crate::workers::prover::protocol::Set;
use maths::games::Game;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The largest number that an automaton reads on a page.
pub const LARGEST: u32 = 1_000_000;

/// The set, the numbers, and where they go.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The set.
    pub set: Rc<Set>,
    /// The numbers that are followed; the last member that is listed, if none are chosen.
    pub numbers: Option<Vec<u32>>,
    /// Called with other numbers.
    pub on_numbers: Callback<Vec<u32>>,
}

/// `div.follow`, and the table.
#[component]
pub fn Follow(props: &Props) -> Html {
    let texts = use_texts();
    let shared = use_memo(Rc::clone(&props.set), |set| {
        (Rc::new(set.automaton.next.clone()), Rc::new(set.automaton.accepting.clone()), Rc::new(sums::marks(set)))
    });
    let step = use_state_eq(|| (Vec::new(), 0_usize));
    let (set, (next, accepting, marks)) = (&*props.set, &*shared);
    let numbers = numbers(set, props.numbers.as_deref());
    let latest = use_latest(&numbers);
    let walk = Walk::new(&set.automaton, &set.names, &numbers);
    // Of other numbers nothing is read yet.
    let done = if step.0 == numbers { step.1.min(walk.digits()) } else { 0 };
    let at = walk.states[done];
    let last = done.checked_sub(1).map(|before| (walk.states[before], walk.letters[before]));
    let names: Vec<&'static str> = set.automaton.names.iter().map(|name| name.key()).collect();
    let is_drawn = accepting.len() <= MOST_DRAWN;
    html! {
        <>
            <h2>{ texts.follow() }</h2>
            { sums::words(texts, set) }
            <div class="follow">
                if is_drawn {
                    <div>
                        <Drawing names={names.len()} next={Rc::clone(next)} accepting={Rc::clone(accepting)} marks={Rc::clone(marks)} {at} {last} />
                        <p class="remark">{ texts.follow_drawing() }</p>
                    </div>
                }
                <div class="followed">
                    { fields(texts, set, &latest, &props.on_numbers) }
                    { steps(texts, &step, &numbers, done, walk.digits()) }
                    { digits(&names, &walk, done) }
                    <div role="status">{ stated(texts, set, &numbers, &walk, done) }</div>
                    { bar(texts, set, &numbers) }
                </div>
            </div>
            <Table {names} next={Rc::clone(next)} accepting={Rc::clone(accepting)} at={Some(at)} />
        </>
    }
}

/// A number for each name of the set.
fn numbers(set: &Set, chosen: Option<&[u32]>) -> Vec<u32> {
    let number = |number: &u64| u32::try_from(*number).unwrap_or(LARGEST).min(LARGEST);
    let listed = || set.members.last().into_iter().flatten().map(number).collect();
    let mut numbers: Vec<u32> = chosen.map_or_else(listed, <[u32]>::to_vec);
    numbers.resize(set.names.len(), 0);
    numbers
}

fn fields(texts: Texts, set: &Set, numbers: &Rc<RefCell<Vec<u32>>>, on_numbers: &Callback<Vec<u32>>) -> Html {
    let field = |(place, name): (usize, &maths::expressions::Variable)| {
        let range = [0, LARGEST, numbers.borrow()[place]];
        let numbers = Rc::clone(numbers);
        let set = on_numbers.reform(move |number| {
            let mut numbers = numbers.borrow_mut();
            numbers[place] = number;
            numbers.clone()
        });
        whole(texts, format!("follow-{}", name.key()), html! { <var>{ name.key() }</var> }, range, set)
    };
    html! { <div class="setup" role="group" aria-label={texts.follow_numbers()}>{ for set.names.iter().enumerate().map(field) }</div> }
}

/// The buttons that read digits.
fn steps(texts: Texts, step: &Handle<(Vec<u32>, usize)>, numbers: &[u32], done: usize, digits: usize) -> Html {
    let button = |text: &'static str, to: usize, is_off: bool| {
        let (step, numbers) = (step.setter(), numbers.to_vec());
        let onclick = Callback::from(move |_: MouseEvent| {
            if !is_off {
                step.set((numbers.clone(), to));
            }
        });
        html! { <button type="button" {onclick} aria-disabled={is_off.to_string()}>{ text }</button> }
    };
    html! {
        <div class="buttons">
            { button(texts.follow_next(), done + 1, done == digits) }
            { button(texts.follow_back(), done.saturating_sub(1), done == 0) }
            { button(texts.follow_all(), digits, done == digits) }
        </div>
    }
}

/// The digits of the numbers, in the order in which they are read.
fn digits(names: &[&'static str], walk: &Walk, done: usize) -> Html {
    let cell = |name: usize, (place, letter): (usize, &usize)| {
        let class = classes!((place < done).then_some("read"), (place + 1 == done).then_some("at"));
        html! { <td {class}>{ letter >> name & 1 }</td> }
    };
    html! {
        <div class="scroll" tabindex="0" role="region" aria-label={names.join(", ")}>
            <table class="digits">
                { for names.iter().enumerate().map(|(name, text)| html! {
                    <tr><th scope="row">{ *text }</th>{ for walk.letters.iter().enumerate().map(|letter| cell(name, letter)) }</tr>
                }) }
            </table>
        </div>
    }
}

/// The state in words.
fn stated(texts: Texts, set: &Set, numbers: &[u32], walk: &Walk, done: usize) -> Html {
    let state = walk.states[done];
    let at = texts.follow_at(&state, &done, &walk.digits());
    let end = (done == walk.digits()).then(|| {
        let tuple = tuple_of(numbers);
        if set.automaton.accepting[state] { texts.follow_in(&tuple) } else { texts.follow_out(&tuple) }
    });
    let sum = sums::read(texts, set, numbers, done, walk.digits());
    let all: Vec<String> = [Some(at), sum, end].into_iter().flatten().collect();
    html! { <p>{ all.join(texts.between_sentences()) }</p> }
}

/// The bar of the numbers, where the set is one of positions.
fn bar(texts: Texts, set: &Set, numbers: &[u32]) -> Html {
    let (Some(sums), [x, y, z]) = (&set.automaton.sums, numbers) else { return Html::default() };
    let notation = format!("triangle:k={}:{x},{y},{z}", sums.k);
    let Ok(game) = notation.parse::<Game>() else {
        return html! { <p class="remark">{ texts.follow_no_position(&tuple_of(numbers), &sums.k) }</p> };
    };
    match game.scene().filter(|scene| scene.pieces.len() <= MOST_PIECES) {
        Some(scene) => {
            html! { <div class="follow-bar">{ printed(&Rc::new(scene), &position(game), None) }</div> }
        }
        None => Html::default(),
    }
}
