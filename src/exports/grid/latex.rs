//! A grid as a LaTeX document that needs no package.

use crate::exports::Export;
use crate::exports::Frame;
use crate::exports::Source;
use crate::exports::escape;
use crate::exports::export::Items;
use crate::exports::export::Part;
use crate::exports::grid::cells;
use crate::exports::grid::columns;
use crate::exports::grid::comments;
use crate::exports::grid::places;
use crate::exports::numbers;
use crate::solver::Grid;
use std::ops::Range;
use std::rc::Rc;

/// A document of the class `article` with one `tabular`, which can be taken out of it: zeros in bold, places without a
/// number empty, `%` comments on top. A table that is larger than a page gets a page as large as it needs.
///
/// TeX has limits of its own: with its usual memory pdfTeX sets tables of about 40,000 cells, and no page can be longer
/// than 5.75 metres, which is about 650 columns of three digits.
pub fn latex(grid: Rc<Grid>, frame: Frame, source: &Source) -> Export {
    let mut head = comments(&frame, source, "% ");
    head.push_str("\\documentclass{article}\n");
    head.push_str(&page(&grid, &frame));
    head.push_str("\\pagestyle{empty}\n\\setlength{\\parindent}{0pt}\n\\setlength{\\tabcolsep}{");
    numbers::whole(&mut head, GAP);
    head.push_str("pt}\n\\begin{document}\n\\begin{tabular}{r|*{");
    numbers::whole(&mut head, grid.columns);
    head.push_str("}{r}}\n");
    let mut names = String::from("\\textit{");
    escape::latex(&mut names, &frame.down());
    names.push_str("}\\textbackslash\\textit{");
    escape::latex(&mut names, &frame.across());
    names.push_str(if grid.columns > 0 { "} & " } else { "}" });
    let across = columns(&grid, &frame, " & ");
    let foot = Part::Text("\\end{tabular}\n\\end{document}\n".into());
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

/// Half the distance between two columns, the width of a bold digit, and the height of a row, in points.
const GAP: u32 = 3;
const DIGIT: u32 = 6;
const ROW: u32 = 12;
/// The text of a page of the class `article`, and the margin around it, in points.
const TEXT: [u32; 2] = [345, 550];
const MARGIN: u32 = 145;
/// The largest length of TeX, in points.
const LONGEST: u32 = 16_383;

/// Sets the size of the page where the usual one does not do. How that is said depends on the program that makes the PDF.
fn page(grid: &Grid, frame: &Frame) -> String {
    let largest = u32::from(grid.largest()).max(frame.column(grid.columns)).max(frame.row(grid.rows));
    // Wide enough for a sign, where there is one.
    let digits = largest.checked_ilog10().unwrap_or(0) + 1 + u32::from(frame.zero > 0);
    let width = (grid.columns.saturating_add(1)).saturating_mul(digits * DIGIT + 2 * GAP);
    let height = (grid.rows.saturating_add(2)).saturating_mul(ROW);
    if width <= TEXT[0] && height <= TEXT[1] {
        return String::new();
    }
    let [width, height] = [width.max(TEXT[0]), height.max(TEXT[1])].map(|length| length.min(LONGEST - 2 * MARGIN));
    let lengths = [
        ("textwidth", width),
        ("textheight", height),
        ("paperwidth", width + 2 * MARGIN),
        ("paperheight", height + 2 * MARGIN),
    ];
    let mut text = String::new();
    for (name, length) in lengths {
        text.push_str("\\setlength{\\");
        text.push_str(name);
        text.push_str("}{");
        numbers::whole(&mut text, length);
        text.push_str("pt}\n");
    }
    for [width, height] in [["\\pdfpagewidth", "\\pdfpageheight"], ["\\pagewidth", "\\pageheight"]] {
        text.push_str(&["\\ifdefined", width, width, "=\\paperwidth", height, "=\\paperheight\\fi\n"].concat());
    }
    text
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
