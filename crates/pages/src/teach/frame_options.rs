//! The options behind the recipes: they set what a learner sees in the frame.
//!
//! Each control dispatches its change, not the resulting state: two changes before the next render are both kept.

use crate::teach::{Action, FrameChange, State};
use maths::solver::Strength;
use web::kit::dispatching::dispatching_by;
use web::kit::fields;
use web::kit::frame::{Control, Lock, Settings, Theme, View};
use web::kit::text_field::{Shape, field};
use web::table::Computer;
use web::table::frame::family;
use web::texts::{Language, Texts};
use yew::prelude::*;

/// The state and where changes go.
pub(super) struct Options<'a> {
    pub state: &'a UseReducerHandle<State>,
}

impl Options<'_> {
    /// The settings of the frame that apply to the game.
    fn settings(&self) -> Settings {
        self.state.frame.for_sum(&self.state.sum).settings
    }

    /// A callback that dispatches the change that `change` makes from the emitted value.
    fn changing<T: 'static>(&self, change: impl Fn(T) -> FrameChange + 'static) -> Callback<T> {
        dispatching_by(&self.state.dispatcher(), move |value: T| Action::Frame(change(value)))
    }
}

/// The form.
pub(super) fn frame_options(texts: Texts, shown: &Options) -> Html {
    let settings = shown.settings();
    let control = |control: Control| {
        let on_switch = shown.changing(move |is_on| FrameChange::Control(control, is_on));
        let is_on = settings.controls.contains(&control);
        html! { <key={control.key()}>{ fields::switch(control_name(texts, control), "", is_on, &on_switch) }</> }
    };
    let lock = |lock: Lock| {
        let on_switch = shown.changing(move |is_on| FrameChange::Lock(lock, is_on));
        html! { <key={lock.key()}>{ fields::switch(lock_name(texts, lock), "", settings.locks.contains(&lock), &on_switch) }</> }
    };
    html! {
        <div class="share-options">
            { task(texts, shown) }
            { views(texts, shown) }
            <fieldset>
                <legend>{ texts.share_controls() }</legend>
                { for Control::ALL.iter().copied().map(control) }
                { fields::switch(texts.teach_rules(), "", settings.rules, &shown.changing(FrameChange::Rules)) }
            </fieldset>
            <fieldset>
                <legend>{ texts.share_help() }</legend>
                { fields::switch(texts.share_hints(), texts.share_hints_title(), settings.hints, &shown.changing(FrameChange::Hints)) }
                { fields::switch(texts.share_solver(), texts.share_solver_title(), settings.solver, &shown.changing(FrameChange::Solver)) }
            </fieldset>
            <fieldset>
                <legend>{ texts.share_locks() }</legend>
                { for Lock::ALL.iter().copied().map(lock) }
                <p class="remark">{ texts.share_locks_told() }</p>
            </fieldset>
            <div class="share-selects">{ players(texts, shown) }</div>
            <div class="share-selects">{ theme(texts, shown) }{ language(texts, shown) }</div>
        </div>
    }
}

fn views(texts: Texts, shown: &Options) -> Html {
    let name = |view| match view {
        View::Board => texts.share_board(),
        View::Table => texts.share_table(),
        View::Plot => texts.share_plot(),
        View::Columns => texts.share_columns(),
    };
    let views = View::of(family(&shown.state.sum));
    let current = shown.settings().view;
    let options = views.iter().map(|&view| (Html::from(name(view)), view == current)).collect::<Vec<_>>();
    let on_choose = shown.changing(move |index: usize| FrameChange::View(views[index]));
    fields::choice("frame-view", texts.share_shows(), options, &on_choose)
}

fn control_name(texts: Texts, control: Control) -> &'static str {
    match control {
        Control::Turn => texts.control_turn(),
        Control::Undo => texts.control_undo(),
        Control::Players => texts.control_players(),
        Control::Value => texts.control_value(),
        Control::Parameters => texts.control_parameters(),
        Control::Hint => texts.control_hint(),
        Control::Marks => texts.control_marks(),
        Control::Why => texts.control_why(),
        Control::Notation => texts.control_notation(),
    }
}

fn lock_name(texts: Texts, lock: Lock) -> &'static str {
    match lock {
        Lock::Position => texts.lock_position(),
        Lock::Ruleset => texts.lock_ruleset(),
        Lock::Moves => texts.lock_moves(),
    }
}

fn theme(texts: Texts, shown: &Options) -> Html {
    let name = |theme| match theme {
        Theme::Auto => texts.theme_auto(),
        Theme::Light => texts.theme_light(),
        Theme::Dark => texts.theme_dark(),
    };
    let chosen = shown.settings().theme;
    let options = Theme::ALL.iter().map(|&theme| (name(theme).to_owned(), theme == chosen)).collect::<Vec<_>>();
    let on_choose = shown.changing(|index: usize| FrameChange::Theme(Theme::ALL[index]));
    fields::select("frame-theme", texts.share_theme(), &options, &on_choose)
}

fn language(texts: Texts, shown: &Options) -> Html {
    let all: Vec<Option<Language>> = std::iter::once(None).chain(Language::all().map(Some)).collect();
    let name = |language: Option<Language>| language.map_or(texts.share_browser(), Language::name);
    let chosen = shown.settings().language;
    let options = all.iter().map(|&one| (name(one).to_owned(), one == chosen)).collect::<Vec<_>>();
    let on_choose = shown.changing(move |index: usize| FrameChange::Language(all[index]));
    fields::select("frame-language", texts.share_language(), &options, &on_choose)
}

fn task(texts: Texts, shown: &Options) -> Html {
    let on_write = shown.changing(FrameChange::Task);
    let shape = Shape { longest: Some(Settings::LONGEST_TASK), ..Shape::LINE };
    field("frame-task", texts.share_task(), &shown.settings().task, shape, &on_write)
}

/// The frequencies with which the computer finds the best move, in per cent, beginning with always.
const STRENGTHS: [u8; 3] = [100, 80, 40];

fn players(texts: Texts, shown: &Options) -> Html {
    let computer = shown.state.frame.computer;
    let strength = computer.map_or(Strength::FULL, |computer| computer.strength);
    let seats = [None, Some(true), Some(false)];
    let name = |seat| match seat {
        None => texts.teach_two_people(),
        Some(true) => texts.teach_reader_first(),
        Some(false) => texts.teach_computer_first(),
    };
    let seat = computer.map(|computer| computer.is_second);
    let options: Vec<_> = seats.iter().map(|&one| (name(one).to_owned(), one == seat)).collect();
    let on_choose = shown.changing(move |index: usize| {
        FrameChange::Computer(seats[index].map(|is_second| Computer { is_second, strength, seed: 0 }))
    });
    let mistakes = [texts.teach_mistakes_none(), texts.teach_mistakes_some(), texts.teach_mistakes_many()];
    html! {
        <>
            { fields::select("frame-players", texts.teach_players(), &options, &on_choose) }
            { computer.map(|computer| {
                let one = |(name, percent): (&str, u8)| (name.to_owned(), Strength::new(percent) == Some(computer.strength));
                let options: Vec<_> = mistakes.into_iter().zip(STRENGTHS).map(one).collect();
                let on_choose = shown.changing(move |index: usize| {
                    let strength = Strength::new(STRENGTHS[index]).unwrap_or(Strength::FULL);
                    FrameChange::Computer(Some(Computer { strength, ..computer }))
                });
                fields::select("frame-mistakes", texts.teach_mistakes(), &options, &on_choose)
            }).unwrap_or_default() }
        </>
    }
}
