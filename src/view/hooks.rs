//! The hook for effects as yew has it, with one piece of code for all its uses. Yew's own is made anew for every closure and
//! every type of dependencies, half a kilobyte each time. (For memos and callbacks the same made the page no smaller.)

use std::any::Any;
use std::rc::Rc;
use yew::functional::TearDown;
use yew::functional::hook;

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
