//! The hooks for effects and states as yew has them, with one piece of code for all their uses. Yew's own are made anew for
//! every closure and every type, half a kilobyte each time. (For memos and callbacks the same made the page no smaller.)

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;
use yew::functional::{TearDown, hook, use_mut_ref};
use yew::{UseStateHandle, UseStateSetter};

/// Calls `effect` after the page is drawn, at first and whenever the dependencies have changed. The function that `effect` returns is
/// called before the next time and at the end.
#[hook]
pub fn use_effect_with<D, T>(dependencies: D, effect: impl FnOnce(&D) -> T + 'static)
where
    D: PartialEq + 'static,
    T: TearDown,
{
    let dependencies = Rc::new(dependencies);
    let kept = Rc::clone(&dependencies);
    let run = move || {
        let end = effect(&kept);
        Box::new(move || end.tear_down()) as Box<dyn FnOnce()>
    };
    use_any_effect(Value(dependencies), Box::new(run));
}

/// Calls `effect` after the page is drawn whenever the dependencies have changed, but not at first.
#[hook]
pub fn use_change<D: PartialEq + 'static>(dependencies: D, effect: impl FnOnce(&D) + 'static) {
    let is_first = use_mut_ref(|| true);
    use_effect_with(dependencies, move |dependencies| {
        if !std::mem::take(&mut *is_first.borrow_mut()) {
            effect(dependencies);
        }
    });
}

/// A value that the component keeps, made at first; it is drawn again when another value is set.
#[hook]
pub fn use_state_eq<T: PartialEq + 'static>(make: impl FnOnce() -> T) -> Handle<T> {
    let mut make = Some(make);
    let held = use_any_state(&mut || make.take().map(|make| Value(Rc::new(make()))));
    Handle { held, of: PhantomData }
}

/// The value of a property, and what events have made of it since it was drawn. A key that is pressed twice before the next drawing
/// takes two steps.
#[hook]
pub fn use_latest<T: Clone + 'static>(value: &T) -> Rc<RefCell<T>> {
    let latest = use_mut_ref(|| value.clone());
    latest.borrow_mut().clone_from(value);
    latest
}

/// The present value of a state.
pub struct Handle<T> {
    held: UseStateHandle<Value>,
    of: PhantomData<T>,
}

impl<T> Handle<T> {
    /// Sets another value.
    pub fn set(&self, value: T)
    where
        T: PartialEq + 'static,
    {
        self.held.set(Value(Rc::new(value)));
    }

    /// A setter, which sets another value.
    pub fn setter(&self) -> Setter<T> {
        Setter { setter: self.held.setter(), of: PhantomData }
    }
}

impl<T: 'static> Deref for Handle<T> {
    type Target = T;

    fn deref(&self) -> &T {
        let value: &dyn Any = &*self.held.0;
        // A state keeps its type.
        value.downcast_ref().unwrap_or_else(|| unreachable!())
    }
}

impl<T> Clone for Handle<T> {
    fn clone(&self) -> Self {
        Self { held: self.held.clone(), of: PhantomData }
    }
}

/// Sets the value of a state.
pub struct Setter<T> {
    setter: UseStateSetter<Value>,
    of: PhantomData<T>,
}

impl<T: PartialEq + 'static> Setter<T> {
    /// Sets another value.
    pub fn set(&self, value: T) {
        self.setter.set(Value(Rc::new(value)));
    }
}

impl<T> Clone for Setter<T> {
    fn clone(&self) -> Self {
        Self { setter: self.setter.clone(), of: PhantomData }
    }
}

impl<T> PartialEq for Setter<T> {
    fn eq(&self, other: &Self) -> bool {
        self.setter == other.setter
    }
}

/// A value of any type that can be compared.
struct Value(Rc<dyn Comparable>);

trait Comparable: Any {
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + 'static> Comparable for T {
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }
}

#[hook]
fn use_any_effect(dependencies: Value, run: Box<dyn FnOnce() -> Box<dyn FnOnce()>>) {
    yew::use_effect_with(dependencies, move |_| run());
}

#[hook]
fn use_any_state(make: &mut dyn FnMut() -> Option<Value>) -> UseStateHandle<Value> {
    // Yew asks for the first value once.
    yew::use_state_eq(|| make().unwrap_or_else(|| Value(Rc::new(()))))
}
