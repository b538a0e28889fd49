//! Three piles explained by the gaps between them.

use crate::kit::words::describe;
use crate::texts::Texts;
use maths::claims::{Piles, Power};
use maths::games::Game;
use maths::values::Outcome;

/// The meaning of the gaps, and the winning move.
pub(super) fn piles_in_words(texts: Texts, game: &Game, piles: &Piles) -> String {
    let [below, above] = piles.gaps;
    let power_told = power(texts, piles.difference);
    let wording = match (piles.outcome, piles.difference.d) {
        (Outcome::P, 0) => texts.gaps_equal(&below, &above),
        (Outcome::P, _) => texts.gaps_p(&below, &above, &power_told),
        (Outcome::N, _) if below > 0 && above > 0 => texts.gaps_different(&below, &above),
        (Outcome::N, _) => texts.gaps_n(&below, &above, &power_told),
    };
    let step =
        piles.step.map(|step| texts.gaps_step(&describe(texts, game, step.play, step.to), &power(texts, step.leaves)));
    [Some(wording), step].into_iter().flatten().collect::<Vec<_>>().join(texts.between_sentences())
}

/// A number as a power of 4 times an odd number, or twice that.
fn power(texts: Texts, power: Power) -> String {
    let Power { d, k, odd, twice } = power;
    let fours = if k == 1 { "4".to_owned() } else { format!("4^{k}") };
    match (d, k, twice) {
        (0, ..) => texts.power_zero().into(),
        (_, 0, false) => texts.power_odd(&d),
        (_, 0, true) => texts.power_twice_odd(&d, &odd),
        (_, _, false) => texts.power_fours(&d, &fours, &odd),
        (_, _, true) => texts.power_twice_fours(&d, &fours, &odd),
    }
}

#[cfg(test)]
mod tests {
    use super::piles_in_words;
    use crate::texts::Texts;
    use maths::claims::{Reason, Theorem};
    use maths::games::Game;

    fn in_words(text: &str) -> String {
        let game: Game = text.parse().unwrap();
        let Some(Reason::Piles(piles)) = Theorem::Sharing2.reason(&game) else { panic!("no piles") };
        piles_in_words(Texts::default(), &game, &piles)
    }

    #[test]
    fn piles_are_described_as_in_theorem_2() {
        assert_eq!(
            in_words("sharing:0,0,12"),
            "Sort the piles by size: the gaps between neighbours are 0 and 12. Two piles are equal, and the third pile differs by \
             12 = 4 · 3, an odd number times a power \
             of 4. So this is a P-position."
        );
        assert!(in_words("sharing:2,2,2").contains("So all piles are equal, and this is a P-position"));
        assert!(
            in_words("sharing:0,0,2")
                .contains("Two piles are equal, but the third pile differs by 2 = 2 · 1, twice an odd number. So this is an N-position.")
        );
        assert!(in_words("sharing:0,5,16").contains("No two piles are equal, so this is an N-position."));
    }
}
