(** The triangle in normal play as "The Relation between Normal Play Chocolate Games and Misere Play Chocolate Games" has it: Theorem 7 for
    k = 1 and for every fraction k <= 1, and Theorem 11 and Lemmas 12 to 14 for every fraction k = d / a > 2. *)

From Coq Require Import ZArith Lia.
From Bittersweet Require Import Games Bars Moves Conditions Nim Triangles TriangleOffsets Rims Slopes Shifts.
Open Scope Z_scope.

(** * Theorem 7: k = 1 *)

(** The statement for a bar. *)
Definition theorem_7_for (the : bar) : Prop :=
  (forall x z, 0 <= x -> 0 <= z -> (P_position (is_option the) (At x 0 z) <-> x = z))
  /\ (forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> legal the (At (x + 1) y (z + 1)) ->
      (P_position (is_option the) (At (x + 1) y (z + 1)) <-> Z.lxor (Z.lxor x y) z = 0)).

(** It is the rule of Conjecture 8.1, for k = 1 and for every bar that has this rule. *)
Lemma by_lowered : forall a c d, 0 <= a -> 0 <= c -> 0 < d ->
  (forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= line a a c d x z ->
    (P_position (is_option (Rim a a c d)) (At x y z) <-> Z.lxor (Z.lxor (x - 1) y) (z - 1) = 0)) -> theorem_7_for (Rim a a c d).
Proof.
  intros a c d a_ok c_ok d_ok rule. split.
  - intros x z x_ok z_ok. rewrite rule; try lia; [| apply Z.div_pos; nia].
    rewrite Z.lxor_0_r. split; [intros is; apply Z.lxor_eq in is; lia | intros ->; apply Z.lxor_nilpotent].
  - intros x y z x_ok y_ok z_ok [_ [_ [_ rim]]]. cbn [under_rim] in rim. rewrite rule by (assumption || lia). now rewrite !Z.add_simpl_r.
Qed.

Theorem misere_7 : theorem_7_for (Rim 1 1 0 1).
Proof.
  apply by_lowered; try lia. intros x y z x_ok y_ok z_ok rim. apply (triangular_8_1 0); try assumption; [lia |].
  unfold line in rim. now rewrite !Z.mul_1_l, Z.add_0_r in rim.
Qed.

(** A triangle has it if what is left of it from x = z = 1 on has the rule x xor y xor z = 0. *)
Lemma after_one_column : forall a d, 0 < a -> 0 < d -> rule_of a a (2 * a) d -> theorem_7_for (Rim a a 0 d).
Proof.
  intros a d a_ok d_ok rule. apply by_lowered; try lia. intros x y z x_ok y_ok z_ok rim.
  rewrite same_P. apply (shifted_rule (line a a 0 d) (line a a (2 * a) d) 1); auto.
  - apply line_rises. cbn [well_formed]. lia.
  - apply line_rises. cbn [well_formed]. lia.
  - lia.
  - intros x' x'_ok. replace x' with 0 by lia. unfold line. rewrite Z.mul_0_r. apply Z.div_0_l. lia.
  - intros x' z' x'_ok z'_ok. unfold line. f_equal. ring.
  - now apply rule_is.
Qed.

(** k = d / a <= 1: a number y with x xor y xor z = 0 is below the rim that is left over x and z, so no cut at the rim leads to nim-sum 0. *)
Lemma high_rim : forall a d, 0 < d <= a -> rule_of a a (2 * a) d.
Proof.
  intros a d d_ok. apply rule_is. set (f := line a a (2 * a) d).
  assert (high : forall x z, 0 <= x -> 0 <= z -> x + z + 2 <= f x z).
  { intros x z x_ok z_ok. apply Z.div_le_lower_bound; [lia |]. replace (a * x + a * z + 2 * a) with (a * (x + z + 2)) by ring.
    apply Z.mul_le_mono_nonneg_r; lia. }
  assert (below : forall x y z, 0 <= x -> 0 <= z -> sum0 y x z -> y < f x z).
  { intros x y z x_ok z_ok is_0. pose proof (high x z x_ok z_ok). pose proof (sum0_le y x z x_ok z_ok is_0). lia. }
  assert (turned : forall x y z, sum0 x y z -> sum0 y x z) by (unfold sum0; intros x y z; now rewrite (Z.lxor_comm y x)).
  assert (rises_f : rises f) by (apply line_rises; cbn [well_formed]; lia).
  refine (P_set f rises_f zero_sum zero_sum_decidable _ _).
  - intros p q p_ok p_in move q_in. pose proof (cuts_stay_under f rises_f p q p_ok move) as q_ok.
    destruct move as [x y z u lower | x y z v lower | x y z w lower]; cbn [zero_sum under] in *.
    + destruct (Z.min_spec y (f u z)) as [[_ is] | [_ is]]; rewrite is in q_in.
      * pose proof (sum0_alike_x _ _ _ _ p_in q_in). lia.
      * pose proof (below u (f u z) z ltac:(lia) ltac:(lia) (turned _ _ _ q_in)). lia.
    + pose proof (sum0_alike_y _ _ _ _ p_in q_in). lia.
    + destruct (Z.min_spec y (f x w)) as [[_ is] | [_ is]]; rewrite is in q_in.
      * pose proof (sum0_alike_z _ _ _ _ p_in q_in). lia.
      * pose proof (below x (f x w) w ltac:(lia) ltac:(lia) (turned _ _ _ q_in)). lia.
  - intros [x y z] [x_ok [y_ok [z_ok rim]]] not_0. cbn [zero_sum] in not_0.
    destruct (one_can_fall x y z x_ok y_ok z_ok not_0) as [less | [_ [[less _] | [less _]]]].
    + exists (At x (Z.lxor x z) z). split; [apply lower_y | now apply sum0_y]. pose proof (lxor_not_negative x z x_ok z_ok). lia.
    + assert (is_0 : sum0 x y (Z.lxor x y)) by now apply sum0_z. pose proof (lxor_not_negative x y x_ok y_ok).
      exists (At x y (Z.lxor x y)). split; [| exact is_0]. pose proof (below x y (Z.lxor x y) ltac:(lia) ltac:(lia) (turned _ _ _ is_0)).
      replace (At x y (Z.lxor x y)) with (At x (Z.min y (f x (Z.lxor x y))) (Z.lxor x y)) by (f_equal; lia). apply lower_z. lia.
    + assert (is_0 : sum0 (Z.lxor y z) y z) by now apply sum0_x. pose proof (lxor_not_negative y z y_ok z_ok).
      exists (At (Z.lxor y z) y z). split; [| exact is_0]. pose proof (below (Z.lxor y z) y z ltac:(lia) ltac:(lia) (turned _ _ _ is_0)).
      replace (At (Z.lxor y z) y z) with (At (Z.lxor y z) (Z.min y (f (Z.lxor y z) z)) z) by (f_equal; lia). apply lower_x. lia.
Qed.

Theorem misere_7_smaller : forall a d, 0 < d <= a -> theorem_7_for (Rim a a 0 d).
Proof. intros a d d_ok. apply after_one_column; try lia. now apply high_rim. Qed.

(** * Theorem 11 and Lemmas 12 to 14: k = d / a > 2 *)
Section Large.

Variables a d : Z.
Hypothesis a_ok : 0 < a.
Hypothesis d_ok : 2 * a < d.
Let the := Rim a a 0 d.

Theorem misere_11 : forall p, legal the p ->
  (P_position (is_option the) p <-> forall q, is_option the p q -> N_position (is_option the) q)
  /\ (N_position (is_option the) p <-> exists q, is_option the p q /\ P_position (is_option the) q).
Proof.
  intros p _. split; split.
  - intros is_P. now inversion is_P.
  - apply loses.
  - intros is_N. inversion is_N as [p' q move is_P]. eauto.
  - intros [q [move is_P]]. now apply wins with (q := q).
Qed.

Lemma low : forall x y z, 0 <= x <= 1 -> 0 <= z <= 1 -> 0 <= y -> left_of_y the x y z = 0.
Proof.
  intros x y z x_ok z_ok y_ok. subst the. cbn [left_of_y]. rewrite Z.div_small by nia. now apply Z.min_r.
Qed.

Lemma low' : forall x y z, 0 <= x <= 1 -> 0 <= z <= 1 -> legal the (At x y z) -> y = 0.
Proof.
  intros x y z x_ok z_ok [_ [y_ok [_ rim]]]. subst the. cbn [under_rim] in rim. rewrite Z.div_small in rim by nia. lia.
Qed.

Lemma to_left : forall x y z u, 0 <= u < x -> 0 <= u <= 1 -> 0 <= z <= 1 -> 0 <= y -> is_option the (At x y z) (At u 0 z).
Proof. intros x y z u lower u_ok z_ok y_ok. rewrite <- (low u y z) by assumption. now apply cut_x. Qed.

Lemma to_right : forall x y z w, 0 <= w < z -> 0 <= w <= 1 -> 0 <= x <= 1 -> 0 <= y -> is_option the (At x y z) (At x 0 w).
Proof. intros x y z w lower w_ok x_ok y_ok. rewrite <- (low x y w) by assumption. now apply cut_z. Qed.

Lemma empty_lost : P_position (is_option the) (At 0 0 0).
Proof. apply loses. intros q move. apply options_are in move as [[u [no _]] | [[v [no _]] | [w [no _]]]]; lia. Qed.

Theorem misere_lemma_12 :
  (forall y z, 1 <= z -> legal the (At 0 y z) -> N_position (is_option the) (At 0 y z))
  /\ (forall x y, 1 <= x -> legal the (At x y 0) -> N_position (is_option the) (At x y 0))
  /\ (forall y z, 2 <= z -> legal the (At 1 y z) -> N_position (is_option the) (At 1 y z))
  /\ (forall x y, 2 <= x -> legal the (At x y 1) -> N_position (is_option the) (At x y 1)).
Proof.
  assert (one : forall x, x = 0 \/ x = 1 -> P_position (is_option the) (At x 0 x)).
  { intros x [-> | ->]; [exact empty_lost |]. apply loses. intros q move.
    apply options_are in move as [[u [lower ->]] | [[v [lower _]] | [w [lower ->]]]]; [| lia |].
    - rewrite low by lia. replace u with 0 by lia. apply wins with (q := At 0 0 0); [apply to_right; lia | exact empty_lost].
    - rewrite low by lia. replace w with 0 by lia. apply wins with (q := At 0 0 0); [apply to_left; lia | exact empty_lost]. }
  split; [| split; [| split]]; [intros y z large is_ok | intros x y large is_ok | intros y z large is_ok | intros x y large is_ok];
    destruct is_ok as [_ [y_ok _]].
  - apply wins with (q := At 0 0 0); [apply to_right; lia | now apply one; left].
  - apply wins with (q := At 0 0 0); [apply to_left; lia | now apply one; left].
  - apply wins with (q := At 1 0 1); [apply to_right; lia | now apply one; right].
  - apply wins with (q := At 1 0 1); [apply to_left; lia | now apply one; right].
Qed.

Theorem misere_lemma_13 : forall x y z, legal the (At x y z) -> P_position (is_option the) (At x y z) ->
  At x y z = At 0 0 0 \/ At x y z = At 1 0 1 \/ 2 <= x /\ 2 <= z.
Proof.
  intros x y z is_ok is_P. pose proof (low' x y z) as flat. pose proof is_ok as [x_ok [y_ok [z_ok _]]].
  destruct misere_lemma_12 as [left_0 [right_0 [left_1 right_1]]].
  assert (not_N : ~ N_position (is_option the) (At x y z)) by (intros is_N; exact (Games.not_both _ _ _ is_N is_P)).
  destruct (Z.eq_dec x 0) as [-> |].
  { destruct (Z.le_gt_cases 1 z); [exfalso; apply not_N; now apply left_0 |]. rewrite flat by (lia || assumption). left. f_equal; lia. }
  destruct (Z.eq_dec z 0) as [-> |]; [exfalso; apply not_N; apply right_0; [lia | assumption] |].
  destruct (Z.eq_dec x 1) as [-> |].
  { destruct (Z.le_gt_cases 2 z); [exfalso; apply not_N; now apply left_1 |]. rewrite flat by (lia || assumption). right; left. f_equal; lia. }
  destruct (Z.eq_dec z 1) as [-> |]; [exfalso; apply not_N; apply right_1; [lia | assumption] |].
  right; right. lia.
Qed.

Theorem misere_lemma_14 : forall p, legal the p -> p <> At 1 0 0 -> p <> At 0 0 1 ->
  is_option the p (At 0 0 0) \/ is_option the p (At 1 0 1) -> is_option the p (At 1 0 0) \/ is_option the p (At 0 0 1).
Proof.
  intros [x y z] is_ok not_left not_right to. pose proof is_ok as [x_ok [y_ok [z_ok _]]]. pose proof (low' x y z) as flat.
  assert (sides : x = 0 /\ z <= 1 /\ y <> 0 \/ x = 0 /\ 0 < z \/ z = 0 /\ 0 < x \/ x = 1 /\ 1 < z \/ z = 1 /\ 1 < x \/ x = 1 /\ z = 1).
  { destruct to as [to | to]; apply options_are in to as [[u [lower is]] | [[v [lower is]] | [w [lower is]]]]; injection is; lia. }
  destruct sides as [[-> [z_low no]] | [[-> z_pos] | [[-> x_pos] | [[-> z_large] | [[-> x_large] | [-> ->]]]]]].
  - exfalso. apply no. apply flat; (lia || assumption).
  - destruct (Z.eq_dec z 1) as [-> |]; [exfalso; apply not_right; rewrite flat by (lia || assumption); reflexivity |].
    right. apply to_right; lia.
  - destruct (Z.eq_dec x 1) as [-> |]; [exfalso; apply not_left; rewrite flat by (lia || assumption); reflexivity |].
    left. apply to_left; lia.
  - left. apply to_right; lia.
  - right. apply to_left; lia.
  - left. apply to_right; lia.
Qed.

End Large.
