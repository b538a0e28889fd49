//! The words of an article without its directives, and the numbers in them.

/// The words in one line: without comments, figures, titles of programs, wrong answers and what the page computes by itself.
pub(crate) fn words(article: &str) -> String {
    let mut lines = Vec::new();
    for line in article.lines() {
        let directive = line.strip_prefix("::").map(|rest| rest.split_once(' ').unwrap_or((rest, "")));
        let is_wrong_answer = line.starts_with("- ") && directive.is_none();
        match directive {
            _ if line.starts_with('%') || is_wrong_answer => {}
            Some(("ask" | "fold", title)) => lines.push(title.to_owned()),
            Some(_) => {}
            None => lines.push(line.to_owned()),
        }
    }
    without_braces(&lines.join("\n").replace("{,}", ",")).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Braces of paragraphs: a number that can be changed and a value say nothing here, an outcome says its words, and words of a part
/// say themselves. Braces of LaTeX stay.
fn without_braces(text: &str) -> String {
    let mut out = String::new();
    let mut is_formula = false;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if letter == '$' {
            is_formula = !is_formula;
        }
        if letter == '{' && !is_formula {
            // A position may have the name of a number in braces.
            let mut depth = 0;
            let end = rest.char_indices().find(|(_, one)| {
                depth += i32::from(*one == '{') - i32::from(*one == '}');
                depth == 0
            });
            let (inside, after) = rest.split_at(end.unwrap().0 + 1);
            let parts: Vec<&str> = inside[1..inside.len() - 1].split('|').collect();
            if !inside.contains('=') || inside.starts_with("{outcome") {
                out.push_str(&parts[1..].join(" "));
            }
            rest = after;
        } else {
            out.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    out
}

/// The numbers with their places, without the commas that divide thousands. Numbers before 万 count ten thousands and are words.
pub(crate) fn numbers(words: &str) -> Vec<(usize, String)> {
    let bytes = words.as_bytes();
    let mut all = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let begin = at;
        let mut number = String::new();
        loop {
            while at < bytes.len() && bytes[at].is_ascii_digit() {
                number.push(char::from(bytes[at]));
                at += 1;
            }
            let thousands = bytes.get(at + 1..at + 4).is_some_and(|digits| digits.iter().all(u8::is_ascii_digit));
            let is_longer = bytes.get(at + 4).is_some_and(u8::is_ascii_digit);
            if bytes.get(at) != Some(&b',') || !thousands || is_longer {
                break;
            }
            at += 1;
        }
        if !words[at..].starts_with('万') {
            all.push((begin, number));
        }
    }
    all
}

/// The formulas between dollar signs, with their ends.
pub(crate) fn formulas(words: &str) -> impl Iterator<Item = (usize, usize, &str)> {
    let mut at = 0;
    words.split('$').enumerate().filter_map(move |(index, part)| {
        let from = at;
        at += part.len() + 1;
        (index % 2 == 1).then_some((from, from + part.len(), part))
    })
}

/// The kinds of numbered statements in the papers.
const KINDS: [&str; 6] = ["Theorem", "Lemma", "Conjecture", "Corollary", "Remark", "Proposition"];

/// The places of references such as “Theorem 7.3” and “Theorems 2.3 and 2.4”, with kind and number.
fn references_in(words: &str) -> Vec<(usize, usize, String, String)> {
    let mut all = Vec::new();
    for kind in KINDS {
        for (at, _) in words.match_indices(kind) {
            let mut end = at + kind.len();
            if words[end..].starts_with('s') {
                end += 1;
            }
            let mut separator = " ";
            while let Some(rest) = words[end..].strip_prefix(separator) {
                let dotted = rest.len() - rest.trim_start_matches(|one: char| one.is_ascii_digit() || one == '.').len();
                let number = rest[..dotted].trim_end_matches('.');
                if number.is_empty() {
                    break;
                }
                end += separator.len() + number.len();
                all.push((at, end, kind.to_ascii_lowercase(), number.to_owned()));
                separator = " and ";
            }
        }
    }
    all.sort();
    all
}

/// The places of references.
pub(crate) fn references(words: &str) -> Vec<(usize, usize)> {
    references_in(words).into_iter().map(|(from, to, _, _)| (from, to)).collect()
}

/// The places of “Definition 4.3”, “Example 3.1” and their like, which are references to papers too.
pub(crate) fn definitions(words: &str) -> Vec<(usize, usize)> {
    let numbered = |kind: &'static str| {
        words.match_indices(kind).map(move |(at, kind)| {
            let rest = &words[at + kind.len()..];
            let number = rest.len() - rest.trim_start_matches(|one: char| one.is_ascii_digit() || one == '.').len();
            (at, at + kind.len() + number)
        })
    };
    ["Definition ", "Example "].into_iter().flat_map(numbered).collect()
}

/// The references, by kind and number.
pub(crate) fn named(words: &str) -> Vec<(String, String)> {
    references_in(words).into_iter().map(|(_, _, kind, number)| (kind, number)).collect()
}

/// Some words before and after a place.
pub(crate) fn around(words: &str, at: usize) -> String {
    let before: String = words[..at].chars().rev().take(40).collect::<Vec<_>>().into_iter().rev().collect();
    before + &words[at..].chars().take(40).collect::<String>()
}
