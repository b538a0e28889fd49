//! Why the library refuses a text, in the language of the page. The library has the reasons as data.

use crate::kit::families::parameters;
use crate::kit::mistakes::{fault, reason};
use crate::texts::Texts;
use maths::expressions::{Mistake, Reason};
use maths::games::{
    BadClause, BadHeights, BadRim, Bar, Direction, Family, Heights, NotARecord, OwnRules, Piles, Position, Problem,
    Problems, Record, RimFault, RimFormula, Sum, WhyNoClause, WhyNot,
};
use maths::solver::{CannotBegin, NoMemory, Refusal, megabytes};
use maths::values::{Ratio, RatioError};

/// The most problems that are named: a hostile text can have thousands.
const MOST_NAMED: usize = 12;

/// The problems, one after the other.
pub fn problems(texts: Texts, problems: &Problems) -> String {
    let mut named: Vec<String> = problems.iter().take(MOST_NAMED).map(|each| problem(texts, each)).collect();
    let more = problems.iter().count() - named.len();
    named.extend((more > 0).then(|| texts.problem_more(&more)));
    named.join(texts.problem_separator())
}

fn problem(texts: Texts, found: &Problem) -> String {
    match found {
        Problem::Empty => texts.problem_empty().into(),
        Problem::Sum => texts.problem_sum().into(),
        Problem::PartCount(given) => {
            let alone = if *given == 1 { "yes" } else { "no" };
            texts.problem_part_count(&Sum::LEAST_PARTS, &Sum::MOST_PARTS, given, &alone)
        }
        Problem::MisereAlone => texts.problem_misere_alone().into(),
        Problem::SumParameter(text) => texts.problem_sum_parameter(text),
        Problem::InPart { part, problem: found } => texts.problem_in_part(part, &problem(texts, found)),
        Problem::UnknownFamily(text) => texts.problem_family(text, &Family::ALL.map(Family::key).join(", ")),
        Problem::Parts(family) => texts.problem_parts(&family.example()),
        Problem::UnknownParameter(family, text) => {
            texts.problem_parameter(&family.key(), text, &parameters(texts, *family))
        }
        Problem::Twice(name) => texts.problem_twice(name),
        Problem::Missing(family, name) => texts.problem_missing(&family.key(), name, &family.example()),
        Problem::BadK(error, text) => texts.problem_k(&ratio(texts, *error), text),
        Problem::BadPiles(text) => texts.problem_piles(&Piles::FEWEST, &Piles::MOST, text),
        Problem::BadS(text) => texts.problem_s(&Bar::LARGEST_S, text),
        Problem::Coordinates { wanted, given } => texts.problem_coordinates(&wanted.len(), &wanted.join(", "), given),
        Problem::BadCoordinate { name, text } => texts.problem_coordinate(name, text),
        Problem::CoordinateTooLarge { name, text } => texts.problem_large(name, &Position::LARGEST, text),
        Problem::BadPass(text) => texts.problem_pass(text),
        Problem::NoRim => texts.problem_no_rim(&Family::Bar.example()),
        Problem::BadRim(BadRim::TooLong { characters }, text) => {
            texts.problem_rim_long(text, &RimFormula::LONGEST, characters)
        }
        Problem::BadRim(BadRim::Mistake(Mistake { reason: Reason::UnknownName(name), .. }), text) => {
            texts.problem_rim_names(text, name)
        }
        Problem::BadRim(BadRim::Mistake(mistake), text) => {
            texts.problem_rim_mistake(text, &(mistake.at.start + 1), &reason(texts, &mistake.reason))
        }
        Problem::BadRim(BadRim::Names(name), text) => texts.problem_rim_names(text, name),
        Problem::BadHeights(bad) => bad_heights(texts, *bad),
        Problem::Rim(fault) => rim_fault(texts, *fault),
        Problem::AboveRim { rim: Some(rim), x, z, most, y } => texts.problem_above_rim(most, &rim.text(), x, z, y),
        Problem::AboveRim { rim: None, z, most, y, .. } => {
            texts.problem_above_column(most, z, &(u64::from(*most) + 1), y)
        }
        Problem::BadClause(BadClause { text, why }) => texts.problem_clause(text, &bad_clause(texts, why)),
        Problem::AboveBound { name, most, value } => texts.problem_above_bound(name, most, value),
        Problem::NoBound { name, fault: why } => texts.problem_no_bound(name, &fault(texts, *why)),
        Problem::NoPassHere => texts.problem_no_pass().into(),
        Problem::TooHigh { terms, k, most, y } => {
            let sum: Vec<String> = terms.iter().flatten().map(u32::to_string).collect();
            let sum = sum.join("+");
            let k = if k.denominator() == 1 { k.to_string() } else { format!("({k})") };
            texts.problem_high(&format!("⌊({sum})/{k}⌋"), most, y)
        }
    }
}

/// The reason why a value of k is refused.
pub(crate) fn ratio(texts: Texts, error: RatioError) -> String {
    match error {
        RatioError::NotANumber => texts.ratio_number().into(),
        RatioError::NotPositive => texts.ratio_positive().into(),
        RatioError::DividedByZero => texts.ratio_zero().into(),
        RatioError::TooLarge => texts.ratio_large(&Ratio::LARGEST),
    }
}

/// Why a text is no record of a game.
pub fn not_a_record(texts: Texts, refusal: &NotARecord) -> String {
    match refusal {
        NotARecord::TooLong => texts.record_long(&Record::LONGEST),
        NotARecord::TooManyMoves => texts.record_moves(&Record::MOST_MOVES),
        NotARecord::First(found) => texts.record_first(&problems(texts, found)),
        NotARecord::NoMove { number, text, family } => texts.record_no_move(number, text, &kind_or_sum(*family)),
        NotARecord::Refused { number, text, at, why } => texts.record_refused(number, text, at, &why_not(texts, *why)),
    }
}

/// The kind of a family in the texts: bars, piles or own rules.
pub(crate) fn kind(family: Family) -> &'static str {
    match family {
        Family::Nim | Family::Triangle | Family::Step | Family::Bar => "bars",
        Family::Sharing => "sharing",
        Family::Own => "own",
    }
}

/// The same, where a sum has no one family.
fn kind_or_sum(family: Option<Family>) -> &'static str {
    family.map_or("sum", kind)
}

/// Why a position does not have a move.
pub fn why_not(texts: Texts, why: WhyNot) -> String {
    match why {
        WhyNot::Over => texts.why_over().into(),
        WhyNot::PartOver => texts.why_part_over().into(),
        WhyNot::NoSuchPart { parts } => texts.why_no_part(&parts),
        WhyNot::OtherFamily => texts.why_other_family().into(),
        WhyNot::NoPass => texts.problem_no_pass().into(),
        WhyNot::PassUsed => texts.why_pass_used().into(),
        WhyNot::NotSmaller { name, value } => texts.why_not_smaller(&name, &value),
        WhyNot::NotAllowed => texts.why_not_allowed().into(),
        WhyNot::ToItself => texts.why_to_itself().into(),
        WhyNot::NoTokens => texts.why_no_tokens().into(),
        WhyNot::TooManyTokens { from: (from, giving), onto: (onto, receiving) } => {
            texts.why_too_many(&from, &giving, &onto, &receiving, &(giving.saturating_sub(receiving) / 2))
        }
    }
}

/// The reason why a clause of own rules is refused.
pub(super) fn bad_clause(texts: Texts, why: &WhyNoClause) -> String {
    match why {
        WhyNoClause::TooLong { characters } => texts.clause_long(&OwnRules::LONGEST, characters),
        WhyNoClause::Names => texts.clause_names().into(),
        WhyNoClause::Unknown => texts.clause_unknown().into(),
        WhyNoClause::Twice => texts.clause_twice().into(),
        WhyNoClause::UnknownName { name, known } => texts.clause_unknown_name(name, &known.join(", ")),
        WhyNoClause::NamesItself(name) => texts.clause_itself(name),
        WhyNoClause::NamedTwice(name) => texts.clause_named_twice(name),
        WhyNoClause::Mistake(mistake) => texts.clause_mistake(&(mistake.at.start + 1), &reason(texts, &mistake.reason)),
        WhyNoClause::NotSteady => texts.clause_steady().into(),
        WhyNoClause::Amount(text) => texts.clause_amount(text),
        WhyNoClause::JoinedByWord(text) => texts.clause_joined(text),
        WhyNoClause::NeverPositive(text) => texts.clause_never_positive(text),
        WhyNoClause::AmbiguousFormulas => texts.clause_ambiguous_formulas().into(),
        WhyNoClause::Unequal => texts.clause_unequal(&Direction::MOST),
        WhyNoClause::AnyAndAny(names) => texts.clause_any_and_any(names),
        WhyNoClause::Letter(text) => texts.clause_letter(text),
        WhyNoClause::UnknownLetter { name, known } => texts.clause_unknown_letter(name, &known.join(", ")),
        WhyNoClause::Ambiguous(unequal) => texts.clause_ambiguous(unequal),
        WhyNoClause::Chase => texts.clause_chase().into(),
    }
}

fn bad_heights(texts: Texts, bad: BadHeights) -> String {
    match bad {
        BadHeights::Empty => texts.heights_empty().into(),
        BadHeights::TooMany { count } => texts.heights_many(&Heights::MOST, &count),
        BadHeights::NotAHeight(column) => texts.heights_number(&column, &Heights::LARGEST),
        BadHeights::Falls { column, to, from } => texts.heights_fall(&column, &to, &from),
    }
}

/// The first place at which a rim is not the rim of a bar.
pub fn rim_fault(texts: Texts, found: RimFault) -> String {
    match found {
        RimFault::Falls { at, to, from_place, from } => {
            texts.rim_falls(&from, &from_place.0, &from_place.1, &to, &at.0, &at.1)
        }
        RimFault::Negative { at } => texts.rim_negative(&at.0, &at.1),
        RimFault::Fractional { at } => texts.rim_fraction(&at.0, &at.1),
        RimFault::Undefined { at, fault: why } => texts.rim_undefined(&at.0, &at.1, &fault(texts, why)),
        RimFault::TooManyPlaces => texts.rim_places(&RimFormula::MOST_PLACES),
    }
}

/// Why a table is not begun.
pub fn not_begun(texts: Texts, why: CannotBegin) -> String {
    match why {
        CannotBegin::Refused(Refusal::Rim(fault)) => rim_fault(texts, fault),
        CannotBegin::Refused(Refusal::NotThree) => texts.refused_not_three().into(),
        CannotBegin::Refused(Refusal::Memory { bytes, bound, fits }) => {
            let wording = fits.map_or_else(|| texts.memory_none().to_owned(), |n| texts.memory_fits(&n));
            texts.refused_memory(&megabytes(bytes), &megabytes(bound), &wording)
        }
        CannotBegin::NoMemory(NoMemory { bytes }) => texts.refused_no_memory(&megabytes(bytes)),
    }
}

#[cfg(any(test, feature = "testing"))]
mod said;
#[cfg(test)]
mod tests;

#[cfg(any(test, feature = "testing"))]
pub use said::said_in_every_language;
