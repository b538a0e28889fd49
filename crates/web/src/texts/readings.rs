//! Readings of difficult words, above them: furigana in Japanese, in Play and in lessons.

use crate::texts::Texts;
use yew::prelude::*;

/// The marks that end a word and a reading in the text `readings`: 溝《みぞ》塔《とう》.
const MARKS: [char; 2] = ['《', '》'];

/// A sentence with the readings of the language above its words.
pub fn readable(texts: Texts, said: &str) -> Html {
    let mut parts = Vec::new();
    let mut rest = said;
    while let Some((at, word, reading)) = first(texts.readings(), rest) {
        let (before, from) = rest.split_at(at);
        parts.push(Html::from(before.to_owned()));
        parts.push(html! { <ruby>{ word }<rt aria-hidden="true">{ reading }</rt></ruby> });
        rest = from.get(word.len()..).unwrap_or_default();
    }
    parts.push(rest.to_owned().into());
    parts.into_iter().collect()
}

/// The first word of a text that has a reading, as (index, word, reading).
fn first(known: &'static str, text: &str) -> Option<(usize, &'static str, &'static str)> {
    let pairs = known.split(MARKS[1]).filter_map(|pair| pair.split_once(MARKS[0]));
    pairs.filter_map(|(word, reading)| Some((text.find(word)?, word, reading))).min()
}

/// A box that hides the readings, where the language has some; the stylesheet does the rest.
pub fn readings_switch(texts: Texts) -> Html {
    if !texts.readings().contains(MARKS[0]) {
        return Html::default();
    }
    html! { <label class="readings"><input type="checkbox" />{ texts.readings_hidden() }</label> }
}

#[cfg(test)]
mod tests {
    use super::first;

    #[test]
    fn the_first_word_with_a_reading_is_found() {
        let known = "溝《みぞ》塔《とう》";
        assert_eq!(first(known, "この塔の溝"), Some((6, "塔", "とう")));
        assert_eq!(first(known, "溝と塔"), Some((0, "溝", "みぞ")));
        assert_eq!(first(known, "山"), None);
        assert_eq!(first("-", "groove"), None);
    }
}
