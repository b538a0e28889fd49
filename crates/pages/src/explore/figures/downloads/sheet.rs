//! The inside of the dialog: the preview, the choices, and the button that saves the file.

use crate::explore::exporting::{Exporting, Failure, Files, News, save};
use crate::explore::figures::downloads::Content;
use crate::explore::figures::downloads::cite::Cite;
use crate::explore::figures::downloads::content::Ordered;
use crate::explore::figures::downloads::fields::Fields;
use crate::explore::figures::downloads::options::Options;
use crate::explore::figures::downloads::preview::{Preview, Shared};
use maths::values::fixed;
use std::cell::RefCell;
use std::rc::Rc;
use web::kit::words::sentence;
use web::table::Look;
use web::texts::{Texts, use_texts};
use web::view::hooks::{Setter, use_state_eq};
use web::view::waiting::Waiting;
use web::workers::exporter::protocol::Format;
use yew::prelude::*;

/// The content of the figure.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub content: Content,
    pub look: Look,
    pub is_stale: bool,
}

/// The state of the last requested file.
#[derive(Clone, PartialEq)]
enum Status {
    /// The file is being written; the written part, once that is known.
    Writing(Option<f64>),
    /// The file is saved, under this name, with this number of bytes.
    Saved(String, f64),
    /// There is none, because it was stopped.
    Stopped,
    /// There is none yet, because something else is shown than was asked for.
    Stale,
    /// There is none, for this reason.
    Failed(Failure),
    /// None was asked for yet.
    Idle,
}

/// The files that are being written.
type Running = Rc<RefCell<Vec<Exporting>>>;

/// Everything below the head of the dialog.
#[component]
pub(super) fn Sheet(props: &Props) -> Html {
    let texts = use_texts();
    let Props { content, look, .. } = props;
    let files = Shared(use_mut_ref(Files::new));
    let chosen = use_state_eq(|| Options::new(content.formats()[0]));
    let status = use_state_eq(|| Status::Idle);
    let running: Running = use_mut_ref(Vec::new);
    let options = if content.formats().contains(&chosen.format) { *chosen } else { Options::new(content.formats()[0]) };
    let on_options = {
        let (chosen, setter) = (chosen.setter(), status.setter());
        let is_writing = matches!(*status, Status::Writing(_));
        Callback::from(move |options: Options| {
            chosen.set(options);
            // The message was about another file.
            if !is_writing {
                setter.set(Status::Idle);
            }
        })
    };
    let onclick = {
        let (props, files, running, status) = (props.clone(), files.clone(), Rc::clone(&running), status.setter());
        Callback::from(move |_: MouseEvent| take(&props, &options, &files, &running, &status))
    };
    let on_cancel = {
        let (files, status) = (files.clone(), status.setter());
        Callback::from(move |()| {
            running.take();
            // The worker of the cancelled files ends, too.
            files.0.replace(Files::new());
            status.set(Status::Stopped);
        })
    };
    let waiting = match &*status {
        Status::Writing(done) => {
            let text = done.map_or_else(|| texts.writing().into(), |done| format!("{} %", (done * 100.0) as u32));
            html! { <Waiting done={*done} {text} {on_cancel} /> }
        }
        Status::Saved(..) | Status::Stopped | Status::Stale | Status::Failed(_) | Status::Idle => Html::default(),
    };
    html! {
        <div class="download-sheet">
            <Preview content={content.clone()} {options} look={*look} files={files.clone()} />
            <div class="download-choices">
                <Fields content={content.clone()} {options} {on_options} />
                <div class="download-save">
                    <button type="button" class="primary" {onclick}>{ texts.download_named(&content.file_name(options.format)) }</button>
                    { waiting }
                    <p class="taken" role="status">{ wording(texts, &status) }</p>
                </div>
                <Cite content={content.clone()} look={*look} {files} />
            </div>
        </div>
    }
}

fn wording(texts: Texts, status: &Status) -> String {
    match status {
        Status::Writing(_) | Status::Idle => String::new(),
        Status::Saved(name, bytes) => texts.written(name, &size(*bytes)),
        Status::Stopped => texts.write_stopped().into(),
        Status::Stale => texts.write_stale().into(),
        Status::Failed(failure) => sentence(texts, &failure.reason(texts)),
    }
}

/// Begins with a file, and with its source as a second one if that is wanted, or says why there is none.
fn take(props: &Props, options: &Options, files: &Shared, running: &Running, status: &Setter<Status>) {
    if props.is_stale {
        status.set(Status::Stale);
        return;
    }
    let source = options.wants_source().then(|| Options::new(Format::About));
    let begun = std::iter::once(*options).chain(source).map(|options| {
        let name = props.content.file_name(options.format);
        let is_first = options.format != Format::About;
        let status = status.clone();
        let report = Callback::from(move |news: News| {
            let news = match news {
                News::Progress(done) => Status::Writing(Some(done)),
                News::Written(file) => {
                    save(&file, &name).map_or_else(Status::Failed, |bytes| Status::Saved(name.clone(), bytes))
                }
                News::Failed(failure) => Status::Failed(failure),
            };
            // The status is that of the file itself, except for failures of its source.
            if is_first || matches!(news, Status::Failed(_)) {
                status.set(news);
            }
        });
        let Ordered { order, numbers, colours } = props.content.ordered(&options, props.look, false);
        files.0.borrow().begin(&order, &numbers, &colours, report)
    });
    let begun = begun.collect();
    running.replace(begun);
    status.set(Status::Writing(None));
}

/// A number of bytes in words.
fn size(bytes: f64) -> String {
    let (unit, name) = if bytes < 100_000.0 { (1000.0, "kB") } else { (1_000_000.0, "MB") };
    format!("{} {name}", fixed(bytes / unit, 1))
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn sizes_have_two_digits_or_more() {
        assert_eq!([80.0, 6_543.0, 99_999.0, 1_234_567.0].map(size), ["0.1 kB", "6.5 kB", "100.0 kB", "1.2 MB"]);
    }
}
