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

/// Appends a number below 2³² with at most four digits behind the point, without trailing zeros.
pub(super) fn decimal(text: &mut String, number: f64) {
    let scaled = (number.abs() * 10_000.0).round() as u64;
    if number < 0.0 && scaled > 0 {
        text.push('-');
    }
    whole(text, (scaled / 10_000) as u32);
    let (mut rest, mut place) = (scaled % 10_000, 1000);
    if rest > 0 {
        text.push('.');
    }
    while rest > 0 {
        text.push(char::from(b'0' + (rest / place) as u8));
        (rest, place) = (rest % place, place / 10);
    }
}

#[cfg(test)]
mod tests {
    use super::{decimal, whole};

    fn with<T>(write: fn(&mut String, T), number: T) -> String {
        let mut text = String::new();
        write(&mut text, number);
        text
    }

    #[test]
    fn decimals_are_short() {
        let cases = [(0.0, "0"), (1.5, "1.5"), (-2.333, "-2.333"), (0.0071, "0.0071"), (-0.04, "-0.04"), (12.0, "12")];
        for (number, text) in cases.into_iter().chain([(-0.000_04, "0"), (0.999_96, "1")]) {
            assert_eq!(with(decimal, number), text);
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
        fn decimals_read_back(number in -1_000_000_000i64..1_000_000_000) {
            let number = number as f64 / 10_000.0;
            proptest::prop_assert_eq!(with(decimal, number).parse(), Ok(number));
        }
    }
}
