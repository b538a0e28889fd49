//! The fourth step: a certificate, the result as LaTeX, and a link.

use crate::bench::covered::{is_covered, proved};
use crate::bench::formula_panel::{Sentences, csv, latex};
use crate::bench::prove_box::{CertificateTrial, stated};
use crate::bench::{Action, State, write_route};
use web::evidence::downloads::{link, save, save_as};
use web::evidence::verdict;
use web::kit::copying::Line;
use web::kit::dispatching::dispatching;
use web::kit::games::ruleset_name;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::view::waiting::{Waiting, refused};
use web::workers::certifier::protocol::Certified;
use web::workers::prover::protocol::{ForEvery, Stated};
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// The buttons, and what they have made.
pub(super) fn keep(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let question = &state.formula.question;
    let stated = stated(question);
    let is_proved = stated.as_ref().is_some_and(|stated| state.proved.is_proved(stated) || is_covered(stated));
    let on_certify = dispatching(state, |()| Action::Certify);
    let onclick = on_certify.reform(|_: MouseEvent| ());
    let answer = state.formula.current().and_then(|trial| trial.answer());
    let proof = stated.as_ref().and_then(|stated| proof(state, stated));
    let table = answer.map(|answer| csv(question, answer, proof.as_ref()));
    let on_table = Callback::from(move |_: MouseEvent| table.iter().for_each(|table| save(table, "formula")));
    let certificate = stated.as_ref().and_then(|stated| state.proved.certificate(stated));
    html! {
        <>
            <div class="buttons">
                if is_proved && !question.ruleset.misere {
                    <button type="button" id="certify" {onclick}>{ texts.bench_certificate() }</button>
                }
                // There before the answer comes: then nothing below them moves.
                <Kept name="latex" label="LaTeX" text={answer.map(|answer| latex(question, answer, proof.as_ref()))} />
                <button type="button" aria-disabled={answer.is_none().to_string()} onclick={on_table}>{ "CSV" }</button>
                <Kept name="link" label={texts.bench_link()} text={Some(link(&write_route(&state.link())))} />
            </div>
            if !is_proved {
                <p class="remark">{ texts.bench_certificate_later() }</p>
            } else if question.ruleset.misere {
                <p class="remark">{ texts.bench_no_certificate() }</p>
            }
            { made(texts, state, certificate, &on_certify) }
        </>
    }
}

/// The proofs that the page shows, in English: by a theorem that Rocq has checked, and by automata.
fn proof(state: &State, stated: &Stated) -> Option<Sentences> {
    let english = Texts::default();
    let known = proved(english, stated).map(|proved| [proved.word, proved.named]);
    let theorem = known.or_else(|| {
        let Some(Some(ForEvery::Covered { theorem, .. })) = state.proved.every(stated)?.answer() else { return None };
        let (name, file) = theorem.name();
        Some([english.bench_universal().to_owned(), english.bench_general(&name, &file)])
    });
    let automata = state.proved.states(stated).map(|states| {
        let rules = ruleset_name(english, &stated.ruleset);
        [english.bench_proved().to_owned(), english.bench_proved_for(&rules, &english.number(&states))]
    });
    match (theorem, automata) {
        (Some([word, named]), Some(automata)) => Some([word, [named, automata.join(" ")].join(" ")]),
        (theorem, automata) => theorem.or(automata),
    }
}

/// `div.certificate`: its progress, its content, or the reason why there is none.
fn made(
    texts: Texts,
    state: &UseReducerHandle<State>,
    trial: Option<&CertificateTrial>,
    on_certify: &Callback<()>,
) -> Html {
    let inside = trial.map(|trial| match &trial.status {
        Status::Waiting | Status::Running { .. } => {
            let on_cancel = dispatching(state, |()| Action::StopCertificate);
            let progress = trial.progress();
            let text = progress
                .map(|progress| progress.counts())
                .map_or(texts.lab_waiting().to_owned(), |[done, total]| texts.certificate_tables(&done, &total));
            html! { <Waiting done={progress.map(|progress| progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => refused(texts, &verdict::failure(texts, *failure), on_certify),
        Status::Done { answer, .. } => match answer {
            Certified::Made(text) => {
                let kilobytes = texts.number(&text.len().div_ceil(1000));
                let (text, name) = (text.clone(), trial.question.1.to_string());
                let onclick =
                    Callback::from(move |_: MouseEvent| save_as(&text, &format!("certificate-{name}"), "txt"));
                html! {
                    <p><button type="button" {onclick}>{ texts.proof_save(&kilobytes) }</button>{ " " }
                        <span class="remark">{ texts.proof_checked() }</span></p>
                }
            }
            Certified::OtherKind => html! { <p class="remark">{ texts.bench_no_certificate() }</p> },
            Certified::Wrong => html! { <p class="remark">{ texts.certificate_none() }</p> },
            Certified::TooLong => html! { <p class="remark">{ texts.certificate_long() }</p> },
            Certified::Unfinished => Html::default(),
        },
    });
    let is_busy = trial.is_some_and(|trial| trial.is_open());
    html! { <div class="certificate" tabindex="-1" aria-live="polite" aria-busy={is_busy.to_string()}>{ inside.unwrap_or_default() }</div> }
}

#[derive(Clone, PartialEq, Properties)]
struct KeptProps {
    name: &'static str,
    label: &'static str,
    text: Option<String>,
}

/// A button that opens a text to be copied, as soon as there is one.
#[component]
fn Kept(props: &KeptProps) -> Html {
    let texts = use_texts();
    let is_open = use_state_eq(|| false);
    let KeptProps { name, label, text } = props;
    let onclick = {
        let (is_open, next) = (is_open.setter(), !*is_open);
        Callback::from(move |_: MouseEvent| is_open.set(next))
    };
    html! {
        <>
            <button type="button" aria-disabled={text.is_none().to_string()} aria-expanded={is_open.to_string()} aria-label={texts.bench_copy(label)} {onclick}>{ *label }</button>
            if let Some(text) = text.as_ref().filter(|_| *is_open) {
                <Line id={format!("keep-{name}")} label={*label} text={text.clone()} />
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::proof;
    use crate::bench::Action;
    use crate::bench::formula_panel::{csv, latex};
    use crate::bench::prove_box::stated;
    use crate::bench::rendered::Page;

    /// The LaTeX and the CSV of a formula after these actions.
    fn kept(link: &str, actions: &[Action]) -> [String; 2] {
        let all = actions.iter().cloned();
        let state = all.fold(Page::opened(link).after(Action::Compare), Page::after).state;
        let question = &state.formula.question;
        let proof = proof(&state, &stated(question).unwrap());
        let answer = state.formula.current().unwrap().answer().unwrap();
        [latex(question, answer, proof.as_ref()), csv(question, answer, proof.as_ref())]
    }

    /// A test names its bound; a proof is about all positions, and is named with its method.
    #[test]
    fn the_strongest_verdict_is_kept() {
        let nim = "#formula=x_=_y&rules=rules:a_b;move_a_by_any;move_b_by_any&box=30";
        for text in kept(nim, &[]) {
            assert!(text.contains("Verified up to 30.") && !text.contains("up to N"), "{text}");
        }
        let [latex, csv] = kept(nim, &[Action::Prove]);
        for text in [&latex, &csv] {
            assert!(text.contains("Proved for all positions.") && text.contains("automata"), "{text}");
            assert!(!text.contains("Verified"), "{text}");
        }
        assert!(latex.contains("; all positions)") && !latex.contains("coordinates up to"), "{latex}");
        let [latex, csv] = kept("#formula=(x+3)_xor_y_xor_(z+3)_=_0&rules=step:k=4,s=3&box=30", &[Action::Prove]);
        for text in [&latex, &csv] {
            let plain = text.replace("$<$", "<");
            assert!(plain.contains("Proved for every even k with every s < k, checked by Rocq."), "{text}");
            assert!(text.contains("Proved for all positions."), "{text}");
        }
        assert!(latex.contains("step\\_all in proofs/StairOffsets.v"), "{latex}");
    }

    /// A formula that fails keeps its counterexample, and the button that proves is not the main one.
    #[test]
    fn after_a_counterexample_nothing_is_to_be_proved() {
        let link = "#formula=x_⊕_y_⊕_z_=_0&rules=triangle:k=5&box=30";
        assert!(kept(link, &[]).iter().all(|text| text.contains("Counterexample found.")));
        let class = |page: &Page| page.shown().attributes("#prove", "class");
        let page = Page::opened(link);
        assert_eq!(class(&page), ["run"]);
        assert_eq!(class(&page.clone().after(Action::Compare)), ["quiet"]);
        assert_eq!(class(&page.after(Action::Prove)), ["quiet"]);
    }
}
