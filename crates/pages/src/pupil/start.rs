//! The first screen: the title, the first words, the rule, and the languages.

use crate::pupil::foot::{Way, foot};
use crate::pupil::reporting::Reporting;
use crate::pupil::unkept::receives;
use crate::pupil::{Action, Session, State};
use files::lessons::{Lesson, Tasked};
use maths::games::{Game, Move, Rules};
use std::rc::Rc;
use web::kit::dispatching::dispatching_by;
use web::kit::language::LanguageSwitch;
use web::kit::lesson_words::lesson_name;
use web::kit::words::what_it_is;
use web::table::duel::{choices_of, game_in_words};
use web::texts::Texts;
use web::view::board::{Board, Words};
use web::view::removed::Removed;
use yew::prelude::*;

/// Numbers of boards from this one on are those of pictures.
const PICTURES: usize = 1000;

/// The screen; `words` are the texts at the beginning of the lesson.
pub(super) fn start(
    texts: Texts,
    state: &UseReducerHandle<State>,
    session: &Session,
    reporting: &Reporting,
    is_teachers: bool,
    words: Html,
    way: Way,
) -> Html {
    let dispatcher = state.dispatcher();
    let on_speak = dispatching_by(&dispatcher, Action::Speak);
    html! {
        <>
            <div class="screen-words">
                <p class="printed-name">{ texts.sheet_name() }</p>
                <h1>{ lesson_name(texts, &session.lesson) }</h1>
                { words }
                { receives(texts, reporting).map(|words| html! { <p class="remark receiver">{ words }</p> }).unwrap_or_default() }
            </div>
            { first_game(&session.lesson).map(|game| rule(texts, &game)).unwrap_or_default() }
            <div class="screen-ways">
                <LanguageSwitch on_speak={on_speak.clone()} />
                if is_teachers {
                    <a href={format!("teach.html#lesson={}", session.lesson.write())}>{ texts.teach_edit() }</a>
                }
            </div>
            { foot(texts, &dispatcher, way, Html::default(), true) }
        </>
    }
}

/// The first game of the lesson.
fn first_game(lesson: &Lesson) -> Option<Game> {
    lesson.tasks().find_map(|(_, tasked)| match tasked {
        Tasked::Game(_, game) => Some(game),
        Tasked::Task(task) => task.asked.game(),
    })
}

/// The rule, and the first bar on its foil. The words of a lesson say what rules other than those of bars are.
fn rule(texts: Texts, game: &Game) -> Html {
    let words = match (pictures(texts, game), game.ruleset().rules) {
        (Some(pictures), _) => pictures,
        (None, Rules::Own(_)) => Html::default(),
        (None, Rules::Bar(_) | Rules::Piles(_)) => html! { <p>{ what_it_is(texts, &(*game).into()) }</p> },
    };
    let first = still(texts, game, game, None, PICTURES);
    html! { <div class="screen-side">{ words }{ first.map(|first| html! { <div class="stage">{ first }</div> }).unwrap_or_default() }</div> }
}

/// The rule of bars as three pictures; nothing for other rules.
fn pictures(texts: Texts, game: &Game) -> Option<Html> {
    let ruleset = game.ruleset();
    if !ruleset.rules.is_bar() || ruleset.misere || ruleset.pass {
        return None;
    }
    let (play, _) = game.options().last().copied()?;
    let nothing = ruleset.rules.coordinates().fold(game.position(), |position, which| position.with(which, 0));
    let shown = [
        (*game, Some(play), texts.lesson_rule_break()),
        (game.play(play)?, None, texts.lesson_rule_eat()),
        (Game::if_legal(ruleset, nothing)?, None, texts.lesson_rule_win()),
    ];
    let picture = |(place, (shown, lifted, words)): (usize, (Game, Option<Move>, &'static str))| {
        let picture = still(texts, game, &shown, lifted, PICTURES + 1 + place)?;
        Some(html! { <li key={place}>{ picture }<p>{ words }</p></li> })
    };
    Some(html! { <ol class="rule-pictures">{ for shown.into_iter().enumerate().filter_map(picture) }</ol> })
}

/// A picture of a position of a game that began with the first one. Removed pieces are an outline, and the break can lift a part.
fn still(texts: Texts, first: &Game, shown: &Game, lifted: Option<Move>, number: usize) -> Option<Html> {
    let (scene, stage) = (shown.scene().map(Rc::new)?, first.scene().map(Rc::new));
    let choices = Rc::new(choices_of(texts, shown, Some(&scene)));
    Some(html! {
        <Board label={game_in_words(texts, shown)} {scene} {stage} {choices} outline={Removed::between(first, shown)} pointed_out={lifted}
            is_waiting=true is_still=true words={Words::default()} {number} on_play={Callback::noop()} />
    })
}
