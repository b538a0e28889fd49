//! A paper as lists of references have it.

use maths::claims::{Paper, Reference};
use yew::prelude::*;

/// Authors, title, place and year, and a link. They are as the paper has them, in every language.
pub fn cited(paper: Paper) -> Html {
    let reference = paper.reference();
    let Reference { title, link, .. } = reference;
    html! {
        <span class="reference" lang="en">{ reference.authors.join(", ") }{ ": " }<a href={link} rel="noreferrer"><cite>{ title }</cite></a>{ ". " }
            { reference.place() }{ "." }</span>
    }
}
