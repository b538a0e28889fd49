//! Lists of counterexamples are those that plain recursion and whole tables give, place by place.

use super::{Failures, Run};
use crate::claims::check::{Cases, Check, Columns, Maps, Values, failure};
use crate::claims::{Claim, Counterexample, Counterexamples, Each, End, Finding, Parameter, Parameters, Verdict};
use crate::games::{Game, Position, Ruleset};
use crate::solver::{Computation, Plan, Recursion};
use crate::values::Outcome;
use std::collections::BTreeMap;

const P: Finding = Finding::Outcome(Outcome::P);
const N: Finding = Finding::Outcome(Outcome::N);

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

fn finished(run: Run) -> Counterexamples {
    run.run_in_slices(1000).unwrap().listed()
}

fn listed(claim: Claim, parameters: &Parameters, bound: u32) -> Counterexamples {
    finished(Run::listing(claim, parameters, bound, Plan::BOUND))
}

fn planted(check: Check, bound: u32, most: usize) -> Run {
    Run::begin(check, true, bound, Plan::BOUND, Failures::all(most))
}

/// All positions of a bar with coordinates up to a bound.
fn positions(ruleset: Ruleset, bound: u32) -> Vec<Position> {
    let upto = move || 0..=bound;
    let cells = upto().flat_map(|x| upto().flat_map(move |y| upto().map(move |z| Position::new(x, y, z))));
    let both = cells.flat_map(|position| [position, position.with_pass(true)]);
    both.filter(|position| ruleset.check(*position).is_ok()).collect()
}

/// By largest coordinate, sum, coordinates, pass.
fn order(position: Position) -> (u32, u32, [u32; 3], bool) {
    let [x, y, z] = position.xyz();
    (x.max(y).max(z), x + y + z, position.xyz(), position.pass)
}

/// The obvious list: every position is judged by its value, and of those with the same place the smallest is kept.
fn obvious<K: Ord>(
    ruleset: Ruleset,
    all: Vec<Position>,
    judge: impl Fn(Position, u32) -> Option<(Finding, Finding)>,
    place: impl Fn(Position) -> K,
) -> Vec<Counterexample> {
    let mut values = Recursion::new(ruleset);
    let mut least: BTreeMap<K, Counterexample> = BTreeMap::new();
    for position in all {
        let Some((expected, found)) = judge(position, values.value(position).0) else { continue };
        let row = Counterexample { at: Game::new(ruleset, position).unwrap().into(), expected, found };
        let kept = least.entry(place(position)).or_insert(row);
        if order(position) < order(kept.at.position()) {
            *kept = row;
        }
    }
    let mut rows: Vec<Counterexample> = least.into_values().collect();
    rows.sort_by_key(|row| order(row.at.position()));
    rows
}

fn column(position: Position) -> (u32, u32) {
    (position.xyz()[0], position.xyz()[2])
}

/// The stated and the true outcome if a formula for P-positions is wrong.
fn outcomes(stated: bool, value: u32) -> Option<(Finding, Finding)> {
    (stated != (value == 0)).then_some(if stated { (P, N) } else { (N, P) })
}

#[test]
fn the_nim_sum_on_a_triangle_with_k_5_column_by_column() {
    let claim = Claim::Triangular7_3;
    for (k, bound) in [("5", 24), ("2", 17), ("5/2", 15)] {
        let rules = ruleset(&format!("triangle:k={k}"));
        let judge = |position: Position, value| {
            outcomes(position.coordinates.iter().fold(0, |sum, cell| sum ^ cell) == 0, value)
        };
        let wanted = obvious(rules, positions(rules, bound), judge, column);
        assert!(wanted.len() > 20, "{}", wanted.len());
        let parameters = claim.parameters().with(Parameter::K, k).unwrap();
        let all = listed(claim, &parameters, bound);
        assert_eq!(all, Counterexamples { rows: wanted, beyond: 0, each: Each::Column, end: End::Complete }, "k = {k}");
    }
}

#[test]
fn corollary_4_1_with_its_pass_column_by_column() {
    let claim = Claim::PassCorollary4_1;
    let rules = Ruleset { pass: true, ..ruleset("step:k=4,s=3") };
    // As printed: without s.
    let judge = |position: Position, value| {
        let [x, y, z] = position.xyz();
        let is_exception = position.xyz() == [0, 0, 0] && position.pass;
        outcomes(is_exception || x ^ y ^ z ^ u32::from(position.pass) == 0, value)
    };
    let parameters = claim.parameters().with(Parameter::K, "4").unwrap().with(Parameter::S, "3").unwrap();
    let all = listed(claim, &parameters, 14);
    assert_eq!(all.rows, obvious(rules, positions(rules, 14), judge, column));
    assert!(all.rows.len() > 20 && all.rows.iter().any(|row| row.at.position().pass));
}

#[test]
fn remark_5_position_by_position() {
    let sharing = ruleset("sharing");
    let mut values = Recursion::new(sharing);
    let mut wanted = Vec::new();
    for (a, b) in (0..=30u32).flat_map(|b| (0..=b / 2).map(move |a| (a, b))) {
        let at = Game::new(sharing, Position::new(0, a, b)).unwrap();
        if values.value(at.position()).0 == 0 {
            continue;
        }
        // Between two piles with an even difference there is one such move: from the larger to the smaller.
        let equal = |[x, y, z]: [u32; 3]| x == y || y == z || x == z;
        let made = at.options().into_iter().map(|(_, to)| to).filter(|to| {
            let changed: Vec<u32> =
                (0..3).filter(|&i| to.xyz()[i] != at.position().xyz()[i]).map(|i| to.xyz()[i]).collect();
            equal(to.xyz()) && matches!(changed[..], [one, other] if one == other)
        });
        let mut winning: Vec<[u32; 3]> = made.filter(|to| values.value(*to).0 == 0).map(|to| to.xyz()).collect();
        winning.iter_mut().for_each(|cells| cells.sort_unstable());
        winning.sort_unstable();
        winning.dedup();
        if winning.len() != 1 {
            let found = Finding::Winning(winning.len() as u32);
            wanted.push(Counterexample { at: at.into(), expected: Finding::Winning(1), found });
        }
    }
    wanted.sort_by_key(|row| order(row.at.position()));
    let all = listed(Claim::SharingRemark5, &Claim::SharingRemark5.parameters(), 30);
    assert_eq!((all.rows, all.each), (wanted, Each::NormalForm));
}

#[test]
fn values_position_by_position() {
    let rules = ruleset("step:k=2,s=1,pass");
    let judge = |position: Position, value| {
        let [x, y, z] = position.xyz();
        let stated = x ^ y ^ z;
        (stated != value).then_some((Finding::Value(stated), Finding::Value(value)))
    };
    let check = Check::Values(Values { ruleset: rules, judge: Box::new(judge) });
    let all = finished(planted(check, 9, Counterexamples::MOST));
    assert_eq!(all.rows, obvious(rules, positions(rules, 9), judge, |position| (position.xyz(), position.pass)));
    assert_eq!((all.each, all.end), (Each::Position, End::Complete));
    assert!(all.rows.len() > 100);
}

#[test]
fn columns_of_sharing_nim_one_by_one() {
    // That row 0 has no value above 1; its values are larger soon.
    let claim = Claim::SharingConjecture1;
    let parameters = claim.parameters().with(Parameter::Row, "3").unwrap().with(Parameter::G, "4").unwrap();
    let sharing = ruleset("sharing");
    let row = (3..=60).map(|b| Position::new(0, 3.min(b - 3), b)).collect();
    let judge = |_: Position, value| (value > 4).then_some((Finding::AtMost(4), Finding::MoreThan(4)));
    let all = listed(claim, &parameters, 60);
    assert_eq!(all.rows, obvious(sharing, row, judge, |position| position.xyz()[2]));
    assert_eq!((all.each, all.rows.len() > 10), (Each::SharingColumn, true));
    // One in each column, and the least a of it: the 1-positions with a ≤ b/2.
    let judge = |_, column: &[(u32, u32)]| {
        let ones = column.iter().filter(|(_, value)| *value == 1).map(|&(a, _)| a);
        ones.min().map(|a| (a, Finding::OtherThan(1), Finding::Value(1)))
    };
    let all = finished(planted(Check::Columns(Columns { g: 1, judge: Box::new(judge) }), 70_000, 100_000));
    let lower = (0..=60u32).flat_map(|b| (0..=b / 2).map(move |a| Position::new(0, a, b))).collect();
    let judge = |_: Position, value| (value == 1).then_some((Finding::OtherThan(1), Finding::Value(1)));
    let wanted = obvious(sharing, lower, judge, |position| position.xyz()[2]);
    assert_eq!(all.rows[..wanted.len()], wanted);
    assert!(all.rows[wanted.len()].at.position().xyz()[2] > 60);
    // By Theorem 4: those with b = 4k+2, and those with b = 4k+1 from 5 on.
    let of_theorem_4 = (0..=70_000).filter(|b| b % 4 == 2 || (b % 4 == 1 && *b >= 5)).count();
    assert_eq!(all.rows.len(), of_theorem_4);
}

#[test]
fn cases_of_each_part() {
    let rules = ruleset("triangle:k=3");
    let judge = |position: Position| {
        let [x, y, z] = position.xyz();
        (x + 2 * y + z).is_multiple_of(7).then_some((Finding::Holds(true), Finding::Holds(false)))
    };
    // Of those with the same largest coordinate n one for each x < n, and for x = n one for each z.
    let place = |position: Position| {
        let n = order(position).0;
        let [x, _, z] = position.xyz();
        if x < n { (n, x, None) } else { (n, x, Some(z)) }
    };
    let wanted = obvious(rules, positions(rules, 20), |position, _| judge(position), place);
    let all = finished(planted(Check::Cases(Cases::positions(rules, judge)), 20, 10_000));
    assert_eq!((all.rows, all.each), (wanted, Each::Part));
    let look = move |n: u32| failure(rules, Position::new(n, 0, n), (P, N)).filter(|_| n % 3 == 1);
    let check = Cases::new(0, |bound| u64::from(bound) + 1, move |_: &_, n| look(n));
    let all = finished(planted(Check::Cases(check), 20, 10_000));
    let numbers: Vec<u32> = all.rows.iter().map(|row| row.at.position().xyz()[0]).collect();
    assert_eq!((numbers, all.each), ((0..=20).filter(|n| n % 3 == 1).collect(), Each::Size));
}

/// x ⊕ y ⊕ z = 0 is wrong in most columns of the triangle with k = 2.
fn false_formula() -> Check {
    Check::Maps(Maps::formula(ruleset("triangle:k=2"), Box::new(|x, z, _| [Some(x ^ z), None])))
}

#[test]
fn more_than_the_most_are_counted_and_the_smallest_are_listed() {
    let whole = finished(planted(false_formula(), 60, 10_000));
    assert!(whole.rows.len() > 1000 && whole.beyond == 0);
    for most in [1, 2, 7, 100, whole.rows.len() - 1, whole.rows.len(), whole.rows.len() + 1] {
        let some = finished(planted(false_formula(), 60, most));
        assert_eq!(some.rows[..], whole.rows[..most.min(whole.rows.len())], "{most}");
        assert_eq!(some.count(), whole.count(), "{most}");
        assert_eq!(some.end, End::Complete);
    }
}

/// A run that is stopped lists what a run up to the bound lists that it tells, whatever the way.
#[test]
fn what_is_stopped_lists_all_up_to_the_bound_that_it_tells() {
    let rules = ruleset("triangle:k=3");
    let wrong = |position: Position| position.xyz()[0].is_multiple_of(3).then_some((P, N));
    let columns = |b: u32, _: &[(u32, u32)]| b.is_multiple_of(5).then_some((0, P, N));
    let checks: [&dyn Fn() -> (Check, u32); 4] = [
        &|| (false_formula(), 300),
        &|| (Check::Values(Values { ruleset: rules, judge: Box::new(move |position, _| wrong(position)) }), 40),
        &|| (Check::Cases(Cases::positions(rules, wrong)), 40),
        &|| (Check::Columns(Columns { g: 0, judge: Box::new(columns) }), 200_000),
    ];
    for (way, check) in checks.into_iter().enumerate() {
        for most in [500, 100_000] {
            let begin = |bound: u32| planted(check().0, bound, most);
            let bound = check().1;
            let mut run = begin(bound);
            assert_eq!(run.listed().end, End::Stopped { bound: None }, "{way}");
            let (mut seen, mut before) = (0, None);
            while !run.advance(1).unwrap() {
                let now = run.listed();
                let End::Stopped { bound: known } = now.end else { panic!("{now:?}") };
                assert!(known >= before && known <= Some(bound), "{way}: {before:?}, {known:?}");
                if let Some(known) = known.filter(|_| known != before && seen < 12) {
                    let small = finished(begin(known));
                    assert_eq!((now.rows, now.beyond), (small.rows, small.beyond), "{way} up to {known}");
                    seen += 1;
                }
                before = known;
            }
            // Of columns that come in their order the first 500 are there after the first slice.
            assert!(seen > 2 || most == 500, "{way}: {seen}");
            assert!(seen > 0, "{way}");
            assert_eq!(run.listed().end, End::Complete, "{way}");
        }
    }
}

#[test]
fn the_first_of_the_list_is_the_counterexample_of_the_verdict() {
    for claim in Claim::ALL {
        for k in ["2", "3", "5", "5/2"] {
            let parameters = claim.parameters().with(Parameter::K, k).unwrap();
            let Ok(run) = Run::new(claim, &parameters, 30, Plan::BOUND).run_to_end();
            let all = listed(claim, &parameters, 30);
            match run.stop().verdict {
                Verdict::Refuted { counterexample, expected, found } => {
                    let first = Counterexample { at: counterexample, expected, found };
                    assert_eq!((all.rows.first(), all.end), (Some(&first), End::Complete), "{} k = {k}", claim.id());
                }
                Verdict::Verified { .. } => assert_eq!((all.count(), all.end), (0, End::Complete), "{}", claim.id()),
                verdict @ (Verdict::Empty { .. } | Verdict::Outside(_) | Verdict::Refused { .. }) => {
                    assert_eq!((all.count(), all.end), (0, End::Nothing(verdict)), "{}", claim.id());
                }
                Verdict::Stopped { .. } => assert!(matches!(all.end, End::Stopped { .. }), "{}", claim.id()),
            }
            assert!(run.listed().rows.is_empty(), "a run that ends with the first one lists none");
        }
    }
}

#[test]
fn the_list_is_part_of_the_memory_that_is_planned() {
    for claim in [Claim::Triangular7_3, Claim::SharingConjecture3, Claim::PassCorollary3_1, Claim::Triangular7_1] {
        let parameters = claim.parameters();
        let least = Run::new(claim, &parameters, 40, Plan::BOUND).bytes();
        let bytes = Run::listing(claim, &parameters, 40, Plan::BOUND).bytes();
        assert!(bytes > least + 1_000_000);
        for (memory, is_refused) in [(bytes, false), (bytes - 1, true), (0, true)] {
            let all = finished(Run::listing(claim, &parameters, 40, memory));
            assert_eq!(matches!(all.end, End::Nothing(Verdict::Refused { .. })), is_refused, "{}", claim.id());
        }
    }
}
