//! A lesson as a text.

use crate::lessons::plain::{Guide, Plain, on_one_line, tidy};
use crate::lessons::{Asked, Bar, Noted, Part, Row, Rule, Task};
use maths::games::{Game, in_address};

impl Plain {
    /// The text of the file.
    pub fn write(&self) -> String {
        let Self { lesson, guide } = self;
        let mut text = format!("# {}", on_one_line(&lesson.title)).trim_end().to_owned() + "\n";
        if lesson.noted != Noted::default() {
            let names = [(lesson.noted.name, " name"), (lesson.noted.time, " time")];
            let noted: String = names.into_iter().filter(|(is_noted, _)| *is_noted).map(|(_, name)| name).collect();
            text += &format!("\n::note{noted}\n");
        }
        let mut is_after_text = false;
        for block in &lesson.blocks {
            text.push('\n');
            match &block.part {
                Part::Text(words) => {
                    let words = lines(words);
                    // Two texts would be one, and an empty one would be none.
                    text += if is_after_text || words.is_empty() { "::text\n" } else { "" };
                    text += &words;
                }
                Part::Bar(Bar { sum, recipe, task }) => {
                    let position = in_address(&sum.to_string());
                    text += &closed(&format!("play {position} {}", recipe.key()), task, "");
                }
                Part::Question { question, answer } => text += &closed("question", question, answer),
                Part::Task(task) => text += &of_task(task),
            }
            is_after_text = matches!(block.part, Part::Text(_));
        }
        if !guide.is_empty() {
            let Guide { minutes, words } = guide;
            let minutes = minutes.map(|minutes| format!(" {minutes}")).unwrap_or_default();
            text += &format!("\n{}", closed(&format!("teacher{minutes}"), words, ""));
        }
        text
    }
}

fn of_task(Task { words, asked }: &Task) -> String {
    let position = |game: &Game| in_address(&game.to_string());
    match asked {
        Asked::Move(game) => closed(&format!("move {}", position(game)), words, ""),
        Asked::Winner(game) => closed(&format!("winner {}", position(game)), words, ""),
        Asked::Row(Row { game, along, last, shows }) => {
            let (name, shows) = (game.ruleset().rules.name(*along), shows.key());
            closed(&format!("row {} {name} {last} {shows}", position(game)), words, "")
        }
        Asked::Rule(Rule { game, about, bound, answer }) => {
            let answer = on_one_line(answer);
            let answer = if answer.is_empty() { answer } else { format!(" = {answer}") };
            closed(&format!("rule {} {} {bound}{answer}", position(game), about.key()), words, "")
        }
        Asked::Explanation { answer } => closed("explain", words, answer),
    }
}

/// A directive with its words, its answer if there is one, and its end.
fn closed(directive: &str, words: &str, answer: &str) -> String {
    let answer = Some(lines(answer)).filter(|answer| !answer.is_empty());
    let answer = answer.map(|answer| format!("::answer\n{answer}")).unwrap_or_default();
    format!("::{directive}\n{}{answer}::end\n", lines(words))
}

/// Words as lines that are no directives and no comments.
fn lines(words: &str) -> String {
    let line = |line: &str| {
        let is_taken = line.starts_with("::") || line.starts_with(['%', '\\']);
        format!("{}{line}\n", if is_taken { "\\" } else { "" })
    };
    tidy(words).lines().map(line).collect()
}
