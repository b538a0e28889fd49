//! What is below the header: the tabs, or a lesson as pupils see it.

use crate::teach::class::ClassTab;
use crate::teach::course_tab::CourseTab;
use crate::teach::frame_tab::frame_tab;
use crate::teach::lesson_tab::lesson_tab;
use crate::teach::link_tab::link_tab;
use crate::teach::print_tab::PrintTab;
use crate::teach::reader::reader;
use crate::teach::{Action, State, Tab};
use web::kit::fields;
use web::kit::language::language_switch;
use web::kit::notice::notice;
use web::kit::rooms::{Room, header};
use web::kit::unkept::Unkept;
use web::kit::update::Update;
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The page.
#[component]
pub(super) fn Page(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let act = |action: fn() -> Action| {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(action()))
    };
    let on_speak = {
        let dispatcher = state.dispatcher();
        Callback::from(move |language| dispatcher.dispatch(Action::Speak(language)))
    };
    let wording = state.notice.as_ref().map(|shown| notice(texts, &shown.in_words(texts), &act(|| Action::Dismiss)));
    html! {
        <>
            if state.is_reading {
                // Pupils have a lesson before them, not the rooms of a laboratory.
                <header class="site reading">
                    <a class="brand" href="./">{ texts.title() }</a>
                    <div class="tools">
                        { language_switch(texts, &on_speak) }
                    </div>
                </header>
                <main class="reading">
                    { reader(texts, &state.lesson, true) }
                    <p class="reading-foot"><button type="button" class="quiet" onclick={act(|| Action::Read(false))}>{ texts.teach_edit() }</button></p>
                </main>
            } else {
                { header(texts, Room::Teach, false, &on_speak, Html::default()) }
                <main class="teach">{ tabs(texts, state) }</main>
            }
            <div class="notices"><Update /><Unkept words={texts.teach_unkept()} />{ wording.unwrap_or_default() }</div>
        </>
    }
}

fn tabs(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let options: Vec<_> = Tab::ALL.iter().map(|&tab| (Html::from(tab.name(texts)), tab == state.tab)).collect();
    let dispatcher = state.dispatcher();
    let on_choose = Callback::from(move |index: usize| dispatcher.dispatch(Action::Show(Tab::ALL[index])));
    let state = state.clone();
    html! {
        <>
            <h1 class="unseen">{ texts.room_teach() }</h1>
            <div class="teach-tabs">
                { fields::choice("tab", texts.teach_tabs(), options, &on_choose) }
                <p class="lead">{ state.tab.purpose(texts) }</p>
            </div>
            // Tabs that are elements have keys: none takes over what is in another.
            { match state.tab {
                Tab::Link => link_tab(texts, &state),
                Tab::Frame => frame_tab(texts, &state),
                Tab::Lesson => lesson_tab(texts, &state),
                Tab::Class => html! { <ClassTab {state} /> },
                Tab::Course => html! { <CourseTab {state} /> },
                Tab::Print => html! { <PrintTab {state} /> },
            } }
        </>
    }
}
