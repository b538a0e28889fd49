use super::{Show, read, write};
use crate::papers::library::{facts, place, sections};
use maths::claims::Paper;
use web::texts::{Language, Texts};

#[test]
fn what_is_written_is_read() {
    let places = |paper| facts(paper).iter().map(|entry| Show::Paper(paper, Some(place(entry)))).collect::<Vec<_>>();
    let parts = |paper| {
        sections(&facts(paper)).into_iter().map(move |section| Show::Paper(paper, Some(section.id))).collect::<Vec<_>>()
    };
    let of = |paper| [vec![Show::Paper(paper, None)], places(paper), parts(paper)].concat();
    let papers = Paper::ALL.into_iter().flat_map(of);
    for show in papers.chain(Texts::articles().map(|name| Show::Article(name, Vec::new()))).chain([
        Show::Overview,
        Show::Museum,
        Show::Misprints,
    ]) {
        for language in [None, Language::with_code("ja")] {
            let opened = read(&write(&show, language));
            assert_eq!((&opened.show, opened.language, opened.unread.ignored.len()), (&show, language, 0));
        }
    }
}

#[test]
fn links_keep_their_meaning() {
    assert_eq!(
        read("#paper=triangular&at=theorem-7.3").show,
        Show::Paper(Paper::Triangular, Some("theorem-7.3".into()))
    );
    // The order of the parts is free.
    assert_eq!(read("at=theorem-7.3&paper=triangular"), read("paper=triangular&at=theorem-7.3"));
    assert_eq!(read("claim=triangular:7.3").show, Show::Paper(Paper::Triangular, Some("theorem-7.3".into())));
    assert_eq!(read("paper=triangular&section=7").show, Show::Paper(Paper::Triangular, Some("section-7".into())));
    assert_eq!(read("paper=sharing&at=list-after-Conjecture-3-2").unread.ignored.len(), 0);
    assert_eq!(read("show=museum").show, Show::Museum);
    assert_eq!(read("").show, Show::Overview);
}

#[test]
fn what_is_not_understood_is_named() {
    for (text, ignored) in [
        ("paper=chess", 1),
        ("paper=misere&at=theorem-99", 1),
        ("at=theorem-7.3", 1),
        ("paper=misere&section=9", 1),
        ("section=2", 1),
        ("paper=misere&paper=pass", 1),
        ("show=museum&show=misprints", 1),
        ("claim=triangular:99", 1),
        ("article=none", 1),
        ("lang=xx&x&=", 3),
    ] {
        assert_eq!(read(text).unread.ignored.len(), ignored, "{text}");
    }
    assert_eq!(read(&"a".repeat(5000)).unread.too_long, Some(5000));
}
