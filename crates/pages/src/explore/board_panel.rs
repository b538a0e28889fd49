//! The bar: to be broken, or with sides that are moved; while a cell of a figure is pointed at, the bar of that cell.

use maths::games::Game;
use web::table::announcing::Announcer;
use web::table::bar::BarProps;
use web::table::boards::Boards;
use web::table::solved::Pointed;
use web::view::pieces::instead;
use yew::prelude::*;

/// The bar or the piles; with several games, each of them.
pub(super) fn board_panel(bars: BarProps, cell: Pointed) -> Html {
    let present = bars.state.game();
    html! {
        <div class="board-panel">
            <Announcer state={bars.state.clone()} />
            <Boards ..bars />
            { for cell.and_then(|(ruleset, position)| drawn(present, Game::new(ruleset, position).ok()?)) }
        </div>
    }
}

/// Another position, with the outline of the present one; nothing if it is the same, or one of them is too large to be drawn.
fn drawn(present: Game, shown: Game) -> Option<Html> {
    let (here, there) = (present.scene()?, shown.scene()?);
    (present != shown).then(|| instead(&there, &here))
}
