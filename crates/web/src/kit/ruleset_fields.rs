//! A ruleset to be chosen: which family, its k and s, pass and misère.

use crate::kit::families::family_name;
use crate::kit::fields::{self, Number};
use crate::kit::own_fields::OwnFields;
use crate::kit::rim_fields::rim_fields;
use crate::kit::{Edit, Gesture, numbers};
use crate::texts::Texts;
use maths::games::{Bar, Family, Piles, Rules, Ruleset};
use maths::values::Ratio;
use yew::prelude::*;

/// The ruleset and where changes go.
#[derive(Clone, Copy)]
pub struct RulesetFields<'a> {
    /// The ruleset that is shown.
    pub ruleset: Ruleset,
    /// The largest x and z in use: up to them the rim of a bar may not fall.
    pub corner: (u32, u32),
    /// True if play can be misère here. A part of a sum is not misère by itself.
    pub has_misere: bool,
    /// Hears which family was chosen.
    pub on_family: &'a Callback<Family>,
    /// Hears what was changed, and whether the change goes on.
    pub on_change: &'a Callback<(Edit<Ruleset>, Gesture)>,
}

/// Sliders of k and s end here; larger ones can be typed.
const SLIDER_MOST: u32 = 15;

/// The family, k and s, pass and misère.
pub fn ruleset_fields(texts: Texts, fields: &RulesetFields) -> Html {
    let ruleset = fields.ruleset;
    let families =
        Family::ALL.map(|family| (html! { family_name(texts, family) }, family == ruleset.rules.family())).to_vec();
    let choose = fields.on_family.reform(|index: usize| Family::ALL[index]);
    html! {
        <>
            { fields::choice("family", texts.game(), families, &choose) }
            { rest(texts, fields) }
            { parameters(texts, fields, true) }
            { switches(texts, fields) }
        </>
    }
}

/// All but the family, k, s and the switches: a rim, own rules, the number of piles.
pub fn rest(texts: Texts, fields: &RulesetFields) -> Html {
    html! {
        <>
            { own_rim(texts, fields).unwrap_or_default() }
            { own_rules(fields).unwrap_or_default() }
            { fields.ruleset.rules.piles().map(|piles| how_many_piles(texts, fields, piles)).unwrap_or_default() }
        </>
    }
}

/// k and s, with sliders or only typed.
pub fn parameters(texts: Texts, fields: &RulesetFields, are_slid: bool) -> Html {
    let rules = fields.ruleset.rules;
    html! {
        <>
            { rules.k().map(|k| slope(texts, fields.on_change, k, are_slid)).unwrap_or_default() }
            { rules.s().map(|s| shift(texts, fields.on_change, s, are_slid)).unwrap_or_default() }
        </>
    }
}

/// Pass and misère.
pub fn switches(texts: Texts, fields: &RulesetFields) -> Html {
    let ruleset = fields.ruleset;
    let switch = |change: fn(&mut Ruleset, bool)| {
        fields.on_change.reform(move |is_on| (Edit::new(move |ruleset| change(ruleset, is_on)), Gesture::Settled))
    };
    html! {
        <div class="switches">
            { fields::switch(texts.pass(), texts.pass_title(), ruleset.pass, &switch(|ruleset, is_on| ruleset.pass = is_on)) }
            if fields.has_misere { { fields::switch(texts.misere(), texts.misere_title(), ruleset.misere, &switch(|ruleset, is_on| ruleset.misere = is_on)) } }
        </div>
    }
}

/// The fields of a bar whose rim the user types.
fn own_rim(texts: Texts, fields: &RulesetFields) -> Option<Html> {
    let RulesetFields { ruleset, corner, .. } = *fields;
    let bar = ruleset.rules.bar().filter(|_| ruleset.rules.family() == Family::Bar)?;
    let on_change = fields.on_change.reform(|(rules, gesture)| (with_rules(rules), gesture));
    Some(rim_fields(texts, bar, corner, &on_change))
}

/// The change to other rules of the same play.
fn with_rules(rules: Rules) -> Edit<Ruleset> {
    Edit::new(move |ruleset: &mut Ruleset| ruleset.rules = rules)
}

/// The fields of own rules.
fn own_rules(fields: &RulesetFields) -> Option<Html> {
    let ruleset = fields.ruleset;
    let own = ruleset.rules.own()?;
    Some(
        html! { <OwnFields {own} {ruleset} on_change={fields.on_change.reform(|(ruleset, gesture)| (Edit::to(ruleset), gesture))} /> },
    )
}

/// The choice of the number of piles.
fn how_many_piles(texts: Texts, fields: &RulesetFields, piles: Piles) -> Html {
    let ruleset = fields.ruleset;
    let counts = (Piles::FEWEST..=Piles::MOST).filter_map(Piles::new);
    let options =
        counts.clone().map(|count| (Html::from(count.count().to_string()), count == piles)).collect::<Vec<_>>();
    let on_choose = fields.on_change.reform(move |index: usize| {
        (with_rules(Piles::new(Piles::FEWEST + index).map_or(ruleset.rules, Rules::Piles)), Gesture::Settled)
    });
    fields::choice("piles", texts.piles(), options, &on_choose)
}

fn gesture(is_final: bool) -> Gesture {
    if is_final { Gesture::Settled } else { Gesture::Moving }
}

/// k, typed or slid.
fn slope(texts: Texts, set: &Callback<(Edit<Ruleset>, Gesture)>, k: Ratio, is_slid: bool) -> Html {
    let with_k = |k| Edit::new(move |ruleset: &mut Ruleset| ruleset.rules = ruleset.rules.with_k(k));
    let check = Callback::from(move |text: String| numbers::slope(texts, &text).map(drop));
    let change = set.clone();
    let on_change = Callback::from(move |text: String| {
        if let Ok(k) = text.parse() {
            change.emit((with_k(k), Gesture::Settled));
        }
    });
    let change = set.clone();
    let on_slide = Callback::from(move |(value, is_final)| {
        if let Ok(k) = Ratio::whole(value) {
            change.emit((with_k(k), gesture(is_final)));
        }
    });
    let at = (k.numerator() / k.denominator()).clamp(1, SLIDER_MOST);
    html! {
        <Number id="k" keyboard="text" label={html! { <var>{ "k" }</var> }} value={k.to_string()} {check} {on_change}
            slider={is_slid.then_some([1, SLIDER_MOST, at])} {on_slide} />
    }
}

/// s, typed or slid.
fn shift(texts: Texts, heard: &Callback<(Edit<Ruleset>, Gesture)>, s: u32, is_slid: bool) -> Html {
    let check = Callback::from(move |text: String| numbers::whole(texts, "s", &text, Bar::LARGEST_S).map(drop));
    let set = {
        let change = heard.clone();
        move |s, gesture| {
            change.emit((Edit::new(move |ruleset: &mut Ruleset| ruleset.rules = ruleset.rules.with_s(s)), gesture));
        }
    };
    let on_change = {
        let set = set.clone();
        Callback::from(move |text: String| {
            if let Ok(s) = numbers::whole(texts, "s", &text, Bar::LARGEST_S) {
                set(s, Gesture::Settled);
            }
        })
    };
    let on_slide = Callback::from(move |(value, is_final)| set(value, gesture(is_final)));
    html! {
        <Number id="s" label={html! { <var>{ "s" }</var> }} value={s.to_string()} {check} {on_change}
            slider={is_slid.then_some([0, SLIDER_MOST, s.min(SLIDER_MOST)])} {on_slide} />
    }
}
