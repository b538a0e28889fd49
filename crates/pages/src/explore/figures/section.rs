//! Which plane of the table is shown: a coordinate fixed at a value, the diagonal, or the rim.

use maths::games::Axis;
use web::kit::dispatching::dispatching_by;
use web::kit::fields::Number;
use web::kit::{Edit, Gesture, fields};
use web::table::{Action, Look, Section, State};
use web::texts::{Place, Texts, woven};
use yew::prelude::*;

/// The planes there are, and for a fixed coordinate its value. `shown_at` is the value that is shown, and the largest
/// it can have.
pub(super) fn section_fields(texts: Texts, state: &UseReducerHandle<State>, shown_at: Option<(u32, u32)>) -> Html {
    let look = state.look;
    let shape = state.game().ruleset().rules;
    let sections = Section::of(shape);
    let shown = look.section.of_bar();
    let on_choose = dispatching_by(&state.dispatcher(), move |index: usize| {
        let section = sections[index];
        let change = Edit::new(move |look: &mut Look| (look.section, look.at) = (section, look.at.map(|_| 0)));
        Action::Look(change, Gesture::Settled)
    });
    let name = |section: &Section| match section {
        Section::Fixed(axis) => woven(&texts.section_fix(&Place(0)), &[html! { <var>{ shape.name(*axis) }</var> }]),
        Section::Diagonal => html! { <><var>{ "x" }</var>{ " = " }<var>{ "z" }</var></> },
        Section::Rim => texts.section_rim().into(),
        Section::Pair(..) => Html::default(),
    };
    let options = sections.iter().map(|section| (name(section), *section == shown)).collect::<Vec<_>>();
    html! {
        <div class="fixed">
            { fields::choice("section", texts.section(), options, &on_choose) }
            { match shown {
                Section::Fixed(axis) => fixed(texts, state, axis, shown_at),
                Section::Diagonal => html! { <p key="told" class="remark">{ texts.section_diagonal_told() }</p> },
                Section::Rim => html! { <p key="told" class="remark">{ texts.section_rim_told() }</p> },
                Section::Pair(..) => Html::default(),
            } }
        </div>
    }
}

/// The value of the fixed coordinate; or that the plane is the one in which the bar lies.
fn fixed(texts: Texts, state: &UseReducerHandle<State>, axis: Axis, shown: Option<(u32, u32)>) -> Html {
    let look = state.look;
    let game = state.game();
    let change = {
        let dispatcher = state.dispatcher();
        move |at, gesture| dispatcher.dispatch(Action::Look(Edit::new(move |look: &mut Look| look.at = at), gesture))
    };
    let wanted = look.at.unwrap_or(game.position()[axis]);
    let (_, most) = shown.unwrap_or((wanted, wanted));
    let at = wanted.min(most);
    let name = game.ruleset().rules.name(axis);
    let check = Callback::from(move |text: String| {
        let value = text.trim().parse::<u32>().ok().filter(|value| *value <= most);
        value.map(drop).ok_or_else(|| texts.section_range(&name, &most))
    });
    let on_change = {
        let change = change.clone();
        Callback::from(move |text: String| {
            if let Ok(at) = text.trim().parse() {
                change(Some(at), Gesture::Settled);
            }
        })
    };
    let on_slide = {
        let change = change.clone();
        Callback::from(move |(at, is_final): (u32, bool)| {
            change(Some(at), if is_final { Gesture::Settled } else { Gesture::Moving });
        })
    };
    let on_follow = Callback::from(move |follows: bool| {
        change((!follows).then_some(at), Gesture::Settled);
    });
    html! {
        <>
            <Number id="fixed-at" label={html! { <var>{ name }</var> }} value={at.to_string()} {check} {on_change}
                context={format!("{} {most}", game.ruleset())} slider={Some([0, most, at])} {on_slide} />
            { fields::switch(texts.section_as_bar(), texts.section_as_bar_title(), look.at.is_none(), &on_follow) }
            if wanted > most {
                <p class="remark">{ texts.section_outside(&name, &most, &wanted) }</p>
            }
        </>
    }
}
