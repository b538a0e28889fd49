//! The values in rows, one period in each.
//!
//! ```text
//! div.rows                     scrolls on narrow pages
//! └─ table > caption, tbody > tr        th: the first heap of the row; td.zero, td.early
//! ```

use proofs::theorems::periods::Period;
use web::texts::Texts;
use web::workers::reckoner::protocol::Reckoned;
use yew::prelude::*;

/// The longest row, and its length if there is no period.
const LONGEST_ROW: usize = 36;
const USUAL_ROW: usize = 20;
/// The most rows.
const MOST_ROWS: usize = 16;

/// The heaps and values of the table: the first heap of each row, with its values.
pub(super) fn rows_of(reckoned: &Reckoned) -> Vec<(usize, &[u32])> {
    let length = reckoned.period.map(|period| period.length);
    let width =
        length.filter(|&length| length <= LONGEST_ROW).map_or(USUAL_ROW, |length| length * (USUAL_ROW / length).max(1));
    let starts = (0..).step_by(width);
    starts.zip(reckoned.values.chunks(width)).take(MOST_ROWS).collect()
}

/// The table.
pub(super) fn rows(texts: Texts, reckoned: &Reckoned) -> Html {
    let from = reckoned.period.map_or(0, |Period { from, .. }| from);
    let cell = |(heap, value): (usize, &u32)| {
        let class = classes!((*value == 0).then_some("zero"), (heap < from).then_some("early"));
        html! { <td key={heap} {class}>{ value }</td> }
    };
    let row = |(first, values): (usize, &[u32])| {
        html! { <tr key={first}><th scope="row">{ first }</th>{ for (first..).zip(values).map(cell) }</tr> }
    };
    html! {
        <div class="rows" tabindex="0" role="region" aria-label={texts.heaps_table()}>
            <table><caption><span>{ texts.heaps_table_how() }</span></caption><tbody>{ for rows_of(reckoned).into_iter().map(row) }</tbody></table>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::rows_of;
    use proofs::theorems::periods::Period;
    use web::workers::reckoner::protocol::Reckoned;

    #[test]
    fn equal_values_of_a_short_period_stand_below_each_other() {
        let values: Vec<u32> = (0..400).map(|heap| heap % 7).collect();
        let reckoned = Reckoned { values, period: Some(Period { from: 0, length: 7 }) };
        let rows = rows_of(&reckoned);
        assert_eq!((rows.len(), rows[1].0, rows[1].1.len()), (16, 14, 14));
        assert!(rows.iter().all(|(_, values)| values == &rows[0].1));
        let without = Reckoned { period: None, ..reckoned };
        assert_eq!(rows_of(&without)[1].0, 20);
        let few = Reckoned { values: vec![0, 1, 2], period: None };
        assert_eq!(rows_of(&few), [(0, [0, 1, 2].as_slice())]);
    }
}
