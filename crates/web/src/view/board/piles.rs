//! Moves on piles in two steps: tokens are held, then they are put on a pile.

use maths::games::scene::{Ground, Rect, Scene};
use maths::games::{Coordinate, Move};

/// Result of a press on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Press {
    /// Tokens are held; the first groove that moves them.
    Hold(usize),
    /// The move of this groove is made.
    Play(usize),
    /// Tokens cannot go where they were put, or nowhere.
    Refuse(Refusal),
    /// Nothing is held.
    Release,
}

/// Reason why tokens cannot be moved: the receiving pile would be larger than the giving pile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Refusal {
    /// The name of the receiving pile and its tokens after the move.
    pub onto: (&'static str, u32),
    /// The name of the giving pile and its tokens after the move.
    pub from: (&'static str, u32),
}

/// True if the drawing is of piles whose tokens go to other piles.
pub(super) fn are_in(scene: &Scene) -> bool {
    scene.grooves.first().is_some_and(|groove| held(groove.play).is_some())
}

/// The giving pile of a move, and its tokens.
pub(super) fn held(play: Move) -> Option<(Coordinate, u32)> {
    match play {
        Move::Share { from, tokens, .. } => Some((from, tokens)),
        Move::Cut { .. } | Move::Lower { .. } | Move::Pass => None,
    }
}

/// Result of a press at a point (x, y) of the unscaled plane, while the tokens of a groove are held or none.
pub(super) fn press(scene: &Scene, holding: Option<(Coordinate, u32)>, x: f64, y: f64) -> Press {
    let Some(pile) = pile_at(scene, x) else { return Press::Release };
    match holding {
        Some((from, tokens)) if from != pile => put(scene, from, pile, tokens),
        Some(_) | None => {
            // Above a pile its highest token is meant, below it the lowest.
            let size = size(scene, pile);
            let height = y.max(0.0) as u32;
            let tokens = if y > f64::from(size) + 1.0 { 0 } else { size.saturating_sub(height).max(size.min(1)) };
            hold(scene, pile, tokens)
        }
    }
}

/// Result of a press at a point (x, y) of the unscaled plane, while the board itself shows the move of a groove and no tokens are held. A
/// press on the place where the tokens would land makes the move, and a press on the lifted tokens holds just these. `None` at any other
/// point.
pub(super) fn follow(scene: &Scene, shown: usize, x: f64, y: f64) -> Option<Press> {
    let Move::Share { from, onto, tokens } = scene.grooves.get(shown)?.play else { return None };
    let pile = pile_at(scene, x)?;
    let count = size(scene, pile);
    if pile == onto {
        // In the column of an empty pile there is nothing else to press.
        return (count == 0 || y >= f64::from(count)).then_some(Press::Play(shown));
    }
    let lifted = f64::from(count.saturating_sub(tokens))..=f64::from(count) + 1.0;
    (pile == from && lifted.contains(&y)).then_some(Press::Hold(shown))
}

/// Takes tokens from a pile into the hand.
pub(super) fn hold(scene: &Scene, from: Coordinate, tokens: u32) -> Press {
    if tokens == 0 {
        return Press::Release;
    }
    if let Some(groove) = scene.grooves.iter().position(|groove| held(groove.play) == Some((from, tokens))) {
        return Press::Hold(groove);
    }
    // No pile can receive them, not even the smallest.
    let others = Coordinate::first(scene.grounds.len()).filter(|onto| *onto != from);
    others.min_by_key(|onto| size(scene, *onto)).map_or(Press::Release, |onto| put(scene, from, onto, tokens))
}

fn put(scene: &Scene, from: Coordinate, onto: Coordinate, tokens: u32) -> Press {
    let play = Move::Share { from, onto, tokens };
    match scene.grooves.iter().position(|groove| groove.play == play) {
        Some(groove) => Press::Play(groove),
        None => Press::Refuse(Refusal {
            onto: (scene.grounds[onto.index()].name, size(scene, onto) + tokens),
            from: (scene.grounds[from.index()].name, size(scene, from).saturating_sub(tokens)),
        }),
    }
}

/// The whole column of the receiving pile: wherever it is pressed, the held tokens go there.
pub(super) fn target(scene: &Scene, play: Move) -> Option<Rect> {
    let Move::Share { onto, .. } = play else { return None };
    let (middle, half) = column(scene, &scene.grounds[onto.index()]);
    Some(Rect { left: middle - half, right: middle + half, bottom: -scene.unit, top: scene.frame.top + scene.unit })
}

/// The pile in whose column a point of the unscaled plane lies.
fn pile_at(scene: &Scene, x: f64) -> Option<Coordinate> {
    let is_in = |ground: &Ground| {
        let (middle, half) = column(scene, ground);
        (x * scene.unit as f64 - middle as f64).abs() <= half as f64
    };
    Coordinate::new(scene.grounds.iter().position(is_in)?)
}

/// The middle of a pile's column and half of its width. The columns leave no gaps.
fn column(scene: &Scene, ground: &Ground) -> (i64, i64) {
    let from_first = scene.grounds.get(1).map_or(0, |second| second.left.0 - scene.grounds[0].left.0);
    ((ground.left.0 + ground.right.0) / 2, from_first / 2)
}

/// The tokens of a pile.
fn size(scene: &Scene, pile: Coordinate) -> u32 {
    scene.pieces.iter().filter(|token| token.needs[pile] > 0).count() as u32
}

#[cfg(test)]
mod tests {
    use super::{Press, Refusal, follow, held, hold, press};
    use maths::games::scene::Scene;
    use maths::games::{Coordinate, Game, Move};

    fn scene(text: &str) -> Scene {
        text.parse::<Game>().unwrap().scene().unwrap()
    }

    fn pile(index: usize) -> Coordinate {
        Coordinate::new(index).unwrap()
    }

    /// The middle of a pile's column: tokens are four units wide, with gaps of two.
    fn middle(pile: Coordinate) -> f64 {
        6.0 * pile.index() as f64 + 2.0
    }

    #[test]
    fn which_half_of_a_token_is_pressed_does_not_matter() {
        // The right pile of (0, 2, 5) can give 1 or 2 tokens to the left pile, or 1 token to the middle pile.
        let scene = scene("sharing:0,2,5");
        for x in [12.1, 14.0, 15.9] {
            let Press::Hold(groove) = press(&scene, None, x, 4.5) else { panic!("{x}") };
            assert_eq!(held(scene.grooves[groove].play), Some((pile(2), 1)));
        }
    }

    #[test]
    fn each_move_is_two_presses() {
        for text in [
            "sharing:1,9",
            "sharing:0,2,5",
            "sharing:6,1,9",
            "sharing:0,5,16,3",
            "sharing:0,9,2,5,1",
            "sharing:0,5,16,3,9,12",
        ] {
            let (scene, game) = (scene(text), text.parse::<Game>().unwrap());
            let options = game.options();
            for (play, _) in &options {
                let Move::Share { from, onto, tokens } = *play else { panic!("{play:?}") };
                let height = game.position().coordinates[from] - tokens;
                let first = press(&scene, None, middle(from), f64::from(height) + 0.5);
                let Press::Hold(groove) = first else { panic!("{text}: {play:?} begins with {first:?}") };
                let holding = held(scene.grooves[groove].play);
                assert_eq!(holding, Some((from, tokens)));
                // Wherever the column of the pile is pressed, far above its tokens, too.
                for (x, y) in [(middle(onto), 0.5), (middle(onto) - 2.9, 15.0), (middle(onto) + 2.9, -1.0)] {
                    let second = press(&scene, holding, x, y);
                    assert!(
                        matches!(second, Press::Play(made) if scene.grooves[made].play == *play),
                        "{text}: {play:?}, {second:?}"
                    );
                }
            }
            assert!(!options.is_empty());
        }
    }

    #[test]
    fn the_move_of_a_hint_is_made_at_its_place_and_its_tokens_are_held() {
        for text in ["sharing:0,2,7", "sharing:6,1,9", "sharing:0,5,16,3"] {
            let scene = scene(text);
            let size = |pile: Coordinate| text.parse::<Game>().unwrap().position().coordinates[pile];
            for (shown, groove) in scene.grooves.iter().enumerate() {
                let Move::Share { from, onto, tokens } = groove.play else { panic!("{groove:?}") };
                for landed in 0..tokens {
                    let y = f64::from(size(onto) + landed) + 0.5;
                    assert_eq!(follow(&scene, shown, middle(onto), y), Some(Press::Play(shown)), "{text}: {groove:?}");
                }
                for lifted in 0..tokens {
                    let y = f64::from(size(from) - lifted) - 0.5;
                    assert_eq!(follow(&scene, shown, middle(from), y), Some(Press::Hold(shown)), "{text}: {groove:?}");
                }
                // Tokens that stay are pressed as without a hint.
                let stays = size(from) > tokens;
                assert!(!stays || follow(&scene, shown, middle(from), 0.5).is_none(), "{text}: {groove:?}");
                assert_eq!(follow(&scene, shown, middle(onto), 0.5).is_some(), size(onto) == 0, "{text}: {groove:?}");
            }
        }
    }

    #[test]
    fn a_move_that_is_not_allowed_says_which_pile_would_be_larger() {
        let scene = scene("sharing:0,2,5");
        let two = Some((pile(2), 2));
        assert_eq!(press(&scene, two, middle(pile(1)), 1.0), Press::Refuse(Refusal { onto: ("b", 4), from: ("c", 3) }));
        // Three tokens are too many for the smallest pile already.
        let three = Press::Refuse(Refusal { onto: ("a", 3), from: ("c", 2) });
        assert_eq!((press(&scene, None, middle(pile(2)), 2.5), hold(&scene, pile(2), 3)), (three, three));
        assert_eq!(hold(&scene, pile(1), 2), Press::Refuse(Refusal { onto: ("a", 2), from: ("b", 0) }));
    }

    #[test]
    fn tokens_are_put_back_and_chosen_again() {
        let scene = scene("sharing:0,2,5");
        let two = Some((pile(2), 2));
        assert!(
            matches!(press(&scene, two, middle(pile(2)), 4.9), Press::Hold(groove) if held(scene.grooves[groove].play) == Some((pile(2), 1)))
        );
        // A little above a pile its highest token is meant, far above it nothing.
        assert!(matches!(press(&scene, None, middle(pile(1)), 2.4), Press::Hold(_)));
        assert_eq!(press(&scene, two, middle(pile(2)), 7.0), Press::Release);
        assert_eq!((press(&scene, two, 30.0, 1.0), hold(&scene, pile(2), 0)), (Press::Release, Press::Release));
        assert_eq!(press(&scene, None, middle(pile(0)), 0.5), Press::Release, "nothing lies there");
    }
}
