//! The list of the papers, below the claims.

use crate::claims::Paper;
use crate::claims::Reference;
use crate::texts::Texts;
use yew::prelude::*;

/// `section.references`
pub(super) fn references(texts: Texts) -> Html {
    html! {
        <section class="references" aria-labelledby="references">
            <h2 id="references">{ texts.lab_references() }</h2>
            <ul>{ for Paper::ALL.into_iter().map(|paper| entry(&paper.reference())) }</ul>
        </section>
    }
}

/// Authors, title, place and year, and a link. They are as the paper has them, in every language.
fn entry(reference: &Reference) -> Html {
    let Reference { title, link, .. } = *reference;
    html! {
        <li lang="en">{ reference.authors.join(", ") }{ ": " }<a href={link} rel="noreferrer"><cite>{ title }</cite></a>{ ". " }
            { reference.place() }{ "." }</li>
    }
}
