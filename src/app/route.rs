//! The page's state as text, and back: `g=triangle:k=3:7,4,7&n=20&table=y`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `g` | the position, in the notation | needed |
//! | `n` | the size N of table and plot | 20 |
//! | `table` | the fixed coordinate and its value, such as `y:0`; `y` alone is that of the position | `y` |
//! | `p` | whether table and plot show positions with the pass: 0 or 1 | as the position |
//! | `m` | how many moves led to the position: whose turn it is | 0 |
//!
//! Stable: old links keep working. Unknown keys are ignored, and the page says so.

use crate::app::Look;
use crate::games::Axis;
use crate::games::Game;
use crate::games::quoted;
use crate::solver::Plan;

/// What a link opens.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The position.
    pub game: Game,
    /// What table and plot show.
    pub look: Look,
    /// How many moves led to the position.
    pub moves: u32,
    /// Parts of the link that are not understood.
    pub ignored: Vec<String>,
}

impl Opened {
    /// What the user has to be told about the link.
    pub fn remark(&self) -> Option<String> {
        let parts = self.ignored.join(", ");
        (!parts.is_empty()).then(|| format!("Parts of this link are not understood and were left out: {parts}."))
    }
}

/// The longest text that is looked at, in bytes.
const LONGEST: usize = 2000;

/// The state as text.
pub fn write(game: &Game, look: &Look, moves: usize) -> String {
    let Look { size, fixed, at, pass } = *look;
    let at = at.map(|at| format!(":{at}")).unwrap_or_default();
    let pass = if game.ruleset().pass { format!("&p={}", u8::from(pass)) } else { String::new() };
    let moves = if moves > 0 { format!("&m={moves}") } else { String::new() };
    format!("g={game}&n={size}&table={}{at}{pass}{moves}", axis_name(fixed))
}

/// Reads what [`write()`] wrote, and less: only `g` is needed. An empty text is `None`, the page's own start.
///
/// # Errors
/// A sentence that says what is wrong and what is allowed.
pub fn read(text: &str) -> Option<Result<Opened, String>> {
    let text = text.trim_start_matches('#');
    if text.is_empty() {
        return None;
    }
    if text.len() > LONGEST {
        let length = text.len();
        return Some(Err(format!("This link is too long: it has {length} characters, and {LONGEST} are allowed.")));
    }
    Some(read_parts(text).map_err(|reason| format!("This link cannot be opened: {reason}.")))
}

fn read_parts(text: &str) -> Result<Opened, String> {
    let (mut game, mut look, mut pass, mut moves, mut ignored) = (None, Look::default(), None, 0, Vec::new());
    for part in text.split('&').filter(|part| !part.is_empty()) {
        match part.split_once('=') {
            Some(("g", _)) if game.is_some() => return Err("g, the position, is given twice".into()),
            Some(("g", value)) => game = Some(value.parse::<Game>().map_err(|problems| problems.to_string())?),
            Some(("n", value)) => look.size = read_size(value)?,
            Some(("table", value)) => (look.fixed, look.at) = read_fixed(value)?,
            Some(("p", "0")) => pass = Some(false),
            Some(("p", "1")) => pass = Some(true),
            Some(("m", value)) => match value.parse() {
                Ok(made) => moves = made,
                Err(_) => ignored.push(quoted(part)),
            },
            _ => ignored.push(quoted(part)),
        }
    }
    let game = game.ok_or("it has no position; a link begins like #g=triangle:k=3:7,4,7")?;
    if pass == Some(true) && !game.ruleset().pass {
        ignored.push(quoted("p=1"));
    }
    look.pass = game.ruleset().pass && pass.unwrap_or(game.position().pass);
    Ok(Opened { game, look, moves, ignored })
}

/// Reads N.
///
/// # Errors
/// A sentence without a full stop.
pub(crate) fn read_size(text: &str) -> Result<u32, String> {
    let most = Plan::LARGEST_SIZE;
    text.trim()
        .parse()
        .ok()
        .filter(|size| (0..=most).contains(size))
        .ok_or_else(|| format!("N must be a whole number from 0 to {most}, but it is {}", quoted(text)))
}

fn read_fixed(text: &str) -> Result<(Axis, Option<u32>), String> {
    let (name, at) = text.split_once(':').map_or((text, None), |(name, at)| (name, Some(at)));
    let axis = Axis::ALL.into_iter().find(|axis| axis_name(*axis) == name);
    axis.and_then(|axis| match at {
        None => Some((axis, None)),
        Some(at) => Some((axis, Some(at.parse().ok()?))),
    })
    .ok_or_else(|| format!("table must be like y or y:0, but it is {}", quoted(text)))
}

fn axis_name(axis: Axis) -> &'static str {
    match axis {
        Axis::X => "x",
        Axis::Y => "y",
        Axis::Z => "z",
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use super::write;
    use crate::app::Look;
    use crate::games::Axis;

    #[test]
    fn what_is_written_is_read() {
        let game = "step:k=4,s=2,pass:3,1,9,1".parse().unwrap();
        for (at, moves, text) in [
            (Some(3), 2, "g=step:k=4,s=2,pass:3,1,9,1&n=40&table=z:3&p=1&m=2"),
            (None, 0, "g=step:k=4,s=2,pass:3,1,9,1&n=40&table=z&p=1"),
        ] {
            let look = Look { size: 40, fixed: Axis::Z, at, pass: true };
            assert_eq!(write(&game, &look, moves), text);
            let opened = read(&format!("#{text}")).unwrap().unwrap();
            assert_eq!((opened.game, opened.look, opened.moves as usize, opened.remark()), (game, look, moves, None));
        }
    }

    #[test]
    fn the_position_alone_is_enough() {
        let opened = read("#g=nim:3,7,4").unwrap().unwrap();
        assert_eq!((opened.game.to_string().as_str(), opened.look), ("nim:3,7,4", Look::default()));
        assert_eq!(read("#"), None);
        assert_eq!(read(""), None);
    }

    #[test]
    fn broken_links_say_why() {
        let reason = |text: &str| read(text).unwrap().unwrap_err();
        assert_eq!(
            reason("#g=triangle:k=3:2,4,1"),
            "This link cannot be opened: y may be at most ⌊(2+1)/3⌋ = 1, but it is 4."
        );
        assert!(reason("#hello").contains("no position"));
        assert!(reason("#g=nim:1,2,3&n=-1").contains("from 0 to 100000, but it is “-1”"));
        assert!(reason("#g=nim:1,2,3&table=w:1").contains("“w:1”"));
        assert!(reason("#g=nim:1,2,3&g=nim:1,2,4").contains("given twice"));
        assert_eq!(
            reason(&"x".repeat(100_000)),
            "This link is too long: it has 100000 characters, and 2000 are allowed."
        );
    }

    #[test]
    fn unknown_parts_are_named_and_ignored() {
        let opened = read("g=nim:3,7,4&colour=red&p=1&m=x").unwrap().unwrap();
        assert!(["“colour=red”", "“p=1”", "“m=x”"].iter().all(|part| opened.remark().unwrap().contains(part)));
    }
}
