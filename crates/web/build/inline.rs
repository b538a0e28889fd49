//! A line of an article as HTML: `$LaTeX$`, `` `program` ``, `*stress*`, `[words](address)`.

use super::statements::html;

/// The HTML of a line.
///
/// # Errors
/// The column, counted from 1, and what is wrong there.
pub(crate) fn inline(text: &str) -> Result<String, (usize, String)> {
    let mut out = String::new();
    let mut rest = text;
    let mut is_stressed = None::<usize>;
    while let Some(first) = rest.chars().next() {
        let column = text[..text.len() - rest.len()].chars().count() + 1;
        let wrong = |reason: &str| (column, reason.to_owned());
        let after = &rest[first.len_utf8()..];
        rest = match first {
            '`' => {
                let (program, after) = after.split_once('`').ok_or_else(|| wrong("there is no second backtick"))?;
                out.push_str(&format!("<code>{}</code>", escaped(program)));
                after
            }
            '$' => {
                let (latex, after) = after.split_once('$').ok_or_else(|| wrong("there is no second dollar sign"))?;
                out.push_str(&html(&format!("${latex}$")).map_err(|reason| wrong(&format!("the line {reason}")))?);
                after
            }
            '{' | '}' => return Err(wrong("braces are allowed in paragraphs only")),
            '*' => {
                out.push_str(if is_stressed.is_some() { "</em>" } else { "<em>" });
                is_stressed = if is_stressed.is_some() { None } else { Some(column) };
                after
            }
            '[' => {
                let link = after.split_once("](").and_then(|(words, after)| {
                    let (address, after) = after.split_once(')')?;
                    Some((words, address, after))
                });
                let (words, address, after) = link.ok_or_else(|| wrong("a link is [words](address)"))?;
                let inside = inline(words).map_err(|(inner, reason)| (column + inner, reason))?;
                out.push_str(&format!("<a href=\"{}\">{inside}</a>", escaped(address).replace('"', "&quot;")));
                after
            }
            _ => {
                let mut buffer = [0; 4];
                out.push_str(&escaped(first.encode_utf8(&mut buffer)));
                after
            }
        };
    }
    match is_stressed {
        Some(column) => Err((column, "there is no second asterisk".to_owned())),
        None => Ok(out),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
