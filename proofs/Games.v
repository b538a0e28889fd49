(** Games in which two players move in turn and the player who cannot move loses. *)

From Coq Require Import Arith Lia.

Section Games.

Variable position : Type.

(** [is_option p q]: q is an option of p, a position to which the player whose turn it is can move. *)
Variable is_option : position -> position -> Prop.

(** The outcome under normal play. The player whose turn it is wins by a move to a P-position, and loses if every move
    leads to an N-position; so it is where there is no move. These are the least such predicates: in a game
    that does not end, a position may be neither. *)
Inductive N_position : position -> Prop :=
  | wins : forall p q, is_option p q -> P_position q -> N_position p
with P_position : position -> Prop :=
  | loses : forall p, (forall q, is_option p q -> N_position q) -> P_position p.

Scheme N_position_ind' := Induction for N_position Sort Prop
  with P_position_ind' := Induction for P_position Sort Prop.

(** No position is both. *)
Lemma not_both : forall p, N_position p -> P_position p -> False.
Proof.
  apply (N_position_ind' (fun p _ => P_position p -> False) (fun p _ => N_position p -> False)).
  - intros p q move _ not_N is_P. inversion is_P as [p' all_N]. subst. auto.
  - intros p all_N not_P is_N. inversion is_N as [p' q move is_P]. subst. eauto.
Qed.

(** The positions to be considered, and a number that every move makes smaller, so that the game ends. *)
Variable legal : position -> Prop.
Variable size : position -> nat.
Hypothesis moves_are_legal : forall p q, legal p -> is_option p q -> legal q.
Hypothesis moves_end : forall p q, legal p -> is_option p q -> size q < size p.

(** A set of positions such that (A) no option of a position of the set is in it, and (B) each legal position
    outside has an option inside. *)
Variable set : position -> Prop.
Hypothesis decidable : forall p, {set p} + {~ set p}.
Hypothesis statement_A : forall p q, legal p -> set p -> is_option p q -> ~ set q.
Hypothesis statement_B : forall p, legal p -> ~ set p -> exists q, is_option p q /\ set q.

(** The set is the set of P-positions. *)
Theorem set_of_P_positions : forall p, legal p -> (P_position p <-> set p).
Proof.
  assert (both : forall n p, size p < n -> legal p -> (set p -> P_position p) /\ (~ set p -> N_position p)).
  { induction n as [| n known]; intros p small is_legal; [lia |]. split.
    - intros inside. apply loses. intros q move.
      apply known; [| eauto | eauto].
      pose proof (moves_end p q is_legal move). lia.
    - intros outside. destruct (statement_B p is_legal outside) as [q [move inside]].
      apply (wins p q move). apply known; [| eauto | assumption].
      pose proof (moves_end p q is_legal move). lia. }
  intros p is_legal. destruct (both (S (size p)) p (Nat.lt_succ_diag_r _) is_legal) as [to_P to_N].
  split; [| assumption].
  intros is_P. destruct (decidable p) as [inside | outside]; [assumption |].
  exfalso. eauto using not_both.
Qed.

End Games.

Arguments N_position {position} is_option _.
Arguments P_position {position} is_option _.
Arguments set_of_P_positions {position is_option}.
