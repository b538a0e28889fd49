//! Data arrive unchanged in another thread.

use super::verdicts::witness;
use crate::expressions::{Fault, Formula, Fraction, Kind, Mistake, Reason, Variable};
use crate::formulas::{CannotCompare, CollectedValues, FormulaValue, Taken, Verdict};
use crate::games::Position;
use crate::solver::NoMemory;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

#[track_caller]
fn travels<T: Serialize + DeserializeOwned + PartialEq + Debug>(sent: T) {
    let text = serde_json::to_string(&sent).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), sent, "{text}");
}

#[test]
fn verdicts_travel() {
    let first = Position::new(3, 1, 9).with_pass(true);
    let at = witness("step:k=3,s=1,pass", first);
    let number = FormulaValue::Number(Fraction::new(-7, 2).unwrap());
    travels(Verdict::Holds { positions: 9261, up_to: 20 });
    travels(Verdict::Refuted {
        at,
        stated: number,
        found: FormulaValue::Number(Fraction::whole(Fraction::BOUND - 1).unwrap()),
    });
    travels(Verdict::Refuted { at, stated: FormulaValue::Truth(true), found: FormulaValue::Truth(false) });
    for fault in [Fault::DivisionByZero, Fault::Overflow, Fault::NotWhole, Fault::NegativeShift, Fault::NoPosition] {
        travels(Verdict::Undefined { at, fault });
        travels(CollectedValues::Undefined { at, fault });
    }
    travels(Verdict::Stopped { positions: 216, up_to: 5 });
    let taken = vec![Taken { value: Fraction::whole(-6).unwrap(), count: 3, first }];
    travels(CollectedValues::All { values: taken.clone(), p_positions: 3, up_to: 20 });
    travels(CollectedValues::TooMany { values: taken, p_positions: 3, up_to: 20 });
}

#[test]
fn mistakes_travel() {
    let deep = "(".repeat(Formula::LONGEST);
    let long = " ".repeat(Formula::LONGEST + 1);
    let many = format!("mex({}x)", "x, ".repeat(Formula::MOST_IN_LIST));
    for text in [
        "x # 1",
        "x ⊕ q",
        "4611686018427387904",
        "",
        "(x",
        "x y",
        "x = y + (x = y)",
        "x and y = 0",
        "{1}",
        "if x = 0 then y",
        &deep,
        &long,
        &many,
    ] {
        let mistake: Mistake = text.parse::<Formula>().unwrap_err();
        travels(mistake.clone());
        travels::<Reason>(mistake.reason);
    }
}

#[test]
fn refusals_travel() {
    Variable::ALL.into_iter().for_each(|variable| travels(CannotCompare::NoParameter(variable)));
    [Kind::Number, Kind::Truth].into_iter().for_each(|wanted| travels(CannotCompare::WrongKind { wanted }));
    travels(CannotCompare::BoxTooLarge);
    travels(CannotCompare::CannotBegin(NoMemory { bytes: 1 << 40 }.into()));
}
