//! Messages that a frame is sent: fields as lines `name=value`, where `#` begins a number and `?` a flag.

use super::said::is_said;
use pages::embed;
use pages::embed::{Field, Fields};
use std::sync::LazyLock;
use web::kit::frame::Settings;
use web::table::{Action, State};

thread_local! {
    /// The state that the frame shows.
    static STATE: LazyLock<State> = LazyLock::new(|| {
        "triangle:k=3,pass:4,2,3,1".parse().map_or_else(|_| State::default(), |game| State::default().after(Action::Place(game)))
    });
}

pub(super) fn holds(text: &str) {
    let lines: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once('=')).collect();
    let field = |name: &str| match lines.iter().find(|(known, _)| *known == name) {
        None if name == "bittersweet" => Field::Number(1.0),
        None => Field::Absent,
        Some((_, value)) => match (value.strip_prefix('#'), value.strip_prefix('?')) {
            (Some(number), _) => number.parse().map_or(Field::Unreadable, Field::Number),
            (_, Some(flag)) => Field::Flag(flag == "1"),
            (None, None) if value.len() > 6000 => Field::Unreadable,
            (None, None) => Field::Text((*value).to_owned()),
        },
    };
    let message = match embed::check(&Fields::read(field)) {
        Ok(message) => message,
        Err(refused) => {
            refused.iter().for_each(|refused| is_said(|texts| refused.reason.in_words(texts)));
            return;
        }
    };
    STATE.with(|state| {
        let settings = Settings::default();
        match embed::respond(state, &settings, message.request, "explore.html") {
            Ok(response) => {
                let after = response.actions.into_iter().fold(State::clone(state), State::after);
                assert!(after.game().ruleset().check(after.game().position()).is_ok());
            }
            Err(refusal) => is_said(|texts| refusal.in_words(texts)),
        }
    });
}
