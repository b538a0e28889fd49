//! The laboratory's state as text, and back: `claim=triangular:7.3&k=5&n=1000`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `show` | the part: `claims`, `sweep`, `map`, `formula`, `search`, `learn`, `foundry`, `logic`, `certificates` | `claims` |
//! | `paper` | the paper whose claims are listed, by its key | all |
//! | `list` | the kinds of claims: `main`, `lemmas`, `examples`, `all` | `main` |
//! | `claim` | a claim by its id, with `:` for the blank after the paper and `-` for others | none |
//! | `k`, `s`, `row`, `g`, `piles` | parameters of the claim | as by default |
//! | `g` | without a claim the game in hand, with which formulas, searches and sets begin | as by default |
//! | `n` | its bound | as by default |
//! | `sweep` | the claim of a sweep, as `claim` | the nim-sum on triangles |
//! | `over` | the ranges of its parameters, such as `1..100` or `1..9:1/2,0..20` | as by default |
//! | `upto` | the bound of the sweep | as by default |
//! | `way` | how the claim is decided: `tested` up to the bound, `proved` for all positions | `tested` |
//! | `width` | how many cells a row of the sweep has | 20 |
//! | `map` | the map of k and s: `triangle` or `step`, with `+pass` and `+misere` | `triangle` |
//! | `cell` | the k and s that are looked at on it, such as `5,2` | none |
//! | `formula` | a formula, with `_` for blanks and `;` for `&` | that of the nim-sum |
//! | `against` | what it is compared with: `p`, `at-p`, `values`, `taken` | `p` |
//! | `rules` | its ruleset, in the notation | `triangle:k=3` |
//! | `box` | its bound | 200 |
//! | `search` | the ruleset for which formulas are searched | none |
//! | `for` | what they tell: `p`, `values` | `p` |
//! | `side`, `cube`, `smaller` | the longest side, the bound, whether formulas may ask for smaller positions | 5, 100, 0 |
//! | `learn` | the ruleset of a set that is learned | none |
//! | `of` | which of its positions: `p`, `value`, `difference` | `p` |
//! | `value` | the Grundy value of these positions, 0 to 9 | 1 |
//! | `other` | the ruleset from which their outcomes differ, in the notation | with the other play |
//! | `zoom` | what is in sight of that set: the numbers at the lower left and the level, such as `0,1024,-1`; it is learned at once | none |
//! | `plane` | the plane of the zoom: `above`, or a coordinate that is fixed, such as `y:4` | `above` |
//! | `p` | whether the pass is still there, 1 or 0 | 1 |
//! | `here` | the position where the reader is, such as `7,4,7` | none |
//! | `find`, `most`, `sort` | theorems of the foundry: words of their rules, the most states, the order: `interest`, `states`, `rules` | all, by interest |
//! | `theorem` | the rules whose theorem is open, in the notation | none |
//! | `grammar`, `grid`, `ask`, `law`, `reach` | work on many rules, which only the command `foundry` does now; the page says so | – |
//! | `sentence` | a sentence that is decided, written as `formula` is | none |
//! | `at` | the numbers that its automaton reads, such as `7,3,4` | none |
//! | `lang` | the language: `en`, `ja` | the reader's |
//!
//! Stable: old links keep working. What is not understood is ignored, and the page says so.

mod claims;
mod formula;
pub(super) mod foundry;
mod learn;
mod map;
mod numbers;
mod search;
mod sweep;
mod zoom;

use crate::laboratory::sweep::{Plan, Sweep};
use crate::laboratory::{FormulaBox, FoundryLook, LearnChoice, Listing, MapLook, Section, Zoom};
use maths::claims::{Claim, Paper};
use maths::formulas::search::{Question, Target};
use maths::games::{Ruleset, Sum, quoted};
use maths::values::whole_number;
use web::evidence::claim_in_address;
use web::texts::Language;
use web::workers::checker::protocol::{Against, Case, FormulaQuestion};

/// What a link opens.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// The part of the laboratory.
    pub section: Section,
    /// The paper whose claims are listed.
    pub paper: Option<Paper>,
    /// The kinds of claims that are listed.
    pub listing: Listing,
    /// A claim, and how it is to be checked.
    pub case: Option<Case>,
    /// A sweep, and how long its rows are.
    pub sweep: Option<(Plan, u32)>,
    /// What is shown of the map of k and s.
    pub map: Option<MapLook>,
    /// A formula, and what it is compared with.
    pub formula: Option<FormulaQuestion>,
    /// A search.
    pub search: Option<Question>,
    /// A set that is learned.
    pub learn: Option<LearnChoice>,
    /// What is in sight of that set.
    pub zoom: Option<Zoom>,
    /// What is shown of the foundry.
    pub foundry: FoundryLook,
    /// A sentence.
    pub sentence: Option<String>,
    /// The numbers that the automaton of the sentence reads.
    pub numbers: Option<Vec<u32>>,
    /// The game in hand.
    pub hand: Option<Ruleset>,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// Parts that are not understood.
    pub ignored: Vec<String>,
    /// Parts that ask for work which a command does instead of the page.
    pub dropped: Vec<String>,
    /// How many bytes the link has, if it is too long to be read.
    pub too_long: Option<usize>,
}

/// The longest text that is looked at, in bytes.
pub(super) const LONGEST: usize = 4000;
/// The largest bound that a claim can be asked with: Sharing Nim goes so far.
pub(super) const LARGEST_BOUND: u32 = 1_000_000_000;

/// The state as text. What is as usual is left out.
pub fn write(opened: &Opened) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut add = |key: &str, value: &str| parts.push(format!("{key}={value}"));
    if opened.section != Section::default() {
        add("show", opened.section.name());
    }
    if let Some(paper) = opened.paper {
        add("paper", paper.key());
    }
    if opened.listing != Listing::default() {
        add("list", opened.listing.name());
    }
    opened.case.iter().for_each(|case| claims::write(case, &mut add));
    opened.sweep.iter().for_each(|sweep| sweep::write(sweep, &mut add));
    opened.map.iter().for_each(|look| map::write(*look, &mut add));
    opened.formula.iter().for_each(|question| formula::write(question, &mut add));
    opened.search.iter().for_each(|question| search::write(question, &mut add));
    opened.learn.iter().for_each(|choice| learn::write(choice, &mut add));
    opened.zoom.iter().for_each(|zoom| zoom::write(zoom, &mut add));
    foundry::write(&opened.foundry, &mut add);
    opened.sentence.iter().for_each(|text| add("sentence", &formula::escaped(text)));
    opened.numbers.iter().for_each(|numbers| add("at", &numbers::write(numbers)));
    if let Some(language) = opened.language {
        add("lang", language.code());
    }
    parts.join("&")
}

/// Reads what [`write()`] wrote, and less.
pub fn read(text: &str) -> Opened {
    // Numbers and formulas are folded by their readers, and stay as they were typed.
    let text = &text.replace('＆', "&").replace('＝', "=");
    let text = text.trim_start_matches('#');
    let mut opened = Opened::default();
    if text.len() > LONGEST {
        opened.too_long = Some(text.len());
        return opened;
    }
    // The claim says what the other parts mean, wherever in the link it is.
    opened.case = text.split('&').find_map(|part| part.strip_prefix("claim=").and_then(claim_in_address)).map(usual);
    let swept = text.split('&').find_map(|part| part.strip_prefix("sweep=").and_then(claim_in_address));
    opened.sweep = swept.map(|claim| (Plan::of(claim), Sweep::WIDTH));
    if text.split('&').any(|part| part.starts_with("formula=")) {
        opened.formula = Some(FormulaBox::default().question);
    }
    let sought = text.split('&').find_map(|part| part.strip_prefix("search=")?.parse::<Ruleset>().ok());
    opened.search = sought.map(|ruleset| Question::new(ruleset, Target::PPositions));
    let learned = text.split('&').find_map(|part| part.strip_prefix("learn=")?.parse::<Ruleset>().ok());
    opened.learn = learned.map(LearnChoice::of);
    let mut keys = Vec::new();
    for part in text.split('&').filter(|part| !part.is_empty()) {
        let key = part.split_once('=').map_or(part, |(key, _)| key);
        // Of two that say the same thing the first counts.
        if is_dropped(part) {
            opened.dropped.push(quoted(part));
        } else if keys.contains(&key) || !read_part(&mut opened, part) {
            opened.ignored.push(quoted(part));
        } else {
            keys.push(key);
        }
    }
    opened
}

/// Whether a part asks for work that only the command `foundry` does now. The rules after a `+` were found by such work.
fn is_dropped(part: &str) -> bool {
    ["grammar=", "grid=", "ask=", "law=", "reach=", "theorem=+"].iter().any(|begin| part.starts_with(begin))
}

/// Whether the part was understood.
fn read_part(opened: &mut Opened, part: &str) -> bool {
    let Some((key, value)) = part.split_once('=') else { return false };
    match key {
        "show" => match Section::ALL.into_iter().find(|section| section.name() == value) {
            Some(section) => opened.section = section,
            None => return false,
        },
        "list" => match Listing::ALL.into_iter().find(|listing| listing.name() == value) {
            Some(listing) => opened.listing = listing,
            None => return false,
        },
        "paper" => match Paper::with_key(value) {
            Some(paper) => opened.paper = Some(paper),
            None => return false,
        },
        "lang" => match Language::with_code(value) {
            Some(language) => opened.language = Some(language),
            None => return false,
        },
        "sweep" => return opened.sweep.as_ref().is_some_and(|(plan, _)| Some(plan.claim) == claim_in_address(value)),
        "over" | "upto" | "way" | "width" => {
            return opened.sweep.as_mut().is_some_and(|sweep| sweep::read(sweep, key, value));
        }
        "map" | "cell" => return map::read(opened.map.get_or_insert_default(), key, value),
        "formula" | "against" | "rules" | "box" => {
            return opened.formula.as_mut().is_some_and(|question| formula::read(question, key, value));
        }
        "search" | "for" | "side" | "cube" | "smaller" => {
            return opened.search.as_mut().is_some_and(|question| search::read(question, key, value));
        }
        "learn" | "of" | "value" | "other" => {
            return opened.learn.as_mut().is_some_and(|choice| learn::read(choice, key, value));
        }
        "zoom" | "plane" | "here" | "p" => {
            return opened.learn.is_some() && zoom::read(&mut opened.zoom, key, value);
        }
        "find" | "most" | "sort" | "theorem" => return foundry::read(&mut opened.foundry, key, value),
        "sentence" => {
            opened.sentence = formula::unescaped(value);
            return opened.sentence.is_some();
        }
        "g" if opened.case.is_none() => {
            opened.hand = value.parse::<Sum>().ok().and_then(|sum| sum.only()).map(|game| game.ruleset());
            return opened.hand.is_some();
        }
        "at" => {
            opened.numbers = numbers::read(value);
            return opened.numbers.is_some();
        }
        "claim" => return opened.case.is_some_and(|case| Some(case.claim) == claim_in_address(value)),
        _ => return opened.case.as_mut().is_some_and(|case| claims::read(case, key, value)),
    }
    true
}

pub(super) fn against_name(against: Against) -> &'static str {
    match against {
        Against::PPositions => "p",
        Against::AtPPositions => "at-p",
        Against::Values => "values",
        Against::Taken => "taken",
    }
}

/// What could be typed as well.
fn number(text: &str, least: u32, most: u32) -> Option<u32> {
    whole_number(text).filter(|number| (least..=most).contains(number))
}

fn usual(claim: Claim) -> Case {
    Case { claim, parameters: claim.parameters(), bound: claim.bound() }
}

#[cfg(test)]
mod tests {
    use super::{Opened, read, write};
    use crate::laboratory::formula_box::examples;
    use crate::laboratory::sweep::{Plan, Span, Way};
    use crate::laboratory::{FormulaBox, Listing, Section, Zoom, ZoomSlice, learn_box, search_box};
    use maths::claims::{Claim, Paper, Parameter};
    use maths::formulas::search::Question;
    use maths::games::Axis;
    use web::texts::Language;
    use web::workers::checker::protocol::Case;

    #[test]
    fn what_is_written_is_read() {
        for claim in Claim::ALL {
            let case = Case { claim, parameters: claim.parameters(), bound: 77 };
            let opened =
                Opened { case: Some(case), paper: Some(Paper::Pass), listing: Listing::Lemmas, ..Opened::default() };
            let text = write(&opened);
            assert!(!text.contains(' '), "{text}");
            assert_eq!(read(&text), opened, "{text}");
        }
        let parameters = Claim::Triangular7_3.parameters().with(Parameter::K, "5/2").unwrap();
        let case = Some(Case { claim: Claim::Triangular7_3, parameters, bound: 1000 });
        let opened = Opened { case, language: Language::with_code("ja"), ..Opened::default() };
        assert_eq!(write(&opened), "claim=triangular:7.3&k=5/2&n=1000&lang=ja");
        assert_eq!(read("#n=1000&k=5/2&lang=ja&claim=triangular:7.3"), opened);
        assert_eq!((write(&Opened::default()).as_str(), read("#")), ("", Opened::default()));
    }

    #[test]
    fn a_link_has_a_game_in_hand() {
        let hand = |text: &str| read(text).hand.map(|ruleset| ruleset.to_string());
        assert_eq!(hand("g=nim:misere:1,2,3&lang=ja").as_deref(), Some("nim:misere"));
        // A claim has a parameter of this name, and a sum of several games is none.
        assert_eq!([hand("claim=sharing:Conj-3&g=4"), hand("g=nim:1,2,3+nim:1,2,3")], [None, None]);
        assert_eq!(read("g=nim:1,2,3+nim:1,2,3").ignored.len(), 1);
    }

    #[test]
    fn sweeps_are_read_as_they_were_written() {
        let plan = Plan {
            spans: vec![Span::read("1..9:1/2").unwrap(), Span::whole(0, 7)],
            bound: 30,
            ..Plan::of(Claim::PassConjecture4_1)
        };
        let opened = Opened { section: Section::Sweep, sweep: Some((plan, 12)), ..Opened::default() };
        let text = write(&opened);
        assert_eq!(text, "show=sweep&sweep=pass:Conj-4.1&over=1..9:1/2,0..7&upto=30&width=12");
        assert_eq!(read(&text), opened);
        assert_eq!(read("sweep=triangular:7.3&over=1..4,2..3&width=0&upto=x&way=y").ignored.len(), 4);
        let plan = Plan { way: Way::Proved, ..Plan::of(Claim::Triangular7_3) };
        let opened = Opened { section: Section::Sweep, sweep: Some((plan, 20)), ..Opened::default() };
        assert_eq!(write(&opened), "show=sweep&sweep=triangular:7.3&over=1..40&way=proved");
        assert_eq!(read(&write(&opened)), opened);
        // What cannot be proved is not understood, and the claim stays.
        let opened = read("sweep=sharing:Conj-3&way=proved");
        assert_eq!(
            (opened.ignored, opened.sweep.unwrap().0.claim),
            (vec!["“way=proved”".into()], Claim::SharingConjecture3)
        );
    }

    #[test]
    fn formulas_are_read_as_they_were_written() {
        for question in examples() {
            let opened = Opened { section: Section::Formula, formula: Some(question), ..Opened::default() };
            let text = write(&opened);
            assert!(!text.contains(' '), "{text}");
            assert_eq!(read(&text), opened, "{text}");
        }
        assert_eq!(read("formula=x_;_1_=_0_mod_2").formula.unwrap().formula, "x & 1 = 0 mod 2");
        assert_eq!(read("formula=x&rules=square:1&against=q&box=-1").ignored.len(), 3);
    }

    #[test]
    fn sentences_are_read_with_the_numbers_that_are_followed() {
        let opened = Opened {
            section: Section::Logic,
            sentence: Some("x ⊕ y = z".into()),
            numbers: Some(vec![7, 3, 4]),
            ..Opened::default()
        };
        assert_eq!(write(&opened), "show=logic&sentence=x_⊕_y_=_z&at=7,3,4");
        assert_eq!(read(&write(&opened)), opened);
        for wrong in ["at=", "at=7,", "at=-1", "at=1000001", "at=1,1,1,1,1,1,1,1,1"] {
            assert_eq!(read(wrong).ignored.len(), 1, "{wrong}");
        }
    }

    #[test]
    fn searches_are_read_as_they_were_written() {
        for question in search_box::examples() {
            let question = Question { longest_side: 4, smaller_positions: true, ..question };
            let opened = Opened { section: Section::Search, search: Some(question), ..Opened::default() };
            assert_eq!(read(&write(&opened)), opened);
        }
        assert_eq!(read("search=nim&for=x&side=0&cube=x&smaller=2").ignored.len(), 4);
    }

    #[test]
    fn sets_that_are_learned_are_read_as_they_were_written() {
        for choice in learn_box::examples() {
            let opened = Opened { section: Section::Learn, learn: Some(choice), ..Opened::default() };
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
        assert_eq!(read("learn=nim&of=x&value=10&other=square").ignored.len(), 3);
        assert_eq!(read("learn=square&of=p").ignored, ["“learn=square”", "“of=p”"]);
    }

    #[test]
    fn what_is_in_sight_of_a_set_is_read_as_it_was_written() {
        let learn = Some(learn_box::examples()[1]);
        let zoom =
            |slice, here| Zoom { slice, corner: [(1 << 53) - 600, 12], level: -3, here, pass: here.map(|_| false) };
        for (slice, here) in [
            (ZoomSlice::Above, None),
            (ZoomSlice::Fixed(Axis::Y, 5), Some([7, 5, (1 << 53) - 1])),
            (ZoomSlice::Fixed(Axis::Z, 0), None),
        ] {
            let opened = Opened { section: Section::Learn, learn, zoom: Some(zoom(slice, here)), ..Opened::default() };
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
            assert_eq!(read(&format!("learn=nim&{wrong}")).ignored.len(), 1, "{wrong}");
        }
        // Without a set there is nothing in sight.
        assert_eq!(read("zoom=0,0,0&here=1,2,3").ignored.len(), 2);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let ignored = |text: &str| read(text).ignored;
        assert_eq!(ignored("claim=triangular:7.3&s=4&n=x&k=0&paper=ours"), ["“s=4”", "“n=x”", "“k=0”", "“paper=ours”"]);
        assert_eq!(ignored("claim=triangular:99&n=4"), ["“claim=triangular:99”", "“n=4”"]);
        assert_eq!(ignored("claim=triangular:7.3&claim=triangular:8.1"), ["“claim=triangular:8.1”"]);
        assert_eq!(read(&"x".repeat(5000)).too_long, Some(5000));
        let twice = read("claim=triangular:7.3&k=7&k=11");
        assert_eq!(
            (twice.case.unwrap().parameters.text(Parameter::K).as_str(), twice.ignored),
            ("7", vec!["“k=11”".into()])
        );
        for broken in ["formula=%E0%A4%A", "formula=x_⊕_%FF"] {
            let opened = read(broken);
            assert_eq!(
                (opened.ignored, opened.formula),
                (vec![format!("“{broken}”")], Some(FormulaBox::default().question))
            );
        }
        assert_eq!(read("formula=x%2_=_0").formula.unwrap().formula, "x%2 = 0");
    }
}
