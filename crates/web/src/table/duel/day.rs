//! Days by their dates, such as `2026-11-28`, without hours and time zones.

use std::fmt;
use std::str::FromStr;

/// A day of the Gregorian calendar, from 2000 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    year: u32,
    month: u32,
    day: u32,
}

impl Day {
    /// The day with this date, if there is one.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let last = match month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let is_date = (2000..=9999).contains(&year) && (1..=last).contains(&day);
        is_date.then_some(Self { year, month, day })
    }

    /// The number of the day: that of the next day is larger by 1.
    pub fn number(self) -> u32 {
        // Years and months are counted from March, so that a leap day is the last day of a year. The lengths of five months from March,
        // 31 30 31 30 31, are 153 days.
        let (year, month) = if self.month > 2 { (self.year, self.month - 3) } else { (self.year - 1, self.month + 9) };
        365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + self.day
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |from: usize, to: usize| {
            let digits = text.get(from..to).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
            digits.and_then(|digits| digits.parse().ok()).ok_or(())
        };
        let is_joined = text.len() == 10 && text.get(4..5) == Some("-") && text.get(7..8) == Some("-");
        let day = Self::new(number(0, 4)?, number(5, 7)?, number(8, 10)?);
        day.filter(|_| is_joined).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::Day;

    #[test]
    fn only_dates_are_days() {
        let day = |text: &str| text.parse::<Day>();
        for text in ["2026-11-28", "2024-02-29", "2000-02-29", "9999-12-31"] {
            assert_eq!(day(text).unwrap().to_string(), text);
        }
        let none = ["2026-02-29", "2100-02-29", "2026-13-01", "2026-00-01", "2026-04-31", "2026-1-1", "26-11-28", ""];
        for text in none.into_iter().chain(["+026-11-28", "2026-11-28x", "1999-12-31", "2026/11/28"]) {
            assert_eq!(day(text), Err(()), "{text}");
        }
    }

    #[test]
    fn days_are_numbered_without_gaps() {
        let all: Vec<Day> = (2000..2401)
            .flat_map(|year| (1..=12).flat_map(move |month| (1..=31).filter_map(move |day| Day::new(year, month, day))))
            .collect();
        // 400 years of the Gregorian calendar have 146,097 days; the 366 of the year 2400 come after them.
        assert_eq!(all.len(), 146_097 + 366);
        assert!(all.windows(2).all(|days| days[0] < days[1] && days[0].number() + 1 == days[1].number()));
    }
}
