//! The columns that a program reckons in, and its steps.

use crate::expressions::{Fault, Fraction, Operation, Relation, is_within};
use crate::formulas::block::Column;
use crate::formulas::step::Step;
use crate::formulas::{Block, KnownValues};

/// Columns of numbers, and whether anything went wrong in one of them. After that they hold anything.
#[derive(Default)]
pub(super) struct Stack {
    columns: Vec<Column>,
    /// The number of columns in use.
    height: usize,
    /// The number of positions.
    count: usize,
    is_faulty: bool,
}

impl Stack {
    /// Begins a block of `count` positions.
    pub(super) fn clear(&mut self, count: usize) {
        *self = Self { columns: std::mem::take(&mut self.columns), height: 0, count, is_faulty: false };
    }

    /// The column that is left, unless something went wrong.
    pub(super) fn result(&self) -> Option<&[i64]> {
        if self.is_faulty { None } else { self.columns.first().map(|column| &column[..self.count]) }
    }

    /// Does one step.
    pub(super) fn step(&mut self, step: Step, block: &Block, values: KnownValues<'_>) {
        match step {
            Step::Constant(number) => self.push().fill(number),
            Step::Load(column) => self.push().copy_from_slice(block.column(column)),
            Step::Whole(operation) => self.whole(operation),
            Step::Fractional(operation) => self.fractional(operation),
            Step::FloorOver => self.lanes(4, 1, |[a, b, c, d]| {
                let (left, right) = (Fraction::of_parts(a, b), Fraction::of_parts(c, d));
                left.floor_over(right).map(|floor| [floor, 0])
            }),
            Step::Absolute { wide } => {
                let numerator = self.height - 1 - usize::from(wide);
                let column = &mut self.columns[numerator][..self.count];
                self.is_faulty |= within(column, |a| a.wrapping_abs());
            }
            Step::Extreme { largest, wide: false } if largest => self.pairs(|a, b| a.max(b)),
            Step::Extreme { wide: false, .. } => self.pairs(|a, b| a.min(b)),
            Step::Extreme { largest, wide: true } => self.lanes(4, 2, |[a, b, c, d]| {
                let (left, right) = (Fraction::of_parts(a, b), Fraction::of_parts(c, d));
                Ok(if (left < right) == largest { [c, d] } else { [a, b] })
            }),
            Step::Mex { count } => self.mex(count),
            Step::Compare { relation, wide: false } => self.compare(relation),
            Step::Compare { relation, wide: true } => self.lanes(4, 1, |[a, b, c, d]| {
                let ordering = Fraction::of_parts(a, b).cmp(&Fraction::of_parts(c, d));
                Ok([relation.is_true(ordering).into(), 0])
            }),
            Step::Among { count, wide } => self.among(count, if wide { 2 } else { 1 }),
            Step::Choose { wide: false } => self.choose(),
            Step::Choose { wide: true } => self.choose_fraction(),
            Step::Round { up } => self.lanes(2, 1, |[a, b, ..]| {
                let fraction = Fraction::of_parts(a, b);
                Ok([if up { fraction.ceiling() } else { fraction.floor() }, 0])
            }),
            Step::Narrow => {
                self.lanes(2, 1, |[a, b, ..]| if b == 1 { Ok([a, 0]) } else { Err(Fault::NotWhole) });
            }
            Step::Not => self.columns[self.height - 1][..self.count].iter_mut().for_each(|a| *a ^= 1),
            Step::Grundy => self.lanes(4, 1, |cells| {
                let value = values.value(cells);
                value.map(|value| [value.0.into(), 0]).ok_or(Fault::NoPosition)
            }),
        }
    }

    fn push(&mut self) -> &mut [i64] {
        if self.columns.len() == self.height {
            self.columns.push([0; Block::SIZE]);
        }
        self.height += 1;
        &mut self.columns[self.height - 1][..self.count]
    }

    /// Removes the upper of two columns; the caller writes the result into the lower one.
    fn two(&mut self) -> (&mut [i64], &[i64]) {
        self.height -= 1;
        let (lower, upper) = self.columns.split_at_mut(self.height);
        (&mut lower[self.height - 1][..self.count], &upper[0][..self.count])
    }

    fn pairs(&mut self, made: impl Fn(i64, i64) -> i64) {
        let (left, right) = self.two();
        left.iter_mut().zip(right).for_each(|(a, b)| *a = made(*a, *b));
    }

    /// As [`Stack::pairs`], where results may leave the bound.
    fn bounded(&mut self, made: impl Fn(i64, i64) -> i64) {
        let (left, right) = self.two();
        let mut beyond = 0;
        for (a, b) in left.iter_mut().zip(right) {
            *a = made(*a, *b);
            beyond |= *a ^ (*a << 1);
        }
        self.is_faulty |= beyond < 0;
    }

    /// As [`Stack::pairs`], where there may be no result.
    fn partial(&mut self, made: impl Fn(i64, i64) -> Option<i64>) {
        let (left, right) = self.two();
        let mut is_faulty = false;
        for (a, b) in left.iter_mut().zip(right) {
            let result = made(*a, *b).filter(|&result| is_within(result));
            is_faulty |= result.is_none();
            *a = result.unwrap_or(0);
        }
        self.is_faulty |= is_faulty;
    }

    /// Rare or slow operations, position by position: up to four columns become one or two.
    fn lanes(&mut self, taken: usize, left: usize, made: impl Fn([i64; 4]) -> Result<[i64; 2], Fault>) {
        // After a fault columns may hold numbers that are no fraction.
        if !self.is_faulty {
            let columns = &mut self.columns[self.height - taken..self.height];
            for index in 0..self.count {
                let mut operands = [0; 4];
                operands.iter_mut().zip(&*columns).for_each(|(operand, column)| *operand = column[index]);
                let result = made(operands);
                self.is_faulty |= result.is_err();
                let result = result.unwrap_or([0, 1]);
                columns.iter_mut().zip(result).take(left).for_each(|(column, number)| column[index] = number);
            }
        }
        self.height -= taken - left;
    }

    fn whole(&mut self, operation: Operation) {
        match operation {
            Operation::Plus => self.bounded(i64::wrapping_add),
            Operation::Minus => self.bounded(i64::wrapping_sub),
            Operation::Times => self.times(),
            Operation::NimSum => self.pairs(|a, b| a ^ b),
            Operation::Common => self.pairs(|a, b| a & b),
            Operation::Either => self.pairs(|a, b| a | b),
            Operation::FloorOver if self.are_small() => {
                self.pairs(|a, b| (a as u32).checked_div(b as u32).map_or(0, i64::from))
            }
            Operation::Modulo if self.are_small() => {
                self.pairs(|a, b| (a as u32).checked_rem(b as u32).map_or(0, i64::from))
            }
            Operation::FloorOver | Operation::Over => self.partial(|a, b| {
                let quotient = a.checked_div(b)?;
                Some(quotient - i64::from(a.wrapping_rem(b) != 0 && (a < 0) != (b < 0)))
            }),
            Operation::Modulo => self.partial(|a, b| {
                let rest = a.checked_rem(b)?;
                Some(if rest != 0 && (a < 0) != (b < 0) { rest.wrapping_add(b) } else { rest })
            }),
            Operation::ShiftUp => self.partial(|a, b| match (a, b) {
                (_, ..0) => None,
                (0, _) => Some(0),
                (_, 0..=62) => a.checked_mul(1 << b),
                (_, _) => None,
            }),
            Operation::ShiftDown => self.partial(|a, b| (b >= 0).then(|| a >> b.min(63))),
        }
    }

    /// True if the upper two columns fit 32 bits and the upper one has no zero: then division is quick.
    fn are_small(&self) -> bool {
        let [left, right] = [2, 1].map(|depth| &self.columns[self.height - depth][..self.count]);
        let digits = left.iter().chain(right).fold(0, |digits, a| digits | a);
        u32::try_from(digits).is_ok() && !right.contains(&0)
    }

    /// Products need a closer look only where the digits of both sides together could be too many.
    fn times(&mut self) {
        let digits = |column: &Column, count: usize| {
            let all = column[..count].iter().fold(0, |digits, a| digits | (a ^ (a >> 63)));
            64 - all.leading_zeros()
        };
        let [left, right] = [2, 1].map(|depth| digits(&self.columns[self.height - depth], self.count));
        if left + right < 62 { self.pairs(i64::wrapping_mul) } else { self.partial(i64::checked_mul) }
    }

    fn fractional(&mut self, operation: Operation) {
        let made = match operation {
            Operation::Plus => Fraction::plus,
            Operation::Minus => Fraction::minus,
            Operation::Times => Fraction::times,
            Operation::Over => Fraction::over,
            // The compiler makes whole numbers of the operands of all others.
            Operation::FloorOver
            | Operation::Modulo
            | Operation::NimSum
            | Operation::Common
            | Operation::Either
            | Operation::ShiftUp
            | Operation::ShiftDown => |_, _| Err(Fault::NotWhole),
        };
        self.lanes(4, 2, |[a, b, c, d]| {
            let result = made(Fraction::of_parts(a, b), Fraction::of_parts(c, d))?;
            Ok([result.numerator(), result.denominator()])
        });
    }

    fn compare(&mut self, relation: Relation) {
        match relation {
            Relation::Equal => self.pairs(|a, b| (a == b).into()),
            Relation::Unequal => self.pairs(|a, b| (a != b).into()),
            Relation::Less => self.pairs(|a, b| (a < b).into()),
            Relation::AtMost => self.pairs(|a, b| (a <= b).into()),
            Relation::Greater => self.pairs(|a, b| (a > b).into()),
            Relation::AtLeast => self.pairs(|a, b| (a >= b).into()),
        }
    }

    fn mex(&mut self, count: usize) {
        let columns = &mut self.columns[self.height - count..self.height];
        for index in 0..self.count {
            let is_free = |&least: &i64| columns.iter().all(|column| column[index] != least);
            columns[0][index] = (0..).find(is_free).unwrap_or(0);
        }
        self.height -= count - 1;
    }

    fn among(&mut self, count: usize, width: usize) {
        let taken = (count + 1) * width;
        let columns = &mut self.columns[self.height - taken..self.height];
        for index in 0..self.count {
            let mut entries = columns.chunks_exact(width).skip(1);
            let is_it = |entry: &[Column]| entry.iter().zip(&*columns).all(|(a, b)| a[index] == b[index]);
            columns[0][index] = entries.any(is_it).into();
        }
        self.height -= taken - 1;
    }

    /// A truth value and two whole numbers.
    fn choose(&mut self) {
        let (lower, upper) = self.columns.split_at_mut(self.height - 2);
        let chosen = &mut lower[self.height - 3][..self.count];
        for (chosen, (yes, no)) in chosen.iter_mut().zip(upper[0].iter().zip(&upper[1])) {
            // All digits or none.
            *chosen = no ^ ((yes ^ no) & chosen.wrapping_neg());
        }
        self.height -= 2;
    }

    /// A truth value and two fractions.
    fn choose_fraction(&mut self) {
        let columns = &mut self.columns[self.height - 5..self.height];
        if let [chosen, a, b, c, d] = columns {
            for index in 0..self.count {
                let result = if chosen[index] == 1 { (a[index], b[index]) } else { (c[index], d[index]) };
                (chosen[index], a[index]) = result;
            }
        }
        self.height -= 3;
    }
}

/// Changes every number, and says whether one left the bound.
fn within(column: &mut [i64], made: impl Fn(i64) -> i64) -> bool {
    column.iter_mut().fold(false, |beyond, a| {
        *a = made(*a);
        beyond | !is_within(*a)
    })
}
