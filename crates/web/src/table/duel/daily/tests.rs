use super::{Streak, bar, squares};
use crate::table::duel::{Action, Day, State, route};
use maths::games::{Game, Record, Sum};
use maths::solver::{Advice, Extent, Plan, Remoteness};
use maths::values::Outcome;
use std::collections::HashSet;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// The advice of the solver of tables for a game. The program finds the bars by recursion, so this check is independent.
fn solved(game: &Game) -> Advice {
    let measured = Remoteness::of(game.ruleset(), Extent::holding(game), Plan::BOUND).unwrap();
    Advice::of(game, &measured).unwrap()
}

/// 400 days in a row.
fn days() -> Vec<Day> {
    let all = (2026..2028)
        .flat_map(|year| (1..=12).flat_map(move |month| (1..=31).filter_map(move |day| Day::new(year, month, day))));
    all.take(400).collect()
}

#[test]
fn each_day_has_a_bar_that_the_player_who_chose_rightly_can_win_in_two_moves_or_more() {
    let mut first_wins = 0;
    for day in days() {
        let mut game = bar(day);
        assert!(Game::new(game.ruleset(), game.position()).is_ok() && game.scene().is_some(), "{day} {game}");
        let outcome = solved(&game).outcome;
        first_wins += usize::from(outcome == Outcome::N);
        // Both play as well as they can: the winner hurries, and the loser delays.
        let mut moves = 0;
        while !game.is_terminal() {
            let best = solved(&game).best().next().unwrap();
            game = Sum::from(game).play(best).unwrap().only().unwrap();
            moves += 1;
        }
        let winner = if moves % 2 == 1 { Outcome::N } else { Outcome::P };
        assert_eq!(winner, outcome, "{day}");
        assert!(moves >= 3, "{day} lasts {moves} moves");
    }
    assert!((120..=280).contains(&first_wins), "{first_wins} of 400");
}

#[test]
fn two_days_in_a_row_differ_and_a_day_keeps_its_bar() {
    let bars: Vec<Game> = days().into_iter().map(bar).collect();
    assert!(bars.windows(2).all(|bars| bars[0] != bars[1]));
    assert!(bars.iter().collect::<HashSet<_>>().len() > 100);
    // Links that were sent: a bar must not become another one.
    let again: Vec<Game> = days().into_iter().map(bar).collect();
    assert_eq!(again, bars);
}

#[test]
fn a_link_to_a_day_opens_its_bar_and_keeps_the_day_through_the_game() {
    let open = |text: &str| route::read(text).unwrap();
    let link = open("#day=2026-11-28").unwrap();
    let game = bar(day("2026-11-28"));
    assert_eq!((link.day, link.record.first().only(), link.chapter), (Some(day("2026-11-28")), Some(game), None));
    assert_eq!(route::write(&link), "day=2026-11-28");
    let begun = State::of(link).after(Action::Begin { is_opponent_first: false, seed: 7 });
    let best = solved(&game).best().next().unwrap();
    let played = begun.after(Action::Play(best));
    let text = route::write(&played.link());
    assert!(text.starts_with("day=2026-11-28&bar=") && text.ends_with("&seed=7"), "{text}");
    assert_eq!(open(&text), Ok(played.link()));
    // Beside another bar the day is left out.
    assert_eq!(open("day=2026-11-28&bar=nim:1,1,0").unwrap().day, None);
    for text in ["day=2026-02-30", "day=yesterday", "day="] {
        assert!(matches!(open(text), Err(route::LinkRefused::Day(_))), "{text}");
    }
}

#[test]
fn own_moves_become_squares_without_the_moves() {
    let learned = |text: &str| {
        let record: Record = text.split('&').next().unwrap().parse().unwrap();
        let state = State::of(route::read(&format!("bar={text}")).unwrap().unwrap());
        record.positions().filter(|sum| !sum.is_terminal()).fold(state, |state, sum| {
            let advice = solved(&sum.only().unwrap());
            state.after(Action::Advised(sum, advice))
        })
    };
    // A strip is a P-position if and only if its ends are equally long.
    assert_eq!(squares(&learned("nim:4,0,6;z4;x2;z2;x0;z0")), Some("🟫🟫🟫".into()));
    assert_eq!(squares(&learned("nim:4,0,6;x1;z1;x0;z0")), Some("🟦⬜".into()));
    assert_eq!(squares(&learned("nim:4,0,6;x1;z1;x0;z0&first=opponent")), Some("🟫🟫".into()));
    let unknown = State::of(route::read("bar=nim:4,0,6;z4;x2").unwrap().unwrap());
    assert_eq!(squares(&unknown), None);
}

#[test]
fn days_in_a_row_are_counted_until_one_is_left_out() {
    let [first, second, fourth] = ["2026-12-30", "2026-12-31", "2027-01-02"].map(day);
    let one = Streak::after(None, first);
    let two = Streak::after(Some(one), second);
    assert_eq!((one.days_on(first), two.days_on(second), two.days_on(day("2027-01-01"))), (1, 2, 2));
    assert_eq!((two.days_on(fourth), Streak::after(Some(two), fourth).days_on(fourth)), (0, 1));
    // Another win on the same day, or a clock that goes back, changes nothing.
    assert_eq!((Streak::after(Some(two), second), Streak::after(Some(two), first)), (two, two));
    assert_eq!(Streak::read(&two.written()), Some(two));
    assert_eq!((Streak::read("2026-12-31"), Streak::read("soon 3")), (None, None));
}
