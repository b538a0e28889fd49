//! Reads a text, line by line.

use crate::lessons::plain::arguments::Arguments;
use crate::lessons::plain::{Guide, Missing, Mistake, Plain, Reason, on_one_line, tidy};
use crate::lessons::{About, Asked, Bar, Lesson, Noted, Part, Recipe, Row, Rule, Shows, Task};
use maths::games::Game;
use maths::values::sort_by_key;
use maths::values::whole_number;

/// The parts of a file that were read so far.
#[derive(Default)]
struct Reader<'a> {
    title: Option<String>,
    parts: Vec<Part>,
    noted: Option<Noted>,
    guide: Option<Guide>,
    /// The part that the next lines belong to.
    open: Open<'a>,
    words: String,
    /// The index in `words` at which the answer begins.
    answer: Option<usize>,
    mistakes: Vec<Mistake>,
}

/// The part that lines belong to.
#[derive(Clone, Copy, Default)]
enum Open<'a> {
    /// A text, which is none as long as it is empty.
    #[default]
    Loose,
    /// A text that was begun by its directive.
    Text,
    /// A directive that `::end` closes: its name, and what is behind it.
    Directive(&'a str, Arguments<'a>),
}

/// The directives that have an end.
const CLOSED: [&str; 8] = ["play", "move", "winner", "row", "rule", "explain", "question", "teacher"];

impl Plain {
    /// Reads a file.
    ///
    /// # Errors
    /// All mistakes, from the first line to the last.
    pub fn read(text: &str) -> Result<Self, Vec<Mistake>> {
        let mut reader = Reader::default();
        for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            reader.line(index + 1, line.trim_end());
        }
        reader.leave();
        let Reader { title, parts, noted, guide, mut mistakes, .. } = reader;
        if !mistakes.is_empty() {
            sort_by_key(&mut mistakes, |mistake| (mistake.line, mistake.column));
            return Err(mistakes);
        }
        let mut lesson = Lesson::new(title.unwrap_or_default(), parts);
        lesson.noted = noted.unwrap_or_default();
        Ok(Self { lesson, guide: guide.unwrap_or_default() })
    }
}

impl<'a> Reader<'a> {
    fn line(&mut self, number: usize, line: &'a str) {
        let words = line.trim_start();
        let blanks = line.len() - words.len();
        if words.starts_with('%') {
            return;
        }
        if let Some(directive) = words.strip_prefix("::") {
            let end = directive.find(char::is_whitespace).unwrap_or(directive.len());
            let place = Arguments::behind(number, line, blanks);
            let behind = Arguments::behind(number, line, blanks + 2 + end);
            if let Err(mistake) = self.directive(&directive[..end], place, behind) {
                self.mistakes.push(mistake);
            }
            return;
        }
        let is_first = self.title.is_none() && self.parts.is_empty() && self.words.is_empty();
        if is_first && matches!(self.open, Open::Loose) && (words == "#" || words.starts_with("# ")) {
            self.title = Some(on_one_line(&words[1..]));
            return;
        }
        self.words += words.strip_prefix('\\').unwrap_or(words);
        self.words.push('\n');
    }

    fn directive(&mut self, name: &'a str, place: Arguments<'a>, behind: Arguments<'a>) -> Result<(), Mistake> {
        let nothing_behind = || match behind.text() {
            "" => Ok(()),
            text => Err(behind.mistake(Reason::TooMuch(text.to_owned()))),
        };
        match name {
            "end" => {
                if !matches!(self.open, Open::Directive(..)) {
                    return Err(place.mistake(Reason::StrayEnd));
                }
                self.close()?;
                nothing_behind()
            }
            "answer" => {
                let has_one = matches!(self.open, Open::Directive("explain" | "question", _));
                if !has_one || self.answer.is_some() {
                    return Err(place.mistake(Reason::StrayAnswer));
                }
                self.answer = Some(self.words.len());
                nothing_behind()
            }
            "text" => {
                self.leave();
                self.open = Open::Text;
                nothing_behind()
            }
            "note" => {
                self.leave();
                let noted = noted(behind)?;
                self.noted.replace(noted).map_or(Ok(()), |_| Err(place.mistake(Reason::Twice("::note"))))
            }
            _ if CLOSED.contains(&name) => {
                self.leave();
                self.open = Open::Directive(name, behind);
                let is_second = name == "teacher" && self.guide.is_some();
                if is_second { Err(place.mistake(Reason::Twice("::teacher"))) } else { Ok(()) }
            }
            _ => Err(place.mistake(Reason::Unknown(format!("::{name}")))),
        }
    }

    /// Ends a text; a directive that is still open should have been closed.
    fn leave(&mut self) {
        if let Open::Directive(name, behind) = self.open {
            self.mistakes.push(behind.mistake(Reason::NotEnded(format!("::{name}"))));
        }
        if let Err(mistake) = self.close() {
            self.mistakes.push(mistake);
        }
    }

    /// Completes the open part.
    fn close(&mut self) -> Result<(), Mistake> {
        let (open, words) = (std::mem::take(&mut self.open), std::mem::take(&mut self.words));
        let (words, answer) = words.split_at(self.answer.take().unwrap_or(words.len()));
        let (words, answer) = (tidy(words), tidy(answer));
        let part = match open {
            Open::Loose if words.is_empty() => return Ok(()),
            Open::Loose | Open::Text => Part::Text(words),
            Open::Directive("teacher", behind) => {
                let minutes = Some(behind).filter(|behind| !behind.text().is_empty());
                let minutes = minutes.map(|minutes| number(minutes, Guide::LONGEST)).transpose()?;
                self.guide = Some(Guide { minutes, words });
                return Ok(());
            }
            Open::Directive("play", mut behind) => {
                let [named] = behind.take([Missing::Recipe])?;
                let unknown = || named.mistake(Reason::Recipe(named.text().to_owned()));
                let recipe = Recipe::with_key(named.text()).ok_or_else(unknown)?;
                let refused = |problems| behind.mistake(Reason::Position(Box::new(problems)));
                Part::Bar(Bar { sum: behind.text().parse().map_err(refused)?, recipe, task: words })
            }
            Open::Directive("question", behind) => {
                nothing(behind)?;
                Part::Question { question: words, answer }
            }
            Open::Directive(name, behind) => Part::Task(Task { words, asked: asked(name, behind, answer)? }),
        };
        self.parts.push(part);
        Ok(())
    }
}

/// The question of a task.
fn asked(name: &str, mut behind: Arguments<'_>, answer: String) -> Result<Asked, Mistake> {
    Ok(match name {
        "move" => Asked::Move(game(behind)?),
        "winner" => Asked::Winner(game(behind)?),
        "row" => {
            let [named, last, shown] = behind.take([Missing::Coordinate, Missing::Last, Missing::Shows])?;
            let game = game(behind)?;
            let rules = game.ruleset().rules;
            let names = || rules.coordinates().map(|which| rules.name(which)).collect::<Vec<_>>().join(", ");
            let absent = || named.mistake(Reason::Coordinate(named.text().to_owned(), names()));
            let along = rules.named(named.text()).ok_or_else(absent)?;
            let unknown = || shown.mistake(Reason::Shows(shown.text().to_owned()));
            let shows = Shows::with_key(shown.text()).ok_or_else(unknown)?;
            Asked::Row(Row { game, along, last: number(last, Row::LONGEST)?, shows })
        }
        "rule" => {
            let (mut behind, answer) = behind.divided();
            let [named, bound] = behind.take([Missing::About, Missing::Bound])?;
            let unknown = || named.mistake(Reason::About(named.text().to_owned()));
            let about = About::with_key(named.text()).ok_or_else(unknown)?;
            let bound = number(bound, Rule::LARGEST)?;
            Asked::Rule(Rule { game: game(behind)?, about, bound, answer: on_one_line(answer.unwrap_or_default()) })
        }
        _ => {
            nothing(behind)?;
            Asked::Explanation { answer }
        }
    })
}

fn game(written: Arguments<'_>) -> Result<Game, Mistake> {
    if written.text().is_empty() {
        return Err(written.missing(Missing::Position));
    }
    written.text().parse().map_err(|problems| written.mistake(Reason::Position(Box::new(problems))))
}

fn number(written: Arguments<'_>, most: u32) -> Result<u32, Mistake> {
    let read = whole_number(written.text()).filter(|number| *number <= most);
    read.ok_or_else(|| written.mistake(Reason::Number(written.text().to_owned(), most)))
}

fn nothing(behind: Arguments<'_>) -> Result<(), Mistake> {
    if behind.text().is_empty() { Ok(()) } else { Err(behind.mistake(Reason::TooMuch(behind.text().to_owned()))) }
}

fn noted(behind: Arguments<'_>) -> Result<Noted, Mistake> {
    let mut noted = Noted { name: false, time: false };
    for word in behind.words() {
        match word.text() {
            "name" => noted.name = true,
            "time" => noted.time = true,
            other => return Err(word.mistake(Reason::Noted(other.to_owned()))),
        }
    }
    Ok(noted)
}
