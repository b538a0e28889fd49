use super::{LARGEST, Purpose, Reply, Response, answer_of, respond};
use crate::embed::incoming::{Change, Kind, Request, Wanted};
use crate::embed::outgoing::Answer;
use maths::games::Game;
use maths::solver::{Evaluation, Extent, Plan, Solving};
use proptest::prelude::*;
use web::kit::frame::{Parameter, Settings, Theme};
use web::table::{Action, SolverReply, State};
use web::texts::Texts;
use web::workers::solver::protocol::Question;

const PAGE: &str = "https://example.org/bittersweet/";

fn at(game: &str) -> State {
    State::default().after(Action::Place(game.parse().unwrap()))
}

fn ask(state: &State, request: Request) -> Result<Response, String> {
    respond(state, &Settings::default(), request, PAGE).map_err(|refusal| refusal.in_words(Texts::default()))
}

/// The position that an answer says is shown.
fn position(response: Response) -> String {
    let Reply::Now(Answer::Shown(shown)) = response.reply else { panic!("{response:?}") };
    shown.position
}

#[test]
fn moves_are_played_as_records_write_them() {
    let state = at("triangle:k=3:7,4,7");
    assert_eq!(position(ask(&state, Request::Play("x4".into())).unwrap()), "triangle:k=3:4,3,7");
    assert_eq!(position(ask(&state, Request::Play("x4;z0".into())).unwrap()), "triangle:k=3:4,1,0");
    for wrong in ["x9", "w1", "", "pass", "x"] {
        let reason = ask(&state, Request::Play(wrong.into())).unwrap_err();
        assert!(reason.ends_with('.'), "{wrong}: {reason}");
    }
    assert_eq!(ask(&state, Request::Undo).unwrap_err(), "No move can be taken back.");
    assert_eq!(ask(&state, Request::Redo).unwrap_err(), "No move can be made again.");
    assert_eq!(position(ask(&state, Request::Reset).unwrap()), "triangle:k=3:7,4,7");
}

#[test]
fn what_is_set_is_set_altogether_or_not_at_all() {
    let state = State::default();
    let theme = Change::Setting(Parameter::Theme, "dark".into());
    let change = Request::Set(vec![Change::Position("nim:1,2,3".into()), Change::Size(8), theme.clone()]);
    let response = ask(&state, change).unwrap();
    assert_eq!(response.settings.as_ref().unwrap().theme, Theme::Dark);
    let Reply::Now(Answer::Shown(shown)) = response.reply else { panic!() };
    assert_eq!((shown.position.as_str(), shown.size), ("nim:1,2,3", 8));
    for wrong in [
        Change::Position("triangle:k=3:2,4,1".into()),
        Change::Size(100_001),
        Change::Computer("third".into()),
        Change::State("g=nim:1".into()),
        Change::Setting(Parameter::View, "map".into()),
    ] {
        let reason = ask(&state, Request::Set(vec![theme.clone(), wrong.clone()])).unwrap_err();
        assert!(reason.ends_with('.'), "{wrong:?}: {reason}");
    }
    let legal = ask(&state, Request::Set(vec![Change::Position("triangle:k=3:2,4,1".into())])).unwrap_err();
    assert_eq!(legal, "y may be at most ⌊(2+1)/3⌋ = 1, but it is 4.");
}

#[test]
fn the_value_of_a_position_is_that_of_nim() {
    // Bouton: the Grundy value of rectangular bars is x ⊕ y ⊕ z.
    let state = at("nim:3,7,4");
    let response = ask(&state, Request::Evaluate(Some("nim:1,2,2".into()))).unwrap();
    assert!(response.actions.is_empty() && response.settings.is_none());
    let Reply::Later(Question::Evaluate { game }, purpose) = response.reply else { panic!() };
    let table = Solving::solve(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
    let reply = SolverReply::Evaluation(Evaluation::of(&game, &table).unwrap());
    let Ok(Answer::Value(value)) = answer_of(&purpose, reply) else { panic!() };
    assert_eq!((value.position.as_str(), value.grundy, value.outcome), ("nim:1,2,2", 1, "N"));
    for option in &value.options {
        let [x, y, z] = option.position.parse::<Game>().unwrap().position().xyz();
        assert_eq!(option.grundy, x ^ y ^ z, "{option:?}");
    }
    assert_eq!(value.options[0].play, "x0");
    assert_eq!(value.options.len(), 5);
}

#[test]
fn tables_are_small() {
    let state = State::default();
    let wanted = |size| Request::Table(Wanted { size: Some(size), ..Wanted::default() });
    assert!(matches!(ask(&state, wanted(LARGEST)).unwrap().reply, Reply::Later(Question::Picture(_), Purpose::Rows)));
    assert_eq!(ask(&state, wanted(LARGEST + 1)).unwrap_err(), "size must be a whole number from 0 to 199.");
    let plane = Wanted { plane: Some("w:1".into()), ..Wanted::default() };
    assert!(ask(&state, Request::Table(plane)).unwrap_err().contains("“w:1”"));
}

#[test]
fn a_table_that_is_not_there_is_refused_and_not_replaced_by_another() {
    let table = |text: &str, plane: &str, pass| {
        let plane = Some(plane.to_owned()).filter(|plane| !plane.is_empty());
        ask(&at(text), Request::Table(Wanted { plane, pass, size: Some(20), position: None }))
    };
    // The rim of k = 3 over (20, 20) is 13.
    assert!(table("triangle:k=3:7,4,7", "y:13", None).is_ok());
    let reason = table("triangle:k=3:7,4,7", "y:99999", None).unwrap_err();
    assert_eq!(reason, "In this table y goes from 0 to 13, so it has no plane y:99999.");
    assert_eq!(table("nim:1,2,3", "rim", None).unwrap_err(), "nim has no plane rim.");
    assert_eq!(table("nim:1,2,3", "", Some(true)).unwrap_err(), "nim has no pass, so pass cannot be true.");
    assert!(table("nim:1,2,3", "", Some(false)).is_ok() && table("nim:pass:1,2,3,0", "", Some(true)).is_ok());
    assert!(table("sharing:0,5,16", "y:3", None).is_ok(), "piles have one plane");
    // The plane of the bar itself is lowered into a smaller table, as on the page.
    let request = Wanted { size: Some(3), ..Wanted::default() };
    assert!(ask(&at("nim:1,9,3"), Request::Table(request)).is_ok());
}

#[test]
fn texts_can_be_taken_away() {
    let state = at("nim:1,2,3");
    let text = |kind| match ask(&state, Request::Export(kind)).unwrap().reply {
        Reply::Now(Answer::Text(text)) => text,
        other @ (Reply::Now(_) | Reply::Greeting | Reply::Later(..)) => panic!("{other:?}"),
    };
    assert_eq!(text(Kind::Notation), "nim:1,2,3");
    let svg = text(Kind::Svg);
    assert!(svg.contains("<svg") && svg.contains("https://example.org/bittersweet/#g=nim:1,2,3"), "{svg}");
}

#[test]
fn without_a_solver_no_value_is_sent() {
    let (settings, _) = Settings::read("solver=0");
    for request in [Request::Evaluate(None), Request::Table(Wanted::default()), Request::Export(Kind::Csv)] {
        let reason = respond(&State::default(), &settings, request, PAGE).unwrap_err();
        assert_eq!(reason.in_words(Texts::default()), "The solver is turned off in this frame (solver=0).");
    }
}

proptest! {
    #[test]
    fn no_text_is_too_much(text in ".{0,60}", size in any::<u32>()) {
        let state = State::default();
        let table = Wanted { position: Some(text.clone()), plane: Some(text.clone()), size: Some(size), pass: Some(true) };
        let setting = Parameter::ALL.map(|parameter| Change::Setting(parameter, text.clone())).to_vec();
        let others = [Change::Position(text.clone()), Change::Size(size), Change::Computer(text.clone()), Change::State(text.clone())];
        let changes = setting.into_iter().chain(others).map(|change| Request::Set(vec![change]));
        let requests = [Request::Play(text.clone()), Request::Evaluate(Some(text.clone())), Request::Table(table)];
        for request in requests.into_iter().chain(changes) {
            if let Err(reason) = ask(&state, request) {
                prop_assert!(reason.ends_with('.'), "{}", reason);
            }
        }
    }
}
