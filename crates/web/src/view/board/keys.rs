//! The way of the keys from groove to groove.

use maths::games::scene::{Groove, Hit, Rect};

/// The next groove for an arrow key: left and right lead through the upright grooves in their order on the drawing, up and down through the
/// level ones. If no groove is level, up and down lead through all grooves.
pub fn step(grooves: &[Groove], from: Option<usize>, key: &str) -> Option<usize> {
    let (is_level_key, is_forward) = match key {
        "ArrowLeft" | "End" => (false, false),
        "ArrowRight" | "Home" => (false, true),
        "ArrowDown" => (true, false),
        "ArrowUp" => (true, true),
        _ => return None,
    };
    let foot = |groove: &Groove| match groove.hit {
        Hit::Along(ref line) => line.first().map_or((0, 0), |foot| (foot.0, foot.1)),
        Hit::Inside(Rect { left, bottom, .. }) => (left, bottom),
    };
    let mut row: Vec<usize> = (0..grooves.len())
        .filter(|&index| grooves[index].is_level() == is_level_key && grooves[index].has_place())
        .collect();
    if row.is_empty() {
        row = (0..grooves.len()).collect();
    }
    let place = |&index: &usize| {
        let foot = foot(&grooves[index]);
        (if is_level_key { (foot.1, 0) } else { foot }, index)
    };
    // Home and End walk from outside too.
    let from = from.filter(|from| row.contains(from) && key != "Home" && key != "End");
    let row = row.into_iter();
    match (from, is_forward) {
        // Entering a row: from the side the key comes from.
        (None, true) => row.min_by_key(place),
        (None, false) => row.max_by_key(place),
        (Some(at), true) => row.filter(|index| place(index) > place(&at)).min_by_key(place).or(from),
        (Some(at), false) => row.filter(|index| place(index) < place(&at)).max_by_key(place).or(from),
    }
}

#[cfg(test)]
mod tests {
    use super::step;
    use maths::games::scene::Scene;
    use maths::games::{Axis, Game, Move};

    fn walk(game: &str, keys: &[&str]) -> Option<Move> {
        walk_on(&game.parse::<Game>().unwrap().scene().unwrap(), keys)
    }

    fn walk_on(scene: &Scene, keys: &[&str]) -> Option<Move> {
        let at = keys.iter().fold(None, |at, key| step(&scene.grooves, at, key));
        at.map(|index| scene.grooves[index].play)
    }

    #[test]
    fn arrows_walk_through_the_grooves_as_they_stand() {
        let cut = |axis, to| Some(Move::Cut { axis, to });
        let bar = "triangle:k=3:2,1,2";
        assert_eq!(walk(bar, &["ArrowRight"]), cut(Axis::X, 1));
        assert_eq!(walk(bar, &["ArrowRight", "ArrowRight"]), cut(Axis::X, 0));
        assert_eq!(walk(bar, &["ArrowRight", "ArrowRight", "ArrowRight"]), cut(Axis::Z, 0));
        assert_eq!(walk(bar, &["ArrowRight", "ArrowUp"]), cut(Axis::Y, 0));
        assert_eq!(walk(bar, &["ArrowLeft"]), cut(Axis::Z, 1));
        assert_eq!(walk(bar, &["ArrowLeft", "ArrowRight"]), cut(Axis::Z, 1));
        assert_eq!((walk(bar, &["Home"]), walk(bar, &["End"])), (cut(Axis::X, 1), cut(Axis::Z, 1)));
        assert_eq!(walk(bar, &["ArrowUp", "End", "Home"]), cut(Axis::X, 1));
        assert_eq!(walk(bar, &["x"]), None);
        assert_eq!(walk("nim:0,0,0", &["ArrowLeft"]), None);
    }

    #[test]
    fn moves_that_are_made_of_others_are_reached_upwards() {
        let game: Game = "rules:a b;move some of a,b by any:1,1".parse().unwrap();
        let written =
            |keys: &[&str]| walk_on(&game.scene().unwrap(), keys).map(|play| game.ruleset().rules.written(play));
        let [right, up] =
            ["ArrowRight", "ArrowUp"].map(|key| [1, 2, 3].map(|presses| written(&vec![key; presses]).unwrap()));
        // The strip of b is the lower one; the move of both comes after that of its first strip.
        assert_eq!((right, up), (["a-1", "b-1", "b-1"].map(String::from), ["b-1", "a-1", "ab-1"].map(String::from)));
    }

    #[test]
    fn arrows_walk_across_the_bitter_piece_of_a_bar_with_four_sides() {
        let game: Game = "rules:l r u d:1,1,1,2".parse().unwrap();
        let scene = game.scene().unwrap();
        let written = |key: &str, presses| {
            let at = (0..presses).fold(None, |at, _| step(&scene.grooves, at, key));
            game.ruleset().rules.written(scene.grooves[at.unwrap()].play)
        };
        assert_eq!([1, 2, 3].map(|presses| written("ArrowRight", presses)), ["l-1", "r-1", "r-1"]);
        assert_eq!([1, 2, 3, 4].map(|presses| written("ArrowUp", presses)), ["d-1", "d-2", "u-1", "u-1"]);
    }

    #[test]
    fn arrows_walk_along_the_foot_of_a_block_and_up_its_walls() {
        let cut = |axis, to| Some(Move::Cut { axis, to });
        let block = Scene::of_block(|x, z| x + z, [2, 3, 2]).unwrap();
        for (presses, right) in (1..).zip([(Axis::X, 1), (Axis::X, 0), (Axis::Z, 0), (Axis::Z, 1), (Axis::Z, 1)]) {
            assert_eq!(walk_on(&block, &vec!["ArrowRight"; presses]), cut(right.0, right.1));
        }
        for (presses, to) in (1..).zip([0, 1, 2, 2]) {
            assert_eq!(walk_on(&block, &vec!["ArrowUp"; presses]), cut(Axis::Y, to));
        }
        assert_eq!(walk_on(&block, &["ArrowDown", "ArrowDown"]), cut(Axis::Y, 1));
        assert_eq!(walk_on(&block, &["ArrowUp", "End"]), cut(Axis::Z, 1));
    }
}
