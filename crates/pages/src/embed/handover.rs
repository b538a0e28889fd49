//! The data that the frame without figures hands to the frame with them, when the page around asks it for another view. The two are
//! different binaries in the same document, and the reader keeps the game with all its moves.

use js_sys::{Array, Reflect};
use maths::games::Sum;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web::kit::frame::{Remark, Settings};
use web::table::{Action, Opened, State, read_route, write_route};
use web::view::listening::listen;
use web_sys::Event;

/// `v1/start.js` hears this and loads the binary with figures.
const WANTED: &str = "bittersweet-figures";
/// The key of the query.
const QUERY: &str = "query";
/// That binary sends this event when it starts. The binary before it puts its data under [`HANDED`] and ends.
const HERE: &str = "bittersweet-here";
/// The key of the handed data.
const HANDED: &str = "handed";

/// The handed data, as texts: two binaries share no memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handed([String; 4]);

impl Handed {
    /// The data for a successor; the query is the one whose remarks are still to be read.
    pub fn new(state: &State, settings: &Settings, query: &str) -> Self {
        let line: Vec<String> = state.line().iter().map(Sum::to_string).collect();
        Self([settings.write(), line.join("\n"), write_route(&state.link()), query.to_owned()])
    }

    /// The settings, the state with all moves, and the remarks on the query; nothing if it cannot be read.
    pub fn read(&self) -> Option<(Settings, State, Vec<Remark>)> {
        let [settings, line, link, query] = &self.0;
        let now: Opened = read_route(link)?.ok()?;
        let line: Vec<Sum> = line.lines().map(str::parse).collect::<Result<_, _>>().ok()?;
        let at = line.iter().position(|sum| *sum == now.sum)?;
        let before = now.moves.checked_sub(u32::try_from(at).ok()?)?;
        let first = Opened { sum: line.first()?.clone(), moves: before, ..now.clone() };
        let opened = State::default().after(Action::Open(Ok(first)));
        let played = line.windows(2).fold(opened, |state, step| {
            let play = step[0].move_to(&step[1]);
            play.map_or(state.clone(), |play| state.after(Action::Play(play)))
        });
        Some((Settings::read(settings).0, played.after(Action::Open(Ok(now))), Settings::read(query).1))
    }
}

/// The data to hand over now: they are kept up to date as long as a figure is requested.
pub(super) type HandoverSlot = Rc<RefCell<Option<Handed>>>;

/// Asks for the binary with figures. The query is for a page that has to be loaded anew, since the binary cannot be had.
pub(super) fn want_figures(query: &str) {
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new(WANTED)) {
        let _ = Reflect::set(&event, &QUERY.into(), &query.into());
        // Fails only for events that are being dispatched already.
        let _ = window.dispatch_event(&event);
    }
}

/// Waits for a successor, and goes once it has got the handover.
pub(super) fn await_successor(handover: HandoverSlot, go: impl FnOnce() + 'static) {
    let mut go = Some(go);
    let Some(window) = web_sys::window() else { return };
    let listening = listen(&window, HERE, move |event| {
        let Some(Handed(texts)) = handover.take() else { return };
        let texts: Array = texts.into_iter().map(JsValue::from).collect();
        // An event is an object that can have more in it.
        let _ = Reflect::set(event, &HANDED.into(), &texts);
        if let Some(go) = go.take() {
            go();
        }
    });
    listening.forget();
}

/// The data of a predecessor, if there was one.
pub(super) fn succeed() -> Option<Handed> {
    let event = Event::new(HERE).ok()?;
    web_sys::window()?.dispatch_event(&event).ok()?;
    let texts = Reflect::get(&event, &HANDED.into()).ok()?.dyn_into::<Array>().ok()?;
    let text = |index| texts.get(index).as_string();
    Some(Handed([text(0)?, text(1)?, text(2)?, text(3)?]))
}

#[cfg(test)]
mod tests {
    use super::Handed;
    use maths::games::{Axis, Move};
    use web::kit::frame::{Parameter, Settings};
    use web::table::{Action, State, read_route};

    #[test]
    fn settings_and_all_moves_arrive() {
        let mut settings = Settings::default();
        settings.set(Parameter::View, "table").unwrap();
        settings.set(Parameter::Task, "a & b = c?").unwrap();
        let cut = |axis, to| Action::Play(Move::Cut { axis, to }.into());
        // Two moves before the link, two since, one of them taken back.
        let opened = read_route("g=nim:3,7,4&n=9&m=2&marks=1").unwrap();
        let state = State::default().after(Action::Open(opened)).after(cut(Axis::X, 1)).after(cut(Axis::Y, 0));
        let state = state.after(Action::Undo);
        let (set, arrived, remarks) = Handed::new(&state, &settings, "").read().unwrap();
        assert_eq!(remarks, []);
        assert_eq!(set, settings);
        assert_eq!(arrived.link(), state.link());
        assert_eq!((arrived.line(), arrived.at(), arrived.before()), (state.line(), state.at(), state.before()));
        assert_eq!((arrived.at(), arrived.line().len()), (1, 3));
        assert_eq!(arrived.moves_made(), state.moves_made());
    }

    #[test]
    fn remarks_on_the_query_arrive() {
        let query = "?view=board&view=table&foo=1";
        let (settings, remarks) = Settings::read(query);
        assert_eq!(remarks.len(), 2, "view is given twice, and foo is no parameter");
        let state = State::default();
        let (set, _, arrived) = Handed::new(&state, &settings, query).read().unwrap();
        assert_eq!((set, arrived), (settings, remarks));
    }

    #[test]
    fn what_cannot_be_read_is_nothing() {
        let handed = |line: &str, link: &str| Handed([String::new(), line.into(), link.into(), String::new()]).read();
        assert_eq!(handed("nim:1,2,3", "g=nim:1,1,3"), None);
        assert_eq!(handed("nim:1,2,3\nbar", "g=nim:1,2,3"), None);
        assert!(handed("nim:1,2,3", "g=nim:1,2,3").is_some());
    }
}
