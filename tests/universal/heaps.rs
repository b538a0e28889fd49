//! `Heaps.v` and `Lasker.v`: taking tokens from heaps, and splitting heaps.

use super::Row;
use super::bars::mex;
use super::parameters::thirty;

pub(super) const ROWS: [Row; 8] = [
    ("heap_values_exist_uniquely", || assert!(codes().iter().all(|code| values(code, 40)[0] == 0))),
    ("heaps_P_positions", sums),
    ("guy_smith", || periods(true)),
    ("subtraction_period", || periods(false)),
    ("checked", || {
        periods(true);
        periods(false);
    }),
    ("kayles", || assert!(is_periodic(&[0, 7, 7], 71, 12))),
    ("dawsons_kayles", || assert!(is_periodic(&[0, 0, 7], 53, 34))),
    ("subtraction_2_5_7", || assert!(is_periodic(&[0, 0, 3, 0, 0, 3, 0, 3], 0, 22))),
];

pub(super) const LASKER: [Row; 1] = [("laskers_nim", laskers_nim)];

/// The heaps that moves leave of one heap.
fn moves(code: &[u8], heap: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    for (taken, digit) in code.iter().enumerate().take_while(|(taken, _)| *taken <= heap) {
        let left = heap - taken;
        if digit & 1 != 0 && left == 0 && taken > 0 {
            found.push(Vec::new());
        }
        if digit & 2 != 0 && left > 0 && taken > 0 {
            found.push(vec![left]);
        }
        if digit & 4 != 0 {
            found.extend((1..left).map(|part| vec![part, left - part]));
        }
    }
    found
}

/// The values of the heaps up to this one.
fn values(code: &[u8], largest: usize) -> Vec<i64> {
    let mut known: Vec<i64> = Vec::new();
    for heap in 0..=largest {
        let options = moves(code, heap).into_iter().map(|left| left.iter().fold(0, |sum, &part| sum ^ known[part]));
        let value = mex(options);
        known.push(value);
    }
    known
}

/// Codes with three digits, some of which split heaps.
fn codes() -> Vec<Vec<u8>> {
    let all = (0_u8..8).flat_map(|a| [0_u8, 1, 2, 3, 4, 7].map(|b| [0_u8, 6].map(|c| vec![4 * (a / 4), a, b, c])));
    thirty(all.flatten())
}

fn is_periodic(code: &[u8], from: usize, period: usize) -> bool {
    let known = values(code, 400);
    (from..=400 - period).all(|heap| known[heap + period] == known[heap])
}

/// A period that a window has goes on.
fn periods(splits: bool) {
    let mut tried = 0;
    for code in codes().into_iter().filter(|code| code.iter().any(|digit| digit & 4 != 0) == splits) {
        let (known, largest) = (values(&code, 200), code.len() - 1);
        for (from, period) in (1..30).flat_map(|from| (1..30).map(move |period| (from, period))) {
            let end = if splits { 2 * from + period + largest } else { from + largest };
            if (from..end).all(|heap| known[heap + period] == known[heap]) {
                tried += 1;
                assert!(
                    (from..=200 - period).all(|heap| known[heap + period] == known[heap]),
                    "{code:?} {from} {period}"
                );
            }
        }
    }
    assert!(tried >= 30, "{tried}");
}

/// The player to move loses two or three small heaps if and only if the nim-sum is 0.
fn sums() {
    fn loses(code: &[u8], heaps: &[usize]) -> bool {
        (0..heaps.len()).all(|at| {
            moves(code, heaps[at]).into_iter().all(|left| {
                let others = heaps.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, heap)| *heap);
                !loses(code, &others.chain(left).collect::<Vec<_>>())
            })
        })
    }
    for code in codes() {
        let known = values(&code, 4);
        for heaps in (0..=3).flat_map(|a| (0..=a).map(move |b| vec![a, b, 1])) {
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ known[heap]);
            assert_eq!(loses(&code, &heaps), sum == 0, "{code:?} {heaps:?}");
        }
    }
}

/// Any number is taken, or a heap is split.
fn laskers_nim() {
    let code: Vec<u8> = std::iter::once(4).chain([3; 121]).collect();
    for (heap, value) in (0_i64..).zip(values(&code, 121)) {
        let expected = match heap % 4 {
            3 => heap + 1,
            0 if heap > 0 => heap - 1,
            _ => heap,
        };
        assert_eq!(value, expected, "{heap}");
    }
}
