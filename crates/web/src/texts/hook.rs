//! A hook that gives components the texts.

use crate::texts::Texts;
use yew::prelude::*;

/// The texts in the language of the page, English where no context provides them. A component that uses this is drawn anew when
/// the language changes, and keeps its state.
#[hook]
pub fn use_texts() -> Texts {
    use_context::<Texts>().unwrap_or_default()
}
