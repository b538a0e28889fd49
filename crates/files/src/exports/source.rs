//! The source of a file, which the file contains.

use crate::exports::escape;

/// Author and title of the program, as in `CITATION.cff`.
const AUTHOR: &str = "The Bittersweet maintainers";
const TITLE: &str = "Bittersweet: a browser laboratory for impartial games on chocolate bars and for Sharing Nim";

/// The content of a file, and a way to make it again. Every part is one line of plain text, and may be empty; line breaks and other control
/// characters become spaces where a format needs one line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The title, such as "Grundy values, y = 0".
    pub title: String,
    /// The ruleset or the position in its notation, such as `triangle:k=3`.
    pub ruleset: String,
    /// Which positions, such as "x and z from 0 to 100".
    pub range: String,
    /// The program and its version.
    pub version: String,
    /// The address that opens the page as it was.
    pub link: String,
}

impl Source {
    /// The parts that are not empty, with their names: `title`, `ruleset`, `range`, `version`, `link`.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let parts = [
            ("title", &self.title),
            ("ruleset", &self.ruleset),
            ("range", &self.range),
            ("version", &self.version),
            ("link", &self.link),
        ];
        parts.into_iter().filter(|(_, text)| !text.is_empty()).map(|(name, text)| (name, text.as_str()))
    }

    /// A caption for a figure in a text, in one line.
    pub fn caption(&self) -> String {
        let parts = [&self.title, &self.ruleset, &self.range].into_iter().filter(|part| !part.is_empty());
        let parts: Vec<&str> = parts.map(String::as_str).collect();
        format!("{}. {}, {}", parts.join("; "), self.version, self.link)
    }

    /// The program as an entry of a BibTeX file, with the figure in its note. Braces keep letters as they are.
    pub fn bibtex(&self) -> String {
        let mut figure = String::new();
        escape::latex(&mut figure, &[&self.title, "; ", &self.ruleset].concat());
        format!(
            "@misc{{bittersweet,\n  author = {{{{{AUTHOR}}}}},\n  title = {{{{{TITLE}}}}},\n  howpublished = {{\\url{{{}}}}},\n  note = {{{}. {figure}}}\n}}\n",
            self.link, self.version
        )
    }

    /// The source of files that have no room for it, as a text: a line for each part.
    pub fn text(&self) -> String {
        self.comments("")
    }

    /// A line for each part, `title: …`, each behind a mark that makes it a comment.
    pub(super) fn comments(&self, mark: &str) -> String {
        let mut text = String::new();
        for (name, part) in self.parts() {
            comment(&mut text, mark, name, part);
        }
        text
    }

    /// A JSON object with the parts.
    pub(super) fn json(&self) -> String {
        let mut text = String::from("{");
        for (index, (name, part)) in self.parts().enumerate() {
            text.push_str(if index > 0 { "," } else { "" });
            escape::json(&mut text, name);
            text.push(':');
            escape::json(&mut text, part);
        }
        text.push('}');
        text
    }

    /// The elements that an SVG file begins with: its title, its description and all parts as metadata.
    pub(super) fn svg(&self, description: &str) -> String {
        let mut text = String::from("<title>");
        escape::xml(&mut text, &self.title);
        text.push_str("</title>\n<desc>");
        escape::xml(&mut text, description);
        text.push_str("</desc>\n<metadata>\n");
        escape::xml(&mut text, &self.comments(""));
        text.push_str("</metadata>\n");
        text
    }
}

/// One line of a comment: `<mark>name: part`.
pub(super) fn comment(text: &mut String, mark: &str, name: &str, part: &str) {
    text.push_str(mark);
    text.push_str(name);
    text.push_str(": ");
    escape::one_line(text, part);
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::Source;

    #[test]
    fn a_comment_never_leaves_its_line() {
        let source = Source { title: "two\nlines\r% and more".into(), link: "a#b".into(), ..Source::default() };
        assert_eq!(source.comments("% "), "% title: two lines % and more\n% link: a#b\n");
        assert_eq!(source.json(), r#"{"title":"two\nlines\r% and more","link":"a#b"}"#);
    }

    #[test]
    fn a_figure_can_be_cited() {
        let [title, ruleset, range] = ["Grundy values, y = 2", "nim", "x from 0 to 9"].map(str::to_owned);
        let source = Source { title, ruleset, range, version: "Bittersweet 1".into(), link: "https://a/#b".into() };
        assert_eq!(source.caption(), "Grundy values, y = 2; nim; x from 0 to 9. Bittersweet 1, https://a/#b");
        let entry = "@misc{bittersweet,\n  author = {{The Bittersweet maintainers}},\n  title = {{Bittersweet: a browser laboratory \
            for impartial games on chocolate bars and for Sharing Nim}},\n  howpublished = {\\url{https://a/#b}},\n  \
            note = {Bittersweet 1. Grundy values, y = 2; nim}\n}\n";
        for line in [format!("title: \"{}\"", super::TITLE), format!("- name: \"{}\"", super::AUTHOR)] {
            assert!(include_str!("../../../../CITATION.cff").contains(&line), "{line}");
        }
        assert_eq!(source.bibtex(), entry);
    }

    #[test]
    fn markup_in_a_source_stays_text() {
        let source = Source { title: "y < 3 & \"z\"".into(), ..Source::default() };
        let svg = source.svg("a <b>");
        assert!(svg.starts_with("<title>y &lt; 3 &amp; &quot;z&quot;</title>\n<desc>a &lt;b&gt;</desc>"), "{svg}");
    }
}
