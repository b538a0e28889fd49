//! A claim in the address of a page.

use maths::claims::{Claim, id_in_address};

/// The id of a claim as it is in links.
pub fn name_in_address(claim: Claim) -> String {
    id_in_address(claim.id())
}

/// The claim that [`name_in_address`] writes so.
pub fn claim_in_address(text: &str) -> Option<Claim> {
    // No id contains a hyphen or a colon.
    Claim::with_id(&text.replacen(':', " ", 1).replace('-', " "))
}
