//! The tab with the worksheet: its fields, and the sheet as it will be printed.

use crate::teach::answers::answers;
use crate::teach::give::give;
use crate::teach::paper::paper;
use crate::teach::position_field::PositionField;
use crate::teach::removed::restore;
use crate::teach::solving::{Heard, Known, questions, use_known};
use crate::teach::{Action, Asked, Entry, Opens, Sheet, SheetChange, State, print_page};
use maths::solver::Cut;
use web::kit::dispatching::{dispatching, dispatching_by};
use web::kit::fields;
use web::kit::fields::bounded;
use web::kit::text_field::{Shape, field};
use web::kit::unkept::Kept;
use web::kit::words::sentence;
use web::table::SolverReply;
use web::table::notice::reason as unanswered;
use web::texts::{Place, Texts, use_texts, woven};
use web::view::waiting::{Waiting, refused};
use web::workers::solver::protocol::Question;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

impl Props {
    /// A callback that dispatches the change of the worksheet that `change` makes from the emitted value.
    fn changing<T: 'static>(&self, change: impl Fn(T) -> SheetChange + 'static) -> Callback<T> {
        dispatching_by(&self.state.dispatcher(), move |value: T| Action::Sheet(change(value)))
    }
}

/// Fields at one side, paper at the other. Only the paper is printed.
#[component]
pub(super) fn PrintTab(props: &Props) -> Html {
    let texts = use_texts();
    let sheet = &props.state.sheet;
    let questions = questions(sheet);
    let known = use_known(&questions);
    html! {
        <section class="worksheet" aria-label={texts.worksheet()}>
            <div class="sheet-controls">
                { field("sheet-title", texts.teach_title(), &sheet.title, Shape::LINE, &props.changing(SheetChange::Title)) }
                { field("sheet-words", texts.sheet_words(), &sheet.words, Shape::lines(3), &props.changing(SheetChange::Words)) }
                { positions(texts, props) }
                { restore(texts, &props.state) }
                { asked(texts, props) }
                { table(texts, props) }
                <div class="adding"><button type="button" class="primary" onclick={|_: MouseEvent| print_page()}>{ texts.print() }</button></div>
                <p class="remark">{ texts.worksheet_told() }{ texts.between_sentences() }<Kept words={texts.teach_draft()} /></p>
                { progress(texts, props, &known, &questions) }
            </div>
            <div class="sheets">
                { paper(texts, sheet, &known) }
                if sheet.asks(Asked::Answers) { { answers(texts, sheet, &known) } }
            </div>
        </section>
    }
}

fn positions(texts: Texts, props: &Props) -> Html {
    let sheet = &props.state.sheet;
    let is_only = sheet.bars.len() == 1;
    let row = |(place, Entry { id, sum }): (usize, &Entry)| {
        let id = *id;
        let name = texts.sheet_position(&(place + 1));
        let on_place = props.changing(move |sum| SheetChange::Position(id, sum));
        let onclick = props.changing(move |_: MouseEvent| SheetChange::Remove(id));
        html! {
            <div key={id} class="sheet-position">
                <PositionField id={format!("sheet-position-{id}")} label={name.clone()} is_folded={true} sum={sum.clone()} {on_place} />
                { give(texts, format!("sheet-link-{id}"), Opens::Play.address(sum)) }
                <button type="button" class="quiet" aria-label={texts.block_remove(&name)} aria-disabled={is_only.to_string()} {onclick}>{ texts.block_remove_short() }</button>
            </div>
        }
    };
    let is_full = sheet.bars.len() >= Sheet::MOST_BARS;
    let next = props.state.sum.clone();
    let on_add = props.changing(move |_: MouseEvent| SheetChange::Add(next.clone()));
    html! {
        <div class="sheet-positions" role="group" aria-label={texts.sheet_positions()}>
            { for sheet.bars.iter().enumerate().map(row) }
            <button type="button" aria-disabled={is_full.to_string()} onclick={on_add}>{ texts.block_add_bar() }</button>
        </div>
    }
}

fn asked(texts: Texts, props: &Props) -> Html {
    let switch = |asked: Asked| {
        let (label, title) = match asked {
            Asked::Winner => (texts.ask_winner(), ""),
            Asked::Moves => (texts.ask_moves(), ""),
            Asked::Smaller => (texts.ask_smaller(), ""),
            Asked::Table => (texts.ask_table(), ""),
            Asked::Answers => (texts.with_answers(), texts.with_answers_title()),
        };
        let on_switch = props.changing(move |is_on| SheetChange::Ask(asked, is_on));
        html! { <key={label}>{ fields::switch(label, title, props.state.sheet.asks(asked), &on_switch) }</> }
    };
    html! { <fieldset class="asked-of"><legend>{ texts.sheet_asked() }</legend>{ for Asked::ALL.map(switch) }</fieldset> }
}

/// The size of the tables and their plane, if there are tables.
fn table(texts: Texts, props: &Props) -> Html {
    let sheet = &props.state.sheet;
    if !sheet.asks(Asked::Table) {
        return Html::default();
    }
    let var = |name: &'static str| [html! { <var>{ name }</var> }];
    let sizes = [*Sheet::SIZES.start(), *Sheet::SIZES.end(), sheet.size];
    let planes = sheet.bars.iter().filter_map(|entry| sheet.plane(&entry.sum));
    let most = planes
        .filter(|(plane, _)| plane.ruleset.rules.is_bar() && matches!(plane.cut, Cut::Fixed(..)))
        .map(|(_, most)| most)
        .max();
    let own = sheet.bars.iter().find_map(|entry| entry.sum.only()).map(|game| game.position().xyz()[1]);
    let height = sheet.height.or(own).unwrap_or(0);
    html! {
        <>
            { bounded(texts, "sheet-size", woven(&texts.worksheet_size(&Place(0)), &var("N")), sizes, props.changing(SheetChange::Size)) }
            { most.map(|most| bounded(texts, "sheet-height", woven(&texts.number_height(&Place(0)), &var("y")),
                [0, most, height.min(most)], props.changing(SheetChange::Height))).unwrap_or_default() }
        </>
    }
}

/// The progress of the answers, or the reason why there are none.
fn progress(texts: Texts, props: &Props, known: &UseReducerHandle<Known>, questions: &[Question]) -> Html {
    let found = questions.iter().find_map(|question| match known.reply(question) {
        Some(SolverReply::Refused(reason)) => Some(*reason),
        Some(_) | None => None,
    });
    if let Some(reason) = found {
        let on_retry = dispatching(known, |()| Heard::Again);
        return refused(texts, &sentence(texts, &unanswered(texts, reason)), &on_retry);
    }
    match known.pending(questions) {
        None => Html::default(),
        Some(pending) => {
            let done = (pending.done > 0.0).then(|| pending.done / pending.total.max(1.0));
            let asked = if props.state.sheet.asks(Asked::Answers) { Asked::Answers } else { Asked::Smaller };
            let on_cancel = props.changing(move |()| SheetChange::Ask(asked, false));
            html! { <Waiting {done} text={texts.sheet_solving()} {on_cancel} /> }
        }
    }
}
