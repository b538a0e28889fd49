//! Numbers as text, quickly: files have millions of them, and the general formatting of the standard library takes
//! several times as long.

/// Appends a whole number.
pub(super) fn whole(text: &mut String, mut number: u32) {
    // 4294967295 has ten digits.
    let mut digits = [0; 10];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    text.extend(digits[first..].iter().map(|&digit| char::from(digit)));
}

/// Appends a number of thousandths as a decimal number without trailing zeros: −1500 as `-1.5`.
pub(super) fn thousandths(text: &mut String, number: i64) {
    let (whole, part) = (number.unsigned_abs() / 1000, number.unsigned_abs() % 1000);
    if number < 0 {
        text.push('-');
    }
    text.push_str(&whole.to_string());
    if part > 0 {
        text.push('.');
        let digits = [part / 100, part / 10 % 10, part % 10];
        let kept = digits.iter().rposition(|&digit| digit > 0).map_or(0, |last| last + 1);
        text.extend(digits[..kept].iter().map(|&digit| char::from(b'0' + digit as u8)));
    }
}

#[cfg(test)]
mod tests {
    use super::{thousandths, whole};

    fn with<T>(write: fn(&mut String, T), number: T) -> String {
        let mut text = String::new();
        write(&mut text, number);
        text
    }

    #[test]
    fn thousandths_are_short() {
        let cases = [(0, "0"), (1500, "1.5"), (-2333, "-2.333"), (7, "0.007"), (-40, "-0.04"), (12_000, "12")];
        for (number, text) in cases {
            assert_eq!(with(thousandths, number), text);
        }
    }

    #[cfg(not(target_arch = "wasm32"))]
    proptest::proptest! {
        #[test]
        fn whole_numbers_are_those_of_the_standard_library(number: u32) {
            for number in [number, number >> 12, number >> 24, u32::MAX, 0] {
                proptest::prop_assert_eq!(with(whole, number), number.to_string());
            }
        }

        #[test]
        fn thousandths_read_back(number in -1_000_000_000i64..1_000_000_000) {
            let read: f64 = with(thousandths, number).parse().unwrap();
            proptest::prop_assert_eq!((read * 1000.0).round() as i64, number);
        }
    }
}
