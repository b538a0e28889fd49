//! Closed sets whose members have names in links, files or notations.

/// A closed set whose members have names, for functions about any such set. [`named!`](crate::named) declares one.
pub trait Named: Copy + PartialEq + 'static {
    /// All of them, in the order in which they are listed.
    const ALL: &'static [Self];

    /// The name of the member.
    fn key(self) -> &'static str;
}

/// Declares an enum whose variants have names: `One = "one",`. It gets `ALL`, `key` and `with_key`.
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $set:ident { $($(#[$one_meta:meta])* $one:ident = $key:literal,)* }) => {
        $(#[$meta])*
        $vis enum $set { $($(#[$one_meta])* $one,)* }

        impl $set {
            /// All of them, in the order in which they are listed.
            pub const ALL: [Self; [$($key),*].len()] = [$(Self::$one),*];

            /// The name of the member.
            pub fn key(self) -> &'static str {
                match self { $(Self::$one => $key),* }
            }

            /// The member with this name.
            pub fn with_key(key: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.key() == key)
            }
        }

        impl $crate::values::Named for $set {
            const ALL: &'static [Self] = &Self::ALL;

            fn key(self) -> &'static str {
                self.key()
            }
        }
    };
}
