//! Claims of `triangular` about sequences and their types.

use crate::claims::check::{Cases, Check};
use crate::claims::claim::Entry;
use crate::claims::claim::triangular::sequence::{Steps, each_sequence, leading, step};
use crate::claims::verdict::Finding;
use crate::claims::{Kind, Looked, Parameter, Parameters};

/// True if k = 4m+3, the assumption of `triangular` in Sections 4 to 7.
pub(super) fn is_its_k(p: &Parameters) -> bool {
    p.whole_k().is_some_and(|k| k % 4 == 3)
}

pub(in crate::claims::claim) const EXAMPLE_5_1: Entry = Entry {
    id: "triangular Ex 5.1",
    kind: Kind::Example,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 200,
    looked: |_| Looked::Cases,
    check: |_, _| listed(|terms, _| Finding::Term(terms.last().copied().unwrap_or(0)), Finding::Term, None),
};

pub(in crate::claims::claim) const REMARK_5_1: Entry = Entry {
    id: "triangular Rem 5.1",
    kind: Kind::Remark,
    check: |_, _| listed(|terms, steps| Finding::Type(steps.type_of(terms)), |_| Finding::Type(0), Some([1, 2, 3])),
    ..EXAMPLE_5_1
};

/// The three sequences for k = 7, with every beginning of each: reported is its last term, or its type where it
/// is whole.
fn listed(found: fn(&[i64], Steps) -> Finding, of_term: fn(i64) -> Finding, types: Option<[u32; 3]>) -> Check {
    const STEPS: [&[usize]; 3] = [&[1, 2, 1, 2, 0], &[1, 2, 1, 1, 0], &[2, 0, 1, 0, 2, 0]];
    const TERMS: [&[i64]; 3] = [&[2, 4, 2, 4, 2, 6], &[2, 4, 2, 4, 8, 18], &[2, -2, -2, -4, -6, -18, -34]];
    let mut items = Vec::new();
    for (index, (steps, terms)) in STEPS.into_iter().zip(TERMS).enumerate() {
        for length in 0..=steps.len() {
            let stated = match types {
                Some(types) if length == steps.len() => Finding::Type(types[index]),
                Some(_) => continue,
                None => of_term(terms[length]),
            };
            let digits = |digit: fn(usize) -> u32| steps[..length].iter().fold(1, |all, &step| 2 * all + digit(step));
            // P1 is (1, 0, 1), P2 is (0, 0, 0), P3 is (1, 1, 0).
            let (x, z) = (digits(|step| u32::from(step != 1)), digits(|step| u32::from(step == 0)));
            items.push(([x, x ^ z, z], stated));
        }
    }
    let seven = Steps::of_whole(7);
    Check::Cases(Cases::numbers_listed(items, move |numbers| found(&seven.stepped(numbers), seven)))
}

pub(in crate::claims::claim) const LEMMA_5_1: Entry = Entry {
    id: "triangular Lem 5.1",
    kind: Kind::Lemma,
    is_ours: false,
    takes: &[(Parameter::K, "7")],
    is_stated: is_its_k,
    bound: 500,
    looked: |_| Looked::Cases,
    check: |p, _| {
        let steps = Steps::of(p.k);
        each_sequence(move |cells| {
            let terms = steps.stepped(cells);
            let stated = match terms.last() {
                Some(&last) if steps.is_inside(last) => 1,
                Some(&last) if steps.is_above(last) => 2,
                _ => 3,
            };
            let found = steps.type_of(&terms);
            (stated != found).then_some((Finding::Type(stated), Finding::Type(found)))
        })
    },
};

pub(in crate::claims::claim) const LEMMA_5_2: Entry = Entry {
    id: "triangular Lem 5.2",
    check: |p, _| {
        let steps = Steps::of(p.k);
        each_sequence(move |cells| {
            let terms = steps.stepped(cells);
            let begins_so = (1..=terms.len()).any(|length| steps.type_of(&terms[..length]) == 2);
            let found = steps.type_of(&terms);
            (begins_so && found != 2).then_some((Finding::Type(2), Finding::Type(found)))
        })
    },
    ..LEMMA_5_1
};

pub(in crate::claims::claim) const LEMMA_6_1: Entry = Entry {
    id: "triangular Lem 6.1",
    check: |p, _| {
        let steps = Steps::of(p.k);
        each_sequence(move |cells| {
            let terms = steps.generated(cells);
            let (first, last) = (*terms.first()?, *terms.last()?);
            let pairs = [(steps.first(), first), (steps.gap(cells), last)];
            let (stated, found) = pairs.into_iter().find(|(stated, found)| stated != found)?;
            Some((Finding::Term(stated), Finding::Term(found)))
        })
    },
    ..LEMMA_5_1
};

pub(in crate::claims::claim) const LEMMA_6_2: Entry = Entry {
    id: "triangular Lem 6.2",
    check: |p, _| {
        let steps = Steps::of(p.k);
        each_sequence(move |cells| {
            let terms = steps.generated(cells);
            let places = (0..leading(cells)).rev();
            let pairs = terms.windows(2).zip(places).map(|(pair, at)| (steps.all(pair[0])[step(cells, at)], pair[1]));
            let (stated, found) = pairs.into_iter().find(|(stated, found)| stated != found)?;
            Some((Finding::Term(stated), Finding::Term(found)))
        })
    },
    ..LEMMA_5_1
};
