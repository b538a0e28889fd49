//! The data saved on this device: the chapters that were won, the last game, and the games with friends far away.

use web::kit::storage;
use web::table::duel::daily::Streak;
use web::table::duel::{Chapter, Day, Far, Kept};

const KEY: &str = "bittersweet.won";
const LAST: &str = "bittersweet.game";
const FAR: &str = "bittersweet.far";
const DAYS: &str = "bittersweet.days";

const HALF: &str = "bittersweet.half";

/// The chapters that were won here, and those of which the first game was won.
pub(super) fn won() -> [Vec<Chapter>; 2] {
    [kept(KEY), kept(HALF)]
}

fn kept(key: &str) -> Vec<Chapter> {
    storage::read(key).unwrap_or_default().split(',').filter_map(Chapter::with_key).collect()
}

/// Saves the chapters, together with those that were won in another tab meanwhile. Returns true if that was possible.
#[must_use]
pub(super) fn keep_won(won: &[Chapter], half: &[Chapter]) -> bool {
    let keep = |key: &str, here: &[Chapter]| {
        let elsewhere = kept(key);
        let all = here.iter().chain(elsewhere.iter().filter(|chapter| !here.contains(chapter)));
        let keys: Vec<&str> = all.map(|chapter| chapter.key()).collect();
        keys.is_empty() || storage::try_keep(key, &keys.join(","))
    };
    keep(KEY, won) && keep(HALF, half)
}

/// The last game, as its address has it.
pub(super) fn last_game() -> Option<String> {
    storage::read(LAST).filter(|text| !text.is_empty())
}

/// Saves a game in progress, and forgets one that has ended. Returns true if that was possible.
#[must_use]
pub(super) fn keep_game(text: &str, is_over: bool) -> bool {
    storage::try_keep(LAST, if is_over { "" } else { text })
}

/// The days in a row on which the bar of the day was won.
pub(super) fn streak() -> Option<Streak> {
    storage::read(DAYS).and_then(|text| Streak::read(&text))
}

/// Saves that the bar of this day was won. Returns true if that was possible.
#[must_use]
pub(super) fn keep_streak(day: Day) -> bool {
    storage::try_keep(DAYS, &Streak::after(streak(), day).written())
}

/// The games with friends far away. A line that is damaged is left out.
pub(super) fn far() -> Vec<Kept> {
    storage::read(FAR).unwrap_or_default().lines().filter_map(Kept::read).collect()
}

/// Saves such a game beside the others, which another tab may have changed. Returns true if that was possible.
#[must_use]
pub(super) fn keep_far(kept: &Kept) -> bool {
    let mut far = Far { games: far(), ..Far::default() };
    far.remember(kept.clone());
    let lines: Vec<String> = far.games.iter().map(Kept::to_string).collect();
    storage::try_keep(FAR, &lines.join("\n"))
}
