//! The content below the header.

use crate::papers::article::ArticleBody;
use crate::papers::companion::Companion;
use crate::papers::misprints::misprints;
use crate::papers::museum::Museum;
use crate::papers::overview::overview;
use crate::papers::printed::Printed;
use crate::papers::route::link;
use crate::papers::words::{Seen, Shown};
use crate::papers::{Action, Show, State};
use maths::claims::Record;
use std::rc::Rc;
use web::kit::build;
use web::kit::dispatching::dispatching;
use web::kit::hand::use_hand;
use web::kit::notice::notice;
use web::kit::rooms::{Room, header};
use web::kit::update::Update;
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The state and where changes go, what is seen, and what is on record.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    pub seen: Seen,
    pub records: Rc<Vec<Record>>,
}

/// The page.
#[component]
pub(super) fn Page(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, seen: Seen { shown, again }, records } = props;
    let hand = use_hand(None);
    let on_speak = dispatching(state, Action::Speak);
    let dismiss = dispatching(state, |_: MouseEvent| Action::Dismiss);
    let on_change = dispatching(state, |(name, value)| Action::Change(name, value));
    let added = html! {
        <>
            if build::folder().is_some() {
                <a class="button quiet" href={texts.glossary_page()}>{ texts.glossary() }</a>
            }
        </>
    };
    html! {
        <>
            { header(texts, Room::Papers, hand.as_ref(), &on_speak, added) }
            <main class="papers">
                if let Some(again) = again {
                    { back(texts, &state.show) }
                    <p class="error" role="alert">{ texts.papers_no_words() }{ texts.between_sentences() }
                        <button type="button" onclick={again.clone()}>{ texts.try_again() }</button></p>
                } else {
                    // The words on the page are of one language, which is the old one until those of another have been loaded.
                    <ContextProvider<Texts> context={shown.texts}>
                        { back(shown.texts, &shown.show) }
                        { content(shown, records, on_change) }
                    </ContextProvider<Texts>>
                }
            </main>
            <div class="notices">
                <Update />
                { state.notice(texts).map(|text| notice(texts, &text, &dismiss)).unwrap_or_default() }
            </div>
        </>
    }
}

/// The shown part.
fn content(Shown { show, texts }: &Shown, records: &Rc<Vec<Record>>, on_change: Callback<(&'static str, u32)>) -> Html {
    match show {
        Show::Overview => overview(*texts),
        // Another paper is another component: the positions that were played on belong to one.
        Show::Paper(paper, at) => {
            html! { <Companion key={paper.key()} paper={*paper} at={at.clone()} records={Rc::clone(records)} /> }
        }
        Show::Article(name, changed) => texts.article(name).map_or_else(Html::default, |article| {
            html! {
                <>
                    <ArticleBody key={*name} {article} records={Rc::clone(records)} changed={changed.clone()} {on_change} />
                    <Printed key={format!("{name} on paper")} {name} />
                </>
            }
        }),
        Show::Museum => html! { <Museum /> },
        Show::Misprints => misprints(*texts),
    }
}

/// The way back to the overview.
fn back(texts: Texts, show: &Show) -> Html {
    match show {
        Show::Overview => Html::default(),
        Show::Paper(..) | Show::Article(..) | Show::Museum | Show::Misprints => {
            html! { <p class="back"><a href={link(&Show::Overview)}>{ texts.papers_all() }</a></p> }
        }
    }
}
