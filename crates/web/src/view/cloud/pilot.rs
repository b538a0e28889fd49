//! Between the events and the frames: however many events come, the camera moves and the pointer looks once a frame.

use crate::view::cloud::camera::Camera;
use crate::view::cloud::gestures::{Change, Gesture};
use crate::view::cloud::projection::Projection;
use crate::view::cloud::{Place, Points, picking};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use yew::Callback;

/// The contents of the latest drawing, the changes to come, and the callbacks.
pub(super) struct Pilot {
    /// The points.
    pub(super) points: Rc<Points>,
    /// The projection of the points.
    pub(super) projection: Projection,
    /// Called with another camera.
    pub(super) on_camera: Callback<Camera>,
    /// Called with the point under the pointer.
    pub(super) on_point: Callback<Option<Place>>,
    /// The pointers that are down.
    pub(super) gesture: Gesture,
    /// The latest camera: ahead of the one that is shown while a frame is awaited.
    camera: Camera,
    is_turned: bool,
    /// The place of the pointer in pixels, if the pointer moved. The inner `None` is a pointer outside of the frame.
    aim: Option<Option<[f32; 2]>>,
    is_awaited: bool,
}

impl Pilot {
    /// Nothing is to change.
    pub(super) fn new(points: Rc<Points>, camera: Camera, projection: Projection) -> Self {
        Self {
            points,
            projection,
            on_camera: Callback::noop(),
            on_point: Callback::noop(),
            gesture: Gesture::default(),
            camera,
            is_turned: false,
            aim: None,
            is_awaited: false,
        }
    }

    /// This camera is shown.
    pub(super) fn show(&mut self, camera: Camera, projection: Projection) {
        self.projection = projection;
        if !self.is_turned {
            self.camera = camera;
        }
    }

    /// The point at a place on the screen.
    pub(super) fn find(&self, at: [f32; 2]) -> Option<Place> {
        picking::nearest(&self.points.places, &self.projection, at).map(|index| self.points.places[index])
    }
}

/// Changes the camera at the next frame.
pub(super) fn steer(pilot: &Rc<RefCell<Pilot>>, change: Change) {
    {
        let mut pilot = pilot.borrow_mut();
        pilot.camera = change.of(pilot.camera, &pilot.projection);
        pilot.is_turned = true;
    }
    await_frame(pilot);
}

/// Looks at the next frame which point is under the pointer.
pub(super) fn aim(pilot: &Rc<RefCell<Pilot>>, at: Option<[f32; 2]>) {
    pilot.borrow_mut().aim = Some(at);
    await_frame(pilot);
}

fn await_frame(pilot: &Rc<RefCell<Pilot>>) {
    if std::mem::replace(&mut pilot.borrow_mut().is_awaited, true) {
        return;
    }
    let waiting = Rc::clone(pilot);
    let frame = Closure::once_into_js(move || act(&waiting));
    if let Some(window) = web_sys::window() {
        // The call fails only if its argument is not a function.
        let _ = window.request_animation_frame(frame.unchecked_ref());
    }
}

fn act(pilot: &RefCell<Pilot>) {
    let mut held = pilot.borrow_mut();
    held.is_awaited = false;
    let turned = std::mem::take(&mut held.is_turned).then(|| (held.on_camera.clone(), held.camera));
    let aimed = held.aim.take().map(|at| (held.on_point.clone(), at.and_then(|at| held.find(at))));
    // The listener may call back at once.
    drop(held);
    if let Some((on_camera, camera)) = turned {
        on_camera.emit(camera);
    }
    if let Some((on_point, place)) = aimed {
        on_point.emit(place);
    }
}
