//! The chooser of a game: of each kind a small drawing, its name in words, and one line about it.
//!
//! ```text
//! div.games
//! └─ fieldset.choice-of > label …      input, span > svg.still …, b, small
//! ```

use crate::kit::fields;
use crate::texts::Texts;
use crate::view::pieces::still;
use maths::games::{Family, Ruleset, Sum};
use yew::prelude::*;

/// A game to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A game of this family, alone.
    Of(Family),
    /// Several games side by side.
    Sum,
}

impl Kind {
    /// All kinds, in the order in which they are offered: the families in the order of [`Family::ALL`], then sums.
    pub const ALL: [Self; 7] = {
        let [a, b, c, d, e, f] = Family::ALL;
        [Self::Of(a), Self::Of(b), Self::Of(c), Self::Of(d), Self::Of(e), Self::Of(f), Self::Sum]
    };

    /// The kinds of a single game.
    pub const ALONE: &'static [Self] = Self::ALL.split_at(Family::ALL.len()).0;

    /// The kind of a game that is shown.
    pub fn of(shown: &Sum) -> Self {
        shown.only().map_or(Self::Sum, |game| Self::Of(game.ruleset().rules.family()))
    }

    /// The word of its notation.
    pub fn key(self) -> &'static str {
        match self {
            Self::Of(family) => family.key(),
            Self::Sum => "sum",
        }
    }

    /// The name of the kind.
    pub fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Of(Family::Triangle) => texts.game_triangle(),
            Self::Of(Family::Step) => texts.game_stairs(),
            Self::Of(Family::Nim) => texts.game_rectangle(),
            Self::Of(Family::Bar) => texts.game_rim(),
            Self::Of(Family::Sharing) => texts.game_sharing(),
            Self::Of(Family::Own) => texts.game_own(),
            Self::Sum => texts.game_sum(),
        }
    }

    /// One line about it.
    fn line(self, texts: Texts) -> &'static str {
        match self {
            Self::Of(Family::Triangle) => texts.game_triangle_line(),
            Self::Of(Family::Step) => texts.game_stairs_line(),
            Self::Of(Family::Nim) => texts.game_rectangle_line(),
            Self::Of(Family::Bar) => texts.game_rim_line(),
            Self::Of(Family::Sharing) => texts.game_sharing_line(),
            Self::Of(Family::Own) => texts.game_own_line(),
            Self::Sum => texts.game_sum_line(),
        }
    }

    /// An example of the kind, with which it is drawn: small, so that each piece is seen.
    pub fn example(self) -> &'static str {
        match self {
            Self::Of(Family::Triangle) => "triangle:k=3:5,3,4",
            Self::Of(Family::Step) => "step:k=2,s=0:3,3,6",
            Self::Of(Family::Nim) => "nim:3,2,4",
            Self::Of(Family::Bar) => "bar:heights=2-3-3-5-6:2,5,4",
            Self::Of(Family::Sharing) => "sharing:1,3,6",
            Self::Of(Family::Own) => "rules:a b;move a by any;move b by any;move a,b by any:3,5",
            Self::Sum => "nim:1,1,2 + triangle:k=2:1,1,2",
        }
    }
}

/// The name of a ruleset for people, such as “Triangular bar, k = 3, one pass”.
pub fn ruleset_name(texts: Texts, ruleset: &Ruleset) -> String {
    let mut name = Kind::Of(ruleset.rules.family()).name(texts).to_owned();
    let mut add = |part: &str| {
        name.push_str(texts.list_comma());
        name.push_str(part);
    };
    if let Some(k) = ruleset.rules.k() {
        add(&format!("k = {k}"));
    }
    if let Some(s) = ruleset.rules.s().filter(|s| *s > 0) {
        add(&format!("s = {s}"));
    }
    if ruleset.pass {
        add(texts.a_pass());
    }
    if ruleset.misere {
        add(texts.misere_play());
    }
    name
}

/// The chooser: it offers `kinds`, marks the shown one, and calls `on_choose` with the chosen one. Its `name` is unique on the page. Its
/// drawings take a while, so a page keeps the chooser while the kind is the same.
pub fn games(texts: Texts, name: &str, kinds: &'static [Kind], shown: Kind, on_choose: &Callback<Kind>) -> Html {
    let card = |kind: &Kind| {
        let drawings = kind
            .example()
            .parse::<Sum>()
            .map(|sum| sum.parts().iter().filter_map(|game| game.scene()).map(|scene| still(&scene)).collect::<Html>());
        let words = html! { <><span class="stills">{ drawings.unwrap_or_default() }</span><b>{ kind.name(texts) }</b><small>{ kind.line(texts) }</small></> };
        (words, *kind == shown)
    };
    let on_index = on_choose.reform(move |index: usize| kinds.get(index).copied().unwrap_or(Kind::Sum));
    html! { <div class="games">{ fields::choice(name, texts.game(), kinds.iter().map(card).collect(), &on_index) }</div> }
}

#[cfg(test)]
mod tests {
    use super::Kind;
    use maths::games::Sum;

    #[test]
    fn every_kind_has_a_drawing_of_itself() {
        for kind in Kind::ALL {
            let sum: Sum = kind.example().parse().unwrap_or_else(|problems| panic!("{kind:?}: {problems:?}"));
            assert_eq!(Kind::of(&sum), kind);
            assert!(sum.parts().iter().all(|game| game.scene().is_some()), "{kind:?}");
        }
    }
}
