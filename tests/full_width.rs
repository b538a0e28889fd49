//! Text as Japanese keyboards type it: every reader takes full-width digits, letters and signs, Japanese commas and the long vowel mark
//! for a minus. The result is the same as for ASCII. A size that is not understood is refused.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use files::lessons::plain::Plain;
use files::lessons::{Lesson, LessonRefused, code, pack};
use maths::expressions::Formula;
use maths::games::{Bar, Coordinate, Game, Record, Ruleset, Sum};
use maths::values::Ratio;
use pages::embed::{Change, Field, Fields, Request};
use pages::teach::Sheet;
use pages::{bench, embed, laboratory, papers, teach};
use proofs::automata::logic::Sentence;
use proofs::theorems::foundry::Grammar;
use std::cell::Cell;
use std::fmt::Debug;
use web::kit::{CourseLesson, numbers};
use web::table;
use web::table::{LinkRefused, duel, typed};
use web::texts::{Language, Texts};

/// A text in full-width characters. Line breaks stay.
fn wide(text: &str) -> String {
    let wider = |character: char| match character {
        ' ' => '\u{3000}',
        '!'..='~' => char::from_u32(u32::from(character) + 0xFEE0).unwrap(),
        other => other,
    };
    text.chars().map(wider).collect()
}

/// The same as people type it who do not switch to the signs of mathematics.
fn typed_in_japanese(text: &str) -> String {
    wide(text).replace('，', "、").replace('－', "ー")
}

/// The inputs that were compared.
#[derive(Default)]
struct Compared(Cell<usize>);

impl Compared {
    /// Every input is understood, and read the same in each form.
    #[track_caller]
    fn all<T: PartialEq + Debug, W: Debug>(&self, read: impl Fn(&str) -> Result<T, W>, inputs: &[&str]) {
        for input in inputs {
            let plain = read(input).unwrap_or_else(|why| panic!("{input}: {why:?}"));
            for form in [wide(input), typed_in_japanese(input), wide(input).replace('－', "−")] {
                let found = read(&form).unwrap_or_else(|why| panic!("{form}: {why:?}"));
                assert_eq!(found, plain, "{form}");
            }
            self.0.set(self.0.get() + 1);
        }
    }
}

/// The opened value, or the parts that the page has ignored as an error.
fn whole<T: Debug>(opened: T, ignored: &[String]) -> Result<T, Vec<String>> {
    if ignored.is_empty() { Ok(opened) } else { Err(ignored.to_vec()) }
}

#[test]
fn every_reader_takes_full_width_text() {
    let compared = Compared::default();
    let texts = Texts::default();
    compared.all(
        str::parse::<Sum>,
        &[
            "nim:3,7,4",
            "NIM : 3, 7, 4",
            "triangle:k=5/2:6,2,8",
            "triangle:k=2.5,misere:6,2,8",
            "step:k=4,s=2,pass:3,1,9,1",
            "sharing:0,5,16",
            "bar:heights=1-2-2-4:3,2,3",
            "bar:rim=floor((2*x+z+1)/3):4,2,5",
            "rules:a b;move a by any;move b by any;move a,b by 1,2..9:3,5",
            "nim:3,7,4 + sharing:0,5,16",
            "sum:misere,pass=0:nim:1,2,3 + nim:1,1,1",
        ],
    );
    compared.all(str::parse::<Game>, &["nim:pass:1,0,0,1", "rules:x y;y<=floor((x+1)/2):4,2"]);
    compared.all(str::parse::<Ruleset>, &["triangle:k=3,pass", "sharing:piles=4"]);
    compared.all(
        str::parse::<Record>,
        &[
            "triangle:k=3:7,4,7;x4;z0",
            "nim:4,0,6 z4, x2",
            "sharing:0,1,4;c-a1",
            "rules:a b;move a,b by any:3,5;ab-2",
            "nim:1,1,1 + nim:2,0,0;2.x0;1x0",
        ],
    );
    compared.all(str::parse::<Ratio>, &["3", "5/2", " 2.5 "]);
    compared.all(
        str::parse::<Formula>,
        &[
            "x ^ y ^ z = 0",
            "floor((x+z)/2) <= y",
            "if x > 1 then 2 else max(x, y)",
            "x in {1, 2, 3} || y - 1 >= z",
            "!(x = y) && z != 1",
            "x mod 4 * 2 - 1 | 3",
            "G(x - 1, 0, z) = 2",
        ],
    );
    compared.all(str::parse::<Sentence>, &["for all x, y: x + y = y + x", "exists x: x ^ 1 = 3 => x = 2"]);
    compared.all(str::parse::<Grammar>, &["rim: floor((a*x+z+b)/c)\na: 1..3\nb: -1,0\nc: 2, 5\npass: with"]);
    compared.all(|text| numbers::whole(texts, "s", text, Bar::LARGEST_S), &["12", " 0 "]);
    compared.all(|text| numbers::slope(texts, text), &["7/3"]);
    compared.all(|text| typed::size(texts, text), &["50", " 120"]);
    let coordinate =
        |text: &str| typed::coordinate(texts, "step:k=4,s=3:5,1,7".parse().unwrap(), Coordinate::new(0).unwrap(), text);
    compared.all(coordinate, &["4"]);
    let explored = |text: &str| table::read_route(text).unwrap().map(|opened| format!("{opened:?}"));
    compared.all(
        explored,
        &["#g=nim:3,7,4&n=50&table=y:0&line=row:3", "g=triangle:k=3:7,4,7&computer=second:80:7&m=2&show=level:3"],
    );
    let opened_in_play = |text: &str| {
        let link = duel::route::read(text).unwrap().map_err(|why| format!("{why:?}"))?;
        let ignored = link.ignored.clone();
        whole(link, &ignored).map_err(|ignored| ignored.join(" "))
    };
    compared.all(opened_in_play, &["bar=nim:4,0,6;z4;x2&with=far&game=7", "chapter=strip&seed=12"]);
    let in_papers = |text: &str| {
        let opened = papers::read_route(text);
        let ignored = opened.unread.ignored.clone();
        whole(opened, &ignored)
    };
    compared.all(in_papers, &["paper=triangular&at=theorem-7.3", "article=variants&with=k:3"]);
    let course = |text: &str| CourseLesson::read(text, Language::default()).ok_or(());
    compared.all(course, &["3"]);
    let codes: Vec<&str> = include_str!("golden/class_codes.txt").lines().skip(1).take(2).collect();
    let lesson = Lesson::read(include_str!("golden/class_codes.txt").lines().next().unwrap()).unwrap();
    compared.all(code::read, &codes);
    compared.all(|text| teach::refusals::code(texts, &lesson, text).map_or(Ok(()), Err), &codes);
    let size = |text: &str| {
        let message = |name: &str| match name {
            "bittersweet" => Field::Number(1.0),
            "do" => Field::Text("set".into()),
            "size" => Field::Text(text.into()),
            _ => Field::Absent,
        };
        embed::check(&Fields::read(message)).map(|message| message.request)
    };
    compared.all(size, &["12"]);
    assert_eq!(size("１２").unwrap(), Request::Set(vec![Change::Size(12)]));
    assert!(compared.0.get() >= 45, "{}", compared.0.get());
}

/// Links and files whose names stay as they are, with values in full-width characters.
#[test]
fn values_in_links_and_files_may_be_full_width() {
    let in_laboratory = |text: &str| {
        let opened = laboratory::read_route(text);
        assert_eq!(opened.unread.ignored, Vec::<String>::new(), "{text}");
        opened
    };
    for (typed, plain) in [
        ("claim=triangular:7.3&k=５／２&n=１０００", "claim=triangular:7.3&k=5/2&n=1000"),
        ("claim=triangular:7.3＆k＝５＆n＝１０００", "claim=triangular:7.3&k=5&n=1000"),
        ("sweep=triangular:7.3&over=１..４&upto=３０", "sweep=triangular:7.3&over=1..4&upto=30"),
    ] {
        assert_eq!(in_laboratory(typed), in_laboratory(plain));
    }
    for (typed, plain) in [
        ("search=ｎｉｍ&side=４&cube=２０", "search=nim&side=4&cube=20"),
        ("learn=ｔｒｉａｎｇｌｅ：ｋ＝５&of=p&here=7,5,9", "learn=triangle:k=5&of=p&here=7,5,9"),
        ("show=logic&sentence=x&at=７,３", "show=logic&sentence=x&at=7,3"),
        ("formula=x&rules=ｎｉｍ&box=３０", "formula=x&rules=nim&box=30"),
    ] {
        let opened = bench::read_route(typed);
        assert_eq!(opened.unread.ignored, Vec::<String>::new(), "{typed}");
        assert_eq!(opened, bench::read_route(plain));
    }
    let in_teach = |text: &str| {
        let link = teach::read_route(text).unwrap();
        assert_eq!(link.ignored, Vec::<String>::new(), "{text}");
        link
    };
    assert_eq!(in_teach("g=ｎｉｍ：１，２、３"), in_teach("g=nim:1,2,3"));
    assert_eq!(in_teach("tab=course&course=３"), in_teach("tab=course&course=3"));
    let lesson = |position: &str, bound: &str| {
        Plain::read(&format!("# 板\n::rule {position} positions {bound} = x = z\nｘとｚの規則。\n::end\n")).unwrap()
    };
    assert_eq!(lesson("ｎｉｍ：４、０、６", "８"), lesson("nim:4,0,6", "8"));
    // Words of a lesson stay as they were written.
    assert!(format!("{:?}", lesson("nim:4,0,6", "8")).contains("ｘとｚの規則。"));
}

#[test]
fn a_size_that_is_not_understood_is_refused_wherever_it_is_read() {
    let texts = Texts::default();
    for size in ["", "x", "五十", "-1", "－１", "2.5", "5 0", "99999999999", "５０ｘ"] {
        assert!(typed::size(texts, size).is_err(), "{size}");
        let link = format!("g=nim:3,7,4&n={size}");
        assert!(matches!(table::read_route(&link), Some(Err(LinkRefused::Size(_)))), "{link}");
        for link in ["claim=triangular:7.3&n=", "sweep=triangular:7.3&upto="] {
            assert_eq!(laboratory::read_route(&format!("{link}{size}")).unread.ignored.len(), 1, "{link}{size}");
        }
        for link in ["formula=x&box=", "search=nim&cube="] {
            assert_eq!(bench::read_route(&format!("{link}{size}")).unread.ignored.len(), 1, "{link}{size}");
        }
    }
    let sheet =
        |size: &str, height: &str| Sheet::read(&pack(&[vec!["", "", "", size, height], vec!["b", "nim:4,0,6"]]));
    assert_eq!(sheet("7", "0").map(|sheet| sheet.size), Some(7));
    assert_eq!(sheet("7", "").map(|sheet| sheet.size), Some(7), "links from before there was a height");
    assert_eq!([sheet("x", "0"), sheet("7", "y")], [None, None]);
    let rule = |bound: &str| Lesson::read(&pack(&[vec!["A"], vec!["f", "nim:4,0,6", "positions", bound, "", ""]]));
    let row = |last: &str| Lesson::read(&pack(&[vec!["A"], vec!["r", "nim:4,0,6", "x", last, "values", ""]]));
    assert_eq!(rule("８"), rule("8"));
    assert!(rule("8").is_ok() && row("5").is_ok());
    assert_eq!([rule("x"), row("-1")], [Err(LessonRefused::Damaged), Err(LessonRefused::Damaged)]);
}
