//! Download: what a figure shows, as files.

mod cite;
mod content;
mod width_field;

pub(in crate::explore) use content::Compared;
pub(in crate::explore) use content::Content;
pub(in crate::explore) use content::Shown;
pub(in crate::explore) use content::Terms;

use crate::explore::Look;
use crate::explore::exporting::Exporting;
use crate::explore::exporting::Failure;
use crate::explore::exporting::News;
use crate::explore::exporting::begin;
use crate::explore::figures::downloads::cite::Cite;
use crate::explore::figures::downloads::content::Ordered;
use crate::explore::figures::downloads::width_field::WidthField;
use crate::exporter::protocol::Format;
use crate::exports::plot::Trim;
use crate::kit::fields::Switch;
use crate::kit::words::sentence;
use crate::texts::Texts;
use crate::texts::use_texts;
use crate::view::hooks::Handle;
use crate::view::hooks::Setter;
use crate::view::hooks::use_state_eq;
use crate::view::plane::tenths;
use crate::view::waiting::Waiting;
use web_sys::Element;
use yew::prelude::*;

/// What can be taken.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::explore) struct Props {
    pub content: Content,
    /// How it is coloured.
    pub look: Look,
    /// Whether something else was asked for meanwhile: then the page's link would not lead back to it.
    #[prop_or_default]
    pub is_stale: bool,
}

/// What became of the last file that was wanted.
#[derive(Clone, PartialEq)]
enum Status {
    /// It is on its way; how much of it is written, once that is known.
    Writing(Option<f64>),
    /// It is saved, under this name, with so many bytes.
    Saved(String, f64),
    /// There is none, because it was stopped.
    Stopped,
    /// There is none yet, because something else is shown than was asked for.
    Stale,
    /// There is none, for this reason.
    Failed(Failure),
    /// Nothing was wanted yet.
    Idle,
}

/// A button for every kind of file, how far the file is, and where it went.
#[component]
pub(in crate::explore) fn Downloads(props: &Props) -> Html {
    let texts = use_texts();
    let status = use_state_eq(|| Status::Idle);
    let width = use_state_eq(|| None::<u32>);
    let is_open = use_state_eq(|| false);
    let trim = use_state_eq(Trim::default);
    let running = use_mut_ref(|| None::<Exporting>);
    let take = {
        let (props, status, running, width) = (props.clone(), status.setter(), running.clone(), (*width, *trim));
        Callback::from(move |format: Format| {
            running.replace(take(&props, format, width, &status));
        })
    };
    let on_cancel = {
        let status = status.setter();
        Callback::from(move |()| {
            running.replace(None);
            status.set(Status::Stopped);
        })
    };
    let button = |format: &Format| {
        let (name, title) = props.content.offer(texts, *format);
        let format = *format;
        let onclick = take.reform(move |_: MouseEvent| format);
        html! { <button key={name} type="button" class="quiet" {title} {onclick}>{ name }</button> }
    };
    // Two tables side by side have different names, and so have their fields.
    let id = props.content.file_name(Format::About).replace('.', "-");
    let ontoggle = {
        let is_open = is_open.setter();
        Callback::from(move |event: Event| {
            let part = event.target_unchecked_into::<Element>();
            // The details inside have a toggle of their own.
            if part.class_name() == "downloads" {
                is_open.set(part.has_attribute("open"));
            }
        })
    };
    let (writing, wording) = match &*status {
        Status::Writing(done) => (Some(*done), String::new()),
        Status::Saved(name, bytes) => (None, texts.written(name, &size(*bytes))),
        Status::Stopped => (None, texts.write_stopped().into()),
        Status::Stale => (None, texts.write_stale().into()),
        Status::Failed(failure) => (None, sentence(texts, &failure.reason(texts))),
        Status::Idle => (None, String::new()),
    };
    let waiting = writing.map(|done| {
        let text = done.map_or_else(|| texts.writing().into(), |done| format!("{} %", (done * 100.0) as u32));
        html! { <Waiting {done} {text} {on_cancel} /> }
    });
    html! {
        <details class="downloads" {ontoggle}>
            <summary>{ texts.downloads() }</summary>
            if props.content.is_drawn() { <WidthField id={format!("{id}-width")} width={*width} on_width={width.setter()} /> }
            if props.content.is_plot() { { trimming(texts, &trim) } }
            <div class="formats" role="group" aria-label={texts.downloads_as()}>
                { for props.content.formats().iter().map(button) }
            </div>
            { waiting.unwrap_or_default() }
            <p class="taken" role="status">{ wording }</p>
            if *is_open { <Cite content={props.content.clone()} {id} /> }
        </details>
    }
}

/// What is drawn beside the places of a plot.
fn trimming(texts: Texts, trim: &Handle<Trim>) -> Html {
    let switch = |label: &'static str, is_on: bool, with: fn(Trim, bool) -> Trim| {
        let (setter, now) = (trim.setter(), **trim);
        let on_switch = Callback::from(move |is_on| setter.set(with(now, is_on)));
        html! { <Switch {label} title={texts.trim_title()} {is_on} {on_switch} /> }
    };
    html! {
        <div class="switches">
            { switch(texts.trim_axes(), trim.axes, |trim, axes| Trim { axes, ..trim }) }
            { switch(texts.trim_legend(), trim.legend, |trim, legend| Trim { legend, ..trim }) }
        </div>
    }
}

/// Begins with a file, or says why there is none.
fn take(props: &Props, format: Format, width: (Option<u32>, Trim), status: &Setter<Status>) -> Option<Exporting> {
    if props.is_stale {
        status.set(Status::Stale);
        return None;
    }
    let name = props.content.file_name(format);
    let report = {
        let (name, status) = (name.clone(), status.clone());
        Callback::from(move |news: News| {
            status.set(match news {
                News::Progress(done) => Status::Writing(Some(done)),
                News::Saved(bytes) => Status::Saved(name.clone(), bytes),
                News::Failed(failure) => Status::Failed(failure),
            });
        })
    };
    let Ordered { order, numbers, colours } = props.content.ordered(format, width, props.look);
    status.set(Status::Writing(None));
    Some(begin(&order, &numbers, &colours, name, report))
}

/// A number of bytes in words.
fn size(bytes: f64) -> String {
    let (unit, name) = if bytes < 100_000.0 { (1000.0, "kB") } else { (1_000_000.0, "MB") };
    format!("{} {name}", tenths(bytes / unit))
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn sizes_have_two_digits_or_more() {
        assert_eq!([80.0, 6_543.0, 99_999.0, 1_234_567.0].map(size), ["0.1 kB", "6.5 kB", "100.0 kB", "1.2 MB"]);
    }
}
