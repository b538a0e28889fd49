//! The game in written commands: what they are and how they are read. The answers are in `respond`.
//!
//! Reading is lenient: capitals, spaces and small words such as `the` and `to` do not count.

mod help;
mod respond;

use maths::games::{Axis, Move, Rules, quoted};
use maths::values::{Outcome, half_width};
pub(super) use respond::{Response, respond};
use web::texts::Texts;

/// Something the user has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// A move in words.
    Play(Move),
    /// A move as records of games have it, such as `x3` or `c-a5`.
    Written(String),
    /// One move back.
    Undo,
    /// One move forward.
    Redo,
    /// Back to the first position.
    Restart,
    /// One step more of the solution.
    Hint,
    /// Grundy value and outcome.
    Value,
    /// The moves that win.
    WinningMoves,
    /// All moves and what they lead to.
    Options,
    /// Why the position has its value.
    Why,
    /// Another position, in the notation or by its coordinates alone.
    Set(String),
    /// A random position, with a given outcome if there is one.
    Random(Option<Outcome>),
    /// The computer begins, or is player 2 (`true`); or it does not play.
    Computer(Option<bool>),
    /// How often the computer finds the best move, in percent.
    Strength(u8),
    /// Whether every cut is marked.
    Mark(bool),
    /// N of the figures, as it was written.
    Size(String),
    /// What can be written.
    Help,
}

/// Words that say nothing, in a cut of a bar.
const OF_CUTS: [&str; 7] = ["cut", "at", "from", "on", "the", "to", "until"];
/// And in a move of tokens. The first pile has the name a, so “a” is not one of them.
const OF_PILES: [&str; 6] = ["move", "token", "tokens", "from", "onto", "to"];

/// Why a text is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unknown {
    /// It begins with `computer`.
    Computer,
    /// It begins with `strength`.
    Strength,
    /// It begins with `mark`.
    Mark,
    /// It begins with `random`.
    Random,
    /// It begins with `set`.
    Position,
    /// It begins like a cut.
    Cut,
    /// It begins like no command.
    Text(String),
}

/// Reads a command.
///
/// # Errors
/// What could have been meant.
pub(super) fn read(text: &str) -> Result<Command, Unknown> {
    let text = half_width(text).trim().to_ascii_lowercase();
    if text == "?" {
        return Ok(Command::Help);
    }
    let text = text.trim_end_matches(['.', '!', '?']);
    // A position has spaces and equals signs of its own.
    if let Some(position) = position_in(text) {
        return Ok(Command::Set(position.to_owned()));
    }
    let spaced = text.replace('=', " ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let known = simple(&words.join(" ")).or_else(|| setting(&words)).or_else(|| play(&words));
    known.unwrap_or_else(|| Err(Unknown::Text(text.to_owned())))
}

/// The position in `set 3,7,4`, or in a text with the colons of the notation.
fn position_in(text: &str) -> Option<&str> {
    let after = text.strip_prefix("set").or_else(|| text.strip_prefix("position"));
    let after = after.filter(|after| after.starts_with(char::is_whitespace)).map(str::trim);
    after.or_else(|| text.contains(':').then_some(text))
}

/// Commands that are nothing but their name.
fn simple(text: &str) -> Option<Result<Command, Unknown>> {
    let command = match text {
        "pass" | "use the pass" | "use pass" => Command::Play(Move::Pass),
        "undo" | "back" | "take back" => Command::Undo,
        "redo" | "forward" => Command::Redo,
        "restart" | "start again" | "reset" => Command::Restart,
        "hint" | "another hint" => Command::Hint,
        "value" | "grundy value" | "grundy" | "nim-value" | "outcome" | "who wins" => Command::Value,
        "winning moves" | "winning move" | "winning" | "wins" | "best move" => Command::WinningMoves,
        "options" | "moves" | "all moves" => Command::Options,
        "why" => Command::Why,
        "random" | "random position" => Command::Random(None),
        "random p" | "random p-position" => Command::Random(Some(Outcome::P)),
        "random n" | "random n-position" => Command::Random(Some(Outcome::N)),
        "help" | "commands" => Command::Help,
        _ => return None,
    };
    Some(Ok(command))
}

/// Commands of a name and what is chosen.
fn setting(words: &[&str]) -> Option<Result<Command, Unknown>> {
    let (name, rest) = words.split_first()?;
    let rest = rest.join(" ");
    let found = match (*name, rest.as_str()) {
        ("computer", "first" | "begins") => Ok(Command::Computer(Some(false))),
        ("computer", "second" | "on") => Ok(Command::Computer(Some(true))),
        ("computer", "off" | "none") => Ok(Command::Computer(None)),
        ("computer", _) => Err(Unknown::Computer),
        ("strength", percent) => strength(percent),
        ("mark" | "marks", "on") => Ok(Command::Mark(true)),
        ("mark" | "marks", "off") => Ok(Command::Mark(false)),
        ("mark" | "marks", _) => Err(Unknown::Mark),
        ("size" | "n", number) => Ok(Command::Size(number.into())),
        ("random", _) => Err(Unknown::Random),
        ("set" | "position", _) => Err(Unknown::Position),
        _ => return None,
    };
    Some(found)
}

fn strength(percent: &str) -> Result<Command, Unknown> {
    let number = percent.trim_end_matches('%').trim_end().parse().ok().filter(|percent| *percent <= 100);
    number.map(Command::Strength).ok_or(Unknown::Strength)
}

/// A move: `left 3`, `x 3`, `5 from c to a`, or as records have it.
fn play(words: &[&str]) -> Option<Result<Command, Unknown>> {
    let telling: Vec<&str> = words.iter().copied().filter(|word| *word != "cut" && *word != "move").collect();
    let joined = telling.concat();
    if is_written_move(&joined) || telling.len() == 1 && is_written_lowering(&joined) {
        return Some(Ok(Command::Written(joined)));
    }
    let play = cut(words).or_else(|| share(words));
    let is_cut = words.first() == Some(&"cut") || words.first().is_some_and(|word| side_named(word).is_some());
    match play {
        Some(play) => Some(Ok(Command::Play(play))),
        None if is_cut => Some(Err(Unknown::Cut)),
        None => None,
    }
}

/// Whether it begins with a coordinate of a bar or a pile, ends with a number and has nothing else than what records write moves with.
fn is_written_move(text: &str) -> bool {
    let names = text.trim_end_matches(|character: char| character.is_ascii_digit());
    let is_mark = |character: char| matches!(character, 'a'..='f' | 'x'..='z' | '-' | '>' | '→');
    names.len() < text.len()
        && names.starts_with(|first| matches!(first, 'a'..='f' | 'x'..='z'))
        && names.chars().all(is_mark)
}

/// Whether it is letters, a hyphen and a number, as records write moves of rules of one's own.
fn is_written_lowering(text: &str) -> bool {
    let names = text.trim_end_matches(|character: char| character.is_ascii_digit());
    let letters = names.strip_suffix('-').filter(|letters| !letters.is_empty() && names.len() < text.len());
    letters.is_some_and(|letters| letters.bytes().all(|letter| letter.is_ascii_lowercase()))
}

fn side_named(word: &str) -> Option<Axis> {
    match word {
        "left" | "x" => Some(Axis::X),
        "top" | "up" | "above" | "y" => Some(Axis::Y),
        "right" | "z" => Some(Axis::Z),
        _ => None,
    }
}

/// `cut left 3`, with or without the small words.
fn cut(words: &[&str]) -> Option<Move> {
    let telling: Vec<&str> = words.iter().copied().filter(|word| !OF_CUTS.contains(word)).collect();
    let [side, to] = *telling.as_slice() else { return None };
    Some(Move::Cut { axis: side_named(side)?, to: number(to)? })
}

/// `move 5 from c to a`, with or without the small words.
fn share(words: &[&str]) -> Option<Move> {
    let telling: Vec<&str> = words.iter().copied().filter(|word| !OF_PILES.contains(word)).collect();
    let [tokens, from, onto] = *telling.as_slice() else { return None };
    let pile = |name| Rules::SIX_PILES.named(name);
    Some(Move::Share { from: pile(from)?, onto: pile(onto)?, tokens: number(tokens)? })
}

/// A number that is too large becomes the largest, which no move has.
fn number(text: &str) -> Option<u32> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u32::MAX))
}

impl Unknown {
    /// What could have been meant, as a sentence.
    pub(super) fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::Computer => texts.write_computer().into(),
            Self::Strength => texts.write_strength().into(),
            Self::Mark => texts.write_mark().into(),
            Self::Random => texts.write_random().into(),
            Self::Position => texts.write_position().into(),
            Self::Cut => texts.write_cut().into(),
            Self::Text(text) if text.is_empty() => texts.write_something().into(),
            Self::Text(text) => texts.write_unknown(&quoted(text)),
        }
    }
}

#[cfg(test)]
mod tests;
