mod letters;

use crate::games::{
    Axis, Coordinates, Game, OwnClause, Position, Problem, Problems, Record, Renamed, Rules, Ruleset, Sum, WhyNoClause,
};

const WYTHOFF: &str = "rules:a b;move a by any;move b by any;move a,b by any";

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap_or_else(|problems: Problems| panic!("{text}: {problems}"))
}

/// Why the clauses of a text are none.
fn faults(text: &str) -> Vec<WhyNoClause> {
    let problems = text.parse::<Ruleset>().unwrap_err();
    let fault = |problem: &Problem| {
        if let Problem::BadClause(clause) = problem { clause.why.clone() } else { panic!("{text}: {problem:?}") }
    };
    problems.iter().map(fault).collect()
}

/// The positions that can be reached in one move, as their coordinates.
fn options(text: &str) -> Vec<Vec<u32>> {
    let game: Game = text.parse().unwrap();
    game.options().into_iter().map(|(_, to)| to.coordinates.to_vec()).collect()
}

#[test]
fn what_is_read_is_written_in_one_way() {
    for (text, written) in [
        (" Rules : A  B ; Move A by Any ; move b by any;move b , a by any : 3 , 5", &*format!("{WYTHOFF}:3,5")),
        ("rules:x;move x by 1 ,2, 5 .. x / 2;misere:9", "rules:x;move x by 1,2,5..x/2;misere:9"),
        ("rules:n m;m<=(floor(n/2));misere;pass:9,1,0", "rules:n m;m<=floor(n/2);pass;misere:9,1,0"),
        ("rules:x y z;z<=x+y:1,2,3", "rules:x y z;z<=x+y:1,2,3"),
        ("rules:a b\nmove a by any\n\nmove b by 1;\n pass:1,2,1", "rules:a b;move a by any;move b by 1;pass:1,2,1"),
        ("rules:a_b;move_a,b_by_1..a:1,2", "rules:a b;move a,b by 1..a:1,2"),
        ("rules:a b;move a by 2 and b by 4:1,2", "rules:a b;move a by 2 and b by 4:1,2"),
        ("rules:a b t;move t by u and a,b by u*2:1,2,3", "rules:a b t;move a by 2*s and b by 2*s and t by s:1,2,3"),
        ("rules:a b;move a by 3 t and b by t:1,2", "rules:a b;move a by 3*t and b by t:1,2"),
        ("rules:a b;move a by t and b by t:1,2", "rules:a b;move a,b by any:1,2"),
        ("rules:a b;move a by 2 and b by 2:1,2", "rules:a b;move a,b by 2:1,2"),
        (
            "rules:a b c;move  at most 3 of c,a,b by 1;move SOME of b,a by any;move c by 1:1,2,3",
            "rules:a b c;move c by 1;move some of a,b,c by 1;move some of a,b by any:1,2,3",
        ),
        ("rules:a b c;move at most 2 of a,b,c by b,1..3:1,2,3", "rules:a b c;move at most 2 of a,b,c by b,1..3:1,2,3"),
        ("rules:a b;move a by 2b , (b), 1+2,max(a,1):1,2", "rules:a b;move a by 2*b,b,3,max(a,1):1,2"),
        (
            "rules:a b;move a by Multiples  of b+1,multiples of 1+1:1,2",
            "rules:a b;move a by multiples of b+1,multiples of 2:1,2",
        ),
        (
            "rules:a s;move s by  t AND a by u where Abs( t - u ) <2 and t >u:1,2",
            "rules:a s;move a by t and s by u where abs(u-t)<2 and u>t:1,2",
        ),
        (
            "rules:a b;move a by Primes , powers  of 2,1;move b by all_but 3, 2,3:1,2",
            "rules:a b;move a by primes,powers of 2,1;move b by all but 2,3:1,2",
        ),
    ] {
        let game: Game = text.parse().unwrap_or_else(|problems: Problems| panic!("{text}: {problems}"));
        assert_eq!(game.to_string(), written, "{text}");
        assert_eq!(written.parse::<Game>().unwrap(), game);
        assert_eq!(game.ruleset().to_string().parse::<Ruleset>().unwrap(), game.ruleset());
    }
}

#[test]
fn rules_of_a_bar_are_that_bar() {
    let game: Game = "rules:x y z;y<=floor((x+z)/3):7,4,7".parse().unwrap();
    assert_eq!(game.to_string(), "triangle:k=3:7,4,7");
    let triangle: Game = "triangle:k=3:7,4,7".parse().unwrap();
    assert_eq!(game.options(), triangle.options());
    for (rules, bar) in [
        ("rules:x y z;pass", "nim:pass"),
        ("rules:x y z;y<=floor((z+x+2)/3)", "triangle:k=3,s=2"),
        ("rules:x y z;y<=floor((x+2*z)/3)", "bar:rim=floor((x+2*z)/3)"),
    ] {
        assert_eq!(ruleset(rules).to_string(), bar, "{rules}");
    }
    for text in ["rules:x z y", "rules:x y z;x<=y", "rules:x y z;y<=x;move x by any", "rules:x y z;y<=x;y<=z"] {
        assert!(ruleset(text).rules.own().is_some(), "{text}");
    }
}

#[test]
fn moves_are_those_of_the_clauses() {
    assert_eq!(options(&format!("{WYTHOFF}:1,2")), [[0, 2], [1, 1], [1, 0], [0, 1]]);
    assert_eq!(options("rules:n;move n by 1,2,5:6"), [[5], [4], [1]]);
    // Halving: at most ⌊n/2⌋ of n.
    assert_eq!(options("rules:n;move n by 1..floor(n/2):7"), [[6], [5], [4]]);
    assert_eq!(options("rules:n;move n by 1..floor(n/2):1"), Vec::<Vec<u32>>::new());
    let both = options("rules:a b;move some of a,b by any:1,2");
    assert_eq!(both, [[1, 1], [1, 0], [0, 2], [0, 1], [0, 0]]);
    assert_eq!(options("rules:a b;move a by 1;move at most 1 of a,b by 1,2:1,2"), [[0, 2], [1, 1], [1, 0]]);
    // A formula counts before the move; a number that is no amount is no move.
    assert_eq!(options("rules:a b;move a by b,2*b,a-4,a/2:5,2"), [[4, 2], [3, 2], [1, 2]]);
    assert_eq!(options("rules:a b;move a by b,2*b,a-4,a/2:4,2"), [[2, 2], [0, 2]]);
    assert_eq!(options("rules:a b;move a by b,1/b:4,0"), Vec::<Vec<u32>>::new());
    assert_eq!(options("rules:a b;move a by multiples of b,4:6,2"), [[4, 2], [2, 2], [0, 2]]);
    assert_eq!(options("rules:a b;move a by multiples of b:6,0"), Vec::<Vec<u32>>::new());
    assert_eq!(options("rules:n;move n by primes,1:8"), [[7], [6], [5], [3], [1]]);
    assert_eq!(options("rules:n;move n by squares,powers of 2:9"), [[8], [7], [5], [1], [0]]);
    assert_eq!(options("rules:n;move n by all but 1,2,4:6"), [[3], [1], [0]]);
    assert_eq!(options("rules:n;move n by all but 1,2:2"), Vec::<Vec<u32>>::new());
    // Overlapping entries and clauses are one list.
    assert_eq!(options("rules:n;move n by 3..5,1;move n by 4..n:6"), [[5], [3], [2], [1], [0]]);
    // Both come down: y to x, then z to y.
    assert_eq!(options("rules:x y z;y<=x;z<=y:2,2,1"), [[1, 1, 1], [0, 0, 0], [2, 1, 1], [2, 0, 0], [2, 2, 0]]);
}

#[test]
fn bounds_that_name_each_other_bring_both_down() {
    let text = "rules:x y;x<=2*y;y<=2*x";
    assert_eq!(options(&format!("{text}:4,3")), [[3, 3], [2, 3], [1, 2], [0, 0], [4, 2], [2, 1], [0, 0]]);
    assert_eq!(ruleset(text).lowered(Position::at(Coordinates::new(&[9, 2]).unwrap())).coordinates.to_vec(), [4, 2]);
    let problems = format!("{text}:9,2").parse::<Game>().unwrap_err();
    assert_eq!(
        problems.iter().cloned().collect::<Vec<_>>(),
        [Problem::AboveBound { name: "x", most: 4, value: 9 }],
        "and y is not"
    );
}

#[test]
fn every_clause_that_is_none_is_reported() {
    use WhyNoClause::*;
    assert_eq!(faults("rules:"), [Names]);
    for names in ["x x", "p q", "x1", "ab", "a b c d e f g", "x,y", "é"] {
        assert_eq!(faults(&format!("rules:{names};pass")), [Names], "{names}");
    }
    assert_eq!(
        faults("rules:x y;jump x;pass;pass;move x by 0;y<=x xor 3;x<=w"),
        [Unknown, Twice, Amount("“0”".into()), NotSteady, UnknownName { name: "“w”".into(), known: vec!["x", "y"] }]
    );
    assert_eq!(faults("rules:x y;x<=x+y"), [NamesItself("x")]);
    // In formulas these words join binary digits, and 1 or 2 would be 3.
    for (amounts, joined) in [
        ("1 or 2", "1 or 2"),
        ("1,2 or 5", "2 or 5"),
        ("3 and 6", "3 and 6"),
        ("x xor 1", "x xor 1"),
        ("multiples of x or 2", "multiples of x or 2"),
        ("1..x or y", "1..x or y"),
    ] {
        assert_eq!(
            faults(&format!("rules:x y;move x by {amounts}")),
            [JoinedByWord(format!("“{joined}”"))],
            "{amounts}"
        );
    }
    assert_eq!(faults("rules:x y;move x,y by 1 or 2"), [JoinedByWord("“1 or 2”".into())]);
    assert_eq!(faults("rules:x y;move x by 5..2"), [Amount("“5..2”".into())]);
    assert_eq!(faults("rules:x y;move x,x by 1"), [NamedTwice("x")]);
    for amount in ["", "any any", "2.5", "multiples", "all but", "all but 0", "all but primes", "prime", "4294967296"] {
        assert!(matches!(faults(&format!("rules:x y;move x by {amount}"))[..], [Amount(_)]), "{amount}");
    }
    for amount in [
        "-1",
        "1/0",
        "5/2",
        "4294967295+1",
        "-y",
        "0*y",
        "min(y,-1)",
        "-x-y",
        "2-3",
        "if x>3 then -y else 0",
        "y-y",
        "y/0",
        "y div 0",
    ] {
        for amount in [amount.to_owned(), format!("multiples of {amount}")] {
            assert!(matches!(faults(&format!("rules:x y;move x by {amount}"))[..], [NeverPositive(_)]), "{amount}");
        }
    }
    assert!(matches!(faults("rules:x y;y<=x+")[..], [Mistake(_)]));
    // A mistake is where it was written, whatever the letters are.
    assert_eq!(faults("rules:a b;a<=b+z"), [UnknownName { name: "“z”".into(), known: vec!["a", "b"] }]);
    let mistake = faults("rules:a b;a<=b+?");
    assert!(matches!(&mistake[..], [Mistake(mistake)] if mistake.at.start == 2), "{mistake:?}");
    for falling in ["y<=10-x", "y<=x-1", "y<=x/2", "y<=x mod 3", "y<=abs(x-4)", "y<=-1"] {
        assert_eq!(faults(&format!("rules:x y;{falling}")), [NotSteady], "{falling}");
    }
    assert_eq!(faults("rules:x y;x<=max(y-1,0);y<=max(x-1,0)"), [Chase]);
    let long = "rules:x;".to_owned() + &"pass;".repeat(100);
    assert!(matches!(faults(&long)[..], [TooLong { .. }]));
}

#[test]
fn numbers_that_no_bound_can_be_computed_for_are_refused() {
    let problems = "rules:x y;y<=x*x*x*x:1000000000,1".parse::<Game>().unwrap_err();
    assert!(matches!(problems.iter().collect::<Vec<_>>()[..], [Problem::NoBound { name: "y", .. }]));
}

#[test]
fn records_and_sums_have_rules_of_ones_own_as_well() {
    for text in [
        format!("{WYTHOFF}:3,5;ab-2;a-1;b-3"),
        "rules:n;move n by 1..floor(n/2);pass:9,1;n-4;pass;n-2".to_owned(),
        format!("{WYTHOFF}:3,5 + rules:x y;y<=floor((x+1)/2):4,2 + nim:1,2,3;1.ab-3;2.y-1;3.x0"),
    ] {
        let record: Record = text.parse().unwrap_or_else(|problem| panic!("{text}: {problem}"));
        assert_eq!(record.to_string(), text);
    }
    let some: Record = "rules:a b;move some of a,b by any:99,100;a-70b-1;ab-3;b-90".parse().unwrap();
    assert_eq!(some.to_string(), "rules:a b;move some of a,b by any:99,100;a-70b-1;ab-3;b-90");
    let lenient: Record = format!("{WYTHOFF}:3,5;BA-2").parse().unwrap();
    assert_eq!(lenient.to_string(), format!("{WYTHOFF}:3,5;ab-2"));
    for refused in ["ab-4", "a-0", "b-6", "c-1", "a3", "pass"] {
        assert!(format!("{WYTHOFF}:3,5;{refused}").parse::<Record>().is_err(), "{refused}");
    }
    let sum: Sum = format!("{WYTHOFF}:3,5 + sharing:0,5,16").parse().unwrap();
    assert_eq!(sum.to_string().parse::<Sum>().unwrap(), sum);
}

#[test]
fn every_move_has_its_place_in_the_drawing() {
    let joined = "rules:a b;move a by s and b by t where abs(s-t)<2:3,2".to_owned();
    for text in [
        joined,
        format!("{WYTHOFF}:3,5"),
        "rules:x y z;y<=x;z<=y;move x,y,z by 1,2;move x by any;move y by 2:4,4,3".into(),
    ] {
        let game: Game = text.parse().unwrap();
        let scene = game.scene().unwrap();
        let grooves: Vec<_> = scene.grooves.iter().map(|groove| groove.play).collect();
        let moves: Vec<_> = game.options().into_iter().map(|(play, _)| play).collect();
        assert_eq!(grooves, moves, "{text}");
        assert_eq!(scene.pieces.len() as u64, game.position().coordinates.sum());
    }
}

#[test]
fn a_move_of_several_strips_is_made_of_moves_of_one() {
    let game: Game = "rules:a b c;move a,b by 1;move at most 2 of a,b,c by any:3,4,5".parse().unwrap();
    let scene = game.scene().unwrap();
    let index = |text: &str| {
        let play = |groove: &crate::games::scene::Groove| game.ruleset().rules.written(groove.play) == text;
        scene.grooves.iter().position(play).unwrap_or_else(|| panic!("{text}"))
    };
    for (first, second, joined) in [
        ("a-3", "b-2", Some("a-3b-2")),
        ("b-2", "a-3", Some("a-3b-2")),
        ("a-3b-2", "a-2", Some("ab-2")),
        ("a-3b-2", "b-2", Some("a-3b-2")),
        ("a-3b-2", "c-1", None),
        ("a-3", "a-2", None),
        // This move has a place.
        ("a-1", "b-1", None),
    ] {
        assert_eq!(scene.joined(index(first), index(second)), joined.map(index), "{first} {second}");
    }
    for groove in &scene.grooves {
        let together = groove.play.lowers(Axis::X.into()) && groove.play.lowers(Axis::Y.into());
        assert!(groove.has_place() || together || groove.play.lowers(Axis::Z.into()), "{groove:?}");
    }
    // A move by amounts that a condition joins as well, if there are the moves of one.
    let joined: Game = "rules:a b;move a by any;move b by 2;move a by s and b by t where s<t:3,4".parse().unwrap();
    let scene_of_joined = joined.scene().unwrap();
    let of = |text: &str| {
        scene_of_joined.grooves.iter().find(|groove| joined.ruleset().rules.written(groove.play) == text).unwrap()
    };
    assert!(!of("a-1b-2").has_place() && of("a-1b-3").has_place());
    assert!(game.options().iter().all(|(play, _)| scene.grooves.iter().any(|groove| groove.play == *play)));
    assert!("rules:a b c;move some of a,b,c by any:20,20,20".parse::<Game>().unwrap().scene().is_none());
}

#[test]
fn they_travel_as_data() {
    let game: Game = "rules:x y;y<=floor((x+1)/2);move x,y by 1..x;pass:4,2,1".parse().unwrap();
    let text = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<Game>(&text).unwrap(), game);
    let rules = serde_json::to_string(&game.ruleset().rules).unwrap();
    assert_eq!(serde_json::from_str::<Rules>(&rules).unwrap(), game.ruleset().rules);
}

#[test]
fn a_bar_under_other_names_is_known_as_that_bar() {
    let bar = |text: &str| {
        let ruleset = ruleset(text);
        let renamed = Renamed::of(ruleset.rules.own().unwrap(), 100)?;
        let names = Axis::ALL.map(|axis| ruleset.rules.name(renamed.of_axis(axis))).concat();
        Some(format!("{names} {}", renamed.ruleset(&ruleset)))
    };
    for (text, expected) in [
        ("rules:a b c;b<=floor((a+c)/3)", "abc triangle:k=3"),
        ("rules:a b c;a<=floor(b/2)+c;misere", "bac bar:misere,rim=floor(x/2)+z"),
        ("rules:a x y;y<=a+2*x;pass", "ayx bar:pass,rim=x+2*z"),
        ("rules:a b c;move b by any;move c by any;move a by any", "abc nim"),
    ] {
        assert_eq!(bar(text).as_deref(), Some(expected), "{text}");
    }
    for text in [
        "rules:a b",
        "rules:a b c d",
        "rules:a b c;b<=a;c<=a",
        "rules:a b c;b<=a;b<=c",
        "rules:a b c;move a by any;move b by any",
        "rules:a b c;move a by any;move b by any;move c by 1,2",
        "rules:a b c;move a by any;move b by any;move c by any;move a,b by any",
        "rules:a b c;move a by any;move b by any;move b by any",
        // Beyond what can be computed the rules have no positions.
        "rules:a b c;b<=a*a*a*a*a*a*a*a*a*a*c",
    ] {
        assert_eq!(bar(text), None, "{text}");
    }
}

#[test]
fn positions_of_a_bar_under_other_names_go_there_and_back() {
    let ruleset = ruleset("rules:a x y;a<=x+y;pass");
    let renamed = Renamed::of(ruleset.rules.own().unwrap(), 9).unwrap();
    let position = Position::new(5, 2, 7).with_pass(true);
    assert_eq!(renamed.to_bar(position), Some(Position::new(2, 5, 7).with_pass(true)));
    assert_eq!(renamed.to_own(Position::new(2, 5, 7).with_pass(true)), position);
    assert_eq!(renamed.to_bar(Position::at(Coordinates::zeros(2))), None);
}

#[test]
fn no_move_uncovers_anything_in_strips_and_one_alone_is_no_exception() {
    for text in ["rules:n;move n by 1,3,4:5", "rules:a b;move a by any;move b by 1..3:2,4", "rules:a b c d:1,2,3,4"] {
        let game: Game = text.parse().unwrap();
        let scene = game.scene().unwrap();
        for (play, to) in game.options() {
            assert_eq!(scene.uncovered(to.coordinates).count(), 0, "{text} {play:?}");
        }
    }
}

#[test]
fn unequal_amounts_are_taken_together() {
    assert_eq!(options("rules:a b;move a by 1 and b by 2:3,5"), [[2, 3]]);
    assert_eq!(options("rules:a b;move a by t and b by 2*t:3,5"), [[2, 3], [1, 1]]);
    assert_eq!(options("rules:a b;move a by t and b by 2*t;move b by 2*t and a by t:3,5"), [[2, 3], [1, 1]]);
    assert_eq!(options("rules:a b;b<=a;move a by 2*t and b by t:5,4"), [[3, 3], [1, 1]]);
    let record: Record = "rules:a b;move a by t and b by 2*t;move a,b by any:7,9;a-1b-2;ab-3;b-4a-2".parse().unwrap();
    assert_eq!(record.to_string(), "rules:a b;move a by t and b by 2*t;move a,b by any:7,9;a-1b-2;ab-3;a-2b-4");
    for text in ["a-2b-1", "a-1b-4", "a-1", "a-1b", "a-1-2", "a-1b-"] {
        assert!(format!("rules:a b;move a by t and b by 2*t:7,9;{text}").parse::<Record>().is_err(), "{text}");
    }
}

/// A condition in a formula has an `and` that joins no amounts.
#[test]
fn a_condition_is_no_second_amount() {
    let text = "rules:a b;move a by 1..if a > 3 and b > 2 then 2 else 1:5,3";
    assert_eq!(options(text), [[4, 3], [3, 3]]);
    assert_eq!(options(&text.replace("5,3", "5,2")), [[4, 2]]);
    let own = text.parse::<Game>().unwrap().ruleset().rules.own().unwrap();
    assert!(matches!(own.clauses().next(), Some(OwnClause::Move { names: "a", .. })));
}

#[test]
fn unequal_amounts_that_are_none_are_refused() {
    for amounts in ["a by t and b by u", "a by 1 and b by t", "a by 2*t and b by 4t", "a by b and b by 2*b"] {
        assert_eq!(faults(&format!("rules:a b;move {amounts}")), [WhyNoClause::Unequal], "{amounts}");
    }
    for amounts in ["a by any and b by 1", "a by 0 and b by 1", "a by 1..2 and b by 1", "a by 1 and b by 64"] {
        assert_eq!(faults(&format!("rules:a b;move {amounts}")), [WhyNoClause::Unequal], "{amounts}");
    }
    assert_eq!(faults("rules:a b;move a by 1 and a by 2"), [WhyNoClause::NamedTwice("a")]);
    assert_eq!(faults("rules:a b;move a by any and b by any"), [WhyNoClause::AnyAndAny("a,b".into())]);
    assert_eq!(faults("rules:a b;move a by any and a by any"), [WhyNoClause::NamedTwice("a")]);
    assert!(matches!(faults("rules:a b;move a by 1 and")[..], [WhyNoClause::JoinedByWord(_)]));
}

#[test]
fn amounts_that_a_condition_joins_are_taken_together() {
    let near = "rules:a b;move a by s and b by t where abs(s-t)<2:3,2";
    assert_eq!(options(near), [[2, 1], [2, 0], [1, 1], [1, 0], [0, 0]]);
    assert_eq!(options("rules:a b;move b by s and a by t where s<t:3,2"), [[1, 1], [0, 1], [0, 0]]);
    assert_eq!(options("rules:n;move n by s where s mod 3 = 1:5"), [[4], [1]]);
    assert_eq!(options("rules:a b;move a by s and b by t where s/t=1/2:3,5"), [[2, 3], [1, 1]]);
    // A condition that cannot be computed is not true.
    assert_eq!(options("rules:a b;move a by s and b by t where 1/(s-t)=1:3,2"), [[1, 1], [0, 0]]);
    // A move must lower both, and other clauses can be the same moves.
    let game: Game = "rules:a b;move a by s and b by t where s>3;move a by any;move a,b by 4:5,4".parse().unwrap();
    assert_eq!(game.options().len(), 5 + 1 + 7, "4 and 4 is one move");
    assert!(!game.is_terminal());
    assert!("rules:a b;move a by s and b by t where s>3:3,9".parse::<Game>().unwrap().is_terminal());
    let record: Record = "rules:a b;move a by s and b by t where abs(s-t)<2:9,9;b-3a-2;ab-3".parse().unwrap();
    assert_eq!(record.to_string(), "rules:a b;move a by s and b by t where abs(s-t)<2:9,9;a-2b-3;ab-3");
    for text in ["a-3b-1", "a-1", "a-1b"] {
        assert!(format!("rules:a b;move a by s and b by t where abs(s-t)<2:9,9;{text}").parse::<Record>().is_err());
    }
}

#[test]
fn amounts_that_no_condition_can_join_are_refused() {
    use WhyNoClause::*;
    for (clause, amount) in [
        ("move a by any where a>1", "any"),
        ("move a by b and b by t where b<t", "b"),
        ("move a by s and b by s where s<3", "s"),
        ("move a by s and b by 2*t where s<t", "2*t"),
        ("move a by p and b by t where p<t", "p"),
        ("move a by 1 and b by 2 where 1<2", "1"),
        ("move some of a,b by any where s<t", "any"),
    ] {
        let why = faults(&format!("rules:a b;{clause}"));
        let is_name = matches!(&why[..], [UnknownName { .. }]) && clause.contains("some of");
        assert!(is_name || why == [Letter(format!("“{amount}”"))], "{clause}: {why:?}");
    }
    for unknown in ["a", "u"] {
        let known = vec!["s", "t"];
        let why = UnknownLetter { name: format!("“{unknown}”"), known };
        assert_eq!(faults(&format!("rules:a c b;move a by s and b by t where s<{unknown}")), [why]);
    }
    assert_eq!(faults("rules:a b;move a by s and a by t where s<t"), [NamedTwice("a")]);
    for condition in ["", "s-t", "s<", "s<t<"] {
        let why = faults(&format!("rules:a b;move a by s and b by t where {condition}"));
        assert!(matches!(why[..], [Mistake(_)]), "{condition}: {why:?}");
    }
}

#[test]
fn amounts_that_have_two_meanings_are_refused() {
    let ambiguous = |each: &str| [WhyNoClause::Ambiguous(each.to_owned())];
    assert_eq!(faults("rules:a b;move a,b by 1,2"), ambiguous("move a by 1 and b by 2"));
    assert_eq!(faults("rules:a b;move b,a by 4,6"), ambiguous("move a by 6 and b by 4"));
    for formulas in ["a,b by b,2*b", "b,a by 1,a"] {
        assert_eq!(faults(&format!("rules:a b;move {formulas}")), [WhyNoClause::AmbiguousFormulas], "{formulas}");
    }
    for clear in [
        "a,b by b",
        "a,b by b,2*b,3*b",
        "a,b by b,multiples of 2*b",
        "a by a,b",
        "a,b by 1;move a,b by 2",
        "a by 1 and b by 2",
        "a,b by 1,2,3",
        "a,b by 2,2",
        "a,b by 1..2",
        "a by 1,2",
        "a,b by any,2",
    ] {
        assert!(ruleset(&format!("rules:a b;move {clear}")).rules.own().is_some(), "{clear}");
    }
}
