//! What is below the header.

use crate::claims::Record;
use crate::kit::notice::notice;
use crate::kit::rooms::Header;
use crate::kit::rooms::Room;
use crate::kit::update::Update;
use crate::papers::Action;
use crate::papers::Show;
use crate::papers::State;
use crate::papers::article::ArticleBody;
use crate::papers::companion::Companion;
use crate::papers::misprints::Misprints;
use crate::papers::museum::Museum;
use crate::papers::overview::Overview;
use crate::papers::printed::Printed;
use crate::papers::route::link;
use crate::texts::Texts;
use crate::texts::use_texts;
use std::rc::Rc;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    pub records: Rc<Vec<Record>>,
}

/// The page.
#[component]
pub(super) fn Page(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, records } = props;
    let on_speak = {
        let dispatcher = state.dispatcher();
        Callback::from(move |language| dispatcher.dispatch(Action::Speak(language)))
    };
    let dismiss = {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Dismiss))
    };
    let on_show = {
        let dispatcher = state.dispatcher();
        Callback::from(move |show| dispatcher.dispatch(Action::Show(show)))
    };
    let on_change = {
        let dispatcher = state.dispatcher();
        Callback::from(move |(name, value)| dispatcher.dispatch(Action::Change(name, value)))
    };
    html! {
        <>
            <Header room={Room::Papers} {on_speak}>
                <a class="button quiet" href={texts.glossary_page()}>{ texts.glossary() }</a>
            </Header>
            <main class="papers">
                { back(texts, &state.show) }
                { match &state.show {
                    Show::Overview => html! { <Overview /> },
                    // Another paper is another component: the positions that were played on belong to one.
                    Show::Paper(paper, _) => html! { <Companion key={paper.key()} paper={*paper} records={Rc::clone(records)} {on_show} /> },
                    Show::Article(name, changed) => texts.article(name).map(|article| html! {
                        <>
                            <ArticleBody key={*name} {article} records={Rc::clone(records)} changed={changed.clone()} {on_change} />
                            <Printed key={format!("{name} on paper")} {name} records={Rc::clone(records)} />
                        </>
                    }).unwrap_or_default(),
                    Show::Museum => html! { <Museum /> },
                    Show::Misprints => html! { <Misprints /> },
                } }
            </main>
            <div class="notices">
                <Update />
                { state.notice(texts).map(|text| notice(texts, &text, &dismiss)).unwrap_or_default() }
            </div>
        </>
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
