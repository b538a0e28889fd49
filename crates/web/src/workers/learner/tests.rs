//! Sets are learned, not learned and stopped by messages, as the page sends them.

use crate::workers::host::Ticket;
use crate::workers::learner::Handler;
use crate::workers::learner::protocol::{
    FromLearner, Question, RuleSweep, Studied, Study, SweepAbout, SweptCell, Target, ToLearner, WhyNot,
};
use crate::workers::prover::protocol::{Listed, Size};
use maths::games::{Coordinates, Position, Ruleset};
use proofs::theorems::foundry::Grid;
use std::collections::HashMap;

fn studied(handler: &mut Handler, rules: &str, target: Target) -> Studied {
    let study = Study { may_take_long: false, ruleset: rules.parse().unwrap(), target };
    handler.receive(ToLearner::Ask { ticket: Ticket(7), question: Question::Learn(study) });
    loop {
        if let Some(FromLearner::Answered { answer, .. }) = handler.step() {
            return answer.studied().unwrap();
        }
    }
}

#[test]
fn sets_are_learned_and_come_with_their_automata_and_a_formula() {
    let mut handler = Handler::default();
    let Studied::Proved(theorem) = studied(&mut handler, "triangle:k=7", Target::Value(0)) else { panic!() };
    assert_eq!(theorem.formula.as_deref(), Some("x ⊕ y ⊕ z = 0"));
    let [layer] = &theorem.layers[..] else { panic!() };
    assert_eq!((layer.set.automaton.states, layer.least_first, layer.set.size), (5, Some(5), Size::Some));
    // It is recognised as the automaton of the paper.
    assert_eq!(layer.set.automaton.sums.as_ref().map(|sums| sums.k), Some(7));
    assert!(layer.walnut[0].starts_with("lsd_2 lsd_2 lsd_2") && layer.walnut[1].starts_with("msd_2 msd_2 msd_2"));
    assert!(theorem.course.stable >= 16 && theorem.course.boxes.iter().any(|compared| compared.side >= 256));
    let Studied::Proved(theorem) = studied(&mut handler, "step:k=2,s=0,pass", Target::Value(0)) else { panic!() };
    assert_eq!(theorem.layers.len(), 2);
}

#[test]
fn where_two_rulesets_differ_follows_from_both() {
    let mut handler = Handler::default();
    let mut differing = |rules: &str, other: &str| {
        let target = Target::Difference(other.parse().unwrap());
        let Studied::Proved(theorem) = studied(&mut handler, rules, target) else { panic!("{rules}, {other}") };
        theorem.layers[0].set.clone()
    };
    assert_eq!(differing("triangle:k=3", "triangle:k=3").size, Size::Empty);
    // In both a position is a P-position if and only if its nim-sum is 0.
    assert_eq!(differing("nim", "triangle:k=3").size, Size::Empty);
    let misere = differing("nim", "nim:misere");
    // Those without a coordinate above 1, and no others.
    assert_eq!(misere.members.len(), 8, "{misere:?}");
    assert!(matches!(misere.listed, Listed::UpTo(_)));
}

#[test]
fn what_is_not_learned_has_a_lower_bound_and_can_be_stopped() {
    let mut handler = Handler::default();
    let Studied::NotProved(not) = studied(&mut handler, "triangle:k=2", Target::Value(0)) else { panic!() };
    assert!(matches!(not.why, WhyNot::States(1000)), "{:?}", not.why);
    let [bound] = &not.bounds[..] else { panic!() };
    assert!(bound.states > 1000 && bound.example.is_some());
    assert_eq!(bound.text.matches("state 1000:").count(), 1);
    let study = Study { may_take_long: false, ruleset: "triangle:k=2".parse().unwrap(), target: Target::Value(0) };
    handler.receive(ToLearner::Ask { ticket: Ticket(8), question: Question::Learn(study) });
    assert!(matches!(handler.step(), Some(FromLearner::Progress { .. })));
    let stopped = handler.receive(ToLearner::Stop { ticket: Ticket(8) });
    let Some(FromLearner::Answered { answer, .. }) = stopped else { panic!() };
    assert_eq!(answer.studied(), Some(Studied::Unfinished));
    assert!(handler.is_idle());
    let four = studied(&mut handler, "sharing:piles=4", Target::Value(0));
    let Studied::NotProved(not) = four else { panic!() };
    assert!(matches!(not.why, WhyNot::CannotBegin(_)) && not.bounds.is_empty());
}

/// What takes long is given up, and the page can ask for it again.
#[test]
fn what_takes_long_is_given_up_first() {
    let mut handler = Handler::default();
    let mut ended = |may_take_long| {
        let study = Study { may_take_long, ruleset: "step:k=5,s=2".parse().unwrap(), target: Target::Value(0) };
        handler.receive(ToLearner::Ask { ticket: Ticket(7), question: Question::Learn(study) });
        loop {
            if let Some(FromLearner::Answered { answer, .. }) = handler.step() {
                let Some(Studied::NotProved(not)) = answer.studied() else { panic!("it is not proved") };
                return not;
            }
        }
    };
    let (first, then) = (ended(false), ended(true));
    assert_eq!(first.why, WhyNot::Work);
    assert_ne!(then.why, WhyNot::Work);
    assert!(
        first.course.boxes.len() > 2 && first.bounds[0].states > 1 && then.bounds[0].states >= first.bounds[0].states
    );
}

fn swept(handler: &mut Handler, text: &str, about: SweepAbout) -> Vec<SweptCell> {
    let question = Question::Sweep(RuleSweep { text: text.into(), about });
    handler.receive(ToLearner::Ask { ticket: Ticket(9), question });
    loop {
        if let Some(FromLearner::Answered { answer, .. }) = handler.step() {
            return answer.swept().unwrap();
        }
    }
}

/// Whether each legal position with coordinates up to a bound is a P-position, by plain recursion; without the pass and with it.
fn outcomes(ruleset: Ruleset, bound: u32) -> Vec<(Position, bool)> {
    let count = ruleset.rules.count();
    let mut all = vec![vec![]];
    for _ in 0..count {
        let longer = |numbers: Vec<u32>| (0..=bound).map(move |next| [numbers.clone(), vec![next]].concat());
        all = all.into_iter().flat_map(longer).collect();
    }
    let passes: &[bool] = if ruleset.pass { &[false, true] } else { &[false] };
    let mut known = HashMap::new();
    let positions = all.iter().flat_map(|numbers| {
        let coordinates = Coordinates::new(numbers).unwrap();
        passes.iter().map(move |pass| Position::at(coordinates).with_pass(*pass))
    });
    let legal = positions.filter(|position| ruleset.lowered(*position) == *position);
    legal.map(|at| (at, is_p(ruleset, at, &mut known))).collect()
}

fn is_p(ruleset: Ruleset, at: Position, known: &mut HashMap<Position, bool>) -> bool {
    if let Some(known) = known.get(&at) {
        return *known;
    }
    let options = ruleset.options(at);
    let found =
        if options.is_empty() { !ruleset.misere } else { !options.iter().any(|(_, to)| is_p(ruleset, *to, known)) };
    known.insert(at, found);
    found
}

#[test]
fn p_positions_of_swept_rules_are_counted_as_by_recursion() {
    let grids = [
        "rules:x y z;y<=floor((x+z+c)/k)\nk: 1..4\nc: 0..2",
        "rules:x y;move x by 1..m;move y by 1,n;move x,y by 1\nm: 1..3\nn: 2..4",
        "rules:a b;a<=b+k;move a by any;move b by any;pass\nk: 0..2",
        "rim: floor((x+z+c)/k)\nk: 2..3\nc: 0..1\npass: with",
    ];
    let mut handler = Handler::default();
    for text in grids {
        let grid = Grid::read(text).unwrap();
        let cells = swept(&mut handler, text, SweepAbout::Count { bound: 7 });
        let count = |cell| {
            let all = outcomes(grid.ruleset(cell).unwrap(), 7);
            SweptCell::Counted(all.into_iter().filter(|(_, is_p)| *is_p).count() as u64)
        };
        assert_eq!(cells, (0..grid.count()).map(count).collect::<Vec<_>>(), "{text}");
    }
}

#[test]
fn formulas_on_swept_rules_fail_where_recursion_says() {
    let text = "rules:x y z;y<=floor((x+z)/k)\nk: 1..8";
    let grid = Grid::read(text).unwrap();
    let about = SweepAbout::Formula { formula: "x ⊕ y ⊕ z = 0".into(), bound: 9 };
    let cells = swept(&mut Handler::default(), text, about);
    let (mut right, mut wrong) = (0, 0);
    for (cell, found) in cells.iter().enumerate() {
        let ruleset = grid.ruleset(cell).unwrap();
        let nim_sum = |position: Position| position.xyz().into_iter().fold(0, |sum, number| sum ^ number) == 0;
        let all = outcomes(ruleset, 9).into_iter();
        let failures: Vec<Position> = all.filter(|(at, is_p)| nim_sum(*at) != *is_p).map(|(at, _)| at).collect();
        let size = |at: &Position| (at.xyz().into_iter().max(), at.coordinates.sum(), at.xyz());
        match (found, failures.into_iter().min_by_key(size)) {
            (SweptCell::Holds, None) => right += 1,
            (SweptCell::Fails(game), Some(first)) => {
                assert_eq!((game.ruleset(), game.position()), (ruleset, first));
                wrong += 1;
            }
            other => panic!("{ruleset}: {other:?}"),
        }
    }
    assert!(right >= 2 && wrong >= 2, "{cells:?}");
}

#[test]
fn automata_of_swept_rules_are_those_that_are_learned_one_by_one() {
    let mut handler = Handler::default();
    let text = "rules:a b c;b<=floor((a+c)/k)\nk: 1..7";
    let cells = swept(&mut handler, text, SweepAbout::Learn);
    for (k, found) in (1..).zip(&cells) {
        match (k % 2, studied(&mut handler, &format!("triangle:k={k}"), Target::Value(0))) {
            (1, Studied::Proved(theorem)) => {
                assert_eq!(*found, SweptCell::Proved(theorem.layers[0].least_first.unwrap()), "k = {k}");
            }
            (0, Studied::NotProved(_)) => assert!(matches!(found, SweptCell::AtLeast(50..)), "k = {k}: {found:?}"),
            (_, studied) => panic!("k = {k}: {studied:?}"),
        }
    }
    assert_eq!(cells.len(), 7);
}

#[test]
fn what_cannot_be_swept_is_said_cell_by_cell_and_a_sweep_can_be_stopped() {
    let mut handler = Handler::default();
    let falls = "rules:x y;y<=5+a*x;move x by any;move y by any\na: -1, 1";
    let counted = swept(&mut handler, falls, SweepAbout::Count { bound: 6 });
    assert_eq!(counted, [SweptCell::NoRules, SweptCell::Counted(outcomes_of("rules:x y;y<=5+x", 6))]);
    let four = "rules:a b c d;move a by 1..n\nn: 1..2";
    assert_eq!(swept(&mut handler, four, SweepAbout::Learn), [SweptCell::Undecided; 2]);
    let formula = || SweepAbout::Formula { formula: "1/(x - 2) > y".into(), bound: 6 };
    let [SweptCell::Fails(_) | SweptCell::Undefined(_)] = swept(&mut handler, "rim: n\nn: 1", formula())[..] else {
        panic!()
    };
    // A text that is no grid has no cells.
    assert!(swept(&mut handler, "rim: n", formula()).is_empty());
    let question = RuleSweep { text: "rim: floor((x+z)/k)\nk: 1..900".into(), about: SweepAbout::Learn };
    handler.receive(ToLearner::Ask { ticket: Ticket(10), question: Question::Sweep(question) });
    while !matches!(handler.step(), Some(FromLearner::Growing { answer, .. }) if answer.clone().swept().unwrap().len() == 1)
    {
    }
    let Some(FromLearner::Answered { answer, .. }) = handler.receive(ToLearner::Stop { ticket: Ticket(10) }) else {
        panic!()
    };
    assert_eq!(answer.swept().map(|cells| cells.len()), Some(1));
}

fn outcomes_of(rules: &str, bound: u32) -> u64 {
    outcomes(rules.parse().unwrap(), bound).into_iter().filter(|(_, is_p)| *is_p).count() as u64
}
