//! Recipes: the purpose of a bar in a page, in one word. A frame has the settings that follow.

maths::named! {
    /// The purpose of a bar.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Recipe {
        /// Two people play, and nothing gives the solution away.
        #[default]
        Exercise = "exercise",
        /// The reader begins, and the computer answers.
        Computer = "computer",
        /// The computer begins.
        ComputerBegins = "begins",
        /// With hints, values and reasons.
        Demonstration = "demonstration",
        /// A map of P-positions; of Sharing Nim, a column.
        Figure = "figure",
    }
}
