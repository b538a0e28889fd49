use super::{read, write};
use crate::table::{Computer, Figure, Form, Line, Look, Mode, Opened, Plot, Section};
use crate::texts::{Language, Texts};
use crate::view::palette::Map;
use crate::workers::solver::protocol::Against;
use maths::games::{Axis, Game, Record};
use maths::solver::{Formula, Strength};

fn shown(game: Game, look: Look, moves: u32) -> Opened {
    Opened {
        sum: game.into(),
        hand: 0,
        look,
        moves,
        game: None,
        computer: None,
        marks: false,
        why: false,
        language: None,
        ignored: Vec::new(),
    }
}

#[test]
fn players_and_marks_are_read_as_they_were_written() {
    let game = "nim:3,7,4".parse().unwrap();
    let computer = Some(Computer { is_second: true, strength: Strength::new(80).unwrap(), seed: 7 });
    let opened = Opened { computer, marks: true, why: true, ..shown(game, Look::default(), 1) };
    let text = write(&opened);
    assert!(text.ends_with("&m=1&computer=second:80:7&marks=1&why=1"), "{text}");
    assert_eq!(read(&text).unwrap().unwrap(), opened);
    let short = read("g=nim:3,7,4&computer=first").unwrap().unwrap().computer.unwrap();
    assert_eq!((short.is_second, short.strength), (false, Strength::FULL));
    for wrong in ["third", "first:101", "first:80:x", "first:1:2:3"] {
        assert!(read(&format!("g=nim:3,7,4&computer={wrong}")).unwrap().is_err(), "{wrong}");
    }
}

#[test]
fn the_moves_of_a_game_are_read_as_they_were_written() {
    let game: Record = "nim:3,7,4;x0;z2".parse().unwrap();
    let opened = Opened { sum: game.last().clone(), moves: 2, game: Some(game), ..Opened::default() };
    let text = write(&opened);
    assert!(text.contains("&game=nim:3,7,4;x0;z2&m=2"), "{text}");
    assert_eq!(read(&text).unwrap().unwrap(), opened);
    // A game that does not end in the position is not that of the position.
    assert_eq!(read("g=nim:3,7,4&game=nim:3,7,4;x0&m=1").unwrap().unwrap().game, None);
    assert_eq!(read("g=nim:0,7,4&game=chess;x0&m=1").unwrap().unwrap().ignored.len(), 1);
}

#[test]
fn what_is_written_is_read() {
    let game = "step:k=4,s=2,pass:3,1,9,1".parse().unwrap();
    for (at, moves, text) in [
        (Some(3), 2, "g=step:k=4,s=2,pass:3,1,9,1&n=40&table=z:3&p=1&m=2"),
        (None, 0, "g=step:k=4,s=2,pass:3,1,9,1&n=40&table=z&p=1"),
    ] {
        let look = Look { size: 40, section: Section::Fixed(Axis::Z), at, pass: true, ..Look::default() };
        assert_eq!(write(&shown(game, look, moves)), text);
        let opened = read(&format!("#{text}")).unwrap().unwrap();
        assert_eq!((opened.sum, opened.look, opened.moves), (game.into(), look, moves));
    }
}

#[test]
fn every_part_of_the_look_is_read_as_it_was_written() {
    let game = "step:k=4,s=2,pass:3,1,9,1".parse().unwrap();
    let sections = [(Section::Fixed(Axis::X), Some(2)), (Section::Diagonal, None), (Section::Rim, None)];
    let against = [Against::OtherPlay, Against::OtherLayer, Against::Formula(Formula::Shifted)];
    let modes = [Mode::Outcomes, Mode::Level(7), Mode::Remoteness, Mode::Difference(against[0])]
        .into_iter()
        .chain(against.map(Mode::OutcomesAgainst))
        .chain([Formula::NimSum, Formula::Raised].map(|formula| Mode::Difference(Against::Formula(formula))));
    let lines = [Line::Row(Some(4)), Line::Column(None), Line::Column(Some(0)), Line::Diagonal(3)];
    let mut looks = vec![Look::default(); 9];
    for (look, mode) in looks.iter_mut().zip(modes) {
        look.mode = mode;
    }
    for (look, (section, at)) in looks.iter_mut().zip(sections) {
        (look.section, look.at) = (section, at);
    }
    for (look, plot) in looks.iter_mut().zip(Plot::ALL) {
        look.plot = plot;
    }
    for (look, map) in looks.iter_mut().skip(2).zip(Map::ALL) {
        (look.map, look.form) = (map, Form::Colours);
    }
    for (look, line) in looks.iter_mut().zip(lines) {
        look.line = line;
    }
    looks[5].printed = true;
    let figures = [Figure::Table, Figure::Positions, Figure::Line, Figure::Columns, Figure::Comparison];
    for (look, figure) in looks.iter_mut().zip(figures) {
        look.figure = figure;
    }
    looks[4].beside = Some("triangle:k=5/2,misere".parse().unwrap());
    for look in looks {
        let look = Look { pass: true, ..look };
        let text = write(&shown(game, look, 0));
        let opened = read(&text).unwrap().unwrap();
        assert_eq!((opened.look, opened.remark()), (look, None), "{text}");
    }
}

#[test]
fn what_a_ruleset_has_not_is_shown_as_values() {
    let opened = read("g=nim:3,7,4&show=difference:shifted").unwrap().unwrap();
    assert_eq!(opened.look.mode, Mode::Values);
}

#[test]
fn links_from_before_there_was_a_large_figure_show_what_they_name() {
    let figure = |text: &str| read(&format!("g=nim:3,7,4&{text}")).unwrap().unwrap().look.figure;
    assert_eq!(figure("n=30&table=x:2&show=outcomes"), Figure::Table);
    assert_eq!(figure("plot=space"), Figure::Positions);
    assert_eq!(figure("plot=above&line=row:3"), Figure::Positions);
    assert_eq!(figure("line=row"), Figure::Line);
    assert_eq!(figure("plot=space&figure=table"), Figure::Table);
    assert!(read("g=nim:3,7,4&figure=clock").unwrap().is_err());
}

#[test]
fn the_position_alone_is_enough() {
    let opened = read("#g=nim:3,7,4").unwrap().unwrap();
    assert_eq!((opened.sum.to_string().as_str(), opened.look), ("nim:3,7,4", Look::default()));
    assert_eq!(read("#"), None);
    assert_eq!(read(""), None);
}

#[test]
fn broken_links_say_why() {
    let reason = |text: &str| read(text).unwrap().unwrap_err().in_words(Texts::default());
    assert_eq!(
        reason("#g=triangle:k=3:2,4,1"),
        "This link cannot be opened: y may be at most ⌊(2+1)/3⌋ = 1, but it is 4."
    );
    assert!(reason("#hello").contains("no position"));
    assert!(reason("#g=nim:1,2,3&n=-1").contains("from 0 to 100000, but it is “-1”"));
    assert!(reason("#g=nim:1,2,3&table=w:1").contains("“w:1”"));
    assert!(reason("#g=nim:1,2,3&g=nim:1,2,4").contains("the position (key “g”) twice"));
    assert_eq!(reason(&"x".repeat(100_000)), "This link is too long: it has 100000 characters, and 6000 are allowed.");
}

#[test]
fn a_language_is_read_as_it_was_written_and_one_that_is_not_spoken_is_named() {
    let game = "nim:3,7,4".parse().unwrap();
    let opened = Opened { language: Language::with_code("ja"), ..shown(game, Look::default(), 0) };
    let text = write(&opened);
    assert!(text.ends_with("&lang=ja"), "{text}");
    assert_eq!(read(&text).unwrap().unwrap(), opened);
    let start = Opened { language: Language::with_code("ja"), ..Opened::default() };
    assert_eq!(read("#lang=ja"), Some(Ok(start)));
    let unknown = read("g=nim:3,7,4&lang=xx").unwrap().unwrap();
    assert_eq!((unknown.language, unknown.ignored), (None, vec!["“lang=xx”".to_owned()]));
}

#[test]
fn of_two_parts_that_say_the_same_thing_the_first_counts() {
    let opened = read("g=nim:3,7,4&n=30&table=x:1&n=40").unwrap().unwrap();
    assert_eq!((opened.look.size, opened.ignored), (30, vec!["“n=40”".to_owned()]));
}

#[test]
fn unknown_parts_are_named_and_ignored() {
    let opened = read("g=nim:3,7,4&colour=red&p=1&m=x").unwrap().unwrap();
    assert!(
        ["“colour=red”", "“p=1”", "“m=x”"].iter().all(|part| opened
            .remark()
            .unwrap()
            .in_words(Texts::default())
            .contains(part))
    );
}
