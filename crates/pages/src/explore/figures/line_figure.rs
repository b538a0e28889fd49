//! Figure 3: a row, a column or a diagonal of the table as a sequence, and what is seen of it.

mod why_empty;

use crate::explore::figures::FigureProps;
use crate::explore::figures::downloads::{Content, Terms, downloads};
use crate::explore::figures::line_figure::why_empty::why_empty;
use crate::explore::figures::part::part_alone;
use crate::explore::figures::seen::{Seen, seen};
use crate::explore::law::law;
use maths::solver::Sequence;
use std::rc::Rc;
use web::kit::fields::Number;
use web::kit::{Edit, Gesture, fields};
use web::table::figures::caption::line_caption;
use web::table::solved::remote_state;
use web::table::{Action, Line, Look, Slot, State, Table};
use web::texts::{Texts, use_texts};
use web::view::pointing::Pointing;
use web::view::sequence_plot::SequencePlot;
use web::workers::solver::protocol::Show;
use yew::prelude::*;

/// A line of the table and where its terms lie.
#[derive(Clone, PartialEq)]
struct Followed {
    table: Rc<Table>,
    line: Line,
    /// The index of the first term: rows begin where the first legal position is.
    first: u32,
    values: Rc<Vec<u32>>,
}

impl Followed {
    /// Reads the line from a table that holds it.
    fn of(table: &Rc<Table>, line: Line) -> Option<Self> {
        let (columns, rows) = table.places;
        let length = match line {
            Line::Row(_) => columns,
            Line::Column(_) => rows,
            Line::Diagonal(by) => columns.saturating_sub(by).min(rows),
        };
        let numbers = |index: u32| {
            let (column, row) = table.window.kept(place(line, index)?)?;
            table.grid.at(column, row)
        };
        // Legal positions of a line lie side by side.
        let first = (0..length).find(|&index| numbers(index).is_some())?;
        let values = (first..length).map_while(|index| numbers(index).map(u32::from)).collect();
        Some(Self { table: Rc::clone(table), line, first, values: Rc::new(values) })
    }

    fn place(&self, at: u32) -> Option<(u32, u32)> {
        place(self.line, self.first + at)
    }

    fn at(&self, (column, row): (u32, u32)) -> Option<u32> {
        let index = match self.line {
            Line::Row(at) => (at == Some(row)).then_some(column),
            Line::Column(at) => (at == Some(column)).then_some(row),
            Line::Diagonal(by) => (column == row + by).then_some(row),
        }?;
        index.checked_sub(self.first).filter(|&at| (at as usize) < self.values.len())
    }
}

/// The place of a term.
fn place(line: Line, index: u32) -> Option<(u32, u32)> {
    match line {
        Line::Row(row) => Some((index, row?)),
        Line::Column(column) => Some((column?, index)),
        Line::Diagonal(by) => Some((index + by, index)),
    }
}

/// The sequence with its controls and what is seen.
#[component]
pub(super) fn LineFigure(props: &FigureProps) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let line = state.followed();
    // A table too large to be whole is asked for the line alone.
    let asked = state.question(Slot::Line);
    let (remote, slot) = if asked.is_some() { (&state.sequence, Slot::Line) } else { (&state.table, Slot::Table) };
    let question = state.question(slot);
    let table = remote.shown(question.as_ref());
    let is_stale = remote.is_old_for(question.as_ref());
    let is_busy = remote.is_waiting_for(question.as_ref());
    let followed = use_memo((table.cloned(), line), |(table, line)| {
        let table = table.as_ref().filter(|table| matches!(table.show, Show::Values | Show::Remoteness))?;
        Followed::of(table, *line)
    });
    let found = use_memo(Rc::clone(&followed), |followed| {
        let followed = (**followed).as_ref()?;
        Some(Seen::of(&Sequence::new(followed.first, followed.values.iter().copied())))
    });
    html! {
        <figure id="line" class="line-figure" aria-busy={is_busy.to_string()}>
            <h2 class="unseen">{ texts.line() }</h2>
            { line_controls(texts, state) }
            if asked.is_some() {
                { remote_state(texts, &state.sequence, Slot::Line, &props.on_ask, &props.on_cancel) }
            }
            { match (&*followed, &*found) {
                (Some(followed), Some(found)) => shown(texts, props, followed, found, is_stale),
                _ => {
                    let why = why_empty(table.map(|table| &**table), line, remote.call.refusal.is_some());
                    why.map(|why| html! { <p class="remark">{ why.in_words(texts) }</p> }).unwrap_or_default()
                }
            } }
        </figure>
    }
}

fn shown(texts: Texts, props: &FigureProps, followed: &Followed, found: &Seen, is_stale: bool) -> Html {
    let plane = followed.table.plane;
    let place_of = |position| followed.at(plane.place_of(position)?);
    let pointed = props.pointed.and_then(|(_, position)| place_of(position));
    let marked = place_of(props.state.game().position());
    let position_at = {
        let followed = followed.clone();
        move |at: u32| followed.place(at).and_then(|place| plane.position_at(place))
    };
    let on_point = {
        let position_at = position_at.clone();
        props
            .on_point
            .reform(move |at: Option<u32>| at.and_then(&position_at).map(|position| (plane.ruleset, position)))
    };
    let on_pick = {
        let on_pick = props.on_pick.clone();
        Callback::from(move |at: u32| {
            if let Some(position) = position_at(at) {
                on_pick.emit((plane.ruleset, position));
            }
        })
    };
    let name = index_name(followed);
    let said = pointed.or(marked).and_then(|at| Some((at, *followed.values.get(at as usize)?)));
    let wording = said.map(|(at, value)| format!("{name} = {}: {value}", followed.first + at));
    html! {
        <div class={classes!(is_stale.then_some("stale"))}>
            <Pointing text={wording.unwrap_or_else(|| "\u{a0}".into())}>
                <SequencePlot values={Rc::clone(&followed.values)} first={followed.first} label={label(texts, followed)} {name}
                    {marked} {pointed} {on_point} {on_pick} />
            </Pointing>
            <ul class="seen">{ for seen(texts, found, name).into_iter().map(|words| html! { <li key={words.clone()}>{ words }</li> }) }</ul>
            { law(texts, &props.state, plane.ruleset) }
            <p class="caption">{ for part_alone(texts, &props.state, &plane.ruleset) }{ line_caption(texts, &followed.table, &which(texts, followed)) }</p>
            <div class="foot">{ downloads(texts, terms(followed), props.state.look, is_stale) }</div>
        </div>
    }
}

/// The name of the coordinate that runs along the line.
fn index_name(followed: &Followed) -> &'static str {
    let [across, down] = followed.table.plane.names();
    match followed.line {
        Line::Row(_) => across,
        Line::Column(_) | Line::Diagonal(_) => down,
    }
}

fn label(texts: Texts, followed: &Followed) -> String {
    texts.line_label(&followed.values.len(), &which(texts, followed))
}

/// Which line it is.
fn which(texts: Texts, followed: &Followed) -> String {
    let [across, down] = followed.table.plane.names();
    match followed.line {
        Line::Row(at) => texts.line_row(&down, &at.unwrap_or(0)),
        Line::Column(at) => texts.line_column(&across, &at.unwrap_or(0)),
        Line::Diagonal(by) => texts.line_diagonal(&across, &down, &by),
    }
}

/// The line as it can be taken away.
fn terms(followed: &Followed) -> Content {
    let (table, values) = (Rc::clone(&followed.table), Rc::clone(&followed.values));
    Content::Line(Terms {
        table,
        which: which(Texts::default(), followed),
        along: index_name(followed),
        first: followed.first,
        values,
        is_mirrored: false,
    })
}

/// Row, column or diagonal, and which.
fn line_controls(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let look = state.look;
    let [across, down] = state.plane().names();
    let change = {
        let dispatcher = state.dispatcher();
        move |line, gesture| {
            dispatcher.dispatch(Action::Look(Edit::new(move |look: &mut Look| look.line = line), gesture))
        }
    };
    let followed = state.followed();
    let kinds = [Line::Row(None), Line::Column(None), Line::Diagonal(0)];
    let is_chosen = |kind: &Line| std::mem::discriminant(kind) == std::mem::discriminant(&followed);
    let names = [texts.kind_row(), texts.kind_column(), texts.kind_diagonal()];
    let options = kinds.iter().zip(names).map(|(kind, name)| (Html::from(name), is_chosen(kind))).collect::<Vec<_>>();
    let on_choose = {
        let change = change.clone();
        Callback::from(move |index: usize| change(kinds[index], Gesture::Settled))
    };
    let (name, at): (Html, u32) = match followed {
        Line::Row(at) => (html! { <var>{ down }</var> }, at.unwrap_or(0)),
        Line::Column(at) => (html! { <var>{ across }</var> }, at.unwrap_or(0)),
        Line::Diagonal(by) => (html! { <><var>{ across }</var>{ " − " }<var>{ down }</var></> }, by),
    };
    let with = move |at: u32| match followed {
        Line::Row(_) => Line::Row(Some(at)),
        Line::Column(_) => Line::Column(Some(at)),
        Line::Diagonal(_) => Line::Diagonal(at),
    };
    let most = look.size;
    let read = move |text: &str| text.trim().parse::<u32>().ok().filter(|at| *at <= most);
    let check = Callback::from(move |text: String| read(&text).map(drop).ok_or_else(|| texts.range(&most)));
    let on_change = {
        let change = change.clone();
        Callback::from(move |text: String| {
            if let Some(at) = read(&text) {
                change(with(at), Gesture::Settled);
            }
        })
    };
    let on_slide = Callback::from(move |(at, is_final): (u32, bool)| {
        change(with(at), if is_final { Gesture::Settled } else { Gesture::Moving });
    });
    html! {
        <div class="fixed">
            { fields::choice("line-kind", texts.line_kind(), options, &on_choose) }
            <Number id="line-at" label={name} value={at.to_string()} {check} {on_change} context={most.to_string()}
                slider={Some([0, most, at.min(most)])} {on_slide} />
        </div>
    }
}
