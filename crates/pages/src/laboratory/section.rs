//! The parts of the laboratory.

maths::named! {
    /// A part of the laboratory.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Section {
        /// The statements of the papers.
        #[default]
        Claims = "claims",
        /// A claim over a range of parameters.
        Sweep = "sweep",
        /// The map of k and s.
        Map = "map",
        /// Theorems about rules that were tried by the thousand.
        Foundry = "foundry",
        /// Certificates that are checked.
        Certificates = "certificates",
    }
}
