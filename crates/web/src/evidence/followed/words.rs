//! Cases of proofs, what they use, and what follows, in words.

use crate::kit::words::{coordinates, describe};
use crate::texts::Texts;
use maths::claims::{Case, Fact, Gap, Level, OptionKind, Says, Stage, Trace};
use maths::games::{Axis, Game, Position};

fn name(game: &Game, axis: Axis) -> &'static str {
    game.ruleset().rules.name(axis)
}

pub(super) fn place(game: &Game, at: Position) -> String {
    format!("({})", coordinates(&game.ruleset(), at))
}

/// A case.
pub fn case_words(texts: Texts, game: &Game, case: Case) -> String {
    match case {
        Case::Inside => texts.case_inside().into(),
        Case::Named => texts.case_named().into(),
        Case::Over => texts.case_over().into(),
        Case::LowerY => texts.case_lower_y().into(),
        Case::Lower(axis) => texts.case_lower(&name(game, axis)),
        Case::LowerBoth(axis) => texts.case_lower_both(&name(game, axis)),
        Case::UsePass => texts.case_pass().into(),
        Case::Shorten => texts.case_shorten().into(),
        Case::CutOff(axis) => texts.case_cut_off(&name(game, axis)),
        Case::OneBeside(axis) => texts.case_beside(&name(game, axis)),
        Case::ToCorner(axis) => texts.case_to_corner(&name(game, axis)),
        Case::AsNormal => texts.case_as_normal().into(),
        Case::Near => texts.case_near().into(),
        Case::Far(axis) => texts.case_far(&name(game, axis)),
        Case::SmallerGap => texts.case_smaller_gap().into(),
        Case::Meet => texts.case_meet().into(),
        Case::Remainders { r, t } => texts.case_remainders(&r, &t),
        Case::Elsewhere => texts.case_elsewhere().into(),
        Case::Mirror => texts.case_mirror().into(),
    }
}

/// A line of a proof, as it should be true.
pub fn fact_words(texts: Texts, game: &Game, fact: Fact) -> String {
    match fact {
        Fact::Leaves { kind, stays } => {
            let all = leaves(texts, game, kind);
            stays.map_or(all.clone(), |at| {
                format!("{all}{}{}", texts.between_sentences(), texts.fact_stays(&place(game, at)))
            })
        }
        Fact::Smaller { axis, from, to } => texts.fact_smaller(&name(game, axis), &to, &from),
        Fact::NotNegative { axis, to } => texts.fact_not_negative(&name(game, axis), &to),
        Fact::Fits { y, rim } => texts.fact_fits(&y, &rim),
        Fact::TooHigh { y, rim } => texts.fact_too_high(&y, &rim),
        Fact::OnRim { y, rim } => texts.fact_on_rim(&y, &rim),
        Fact::Partners { x, with } => texts.fact_partners(&x, &with),
        Fact::Shorter { value, to, x } => texts.fact_shorter(&value, &to, &x),
        Fact::Corner { rim } => texts.fact_corner(&rim),
        Fact::StillLong { shorter } => texts.fact_still_long(&shorter),
        Fact::IsNear { apart, y } => texts.fact_is_near(&apart, &y),
        Fact::Answered { axis, candidates, cuts, .. } => texts.fact_answered(&name(game, axis), &candidates, &cuts),
        Fact::FirstP { at, last } => texts.fact_first_p(&at, &last),
        Fact::Zero { sum } => texts.fact_zero(&sum),
        Fact::Tokens { tokens, apart } => texts.fact_tokens(&tokens, &apart),
        Fact::Mirrored { moves, without: None } => texts.fact_mirrored(&moves),
        Fact::Mirrored { without: Some(play), .. } => {
            let to = game.play(play).map_or(game.position(), |to| to.position());
            texts.fact_not_mirrored(&describe(texts, game, play, to))
        }
    }
}

fn leaves(texts: Texts, game: &Game, kind: OptionKind) -> String {
    match kind {
        OptionKind::Alone(axis) => texts.fact_alone(&name(game, axis)),
        OptionKind::Both(axis) => texts.fact_both(&name(game, axis)),
        OptionKind::Pass => texts.fact_pass().into(),
        OptionKind::MakesEqual => texts.fact_equal().into(),
        OptionKind::KeepsApart => texts.fact_apart().into(),
    }
}

/// The position of a trace.
pub fn stage_words(texts: Texts, stage: Stage) -> &'static str {
    match stage {
        Stage::Here => texts.trace_here(),
        Stage::Kept => texts.trace_kept(),
        Stage::After => texts.trace_after(),
    }
}

/// The comparison of r with its numbers at the rim, in words.
pub fn level_words(texts: Texts, level: Level) -> &'static str {
    match level {
        Level::Below => texts.trace_below(),
        Level::Inside => texts.trace_inside(),
        Level::Above => texts.trace_above(),
    }
}

/// r as a formula.
pub fn remainder(trace: &Trace) -> String {
    let [x, _, z] = trace.names;
    let first = if trace.adds_x { format!("({x}) + ") } else { String::new() };
    format!("{first}({z}) − {}·y", trace.k)
}

/// The conclusion of the proof at a position, in words.
pub fn says_words(texts: Texts, game: &Game, says: Says) -> String {
    match says {
        Says::AllLeave => texts.says_all_leave().into(),
        Says::MovesTo(play) => game.play(play).map_or_else(
            || texts.says_not_legal().into(),
            |to| texts.says_move(&describe(texts, game, play, to.position())),
        ),
        Says::NoMove => texts.says_no_move().into(),
        Says::Nothing => texts.says_nothing().into(),
        Says::Answers => texts.says_answers().into(),
    }
}

/// Why a proof fails at a position.
pub fn gap_words(texts: Texts, game: &Game, gap: &Gap) -> String {
    match gap {
        Gap::Cases(cases) if cases.is_empty() => texts.gap_no_case().into(),
        Gap::Cases(_) => texts.gap_several_cases().into(),
        Gap::Line { number, fact, .. } => texts.gap_line(&(number + 1), &fact_words(texts, game, *fact)),
        Gap::NoMove(..) => texts.says_not_legal().into(),
        Gap::Misses(_, to) => texts.gap_misses(&place(game, *to)),
        Gap::Stays(_, to) => texts.fact_stays(&place(game, *to)),
    }
}
