//! Why workers refuse, in the language of the page. Workers send the reasons as data.

use crate::kit::refusals::not_begun;
use crate::kit::words::coordinates;
use crate::texts::Texts;
use crate::workers::{exporter, solver};
use maths::solver::{CannotBegin, GameTooLong, Known, Mismatch, Plan, SumRefusal, ValueTooLarge};

/// Why the worker does not answer.
pub(super) fn no_answer(texts: Texts, why: solver::WhyNot) -> String {
    match why {
        solver::WhyNot::Size(size) => texts.refused_size(&Plan::LARGEST_SIZE, &size),
        solver::WhyNot::MapTooLarge(places) => texts.refused_map(&places),
        solver::WhyNot::NoMap => texts.refused_no_map().into(),
        solver::WhyNot::TooManyColumns { needed, allowed } => texts.refused_columns(&needed, &allowed),
        solver::WhyNot::Refused(refusal) => not_begun(texts, CannotBegin::Refused(refusal)),
        solver::WhyNot::TwoTables => texts.refused_two_tables().into(),
        solver::WhyNot::NotThere => texts.refused_not_there().into(),
        solver::WhyNot::NoMemory(none) => not_begun(texts, CannotBegin::NoMemory(none)),
        solver::WhyNot::Sum(SumRefusal::Positions(least)) => {
            texts.refused_sum_positions(&least, &SumRefusal::MOST_POSITIONS)
        }
        solver::WhyNot::Sum(SumRefusal::Options(least)) => texts.refused_sum_moves(&least, &SumRefusal::MOST_OPTIONS),
        solver::WhyNot::Sum(SumRefusal::Listed(least)) => texts.refused_sum_listed(&least, &SumRefusal::MOST_LISTED),
        solver::WhyNot::Sum(SumRefusal::NoMemory(none)) => not_begun(texts, CannotBegin::NoMemory(none)),
        solver::WhyNot::ValueTooLarge => texts.refused_value(&ValueTooLarge::LARGEST),
        solver::WhyNot::GameTooLong => texts.refused_game(&GameTooLong::LARGEST),
        solver::WhyNot::Wrong { size, mismatch: Mismatch { game, table, found } } => {
            let position = coordinates(&game.ruleset(), game.position());
            let [table, found] = [table, found].map(|known| what(texts, known));
            texts.refused_wrong(&game.ruleset(), &size, &format!("({position})"), &table, &found)
        }
    }
}

/// A known fact about a position, in words.
fn what(texts: Texts, known: Known) -> String {
    match known {
        Known::Value(value) => texts.known_value(&value),
        Known::Remoteness(outcome, moves) => texts.known_remoteness(&outcome, &moves),
        Known::Outcome(outcome) => texts.known_outcome(&outcome),
    }
}

/// Why there is no file.
pub fn no_file(texts: Texts, why: exporter::WhyNot) -> String {
    match why {
        exporter::WhyNot::NoSuchFile => texts.no_file_such().into(),
        exporter::WhyNot::NumbersMissing => texts.no_file_numbers().into(),
        exporter::WhyNot::TooLargeForLatex { cells, most } => texts.no_file_latex(&cells, &most),
        exporter::WhyNot::Signed => texts.no_file_signed().into(),
        exporter::WhyNot::TooLargeForSvg { places, most } => texts.no_file_svg(&places, &most),
        exporter::WhyNot::TooManyPieces => texts.no_file_pieces().into(),
        exporter::WhyNot::NothingToPaint => texts.no_file_nothing().into(),
        exporter::WhyNot::NoPictures => texts.no_file_pictures().into(),
        exporter::WhyNot::NoRoom => texts.no_file_room().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::{no_answer, no_file};
    use crate::kit::refusals::said_in_every_language;
    use crate::table::wrong_table_report::report;
    use crate::texts::Texts;
    use crate::workers::{exporter, solver};
    use maths::solver::{Known, Mismatch, NoMemory, Refusal, SumRefusal};
    use maths::values::Outcome;

    #[test]
    fn every_reason_of_the_worker_has_a_sentence() {
        use solver::WhyNot;
        let refusal = |fits| WhyNot::Refused(Refusal::Memory { bytes: 700 << 20, bound: 512 << 20, fits });
        for why in [
            WhyNot::Size(4_000_000),
            WhyNot::MapTooLarge(123),
            WhyNot::NoMap,
            WhyNot::TooManyColumns { needed: 3, allowed: 2 },
            refusal(Some(90)),
            refusal(None),
            WhyNot::TwoTables,
            WhyNot::NotThere,
            WhyNot::NoMemory(NoMemory { bytes: 5 }),
            WhyNot::Sum(SumRefusal::Positions(5_000_000)),
            WhyNot::Sum(SumRefusal::Options(500_000_000)),
            WhyNot::Sum(SumRefusal::Listed(50_000_000)),
            WhyNot::Sum(SumRefusal::NoMemory(NoMemory { bytes: 5 })),
            WhyNot::ValueTooLarge,
            WhyNot::GameTooLong,
            WhyNot::Wrong { size: 20, mismatch: wrong() },
            WhyNot::Wrong { size: 20, mismatch: Mismatch { table: Known::Outcome(Outcome::P), ..wrong() } },
            WhyNot::Wrong { size: 20, mismatch: Mismatch { found: Known::Remoteness(Outcome::N, 1), ..wrong() } },
        ] {
            said_in_every_language(|texts| no_answer(texts, why));
        }
    }

    fn wrong() -> Mismatch {
        let [table, found] = [5, 4].map(Known::Value);
        Mismatch { game: "triangle:k=3:7,4,7".parse().unwrap(), table, found }
    }

    #[test]
    fn a_wrong_table_is_reported_with_all_that_is_needed_to_see_it_again() {
        let said = no_answer(Texts::default(), solver::WhyNot::Wrong { size: 20, mismatch: wrong() });
        assert_eq!(
            said,
            "the computed table for triangle:k=3 up to 20 is wrong, so it is not shown: at (7, 4, 7) the table has the Grundy value 5, but \
             the rules give the Grundy value 4. This is a bug in Bittersweet; please report it"
        );
        let report = report(20, &wrong(), "./build-1/");
        for part in [
            "(build-1):",
            "Ruleset triangle:k=3,",
            "N = 20",
            "triangle:k=3:7,4,7",
            "Value(5) was computed",
            "Value(4) is right",
        ] {
            assert!(report.contains(part), "{report}");
        }
    }

    #[test]
    fn every_reason_of_the_exporter_has_a_sentence() {
        use exporter::WhyNot;
        for why in [
            WhyNot::NoSuchFile,
            WhyNot::NumbersMissing,
            WhyNot::TooLargeForLatex { cells: 9, most: 8 },
            WhyNot::Signed,
            WhyNot::TooLargeForSvg { places: 9, most: 8 },
            WhyNot::TooManyPieces,
            WhyNot::NothingToPaint,
            WhyNot::NoPictures,
            WhyNot::NoRoom,
        ] {
            said_in_every_language(|texts| no_file(texts, why));
        }
    }
}
