//! Random damages of certificates. A damage that leaves a proof is no damage: the number of an entry may be that of another
//! one that serves as well, and a witness that is not needed may be left out. So each damage here breaks what is checked: a state that
//! is reached is another one, an entry or a number is missing, or there is one too many.

use super::lowered;
use super::nim_sum;
use crate::certificates::Certificate;
use crate::certificates::NimSumClaim;
use crate::certificates::check;
use crate::certificates::find;
use crate::certificates::table::Entry;

/// Numbers that look random, always the same ones (Marsaglia 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound.max(1)
    }
}

/// Damages a certificate in one of the ways that cannot leave a proof.
fn damage(certificate: &mut Certificate, random: &mut Random) -> String {
    let table = random.below(certificate.0.len());
    let entries = &mut certificate.0[table];
    let at = random.below(entries.len());
    let count = entries.len();
    let Entry { hypothesis, witnesses, next } = &mut entries[at];
    let other = [-1, 1, 7, 1 << 40, -(1 << 62)][random.below(5)];
    match random.below(6) {
        // Every entry is reached, so its state is the one that was reached.
        0 => match hypothesis.as_mut().filter(|sums| !sums.is_empty()) {
            Some(sums) => {
                let place = random.below(sums.len());
                sums[place] = sums[place].wrapping_add(other);
            }
            None => *hypothesis = Some(vec![other; 9]),
        },
        1 => {
            next.pop();
            if next.is_empty() {
                next.extend([count, count]);
            }
        }
        2 => next.push(random.below(count)),
        3 if !next.is_empty() => {
            let place = random.below(next.len());
            next[place] = [0, count, usize::MAX][random.below(3)];
        }
        4 if witnesses.len() == 1 => {
            let sums = &mut witnesses[0].sums;
            let place = random.below(sums.len());
            sums[place] = -(1 << 50);
        }
        _ => drop(entries.remove(at)),
    }
    format!("table {table}, entry {at}")
}

#[track_caller]
fn are_rejected(claim: &NimSumClaim, damages: usize) {
    let whole = find(claim).unwrap();
    let mut random = Random(88_172_645_463_325_252);
    for number in 0..damages {
        let mut damaged = whole.clone();
        let place = damage(&mut damaged, &mut random);
        assert!(check(claim, &damaged).is_err(), "damage {number} at {place}");
    }
}

#[test]
fn ten_thousand_damages_are_rejected() {
    are_rejected(&nim_sum(3), 5_000);
    are_rejected(&nim_sum(7), 3_000);
    are_rejected(&lowered(5), 2_000);
}

/// A random character of the text is changed: what is still accepted is a proof of a claim that is true, and no text is accepted
/// for a claim that is wrong.
#[test]
fn damaged_texts_prove_nothing_that_is_wrong() {
    let text = find(&nim_sum(7)).unwrap().to_string().into_bytes();
    let mut random = Random(1_234_567_890_123);
    for _ in 0..3_000 {
        let mut damaged = text.clone();
        let at = random.below(damaged.len());
        damaged[at] = b"0123456789 |;-*\n"[random.below(16)];
        let Some(certificate) = String::from_utf8(damaged).ok().and_then(|text| text.parse::<Certificate>().ok())
        else {
            continue;
        };
        for wrong in [nim_sum(6), nim_sum(8), nim_sum(5)] {
            assert!(check(&wrong, &certificate).is_err());
        }
    }
}
