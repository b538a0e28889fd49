//! Sums compared with plain recursion over the whole sum, and some whose values are known without any.

use crate::games::{Game, Position, Ruleset, Sum, SumMove, Whole};
use crate::solver::{Advice, Computation, Evaluation, Extent, Plan, Solving, SumEvaluation, SumRefusal, SumSearch};
use crate::values::{Nimber, Outcome, mex};
use proptest::prelude::*;
use std::collections::HashMap;

fn sum(text: &str) -> Sum {
    text.parse().unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

/// The definition alone: the value of a sum is the mex of those of its options, and how long it lasts goes with the outcome.
#[derive(Default)]
struct Judge(HashMap<Sum, (Nimber, Outcome, u32)>);

impl Judge {
    fn judge(&mut self, sum: &Sum) -> (Nimber, Outcome, u32) {
        if let Some(known) = self.0.get(sum) {
            return *known;
        }
        let options: Vec<_> = sum.options().into_iter().map(|(_, to)| self.judge(&to)).collect();
        let won = options.iter().filter(|(_, outcome, _)| *outcome == Outcome::P).map(|(.., moves)| moves + 1).min();
        let known = match (options.is_empty(), won) {
            (true, _) if sum.is_misere() => (Nimber(1), Outcome::N, 0),
            (true, _) => (Nimber(0), Outcome::P, 0),
            (false, Some(moves)) => (mex(options.iter().map(|option| option.0)), Outcome::N, moves),
            (false, None) => (
                mex(options.iter().map(|option| option.0)),
                Outcome::P,
                1 + options.iter().map(|option| option.2).max().unwrap(),
            ),
        };
        self.0.insert(sum.clone(), known);
        known
    }
}

/// The evaluation from the tables of the parts.
fn by_parts(sum: &Sum) -> Option<SumEvaluation> {
    if sum.is_misere() || sum.whole().pass.is_some() {
        assert_eq!(SumEvaluation::of_parts(sum, &[]), None);
        return None;
    }
    let evaluation = |game: &Game| {
        let table = Solving::solve(game.ruleset(), Extent::holding(game), Plan::BOUND).unwrap();
        Evaluation::of(game, &table).unwrap()
    };
    SumEvaluation::of_parts(sum, &sum.parts().iter().map(evaluation).collect::<Vec<_>>())
}

/// Compares all results for a sum, and for every sum that can be reached from it, with the judge.
fn check(sum: &Sum) {
    let mut judge = Judge::default();
    judge.judge(sum);
    let search = SumSearch::of(sum).unwrap();
    let (done, total) = search.progress();
    assert_eq!(done, total);
    for (reached, (value, outcome, moves)) in &judge.0 {
        let found = (search.value(reached), search.outcome(reached), search.remoteness(reached));
        assert_eq!(found, (Some(*value), Some(*outcome), Some(*moves)), "{reached} from {sum}");
    }
    let (value, outcome, moves) = judge.judge(sum);
    let searched = SumEvaluation::of_search(sum, &search).unwrap();
    assert_eq!((searched.value, searched.outcome), (value.0, outcome), "{sum}");
    let expected: Vec<_> = sum.options().into_iter().map(|(play, to)| (play, judge.judge(&to).0.0)).collect();
    let options =
        |found: &SumEvaluation| found.options.iter().map(|option| (option.play, option.value)).collect::<Vec<_>>();
    assert_eq!(options(&searched), expected, "{sum}");
    let advice = Advice::of_search(sum, &search).unwrap();
    assert_eq!((advice.outcome, advice.remoteness), (outcome, Some(moves)), "{sum}");
    for (option, (play, to)) in advice.options.iter().zip(sum.options()) {
        let (_, after, left) = judge.judge(&to);
        assert_eq!((option.play, option.outcome, option.remoteness), (play, after, Some(left)), "{sum}");
        assert_eq!(option.is_best, left + 1 == moves && after != outcome, "{sum}: {play:?}");
    }
    match by_parts(sum) {
        Some(found) => {
            assert_eq!((found.value, options(&found)), (value.0, expected), "{sum}");
            let advice = Advice::of_values(sum, &found);
            assert!(
                advice.options.iter().zip(&found.options).all(|(a, b)| a.outcome == Outcome::of_value(Nimber(b.value)))
            );
            assert_eq!(advice.best().next().is_none(), sum.is_terminal(), "{sum}");
        }
        None => assert!(sum.is_misere() || sum.whole().pass.is_some(), "{sum}"),
    }
}

const PARTS: [&str; 8] = [
    "nim",
    "nim:pass",
    "sharing",
    "sharing:pass",
    "triangle:k=2",
    "triangle:k=5/2,pass",
    "step:k=2,s=1",
    "bar:heights=1-2-2-4",
];

fn part(ruleset: &str, cells: [u32; 3]) -> Game {
    let ruleset: Ruleset = ruleset.parse().unwrap();
    let [x, y, z] = cells;
    let position = ruleset.lowered(Position::new(x, y, z)).with_pass(ruleset.pass && (x + z) % 2 == 0);
    Game::new(ruleset, position).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn sums_are_as_plain_recursion_has_them(
        parts in prop::collection::vec((prop::sample::select(&PARTS[..]), [0u32..3, 0..3, 0..4]), 2..4),
        misere: bool, pass: Option<bool>,
    ) {
        let parts = parts.into_iter().map(|(ruleset, cells)| part(ruleset, cells)).collect();
        check(&Sum::new(parts, Whole { misere, pass }).unwrap());
    }
}

#[test]
fn parts_may_have_two_to_six_piles() {
    for text in ["sum:misere: sharing:0,5 + sharing:3,0,0,2", "sum:pass=1: sharing:0,1,2,0,3,1 + nim:1,0,1"] {
        check(&sum(text));
    }
}

#[test]
fn large_values_are_exact() {
    for text in [
        "sum:misere: nim:70,0,0 + nim:3,0,0",
        "sum:pass=1: nim:1,0,1 + nim:64,0,0",
        "sum:misere,pass=1: nim:1,0,0 + nim:0,0,66",
    ] {
        check(&sum(text));
    }
}

#[test]
fn heaps_of_nim_are_one_sum_however_they_are_divided() {
    // Bouton: the nim-sum; under misère play the same, except that of heaps of 1 alone an odd number is lost.
    for (text, value) in
        [("nim:1,2,3 + nim:4,0,0", 4), ("nim:1,0,0 + nim:2,0,0 + nim:3,0,0", 0), ("nim:5,0,3 + nim:0,6,0", 0)]
    {
        assert_eq!(by_parts(&sum(text)).unwrap().value, value, "{text}");
        let misere = sum(text).with_whole(Whole { misere: true, pass: None });
        let outcome = SumSearch::of(&misere).unwrap().outcome(&misere).unwrap();
        assert_eq!(outcome == Outcome::P, value == 0, "{text}");
    }
    for (heaps, outcome) in [(2, Outcome::N), (3, Outcome::P), (8, Outcome::N)] {
        let ones = sum(&format!("sum:misere: {}", vec!["nim:1,0,0"; heaps].join(" + ")));
        assert_eq!(SumSearch::of(&ones).unwrap().outcome(&ones), Some(outcome), "{heaps}");
    }
}

#[test]
fn the_values_of_misere_parts_do_not_add_up() {
    // Two heaps of 2 are P under misère play, and so is one heap of 1; but 2 + 2 + 1 is N: take the 1.
    let misere = sum("sum:misere: nim:2,0,2 + nim:1,0,0");
    assert_eq!(SumSearch::of(&misere).unwrap().outcome(&misere), Some(Outcome::N));
    assert_eq!(by_parts(&misere), None);
}

#[test]
fn one_pass_for_the_whole_is_used_once() {
    // One token and the pass: take the token. Two heaps of 1, P without the pass: pass, and it is P again.
    let one = sum("sum:pass=1: nim:1,0,0 + nim:0,0,0");
    let search = SumSearch::of(&one).unwrap();
    assert_eq!((search.value(&one), search.remoteness(&one)), (Some(Nimber(2)), Some(1)));
    let two = sum("sum:pass=1: nim:1,0,0 + nim:1,0,0");
    let best = Advice::of_search(&two, &SumSearch::of(&two).unwrap()).unwrap();
    assert_eq!((best.outcome, best.best().collect::<Vec<_>>()), (Outcome::N, vec![SumMove::Pass]));
}

#[test]
fn a_search_knows_what_can_be_reached_and_nothing_else() {
    let from = sum("sum:misere,pass=0: nim:1,2,1 + sharing:3,1,4");
    let search = SumSearch::of(&from).unwrap();
    assert!(search.value(&sum("sum:misere,pass=0: nim:0,2,1 + sharing:4,0,1")).is_none(), "other tokens");
    assert!(search.value(&sum("sum:misere,pass=0: nim:0,2,1 + sharing:3,2,3")).is_some());
    for other in [
        "sum:misere,pass=1: nim:1,2,1 + sharing:3,1,4",
        "sum:misere: nim:1,2,1 + sharing:3,1,4",
        "sum:pass=0: nim:1,2,1 + sharing:3,1,4",
        "sum:misere,pass=0: nim:1,3,1 + sharing:3,1,4",
        "sum:misere,pass=0: triangle:k=1:1,2,1 + sharing:3,1,4",
        "sum:misere,pass=0: nim:1,2,1 + nim:1,1,1 + sharing:3,1,4",
    ] {
        assert_eq!(search.value(&sum(other)), None, "{other}");
    }
}

#[test]
fn a_sum_beyond_the_budget_is_refused_before_it_is_searched() {
    let refused = |text: &str| SumSearch::of(&sum(text)).map(drop).unwrap_err();
    // 31³ positions and as many again: their product. The box of a bar is known without a list of it.
    assert_eq!(refused("sum:misere: nim:30,30,30 + nim:30,30,30"), SumRefusal::Positions(29_791 * 29_791));
    assert!(matches!(SumSearch::new(sum("sum:misere: nim:1000000000,0,0 + nim:1,0,0")), Err(SumRefusal::Positions(_))));
    // 20001 positions with 20000 · 20001 / 2 options, which are too many for a list.
    assert!(matches!(refused("sum:misere: nim:20000,0,0 + nim:1,0,0"), SumRefusal::Listed(_)));
    // 4001 positions with 4000 · 4001 / 2 options; each is visited with each of the 100 positions of the other part.
    assert!(matches!(refused("sum:misere: nim:4000,0,0 + nim:99,0,0"), SumRefusal::Options(_)));
    // Far too many tokens are refused without a list.
    assert_eq!(refused("sum:misere: sharing:0,100000 + nim:1,0,0"), SumRefusal::Listed(50_000 * 50_001 / 2));
    let most = 500_000_000;
    assert_eq!(refused("sum:misere: sharing:0,3,1000000000 + nim:1,0,0"), SumRefusal::Listed(most * (most + 1) / 2));
}

#[test]
fn slices_find_the_same_and_say_how_far_they_are() {
    let text = sum("sum:pass=1: nim:4,3,2 + triangle:k=2:3,2,4");
    let whole = SumSearch::of(&text).unwrap();
    let mut search = SumSearch::new(text.clone()).unwrap();
    assert_eq!((search.progress(), search.bytes(), search.value(&text)), ((0, 0), None, None));
    let mut done = 0;
    while !search.advance(7).unwrap() {
        assert!(search.progress().0 >= done && search.value(&text).is_none());
        done = search.progress().0;
    }
    assert_eq!((search.value(&text), search.progress()), (whole.value(&text), whole.progress()));
    // 5 · 4 · 3 positions of one part; those of the other counted one by one; twice, for the pass.
    let legal = (0..=3u32).flat_map(|x| (0..=4u32).map(move |z| 2.min((x + z) / 2) + 1)).sum::<u32>();
    assert_eq!(search.progress().1, u64::from(60 * legal * 2));
}
