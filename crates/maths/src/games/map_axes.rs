//! The axes of a map of P-positions: the coordinates across and along the map, and the coordinate of the height over each place.

use crate::games::{Axis, Coordinate, Coordinates, OwnRules, Piles, Position, Rules};

/// The coordinates of a map of P-positions, over each place of which there is one at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapAxes {
    /// The coordinate that runs across.
    pub across: Coordinate,
    /// The coordinate that runs upwards.
    pub along: Coordinate,
    /// The height; none where each place is a position itself.
    pub height: Option<Coordinate>,
}

/// Why rules have no map of P-positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMap {
    /// The positions are one number.
    One,
    /// There are more than three numbers, or another number of piles than three.
    TooMany,
    /// None of the three numbers can be lowered by any amount alone, so several P-positions can lie over one place.
    Several,
}

impl MapAxes {
    /// The axes of a bar: y over x and z.
    pub fn of_bars() -> Self {
        Self { across: Axis::X.into(), along: Axis::Z.into(), height: Some(Axis::Y.into()) }
    }

    /// The axes of two numbers. The second one runs across, as in tables.
    fn flat([along, across]: [Axis; 2]) -> Self {
        Self { across: across.into(), along: along.into(), height: None }
    }

    /// The axes of rules.
    ///
    /// *Claim*: of the positions that differ only in a coordinate that may be lowered by any amount alone, at most one is P. *Proof*: of
    /// two legal ones the higher has a move to the lower, which is legal and so stays as it is. ∎ Of such coordinates the second is the
    /// height if it is one, as for bars, and otherwise the third or the first.
    ///
    /// # Errors
    /// Why there are none.
    pub fn of(rules: Rules) -> Result<Self, NoMap> {
        match rules {
            Rules::Bar(_) => Ok(Self::of_bars()),
            // The normal form is (0, a, b).
            Rules::Piles(Piles::THREE) => Ok(Self::flat([Axis::Y, Axis::Z])),
            Rules::Piles(_) => Err(NoMap::TooMany),
            Rules::Own(own) => Self::of_own(own),
        }
    }

    fn of_own(own: OwnRules) -> Result<Self, NoMap> {
        match own.count() {
            1 => Err(NoMap::One),
            2 => Ok(Self::flat([Axis::X, Axis::Y])),
            3 => {
                let [second, third, first] = [Axis::Y, Axis::Z, Axis::X];
                let is_height = |axis: &Axis| own.lowers_alone_by_any((*axis).into());
                let height = [second, third, first].into_iter().find(is_height).ok_or(NoMap::Several)?;
                let [across, along] = height.others();
                Ok(Self { across: across.into(), along: along.into(), height: Some(height.into()) })
            }
            _ => Err(NoMap::TooMany),
        }
    }

    /// The place of a position, with its height between the two: 0 on a flat map.
    pub fn cells(self, coordinates: Coordinates) -> [u32; 3] {
        let height = self.height.map_or(0, |height| coordinates[height]);
        [coordinates[self.across], height, coordinates[self.along]]
    }

    /// The coordinates, `count` of them, with a place and a height. Others are 0.
    pub fn coordinates(self, count: usize, [across, height, along]: [u32; 3]) -> Coordinates {
        let on_ground = Coordinates::zeros(count).with(self.across, across).with(self.along, along);
        self.height.map_or(on_ground, |which| on_ground.with(which, height))
    }

    /// The position of rules over a place.
    pub fn position(self, rules: Rules, cells: [u32; 3]) -> Position {
        Position::at(self.coordinates(rules.count(), cells))
    }

    /// The names of the coordinate that runs across, of the height, and of the coordinate that runs upwards. Of piles, the normal form has
    /// two numbers, a and b; a flat map has no height.
    pub fn names(self, rules: Rules) -> [&'static str; 3] {
        if rules.is_piles() {
            return ["b", "", "a"];
        }
        [rules.name(self.across), self.height.map_or("", |height| rules.name(height)), rules.name(self.along)]
    }
}

#[cfg(test)]
mod tests {
    use super::{MapAxes, NoMap};
    use crate::games::{Rules, Ruleset};

    #[test]
    fn maps_have_the_axes_of_their_rules() {
        let named = |text: &str| {
            let rules = text.parse::<Ruleset>().unwrap().rules;
            MapAxes::of(rules).map(|axes| axes.names(rules))
        };
        assert_eq!(named("triangle:k=3"), Ok(["x", "y", "z"]));
        assert_eq!(named("sharing"), Ok(["b", "", "a"]));
        assert_eq!(MapAxes::of(Rules::SIX_PILES), Err(NoMap::TooMany));
        assert_eq!(named("rules:n"), Err(NoMap::One));
        assert_eq!(named("rules:a b"), Ok(["b", "", "a"]));
        assert_eq!(named("rules:a b c"), Ok(["a", "b", "c"]));
        assert_eq!(named("rules:a b c;move a by any;move b by 1;move c by any"), Ok(["a", "c", "b"]));
        assert_eq!(named("rules:a b c;move a by any;move b,c by any"), Ok(["b", "a", "c"]));
        assert_eq!(named("rules:a b c;move a by 1..3;move b by 1..3;move a,c by any"), Err(NoMap::Several));
        assert_eq!(named("rules:a b c d"), Err(NoMap::TooMany));
    }

    #[test]
    fn places_are_read_back() {
        for text in
            ["triangle:k=3", "rules:a b c;move a by any;move b by 1", "rules:a b c;move a by any;move b,c by any"]
        {
            let rules = text.parse::<Ruleset>().unwrap().rules;
            let axes = MapAxes::of(rules).unwrap();
            let position = axes.position(rules, [5, 6, 7]);
            assert_eq!(axes.cells(position.coordinates), [5, 6, 7], "{text}");
        }
    }
}
