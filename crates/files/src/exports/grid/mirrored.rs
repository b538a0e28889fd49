//! The columns of Sharing Nim on their middle line, as a table that a LaTeX document reads with `\input`.

use crate::exports::export::{Items, Part};
use crate::exports::grid::comments;
use crate::exports::{Export, Frame, Source, escape, numbers};
use maths::solver::Grid;
use std::ops::Range;
use std::rc::Rc;

/// The number of cells of the table of these columns: two lines for each number, so that the middle of every column can be on one line.
pub fn mirrored_cells(columns: u32) -> u64 {
    u64::from(columns) * lines(columns)
}

fn lines(columns: u32) -> u64 {
    (2 * u64::from(columns)).saturating_sub(1)
}

/// A `tabular` that needs no package, for `\input`: column b has the numbers of its rows 0 to b, upwards, around the line in the middle. A
/// column that reads the same from both ends is its own mirror image in this table. Zeros are bold; the last line has the numbers of the
/// columns.
///
/// The grid begins with column 0 and row 0; other rows than 0 to b are left out.
pub fn mirrored(grid: Rc<Grid>, frame: Frame, source: &Source) -> Export {
    let mut head = comments(&frame, source, "% ");
    head.push_str(
        "% needs: no package\n\\begingroup\\setlength{\\tabcolsep}{2pt}\\renewcommand{\\arraystretch}{0.55}%\n",
    );
    head.push_str("\\begin{tabular}{r|*{");
    numbers::whole(&mut head, grid.columns);
    head.push_str("}{c}}\n");
    let mut foot = String::from("\\hline\n\\textit{");
    escape::latex(&mut foot, &frame.across());
    foot.push('}');
    for column in 0..grid.columns {
        foot.push_str(" & ");
        numbers::whole(&mut foot, column);
    }
    foot.push_str(" \\\\\n\\end{tabular}%\n\\endgroup\n");
    Export::new([Part::Text(head), Part::items(Lines { grid }), Part::Text(foot)])
}

/// The lines of the table, from the top.
struct Lines {
    grid: Rc<Grid>,
}

impl Items for Lines {
    fn count(&self) -> usize {
        lines(self.grid.columns) as usize
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        let highest = i64::from(self.grid.columns) - 1;
        for line in items {
            // The distance above the middle line, in half rows.
            let above = highest - line as i64;
            for column in 0..self.grid.columns {
                text.push_str(" & ");
                let doubled = above + i64::from(column);
                let row =
                    u32::try_from(doubled / 2).ok().filter(|row| doubled >= 0 && doubled % 2 == 0 && *row <= column);
                match row.and_then(|row| self.grid.at(column, row)) {
                    Some(0) => text.push_str("\\textbf{0}"),
                    Some(value) => numbers::whole(text, value.into()),
                    None => {}
                }
            }
            text.push_str(" \\\\\n");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{mirrored, mirrored_cells};
    use crate::exports::{Frame, Source};
    use maths::games::{Axis, Ruleset};
    use maths::solver::Grid;
    use std::rc::Rc;

    fn text(grid: Grid) -> String {
        let sharing: Ruleset = "sharing".parse().unwrap();
        mirrored(Rc::new(grid), Frame::fixed(&sharing, Axis::X, 0, false), &Source::default()).collect()
    }

    /// A number that names its column and its row.
    fn named(columns: u32) -> Grid {
        let places = (0..columns).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let value =
            |(column, row): (u32, u32)| if row <= column { 100 * column as u16 + row as u16 } else { Grid::NOTHING };
        Grid { columns, rows: columns, values: places.map(value).collect() }
    }

    #[test]
    fn three_columns_stand_on_their_middle_line() {
        let expected = "% coordinates: a down, b across\n% needs: no package\n\
            \\begingroup\\setlength{\\tabcolsep}{2pt}\\renewcommand{\\arraystretch}{0.55}%\n\
            \\begin{tabular}{r|*{3}{c}}\n\
            \u{20}&  &  & 202 \\\\\n &  & 101 &  \\\\\n & \\textbf{0} &  & 201 \\\\\n &  & 100 &  \\\\\n &  &  & 200 \\\\\n\
            \\hline\n\\textit{b} & 0 & 1 & 2 \\\\\n\\end{tabular}%\n\\endgroup\n";
        assert_eq!(text(named(3)), expected);
        assert_eq!(mirrored_cells(3), 15);
    }

    /// Turned upside down, every number is where its mirror image was.
    #[test]
    fn every_number_is_opposite_to_its_mirror_image() {
        for columns in [1, 2, 7, 12] {
            let text = text(named(columns));
            let lines: Vec<Vec<&str>> = text
                .lines()
                .filter(|line| line.starts_with(" &"))
                .map(|line| line.trim_end_matches(" \\\\").split('&').skip(1).map(str::trim).collect())
                .collect();
            assert_eq!(lines.len() as u32, 2 * columns - 1);
            let mut count = 0;
            for (line, opposite) in lines.iter().zip(lines.iter().rev()) {
                for (column, (one, other)) in line.iter().zip(opposite).enumerate() {
                    let row =
                        |text: &str| text.replace("\\textbf{0}", "0").parse::<usize>().ok().map(|value| value % 100);
                    let (Some(one), Some(other)) = (row(one), row(other)) else {
                        assert_eq!(one, other);
                        continue;
                    };
                    assert_eq!(one + other, column);
                    count += 1;
                }
            }
            assert_eq!(count, columns * (columns + 1) / 2, "every number is there once");
        }
    }
}
