(** The stair bar with k = 2 and s = 0 of "Chocolate games that are variants of Nim": Theorems 1.2 and 2.1 to 2.4 and Definition 2.1. *)

From Coq Require Import ZArith Lia.
From Bittersweet Require Import Stairs StairOffsets StairMoves Games Bars Moves Triangles.
Open Scope Z_scope.

Theorem variants_1_2 : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= z / 2 ->
  (P_position (is_option (stairs 2 0)) (At x y z) <-> Z.lxor (Z.lxor x y) z = 0).
Proof.
  intros x y z x_ok y_ok z_ok rim. pose proof (step_below_k 2 0 eq_refl ltac:(lia) x y z) as rule. rewrite !Z.add_0_r in rule. now apply rule.
Qed.

Section Position.

Variables x y z : Z.
Hypothesis position : 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= z / 2.

Theorem variants_2_3 : Z.lxor (Z.lxor x y) z = 0 -> forall u v w, is_option (stairs 2 0) (At x y z) (At u v w) -> Z.lxor (Z.lxor u v) w <> 0.
Proof.
  intros is_0 u v w move. pose proof (pass_lemma_3_1 2 0 ltac:(lia) eq_refl ltac:(lia) x y z) as leaves. rewrite !Z.add_0_r in leaves.
  specialize (leaves position is_0 u v w move). now rewrite !Z.add_0_r in leaves.
Qed.

Lemma options_2 : forall q, is_option (stairs 2 0) (At x y z) q <->
  (exists u, 0 <= u < x /\ q = At u y z) \/ (exists v, 0 <= v < y /\ q = At x v z) \/ (exists w, 0 <= w < z /\ q = At x (Z.min y (w / 2)) w).
Proof.
  intros q. rewrite stairs_options by (rewrite Z.add_0_r; apply position).
  assert (same : forall w, (w + 0) / 2 = w / 2) by (intros; now rewrite Z.add_0_r). now setoid_rewrite same.
Qed.

Theorem variants_2_4 : Z.lxor (Z.lxor x y) z <> 0 ->
  exists u v w, is_option (stairs 2 0) (At x y z) (At u v w) /\ Z.lxor (Z.lxor u v) w = 0.
Proof.
  intros not_0. assert (vals : values 2 0 (bar_value 0)).
  { apply (values_hold 2 1 0 eq_refl); try lia. intros v v_ok. rewrite Z.land_0_l. reflexivity. }
  pose proof (to_0 2 0 x y z) as reached. rewrite !Z.add_0_r in reached.
  destruct (reached position vals not_0) as [u [v [w [move is_0]]]]. rewrite !Z.add_0_r in is_0. eauto 6.
Qed.

(** By kinds of cuts; the first three need not be positions. *)
Theorem variants_2_1 : Z.lxor (Z.lxor x y) z = 0 ->
  (forall u, 0 <= u < x -> Z.lxor (Z.lxor u y) z <> 0)
  /\ (forall v, 0 <= v < y -> Z.lxor (Z.lxor x v) z <> 0)
  /\ (forall w, 0 <= w < z -> Z.lxor (Z.lxor x y) w <> 0)
  /\ (forall v w, 0 <= w < z -> v = w / 2 -> v < y -> Z.lxor (Z.lxor x v) w <> 0).
Proof.
  intros is_0. split; [| split; [| split]].
  - intros u lower same. pose proof (sum0_alike_x _ _ _ _ is_0 same). lia.
  - intros v lower same. pose proof (sum0_alike_y _ _ _ _ is_0 same). lia.
  - intros w lower same. pose proof (sum0_alike_z _ _ _ _ is_0 same). lia.
  - intros v w lower is low. apply (variants_2_3 is_0). apply options_2. do 2 right. exists w. split; [assumption | f_equal; lia].
Qed.

Theorem variants_2_2 : Z.lxor (Z.lxor x y) z <> 0 ->
  (exists u, 0 <= u < x /\ Z.lxor (Z.lxor u y) z = 0)
  \/ (exists v, 0 <= v < y /\ Z.lxor (Z.lxor x v) z = 0)
  \/ (exists w, 0 <= w < z /\ Z.lxor (Z.lxor x y) w = 0)
  \/ (exists v w, 0 <= w < z /\ v = w / 2 /\ v < y /\ Z.lxor (Z.lxor x v) w = 0).
Proof.
  intros not_0. destruct (variants_2_4 not_0) as [u [v [w [move is_0]]]].
  apply options_2 in move as [[u' [lower is]] | [[v' [lower is]] | [w' [lower is]]]]; injection is as -> -> ->.
  - left. eauto.
  - right; left. eauto.
  - destruct (Z.le_gt_cases y (w' / 2)) as [le | gt].
    + do 2 right; left. exists w'. rewrite Z.min_l in is_0 by assumption. auto.
    + do 3 right. exists (w' / 2), w'. rewrite Z.min_r in is_0 by lia. auto.
Qed.

(** Definition 2.1 with the options that are positions. *)
Theorem variants_definition_2_1 : forall q, is_option (stairs 2 0) (At x y z) q <->
  (let '(At u v w) := q in 0 <= u /\ 0 <= v /\ 0 <= w /\ v <= w / 2) /\
  ((exists u, 0 <= u < x /\ q = At u y z) \/ (exists v, 0 <= v < y /\ q = At x v z) \/ (exists w, 0 <= w < z /\ q = At x y w)
   \/ (exists w, 0 <= w < z /\ q = At x (Z.min y (w / 2)) w)).
Proof.
  intros q. rewrite options_2. split.
  - intros kinds. split.
    + assert (half : forall w, 0 <= w -> 0 <= w / 2) by (intros; apply Z.div_pos; lia).
      destruct kinds as [[u [lower ->]] | [[v [lower ->]] | [w [lower ->]]]]; [lia | lia | pose proof (half w ltac:(lia)); lia].
    + destruct kinds as [kind | [kind | kind]]; auto.
  - intros [is_ok [kind | [kind | [[w [lower ->]] | kind]]]]; auto.
    do 2 right. exists w. split; [assumption |]. now rewrite Z.min_l by tauto.
Qed.

End Position.
