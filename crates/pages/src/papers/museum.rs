//! The bars of all figures on one page, each once, in the order in which the papers draw them, with the places where they are.

use crate::papers::Show;
use crate::papers::bar::{numbers, small};
use crate::papers::library::{facts, name, place};
use crate::papers::route::link;
use maths::claims::{Numbered, Paper, Sort};
use maths::games::Sum;
use web::evidence::paper_name;
use web::kit::rooms::Room;
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// `h1, p.lead, ul.museum`
#[component]
pub(super) fn Museum() -> Html {
    let texts = use_texts();
    html! {
        <>
            <h1>{ texts.papers_museum() }</h1>
            <p class="lead">{ texts.papers_museum_lead() }</p>
            <ul class="museum">{ for exhibits().iter().map(|exhibit| shown(texts, exhibit)) }</ul>
        </>
    }
}

/// A bar, and the figures that show it.
struct Exhibit {
    bar: Sum,
    places: Vec<(Paper, Numbered)>,
}

fn exhibits() -> Vec<Exhibit> {
    let mut all = Vec::<Exhibit>::new();
    for paper in Paper::ALL {
        for entry in facts(paper).into_iter().filter(is_picture) {
            for bar in &entry.bars {
                let there = (paper, entry.clone());
                match all.iter_mut().find(|known| known.bar == *bar) {
                    Some(known) if known.places.contains(&there) => {}
                    Some(known) => known.places.push(there),
                    None => all.push(Exhibit { bar: bar.clone(), places: vec![there] }),
                }
            }
        }
    }
    all
}

/// True if a paper draws it as a picture of a position.
fn is_picture(entry: &Numbered) -> bool {
    match entry.kind {
        Sort::Figure | Sort::Graph => true,
        Sort::Definition
        | Sort::Example
        | Sort::Table
        | Sort::List
        | Sort::Lemma
        | Sort::Theorem
        | Sort::Proposition
        | Sort::Corollary
        | Sort::Remark
        | Sort::Conjecture => false,
    }
}

/// The bar leads to Explore, and each of its names to the place.
fn shown(texts: Texts, Exhibit { bar, places }: &Exhibit) -> Html {
    let named = |(paper, entry): &(Paper, Numbered)| {
        html! { <a href={link(&Show::Paper(*paper, Some(place(entry))))}>{ name(texts, entry) }</a> }
    };
    let of = |places: &[(Paper, Numbered)]| {
        let paper = places.first().map(|(paper, _)| paper_name(texts, *paper));
        html! { <li>{ paper }{ for places.iter().map(named) }</li> }
    };
    html! {
        <li key={bar.to_string()}>
            <a class="exhibit" href={Room::Explore.with_position(bar, false)}>
                { small(bar).unwrap_or_default() }
                <span class="at">{ numbers(bar) }</span>
            </a>
            <ul class="places">{ for places.chunk_by(|(one, _), (next, _)| one == next).map(of) }</ul>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::{exhibits, is_picture};
    use crate::papers::library::facts;
    use maths::claims::Paper;
    use std::collections::BTreeSet;

    #[test]
    fn each_bar_is_there_once_and_every_figure_with_a_bar_is_named() {
        let all = exhibits();
        let different: BTreeSet<String> = all.iter().map(|exhibit| exhibit.bar.to_string()).collect();
        assert!(all.len() > 20 && different.len() == all.len());
        for paper in Paper::ALL {
            for entry in facts(paper).into_iter().filter(is_picture) {
                for bar in &entry.bars {
                    let here = all.iter().find(|exhibit| exhibit.bar == *bar);
                    assert!(here.is_some_and(|exhibit| exhibit.places.contains(&(paper, entry.clone()))), "{bar}");
                }
            }
        }
    }
}
