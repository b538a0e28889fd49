//! Every refusal is a sentence in every language.

mod positions;
mod records;
mod sums;

use super::said::said_in_every_language;
use super::{not_a_record, problems, ratio, why_not};
use maths::games::{Game, NotARecord, Problems, Record, Sum, WhyNot};
use maths::values::{Ratio, RatioError};

/// Texts that are no positions, with every kind of problem in them.
const ILLEGAL: &[&str] = &[
    "",
    "nim:1,2,3 + nim:1,2,3",
    "chess:1,2,3",
    "nim:a:b:c:d",
    "nim:k=3:1,2,3",
    "triangle:q=3:1,2,3",
    "step:x=1:1,2,3",
    "triangle:k=3,k=4:1,2,3",
    "triangle:1,2,3",
    "step:k=2:1,2,3",
    "triangle:k=x:1,2,3",
    "triangle:k=0:1,2,3",
    "triangle:k=1/0:1,2,3",
    "triangle:k=99999999999:1,2,3",
    "step:k=2,s=x:1,2,3",
    "nim:1,2",
    "nim:pass:1,2,3",
    "nim:1,x,3",
    "nim:4000000000,0,0",
    "nim:pass:1,2,3,7",
    "triangle:k=3:2,4,1",
    "triangle:k=5/2:2,4,1",
    "triangle:k=x:1,y,z",
    "bar:1,2,3",
    "bar:rim=x-1:1,0,3",
    "bar:rim=x mod 3:4,0,3",
    "bar:rim=x/2:4,0,3",
    "bar:rim=x div (2-z):4,0,3",
    "bar:rim=x mod 3:5000,0,5000",
    "bar:rim=x+y:4,0,3",
    "bar:rim=x+:4,0,3",
    "bar:rim=x+k:4,0,3",
    "bar:k=3,rim=x+z:4,0,3",
    "bar:rim=floor((2x+z+1)/3):4,9,5",
    "bar:heights=:3,2,3",
    "bar:heights=1-3-2:3,2,3",
    "bar:heights=1-x:3,2,3",
    "bar:heights=1-2-2-4:3,4,3",
];

#[test]
fn every_problem_has_a_sentence() {
    let found: Vec<Problems> = ILLEGAL.iter().map(|text| text.parse::<Game>().unwrap_err()).collect();
    let kinds: std::collections::HashSet<_> =
        found.iter().flat_map(Problems::iter).map(std::mem::discriminant).collect();
    assert!(kinds.len() >= 19, "only {} kinds of problems are tried", kinds.len());
    let long = format!("bar:rim={}:1,0,1", "x+".repeat(5000)).parse::<Game>().unwrap_err();
    let many = format!("bar:heights={}:1,0,1", ["1"; 1000].join("-")).parse::<Game>().unwrap_err();
    for each in found.iter().chain([&long, &many]) {
        said_in_every_language(|texts| problems(texts, each));
    }
    let sums =
        ["nim:1,2,3 + nim:misere:1,2,3", "sum: nim:1,2,3", "sum:k=3: nim:1,2,3 + nim:1,2", &["nim:1,0,0"; 9].join("+")];
    for each in sums.map(|text| text.parse::<Sum>().unwrap_err()) {
        said_in_every_language(|texts| problems(texts, &each));
    }
    for error in [RatioError::NotANumber, RatioError::NotPositive, RatioError::DividedByZero, RatioError::TooLarge] {
        said_in_every_language(|texts| ratio(texts, error));
    }
    assert_eq!("3/0".parse::<Ratio>(), Err(RatioError::DividedByZero));
}

#[test]
fn every_refused_record_and_move_has_a_sentence() {
    let games = [
        "nim:1,2,3;x1",
        "nim:0,0,0;x0",
        "nim:pass:1,2,3,0;pass",
        "nim:1,2,3;pass",
        "nim:1,2,3;c-a5",
        "nim:1,2,3;?",
        "sharing:0,1,9;?",
        "sharing:0,1,9;c-b7",
        "sharing:0,1,2;c-b1",
        "sharing:0,1,9;c-b0",
        "nim:1,2,3 + nim:0,0,0;2.x0",
        "nim:1,2,3 + nim:0,0,0;3.x0",
        "nim:1,2,3 + nim:0,0,0;x0",
        "nim:1,2,3 + chess:0,0,0;x0",
        "x;y",
    ];
    for text in games {
        let refused = text.parse::<Record>().unwrap_err();
        said_in_every_language(|texts| not_a_record(texts, &refused));
        if let NotARecord::Refused { why, .. } = refused {
            said_in_every_language(|texts| why_not(texts, why));
        }
    }
    let rare = [NotARecord::TooLong, NotARecord::TooManyMoves];
    rare.iter().for_each(|refused| said_in_every_language(|texts| not_a_record(texts, refused)));
    for why in [WhyNot::ToItself, WhyNot::OtherFamily, WhyNot::NoTokens] {
        said_in_every_language(|texts| why_not(texts, why));
    }
}
