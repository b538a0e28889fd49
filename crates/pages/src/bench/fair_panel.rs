//! Which chocolates are Nim: the rows and columns of the rim of the game, and whether x ⊕ y ⊕ z = 0 is its rule.
//!
//! ```text
//! details.fair
//! ├─ summary
//! └─ p, figure, p …            once it is open
//! ```

use crate::bench::covered::general;
use maths::claims::fair::{Unfair, falls, first_break, place};
use maths::formulas::Subject;
use maths::games::{Bar, Game, Position, Ruleset};
use std::cmp::Ordering;
use std::fmt::Write;
use web::evidence::argument::{Argument, checked};
use web::evidence::counterexample::Drawn;
use web::kit::rooms::Room;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The places that are drawn, along each side.
const SIDE: u32 = 16;

/// The places that are looked at for the verdict.
const FAR: u32 = 64;

/// The theorem.
const THEOREM: (&str, &str) = ("nim_rule_iff_fair", "Rims");

/// The game.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub ruleset: Ruleset,
}

/// `details.fair`
#[component]
pub(super) fn FairPanel(props: &Props) -> Html {
    let texts = use_texts();
    let is_open = use_state_eq(|| false);
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |event: MouseEvent| {
            // The state says what is open.
            event.prevent_default();
            is_open.set(!*is_open);
        })
    };
    html! {
        <details class="more fair" open={*is_open}>
            <summary {onclick}>{ texts.fair() }</summary>
            if *is_open { { opened(texts, props.ruleset) } }
        </details>
    }
}

/// The content below the summary.
pub(super) fn opened(texts: Texts, ruleset: Ruleset) -> Html {
    let (name, file) = THEOREM;
    let inside = match ruleset.rules.bar().filter(|_| !ruleset.pass && !ruleset.misere) {
        None => html! { <p class="remark">{ texts.fair_none() }</p> },
        Some(bar) => {
            let rim = Rim::of(bar);
            html! { <>{ drawn(texts, &rim) }{ verdict(texts, ruleset, &rim) }</> }
        }
    };
    html! {
        <>
            <p>{ texts.fair_lead() }{ texts.between_sentences() }{ checked(texts, name, file) }</p>
            { inside }
            <Argument {name} {file} />
            <p><a href={Room::Laboratory.address("show=map")}>{ texts.fair_map() }</a></p>
        </>
    }
}

/// The heights of a rim over the places that are looked at: a rim that was typed is computed once at each.
struct Rim(Vec<u32>);

impl Rim {
    fn of(bar: Bar) -> Self {
        Self((0..FAR).flat_map(|x| (0..FAR).map(move |z| bar.rim(x, z))).collect())
    }

    fn at(&self, x: u32, z: u32) -> u32 {
        self.0.get((x * FAR + z) as usize).copied().unwrap_or_default()
    }

    /// Why the row of a number, or its column, is not fair below a side.
    fn row(&self, x: u32, side: u32) -> Option<Unfair> {
        Unfair::of_row(|z| self.at(x, z), x, side)
    }

    fn column(&self, z: u32, side: u32) -> Option<Unfair> {
        Unfair::of_row(|x| self.at(x, z), z, side)
    }
}

/// The verdict on the rule for the rim: that it holds, or the place where it fails, and the reason.
fn verdict(texts: Texts, ruleset: Ruleset, rim: &Rim) -> Html {
    let at = |x, z| rim.at(x, z);
    if let Some([x, z]) = falls(at, FAR) {
        return html! { <p class="told stopped">{ texts.fair_falls(&x, &z) }</p> };
    }
    let told = |class: &'static str, mark: &'static str, text: &str| {
        html! { <p class={classes!("told", class)}><span class="mark" aria-hidden="true">{ mark }</span>{ text }</p> }
    };
    if let Some(theorem) = general(&ruleset, "x ⊕ y ⊕ z = 0", Subject::PPositions) {
        let (name, file) = theorem.name();
        let text = [texts.fair_proved(), &texts.bench_general(&name, &file)].join(texts.between_sentences());
        return told("verified", "●", &text);
    }
    let Some([x, y, z]) = first_break(at, FAR) else {
        return told("stopped", "◌", &texts.fair_far(&FAR));
    };
    let first = Game::new(ruleset, Position::new(x, y, z)).ok();
    html! {
        <>
            { told("refuted", "×", &texts.fair_breaks(&format!("({x}, {y}, {z})"))) }
            { why(texts, rim).map(|why| html! { <p>{ why }</p> }).unwrap_or_default() }
            { first.map(|game| html! { <Drawn {game} /> }).unwrap_or_default() }
        </>
    }
}

/// Why the first row or column that is not fair is none.
fn why(texts: Texts, rim: &Rim) -> Option<String> {
    let (number, is_row, unfair) = (0..FAR).find_map(|number| {
        let row = rim.row(number, FAR).map(|unfair| (number, true, unfair));
        row.or_else(|| rim.column(number, FAR).map(|unfair| (number, false, unfair)))
    })?;
    let which = if is_row { texts.fair_row(&number) } else { texts.fair_column(&number) };
    Some(match unfair {
        Unfair::NotOver(first, second) => texts.fair_not_over(&which, &first, &second),
        Unfair::NotReached(first, second) => texts.fair_not_reached(&which, &first, &second),
    })
}

/// `figure.agreement`: the places at and over the rim, and a mark beside each row and column that is not fair.
fn drawn(texts: Texts, rim: &Rim) -> Html {
    let squares = |wanted: Ordering| {
        let mut path = String::new();
        let all = (0..SIDE).flat_map(|x| (0..SIDE).map(move |z| (x, z)));
        for (x, z) in all.filter(|(x, z)| place(|x, z| rim.at(x, z), *x, *z) == wanted) {
            // Writing to a text cannot fail.
            let _ = write!(path, "M{},{}h1v1h-1z", x + 1, SIDE - 1 - z);
        }
        path
    };
    let mut marks = String::new();
    for number in 0..SIDE {
        // A column of the picture is a row of the rim: one x, and every z.
        if rim.row(number, SIDE).is_some() {
            let _ = write!(marks, "M{},{SIDE}h1v1h-1z", number + 1);
        }
        if rim.column(number, SIDE).is_some() {
            let _ = write!(marks, "M0,{}h1v1h-1z", SIDE - 1 - number);
        }
    }
    let label = texts.fair_picture(&SIDE);
    let key = |class: &'static str, text: &'static str| html! { <span class={classes!("key", class)}>{ text }</span> };
    html! {
        <figure class="agreement rim">
            <svg viewBox={format!("0 0 {0} {0}", SIDE + 1)} role="img" aria-label={label.clone()}>
                <path class="agrees" d={squares(Ordering::Equal)} />
                <path class="over" d={squares(Ordering::Greater)} />
                <path class="differs" d={marks} />
            </svg>
            <figcaption>
                { label }
                <span class="keys">{ key("agrees", texts.fair_at()) }{ key("over", texts.fair_over()) }{ key("differs", texts.fair_marked()) }</span>
            </figcaption>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::{Props, opened};
    use crate::rendered::Elements;
    use web::texts::Texts;
    use yew::LocalServerRenderer;
    use yew::prelude::*;

    #[component]
    fn Opened(props: &Props) -> Html {
        opened(Texts::default(), props.ruleset)
    }

    fn shown(rules: &str) -> Elements {
        let props = Props { ruleset: rules.parse().unwrap() };
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        Elements::of(&runtime.block_on(LocalServerRenderer::<Opened>::with_props(props).hydratable(false).render()))
    }

    fn told(rules: &str) -> String {
        shown(rules).text(".told")
    }

    #[test]
    fn a_rim_has_the_rule_by_a_theorem_or_breaks_at_its_smallest_position() {
        assert!(told("triangle:k=7").starts_with("●The rule of Nim holds for this rim at all positions."));
        assert!(told("bar:rim=floor((3*x+3*z+3)/11)").contains("rational_slopes in proofs/Slopes.v"));
        // The position that FINDINGS names for k = 5.
        assert!(told("triangle:k=5").ends_with("The rule first fails at (2, 1, 3)."), "{}", told("triangle:k=5"));
        let five = shown("triangle:k=5");
        assert!(five.text("p").contains("nim_rule_iff_fair in proofs/Rims.v"), "{}", five.text("p"));
        assert!(
            five.texts("p").iter().any(|text| text.starts_with("Not fair: the row of x = 2.")),
            "{:?}",
            five.texts("p")
        );
        // One drawn by hand, of two equal heights.
        assert!(told("bar:heights=1-1-2-2-3-3").starts_with('◌'));
    }

    #[test]
    fn what_the_theorem_is_not_about_is_said() {
        assert!(shown("triangle:k=3,pass").text("p.remark").starts_with("The theorem covers only bars"));
        assert!(told("bar:rim=abs(x-z)").starts_with("The rim falls at x = "), "{}", told("bar:rim=abs(x-z)"));
    }
}
