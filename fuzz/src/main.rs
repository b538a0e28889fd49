//! Any bytes as the text of a formula.

#![no_main]

mod property;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| property::holds(&String::from_utf8_lossy(data)));
