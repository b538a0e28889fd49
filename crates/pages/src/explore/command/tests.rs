//! Commands read, answered, and a whole game played by them.

use crate::explore::command::{Command, Unknown, read, respond};
use maths::games::{Axis, Game, Move};
use maths::solver::{Advice, Evaluation, Extent, Plan, Remoteness, Solving};
use maths::values::Outcome;
use web::requests::Unavailable;
use web::table::practice::Practising;
use web::table::{Action, Slot, SolverReply, State, Unanswered};
use web::texts::Texts;
use web::workers::solver::protocol::Question;

fn cut(axis: Axis, to: u32) -> Command {
    Command::Play(Move::Cut { axis, to })
}

#[track_caller]
fn reads(text: &str, command: Command) {
    assert_eq!(read(text), Ok(command), "{text}");
}

#[test]
fn every_command_is_read() {
    reads("cut left 3", cut(Axis::X, 3));
    reads("cut right 0", cut(Axis::Z, 0));
    reads("cut top 2", cut(Axis::Y, 2));
    for text in ["x3", "z0", "c-a5"] {
        reads(text, Command::Written(text.into()));
    }
    reads("pass", Command::Play(Move::Pass));
    reads("undo", Command::Undo);
    reads("redo", Command::Redo);
    reads("restart", Command::Restart);
    reads("hint", Command::Hint);
    reads("value", Command::Value);
    reads("winning moves", Command::WinningMoves);
    reads("options", Command::Options);
    reads("why", Command::Why);
    reads("set triangle:k=3:7,4,7", Command::Set("triangle:k=3:7,4,7".into()));
    reads("triangle:k=3:7,4,7", Command::Set("triangle:k=3:7,4,7".into()));
    reads("random P", Command::Random(Some(Outcome::P)));
    reads("random N", Command::Random(Some(Outcome::N)));
    reads("random", Command::Random(None));
    reads("computer first", Command::Computer(Some(false)));
    reads("computer second", Command::Computer(Some(true)));
    reads("computer off", Command::Computer(None));
    reads("strength 80", Command::Strength(80));
    reads("mark on", Command::Mark(true));
    reads("mark off", Command::Mark(false));
    reads("size 40", Command::Size("40".into()));
    reads("help", Command::Help);
    reads("?", Command::Help);
}

#[test]
fn capitals_spaces_small_words_and_synonyms_are_the_same() {
    for text in ["  CUT  Left 3 ", "left 3", "cut on the left to 3", "Cut x to 3."] {
        reads(text, cut(Axis::X, 3));
    }
    reads("cut y to 2", cut(Axis::Y, 2));
    for text in ["Z 0", "z = 0", "cut z0", "cut z 0"] {
        reads(text, Command::Written("z0".into()));
    }
    let share = Command::Play(Move::Share { from: Axis::Z.into(), onto: Axis::X.into(), tokens: 5 });
    for text in ["move 5 from c to a", "Move 5 tokens from C onto A", "5 c a"] {
        reads(text, share.clone());
    }
    reads("c - a 5", Command::Written("c-a5".into()));
    reads("WHY?", Command::Why);
    reads("strength 80 %", Command::Strength(80));
    reads("Set 3, 1, 2", Command::Set("3, 1, 2".into()));
    reads(" Triangle : k = 3 : 7, 4, 7 ", Command::Set("triangle : k = 3 : 7, 4, 7".into()));
}

#[test]
fn nonsense_is_answered_with_what_is_possible() {
    for (text, possible) in [
        ("", "Write a command, such as cut left to 3, or help."),
        ("sing", "There is no command “sing”. Write a move such as cut left to 3"),
        ("cut", "such as cut left to 3"),
        ("cut left", "such as cut left to 3"),
        ("cut left -1", "such as cut left to 3"),
        ("cut 3 left", "such as cut left to 3"),
        ("cut middle 3", "such as cut left to 3"),
        ("x3 z0", "help"),
        ("5 c g", "help"),
        ("computer", "computer first, computer second or computer off"),
        ("strength 101", "from 0 to 100"),
        ("strength", "from 0 to 100"),
        ("mark", "mark on or mark off"),
        ("random Q", "random P or random N"),
        ("set", "triangle:k=3:7,4,7"),
    ] {
        let reason = read(text).unwrap_err().in_words(Texts::default());
        assert!(reason.contains(possible), "{text}: {reason}");
    }
    assert!(read(&"z".repeat(100_000)).unwrap_err().in_words(Texts::default()).len() < 200);
}

/// The state after a command, and what was said.
fn after(state: State, text: &str) -> (State, String) {
    let command = read(text).unwrap();
    let response = respond(Texts::default(), &state, &command, &mut |_| 0);
    let state = match response.action {
        Some(action) => state.after(action),
        None => state,
    };
    (known(state), response.say)
}

/// With the answers to what the page asks about the game, as the worker would give them.
fn known(mut state: State) -> State {
    while let Some(question) = state.question(Slot::Advice) {
        let Question::Advise { game } = question else { panic!("{question:?}") };
        let measured = Remoteness::of(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
        let advice = Advice::of(&game, &measured).unwrap();
        state = state.after(Action::SolverReply(Slot::Advice, SolverReply::Advice(advice)));
    }
    let game = state.game();
    state.after(Action::SolverReply(Slot::Evaluation, SolverReply::Evaluation(evaluation(&game))))
}

fn evaluation(game: &Game) -> Evaluation {
    let table = Solving::solve(game.ruleset(), Extent::holding(game), Plan::BOUND).unwrap();
    Evaluation::of(game, &table).unwrap()
}

#[track_caller]
fn says(state: &State, text: &str, expected: &str) {
    let response = respond(Texts::default(), state, &read(text).unwrap(), &mut |_| 0);
    assert_eq!((response.say.as_str(), response.action), (expected, None), "{text}");
}

fn at(text: &str) -> State {
    after(State::default(), text).0
}

#[test]
fn questions_are_answered_by_hand() {
    // (2, 0, 1): only x to 1 wins. Its moves leave (1, 0, 1), (0, 0, 1) and (2, 0, 0), which have the values 0, 1 and 2.
    let state = at("set nim:2,0,1");
    says(&state, "value", "(2, 0, 1) has Grundy value 3 and is an N-position: the player to move can win.");
    says(&state, "winning moves", "1 move wins: x1, which leaves (1, 0, 1).");
    says(&state, "options", "3 moves and the Grundy values they lead to: x1 to 0; x0 to 1; z0 to 2.");
    let (_, why) = after(state.clone(), "why");
    assert!(why.starts_with("The smallest number that is not the Grundy value of any option is 3.\n"), "{why}");
    assert!(why.contains("A position is a P-position if and only if x ⊕ y ⊕ z = 0."), "{why}");
    let state = after(state, "x1").0;
    says(&state, "value", "(1, 0, 1) has Grundy value 0 and is a P-position: the player who has just moved can win.");
    says(&state, "winning moves", "No move wins: this is a P-position.");
    let end = at("nim:misere:0,0,0");
    says(&end, "why", "No move is left: the player who made the last move has lost.");
    says(&end, "winning moves", "No move is left.");
    says(&end, "options", "No move is left.");
    says(&end, "hint", "No move is left, so there is no hint.");
}

#[test]
fn long_lists_say_how_many_more_there_are() {
    let (_, options) = after(at("nim:30,0,30"), "options");
    assert!(options.starts_with("60 moves") && options.ends_with("; and 20 more."), "{options}");
    assert_eq!(options.matches(';').count(), 40);
}

#[test]
fn what_is_not_known_yet_is_not_made_up() {
    let state = State::default().after(Action::Place("nim:2,0,1".parse().unwrap()));
    for text in ["value", "winning moves", "options", "why"] {
        says(&state, text, "The solver is still computing.");
    }
    let state = state.after(Action::SolverReply(
        Slot::Evaluation,
        SolverReply::Refused(Unanswered::Unavailable(Unavailable::NotStarted)),
    ));
    says(&state, "value", "The solver is not available.");
}

#[test]
fn a_move_that_is_none_says_why() {
    let bar = at("triangle:k=3:7,4,7");
    says(&bar, "cut left 7", "x7 is not possible: x can only become smaller, and it is 7.");
    says(&bar, "cut left 99999999999", "x4294967295 is not possible: x can only become smaller, and it is 7.");
    says(&bar, "y9", "y9 is not possible: y can only become smaller, and it is 4.");
    says(&bar, "pass", "pass is not possible: this ruleset has no pass.");
    says(&bar, "c-a5", "“c-a5” is not a move; write one such as x4 (cut until x is 4).");
    let piles = at("sharing:0,5,16");
    says(&piles, "left 3", "x3 is not possible: this game has no such moves.");
    says(&piles, "a5", "“a5” is not a move; write one such as c-a5 (5 tokens from c to a).");
    let (_, said) = after(piles, "c-a9");
    assert!(said.starts_with("c-a9 is not possible: c has 16 and a has 0, so at most 8 can go from c to a"), "{said}");
    says(&at("nim:0,0,0"), "x0", "x0 is not possible: no move is left, so the game is over.");
}

#[test]
fn positions_are_set_in_the_notation_or_by_coordinates_alone() {
    let (state, said) = after(State::default(), "set 3,1,2");
    assert_eq!(
        (state.game().to_string().as_str(), said.as_str()),
        ("triangle:k=3:3,1,2", "triangle:k=3:3,1,2 is on the board.")
    );
    says(&state, "set 2,4,1", "y may be at most ⌊(2+1)/3⌋ = 1, but it is 4.");
    says(
        &state,
        "chess:1,2,3",
        "There is no game called “chess”; the games are triangle, step, nim, bar, sharing, rules.",
    );
}

#[test]
fn walking_and_settings() {
    let state = at("nim:3,7,4");
    says(&state, "undo", "There is no move to undo.");
    says(&state, "redo", "There is no move to redo.");
    says(&state, "restart", "This is already the first position.");
    says(&state, "strength 80", "The computer does not play; write computer first or computer second.");
    says(&state, "size many", "N must be a whole number from 0 to 100000, but it is “many”.");
    let state = after(after(state, "x1").0, "top 0").0;
    assert_eq!(state.game().to_string(), "nim:1,0,4");
    let state = after(state, "undo").0;
    assert_eq!(state.game().to_string(), "nim:1,7,4");
    let state = after(state, "redo").0;
    assert_eq!(state.game().to_string(), "nim:1,0,4");
    let state = after(state, "restart").0;
    assert_eq!(state.game().to_string(), "nim:3,7,4");
    let state = after(after(after(state, "size 40").0, "mark on").0, "computer second").0;
    let state = after(state, "strength 80").0;
    let computer = state.computer.unwrap();
    assert_eq!((state.look.size, state.marks, computer.is_second, computer.strength.percent()), (40, true, true, 80));
    let state = after(after(state, "mark off").0, "computer off").0;
    assert_eq!((state.marks, state.computer), (false, None));
    let state = ["hint"; 3].into_iter().fold(state, |state, text| after(state, text).0);
    // (3, 7, 4): 3 ⊕ 7 = 4, so it is lost, and the longest way is as good as any.
    let (state, said) = after(known(state), "hint");
    assert!(said.starts_with("Cut ") && said.contains(": leaves "), "{said}");
    assert_eq!(after(state, "hint").1, said, "there is no further one");
}

#[test]
fn a_hint_says_more_each_time() {
    let state = known(at("triangle:k=3:2,0,1"));
    let (state, said) = after(state, "hint");
    assert_eq!(said, "The player to move can win.");
    let (state, said) = after(state, "hint");
    assert_eq!(said, "The player to move can win. There is a winning move: a cut on the left.");
    let (_, said) = after(state, "hint");
    assert_eq!(said, "Cut left to 1: leaves (1, 0, 1).");
    says(&at("nim:0,0,0"), "hint", "No move is left, so there is no hint.");
    assert_eq!(
        respond(Texts::default(), &State::default(), &Command::Hint, &mut |_| 0).say,
        "The solver is still computing."
    );
}

#[test]
fn nothing_is_given_away_while_a_task_is_open() {
    let mut state = at("nim:3,7,4").after(Action::Practise(Practising::NewTask(5)));
    while let Some(question) = state.question(Slot::Practice) {
        let Question::Evaluate { game } = question else { panic!("{question:?}") };
        state = state.after(Action::SolverReply(Slot::Practice, SolverReply::Evaluation(evaluation(&game))));
    }
    let state = known(state);
    assert!(state.practice.is_open());
    for asked in ["value", "winning moves", "options", "why"] {
        let (_, said) = after(state.clone(), asked);
        assert!(said.starts_with("You are solving a task"), "{asked}: {said}");
    }
}

#[test]
fn help_names_every_command_and_each_of_them_is_read() {
    for (position, moves) in
        [("nim:1,1,1", "cut left to 3, cut top to 2, cut right to 0"), ("sharing:0,1,4", "move 5 from c to a")]
    {
        let (_, help) = after(at(position), "?");
        assert!(help.starts_with(moves), "{help}");
        let names = help.lines().filter_map(|line| line.split_once(": ").map_or(Some(line), |(names, _)| Some(names)));
        for name in names.skip(1).flat_map(|names| names.split(", ")) {
            // The position of `set` has colons of its own.
            assert!(read(name).is_ok(), "{name}");
        }
    }
}

#[test]
fn a_whole_game_by_commands_alone_is_won_against_the_computer() {
    for (position, misere) in [("triangle:k=3:7,4,7", false), ("nim:misere:3,7,5", true), ("sharing:0,5,16", false)] {
        let mut state = at(position);
        state = after(state, "computer second").0;
        while !state.game().is_terminal() {
            let (_, wording) = after(state.clone(), "winning moves");
            // "2 moves win: x5, which leaves (5, 4, 7); …" names the move as it can be written.
            let play = wording.split_once(": ").unwrap().1.split(',').next().unwrap().to_owned();
            let moves = state.moves_made();
            state = after(state, &play).0;
            assert_eq!(state.moves_made(), moves + 1, "{wording}");
            if state.computer_goes_on() {
                state = known(state.after(Action::Answer));
            }
        }
        // The player has made the first, third, … move.
        let made_the_last = !state.moves_made().is_multiple_of(2);
        assert_eq!(made_the_last, !misere, "{position}");
    }
}

#[test]
fn commands_are_read_in_full_width_characters() {
    for (typed, plain) in [
        ("ｃｕｔ　ｌｅｆｔ　ｔｏ　３", "cut left to 3"),
        ("ｘ３", "x3"),
        ("ｃーａ５", "c-a5"),
        ("ｍｏｖｅ　５　ｆｒｏｍ　ｃ　ｔｏ　ａ。", "move 5 from c to a."),
        ("ａｂー３", "ab-3"),
        ("ｓｉｚｅ　４０", "size 40"),
        ("ｓｔｒｅｎｇｔｈ　８０％", "strength 80%"),
        ("ｓｅｔ　ｎｉｍ：３、７、４", "set nim:3,7,4"),
        ("？", "?"),
    ] {
        assert_eq!(read(typed), read(plain), "{typed}");
        assert!(!matches!(read(typed), Err(Unknown::Text(_))), "{typed}");
    }
}
