//! The proof by hand of a theorem that Rocq has checked: the statement, an argument, and the command that checks the proof.
//!
//! ```text
//! details.argument
//! ├─ summary
//! ├─ p.statement, p …        from a file, which is fetched once the reader opens it
//! └─ p.checked               the theorem, its file, and the command
//! ```

use crate::kit::fetching;
use crate::texts::{Place, Texts, use_texts, woven};
use crate::view::hooks::{use_effect_with, use_state_eq};
use crate::view::letters::letters;
use proofs::theorems::universal::Universal;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A theorem by its name in Rocq and its file.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The name of the theorem.
    pub name: &'static str,
    /// The file of the theorem in the folder `proofs`, without the ending.
    pub file: &'static str,
    /// True if the theorem, its file and the command are named below the proof. False if the page already shows them beside it.
    #[prop_or_default]
    pub is_named: bool,
}

/// The text of an argument.
#[derive(Clone, PartialEq)]
enum Text {
    Waiting,
    Here(Rc<Vec<String>>),
    Missing,
}

/// `details.argument`; nothing if no argument is written for the theorem.
#[component]
pub fn Argument(props: &Props) -> Html {
    let texts = use_texts();
    let Props { name, file, is_named } = *props;
    let is_open = use_state_eq(|| false);
    let text = use_state_eq(|| Text::Waiting);
    let key =
        Universal::all().find(|theorem| (theorem.name, theorem.file) == (name, file)).and_then(|all| all.argument);
    {
        let text = text.setter();
        use_effect_with((*is_open, texts, key), move |&(is_open, texts, key)| {
            if let Some(key) = key.filter(|_| is_open) {
                spawn_local(async move {
                    let fetched = fetching::text_beside(&texts_file(texts)).await;
                    let read = fetched.and_then(|file| section(texts, &file, key));
                    text.set(read.map_or(Text::Missing, |lines| Text::Here(Rc::new(lines))));
                });
            }
        });
    }
    if key.is_none() {
        return Html::default();
    }
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |event: MouseEvent| {
            // The state says what is open.
            event.prevent_default();
            is_open.set(!*is_open);
        })
    };
    html! {
        <details class="argument" open={*is_open}>
            <summary {onclick}>{ texts.argument() }</summary>
            if *is_open { { inside(texts, &text) } }
            if *is_open && is_named { <p class="checked">{ checked(texts, name, file) }</p> }
        </details>
    }
}

fn inside(texts: Texts, text: &Text) -> Html {
    match text {
        Text::Waiting => html! { <p class="remark pending" aria-busy="true">{ texts.argument_waiting() }</p> },
        Text::Missing => html! { <p class="refused">{ texts.argument_missing() }</p> },
        Text::Here(lines) => lines
            .iter()
            .enumerate()
            .map(|(place, line)| html! { <p class={classes!((place == 0).then_some("statement"))}>{ letters(line) }</p> })
            .collect(),
    }
}

/// The theorem, its file, and the command that checks it.
pub fn checked(texts: Texts, name: &'static str, file: &'static str) -> Html {
    let name = html! { <code lang="en">{ name }</code> };
    let file = html! { <code lang="en">{ format!("proofs/{file}.v") }</code> };
    let command = html! { <code lang="en">{ "./dev prove" }</code> };
    woven(&texts.claim_checked(&Place(0), &Place(1), &Place(2)), &[name, file, command])
}

/// The file of all arguments in a language.
fn texts_file(texts: Texts) -> String {
    format!("arguments.{}.txt", texts.language().code())
}

/// The paragraphs of the section with a key, the statement first: sections begin with `## KEY`, and empty lines separate paragraphs.
fn section(texts: Texts, file: &str, key: &str) -> Option<Vec<String>> {
    let of_key = file.split("\n## ").skip(1).find_map(|part| part.split_once('\n').filter(|(name, _)| *name == key))?;
    let paragraphs = of_key.1.split("\n\n").map(|part| part.trim().replace('\n', texts.between_sentences()));
    Some(paragraphs.filter(|part| !part.is_empty()).collect())
}

#[cfg(test)]
mod tests {
    use super::section;
    use crate::texts::{Language, Texts};
    use proofs::theorems::universal::Universal;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    fn file(language: Language) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static");
        fs::read_to_string(folder.join(super::texts_file(Texts::of(language)))).unwrap()
    }

    /// Each language has the arguments that theorems name, and no others; each has a statement, and at most 25 lines of proof.
    #[test]
    fn every_argument_is_there_in_every_language_and_short() {
        let named: BTreeSet<&str> = Universal::all().filter_map(|theorem| theorem.argument).collect();
        assert!(named.len() >= 10, "{named:?}");
        for language in Language::all() {
            let file = file(language);
            let sections: BTreeSet<&str> =
                file.split("\n## ").skip(1).filter_map(|part| part.split_once('\n')).map(|(key, _)| key).collect();
            assert_eq!(sections, named, "{}", language.code());
            for key in &named {
                let paragraphs = section(Texts::of(language), &file, key).unwrap();
                let part = file.split("\n## ").find(|part| part.starts_with(&format!("{key}\n"))).unwrap();
                let lines = part.lines().skip(2).filter(|line| !line.is_empty()).count();
                assert!(paragraphs.len() >= 2 && lines <= 25, "{} {key}: {lines} lines", language.code());
                assert!(part.lines().all(|line| line.chars().count() <= 150), "{key}");
            }
        }
    }
}
