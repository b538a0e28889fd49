//! The page: the lesson on its screens, or why there is none.

use crate::pupil::foot::Way;
use crate::pupil::hand_in::hand_in;
use crate::pupil::head::head;
use crate::pupil::nothing::{not_fetched, nothing};
use crate::pupil::reporting::Reporting;
use crate::pupil::route::LinkRefused;
use crate::pupil::screen::{kind_of, screen_of};
use crate::pupil::start::start;
use crate::pupil::unkept::{unkept, unkept_notice};
use crate::pupil::{Action, Session, State};
use files::lessons::Part;
use std::ops::Range;
use web::kit::build;
use web::kit::dispatching::dispatching;
use web::kit::language::LanguageSwitch;
use web::kit::lesson_words::paragraphs;
use web::kit::update::Update;
use web::table::duel::Adviser;
use web::texts::{Texts, readable, readings_switch, use_texts};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    /// True if the teacher's page has opened this one, so that there is a way back to the editor.
    pub is_teachers: bool,
    /// The page's state of reports to the platform around it.
    pub reporting: Reporting,
    /// True if the browser does not save the work.
    pub is_unkept: bool,
}

/// The page.
#[component]
pub(super) fn Page(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let pool = use_memo((), |()| Adviser::one());
    let on_speak = dispatching(state, Action::Speak);
    let session = state.session.as_ref().ok().and_then(Option::as_ref);
    let screens = session.map(|session| session.lesson.screens()).unwrap_or_default();
    let last = screens.len().saturating_sub(1);
    html! {
        <>
            { match session {
                Some(session) => head(texts, state, session, &screens),
                None => html! { <header class="site">{ brand(texts) }<div class="tools"><LanguageSwitch on_speak={on_speak.clone()} /></div></header> },
            } }
            <main class="lesson">
                { match &state.session {
                    Ok(Some(session)) => lesson_screens(texts, props, session, &pool, screens),
                    Ok(None) if state.course.is_some() => html! { <p class="remark" role="status">{ texts.lesson_loading() }</p> },
                    Ok(None) => nothing(texts, None),
                    Err(LinkRefused::NotFetched) => not_fetched(texts, state),
                    Err(refused) => nothing(texts, Some(&refused.in_words(texts))),
                } }
                { readings_switch(texts) }
            </main>
            <div class="notices">
                // A page in a single file has no newer version.
                if build::lesson().is_none() && !build::is_single_file() { <Update /> }
                { unkept(texts, &props.reporting, props.is_unkept)
                    .map(|words| unkept_notice(texts, &words, &state.dispatcher(), last)).unwrap_or_default() }
            </div>
        </>
    }
}

/// The way to the other rooms, where there are some beside this page.
fn brand(texts: Texts) -> Html {
    if build::lesson().is_some() || build::is_single_file() {
        return html! { <p class="brand">{ texts.title() }</p> };
    }
    html! { <a class="brand" href="./">{ texts.title() }</a> }
}

/// All screens; all but one are hidden.
fn lesson_screens(texts: Texts, props: &Props, session: &Session, pool: &Adviser, screens: Vec<Range<usize>>) -> Html {
    let Props { state, is_teachers, reporting, is_unkept } = props;
    let (here, last) = (state.shown(screens.len()), screens.len().saturating_sub(1));
    let shown = |(screen, places): (usize, Range<usize>)| {
        let blocks = session.lesson.blocks.get(places.clone()).unwrap_or_default();
        let texts_before = blocks.iter().filter_map(|block| match &block.part {
            Part::Text(text) => Some(text.as_str()),
            Part::Bar(_) | Part::Question { .. } | Part::Task(_) => None,
        });
        let words: Html =
            texts_before.flat_map(paragraphs).map(|words| html! { <p>{ readable(texts, &words) }</p> }).collect();
        let way = Way { screen, last };
        let block = blocks.last().filter(|block| !matches!(block.part, Part::Text(_)));
        let (kind, inner) = match block {
            None if screen == 0 => {
                ("start".to_owned(), start(texts, state, session, reporting, *is_teachers, words, way))
            }
            None => ("hand-in".to_owned(), hand_in(texts, state, session, reporting, *is_unkept, words, way)),
            Some(block) => (kind_of(block), screen_of(texts, state, session, pool, block, words, way)),
        };
        // The games of another lesson, and those of earlier work, are other games.
        let key = format!("{}-{}-{screen}", session.work.lesson.content, session.epoch);
        html! { <section {key} class={classes!("screen", kind)} hidden={screen != here} aria-labelledby={format!("screen-{screen}")}>{ inner }</section> }
    };
    screens.into_iter().enumerate().map(shown).collect()
}
