//! The header and the content below it: the opening, a part of the page, or a lesson as pupils see it.

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
use web::kit::language::LanguageSwitch;
use web::kit::rooms::{Room, footer, header};
use web::texts::{Language, Texts};
use yew::prelude::*;

/// The header and the content, with the game in hand for other rooms.
pub(super) fn page(texts: Texts, state: &UseReducerHandle<State>, hand: Option<&Sum>) -> Html {
    let on_speak = dispatching(state, Action::Speak);
    if !state.is_reading {
        return rooms(texts, state, hand, &on_speak);
    }
    let edit = dispatching(state, |_: MouseEvent| Action::Read(false));
    html! {
        <>
            // Pupils have a lesson before them, not the rooms of a laboratory. With keys, no element is one of the page for teachers.
            <header key="reading" class="site reading">
                <a class="brand" href="./">{ texts.title() }</a>
                <div class="tools">
                    <LanguageSwitch {on_speak} />
                </div>
            </header>
            <main key="main" class="reading">
                { reader(texts, &state.lesson, true) }
                <p class="reading-foot"><button type="button" class="quiet" onclick={edit}>{ texts.teach_edit() }</button></p>
            </main>
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
            { header(texts, Room::Teach, hand, on_speak, None) }
            <main class="teach">{ part(texts, state) }</main>
            { footer(texts) }
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
