//! A worksheet: positions with questions below the teacher's own title and words, as data and as one word of a link.
//!
//! The word is packed (`teach::packed`). The first record has the title, the words, the questions, the largest coordinate of the table and
//! its height (`own` for that of each position). The questions are `w` who wins, `m` which moves, `s` three smaller bars, `t` a table, `a`
//! answers on a second sheet. Every other record is `b` and a position.
//!
//! Stable: old links keep working. Unknown letters, records and fields are ignored.

use files::lessons::{pack, unpack};
use maths::games::{Sum, in_address};
use maths::solver::{Cut, Extent, Plane};
use maths::values::whole_number;
use std::ops::RangeInclusive;

/// The content of the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The title; that of the first game if it is empty.
    pub title: String,
    /// The teacher's own words, between the rules and the first bar.
    pub words: String,
    /// The positions.
    pub bars: Vec<Entry>,
    /// The questions about each of them, and the choice of a second sheet with the answers.
    pub asked: Vec<Asked>,
    /// The largest coordinate of the tables.
    pub size: u32,
    /// The y of the tables of bars; `None` for that of each position.
    pub height: Option<u32>,
    /// The number of the next position.
    next: u32,
}

/// A position with a number, by which it is known while others are added and removed.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The number.
    pub id: u32,
    /// The position.
    pub sum: Sum,
}

maths::named! {
    /// A question of the worksheet.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Asked {
        /// The player who can force a win.
        Winner = "w",
        /// Which moves win.
        Moves = "m",
        /// The players who can force a win on three smaller bars.
        Smaller = "s",
        /// A table to fill in.
        Table = "t",
        /// Nothing more, but the answers are on a second sheet.
        Answers = "a",
    }
}

impl Sheet {
    /// Tables that fit on the sheet and can be filled in by hand.
    pub const SIZES: RangeInclusive<u32> = 3..=11;
    /// The most positions on a sheet.
    pub const MOST_BARS: usize = 6;

    /// A sheet with one position.
    pub fn of(sum: Sum) -> Self {
        let mut sheet = Self {
            title: String::new(),
            words: String::new(),
            bars: Vec::new(),
            asked: vec![Asked::Winner, Asked::Moves, Asked::Smaller],
            size: 7,
            height: None,
            next: 0,
        };
        sheet.add(sum);
        sheet
    }

    /// Adds a position at the end, if there is room.
    pub fn add(&mut self, sum: Sum) {
        self.insert(self.bars.len(), sum);
    }

    /// Puts a position at a place, if there is room.
    pub fn insert(&mut self, place: usize, sum: Sum) {
        if self.bars.len() < Self::MOST_BARS {
            self.bars.insert(place.min(self.bars.len()), Entry { id: self.next, sum });
            self.next += 1;
        }
    }

    /// True if the sheet has this question.
    pub fn asks(&self, asked: Asked) -> bool {
        self.asked.contains(&asked)
    }

    /// The plane of the table for the first part of a position, and the largest possible y of the plane.
    pub fn plane(&self, sum: &Sum) -> Option<(Plane, u32)> {
        let game = sum.parts().first()?;
        let (ruleset, pass) = (game.ruleset(), game.position().pass);
        let cube = Extent::cube(ruleset.rules, self.size);
        let own = if ruleset.rules.is_bar() { game.position().xyz()[1] } else { 0 };
        let cut = Cut::at_height(self.height.unwrap_or(own), game);
        Some((Plane { ruleset, cut, pass }.held_within(&cube), cube.y))
    }

    /// The sheet as one word.
    pub fn write(&self) -> String {
        let asked = Asked::ALL.map(|asked| if self.asks(asked) { asked.key() } else { "" }).concat();
        let size = self.size.to_string();
        let height = self.height.map_or_else(|| "own".into(), |height| height.to_string());
        let positions: Vec<String> = self.bars.iter().map(|bar| in_address(&bar.sum.to_string())).collect();
        let mut records = vec![vec![self.title.as_str(), &self.words, &asked, &size, &height]];
        records.extend(positions.iter().map(|position| vec!["b", position.as_str()]));
        pack(&records)
    }

    /// Reads what [`Sheet::write`] wrote; `None` if the word is damaged or of another version, or has no position that can be read.
    pub fn read(word: &str) -> Option<Self> {
        let records = unpack(word)?;
        let (first, rest) = records.split_first()?;
        let field = |at: usize| first.get(at).map(String::as_str).unwrap_or_default();
        let position = |record: &Vec<String>| {
            let [kind, position, ..] = record.as_slice() else { return None };
            (kind == "b").then(|| position.parse::<Sum>().ok()).flatten()
        };
        let mut positions = rest.iter().filter_map(position);
        let mut sheet = Self::of(positions.next()?);
        positions.for_each(|sum| sheet.add(sum));
        // Links from before there was a height have none.
        let number = |at: usize, usual: u32| match field(at) {
            "" => Some(usual),
            text => whole_number(text),
        };
        Some(Self {
            title: field(0).into(),
            words: field(1).into(),
            asked: Asked::ALL.into_iter().filter(|asked| field(2).contains(asked.key())).collect(),
            size: number(3, sheet.size)?.clamp(*Self::SIZES.start(), *Self::SIZES.end()),
            height: if field(4) == "own" { None } else { Some(number(4, 0)?) },
            ..sheet
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, Sheet};
    use files::lessons::pack;

    #[test]
    fn what_is_written_is_read_as_the_same() {
        let mut sheet = Sheet::of("nim:4,0,6".parse().unwrap());
        sheet.add("triangle:k=3:7,4,7 + sharing:0,2,4".parse().unwrap());
        assert_eq!(Sheet::read(&sheet.write()), Some(sheet.clone()));
        let own = Sheet {
            title: "Class 7b".into(),
            words: "With a neighbour.\nThen alone.".into(),
            asked: vec![Asked::Winner, Asked::Answers],
            size: 11,
            height: Some(2),
            ..sheet
        };
        assert_eq!(Sheet::read(&own.write()), Some(own));
    }

    #[test]
    fn what_is_no_sheet_is_refused_and_sizes_are_bounded() {
        assert_eq!([Sheet::read("x"), Sheet::read(&pack(&[vec!["A"], vec!["b", "nim:x"]]))], [None, None]);
        let large = pack(&[vec!["A", "", "wz", "999", "3"], vec!["c"], vec!["b", "nim:1,2,3"]]);
        let read = Sheet::read(&large).unwrap();
        assert_eq!((read.size, read.asked, read.bars.len()), (11, vec![Asked::Winner], 1));
    }

    #[test]
    fn there_is_room_for_so_many_positions() {
        let mut sheet = Sheet::of("nim:4,0,6".parse().unwrap());
        (0..20).for_each(|_| sheet.add("nim:1,2,3".parse().unwrap()));
        assert_eq!(sheet.bars.len(), Sheet::MOST_BARS);
        assert_eq!(Sheet::read(&sheet.write()), Some(sheet));
    }
}
