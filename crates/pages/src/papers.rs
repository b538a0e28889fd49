//! The page `papers.html`: the numbered items of the five papers, the bars of all figures on one page, and articles. The items are in the
//! order of each paper, with their positions on boards to play on, the claims that check them, and the misprints.
//!
//! ```text
//! overview    h1, p.lead, ul.stories, ul.shelf, p.more
//! article     h1, p, figure.bar, figure.values, figure.spaces, ul.checks, div.ask …
//! companion   nav.contents, section > article.entry … (one at a time), nav.turn
//! entry       h3, div.said > p, Bars …, div.notes > ul.checks, dl.misprint
//! ```
//!
//! The words are HTML from the build, loaded for one article or paper and one language at a time ([`Words`](web::texts::Words)); the facts
//! are read here ([`Numbered`](maths::claims::Numbered)). The address contains the shown part, and the changed numbers of an article, but
//! not the positions that are played on.

mod article;
mod bar;
mod bars;
mod companion;
mod edition;
mod entry;
mod library;
mod misprints;
mod museum;
mod on_paper;
mod opening;
mod overview;
mod page;
mod pictures;
mod printed;
mod root;
mod route;
mod space;
mod state;
mod values;
mod words;

pub use edition::Edition;
pub use on_paper::on_paper;
pub use opening::Opening;
pub use root::start;
pub use route::{Opened, Show, read as read_route, write as write_route};
pub use state::{Action, State};
