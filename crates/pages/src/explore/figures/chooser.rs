//! The figures there are, as small pictures of what they show now: buttons, one of which is pressed.

use crate::explore::figures::miniatures;
use maths::games::{Position, Rules};
use maths::solver::Grid;
use std::rc::Rc;
use web::table::figures::colouring::Hue;
use web::table::{Action, Figure, Heights, Line, Plot, Slot, State, Table};
use web::texts::{Texts, use_texts};
use web::view::miniature::Miniature;
use web::view::palette::{Palette, page_stops};
use web::view::theme::use_theme;
use web::workers::solver::protocol::Show;
use yew::prelude::*;

/// The state, and which figure is large.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    pub figure: Figure,
    pub plot: Plot,
}

/// A figure that can be chosen; P-positions in a form.
type Choice = (Figure, Option<Plot>);

/// `div.chooser` with a button for each figure.
#[component]
pub(super) fn Chooser(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, figure, plot } = props;
    let choices = choices(state.game().ruleset().rules, state.beside().is_some());
    let button = |&(of, form): &Choice| {
        let is_shown = of == *figure && form.is_none_or(|form| form == *plot);
        let dispatcher = state.dispatcher();
        let onclick = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Show(of, form)));
        let name = name(texts, of, form);
        html! {
            <button key={name} type="button" class="choose" aria-pressed={is_shown.to_string()} {onclick}>
                <Small state={state.clone()} figure={of} {form} />
                <span>{ name }</span>
            </button>
        }
    };
    html! {
        <div class="chooser" role="group" aria-label={texts.choose_figure()}>{ for choices.iter().map(button) }</div>
    }
}

/// The figures that there are of a game.
fn choices(rules: Rules, is_compared: bool) -> Vec<Choice> {
    let mut choices = vec![(Figure::Table, None)];
    choices.extend(Plot::of(rules).iter().map(|form| (Figure::Positions, Some(*form))));
    if rules == Rules::SHARING {
        choices.push((Figure::Columns, None));
    }
    choices.push((Figure::Line, None));
    if is_compared && rules.has_tables() {
        choices.push((Figure::Comparison, None));
    }
    choices
}

/// What a figure is called.
fn name(texts: Texts, figure: Figure, form: Option<Plot>) -> &'static str {
    match (figure, form) {
        (Figure::Table, _) => texts.choose_table(),
        (Figure::Positions, Some(Plot::Above) | None) => texts.choose_above(),
        (Figure::Positions, Some(Plot::Space)) => texts.choose_space(),
        (Figure::Positions, Some(Plot::Projected)) => texts.choose_projected(),
        (Figure::Positions, Some(Plot::List)) => texts.choose_list(),
        (Figure::Line, _) => texts.choose_line(),
        (Figure::Columns, _) => texts.choose_columns(),
        (Figure::Comparison, _) => texts.comparison(),
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SmallProps {
    state: UseReducerHandle<State>,
    figure: Figure,
    form: Option<Plot>,
}

/// What a miniature is made of: it is made anew only when this changes.
#[derive(Clone, PartialEq)]
struct Source {
    figure: Figure,
    form: Option<Plot>,
    table: Option<Rc<Table>>,
    heights: [Option<Rc<Heights>>; 2],
    line: Line,
    column: u32,
}

/// The miniature of one figure. It asks the solver for nothing: before there is an answer it is empty.
#[component]
fn Small(props: &SmallProps) -> Html {
    let SmallProps { state, figure, form } = props;
    let table = state.table.shown(state.question(Slot::Table).as_ref()).cloned();
    let heights = [(&state.heights, Slot::Heights), (&state.heights_beside, Slot::HeightsBeside)]
        .map(|(remote, slot)| remote.shown(state.question(slot).as_ref()).cloned());
    let is_list = *form == Some(Plot::List);
    let column = table.as_ref().and_then(|table| table.plane.place_of(state.game().position())).map_or(0, |at| at.0);
    let theme = use_theme();
    let hue = table
        .as_ref()
        .filter(|_| *figure == Figure::Table)
        .map(|it| Hue::of(it, state.look.mode, state.look.map, theme));
    let largest = heights[0].as_ref().map_or(0, |heights| heights.tally.largest);
    let source = Source { figure: *figure, form: *form, table, heights, line: state.followed(), column };
    let first = source.heights[0].clone().filter(|_| is_list);
    let grid = use_memo(source, |source| source.grid().unwrap_or_else(empty));
    let palette =
        use_memo((hue, *figure, *form, largest, state.look.map, theme), |&(hue, figure, form, largest, map, _)| {
            let stops = |name: &str| page_stops(name);
            match (figure, form) {
                (Figure::Table, _) => hue.map_or_else(|| flat("--p"), |hue| hue.palette()),
                (Figure::Positions, Some(Plot::Above | Plot::Space)) => {
                    Palette::sequential(largest, &stops(map.of_heights()), None, [0; 4])
                }
                (Figure::Positions, _) => flat("--p"),
                (Figure::Line | Figure::Columns, _) => flat("--link"),
                (Figure::Comparison, _) => {
                    let of = ["--sheet", "--kind-1", "--kind-2", "--p", "--ink"];
                    Palette::categories(&of.map(|name| stops(name).first().copied().unwrap_or_default()), [0; 4])
                }
            }
        });
    if is_list {
        return first_ones(first.as_deref());
    }
    let upwards = *figure != Figure::Table || state.look.is_upwards(state.game().ruleset().rules);
    html! { <Miniature grid={Rc::clone(&grid)} palette={(*palette).clone()} {upwards} /> }
}

/// All numbers in one colour of the page.
fn flat(property: &str) -> Palette {
    Palette::sequential(0, &page_stops(property), None, [0; 4])
}

/// As large as the others, so that nothing moves when the answer comes.
fn empty() -> Grid {
    Grid { columns: 1, rows: 1, values: vec![Grid::NOTHING] }
}

impl Source {
    fn grid(&self) -> Option<Grid> {
        let (table, [here, there]) = (self.table.as_deref(), [0, 1].map(|index: usize| self.heights[index].as_deref()));
        match (self.figure, self.form) {
            (Figure::Table, _) => Some(miniatures::of_table(table?)),
            (Figure::Positions, Some(Plot::Space)) => Some(miniatures::in_space(here?)),
            (Figure::Positions, Some(Plot::Projected)) => Some(miniatures::projected(here?)),
            (Figure::Positions, Some(Plot::Above | Plot::List) | None) => Some(miniatures::from_above(here?)),
            (Figure::Line, _) => {
                let table = table.filter(|it| matches!(it.show, Show::Values | Show::Remoteness))?;
                Some(miniatures::of_line(table, self.line))
            }
            (Figure::Columns, _) => Some(miniatures::of_column(table?, self.column)),
            (Figure::Comparison, _) => Some(miniatures::of_comparison(here?, there?)),
        }
    }
}

/// The first P-positions as they are listed.
fn first_ones(heights: Option<&Heights>) -> Html {
    let (columns, rows) = heights.map_or((0, 0), |heights| heights.places);
    let places = (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row)));
    let found = places.filter_map(|place| heights?.position_at(place)).take(4);
    let line = |position: Position| {
        let numbers: Vec<String> = position.coordinates.iter().map(u32::to_string).collect();
        html! { <span>{ format!("({})", numbers.join(", ")) }</span> }
    };
    html! { <span class="miniature listed" aria-hidden="true">{ for found.map(line) }</span> }
}

#[cfg(test)]
mod tests {
    use super::choices;
    use maths::games::Rules;
    use web::table::Figure;

    #[test]
    fn every_game_has_its_figures() {
        let of = |text: &str, is_compared: bool| {
            let ruleset: maths::games::Ruleset = text.parse().unwrap();
            choices(ruleset.rules, is_compared).len()
        };
        assert_eq!([of("nim", false), of("nim", true), of("sharing", false)], [6, 7, 5]);
        let own = ["rules:n", "rules:a b", "rules:a b c", "rules:a b c;move a,b,c by any", "rules:a b c d"];
        assert_eq!(own.map(|text| of(text, false)), [2, 4, 5, 2, 2]);
        let piles = choices(Rules::SIX_PILES, true);
        assert_eq!(piles, [(Figure::Table, None), (Figure::Line, None)]);
    }
}
