//! Hooks as yew has them, with one piece of code for all their uses. Yew's own are made anew for every closure and every type
//! of dependencies, half a kilobyte each time.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;
use yew::Callback;
use yew::functional::TearDown;
use yew::functional::hook;
use yew::functional::use_mut_ref;

/// Calls `effect` after the page is drawn, at first and whenever the dependencies have changed. What it returns is called
/// before the next time and at the end.
#[hook]
pub(crate) fn use_effect_with<D, T>(dependencies: D, effect: impl FnOnce(&D) -> T + 'static)
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
    use_any_effect(Dependencies(dependencies), Box::new(run));
}

/// A value that is made at first, and again whenever the dependencies have changed.
#[hook]
pub(crate) fn use_memo<T, D>(dependencies: D, make: impl FnOnce(&D) -> T) -> Rc<T>
where
    T: 'static,
    D: PartialEq + 'static,
{
    let kept = use_kept();
    let known = known(&kept, &dependencies).and_then(|made| made.downcast().ok());
    known.unwrap_or_else(|| {
        let made = Rc::new(make(&dependencies));
        keep(&kept, Dependencies(Rc::new(dependencies)), Rc::<T>::clone(&made));
        made
    })
}

/// A callback that stays the same while the dependencies do.
#[hook]
pub(crate) fn use_callback<I, O, D>(dependencies: D, call: impl Fn(I, &D) -> O + 'static) -> Callback<I, O>
where
    I: 'static,
    O: 'static,
    D: PartialEq + 'static,
{
    let made = use_memo(Rc::new(dependencies), |dependencies: &Rc<D>| {
        let dependencies = Rc::clone(dependencies);
        Callback::from(move |input| call(input, &dependencies))
    });
    (*made).clone()
}

/// Dependencies of any type.
struct Dependencies(Rc<dyn Dependency>);

trait Dependency: Any {
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<D: PartialEq + 'static> Dependency for D {
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl PartialEq for Dependencies {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }
}

#[hook]
fn use_any_effect(dependencies: Dependencies, run: Box<dyn FnOnce() -> Box<dyn FnOnce()>>) {
    yew::use_effect_with(dependencies, move |_| run());
}

/// What was made, and of what.
type Kept = RefCell<Option<(Dependencies, Rc<dyn Any>)>>;

#[hook]
fn use_kept() -> Rc<Kept> {
    use_mut_ref(|| None)
}

/// What was made of these dependencies.
#[inline(never)]
fn known(kept: &Kept, dependencies: &dyn Dependency) -> Option<Rc<dyn Any>> {
    let kept = kept.borrow();
    let (of, made) = kept.as_ref()?;
    dependencies.is_same(&*of.0).then(|| Rc::clone(made))
}

#[inline(never)]
fn keep(kept: &Kept, dependencies: Dependencies, made: Rc<dyn Any>) {
    kept.replace(Some((dependencies, made)));
}
