//! A change of a record.

use std::fmt;
use std::rc::Rc;

/// A change of a record, carried by an action in place of the whole record. Two changes that are made before the page is drawn
/// anew both count; of two whole records the second would take back the first.
pub struct Edit<T>(Rc<dyn Fn(&mut T)>);

impl<T> Edit<T> {
    /// The change that this function makes.
    pub fn new(change: impl Fn(&mut T) + 'static) -> Self {
        Self(Rc::new(change))
    }

    /// The change to this record, whatever it was before.
    pub fn to(record: T) -> Self
    where
        T: Clone + 'static,
    {
        Self::new(move |changed| changed.clone_from(&record))
    }

    /// Makes the change.
    pub fn apply(&self, record: &mut T) {
        self.0(record);
    }
}

impl<T> Clone for Edit<T> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

/// Functions cannot be compared: an edit is equal to its copies only.
impl<T> PartialEq for Edit<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> fmt::Debug for Edit<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Edit")
    }
}

#[cfg(test)]
mod tests {
    use super::Edit;

    #[test]
    fn two_changes_of_one_record_both_count() {
        let mut record = (1, 2);
        for edit in
            [Edit::new(|record: &mut (u32, u32)| record.0 = 3), Edit::new(|record: &mut (u32, u32)| record.1 = 4)]
        {
            edit.apply(&mut record);
        }
        assert_eq!(record, (3, 4));
        Edit::to((5, 6)).apply(&mut record);
        assert_eq!(record, (5, 6));
    }
}
