//! The effects of pointers, wheel, keys and buttons on a map.

use crate::view::cursor::{Place, after_key};
use crate::view::heat_map::Props;
use crate::view::heat_map::gesture::Point;
use crate::view::heat_map::steering::Steering;
use crate::view::heat_map::tools::Zoom;
use crate::view::heat_map::viewport::Viewport;
use crate::view::heat_map::wheel::point_in;
use crate::view::hooks::Handle;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// A map as it was drawn last, and whom it tells what happens.
pub(super) struct Hand {
    pub props: Props,
    pub sheet: NodeRef,
    pub steering: Rc<RefCell<Option<Steering>>>,
    pub cursor: Handle<Option<Place>>,
    /// The present place of the cursor: events come faster than drawings.
    pub latest: Rc<RefCell<Option<Place>>>,
}

impl Hand {
    /// A callback that does one of the things below.
    pub(super) fn on<E: 'static>(self: &Rc<Self>, act: fn(&Self, E)) -> Callback<E> {
        let hand = Rc::clone(self);
        Callback::from(move |event| act(&hand, event))
    }

    pub(super) fn turned(&self, (at, delta): (Point, f64)) {
        self.steer(&|steering| Some(steering.turned(at, delta)));
        // The place under the pointer stays, but far out many places were.
        self.show(self.place(at));
    }

    pub(super) fn zoomed(&self, zoom: Zoom) {
        self.steer(&|steering| Some(steering.zoomed(zoom, None)));
    }

    pub(super) fn down(&self, event: PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let Some(at) = self.point(&event) else { return };
        self.steer(&|steering| {
            steering.gesture.down(event.pointer_id(), at, steering.view);
            None
        });
        self.show(self.place(at));
    }

    pub(super) fn moved(&self, event: PointerEvent) {
        let Some(at) = self.point(&event) else { return };
        // A button that was let go elsewhere is not down any more.
        if event.buttons() == 0 {
            self.up(event.clone());
        }
        let pointer = event.pointer_id();
        self.steer(&|steering| steering.gesture.moved(pointer, at, &steering.frame));
        let is_drag = self.has(&|steering| steering.gesture.is_down() && steering.gesture.is_drag());
        if let (Some(element), true) = (self.sheet.cast::<Element>(), is_drag) {
            // The drag goes on outside of the map. Fails only for a pointer that is gone.
            let _ = element.set_pointer_capture(pointer);
        } else if event.pointer_type() != "touch" {
            self.show(self.place(at));
        }
    }

    pub(super) fn up(&self, event: PointerEvent) {
        self.steer(&|steering| {
            steering.gesture.up(event.pointer_id(), steering.view);
            None
        });
    }

    pub(super) fn left(&self, event: PointerEvent) {
        // A finger that is lifted leaves, too, but what it touched stays of interest.
        if event.pointer_type() != "touch" && !self.has(&|steering| steering.gesture.is_down()) {
            self.show(None);
        }
    }

    pub(super) fn left_by_keyboard(&self, _: FocusEvent) {
        self.show(None);
    }

    pub(super) fn clicked(&self, event: MouseEvent) {
        // The second click of a double click zooms, and the end of a drag does nothing.
        let is_drag = self.has(&|steering| steering.gesture.is_drag());
        if let (Some(place), true) = (self.point(&event).and_then(|at| self.place(at)), event.detail() <= 1 && !is_drag)
        {
            self.pick(place);
        }
    }

    pub(super) fn clicked_twice(&self, event: MouseEvent) {
        let at = self.point(&event);
        self.steer(&|steering| Some(steering.zoomed(Zoom::In, at)));
    }

    pub(super) fn pressed(&self, event: KeyboardEvent) {
        let (key, with_ctrl) = (event.key(), event.ctrl_key());
        if event.meta_key() || event.alt_key() {
            return;
        }
        let zoom = match key.as_str() {
            "+" | "=" => Some(Zoom::In),
            "-" | "−" => Some(Zoom::Out),
            "0" => Some(Zoom::Fit),
            _ => None,
        };
        let cursor = *self.latest.borrow();
        match (zoom, key.as_str(), cursor) {
            // With Ctrl they zoom the page.
            (Some(zoom), _, cursor) if !with_ctrl => self.zoom_at_cursor(zoom, cursor),
            (None, "Enter" | " ", Some(place)) => self.pick(place),
            _ => match self.next(&key, with_ctrl) {
                Some(place) => {
                    self.show(Some(place));
                    self.steer(&|steering| Some(steering.frame.with_in_sight(steering.view, place)));
                }
                None => return,
            },
        }
        event.prevent_default();
    }

    /// The place after a key: from the cursor, the position on the board, or the visible part.
    fn next(&self, key: &str, with_ctrl: bool) -> Option<Place> {
        let (columns, rows) = self.props.full;
        let in_sight = || {
            let [columns, rows] = self.steering.borrow().as_ref().map(|now| now.frame.in_sight(now.view))?;
            Some((columns.start, rows.start))
        };
        let cursor = *self.latest.borrow();
        let from = cursor.or(self.props.marked).or_else(in_sight)?;
        after_key(key, with_ctrl, from, columns, rows, self.props.upwards).filter(|_| columns > 0 && rows > 0)
    }

    fn zoom_at_cursor(&self, zoom: Zoom, cursor: Option<Place>) {
        self.steer(&|steering| {
            let cell = cursor.map(|place| steering.frame.rect(steering.view, place));
            let at = cell.map(|cell| (cell.left + cell.width / 2.0, cell.top + cell.height / 2.0));
            let view = steering.zoomed(zoom, at);
            Some(cursor.map_or(view, |place| steering.frame.with_in_sight(view, place)))
        });
    }

    /// Changes what is in sight, and tells if that made a difference.
    fn steer(&self, change: &dyn Fn(&mut Steering) -> Option<Viewport>) {
        let mut steering = self.steering.borrow_mut();
        let Some(now) = &mut *steering else { return };
        let before = now.view;
        if let Some(view) = change(now).filter(|view| *view != before) {
            now.view = view;
            // The listener may look at the map at once.
            drop(steering);
            self.props.on_view.emit(view);
        }
    }

    fn has(&self, question: &dyn Fn(&Steering) -> bool) -> bool {
        self.steering.borrow().as_ref().is_some_and(question)
    }

    fn point(&self, event: &MouseEvent) -> Option<Point> {
        Some(point_in(&self.sheet.cast::<Element>()?, event))
    }

    fn place(&self, at: Point) -> Option<Place> {
        self.steering.borrow().as_ref().and_then(|now| now.frame.place_at(now.view, at))
    }

    fn show(&self, place: Option<Place>) {
        if self.latest.replace(place) != place {
            self.cursor.set(place);
            self.props.on_point.emit(place);
        }
    }

    /// Picks a place, unless it is known that there is no number.
    fn pick(&self, place: Place) {
        let Props { grid, window, on_pick, .. } = &self.props;
        let is_empty = |(column, row)| window.stride == 1 && grid.at(column, row).is_none();
        if !window.kept(place).is_some_and(is_empty) {
            on_pick.emit(place);
        }
    }
}
