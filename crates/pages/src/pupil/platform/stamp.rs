//! Marks of statements that only a browser can give: an identifier, and the time.

use files::lessons::packages::Stamp;

/// The marks of a statement that is made now.
pub(super) fn stamp(seconds: u64) -> Stamp {
    Stamp { id: uuid(), at: js_sys::Date::new_0().to_iso_string().into(), seconds }
}

/// A new UUID. Pages that were not opened over a secure connection have no other source than this.
fn uuid() -> String {
    let digit = |bits: u32| char::from_digit(bits & 15, 16).unwrap_or('0');
    let random = || (js_sys::Math::random() * 16.0) as u32;
    "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx"
        .chars()
        .map(|letter| match letter {
            'x' => digit(random()),
            'y' => digit(8 | random() & 3),
            other => other,
        })
        .collect()
}
