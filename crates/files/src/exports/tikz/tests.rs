//! Without TeX at hand: every command is one of those that TikZ has, all braces are closed, every colour is defined.

use super::{must_be_tex, tikz};
use crate::exports::Source;

const SVG: &str = "<svg viewBox=\"0 -3 6 4\" width=\"60\" height=\"40\">\n<title>t</title>\n\
    <rect fill=\"#ffffff\" stroke=\"#888888\" stroke-width=\"0.1\" x=\"0\" y=\"-3\" width=\"6\" height=\"3\"/>\n\
    <path fill=\"#ff0000\" stroke=\"#ffffff\" stroke-width=\"0.04\" d=\"M0 -1h1v1h-1zM1 -1h1v1h-1zM3 -1h1v1h-1z\"/>\n\
    <path fill=\"none\" stroke=\"#0000ff\" stroke-width=\"0.2\" stroke-dasharray=\"1 2\" d=\"M0 0l1 1\"/>\n\
    <path fill=\"#ff0000\" d=\"M1 0a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z\"/>\n\
    <g font-size=\"0.5\" fill=\"#333333\">\n<text x=\"3\" y=\"1\" text-anchor=\"middle\">−1 &lt; 50%</text>\n</g>\n</svg>\n";

fn drawn() -> String {
    let source = Source { title: "a\nb".into(), ..Source::default() };
    tikz(SVG, &source, Some(60), Some("Figure 1"))
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
