//! Drawings of an edition.

use crate::papers::space::points;
use crate::papers::values::Values;
use files::exports::cloud::{Label, Points, Sight};
use files::exports::plot::Trim;
use files::exports::{Source, bar, cloud};
use maths::games::{Ruleset, Sum};
use maths::values::fixed;
use web::kit::games::ruleset_name;
use web::texts::Texts;

/// A position as a drawing, its parts side by side.
pub(super) fn drawn(sum: &Sum) -> String {
    let drawing = |game: &maths::games::Game| {
        let position = game.to_string();
        let source = Source { title: position.clone(), ruleset: position.clone(), ..Source::default() };
        let written = || format!("<code>{}</code>\n", escaped(&position));
        game.scene().map_or_else(written, |scene| bar::drawn(&scene, &source).svg())
    };
    sum.parts().iter().map(drawing).collect()
}

/// The values, rows upwards.
pub(super) fn table(texts: Texts, values: Values) -> String {
    let (grid, [across, up]) = (values.grid(), values.names());
    let cell = |value: Option<u16>| match value {
        Some(0) => "<td class=\"p\">0</td>".to_owned(),
        Some(value) => format!("<td>{value}</td>"),
        None => "<td></td>".to_owned(),
    };
    let row = |row: u32| {
        let cells: String = (0..grid.columns).map(|column| cell(grid.at(column, row))).collect();
        format!("<tr><th scope=\"row\">{row}</th>{cells}</tr>\n")
    };
    let rows: String = (0..grid.rows).rev().map(row).collect();
    let numbers: String = (0..grid.columns).map(|column| format!("<th scope=\"col\">{column}</th>")).collect();
    let caption = escaped(&texts.papers_values(&ruleset_name(texts, &values.ruleset())));
    format!(
        "<figure class=\"values\">\n<table>\n<caption>{caption}</caption>\n{rows}<tr><th><i>{up}</i> \\ <i>{across}</i></th>{numbers}</tr>\n\
         </table>\n</figure>\n"
    )
}

/// Pixels to a side of the picture.
const SIDE: f32 = 300.0;

/// P-positions in space, obliquely from above.
pub(super) fn space(texts: Texts, ruleset: Ruleset, size: u32) -> String {
    let points = points(ruleset, size);
    let cells: Vec<u16> = points.places.iter().flat_map(|[x, y, z]| [*x, *y, *z, 0]).collect();
    let sight = sight(size as f32, f32::from(points.highest()));
    let caption = escaped(&texts.papers_space(&ruleset_name(texts, &ruleset), &size));
    let source = Source { title: caption.clone(), ruleset: ruleset.to_string(), ..Source::default() };
    let trim = Trim { axes: true, legend: false };
    let drawn = cloud::drawn(&Points::new(&cells, &sight), &sight, trim, &source).svg();
    format!("<div>\n{drawn}<p class=\"check\">{caption}</p>\n</div>\n")
}

/// x runs to the lower right, z to the upper right, y upwards.
fn sight(size: f32, height: f32) -> Sight {
    let cell = SIDE / (size + 1.0) / 2.0;
    let rows = [
        [cell, 0.0, cell, 20.0],
        [0.45 * cell, -1.2 * cell, -0.45 * cell, 20.0 + cell * (1.2 * height + 0.45 * size)],
        [-1.0 / size, -0.2 / size, 1.0 / size, 0.0],
    ];
    let at =
        |[x, y, z]: [f32; 3]| [0, 1].map(|row| rows[row][0] * x + rows[row][1] * y + rows[row][2] * z + rows[row][3]);
    let line = |ends: &[[f32; 3]]| {
        let ends: Vec<String> = ends.iter().map(|end| at(*end).map(|pixel| fixed(pixel.into(), 1)).join(" ")).collect();
        format!("M{}", ends.join("L"))
    };
    let far = line(&[[0.0, height, 0.0], [0.0; 3], [size, 0.0, 0.0], [size, 0.0, size], [0.0, 0.0, size], [0.0; 3]]);
    let label = |text: &str, place: [f32; 3], [right, down]: [f32; 2]| {
        let [x, y] = at(place);
        Label { at: [x + right, y + down], text: text.to_owned(), is_name: true }
    };
    let labels = vec![
        label("x", [size / 2.0, 0.0, 0.0], [-10.0, 14.0]),
        label("y", [0.0, height, 0.0], [-12.0, 0.0]),
        label("z", [size, 0.0, size / 2.0], [10.0, 12.0]),
    ];
    Sight {
        rows,
        frame: [SIDE + 60.0, 60.0 + cell * (1.2 * height + 0.9 * size)],
        dot: (0.8 * cell).clamp(2.0, 8.0),
        cue: 0.3,
        grid: String::new(),
        far,
        near: String::new(),
        ticks: String::new(),
        labels,
    }
}

/// A text inside of HTML and of its attributes.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
