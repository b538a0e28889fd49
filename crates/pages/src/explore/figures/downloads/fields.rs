//! The fields of the dialog: format, size, and what is drawn beside the figure.

use crate::explore::figures::downloads::Content;
use crate::explore::figures::downloads::options::Options;
use crate::explore::figures::downloads::width_field::width_field;
use web::kit::fields::{self, whole};
use web::texts::use_texts;
use web::view::hooks::use_latest;
use web::workers::exporter::protocol::{Format, pixels};
use yew::prelude::*;

/// Resolutions from that of a screen to that of an offset print.
const RESOLUTIONS: [u32; 2] = [72, 1200];

/// The choices and what they are about.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub content: Content,
    pub options: Options,
    pub on_options: Callback<Options>,
}

/// The fields.
#[component]
pub(super) fn Fields(props: &Props) -> Html {
    let texts = use_texts();
    let Props { content, options, on_options } = props;
    let latest = use_latest(options);
    // Two changes before the next drawing both count.
    let change = {
        let on_options = on_options.clone();
        move |change: &dyn Fn(&mut Options)| {
            change(&mut latest.borrow_mut());
            on_options.emit(*latest.borrow());
        }
    };
    let formats = content.formats();
    let choices = formats.iter().map(|&format| (content.offer(texts, format).0.into(), format == options.format));
    let on_choose = {
        let change = change.clone();
        Callback::from(move |index: usize| change(&|options| options.format = formats[index]))
    };
    let on_width = {
        let change = change.clone();
        Callback::from(move |width: u32| change(&|options| options.width = width))
    };
    let set_resolution = {
        let change = change.clone();
        Callback::from(move |to: u32| change(&|options| options.resolution = to))
    };
    let switch = |label: &'static str, title: &'static str, is_on: bool, set: fn(&mut Options, bool)| {
        let change = change.clone();
        let on_switch = Callback::from(move |is_on: bool| change(&|options| set(options, is_on)));
        fields::switch(label, title, is_on, &on_switch)
    };
    let is_drawing = options.format.is_drawing();
    let has_parts = is_drawing && options.format != Format::Film;
    let is_picture = options.format == Format::Png;
    let [least, most] = RESOLUTIONS;
    html! {
        <div class="download-fields">
            { fields::choice("download-format", texts.downloads_as(), choices.collect::<Vec<_>>(), &on_choose) }
            <p class="remark">{ content.offer(texts, options.format).1 }</p>
            if is_drawing { { width_field(texts, options.width, on_width) } }
            if is_picture {
                { whole(texts, "download-resolution".into(), texts.download_resolution().into(), [least, most, options.resolution], set_resolution) }
                <p class="remark">{ texts.download_pixels(&pixels(options.width, options.resolution)) }</p>
            }
            <div class="switches">
                if has_parts && content.has_axes() {
                    { switch(texts.trim_axes(), texts.trim_axes_title(), options.trim.axes, |options, is_on| options.trim.axes = is_on) }
                }
                if has_parts && content.has_legend() {
                    { switch(texts.trim_legend(), texts.trim_legend_title(), options.trim.legend, |options, is_on| options.trim.legend = is_on) }
                }
                if is_drawing {
                    { switch(texts.cite_caption(), texts.download_caption_title(), options.has_caption, |options, is_on| options.has_caption = is_on) }
                }
                if options.format.is_bare() {
                    { switch(texts.download_source(), texts.title_about(), options.has_source, |options, is_on| options.has_source = is_on) }
                }
            </div>
        </div>
    }
}
