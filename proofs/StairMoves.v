(** Moves and nim-sums of stair bars with an even k: Lemmas 3.1 to 3.6, Theorem 3.1, Corollary 3.1, Lemmas 4.1 to 4.4, Theorem 4.1 and Definition
    4.2 of "Impartial Chocolate Bar Games with a Pass". *)

From Coq Require Import ZArith Bool Lia.
From Bittersweet Require Import Stairs StairOffsets Games Bars Moves Conditions Triangles TriangleOffsets Values.
Open Scope Z_scope.

Definition stairs (k s : Z) : bar := Rim 0 1 s k.

Lemma stairs_legal : forall k s x y z, legal (stairs k s) (At x y z) <-> 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= (z + s) / k.
Proof. intros. cbn [legal under_rim stairs]. now rewrite step_rim. Qed.

Lemma stairs_options : forall k s x y z q, y <= (z + s) / k -> (is_option (stairs k s) (At x y z) q <->
  (exists u, 0 <= u < x /\ q = At u y z) \/ (exists v, 0 <= v < y /\ q = At x v z)
  \/ (exists w, 0 <= w < z /\ q = At x (Z.min y ((w + s) / k)) w)).
Proof.
  intros k s x y z q rim. rewrite options_are.
  assert (left : forall u w, left_of_y (stairs k s) u y w = Z.min y ((w + s) / k)) by (intros; cbn [left_of_y stairs]; now rewrite step_rim).
  setoid_rewrite left. now rewrite Z.min_l.
Qed.

(** Conditions (i) and (ii) of Theorem 3.1. *)
Definition condition_i (k s : Z) : Prop := exists t n, 0 <= t /\ 0 <= n <= k / 2 - 1 /\ s = k * 2 ^ t + n * 2 ^ (t + 1).
Definition condition_ii (k s : Z) : Prop := 0 < s < k.

(** ** Every even k, every s *)
Section Even.

Variables k s : Z.
Hypothesis k_ok : 0 < k.
Hypothesis k_even : Z.even k = true.
Hypothesis s_ok : 0 <= s.

Lemma half_k : exists half, k = 2 * half /\ 0 < half.
Proof. apply Z.even_spec in k_even as [half k_is]. exists half. lia. Qed.

Section Position.

Variables x y z : Z.
Hypothesis position : 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= (z + s) / k.

(** Lemma 3.1: from nim-sum 0 every move leads to another nim-sum. *)
Theorem pass_lemma_3_1 : Z.lxor (Z.lxor (x + s) y) (z + s) = 0 -> forall u v w, is_option (stairs k s) (At x y z) (At u v w) ->
  Z.lxor (Z.lxor (u + s) v) (w + s) <> 0.
Proof.
  intros is_0 u v w move same. destruct position as [x_ok [y_ok [z_ok rim]]]. destruct half_k as [half [k_is half_ok]].
  apply stairs_options in move as [[u' [lower is]] | [[v' [lower is]] | [w' [lower is]]]]; [injection is as -> -> -> .. |]; [| | | assumption].
  - pose proof (sum0_alike_x _ _ _ _ is_0 same). lia.
  - pose proof (sum0_alike_y _ _ _ _ is_0 same). lia.
  - rewrite below_quotient in rim by assumption. assert (0 <= (w' + s) / k) by (apply Z.div_pos; lia).
    destruct (Z.le_gt_cases y ((w' + s) / k)) as [le | gt].
    + rewrite Z.min_l in same by assumption. pose proof (sum0_alike_z _ _ _ _ is_0 same). lia.
    + rewrite Z.min_r in same by lia.
      pose proof (Z.mul_div_le (w' + s) k k_ok). pose proof (Z.mul_succ_div_gt (w' + s) k k_ok). rewrite Z.mul_succ_r in *.
      pose proof (bound (y + z + s) ltac:(lia)).
      destruct (step_not_both k half 0 k_is ltac:(lia) (Z.to_nat (y + z + s)) (x + s) y (z + s) ((w' + s) / k) (w' + s)); auto; lia.
Qed.

(** The same by kinds of cuts: Lemma 3.3. *)
Theorem pass_lemma_3_3 : Z.lxor (Z.lxor (x + s) y) (z + s) = 0 ->
  (forall u, 0 <= u < x -> Z.lxor (Z.lxor (u + s) y) (z + s) <> 0)
  /\ (forall v, 0 <= v < y -> Z.lxor (Z.lxor (x + s) v) (z + s) <> 0)
  /\ (forall w, 0 <= w < z -> y <= (w + s) / k -> Z.lxor (Z.lxor (x + s) y) (w + s) <> 0)
  /\ (forall w v, 0 <= w < z -> v = (w + s) / k -> v < y -> Z.lxor (Z.lxor (x + s) v) (w + s) <> 0).
Proof.
  intros is_0. repeat split; [intros u lower | intros v lower | intros w lower low | intros w v lower is low];
    apply (pass_lemma_3_1 is_0); (apply stairs_options; [tauto |]).
  - left. eauto.
  - right; left. eauto.
  - do 2 right. exists w. split; [assumption | f_equal; lia].
  - do 2 right. exists w. split; [assumption | f_equal; lia].
Qed.

(** From another nim-sum some move leads to 0, if the bar (y, z) has the values of Theorem 3.1. *)
Lemma to_0 : values k s (bar_value s) -> Z.lxor (Z.lxor (x + s) y) (z + s) <> 0 ->
  exists u v w, is_option (stairs k s) (At x y z) (At u v w) /\ Z.lxor (Z.lxor (u + s) v) (w + s) = 0.
Proof.
  intros vals not_0. destruct position as [x_ok [y_ok [z_ok rim]]].
  assert (differs : bar_value s (Bar y z) <> x) by (intros is; apply value_sum in is; contradiction).
  destruct (vals (Bar y z)) as [f_ok [_ all]]; [now cbn |].
  destruct (Z.lt_trichotomy (bar_value s (Bar y z)) x) as [less | [same | more]]; [| contradiction |].
  - exists (bar_value s (Bar y z)), y, z. split; [| now apply value_sum]. apply stairs_options; [assumption |]. left. eauto.
  - destruct (all x ltac:(lia)) as [h [cut is]]. inversion cut as [y' z' v lower | y' z' w lower]; subst y' z' h; apply value_sum in is.
    + exists x, v, z. split; [| exact is]. apply stairs_options; eauto 6.
    + exists x, (Z.min y ((w + s) / k)), w. split; [| exact is]. apply stairs_options; eauto 6.
Qed.

End Position.

(** The conditions of the paper are two cases of the condition of [step_values]. *)
Lemma conditions_fit : condition_i k s \/ condition_ii k s -> apart s (s / k).
Proof.
  destruct half_k as [half [k_is half_ok]]. intros [[t [n [t_ok [n_ok s_is]]]] | s_low] v v_ok.
  - assert (half_is : k / 2 = half) by (symmetry; apply Z.div_unique with (r := 0); lia). rewrite half_is in n_ok.
    rewrite Z.pow_add_r in s_is by lia. change (2 ^ 1) with 2 in s_is.
    assert (0 < 2 ^ t) by (apply Z.pow_pos_nonneg; lia).
    assert (s_e : s = (half + n) * 2 ^ (t + 1)) by (rewrite Z.pow_add_r by lia; change (2 ^ 1) with 2; rewrite s_is, k_is; ring).
    assert (small : v < 2 ^ (t + 1)).
    { apply Z.le_lt_trans with (1 := proj2 v_ok). apply Z.div_lt_upper_bound; [assumption |]. rewrite s_e.
      assert (0 < 2 ^ (t + 1)) by (apply Z.pow_pos_nonneg; lia). nia. }
    rewrite <- (Z.mod_small v (2 ^ (t + 1))) by lia. rewrite s_e. apply Z.bits_inj'. intros i i_ok. rewrite Z.land_spec, Z.bits_0.
    destruct (Z.lt_ge_cases i (t + 1)).
    + now rewrite Z.mul_pow2_bits_low by assumption.
    + rewrite Z.mod_pow2_bits_high by lia. apply andb_false_r.
  - unfold condition_ii in s_low. rewrite Z.div_small in v_ok by lia. replace v with 0 by lia. apply Z.land_0_r.
Qed.

Hypothesis condition : condition_i k s \/ condition_ii k s.

Lemma bar_values : values k s (bar_value s).
Proof. destruct half_k as [half [k_is half_ok]]. apply (values_hold k half); auto. now apply conditions_fit. Qed.

(** Lemma 3.2: from any other nim-sum some move leads to 0. *)
Theorem pass_lemma_3_2 : forall x y z, 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= (z + s) / k -> Z.lxor (Z.lxor (x + s) y) (z + s) <> 0 ->
  exists u v w, is_option (stairs k s) (At x y z) (At u v w) /\ Z.lxor (Z.lxor (u + s) v) (w + s) = 0.
Proof. intros x y z position. apply to_0; [assumption | exact bar_values]. Qed.

(** Theorem 3.1: the values without the strip. *)
Theorem pass_3_1 : forall value, are_values (stairs k s) value -> forall y z, 0 <= y -> 0 <= z -> y <= (z + s) / k ->
  value (At 0 y z) = Z.lxor y (z + s) - s.
Proof.
  intros value is_value y z y_ok z_ok rim.
  assert (here : forall x, 0 <= x -> legal (stairs k s) (At x y z)) by (intros; now apply stairs_legal).
  destruct (is_value _ (here 0 ltac:(lia))) as [v_ok _].
  assert (lost : P_position (is_option (stairs k s)) (At (value (At 0 y z)) y z)).
  { apply (pile_is_value (stairs k s) ltac:(cbn; lia) eq_refl value is_value); auto. }
  apply step_offsets in lost; auto; [| now apply conditions_fit].
  rewrite Z.lxor_assoc in lost. apply Z.lxor_eq in lost. lia.
Qed.

(** Corollary 3.1: with the strip. *)
Theorem pass_corollary_3_1 : forall value, are_values (stairs k s) value -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
  value (At x y z) = Z.lxor x (Z.lxor y (z + s) - s).
Proof.
  intros value is_value x y z x_ok y_ok z_ok rim.
  rewrite (value_beside (stairs k s) ltac:(cbn; lia) eq_refl value is_value (S (size (At x y z)))) by (auto; now apply stairs_legal).
  now rewrite (pass_3_1 value is_value).
Qed.

End Even.

(** ** Even k and odd s < k *)
Section Odd.

Variables k s : Z.
Hypothesis k_even : Z.even k = true.
Hypothesis s_odd : Z.odd s = true.
Hypothesis s_ok : 0 < s < k.

(** Lemma 3.4: one of the four kinds of cuts leads to nim-sum 0. *)
Theorem pass_lemma_3_4 : forall x y z, 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= (z + s) / k -> Z.lxor (Z.lxor (x + s) y) (z + s) <> 0 ->
  (exists u, 0 <= u < x /\ Z.lxor (Z.lxor (u + s) y) (z + s) = 0)
  \/ (exists v, 0 <= v < y /\ Z.lxor (Z.lxor (x + s) v) (z + s) = 0)
  \/ (exists w, 0 <= w < z /\ y <= (w + s) / k /\ Z.lxor (Z.lxor (x + s) y) (w + s) = 0)
  \/ (exists w v, 0 <= w < z /\ v = (w + s) / k /\ v < y /\ Z.lxor (Z.lxor (x + s) v) (w + s) = 0).
Proof.
  intros x y z position not_0.
  destruct (pass_lemma_3_2 k s ltac:(lia) k_even ltac:(lia) (or_intror s_ok) x y z position not_0) as [u [v [w [move is_0]]]].
  apply stairs_options in move as [[u' [lower is]] | [[v' [lower is]] | [w' [lower is]]]]; [injection is as -> -> -> .. |]; [| | | apply position].
  - left. eauto.
  - right; left. eauto.
  - destruct (Z.le_gt_cases y ((w' + s) / k)) as [le | gt].
    + do 2 right; left. exists w'. rewrite Z.min_l in is_0 by assumption. auto.
    + do 3 right. exists w', ((w' + s) / k). rewrite Z.min_r in is_0 by lia. auto.
Qed.

Lemma ends : forall y z, bar_ok k s (Bar y z) -> bar_value s (Bar y z) = 0 -> y = 0 /\ z = 0.
Proof.
  intros y z is_ok is_0. destruct (half_k k ltac:(lia) k_even) as [half [k_is half_ok]].
  pose proof (value_end k half s k_is half_ok ltac:(lia) (Bar y z)) as no. cbn [bar_ok] in *. split.
  - destruct (Z.eq_dec y 0) as [| y_pos]; [assumption | exfalso]. apply (no (Bar 0 z)); auto. apply lower_top. lia.
  - destruct (Z.eq_dec z 0) as [| z_pos]; [assumption | exfalso]. apply (no (Bar (Z.min y ((0 + s) / k)) 0)); auto. apply lower_side. lia.
Qed.

Lemma value_not_negative : forall y z, bar_ok k s (Bar y z) -> 0 <= bar_value s (Bar y z).
Proof. intros y z. destruct (half_k k ltac:(lia) k_even) as [half [k_is half_ok]]. apply (value_ok k half s k_is half_ok). lia. Qed.

(** Lemma 3.5 *)
Theorem pass_lemma_3_5 : forall y z, 0 <= y -> 0 <= z -> y <= (z + s) / k ->
  s <= Z.lxor y (z + s) /\ (Z.lxor y (z + s) = s <-> y = 0 /\ z = 0).
Proof.
  intros y z y_ok z_ok rim. assert (is_ok : bar_ok k s (Bar y z)) by now cbn.
  pose proof (value_not_negative y z is_ok) as v_ok. pose proof (ends y z is_ok) as is_end. cbn [bar_value] in *. split; [lia | split].
  - intros is. apply is_end. lia.
  - intros [-> ->]. apply Z.lxor_0_l.
Qed.

(** The nim-sum with 1. *)
Lemma with_1 : forall a, Z.lxor a 1 = if Z.odd a then a - 1 else a + 1.
Proof.
  intros a. rewrite (Z.div2_odd a) at 1. change 1 with (2 * 0 + Z.b2z true) at 1. rewrite lxor_digit, Z.lxor_0_r.
  pose proof (Z.div2_odd a). destruct (Z.odd a); cbn [xorb Z.b2z] in *; lia.
Qed.

Lemma sum_1 : forall x y z, 0 <= x -> (Z.lxor (Z.lxor (x + s) y) (z + s) = 1 <-> bar_value s (Bar y z) = if x =? 0 then -1 else partner x).
Proof.
  intros x y z x_ok. cbn [bar_value]. rewrite Z.lxor_assoc.
  assert (same : Z.lxor (x + s) 1 = (if x =? 0 then -1 else partner x) + s).
  { rewrite with_1, Z.odd_add, s_odd. unfold partner. destruct (Z.eqb_spec x 0) as [-> |]; [change (Z.odd 0) with false; cbn [xorb]; lia |].
    destruct (Z.odd x); cbn [xorb]; lia. }
  split; intros is.
  - assert (Z.lxor y (z + s) = Z.lxor (x + s) 1); [| lia].
    rewrite <- is. rewrite <- Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l. reflexivity.
  - replace (Z.lxor y (z + s)) with (Z.lxor (x + s) 1) by lia. rewrite <- Z.lxor_assoc, Z.lxor_nilpotent. reflexivity.
Qed.

(** Lemma 3.6 *)
Theorem pass_lemma_3_6 : forall x y z, 0 < x -> 0 <= y -> 0 < z -> y <= (z + s) / k ->
  Z.lxor (Z.lxor (x + s) y) (z + s) <> 0 -> Z.lxor (Z.lxor (x + s) y) (z + s) <> 1 ->
  exists u v w, is_option (stairs k s) (At x y z) (At u v w) /\ Z.lxor (Z.lxor (u + s) v) (w + s) = 1.
Proof.
  intros x y z x_ok y_ok z_ok rim not_0 not_1. assert (is_ok : bar_ok k s (Bar y z)) by (cbn; lia).
  rewrite sum_1 in not_1 by lia. assert (b_not_x : bar_value s (Bar y z) <> x) by (intros is; apply value_sum in is; contradiction).
  pose proof (value_not_negative y z is_ok) as b_ok. destruct (Z.eqb_spec x 0) as [| _]; [lia |].
  destruct (half_k k ltac:(lia) k_even) as [half [k_is half_ok]].
  destruct (Z.lt_trichotomy (bar_value s (Bar y z)) (partner x)) as [less | [same | more]]; [| contradiction |].
  - pose proof (partner_ok _ b_ok) as p_ok. set (b := bar_value s (Bar y z)) in *.
    assert (b_pos : b <> 0) by (intros is; destruct (ends y z is_ok is); lia).
    assert (cases : 0 < partner b < x).
    { destruct (partner_cases x ltac:(lia)) as [? | [? [m [? ?]]]], (partner_cases b b_ok) as [? | [? [n [? ?]]]]; lia. }
    exists (partner b), y, z. split; [apply stairs_options; [assumption |]; left; exists (partner b); split; [lia | reflexivity] |].
    apply sum_1; [lia |]. destruct (Z.eqb_spec (partner b) 0); [lia |]. rewrite partner_twice by assumption. reflexivity.
  - destruct (value_reached k half s k_is half_ok ltac:(lia) (Bar y z) (partner x) is_ok) as [h [cut is]]; [pose proof (partner_ok x ltac:(lia)); lia |].
    inversion cut as [y' z' v lower | y' z' w lower]; subst y' z' h.
    + exists x, v, z. split; [apply stairs_options; eauto 6 |]. apply sum_1; [lia |]. now destruct (Z.eqb_spec x 0); [lia |].
    + exists x, (Z.min y ((w + s) / k)), w. split; [apply stairs_options; eauto 6 |]. apply sum_1; [lia |]. now destruct (Z.eqb_spec x 0); [lia |].
Qed.

(** * With a pass *)

(** The set of Theorem 4.1. *)
Definition in_P (x y z : Z) (p : bool) : Prop :=
  x = 0 /\ y = 0 /\ z = 0 /\ p = true \/ Z.lxor (Z.lxor (Z.lxor (x + s) y) (z + s)) (Z.b2z p) = 0.

Definition here (x y z : Z) : Prop := 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= (z + s) / k.

Notation Place x y z p := (Pos x (Bar y z) p).
Notation play := (move step_bar (bar_cut k s)).

Lemma in_P_is_member : forall x y z p, here x y z -> (in_P x y z p <-> member step_bar (bar_value s) (Place x y z p)).
Proof.
  intros x y z p [x_ok is_ok]. unfold in_P. cbn [member]. destruct p; cbn [Z.b2z].
  - transitivity (x = 0 /\ y = 0 /\ z = 0 \/ Z.lxor (Z.lxor (x + s) y) (z + s) = 1).
    { split; (intros [zero | is]; [left; tauto | right]); [now apply Z.lxor_eq in is | rewrite is; reflexivity]. }
    rewrite sum_1 by assumption. pose proof (value_not_negative y z is_ok). destruct (Z.eqb_spec x 0) as [-> | x_pos].
    + change (partner 0) with 0. split; [intros [[_ [-> ->]] | no]; [| lia] | intros is; left; split; [reflexivity | now apply ends]].
      cbn [bar_value]. rewrite Z.lxor_0_l. lia.
    + split; [intros [[no _] |]; [contradiction | assumption] | auto].
  - rewrite Z.lxor_0_r. rewrite value_sum. unfold sum0. split; [intros [[_ [_ [_ no]]] |]; [discriminate | assumption] | auto].
Qed.

Lemma stays_here : forall x y z p u v w r, here x y z -> play (Place x y z p) (Place u v w r) -> here u v w.
Proof.
  intros x y z p u v w r [x_ok is_ok] move. destruct (half_k k ltac:(lia) k_even) as [half [k_is half_ok]].
  inversion move as [x' g p' u' lower | x' g p' h cut | x' g any]; subst; unfold here.
  - split; [lia | assumption].
  - split; [assumption |]. exact (cut_ok' k half s k_is half_ok ltac:(lia) (Bar y z) (Bar v w) is_ok cut).
  - split; assumption.
Qed.

(** Lemma 4.3: every move leads out of the set. *)
Theorem pass_lemma_4_3 : forall x y z p, here x y z -> in_P x y z p -> forall u v w r, play (Place x y z p) (Place u v w r) -> ~ in_P u v w r.
Proof.
  intros x y z p is_here inside u v w r move. pose proof (stays_here _ _ _ _ _ _ _ _ is_here move) as is_there.
  apply in_P_is_member in inside; [| assumption]. rewrite in_P_is_member by assumption.
  destruct (half_k k ltac:(lia) k_even) as [half [k_is half_ok]].
  exact (partner_A step_bar (bar_cut k s) (bar_ok k s) (bar_value s) (value_differs k half s k_is half_ok ltac:(lia)) (value_end k half s k_is half_ok ltac:(lia))
    (Place x y z p) (Place u v w r) is_here inside move).
Qed.

(** Lemma 4.4: from outside some move leads into the set. *)
Theorem pass_lemma_4_4 : forall x y z p, here x y z -> ~ in_P x y z p -> exists u v w r, play (Place x y z p) (Place u v w r) /\ in_P u v w r.
Proof.
  intros x y z p is_here outside. rewrite in_P_is_member in outside by assumption.
  destruct (half_k k ltac:(lia) k_even) as [half [k_is half_ok]].
  destruct (partner_B step_bar (bar_cut k s) (bar_ok k s) (bar_value s) (value_ok k half s k_is half_ok ltac:(lia)) (value_reached k half s k_is half_ok ltac:(lia))
    (Place x y z p) is_here outside) as [[u [v w] r] [move inside]].
  exists u, v, w, r. split; [assumption |]. apply in_P_is_member; [| assumption]. now apply (stays_here x y z p u v w r).
Qed.

(** Theorem 4.1 *)
Theorem pass_4_1 : forall x y z p, 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
  (P_position play (Place x y z p) <->
    x = 0 /\ y = 0 /\ z = 0 /\ p = true \/ Z.lxor (Z.lxor (Z.lxor (x + s) y) (z + s)) (Z.b2z p) = 0).
Proof.
  intros x y z p x_ok y_ok z_ok rim. assert (is_here : here x y z) by (unfold here; auto). rewrite (in_P_is_member x y z p is_here).
  destruct (half_k k ltac:(lia) k_even) as [half [k_is half_ok]]. assert (s_ok' : 0 <= s < k) by lia.
  apply (partner_rule step_bar (bar_cut k s) (bar_ok k s) bar_size (bar_value s) (cut_ok' k half s k_is half_ok s_ok') (cut_less' k half s k_is half_ok s_ok')
    (value_ok k half s k_is half_ok s_ok') (value_differs k half s k_is half_ok s_ok') (value_reached k half s k_is half_ok s_ok')
    (value_end k half s k_is half_ok s_ok') (Place x y z p) is_here).
Qed.

(** Definition 4.2 with the pass of the text, which is not used at the end. *)
Theorem pass_definition_4_2 : forall x y z p q, here x y z -> (play (Place x y z p) q <->
  (exists u, 0 <= u < x /\ q = Place u y z p) \/ (exists v, 0 <= v < y /\ q = Place x v z p)
  \/ (exists w, 0 <= w < z /\ y <= (w + s) / k /\ q = Place x y w p)
  \/ (exists w, 0 <= w < z /\ q = Place x (Z.min y ((w + s) / k)) w p)
  \/ p = true /\ ~ (x = 0 /\ y = 0 /\ z = 0) /\ q = Place x y z false).
Proof.
  intros x y z p q [x_ok [y_ok [z_ok rim]]]. split.
  - intros move. inversion move as [x' g p' u lower | x' g p' h cut | x' g any]; subst.
    + left. eauto.
    + inversion cut as [y' z' v lower | y' z' w lower]; subst; [right; left | do 3 right; left]; eauto.
    + do 4 right. split; [reflexivity |]. split; [| reflexivity]. intros [-> [-> ->]].
      destruct any as [| [h cut]]; [lia | inversion cut; lia].
  - intros [[u [lower ->]] | [[v [lower ->]] | [[w [lower [low ->]]] | [[w [lower ->]] | [-> [not_end ->]]]]]].
    + now apply strip.
    + apply Stairs.bar. now apply lower_top.
    + apply Stairs.bar. rewrite <- (Z.min_l y ((w + s) / k)) at 2 by assumption. now apply lower_side.
    + apply Stairs.bar. now apply lower_side.
    + apply pass. destruct (Z.eq_dec x 0); [right | left; lia]. destruct (Z.eq_dec y 0).
      * exists (Bar (Z.min y ((0 + s) / k)) 0). apply lower_side. lia.
      * exists (Bar 0 z). apply lower_top. lia.
Qed.

(** Lemma 4.1: the same as Lemma 4.3 by kinds of moves. *)
Theorem pass_lemma_4_1 : forall x y z p, here x y z -> in_P x y z p -> ~ (x = 0 /\ y = 0 /\ z = 0) ->
  (forall u, 0 <= u < x -> ~ in_P u y z p)
  /\ (forall v, 0 <= v < y -> ~ in_P x v z p)
  /\ (forall w, 0 <= w < z -> y <= (w + s) / k -> ~ in_P x y w p)
  /\ (forall w v, 0 <= w < z -> v = (w + s) / k -> v < y -> ~ in_P x v w p)
  /\ (p = true -> ~ in_P x y z false).
Proof.
  intros x y z p is_here inside not_end. pose proof (pass_lemma_4_3 x y z p is_here inside) as out.
  split; [| split; [| split; [| split]]]; [intros u lower | intros v lower | intros w lower low | intros w v lower is low | intros has];
    apply out; apply pass_definition_4_2; auto.
  - left. eauto.
  - right; left. eauto.
  - do 2 right; left. eauto.
  - do 3 right; left. exists w. split; [assumption |]. do 2 f_equal. lia.
  - do 4 right. auto.
Qed.

(** Lemma 4.2: the same as Lemma 4.4 by kinds of moves. *)
Theorem pass_lemma_4_2 : forall x y z p, here x y z -> ~ in_P x y z p ->
  (exists u, 0 <= u < x /\ in_P u y z p)
  \/ (exists v, 0 <= v < y /\ in_P x v z p)
  \/ (exists w, 0 <= w < z /\ y <= (w + s) / k /\ in_P x y w p)
  \/ (exists w v, 0 <= w < z /\ v = (w + s) / k /\ v < y /\ in_P x v w p)
  \/ p = true /\ in_P x y z false.
Proof.
  intros x y z p is_here outside. destruct (pass_lemma_4_4 x y z p is_here outside) as [u [v [w [r [move inside]]]]].
  apply pass_definition_4_2 in move; [| assumption].
  destruct move as [[u' [lower is]] | [[v' [lower is]] | [[w' [lower [low is]]] | [[w' [lower is]] | [has [_ is]]]]]];
    injection is as -> -> -> ->.
  - left. eauto.
  - right; left. eauto.
  - do 2 right; left. eauto.
  - destruct (Z.le_gt_cases y ((w' + s) / k)) as [le | gt].
    + do 2 right; left. exists w'. rewrite Z.min_l in inside by assumption. auto.
    + do 3 right; left. exists w', ((w' + s) / k). rewrite Z.min_r in inside by lia. auto.
  - do 4 right. auto.
Qed.

End Odd.
