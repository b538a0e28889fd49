//! Three smaller bars of a worksheet: if possible as high as the bar above them, and not all of one outcome if both occur.

use maths::games::{Axis, Game, Position, Sum};
use maths::solver::{Cut, Grid, Plane};
use maths::values::Outcome;
use web::workers::solver::protocol::{Pictured, Question, Show};

/// Beyond this many pieces at a side no worksheet has a bar.
const LARGEST: u32 = 60;
/// The bar, with the plane of bars in which the smaller ones are: that of the bar, or the highest below it in which half of the places are
/// bars. `None` if the sum is not one bar, or is too large.
fn plane(sum: &Sum) -> Option<(Game, Plane)> {
    let game = sum.only().filter(|game| game.ruleset().rules.is_bar())?;
    let [x, y, z] = game.position().xyz();
    let at = |y| Plane { ruleset: game.ruleset(), cut: Cut::Fixed(Axis::Y, y), pass: game.position().pass };
    let is_enough = |plane: &Plane| places(&game, plane).count() as u32 * 2 + 2 >= (x + 1) * (z + 1);
    (x.max(z) <= LARGEST).then(|| (game, (1..=y).rev().map(at).find(is_enough).unwrap_or(at(0))))
}

/// The smaller bars of a plane with their places in it, from the smallest.
fn places(game: &Game, plane: &Plane) -> impl Iterator<Item = ((u32, u32), Position)> {
    let (own, plane) = (game.position(), *plane);
    let [x, _, z] = own.xyz();
    let is_smaller = move |position: &Position| {
        let [left, _, right] = position.xyz();
        left <= x && right <= z && *position != own
    };
    (1..=x + z)
        .flat_map(|total| (0..=total).map(move |column| (column, total - column)))
        .filter_map(move |place| Some((place, plane.position_at(place).filter(is_smaller)?)))
}

/// The question to the solver whose answer is needed to choose them.
pub(super) fn question(sum: &Sum) -> Option<Question> {
    let (game, Plane { ruleset, cut, pass }) = plane(sum)?;
    let [x, _, z] = game.position().xyz();
    Some(Question::Picture(Pictured { ruleset, size: x.max(z), cut, pass, show: Show::Values, window: None }))
}

/// The bars from the smallest, each with who wins it, chosen with the values of the whole plane: of those that the other player wins the
/// middle one, of the rest two.
pub(super) fn smaller(sum: &Sum, values: &Grid) -> Vec<(Game, Outcome)> {
    let Some((game, plane)) = plane(sum) else { return Vec::new() };
    let bars: Vec<(Game, Outcome)> = places(&game, &plane)
        .filter_map(|((column, row), position)| {
            let outcome = if values.at(column, row)? == 0 { Outcome::P } else { Outcome::N };
            Some((Game::lowered(game.ruleset(), position), outcome))
        })
        .collect();
    let of = |outcome: Outcome| -> Vec<usize> { (0..bars.len()).filter(|place| bars[*place].1 == outcome).collect() };
    let (lost, won) = (of(Outcome::P), of(Outcome::N));
    let chosen = [lost.get(lost.len() / 2), won.get(won.len() / 3), won.get(2 * won.len() / 3)];
    let is_chosen = |(place, bar): (usize, &(Game, Outcome))| chosen.contains(&Some(&place)).then_some(*bar);
    bars.iter().enumerate().filter_map(is_chosen).collect()
}

#[cfg(test)]
mod tests {
    use super::{question, smaller};
    use maths::games::Axis;
    use maths::solver::{Cut, Grid};
    use maths::values::Outcome;
    use web::workers::solver::protocol::Question;

    #[test]
    fn a_strip_has_three_smaller_ones_of_both_outcomes() {
        // Bouton: the value of a strip is the nim-sum of its sides.
        let side = 0..=6_u16;
        let values = side.clone().flat_map(|z| side.clone().map(move |x| x ^ z)).collect();
        let bars = smaller(&"nim:4,0,6".parse().unwrap(), &Grid { columns: 7, rows: 7, values });
        assert_eq!(bars.len(), 3);
        for (game, outcome) in &bars {
            let [x, y, z] = game.position().xyz();
            assert!(x <= 4 && y == 0 && z <= 6 && (1..10).contains(&(x + z)), "{game}");
            assert_eq!(*outcome == Outcome::P, x == z, "{game}");
        }
        assert_eq!(bars.iter().filter(|(_, outcome)| *outcome == Outcome::P).count(), 1);
    }

    #[test]
    fn a_triangle_as_high_as_it_can_be_has_lower_ones() {
        // Into (5, 3, 4) fits one triangle of height 3, x + z = 9, and 10 of 30 have height 2, x + z from 6 to 9.
        let Some(Question::Picture(asked)) = question(&"triangle:k=3:5,3,4".parse().unwrap()) else { panic!() };
        assert_eq!((asked.cut, asked.size), (Cut::Fixed(Axis::Y, 1), 5));
    }

    #[test]
    fn only_bars_have_smaller_bars() {
        let asked = |text: &str| question(&text.parse().unwrap()).is_some();
        assert_eq!(
            ["triangle:k=3:5,3,4", "sharing:0,5,16", "nim:1,2,3 + nim:1,0,1", "nim:90,0,3"].map(asked),
            [true, false, false, false]
        );
    }
}
