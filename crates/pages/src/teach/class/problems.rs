//! The texts that were handed in and do not count, each with the reason.

use crate::teach::class::table::MOST_ROWS;
use crate::teach::class::tries::more;
use crate::teach::class::words::{problem, shortened};
use crate::teach::{Action, ClassChange, Classes, State};
use files::lessons::{Class, Problem};
use web::kit::dispatching::dispatching_by;
use web::texts::Texts;
use yew::prelude::*;

/// A list with a button that forgets it; nothing where everything counts. The classes of other lessons have names.
pub(super) fn problems(
    texts: Texts,
    class: &Class,
    classes: &Classes,
    dispatcher: &UseReducerDispatcher<State>,
) -> Html {
    let problems = class.problems();
    if problems.is_empty() {
        return Html::default();
    }
    let forget = dispatching_by(dispatcher, |_: MouseEvent| Action::Class(ClassChange::ForgetProblems));
    let item = |Problem { text, why }: &Problem| {
        html! { <li><code>{ shortened(text) }</code><span>{ problem(texts, classes, *why) }</span></li> }
    };
    html! {
        <section class="class-problems" aria-label={texts.class_problems()}>
            <h2>{ texts.class_problems() }</h2>
            <p>{ texts.class_problem_count(&problems.len()) }</p>
            // The last ones are those that the teacher has just handed in.
            <ul>{ for problems.iter().rev().take(MOST_ROWS).map(item) }</ul>
            { more(texts, problems.len(), MOST_ROWS) }
            <div class="adding"><button type="button" onclick={forget}>{ texts.class_forget_problems() }</button></div>
        </section>
    }
}
