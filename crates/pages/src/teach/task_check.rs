//! The check of a task in the editor. The tutor, which checks pupils' answers, checks the task, so that the teacher meets a mistake first.

use files::lessons::judging::RuleVerdict;
use files::lessons::{About, Asked, Rule};
use maths::games::Game;
use maths::values::Outcome;
use web::kit::timer::use_pause;
use web::kit::words::coordinates;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::workers::requests::{News, Pool, Request};
use web::workers::tutor::protocol::{Answer, Found, Question, WhyNot};
use yew::prelude::*;

/// The worker, and the task.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub pool: Pool<Question>,
    pub asked: Asked,
}

/// The mistake of the teacher in a sentence, as soon as it is known.
#[component]
pub(super) fn TaskCheck(Props { pool, asked }: &Props) -> Html {
    let texts = use_texts();
    let known = use_state_eq(|| None::<(Question, Answer)>);
    let request = use_mut_ref(|| None::<Request>);
    let wanted = question(asked);
    let ask = {
        let (pool, known, wanted) = (pool.clone(), known.setter(), wanted.clone());
        Callback::from(move |()| {
            let Some(question) = wanted.clone() else { return };
            let (known, of) = (known.clone(), question.clone());
            let hear = move |news| match news {
                News::Answered(answer, _) => known.set(Some((of.clone(), answer))),
                News::Progress(..) | News::Growing(..) | News::Unanswered(_) => {}
            };
            *request.borrow_mut() = Some(pool.ask(&question, Vec::new(), false, hear));
        })
    };
    // An answer to what the task was before says nothing about it.
    let answer = known.as_ref().filter(|(of, _)| Some(of) == wanted.as_ref()).map(|(_, answer)| answer);
    let words = answer.and_then(|answer| mistake(texts, asked, answer));
    use_pause(wanted, ask);
    html! { <div role="status">{ words.map(|words| html! { <p class="error">{ words }</p> }).unwrap_or_default() }</div> }
}

/// The question to the tutor; `None` if the task has nothing to check.
fn question(asked: &Asked) -> Option<Question> {
    match asked {
        Asked::Move(game) | Asked::Winner(game) => Some(Question::Evaluate(*game)),
        Asked::Row(row) => row.games().last().map(Question::Evaluate),
        Asked::Rule(Rule { answer, .. }) if answer.trim().is_empty() => None,
        Asked::Rule(Rule { game, about, bound, answer }) => {
            Some(Question::Rule { game: *game, formula: answer.clone(), about: *about, bound: *bound })
        }
        Asked::Explanation { .. } => None,
    }
}

/// The mistake in the task, if the tutor has found one.
fn mistake(texts: Texts, asked: &Asked, answer: &Answer) -> Option<String> {
    let place = |at: &Game| coordinates(&at.ruleset(), at.position());
    match answer {
        Ok(Found::Evaluation(found)) => {
            let is_lost = matches!(asked, Asked::Move(_)) && found.outcome == Outcome::P;
            is_lost.then(|| texts.task_check_lost().into())
        }
        Ok(Found::Rule(verdict)) => match verdict {
            RuleVerdict::Holds(_) => None,
            RuleVerdict::Wrong { at, .. } => Some(texts.task_check_wrong(&place(at))),
            RuleVerdict::Undefined { at, .. } => Some(texts.task_check_undefined(&place(at))),
            RuleVerdict::WrongKind => wanted_kind(texts, asked),
            RuleVerdict::TooLarge => Some(texts.task_check_large().into()),
        },
        Err(WhyNot::Mistaken(mistake)) => Some(texts.task_check_unread(&(mistake.at.start + 1))),
        Err(WhyNot::TooLarge | WhyNot::TooMany) => Some(texts.task_check_large().into()),
        // Nobody asks for these here.
        Ok(Found::Row(_) | Found::Lost(_)) => None,
    }
}

/// Says whether the answer to a rule has to be a statement or a number.
fn wanted_kind(texts: Texts, asked: &Asked) -> Option<String> {
    let Asked::Rule(rule) = asked else { return None };
    Some(match rule.about {
        About::PPositions => texts.task_check_statement().into(),
        About::Values => texts.task_check_number().into(),
    })
}

#[cfg(test)]
mod tests {
    use super::{mistake, question};
    use crate::rendered::answered;
    use files::lessons::{About, Asked, Row, Rule, Shows};
    use maths::games::{Axis, Game};
    use web::texts::Texts;
    use web::workers::requests::News;

    fn said(asked: &Asked) -> Option<String> {
        let News::Answered(answer, _) = answered(question(asked)?) else { panic!() };
        mistake(Texts::default(), asked, &answer)
    }

    fn game(text: &str) -> Game {
        text.parse().unwrap()
    }

    #[test]
    fn a_position_without_a_winning_move_is_a_mistake_only_where_one_is_asked_for() {
        assert_eq!(said(&Asked::Move(game("nim:4,0,6"))), None);
        assert!(said(&Asked::Move(game("nim:4,0,4"))).unwrap().starts_with("No move wins here"));
        assert_eq!(said(&Asked::Winner(game("nim:4,0,4"))), None);
    }

    #[test]
    fn the_formula_of_a_teacher_is_checked() {
        let rule = |about, answer: &str| {
            said(&Asked::Rule(Rule { game: game("nim:4,0,6"), about, bound: 5, answer: answer.into() }))
        };
        for right in ["x = z", "X = Z", "", " "] {
            assert_eq!(rule(About::PPositions, right), None);
        }
        assert_eq!(rule(About::Values, "x xor z"), None);
        let wrong = [
            (rule(About::PPositions, "x = z + 1"), "wrong, first at the position (0, 0, 0)"),
            (rule(About::PPositions, "x == foo"), "look at character 6"),
            (rule(About::PPositions, "x + z"), "gives a number"),
            (rule(About::Values, "x = z"), "gives “true” or “false”"),
            (rule(About::Values, "x / z"), "no value at the position (0, 0, 0)"),
        ];
        for (said, words) in wrong {
            assert!(said.as_ref().is_some_and(|said| said.contains(words)), "{said:?}: {words}");
        }
    }

    #[test]
    fn a_task_that_the_page_for_pupils_cannot_check_is_named() {
        let large = game("nim:200,200,200");
        let row = Asked::Row(Row { game: large, along: Axis::Z.into(), last: 9, shows: Shows::Values });
        for asked in [Asked::Move(large), Asked::Winner(large), row] {
            assert!(said(&asked).is_some_and(|said| said.contains("too large")), "{asked:?}");
        }
    }
}
