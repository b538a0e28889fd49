//! The theorems in the language of the page.

use crate::texts::{Place, Texts, woven};
use maths::claims::{Theorem, id_in_address};
use yew::prelude::*;

/// The name of a theorem and its paper.
pub fn heading(texts: Texts, theorem: Theorem) -> Html {
    let paper = html! { <em>{ paper(texts, theorem) }</em> };
    woven(&texts.theorem_of(&number(texts, theorem), &Place(0)), &[paper])
}

/// The name of a theorem, such as Theorem 3.1.
pub fn number(texts: Texts, theorem: Theorem) -> String {
    let (kind, number) = theorem.number().split_once(' ').unwrap_or_default();
    texts.theorem_kind(&kind, &number)
}

/// The address of the page of its claim, from the folder of the site.
pub fn address(theorem: Theorem) -> String {
    format!("laboratory.html#claim={}", id_in_address(theorem.claim()))
}

/// The paper of a theorem, named by its subject.
pub fn paper(texts: Texts, theorem: Theorem) -> &'static str {
    match theorem.paper() {
        "triangular" => texts.paper_triangular(),
        "pass" => texts.paper_pass(),
        "variants" => texts.paper_variants(),
        "misere" => texts.paper_misere(),
        _ => texts.paper_sharing(),
    }
}

/// The statement of a theorem.
pub fn statement(texts: Texts, theorem: Theorem) -> &'static str {
    match theorem {
        Theorem::Triangular3_1 | Theorem::Triangular7_3 | Theorem::Variants1_2 | Theorem::Misere8 => {
            texts.theorem_nim_sum()
        }
        Theorem::PassCorollary3_1 => texts.theorem_shifted(),
        Theorem::Pass4_1 => texts.theorem_pass(),
        Theorem::Misere7 => texts.theorem_misere_one(),
        Theorem::Misere15 => texts.theorem_misere_three(),
        Theorem::Sharing2 => texts.theorem_sharing_p(),
        Theorem::Sharing4 => texts.theorem_sharing_one(),
    }
}

#[cfg(test)]
mod tests {
    use super::{address, number};
    use crate::evidence::name_in_address;
    use crate::texts::Texts;
    use maths::claims::{Claim, Theorem};

    #[test]
    fn every_theorem_has_the_page_of_a_claim() {
        for theorem in Theorem::ALL {
            let claim = Claim::with_id(theorem.claim()).unwrap();
            assert_eq!(address(theorem), format!("laboratory.html#claim={}", name_in_address(claim)));
            assert!(theorem.claim().starts_with(theorem.paper()));
            assert!(theorem.number().ends_with(theorem.claim().rsplit(' ').next().unwrap()), "{}", theorem.claim());
        }
    }

    #[test]
    fn the_name_of_a_theorem_is_that_of_the_library() {
        for theorem in Theorem::ALL {
            assert_eq!(number(Texts::default(), theorem), theorem.number());
        }
    }
}
