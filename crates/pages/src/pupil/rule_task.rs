//! A task: find a formula. A wrong one is shown at the smallest position at which it is wrong.

use crate::pupil::explained::explained;
use crate::pupil::foot::{Way, foot};
use crate::pupil::rule_tiles::{signs, tiles};
use crate::pupil::words::{bar_in_words, trouble};
use crate::pupil::{Action, Answer, State, Step, Trouble};
use files::lessons::judging::RuleVerdict;
use files::lessons::{About, Done, Rule, Shows, running};
use maths::expressions::{Fraction, Mistake, Reason};
use maths::formulas::FormulaValue;
use maths::games::{Game, Rules, Sum};
use maths::solver::Evaluation;
use maths::values::Outcome;
use web::kit::lesson_words::names;
use web::kit::mistakes::{fault, reason};
use web::kit::picture::Picture;
use web::kit::words::sentence;
use web::texts::Texts;
use web::workers::tutor::protocol::WhyNot;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The box, examples of formulas, and the verdict.
pub(super) fn rule_task(
    texts: Texts,
    dispatcher: &UseReducerDispatcher<State>,
    id: u32,
    rule: &Rule,
    answer: &Answer,
    done: &Done,
    way: Way,
) -> Html {
    let Answer::Rule { formula, tested, is_missing, .. } = answer else { return Html::default() };
    let on_write = {
        let dispatcher = dispatcher.clone();
        Callback::from(move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            dispatcher.dispatch(Action::At(id, Step::Write(text)));
        })
    };
    let on_check = {
        let dispatcher = dispatcher.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            dispatcher.dispatch(Action::At(id, Step::Check));
        })
    };
    let is_waiting = matches!(tested, Some((_, None)));
    // The verdict belongs to the formula that was handed in. An empty box has none.
    let verdict =
        tested.as_ref().filter(|_| !is_missing).and_then(|(tested, verdict)| Some((tested, verdict.as_ref()?)));
    let is_right = matches!(verdict, Some((_, Ok(RuleVerdict::Holds(_)))));
    let is_unread = matches!(verdict, Some((read, Err(_))) if read == formula);
    let label = match rule.about {
        About::PPositions => texts.lesson_rule(),
        About::Values => texts.lesson_formula(),
    };
    let is_done = is_right || (done.is_solved() && tested.is_none());
    let check = html! {
        if !is_done {
            <button key="check" type="submit" form={format!("form-{id}")} class="primary" aria-disabled={is_waiting.to_string()}>{ texts.lesson_check() }</button>
        }
    };
    html! {
        <>
            <div class="screen-side">
                // A bar without pieces was not chosen by a teacher.
                if rule.game.position().coordinates.sum() > 0 {
                    <Picture sum={Sum::from(rule.game)} room={[280, 120]} />
                }
                <form class="rule-form" id={format!("form-{id}")} onsubmit={on_check}>
                    <label for={format!("rule-{id}")}>{ label }</label>
                    <input id={format!("rule-{id}")} type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
                        value={formula.clone()} oninput={on_write} aria-invalid={is_unread.to_string()}
                        aria-describedby={format!("rule-{id}-said rule-{id}-help")} />
                </form>
                { tiles(texts, dispatcher, id, rule, formula) }
                <p class="remark" id={format!("rule-{id}-help")}>{ help(texts, rule) }</p>
                <div role="status" id={format!("rule-{id}-said")} class={classes!("verdict", verdict.map(|_| if is_right { "right" } else { "wrong" }))}>
                    if *is_missing { <p>{ texts.lesson_rule_nothing() }</p> }
                    { verdict.map(|(formula, verdict)| said(texts, rule, formula, verdict)).unwrap_or_default() }
                </div>
                { match verdict {
                    Some((_, Ok(RuleVerdict::Wrong { at, found, .. }))) => counterexample(texts, rule, at, found),
                    _ => Html::default(),
                } }
                if done.is_solved() && !rule.answer.is_empty() {
                    <p class="own-answer">{ texts.lesson_teachers_rule() }{ " " }<code>{ &rule.answer }</code></p>
                }
            </div>
            { foot(texts, dispatcher, way, check, is_done) }
        </>
    }
}

/// Examples of formulas, none of which is right; the tiles say which letter is which side of a bar.
fn help(texts: Texts, rule: &Rule) -> String {
    let [first, second] = rule.examples();
    let xor = if signs(rule).contains(&"⊕") {
        [texts.between_sentences(), texts.lesson_rule_xor()].concat()
    } else {
        String::new()
    };
    let examples = [texts.lesson_rule_help(&first, &second), xor].concat();
    match rule.game.ruleset().rules {
        Rules::Piles(_) => [texts.lesson_letters_of_piles(), texts.between_sentences(), &examples].concat(),
        Rules::Bar(_) | Rules::Own(_) => examples,
    }
}

fn counterexample(texts: Texts, rule: &Rule, game: &Game, found: &Evaluation) -> Html {
    let shows = match rule.about {
        About::PPositions => Shows::Outcomes,
        About::Values => Shows::Values,
    };
    explained(texts, game, found, shows, &rule.game)
}

/// The verdict in words.
fn said(texts: Texts, rule: &Rule, formula: &str, verdict: &Result<RuleVerdict, WhyNot>) -> Html {
    let words = match verdict {
        Ok(RuleVerdict::Holds(count)) => texts.lesson_rule_right(count, &rule.bound),
        Ok(RuleVerdict::Wrong { at, stated, found }) => {
            wrong(texts, &bar_in_words(texts, &rule.game, at), *stated, found)
        }
        Ok(RuleVerdict::Undefined { at, fault: found }) => {
            let at = bar_in_words(texts, &rule.game, at);
            sentence(texts, &texts.lesson_rule_undefined(&at, &fault(texts, *found)))
        }
        Ok(RuleVerdict::WrongKind) => match rule.about {
            About::PPositions => texts.lesson_rule_statement(&rule.examples()[0]),
            About::Values => texts.lesson_rule_number(&rule.examples()[0]),
        },
        Ok(RuleVerdict::TooLarge) => sentence(texts, texts.lesson_too_large()),
        Err(WhyNot::Mistaken(mistake)) => return mistaken(texts, rule, formula, mistake),
        Err(why) => sentence(texts, &trouble(texts, &Trouble::Refused(why.clone()))),
    };
    html! { <p>{ words }</p> }
}

/// The formula's statement about a position, and the truth.
fn wrong(texts: Texts, at: &str, stated: FormulaValue, found: &Evaluation) -> String {
    match (stated, found.outcome) {
        (FormulaValue::Truth(true), _) => texts.lesson_rule_true(&at),
        (FormulaValue::Truth(false), Outcome::P) => texts.lesson_rule_false(&at),
        // The statement would have been right.
        (FormulaValue::Truth(false), Outcome::N) => texts.lesson_rule_false(&at),
        (FormulaValue::Number(number), _) => texts.lesson_rule_gives(&at, &number_of(number), &found.value),
    }
}

/// The names that a rule may have; of a bar with their sides, such as `x (left), z (right)`.
fn names_and_sides(texts: Texts, game: &Game) -> String {
    let rules = game.ruleset().rules;
    if !rules.is_bar() {
        return names(game);
    }
    let name = |which| format!("{} ({})", rules.name(which), texts.lesson_side(&rules.name(which)));
    running(game).into_iter().map(name).collect::<Vec<_>>().join(texts.list_comma())
}

fn number_of(number: Fraction) -> String {
    number.to_string()
}

/// The formula with the characters that are wrong, and what is wrong with them.
fn mistaken(texts: Texts, rule: &Rule, formula: &str, mistake: &Mistake) -> Html {
    // A task has fewer names than the other pages.
    let why = if let Reason::UnknownName(name) = &mistake.reason {
        texts.lesson_rule_name(name, &names_and_sides(texts, &rule.game))
    } else {
        reason(texts, &mistake.reason)
    };
    let part = |from: usize, to: usize| formula.chars().skip(from).take(to.saturating_sub(from)).collect::<String>();
    let (from, to) = (mistake.at.start, mistake.at.end);
    let at_end = from >= formula.chars().count();
    html! {
        <>
            <p>{ texts.lesson_rule_mistake() }{ " " }<code class="mistaken">{ part(0, from) }
                <mark>{ if at_end { "…".to_owned() } else { part(from, to) } }</mark>{ part(to, usize::MAX) }</code></p>
            <p>{ sentence(texts, &why) }</p>
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::{help, rule_task};
    use crate::pupil::foot::Way;
    use crate::pupil::{Action, Answer, Opening, State, Step};
    use crate::rendered::shown;
    use files::lessons::{About, Asked, Done, Lesson, Part, Rule, Task};
    use web::texts::Texts;

    #[test]
    fn a_check_of_an_empty_box_asks_for_a_rule_until_something_is_written() {
        let rule =
            Rule { game: "nim:4,0,6".parse().unwrap(), about: About::PPositions, bound: 5, answer: String::new() };
        let task = Part::Task(Task { words: String::new(), asked: Asked::Rule(rule.clone()) });
        let lesson = Ok(Some(Lesson::new("A".into(), [task])));
        let opening = Opening { lesson, course: None, language: None, screen: 0, kept: None, pupil: 7 };
        let mut state = State::of(opening);
        let said = |state: &State| {
            let (rule, texts) = (rule.clone(), Texts::default());
            let answer: Answer = state.session.as_ref().unwrap().as_ref().unwrap().answer(0).unwrap().clone();
            let way = Way { screen: 1, last: 2 };
            let page = shown(state, texts, move |state| {
                rule_task(texts, &state.dispatcher(), 0, &rule, &answer, &Done::Nothing, way)
            });
            (page.text(".verdict"), page.count(".wrong"))
        };
        assert_eq!(said(&state), (String::new(), 0));
        state = state.after(Action::At(0, Step::Write("  ".into()))).after(Action::At(0, Step::Check));
        assert_eq!(said(&state), ("Nothing is written yet: write your rule first.".into(), 0));
        assert!(state.session.as_ref().unwrap().as_ref().unwrap().wanted().is_empty(), "nothing is tested");
        state = state.after(Action::At(0, Step::Write("x".into())));
        assert_eq!(said(&state), (String::new(), 0));
    }

    #[test]
    fn the_letters_of_a_rule_are_explained() {
        let help = |game: &str| {
            let rule = Rule { game: game.parse().unwrap(), about: About::Values, bound: 5, answer: String::new() };
            help(Texts::default(), &rule)
        };
        assert!(help("nim:4,0,6").starts_with("You can also type"));
        assert!(help("sharing:0,2,4").starts_with("The letters are the numbers of tokens"));
        assert!(help("rules:x;move_x_by_1..3:4").starts_with("You can also type"));
    }
}
