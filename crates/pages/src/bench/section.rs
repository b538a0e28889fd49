//! The parts of the bench.

maths::named! {
    /// A part of the bench.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Section {
        /// A formula that is tested.
        #[default]
        Formula = "formula",
        /// A search for formulas.
        Search = "search",
        /// A set of positions that is learned and proved.
        Learn = "learn",
        /// A sentence that is decided for all numbers.
        Logic = "logic",
    }
}
