//! The header and the content below it.

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
use maths::games::Sum;
use std::rc::Rc;
use web::kit::dispatching::dispatching;
use web::kit::rooms::{Room, footer, header};
use web::texts::Texts;
use yew::prelude::*;

/// The header and the content, with the game in hand for other rooms.
pub(super) fn page(
    texts: Texts,
    state: &UseReducerHandle<State>,
    Seen { shown, again }: &Seen,
    records: &Rc<Vec<Record>>,
    hand: Option<&Sum>,
) -> Html {
    let on_speak = dispatching(state, Action::Speak);
    let on_change = dispatching(state, |(name, value)| Action::Change(name, value));
    html! {
        <>
            { header(texts, Room::Papers, hand, &on_speak, None) }
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
            { footer(texts) }
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
