//! Pages that are in their HTML before any program has run: drawn by the same code as the pages themselves.
//!
//! After a change of a page, `UPDATE_SNAPSHOTS=1 cargo test --test all ahead::` writes it anew.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use base64ct::{Base64, Encoding};
use files::lessons::course::FILES;
use files::lessons::plain::Plain;
use maths::claims::Claim;
use pages::{explore, laboratory, papers, play, teach};
use std::path::Path;
use std::rc::Rc;
use web::table::State;
use web::table::ahead::Ahead;
use web::workers::host::{Ticket, write};
use web::workers::solver::Handler;
use web::workers::solver::protocol::{FromWorker, Question, ToWorker};
use yew::{BaseComponent, LocalServerRenderer};

const BEGIN: &str = "<div id=\"app\"";
/// The first thing after the element.
const END: &str = "\n    <noscript>";

/// Comes to be seen when the program has not taken over for a while.
fn late(page: &str) -> String {
    format!(
        "<div class=\"notices late\"><p class=\"notice\"><span class=\"slow\">This takes longer than usual.</span>\
         <span class=\"broken\">The program of this page could not be loaded.</span> \
         <a href=\"{page}\">Load the page again</a> <span lang=\"ja\">\
         <span class=\"slow\">時間がかかっています。</span><span class=\"broken\">このページのプログラムを読み込めませんでした。</span>\
         再読み込みしてください。</span></p></div>"
    )
}

/// A page as text, with the parts of drawings and tables one to a line.
async fn rendered<Page: BaseComponent>(props: Page::Properties) -> String {
    let html = LocalServerRenderer::<Page>::with_props(props).hydratable(false).render().await;
    let mut lines = String::new();
    for (index, part) in html.split("<svg").enumerate() {
        let (drawing, rest) = if index == 0 { ("", part) } else { part.split_at(part.find("</svg>").unwrap()) };
        if index > 0 {
            lines.push_str("<svg");
        }
        lines.push_str(&drawing.replace("><", ">\n<"));
        lines.push_str(&rest.replace("<div class=\"opening\"", "\n<div class=\"opening\"").replace("<tr>", "\n<tr>"));
    }
    lines
}

/// The page of a name, with a page as text in it and attributes of the element that holds it.
#[track_caller]
fn is_in(file: &str, page: &str, attributes: &str, text: &str) {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let html = std::fs::read_to_string(&place).unwrap();
    let (begin, end) = (html.find(BEGIN).unwrap(), html.find(END).unwrap());
    let drawn = format!("{BEGIN}{attributes}>{text}{}</div>", late(page));
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&place, [&html[..begin], &drawn, &html[end..]].concat()).unwrap();
        return;
    }
    let is_same = html[begin..end] == drawn;
    assert!(is_same, "{file} is another page: UPDATE_SNAPSHOTS=1 cargo test --test all ahead:: writes it anew");
}

pub(crate) async fn of_play() -> String {
    rendered::<play::Landing>(()).await
}

pub(crate) async fn of_papers() -> String {
    rendered::<papers::Opening>(()).await
}

async fn of_explore() -> String {
    let answers = explore::beginnings().map(|state| answers(&state));
    unmarked(&rendered::<explore::Opening>(explore::OpeningProps { answers: Rc::new(answers) }).await)
}

async fn of_laboratory() -> String {
    let records = Rc::new(serde_json::from_str(include_str!("../static/records.json")).unwrap());
    rendered::<laboratory::Opening>(laboratory::OpeningProps { records }).await
}

async fn of_teach() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/course");
    let read = |name| Plain::read(&std::fs::read_to_string(folder.join(name)).unwrap()).unwrap();
    let lessons = Rc::new(FILES.map(read).to_vec());
    rendered::<teach::Opening>(teach::OpeningProps { lessons }).await
}

/// The same tables without what only the program needs of their cells: their ids, their numbers and what is chosen.
fn unmarked(html: &str) -> String {
    let is_needed = |attribute: &str| {
        !["id=\"cell-", "aria-colindex=", "aria-selected="].iter().any(|name| attribute.starts_with(name))
    };
    let cell = |part: &str| match part.split_once('>') {
        Some((tag, rest)) if part.starts_with("<td ") || part.starts_with("<th ") => {
            let kept: Vec<&str> = tag.split(' ').filter(|attribute| is_needed(attribute)).collect();
            format!("{}>{rest}", kept.join(" "))
        }
        Some(_) | None => part.to_owned(),
    };
    html.split_inclusive('>').map(cell).collect()
}

/// The worker's answers to the questions of a state.
fn answers(state: &State) -> Vec<Ahead> {
    state.wanted().into_iter().map(|wanted| answer(wanted.question)).collect()
}

fn answer(question: Question) -> Ahead {
    let mut handler = Handler::default();
    handler.receive(ToWorker::Ask { ticket: Ticket(1), question });
    loop {
        let reply = handler.step().unwrap();
        if let FromWorker::Answered { answer, .. } = reply.message {
            return (answer, reply.payload.unwrap_or_default());
        }
    }
}

#[tokio::test(flavor = "current_thread")]
async fn play_is_in_its_page() {
    is_in("index.html", "./", "", &of_play().await);
}

#[tokio::test(flavor = "current_thread")]
async fn papers_is_in_its_page() {
    is_in("static/papers.html", "papers.html", "", &of_papers().await);
}

#[tokio::test(flavor = "current_thread")]
async fn explore_is_in_its_page_with_the_first_answers() {
    let written = explore::beginnings().map(|state| Base64::encode_string(&write(&answers(&state))));
    let attribute = |(name, value): (&str, &String)| format!(" {name}=\"{value}\"");
    let attributes: String = explore::ANSWERS.into_iter().zip(&written).map(attribute).collect();
    is_in("static/explore.html", "explore.html", &attributes, &of_explore().await);
}

#[tokio::test(flavor = "current_thread")]
async fn laboratory_is_in_its_page() {
    is_in("static/laboratory.html", "laboratory.html", "", &of_laboratory().await);
}

#[tokio::test(flavor = "current_thread")]
async fn laboratory_has_its_doors_and_a_square_for_each_claim_of_a_paper() {
    let drawn = of_laboratory().await;
    let (_, doors) = drawn.split_once("class=\"doors\"").unwrap();
    assert_eq!(doors.split_once("</nav>").unwrap().0.matches("<a href").count(), 4);
    let claims = Claim::ALL.into_iter().filter(|claim| claim.paper().is_some()).count();
    assert_eq!(
        drawn
            .split("class=\"squares\"")
            .skip(1)
            .map(|row| row.split("</div>").next().unwrap().matches("<span ").count())
            .sum::<usize>(),
        claims
    );
}

#[tokio::test(flavor = "current_thread")]
async fn teach_is_in_its_page_with_a_card_for_each_lesson() {
    let drawn = of_teach().await;
    let (_, cards) = drawn.split_once("class=\"course-list\"").unwrap();
    assert_eq!(cards.split_once("</ol>").unwrap().0.matches("<h2>").count(), FILES.len());
    is_in("static/teach.html", "teach.html", "", &drawn);
}

#[tokio::test(flavor = "current_thread")]
async fn explore_has_a_bar_a_verdict_and_a_table_at_once() {
    let drawn = of_explore().await;
    for part in ["class=\"narrow\"", "class=\"wide\""] {
        let (_, main) = drawn.split_once(part).unwrap();
        let (main, _) = main.split_once("</main>").unwrap();
        // The bar of the start is 7, 4, 7 with k = 3; plain recursion says of it what the sentence says.
        assert!(main.contains("class=\"piece") && main.contains("3 of 18 moves leave a lost position"), "{main}");
        assert!(main.contains("<table") && main.contains("Theorem 7.3"), "{main}");
        assert!(!main.contains("aria-busy=\"true\""));
    }
}
