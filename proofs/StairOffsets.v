(** A strip beside a stair bar, with the rim floor((z + s) / k), for every k >= 2 and every s >= 0 at once. A number c such that the
    P-positions are those with (x + c) xor y xor (z + c) = 0 exists if and only if k is even and s has no binary digit in common with a
    number v <= floor(s / k), the height over z = 0; then c = s, and no other does. So it is for every even k and every s < k. *)

From Coq Require Import ZArith Bool Btauto Lia Wf_Z.
From Bittersweet Require Import Stairs Games Bars Conditions Triangles TriangleOffsets.
Open Scope Z_scope.

(** The Grundy values of the bars (y, z): no cut leads to a bar of the same value, and some cut to each smaller one. *)
Definition values (k s : Z) (f : step_bar -> Z) : Prop := forall g, bar_ok k s g ->
  0 <= f g /\ (forall h, bar_cut k s g h -> f h <> f g) /\ (forall n, 0 <= n < f g -> exists h, bar_cut k s g h /\ f h = n).

Definition step_rule (k s c : Z) : Prop := forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
  (P_position (is_option (Rim 0 1 s k)) (At x y z) <-> Z.lxor (Z.lxor (x + c) y) (z + c) = 0).

(** The rim of the bar with a strip. *)
Lemma step_rim : forall k s x z, (0 * x + 1 * z + s) / k = (z + s) / k.
Proof. intros. f_equal. ring. Qed.

(** Beside the bar (y, z) the strip x is lost if and only if x is the value of the bar. *)
Lemma value_rule : forall k s f, 0 < k -> 0 <= s -> values k s f -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
  (P_position (is_option (Rim 0 1 s k)) (At x y z) <-> f (Bar y z) = x).
Proof.
  intros k s f k_ok s_ok vals x y z x_ok y_ok z_ok rim.
  assert (well : well_formed (Rim 0 1 s k)) by (cbn; lia).
  apply (set_of_P_positions (legal (Rim 0 1 s k)) size (fun p q => moves_are_legal _ p q well) (fun p q => moves_end _ p q well)
    (fun p => let '(At x y z) := p in f (Bar y z) = x)).
  - intros [x' y' z']. apply Z.eq_dec.
  - intros p q p_legal p_in move. destruct move as [a b c u lower | a b c v lower | a b c u lower];
      cbn [legal under_rim left_of_y] in *; rewrite !step_rim in *; destruct p_legal as [a_ok [b_ok [c_ok r_ok]]].
    + rewrite Z.min_l by assumption. lia.
    + destruct (vals (Bar b c)) as [_ [differs _]]; [now cbn |]. rewrite <- p_in. apply differs. now apply lower_top.
    + destruct (vals (Bar b c)) as [_ [differs _]]; [now cbn |]. rewrite <- p_in. apply differs. now apply lower_side.
  - intros [a b c] p_legal p_out. cbn [legal under_rim] in p_legal. rewrite step_rim in p_legal.
    destruct p_legal as [a_ok [b_ok [c_ok r_ok]]]. destruct (vals (Bar b c)) as [f_ok [_ all]]; [now cbn |].
    destruct (Z.lt_trichotomy (f (Bar b c)) a) as [less | [same | more]]; [| contradiction |].
    + exists (At (f (Bar b c)) (left_of_y (Rim 0 1 s k) (f (Bar b c)) b c) c). split; [apply cut_x; lia |].
      cbn [left_of_y]. now rewrite step_rim, Z.min_l.
    + destruct (all a ltac:(lia)) as [h [cut is]]. inversion cut as [y' z' v lower | y' z' w lower]; subst y' z' h.
      * exists (At a v c). split; [now apply cut_y | assumption].
      * exists (At a (left_of_y (Rim 0 1 s k) a b w) w). split; [now apply cut_z |]. cbn [left_of_y]. now rewrite step_rim.
  - cbn [legal under_rim]. rewrite step_rim. auto.
Qed.

(** * Sufficient *)
Section Sufficient.

Variables k half s : Z.
Hypothesis k_even : k = 2 * half.
Hypothesis half_ok : 0 < half.
Hypothesis s_ok : 0 <= s.
Hypothesis fits : apart s (s / k).

(** A nim-sum 0 in which X or z is at least s, and y at most the rim over z, has neither X nor z below s. *)
Lemma not_below : forall X y z, 0 <= X -> 0 <= y -> 0 <= z -> sum0 X y z -> k * y <= z -> (s <= X <-> s <= z).
Proof.
  intros X y z X_ok y_ok z_ok is_0 rim.
  assert (q_ok : 0 <= s / k) by (apply Z.div_pos; lia).
  destruct (apart_multiple s (s / k) q_ok fits) as [n [e [large s_is]]].
  pose proof (Z.mul_succ_div_gt s k ltac:(lia)) as s_less. set (B := 2 ^ Z.of_nat n) in *.
  assert (B_ok : 0 < B) by (apply Z.pow_pos_nonneg; lia).
  assert (s_low : s < k * B) by nia. assert (e_low : e <= k - 1) by nia.
  destruct (Z.lt_ge_cases y B) as [y_small | y_large].
  - assert (same : X / B = z / B).
    { subst B. rewrite <- !Z.shiftr_div_pow2 by lia. apply Z.lxor_eq.
      assert (y_is : Z.lxor X z = y).
      { unfold sum0 in is_0. apply Z.lxor_eq. rewrite <- is_0. apply Z.bits_inj'. intros. rewrite !Z.lxor_spec. btauto. }
      rewrite <- Z.shiftr_lxor, y_is, Z.shiftr_div_pow2 by lia. apply Z.div_small. lia. }
    assert (enough : forall a, s <= a <-> e <= a / B) by (intros a; rewrite s_is; apply iff_sym, below_quotient; assumption).
    rewrite !enough, same. tauto.
  - pose proof (sum0_le z y X y_ok X_ok ltac:(unfold sum0 in *; rewrite <- is_0; apply Z.bits_inj'; intros; rewrite !Z.lxor_spec; btauto)).
    split; intros _; nia.
Qed.

Lemma values_hold : values k s (bar_value s).
Proof.
  intros [y z] [y_ok [z_ok rim]]. pose proof rim as rim'. rewrite below_quotient in rim by lia.
  assert (x_ok : 0 <= bar_value s (Bar y z)).
  { assert (is_0 : sum0 (bar_value s (Bar y z) + s) y (z + s)) by now apply value_sum.
    assert (0 <= bar_value s (Bar y z) + s) by (cbn [bar_value]; rewrite Z.sub_add; apply Z.lxor_nonneg; lia).
    assert (s <= bar_value s (Bar y z) + s) by (apply (not_below _ y (z + s)); try assumption; lia). lia. }
  split; [assumption | split].
  - intros h cut same. remember (bar_value s (Bar y z)) as x eqn:is_x. symmetry in is_x.
    inversion cut as [y' z' v lower | y' z' w lower]; subst y' z' h; apply value_sum in same, is_x.
    + assert (y = v) by (eapply sum0_alike_y; eauto). lia.
    + remember (Z.min y ((w + s) / k)) as v eqn:is_v.
      assert (0 <= (w + s) / k) by (apply Z.div_pos; lia).
      pose proof (Z.mul_div_le (w + s) k ltac:(lia)). pose proof (Z.mul_succ_div_gt (w + s) k ltac:(lia)). rewrite Z.mul_succ_r in *.
      destruct (Z.eq_dec v y) as [-> | differs].
      * assert (z + s = w + s) by (eapply sum0_alike_z; eauto). lia.
      * assert (v = (w + s) / k) as -> by lia.
        pose proof (bound (y + z + s) ltac:(lia)).
        destruct (step_not_both k half 0 k_even ltac:(lia) (Z.to_nat (y + z + s)) (x + s) y (z + s) ((w + s) / k) (w + s)); auto; lia.
  - intros x [n_ok less]. pose proof (bound (x + y + z + s) ltac:(lia)).
    destruct (step_find k half 0 k_even ltac:(lia) (Z.to_nat (x + y + z + s)) (x + s) y (z + s))
      as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 r | u u_ok is_0 | no]; try lia.
    + apply value_sum in is_0. lia.
    + exists (Bar v z). split; [now apply lower_top | now apply value_sum].
    + assert (s <= w) by (apply (not_below (x + s) v w); try assumption; unfold reached in r; lia).
      exists (Bar v (w - s)). split; [| apply value_sum; now rewrite Z.sub_add].
      assert (Z.min y ((w - s + s) / k) = v) as <-; [| apply lower_side; lia].
      rewrite Z.sub_add. unfold reached in r. destruct r as [[-> r_ok] | [v_less r_ok]].
      * apply Z.min_l. apply below_quotient; lia.
      * rewrite <- (is_quotient v) by lia. lia.
    + replace u with ((u - s) + s) in is_0 by lia. apply value_sum in is_0. lia.
Qed.

End Sufficient.

(** * Necessary *)

(** Here k may be odd. *)
Theorem step_necessary : forall k s c, 0 < k -> 0 <= s -> step_rule k s c -> forall v, 0 <= v <= s / k -> Z.land c v = 0.
Proof.
  intros k s c k_ok s_ok rule v v_ok.
  assert (is_0 : Z.lxor (Z.lxor (0 + c) v) (v + c) = 0).
  { apply rule; try lia; [| apply corner_Nim; lia]. apply Z.le_trans with (1 := proj2 v_ok). apply Z.div_le_mono; lia. }
  apply Z.lxor_eq in is_0. rewrite Z.add_0_l in is_0. pose proof (add_is c v). lia.
Qed.

Lemma values_give_rule : forall k s, 0 < k -> 0 <= s -> values k s (bar_value s) -> step_rule k s s.
Proof.
  intros k s k_ok s_ok vals x y z x_ok y_ok z_ok rim. rewrite (value_rule k s (bar_value s)) by assumption. apply value_sum.
Qed.

(** * The theorem *)
Theorem step_values : forall k s, 0 < k -> Z.even k = true -> 0 <= s ->
  (values k s (fun g => let '(Bar y z) := g in Z.lxor y (z + s) - s) <-> forall v, 0 <= v <= s / k -> Z.land s v = 0).
Proof.
  intros k s k_ok k_even s_ok. change (values k s (bar_value s) <-> apart s (s / k)). split.
  - intros vals. red. apply (step_necessary k s s k_ok s_ok). now apply values_give_rule.
  - intros fits. rewrite Z.even_spec in k_even. destruct k_even as [half k_is]. apply (values_hold k half s k_is); auto; lia.
Qed.

(** Every even k, every s. *)
Theorem step_offsets : forall k s, 0 < k -> Z.even k = true -> 0 <= s ->
  ((forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
     (P_position (is_option (Rim 0 1 s k)) (At x y z) <-> Z.lxor (Z.lxor (x + s) y) (z + s) = 0))
   <-> forall v, 0 <= v <= s / k -> Z.land s v = 0).
Proof.
  intros k s k_ok k_even s_ok. split.
  - intros rule. now apply (step_necessary k s s).
  - intros fits. apply values_give_rule; [assumption | assumption |]. now apply step_values.
Qed.

Theorem step_below_k : forall k s, Z.even k = true -> 0 <= s < k -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
  (P_position (is_option (Rim 0 1 s k)) (At x y z) <-> Z.lxor (Z.lxor (x + s) y) (z + s) = 0).
Proof.
  intros k s k_even s_ok. apply step_offsets; [lia | assumption | lia |].
  intros v v_ok. rewrite Z.div_small in v_ok by lia. replace v with 0 by lia. apply Z.land_0_r.
Qed.

(** * No other number: for an even k the rule has no c but s *)

(** Numbers with nim-sum 0 in front of numbers with nim-sum 0. *)
Lemma sum0_block : forall n a b c x y z, 0 <= x < 2 ^ Z.of_nat n -> 0 <= y < 2 ^ Z.of_nat n -> 0 <= z < 2 ^ Z.of_nat n ->
  sum0 a b c -> sum0 x y z -> sum0 (2 ^ Z.of_nat n * a + x) (2 ^ Z.of_nat n * b + y) (2 ^ Z.of_nat n * c + z).
Proof.
  induction n as [| n known]; intros a b c x y z x_ok y_ok z_ok high low.
  - change (2 ^ Z.of_nat 0) with 1 in *. replace (1 * a + x) with a by lia. replace (1 * b + y) with b by lia.
    now replace (1 * c + z) with c by lia.
  - rewrite Nat2Z.inj_succ, Z.pow_succ_r in * by lia.
    destruct (parts x) as [x' [d ->]], (parts y) as [y' [e ->]], (parts z) as [z' [f ->]].
    apply sum0_digit in low as [low digits]. set (B := 2 ^ Z.of_nat n) in *.
    replace (2 * B * a + (2 * x' + Z.b2z d)) with (2 * (B * a + x') + Z.b2z d) by ring.
    replace (2 * B * b + (2 * y' + Z.b2z e)) with (2 * (B * b + y') + Z.b2z e) by ring.
    replace (2 * B * c + (2 * z' + Z.b2z f)) with (2 * (B * c + z') + Z.b2z f) by ring.
    apply sum0_digit. split; [| assumption]. apply known; auto; destruct d, e, f; cbn [Z.b2z] in *; lia.
Qed.

Lemma sum0_same : forall x, sum0 x 0 x.
Proof. intros. unfold sum0. rewrite Z.lxor_0_r. apply Z.lxor_nilpotent. Qed.

Lemma sum0_twice : forall x, sum0 x x 0.
Proof. intros. unfold sum0. now rewrite Z.lxor_nilpotent. Qed.

(** A cut between two positions of nim-sum 0. *)
Lemma cut_inside : forall k s c X v y W w, 0 < k -> 0 <= s -> step_rule k s c -> c <= X -> 0 <= v < y -> c <= w < W ->
  sum0 X y W -> sum0 X v w -> c - s <= W - k * y -> c - s <= w - k * v < k + (c - s) -> False.
Proof.
  intros k s c X v y W w k_ok s_ok rule X_ok v_ok w_ok is_0 is_0' high low.
  assert (P : P_position (is_option (Rim 0 1 s k)) (At (X - c) y (W - c))).
  { apply rule; try lia; [apply below_quotient; lia |]. now rewrite !Z.sub_add. }
  assert (Q : P_position (is_option (Rim 0 1 s k)) (At (X - c) v (w - c))).
  { apply rule; try lia; [apply below_quotient; lia |]. now rewrite !Z.sub_add. }
  refine (Games.not_both _ _ _ _ P). apply wins with (q := At (X - c) v (w - c)); [| assumption].
  assert (left_of_y (Rim 0 1 s k) (X - c) y (w - c) = v) as <-; [| apply cut_z; lia].
  cbn [left_of_y]. rewrite step_rim, <- (is_quotient v) by lia. lia.
Qed.

(** The digits of such a cut: some number V, then 0 1 ... 1 in one y and 1 0 ... 0 in the other, then e in both. *)
Lemma cut_by_digits : forall k half s c n l t e, k = 2 * half -> 0 < half -> 0 <= s -> step_rule k s c -> -1 <= t ->
  0 <= e < 2 ^ Z.of_nat l ->
  c - s <= 2 ^ Z.of_nat l * (2 * 2 ^ Z.of_nat n * t + k) - k * e < k + (c - s) ->
  c - s <= 2 ^ Z.of_nat l * (2 * 2 ^ Z.of_nat n * (t + 1) - 1) - k * e -> False.
Proof.
  intros k half s c n l t e k_is half_ok s_ok rule t_ok e_ok low high.
  set (m := 2 ^ Z.of_nat n) in *. set (L := 2 ^ Z.of_nat l) in *.
  assert (m_ok : 0 < m) by (apply Z.pow_pos_nonneg; lia). assert (L_ok : 0 < L) by (apply Z.pow_pos_nonneg; lia).
  assert (M_is : 2 * m = 2 ^ Z.of_nat (S n)) by (rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; reflexivity).
  set (V := Z.abs c + 1). set (W := k * V + half + t). set (X := Z.lxor V W).
  assert (V_ok : 0 < V /\ c < V) by lia. assert (W_ok : 2 * V <= W) by (unfold W; nia).
  assert (is_0 : sum0 X V W).
  { unfold sum0, X. apply Z.bits_inj'. intros. rewrite !Z.lxor_spec, Z.bits_0. btauto. }
  assert (X_ok : V <= X).
  { assert (0 <= X) by (unfold X; apply Z.lxor_nonneg; lia).
    assert (W <= V + X); [| lia]. apply sum0_le; [lia | assumption |].
    unfold sum0, X. apply Z.bits_inj'. intros. rewrite !Z.lxor_spec, Z.bits_0. btauto. }
  assert (low_digits : sum0 (m - 1) m (2 * m - 1)).
  { replace (m - 1) with (m * 0 + (m - 1)) by ring. replace m with (m * 1 + 0) at 3 by ring.
    replace (2 * m - 1) with (m * 1 + (m - 1)) by ring. apply sum0_block; try (fold m; lia); [reflexivity | apply sum0_same]. }
  assert (LX : V <= L * (2 * m * X + (m - 1)) + e).
  { assert (1 <= L * m) by nia. assert (V <= (L * m) * X) by nia. nia. }
  assert (LW : V <= L * (2 * m * W + 0) + 0).
  { assert (1 <= L * m) by nia. assert (V <= (L * m) * W) by nia. nia. }
  assert (km : k * m = 2 * m * half) by (rewrite k_is; ring).
  apply (cut_inside k s c (L * (2 * m * X + (m - 1)) + e) (L * (2 * m * V + (m - 1)) + e) (L * (2 * m * V + m) + e)
    (L * (2 * m * W + (2 * m - 1)) + 0) (L * (2 * m * W + 0) + 0)); auto.
  - lia.
  - lia.
  - split; [| nia]. assert (0 <= 2 * m * V + (m - 1)) by nia. nia.
  - split; [lia | nia].
  - apply sum0_block; try (fold L; lia); [| apply sum0_twice]. rewrite M_is. apply sum0_block; rewrite <- ?M_is; auto; lia.
  - apply sum0_block; try (fold L; lia); [| apply sum0_twice]. rewrite M_is. apply sum0_block; rewrite <- ?M_is; auto; try lia.
    apply sum0_twice.
  - replace (L * (2 * m * W + (2 * m - 1)) + 0 - k * (L * (2 * m * V + m) + e))
      with (L * (2 * m * (t + 1) - 1) - k * e); [assumption |]. unfold W. rewrite k_is. ring.
  - replace (L * (2 * m * W + 0) + 0 - k * (L * (2 * m * V + (m - 1)) + e))
      with (L * (2 * m * t + k) - k * e); [assumption |]. unfold W. rewrite k_is. ring.
Qed.

Theorem step_one_shift : forall k s c, 0 < k -> Z.even k = true -> 0 <= s -> step_rule k s c -> c = s.
Proof.
  intros k s c k_ok k_even s_ok rule. rewrite Z.even_spec in k_even. destruct k_even as [half k_is].
  assert (search : forall n l t, -1 <= t -> c - s <= 2 ^ Z.of_nat l * (2 * 2 ^ Z.of_nat n * t + k) ->
    2 ^ Z.of_nat l * (2 * 2 ^ Z.of_nat n * t) < c - s -> k < 2 * 2 ^ Z.of_nat n -> False).
  { intros n l t t_ok below above large. set (m := 2 ^ Z.of_nat n) in *. set (L := 2 ^ Z.of_nat l) in *.
    assert (L_ok : 0 < L) by (apply Z.pow_pos_nonneg; lia).
    set (d := L * (2 * m * t + k) - (c - s)). pose proof (Z.mul_div_le d k k_ok). pose proof (Z.mul_succ_div_gt d k k_ok).
    assert (0 <= d / k) by (apply Z.div_pos; lia). assert (d / k < L) by (apply Z.div_lt_upper_bound; lia).
    assert (0 <= L * (2 * m - 1 - k)) by (apply Z.mul_nonneg_nonneg; lia).
    apply (cut_by_digits k half s c n l t (d / k) k_is); auto; fold m L; unfold d in *; lia. }
  destruct (Z.lt_trichotomy c s) as [less | [same | more]]; [exfalso | assumption | exfalso].
  - set (d := s - c). assert (d_ok : 0 < d) by lia.
    pose proof (Z.log2_spec d d_ok) as d_log. pose proof (Z.log2_nonneg d). rewrite Z.pow_succ_r in d_log by assumption.
    destruct (Z.lt_ge_cases d k) as [small | large].
    + apply (cut_by_digits k half s c (Z.to_nat (Z.log2 d)) 0 (-1) 0 k_is); auto; rewrite ?Z2Nat.id by assumption;
        change (2 ^ Z.of_nat 0) with 1; lia.
    + pose proof (Z.log2_spec k k_ok) as k_log. pose proof (Z.log2_nonneg k). rewrite Z.pow_succ_r in k_log by assumption.
      pose proof (Z.log2_le_mono k d large).
      assert (both : 2 ^ Z.log2 d = 2 ^ (Z.log2 d - Z.log2 k) * 2 ^ Z.log2 k) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
      apply (search (Z.to_nat (Z.log2 k)) (Z.to_nat (Z.log2 d - Z.log2 k)) (-1)); rewrite ?Z2Nat.id by lia; try lia.
      assert (0 < 2 ^ (Z.log2 d - Z.log2 k)) by (apply Z.pow_pos_nonneg; lia). nia.
  - pose proof (bound (c - s) ltac:(lia)). pose proof (bound k ltac:(lia)).
    apply (search (Z.to_nat k) (Z.to_nat (c - s)) 0); try lia. nia.
Qed.

(** So a rule exists if and only if s fits, and then it is the one with s. *)
Theorem step_rules : forall k s c, 0 < k -> Z.even k = true -> 0 <= s ->
  (step_rule k s c <-> c = s /\ forall v, 0 <= v <= s / k -> Z.land s v = 0).
Proof.
  intros k s c k_ok k_even s_ok. split.
  - intros rule. assert (c = s) as -> by (apply (step_one_shift k); assumption). split; [reflexivity |]. now apply (step_necessary k s s).
  - intros [-> fits]. exact (proj2 (step_offsets k s k_ok k_even s_ok) fits).
Qed.

(** * With a pass: the formula of [step_pass] is the rule if and only if s < k. *)
Section Pass_at_k.

Variables k s : Z.
Hypothesis k_ok : 0 < k.
Hypothesis s_large : k <= s.
Let play := move step_bar (bar_cut k s).

Lemma corner_high : forall w, 0 <= w -> Z.min 1 ((w + s) / k) = 1.
Proof. intros. apply Z.min_l. apply below_quotient; lia. Qed.

Lemma empty_lost : forall p, P_position play (Pos 0 (Bar 0 0) p).
Proof.
  intros p. apply loses. intros q m. inversion m as [x g p' u lower | x g p' h cut | x g any]; subst.
  - lia.
  - inversion cut; lia.
  - destruct any as [| [h cut]]; [lia | inversion cut; lia].
Qed.

Lemma only_side : forall z p, 0 < z -> N_position play (Pos 0 (Bar 0 z) p).
Proof.
  intros z p z_ok. apply wins with (q := Pos 0 (Bar 0 0) p); [| apply empty_lost]. apply Stairs.bar.
  assert (Z.min 0 ((0 + s) / k) = 0) as is; [| rewrite <- is at 2; apply lower_side; lia].
  apply Z.min_l. apply Z.div_pos; lia.
Qed.

Lemma only_top : forall p, N_position play (Pos 0 (Bar 1 0) p).
Proof. intros p. apply wins with (q := Pos 0 (Bar 0 0) p); [| apply empty_lost]. apply Stairs.bar. apply lower_top. lia. Qed.

Lemma cut_1 : forall z w, 0 <= w < z -> bar_cut k s (Bar 1 z) (Bar 1 w).
Proof. intros z w lower. rewrite <- (corner_high w) at 2 by lia. now apply lower_side. Qed.

Lemma square_lost : P_position play (Pos 0 (Bar 1 1) false).
Proof.
  apply loses. intros q m. inversion m as [x g p' u lower | x g p' h cut |]; subst; [lia |].
  inversion cut as [y z v lower | y z w lower]; subst.
  - replace v with 0 by lia. apply only_side. lia.
  - rewrite corner_high by lia. replace w with 0 by lia. apply only_top.
Qed.

Lemma square_won : N_position play (Pos 0 (Bar 1 1) true).
Proof.
  apply wins with (q := Pos 0 (Bar 1 1) false); [| apply square_lost]. apply pass. right. exists (Bar 0 1). apply lower_top. lia.
Qed.

Lemma two_lost : P_position play (Pos 0 (Bar 1 2) true).
Proof.
  apply loses. intros q m. inversion m as [x g p' u lower | x g p' h cut | x g any]; subst; [lia | |].
  - inversion cut as [y z v lower | y z w lower]; subst.
    + replace v with 0 by lia. apply only_side. lia.
    + rewrite corner_high by lia. assert (w = 0 \/ w = 1) as [-> | ->] by lia; [apply only_top | apply square_won].
  - apply wins with (q := Pos 0 (Bar 1 1) false); [| apply square_lost]. apply Stairs.bar. apply cut_1. lia.
Qed.

Lemma pass_no : ~ (forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
  (P_position play (Pos x (Bar y z) true) <-> Z.lxor (Z.lxor (partner x + s) y) (z + s) = 0)).
Proof.
  intros rule. assert (rim : forall z, 0 <= z -> 1 <= (z + s) / k) by (intros; apply below_quotient; lia).
  pose proof (rule 0 1 1 ltac:(lia) ltac:(lia) ltac:(lia) (rim 1 ltac:(lia))) as at_1.
  pose proof (rule 0 1 2 ltac:(lia) ltac:(lia) ltac:(lia) (rim 2 ltac:(lia))) as at_2.
  change (partner 0 + s) with s in *. destruct (parts s) as [j [d is]]. destruct d; cbn [Z.b2z] in is.
  - destruct at_2 as [at_2 _]. specialize (at_2 two_lost).
    replace (2 + s) with (2 * (j + 1) + Z.b2z true) in at_2 by (cbn [Z.b2z]; lia).
    replace s with (2 * j + Z.b2z true) in at_2 by (cbn [Z.b2z]; lia).
    change (sum0 (2 * j + Z.b2z true) (2 * 0 + Z.b2z true) (2 * (j + 1) + Z.b2z true)) in at_2.
    apply sum0_digit in at_2 as [_ digits]. discriminate.
  - apply (Games.not_both _ _ _ square_won). apply at_1.
    replace (1 + s) with (2 * j + Z.b2z true) by (cbn [Z.b2z]; lia).
    replace s with (2 * j + Z.b2z false) by (cbn [Z.b2z]; lia). change (sum0 (2 * j + Z.b2z false) (2 * 0 + Z.b2z true) (2 * j + Z.b2z true)).
    apply sum0_digit. split; [apply sum0_same | reflexivity].
Qed.

End Pass_at_k.

Theorem step_pass_offsets : forall k s, 0 < k -> Z.even k = true -> 0 <= s ->
  ((forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
     (P_position (move step_bar (bar_cut k s)) (Pos x (Bar y z) true) <-> Z.lxor (Z.lxor (partner x + s) y) (z + s) = 0))
   <-> s < k).
Proof.
  intros k s k_ok k_even s_ok. split.
  - intros rule. destruct (Z.lt_ge_cases s k) as [| large]; [assumption | exfalso]. now apply (pass_no k s k_ok large).
  - intros low x y z x_ok y_ok z_ok rim. rewrite Z.even_spec in k_even. destruct k_even as [half k_is].
    apply (step_pass k half s); auto; lia.
Qed.

(** * An odd k has no such rule. *)
Theorem step_odd : forall k s c, 1 < k -> Z.odd k = true -> 0 <= s -> ~ step_rule k s c.
Proof.
  intros k s c k_ok k_odd s_ok rule. rewrite Z.odd_spec in k_odd. destruct k_odd as [l k_is].
  assert (start : forall r, exists X V W, sum0 X V W /\ W = k * V + r /\ 0 <= V /\ Z.abs c <= X /\ Z.abs c <= W).
  { intros r. set (V := Z.abs c + Z.abs r). exists (Z.lxor V (k * V + r)), V, (k * V + r).
    assert (is_0 : sum0 (Z.lxor V (k * V + r)) V (k * V + r)).
    { unfold sum0. apply Z.bits_inj'. intros. rewrite !Z.lxor_spec, Z.bits_0. btauto. }
    assert (V_ok : 0 <= V) by lia. assert (W_ok : V + Z.abs c <= k * V + r) by nia.
    assert (0 <= Z.lxor V (k * V + r)) by (apply Z.lxor_nonneg; lia).
    assert (k * V + r <= V + Z.lxor V (k * V + r)); [| repeat split; auto; lia].
    apply sum0_le; [lia | assumption |]. unfold sum0. apply Z.bits_inj'. intros. rewrite !Z.lxor_spec, Z.bits_0. btauto. }
  assert (digits : forall x y z a b d, sum0 x y z -> xorb (xorb a b) d = false -> sum0 (2 * x + Z.b2z a) (2 * y + Z.b2z b) (2 * z + Z.b2z d)).
  { intros. now apply sum0_digit. }
  assert (two : forall r, k + (c - s) - 3 <= 4 * r - k <= k + (c - s) - 1 -> False).
  { intros r r_ok. destruct (start r) as [X [V [W [is_0 [W_is [V_ok [X_low W_low]]]]]]].
    apply (cut_inside k s c (2 * (2 * X + Z.b2z false) + Z.b2z true) (2 * (2 * V + Z.b2z false) + Z.b2z true)
      (2 * (2 * V + Z.b2z true) + Z.b2z false) (2 * (2 * W + Z.b2z true) + Z.b2z true) (2 * (2 * W + Z.b2z false) + Z.b2z false));
      auto; cbn [Z.b2z]; lia. }
  assert (one : forall r, 2 * r = k + (c - s) - 1 -> False).
  { intros r r_ok. destruct (start r) as [X [V [W [is_0 [W_is [V_ok [X_low W_low]]]]]]].
    apply (cut_inside k s c (2 * X + Z.b2z false) (2 * V + Z.b2z false) (2 * V + Z.b2z true) (2 * W + Z.b2z true) (2 * W + Z.b2z false));
      auto; cbn [Z.b2z]; lia. }
  pose proof (Z.div_mod (2 * k + (c - s) - 1) 4 ltac:(lia)). pose proof (Z.mod_pos_bound (2 * k + (c - s) - 1) 4 ltac:(lia)).
  set (r := (2 * k + (c - s) - 1) / 4) in *. set (i := (2 * k + (c - s) - 1) mod 4) in *.
  assert (i = 0 \/ i = 1 \/ i = 2 \/ i = 3) as [i_is | [i_is | [i_is | i_is]]] by lia.
  - apply (two r); lia.
  - apply (two r); lia.
  - apply (two r); lia.
  - apply (one (2 * r + 1 - l)); lia.
Qed.

(** Every k from 2 on, every s, every integer c. *)
Theorem step_all : forall k s c, 1 < k -> 0 <= s ->
  (step_rule k s c <-> Z.even k = true /\ c = s /\ forall v, 0 <= v <= s / k -> Z.land s v = 0).
Proof.
  intros k s c k_ok s_ok. destruct (Z.even k) eqn:parity.
  - rewrite step_rules by (assumption || lia). tauto.
  - split; [| intros [no _]; discriminate]. intros rule. exfalso. apply (step_odd k s c k_ok); auto. now rewrite <- Z.negb_even, parity.
Qed.

