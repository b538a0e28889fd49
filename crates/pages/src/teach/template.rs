//! The page that shows any lesson, with its program inside: into it a lesson is put that is saved or packed.

use web::kit::{address, fetching};

/// The name of the page in the folder of the site.
const PAGE: &str = "bittersweet-lesson.html";

/// The page; `None` where it cannot be loaded.
pub(super) async fn template() -> Option<String> {
    fetching::text(&format!("{}{PAGE}", address::base())).await
}
