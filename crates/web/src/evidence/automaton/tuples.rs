//! Tuples of names and of numbers.

use maths::expressions::Variable;

/// Such as `(x, y)`; a single name has no brackets.
pub fn tuple(names: &[Variable]) -> String {
    let names: Vec<&str> = names.iter().map(|name| name.key()).collect();
    bracketed(&names.join(", "), names.len())
}

/// Such as `(3, 5)`; a single number has no brackets.
pub fn tuple_of<T: ToString>(numbers: &[T]) -> String {
    let text: Vec<String> = numbers.iter().map(T::to_string).collect();
    bracketed(&text.join(", "), numbers.len())
}

fn bracketed(text: &str, count: usize) -> String {
    if count == 1 { text.to_owned() } else { format!("({text})") }
}
