//! The page as it is in the HTML, before its program has come.

use crate::laboratory::root::body;
use crate::laboratory::{Action, State};
use maths::claims::Record;
use std::rc::Rc;
use web::kit::rooms::{Room, footer, header};
use web::texts::Texts;
use yew::prelude::*;

/// The known results for the claims.
#[derive(Clone, PartialEq, Properties)]
pub struct OpeningProps {
    /// All that is kept.
    pub records: Rc<Vec<Record>>,
}

/// `header, main`
#[component]
pub fn Opening(props: &OpeningProps) -> Html {
    let texts = Texts::default();
    let state = use_reducer(|| State::default().after(Action::Records(props.records.clone())));
    html! {
        <ContextProvider<Texts> context={texts}>
            { header(texts, Room::Laboratory, None, &Callback::noop(), None) }
            { body(texts, &state) }
            { footer(texts) }
        </ContextProvider<Texts>>
    }
}
