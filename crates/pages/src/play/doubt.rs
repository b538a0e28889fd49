//! A link that does not go on from the game of this device: why, both games as records, and the choice between them.

use web::kit::focus::focus_board;
use web::table::duel::{Action, Doubt, State, Unfit};
use web::texts::{Texts, use_texts};
use web::view::hooks::use_effect_with;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The state with the game of this device, and the doubt.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    pub doubt: Doubt,
}

/// `section.doubt`, which takes the focus: nothing else can be done before it is decided.
#[component]
pub(super) fn Doubtful(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, doubt } = props;
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_effect_with((), move |()| {
            // Scrolling is allowed: the reader decides this question before anything else.
            let _ = heading.cast::<HtmlElement>().map(|heading| heading.focus());
        });
    }
    let decide = |is_link: bool| {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Decide { is_link });
            focus_board();
        })
    };
    html! {
        <section class="doubt" aria-label={texts.friend_doubt()}>
            <h2 ref={heading} tabindex="-1">{ texts.friend_doubt() }</h2>
            <p>{ reason(texts, &doubt.unfit) }</p>
            <dl>
                <dt>{ texts.friend_here() }</dt><dd><code>{ state.link().record.to_string() }</code></dd>
                <dt>{ texts.friend_in_link() }</dt><dd><code>{ doubt.link.record.to_string() }</code></dd>
            </dl>
            <div class="choices">
                <button type="button" class="primary" onclick={decide(false)}>{ texts.friend_keep() }</button>
                <button type="button" onclick={decide(true)}>{ texts.friend_take() }</button>
            </div>
        </section>
    }
}

/// The reason why the link does not fit the game.
fn reason(texts: Texts, unfit: &Unfit) -> String {
    match unfit {
        Unfit::OtherGame => texts.friend_other_game().into(),
        Unfit::OtherFirst => texts.friend_other_first().into(),
        Unfit::Shorter { link, here } => texts.friend_shorter(link, here),
        Unfit::Different { number, link, here } => texts.friend_different(number, link, here),
        Unfit::OutOfTurn { number, link } => texts.friend_out_of_turn(number, link),
    }
}
