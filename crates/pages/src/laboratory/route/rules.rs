//! A sweep of rules: their text, what is asked, the formula and the bound.

use crate::laboratory::route::formula::{escaped, unescaped};
use crate::laboratory::route::{foundry, number};
use crate::laboratory::rules_box::{Asks, Plan};
use web::workers::learner::protocol::SweepAbout;

pub(super) fn write(plan: &Plan, mut add: impl FnMut(&str, &str)) {
    let usual = Plan::default();
    if *plan == usual {
        return;
    }
    add("grid", &foundry::lines_escaped(&plan.text));
    if plan.asks != usual.asks {
        add("ask", plan.asks.name());
    }
    if plan.formula != usual.formula {
        add("law", &escaped(&plan.formula));
    }
    if plan.bound != usual.bound {
        add("reach", &plan.bound.to_string());
    }
}

/// Whether a part could be read.
pub(super) fn read(plan: &mut Plan, key: &str, value: &str) -> bool {
    match key {
        "grid" => foundry::lines_unescaped(value).map(|text| plan.text = text).is_some(),
        "ask" => {
            let known = Asks::ALL.into_iter().find(|asks| asks.name() == value);
            known.map(|asks| plan.asks = asks).is_some()
        }
        "law" => unescaped(value).map(|formula| plan.formula = formula).is_some(),
        _ => number(value, 0, SweepAbout::LARGEST_BOUND).map(|bound| plan.bound = bound).is_some(),
    }
}

#[cfg(test)]
mod tests {
    use crate::laboratory::route::{read, write};
    use crate::laboratory::rules_box::{Plan, examples};
    use crate::laboratory::{Opened, Section};

    #[test]
    fn sweeps_of_rules_come_through_links() {
        for plan in examples().into_iter().skip(1) {
            let plan = Plan { formula: "x & 1 = y".into(), bound: 7, ..plan };
            let opened = Opened { section: Section::Sweep, rules: Some(plan), ..Opened::default() };
            let text = write(&opened);
            assert!(!text.contains([' ', '\n']), "{text}");
            assert_eq!(read(&text), opened, "{text}");
        }
        let text = "show=sweep&grid=rules:x_y;move_x_by_1..m;move_y_by_any~m:_1..4&ask=count&reach=30";
        let opened = read(text);
        let plan = opened.rules.clone().unwrap();
        assert_eq!((plan.text.as_str(), plan.bound), ("rules:x y;move x by 1..m;move y by any\nm: 1..4", 30));
        assert_eq!(write(&opened), text);
        assert_eq!(read("grid=rim:_k~k:_1..3&ask=x&reach=1001").ignored.len(), 2);
        // Without rules there is nothing to ask about.
        assert_eq!(read("ask=count&law=x=0").ignored.len(), 2);
    }
}
