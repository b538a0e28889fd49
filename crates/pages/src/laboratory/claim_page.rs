//! The page of a claim: its name, what is known of it, and all that can be done with it.
//!
//! ```text
//! article.claim.kind.full …
//! ├─ header
//! │  ├─ h1.name, p.statement
//! │  └─ span.standing, span.known   what is on record
//! ├─ figure.game                    the bar with these parameters
//! └─ div.body
//! ```

use crate::laboratory::State;
use crate::laboratory::claim_body::{claim_body, statement};
use crate::laboratory::claim_subject::{Subject, claimed};
use crate::laboratory::small_drawing::SmallDrawing;
use crate::laboratory::statement::{standing, tag};
use maths::claims::{Claim, Parameter};
use maths::games::{Axis, Game, Ruleset, Sum, Witness};
use std::rc::Rc;
use web::evidence::{Known, claim_name, emblem, name_in_address, records};
use web::kit::games::ruleset_name;
use web::kit::rooms::Room;
use web::texts::Texts;
use web::workers::checker::protocol::Case;
use yew::prelude::*;

/// The id of the heading, which gets the focus when a link has led to the page.
pub(super) const HEADING: &str = "claim-heading";

/// `article.claim`.
pub(super) fn claim_page(texts: Texts, state: &UseReducerHandle<State>, claim: Claim) -> Html {
    let case = state.case(claim);
    let claimed = claimed(&case);
    let subject = Subject {
        case,
        trial: state.trial(claim).map(Rc::clone),
        list: state.list(claim).map(Rc::clone),
        proof: state.proved.proof(&claimed).map(Rc::clone),
        certificate: state.proved.certificate(&claimed).map(Rc::clone),
        records: Rc::clone(&state.records),
        refused: state.refused.clone(),
        dispatcher: state.dispatcher(),
    };
    let class = classes!("claim", "kind", Known::of(&state.records, claim).class());
    html! {
        <article key={name_in_address(claim)} id={format!("claim-{}", name_in_address(claim))} {class} aria-labelledby={HEADING}>
            <header>
                <h1 class="name" id={HEADING} tabindex="-1">{ claim_name(texts, claim) }{ tag(texts, claim) }</h1>
                { statement(texts, claim) }
                <p class="on-record">{ standing(texts, state, claim) }{ " " }{ records::counterexamples(texts, &state.records, claim) }</p>
            </header>
            // A counterexample has a drawing below.
            if records::failing(&state.records, claim).is_none() {
                { game_of(&subject.case).map(|game| drawing(texts, game)).unwrap_or_default() }
            }
            { claim_body(texts, &subject) }
        </article>
    }
}

/// A position of the game of the paper, with k and s as they are set.
fn game_of(case: &Case) -> Option<Game> {
    let game: Game = emblem(case.claim.paper()?).parse().ok()?;
    let rules = case.claim.takes().fold(game.ruleset().rules, |rules, parameter| match parameter {
        Parameter::K => rules.with_k(case.parameters.k),
        Parameter::S => rules.with_s(case.parameters.s),
        Parameter::Row | Parameter::G | Parameter::Piles => rules,
    });
    let position = match game.position().coordinates.to_vec()[..] {
        [x, y, z] if rules.is_bar() => game.position().with(Axis::Y, y.min(rules.rim(x, z))),
        _ => game.position(),
    };
    Game::new(Ruleset { rules, ..game.ruleset() }, position).ok()
}

/// `figure.game`: the drawing, its name, and the way to Explore.
fn drawing(texts: Texts, game: Game) -> Html {
    html! {
        <figure class="game">
            <SmallDrawing at={Witness::Position(game)} />
            <figcaption>
                { ruleset_name(texts, &game.ruleset()) }{ " " }<a href={Room::Explore.with_position(&Sum::from(game), false)}>{ texts.papers_explore() }</a>
            </figcaption>
        </figure>
    }
}

/// Claims that belong together: one as it is printed, its other half, and what else may have been meant or is so.
pub(super) fn group(claim: Claim) -> Vec<Claim> {
    let printed =
        |claim: Claim| [" ours", " wide", " b"].into_iter().fold(claim.id(), |id, end| id.trim_end_matches(end));
    Claim::ALL.into_iter().filter(|other| printed(*other) == printed(claim)).collect()
}

#[cfg(test)]
mod tests {
    use super::group;
    use crate::laboratory::rendered::Page;
    use maths::claims::Claim;

    #[test]
    fn the_bar_has_the_parameters_of_the_claim_and_leads_to_explore() {
        let shown = |claim: &str| {
            let page = Page::opened(&format!("#claim={claim}")).shown();
            (page.texts(".game figcaption"), page.attributes(".game a", "href"))
        };
        // The rim of k = 7 over x = z = 7 is 2.
        let (words, links) = shown("triangular:7.3&k=7");
        assert!(words.concat().starts_with("Triangular bar, k = 7"), "{words:?}");
        assert_eq!(links, ["explore.html#g=triangle:k=7:7,2,7"]);
        assert_eq!(shown("pass:4.1&k=6&s=3").1, ["explore.html#g=step:k=6,s=3:4,2,13"]);
        assert_eq!(shown("sharing:1").1, ["explore.html#g=sharing:1,2,7"]);
        // Of a claim that fails the counterexample is drawn.
        assert!(shown("misere:Conj-2.1").1.is_empty());
    }

    #[test]
    fn a_counterexample_is_opened_in_explore_if_it_is_not_too_large() {
        let ways = |claim: &str| {
            let shown = Page::opened(&format!("#claim={claim}")).shown();
            (shown.count("figure.counterexample"), shown.attributes("figure.counterexample a", "href"))
        };
        assert_eq!(ways("misere:Conj-2.1"), (1, vec!["explore.html#g=triangle:k=5:2,1,3&why=1".to_owned()]));
        // The third pile of this one has 245 316 tokens.
        assert_eq!(ways("sharing:Conj-3"), (1, Vec::new()));
    }

    #[test]
    fn a_repair_belongs_to_what_it_repairs() {
        let of = |claim| group(claim);
        assert_eq!(of(Claim::MisereConjecture2_1), [Claim::MisereConjecture2_1, Claim::MisereConjecture2_1Repaired]);
        assert_eq!(of(Claim::PassConjecture4_1Ours), of(Claim::PassConjecture4_1));
        assert!(Claim::ALL.into_iter().all(|claim| of(claim).contains(&claim) && !of(claim)[0].is_ours()));
    }
}
