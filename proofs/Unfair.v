(** A place at which a row is not fair refutes the rule of the rim floor((a x + b z + c) / d). The orbit criterion of Slopes.v proves it, so
    both answers are computations. *)

From Coq Require Import Arith ZArith Bool List Lia.
From Bittersweet Require Import Games Bars Moves Triangles Rims Slopes.
Import ListNotations.
Open Scope Z_scope.

(** True if the places w < z show that the row g is not fair to x. *)
Definition unfair_at (g : Z -> Z) (x w z : Z) : bool :=
  let s := Z.lxor x w in let t := Z.lxor x z in
  (s <? t) && (((s =? g w) && (t <=? g z))
               || ((g w <? s) && (s <=? g z) && forallb (fun r => negb ((Z.lxor x r =? g r) && (g r <? s))) (numbers_below z))).

Lemma unfair_row : forall g x w z, 0 <= w < z -> unfair_at g x w z = true -> ~ fair_row g x.
Proof.
  intros g x w z less yes [A B]. unfold unfair_at in yes. apply andb_true_iff in yes as [greater yes]. apply Z.ltb_lt in greater.
  apply orb_true_iff in yes as [yes | yes].
  - apply andb_true_iff in yes as [at_rim low]. apply Z.eqb_eq in at_rim. apply Z.leb_le in low. specialize (A w z less at_rim). lia.
  - apply andb_true_iff in yes as [yes none]. apply andb_true_iff in yes as [over recovers]. apply Z.ltb_lt in over. apply Z.leb_le in recovers.
    destruct (B w z less (conj over greater) recovers) as [r [r_ok [at_rim smaller]]].
    rewrite forallb_forall in none. specialize (none r (proj2 (in_numbers_below z r) r_ok)).
    apply Z.eqb_eq in at_rim. apply Z.ltb_lt in smaller. rewrite at_rim, smaller in none. discriminate.
Qed.

(** As [existsb], but it stops at the first. *)
Fixpoint some (here : Z -> bool) (l : list Z) : bool := match l with [] => false | x :: l => if here x then true else some here l end.

Lemma some_in : forall here l, some here l = true -> exists x, In x l /\ here x = true.
Proof.
  induction l as [| x l step]; [discriminate |]. cbn. destruct (here x) eqn:yes; [eauto |]. intros later.
  destruct (step later) as [y [y_in y_yes]]. eauto.
Qed.

(** A search below a bound, in rows and columns. *)
Definition unfair (a b c d bound : Z) : bool :=
  some (fun z => some (fun x => some (fun w =>
    if Z.lxor x w <? Z.lxor x z then unfair_at (line a b c d x) x w z || unfair_at (fun u => line a b c d u x) x w z else false)
    (numbers_below z)) (numbers_below bound)) (numbers_below bound).

Theorem refuted : forall a b c d bound, well_formed (Rim a b c d) -> unfair a b c d bound = true -> ~ rule_of a b c d.
Proof.
  intros a b c d bound well yes rule. apply rule_is in rule. pose proof (line_rises a b c d well) as up.
  unfold unfair in yes. apply some_in in yes as [z [z_in yes]]. apply some_in in yes as [x [x_in yes]]. apply some_in in yes as [w [w_in yes]].
  destruct (Z.lxor x w <? Z.lxor x z); [| discriminate]. apply in_numbers_below in z_in, x_in, w_in.
  assert (rows : forall y, 0 <= y -> fair_row (line a b c d y) y /\ fair_row (fun u => line a b c d u y) y).
  { apply nim_rule_iff_fair; [exact up |]. intros x' y' z' x_ok y_ok z_ok rim_ok. exact (rule (At x' y' z') (conj x_ok (conj y_ok (conj z_ok rim_ok)))). }
  destruct (rows x ltac:(lia)) as [row column]. apply orb_true_iff in yes as [yes | yes]; eapply unfair_row; eauto.
Qed.
