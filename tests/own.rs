//! Own rules, invented at random and written as text, compared with their meaning: computed here from the clauses, without the library.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::games::{Coordinates, Game, Position, Ruleset};
use maths::solver::{Computation, Filling, OwnTable, Plan};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashMap};

const NAMES: [&str; 4] = ["n", "m", "x", "a"];

/// ⌊(Σ factorᵢ · xᵢ + more) / divisor⌋, where the coordinate that is bounded has the factor 0.
#[derive(Clone, Debug)]
struct Bound {
    of: usize,
    factors: Vec<u32>,
    more: u32,
    divisor: u32,
}

#[derive(Clone, Debug)]
enum Amounts {
    Any,
    These(BTreeSet<u32>),
    /// From the first up to ⌈x / divisor⌉ of the first coordinate that is lowered.
    UpToPart(u32, u32),
    /// The numbers of a list of formulas, or their multiples.
    Formulas(Vec<Formula>, bool),
    AllBut(BTreeSet<u32>),
    /// The word of a set, and the test of its amounts.
    Set(&'static str, fn(u32) -> bool),
}

/// A word and a definition.
type Set = (&'static str, fn(u32) -> bool);

const SETS: [Set; 3] = [
    ("primes", |by| (1..=by).filter(|divisor| by % divisor == 0).count() == 2),
    ("squares", |by| (1..=by).any(|root| root * root == by)),
    ("powers of 2", |by| (0..20).any(|power| 1 << power == by)),
];

/// (factor · x + more) / divisor for some coordinate x.
#[derive(Clone, Debug)]
struct Formula {
    of: usize,
    factor: i64,
    more: i64,
    divisor: i64,
}

impl Formula {
    /// The value, if it is an amount.
    fn at(&self, at: &[u32]) -> Option<u32> {
        let top = self.factor * i64::from(at[self.of]) + self.more;
        (top > 0 && top % self.divisor == 0).then(|| (top / self.divisor) as u32)
    }

    fn text(&self) -> String {
        format!("({}*{}+({}))/{}", self.factor, NAMES[self.of], self.more, self.divisor)
    }
}

#[derive(Clone, Debug)]
struct Turn {
    /// The coordinates that are lowered, and by how many times the amount.
    from: BTreeMap<usize, u32>,
    amounts: Amounts,
}

/// Moves that lower one or more of the coordinates, `most` at most, each by one of the amounts.
#[derive(Clone, Debug)]
struct Several {
    of: BTreeSet<usize>,
    most: usize,
    these: BTreeSet<u32>,
}

impl Several {
    fn allows(&self, before: &[u32], after: &[u32]) -> bool {
        let by: Vec<u32> = before.iter().zip(after).map(|(before, after)| before - after).collect();
        let count = by.iter().filter(|by| **by > 0).count();
        let is_one = |(place, by): (usize, &u32)| *by == 0 || self.of.contains(&place) && self.these.contains(by);
        (1..=self.most).contains(&count) && by.iter().enumerate().all(is_one)
    }

    fn text(&self) -> String {
        let names: Vec<&str> = self.of.iter().map(|&place| NAMES[place]).collect();
        let these: Vec<String> = self.these.iter().map(u32::to_string).collect();
        format!("move at most {} of {} by {}", self.most, names.join(","), these.join(","))
    }
}

/// Moves that lower all of the coordinates, by amounts with |Σ factorᵢ · amountᵢ| less than a number, or more.
#[derive(Clone, Debug)]
struct Joined {
    factors: BTreeMap<usize, i64>,
    is_less: bool,
    than: i64,
}

impl Joined {
    fn allows(&self, before: &[u32], after: &[u32]) -> bool {
        let by: Vec<i64> = before.iter().zip(after).map(|(before, after)| i64::from(before - after)).collect();
        let sum: i64 = self.factors.iter().map(|(&place, factor)| factor * by[place]).sum();
        let is_true = if self.is_less { sum.abs() < self.than } else { sum.abs() > self.than };
        by.iter().enumerate().all(|(place, by)| (*by > 0) == self.factors.contains_key(&place)) && is_true
    }

    fn text(&self) -> String {
        let letters = ["t", "s", "b", "c"];
        let part = |place: &usize| format!("{} by {}", NAMES[*place], letters[*place]);
        let term = |(place, factor): (&usize, &i64)| format!("({factor})*{}", letters[*place]);
        let parts: Vec<String> = self.factors.keys().map(part).collect();
        let terms: Vec<String> = self.factors.iter().map(term).collect();
        let relation = if self.is_less { "<" } else { ">" };
        format!("move {} where abs({}){relation}{}", parts.join(" and "), terms.join("+"), self.than)
    }
}

#[derive(Clone, Debug)]
struct Invented {
    count: usize,
    bounds: Vec<Bound>,
    turns: Vec<Turn>,
    several: Vec<Several>,
    joined: Vec<Joined>,
    pass: bool,
    misere: bool,
}

impl Bound {
    fn most(&self, at: &[u32]) -> u32 {
        let sum: u32 = self.factors.iter().zip(at).map(|(factor, value)| factor * value).sum();
        (sum + self.more) / self.divisor
    }

    fn text(&self) -> String {
        let term = |(place, factor): (usize, &u32)| format!("{factor}*{}", NAMES[place]);
        let named = self.factors.iter().enumerate().filter(|(_, factor)| **factor > 0);
        let terms: Vec<String> = named.map(term).chain([self.more.to_string()]).collect();
        format!("{}<=floor(({})/{})", NAMES[self.of], terms.join("+"), self.divisor)
    }
}

impl Turn {
    fn allows(&self, at: &[u32], by: u32) -> bool {
        let fits = self.from.iter().all(|(&place, factor)| at[place] >= factor * by);
        let are_equal = self.from.values().all(|factor| *factor == 1);
        fits && match &self.amounts {
            Amounts::Any => true,
            Amounts::UpToPart(..) | Amounts::Formulas(..) | Amounts::AllBut(_) | Amounts::Set(..) if !are_equal => true,
            Amounts::AllBut(these) => !these.contains(&by),
            Amounts::Set(_, has) => has(by),
            Amounts::Formulas(formulas, are_multiples) => formulas
                .iter()
                .filter_map(|formula| formula.at(at))
                .any(|value| value == by || *are_multiples && by.is_multiple_of(value)),
            Amounts::These(these) => these.contains(&by),
            Amounts::UpToPart(first, divisor) => {
                (*first..=at[*self.from.first_key_value().unwrap().0].div_ceil(*divisor)).contains(&by)
            }
        }
    }

    /// One clause, or one for each amount if a list would have as many amounts as coordinates.
    fn text(&self) -> String {
        let names: Vec<&str> = self.from.keys().map(|&place| NAMES[place]).collect();
        let unequal = |amount: &dyn Fn(u32) -> String| {
            let part = |(place, factor): (&usize, &u32)| format!("{} by {}", NAMES[*place], amount(*factor));
            format!("move {}", self.from.iter().map(part).collect::<Vec<_>>().join(" and "))
        };
        let are_equal = self.from.values().all(|factor| *factor == 1);
        let each = |these: &BTreeSet<u32>, clause: &dyn Fn(u32) -> String| {
            these.iter().map(|by| clause(*by)).collect::<Vec<_>>().join(";")
        };
        let names = names.join(",");
        match &self.amounts {
            Amounts::Any | Amounts::UpToPart(..) | Amounts::Formulas(..) | Amounts::AllBut(_) | Amounts::Set(..)
                if !are_equal =>
            {
                unequal(&|factor| format!("{factor}*t"))
            }
            Amounts::These(these) if !are_equal => each(these, &|by| unequal(&|factor| (factor * by).to_string())),
            Amounts::These(these) if these.len() == self.from.len() => {
                each(these, &|by| format!("move {names} by {by}"))
            }
            Amounts::These(these) => {
                format!("move {names} by {}", these.iter().map(u32::to_string).collect::<Vec<_>>().join(","))
            }
            Amounts::Any => format!("move {names} by any"),
            Amounts::AllBut(these) => {
                let these: Vec<String> = these.iter().map(u32::to_string).collect();
                format!("move {names} by all but {}", these.join(","))
            }
            Amounts::Set(word, _) => format!("move {names} by {word}"),
            // A list of as many formulas as coordinates is refused.
            Amounts::Formulas(formulas, are_multiples) => {
                let word = if *are_multiples { "multiples of " } else { "" };
                let clause = |formula: &Formula| format!("move {names} by {word}{}", formula.text());
                formulas.iter().map(clause).collect::<Vec<_>>().join(";")
            }
            Amounts::UpToPart(first, divisor) => {
                format!("move {names} by {first}..ceil({}/{divisor})", names.split(',').next().unwrap())
            }
        }
    }
}

impl Invented {
    fn text(&self) -> String {
        let mut clauses = vec![NAMES[..self.count].join(" ")];
        clauses.extend(self.bounds.iter().map(Bound::text));
        clauses.extend(self.turns.iter().map(Turn::text));
        clauses.extend(self.several.iter().map(Several::text));
        clauses.extend(self.joined.iter().map(Joined::text));
        clauses.extend(self.pass.then(|| "pass".to_owned()));
        clauses.extend(self.misere.then(|| "misere".to_owned()));
        format!("rules:{}", clauses.join(";"))
    }

    fn is_legal(&self, at: &[u32]) -> bool {
        self.bounds.iter().all(|bound| at[bound.of] <= bound.most(at))
    }

    fn settled(&self, mut at: Vec<u32>) -> Vec<u32> {
        while let Some(bound) = self.bounds.iter().find(|bound| at[bound.of] > bound.most(&at)) {
            at[bound.of] -= 1;
        }
        at
    }

    fn options(&self, at: &[u32]) -> BTreeSet<Vec<u32>> {
        let every: Vec<Turn> =
            (0..self.count).map(|place| Turn { from: [(place, 1)].into(), amounts: Amounts::Any }).collect();
        let are_several = !self.several.is_empty() || !self.joined.is_empty();
        let turns = if self.turns.is_empty() && !are_several { &every } else { &self.turns };
        let mut found = BTreeSet::new();
        if are_several {
            let below = all(self.count, *at.iter().max().unwrap());
            let below = below.into_iter().filter(|after| after.iter().zip(at).all(|(after, at)| after <= at));
            let allowed = below.filter(|after| {
                self.several.iter().any(|several| several.allows(at, after))
                    || self.joined.iter().any(|joined| joined.allows(at, after))
            });
            found.extend(allowed.map(|after| self.settled(after)));
        }
        for turn in turns {
            for by in (1..=20).filter(|by| turn.allows(at, *by)) {
                let mut left = at.to_vec();
                turn.from.iter().for_each(|(&place, factor)| left[place] -= factor * by);
                found.insert(self.settled(left));
            }
        }
        found
    }

    fn value(&self, at: &[u32], pass: bool, known: &mut HashMap<(Vec<u32>, bool), u32>) -> u32 {
        if let Some(value) = known.get(&(at.to_vec(), pass)) {
            return *value;
        }
        let options = self.options(at);
        let mut values: BTreeSet<u32> = options.iter().map(|to| self.value(to, pass, known)).collect();
        let value = if options.is_empty() {
            u32::from(self.misere)
        } else {
            if pass {
                values.insert(self.value(at, false, known));
            }
            (0..).find(|value| !values.contains(value)).unwrap()
        };
        known.insert((at.to_vec(), pass), value);
        value
    }
}

fn any_rules() -> impl Strategy<Value = Invented> {
    (1..=4usize).prop_flat_map(|count| {
        let bound = (0..count, prop::collection::vec(0..3u32, count), 0..4u32, 1..4u32).prop_map(
            |(of, mut factors, more, divisor)| {
                factors[of] = 0;
                Bound { of, factors, more, divisor }
            },
        );
        let formula = (0..count, 1..4i64, -5..5i64, 1..4i64).prop_map(|(of, factor, more, divisor)| Formula {
            of,
            factor,
            more,
            divisor,
        });
        let amounts = prop_oneof![
            Just(Amounts::Any),
            prop::collection::btree_set(1..6u32, 1..4).prop_map(Amounts::These),
            prop::collection::btree_set(1..6u32, 1..4).prop_map(Amounts::AllBut),
            prop::sample::select(SETS.to_vec()).prop_map(|(word, has)| Amounts::Set(word, has)),
            (1..3u32, 1..4u32).prop_map(|(first, divisor)| Amounts::UpToPart(first, divisor)),
            (prop::collection::vec(formula, 1..4), any::<bool>())
                .prop_map(|(all, multiples)| Amounts::Formulas(all, multiples)),
        ];
        let from =
            (prop::collection::btree_set(0..count, 1..=count), prop::collection::vec(1..4u32, count), any::<bool>());
        let turn = (from, amounts).prop_map(|((from, factors, are_equal), amounts)| {
            // One factor is 1, so that they have no common divisor.
            let factor = |(at, place): (usize, usize)| (place, if at == 0 || are_equal { 1 } else { factors[place] });
            Turn { from: from.into_iter().enumerate().map(factor).collect(), amounts }
        });
        let several =
            (prop::collection::btree_set(0..count, 1..=count), 1..=count, prop::collection::btree_set(1..6u32, 1..4));
        let several = several.prop_map(|(of, most, these)| Several { of, most, these });
        let factors = (prop::collection::btree_set(0..count, 1..=count), prop::collection::vec(-2..3i64, count));
        let joined = (factors, any::<bool>(), 0..4i64).prop_map(|((of, factors), is_less, than)| Joined {
            factors: of.into_iter().map(|place| (place, factors[place])).collect(),
            is_less,
            than,
        });
        let several = (prop::collection::vec(several, 0..2), prop::collection::vec(joined, 0..2));
        let moves = (prop::collection::vec(turn, 0..3), several);
        let parts = (prop::collection::vec(bound, 0..3), moves, any::<bool>(), any::<bool>());
        parts.prop_map(move |(bounds, (turns, (several, joined)), pass, misere)| Invented {
            count,
            bounds,
            turns,
            several,
            joined,
            pass,
            misere,
        })
    })
}

fn all(count: usize, largest: u32) -> Vec<Vec<u32>> {
    (0..count).fold(vec![Vec::new()], |all, _| {
        all.iter().flat_map(|at| (0..=largest).map(move |value| [at.as_slice(), &[value]].concat())).collect()
    })
}

/// The values of all positions with coordinates up to a bound.
fn table(text: &str, largest: u32) -> impl Fn(&[u32]) -> u32 + use<> {
    let ruleset: Ruleset = text.parse().unwrap_or_else(|problems| panic!("{text}: {problems}"));
    let own = ruleset.rules.own().unwrap();
    let table = OwnTable::new(ruleset, own, largest, Plan::BOUND).unwrap().run_in_slices(1000).unwrap();
    move |at| table.at(Position::at(Coordinates::new(at).unwrap())).unwrap().0
}

/// A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53 (1969): the player who
/// moves wins if and only if the ratio of the numbers is more than (1 + √5)/2, or the numbers are equal.
#[test]
fn euclids_game_is_won_by_the_golden_ratio() {
    let value = table("rules:a b;move a by multiples of b;move b by multiples of a", 100);
    for at in all(2, 100).into_iter().filter(|at| at[0] > 0 && at[1] > 0) {
        let (less, more) = (at[0].min(at[1]), at[0].max(at[1]));
        // more / less > φ if and only if (2 · more − less)² > 5 · less².
        let is_won = less == more || (2 * more - less).pow(2) > 5 * less.pow(2);
        assert_eq!(value(&at) > 0, is_won, "{at:?}");
    }
}

/// G. Nivasch, The Sprague–Grundy function of the game Euclid, Discrete Math. 306 (2006): if both numbers must stay positive, the value of
/// (x, y) is ⌊|y/x − x/y|⌋. Here the coordinates are one less.
#[test]
fn values_of_euclids_game_are_those_of_nivasch() {
    let value = table("rules:a b;move a by multiples of b+1;move b by multiples of a+1", 100);
    for at in all(2, 100) {
        let (x, y) = (i64::from(at[0]) + 1, i64::from(at[1]) + 1);
        assert_eq!(i64::from(value(&at)), (y * y - x * x).abs() / (x * y), "{at:?}");
    }
}

/// The published values of heaps from which primes or squares are taken; `golden/heaps.csv` has their source.
#[test]
fn values_of_sets_are_the_published_ones() {
    let rows = include_str!("golden/heaps.csv").lines().filter_map(|line| line.strip_prefix("subtraction "));
    let mut count = 0;
    for (set, word) in [("1 4 9 16 25 36 49", "squares"), ("2 3 5 7 11 13", "primes")] {
        for row in rows.clone().filter(|row| row.starts_with(set)) {
            let published: Vec<u32> =
                row.split(',').nth(2).unwrap().split(' ').map(|value| value.parse().unwrap()).collect();
            let value = table(&format!("rules:n;move n by {word}"), published.len() as u32 - 1);
            assert_eq!((0..published.len() as u32).map(|n| value(&[n])).collect::<Vec<_>>(), published, "{word}");
            count += 1;
        }
    }
    assert!(count >= 2, "{count}");
}

/// N. J. A. Sloane, OEIS A030193: the heaps from which the player who takes a square loses.
#[test]
fn p_positions_of_subtract_a_square_are_those_of_the_oeis() {
    let value = table("rules:n;move n by squares", 44);
    let p: Vec<u32> = (0..=44).filter(|n| value(&[*n]) == 0).collect();
    assert_eq!(p, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44]);
}

/// E. H. Moore, A generalization of the game called nim, Annals of Math. 11 (1910): if a move lowers at most k piles, a position is P if and
/// only if in each place the sum of the binary digits is a multiple of k + 1.
#[test]
fn p_positions_of_moores_nim_are_those_of_his_digits() {
    for (count, most, largest) in [(3, 2, 12), (3, 3, 7), (4, 2, 5), (4, 3, 5)] {
        let names = NAMES[..count].join(",");
        let text = format!("rules:{};move at most {most} of {names} by any", NAMES[..count].join(" "));
        let value = table(&text, largest);
        for at in all(count, largest) {
            let is_p = (0..4).all(|digit| at.iter().map(|x| x >> digit & 1).sum::<u32>() % (most + 1) == 0);
            assert_eq!(value(&at) == 0, is_p, "{text} {at:?}");
        }
    }
}

/// A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, Amer. Math. Monthly 89 (1982): a move lowers
/// both piles by amounts with a difference below a. The n-th pair is (A, A + a · n) for the least A that no earlier pair has.
#[test]
fn p_positions_of_fraenkels_games_are_his_pairs() {
    for a in 1..=3 {
        let text = format!("rules:x y;move x by any;move y by any;move x by s and y by t where abs(s-t)<{a}");
        let (value, largest) = (table(&text, 60), 60);
        let (mut used, mut pairs) = (BTreeSet::new(), BTreeSet::new());
        for n in 0..=largest {
            let first = (0..).find(|number| !used.contains(number)).unwrap();
            used.extend([first, first + a * n]);
            pairs.insert((first, first + a * n));
        }
        for at in all(2, largest) {
            let is_pair = pairs.contains(&(at[0].min(at[1]), at[0].max(at[1])));
            assert_eq!(value(&at) == 0, is_pair, "a = {a} {at:?}");
        }
    }
}

/// A bar with the bitter piece anywhere is Nim with four heaps: the value is the nim-sum.
#[test]
fn values_of_a_bar_with_four_sides_are_nim_sums() {
    let value = table("rules:l r u d", 8);
    for at in all(4, 8) {
        assert_eq!(value(&at), at[0] ^ at[1] ^ at[2] ^ at[3], "{at:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn positions_moves_and_values_are_those_of_the_clauses(rules in any_rules()) {
        let text = rules.text();
        let ruleset: Ruleset = text.parse().unwrap_or_else(|problems| panic!("{text}: {problems}"));
        prop_assert_eq!(ruleset.to_string().parse::<Ruleset>().unwrap(), ruleset);
        let largest = [9, 6, 4, 2][rules.count - 1];
        let own = ruleset.rules.own().unwrap();
        let table = OwnTable::new(ruleset, own, largest, Plan::BOUND).unwrap().run_in_slices(50).unwrap();
        let mut known = HashMap::new();
        for at in all(rules.count, largest) {
            for pass in [false, true].into_iter().take(1 + usize::from(rules.pass)) {
                let position = Position::at(Coordinates::new(&at).unwrap()).with_pass(pass);
                prop_assert_eq!(ruleset.check(position).is_ok(), rules.is_legal(&at), "{} {:?}", text, at);
                let value = table.at(position).map(|value| value.0);
                if !rules.is_legal(&at) {
                    prop_assert_eq!(ruleset.lowered(position).coordinates.to_vec(), rules.settled(at.clone()));
                    prop_assert_eq!(value, None);
                    continue;
                }
                let game = Game::new(ruleset, position).unwrap();
                let options = game.options();
                let moves = options.iter().filter(|(_, to)| to.pass == pass);
                let left: BTreeSet<Vec<u32>> = moves.map(|(_, to)| to.coordinates.to_vec()).collect();
                prop_assert_eq!(&left, &rules.options(&at), "{} {:?}", text, at);
                prop_assert_eq!(game.is_terminal(), left.is_empty());
                prop_assert_eq!(options.iter().filter(|(_, to)| to.pass != pass).count(), usize::from(pass && !left.is_empty()));
                prop_assert!(options.iter().all(|(play, to)| ruleset.play(position, *play) == Some(*to)));
                let scene = game.scene().unwrap();
                prop_assert_eq!(scene.grooves.len() + usize::from(pass && !left.is_empty()), options.len());
                prop_assert_eq!(value, Some(rules.value(&at, pass, &mut known)), "{} {:?} {}", text, at, pass);
            }
        }
    }

    /// Rules that are read from a text are written so that they read as the same rules; any other text has reasons.
    #[test]
    fn no_text_is_read_with_surprise(
        rules in any_rules(),
        at in any::<prop::sample::Index>(),
        mark in prop::sample::select(" ;:,<=.+*/()0123456789nmxapyzbytd?é\u{0}".chars().collect::<Vec<_>>()),
    ) {
        let mut text: Vec<char> = format!("{}:1,1", rules.text()).chars().collect();
        let place = at.index(text.len());
        text[place] = mark;
        let text: String = text.into_iter().collect();
        match text.parse::<Game>() {
            Ok(game) => prop_assert_eq!(game.to_string().parse::<Game>().unwrap(), game),
            Err(problems) => prop_assert!(problems.iter().next().is_some()),
        }
    }
}
