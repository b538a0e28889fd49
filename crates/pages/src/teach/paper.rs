//! The first page, for the learner.
//!
//! ```text
//! article.sheet
//! ├─ header                title, name and date
//! ├─ p …                   the rules, and the teacher's own words
//! └─ section.sheet-bar …   for each position
//!    ├─ svg.printed
//!    └─ ol.questions       each with lines to write on
//!       └─ table.to-fill, the link as text and as a code
//! ```

use crate::teach::solving::Known;
use crate::teach::{Asked, Opens, Sheet};
use maths::games::{Coordinate, Drawn, Game, Position, Rules, Sum, Whole};
use maths::solver::{Grid, Plane};
use maths::values::Outcome;
use web::kit::families::family_name;
use web::kit::lesson_words::paragraphs;
use web::kit::picture::Picture;
use web::kit::words::what_it_is;
use web::table::duel::words::sizes;
use web::texts::{Place, Texts, woven};
use web::view::qr::Qr;
use yew::prelude::*;

/// The largest drawing of a position that has the sheet for itself, and of one of several, in pixels of 1/96 inch. The first
/// number is the width of the sheet between its margins.
const ALONE: [u32; 2] = [700, 290];
const AMONG: [u32; 2] = [700, 210];

/// The largest drawing of a smaller bar, in the same pixels.
const SMALL: [u32; 2] = [170, 72];

/// The questions.
pub(super) fn paper(texts: Texts, sheet: &Sheet, known: &Known) -> Html {
    let mut rules: Vec<String> = Vec::new();
    for sum in sheet.bars.iter().map(|entry| rules_of(texts, &entry.sum)) {
        if !rules.contains(&sum) {
            rules.push(sum);
        }
    }
    html! {
        <article class="sheet">
            <header>
                <h2>{ title(texts, sheet) }</h2>
                <p class="name-and-date"><span>{ texts.sheet_name() }</span><span>{ texts.sheet_date() }</span></p>
            </header>
            { for rules.into_iter().map(|words| html! { <p class="rules">{ words }</p> }) }
            { for paragraphs(&sheet.words).map(|words| html! { <p class="words">{ words }</p> }) }
            { for sheet.bars.iter().enumerate().map(|(place, entry)| html! {
                <div key={entry.id} class="sheet-bar">{ bar(texts, sheet, known, place, &entry.sum) }</div>
            }) }
        </article>
    }
}

/// The name of a position on a sheet with several; nothing where it is the only one and named in the title.
pub(super) fn heading(texts: Texts, sheet: &Sheet, place: usize, sum: &Sum) -> Html {
    if sheet.bars.len() == 1 && sheet.title.is_empty() {
        return Html::default();
    }
    let number = if sheet.bars.len() > 1 { format!("{}. ", place + 1) } else { String::new() };
    html! { <h3>{ number }{ named(texts, sum) }</h3> }
}

fn bar(texts: Texts, sheet: &Sheet, known: &Known, place: usize, sum: &Sum) -> Html {
    let link = Opens::Play.address(sum);
    let room = if sheet.bars.len() == 1 { ALONE } else { AMONG };
    let plane = sheet.plane(sum).filter(|_| sheet.asks(Asked::Table)).map(|(plane, _)| plane);
    let live = html! {
        <div class="try-out">
            <Qr text={link.clone()} label={texts.link_as_code()} />
            <p>{ texts.sheet_link() }<br /><span class="sheet-link">{ &link }</span></p>
        </div>
    };
    html! {
        <>
            { heading(texts, sheet, place, sum) }
            <Picture sum={sum.clone()} {room} />
            <ol class="questions">
                if sheet.asks(Asked::Winner) { <li>{ texts.sheet_who_wins() }{ lines(1) }</li> }
                if sheet.asks(Asked::Moves) { <li>{ winning_moves_asked(texts, sum) }{ lines(2) }</li> }
                { smaller_bars(texts, sheet, known, sum) }
                if let Some(plane) = &plane {
                    <li>
                        if sum.only().is_none() { { texts.sum_part(&1) }{ texts.between_sentences() } }
                        { table_asked(texts, plane) }
                        <div class="table-and-link">{ table(texts, plane, sheet.size, None) }{ live.clone() }</div>
                    </li>
                    <li>{ texts.sheet_pattern() }{ lines(2) }</li>
                }
            </ol>
            if plane.is_none() { { live } }
        </>
    }
}

/// Three smaller bars with a letter and room to write; nothing while they are not known.
fn smaller_bars(texts: Texts, sheet: &Sheet, known: &Known, sum: &Sum) -> Html {
    let bars = known.smaller(sheet, sum);
    if bars.is_empty() {
        return Html::default();
    }
    let bar = |(letter, (game, _)): (char, (Game, Outcome))| {
        html! { <div key={letter.to_string()}><Picture sum={Sum::from(game)} room={SMALL} /><p>{ letter }{ ")" }</p>{ lines(1) }</div> }
    };
    html! { <li>{ texts.sheet_smaller() }<div class="smaller-bars">{ for ('a'..).zip(bars).map(bar) }</div></li> }
}

/// The rules, true also where nothing has a colour.
fn rules_of(texts: Texts, sum: &Sum) -> String {
    let Some(game) = sum.only().filter(|game| game.ruleset().rules.is_bar()) else { return what_it_is(texts, sum) };
    let how = if game.ruleset().misere { texts.sheet_bars_misere() } else { texts.sheet_bars_normal() };
    if game.ruleset().pass { [how, texts.between_sentences(), texts.one_pass()].concat() } else { how.into() }
}

/// The title of the sheet: the teacher's, or the names of the positions if there is one only.
pub(super) fn title(texts: Texts, sheet: &Sheet) -> String {
    match sheet.bars.as_slice() {
        _ if !sheet.title.is_empty() => sheet.title.clone(),
        [only] => named(texts, &only.sum),
        _ => texts.worksheet().into(),
    }
}

/// The name of the game with its position; of a sum those of all its parts.
pub(super) fn named(texts: Texts, sum: &Sum) -> String {
    let parts: Vec<String> = sum.parts().iter().map(|game| title_of(texts, game)).collect();
    let rules = if sum.only().is_some() { Whole::default() } else { sum.whole() };
    let misere = rules.misere.then(|| texts.sum_misere_whole());
    let pass = rules.pass.map(|_| texts.sum_pass_whole());
    let rules: Vec<&str> = misere.into_iter().chain(pass).collect();
    let rules = if rules.is_empty() { String::new() } else { format!(" ({})", rules.join(texts.list_comma())) };
    parts.join(" + ") + &rules
}

fn title_of(texts: Texts, game: &Game) -> String {
    let family = family_name(texts, game.ruleset().rules.family()).to_owned();
    let misere = game.ruleset().misere.then(|| texts.misere().to_owned());
    let names: Vec<String> = [family, sizes(texts, game, game.position())].into_iter().chain(misere).collect();
    names.join(texts.list_comma())
}

fn winning_moves_asked(texts: Texts, sum: &Sum) -> &'static str {
    let Some(game) = sum.only() else { return texts.sheet_moves_sum() };
    match game.ruleset().rules.drawn() {
        Drawn::Strips => texts.sheet_moves_own(),
        Drawn::Piles => texts.sheet_moves_piles(),
        Drawn::Bar => texts.sheet_moves_bars(),
    }
}

fn table_asked(texts: Texts, plane: &Plane) -> Html {
    // Any legal position of the plane says how its cells are read.
    let [across, down] = plane.names();
    // The fourth coordinate is 1 if the pass can still be used.
    let pass = |position: Position| {
        if plane.ruleset.pass { format!(", {}", u32::from(position.pass)) } else { String::new() }
    };
    let cell = match (plane.ruleset.rules, plane.position_at((0, 0)).or_else(|| first(plane))) {
        (_, Some(position)) if !plane.ruleset.rules.has_tables() => {
            let name = |which: Coordinate| plane.ruleset.rules.name(which);
            let cell = |which: Coordinate| {
                if [across, down].contains(&name(which)) { name(which).to_owned() } else { position[which].to_string() }
            };
            format!("({})", plane.ruleset.rules.coordinates().map(cell).collect::<Vec<_>>().join(", "))
        }
        (Rules::Piles(_) | Rules::Own(_), position) | (_, position @ None) => {
            format!("(0, {down}, {across}{})", position.map(pass).unwrap_or_default())
        }
        (_, Some(position)) => format!("({across}, {}, {down}{})", position.xyz()[1], pass(position)),
    };
    let asked = if plane.ruleset.misere { texts.sheet_table_misere(&Place(0)) } else { texts.sheet_table(&Place(0)) };
    woven(&asked, &[html! { <var>{ cell }</var> }])
}

/// The first legal position of a plane, in a box as large as a sheet can have.
fn first(plane: &Plane) -> Option<Position> {
    (0..=22).flat_map(|sum| (0..=sum).map(move |row| (sum - row, row))).find_map(|place| plane.position_at(place))
}

/// A plane with its headers, to be filled in; with values, filled.
pub(super) fn table(texts: Texts, plane: &Plane, size: u32, values: Option<&Grid>) -> Html {
    let [across, down] = plane.names();
    let cell = |(column, row): (u32, u32)| {
        let is_legal = plane.position_at((column, row)).is_some();
        let value = values.and_then(|values| values.at(column, row));
        let class = match (is_legal, value) {
            (false, _) => Some("no-position"),
            (true, Some(0)) => Some("p"),
            (true, _) => None,
        };
        html! { <td key={column} {class}>{ value.filter(|_| is_legal).map(|value| value.to_string()).unwrap_or_default() }</td> }
    };
    html! {
        <table class="to-fill" tabindex="0">
            <caption class="unseen">{ texts.worksheet_table() }</caption>
            <thead>
                <tr>
                    <th><var>{ down }</var>{ " \\ " }<var>{ across }</var></th>
                    { for (0..=size).map(|column| html! { <th key={column} scope="col">{ column }</th> }) }
                </tr>
            </thead>
            <tbody>
                { for (0..=size).map(|row| html! {
                    <tr key={row}><th scope="row">{ row }</th>{ for (0..=size).map(|column| cell((column, row))) }</tr>
                }) }
            </tbody>
        </table>
    }
}

/// Room to write.
fn lines(count: usize) -> Html {
    html! { <>{ for (0..count).map(|line| html! { <span key={line} class="line-to-write"></span> }) }</> }
}
