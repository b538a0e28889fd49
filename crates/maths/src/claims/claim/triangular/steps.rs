//! Claims of `triangular` about single steps of sequences, and about going on with one.

use crate::claims::Kind;
use crate::claims::check::{Cases, Check, failure, triangle};
use crate::claims::claim::Entry;
use crate::claims::claim::triangular::sequence::{Steps, each_sequence};
use crate::claims::claim::triangular::sequences::LEMMA_5_1;
use crate::claims::verdict::Finding;
use crate::games::Position;

const SO: (Finding, Finding) = (Finding::Holds(true), Finding::Holds(false));

pub(in crate::claims::claim) const LEMMA_5_3: Entry = Entry {
    id: "triangular Lem 5.3",
    kind: Kind::Lemma,
    check: |p, _| {
        let (k, steps) = (p.k, Steps::of(p.k));
        let most = k.ceiling_of_product(1);
        let look = move |h: u32| {
            let scaled = i64::from(h) * i64::from(k.denominator());
            if h % 2 == 1 || h >= most || leads_as_stated(steps, scaled) {
                return None;
            }
            failure(triangle(k), Position::new(h, 0, 0), SO)
        };
        // The even h < k.
        let count = move |bound: u32| u64::from(bound.min(most.saturating_sub(1)) / 2 + 1);
        Check::Cases(Cases::new(0, count, move |_, h| look(h)))
    },
    ..LEMMA_5_1
};

/// True if the three steps from h have the results that Lemma 5.3 states.
fn leads_as_stated(steps: Steps, h: i64) -> bool {
    let [one, two, three] = steps.all(h);
    let first = !steps.is_low(h) || (0 <= two && two < one && steps.is_inside(one) && three < 0);
    let second = !steps.is_high(h) || (0 < three && steps.is_inside(three) && steps.is_above(two) && two < one);
    let third = !steps.is_above(three) && (steps.is_high(h) || !(steps.is_above(one) || steps.is_above(two)));
    first && second && third
}

pub(in crate::claims::claim) const LEMMA_5_4: Entry = Entry {
    id: "triangular Lem 5.4",
    check: |p, _| {
        let steps = Steps::of(p.k);
        each_sequence(move |cells| {
            let terms = steps.stepped(cells);
            let is_so = |pair: &[i64]| {
                let [one, two, three] = steps.all(pair[0]);
                let is_low = pair[0] >= 0 && steps.is_low(pair[0]) && [one, two].contains(&pair[1]);
                is_low || (steps.is_high(pair[0]) && steps.is_inside(pair[0]) && pair[1] == three)
            };
            let (stated, found) = (terms.windows(2).all(is_so), steps.type_of(&terms) == 1);
            (stated != found).then_some((Finding::Holds(stated), Finding::Holds(found)))
        })
    },
    ..LEMMA_5_1
};

pub(in crate::claims::claim) const LEMMA_5_5: Entry = Entry {
    id: "triangular Lem 5.5",
    check: |p, _| {
        let steps = Steps::of(p.k);
        each_sequence(move |cells| {
            let terms = steps.stepped(cells);
            let goes_on = || terms.last().is_some_and(|&last| goes_on(steps, last, 1));
            (steps.type_of(&terms) == 1 && !goes_on()).then_some(SO)
        })
    },
    ..LEMMA_5_1
};

/// True if `more` further terms can follow this one inside of 0 ≤ b < k.
fn goes_on(steps: Steps, last: i64, more: usize) -> bool {
    more == 0 || steps.all(last).into_iter().any(|next| steps.is_inside(next) && goes_on(steps, next, more - 1))
}

pub(in crate::claims::claim) const LEMMA_5_6: Entry = Entry {
    id: "triangular Lem 5.6",
    check: |p, _| {
        let steps = Steps::of(p.k);
        each_sequence(move |cells| {
            let terms = steps.stepped(cells);
            let (stated, found) = (branches(steps, &terms), steps.type_of(&terms) == 2);
            (stated != found).then_some((Finding::Holds(stated), Finding::Holds(found)))
        })
    },
    ..LEMMA_5_1
};

/// True if a sequence of type 1 has the same terms up to some c_j ≥ 2m+2, and then continues with P3 where this one has P1 or P2.
fn branches(steps: Steps, terms: &[i64]) -> bool {
    (0..terms.len().saturating_sub(1)).any(|j| {
        let [one, two, three] = steps.all(terms[j]);
        let is_common = steps.type_of(&terms[..=j]) == 1 && steps.is_high(terms[j]);
        let leaves = [one, two].contains(&terms[j + 1]) && steps.is_inside(three);
        is_common && leaves && goes_on(steps, three, terms.len() - j - 2)
    })
}
