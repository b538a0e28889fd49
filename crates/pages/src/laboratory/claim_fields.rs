//! The form of a claim: its parameters, the bound, and the buttons, which do nothing while a field is invalid.

use crate::laboratory::Action;
use crate::laboratory::claim_subject::{Subject, claimed};
use crate::laboratory::proof_row::prove_button;
use crate::laboratory::route::LARGEST_BOUND;
use maths::claims::Parameter;
use web::evidence::names::parameter_label;
use web::evidence::{claim_name, name_in_address, verdict};
use web::kit::fields::Number;
use web::texts::Texts;
use yew::prelude::*;

/// A field of the form.
struct Field {
    id: AttrValue,
    /// Returns the reason for which a text is refused.
    check: Callback<String, Result<(), String>>,
    /// The field without its error.
    drawn: Html,
}

/// `div.setup`: parameters, bound and the buttons. The errors are below the buttons, so that no error moves a button that is being pressed.
pub(super) fn setup(texts: Texts, props: &Subject) -> Html {
    let Subject { case, refused, dispatcher, .. } = props;
    let name = name_in_address(case.claim);
    let onclick = {
        let (case, dispatcher) = (*case, dispatcher.clone());
        refused.guarded(Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::BeginAsSet(case.claim))))
    };
    let fields: Vec<Field> = case.claim.takes().map(|taken| parameter_field(texts, props, taken)).collect();
    let fields = fields.into_iter().chain([bound_field(texts, props)]).collect::<Vec<_>>();
    html! {
        <div class="setup">
            { for fields.iter().map(|field| field.drawn.clone()) }
            <button type="button" class="run" {onclick} aria-label={texts.lab_run_named(&claim_name(texts, case.claim))} id={format!("run-{name}")}
                aria-disabled={(!refused.is_empty()).to_string()} aria-describedby={refused.described_by()}>
                { texts.lab_run() }
            </button>
            { prove_button(texts, claimed(case), refused, dispatcher).unwrap_or_default() }
            { for fields.iter().map(|field| refused.error(texts, &field.id, &field.check)) }
        </div>
    }
}

fn parameter_field(texts: Texts, props: &Subject, parameter: Parameter) -> Field {
    let case = props.case;
    let check = Callback::from(move |text: String| {
        let read = case.parameters.with(parameter, &text).map_err(|_| match parameter {
            Parameter::K => texts.lab_bad_k(&text),
            Parameter::S | Parameter::Row => texts.lab_bad_number(&parameter, &text),
            Parameter::G => texts.lab_bad_g(&text),
            Parameter::Piles => texts.lab_bad_piles(&text),
        })?;
        // A link may still ask for a k that the paper excludes. The other fields can be used then.
        let unmet = case.claim.unmet(&read).filter(|_| parameter == Parameter::K);
        unmet.map_or(Ok(()), |unmet| Err(verdict::assumption(texts, unmet).to_owned()))
    });
    let dispatcher = props.dispatcher.clone();
    let on_change = Callback::from(move |text: String| {
        // Other fields may have been changed since this was drawn.
        dispatcher.dispatch(Action::SetParameter(case.claim, parameter, text));
    });
    let keyboard = match parameter {
        Parameter::K | Parameter::G => "text",
        Parameter::S | Parameter::Row | Parameter::Piles => "numeric",
    };
    let id = AttrValue::from(format!("{parameter}-{}", name_in_address(case.claim)));
    let label = parameter_label(texts, parameter);
    let on_refuse = on_refuse(props, &id);
    let value = case.parameters.text(parameter);
    let drawn =
        html! { <Number id={id.clone()} {label} {keyboard} {value} check={check.clone()} {on_change} {on_refuse} /> };
    Field { id, check, drawn }
}

fn bound_field(texts: Texts, props: &Subject) -> Field {
    let case = props.case;
    let read = |text: &str| text.trim().parse::<u32>().ok().filter(|bound| *bound <= LARGEST_BOUND);
    let check = Callback::from(move |text: String| {
        read(&text).map(drop).ok_or_else(|| texts.lab_bad_bound(&texts.number(&LARGEST_BOUND), &text))
    });
    let dispatcher = props.dispatcher.clone();
    let on_change = Callback::from(move |text: String| {
        if let Some(bound) = read(&text) {
            dispatcher.dispatch(Action::SetBound(case.claim, bound));
        }
    });
    let id = AttrValue::from(format!("n-{}", name_in_address(case.claim)));
    let (label, value) = (html! { <var>{ "N" }</var> }, case.bound.to_string());
    let on_refuse = on_refuse(props, &id);
    let drawn =
        html! { <Number id={id.clone()} {label} {value} width={8} check={check.clone()} {on_change} {on_refuse} /> };
    Field { id, check, drawn }
}

/// Keeps the refused text of a field in the state.
fn on_refuse(props: &Subject, id: &AttrValue) -> Callback<Option<String>> {
    let (id, dispatcher) = (id.clone(), props.dispatcher.clone());
    Callback::from(move |text: Option<String>| dispatcher.dispatch(Action::Refuse(id.clone(), text)))
}

#[cfg(test)]
mod tests;
