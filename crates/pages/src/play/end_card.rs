//! The end of a game: the winner, the missed chance, and what to do next. The bar stays in sight.
//!
//! ```text
//! section.end-card
//! ├─ div.verdict       who has won, and in how many moves
//! └─ div.next
//!    ├─ figure, nav    the chance that was missed, or the path of chapters, or all that were won
//!    ├─ hand_over      of a game by links, for the person who made the last move
//!    ├─ div.day-result of the bar of a day: a square for each move, to be sent
//!    ├─ div.choices    the next step; why, again, a harder opponent
//!    └─ details.puzzle a puzzle to send, of the reader's own bar
//! ```

use crate::play::chapters::path;
use crate::play::controls::begin;
use crate::play::daily::result;
use crate::play::face::{Mood, face};
use crate::play::hand_over::hand_over;
use crate::play::puzzle::puzzle;
use maths::games::{Game, Position, SumMove};
use std::rc::Rc;
use web::kit::focus::{begin_at_heading, focus_board};
use web::table::duel::seed::seed;
use web::table::duel::words::{chapter_name, choice, ended, opponent_name};
use web::table::duel::{Action, Chance, Chapter, End, Opponent, State};
use web::texts::{Texts, use_texts};
use web::view::board;
use web::view::focus::focus_in_place;
use web::view::hooks::use_effect_with;
use web::view::pieces::still;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The state of a game that has ended.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    pub end: End,
}

/// `section.end-card`. It takes the focus, which was at the bar.
#[component]
pub(super) fn EndCard(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, end } = props;
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_effect_with((), move |()| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                focus_in_place(&heading);
            }
        });
    }
    let chance = state.chance().filter(|_| *end != End::You);
    let is_last = is_all(state, *end);
    let said = if is_last { texts.play_all_five().into() } else { ended(texts, state, *end) };
    html! {
        <section class="end-card" aria-label={texts.play_ended()}>
            <div class="verdict">
                <h2 ref={heading} tabindex="-1">{ said }</h2>
                { story(texts, state, *end, chance) }
            </div>
            <div class="next">
                if is_last { { all_five() } } else if *end == End::You && state.chapter.is_some() { { path(texts, state, false) } }
                { chance.map(|chance| moment(texts, state, chance)).unwrap_or_default() }
                if state.is_to_hand() { { hand_over(texts, state) } }
                { result(texts, state) }
                { choices(texts, state, *end, chance) }
                if *end == End::You && state.chapter.is_none() && state.day.is_none() { { puzzle(texts, state) } }
            </div>
        </section>
    }
}

/// True if the last of the five chapters has just been won.
fn is_all(state: &State, end: End) -> bool {
    end == End::You && state.is_trial() && state.won.len() == Chapter::ALL.len()
}

/// The chapter to go on with: the one after this, and after the last one the first that is not won.
fn next_chapter(state: &State) -> Option<Chapter> {
    let is_open = |chapter: &Chapter| !state.won.contains(chapter);
    state.chapter?.next().or_else(|| Chapter::ALL.into_iter().find(is_open))
}

/// The three opponents, and the five bitter pieces that are theirs.
fn all_five() -> Html {
    let bitter = Game::lowered(Chapter::Strip.game().ruleset(), Position::new(0, 0, 0)).scene();
    let faces = [(Opponent::Nib, Mood::Loses), (Opponent::Truffle, Mood::Waits), (Opponent::Noir, Mood::Waits)];
    html! {
        <div class="all" aria-hidden="true">
            <p>{ for faces.map(|(opponent, mood)| face(opponent, mood)) }</p>
            <p>{ for bitter.iter().flat_map(|scene| Chapter::ALL.map(|_| still(scene))) }</p>
        </div>
    }
}

/// The number of moves of a won game, or that the lost game had no chance.
fn story(texts: Texts, state: &UseReducerHandle<State>, end: End, chance: Option<Chance>) -> Html {
    let name = match end {
        End::Friend => texts.friend_yours(),
        End::You | End::Computer | End::Player(_) => opponent_name(texts, state.opponent),
    };
    let story = match (end, chance) {
        (End::You, _) => texts.play_won_in(&state.winners_moves()),
        (End::Computer | End::Friend, None) if state.is_understood() => texts.play_no_chance(&name),
        (End::Computer | End::Friend, None) => texts.still_looking().into(),
        (End::Computer | End::Friend | End::Player(_), _) => String::new(),
    };
    html! { <p>{ story }</p> }
}

/// The bar at the moment of the missed chance, with the break that would have won.
fn moment(texts: Texts, state: &State, chance: Chance) -> Html {
    let game = state.game_at(chance.moves);
    let SumMove::In { play, .. } = chance.best else { return Html::default() };
    let (Some(scene), Some(to)) = (game.scene(), game.ruleset().play(game.position(), play)) else {
        return Html::default();
    };
    let label = choice(texts, &game, Some(&scene), play, to);
    html! {
        <figure class="missed">
            <figcaption>{ texts.play_chance(&(chance.moves + 1)) }</figcaption>
            { board::moment(&label, &Rc::new(scene), play, to.coordinates) }
            <p>{ label }</p>
        </figure>
    }
}

/// The next actions; the first of them is what most readers do.
fn choices(texts: Texts, state: &UseReducerHandle<State>, end: End, chance: Option<Chance>) -> Html {
    let act = |actions: Vec<Action>| {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| {
            actions.iter().for_each(|action| dispatcher.dispatch(action.clone()));
            focus_board();
        })
    };
    let primary = |words: String, onclick: Callback<MouseEvent>| html! { <button type="button" class="primary" {onclick}>{ words }</button> };
    let is_unwon = state.chapter.filter(|chapter| !state.won.contains(chapter));
    let again = match is_unwon.filter(|_| state.is_trial()) {
        // Another bar of the trial.
        Some(chapter) => act(vec![Action::Chapter(chapter)]),
        // Two people begin in turn.
        None => begin(state, state.is_opponent_first != (state.opponent == Opponent::Far)),
    };
    let meet = |opponent| {
        let (dispatcher, is_opponent_first) = (state.dispatcher(), state.is_opponent_first);
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Meet { opponent, seed: seed() });
            dispatcher.dispatch(Action::Begin { is_opponent_first, seed: seed() });
            focus_board();
        })
    };
    let harder = state.opponent.harder().filter(|_| end == End::You);
    let is_last = is_all(state, end);
    let next = next_chapter(state);
    // First the friend far away has to get the last move.
    let is_settled = !state.is_to_hand() || state.far.is_handed;
    let first = match (chance, is_unwon, next, harder) {
        (Some(chance), ..) => {
            let words = if state.opponent == Opponent::Far { texts.friend_try_from() } else { texts.play_try_from() };
            primary(words.into(), act(vec![Action::TryFrom(chance.moves)]))
        }
        (None, _, _, Some(harder)) if is_last => {
            primary(texts.play_harder(&opponent_name(texts, harder)), meet(harder))
        }
        (None, Some(chapter), ..) if end == End::You => {
            primary(texts.play_next_trial().into(), act(vec![Action::Chapter(chapter)]))
        }
        (None, None, Some(next), _) if end == End::You => {
            primary(texts.play_next(&chapter_name(texts, next)), act(vec![Action::Chapter(next)]))
        }
        (None, ..) if is_settled => primary(texts.play_again().into(), again.clone()),
        (None, ..) => Html::default(),
    };
    let is_again_first = chance.is_none() && !(end == End::You && (is_unwon.is_some() || next.is_some() || is_last));
    let explain = {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Explain(true));
            begin_at_heading();
        })
    };
    html! {
        <div class="choices">
            { first }
            if is_last { <button type="button" onclick={act(vec![Action::Own(Chapter::Directions.game())])}>{ texts.play_draw() }</button> }
            <button type="button" onclick={explain}>{ if end == End::You { texts.play_why_won() } else { texts.why() } }</button>
            if is_settled && !is_again_first && !is_last { <button type="button" onclick={again}>{ texts.play_again() }</button> }
            if is_last {
                <button type="button" onclick={meet(Opponent::Far)}>{ texts.play_ask_friend() }</button>
            } else if let Some(harder) = harder {
                <button type="button" class="quiet" onclick={meet(harder)}>{ texts.play_harder(&opponent_name(texts, harder)) }</button>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::EndCard;
    use crate::rendered::{Elements, shown};
    use maths::games::{Game, Move};
    use web::table::duel::route::read;
    use web::table::duel::{Action, Chapter, End, State};
    use web::texts::Texts;
    use yew::prelude::*;

    /// A game that the player who begins wins: its moves, the last of them first.
    fn won(game: Game) -> Option<Vec<Move>> {
        game.options().into_iter().find_map(|(play, _)| {
            let after = game.play(play)?;
            let mut rest = if after.options().is_empty() { Vec::new() } else { answered(after)? };
            rest.push(play);
            Some(rest)
        })
    }

    /// The same, if the other player is to move and is not at the end.
    fn answered(game: Game) -> Option<Vec<Move>> {
        game.options().into_iter().find_map(|(play, _)| {
            let mut rest = won(game.play(play)?)?;
            rest.push(play);
            Some(rest)
        })
    }

    /// The end of a won game of a chapter, on a device on which these chapters are won.
    fn ended(chapter: Chapter, chapters: &[Chapter]) -> Elements {
        let game = chapter.game();
        let moves = won(game).unwrap();
        let written = moves.iter().rev().map(|play| format!(";{}", game.ruleset().rules.written(*play)));
        let link = format!("chapter={}&bar={game}{}", chapter.key(), written.collect::<String>());
        let state = State::default().on_device([chapters.to_vec(), chapters.to_vec()], None, Vec::new());
        let state = state.after(Action::Open(read(&link).unwrap()));
        assert_eq!(state.end(), Some(End::You), "{link}");
        let texts = Texts::default();
        shown(&state, texts, |state| html! { <EndCard state={state.clone()} end={End::You} /> })
    }

    #[test]
    fn after_the_last_chapter_the_first_that_is_not_won_is_next() {
        use Chapter::{Directions, Sharing, Slopes, Stairs, Strip};
        let primary = |page: &Elements| page.text(".primary");
        let open = ended(Sharing, &[Strip, Directions, Stairs, Sharing]);
        assert_eq!(primary(&open), "Next bar: Slopes");
        assert!(open.texts("button").contains(&"Play again".to_owned()));
        assert_eq!(primary(&ended(Directions, &[Strip, Directions])), "Next bar: Slopes");
        let all = ended(Sharing, &[Strip, Directions, Slopes, Stairs, Sharing]);
        assert_eq!(primary(&all), "Play again", "no chapter is open");
    }
}
