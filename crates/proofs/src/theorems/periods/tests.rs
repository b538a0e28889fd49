use super::{Certificate, Checking, Fault, Period, Rising, Theorem, Unreadable, find, rising};
use maths::solver::heaps::{HeapRules, Reckoning, obvious, read};
use maths::values::Chance;

fn rules(text: &str) -> HeapRules {
    read(text).unwrap_or_else(|mistakes| panic!("{text}: {mistakes:?}"))
}

fn certificate(text: &str) -> Certificate {
    let rules = rules(text);
    let values = obvious::values(&rules, 600);
    let period = find(&rules, &values).unwrap_or_else(|| panic!("{text}"));
    Certificate::new(&rules, period, &values).unwrap_or_else(|| panic!("{text}"))
}

/// Guy and Smith, 1956: Kayles has the period 12 and its last exception at 70, Dawson's Kayles the period 34 and its last at 51.
#[test]
fn the_periods_of_guy_and_smith_are_found() {
    assert_eq!(certificate("0.77").period, Period { from: 71, length: 12 });
    assert_eq!(certificate("0.07").period, Period { from: 53, length: 34 });
    assert_eq!(certificate("0.137").period, Period { from: 52, length: 34 });
    assert_eq!(certificate("move n by 1,2,3").period, Period { from: 0, length: 4 });
    assert_eq!(certificate("move n by 2,5,7").period, Period { from: 0, length: 22 });
}

#[test]
fn a_period_that_is_found_holds_for_ten_times_as_many_heaps() {
    let mut chance = Chance::new(77);
    let mut found = 0;
    for _ in 0..200 {
        let digits: String = (0..3).map(|_| char::from(b'0' + chance.below(8) as u8)).collect();
        let Ok(rules) = read(&format!("0.{digits}")) else { continue };
        let values = obvious::values(&rules, 300);
        let Some(period) = find(&rules, &values) else { continue };
        found += 1;
        let mut reckoning = Reckoning::new(rules);
        while reckoning.values().len() < 3_000 {
            reckoning.advance();
        }
        for (heap, &value) in reckoning.values().iter().enumerate() {
            assert_eq!(value, reckoning.values()[period.earlier(heap)], "0.{digits}: {heap}");
        }
    }
    assert!(found > 60, "{found}");
}

#[test]
fn the_period_is_the_least_and_one_value_fewer_does_not_prove_it() {
    for text in ["0.77", "0.07", "move n by 2,5,7", "0.15", "0.3"] {
        let Certificate { rules, period, values } = certificate(text);
        assert!(period.is_proved(&rules, &values), "{text}");
        assert!(!period.is_proved(&rules, &values[..values.len() - 1]), "{text}");
        for from in 0..=period.from {
            for length in 1..=period.length {
                let other = Period { from, length };
                assert_eq!(other.is_proved(&rules, &values), other == period, "{text}: {other:?}");
            }
        }
    }
}

#[test]
fn some_rules_have_no_theorem() {
    for text in ["move n into a+b where a != b", "4.3…", "move n by any"] {
        let rules = rules(text);
        assert_eq!(Theorem::of(&rules), None, "{text}");
        assert_eq!(find(&rules, &obvious::values(&rules, 200)), None, "{text}");
    }
    assert_eq!(Theorem::of(&rules("0.77")), Some(Theorem::GuySmith));
    assert_eq!(Theorem::of(&rules("0.33")), Some(Theorem::Subtraction));
}

/// E. Lasker's game: a heap of 4j + 3 has the value 4j + 4, and one of 4j + 4 the value 4j + 3 (*Winning Ways*, chapter 4).
#[test]
fn the_values_of_laskers_nim_rise_by_four() {
    let values = obvious::values(&rules("4.3…"), 200);
    assert_eq!(values[..9], [0, 1, 2, 4, 3, 5, 6, 8, 7]);
    assert_eq!(rising(&values), Some(Rising { from: 1, length: 4, by: 4 }));
    assert_eq!(rising(&obvious::values(&rules("0.77"), 400)), None);
}

#[test]
fn a_certificate_is_read_as_it_was_written_and_accepted() {
    for text in ["0.77", "0.07", "move n by 2,5,7"] {
        let certificate = certificate(text);
        let again = Certificate::read(&certificate.to_string());
        assert_eq!(again.as_ref(), Ok(&certificate));
        assert_eq!(Checking::new(certificate.clone()).run(), Ok(certificate.period), "{text}");
    }
    assert_eq!(Certificate::read("period 12"), Err(Unreadable::Form));
}

/// If the checker still accepts one, its period is true.
#[test]
fn a_thousand_damaged_certificates_prove_nothing_wrong() {
    let good = certificate("0.77");
    let text = good.to_string();
    let longer = obvious::values(&good.rules, 400);
    let mut chance = Chance::new(1956);
    let mut refused = 0;
    for _ in 0..1_000 {
        let mut bytes = text.clone().into_bytes();
        let at = chance.below(bytes.len());
        bytes[at] = b"0123456789 \n.x"[chance.below(14)];
        let Ok(damaged) = String::from_utf8(bytes) else { continue };
        let Ok(certificate) = Certificate::read(&damaged) else {
            refused += 1;
            continue;
        };
        let is_other = certificate.rules != good.rules;
        match Checking::new(certificate).run() {
            Err(_) => refused += 1,
            Ok(period) => {
                assert!(!is_other, "{damaged}");
                assert!((period.from..300).all(|heap| longer[heap] == longer[heap + period.length]), "{damaged}");
            }
        }
    }
    assert!(refused > 800, "{refused}");
}

#[test]
fn each_fault_is_named() {
    let good = certificate("0.77");
    let checked = |change: &dyn Fn(&mut Certificate)| {
        let mut certificate = good.clone();
        change(&mut certificate);
        Checking::new(certificate).run()
    };
    assert_eq!(checked(&|of| of.values[40] += 1), Err(Fault::Value(40)));
    assert_eq!(checked(&|of| of.values.truncate(of.values.len() - 1)), Err(Fault::TooFew));
    assert_eq!(checked(&|of| of.period.length = 0), Err(Fault::TooFew));
    assert_eq!(checked(&|of| of.period.length = 11), Err(Fault::NotPeriodic));
    assert_eq!(checked(&|of| of.period.from = 70), Err(Fault::NotPeriodic));
    assert_eq!(checked(&|of| of.rules = rules("move n into a+b where a != b")), Err(Fault::NoTheorem));
}
