//! Decimal numbers with a fixed number of digits after the point. The standard library writes them as well, with twelve kilobytes of tables
//! in each program that asks it to.

/// A number with a fixed number of digits after the point, at most 9: −0.125 with two digits is `-0.13`. Halves are rounded away from zero, and
/// zero has no sign. The number times 10^`digits` is less than 2^64; NaN is written as 0.
pub fn fixed(number: f64, digits: u8) -> String {
    let digits = digits.min(9);
    let scale = 10_u64.pow(digits.into());
    let scaled = (number.abs() * scale as f64).round() as u64;
    let sign = if number < 0.0 && scaled > 0 { "-" } else { "" };
    match digits {
        0 => format!("{sign}{scaled}"),
        _ => format!("{sign}{}.{:0width$}", scaled / scale, scaled % scale, width = digits.into()),
    }
}

/// The same without zeros at the end: 1.5 and not 1.500.
pub fn short(number: f64, digits: u8) -> String {
    let text = fixed(number, digits);
    if digits == 0 { text } else { text.trim_end_matches('0').trim_end_matches('.').to_owned() }
}

#[cfg(test)]
mod tests {
    use super::{fixed, short};

    #[test]
    fn digits_are_fixed_and_halves_go_away_from_zero() {
        assert_eq!([0.0, -0.001, 2.0, -1.5].map(|number| fixed(number, 2)), ["0.00", "0.00", "2.00", "-1.50"]);
        assert_eq!([0.5, -0.5, 1.49, 99.99].map(|number| fixed(number, 0)), ["1", "-1", "1", "100"]);
        assert_eq!(
            (fixed(-0.125, 2), fixed(0.05, 3), fixed(f64::NAN, 1)),
            ("-0.13".into(), "0.050".into(), "0.0".into())
        );
    }

    #[test]
    fn decimals_are_short() {
        assert_eq!([0.0, 1.5, -7.0 / 3.0, -0.0001].map(|number| short(number, 3)), ["0", "1.5", "-2.333", "0"]);
        assert_eq!([-0.05, 12.004, 100.0].map(|number| short(number, 3)), ["-0.05", "12.004", "100"]);
        assert_eq!((short(120.0, 0), short(1e-5, 4), short(0.12345, 4)), ("120".into(), "0".into(), "0.1235".into()));
    }

    #[cfg(not(target_arch = "wasm32"))]
    proptest::proptest! {
        /// The judge may round a half to the other side.
        #[test]
        fn they_are_as_near_as_those_of_the_standard_library(number in -1e6..1e6_f64, digits in 0..6_u8) {
            let judge = format!("{number:.*}", usize::from(digits));
            let [own, judged]: [f64; 2] = [fixed(number, digits), judge.clone()].map(|text| text.parse().unwrap());
            proptest::prop_assert_eq!(fixed(number, digits).trim_start_matches('-').len(), judge.trim_start_matches('-').len());
            let half = 0.5 / 10_f64.powi(i32::from(digits));
            proptest::prop_assert!((own - number).abs() <= half * 1.000_001, "{} {}", own, number);
            proptest::prop_assert!((own - judged).abs() <= 2.0 * half * 1.000_001);
        }
    }
}
