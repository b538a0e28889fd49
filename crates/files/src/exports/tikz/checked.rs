//! For tests, also of the worker that writes files: a check that the picture is valid TeX.

/// Says what is wrong with a picture, if something is.
#[allow(clippy::unwrap_used, reason = "only tests use it")]
pub fn must_be_tex(text: &str) {
    let picture: Vec<&str> = text.lines().filter(|line| !line.starts_with('%')).collect();
    assert!(picture[0].starts_with("\\begin{tikzpicture}[") && picture.last() == Some(&"\\end{tikzpicture}"));
    let mut depth = 0;
    for letter in picture.concat().replace("\\{", "").replace("\\}", "").chars() {
        depth += match letter {
            '{' | '[' => 1,
            '}' | ']' => -1,
            _ => 0,
        };
        assert!(depth >= 0, "closed before it was opened");
    }
    assert_eq!(depth, 0, "not closed");
    assert!(picture.concat().is_ascii(), "letters TeX may lack");
    let options = picture.iter().position(|line| line.ends_with(']')).unwrap();
    for line in &picture[options + 1..picture.len() - 1] {
        let is_command = ["\\path[", "\\node["].iter().any(|begin| line.starts_with(begin)) && line.ends_with(';');
        assert!(is_command || line.starts_with("\\definecolor{bittersweet"), "{line}");
    }
    for at in picture.iter().flat_map(|line| line.match_indices("=bittersweet").map(move |(at, _)| &line[at + 1..])) {
        let name = at.split([',', ']']).next().unwrap();
        assert!(text.contains(&format!("\\definecolor{{{name}}}{{RGB}}")), "{name}");
    }
}
