//! The positions in which a class lost a game that was won.

use crate::teach::class::drawn::Drawn;
use crate::teach::class::tries::{in_words, more};
use files::lessons::Turns;
use files::lessons::judging::Lost;
use maths::games::{Game, Move};
use maths::values::sort_by_key;
use std::rc::Rc;
use web::texts::{Texts, use_texts};
use web::view::hooks::{use_effect_with, use_state_eq};
use web::workers::requests::{News, Pool, Request};
use web::workers::tutor::protocol::{Found, MOST_GAMES, Question};
use yew::prelude::*;

/// The worker that judges games, which is started with the first of them.
pub(super) type Tutor = Pool<Question>;

/// The worker, and the games.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub pool: Rc<Tutor>,
    /// The first position of all games.
    pub first: Game,
    pub games: Rc<Vec<Vec<Move>>>,
    /// Which turns are the pupils'.
    pub turns: Turns,
}

/// The state of the analysis of the games.
#[derive(Clone, PartialEq)]
enum Known {
    Nothing,
    Mistakes(Rc<Vec<Mistake>>),
    /// The worker has no answer: the position is too large, or it does not run.
    Unknown,
}

/// A move with which games were given away.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Mistake {
    /// The position.
    at: Game,
    /// The move that was made.
    played: Move,
    /// A move that wins.
    best: Move,
    /// In how many games.
    count: usize,
}

/// The most positions that are drawn.
const MOST_DRAWN: usize = 8;

/// The commonest mistakes as drawings: the move that was made, and one that wins.
#[component]
pub(super) fn LostGames(props: &Props) -> Html {
    let texts = use_texts();
    let known = use_state_eq(|| Known::Nothing);
    let request = use_mut_ref(|| None::<Request>);
    {
        let (pool, known, turns) = (Rc::clone(&props.pool), known.setter(), props.turns);
        use_effect_with((props.first, Rc::clone(&props.games)), move |(first, games)| {
            let question = Question::Lost { first: *first, games: games.iter().take(MOST_GAMES).cloned().collect() };
            let hear = move |news| match news {
                News::Progress(..) | News::Growing(..) => {}
                News::Answered(Ok(Found::Lost(lost)), _) => known.set(Known::Mistakes(Rc::new(mistakes(&lost, turns)))),
                News::Answered(..) | News::Unanswered(_) => known.set(Known::Unknown),
            };
            *request.borrow_mut() = (!games.is_empty()).then(|| pool.ask(&question, Vec::new(), false, hear));
        });
    }
    if props.games.is_empty() {
        return Html::default();
    }
    match &*known {
        Known::Nothing => html! { <p class="remark">{ texts.class_lost_asking() }</p> },
        Known::Unknown => html! { <p class="remark">{ texts.class_lost_unknown() }</p> },
        Known::Mistakes(mistakes) if mistakes.is_empty() => {
            html! { <p>{ texts.class_lost_none(&props.games.len()) }</p> }
        }
        Known::Mistakes(mistakes) => html! {
            <>
                <p class="group-name">{ texts.class_lost() }</p>
                <ul class="lost-games">{ for mistakes.iter().take(MOST_DRAWN).map(|mistake| drawing(texts, mistake)) }</ul>
                { more(texts, mistakes.len(), MOST_DRAWN) }
            </>
        },
    }
}

fn drawing(texts: Texts, mistake: &Mistake) -> Html {
    let Mistake { at, played, best, count } = *mistake;
    let [played_words, best_words] = [played, best].map(|play| in_words(texts, &at, play));
    let labels = vec![(played, count.to_string(), false), (best, "✓".to_owned(), true)];
    html! {
        <li>
            <Drawn game={at} {labels} label={at.to_string()} room={[300, 150]} />
            <p>{ texts.class_lost_move(&played_words, &count) }<br />{ texts.class_lost_best(&best_words) }</p>
        </li>
    }
}

/// The mistakes of pupils, the commonest first.
fn mistakes(lost: &[Lost], turns: Turns) -> Vec<Mistake> {
    let is_pupils = |lost: &&Lost| match turns {
        Turns::First => lost.moves.is_multiple_of(2),
        Turns::Second => !lost.moves.is_multiple_of(2),
        Turns::Both => true,
    };
    let mut all: Vec<Mistake> = Vec::new();
    for Lost { at, played, best, .. } in lost.iter().filter(is_pupils) {
        match all.iter_mut().find(|mistake| mistake.at == *at && mistake.played == *played) {
            Some(mistake) => mistake.count += 1,
            None => all.push(Mistake { at: *at, played: *played, best: *best, count: 1 }),
        }
    }
    sort_by_key(&mut all, |mistake| std::cmp::Reverse(mistake.count));
    all
}

#[cfg(test)]
mod tests {
    use super::mistakes;
    use files::lessons::Turns;
    use files::lessons::judging::Lost;
    use maths::games::{Axis, Game, Move};

    #[test]
    fn mistakes_of_pupils_are_counted_and_the_commonest_comes_first() {
        let at: Game = "nim:4,0,6".parse().unwrap();
        let cut = |to| Move::Cut { axis: Axis::Z, to };
        let lost = |game, moves, to| Lost { game, moves, at, played: cut(to), best: cut(4) };
        let all = [lost(0, 0, 5), lost(1, 0, 3), lost(2, 2, 3), lost(3, 1, 0)];
        let counts =
            |turns| mistakes(&all, turns).iter().map(|mistake| (mistake.played, mistake.count)).collect::<Vec<_>>();
        assert_eq!(counts(Turns::First), [(cut(3), 2), (cut(5), 1)]);
        assert_eq!(counts(Turns::Second), [(cut(0), 1)]);
        assert_eq!(counts(Turns::Both), [(cut(3), 2), (cut(5), 1), (cut(0), 1)]);
    }
}
