//! Why the figure of a line is empty.

use web::table::{Line, Table};
use web::texts::Texts;
use web::workers::solver::protocol::Show;

/// Why no line is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum WhyEmpty {
    /// The solver refused the table.
    Refused,
    /// Diagonals are read from the table on the page, which does not have all their terms.
    Diagonal,
    /// The line has no legal position.
    Illegal,
}

impl WhyEmpty {
    /// The reason in a sentence.
    pub(super) fn in_words(self, texts: Texts) -> &'static str {
        match self {
            Self::Refused => texts.line_no_table(),
            Self::Diagonal => texts.line_no_diagonal(),
            Self::Illegal => texts.line_empty(),
        }
    }
}

/// Why there is no line in a table; nothing while the table is still to come.
pub(super) fn why_empty(table: Option<&Table>, line: Line, is_refused: bool) -> Option<WhyEmpty> {
    let Some(table) = table else { return is_refused.then_some(WhyEmpty::Refused) };
    let has_numbers = matches!(table.show, Show::Values | Show::Remoteness);
    Some(match line {
        Line::Diagonal(_) if !has_numbers || !table.is_whole() => WhyEmpty::Diagonal,
        Line::Diagonal(_) | Line::Row(_) | Line::Column(_) => WhyEmpty::Illegal,
    })
}

#[cfg(test)]
mod tests {
    use super::{WhyEmpty, why_empty};
    use maths::solver::{Cut, Grid, Plane, Window};
    use std::rc::Rc;
    use web::table::{Line, Table};
    use web::workers::solver::protocol::{Against, Show, Tally};

    fn table(show: Show, window: Window) -> Table {
        Table {
            plane: Plane { ruleset: "nim".parse().unwrap(), cut: Cut::Diagonal, pass: false },
            show,
            grid: Rc::new(Grid { columns: 0, rows: 0, values: Vec::new() }),
            window,
            places: (21, 21),
            most: 20,
            tally: Tally::default(),
            summary: None,
            cost: None,
        }
    }

    #[test]
    fn an_empty_figure_says_why_and_nothing_of_a_table_that_is_not_there() {
        assert_eq!(why_empty(None, Line::Row(Some(3)), false), None, "the table is still to come");
        assert_eq!(why_empty(None, Line::Row(Some(3)), true), Some(WhyEmpty::Refused));
        let whole = table(Show::Values, Window::whole(21, 21));
        assert_eq!(why_empty(Some(&whole), Line::Row(Some(30)), false), Some(WhyEmpty::Illegal));
        assert_eq!(why_empty(Some(&whole), Line::Diagonal(21), false), Some(WhyEmpty::Illegal));
        let part = table(Show::Values, Window { stride: 2, ..Window::whole(11, 11) });
        let outcomes = table(Show::Outcomes(Against::OtherPlay), Window::whole(21, 21));
        for table in [part, outcomes] {
            assert_eq!(why_empty(Some(&table), Line::Diagonal(0), false), Some(WhyEmpty::Diagonal));
        }
    }
}
