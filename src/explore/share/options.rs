//! What a learner sees in the frame: switches, and the task.
//!
//! Each control says what it changes, not what comes out of it: two changes before the page is drawn again are both kept.

use crate::frame::Control;
use crate::frame::Lock;
use crate::frame::Named;
use crate::frame::Parameter;
use crate::frame::Settings;
use crate::frame::Theme;
use crate::frame::View;
use crate::games::Family;
use crate::kit::fields::Choice;
use crate::kit::fields::Select;
use crate::kit::fields::Switch;
use crate::texts::Language;
use crate::texts::Texts;
use crate::texts::use_texts;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The settings that are chosen.
#[derive(PartialEq, Default)]
pub(super) struct Chosen(pub Settings);

/// A change of the settings.
pub(super) type Change = Box<dyn FnOnce(&mut Settings)>;

impl Reducible for Chosen {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut settings = self.0.clone();
        change(&mut settings);
        Rc::new(Self(settings))
    }
}

/// The settings, which take changes.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub settings: UseReducerHandle<Chosen>,
    /// The game that is shared.
    pub family: Family,
}

impl Props {
    /// A callback that changes the settings by what it is called with.
    fn changing<T: 'static>(&self, change: impl Fn(&mut Settings, T) + Clone + 'static) -> Callback<T> {
        let settings = self.settings.dispatcher();
        Callback::from(move |value: T| {
            let change = change.clone();
            settings.dispatch(Box::new(move |settings: &mut Settings| change(settings, value)));
        })
    }
}

/// The form.
#[component]
pub(super) fn Options(props: &Props) -> Html {
    let texts = use_texts();
    let settings = &props.settings.0;
    let with = |change: fn(&mut Settings, bool)| props.changing(change);
    html! {
        <div class="share-options">
            { views(texts, props) }
            <fieldset>
                <legend>{ texts.share_controls() }</legend>
                { for Control::ALL.iter().map(|&control| one_of(props, control, control_name(texts, control), |settings| &mut settings.controls)) }
            </fieldset>
            <fieldset>
                <legend>{ texts.share_help() }</legend>
                <Switch label={texts.share_hints()} title={texts.share_hints_title()} is_on={settings.hints}
                    on_switch={with(|settings, is_on| settings.hints = is_on)} />
                <Switch label={texts.share_solver()} title={texts.share_solver_title()} is_on={settings.solver}
                    on_switch={with(|settings, is_on| settings.solver = is_on)} />
            </fieldset>
            <fieldset>
                <legend>{ texts.share_locks() }</legend>
                { for Lock::ALL.iter().map(|&lock| one_of(props, lock, lock_name(texts, lock), |settings| &mut settings.locks)) }
                <p class="remark">{ texts.share_locks_told() }</p>
            </fieldset>
            <div class="share-selects">{ theme(texts, props) }{ language(texts, props) }</div>
            { task(texts, props) }
        </div>
    }
}

fn views(texts: Texts, props: &Props) -> Html {
    let name = |view| match view {
        View::Board => texts.share_board(),
        View::Table => texts.share_table(),
        View::Plot => texts.share_plot(),
        View::Columns => texts.share_columns(),
    };
    let views = View::of(props.family);
    let shown = props.settings.0.for_family(props.family).view;
    let options = views.iter().map(|&view| (Html::from(name(view)), view == shown)).collect::<Vec<_>>();
    let on_choose = props.changing(move |settings, index: usize| settings.view = views[index]);
    html! { <Choice name="share-view" label={texts.share_shows()} {options} {on_choose} /> }
}

/// A switch for one member of a list.
fn one_of<T: Named>(props: &Props, one: T, label: &'static str, list: fn(&mut Settings) -> &mut Vec<T>) -> Html {
    let is_on = list(&mut props.settings.0.clone()).contains(&one);
    let on_switch = props.changing(move |settings, is_on: bool| {
        let old = std::mem::take(list(settings));
        // In the order of the set, whatever was chosen first.
        let is_in = |other: &T| if *other == one { is_on } else { old.contains(other) };
        *list(settings) = T::ALL.iter().copied().filter(is_in).collect();
    });
    html! { <Switch key={one.name()} {label} title="" {is_on} {on_switch} /> }
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

fn theme(texts: Texts, props: &Props) -> Html {
    let name = |theme| match theme {
        Theme::Auto => texts.theme_auto(),
        Theme::Light => texts.theme_light(),
        Theme::Dark => texts.theme_dark(),
    };
    let options =
        Theme::ALL.iter().map(|&theme| (name(theme).to_owned(), theme == props.settings.0.theme)).collect::<Vec<_>>();
    let on_choose = props.changing(|settings, index: usize| settings.theme = Theme::ALL[index]);
    html! { <Select id="share-theme" label={texts.share_theme()} {options} {on_choose} /> }
}

fn language(texts: Texts, props: &Props) -> Html {
    let all: Vec<Option<Language>> = std::iter::once(None).chain(Language::all().map(Some)).collect();
    let name = |language: Option<Language>| language.map_or(texts.share_browser(), Language::name);
    let options = all.iter().map(|&one| (name(one).to_owned(), one == props.settings.0.language)).collect::<Vec<_>>();
    let on_choose = props.changing(move |settings, index: usize| settings.language = all[index]);
    html! { <Select id="share-language" label={texts.share_language()} {options} {on_choose} /> }
}

fn task(texts: Texts, props: &Props) -> Html {
    let onchange = props.changing(|settings, event: Event| {
        // A task that is refused changes nothing, and the box takes no more characters than a task may have.
        let _ = settings.set(Parameter::Task, &event.target_unchecked_into::<HtmlInputElement>().value());
    });
    html! {
        <p class="share-task">
            <label for="share-task">{ texts.share_task() }</label>
            <input id="share-task" type="text" maxlength={Settings::LONGEST_TASK.to_string()} {onchange} />
        </p>
    }
}
