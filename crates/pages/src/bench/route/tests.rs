//! Links are read as they were written.

use super::{Opened, read, write};
use crate::bench::formula_box::examples;
use crate::bench::{FormulaBox, Section, Zoom, ZoomSlice, learn_box};
use maths::formulas::search::{Question, Target};
use maths::games::Axis;

#[test]
fn a_link_has_a_game_in_hand() {
    let hand = |text: &str| read(text).hand.map(|game| game.to_string());
    assert_eq!(hand("g=nim:misere:1,2,3&lang=ja").as_deref(), Some("nim:misere:1,2,3"));
    assert_eq!(hand("g=nim:1,2,3+sharing:0,3,7").as_deref(), Some("nim:1,2,3 + sharing:0,3,7"));
    assert_eq!((hand("g=nim:1,2"), read("g=nim:1,2").unread.ignored.len()), (None, 1));
}

#[test]
fn a_link_shows_the_part_that_its_keys_are_about() {
    for (link, section) in [
        ("", Section::Formula),
        ("g=triangle:k=3:7,4,7", Section::Formula),
        ("formula=x_=_0", Section::Formula),
        ("search=nim", Section::Search),
        ("of=p&learn=nim", Section::Learn),
        ("sentence=x_=_y", Section::Logic),
        ("show=search&formula=x_=_0", Section::Search),
    ] {
        assert_eq!(read(link).named_section(), section, "{link}");
    }
}

#[test]
fn formulas_are_read_as_they_were_written() {
    for question in examples() {
        let opened = Opened { section: Some(Section::Formula), formula: Some(question), ..Opened::default() };
        let text = write(&opened);
        assert!(!text.contains(' '), "{text}");
        assert_eq!(read(&text), opened, "{text}");
    }
    assert_eq!(read("formula=x_;_1_=_0_mod_2").formula.unwrap().formula, "x & 1 = 0 mod 2");
    assert_eq!(read("formula=x&rules=square:1&against=q&box=-1").unread.ignored.len(), 3);
}

#[test]
fn sentences_are_read_with_the_numbers_that_are_followed() {
    let opened = Opened {
        section: Some(Section::Logic),
        sentence: Some("x ⊕ y = z".into()),
        numbers: Some(vec![7, 3, 4]),
        ..Opened::default()
    };
    assert_eq!(write(&opened), "show=logic&sentence=x_⊕_y_=_z&at=7,3,4");
    assert_eq!(read(&write(&opened)), opened);
    for wrong in ["at=", "at=7,", "at=-1", "at=1000001", "at=1,1,1,1,1,1,1,1,1,1"] {
        assert_eq!(read(wrong).unread.ignored.len(), 1, "{wrong}");
    }
}

#[test]
fn searches_are_read_as_they_were_written() {
    for (rules, target) in [("triangle:k=5", Target::PPositions), ("rules:a b;a<=b+1", Target::Values)] {
        let question = Question::new(rules.parse().unwrap(), target);
        let question = Question { longest_side: 4, smaller_positions: true, ..question };
        let opened = Opened { section: Some(Section::Search), search: Some(question), ..Opened::default() };
        assert_eq!(read(&write(&opened)), opened);
    }
    assert_eq!(read("search=nim&for=x&side=0&cube=x&smaller=2").unread.ignored.len(), 4);
}

#[test]
fn sets_that_are_learned_are_read_as_they_were_written() {
    for choice in learn_box::examples() {
        let opened = Opened { section: Some(Section::Learn), learn: Some(choice), ..Opened::default() };
        assert_eq!(read(&write(&opened)), opened, "{}", write(&opened));
    }
    let opened = read("show=learn&learn=step:k=4,s=2,pass&of=value&value=2");
    assert_eq!(write(&opened), "show=learn&learn=step:k=4,s=2,pass&of=value&value=2");
    let opened = read("learn=rules:a_b;a<=b+1;move_a,b_by_any&of=p");
    assert_eq!(
        opened.learn.map(|choice| choice.ruleset.to_string()).as_deref(),
        Some("rules:a b;a<=b+1;move a,b by any")
    );
    assert_eq!(write(&opened), "learn=rules:a_b;a<=b+1;move_a,b_by_any&of=p");
    assert_eq!(read("learn=nim&of=x&value=10&other=square").unread.ignored.len(), 3);
    assert_eq!(read("learn=square&of=p").unread.ignored, ["“learn=square”", "“of=p”"]);
}

#[test]
fn what_is_in_sight_of_a_set_is_read_as_it_was_written() {
    let learn = Some(learn_box::examples()[1]);
    let zoom = |slice, here| Zoom { slice, corner: [(1 << 53) - 600, 12], level: -3, here, pass: here.map(|_| false) };
    for (slice, here) in [
        (ZoomSlice::Above, None),
        (ZoomSlice::Fixed(Axis::Y, 5), Some([7, 5, (1 << 53) - 1])),
        (ZoomSlice::Fixed(Axis::Z, 0), None),
    ] {
        let opened =
            Opened { section: Some(Section::Learn), learn, zoom: Some(zoom(slice, here)), ..Opened::default() };
        assert_eq!(read(&write(&opened)), opened, "{}", write(&opened));
    }
    let text = "show=learn&learn=triangle:k=5&of=p&zoom=9007199254740392,12,-3&plane=y:5&here=7,5,9";
    assert_eq!(write(&read(text)), text);
    let wrong = [
        "zoom=1,2",
        "zoom=9007199254740992,0,0",
        "zoom=0,0,99",
        "zoom=0,-1,0",
        "plane=y",
        "plane=p:3",
        "here=1,2",
        "p=2",
    ];
    for wrong in wrong {
        assert_eq!(read(&format!("learn=nim&{wrong}")).unread.ignored.len(), 1, "{wrong}");
    }
    // Without a set there is nothing in sight.
    assert_eq!(read("zoom=0,0,0&here=1,2,3").unread.ignored.len(), 2);
}

#[test]
fn a_formula_without_rules_is_about_the_game_in_hand() {
    let rules = |text: &str| read(text).formula.map(|question| question.ruleset.to_string());
    assert_eq!(rules("formula=x=y&g=nim:1,2,3").as_deref(), Some("nim"));
    assert_eq!(rules("g=nim:1,2,3&formula=x=y&rules=triangle:k=5").as_deref(), Some("triangle:k=5"));
    assert_eq!(rules("formula=x=y").as_deref(), Some("triangle:k=3"));
}

#[test]
fn what_is_not_understood_is_named() {
    assert_eq!(read("claim=triangular:7.3&show=claims&lang=xx").unread.ignored.len(), 3);
    assert_eq!(read("formula=x&formula=y").unread.ignored, ["“formula=y”"]);
    assert_eq!(read(&"x".repeat(5000)).unread.too_long, Some(5000));
    for broken in ["formula=%E0%A4%A", "formula=x_⊕_%FF"] {
        let opened = read(broken);
        assert_eq!(
            (opened.unread.ignored, opened.formula),
            (vec![format!("“{broken}”")], Some(FormulaBox::default().question))
        );
    }
    assert_eq!(read("formula=x%2_=_0").formula.unwrap().formula, "x%2 = 0");
}
