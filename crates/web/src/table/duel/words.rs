//! Moves, turns and chapters in the words of this page.

use crate::kit::bar_side::BarSide;
use crate::kit::families::family_name;
use crate::kit::words::lowered_by;
use crate::table::Hint;
use crate::table::duel::{Chapter, End, Opponent, State};
use crate::table::hinting::direction;
use crate::texts::Texts;
use maths::games::scene::Scene;
use maths::games::{Coordinate, Game, Move, Position, SumMove};
use maths::values::Outcome;

/// The name of an opponent.
pub fn opponent_name(texts: Texts, opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Nib => texts.play_nib(),
        Opponent::Truffle => texts.play_truffle(),
        Opponent::Noir => texts.play_noir(),
        Opponent::Friend => texts.play_friend(),
        Opponent::Far => texts.friend_far(),
    }
}

/// The skill of a computer player, in words.
pub fn opponent_skill(texts: Texts, opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Nib => texts.play_nib_errs(),
        Opponent::Truffle => texts.play_truffle_errs(),
        Opponent::Noir => texts.play_noir_errs(),
        Opponent::Friend | Opponent::Far => "",
    }
}

/// The name of a chapter.
pub fn chapter_name(texts: Texts, chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::Strip => texts.play_strip(),
        Chapter::Directions => texts.play_directions(),
        Chapter::Slopes => texts.play_slopes(),
        Chapter::Stairs => texts.play_stairs(),
        Chapter::Sharing => texts.play_sharing(),
    }
}

/// The heading of the page: the name of the chapter, the puzzle or one's own bar; in a game by links whose turn it is.
pub fn heading(texts: Texts, state: &State) -> &'static str {
    if state.opponent == Opponent::Far && state.is_begun && !state.sum().is_terminal() {
        return match state.moves() {
            _ if state.is_waiting() => texts.friend_theirs_now(),
            0 => texts.friend_you_begin(),
            _ => texts.friend_yours_now(),
        };
    }
    match (state.chapter, state.puzzle) {
        (Some(chapter), _) => chapter_name(texts, chapter),
        (None, Some(_)) => texts.play_can_you(),
        (None, None) if state.day.is_some() => texts.daily(),
        (None, None) => texts.play_own(),
    }
}

/// The new idea of a chapter, in one sentence.
pub fn chapter_lead(texts: Texts, chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::Strip => texts.play_strip_lead(),
        Chapter::Directions => texts.play_directions_lead(),
        Chapter::Slopes => texts.play_slopes_lead(),
        Chapter::Stairs => texts.play_stairs_lead(),
        Chapter::Sharing => texts.play_sharing_lead(),
    }
}

/// The bar or the piles of a game, for a screen reader: its kind and how much lies in each direction.
pub fn game_in_words(texts: Texts, game: &Game) -> String {
    let family = family_name(texts, game.ruleset().rules.family());
    texts.board_label(&family, &sizes(texts, game, game.position()))
}

/// The size of a bar in each direction, such as `4 on the left, 3 above, 7 on the right`, or the size of each pile or strip.
pub fn sizes(texts: Texts, game: &Game, position: Position) -> String {
    if !game.ruleset().rules.is_bar() {
        let names = game.ruleset().rules.names();
        let piles = names.iter().zip(position.coordinates.iter()).map(|(name, tokens)| format!("{name} = {tokens}"));
        let piles: Vec<String> = piles.collect();
        return piles.join(texts.list_comma());
    }
    let [x, y, z] = position.xyz();
    texts.play_sizes(&x, &y, &z)
}

/// A move before it is made. On a bar that is drawn flat: the number of pieces that break off, and the number that stay. In other games:
/// the position that it leaves.
pub fn choice(texts: Texts, game: &Game, scene: Option<&Scene>, play: Move, to: Position) -> String {
    let left = sizes(texts, game, to);
    match (play, BarSide::broken(game.ruleset().rules, play)) {
        (_, Some((which, side))) => match scene.filter(|scene| !scene.is_solid()) {
            Some(scene) => {
                let (stay, count) = pieces(scene, to);
                texts.play_break_off(&count, &side.key(), &stay)
            }
            None => texts.play_cut(&broken_off(game, which, to), &side.key(), &left),
        },
        (Move::Share { from, onto, tokens }, None) => {
            let name = |pile| game.ruleset().rules.name(pile);
            texts.move_share(&tokens, &name(from), &name(onto), &left)
        }
        (Move::Lower { along, by }, None) => texts.move_lower(&lowered_by(texts, game, along, by), &left),
        (Move::Cut { .. } | Move::Pass, None) => texts.move_pass(&left),
    }
}

/// The difference that a move makes to the length of a side.
fn broken_off(game: &Game, which: Coordinate, to: Position) -> u32 {
    game.position().coordinates[which].saturating_sub(to.coordinates[which])
}

/// The number of pieces of a bar that stay after a move to this position, and the number that break off.
fn pieces(scene: &Scene, to: Position) -> (usize, usize) {
    let stay = scene.pieces.iter().filter(|piece| piece.is_part_of(to.coordinates)).count();
    (stay, scene.pieces.len() - stay)
}

/// A move after it was made, and the player who made it. A computer with a face says it in the first person: "Yum! I broke 3 off the top."
pub fn made(texts: Texts, state: &State, moves: usize, game: &Game, play: Move, has_face: bool) -> String {
    let who = match (state.opponent, state.is_opponents(moves)) {
        (Opponent::Friend, _) => texts.play_player(&(moves % 2 + 1)),
        (Opponent::Far, true) => texts.friend_yours().to_owned(),
        (_, true) => opponent_name(texts, state.opponent).to_owned(),
        (_, false) => texts.play_you().to_owned(),
    };
    match (play, BarSide::broken(game.ruleset().rules, play)) {
        (_, Some((which, side))) => {
            let scene = game.scene().filter(|scene| !scene.is_solid());
            let left = game.ruleset().play(game.position(), play).unwrap_or(game.position());
            let count = scene.map(|scene| pieces(&scene, left).1);
            let count = count.unwrap_or(broken_off(game, which, left) as usize);
            if has_face && state.is_computers(moves) {
                texts.play_ate(&count, &side.key())
            } else {
                texts.play_broke(&who, &count, &side.key())
            }
        }
        (Move::Share { from, onto, tokens }, None) => {
            let name = |pile| game.ruleset().rules.name(pile);
            texts.play_moved(&who, &tokens, &name(from), &name(onto))
        }
        (Move::Lower { along, by }, None) => texts.play_lowered(&who, &lowered_by(texts, game, along, by)),
        (Move::Cut { .. } | Move::Pass, None) => texts.play_passed(&who),
    }
}

/// Whose turn it is.
pub fn turn(texts: Texts, state: &State) -> String {
    match state.opponent {
        Opponent::Friend => texts.turn_player(&(state.moves() % 2 + 1)),
        Opponent::Nib | Opponent::Truffle | Opponent::Noir if state.is_computers_turn() => {
            let name = opponent_name(texts, state.opponent);
            if state.pointed_out.is_some() { texts.play_breaks(&name) } else { texts.play_thinks(&name) }
        }
        Opponent::Far if state.is_waiting() => texts.friend_waiting().into(),
        Opponent::Nib | Opponent::Truffle | Opponent::Noir | Opponent::Far => texts.turn_yours().into(),
    }
}

/// The current hint: first the outcome of the position and the direction of a winning move, then the move.
pub fn hint(texts: Texts, state: &State) -> Option<String> {
    let (sum, game) = (state.sum(), state.game());
    let advice = state.known.get(sum)?;
    let best = advice.best().next()?;
    match (state.hint, advice.outcome) {
        (Hint::Nothing, _) => None,
        (Hint::Winner | Hint::Direction, Outcome::N) => {
            let broken = match best {
                SumMove::In { part, play } => {
                    sum.parts().get(part).and_then(|game| BarSide::broken(game.ruleset().rules, play))
                }
                SumMove::Pass => None,
            };
            let way = match broken {
                Some((_, side)) => texts.play_hint_side(&side.key()),
                None => texts.play_hint_way(&direction(texts, sum, best)),
            };
            Some([texts.play_hint_wins(), texts.between_sentences(), &way].concat())
        }
        (Hint::Winner | Hint::Direction, Outcome::P) if matches!(state.opponent, Opponent::Nib | Opponent::Truffle) => {
            Some(texts.play_hint_loses(&opponent_name(texts, state.opponent)))
        }
        (Hint::Winner | Hint::Direction, Outcome::P) => Some(texts.play_hint_lost().into()),
        (Hint::Move, _) => {
            let SumMove::In { play, .. } = best else { return Some(texts.use_pass().into()) };
            let to = game.ruleset().play(game.position(), play)?;
            let best = choice(texts, &game, game.scene().as_ref(), play, to);
            Some(match advice.outcome {
                Outcome::N => texts.play_hint_move(&best),
                Outcome::P => [texts.play_hint_lost(), texts.between_sentences(), &texts.play_hint_try(&best)].concat(),
            })
        }
    }
}

/// The winner, in a sentence.
pub fn ended(texts: Texts, state: &State, end: End) -> String {
    match end {
        End::You => texts.play_you_won().into(),
        End::Computer => texts.play_they_won(&opponent_name(texts, state.opponent)),
        End::Friend => texts.play_they_won(&texts.friend_yours()),
        End::Player(player) => texts.play_they_won(&texts.play_player(&player)),
    }
}
