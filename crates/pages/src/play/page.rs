//! The page as a function of its state. It asks nothing of the browser, so that it can be drawn into the HTML beforehand.

use crate::play::chapters::chapters;
use crate::play::own::{is_being_made, is_usual, own_bar};
use crate::play::table::table;
use maths::games::{Rules, Ruleset, Sum};
use web::kit::notice::notice;
use web::kit::rooms::{Room, header};
use web::kit::words::what_it_is;
use web::table::duel::words::{chapter_lead, chapter_question, chapter_secret, heading};
use web::table::duel::{Action, Chapter, Opponent, State};
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// Header, the chapter with its table, and the way to the others.
#[component]
pub(super) fn Page(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let on_speak = {
        let dispatcher = state.dispatcher();
        Callback::from(move |language| dispatcher.dispatch(Action::Speak(language)))
    };
    html! {
        <>
            { header(texts, Room::Play, false, &on_speak, Html::default()) }
            <main class={classes!("play", state.is_begun.then_some("begun"), is_being_made(state).then_some("making"))}>
                { introduction(texts, state) }
                { if is_being_made(state) { own_bar(texts, state) } else { table(texts, state) } }
                { state.chapter.filter(|_| state.is_begun).map(|chapter| secret(texts, chapter)).unwrap_or_default() }
                { chapters(texts, state) }
            </main>
            { refused(texts, state) }
        </>
    }
}

/// What the chapter, the puzzle or one's own bar is about.
fn introduction(texts: Texts, state: &State) -> Html {
    let (number, lead, question) = match (state.chapter, state.puzzle) {
        (Some(chapter), _) => (
            texts.play_chapter(&chapter.number(), &Chapter::ALL.len()),
            chapter_lead(texts, chapter).to_owned(),
            chapter_question(texts, chapter).to_owned(),
        ),
        (None, Some(moves)) => {
            let rules = what_it_is(texts, state.sum());
            (texts.play_a_puzzle().to_owned(), rules, texts.play_somebody_won(&moves))
        }
        // The rules of the usual shapes are those of the chapters.
        (None, None) if is_being_made(state) && is_usual(state) => Default::default(),
        (None, None) => (String::new(), what_it_is(texts, state.sum()), String::new()),
    };
    // A friend who opens the first link may not know the game.
    let is_invited = state.opponent == Opponent::Far && state.moves() <= 1 && !state.is_waiting();
    let invited = is_invited.then(|| rule(texts, state.sum()));
    html! {
        <div class="introduction">
            <p class="number">{ number }{ last_game(texts, state) }</p>
            <h1>{ heading(texts, state) }</h1>
            <p class={classes!("lead", invited.is_some().then_some("rule"))}>{ invited.unwrap_or(lead) }</p>
            <p class="question">{ question }</p>
        </div>
    }
}

/// The rule of a game, in one sentence for the usual bars.
fn rule(texts: Texts, sum: &Sum) -> String {
    match sum.only().map(|game| game.ruleset()) {
        Some(Ruleset { rules: Rules::Bar(_), pass: false, misere: false }) => texts.play_strip_lead().into(),
        Some(_) | None => what_it_is(texts, sum),
    }
}

/// The way back to the last game, for who comes again. It has a line of its own that is always there.
fn last_game(texts: Texts, state: &State) -> Html {
    match &state.last_game {
        Some(text) if !state.is_begun && state.chapter == Some(Chapter::Strip) => {
            html! { <>{ " · " }<a href={format!("#{text}")}>{ texts.play_go_on() }</a></> }
        }
        Some(_) | None => Html::default(),
    }
}

/// How the chapter is won, to be unfolded.
fn secret(texts: Texts, chapter: Chapter) -> Html {
    html! {
        <details key={chapter.key()} class="secret">
            <summary>{ texts.play_secret() }</summary>
            <p>{ chapter_secret(texts, chapter) }</p>
        </details>
    }
}

/// What is wrong with the link.
fn refused(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let Some(wording) = state.notice.as_ref().map(|notice| notice.in_words(texts)) else { return Html::default() };
    let dispatcher = state.dispatcher();
    let dismiss = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Dismiss));
    html! { <div class="notices">{ notice(texts, &wording, &dismiss) }</div> }
}

/// The page as it is first seen, for the HTML that is there before any program has run.
#[component]
pub fn Landing() -> Html {
    let state = use_reducer(State::default);
    html! { <ContextProvider<Texts> context={Texts::default()}><Page {state} /></ContextProvider<Texts>> }
}

#[cfg(test)]
mod tests {
    use super::Page;
    use web::table::duel::route::read;
    use web::table::duel::{Action, Chapter, State};
    use web::texts::{Language, Texts};
    use yew::LocalServerRenderer;
    use yew::prelude::*;

    #[derive(Clone, PartialEq, Properties)]
    struct Props {
        link: String,
        texts: Texts,
    }

    #[component]
    fn Opened(props: &Props) -> Html {
        let state = use_reducer(|| State::default().after(Action::Open(read(&props.link).unwrap())));
        html! { <ContextProvider<Texts> context={props.texts}><Page {state} /></ContextProvider<Texts>> }
    }

    async fn opened(link: &str, texts: Texts) -> String {
        let props = Props { link: link.into(), texts };
        LocalServerRenderer::<Opened>::with_props(props).hydratable(false).render().await
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
    async fn a_puzzle_asks_whether_the_reader_can_win_as_well() {
        let question = between("bar=nim:4,0,6&puzzle=2", Texts::default(), "<p class=\"question", "</p>").await;
        assert!(question.ends_with("Somebody won this bar in 2 moves. Can you?"), "{question}");
    }

    #[tokio::test(flavor = "current_thread")]
    async fn rules_of_ones_own_are_stated_in_words() {
        for (rules, words) in [
            (
                "rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_any:2,2",
                "On your turn, lower a by any amount; or lower b by any amount; or lower a, b by the same amount.",
            ),
            ("rules:x_y_z;y<=x;z<=y:3,2,2", "Always y ≤ x, z ≤ y: after a move, numbers that are larger come down."),
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
                if code == "en" { ("bitter piece", "smaller one") } else { ("苦い", "小さい山") };
            for chapter in Chapter::ALL {
                let rule = if chapter == Chapter::Sharing { pile } else { bitter };
                for game in [chapter.game().to_string(), "nim:misere:3,1,2".into()] {
                    let link = format!("chapter={}&with=far&game=7", chapter.key());
                    let first = lead(&link, texts).await;
                    assert!(first.contains("rule") && first.contains(rule), "{link}: {first}");
                    let own = lead(&format!("bar={game}&with=far&game=7"), texts).await;
                    assert!(own.contains("rule\"") && (own.contains(bitter) || own.contains(pile)), "{game}: {own}");
                }
            }
            // Who plays on knows the rule.
            let later = lead("chapter=strip&bar=nim:4,0,6;z4;x2&with=far&game=7", texts).await;
            assert!(!later.contains("rule\""), "{later}");
        }
    }
}
