//! The laboratory's state as text, and back: `claim=triangular:7.3&k=5&n=1000`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `show` | the part: `claims`, `sweep`, `map`, `foundry`, `certificates` | `claims` |
//! | `paper` | the paper whose claims are listed, by its key | all |
//! | `list` | the kinds of claims: `main`, `lemmas`, `examples`, `all` | `main` |
//! | `claim` | a claim by its id, with `:` for the blank after the paper and `-` for others | none |
//! | `k`, `s`, `row`, `g`, `piles` | parameters of the claim | as by default |
//! | `g` | without a claim the game in hand | none |
//! | `n` | its bound | as by default |
//! | `sweep` | the claim of a sweep, as `claim` | the nim-sum on triangles |
//! | `over` | the ranges of its parameters, such as `1..100` or `1..9:1/2,0..20` | as by default |
//! | `upto` | the bound of the sweep | as by default |
//! | `way` | how the claim is decided: `tested` up to the bound, `proved` for all positions | `tested` |
//! | `width` | the number of cells in a row of the sweep | 20 |
//! | `map` | the map of k and s: `triangle` or `step`, with `+pass` and `+misere` | `triangle` |
//! | `cell` | the chosen k and s, such as `5,2` | none |
//! | `find`, `most`, `sort` | theorems of the foundry: words of their rules, the most states, the order: `interest`, `states`, `rules` | all, by interest |
//! | `theorem` | the rules whose theorem is open, in the notation | none |
//! | `grammar`, `grid`, `ask`, `law`, `reach` | work on many rules, which only the command `foundry` does now; the page says so | – |
//! | `lang` | the language: `en`, `ja` | the reader's |
//!
//! Links with `formula`, `search`, `learn` or `sentence` lead to the page for own formulas, which reads these keys.
//!
//! Stable: old links keep working. Unknown parts are ignored, and the page names them.

mod claims;
pub(super) mod foundry;
mod map;
mod sweep;

use crate::laboratory::sweep::Plan;
use crate::laboratory::{FoundryLook, Listing, MapLook, Section};
use maths::claims::Paper;
use maths::games::Sum;
use maths::values::{quoted, whole_number};
use web::kit::query::{Query, Unread, Written};
use web::texts::Language;
use web::workers::checker::protocol::Case;

/// The target of a link.
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
    /// The settings of the map of k and s.
    pub map: Option<MapLook>,
    /// The settings of the foundry.
    pub foundry: FoundryLook,
    /// The game in hand.
    pub hand: Option<Sum>,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// Parts that are not understood.
    pub unread: Unread,
    /// Parts that ask for work which a command does instead of the page.
    pub dropped: Vec<String>,
}

/// The longest text that is looked at, in bytes.
pub(super) const LONGEST: usize = 4000;
/// The largest bound that a claim can be asked with: Sharing Nim goes so far.
pub(super) const LARGEST_BOUND: u32 = 1_000_000_000;

/// The state as text, without the defaults.
pub fn write(opened: &Opened) -> String {
    let Opened { section, paper, listing, case, sweep, map, foundry, language, .. } = opened;
    let mut written = Written::default();
    written.add_unless(*section == Section::default(), "show", &section.key());
    written.add_some("paper", paper.map(Paper::key));
    written.add_unless(*listing == Listing::default(), "list", &listing.key());
    case.iter().for_each(|case| claims::write(case, &mut written));
    sweep.iter().for_each(|sweep| sweep::write(sweep, &mut written));
    map.iter().for_each(|look| map::write(*look, &mut written));
    foundry::write(foundry, &mut written);
    written.add_some("lang", language.map(Language::code));
    written.text()
}

/// Reads what [`write()`] wrote, and less. Numbers and formulas are folded by their readers, and stay as they were typed.
pub fn read(text: &str) -> Opened {
    let mut query = Query::within(text, LONGEST);
    let dropped = query.remove(is_dropped);
    let case = claims::read(&mut query);
    Opened {
        section: query.take("show", Section::with_key).unwrap_or_default(),
        paper: query.take("paper", Paper::with_key),
        listing: query.take("list", Listing::with_key).unwrap_or_default(),
        case,
        sweep: sweep::read(&mut query),
        map: map::read(&mut query),
        foundry: foundry::read(&mut query),
        hand: if case.is_some() { None } else { query.take("g", |text| text.parse().ok()) },
        language: query.take("lang", Language::with_code),
        unread: query.unread(),
        dropped: dropped.iter().map(|part| quoted(part)).collect(),
    }
}

/// The parts of the page for own formulas, which were parts of this page.
const OF_BENCH: [&str; 4] = ["formula", "search", "learn", "logic"];
/// The keys that name such a part where none is shown.
const KEYS_OF_BENCH: [&str; 4] = ["formula", "search", "learn", "sentence"];

/// True if a link leads to the page for own formulas.
pub fn is_of_bench(text: &str) -> bool {
    let query = Query::of(text);
    match query.value("show") {
        Some(section) => OF_BENCH.contains(&section),
        None => KEYS_OF_BENCH.iter().any(|key| query.value(key).is_some()) && query.value("claim").is_none(),
    }
}

/// True if a part asks for work that only the command `foundry` does now. The rules after a `+` were found by such work.
fn is_dropped(part: &str) -> bool {
    ["grammar=", "grid=", "ask=", "law=", "reach=", "theorem=+"].iter().any(|begin| part.starts_with(begin))
}

/// A number that could be typed as well.
fn number(text: &str, least: u32, most: u32) -> Option<u32> {
    whole_number(text).filter(|number| (least..=most).contains(number))
}

#[cfg(test)]
mod tests {
    use super::{Opened, is_of_bench, read, write};
    use crate::laboratory::sweep::{Plan, Span, Way};
    use crate::laboratory::{Listing, Section};
    use maths::claims::{Claim, Paper, Parameter};
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
        let hand = |text: &str| read(text).hand.map(|game| game.to_string());
        assert_eq!(hand("g=nim:misere:1,2,3&lang=ja").as_deref(), Some("nim:misere:1,2,3"));
        // A claim has a parameter of this name.
        assert_eq!(hand("g=nim:1,2,3+nim:1,2,3").as_deref(), Some("nim:1,2,3 + nim:1,2,3"));
        assert_eq!(hand("claim=sharing:Conj-3&g=4"), None);
        assert_eq!(read("g=nim:1,2").unread.ignored.len(), 1);
    }

    #[test]
    fn links_to_own_formulas_are_told_from_others() {
        let golden = include_str!("../../../../tests/golden/laboratory_links.txt").lines();
        let (own, others): (Vec<&str>, Vec<&str>) =
            golden.filter(|line| line.starts_with('#') && line.contains('=')).partition(|link| is_of_bench(link));
        let is_meant = |link: &&str| {
            ["show=formula", "show=search", "show=learn", "show=logic"].iter().any(|show| link.contains(show))
        };
        assert!(own.len() > 15 && own.iter().all(is_meant), "{own:?}");
        assert!(others.len() > 15 && !others.iter().any(is_meant), "{others:?}");
        for (link, wanted) in [
            ("learn=triangle:k=3&of=p", true),
            ("sentence=x_=_y", true),
            ("g=triangle:k=3:7,4,7&show=formula", true),
            ("show=claims&search=nim", false),
            ("claim=triangular:7.3&k=3&formula=x", false),
            ("", false),
        ] {
            assert_eq!(is_of_bench(link), wanted, "{link}");
        }
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
        assert_eq!(read("sweep=triangular:7.3&over=1..4,2..3&width=0&upto=x&way=y").unread.ignored.len(), 4);
        let plan = Plan { way: Way::Proved, ..Plan::of(Claim::Triangular7_3) };
        let opened = Opened { section: Section::Sweep, sweep: Some((plan, 20)), ..Opened::default() };
        assert_eq!(write(&opened), "show=sweep&sweep=triangular:7.3&over=1..40&way=proved");
        assert_eq!(read(&write(&opened)), opened);
        // A claim that cannot be proved has no such way, so the part is not understood, and the claim stays.
        let opened = read("sweep=sharing:Conj-3&way=proved");
        assert_eq!(
            (opened.unread.ignored, opened.sweep.unwrap().0.claim),
            (vec!["“way=proved”".into()], Claim::SharingConjecture3)
        );
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let ignored = |text: &str| read(text).unread.ignored;
        assert_eq!(ignored("claim=triangular:7.3&s=4&n=x&k=0&paper=ours"), ["“s=4”", "“n=x”", "“k=0”", "“paper=ours”"]);
        assert_eq!(ignored("claim=triangular:99&n=4"), ["“claim=triangular:99”", "“n=4”"]);
        assert_eq!(ignored("claim=triangular:7.3&claim=triangular:8.1"), ["“claim=triangular:8.1”"]);
        assert_eq!(read(&"x".repeat(5000)).unread.too_long, Some(5000));
        let twice = read("claim=triangular:7.3&k=7&k=11");
        assert_eq!(
            (twice.case.unwrap().parameters.text(Parameter::K).as_str(), twice.unread.ignored),
            ("7", vec!["“k=11”".into()])
        );
    }
}
