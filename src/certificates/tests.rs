//! Certificates that are found, checked, and damaged; the statements compared with the rules of the games.

mod damages;
mod files;
mod rules;
mod second;
mod trusted;

use crate::certificates::Certificate;
use crate::certificates::Fault;
use crate::certificates::NimSumClaim;
use crate::certificates::NotFound;
use crate::certificates::check;
use crate::certificates::find;
use crate::games::Ruleset;

fn claim(formula: &str, game: &str) -> NimSumClaim {
    let ruleset: Ruleset = game.parse().unwrap_or_else(|problems| panic!("{game}: {problems}"));
    NimSumClaim::of(&formula.parse().unwrap(), &ruleset).unwrap_or_else(|| panic!("{formula} of {game}"))
}

fn lowered(k: u32) -> NimSumClaim {
    claim("(x − 1) ⊕ y ⊕ (z − 1) = 0", &format!("triangle:k={k}"))
}

fn nim_sum(k: u32) -> NimSumClaim {
    claim("x ⊕ y ⊕ z = 0", &format!("triangle:k={k}"))
}

/// `triangular` Theorem 7.3 and Conjecture 8.1 have certificates, which stay as short as they were; other k have none.
#[test]
fn claims_about_triangular_bars_have_certificates() {
    let short = [
        (nim_sum(3), 1_500),
        (nim_sum(7), 3_600),
        (nim_sum(31), 41_000),
        (lowered(5), 4_200),
        (lowered(41), 80_000),
        (lowered(101), 440_000),
    ];
    for (claim, most_bytes) in short {
        let certificate = find(&claim).unwrap();
        assert_eq!(check(&claim, &certificate), Ok(()));
        let text = certificate.to_string();
        assert!(text.len() <= most_bytes, "{} bytes", text.len());
        assert_eq!(text.parse(), Ok(certificate));
    }
    for claim in [nim_sum(1), nim_sum(2), nim_sum(5), nim_sum(33), lowered(3), lowered(6)] {
        assert_eq!(find(&claim), Err(NotFound::Wrong), "{claim:?}");
    }
}

#[test]
fn claims_about_other_bars_have_certificates() {
    // Bouton's theorem, and `variants` Theorem 1.2.
    for claim in [claim("x ⊕ y ⊕ z = 0", "nim"), claim("x ⊕ y ⊕ z = 0", "step:k=2,s=0")] {
        assert_eq!(check(&claim, &find(&claim).unwrap()), Ok(()));
    }
    assert_eq!(find(&claim("(x + 1) ⊕ y ⊕ z = 0", "nim")), Err(NotFound::Wrong));
}

/// What the formula of a claim is not of this kind is not certified.
#[test]
fn other_claims_are_not_of_this_kind() {
    let of = |formula: &str, game: &str| NimSumClaim::of(&formula.parse().unwrap(), &game.parse::<Ruleset>().unwrap());
    assert!(of("(x + s) ⊕ y ⊕ (z + s) = 0", "step:k=4,s=3").is_some_and(|claim| claim.shifts == [3, 0, 3]));
    for (formula, game) in [
        ("x ⊕ y ⊕ z = 1", "nim"),
        ("x ⊕ y = 0", "nim"),
        ("x ⊕ y ⊕ z ⊕ x = 0", "nim"),
        ("2x ⊕ y ⊕ z = 0", "nim"),
        ("x ⊕ y ⊕ z", "nim"),
        ("x ⊕ y ⊕ z = 0", "nim:pass"),
        ("x ⊕ y ⊕ z = 0", "nim:misere"),
        ("x ⊕ y ⊕ z = 0", "sharing"),
        ("x ⊕ y ⊕ z = 0", "bar:heights=1-2"),
        ("x ⊕ y ⊕ (z + 99999999) = 0", "nim"),
    ] {
        assert_eq!(of(formula, game), None, "{formula} of {game}");
    }
}

/// A certificate of one claim proves no other.
#[test]
fn a_certificate_belongs_to_its_claim() {
    let certificate = find(&nim_sum(7)).unwrap();
    for other in [nim_sum(3), nim_sum(11), nim_sum(6), lowered(5), claim("x ⊕ y ⊕ z = 0", "nim")] {
        assert!(check(&other, &certificate).is_err(), "{other:?}");
    }
    assert_eq!(check(&nim_sum(7), &Certificate(Vec::new())), Err(Fault::Tables));
    assert_eq!(check(&nim_sum(7), &Certificate(vec![Vec::new(); 6])), Err(Fault::First { table: 0 }));
}

#[test]
fn a_text_that_is_no_certificate_names_the_line() {
    let text = find(&nim_sum(3)).unwrap().to_string();
    let of = |text: &str| text.parse::<Certificate>().map(|_| ());
    assert_eq!(of(""), Err(1));
    assert_eq!(of("bittersweet certificate 2"), Err(1));
    assert_eq!(of(&text.replacen("statement", "statements", 1)), Err(2));
    assert_eq!(of(&text.replacen('|', "", 1)), Err(3));
    assert_eq!(of("bittersweet certificate 1\nstatement 9999999999999\n|||"), Err(3));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(of(&lines[..lines.len() - 1].join("\n")), Err(lines.len()));
}
