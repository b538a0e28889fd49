//! Elements of a rendered page: their texts and attributes.

/// Elements in their order: of each the opening tag without its brackets, and what is inside.
#[derive(Clone, Debug)]
pub(crate) struct Elements(Vec<(String, String)>);

/// Elements without an end.
const VOID: [&str; 7] = ["br", "col", "hr", "img", "input", "meta", "wbr"];

impl Elements {
    /// A whole page as one element.
    pub(crate) fn of(html: &str) -> Self {
        Self(vec![(String::new(), html.to_owned())])
    }

    /// All elements inside of these that a tag, an id or a class names: `p`, `#formula`, `.found`, `div.found`. Parts with blanks between
    /// them are looked for inside of each other.
    pub(crate) fn all(&self, selector: &str) -> Self {
        let inside =
            |found: Self, part: &str| Self(found.0.iter().flat_map(|(_, html)| matching(html, part)).collect());
        selector.split(' ').fold(self.clone(), inside)
    }

    /// The element with an id, which need not be inside of another.
    pub(crate) fn row(&self, id: &str) -> Self {
        let own = self.0.iter().filter(|(tag, _)| attribute(tag, "id") == Some(id)).cloned();
        let inside = self.0.iter().flat_map(|(_, html)| matching(html, &format!("#{id}")));
        Self(own.chain(inside).collect())
    }

    /// The number of elements that match.
    pub(crate) fn count(&self, selector: &str) -> usize {
        self.all(selector).0.len()
    }

    /// The texts of all that are named.
    pub(crate) fn texts(&self, selector: &str) -> Vec<String> {
        self.all(selector).0.iter().map(|(_, html)| text(html)).collect()
    }

    /// The text of the first that is named.
    pub(crate) fn text(&self, selector: &str) -> String {
        self.texts(selector).into_iter().next().unwrap_or_else(|| panic!("no {selector} in {self:?}"))
    }

    /// An attribute of all that are named; empty if an element does not have it.
    pub(crate) fn attributes(&self, selector: &str, name: &str) -> Vec<String> {
        self.all(selector).0.iter().map(|(tag, _)| attribute(tag, name).map(text).unwrap_or_default()).collect()
    }

    /// The value of the first field that is named.
    pub(crate) fn value(&self, selector: &str) -> String {
        self.attributes(selector, "value").into_iter().next().unwrap_or_else(|| panic!("no {selector}"))
    }
}

/// The elements of a text that one part of a selector names.
fn matching(html: &str, part: &str) -> Vec<(String, String)> {
    let opened = html.match_indices('<').filter_map(|(at, _)| {
        let (tag, rest) = html[at + 1..].split_once('>')?;
        (!tag.starts_with(['/', '!']) && is_named(tag, part)).then(|| (tag.to_owned(), inside(tag, rest).to_owned()))
    });
    opened.collect()
}

fn name(tag: &str) -> &str {
    tag.split([' ', '/']).next().unwrap_or_default()
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

fn is_named(tag: &str, part: &str) -> bool {
    if let Some(id) = part.strip_prefix('#') {
        return attribute(tag, "id") == Some(id);
    }
    let (wanted, class) = part.split_once('.').unwrap_or((part, ""));
    let classes = attribute(tag, "class").unwrap_or_default();
    (wanted.is_empty() || wanted == name(tag)) && (class.is_empty() || classes.split(' ').any(|one| one == class))
}

/// The text between a tag and its end.
fn inside<'a>(tag: &str, rest: &'a str) -> &'a str {
    let name = name(tag);
    if VOID.contains(&name) || tag.ends_with('/') {
        return "";
    }
    let mut depth = 1;
    for (at, _) in rest.match_indices('<') {
        let other = rest[at + 1..].split('>').next().unwrap_or_default();
        if let Some(end) = other.strip_prefix('/') {
            depth -= usize::from(end == name);
        } else if other.split([' ', '/']).next() == Some(name) && !other.ends_with('/') {
            depth += 1;
        }
        if depth == 0 {
            return &rest[..at];
        }
    }
    panic!("<{tag}> has no end")
}

/// A text without its tags.
fn text(html: &str) -> String {
    let mut parts = html.split('<');
    let first = parts.next().unwrap_or_default().to_owned();
    let plain = parts.fold(first, |text, part| text + part.split_once('>').map_or("", |(_, after)| after));
    [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#x27;", "'"),
        ("&#39;", "'"),
        ("&nbsp;", "\u{a0}"),
        ("&amp;", "&"),
    ]
    .into_iter()
    .fold(plain, |text, (escaped, sign)| text.replace(escaped, sign))
}

#[test]
fn elements_are_found_by_tag_id_and_class_and_inside_of_others() {
    let page = Elements::of(
        "<div class=\"a b\"><p id=\"one\">1 &lt; <b>2</b></p><input value=\"&quot;\"><div class=\"a\">3</div></div>",
    );
    assert_eq!(page.texts(".a"), ["1 < 23", "3"]);
    assert_eq!([page.text("#one"), page.text(".b .a"), page.text("p b")], ["1 < 2", "3", "2"]);
    assert_eq!((page.value("input"), page.count("div.a"), page.count(".c")), ("\"".into(), 2, 0));
    assert_eq!(page.attributes("div", "class"), ["a b", "a"]);
}
