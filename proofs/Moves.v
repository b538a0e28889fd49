(** Shared by several files: the options of a bar by kinds of cuts, moves from P-positions, decisions about both or one of two statements,
    and the numbers below a number. *)

From Coq Require Import ZArith List Lia.
From Bittersweet Require Import Games Bars.
Open Scope Z_scope.

Lemma options_are : forall the x y z q, is_option the (At x y z) q <->
  (exists u, 0 <= u < x /\ q = At u (left_of_y the u y z) z)
  \/ (exists v, 0 <= v < y /\ q = At x v z)
  \/ (exists w, 0 <= w < z /\ q = At x (left_of_y the x y w) w).
Proof.
  intros the x y z q. split.
  - intros move. inversion move as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst; eauto 6.
  - intros [[u [lower ->]] | [[v [lower ->]] | [w [lower ->]]]]; now constructor.
Qed.

(** From a P-position no move leads to another. *)
Lemma leaves_P : forall position (is_option : position -> position -> Prop) p q,
  P_position is_option p -> is_option p q -> ~ P_position is_option q.
Proof. intros position is_option p q is_P move is_P'. apply (not_both _ is_option p); [now apply wins with (q := q) | assumption]. Qed.

Lemma or_dec : forall A B : Prop, {A} + {~ A} -> {B} + {~ B} -> {A \/ B} + {~ (A \/ B)}.
Proof. intros A B [] []; tauto. Defined.

Lemma and_dec : forall A B : Prop, {A} + {~ A} -> {B} + {~ B} -> {A /\ B} + {~ (A /\ B)}.
Proof. intros A B [] []; tauto. Defined.

Definition numbers_below (n : Z) : list Z := map Z.of_nat (seq 0 (Z.to_nat n)).

Lemma in_numbers_below : forall n u, In u (numbers_below n) <-> 0 <= u < n.
Proof.
  intros n u. unfold numbers_below. rewrite in_map_iff. split.
  - intros [h [<- inside]]. apply in_seq in inside. lia.
  - intros small. exists (Z.to_nat u). split; [lia |]. apply in_seq. lia.
Qed.
