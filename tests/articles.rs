//! The build's messages about mistakes in articles: the place of each, and what is allowed.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

#[path = "../crates/web/build/articles.rs"]
#[expect(dead_code, reason = "the build writes what it has read")]
mod articles;
#[path = "../crates/web/build/inline.rs"]
mod inline;
#[path = "../crates/web/src/texts/marks.rs"]
#[expect(dead_code, reason = "statements read marks of sentences, which articles do not have")]
mod marks;
#[path = "../crates/web/build/pieces.rs"]
mod pieces;
#[path = "../crates/web/build/statements.rs"]
#[expect(dead_code, reason = "articles have its mathematics alone")]
mod statements;

use articles::{Block, article};
use pieces::Piece;

/// The article with this text below its title.
fn blocks(text: &str) -> Vec<Block> {
    article(&format!("# Title\n{text}")).unwrap().blocks
}

/// The messages about a text whose first line is the second of a file.
fn mistakes(text: &str) -> Vec<String> {
    article(&format!("# Title\n{text}")).unwrap_err()
}

#[test]
fn paragraphs_have_numbers_and_what_is_computed_of_them() {
    let [Block::Text(pieces)] = &blocks(
        "Let {k=3|1..12} be $2^{k}$. {outcome triangle:k={k}:2,1,3|*lost*|won}, {value nim:1,2,3}; {x|left} {k}.",
    )[..] else {
        panic!("one paragraph")
    };
    let words = |html: &str| Piece::Words(html.into());
    assert_eq!(pieces[0], words("Let "));
    assert_eq!(pieces[1], Piece::Number("k".into()));
    assert!(matches!(&pieces[2], Piece::Words(html) if html.starts_with(" be <math")), "{:?}", pieces[2]);
    assert_eq!(pieces[3], Piece::Outcome("triangle:k={k}:2,1,3".into(), "<em>lost</em>".into(), "won".into()));
    assert_eq!(pieces[4..6], [words(", "), Piece::Value("nim:1,2,3".into())]);
    assert_eq!(pieces[7], Piece::Part("x".into(), "left".into()));
    assert_eq!(pieces[9], Piece::Number("k".into()));
}

#[test]
fn figures_are_read() {
    assert_eq!(
        blocks(
            "::values sharing 16\n::values nim y=2 8\n::space nim 20 nim:misere\nA {k=3|1..4}.\n::bar triangle:k={k}:7,4,7 x5"
        )[..3],
        [
            Block::Values("sharing".into(), String::new(), 16),
            Block::Values("nim".into(), "y=2".into(), 8),
            Block::Space(vec!["nim".into(), "nim:misere".into()], 20),
        ]
    );
}

#[test]
fn mistakes_are_named_with_line_and_column() {
    for (text, expected) in [
        ("Text.\n\n::bor nim:1,2,3", "4:3: there is no directive bor"),
        ("::bar", "2:1: something has to follow ::bar"),
        ("::values sharing 25", "2:1: a table is ::values RULESET N"),
        ("::values sharing", "2:1: a table is"),
        ("::space nim 65", "2:1: points in space are ::space RULESET N"),
        ("::bar triangle:k={k}:7,4,7", "2:18: no number is called “k”"),
        ("So {k}.", "2:4: no number is called “k”"),
        ("So {k=3|1..12}, {k=4|1..12}.", "2:1: the number k is defined twice"),
        ("So {k=13|1..12}.", "2:4: a number is {name=3|1..12}"),
        ("So {k=3|a..12}.", "2:4: a number is"),
        ("So {k.", "2:4: there is no } to this {"),
        ("So k}.", "2:5: nothing was opened by {"),
        ("So {outcome nim:1,2,3}.", "2:4: an outcome is {outcome POSITION|lost|won}"),
        ("So {what is this|a|b|c}.", "2:4: braces are"),
        ("## A {k} heading", "2:6: braces are allowed in paragraphs only"),
        ("A $x+1.", "2:3: there is no second dollar sign"),
        ("A *word.", "2:3: there is no second asterisk"),
        ("A [word](.", "2:3: a link is [words](address)"),
        ("::fold A\nText.", "2:1: this needs an ::end"),
        ("::ask A?\n- one\n- two\nText.\n::end", "2:1: a question has one right answer"),
    ] {
        let found = mistakes(text);
        assert!(found.iter().any(|mistake| mistake.starts_with(expected)), "{text}: {found:?}");
    }
    assert_eq!(article("Title").unwrap_err(), ["1:1: an article begins with “# ” and its title"]);
}
