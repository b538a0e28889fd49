//! A lesson as one file of HTML: the page for pupils with the lesson inside, which needs no connection. If that page cannot be loaded, the
//! file is a page of drawings. Its positions are elements that come from this site.

use crate::teach::template::template;
use files::exports::{Source, bar};
use files::lessons::packages::page_of;
use files::lessons::{Bar, Lesson, Part, Task};
use js_sys::Array;
use maths::games::Game;
use wasm_bindgen_futures::spawn_local;
use web::kit::address;
use web::kit::download::download;
use web::kit::lesson_words::{lesson_name, paragraphs, task_question};
use web::table::frame::code::quoted;
use web::table::frame::{code, frame_of};
use web::texts::Texts;
use web_sys::{Blob, BlobPropertyBag};

/// The looks of the file. They agree with those of the page.
const LOOKS: &str = include_str!("../../../../static/lesson_file.css");

/// Hands the file to the browser: the page for pupils with the lesson inside, or where that page cannot be loaded one of drawings.
pub(super) fn save(texts: Texts, lesson: &Lesson) {
    let lesson = lesson.clone();
    spawn_local(async move {
        let base = address::base();
        let page = template().await.and_then(|page| page_of(&page, &lesson, texts.language().code(), &base));
        let text = page.unwrap_or_else(|| html(texts, &lesson, &base));
        let kind = BlobPropertyBag::new();
        kind.set_type("text/html;charset=utf-8");
        let file = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind);
        // If the blob cannot be made, nothing happens, as with any download that the browser refuses.
        let _ = file.and_then(|file| download(&file, &name(&lesson, "html")));
    });
}

/// The name of a file with this extension: the letters and digits of the title.
pub(super) fn name(lesson: &Lesson, extension: &str) -> String {
    let letters = lesson.title.chars().take(60).map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let name: String = letters.collect();
    let name = name.split('-').filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-");
    format!("{}.{extension}", if name.is_empty() { "lesson" } else { &name })
}

/// The lesson as a page; `base` is the folder of the site.
pub(super) fn html(texts: Texts, lesson: &Lesson, base: &str) -> String {
    let (title, language) = (escaped(lesson_name(texts, lesson)), texts.language().code());
    let parts: String = lesson.blocks.iter().map(|block| part(texts, &block.part)).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{LOOKS}</style>\n<script src=\"{}v1/bittersweet.js\" defer></script>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n{parts}</main>\n</body>\n</html>\n",
        quoted(base)
    )
}

fn part(texts: Texts, part: &Part) -> String {
    match part {
        Part::Text(text) => written(text, "<p>"),
        Part::Bar(bar) => position(texts, bar),
        Part::Question { question, answer } => {
            let question = written(question, "<p class=\"question\">");
            let folded =
                |answer| format!("<details><summary>{}</summary>\n{answer}</details>\n", escaped(texts.block_answer()));
            let answer = Some(written(answer, "<p>")).filter(|answer| !answer.is_empty()).map(folded);
            question + &answer.unwrap_or_default()
        }
        Part::Task(task) => task_on_paper(texts, task),
    }
}

/// A task as words and a drawing: the file has no program that could judge an answer.
fn task_on_paper(texts: Texts, task: &Task) -> String {
    let drawings: String = task.asked.game().iter().map(drawing).collect();
    let question = format!("<p class=\"task\">{}</p>\n", escaped(&task_question(texts, &task.asked)));
    format!("<figure>\n{}{question}{drawings}</figure>\n", written(&task.words, "<p>"))
}

fn position(texts: Texts, bar: &Bar) -> String {
    let frame = frame_of(bar);
    let title = if bar.task.is_empty() { texts.title() } else { &bar.task };
    let task = if bar.task.is_empty() { String::new() } else { written(&bar.task, "<p class=\"task\">") };
    let drawings: String = bar.sum.parts().iter().map(drawing).collect();
    let element = code::element_alone(&frame, &bar.sum, title);
    format!("<figure>\n<div class=\"still\">\n{task}{drawings}</div>\n{element}\n</figure>\n")
}

/// A position as a drawing; its notation where it is too large to be drawn.
fn drawing(game: &Game) -> String {
    let position = game.to_string();
    let source = Source { title: position.clone(), ruleset: position.clone(), ..Source::default() };
    game.scene().map_or_else(|| format!("<p>{}</p>\n", escaped(&position)), |scene| bar::drawn(&scene, &source).svg())
}

/// Paragraphs, each behind this tag.
fn written(text: &str, tag: &str) -> String {
    paragraphs(text).map(|words| format!("{tag}{}</p>\n", escaped(&words))).collect()
}

fn escaped(text: &str) -> String {
    quoted(text).replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{html, name};
    use files::lessons::{Lesson, Part};
    use web::texts::Texts;

    #[test]
    fn a_file_has_every_block_and_a_drawing_of_every_position() {
        let texts = Texts::default();
        let lesson = crate::teach::example::example(texts);
        let file = html(texts, &lesson, "https://x.org/b/");
        assert!(file.starts_with("<!DOCTYPE html>") && file.contains("src=\"https://x.org/b/v1/bittersweet.js\""));
        let count = lesson.positions().count();
        assert_eq!((file.matches("<svg").count(), file.matches("<bittersweet-game").count()), (count, count));
        assert!(!file.contains("<?xml"), "a page has no prolog inside");
        for block in &lesson.blocks {
            let words = match &block.part {
                Part::Text(text) => text,
                Part::Bar(bar) => &bar.task,
                Part::Question { answer, .. } => answer,
                Part::Task(task) => &task.words,
            };
            assert!(file.contains(words.as_str()), "{words}");
        }
    }

    #[test]
    fn what_a_teacher_writes_is_text() {
        let lesson = Lesson::new("<b>&\"</b>".into(), [Part::Text("1 < 2\n\n</p><script>".into())]);
        let file = html(Texts::default(), &lesson, "https://x.org/");
        assert!(file.contains("<h1>&lt;b&gt;&amp;&quot;&lt;/b&gt;</h1>"));
        assert!(file.contains("<p>1 &lt; 2</p>\n<p>&lt;/p&gt;&lt;script&gt;</p>"));
        assert_eq!(file.matches("<script").count(), 1);
    }

    #[test]
    fn a_file_is_named_after_the_title() {
        let named = |title: &str| name(&Lesson::new(title.into(), []), "html");
        assert_eq!(
            [named("A strip: two/ends?"), named("..."), named("板チョコ")],
            ["A-strip-two-ends.html", "lesson.html", "板チョコ.html"]
        );
    }
}
