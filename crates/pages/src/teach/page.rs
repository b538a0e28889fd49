//! The content below the header: the opening, a part of the page, or a lesson as pupils see it.

use crate::teach::class::ClassTab;
use crate::teach::course_tab::CourseTab;
use crate::teach::frame_tab::frame_tab;
use crate::teach::lesson_tab::lesson_tab;
use crate::teach::link_tab::link_tab;
use crate::teach::print_tab::PrintTab;
use crate::teach::reader::reader;
use crate::teach::{Action, State, Tab};
use maths::games::Sum;
use web::kit::dispatching::dispatching;
use web::kit::hand::use_hand;
use web::kit::language::LanguageSwitch;
use web::kit::notice::notice;
use web::kit::rooms::{Room, header};
use web::kit::unkept::Unkept;
use web::kit::update::Update;
use web::texts::{Language, Texts, use_texts};
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
    let hand = use_hand(None);
    let act = |action: fn() -> Action| dispatching(state, move |_: MouseEvent| action());
    let on_speak = dispatching(state, Action::Speak);
    let wording = state.notice.as_ref().map(|shown| notice(texts, &shown.in_words(texts), &act(|| Action::Dismiss)));
    html! {
        <>
            if state.is_reading {
                // Pupils have a lesson before them, not the rooms of a laboratory.
                <header class="site reading">
                    <a class="brand" href="./">{ texts.title() }</a>
                    <div class="tools">
                        <LanguageSwitch on_speak={on_speak.clone()} />
                    </div>
                </header>
                <main class="reading">
                    { reader(texts, &state.lesson, true) }
                    <p class="reading-foot"><button type="button" class="quiet" onclick={act(|| Action::Read(false))}>{ texts.teach_edit() }</button></p>
                </main>
            } else {
                { rooms(texts, state, hand.as_ref(), &on_speak) }
            }
            <div class="notices"><Update /><Unkept words={texts.teach_unkept()} />{ wording.unwrap_or_default() }</div>
        </>
    }
}

/// `header, main.teach`
pub(super) fn rooms(
    texts: Texts,
    state: &UseReducerHandle<State>,
    hand: Option<&Sum>,
    on_speak: &Callback<Language>,
) -> Html {
    html! {
        <>
            { header(texts, Room::Teach, hand, on_speak, Html::default()) }
            <main class="teach">{ part(texts, state) }</main>
        </>
    }
}

/// The opening: the lessons, then what else can be done; or a part of the page below the way back.
fn part(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    if state.is_opening() {
        return html! {
            <>
                <h1>{ texts.teach_course() }</h1>
                <CourseTab state={state.clone()}>{ doors(texts, state) }</CourseTab>
            </>
        };
    }
    html! {
        <>
            <p class="back"><a href={state.address(Tab::Course, None)}>{ texts.room_teach() }</a></p>
            // A lesson of the course has its title instead.
            if state.tab != Tab::Course {
                <h1>{ state.tab.name(texts) }</h1>
            }
            // Tabs that are elements have keys: none takes over what is in another.
            { match state.tab {
                Tab::Link => link_tab(texts, state),
                Tab::Frame => frame_tab(texts, state),
                Tab::Lesson => lesson_tab(texts, state),
                Tab::Class => html! { <ClassTab state={state.clone()} /> },
                Tab::Course => html! { <CourseTab state={state.clone()} /> },
                Tab::Print => html! { <PrintTab state={state.clone()} /> },
            } }
        </>
    }
}

/// A link to each part of the page, with a picture and what the part is for.
fn doors(texts: Texts, state: &State) -> Html {
    let door = |(tab, picture): (Tab, &'static str)| {
        html! {
            <li key={tab.key()}>
                <a href={state.address(tab, None)}>
                    <svg viewBox="0 0 48 32" aria-hidden="true"><path d={picture} /></svg>
                    <b>{ tab.name(texts) }</b>
                    <span>{ tab.purpose(texts) }</span>
                </a>
            </li>
        }
    };
    html! {
        <>
            <h2>{ texts.teach_what() }</h2>
            <ul class="doors">{ for DOORS.map(door) }</ul>
            <p class="remark"><a href={state.address(Tab::Link, None)}>{ Tab::Link.name(texts) }</a>{ ": " }{ Tab::Link.purpose(texts) }</p>
        </>
    }
}

/// The parts of the page with their pictures: squares, a printer, a page on a screen, a sheet with lines.
const DOORS: [(Tab, &str); 4] = [
    (
        Tab::Class,
        "M10 4h8v6h-8zM20 4h8v6h-8zM30 4h8v6h-8zM10 13h8v6h-8zM20 13h8v6h-8zM30 13h8v6h-8zM10 22h8v6h-8zM20 22h8v6h-8z",
    ),
    (Tab::Print, "M15 11V3h18v8M15 23h-5V11h28v12h-5M15 18h18v11H15zM19 22h10M19 25h10"),
    (Tab::Frame, "M6 4h36v24H6zM6 9h36M11 14h9M11 18h9M11 22h6M31 14l6 9H25z"),
    (Tab::Lesson, "M14 2h20v28H14zM18 7h12M18 11h8M18 16h12v5H18zM22 16v5M26 16v5M18 26h6"),
];
