//! The page as a function of its state. It asks nothing of the browser, so that it can be drawn into the HTML beforehand.

use crate::play::chapters::{open, path};
use crate::play::daily::entry;
use crate::play::doubt::Doubtful;
use crate::play::own::{is_being_made, is_usual, own_bar};
use crate::play::players::{PLAYERS, players};
use crate::play::reason::reason;
use crate::play::rule::{RULE, pictures, rule, rule_sheet};
use crate::play::table::table;
use maths::games::Sum;
use web::kit::dispatching::dispatching;
use web::kit::rooms::{Room, header};
use web::kit::shell::notice;
use web::table::duel::route::write;
use web::table::duel::words::{chapter_lead, heading};
use web::table::duel::{Action, Chapter, End, Link, Opponent, State};
use web::texts::Texts;
use yew::prelude::*;

/// Before a game the landing page; then the game, which has the whole screen. `hand` goes along to other rooms.
pub(super) fn page(texts: Texts, state: &UseReducerHandle<State>, hand: Option<&Sum>) -> Html {
    let on_speak = dispatching(state, Action::Speak);
    // In a trial the reader chooses who begins when the bar is on the table.
    let is_playing = state.is_begun || state.is_trial();
    let end = state.end();
    let is_made = is_being_made(state);
    let kind = classes!(
        "play",
        if is_playing { "game" } else { "land" },
        end.map(|_| "over"),
        (end == Some(End::You)).then_some("won-it"),
        state.is_explained.then_some("reading"),
        is_made.then_some("making")
    );
    html! {
        <>
            if !is_playing { { header(texts, Room::Play, hand, &on_speak, None) } }
            <main class={kind}>
                { if is_playing { head(texts, state) } else { introduction(texts, state) } }
                { state.far.doubt.clone().map(|doubt| html! { <Doubtful state={state.clone()} {doubt} /> }).unwrap_or_default() }
                { if is_made { own_bar(texts, state) } else { table(texts, state, is_playing) } }
                if !is_playing { { path(texts, state, true) }{ more(texts, state) } }
                { players(texts, state) }
                if is_playing { { rule_sheet(texts, state) } }
                if state.is_explained { { reason(texts, state) } }
            </main>
            { refused(texts, state) }
        </>
    }
}

/// The introduction to the chapter, the puzzle or the reader's own bar.
fn introduction(texts: Texts, state: &State) -> Html {
    let (title, lead) = match (state.chapter, state.puzzle) {
        (Some(Chapter::Strip), _) => (texts.play_aim(), chapter_lead(texts, Chapter::Strip).to_owned()),
        (Some(chapter), _) => (heading(texts, state), chapter_lead(texts, chapter).to_owned()),
        (None, Some(moves)) => (heading(texts, state), texts.play_somebody_won(&moves)),
        // The rules of the usual shapes are those of the chapters.
        (None, None) if is_being_made(state) && is_usual(state) => (heading(texts, state), String::new()),
        (None, None) => (heading(texts, state), rule(texts, state.sum())),
    };
    html! {
        <div class="introduction">
            <h1>{ title }</h1>
            if !lead.is_empty() { <p class="lead">{ lead }</p> }
            if state.puzzle.is_some() { <p class="lead rule">{ rule(texts, state.sum()) }</p> }
        </div>
    }
}

/// In a game: the way back to all chapters, the name of the game, and its rule; for a friend who opens the first link the rule at once.
fn head(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let (link, back) = match (state.chapter, state.day) {
        (Some(chapter), _) => (Link::to_chapter(chapter), Action::Leave),
        (None, Some(day)) => (Link::to_day(day), Action::Leave),
        (None, None) => (Link::to_bar(state.line()[0].clone()), Action::Own(state.game_at(0))),
    };
    // From the reason of a win, back is where the reader was before.
    let back = if state.is_explained { Action::Explain(false) } else { back };
    let is_invited = state.opponent == Opponent::Far && state.moves() <= 1 && !state.is_waiting();
    html! {
        <div class="head">
            <a class="back" href={format!("#{}", write(&link))} aria-label={texts.play_all_chapters()} onclick={open(state, back)}>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7" /></svg>
            </a>
            <h1>{ if state.is_explained { texts.why() } else { heading(texts, state) } }</h1>
            <button type="button" class="rule-button" popovertarget={RULE}>{ texts.play_rule() }</button>
            if is_invited {
                { pictures(texts, state).unwrap_or_else(|| html! { <p class="lead rule">{ rule(texts, state.sum()) }</p> }) }
            }
        </div>
    }
}

/// Other ways to play, and the way back to the last game for who comes again.
fn more(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let own = Chapter::Directions.game();
    let href = format!("#{}", write(&Link::to_bar(own.into())));
    html! {
        <p class="more">
            <button type="button" class="quiet" popovertarget={PLAYERS}>{ texts.play_players() }</button>
            if state.chapter.is_some() || state.puzzle.is_some() {
                <a class="button quiet" {href} onclick={open(state, Action::Own(own))}>{ texts.play_own() }</a>
            }
            { entry(texts, state) }
            { state.last_game.as_ref().map(|text| html! { <a class="button quiet" href={format!("#{text}")}>{ texts.play_go_on() }</a> }).unwrap_or_default() }
        </p>
    }
}

/// The error of the link.
// In the program, too, a separate function: most visits do not need it, so it is in the rest (build/parts.mjs).
#[inline(never)]
fn refused(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let Some(wording) = state.notice.as_ref().map(|notice| notice.in_words(texts)) else { return Html::default() };
    let dismiss = dispatching(state, |_: MouseEvent| Action::Dismiss);
    html! { <div class="notices">{ notice(texts, Some(wording), &dismiss) }</div> }
}

/// The page as it is first seen, for the HTML that is there before any program has run.
#[component]
pub fn Landing() -> Html {
    let state = use_reducer(State::default);
    let texts = Texts::default();
    html! { <ContextProvider<Texts> context={texts}>{ page(texts, &state, None) }</ContextProvider<Texts>> }
}

#[cfg(test)]
mod tests {
    use super::page;
    use crate::rendered::html;
    use web::table::duel::route::read;
    use web::table::duel::{Action, Chapter, State};
    use web::texts::{Language, Texts};

    async fn opened(link: &str, texts: Texts) -> String {
        let state = State::default().after(Action::Open(read(link).unwrap()));
        html(&state, texts, move |state| page(texts, state, None)).await
    }

    /// The text between two parts of the page that a link opens.
    async fn between(link: &str, texts: Texts, begin: &str, end: &str) -> String {
        let html = opened(link, texts).await;
        let (_, rest) = html.split_once(begin).unwrap_or_else(|| panic!("no {begin} in {html}"));
        rest.split_once(end).unwrap().0.to_owned()
    }

    async fn lead(link: &str, texts: Texts) -> String {
        between(link, texts, "<p class=\"lead", "</p>").await
    }

    #[tokio::test(flavor = "current_thread")]
    async fn two_people_read_who_has_moved_who_is_to_move_and_who_has_won() {
        let english = Texts::default();
        let turn = |moves: &'static str| async move {
            let link = format!("chapter=strip&bar=nim:4,0,6{moves}&with=friend");
            between(&link, english, "<p role=\"status\" class=\"turn\">", "</p>").await
        };
        assert_eq!(turn(";z4").await, "Player 1 broke 2 off the right. Player 2 is to move.");
        assert_eq!(turn(";z4;x0").await, "Player 2 broke 4 off the left. Player 1 is to move.");
        // (4, 0, 6), (4, 0, 4), (0, 0, 4), and player 1 breaks off the rest.
        let html = opened("chapter=strip&bar=nim:4,0,6;z4;x0;z0&with=friend", english).await;
        assert!(html.contains("Player 1 has won."), "{html}");
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_game_says_neither_cut_nor_three_numbers_and_has_no_numbers_at_grooves() {
        let english = Texts::default();
        for link in [
            "chapter=strip&bar=nim:4,0,6;z4;x2",
            "chapter=slopes",
            "chapter=stairs&bar=step:k=2,s=0:3,3,6;z5&first=opponent",
        ] {
            let html = opened(link, english).await;
            assert!(html.contains("aria-label=\"Break off ") && html.contains(" stay\""), "{link}: {html}");
            assert!(!html.contains("Break left") && !html.contains("class=\"label"), "{link}: {html}");
        }
        // Each of the two columns has four pieces.
        let said = between(
            "chapter=directions&bar=nim:2,3,4;z2&first=opponent",
            english,
            "<p role=\"status\" class=\"turn\">",
            "</p>",
        );
        assert_eq!(said.await, "Yum! I broke 8 off the right. Your move.");
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_game_has_at_most_eight_controls() {
        let html = opened("chapter=strip&bar=nim:4,0,6;z4;x2", Texts::default()).await;
        let (sheets, board) = (html.find("id=\"players\"").unwrap(), html.matches("role=\"listbox\"").count());
        let controls = html[..sheets].matches("<button").count() + html[..sheets].matches("<a ").count() + board;
        assert!((5..=8).contains(&controls), "{controls}: {html}");
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_puzzle_asks_whether_the_reader_can_win_as_well() {
        let question = lead("bar=nim:4,0,6&puzzle=2", Texts::default()).await;
        assert!(question.ends_with("Someone won from this position in 2 moves. Can you?"), "{question}");
    }

    #[tokio::test(flavor = "current_thread")]
    async fn rules_of_ones_own_are_stated_in_words() {
        for (rules, words) in [
            (
                "rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_any:2,2",
                "On your turn, lower a by any amount; or lower b by any amount; or lower a, b by the same amount.",
            ),
            (
                "rules:x_y_z;y<=x;z<=y:3,2,2",
                "Bounds: y ≤ x, z ≤ y. After a move, a number above its bound is lowered to the bound.",
            ),
        ] {
            let said = lead(&format!("bar={rules}"), Texts::default()).await;
            assert!(said.contains(words), "{said}");
        }
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_friend_who_opens_a_link_reads_the_rule_of_the_game() {
        for code in ["en", "ja"] {
            let texts = Texts::of(Language::with_code(code).unwrap());
            let (bitter, pile) =
                if code == "en" { ("bitter piece", "smaller pile") } else { ("苦い", "小さい山") };
            for chapter in Chapter::ALL {
                let rule = if chapter == Chapter::Sharing { pile } else { bitter };
                // Pictures of the usual bars, and else words.
                let (bar, words) = (("<ol class=\"three\">", "</ol>"), ("<p class=\"lead rule\"", "</p>"));
                let chapters = if chapter == Chapter::Sharing { words } else { bar };
                for (link, (begin, end)) in [
                    (format!("chapter={}", chapter.key()), chapters),
                    (format!("bar={}", chapter.game()), chapters),
                    ("bar=nim:misere:3,1,2".into(), words),
                ] {
                    let said = between(&format!("{link}&with=far&game=7"), texts, begin, end).await;
                    assert!(said.contains(rule) || link.contains("misere") && said.contains(bitter), "{link}: {said}");
                }
            }
            // A reader who plays on knows the rule.
            let later = opened("chapter=strip&bar=nim:4,0,6;z4;x2&with=far&game=7", texts).await;
            let head = later.split_once("</h1>").and_then(|(_, rest)| rest.split_once("</div>")).unwrap().0;
            assert!(head.contains("rule-button") && !head.contains("lead rule") && !head.contains("three"), "{head}");
        }
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_game_by_links_says_in_its_heading_whose_turn_it_is() {
        for (moves, heading) in [
            ("", "You begin. Your friend answers."),
            (";z4", "Your friend has moved. Your turn!"),
            (";z4;x0;z0", "Strip"),
        ] {
            let link = format!("chapter=strip&bar=nim:4,0,6{moves}&with=far&game=7");
            assert_eq!(between(&link, Texts::default(), "<h1>", "</h1>").await, heading);
        }
    }

    #[tokio::test(flavor = "current_thread")]
    async fn the_bar_of_a_day_asks_who_can_win_before_it_is_played() {
        let question = "Can the player who begins win this bar?";
        let asked = opened("day=2026-11-28", Texts::default()).await;
        assert!(asked.contains(question) && asked.contains("No: Noir begins"), "{asked}");
        let begun = opened("day=2026-11-28&first=opponent", Texts::default()).await;
        assert!(!begun.contains(question) && begun.contains("Bar of the day"), "{begun}");
    }
}
