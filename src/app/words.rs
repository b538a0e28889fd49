//! Moves and positions in words.

use crate::games::Axis;
use crate::games::Family;
use crate::games::Game;
use crate::games::Move;
use crate::games::Position;
use crate::games::Ruleset;

/// The coordinates of a position, such as `4, 3, 7`; with p as the fourth where there is a pass.
pub(super) fn coordinates(ruleset: &Ruleset, position: Position) -> String {
    let [x, y, z] = position.cells;
    let pass = if ruleset.pass { format!(", {}", u8::from(position.pass)) } else { String::new() };
    format!("{x}, {y}, {z}{pass}")
}

/// A reason as a sentence: with a full stop, and a capital letter unless it begins with the name of a variable.
pub(super) fn sentence(reason: &str) -> String {
    let first_word = reason.split(' ').next().unwrap_or_default();
    let end = if reason.ends_with('.') { "" } else { "." };
    let mut text = format!("{reason}{end}");
    if first_word.chars().count() != 1
        && let Some(first) = text.get_mut(..1)
    {
        // The words here are English; the capitals of all scripts are a table of 11 kB.
        first.make_ascii_uppercase();
    }
    text
}

/// A number and its noun: "1 position", "1 234 positions".
pub(super) fn counted(number: f64, noun: &str) -> String {
    format!("{} {noun}{}", grouped(number), if number == 1.0 { "" } else { "s" })
}

/// A move by its name and what it leaves: "Cut 3 of 7 on the left: leaves 4, 3, 7".
pub fn describe(game: &Game, play: Move, to: Position) -> String {
    let position = game.position();
    let leaves = coordinates(&game.ruleset(), to);
    match play {
        Move::Cut { axis, to } => {
            let (of, side) = (position[axis], side(axis));
            format!("Cut {} of {of} {side}: leaves {leaves}", of - to)
        }
        Move::Share { from, onto, tokens } => {
            let tokens = counted(tokens.into(), "token");
            format!("Move {tokens} from pile {} to pile {}: leaves {leaves}", pile(from), pile(onto))
        }
        Move::Pass => format!("Use the pass: leaves {leaves}"),
    }
}

fn side(axis: Axis) -> &'static str {
    match axis {
        Axis::X => "on the left",
        Axis::Y => "from the top",
        Axis::Z => "on the right",
    }
}

fn pile(axis: Axis) -> usize {
    axis.index() + 1
}

/// One sentence or two that say what the game is.
pub(super) fn what_it_is(game: &Game) -> String {
    let pass = if game.ruleset().pass {
        " One pass is there: either player may use it once, but not at the end of the game."
    } else {
        ""
    };
    format!("{}{pass}", how_it_goes(game))
}

fn how_it_goes(game: &Game) -> &'static str {
    match (game.ruleset().shape.family(), game.ruleset().misere) {
        (Family::Sharing, false) => {
            "Two players take turns moving tokens from a larger pile to a smaller one, which may not become the larger; \
             whoever cannot move loses."
        }
        (Family::Sharing, true) => {
            "Two players take turns moving tokens from a larger pile to a smaller one, which may not become the larger; \
             whoever makes the last move loses."
        }
        (Family::Nim | Family::Triangle | Family::Step, false) => {
            "Two players take turns breaking the bar along a groove and eating the part without the bitter blue piece; \
             whoever leaves the bare bitter piece wins."
        }
        (Family::Nim | Family::Triangle | Family::Step, true) => {
            "Two players take turns breaking the bar along a groove and eating the part without the bitter blue piece; \
             whoever has to leave the bare bitter piece loses."
        }
    }
}

/// The name of a family on the page.
pub(super) fn family_name(family: Family) -> &'static str {
    match family {
        Family::Nim => "Rectangle",
        Family::Triangle => "Triangle",
        Family::Step => "Steps",
        Family::Sharing => "Sharing Nim",
    }
}

/// A whole number with thin spaces between groups of three digits.
pub(super) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::describe;
    use super::grouped;
    use crate::games::Game;

    #[test]
    fn moves_have_names() {
        let names = |text: &str| {
            let game: Game = text.parse().unwrap();
            game.options().into_iter().map(|(play, to)| describe(&game, play, to)).collect::<Vec<_>>()
        };
        assert_eq!(names("triangle:k=3:7,4,7")[2], "Cut 3 of 7 on the left: leaves 4, 3, 7");
        assert_eq!(names("sharing:0,1,4")[0], "Move 1 token from pile 3 to pile 1: leaves 1, 1, 3");
        assert_eq!(
            names("nim:pass:1,0,0,1"),
            ["Cut 1 of 1 on the left: leaves 0, 0, 0, 1", "Use the pass: leaves 1, 0, 0, 0"]
        );
    }

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!(grouped(1_234_567.0), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped(123.0), "123");
    }
}
