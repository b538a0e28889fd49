//! The notes for the teacher of a lesson, with their headings and lists.

use yew::prelude::*;

/// A part of the words.
#[derive(Debug, PartialEq)]
enum Section<'a> {
    Heading(&'a str),
    Items(Vec<&'a str>),
    /// Lines that belong together.
    Paragraph(Vec<&'a str>),
}

/// `div.guide`, of the words as `Guide` has them.
pub(super) fn guide_words(words: &str) -> Html {
    let shown = |section: Section<'_>| match section {
        Section::Heading(words) => html! { <h3>{ words }</h3> },
        Section::Items(items) => html! { <ul>{ for items.into_iter().map(|item| html! { <li>{ item }</li> }) }</ul> },
        Section::Paragraph(lines) => html! { <p>{ lines.join("\n") }</p> },
    };
    html! { <div class="guide">{ for sections(words).into_iter().map(shown) }</div> }
}

/// The parts, in their order.
fn sections(words: &str) -> Vec<Section<'_>> {
    let mut sections = Vec::new();
    // An empty line ends a paragraph or a list.
    let mut is_apart = true;
    for line in words.lines() {
        if line.is_empty() {
            is_apart = true;
            continue;
        }
        let last = sections.last_mut().filter(|_| !is_apart);
        match (line.strip_prefix("## "), line.strip_prefix("- "), last) {
            (Some(heading), _, _) => sections.push(Section::Heading(heading)),
            (None, Some(item), Some(Section::Items(items))) => items.push(item),
            (None, Some(item), _) => sections.push(Section::Items(vec![item])),
            (None, None, Some(Section::Paragraph(lines))) => lines.push(line),
            (None, None, _) => sections.push(Section::Paragraph(vec![line])),
        }
        is_apart = false;
    }
    sections
}

#[cfg(test)]
mod tests {
    use super::{Section, sections};

    #[test]
    fn headings_lists_and_paragraphs_are_told_apart() {
        assert_eq!(
            sections("The aim.\nMore.\n\nB.\n## Answers\n- one\n- two\nC.\n\n- three"),
            [
                Section::Paragraph(vec!["The aim.", "More."]),
                Section::Paragraph(vec!["B."]),
                Section::Heading("Answers"),
                Section::Items(vec!["one", "two"]),
                Section::Paragraph(vec!["C."]),
                Section::Items(vec!["three"]),
            ]
        );
    }
}
