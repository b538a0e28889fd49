//! Moves and positions in words.

use crate::kit::bar_side::BarSide;
use crate::kit::families::family_name;
use crate::kit::own_words::how_own_rules_go;
use crate::texts::Texts;
use maths::claims::ProvedFor;
use maths::games::{Coordinate, Direction, Game, Move, Position, Rules, Ruleset, Sum, SumMove};

/// The coordinates of a position, such as `4, 3, 7`; with p as the fourth where there is a pass.
pub fn coordinates(ruleset: &Ruleset, position: Position) -> String {
    let pass = ruleset.pass.then_some(u32::from(position.pass));
    let numbers = position.coordinates.iter().copied().chain(pass);
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

/// The bars for which one theorem proves the rule, such as "every odd k with every s < k".
pub fn proved_bars(texts: Texts, proved: ProvedFor) -> String {
    match proved {
        ProvedFor::Residue(residue) => texts.class_residue(&format!("k = 4m + {residue}")),
        ProvedFor::OddAndS => texts.class_odd_below().to_owned(),
        ProvedFor::EvenAndS => texts.class_even_below().to_owned(),
    }
}

/// The label of a picture, such as `Rectangle, position (4, 3, 7)`.
pub fn picture_label(texts: Texts, game: &Game) -> String {
    let family = family_name(texts, game.ruleset().rules.family());
    texts.board_label(&family, &coordinates(&game.ruleset(), game.position()))
}

/// A reason as a sentence: with a full stop, and a capital letter unless it begins with the name of a number, such as k. Languages
/// whose full stop is not that of ASCII have no capital letters, and Latin words in their sentences are names.
pub fn sentence(texts: Texts, reason: &str) -> String {
    let is_name = reason.bytes().take_while(u8::is_ascii_alphanumeric).count() == 1;
    let end = if reason.ends_with(texts.full_stop()) { "" } else { texts.full_stop() };
    let mut text = format!("{reason}{end}");
    if !is_name
        && texts.full_stop().is_ascii()
        && let Some(first) = text.get_mut(..1)
    {
        // Only sentences of Latin letters begin with a capital; those of all scripts are a table of 11 kB.
        first.make_ascii_uppercase();
    }
    text
}

/// A move by its name and what it leaves: "Break left to 4: leaves (4, 3, 7)". The number is that of the groove, as in
/// commands and records.
pub fn describe(texts: Texts, game: &Game, play: Move, to: Position) -> String {
    let leaves = coordinates(&game.ruleset(), to);
    match (play, BarSide::broken(game.ruleset().rules, play)) {
        (_, Some((which, side))) => texts.move_cut(&side.key(), &to.coordinates[which], &leaves),
        (Move::Share { from, onto, tokens }, None) => {
            let name = |pile: Coordinate| game.ruleset().rules.name(pile);
            texts.move_share(&tokens, &name(from), &name(onto), &leaves)
        }
        (Move::Lower { along, by }, None) => texts.move_lower(&lowered_by(texts, game, along, by), &leaves),
        (Move::Cut { .. } | Move::Pass, None) => texts.move_pass(&leaves),
    }
}

/// The coordinates that a move lowers.
pub fn lowered(texts: Texts, game: &Game, along: Direction) -> String {
    let names: Vec<&str> = along.coordinates().map(|which| game.ruleset().rules.name(which)).collect();
    names.join(texts.list_comma())
}

/// The coordinates that a move lowers, and the amounts.
pub fn lowered_by(texts: Texts, game: &Game, along: Direction, by: u32) -> String {
    if along.is_even() {
        return texts.lowered_by(&lowered(texts, game, along), &by);
    }
    let mut all = String::new();
    for which in along.coordinates() {
        if !all.is_empty() {
            all.push_str(texts.list_comma());
        }
        all.push_str(&texts.lowered_by(&game.ruleset().rules.name(which), &by.saturating_mul(along.factor(which))));
    }
    all
}

/// A move of a sum in words; `None` if the sum does not have it.
pub fn describe_in(texts: Texts, sum: &Sum, play: SumMove) -> Option<String> {
    match play {
        SumMove::In { part, play } => {
            let game = sum.parts().get(part)?;
            let wording = describe(texts, game, play, game.ruleset().play(game.position(), play)?);
            Some(if sum.only().is_some() { wording } else { texts.sum_in_part(&(part + 1), &wording) })
        }
        SumMove::Pass => Some(texts.sum_use_whole_pass().into()),
    }
}

/// The coordinates of a game; of a sum those of all its parts in brackets, with the pass of the whole last.
pub fn all_coordinates(sum: &Sum) -> String {
    let of = |game: &Game| coordinates(&game.ruleset(), game.position());
    if let Some(game) = sum.only() {
        return of(&game);
    }
    let parts: Vec<String> = sum.parts().iter().map(|game| format!("({})", of(game))).collect();
    let pass = sum.whole().pass.map(|is_there| format!(", p = {}", u8::from(is_there))).unwrap_or_default();
    parts.join(" + ") + &pass
}

/// One sentence or two that say what the game is.
pub fn what_it_is(texts: Texts, sum: &Sum) -> String {
    let Some(game) = sum.only() else {
        let how = if sum.is_misere() { texts.sum_misere() } else { texts.sum_normal() };
        let pass = sum.whole().pass.map(|_| [texts.between_sentences(), texts.sum_one_pass()].concat());
        return [how, &pass.unwrap_or_default()].concat();
    };
    let how = how_it_goes(texts, &game);
    if game.ruleset().pass { [&how, texts.between_sentences(), texts.one_pass()].concat() } else { how }
}

fn how_it_goes(texts: Texts, game: &Game) -> String {
    let how = match (game.ruleset().rules, game.ruleset().misere) {
        (Rules::Piles(_), false) => texts.piles_normal(),
        (Rules::Piles(_), true) => texts.piles_misere(),
        (Rules::Own(own), misere) if !own.is_rectangle() => return how_own_rules_go(texts, own, misere),
        (Rules::Own(_) | Rules::Bar(_), false) => texts.bars_normal(),
        (Rules::Own(_) | Rules::Bar(_), true) => texts.bars_misere(),
    };
    how.into()
}

#[cfg(test)]
mod tests {
    use super::describe;
    use crate::texts::Texts;
    use maths::games::Game;

    #[test]
    fn moves_have_names() {
        let names = |text: &str| {
            let game: Game = text.parse().unwrap();
            game.options().into_iter().map(|(play, to)| describe(Texts::default(), &game, play, to)).collect::<Vec<_>>()
        };
        assert_eq!(names("triangle:k=3:7,4,7")[2], "Break left to 4: leaves (4, 3, 7)");
        assert_eq!(names("sharing:0,1,4")[0], "Move 1 token from pile c to pile a: leaves (1, 1, 3)");
        assert_eq!(
            names("nim:pass:1,0,0,1"),
            ["Break left to 0: leaves (0, 0, 0, 1)", "Use the pass: leaves (1, 0, 0, 0)"]
        );
        assert_eq!(
            names("rules:l r u d:1,1,1,1"),
            [
                "Break left to 0: leaves (0, 1, 1, 1)",
                "Break right to 0: leaves (1, 0, 1, 1)",
                "Break top to 0: leaves (1, 1, 0, 1)",
                "Break bottom to 0: leaves (1, 1, 1, 0)",
            ]
        );
    }
}
