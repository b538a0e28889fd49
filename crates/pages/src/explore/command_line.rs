//! The command line: the whole game played by writing, with an answer to everything that is written.
//!
//! ```text
//! details.command                     closed until it is asked for
//! ├─ summary                          "Commands"
//! ├─ label, input#command             Enter runs the command, arrow up and down bring back earlier ones
//! └─ p.said role=status               the answer
//! ```

use crate::explore::command::{Response, read, respond};
use crate::explore::random::by_chance;
use web::table::State;
use web::texts::use_texts;
use web::view::hooks::use_state_eq;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// So many commands are remembered.
const MOST: usize = 100;

/// What was written so far, and which of them the box shows; after the last, the box is empty.
#[derive(Default)]
struct Written {
    lines: Vec<String>,
    at: usize,
}

/// Input and answer.
#[component]
pub(super) fn CommandLine(props: &Props) -> Html {
    let texts = use_texts();
    let said = use_state_eq(String::new);
    let written = use_mut_ref(Written::default);
    let onkeydown = {
        let (state, said) = (props.state.clone(), said.setter());
        Callback::from(move |event: KeyboardEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            match event.key().as_str() {
                // While a word is being composed, Enter only ends the word.
                "Enter" if !event.is_composing() => {
                    let text = input.value();
                    input.set_value("");
                    let Response { say, action } = match read(&text) {
                        Ok(command) => respond(texts, &state, &command, &mut by_chance),
                        Err(unknown) => Response::only(unknown.in_words(texts)),
                    };
                    written.borrow_mut().add(text);
                    said.set(say);
                    if let Some(action) = action {
                        state.dispatch(action);
                    }
                }
                "ArrowUp" => input.set_value(written.borrow_mut().walk(-1)),
                "ArrowDown" => input.set_value(written.borrow_mut().walk(1)),
                _ => return,
            }
            event.prevent_default();
        })
    };
    html! {
        <details class="command">
            <summary>{ texts.commands() }</summary>
            <label for="command">{ texts.command() }</label>
            <input id="command" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
                placeholder="help" {onkeydown} />
            <p class="said" role="status">{ &*said }</p>
        </details>
    }
}

impl Written {
    fn add(&mut self, line: String) {
        if self.lines.last() != Some(&line) && !line.trim().is_empty() {
            self.lines.push(line);
        }
        if self.lines.len() > MOST {
            self.lines.remove(0);
        }
        self.at = self.lines.len();
    }

    fn walk(&mut self, step: isize) -> &str {
        self.at = self.at.saturating_add_signed(step).min(self.lines.len());
        self.lines.get(self.at).map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Written};

    #[test]
    fn earlier_commands_come_back_and_the_oldest_are_forgotten() {
        let mut written = Written::default();
        assert_eq!(written.walk(-1), "");
        for line in ["x3", "undo", "undo", " "] {
            written.add(line.into());
        }
        assert_eq!([-1, -1, -1, 1, 1].map(|step| written.walk(step).to_owned()), ["undo", "x3", "x3", "undo", ""]);
        (0..MOST).for_each(|number| written.add(number.to_string()));
        (0..MOST + 9).for_each(|_| drop(written.walk(-1).to_owned()));
        assert_eq!(written.walk(0), "0");
    }
}
