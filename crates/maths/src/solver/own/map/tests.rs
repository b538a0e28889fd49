use super::{own_map, own_map_plan};
use crate::games::{MapAxes, Renamed, Ruleset};
use crate::solver::own::bar_map;
use crate::solver::own::map_by_options::MapByOptions;
use crate::solver::own::p_by_options::PByOptions;
use crate::solver::{Grid, Mapping, Plan, Recursion};

fn map(text: &str, size: u32, pass: bool, work: u64) -> (Ruleset, MapAxes, Grid) {
    let ruleset: Ruleset = text.parse().unwrap();
    let (rules, axes) = (ruleset.rules.own().unwrap(), MapAxes::of(ruleset.rules).unwrap());
    let mut map = own_map(ruleset, (rules, axes), size, pass, Plan::BOUND).unwrap();
    while map.advance(work) == Ok(false) {}
    let plan = own_map_plan(&ruleset, (rules, axes), size, pass, Plan::BOUND).unwrap();
    assert_eq!(map.progress(), (plan.positions, plan.positions));
    (ruleset, axes, map.take_heights())
}

#[test]
fn every_place_of_a_map_is_that_of_recursion() {
    for text in [
        "rules:a b;move a by any;move b by any;move a,b by any",
        "rules:a b;move a by 1,2;move b by 1..ceil(a/2);misere",
        "rules:x y;x<=2*y;y<=2*x+1;pass",
        "rules:a b c;b<=floor((a+c)/3);pass,misere".replace(",misere", ";misere").as_str(),
        "rules:a b c;move a by any;move b by 1,2;move c by any;c<=a+b",
        "rules:a b c;move a by any;move b,c by any;pass",
        "rules:a b c;c<=floor((a+b)/2)",
        "rules:a b c;a<=max(b,floor(c/2));pass;misere",
    ] {
        for (pass, work) in [(false, 7), (true, u64::MAX)] {
            let (ruleset, axes, heights) = map(text, 6, pass, work);
            let pass = pass && ruleset.pass;
            let mut judge = Recursion::new(ruleset);
            let (mut found, top) = (0, if axes.height.is_some() { 6 } else { 0 });
            for (across, along, height) in
                (0..7).flat_map(|x| (0..7).flat_map(move |z| (0..=top).map(move |y| (x, z, y))))
            {
                let position = axes.position(ruleset.rules, [across, height, along]).with_pass(pass);
                if ruleset.is_legal(position) && judge.value(position).0 == 0 {
                    assert_eq!(heights.at(across, along), Some(height as u16), "{text} {position:?}");
                    found += 1;
                }
            }
            assert_eq!(heights.points().count(), found, "{text}");
        }
    }
}

#[test]
fn bars_under_another_name_have_the_maps_that_their_options_say() {
    for (rules, is_same) in [
        ("rules:a b c;b<=floor((a+c)/3)", true),
        ("rules:a b c;b<=floor((c+1)/2);move a by any;move b by any;move c by any", true),
        ("rules:a b c;a<=max(b,floor(c/2))", false),
        ("rules:a b c;c<=floor((2*a+b)/3)", false),
        ("rules:a b c", true),
    ] {
        for (more, pass) in ["", ";misere", ";pass", ";pass;misere"].into_iter().zip([false, false, true, true]) {
            let text = format!("{rules}{more}");
            let ruleset: Ruleset = text.parse().unwrap();
            let (own, axes) = (ruleset.rules.own().unwrap(), MapAxes::of(ruleset.rules).unwrap());
            let renamed = Renamed::of(own, 20).unwrap();
            assert_eq!(is_same, bar_map::is_same(renamed, axes), "{text}");
            let judge = MapByOptions::new(ruleset, (own, axes), 20, pass, Plan::BOUND).unwrap();
            assert_eq!(map(&text, 20, pass, 1000).2, judge.into_heights(), "{text}");
        }
    }
}

#[test]
fn a_full_map_stays_full() {
    for text in ["rules:a b c;b<=floor((a+c)/3)", "rules:a b c;c<=floor((a+b)/3)", "rules:a b"] {
        let ruleset: Ruleset = text.parse().unwrap();
        let (own, axes) = (ruleset.rules.own().unwrap(), MapAxes::of(ruleset.rules).unwrap());
        let mut map = own_map(ruleset, (own, axes), 9, false, Plan::BOUND).unwrap();
        while map.advance(u64::MAX) == Ok(false) {}
        assert_eq!(map.advance(u64::MAX), Ok(true), "{text}");
        assert!(map.take_heights().points().count() > 9, "{text}");
    }
}

#[test]
fn a_map_takes_two_bytes_a_place_beside_the_p_positions() {
    let ruleset: Ruleset = "rules:a b;move a by any;move b by any;move a,b by any".parse().unwrap();
    let rules = ruleset.rules.own().unwrap();
    for size in [0, 3, 40] {
        let map = MapByOptions::plan_for(&ruleset, rules, size, false, Plan::BOUND).unwrap();
        let alone = PByOptions::plan_for(&ruleset, rules, size, Plan::BOUND).unwrap();
        assert_eq!(map.bytes - alone.bytes, 2 * (u64::from(size) + 1).pow(2));
    }
}

#[test]
fn too_large_a_map_is_refused_with_the_size_that_fits() {
    for (text, least) in
        [("rules:a b c;b<=a+c;b<=2*a", 400), ("rules:a b c;c<=a+b", 9000), ("rules:a b c;b<=a+c", 9000)]
    {
        let ruleset: Ruleset = text.parse().unwrap();
        let own = ruleset.rules.own().unwrap();
        let axes = MapAxes::of(ruleset.rules).unwrap();
        let plan = |size: u32| own_map_plan(&ruleset, (own, axes), size, false, Plan::BOUND);
        let fits = plan(50_000).unwrap_err().fits().unwrap();
        assert!(fits > least && plan(fits).is_ok(), "{text}: {fits}");
        assert!(plan(fits + 1).is_err(), "{text}");
    }
}
