use crate::texts::sentence::build;
use crate::texts::{Language, Place, Texts, rules, woven};
use yew::LocalServerRenderer;
use yew::prelude::*;

fn japanese() -> Language {
    Language::with_code("ja").unwrap()
}

#[test]
fn english_comes_first_and_is_what_is_spoken_unless_asked() {
    let names: Vec<_> = Language::all().map(|language| (language.code(), language.name())).collect();
    assert_eq!(names[0], ("en", "English"));
    assert!(names.contains(&("ja", "日本語")), "{names:?}");
    assert_eq!(Texts::default().language().code(), "en");
    assert_eq!(Language::with_code("xx"), None);
}

#[test]
fn the_first_language_of_the_reader_that_is_spoken_here_is_taken() {
    let preferred = |tags: &[&str]| Language::preferred(tags.iter().copied()).map(Language::code);
    assert_eq!(preferred(&["ja-JP", "en"]), Some("ja"));
    assert_eq!(preferred(&["xx", "EN-us", "ja"]), Some("en"));
    assert_eq!(preferred(&["xx", "jam"]), None);
    assert_eq!(preferred(&[]), None);
}

#[test]
fn numbers_are_grouped_as_the_language_says() {
    let en = |number: &str| rules::grouped(Language::default(), number);
    assert_eq!(en("1234567"), "1\u{202f}234\u{202f}567");
    assert_eq!([en("123"), en("2.5"), en("many")], ["123", "2.5", "many"]);
    assert_eq!(rules::grouped(japanese(), "1234567"), "1,234,567");
}

#[test]
fn a_choice_goes_by_the_argument_itself_then_by_its_plural_form() {
    let counted = "\u{2}0\u{3}00\u{4}\u{5}one\u{4} bar\u{5}other\u{4} bars\u{5}\u{6}";
    let said = |language, number: u32| build(language, counted, &[&number]);
    let english = Language::default();
    assert_eq!([0, 1, 2, 1000].map(|number| said(english, number)), ["0", "1 bar", "2 bars", "1\u{202f}000 bars"]);
    assert_eq!(said(japanese(), 1), "1 bars");
}

#[test]
fn what_is_chosen_may_have_arguments_and_choices_in_it() {
    let nested = "<\u{3}0a\u{4}A\u{3}11\u{4}one\u{5}other\u{4}\u{1}1\u{1}0\u{5}\u{6}.\u{5}b\u{4}B\u{5}\u{6}>\u{1}1";
    let said = |first: &str, second: u32| build(Language::default(), nested, &[&first, &second]);
    assert_eq!([said("a", 1), said("a", 2), said("b", 1), said("c", 3)], ["<Aone.>1", "<A2a.>2", "<B>1", "<B>3"]);
}

#[tokio::test(flavor = "current_thread")]
async fn pieces_of_the_page_stand_where_the_sentence_has_them() {
    #[component]
    fn Sentence() -> Html {
        let sentence = format!("{} of {}, {0}", Place(1), Place(0));
        woven(&sentence, &[html! { <em>{ "a" }</em> }, html! { <b>{ "b" }</b> }])
    }
    let html = LocalServerRenderer::<Sentence>::new().hydratable(false).render().await;
    assert_eq!(html, "<b>b</b> of <em>a</em>, <b>b</b>");
}
