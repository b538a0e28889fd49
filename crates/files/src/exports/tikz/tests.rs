//! Without TeX at hand: every command is one of those that TikZ has, all braces are closed, every colour is defined.

use super::{must_be_tex, tikz};
use crate::exports::Source;
use crate::exports::drawing::{Anchor, Attribute, Drawing, Element, Part};

fn drawn() -> String {
    let fill = |fill| Attribute::Fill(fill);
    let squares = [0.0, 1.0, 3.0].map(|left| Part::Rectangle([left, -1.0, 1.0, 1.0]));
    let dashed = vec![fill(None), Attribute::Stroke(0xff, 0.2), Attribute::Dashes([1.0, 2.0])];
    let words = Element::text([Attribute::Anchor(Anchor::Middle)], [3000, 1000], "−1 < 50%");
    let elements = vec![
        Element::rectangle([fill(Some(0xff_ffff)), Attribute::Stroke(0x88_8888, 0.1)], [0, -3000, 6000, 3000]),
        Element::path([fill(Some(0xff_0000)), Attribute::Hair], squares.into()),
        Element::path(dashed, vec![Part::Line(vec![[0.0, 0.0], [1.0, 1.0]])]),
        Element::path([fill(Some(0xff_0000))], vec![Part::Circle([1.0, 0.0, 0.5])]),
        Element::Group(vec![Attribute::FontSize(0.5), fill(Some(0x33_3333))], vec![words]),
    ];
    let source = Source { title: "a\nb".into(), ..Source::default() };
    tikz(&Drawing::new(&source, "", [0.0, -3.0, 6.0, 4.0], [60.0, 40.0], elements), Some(60), Some("Figure 1"))
}

#[test]
fn every_element_is_a_command() {
    let text = drawn();
    // A unit is a centimetre; the lower left corner is the origin.
    let body = "\\path[fill=bittersweet1, draw=bittersweet2, line width=2.85pt] (0,1) rectangle (6,4);\n\
        \\path[fill=bittersweet3] (0,1) rectangle (2,2) (3,1) rectangle (4,2);\n\
        \\path[dash pattern=on 28.45pt off 56.91pt, draw=bittersweet4, line width=5.69pt] (0,1) -- (1,0);\n\
        \\path[fill=bittersweet3] (1.5,1) circle[radius=0.5];\n\
        \\node[words1, text=bittersweet5, anchor=base] at (3,0) {$-$1 \\textless{} 50\\%};\n\
        \\end{tikzpicture}\n";
    assert!(text.ends_with(body), "{text}");
    assert!(text.starts_with("% title: a b\n% caption: Figure 1\n% needs: \\usepackage{tikz}\n"), "{text}");
    assert_eq!(text.matches("\\definecolor").count(), 5);
    assert!(text.contains("\\definecolor{bittersweet3}{RGB}{255,0,0}\n"));
    assert!(
        text.contains("words1/.style={inner sep=0pt, font=\\fontsize{14.23}{17.07}\\selectfont\\sffamily}"),
        "{text}"
    );
}

#[test]
fn what_is_written_is_tex() {
    must_be_tex(&drawn());
}
