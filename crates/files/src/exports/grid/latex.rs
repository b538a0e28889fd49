//! A grid as a table that a LaTeX document reads with `\input`.

use crate::exports::export::{Items, Part};
use crate::exports::grid::{cells, columns, comments, places};
use crate::exports::{Export, Frame, Source, escape, numbers};
use maths::solver::Grid;
use std::ops::Range;
use std::rc::Rc;

/// A `tabular` that needs no package, for `\input`: zeros in bold, places without a number empty, `%` comments on top. A group keeps the
/// narrow columns to it.
///
/// With its usual memory pdfTeX sets tables of about 40,000 cells.
pub fn latex(grid: Rc<Grid>, frame: Frame, source: &Source) -> Export {
    let mut head = comments(&frame, source, "% ");
    head.push_str("% needs: no package\n\\begingroup\\setlength{\\tabcolsep}{3pt}%\n\\begin{tabular}{r|*{");
    numbers::whole(&mut head, grid.columns);
    head.push_str("}{r}}\n");
    let mut names = String::from("\\textit{");
    escape::latex(&mut names, &frame.down());
    names.push_str("}\\textbackslash\\textit{");
    escape::latex(&mut names, &frame.across());
    names.push_str(if grid.columns > 0 { "} & " } else { "}" });
    let across = columns(&grid, &frame, " & ");
    let foot = Part::Text("\\end{tabular}%\n\\endgroup\n".into());
    let begin = head;
    // As on the page the numbers of the columns are where row 0 is.
    if frame.is_upwards {
        let (names, end) = (["\\hline\n", &names].concat(), Part::Text(" \\\\\n".into()));
        Export::new([Part::Text(begin), Part::items(Rows { grid, frame }), Part::Text(names), across, end, foot])
    } else {
        let end = Part::Text(" \\\\\n\\hline\n".into());
        Export::new([Part::Text(begin + &names), across, end, Part::items(Rows { grid, frame }), foot])
    }
}

struct Rows {
    grid: Rc<Grid>,
    frame: Frame,
}

impl Items for Rows {
    fn count(&self) -> usize {
        places(&self.grid)
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        let Grid { columns, rows, .. } = *self.grid;
        for (column, line, value) in cells(&self.grid, items) {
            let (row, value) = if self.frame.is_upwards {
                let row = rows - 1 - line;
                (row, self.grid.at(column, row))
            } else {
                (line, value)
            };
            if column == 0 {
                numbers::whole(text, self.frame.row(row));
            }
            text.push_str(" & ");
            match value {
                Some(value) if value == self.frame.zero => text.push_str("\\textbf{0}"),
                // A hyphen is a minus sign only in mathematics.
                Some(value) if value < self.frame.zero => {
                    text.push('$');
                    self.frame.push_value(text, value);
                    text.push('$');
                }
                Some(value) => self.frame.push_value(text, value),
                None => {}
            }
            if column + 1 == columns {
                text.push_str(" \\\\\n");
            }
        }
    }
}
