(** Grundy values of bars whose rim does not depend on x. Such a bar is a pile of x beside the bar (0, y, z). *)

From Coq Require Import ZArith Bool List Lia.
From Bittersweet Require Import Games Bars Checker Claims Nim.
Open Scope Z_scope.

(** The Grundy value of each legal position is the smallest number that is the value of none of its options. *)
Definition are_values (the : bar) (value : position -> Z) : Prop :=
  forall p, legal the p ->
  0 <= value p
  /\ (forall q, is_option the p q -> value q <> value p)
  /\ (forall h, 0 <= h < value p -> exists q, is_option the p q /\ value q = h).

Definition is_beside_a_pile (the : bar) : bool :=
  match the with Rectangle => true | Rim a _ _ _ => a =? 0 end.

Section Values.

Variable the : bar.
Hypothesis well : well_formed the.
Hypothesis beside : is_beside_a_pile the = true.
Variable value : position -> Z.
Hypothesis values : are_values the value.

(** The rest of y after a cut, and the rim, are the same for every x. *)
Lemma left_of_y_alike : forall x x' y z, left_of_y the x y z = left_of_y the x' y z.
Proof.
  intros. destruct the as [| a b c d]; [reflexivity |]. cbn in *. apply Z.eqb_eq in beside as ->. reflexivity.
Qed.

Lemma legal_alike : forall x x' y z, legal the (At x y z) -> 0 <= x' -> legal the (At x' y z).
Proof.
  intros x x' y z [x_ok [y_ok [z_ok rim_ok]]] x'_ok. repeat split; auto.
  destruct the as [| a b c d]; [exact I |]. cbn in *. apply Z.eqb_eq in beside as ->. exact rim_ok.
Qed.

(** The options of (x, y, z) with the same x are those of (0, y, z), with x in the place of 0. *)
Lemma options_beside : forall x y z q, legal the (At x y z) ->
  (is_option the (At x y z) q <->
   (exists u, 0 <= u < x /\ q = At u y z) \/ (exists v w, is_option the (At 0 y z) (At 0 v w) /\ q = At x v w)).
Proof.
  intros x y z q [x_ok [y_ok [z_ok rim_ok]]]. split.
  - intros move. inversion move as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst.
    + left. exists u. split; [assumption |]. f_equal.
      destruct the as [| a b c d]; [reflexivity |]. cbn in *. apply Z.eqb_eq in beside as ->.
      rewrite Z.mul_0_l in *. apply Z.min_l. exact rim_ok.
    + right. exists v, z. split; [now apply cut_y | reflexivity].
    + right. exists (left_of_y the x y w), w. split; [| reflexivity].
      rewrite (left_of_y_alike x 0). now apply cut_z.
  - intros [[u [lower ->]] | [v [w [move ->]]]].
    + apply cut_x_to; [assumption |]. destruct the as [| a b c d]; [reflexivity |].
      cbn in *. apply Z.eqb_eq in beside as ->. rewrite Z.mul_0_l in *. apply Z.min_l. exact rim_ok.
    + inversion move as [x' y' z' u lower | x' y' z' v' lower | x' y' z' w' lower]; subst.
      * lia.
      * now apply cut_y.
      * apply cut_z_to; [assumption |]. apply left_of_y_alike.
Qed.

(** The P-positions are those at which the pile is the value of the rest. *)
Lemma pile_is_value : forall x y z, legal the (At x y z) ->
  (P_position (is_option the) (At x y z) <-> value (At 0 y z) = x).
Proof.
  intros x y z is_legal.
  apply (set_of_P_positions (legal the) size
    (fun p q => moves_are_legal the p q well) (fun p q => moves_end the p q well)
    (fun p => let '(At x y z) := p in value (At 0 y z) = x)); [| | | exact is_legal]; clear x y z is_legal.
  - intros [x y z]. apply Z.eq_dec.
  - intros [x y z] q is_legal inside move. apply options_beside in move; [| assumption].
    destruct (values _ (legal_alike x 0 y z is_legal (Z.le_refl 0))) as [_ [differ _]].
    destruct move as [[u [lower ->]] | [v [w [move ->]]]]; [lia |].
    apply differ in move. congruence.
  - intros [x y z] is_legal outside.
    destruct (values _ (legal_alike x 0 y z is_legal (Z.le_refl 0))) as [not_negative [_ reached]].
    assert (value (At 0 y z) < x \/ x < value (At 0 y z)) as [larger | smaller] by lia.
    + exists (At (value (At 0 y z)) y z). split; [| reflexivity].
      apply options_beside; [assumption |]. left. eexists. split; [| reflexivity]. lia.
    + destruct is_legal as [x_ok others].
      destruct (reached x ltac:(lia)) as [[u v w] [move same]].
      assert (u = 0) as -> by (inversion move; subst; lia).
      exists (At x v w). split; [| assumption].
      apply options_beside; [now split |]. right. eauto.
Qed.

(** With a pile of x beside it a bar has the nim-sum of x and its own value. *)
Lemma value_beside : forall n x y z, (size (At x y z) < n)%nat -> legal the (At x y z) ->
  value (At x y z) = Z.lxor x (value (At 0 y z)).
Proof.
  induction n as [| n known]; intros x y z small is_legal; [lia |].
  assert (known_after : forall q, is_option the (At x y z) q ->
    let '(At u v w) := q in value q = Z.lxor u (value (At 0 v w))).
  { intros [u v w] move. pose proof (moves_end the _ _ well is_legal move).
    apply known; [lia |]. exact (moves_are_legal the _ _ well is_legal move). }
  pose proof (legal_alike x 0 y z is_legal (Z.le_refl 0)) as rest_legal.
  destruct (values _ rest_legal) as [g_ok [g_differ g_reached]].
  destruct (values _ is_legal) as [n_ok [n_differ n_reached]].
  assert (x_ok : 0 <= x) by apply is_legal.
  set (g := value (At 0 y z)) in *.
  destruct (Z.lt_trichotomy (value (At x y z)) (Z.lxor x g)) as [smaller | [same | larger]]; [| assumption |]; exfalso.
  - destruct (below_nim_sum x g _ x_ok g_ok (conj n_ok smaller)) as [[u [lower same]] | [f [lower same]]].
    + assert (move : is_option the (At x y z) (At u y z)) by (apply options_beside; eauto).
      apply (n_differ _ move). rewrite (known_after _ move). exact same.
    + destruct (g_reached f lower) as [[u v w] [move is_f]].
      assert (u = 0) as -> by (inversion move; subst; lia).
      assert (move_beside : is_option the (At x y z) (At x v w)) by (apply options_beside; eauto).
      apply (n_differ _ move_beside). rewrite (known_after _ move_beside), is_f. exact same.
  - destruct (n_reached (Z.lxor x g) (conj (lxor_not_negative x g x_ok g_ok) larger)) as [[u v w] [move same]].
    rewrite (known_after _ move) in same. apply options_beside in move; [| assumption].
    destruct move as [[u' [lower is_u]] | [v' [w' [move is_v]]]].
    + injection is_u as -> -> ->. fold g in same.
      assert (Z.lxor (Z.lxor u' g) g = Z.lxor (Z.lxor x g) g) as again by congruence.
      rewrite !Z.lxor_assoc, !Z.lxor_nilpotent, !Z.lxor_0_r in again. lia.
    + injection is_v as -> -> ->. apply (g_differ _ move).
      assert (Z.lxor x (Z.lxor x (value (At 0 v' w'))) = Z.lxor x (Z.lxor x g)) as again by congruence.
      rewrite <- !Z.lxor_assoc, !Z.lxor_nilpotent, !Z.lxor_0_l in again. exact again.
Qed.

End Values.

(** * A certificate that is accepted proves the values of the bar. *)
Theorem certified_values : forall the tables, check the tables = true -> is_beside_a_pile (of_bar the) = true ->
  of_set the = NimSumIsZero -> forall value, are_values (of_bar the) value ->
  forall x y z, legal (of_bar the) (At x y z) ->
  value (At x y z) = Z.lxor x (Z.lxor (y + shift_y the) (z + shift_z the) - shift_x the).
Proof.
  intros the tables good beside by_nim_sum value values x y z beside_legal.
  assert (well : well_formed (of_bar the)).
  { apply andb_true_iff in good as [well _]. apply andb_true_iff in well as [well _]. now apply well_formed_spec. }
  assert (is_legal : legal (of_bar the) (At 0 y z)) by (eapply legal_alike; eauto; lia).
  rewrite (value_beside _ well beside _ values (S (size (At x y z))) x y z (Nat.lt_succ_diag_r _) beside_legal).
  f_equal.
  destruct (values _ is_legal) as [not_negative _].
  assert (here : legal (of_bar the) (At (value (At 0 y z)) y z)) by (eapply legal_alike; eauto).
  pose proof (certified _ _ good _ here) as by_set.
  pose proof (pile_is_value _ well beside _ values _ _ _ here) as by_value.
  assert (is_0 : in_set the (At (value (At 0 y z)) y z)) by (apply by_set, by_value; reflexivity).
  cbn [in_set] in is_0. rewrite by_nim_sum in is_0. cbn [is_member] in is_0. rewrite Z.lxor_assoc in is_0. apply Z.lxor_eq in is_0. lia.
Qed.

(** Makes the theorem of a generated file, as [by_certificate] does. *)
Ltac values_by_certificate the_bar the_claim accepted :=
  intros value values x y z;
  pose proof (certified_values _ _ accepted eq_refl eq_refl value values x y z) as proved;
  unfold the_claim, the_bar in *;
  cbn [of_bar shift_x shift_y shift_z legal under_rim] in proved;
  rewrite ?Z.mul_0_l, ?Z.mul_1_l, ?Z.add_0_l, ?Z.add_0_r, ?Z.sub_0_r in proved;
  intros; apply proved; repeat split; assumption.
