//! Random damages of certificates. A damage that leaves a proof is no damage: an entry may lead to another entry that is as good, and
//! witnesses that are not needed may be left out. So each damage here breaks a part that is checked: a state that is reached is another
//! one, an entry or a number is missing, or there is one too many. Damages of the text can leave a proof; then a second checker has to
//! accept it too.

use super::{lowered, nim_sum, second};
use crate::certificates::table::Entry;
use crate::certificates::{Certificate, Stated, check, find};

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
pub(super) fn are_rejected(claim: &impl Stated, damages: usize) {
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

/// The numbers of damaged texts by result.
#[derive(Debug, Default)]
pub(super) struct Fates {
    pub(super) unreadable: usize,
    pub(super) rejected: usize,
    /// The text is another one for the same certificate.
    pub(super) the_same: usize,
    /// Another certificate, which both checkers accept.
    pub(super) still_a_proof: usize,
}

/// Damages a text: bytes, lines and numbers.
fn damage_text(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (one, other) = (random.below(lines.len()), random.below(lines.len()));
    match random.below(7) {
        0 => {
            let mut bytes = text.as_bytes().to_vec();
            let at = random.below(bytes.len());
            bytes[at] = b"0123456789 |;-*\n"[random.below(16)];
            return String::from_utf8_lossy(&bytes).into_owned();
        }
        1 => return text[..random.below(text.len())].to_owned(),
        // Also entries that are exchanged.
        2 => lines.swap(one, other),
        3 => drop(lines.remove(one)),
        4 => lines.insert(one, lines[other].clone()),
        // A part of a line is that of another one.
        5 => {
            let parts: Vec<String> = lines[other].split('|').map(str::to_owned).collect();
            let mut own: Vec<String> = lines[one].split('|').map(str::to_owned).collect();
            let place = random.below(own.len());
            if let Some(part) = parts.get(place) {
                own[place].clone_from(part);
            }
            lines[one] = own.join("|");
        }
        // A number is off by 1.
        _ => lines[one] = off_by_one(&lines[one], random),
    }
    // So that lines that are missing are not only noticed by the number of lines.
    if random.below(2) == 0 {
        count_again(&mut lines);
    }
    lines.join("\n") + "\n"
}

/// Writes into the heading of each table how many lines follow.
fn count_again(lines: &mut [String]) {
    let headings: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("statement ")).collect();
    for (place, &at) in headings.iter().enumerate() {
        let end = headings.get(place + 1).copied().unwrap_or(lines.len());
        lines[at] = format!("statement {}", end - at - 1);
    }
}

fn off_by_one(line: &str, random: &mut Random) -> String {
    let is_start = |at: &usize| {
        let (before, here) = line.split_at(*at);
        here.starts_with(|c: char| c.is_ascii_digit()) && !before.ends_with(|c: char| c.is_ascii_digit() || c == '-')
    };
    let starts: Vec<usize> = line.char_indices().map(|(at, _)| at).filter(is_start).collect();
    let Some(&at) = starts.get(random.below(starts.len())) else { return line.to_owned() };
    let end = line[at..].find(|c: char| !c.is_ascii_digit()).map_or(line.len(), |length| at + length);
    let number: i64 = line[at..end].parse().unwrap();
    let by = if random.below(2) == 0 { 1 } else { -1 };
    format!("{}{}{}", &line[..at], number + by, &line[end..])
}

/// Damages a text `damages` times. Each time both checkers must agree, and no damaged text may prove a wrong claim.
pub(super) fn fates<T: Stated>(claim: &T, wrong: &[T], damages: usize) -> Fates {
    let whole = find(claim).unwrap();
    assert!(second::accepts(claim, &whole));
    let text = whole.to_string();
    let (mut random, mut fates) = (Random(88_172_645_463_325_252), Fates::default());
    for number in 0..damages {
        let damaged = damage_text(&text, &mut random);
        let Ok(certificate) = damaged.parse::<Certificate>() else {
            fates.unreadable += 1;
            continue;
        };
        assert!(wrong.iter().all(|wrong| check(wrong, &certificate).is_err()), "damage {number}");
        if certificate == whole {
            fates.the_same += 1;
            continue;
        }
        let is_accepted = check(claim, &certificate).is_ok();
        assert_eq!(is_accepted, second::accepts(claim, &certificate), "damage {number}:\n{damaged}");
        *(if is_accepted { &mut fates.still_a_proof } else { &mut fates.rejected }) += 1;
    }
    fates
}

/// 10,000 random damages of texts. A text that is still accepted is accepted by the second checker as well.
#[test]
fn damaged_texts_are_rejected_or_still_proofs() {
    let mut total = Fates::default();
    for (claim, wrong, damages) in [
        (nim_sum(3), [nim_sum(2), nim_sum(5)], 4_000),
        (nim_sum(7), [nim_sum(6), nim_sum(8)], 3_000),
        (lowered(5), [lowered(3), lowered(6)], 3_000),
    ] {
        let Fates { unreadable, rejected, the_same, still_a_proof } = fates(&claim, &wrong, damages);
        assert_eq!(unreadable + rejected + the_same + still_a_proof, damages);
        total.unreadable += unreadable;
        total.rejected += rejected;
        total.the_same += the_same;
        total.still_a_proof += still_a_proof;
    }
    println!("{total:?}");
    assert!(total.rejected > 4_000 && total.unreadable > 1_000, "{total:?}");
    // Few damages change nothing that matters.
    assert!(total.still_a_proof < 500, "{total:?}");
}
