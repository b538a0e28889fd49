//! A button that opens a dialog.
//!
//! ```text
//! button                     opens the dialog
//! dialog.dialog              Esc closes it, and the focus returns to the button
//! ├─ div.dialog-head         the heading, and the button that closes it
//! └─ what is in it           while it is open
//! ```

use crate::texts::use_texts;
use crate::view::hooks::use_state_eq;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// A button and the dialog that it opens.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The name of the button, and the heading of the dialog.
    pub name: &'static str,
    /// The classes of the button.
    pub button: &'static str,
    /// The class of the dialog, which also has the class `dialog`.
    pub class: &'static str,
    /// The content of the dialog.
    pub children: Html,
}

/// The button and its dialog. The content is part of the page only while the dialog is open.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let texts = use_texts();
    let dialog = use_node_ref();
    let is_open = use_state_eq(|| false);
    let on_open = {
        let (dialog, is_open) = (dialog.clone(), is_open.setter());
        Callback::from(move |_: MouseEvent| {
            // The call fails if the dialog is already open.
            let _ = dialog.cast::<HtmlDialogElement>().map(|dialog| dialog.show_modal());
            is_open.set(true);
        })
    };
    let on_close = {
        let dialog = dialog.clone();
        Callback::from(move |_: MouseEvent| {
            let _ = dialog.cast::<HtmlDialogElement>().map(|dialog| dialog.close());
        })
    };
    let onclose = {
        let is_open = is_open.setter();
        Callback::from(move |_: Event| is_open.set(false))
    };
    let Props { name, button, class, children } = props.clone();
    html! {
        <>
            <button type="button" class={button} aria-haspopup="dialog" onclick={on_open}>{ name }</button>
            <dialog ref={dialog} class={classes!("dialog", class)} aria-label={name} {onclose}>
                if *is_open {
                    <div class="dialog-head">
                        <h2>{ name }</h2>
                        <button type="button" onclick={on_close}>{ texts.close() }</button>
                    </div>
                    { children }
                }
            </dialog>
        </>
    }
}
