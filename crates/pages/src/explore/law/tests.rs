//! In sums, the law and the caption of a figure are about one part: they say so, and a law that decides no winner is left out.

use crate::explore::figures::part::part_alone;
use crate::explore::law::law;
use crate::rendered::{Elements, shown};
use web::table::{Action, State};
use web::texts::{Language, Texts};
use yew::prelude::*;

fn state(notation: &str) -> State {
    State::default().after(Action::PlaceSum(notation.parse().unwrap()))
}

fn below(notation: &str, texts: Texts) -> Elements {
    shown(&state(notation), texts, move |state| {
        let ruleset = state.game().ruleset();
        html! { <>{ law(texts, state, ruleset) }<p class="caption">{ for part_alone(texts, state, &ruleset) }</p></> }
    })
}

#[test]
fn a_game_alone_has_its_law_without_further_words() {
    let shown = below("nim:1,2,3", Texts::default());
    assert!(shown.text(".law").starts_with("A position is a P-position"), "{}", shown.text(".law"));
    assert_eq!(shown.text(".caption"), "");
}

#[test]
fn a_figure_in_a_sum_names_its_part() {
    let shown = below("nim:1,2,3 + triangle:k=3:3,2,3", Texts::default());
    let law = shown.text(".law");
    assert!(law.starts_with("Part 1 alone, normal play: A position is a P-position"), "{law}");
    assert_eq!(shown.text(".caption").trim(), "Part 1 alone, normal play:");
    let texts = Texts::of(Language::all().find(|language| language.code() == "ja").unwrap());
    assert_eq!(below("nim:1,2,3 + nim:1,0,1", texts).text(".caption"), "成分1だけ、正規形：");
}

#[test]
fn no_law_of_a_part_is_below_a_sum_that_it_does_not_decide() {
    for sum in
        ["sum:misere:nim:1,2,3+nim:1,0,1", "sum:pass=1:nim:1,2,3+nim:1,0,1", "sum:misere:triangle:k=3:3,2,3+nim:1,0,1"]
    {
        let shown = below(sum, Texts::default());
        assert_eq!(shown.count(".law"), 0, "{sum}");
        assert_eq!(shown.text(".caption").trim(), "Part 1 alone, normal play:", "{sum}");
    }
}

#[test]
fn a_law_leads_to_its_proof_and_a_game_without_one_to_the_search() {
    let ways = |notation: &str| below(notation, Texts::default()).attributes(".law a", "href");
    assert_eq!(ways("triangle:k=3:7,4,7"), ["laboratory.html#claim=triangular:7.3"]);
    assert_eq!(ways("sharing:0,5,16"), ["laboratory.html#claim=sharing:2"]);
    assert_eq!(ways("triangle:k=5,s=1:7,3,7"), ["laboratory.html#show=map&map=triangle&cell=5,1"]);
    assert_eq!(ways("triangle:k=1,s=5:7,4,7"), ["laboratory.html#show=map&map=triangle&cell=1,5"]);
    let unknown = "bar:rim=floor((2*x+z+1)/3):4,2,5";
    assert_eq!(ways(unknown), [format!("bench.html#show=search&g={unknown}")]);
}

#[test]
fn a_rim_on_no_map_has_the_law_of_a_theorem_for_all_parameters() {
    let shown = below("bar:rim=floor((3*x+3*z+3)/11):4,2,5", Texts::default());
    assert_eq!(
        shown.text(".law"),
        "A position is a P-position if and only if x ⊕ y ⊕ z = 0. Proved for all positions."
    );
    let way = "bench.html#formula=x_⊕_y_⊕_z_=_0&rules=bar:rim=floor((3*x+3*z+3)/11)";
    assert_eq!(shown.attributes(".law a", "href"), [way]);
}
