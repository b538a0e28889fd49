//! The five papers as a list of references has them.
//!
//! | key | paper |
//! |---|---|
//! | `triangular` | R. Miyadera, S. Nakamura, M. Fukui: Impartial Triangular Chocolate Bar Games. arXiv:1711.04954, 2017 |
//! | `pass` | R. Miyadera, M. Inoue, M. Fukui: Impartial Chocolate Bar Games with a Pass. Integers 16, #G5, 2016 |
//! | `variants` | S. Nakamura and others: Chocolate games that are variants of nim … Visual Mathematics 14, 2012 |
//! | `misere` | R. Miyadera: The Relation between Normal Play Chocolate Games and Misere Play … RIMS Kôkyûroku |
//! | `sharing` | N. B. Ho: Three-pile Sharing Nim and the quadratic time winning strategy. arXiv:1506.06961, 2015 |

use crate::claims::Paper;
use crate::games::Ruleset;
use std::fmt;

/// A paper in a list of references.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The authors, in the order of the paper, such as `R. Miyadera`.
    pub authors: &'static [&'static str],
    /// The title of the paper.
    pub title: &'static str,
    /// The journal with volume and article, or the archive with its number.
    pub published: &'static str,
    /// The year; none where neither the paper nor its place names one that could be verified.
    pub year: Option<u16>,
    /// The address of the paper, or of the series that has it.
    pub link: &'static str,
}

impl Paper {
    /// The entry of the paper in a list of references.
    pub fn reference(self) -> Reference {
        match self {
            Self::Triangular => Reference {
                authors: &["R. Miyadera", "S. Nakamura", "M. Fukui"],
                title: "Impartial Triangular Chocolate Bar Games",
                published: "arXiv:1711.04954",
                year: Some(2017),
                link: "https://arxiv.org/abs/1711.04954",
            },
            Self::Pass => Reference {
                authors: &["R. Miyadera", "M. Inoue", "M. Fukui"],
                title: "Impartial Chocolate Bar Games with a Pass",
                published: "Integers 16, #G5",
                year: Some(2016),
                link: "http://math.colgate.edu/~integers/qg5/qg5.pdf",
            },
            Self::Variants => Reference {
                authors: &[
                    "S. Nakamura",
                    "D. Minematsu",
                    "T. Kitagawa",
                    "Y. Naito",
                    "R. Fujii",
                    "T. Hieda",
                    "R. Miyadera",
                ],
                title: "Chocolate games that are variants of nim and interesting graphs made by these games",
                published: "Visual Mathematics 14",
                year: Some(2012),
                link: "https://www.mi.sanu.ac.rs/vismath/miyaderasept2012/index.html",
            },
            Self::Misere => Reference {
                authors: &["R. Miyadera"],
                title: "The Relation between Normal Play Chocolate Games and Misere Play Chocolate Games that Satisfy \
                        Inequality y ≤ ⌊(x+z)/k⌋",
                published: "RIMS Kôkyûroku, Computer Algebra: Design of Algorithms, Implementations and Applications",
                year: None,
                link: "https://www.kurims.kyoto-u.ac.jp/~kyodo/kokyuroku/kokyuroku.html",
            },
            Self::Sharing => Reference {
                authors: &["N. B. Ho"],
                title: "Three-pile Sharing Nim and the quadratic time winning strategy",
                published: "arXiv:1506.06961",
                year: Some(2015),
                link: "https://arxiv.org/abs/1506.06961",
            },
        }
    }
}

impl Paper {
    /// The papers about a ruleset, the one that introduces it first; none for Nim and for bars with the user's own rim.
    pub fn about(ruleset: &Ruleset) -> Vec<Self> {
        let notation = ruleset.to_string();
        let (family, parameters) = notation.split_once(':').unwrap_or((&notation, ""));
        let misere = ruleset.misere.then_some(Self::Misere);
        match family {
            "triangle" => [Self::Triangular].into_iter().chain(misere).collect(),
            "step" if parameters.starts_with("k=2,s=0") => vec![Self::Variants, Self::Pass],
            "step" => vec![Self::Pass],
            "sharing" => vec![Self::Sharing],
            _ => Vec::new(),
        }
    }

    /// The entry of the paper in a BibTeX file.
    pub fn bibtex(self) -> String {
        let Reference { authors, title, published, year, link } = self.reference();
        let latex = |text: &str| {
            let text = text.replace("y ≤ ⌊(x+z)/k⌋", "$y \\le \\lfloor (x+z)/k \\rfloor$");
            text.replace('#', "\\#").replace('ô', "{\\^o}").replace('û', "{\\^u}")
        };
        let year = year.map(|year| format!(",\n  year = {{{year}}}")).unwrap_or_default();
        format!(
            "@misc{{{},\n  author = {{{}}},\n  title = {{{{{}}}}},\n  howpublished = {{\\url{{{link}}}}},\n  note = {{{}}}{year}\n}}\n",
            self.key(),
            authors.join(" and "),
            latex(title),
            latex(published)
        )
    }
}

impl Reference {
    /// The part after the title: the place of publication, and the year.
    pub fn place(&self) -> String {
        self.year.map_or_else(|| self.published.to_owned(), |year| format!("{}, {year}", self.published))
    }

    /// As an entry of a bibliography in LaTeX.
    pub fn bibitem(&self, key: &str) -> String {
        let latex = |text: &str| {
            let text = text.replace("y ≤ ⌊(x+z)/k⌋", "$y \\le \\lfloor (x+z)/k \\rfloor$");
            text.replace('#', "\\#").replace('ô', "\\^o").replace('û', "\\^u").replace(". ", ".~")
        };
        let authors = latex(&self.authors.join(", "));
        let (title, place) = (latex(self.title), latex(&self.place()));
        format!("\\bibitem{{{key}}} {authors}: \\emph{{{title}}}. {place}. \\url{{{}}}", self.link)
    }
}

impl fmt::Display for Reference {
    /// Authors, title and place in one line, without the link.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}. {}.", self.authors.join(", "), self.title, self.place())
    }
}

#[cfg(test)]
mod tests {
    use super::Paper;

    #[test]
    fn the_papers_of_a_ruleset_are_those_about_it() {
        let of = |text: &str| Paper::about(&text.parse().unwrap());
        assert_eq!(of("triangle:k=3"), [Paper::Triangular]);
        assert_eq!(of("triangle:k=3,misere"), [Paper::Triangular, Paper::Misere]);
        assert_eq!(of("step:k=2,s=0"), [Paper::Variants, Paper::Pass]);
        assert_eq!(of("step:k=4,s=2,pass"), [Paper::Pass]);
        assert_eq!(of("sharing"), [Paper::Sharing]);
        assert_eq!(of("nim"), []);
    }

    #[test]
    fn entries_are_plain_for_bibtex() {
        for paper in Paper::ALL {
            let entry = paper.bibtex();
            assert!(entry.starts_with(&format!("@misc{{{},\n", paper.key())) && entry.ends_with("\n}\n"), "{entry}");
            assert_eq!(entry.matches('{').count(), entry.matches('}').count(), "{entry}");
            assert!(entry.is_ascii(), "{entry}");
        }
        let entry = Paper::Sharing.bibtex();
        let expected = "@misc{sharing,\n  author = {N. B. Ho},\n  title = {{Three-pile Sharing Nim and the quadratic time winning \
            strategy}},\n  howpublished = {\\url{https://arxiv.org/abs/1506.06961}},\n  note = {arXiv:1506.06961},\n  year = {2015}\n}\n";
        assert_eq!(entry, expected);
    }
}
