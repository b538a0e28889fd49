//! Functions of numbers that every browser has. The program would need kilobytes of code for its own.

/// bᵉ.
pub(crate) fn power(base: f64, exponent: f64) -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Math::pow(base, exponent);
    #[cfg(not(target_arch = "wasm32"))]
    base.powf(exponent)
}

/// eˣ.
pub(crate) fn exponential(number: f64) -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Math::exp(number);
    #[cfg(not(target_arch = "wasm32"))]
    number.exp()
}

/// The number whose cube this is.
pub(crate) fn cube_root(number: f64) -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Math::cbrt(number);
    #[cfg(not(target_arch = "wasm32"))]
    number.cbrt()
}

/// Sine and cosine of an angle in radians.
pub(crate) fn sin_cos(angle: f64) -> (f64, f64) {
    #[cfg(target_arch = "wasm32")]
    return (js_sys::Math::sin(angle), js_sys::Math::cos(angle));
    #[cfg(not(target_arch = "wasm32"))]
    angle.sin_cos()
}

/// The nearest number from `least` to `most`. The library's `clamp` can print its bounds, with all it takes to write any number.
pub(crate) fn within(number: f64, least: f64, most: f64) -> f64 {
    number.max(least).min(most)
}

/// The same for short numbers.
pub(crate) fn within_f32(number: f32, least: f32, most: f32) -> f32 {
    number.max(least).min(most)
}
