//! The list of all claims, with where each is written down.

use crate::claims::claim::{Checker, Facts, misere, pass, sharing, triangular, variants};
use serde::{Deserialize, Serialize};

/// Makes the claims out of one list, so that none can be forgotten in another.
macro_rules! catalogue {
    ($($(#[$document:meta])* $claim:ident => $entry:path,)*) => {
        /// A statement of the papers, or one that is ours.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Claim {
            $($(#[$document])* $claim,)*
        }

        impl Claim {
            /// All of them, by paper, in the order of the papers. A claim that is ours follows the one that it repairs or strengthens.
            pub const ALL: [Self; [$(stringify!($claim)),*].len()] = [$(Self::$claim),*];

            /// The metadata of the claim.
            pub(super) fn facts(self) -> &'static Facts {
                match self {
                    $(Self::$claim => const { &Facts::of(&$entry) },)*
                }
            }

            /// The function that makes the check.
            pub(super) fn checker(self) -> Checker {
                match self {
                    $(Self::$claim => const { $entry.check },)*
                }
            }
        }
    };
}

catalogue! {
    /// `triangular` Theorem 3.1: the rectangular bar.
    Triangular3_1 => triangular::THEOREM_3_1,
    /// `triangular` Example 3.2: options of rectangular bars.
    TriangularExample3_2 => triangular::bars::EXAMPLE_3_2,
    /// `triangular` Definition 4.2: the number of breaks that a bar allows in each direction.
    TriangularDefinition4_2 => triangular::bars::DEFINITION_4_2,
    /// `triangular` Example 4.2: which bars can do without their line y = k(v+1), k = 3.
    TriangularExample4_2 => triangular::bars::EXAMPLE_4_2,
    /// `triangular` Example 4.3: the same for k = 7.
    TriangularExample4_3 => triangular::bars::EXAMPLE_4_3,
    /// `triangular` Definition 4.3 as printed: the options of a bar.
    TriangularDefinition4_3 => triangular::bars::DEFINITION_4_3,
    /// The same without options that are no bars.
    TriangularDefinition4_3Repaired => triangular::bars::DEFINITION_4_3_REPAIRED,
    /// `triangular` Examples 4.4 and 4.5: options of triangular bars.
    TriangularExample4_4 => triangular::bars::EXAMPLE_4_4,
    /// `triangular` Example 5.1: three sequences.
    TriangularExample5_1 => triangular::sequences::EXAMPLE_5_1,
    /// `triangular` Remark 5.1: their types.
    TriangularRemark5_1 => triangular::sequences::REMARK_5_1,
    /// `triangular` Lemma 5.1: the last term tells the type.
    TriangularLemma5_1 => triangular::sequences::LEMMA_5_1,
    /// `triangular` Lemma 5.2: a sequence that begins as type 2 stays so.
    TriangularLemma5_2 => triangular::sequences::LEMMA_5_2,
    /// `triangular` Lemma 5.3: the results of the three steps.
    TriangularLemma5_3 => triangular::steps::LEMMA_5_3,
    /// `triangular` Lemma 5.4: the steps of a sequence of type 1.
    TriangularLemma5_4 => triangular::steps::LEMMA_5_4,
    /// `triangular` Lemma 5.5: a sequence of type 1 goes on.
    TriangularLemma5_5 => triangular::steps::LEMMA_5_5,
    /// `triangular` Lemma 5.6: type 2 from type 1.
    TriangularLemma5_6 => triangular::steps::LEMMA_5_6,
    /// `triangular` Lemma 6.1: first and last term.
    TriangularLemma6_1 => triangular::sequences::LEMMA_6_1,
    /// `triangular` Lemma 6.2: digits and steps.
    TriangularLemma6_2 => triangular::sequences::LEMMA_6_2,
    /// `triangular` Lemma 7.1: y and the rim.
    TriangularLemma7_1 => triangular::digits::LEMMA_7_1,
    /// `triangular` Lemma 7.2: y on the rim and its digits.
    TriangularLemma7_2 => triangular::digits::LEMMA_7_2,
    /// `triangular` Lemma 7.3: the unique completion.
    TriangularLemma7_3 => triangular::digits::LEMMA_7_3,
    /// `triangular` Lemma 7.4: y on the rim is larger than v below it.
    TriangularLemma7_4 => triangular::digits::LEMMA_7_4,
    /// `triangular` Theorem 7.1: from nim-sum 0.
    Triangular7_1 => triangular::moves::THEOREM_7_1,
    /// `triangular` Lemma 7.5: leading digits of a bar.
    TriangularLemma7_5 => triangular::digits::LEMMA_7_5,
    /// `triangular` Theorem 7.2: to nim-sum 0.
    Triangular7_2 => triangular::moves::THEOREM_7_2,
    /// Case (a.2.2) of the proof of Theorem 7.2.
    Triangular7_2Case => triangular::moves::THEOREM_7_2_CASE,
    /// The same with one more kind of option.
    Triangular7_2CaseRepaired => triangular::moves::THEOREM_7_2_CASE_REPAIRED,
    /// `triangular` Theorem 7.3: k = 4m+3.
    Triangular7_3 => triangular::THEOREM_7_3,
    /// `triangular` Theorem 7.4: every move leaves the nim-sum 0.
    Triangular7_4 => triangular::moves::THEOREM_7_4,
    /// `triangular` Theorem 7.5: a move makes the nim-sum 0.
    Triangular7_5 => triangular::moves::THEOREM_7_5,
    /// `triangular` Remark 7.1: no formula for even k.
    TriangularRemark7_1 => triangular::computations::REMARK_7_1,
    /// `triangular` Example 7.1: seven values.
    TriangularExample7_1 => triangular::computations::EXAMPLE_7_1,
    /// `triangular` Examples 8.1 and 8.2: no exceptions for k = 3.
    TriangularExample8_1 => triangular::computations::EXAMPLE_8_1,
    /// `triangular` Examples 8.3 and 8.4: the number of positions whose value is the nim-sum.
    TriangularExample8_3 => triangular::computations::EXAMPLE_8_3,
    /// `triangular` Examples 8.5 and 8.6: no exceptions for k = 5.
    TriangularExample8_5 => triangular::computations::EXAMPLE_8_5,
    /// `triangular` Conjecture 8.1: k = 4m+1.
    Triangular8_1 => triangular::CONJECTURE_8_1,
    /// `triangular` Examples 8.7 and 8.8: the P-positions for k = 2.
    TriangularExample8_7 => triangular::computations::EXAMPLE_8_7,
    /// `pass` Example 3.1: columns of a bar.
    PassExample3_1 => pass::examples::EXAMPLE_3_1,
    /// The same with column 4 as its formula has it.
    PassExample3_1Repaired => pass::examples::EXAMPLE_3_1_REPAIRED,
    /// `pass` Example 3.3: nine options.
    PassExample3_3 => pass::examples::EXAMPLE_3_3,
    /// `pass` Example 3.4: options and others.
    PassExample3_4 => pass::examples::EXAMPLE_3_4,
    /// `pass` Lemma 3.1: from nim-sum 0.
    PassLemma3_1 => pass::lemmas::LEMMA_3_1,
    /// `pass` Lemma 3.2: to nim-sum 0.
    PassLemma3_2 => pass::lemmas::LEMMA_3_2,
    /// `pass` Lemma 3.3: Lemma 3.1 by kinds of cuts.
    PassLemma3_3 => pass::lemmas::LEMMA_3_3,
    /// `pass` Lemma 3.4: Lemma 3.2 by kinds of cuts.
    PassLemma3_4 => pass::lemmas::LEMMA_3_4,
    /// `pass` Theorem 3.1: values without the strip.
    Pass3_1 => pass::lemmas::THEOREM_3_1,
    /// `pass` Corollary 3.1: values of the stair bar.
    PassCorollary3_1 => pass::COROLLARY_3_1,
    /// `pass` Lemma 3.5: the nim-sum is at least s.
    PassLemma3_5 => pass::lemmas::LEMMA_3_5,
    /// `pass` Lemma 3.6: to nim-sum 1.
    PassLemma3_6 => pass::lemmas::LEMMA_3_6,
    /// `pass` Lemma 4.1: nothing leads from the set of Theorem 4.1 into itself, by kinds of moves.
    PassLemma4_1 => pass::sets::LEMMA_4_1,
    /// `pass` Lemma 4.2: something leads into the set, by kinds of moves.
    PassLemma4_2 => pass::sets::LEMMA_4_2,
    /// `pass` Lemma 4.3: no move leads from the set into itself.
    PassLemma4_3 => pass::sets::LEMMA_4_3,
    /// `pass` Lemma 4.4: a move leads into the set.
    PassLemma4_4 => pass::sets::LEMMA_4_4,
    /// `pass` Theorem 4.1: steps with a pass.
    Pass4_1 => pass::THEOREM_4_1,
    /// `pass` Corollary 4.1 as printed, without s.
    PassCorollary4_1 => pass::COROLLARY_4_1,
    /// `pass` Definition 4.2 as printed: the pass may be used at the end.
    PassDefinition4_2 => pass::examples::DEFINITION_4_2,
    /// The same with the pass not at the end.
    PassDefinition4_2Repaired => pass::examples::DEFINITION_4_2_REPAIRED,
    /// `pass` Examples 4.1 and 4.2: the nim-sums for k = 4, s = 2.
    PassExample4_1 => pass::sums::EXAMPLE_4_1,
    /// `pass` Conjecture 4.1: the nim-sums of P-positions for even s.
    PassConjecture4_1 => pass::CONJECTURE_4_1,
    /// The other half of Conjecture 4.1: each of the numbers occurs.
    PassConjecture4_1Occurs => pass::sums::CONJECTURE_4_1_OCCURS,
    /// More than both halves, and not in the paper: the set of P-positions.
    PassConjecture4_1Ours => pass::strengthened::CONJECTURE_4_1_OURS,
    /// `pass` Examples 4.3 to 4.5: the nim-sums for k = 4, s = 6.
    PassExample4_5 => pass::sums::EXAMPLE_4_5,
    /// `pass` Conjecture 4.2: every number occurs.
    PassConjecture4_2 => pass::sums::CONJECTURE_4_2,
    /// `variants` Theorem 1.2: the stair bar with k = 2, s = 0.
    Variants1_2 => variants::THEOREM_1_2,
    /// `variants` Lemma 2.1: y and half of z, digit by digit.
    VariantsLemma2_1 => variants::LEMMA_2_1,
    /// `variants` Lemma 2.2: the same with nim-sum 0.
    VariantsLemma2_2 => variants::LEMMA_2_2,
    /// `variants` Lemma 2.3: y on the rim is larger than v below it.
    VariantsLemma2_3 => variants::LEMMA_2_3,
    /// `variants` Lemma 2.4: there is such a z.
    VariantsLemma2_4 => variants::LEMMA_2_4,
    /// `variants` Theorem 2.1: from nim-sum 0, by kinds of cuts.
    Variants2_1 => variants::THEOREM_2_1,
    /// `variants` Theorem 2.2: to nim-sum 0, by kinds of cuts.
    Variants2_2 => variants::THEOREM_2_2,
    /// `variants` Theorem 2.3: every move leaves the nim-sum 0.
    Variants2_3 => variants::THEOREM_2_3,
    /// `variants` Theorem 2.4: a move makes the nim-sum 0.
    Variants2_4 => variants::THEOREM_2_4,
    /// `variants` Definition 2.1 as printed: the options.
    VariantsDefinition2_1 => variants::DEFINITION_2_1,
    /// The same without options that are no bars.
    VariantsDefinition2_1Repaired => variants::DEFINITION_2_1_REPAIRED,
    /// `variants` Example 2.1: options and others.
    VariantsExample2_1 => variants::EXAMPLE_2_1,
    /// `misere` Theorem 7: k = 1.
    Misere7 => misere::THEOREM_7,
    /// The same for some smaller k.
    Misere7Smaller => misere::THEOREM_7_SMALLER,
    /// `misere` Theorem 8: k = 3.
    Misere8 => misere::THEOREM_8,
    /// `misere` Conjecture 2.1: every odd k ≥ 3.
    MisereConjecture2_1 => misere::CONJECTURE_2_1,
    /// The same for k = 4m+3.
    MisereConjecture2_1Repaired => misere::CONJECTURE_2_1_REPAIRED,
    /// `misere` Examples 3 and 4: for k = 2 the projections differ.
    MisereExample4 => misere::lemmas::EXAMPLE_4,
    /// `misere` Theorem 11: P-positions and moves.
    Misere11 => misere::lemmas::THEOREM_11,
    /// `misere` Lemma 12: small N-positions.
    MisereLemma12 => misere::lemmas::LEMMA_12,
    /// `misere` Lemma 13: all other P-positions are large.
    MisereLemma13 => misere::lemmas::LEMMA_13,
    /// `misere` Lemma 14: options that come together.
    MisereLemma14 => misere::lemmas::LEMMA_14,
    /// `misere` Theorem 15: misère play and normal play.
    Misere15 => misere::THEOREM_15,
    /// `sharing` Lemma 1: the normal form.
    SharingLemma1 => sharing::symmetry::LEMMA_1,
    /// `sharing` Table 1: the values up to 16.
    SharingTable1 => sharing::tables::TABLE_1,
    /// `sharing` Theorem 1: columns are palindromes.
    Sharing1 => sharing::symmetry::THEOREM_1,
    /// A consequence of Theorem 1: the complement of a position.
    Sharing1Complement => sharing::symmetry::THEOREM_1_COMPLEMENT,
    /// `sharing` Corollary 1: isomorphic positions.
    SharingCorollary1 => sharing::symmetry::COROLLARY_1,
    /// `sharing` Corollary 2: the middle of a column is a palindrome.
    SharingCorollary2 => sharing::symmetry::COROLLARY_2,
    /// `sharing` Corollary 3: a row and a diagonal.
    SharingCorollary3 => sharing::symmetry::COROLLARY_3,
    /// `sharing` Theorem 2: the P-positions.
    Sharing2 => sharing::THEOREM_2,
    /// `sharing` Remark 5: the winning moves that share evenly between two piles.
    SharingRemark5 => sharing::REMARK_5,
    /// The same, of all moves after which two piles are equal.
    SharingRemark5Wide => sharing::REMARK_5_WIDE,
    /// That with at least one instead of exactly one.
    SharingRemark5Repaired => sharing::REMARK_5_REPAIRED,
    /// `sharing` Proposition 1: the number of P-positions.
    SharingProposition1 => sharing::counts::PROPOSITION_1,
    /// The same, of piles that are not empty.
    SharingProposition1Wide => sharing::counts::PROPOSITION_1_WIDE,
    /// The same with one more.
    SharingProposition1Repaired => sharing::counts::PROPOSITION_1_REPAIRED,
    /// `sharing` Conjecture 1: rows are bounded.
    SharingConjecture1 => sharing::CONJECTURE_1,
    /// `sharing` Figure 4: the largest value of the row (1, 3, n).
    SharingFigure4 => sharing::periods::FIGURE_4,
    /// `sharing` Figure 5: the largest value of the row (1, 7, n).
    SharingFigure5 => sharing::periods::FIGURE_5,
    /// `sharing` Table 2 as its caption counts.
    SharingTable2 => sharing::tables::TABLE_2,
    /// The same from n = 0 on.
    SharingTable2Repaired => sharing::tables::TABLE_2_REPAIRED,
    /// `sharing` Proposition 2: P-positions by n mod 32.
    SharingProposition2 => sharing::counts::PROPOSITION_2,
    /// `sharing` Table 3 as its caption counts.
    SharingTable3 => sharing::tables::TABLE_3,
    /// The same from n = 0 on.
    SharingTable3Repaired => sharing::tables::TABLE_3_REPAIRED,
    /// `sharing` Theorem 3: P-positions have no period.
    Sharing3 => sharing::periods::THEOREM_3,
    /// `sharing` Corollary 4: outcomes of the bottom row have no period.
    SharingCorollary4 => sharing::periods::COROLLARY_4,
    /// `sharing` Conjecture 2: rows have no period.
    SharingConjecture2 => sharing::periods::CONJECTURE_2,
    /// `sharing` Theorem 4: the positions of value 1.
    Sharing4 => sharing::THEOREM_4,
    /// The moves that the proof of Theorem 4 names.
    Sharing4Moves => sharing::ones::THEOREM_4_MOVES,
    /// The same with the one that is none.
    Sharing4MovesRepaired => sharing::ones::THEOREM_4_MOVES_REPAIRED,
    /// `sharing` Corollary 5: the 1-positions of two rows have a period.
    SharingCorollary5 => sharing::periods::COROLLARY_5,
    /// `sharing` Conjecture 3: the rows in which a value lies.
    SharingConjecture3 => sharing::CONJECTURE_3,
    /// `sharing` Section 6: the values 2 and 3 lie in the first four rows.
    SharingSection6Rows => sharing::levels::ROWS,
    /// The same with the row that is missing.
    SharingSection6RowsRepaired => sharing::levels::ROWS_REPAIRED,
    /// `sharing` Section 6: the list of 2-positions.
    SharingSection6Twos => sharing::levels::TWOS,
    /// `sharing` Section 6: the list of 3-positions.
    SharingSection6Threes => sharing::levels::THREES,
    /// The same with the one that is missing.
    SharingSection6ThreesRepaired => sharing::levels::THREES_REPAIRED,
    /// `sharing` Section 6: the highest rows of the values 4 to 10.
    SharingSection6Largest => sharing::levels::LARGEST,
    /// `sharing` Section 7: Lemma 1 and Theorem 1 with more piles.
    SharingSection7 => sharing::many::SECTION_7,
}
