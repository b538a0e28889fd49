//! The live state of an article: the numbers that a reader has changed, and the coordinate that is pointed at.

use maths::games::{Coordinates, Game, Ruleset, Sum};
use maths::solver::Recursion;
use maths::values::Nimber;
use web::texts::Number;
use yew::prelude::*;

/// The data that all parts of an article share.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::papers) struct Live {
    /// The numbers of the article.
    pub numbers: &'static [Number],
    /// Those that are not as at first.
    pub changed: Vec<(&'static str, u32)>,
    /// Called with the name of a number and what it is to be.
    pub on_change: Callback<(&'static str, u32)>,
    /// The coordinate that is pointed at.
    pub lit: Option<Lit>,
    /// Called with the coordinate that is pointed at.
    pub on_light: Callback<Option<Lit>>,
}

/// The name of a coordinate that is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::papers) enum Lit {
    /// Words that belong to it.
    Words(&'static str),
    /// A move on a board that lowers it.
    Board(&'static str),
}

impl Lit {
    /// The name.
    pub(in crate::papers) fn name(self) -> &'static str {
        match self {
            Self::Words(name) | Self::Board(name) => name,
        }
    }
}

impl Live {
    /// The number with this name.
    pub(in crate::papers) fn number(&self, name: &str) -> Option<(Number, u32)> {
        let number = *self.numbers.iter().find(|number| number.name == name)?;
        let changed = self.changed.iter().find(|(changed, _)| *changed == name).map(|(_, value)| *value);
        Some((number, changed.unwrap_or(number.first)))
    }

    /// A text in which the numbers take the places of their names in braces.
    pub(in crate::papers) fn filled(&self, text: &str) -> String {
        let mut filled = text.to_owned();
        for Number { name, .. } in self.numbers {
            if let Some((_, value)) = self.number(name) {
                filled = filled.replace(&format!("{{{name}}}"), &value.to_string());
            }
        }
        filled
    }

    /// The position that a text is with these numbers. If the coordinates exceed their bound, the second one is lowered.
    pub(in crate::papers) fn position(&self, text: &str) -> Option<Sum> {
        let filled = self.filled(text);
        filled.parse().ok().or_else(|| fitted(&filled).map(Sum::from))
    }

    /// The Grundy value of the position that a text is; 0 if and only if it is a P-position.
    pub(in crate::papers) fn value(&self, text: &str) -> Option<Nimber> {
        self.position(text)?.only().map(|game| Recursion::of(&game))
    }
}

/// The position of the text, with a smaller second coordinate if that of the text is too large: the largest legal one.
fn fitted(text: &str) -> Option<Game> {
    let (ruleset, coordinates) = text.rsplit_once(':')?;
    let ruleset: Ruleset = ruleset.parse().ok()?;
    let numbers: Vec<u32> = coordinates.split(',').map(|number| number.trim().parse().ok()).collect::<Option<_>>()?;
    let [first, second, third] = numbers[..].first_chunk::<3>().copied()?;
    (0..second).rev().find_map(|second| {
        let position = Coordinates::from([first, second, third]);
        let pass = if ruleset.pass { ",1" } else { "" };
        let has_pass = numbers.get(3).is_some_and(|pass| *pass == 1);
        let text = format!("{ruleset}:{first},{second},{third}{}", if has_pass { pass } else { "" });
        ruleset.rules.is_legal(position).then(|| text.parse().ok()).flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::Live;
    use web::texts::Number;
    use yew::Callback;

    fn live(changed: &[(&'static str, u32)]) -> Live {
        const NUMBERS: &[Number] =
            &[Number { name: "k", first: 3, least: 1, most: 12 }, Number { name: "n", first: 7, least: 0, most: 9 }];
        let (on_change, on_light) = (Callback::noop(), Callback::noop());
        Live { numbers: NUMBERS, changed: changed.to_vec(), on_change, lit: None, on_light }
    }

    #[test]
    fn numbers_take_the_places_of_their_names() {
        assert_eq!(live(&[]).filled("triangle:k={k}:{n},4,{n}"), "triangle:k=3:7,4,7");
        assert_eq!(live(&[("k", 5)]).filled("triangle:k={k}:{n},2,{n}"), "triangle:k=5:7,2,7");
    }

    #[test]
    fn a_position_above_the_rim_comes_down() {
        let at = |changed: &[(&'static str, u32)], text| live(changed).position(text).map(|sum| sum.to_string());
        assert_eq!(at(&[], "triangle:k={k}:7,4,7").as_deref(), Some("triangle:k=3:7,4,7"));
        assert_eq!(at(&[("k", 5)], "triangle:k={k}:7,4,7").as_deref(), Some("triangle:k=5:7,2,7"));
        assert_eq!(at(&[("n", 2)], "step:k=2,s=0,pass:1,4,{n},1").as_deref(), Some("step:k=2,s=0,pass:1,1,2,1"));
        assert_eq!(at(&[], "triangle:k={x}:7,4,7"), None);
    }

    #[test]
    fn values_are_those_of_the_definition() {
        // Three heaps of Nim: 7 ⊕ 1 ⊕ 6 = 0 and 7 ⊕ 2 ⊕ 6 = 3.
        assert_eq!(live(&[]).value("nim:{n},1,6").map(|value| value.0), Some(0));
        assert_eq!(live(&[]).value("nim:{n},2,6").map(|value| value.0), Some(3));
    }
}
