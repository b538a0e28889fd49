//! Certificates that are found, checked, and damaged; the statements compared with the rules of the games.

mod damages;
mod files;
mod own;
mod rules;
mod second;
mod trusted;

use crate::certificates::{
    About, BarClaim, Certificate, Checking, Claim, Document, Fault, Finding, Members, NotFound, Reader, Rim,
    Unreadable, check, find, rocq,
};
use maths::games::{Position, Ruleset};
use std::collections::{HashMap, HashSet};

fn claim(formula: &str, game: &str) -> BarClaim {
    let ruleset: Ruleset = game.parse().unwrap_or_else(|problems| panic!("{game}: {problems}"));
    BarClaim::of(&formula.parse().unwrap(), &ruleset).unwrap_or_else(|| panic!("{formula} of {game}"))
}

fn lowered(k: u32) -> BarClaim {
    claim("(x − 1) ⊕ y ⊕ (z − 1) = 0", &format!("triangle:k={k}"))
}

fn nim_sum(k: u32) -> BarClaim {
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
    // Rims that are typed, as one quotient with numbers that are written out.
    let typed = |rim: &str| BarClaim::rim_of(&format!("bar:rim={rim}").parse().unwrap());
    let rim = |of_x, of_z, constant, divisor| Some(Some(Rim { of_x, of_z, constant, divisor }));
    assert_eq!(typed("floor((2*x+z+1)/3)"), rim(2, 1, 1, 3));
    assert_eq!(typed("floor((x+2*(z+3)-1)/5)"), rim(1, 2, 5, 5));
    assert_eq!(typed("floor((x+z)/7)"), rim(1, 1, 0, 7));
    for other in ["max(x+z,3)", "2*floor(z/4)", "floor(x/2)+floor(z/2)", "floor((x+max(z-3,0))/2)"] {
        assert_eq!(typed(other), None, "{other}");
    }
}

/// A claim whose formula is not of this kind is not certified.
#[test]
fn other_claims_are_not_of_this_kind() {
    let of = |formula: &str, game: &str| BarClaim::of(&formula.parse().unwrap(), &game.parse::<Ruleset>().unwrap());
    assert!(
        of("(x + s) ⊕ y ⊕ (z + s) = 0", "step:k=4,s=3")
            .is_some_and(|claim| claim.members == Members::NimSum([3, 0, 3]))
    );
    for (formula, game) in [
        ("x ⊕ y ⊕ z = 1", "nim"),
        ("x ⊕ y = 0", "nim"),
        ("x ⊕ y ⊕ z ⊕ x = 0", "nim"),
        ("2x ⊕ y ⊕ z = 0", "nim"),
        ("x ⊕ y ⊕ (z + 99999999) = 0", "nim:pass"),
        ("x ⊕ y ⊕ z = 0", "nim:pass"),
        ("x ⊕ y ⊕ z ⊕ p = 0", "nim:pass"),
        ("x ⊕ y ⊕ z ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 0", "nim:pass"),
        ("x ⊕ y ⊕ z = 0 or x = 0 and y = 0 and z = 0 and p = 1", "nim:pass"),
        ("x ⊕ y ⊕ z ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1", "nim"),
        // Values of a bar whose rim depends on x, or with a pass, and formulas that are none.
        ("x ⊕ y ⊕ z", "triangle:k=3"),
        ("x ⊕ y ⊕ z", "nim:pass"),
        ("(x + 1) ⊕ y ⊕ z", "nim"),
        ("x ⊕ ((x ⊕ y ⊕ z) − 1)", "nim"),
        ("y ⊕ z", "nim"),
        ("x ⊕ y ⊕ z = 0", "nim:misere"),
        ("x ⊕ y ⊕ z = 0", "sharing"),
        ("x ⊕ y ⊕ z = 0", "bar:heights=1-2"),
        ("x ⊕ y ⊕ (z + 99999999) = 0", "nim"),
    ] {
        assert_eq!(of(formula, game), None, "{formula} of {game}");
    }
}

/// `pass` Theorem 4.1 has certificates for odd s. Its Corollary 4.1 is wrong as it is printed, and the theorem for even s.
#[test]
fn claims_about_games_with_a_pass_have_certificates() {
    let of = |sum: &str, k: u32, s: u32| {
        let formula = format!("{sum} ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1");
        claim(&formula, &format!("step:k={k},s={s},pass"))
    };
    for (k, s) in [(2, 1), (4, 1), (4, 3), (6, 3)] {
        let claim = of("(x + s) ⊕ y ⊕ (z + s)", k, s);
        let certificate = find(&claim).unwrap();
        assert_eq!(check(&claim, &certificate), Ok(()));
        assert_eq!(check(&BarClaim { has_pass: false, ..claim.clone() }, &certificate), Err(Fault::Tables));
        assert!(rocq("a claim", &Claim::Bar(claim.clone()), &certificate).is_none());
    }
    for wrong in [of("(x + s) ⊕ y ⊕ (z + s)", 4, 2), of("x ⊕ y ⊕ z", 2, 1), of("(x + s) ⊕ y ⊕ (z + s)", 3, 1)]
    {
        assert_eq!(find(&wrong), Err(NotFound::Wrong));
    }
}

/// Values follow from P-positions where x is a pile beside the rest: `pass` Corollary 3.1, `triangular` Theorem 3.1. A certificate is
/// found if and only if the formula is the value in a box.
#[test]
fn claims_about_values_are_those_about_p_positions_beside_a_pile() {
    type Value = fn([i64; 3]) -> i64;
    let all: [(&str, &str, &str, Value); 5] = [
        ("x ⊕ ((y ⊕ (z + s)) − s)", "step:k=4,s=3", "(x + s) ⊕ y ⊕ (z + s) = 0", |[x, y, z]| {
            x ^ ((y ^ (z + 3)) - 3)
        }),
        ("x ⊕ ((y ⊕ (z + s)) − s)", "step:k=3,s=1", "(x + s) ⊕ y ⊕ (z + s) = 0", |[x, y, z]| {
            x ^ ((y ^ (z + 1)) - 1)
        }),
        ("x ⊕ y ⊕ z", "nim", "x ⊕ y ⊕ z = 0", |[x, y, z]| x ^ y ^ z),
        ("x ⊕ y ⊕ z", "step:k=2,s=0", "x ⊕ y ⊕ z = 0", |[x, y, z]| x ^ y ^ z),
        ("x ⊕ (((y + 1) ⊕ (z − 2)) − 5)", "nim", "(x + 5) ⊕ (y + 1) ⊕ (z − 2) = 0", |[x, y, z]| {
            x ^ (((y + 1) ^ (z - 2)) - 5)
        }),
    ];
    for (value, game, nim_sum, number) in all {
        let values = claim(value, game);
        assert_eq!(values, claim(nim_sum, game), "{value} of {game}");
        assert_eq!(find(&values).is_ok(), are_values(number, game.parse().unwrap()), "{value} of {game}");
    }
}

/// True if a number is the Grundy value at each position of a box, by mex.
fn are_values(number: fn([i64; 3]) -> i64, ruleset: Ruleset) -> bool {
    let mut values: HashMap<Position, i64> = HashMap::new();
    let all = (0..8).flat_map(|x| (0..8).flat_map(move |y| (0..8).map(move |z| Position::new(x, y, z))));
    all.filter(|at| ruleset.check(*at).is_ok()).all(|at| {
        let options: HashSet<i64> = ruleset.options(at).into_iter().map(|(_, option)| values[&option]).collect();
        let mex = (0..).find(|value| !options.contains(value)).unwrap();
        values.insert(at, mex);
        number(at.xyz().map(i64::from)) == mex
    })
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
    assert_eq!(of(""), Err(Unreadable::NoCertificate));
    assert_eq!(of("bittersweet certificate 2"), Err(Unreadable::LaterVersion { version: 2 }));
    assert_eq!(of("bittersweet certificate 0"), Err(Unreadable::NoCertificate));
    assert_eq!(of(&text.replacen("certificate", "licence", 1)), Err(Unreadable::NoCertificate));
    assert_eq!(of(&text.replacen("statement", "statements", 1)), Err(Unreadable::Line { line: 2 }));
    assert_eq!(of(&text.replacen('|', "", 1)), Err(Unreadable::Line { line: 3 }));
    let endless = "bittersweet certificate 1\nstatement 9999999999999\n|||";
    assert_eq!(of(endless), Err(Unreadable::Line { line: 3 }));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(of(&lines[..lines.len() - 1].join("\n")), Err(Unreadable::CutOff { line: lines.len() }));
    assert_eq!(of(&lines.join("\r\n")), Ok(()));
    assert_eq!(of(&format!("\u{feff}{text}\n\n")), Ok(()));
}

#[test]
fn a_file_names_its_claim() {
    let about = About { ruleset: "triangle:k=3".parse().unwrap(), formula: "x ⊕ y ⊕ z = 0".into() };
    assert_eq!(about.claim(), Some(Claim::Bar(nim_sum(3))));
    let document = Document { about: Some(about), certificate: find(&nim_sum(3)).unwrap() };
    let text = document.to_string();
    assert!(text.starts_with("bittersweet certificate 1\nclaim triangle:k=3 | x ⊕ y ⊕ z = 0\nstatement "), "{text}");
    // Reads the document, this many lines at a time.
    let read = |lines: usize| {
        let mut reader = Reader::new(text.clone());
        loop {
            if let Some(document) = reader.advance(lines).unwrap() {
                return document;
            }
        }
    };
    assert_eq!((read(1), read(1000)), (document.clone(), document.clone()));
    assert_eq!(text.parse(), Ok(document.certificate.clone()));
    for wrong in ["claim triangle:k=0 | x ⊕ y ⊕ z = 0", "claim triangle:k=3", "claim "] {
        let broken = text.replacen("claim triangle:k=3 | x ⊕ y ⊕ z = 0", wrong, 1);
        assert_eq!(broken.parse::<Certificate>(), Err(Unreadable::Claim), "{wrong}");
    }
    // An entry is on the line that it is said to be on.
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[document.line_of(1, None) - 1].starts_with("statement "));
    assert!(lines[document.line_of(1, Some(0)) - 1].starts_with("||"), "{}", lines[document.line_of(1, Some(0)) - 1]);
}

/// Finding and checking in slices gives the same results as at once.
#[test]
fn slices_make_no_difference() {
    let claim = lowered(5);
    let mut finding = Finding::new(&claim);
    let certificate = loop {
        if let Some(certificate) = finding.advance(1).unwrap() {
            break certificate;
        }
    };
    assert_eq!(Ok(&certificate), find(&claim).as_ref());
    let mut checking = Checking::new(&claim, certificate.clone());
    while !checking.advance(1).unwrap() {}
    assert_eq!(checking.done(), certificate.entries());
    let other = nim_sum(7);
    let mut checking = Checking::new(&other, &certificate);
    let fault = loop {
        if let Err(fault) = checking.advance(1) {
            break fault;
        }
    };
    assert_eq!(check(&other, &certificate), Err(fault));
}
