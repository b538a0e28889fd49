//! Fields for own rules: the user types them, or begins with a known game.

use crate::kit::Gesture;
use crate::kit::fields;
use crate::kit::refusals::problems;
use crate::kit::words::sentence;
use crate::texts::{Texts, use_texts};
use crate::view::hooks::use_state_eq;
use maths::games::{Family, OwnClause, OwnRules, Problems, Rules, Ruleset};
use std::iter;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The rules, and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub own: OwnRules,
    /// The ruleset they are part of.
    pub ruleset: Ruleset,
    pub on_change: Callback<(Ruleset, Gesture)>,
}

/// A known game, by its name on the page.
struct Known {
    name: fn(Texts) -> &'static str,
    rules: &'static str,
}

/// Games of the literature that these rules can say.
const KNOWN: [Known; 17] = [
    // W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907).
    Known { name: |texts| texts.own_wythoff(), rules: "rules:a b;move a by any;move b by any;move a,b by any" },
    // A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, Amer. Math. Monthly 89 (1982), with a = 2.
    Known {
        name: |texts| texts.own_fraenkel(),
        rules: "rules:a b;move a by any;move b by any;move a by s and b by t where abs(s-t)<2",
    },
    // U. Larsson, A generalized diagonal Wythoff Nim, Integers 12 (2012), with p = 1 and q = 2.
    Known {
        name: |texts| texts.own_diagonals(),
        rules: "rules:a b;move a by any;move b by any;move a,b by any;move a by t and b by 2*t;move a by 2*t and b by t",
    },
    // R. Miyadera and others, Ryūō Nim: a variant of the classical game of Wythoff Nim, Integers 18B (2018).
    Known { name: |texts| texts.own_ryuo(), rules: "rules:x y;move x by any;move y by any;move x,y by 1" },
    // E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4.
    Known { name: |texts| texts.own_subtraction(), rules: "rules:n;move n by 1,3,4" },
    // E. H. Moore, A generalization of the game called nim, Annals of Math. 11 (1910).
    Known { name: |texts| texts.own_moore(), rules: "rules:a b c;move at most 2 of a,b,c by any" },
    // S. W. Golomb, A mathematical investigation of games of “take-away”, J. Combin. Theory 1 (1966).
    Known { name: |texts| texts.own_squares_game(), rules: "rules:n;move n by squares" },
    // U. Larsson, H. Manabe, R. Miyadera, A subtraction Nim with a pass, arXiv:2605.14321, with n = 3.
    Known { name: |texts| texts.own_backwards(), rules: "rules:n;move n by 2,12,14" },
    // A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53 (1969).
    Known { name: |texts| texts.own_euclid(), rules: "rules:a b;move a by multiples of b;move b by multiples of a" },
    // L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80 (2006).
    Known { name: |texts| texts.own_halving(), rules: "rules:n m;move n by 1..floor(n/2);move m by 1..floor(m/2)" },
    Known { name: |texts| texts.own_thirds(), rules: "rules:n m;move n by 1..floor(2*n/3);move m by 1..floor(2*m/3)" },
    // R. Miyadera, H. Manabe, Restricted Nim with a pass, arXiv:2205.11851.
    Known {
        name: |texts| texts.own_restricted(),
        rules: "rules:n m;move n by 1..ceil(n/2);move m by 1..ceil(m/2);pass",
    },
    // No formula is known for the P-positions.
    Known { name: |texts| texts.own_three_piles(), rules: "rules:a b c;pass" },
    // T. Okubo, Y. Kashiwagi, N. Niida, Recursive patterns in the chocolate game, arXiv:2602.20182 (2026), Definition 2.1.
    Known { name: |texts| texts.own_four_sides(), rules: "rules:l r u d" },
    // R. Miyadera, Y. Nakaya, Grundy numbers of impartial three-dimensional chocolate-bar games (2022): the values are a ⊕ b ⊕ c.
    Known { name: |texts| texts.own_monotone(), rules: "rules:a b c;b<=max(floor(a/2),floor(c/2))" },
    Known { name: |texts| texts.own_double(), rules: "rules:x y;x<=2*y;y<=2*x" },
    Known { name: |texts| texts.own_stairs(), rules: "rules:x y z;y<=x;z<=y" },
];

/// A list of known games, and a text box. Every character that completes valid rules changes the game. Invalid text stays in the box, with
/// the reason below. Rules of a bar change it only when the box is left, since the bar has other fields.
#[component]
pub(crate) fn OwnFields(props: &Props) -> Html {
    let texts = use_texts();
    let draft = use_state_eq(|| None::<String>);
    let made = {
        let ruleset = props.ruleset;
        move |text: &str| -> Result<Ruleset, Problems> {
            let read: Ruleset = format!("{}:{text}", Family::Own.key()).parse()?;
            Ok(Ruleset { pass: read.pass || ruleset.pass, misere: read.misere || ruleset.misere, ..read })
        }
    };
    let change = |is_final: bool| {
        let (draft, on_change) = (draft.setter(), props.on_change.clone());
        move |text: String| {
            let made = made(&text);
            draft.set(Some(text).filter(|_| made.is_err() || !is_final));
            if let Ok(ruleset) = made
                && (is_final || ruleset.rules.own().is_some())
            {
                on_change.emit((ruleset, if is_final { Gesture::Settled } else { Gesture::Moving }));
            }
        }
    };
    let (typed, settled) = (change(false), change(true));
    let oninput = Callback::from(move |event: InputEvent| {
        typed(event.target_unchecked_into::<HtmlTextAreaElement>().value());
    });
    let onchange = Callback::from(move |event: Event| {
        settled(event.target_unchecked_into::<HtmlTextAreaElement>().value());
    });
    let shown = (*draft).clone().unwrap_or_else(|| props.own.text().to_owned());
    let drafted = (*draft).as_ref().map(|text| made(text));
    let bar = drafted.as_ref().map_or(Some(Rules::Own(props.own)), |made| made.as_ref().ok().map(|made| made.rules));
    let bar = bar.and_then(|rules| bar_in_words(texts, rules));
    let refused = drafted.and_then(Result::err);
    html! {
        <>
            { known(texts, props) }
            <div class="number-field own-rules">
                <label for="own-rules">{ texts.own_rules() }</label>
                <textarea id="own-rules" rows="3" autocomplete="off" autocapitalize="off" spellcheck="false" value={shown}
                    {oninput} {onchange} aria-invalid={refused.is_some().to_string()} aria-describedby="own-rules-note" />
                { match refused {
                    Some(found) => html! { <p id="own-rules-note" class="error" role="alert">{ sentence(texts, &problems(texts, &found)) }</p> },
                    None => html! { <p id="own-rules-note" class="rim-note">{ texts.own_rules_note() }</p> },
                } }
                // Always there: a node more would make Yew draw a new text box while somebody types.
                <p class="rim-note" role="status">{ bar.unwrap_or_default() }</p>
            </div>
        </>
    }
}

/// Which bar the rules are, if they are one. Rules of a bar in x, y and z become that bar when the box is left.
fn bar_in_words(texts: Texts, rules: Rules) -> Option<String> {
    let is_bar = |bound: Option<(&str, &str)>| match bound {
        Some((name, most)) => texts.own_is_bar(&format!("{name} ≤ {most}")),
        None => texts.own_is_rectangle().into(),
    };
    match rules {
        Rules::Own(own) => {
            own.bar_names()?;
            let bound = own.clauses().find_map(|clause| match clause {
                OwnClause::Bound { name, most } => Some((name, most)),
                OwnClause::Move { .. }
                | OwnClause::Several { .. }
                | OwnClause::Unequal { .. }
                | OwnClause::Joined { .. } => None,
            });
            Some(is_bar(bound))
        }
        Rules::Bar(bar) => {
            let numbers = [("k", bar.k().map(|k| k.to_string())), ("s", bar.written_s().map(|s| s.to_string()))];
            let set = numbers.into_iter().filter_map(|(name, value)| Some(format!("{name} = {}", value?)));
            let most = bar.rim_text().map(|rim| iter::once(rim.to_owned()).chain(set).collect::<Vec<_>>());
            let most = most.map(|parts| parts.join(texts.list_comma()));
            let says = is_bar(most.as_deref().map(|most| ("y", most)));
            Some([&says, texts.between_sentences(), texts.own_bar_opens()].concat())
        }
        Rules::Piles(_) => None,
    }
}

/// The names of the known games, and their rules.
pub fn known_rules(texts: Texts) -> impl Iterator<Item = (&'static str, &'static str)> {
    KNOWN.iter().map(move |known| ((known.name)(texts), known.rules))
}

/// The list of known games; the first entry asks for a choice.
fn known(texts: Texts, props: &Props) -> Html {
    let is_this = |known: &Known| known.rules.parse::<Ruleset>().is_ok_and(|ruleset| ruleset == props.ruleset);
    let mut options = vec![(texts.own_choose().to_owned(), !KNOWN.iter().any(is_this))];
    options.extend(KNOWN.iter().map(|known| ((known.name)(texts).to_owned(), is_this(known))));
    let on_choose = props.on_change.clone();
    let on_choose = Callback::from(move |index: usize| {
        let known = index.checked_sub(1).and_then(|index| KNOWN.get(index));
        if let Some(ruleset) = known.and_then(|known| known.rules.parse().ok()) {
            on_choose.emit((ruleset, Gesture::Settled));
        }
    });
    fields::select("own-known", texts.own_known(), &options, &on_choose)
}

#[cfg(test)]
mod tests {
    use super::{KNOWN, bar_in_words};
    use crate::texts::Texts;
    use maths::games::Ruleset;

    #[test]
    fn rules_that_are_a_bar_say_which_one() {
        let words = |text: &str| bar_in_words(Texts::default(), text.parse::<Ruleset>().unwrap().rules);
        let (opens, bar) = (" The page shows this bar when you leave this field.", "These rules are the bar with ");
        assert_eq!(words("rules:x y z;y<=floor((x+z)/3)"), Some(format!("{bar}y ≤ floor((x+z)/k), k = 3.{opens}")));
        assert_eq!(words("rules:x y z"), Some(format!("These rules are the rectangular bar.{opens}")));
        assert_eq!(words("rules:a b c;b<=floor((a+c)/3)"), Some(format!("{bar}b ≤ floor((a+c)/3).")));
        assert_eq!(words("rules:a b c;c<=a;move a by any;move b by any;move c by any"), Some(format!("{bar}c ≤ a.")));
        assert_eq!(words("rules:a b c"), Some("These rules are the rectangular bar.".into()));
        for other in ["rules:a b;b<=a", "rules:a b c;move a by any", "rules:a b c;b<=a;c<=b", "sharing"] {
            assert_eq!(words(other), None, "{other}");
        }
    }

    #[test]
    fn every_known_game_is_one() {
        for known in KNOWN {
            let ruleset: Ruleset = known.rules.parse().unwrap_or_else(|problems| panic!("{}: {problems}", known.rules));
            assert_eq!(ruleset.to_string(), known.rules);
            assert!(ruleset.rules.own().is_some(), "{}", known.rules);
        }
    }
}
