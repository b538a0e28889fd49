//! Components in a real browser: they are drawn, they listen, and they tell what was done.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

use maths::games::scene::Scene;
use maths::games::{Axis, Game, Move};
use maths::solver::Grid;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web::view::board::Board;
use web::view::number_table::NumberTable;
use web::view::{board, number_table};
use web_sys::{Element, KeyboardEvent, KeyboardEventInit};
use yew::Callback;

wasm_bindgen_test_configure!(run_in_browser);

fn container() -> Element {
    let document = web_sys::window().unwrap().document().unwrap();
    let element = document.create_element("div").unwrap();
    document.body().unwrap().append_child(&element).unwrap();
    element
}

async fn settle() {
    for _ in 0..4 {
        yew::platform::time::sleep(std::time::Duration::ZERO).await;
    }
}

/// Waits for an element that is there only after the first look at the sizes.
async fn appeared(root: &Element, selector: &str) -> Element {
    for _ in 0..1000 {
        if let Some(element) = root.query_selector(selector).unwrap() {
            return element;
        }
        settle().await;
    }
    panic!("{selector} does not appear")
}

fn press(target: &Element, key: &str) {
    let options = KeyboardEventInit::new();
    options.set_key(key);
    options.set_bubbles(true);
    options.set_cancelable(true);
    target.dispatch_event(&KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &options).unwrap()).unwrap();
}

fn find(root: &Element, selector: &str) -> Element {
    root.query_selector(selector).unwrap().unwrap_or_else(|| panic!("{selector} is missing"))
}

/// The values heard so far, and a callback that adds to them.
fn ear<T: Clone + 'static>() -> (Rc<RefCell<Vec<T>>>, Callback<T>) {
    let heard = Rc::new(RefCell::new(Vec::new()));
    let ear = Rc::clone(&heard);
    (heard, Callback::from(move |news| ear.borrow_mut().push(news)))
}

#[wasm_bindgen_test]
async fn the_board_is_cut_by_keyboard() {
    let root = container();
    let game: Game = "triangle:k=3:2,1,2".parse().unwrap();
    let (heard, on_play) = ear();
    let choice = |(play, to): (Move, maths::games::Position)| board::Choice {
        name: format!("{play:?}"),
        leaves: to.coordinates,
        mark: None,
    };
    let props = board::Props {
        label: "board".into(),
        scene: Rc::new(game.scene().unwrap()),
        choices: Rc::new(game.options().into_iter().map(choice).collect()),
        eaten: None,
        stage: None,
        outline: None,
        pointed_out: None,
        lit: None,
        is_waiting: false,
        words: board::Words::default(),
        number: 0,
        is_still: false,
        is_plain: false,
        on_play,
        on_choose: Callback::noop(),
    };
    yew::Renderer::<Board>::with_root_and_props(root.clone(), props).render();
    settle().await;
    let board = find(&root, ".board");
    press(&board, "ArrowRight");
    settle().await;
    assert!(find(&root, ".preview").query_selector(".lifted").unwrap().is_some());
    press(&board, "Enter");
    settle().await;
    assert_eq!(*heard.borrow(), [Move::Cut { axis: Axis::X, to: 1 }]);
}

/// The pyramid of the cubes (0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1) and two more on the last.
#[wasm_bindgen_test]
async fn a_block_shows_what_a_cut_of_y_uncovers() {
    let root = container();
    let scene = Scene::of_block(|x, z| 2 * x.min(z), [1, 2, 1]).unwrap();
    let choice =
        |leaves: [u32; 3]| board::Choice { name: format!("leaves {leaves:?}"), leaves: leaves.into(), mark: None };
    let (heard, on_play) = ear();
    let props = board::Props {
        label: "block".into(),
        scene: Rc::new(scene),
        choices: Rc::new([[0, 0, 1], [1, 1, 1], [1, 0, 1], [1, 0, 0]].map(choice).into()),
        eaten: None,
        stage: None,
        outline: None,
        pointed_out: None,
        lit: None,
        is_waiting: false,
        words: board::Words::default(),
        number: 0,
        is_still: false,
        is_plain: false,
        on_play,
        on_choose: Callback::noop(),
    };
    yew::Renderer::<Board>::with_root_and_props(root.clone(), props).render();
    settle().await;
    let count = |selector: &str| root.query_selector_all(selector).unwrap().length();
    assert_eq!((count(".pieces .piece.bitter"), count(".bitter-mark"), count("polyline")), (3, 3, 4));
    let board = find(&root, ".board");
    press(&board, "ArrowRight");
    settle().await;
    assert_eq!((count(".preview > .piece"), count(".lifted .piece")), (0, 3), "a cut of x uncovers nothing");
    press(&board, "ArrowUp");
    settle().await;
    assert_eq!((count(".preview > .piece.top"), count(".lifted .piece")), (1, 3));
    press(&board, "Enter");
    settle().await;
    assert_eq!(*heard.borrow(), [Move::Cut { axis: Axis::Y, to: 0 }]);
}

#[wasm_bindgen_test]
async fn the_table_shows_its_values_and_is_walked_by_keyboard() {
    // The number of cells in the document depends on their size.
    container().set_inner_html(&format!("<style>{}</style>", include_str!("../static/table.css")));
    let root = container();
    let (picked, on_pick) = ear();
    let (pointed, on_point) = ear();
    let values = vec![0, 1, 2, 1, 0, Grid::NOTHING];
    let props = number_table::Props {
        writing: maths::solver::Writing::Values,
        pointed: None,
        grid: Rc::new(Grid { columns: 3, rows: 2, values }),
        prefix: "cell".into(),
        label: "table".into(),
        names: ["x", "z"],
        marked: None,
        echo: None,
        upwards: false,
        mirrored: false,
        toned: None,
        on_point,
        on_pick,
    };
    yew::Renderer::<NumberTable>::with_root_and_props(root.clone(), props).render();
    let table = appeared(&root, ".numbers").await;
    let cell = |column, row| find(&root, &format!("#cell-{column}-{row}"));
    assert_eq!(cell(2, 0).text_content().unwrap(), "2");
    assert_eq!(cell(1, 1).class_name(), "p");
    assert_eq!(cell(2, 1).class_name(), "nothing");
    for key in ["ArrowRight", "ArrowDown", "Enter", "ArrowRight", "Enter"] {
        press(&table, key);
        settle().await;
    }
    assert_eq!(*pointed.borrow(), [Some((1, 0)), Some((1, 1)), Some((2, 1))]);
    // The last cell is no position, so nothing is picked in it.
    assert_eq!(*picked.borrow(), [(1, 1)]);
}
