//! The bar: to be broken, or with sides that are moved.

use web::table::announcing::Announcer;
use web::table::bar::BarProps;
use web::table::boards::Boards;
use yew::prelude::*;

/// The bar or the piles; with several games, each of them.
pub(super) fn board_panel(bars: BarProps) -> Html {
    html! {
        <div class="board-panel">
            <Announcer state={bars.state.clone()} />
            <Boards ..bars />
        </div>
    }
}
