use crate::table::duel::{Action, Chapter, End, Misheard, Opponent, State, Unfit, far, route};
use maths::games::{Axis, Move, SumMove};

fn cut(axis: Axis, to: u32) -> Action {
    Action::Play(SumMove::alone(Move::Cut { axis, to }))
}

fn open(state: State, link: &str) -> State {
    state.after(Action::Open(route::read(link).unwrap()))
}

/// The texts to hand over: the link and the short text.
fn handed(state: &State) -> (String, Option<String>) {
    let link = state.handed_link();
    (route::write(&link), far::write(&link.record, link.seed))
}

fn record(state: &State) -> String {
    state.link().record.to_string()
}

/// A device on which nothing is known, another one, and a game that the first has begun with the number 7.
fn two() -> (State, State) {
    let strip = route::read("chapter=strip&bar=nim:4,0,6").unwrap().unwrap();
    let begun = State::of(strip).after(Action::Meet { opponent: Opponent::Far, seed: 3 });
    (begun.after(Action::Begin { is_opponent_first: false, seed: 7 }), State::default())
}

#[test]
fn a_whole_game_is_played_by_links_and_by_typed_moves() {
    let (one, other) = two();
    assert!(!one.is_waiting() && !one.is_to_hand());
    let one = one.after(cut(Axis::Z, 4));
    assert!(one.is_waiting() && one.is_to_hand());
    assert_eq!(handed(&one).0, "chapter=strip&bar=nim:4,0,6;z4&with=far&game=7");
    assert_eq!(one.clone().after(cut(Axis::X, 0)), one, "it is the friend's turn");
    let other = open(other, &handed(&one).0);
    assert!(!other.is_waiting() && other.is_opponents(0), "the friend has made the first move");
    let other = other.after(cut(Axis::X, 0));
    // The answer is typed on the first device, as it was read out.
    let one = one.after(Action::Hand).after(Action::Hear(handed(&other).1.unwrap()));
    assert_eq!((one.far.misheard.clone(), record(&one), one.is_waiting()), (None, "nim:4,0,6;z4;x0".into(), false));
    let one = one.after(cut(Axis::Z, 0));
    assert_eq!((one.end(), one.is_to_hand()), (Some(End::You), true));
    let other = other.after(Action::Hand).after(Action::Hear(handed(&one).0));
    assert_eq!((other.end(), other.is_to_hand()), (Some(End::Friend), false));
    assert_eq!(one.won.len() + other.won.len(), 0, "chapters are won against computers");
}

#[test]
fn a_device_keeps_its_side_when_a_link_is_opened_again() {
    let (one, other) = two();
    let one = one.after(cut(Axis::Z, 4));
    let link = handed(&one).0;
    let again = open(State::default().on_device(Default::default(), None, one.far.games.clone()), &link);
    assert!(again.is_waiting() && !again.far.is_handed && again.far.doubt.is_none());
    let again = open(open(one.after(Action::Hand), "chapter=stairs"), &link);
    assert!(again.is_waiting() && again.far.is_handed);
    // On the friend's device it is the friend's turn, also the second time.
    let other = open(open(open(other, &link), "chapter=stairs"), &link);
    assert!(!other.is_waiting() && !other.is_to_hand());
}

#[test]
fn a_friend_who_is_to_begin_gets_a_game_without_moves() {
    let (one, other) = two();
    let one = one.after(Action::Begin { is_opponent_first: true, seed: 8 });
    assert!(one.is_waiting() && one.is_to_hand() && !one.can_undo());
    assert_eq!(handed(&one), ("chapter=strip&with=far&game=8".into(), None));
    let other = open(other, &handed(&one).0).after(cut(Axis::X, 0));
    let one = open(one, &handed(&other).0);
    assert_eq!((record(&one), one.is_waiting(), one.far.doubt), ("nim:4,0,6;x0".into(), false, None));
}

#[test]
fn a_move_can_be_taken_back_once_before_it_is_handed_over() {
    let (one, _) = two();
    let moved = one.after(cut(Axis::Z, 4));
    assert!(moved.can_undo());
    let seen = moved.clone().after(Action::Hand).after(Action::Undo);
    assert_eq!(record(&seen), "nim:4,0,6;z4");
    let back = moved.after(Action::Undo);
    assert_eq!((record(&back), back.is_waiting()), ("nim:4,0,6".into(), false));
    let again = back.after(cut(Axis::Z, 3));
    assert!(!again.can_undo(), "once");
    // Nor after a reload.
    let reloaded = State::default().on_device(Default::default(), None, again.far.games.clone());
    assert!(!open(reloaded, &handed(&again).0).can_undo());
    // After the friend's move the next one can be taken back again.
    let later = again.after(Action::Hand).after(Action::Hear("nim:4,0,6;z3;x3".into()));
    assert!(!later.can_undo() && later.after(cut(Axis::X, 0)).can_undo());
}

/// This device has made moves 1 and 3 of game 7.
fn midway() -> State {
    let begun = two().0.after(cut(Axis::Z, 4));
    open(begun, "bar=nim:4,0,6;z4;x2&with=far&game=7").after(cut(Axis::Z, 1)).after(Action::Hand)
}

#[test]
fn a_link_that_does_not_go_on_asks_which_game_to_keep() {
    let different = Unfit::Different { number: 2, link: "x3".into(), here: "x2".into() };
    for (link, unfit, is_waiting) in [
        ("bar=nim:4,0,5;z4&with=far&game=7", Unfit::OtherFirst, false),
        ("bar=nim:4,0,6;z4&with=far&game=7", Unfit::Shorter { link: 1, here: 3 }, true),
        ("bar=nim:4,0,6;z4;x3&with=far&game=7", different, false),
        ("bar=nim:4,0,6;z4;x2;z1;x1;z0&with=far&game=7", Unfit::OutOfTurn { number: 5, link: "z0".into() }, false),
    ] {
        let doubtful = open(midway(), link);
        let (shown, doubt) = (record(&doubtful), doubtful.far.doubt.clone().unwrap());
        assert_eq!((shown.as_str(), doubt.unfit), ("nim:4,0,6;z4;x2;z1", unfit), "{link}");
        let kept = doubtful.clone().after(Action::Decide { is_link: false });
        assert_eq!((kept.far.doubt.clone(), kept.far.is_handed, kept.is_waiting()), (None, true, true), "{link}");
        let taken = doubtful.after(Action::Decide { is_link: true });
        assert!(link.contains(&record(&taken)) && taken.far.doubt.is_none(), "{link}");
        assert_eq!(taken.is_waiting(), is_waiting, "{link}");
        // From now on that is the game of this device.
        assert_eq!(open(taken, link).far.doubt, None, "{link}");
    }
}

#[test]
fn two_games_on_one_bar_do_not_mix() {
    let both = open(midway(), "bar=nim:4,0,6;x0&with=far&game=8");
    assert_eq!((both.far.doubt.clone(), record(&both), both.is_waiting()), (None, "nim:4,0,6;x0".into(), false));
    let first = open(both, "bar=nim:4,0,6;z4;x2;z1;x0&with=far&game=7");
    assert_eq!((first.far.doubt.clone(), first.is_opponents(1)), (None, true));
    // The link of another game, typed into the field of this one.
    let typed = midway().after(Action::Hear("https://example.org/#bar=nim:4,0,6;x0&with=far&game=8".into()));
    assert_eq!(typed.far.doubt.clone().unwrap().unfit, Unfit::OtherGame);
    assert_eq!(record(&typed.after(Action::Decide { is_link: true })), "nim:4,0,6;x0");
}

#[test]
fn what_is_typed_is_checked() {
    let heard = |text: &str| midway().after(Action::Hear(text.into()));
    assert_eq!(record(&heard("nim:4,0,6;z4;x2;z1;x0")), "nim:4,0,6;z4;x2;z1;x0");
    assert_eq!(heard("nim:4,0,6;z4;x2;z1").far.misheard, Some(Misheard::NoMove));
    for (text, moves) in
        [("nim:4,0,6;z4;x2;z1;x3", 3), ("4 x0 ZZ", 3), ("3 z1 KM", 3), ("#bar=nim:4,0,6;z9&with=far&game=7", 3)]
    {
        let state = heard(text);
        assert!(state.far.misheard.is_some() && state.moves() == moves && state.is_waiting(), "{text}");
    }
    assert!(heard("nim:4,0,6;z4;x1").far.doubt.is_some());
    // Nothing can be typed when it is one's own turn.
    let own = open(midway(), "bar=nim:4,0,6;z4;x2;z1;x1&with=far&game=7");
    assert_eq!(own.after(Action::Hear("5 x0 KM".into())).far.misheard, Some(Misheard::YourTurn));
}

#[test]
fn a_damaged_link_leaves_the_game_as_it_is() {
    let before = midway();
    let after = open(before.clone(), "bar=nim:4,0,6;z4;x2;z9&with=far&game=7");
    assert!(after.notice.is_some());
    assert_eq!(after.after(Action::Dismiss), before);
}

#[test]
fn a_chapter_with_a_far_friend_begins_with_a_number_of_its_own() {
    let next = midway().after(Action::Chapter(Chapter::Directions));
    assert_eq!((next.opponent, next.is_begun, next.remembered()), (Opponent::Far, false, None));
    let begun = next.after(Action::Begin { is_opponent_first: false, seed: 9 });
    assert_eq!(handed(&begun).0, "chapter=directions&with=far&game=9");
}

#[test]
fn after_the_end_one_can_try_again_against_the_computer_and_the_game_stays() {
    let over = open(midway(), "bar=nim:4,0,6;z4;x2;z1;x0&with=far&game=7").after(cut(Axis::Z, 0));
    assert_eq!(over.end(), Some(End::You));
    let tried = over.after(Action::TryFrom(2));
    assert_eq!((tried.opponent, tried.moves()), (Opponent::Noir, 2));
    assert_eq!(tried.far.games[0].link.record.moves().len(), 5);
}
