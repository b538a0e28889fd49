//! The third step for every k: the proof or refutation of the formula for all k of the class of the game.

use crate::bench::covered::{bars, general, is_outside};
use crate::bench::prove_box::EveryTrial;
use crate::bench::{Action, ProofKey, State};
use maths::claims::ProvedFor;
use maths::formulas::Subject;
use maths::values::Ratio;
use proofs::theorems::general::{Breaks, Class, General, Others, Template};
use proofs::theorems::shifts::Cell;
use web::evidence::argument::Argument;
use web::evidence::counterexample::figure;
use web::evidence::verdict;
use web::kit::dispatching::dispatching;
use web::texts::Texts;
use web::view::waiting::{Waiting, refused};
use web::workers::prover::protocol::{ForEvery, Stated};
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// The class of k, if there is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Offer {
    /// The other k of this class can be tried.
    Class(Class),
    /// A fraction is in no class.
    Fraction(Ratio),
}

impl Offer {
    /// That of a formula; none if it describes no P-positions, or the rim is not one with k and s.
    pub(super) fn of(stated: &Stated) -> Option<Self> {
        let formula = stated.formula.parse().ok().filter(|_| stated.subject == Subject::PPositions)?;
        Template::new(stated.ruleset, &formula).ok()?;
        let fraction = || stated.ruleset.rules.k().filter(|k| k.as_whole().is_none()).map(Self::Fraction);
        Cell::of(&stated.ruleset).map(|cell| Self::Class(Class::of(&cell))).or_else(fraction)
    }
}

/// The button that asks, or why it cannot be asked.
pub(super) fn every_button(texts: Texts, state: &UseReducerHandle<State>, stated: &Stated) -> Html {
    match Offer::of(stated) {
        None => Html::default(),
        Some(Offer::Fraction(k)) => {
            html! { <span class="remark">{ texts.bench_every_fraction(&k) }</span> }
        }
        Some(Offer::Class(class)) => {
            let onclick = dispatching(state, |_: MouseEvent| Action::ProveForEvery);
            html! {
                <button type="button" id="prove-every" {onclick}>{ texts.bench_every_run(&words(texts, class)) }</button>
            }
        }
    }
}

/// `div.every`: the result for every k, once the user has requested it.
pub(super) fn every(texts: Texts, state: &UseReducerHandle<State>, stated: &Stated) -> Html {
    let Some(Offer::Class(class)) = Offer::of(stated) else { return Html::default() };
    let trial = state.proved.every(stated);
    let inside = trial.map(|trial| shown(texts, state, class, trial)).unwrap_or_default();
    let is_busy = trial.is_some_and(|trial| trial.is_open());
    html! { <div class="every" tabindex="-1" aria-live="polite" aria-busy={is_busy.to_string()}>{ inside }</div> }
}

fn shown(texts: Texts, state: &UseReducerHandle<State>, class: Class, trial: &EveryTrial) -> Html {
    match &trial.status {
        Status::Waiting | Status::Running { .. } => {
            let on_cancel = dispatching(state, |()| Action::StopProof(ProofKey::ForEvery));
            let done = trial.progress().map(|progress| progress.part());
            html! { <Waiting {done} text={texts.lab_waiting().to_owned()} {on_cancel} /> }
        }
        Status::Failed(failure) => {
            let on_retry = dispatching(state, |()| Action::ProveForEvery);
            refused(texts, &verdict::failure(texts, *failure), &on_retry)
        }
        Status::Done { answer: None, .. } => html! { <p class="told stopped">{ texts.logic_unfinished() }</p> },
        Status::Done { answer: Some(answer), .. } => said(texts, &words(texts, class), answer, &trial.question),
    }
}

/// Why a theorem does not speak of the k at which its formula fails.
fn outside(texts: Texts, theorem: General, stated: &Stated, k: u32) -> Option<String> {
    is_outside(theorem, &stated.ruleset, k).then(|| match bars(stated) {
        Some(ProvedFor::OddAndS | ProvedFor::EvenAndS) => texts.bench_every_outside_s(&k),
        Some(ProvedFor::Residue(_)) | None => texts.bench_every_outside(&k),
    })
}

/// The answer: a word with its shape, a sentence, and the position or the proof.
fn said(texts: Texts, class: &str, answer: &ForEvery, stated: &Stated) -> Html {
    let told = |kind: &'static str, mark: &'static str, word: &str, text: &[String]| {
        html! {
            <p class={classes!("told", kind)}>
                <span class="mark" aria-hidden="true">{ mark }</span><strong>{ word }</strong>{ " " }{ text.join(texts.between_sentences()) }
            </p>
        }
    };
    let instance = |theorem: General, misere: Option<General>| {
        let all = [Some(theorem), misere].into_iter().flatten().map(General::name);
        all.map(|(name, file)| texts.bench_general(&name, &file)).collect::<Vec<_>>()
    };
    let fails = |Breaks { k, at }: &Breaks| {
        let at = verdict::at(*at);
        k.map_or_else(|| texts.bench_every_fails(&at), |k| texts.bench_every_fails_for(&k, &at))
    };
    let open = || texts.bench_every_open(&class);
    match answer {
        ForEvery::Covered { theorem, misere, others: Others::Every | Others::NoClass } => html! {
            <>
                { told("verified", "●", &texts.bench_every_proved(&class), &instance(*theorem, *misere)) }
                // Beside a theorem that is seen at once its proof is shown already.
                if general(&stated.ruleset, &stated.formula, stated.subject).is_none() { { argument(*theorem) } }
            </>
        },
        ForEvery::Covered { theorem, misere, others: Others::Breaks(breaks) } => {
            let why = breaks.k.and_then(|k| outside(texts, *theorem, stated, k));
            let own = texts.bench_every_own().to_owned();
            let text = [fails(breaks)].into_iter().chain(why).chain([own]).chain(instance(*theorem, *misere));
            let text: Vec<String> = text.collect();
            html! { <>{ told("refuted", "×", &texts.bench_every_not(&class), &text) }{ figure(breaks.at) }</> }
        }
        ForEvery::Covered { theorem, misere, others: Others::Unknown(all) } => {
            let text = [vec![texts.bench_every_unknown(&listed(texts, all))], instance(*theorem, *misere)];
            told("stopped", "▲", &open(), &text.concat())
        }
        ForEvery::Fails(breaks) => {
            html! { <>{ told("refuted", "×", &texts.bench_every_not(&class), &[fails(breaks)]) }{ figure(breaks.at) }</> }
        }
        ForEvery::Open { tried, bound } => {
            told("stopped", "▲", &open(), &[texts.bench_every_tried(&listed(texts, tried), bound)])
        }
    }
}

/// The proof by hand of a theorem, if there is one.
fn argument(theorem: General) -> Html {
    let (name, file) = theorem.name();
    html! { <Argument {name} {file} is_named={true} /> }
}

fn listed(texts: Texts, all: &[u32]) -> String {
    all.iter().map(u32::to_string).collect::<Vec<_>>().join(texts.list_comma())
}

/// Every k of a class, in words.
fn words(texts: Texts, class: Class) -> String {
    match class {
        Class { modulus: 2, residue: 0 } => texts.class_even().to_owned(),
        Class { modulus: 2, residue: _ } => texts.class_odd().to_owned(),
        Class { modulus, residue: 0 } => texts.class_residue(&format!("k = {modulus}m")),
        Class { modulus, residue } => texts.class_residue(&format!("k = {modulus}m + {residue}")),
    }
}

#[cfg(test)]
mod tests {
    use crate::bench::Action;
    use crate::bench::rendered::Page;

    /// The text on a formula for every k, and the buttons beside it.
    fn asked(formula: &str, rules: &str) -> (String, String) {
        let link = format!("#formula={}&rules={rules}", formula.replace(' ', "_"));
        let page = Page::opened(&link);
        let buttons = page.shown().text(".prove .buttons");
        let shown = page.after(Action::ProveForEvery).shown();
        (buttons, shown.texts(".every").concat())
    }

    #[test]
    fn a_formula_is_proved_for_every_k_by_its_theorem() {
        let (buttons, said) = asked("(x − 1) ⊕ y ⊕ (z − 1) = 0", "triangle:k=13");
        assert!(buttons.ends_with("Prove for every k = 4m + 1"), "{buttons}");
        assert!(said.starts_with("●Proved for every k = 4m + 1, checked by Rocq."), "{said}");
        assert!(said.contains("offsets in proofs/TriangleOffsets.v"), "{said}");
        let (buttons, said) = asked("(x + s) ⊕ y ⊕ (z + s) = 0", "step:k=6,s=3");
        assert!(buttons.ends_with("Prove for every even k"), "{buttons}");
        // With s = 3 the rule of even k begins at k = 4.
        assert!(
            said.starts_with(
                "×It is false that the formula holds for every even k. For k = 2 the formula fails, first at "
            ),
            "{said}"
        );
        assert!(said.contains("For k = 2, the condition s < k does not hold, so the proof does not include this k."));
        // The game has no pass, and step_pass is about one.
        assert!(said.contains("step_all in proofs/StairOffsets.v"), "{said}");
    }

    /// The sentence beside a theorem names the bars of which it speaks. Bars of no such kind have a sentence without a condition.
    #[test]
    fn a_theorem_is_said_to_prove_its_own_bars_and_no_others() {
        let said = |formula: &str, rules: &str| {
            let link = format!("#formula={}&rules={rules}", formula.replace(' ', "_"));
            Page::opened(&link).shown().text(".universal")
        };
        let stairs = said("(x+3) xor y xor (z+3) = 0", "step:k=4,s=3");
        assert!(stairs.starts_with("●Proved for every even k with every s < k, checked by Rocq."), "{stairs}");
        assert!(stairs.contains("step_all in proofs/StairOffsets.v"), "{stairs}");
        let triangle = said("x ⊕ y ⊕ z = 0", "triangle:k=7");
        assert!(triangle.starts_with("●Proved for every k = 4m + 3, checked by Rocq."), "{triangle}");
        // s ≥ k: the condition is about the digits of c = 2 and 6, which are ⌊(s + 1)/2⌋ and for k = 4m + 1 one less.
        for (c, rules) in [(2, "triangle:k=5,s=5"), (6, "triangle:k=7,s=12")] {
            let said = said(&format!("(x + {c}) ⊕ y ⊕ (z + {c}) = 0"), rules);
            assert!(said.starts_with("●Proved by a general theorem, for this game and others, "), "{said}");
        }
        let (_, every) = asked("(x + 6) ⊕ y ⊕ (z + 6) = 0", "triangle:k=7,s=12");
        assert!(every.contains("For k = 3 the formula fails"), "{every}");
        assert!(every.contains("The condition of the theorem does not hold for k = 3."), "{every}");
    }

    /// The rule of k = 3, 7, 11, … is wrong for k = 5, and the rule with a pass of k = 5, 9, 13, … for k = 1.
    #[test]
    fn the_k_that_breaks_a_formula_is_named_with_its_smallest_position() {
        let (_, said) = asked("x ⊕ y ⊕ z = 0", "triangle:k=5");
        assert!(
            said.starts_with(
                "×It is false that the formula holds for every k = 4m + 1. For k = 5 the formula fails, first at (2, 1, 3)."
            ),
            "{said}"
        );
        let trap = "if p = 0 then x ⊕ y ⊕ z = 0 else x = 0 and y = 0 and z = 0 or (x − 1) ⊕ y ⊕ (z − 1) = 1 and y ≤ ⌊(x %2B z)/k⌋";
        for k in [5, 9, 13] {
            let (_, said) = asked(&trap.replace("%2B", "+"), &format!("bar:pass,rim=floor((x+z+1)/{k})"));
            assert!(
                said.starts_with(
                    "×It is false that the formula holds for every k = 4m + 1. For k = 1 the formula fails, first at "
                ),
                "{k} {said}"
            );
            assert!(said.contains("pass_1_1 in proofs/TrianglePass.v"), "{said}");
        }
    }

    #[test]
    fn what_is_in_no_class_or_without_a_theorem_is_not_called_proved() {
        let (buttons, said) = asked("x ⊕ y ⊕ z = 0", "triangle:k=7/2");
        assert!(buttons.contains("k = 7/2 is a fraction") && said.is_empty(), "{buttons}");
        // No formula for P-positions, and a rim without k.
        assert_eq!(asked("x ⊕ y ⊕ z", "triangle:k=7").0, "Prove for all positions");
        assert_eq!(asked("x ⊕ y ⊕ z = 0", "nim").0, "Prove for all positions");
        let (_, said) = asked("y ≥ 2 or x ⊕ y ⊕ z = 0 and y < 2", "triangle:k=64");
        assert!(!said.contains("Proved"), "{said}");
    }
}
