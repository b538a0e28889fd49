//! The refused texts of the fields of a form, so that the form runs nothing while one of its fields is invalid.

use crate::kit::focus::focus_first;
use crate::kit::words::sentence;
use crate::texts::Texts;
use yew::prelude::*;

/// The refused texts by the ids of their fields. A [`Number`](crate::kit::fields::Number) reports them with `on_refuse`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RefusedTexts(Vec<(AttrValue, String)>);

impl RefusedTexts {
    /// Keeps the refused text of a field, or forgets it.
    pub fn set(&mut self, id: AttrValue, text: Option<String>) {
        self.0.retain(|(other, _)| *other != id);
        self.0.extend(text.map(|text| (id, text)));
    }

    /// True if every field of the form is valid.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The refused text of a field.
    pub fn text(&self, id: &str) -> Option<&str> {
        self.0.iter().find(|(other, _)| other == id).map(|(_, text)| text.as_str())
    }

    /// The ids of the errors, which describe a disabled button; none if every field is valid.
    pub fn described_by(&self) -> Option<String> {
        let ids: Vec<String> = self.0.iter().map(|(id, _)| error_id(id)).collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }

    /// The callback of a button that runs the form: `run`, or the focus for the first invalid field.
    pub fn guarded(&self, run: Callback<MouseEvent>) -> Callback<MouseEvent> {
        if self.is_empty() {
            return run;
        }
        let ids: Vec<AttrValue> = self.0.iter().map(|(id, _)| id.clone()).collect();
        Callback::from(move |_: MouseEvent| focus_first(&ids))
    }

    /// `p.error`: the reason for the refusal of one field; nothing if the field is valid.
    pub fn error(&self, texts: Texts, id: &str, check: &Callback<String, Result<(), String>>) -> Html {
        let reason = self.text(id).and_then(|text| check.emit(text.to_owned()).err());
        reason.map_or_else(Html::default, |reason| {
            html! { <p id={error_id(id)} class="error" role="alert">{ sentence(texts, &reason) }</p> }
        })
    }
}

/// The id of the error of a field.
pub(crate) fn error_id(id: &str) -> String {
    format!("{id}-error")
}
