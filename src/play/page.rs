//! The page as a function of its state. It asks nothing of the browser, so that it can be drawn into the HTML beforehand.

use crate::kit::notice::notice;
use crate::kit::rooms::Header;
use crate::kit::rooms::Room;
use crate::kit::words::what_it_is;
use crate::play::Action;
use crate::play::Chapter;
use crate::play::State;
use crate::play::chapters::Chapters;
use crate::play::own::OwnBar;
use crate::play::table::Table;
use crate::play::words::chapter_lead;
use crate::play::words::chapter_question;
use crate::play::words::chapter_secret;
use crate::play::words::heading;
use crate::texts::Texts;
use crate::texts::use_texts;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// Header, the chapter with its table, and the way to the others.
#[component]
pub(super) fn Page(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let on_speak = {
        let dispatcher = state.dispatcher();
        Callback::from(move |language| dispatcher.dispatch(Action::Speak(language)))
    };
    html! {
        <>
            <Header room={Room::Play} {on_speak} />
            <main class={classes!("play", state.is_begun.then_some("begun"))}>
                { introduction(texts, state) }
                if state.chapter.is_none() && state.puzzle.is_none() { <OwnBar state={state.clone()} /> }
                <Table state={state.clone()} />
                { state.chapter.filter(|_| state.is_begun).map(|chapter| secret(texts, chapter)).unwrap_or_default() }
                <Chapters state={state.clone()} />
            </main>
            { refused(texts, state) }
        </>
    }
}

/// What the chapter, the puzzle or one's own bar is about.
fn introduction(texts: Texts, state: &State) -> Html {
    let (number, lead, question) = match (state.chapter, state.puzzle) {
        (Some(chapter), _) => (
            texts.play_chapter(&chapter.number(), &Chapter::ALL.len()),
            chapter_lead(texts, chapter).to_owned(),
            chapter_question(texts, chapter).to_owned(),
        ),
        (None, Some(moves)) => {
            let rules = what_it_is(texts, state.sum());
            (texts.play_a_puzzle().to_owned(), rules, texts.play_somebody_won(&moves))
        }
        (None, None) => (String::new(), what_it_is(texts, state.sum()), texts.play_own_question().to_owned()),
    };
    html! {
        <div class="introduction">
            <p class="number">{ number }{ last_game(texts, state) }</p>
            <h1>{ heading(texts, state) }</h1>
            <p class="lead">{ lead }</p>
            <p class="question">{ question }</p>
        </div>
    }
}

/// The way back to the last game, for who comes again. It has a line of its own that is always there.
fn last_game(texts: Texts, state: &State) -> Html {
    match &state.last_game {
        Some(text) if !state.is_begun && state.chapter == Some(Chapter::Strip) => {
            html! { <>{ " · " }<a href={format!("#{text}")}>{ texts.play_go_on() }</a></> }
        }
        Some(_) | None => Html::default(),
    }
}

/// How the chapter is won, to be unfolded.
fn secret(texts: Texts, chapter: Chapter) -> Html {
    html! {
        <details key={chapter.key()} class="secret">
            <summary>{ texts.play_secret() }</summary>
            <p>{ chapter_secret(texts, chapter) }</p>
        </details>
    }
}

/// What is wrong with the link.
fn refused(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let Some(wording) = state.notice.as_ref().map(|notice| notice.in_words(texts)) else { return Html::default() };
    let dispatcher = state.dispatcher();
    let dismiss = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Dismiss));
    html! { <div class="notices">{ notice(texts, &wording, &dismiss) }</div> }
}

/// The page as it is first seen, for the HTML that is there before any program has run.
#[component]
pub fn Landing() -> Html {
    let state = use_reducer(State::default);
    html! { <ContextProvider<Texts> context={Texts::default()}><Page {state} /></ContextProvider<Texts>> }
}
