//! Cases, facts and gaps of proofs, in words.

use bittersweet::claims::Argument;
use bittersweet::claims::Case;
use bittersweet::claims::Fact;
use bittersweet::claims::Gap;
use bittersweet::claims::OptionKind;
use bittersweet::claims::Says;
use bittersweet::games::Axis;
use bittersweet::games::Coordinate;
use bittersweet::games::Move;
use bittersweet::games::Position;

/// A whole argument, one line for each part.
pub(crate) fn argument(argument: &Argument) -> String {
    let mut lines = vec![format!("Case: {}.", case(argument.case))];
    lines.extend(argument.lines.iter().map(|line| {
        let mark = if line.holds() { "yes" } else { "NO " };
        format!("  {mark}  {}", fact(*line))
    }));
    lines.push(format!("So {}.", says(argument.says)));
    lines.join("\n")
}

/// Where a proof fails.
pub(crate) fn gap(gap: &Gap) -> String {
    match gap {
        Gap::Cases(cases) if cases.is_empty() => "no case applies".to_owned(),
        Gap::Cases(cases) => {
            format!("several cases apply: {}", cases.iter().map(|one| case(*one)).collect::<Vec<_>>().join("; "))
        }
        Gap::Line { case: of, number, fact: line } => {
            format!("in the case “{}”, line {}: {}", case(*of), number + 1, fact(*line))
        }
        Gap::NoMove(of, play) => format!("in the case “{}” {} is no legal move", case(*of), written(*play)),
        Gap::Misses(of, to) => {
            format!("in the case “{}” the move leads to {}, outside of the set", case(*of), place(*to))
        }
        Gap::Stays(of, to) => format!("in the case “{}” a move leads to {}, inside of the set", case(*of), place(*to)),
    }
}

fn case(case: Case) -> String {
    match case {
        Case::Inside => "the position is in the set".to_owned(),
        Case::Named => "the theorem names the position".to_owned(),
        Case::Over => "no move is left, and the player who has to move wins".to_owned(),
        Case::LowerY => "y has a 1 in the leading column of the nim-sum".to_owned(),
        Case::Lower(axis) => format!("{} has the 1 in the leading column, and y fits under the new rim", letter(axis)),
        Case::LowerBoth(axis) => {
            format!("{} has the 1 in the leading column, and y comes down to the new rim", letter(axis))
        }
        Case::UsePass => "the pass makes the nim-sum 0".to_owned(),
        Case::CutOff(axis) => format!("all of {} is cut off", letter(axis)),
        Case::OneBeside(axis) => format!("{} is cut to one beside what the digits say", letter(axis)),
        Case::SmallerGap => "the difference of the gaps is 0 or 4^k·odd".to_owned(),
        Case::Meet => "the difference of the gaps is 2·4^k·odd".to_owned(),
        Case::Remainders { r, t } => format!("by 4 the smaller gap leaves {r} and the larger one {t}"),
        Case::Elsewhere => "a P-position, about which the theorem says nothing".to_owned(),
        Case::Mirror => "the position beside its complement".to_owned(),
    }
}

fn fact(fact: Fact) -> String {
    match fact {
        Fact::Leaves { kind: of, stays: None } => format!("no option {} is in the set", kind(of)),
        Fact::Leaves { kind: of, stays: Some(to) } => {
            format!("no option {} is in the set, but {} is", kind(of), place(to))
        }
        Fact::Smaller { axis, from, to } => {
            format!("the number of {} becomes smaller: from {from} to {to}", letter(axis))
        }
        Fact::NotNegative { axis, to } => format!("without s, {} is {to}, which is not negative", letter(axis)),
        Fact::Fits { y, rim } => format!("y = {y} is at most the new rim {rim}"),
        Fact::TooHigh { y, rim } => format!("y = {y} would be above the rim {rim}"),
        Fact::OnRim { y, rim } => format!("along the rim y = {y} comes down to the rim {rim}"),
        Fact::Zero { sum } => format!("afterwards the nim-sum is {sum}"),
        Fact::Tokens { tokens, apart } => format!("{tokens} tokens can be moved between piles that differ by {apart}"),
        Fact::Mirrored { moves, without: None } => format!("each of the {moves} moves has its mirror image"),
        Fact::Mirrored { without: Some(play), .. } => format!("{} has no mirror image", written(play)),
    }
}

fn kind(kind: OptionKind) -> String {
    match kind {
        OptionKind::Alone(axis) => format!("with {} lowered alone", letter(axis)),
        OptionKind::Both(axis) => format!("with {} lowered and y coming down", letter(axis)),
        OptionKind::Pass => "by the pass".to_owned(),
        OptionKind::MakesEqual => "with two equal piles".to_owned(),
        OptionKind::KeepsApart => "with three different piles".to_owned(),
    }
}

fn says(says: Says) -> String {
    match says {
        Says::AllLeave => "every move leaves the set".to_owned(),
        Says::MovesTo(play) => format!("the move {} leads into the set", written(play)),
        Says::NoMove => "no move is needed".to_owned(),
        Says::Nothing => "nothing follows".to_owned(),
        Says::Answers => "each move has its mirror image as an answer".to_owned(),
    }
}

/// What formulas call a coordinate.
fn letter(axis: Axis) -> &'static str {
    ["x", "y", "z"][axis.index()]
}

/// A move as records have it; piles are a, b and c.
fn written(play: Move) -> String {
    let pile = |which: Coordinate| char::from(b'a' + which.index() as u8);
    match play {
        Move::Cut { axis, to } => format!("{}{to}", letter(axis)),
        Move::Share { from, onto, tokens } => format!("{}-{}{tokens}", pile(from), pile(onto)),
        Move::Lower { from, by } => format!("{}-{by}", from.iter().map(pile).collect::<String>()),
        Move::Pass => "pass".to_owned(),
    }
}

fn place(at: Position) -> String {
    let [x, y, z] = [Axis::X, Axis::Y, Axis::Z].map(|axis| at[axis]);
    let pass = if at.pass { " with the pass" } else { "" };
    format!("({x}, {y}, {z}){pass}")
}
