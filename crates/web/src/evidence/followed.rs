//! The proof of a theorem, followed at a position: the case that applies, what it uses there, and the move that it makes.
//!
//! ```text
//! details.followed
//! ├─ summary
//! ├─ p.remark, div.place            a position that can be typed, and a button that looks for one at which the proof fails
//! ├─ figure                         the position
//! ├─ p.case, ol.lines > li.yes | li.no
//! ├─ div.trace > table             the digits along the rim, if the proof reads them
//! └─ p.so, button                   what follows, and the move
//! ```

mod traced;
pub mod words;

use crate::evidence::verdict::at;
use crate::kit::fields::Number;
use crate::kit::refusals::problems;
use crate::texts::{Texts, use_texts};
use crate::view::hooks::use_state_eq;
use crate::view::printed::printed;
use maths::claims::{Gap, Says, Strategy};
use maths::games::{Game, Sum};
use std::rc::Rc;
use words::{case_words, fact_words, gap_words, says_words};
use yew::prelude::*;

/// So far a position is looked for at which the proof fails: a few thousand positions, which takes some milliseconds.
const UP_TO: u32 = 12;
/// The largest coordinate of a position that is typed: every move from it is looked at.
const LARGEST: u32 = 1000;
/// The room for the drawing, in pixels.
const ROOM: [u32; 2] = [352, 240];
/// Drawings with more pieces say nothing at this size.
const MOST_PIECES: usize = 600;

/// Which proof.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The strategy of which the proof is.
    pub strategy: Strategy,
    /// The position that it opens with, if it is not the usual one.
    #[prop_or_default]
    pub first: Option<Game>,
    /// True if the details are open at first.
    #[prop_or_default]
    pub is_open: bool,
}

/// The result of checking the proof at every position up to [`UP_TO`]: the game with the first gap, if there is one.
type Found = Option<(Game, Gap)>;

/// `details.followed`
#[component]
pub fn Followed(props: &Props) -> Html {
    let texts = use_texts();
    let strategy = props.strategy;
    let game = use_state_eq(|| props.first.or_else(|| beginning(strategy)));
    let found = use_state_eq(|| None::<Found>);
    let place = {
        let (game, found) = (game.setter(), found.setter());
        Callback::from(move |placed: Game| {
            found.set(None);
            game.set(Some(placed));
        })
    };
    let Some(game) = *game else { return Html::default() };
    let look = {
        let (set, place, ruleset) = (found.setter(), place.clone(), game.ruleset());
        Callback::from(move |_: MouseEvent| {
            let gap = strategy.first_gap(ruleset, UP_TO);
            if let Some((at, _)) = &gap {
                place.emit(*at);
            }
            set.set(Some(gap));
        })
    };
    html! {
        <details class="followed" open={props.is_open}>
            <summary>{ title(texts, strategy) }</summary>
            <p class="remark">{ texts.follow_what() }</p>
            <div class="place">
                { field(texts, strategy, &game, place.clone()) }
                <button type="button" class="quiet" onclick={look}>{ texts.follow_gap() }</button>
            </div>
            <div aria-live="polite">
                { (*found).as_ref().map(|found| everywhere(texts, &game, found)).unwrap_or_default() }
                { drawing(&game) }
                { argument(texts, strategy, &game, &place) }
            </div>
        </details>
    }
}

/// The title of the proof. Proofs of statements other than the claim beside them have their own titles.
fn title(texts: Texts, strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::TrianglePass => texts.follow_triangle_pass(),
        Strategy::Near => texts.follow_near(),
        Strategy::MisereCorner => texts.follow_corner(),
        Strategy::Triangular7_3
        | Strategy::Triangular8_1
        | Strategy::Variants1_2
        | Strategy::Pass3_1
        | Strategy::Pass4_1
        | Strategy::PassConjecture4_1
        | Strategy::Misere15
        | Strategy::Sharing1
        | Strategy::Sharing2
        | Strategy::Sharing4 => texts.follow_title(),
    }
}

/// The position that it opens with: one where y comes down with a cut, or where both gaps count.
fn beginning(strategy: Strategy) -> Option<Game> {
    let text = match strategy {
        Strategy::Triangular7_3 => "triangle:k=7:7,2,9",
        Strategy::Triangular8_1 => "triangle:k=5:5,3,12",
        Strategy::TrianglePass => "triangle:k=5,pass:5,3,12,1",
        Strategy::Variants1_2 => "step:k=2,s=0:2,4,9",
        Strategy::Pass3_1 => "step:k=4,s=3:2,3,9",
        Strategy::Pass4_1 => "step:k=4,s=3,pass:2,3,9,1",
        Strategy::PassConjecture4_1 => "step:k=4,s=2,pass:2,3,11,1",
        Strategy::Misere15 => "triangle:k=3,misere:5,4,7",
        Strategy::Near => "triangle:k=4:3,2,11",
        Strategy::MisereCorner => "triangle:k=4,misere:3,2,7",
        Strategy::Sharing1 | Strategy::Sharing2 | Strategy::Sharing4 => "sharing:0,5,16",
    };
    text.parse().ok()
}

/// The position as a line of text.
fn field(texts: Texts, strategy: Strategy, game: &Game, place: Callback<Game>) -> Html {
    let check = Callback::from(move |text: String| match text.parse::<Sum>() {
        Err(found) => Err(problems(texts, &found)),
        Ok(sum) => match sum.only() {
            Some(game) if !strategy.is_about(&game.ruleset()) => Err(texts.follow_not_about().to_owned()),
            Some(game) if !is_small(&game) => Err(texts.follow_too_large(&texts.number(&LARGEST))),
            Some(_) => Ok(()),
            None => Err(texts.follow_not_about().to_owned()),
        },
    });
    let on_change = Callback::from(move |text: String| {
        let sum = text.parse::<Sum>().ok();
        let is_taken = |game: &Game| strategy.is_about(&game.ruleset()) && is_small(game);
        if let Some(game) = sum.and_then(|sum| sum.only()).filter(is_taken) {
            place.emit(game);
        }
    });
    let (paper, number) = strategy.name();
    html! {
        <Number id={format!("follow-{paper}-{}", number.replace(['.', ' '], "-"))} label={html! { texts.notation() }} keyboard="text" width={24}
            value={game.to_string()} {check} {on_change} />
    }
}

fn is_small(game: &Game) -> bool {
    game.position().coordinates.iter().all(|number| *number <= LARGEST)
}

/// The result of checking the proof at every position, as a sentence.
fn everywhere(texts: Texts, game: &Game, found: &Found) -> Html {
    let said = match found {
        None => texts.follow_no_gap(&game.ruleset(), &texts.number(&UP_TO)),
        Some((at, gap)) => texts.follow_fails(at, &gap_words(texts, at, gap)),
    };
    html! { <p class={classes!("told", if found.is_none() { "verified" } else { "refuted" })}>{ said }</p> }
}

fn drawing(game: &Game) -> Html {
    let scene = game.scene().filter(|scene| scene.pieces.len() <= MOST_PIECES).map(Rc::new);
    scene.map(|scene| html! { <figure>{ printed(&scene, &at(*game), Some(ROOM)) }</figure> }).unwrap_or_default()
}

/// The case that applies, its lines, and what follows.
fn argument(texts: Texts, strategy: Strategy, game: &Game, place: &Callback<Game>) -> Html {
    let cases = strategy.cases(game);
    let [case] = cases[..] else {
        return html! { <p class="case"><strong>{ gap_words(texts, game, &Gap::Cases(cases)) }</strong></p> };
    };
    let argument = strategy.argument(game, case);
    let lines = argument.lines.iter().map(|fact| {
        let (class, mark) = if fact.holds() { ("yes", texts.follow_true()) } else { ("no", texts.follow_false()) };
        html! { <li {class}><span class="mark">{ mark }</span>{ " " }{ fact_words(texts, game, *fact) }</li> }
    });
    let made = match argument.says {
        Says::MovesTo(play) => game.play(play),
        Says::AllLeave | Says::NoMove | Says::Nothing | Says::Answers => None,
    };
    let button = made.map(|to| {
        let onclick = place.reform(move |_: MouseEvent| to);
        html! { <button type="button" class="quiet" {onclick}>{ texts.follow_make() }</button> }
    });
    html! {
        <>
            <p class="case"><strong>{ case_words(texts, game, case) }</strong></p>
            <ol class="lines">{ for lines }</ol>
            { traced::traces(texts, strategy, game) }
            { traced::candidates(texts, strategy, game).unwrap_or_default() }
            <p class="so">
                { match strategy.gap(game) {
                    None => html! { <>{ says_words(texts, game, argument.says) }{ " " }{ button.unwrap_or_default() }</> },
                    Some(Gap::Line { .. }) => texts.says_fails().into(),
                    Some(gap) => gap_words(texts, game, &gap).into(),
                } }
            </p>
        </>
    }
}
