//! A claim and its certificate as a file for Rocq (Coq), whose kernel checks it by the theorems in `proofs/`.
//!
//! The file has the numbers of the claim, and the certificate as the text that the checker of this program reads. The statements that
//! are checked are made from the claim inside Rocq.

use crate::Failure;
use bittersweet::certificates;
use bittersweet::certificates::NimSumClaim;
use bittersweet::certificates::Rim;

/// Prints the file for a claim, which is called by this name in a comment.
pub(crate) fn print(name: &str, claim: &NimSumClaim) -> Result<(), Failure> {
    let certificate = certificates::find(claim).map_err(|why| why.to_string())?;
    let bar = match &claim.rim {
        None => "Rectangle".to_owned(),
        Some(Rim { of_x, of_z, constant, divisor }) => format!("Rim {of_x} {of_z} {constant} {divisor}"),
    };
    let [x, y, z] = claim.shifts;
    println!("(* {name}, made by the example `prove`; proofs/README.md says how it is checked. *)");
    println!("From Coq Require Import ZArith List.");
    println!("From Bittersweet Require Import Games Bars Claims Certificates.");
    println!("Import ListNotations.\nOpen Scope Z_scope.\n");
    println!("Definition the_bar : bar := {bar}.\n");
    println!("Definition the_claim : claim :=");
    println!("  {{| of_bar := the_bar; shift_x := {x}; shift_y := {y}; shift_z := {z} |}}.\n");
    println!("Definition certificate : list line := (");
    for line in certificate.to_string().lines() {
        println!("\"{line}\" ::");
    }
    println!("[])%line.\n");
    println!("Lemma accepted : check the_claim (tables certificate) = true.");
    println!("Proof. vm_cast_no_check (eq_refl true). Qed.\n");
    println!("Theorem P_positions : forall x y z, {} ->", legal(claim));
    println!("  (P_position (is_option the_bar) (At x y z) <-> {} = 0).", nim_sum(claim));
    println!("Proof. by_certificate the_bar the_claim accepted. Qed.\n");
    println!("Print Assumptions P_positions.");
    Ok(())
}

/// That a position is legal.
fn legal(claim: &NimSumClaim) -> String {
    let not_negative = "0 <= x -> 0 <= y -> 0 <= z".to_owned();
    let Some(rim) = &claim.rim else { return not_negative };
    let multiple = |number: i64, name: &str| match number {
        0 => None,
        1 => Some(name.to_owned()),
        _ => Some(format!("{number} * {name}")),
    };
    let constant = Some(rim.constant).filter(|constant| *constant != 0).map(|constant| constant.to_string());
    let parts = [multiple(rim.of_x, "x"), multiple(rim.of_z, "z"), constant];
    let sum = match &parts.into_iter().flatten().collect::<Vec<_>>()[..] {
        [] => "0".to_owned(),
        [part] => part.clone(),
        parts => format!("({})", parts.join(" + ")),
    };
    format!("{not_negative} -> y <= {sum} / {}", rim.divisor)
}

/// The nim-sum of the shifted coordinates.
fn nim_sum(claim: &NimSumClaim) -> String {
    let [x, y, z] = [0, 1, 2].map(|axis| {
        let (name, shift) = (["x", "y", "z"][axis], claim.shifts[axis]);
        match shift {
            0 => name.to_owned(),
            1.. => format!("({name} + {shift})"),
            _ => format!("({name} - {})", -shift),
        }
    });
    format!("Z.lxor (Z.lxor {x} {y}) {z}")
}
