//! A claim in the address of a page.

use maths::claims::Claim;

/// The id of a claim as it is in links: no blanks, which some programs cut links at.
pub fn name_in_address(claim: Claim) -> String {
    claim.id().replacen(' ', ":", 1).replace(' ', "-")
}

/// The claim that [`name_in_address`] writes so.
pub fn claim_in_address(text: &str) -> Option<Claim> {
    // No id contains a hyphen or a colon.
    Claim::with_id(&text.replacen(':', " ", 1).replace('-', " "))
}
