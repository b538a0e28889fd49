//! Three piles explained by the gaps between them.

use crate::app::words::describe;
use crate::claims::Piles;
use crate::claims::Power;
use crate::games::Game;
use crate::values::Outcome;

/// What the gaps say, and the move that wins.
pub(super) fn piles_told(game: &Game, piles: &Piles) -> String {
    let [below, above] = piles.gaps;
    let gaps = format!("Sorted by size the piles have gaps of {below} and {above}");
    let told = match (piles.outcome, piles.difference.d) {
        (Outcome::P, 0) => format!("{gaps}: all are equal, and the position is P."),
        (Outcome::P, _) => format!("{gaps}: two are equal, and {}. The position is P.", power(piles.difference)),
        (Outcome::N, _) if below > 0 && above > 0 => format!("{gaps}: no two are equal, so the position is N."),
        (Outcome::N, _) => format!("{gaps}: two are equal, but {}. The position is N.", power(piles.difference)),
    };
    let step = piles.step.map(|step| {
        format!(" {}: then two piles are equal, and {}.", describe(game, step.play, step.to), power(step.leaves))
    });
    told + &step.unwrap_or_default()
}

/// A number as a power of 4 times an odd number, or twice that.
fn power(power: Power) -> String {
    let Power { d, k, odd, twice } = power;
    let fours = if k == 1 { "4".to_owned() } else { format!("4^{k}") };
    let product = match (k, twice) {
        (0, false) => format!("{d} is odd"),
        (0, true) => format!("{d} = 2 · {odd} is twice an odd number"),
        (_, false) => format!("{d} = {fours} · {odd}, a power of 4 times an odd number"),
        (_, true) => format!("{d} = 2 · {fours} · {odd}, twice a power of 4 times an odd number"),
    };
    if d == 0 { "the third as well".into() } else { product }
}

#[cfg(test)]
mod tests {
    use super::piles_told;
    use crate::claims::Reason;
    use crate::claims::Theorem;
    use crate::games::Game;

    fn told(text: &str) -> String {
        let game: Game = text.parse().unwrap();
        let Some(Reason::Piles(piles)) = Theorem::Sharing2.reason(&game) else { panic!("no piles") };
        piles_told(&game, &piles)
    }

    #[test]
    fn piles_are_told_as_theorem_2_has_them() {
        assert_eq!(
            told("sharing:0,0,12"),
            "Sorted by size the piles have gaps of 0 and 12: two are equal, and 12 = 4 · 3, a power of 4 times an odd \
             number. The position is P."
        );
        assert!(told("sharing:2,2,2").contains("all are equal, and the position is P"));
        assert!(
            told("sharing:0,0,2").contains("two are equal, but 2 = 2 · 1 is twice an odd number. The position is N.")
        );
        assert!(told("sharing:0,5,16").contains("no two are equal, so the position is N."));
    }
}
