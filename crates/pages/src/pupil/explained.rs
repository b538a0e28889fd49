//! Why a position is a P-position or has its value: its drawing, its options, and the sentence that follows from them.

use crate::pupil::words::bar_in_words;
use files::lessons::Shows;
use maths::games::Game;
use maths::solver::Evaluation;
use maths::values::Outcome;
use maths::values::sort_by_key;
use web::kit::picture::Picture;
use web::texts::Texts;
use yew::prelude::*;

/// `div.explained`: values are explained, or outcomes. `of` is the position of the task, whose sides are named.
pub(super) fn explained(texts: Texts, game: &Game, evaluation: &Evaluation, shows: Shows, of: &Game) -> Html {
    let option = |option: &maths::solver::Valued| {
        let to = game.play(option.play)?;
        let is_p = option.value == 0;
        let says = match shows {
            Shows::Outcomes => if is_p { "P" } else { "N" }.to_owned(),
            Shows::Values => option.value.to_string(),
        };
        let class = (shows == Shows::Outcomes && is_p).then_some("p-position");
        Some(html! { <li {class}><span>{ bar_in_words(texts, of, &to) }</span>{ " " }<b>{ says }</b></li> })
    };
    let options: Vec<Html> = evaluation.options.iter().filter_map(option).collect();
    html! {
        <div class="explained">
            <Picture sum={maths::games::Sum::from(*game)} room={[420, 200]} />
            if !options.is_empty() {
                <p class="group-name">{ texts.lesson_options(&bar_in_words(texts, of, game)) }</p>
                <ul class="lesson-options">{ for options }</ul>
            }
            <p>{ because(texts, game, evaluation, shows, of) }</p>
        </div>
    }
}

/// The sentence of the outcome or of the smallest number that is missing.
fn because(texts: Texts, game: &Game, evaluation: &Evaluation, shows: Shows, of: &Game) -> String {
    let to_p = evaluation.winning_moves().next().and_then(|play| game.play(play));
    match (shows, evaluation.outcome, to_p) {
        _ if evaluation.options.is_empty() && shows == Shows::Outcomes => match evaluation.outcome {
            Outcome::P => texts.lesson_because_over().into(),
            Outcome::N => texts.lesson_because_over_misere().into(),
        },
        (Shows::Outcomes, Outcome::N, Some(to)) => texts.lesson_because_n(&bar_in_words(texts, of, &to)),
        (Shows::Outcomes, ..) => texts.lesson_because_p().into(),
        (Shows::Values, ..) if evaluation.options.is_empty() => texts.lesson_because_no_option(&evaluation.value),
        (Shows::Values, ..) => texts.lesson_because_mex(&values_of(texts, evaluation), &evaluation.value),
    }
}

/// The values of the options, each once, from the smallest.
fn values_of(texts: Texts, evaluation: &Evaluation) -> String {
    let mut values: Vec<u32> = evaluation.options.iter().map(|option| option.value).collect();
    sort_by_key(&mut values, |value| *value);
    values.dedup();
    let values: Vec<String> = values.iter().map(u32::to_string).collect();
    values.join(texts.list_comma())
}

#[cfg(test)]
mod tests {
    use super::because;
    use files::lessons::Shows;
    use files::lessons::judging::Judge;
    use maths::games::Game;
    use web::texts::Texts;

    #[test]
    fn the_reason_follows_from_the_options() {
        let because = |text: &str, shows| {
            let game: Game = text.parse().unwrap();
            because(Texts::default(), &game, &Judge::of(&game).unwrap().evaluation(&game), shows, &game)
        };
        assert!(because("nim:2,0,3", Shows::Outcomes).contains("2 on the left, 2 on the right"));
        assert!(because("nim:2,0,3", Shows::Values).contains("0, 2, 3"), "1 is missing");
        assert_ne!(because("nim:0,0,0", Shows::Outcomes), because("nim:misere:0,0,0", Shows::Outcomes));
        assert_ne!(because("nim:1,0,1", Shows::Outcomes), because("nim:0,0,0", Shows::Outcomes));
    }
}
