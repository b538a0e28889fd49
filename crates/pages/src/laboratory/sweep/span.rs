//! A range of a parameter.

use maths::values::{Ratio, whole_number};

/// Numbers from one to another, all as far apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first.
    pub from: u32,
    /// The last is not larger than this.
    pub to: u32,
    /// The distance between two numbers. Only the steps of k may be fractions.
    pub step: Ratio,
}

impl Span {
    /// The largest number.
    pub const LARGEST: u32 = 1_000_000;

    /// All whole numbers from one to another.
    pub fn whole(from: u32, to: u32) -> Self {
        Self { from, to, step: Ratio::ONE }
    }

    /// The number of numbers in the range.
    pub fn count(self) -> usize {
        let parts = u64::from(self.to.saturating_sub(self.from)) * u64::from(self.step.denominator());
        let steps = parts / u64::from(self.step.numerator());
        usize::try_from(steps).unwrap_or(usize::MAX).saturating_add(usize::from(self.to >= self.from))
    }

    /// One of them as it is written.
    pub fn text(self, index: usize) -> String {
        let (numerator, denominator) = (u64::from(self.step.numerator()), u64::from(self.step.denominator()));
        let parts = u64::from(self.from) * denominator + index as u64 * numerator;
        match parts % denominator {
            0 => (parts / denominator).to_string(),
            _ => format!("{parts}/{denominator}"),
        }
    }

    /// Reads `1..100`, or `1..100:1/2` with a step.
    pub fn read(text: &str) -> Option<Self> {
        let (ends, step) = text.split_once(':').map_or((text, None), |(ends, step)| (ends, Some(step)));
        let (from, to) = ends.split_once("..")?;
        let number = |text: &str| whole_number(text).filter(|number| *number <= Self::LARGEST);
        let step = step.map_or(Some(Ratio::ONE), |step| step.parse().ok())?;
        Some(Self { from: number(from)?, to: number(to)?, step })
    }

    /// As [`Span::read`] reads it.
    pub fn write(self) -> String {
        let ends = format!("{}..{}", self.from, self.to);
        if self.step == Ratio::ONE { ends } else { format!("{ends}:{}", self.step) }
    }
}

#[cfg(test)]
mod tests {
    use super::Span;

    fn texts(text: &str) -> Vec<String> {
        let span = Span::read(text).unwrap();
        assert_eq!(span.write(), text);
        (0..span.count()).map(|index| span.text(index)).collect()
    }

    #[test]
    fn numbers_of_a_span() {
        assert_eq!(texts("3..6"), ["3", "4", "5", "6"]);
        assert_eq!(texts("3..12:4"), ["3", "7", "11"]);
        assert_eq!(texts("1..2:1/3"), ["1", "4/3", "5/3", "2"]);
        assert_eq!(texts("5..5"), ["5"]);
        assert_eq!(texts("5..4"), Vec::<String>::new());
        for wrong in ["3", "3..", "3..x", "3..4:0", "0..1000001"] {
            assert_eq!(Span::read(wrong), None, "{wrong}");
        }
    }
}
