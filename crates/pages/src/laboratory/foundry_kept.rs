//! The theorems that the foundry has kept: fetched when they are first shown.

use proofs::theorems::foundry::Kept;
use web::kit::fetching;

/// The file of theorems, beside the page or in the folder of its build.
const FILE: &str = "foundry.json";

/// The theorems; none if they cannot be had.
pub(super) async fn fetched() -> Option<Kept> {
    fetching::data(FILE).await
}
