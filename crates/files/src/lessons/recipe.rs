//! Recipes: the purpose of a bar in a page, in one word. A frame has the settings that follow.

/// The purpose of a bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Recipe {
    /// Two people play, and nothing gives the solution away.
    #[default]
    Exercise,
    /// The reader begins, and the computer answers.
    Computer,
    /// The computer begins.
    ComputerBegins,
    /// With hints, values and reasons.
    Demonstration,
    /// A map of P-positions; of Sharing Nim, a column.
    Figure,
}

impl Recipe {
    /// All recipes, in their order.
    pub const ALL: [Self; 5] =
        [Self::Exercise, Self::Computer, Self::ComputerBegins, Self::Demonstration, Self::Figure];

    /// The name of the recipe in lessons.
    pub fn key(self) -> &'static str {
        match self {
            Self::Exercise => "exercise",
            Self::Computer => "computer",
            Self::ComputerBegins => "begins",
            Self::Demonstration => "demonstration",
            Self::Figure => "figure",
        }
    }

    /// The recipe with this name in lessons.
    pub fn with_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|recipe| recipe.key() == key)
    }
}
