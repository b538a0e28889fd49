(** The triangle with k and s, for every odd k and every s >= 0. Let c = floor((s + 1)/2), or one less if k = 4m + 1. The P-positions under
    the rim floor((x + z + s)/k) are those with (x + c) xor y xor (z + c) = 0, if and only if c shares no binary digit with any number up to
    floor(s/k). No other shift can be the rule. *)

From Coq Require Import ZArith Bool Btauto Lia Wf_Z.
From Bittersweet Require Import Games Bars Conditions Triangles.
Open Scope Z_scope.

(** * Sums and nim-sums *)

Lemma add_is : forall a b, a + b = Z.lxor a b + 2 * Z.land a b.
Proof.
  assert (split : forall a b, a = Z.ldiff a b + Z.land a b).
  { intros a b. rewrite Z.add_nocarry_lxor; apply Z.bits_inj'; intros n n_ok;
      rewrite ?Z.lxor_spec, ?Z.land_spec, ?Z.ldiff_spec, ?Z.bits_0; [| rewrite ?Z.land_spec]; btauto. }
  intros a b. pose proof (split a b) as a_is. pose proof (split b a) as b_is. rewrite (Z.land_comm b a) in b_is.
  assert (Z.lxor a b = Z.ldiff a b + Z.ldiff b a).
  { rewrite Z.add_nocarry_lxor; apply Z.bits_inj'; intros n n_ok;
      rewrite ?Z.lxor_spec, ?Z.land_spec, ?Z.ldiff_spec, ?Z.bits_0; btauto. }
  lia.
Qed.

Lemma sum0_le : forall x v w, 0 <= v -> 0 <= w -> sum0 x v w -> x <= v + w.
Proof.
  intros x v w v_ok w_ok is_0. unfold sum0 in is_0. rewrite Z.lxor_assoc in is_0. apply Z.lxor_eq in is_0. subst x.
  pose proof (add_is v w). assert (0 <= Z.land v w) by (apply Z.land_nonneg; lia). lia.
Qed.

(** * The height at the corner *)

Definition apart (c q : Z) : Prop := forall v, 0 <= v <= q -> Z.land c v = 0.

Lemma no_digit : forall c n, Z.land c (2 ^ Z.of_nat n) = 0 -> Z.testbit c (Z.of_nat n) = false.
Proof.
  intros c n is_0. assert (Z.testbit (Z.land c (2 ^ Z.of_nat n)) (Z.of_nat n) = false) as no by (rewrite is_0; apply Z.bits_0).
  rewrite Z.land_spec, Z.pow2_bits_true in no by lia. now rewrite andb_true_r in no.
Qed.

(** Such a c is a multiple of a power of 2 that is larger than q. *)
Lemma apart_multiple : forall c q, 0 <= q -> apart c q -> exists n e, q < 2 ^ Z.of_nat n /\ c = 2 ^ Z.of_nat n * e.
Proof.
  intros c q q_ok all.
  assert (step : forall n, (exists e, c = 2 ^ Z.of_nat n * e) \/ exists i e, q < 2 ^ Z.of_nat i /\ c = 2 ^ Z.of_nat i * e).
  { induction n as [| n [[e is] | known]]; [left; exists c; change (2 ^ Z.of_nat 0) with 1; lia | | now right].
    destruct (Z.lt_ge_cases q (2 ^ Z.of_nat n)) as [small | large]; [right; eauto |].
    left. assert (land_0 : Z.land c (2 ^ Z.of_nat n) = 0) by (apply all; split; [lia | assumption]). apply no_digit in land_0.
    rewrite is, (Z.mul_comm _ e), Z.mul_pow2_bits, Z.sub_diag in land_0 by lia.
    exists (Z.div2 e). rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. rewrite (Z.div2_odd e) in is.
    rewrite Z.bit0_odd in land_0. rewrite land_0 in is. cbn [Z.b2z] in is. rewrite is at 1. ring. }
  destruct (step (Z.to_nat (q + 1))) as [[e is] | known]; [| assumption].
  exists (Z.to_nat (q + 1)), e. split; [| assumption]. pose proof (bound (q + 1) ltac:(lia)). lia.
Qed.

(** Then a cut to a position of nim-sum 0 at or under the rim never makes X = x + c smaller than c. *)
Lemma stays_above : forall n e c k X v W, c = 2 ^ Z.of_nat n * e -> 0 <= c -> k * 2 ^ Z.of_nat n >= 2 * c -> 0 < k -> Z.odd k = true ->
  c <= X -> 0 <= v -> 0 <= W -> sum0 X v W -> 0 <= X + W - k * v -> c <= W.
Proof.
  intros n e c k X v W c_is c_ok c_small k_ok k_odd X_ok v_ok W_ok is_0 reach_ok.
  set (B := 2 ^ Z.of_nat n) in *. assert (B_ok : 0 < B) by (apply Z.pow_pos_nonneg; lia).
  destruct (Z.lt_ge_cases v B) as [v_small | v_large].
  - assert (same : X / B = W / B).
    { subst B. rewrite <- !Z.shiftr_div_pow2 by lia. apply Z.lxor_eq.
      assert (v_is : Z.lxor X W = v).
      { unfold sum0 in is_0. apply Z.lxor_eq. rewrite <- is_0. apply Z.bits_inj'. intros. rewrite !Z.lxor_spec. btauto. }
      rewrite <- Z.shiftr_lxor, v_is, Z.shiftr_div_pow2 by lia. apply Z.div_small. lia. }
    assert (e <= X / B) by (apply Z.div_le_lower_bound; lia).
    pose proof (Z.mul_div_le W B B_ok). nia.
  - destruct (Z.le_gt_cases c W) as [| low]; [assumption | exfalso].
    pose proof (sum0_le X v W v_ok W_ok is_0).
    rewrite Z.odd_spec in k_odd. destruct k_odd as [l k_is].
    assert (e <= l) by nia. nia.
Qed.

(** * The distance 0 for k = 4m + 3: only at the end *)
Lemma never_0 : forall m x y z, 0 <= m -> 0 <= x -> 0 <= y -> 0 <= z -> sum0 x y z -> x + z - (4 * m + 3) * y = 0 -> x = 0.
Proof.
  intros m x y z m_ok.
  enough (all : forall n x y z, (Z.to_nat (x + y + z) < n)%nat -> 0 <= x -> 0 <= y -> 0 <= z -> sum0 x y z ->
    x + z - (4 * m + 3) * y = 0 -> x = 0) by eauto.
  clear x y z. induction n as [| n known]; intros x y z small x_ok y_ok z_ok is_0 at_0; [lia |].
  destruct (Z.eq_dec (x + y + z) 0) as [| positive]; [lia |].
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  apply sum0_digit in is_0 as [is_0 digits].
  destruct (is_even (4 * m + 3) (2 * m + 2) 0 ltac:(lia) ltac:(lia) _ _ _ is_0) as [s s_is].
  destruct a, b, d; try discriminate; cbn [Z.b2z] in *; try (exfalso; lia).
  enough (x' = 0) by lia. apply (known x' y' z'); auto; lia.
Qed.

Section Offset.

Variables k t h cu s c r : Z.
Hypothesis t_even : t = 2 * h.
Hypothesis h_ok : 0 <= h.
Hypothesis cu_ok : cu = 0 \/ cu = 2.
Hypothesis k_is : k = 2 * t + cu - 1.
Hypothesis k_ok : 0 < k.
Hypothesis s_ok : 0 <= s.
Hypothesis c_ok : 0 <= c.
Hypothesis r_is : r = s - 2 * c.
Hypothesis r_ok : r = cu \/ r = cu - 1.
Hypothesis fits : apart c (s / k).

Let bar := Rim 1 1 s k.
Let member (p : position) : Prop := let '(At x y z) := p in sum0 (x + c) y (z + c).

Lemma odd_k : Z.odd k = true.
Proof. rewrite Z.odd_spec. exists (t + cu / 2 - 1). destruct cu_ok as [-> | ->]; rewrite k_is; [change (0 / 2) with 0 | change (2 / 2) with 1]; lia. Qed.

Lemma stays : forall X v W, c <= X -> 0 <= v -> 0 <= W -> sum0 X v W -> 0 <= X + W - k * v -> c <= W.
Proof.
  intros X v W X_ok v_ok W_ok is_0 reach_ok.
  assert (q_ok : 0 <= s / k) by (apply Z.div_pos; lia).
  destruct (apart_multiple c (s / k) q_ok fits) as [n [e [large c_is]]].
  apply (stays_above n e c k X v W); auto using odd_k.
  pose proof (Z.mul_succ_div_gt s k k_ok). nia.
Qed.

(** If r = -1, the distance 0 would be over the rim. *)
Lemma under : forall X v W, c <= X -> 0 <= v -> 0 <= W -> sum0 X v W -> 0 <= X + W - k * v -> - r <= X + W - k * v.
Proof.
  intros X v W X_ok v_ok W_ok is_0 reach_ok. destruct (Z.eq_dec (X + W - k * v) 0) as [at_0 | ]; [| lia].
  destruct cu_ok as [cu_0 | cu_2]; [| lia]. destruct r_ok as [r_0 | r_low]; [lia |]. exfalso.
  assert (X = 0); [| lia].
  apply (never_0 (h - 1) X v W); auto; nia.
Qed.

Lemma offset_well : well_formed bar.
Proof. cbn. lia. Qed.

Lemma offset_A : forall p q, legal bar p -> member p -> is_option bar p q -> ~ member q.
Proof.
  intros p q p_legal p_in move q_in. pose proof (moves_are_legal bar p q offset_well p_legal move) as q_legal.
  destruct p as [x y z]. cbn [legal under_rim bar] in p_legal. destruct p_legal as [x_ok [y_ok [z_ok rim_ok]]].
  rewrite !Z.mul_1_l, below_quotient in rim_ok by assumption.
  cbn [member] in p_in.
  inversion move as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst x' y' z' q.
  + cbn [legal under_rim bar] in q_legal. destruct q_legal as [u_ok [v_ok _]]. cbn [member] in q_in.
    remember (left_of_y bar u y z) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| assumption].
    destruct is_left as [-> | [v_less is_rim]].
    * assert (x + c = u + c) by (eapply sum0_alike_x; eauto). lia.
    * apply sum0_swap in p_in, q_in.
      destruct (never_both k t h cu t_even h_ok cu_ok k_is (z + c) y (x + c) v (u + c)); auto; lia.
  + cbn [member] in q_in. assert (y = v) by (eapply sum0_alike_y; eauto). lia.
  + cbn [legal under_rim bar] in q_legal. destruct q_legal as [_ [v_ok [w_ok _]]]. cbn [member] in q_in.
    remember (left_of_y bar x y w) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| assumption].
    destruct is_left as [-> | [v_less is_rim]].
    * assert (z + c = w + c) by (eapply sum0_alike_z; eauto). lia.
    * destruct (never_both k t h cu t_even h_ok cu_ok k_is (x + c) y (z + c) v (w + c)); auto; lia.
Qed.

Lemma left_at : forall x y w v, 0 <= x -> 0 <= v -> 0 <= w -> sum0 (x + c) v w -> reach t (x + c + w - k * v) y v ->
  c <= w /\ left_of_y bar x y (w - c) = v.
Proof.
  intros x y w v x_ok v_ok w_ok is_0 reached.
  assert (r_low : 0 <= x + c + w - k * v) by (unfold reach in reached; lia).
  pose proof (stays (x + c) v w ltac:(lia) v_ok w_ok is_0 r_low).
  pose proof (under (x + c) v w ltac:(lia) v_ok w_ok is_0 r_low).
  split; [assumption |]. apply left_reached; [assumption |]. unfold reach in reached. lia.
Qed.

Lemma offset_B : forall p, legal bar p -> ~ member p -> exists q, is_option bar p q /\ member q.
Proof.
  intros [x y z] p_legal outside. cbn [legal under_rim bar] in p_legal. destruct p_legal as [x_ok [y_ok [z_ok rim_ok]]].
  rewrite !Z.mul_1_l, below_quotient in rim_ok by assumption. cbn [member] in outside.
  destruct (found k t h cu t_even h_ok cu_ok k_is (x + c) y (z + c) ltac:(lia) y_ok ltac:(lia))
    as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 reached | v u v_ok u_ok is_0 reached | no].
  + contradiction.
  + exists (At x v z). split; [now apply cut_y | exact is_0].
  + destruct (left_at x y w v x_ok v_ok ltac:(lia) is_0 reached) as [w_above is_left].
    exists (At x v (w - c)). split; [| cbn [member]; now rewrite Z.sub_add].
    rewrite <- is_left. apply cut_z. lia.
  + destruct (left_at z y u v z_ok v_ok ltac:(lia) is_0 reached) as [u_above is_left].
    exists (At (u - c) v z). split; [| cbn [member]; rewrite Z.sub_add; now apply sum0_swap].
    assert (left_of_y bar (u - c) y z = v) as <-; [| apply cut_x; lia].
    rewrite <- is_left. unfold bar, left_of_y. do 2 f_equal. ring.
  + exfalso. lia.
Qed.

End Offset.

(** * At the corner the bar is Nim: no rim lowers v *)
Lemma corner_Nim : forall a s k v, 0 <= s -> 0 < k -> 0 <= v -> v <= s / k -> P_position (is_option (Rim a 1 s k)) (At 0 v v).
Proof.
  intros a s k v s_ok k_ok v_ok. revert v v_ok. apply (Zlt_0_ind (fun v => v <= s / k -> P_position (is_option (Rim a 1 s k)) (At 0 v v))).
  intros v known v_ok v_low.
  assert (rim : forall u w, 0 <= u -> w <= s / k -> left_of_y (Rim a 1 s k) 0 w u = w).
  { intros u w u_ok w_low. cbn [left_of_y]. apply Z.min_l. apply Z.le_trans with (1 := w_low). apply Z.div_le_mono; lia. }
  apply loses. intros q move. inversion move as [x' y' z' u lower | x' y' z' u lower | x' y' z' u lower]; subst x' y' z' q.
  - lia.
  - apply wins with (q := At 0 (left_of_y (Rim a 1 s k) 0 u u) u); [apply cut_z; lia |]. rewrite rim by lia. apply known; lia.
  - rewrite rim by lia. apply wins with (q := At 0 u u); [apply cut_y; lia |]. apply known; lia.
Qed.

(** * The theorem *)
Definition shift_of (k s : Z) : Z := (s + 1) / 2 - (if k mod 4 =? 1 then 1 else 0).

Definition has_rule (k s c : Z) : Prop := forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z + s) / k ->
  (P_position (is_option (Rim 1 1 s k)) (At x y z) <-> Z.lxor (Z.lxor (x + c) y) (z + c) = 0).

Lemma half : forall s, s = 2 * ((s + 1) / 2) \/ s = 2 * ((s + 1) / 2) - 1.
Proof. intros s. pose proof (Z.div_mod (s + 1) 2 ltac:(lia)). pose proof (Z.mod_pos_bound (s + 1) 2 ltac:(lia)). lia. Qed.

Definition zero_at (c : Z) (p : position) : Prop := let '(At x y z) := p in sum0 (x + c) y (z + c).

Lemma offsets_A_B : forall k s, 0 < k -> Z.odd k = true -> 0 <= s -> apart (shift_of k s) (s / k) ->
  (forall p q, legal (Rim 1 1 s k) p -> zero_at (shift_of k s) p -> is_option (Rim 1 1 s k) p q -> ~ zero_at (shift_of k s) q)
  /\ (forall p, legal (Rim 1 1 s k) p -> ~ zero_at (shift_of k s) p -> exists q, is_option (Rim 1 1 s k) p q /\ zero_at (shift_of k s) q).
Proof.
  intros k s k_ok k_odd s_ok fits.
  pose proof (half s) as s_half. pose proof (Z.div_mod k 4 ltac:(lia)) as k_is. pose proof (Z.mod_pos_bound k 4 ltac:(lia)).
  rewrite Z.odd_spec in k_odd. destruct k_odd as [l l_is]. unfold shift_of in *.
  destruct (Z.eqb_spec (k mod 4) 1) as [is_1 | not_1].
  - destruct (Z.eq_dec s 0) as [-> | s_pos].
    + change ((0 + 1) / 2 - 1) with (-1).
      split; [apply (game_A k (2 * (k / 4)) (k / 4) 2 0 1) | apply (game_B k (2 * (k / 4)) (k / 4) 2 0 1)]; lia.
    + split; [apply (offset_A k (2 * (k / 4)) (k / 4) 2 s _ (s - 2 * ((s + 1) / 2 - 1)))
        | apply (offset_B k (2 * (k / 4)) (k / 4) 2 s _ (s - 2 * ((s + 1) / 2 - 1)))]; auto; lia.
  - rewrite Z.sub_0_r in *.
    split; [apply (offset_A k (2 * (k / 4) + 2) (k / 4 + 1) 0 s _ (s - 2 * ((s + 1) / 2)))
      | apply (offset_B k (2 * (k / 4) + 2) (k / 4 + 1) 0 s _ (s - 2 * ((s + 1) / 2)))]; auto; lia.
Qed.

Theorem offsets_sufficient : forall k s, 0 < k -> Z.odd k = true -> 0 <= s -> apart (shift_of k s) (s / k) -> has_rule k s (shift_of k s).
Proof.
  intros k s k_ok k_odd s_ok fits x y z x_ok y_ok z_ok rim_ok.
  assert (well : well_formed (Rim 1 1 s k)) by (cbn; lia).
  destruct (offsets_A_B k s k_ok k_odd s_ok fits) as [A B].
  apply (set_of_P_positions (legal (Rim 1 1 s k)) size (fun p q => moves_are_legal _ p q well) (fun p q => moves_end _ p q well)
    (zero_at (shift_of k s))); [| exact A | exact B | cbn [legal under_rim]; rewrite !Z.mul_1_l; auto].
  intros [x' y' z']. apply Z.eq_dec.
Qed.

Theorem offsets_necessary : forall k s c, 0 < k -> 0 <= s -> has_rule k s c -> apart c (s / k).
Proof.
  intros k s c k_ok s_ok rule v v_ok.
  assert (is_0 : Z.lxor (Z.lxor (0 + c) v) (v + c) = 0).
  { apply rule; try lia; [| apply corner_Nim; lia]. apply Z.le_trans with (1 := proj2 v_ok). apply Z.div_le_mono; lia. }
  apply Z.lxor_eq in is_0. rewrite Z.add_0_l in is_0. pose proof (add_is c v). lia.
Qed.

(** Every odd k, every s. *)
Theorem offsets : forall k s, 0 < k -> Z.odd k = true -> 0 <= s ->
  (has_rule k s (shift_of k s) <-> forall v, 0 <= v <= s / k -> Z.land (shift_of k s) v = 0).
Proof.
  intros k s k_ok k_odd s_ok. split; [now apply offsets_necessary | now apply offsets_sufficient].
Qed.

(** Below k: always. *)
Theorem offsets_below_k : forall k s, Z.odd k = true -> 0 <= s < k -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z + s) / k ->
  (P_position (is_option (Rim 1 1 s k)) (At x y z) <-> Z.lxor (Z.lxor (x + shift_of k s) y) (z + shift_of k s) = 0).
Proof.
  intros k s k_odd s_ok. apply offsets; [lia | assumption | lia |].
  intros v v_ok. rewrite Z.div_small in v_ok by lia. replace v with 0 by lia. apply Z.land_0_r.
Qed.

(** At k and k + 1 it still holds, at k + 2 and k + 3 it does not. *)
Theorem offsets_at_k : forall k s, Z.odd k = true -> 1 < k -> s = k \/ s = k + 1 -> has_rule k s (shift_of k s).
Proof.
  intros k s k_odd k_ok s_is. apply offsets_sufficient; [lia | assumption | lia |]. intros v v_ok.
  assert (q : s / k = 1) by (symmetry; apply Z.div_unique with (r := s - k); lia).
  assert (even : exists e, shift_of k s = 2 * e).
  { pose proof (half s). pose proof (Z.div_mod k 4 ltac:(lia)). pose proof (Z.mod_pos_bound k 4 ltac:(lia)).
    rewrite Z.odd_spec in k_odd. destruct k_odd as [l l_is]. unfold shift_of. destruct (Z.eqb_spec (k mod 4) 1);
      [exists (k / 4) | exists (k / 4 + 1)]; lia. }
  destruct even as [e ->]. destruct (Z.eq_dec v 0) as [-> | ]; [apply Z.land_0_r |]. replace v with (Z.ones 1) by (change (Z.ones 1) with 1; lia). rewrite Z.land_ones by lia. change (2 ^ 1) with 2. rewrite Z.mul_comm. apply Z.mod_mul. lia.
Qed.

Theorem offsets_beyond : forall k s, Z.odd k = true -> 3 < k -> s = k + 2 \/ s = k + 3 -> ~ has_rule k s (shift_of k s).
Proof.
  intros k s k_odd k_ok s_is rule. apply offsets_necessary in rule; try lia.
  assert (q : s / k = 1) by (symmetry; apply Z.div_unique with (r := s - k); lia).
  specialize (rule 1 ltac:(lia)).
  assert (odd : exists e, shift_of k s = 2 * e + 1).
  { pose proof (half s). pose proof (Z.div_mod k 4 ltac:(lia)). pose proof (Z.mod_pos_bound k 4 ltac:(lia)).
    rewrite Z.odd_spec in k_odd. destruct k_odd as [l l_is]. unfold shift_of. destruct (Z.eqb_spec (k mod 4) 1);
      [exists (k / 4) | exists (k / 4 + 1)]; lia. }
  destruct odd as [e is]. assert (no : Z.testbit (Z.land (shift_of k s) 1) 0 = false) by (rewrite rule; apply Z.bits_0).
  rewrite Z.land_spec, is, Z.testbit_odd_0 in no. discriminate.
Qed.

(** At most one shift: if the P-positions of the bar with the rim floor((x + z + s) / k) are those with (x + c) xor y xor (z + c) = 0,
    no other number does instead of c. Here k may be even. *)


Lemma bit_at : forall a n b r, 0 <= n -> 0 <= r < 2 ^ n -> a = b * 2 ^ n + r -> Z.testbit a n = Z.odd b.
Proof.
  intros a n b r n_ok r_ok ->. rewrite Z.testbit_odd, Z.shiftr_div_pow2 by assumption.
  f_equal. rewrite Z.div_add_l by lia. rewrite Z.div_small by lia. ring.
Qed.

Lemma not_both_shifts : forall k s c c', 0 < k -> 0 <= s -> c < c' -> has_rule k s c -> has_rule k s c' -> False.
Proof.
  intros k s c c' k_ok s_ok less rule rule'.
  set (n := Z.of_nat (Z.to_nat (c' - c))). set (B := 2 ^ n).
  assert (B_large : c' - c < B) by (apply bound; lia).
  assert (n_ok : 0 <= n) by (unfold n; lia).
  set (K := k + Z.abs c). set (x := 4 * K * B + (B - (c' - c)) - c).
  assert (K_ok : k <= K /\ Z.abs c <= K) by lia.
  assert (x_ok : 0 <= x) by (unfold x; nia).
  assert (rim_ok : B <= (x + (x + B) + s) / k) by (apply Z.div_le_lower_bound; [assumption |]; unfold x; nia).
  assert (is_P : P_position (is_option (Rim 1 1 s k)) (At x B (x + B))).
  { apply rule; try lia. assert (Z.lxor (x + c) B = x + c + B) as ->.
    { symmetry. apply Z.add_nocarry_lxor. apply Z.bits_inj'. intros i i_ok. rewrite Z.land_spec, Z.bits_0.
      unfold B. rewrite Z.pow2_bits_eqb by assumption. destruct (Z.eqb_spec n i) as [<- | ]; [| apply andb_false_r].
      rewrite andb_true_r. rewrite (bit_at (x + c) n (4 * K) (B - (c' - c))) by (unfold x, B in *; lia).
      rewrite Z.odd_mul. reflexivity. }
    replace (x + B + c) with (x + c + B) by ring. apply Z.lxor_nilpotent. }
  apply rule' in is_P; try lia.
  assert (bit : Z.testbit (Z.lxor (Z.lxor (x + c') B) (x + B + c')) (n + 1) = false) by (rewrite is_P; apply Z.bits_0).
  assert (next : 2 ^ (n + 1) = 2 * B) by (unfold B; rewrite Z.pow_add_r by lia; change (2 ^ 1) with 2; ring).
  rewrite !Z.lxor_spec in bit. unfold B at 1 in bit. rewrite Z.pow2_bits_false in bit by lia.
  rewrite (bit_at (x + c') (n + 1) (2 * K) B), (bit_at (x + B + c') (n + 1) (2 * K + 1) 0) in bit by (rewrite ?next; unfold x; lia).
  rewrite Z.odd_add, Z.odd_mul in bit. discriminate.
Qed.

Theorem one_shift : forall k s c c', 0 < k -> 0 <= s -> has_rule k s c -> has_rule k s c' -> c = c'.
Proof.
  intros k s c c' k_ok s_ok rule rule'.
  destruct (Z.lt_trichotomy c c') as [less | [same | more]]; [| assumption |]; exfalso; eauto using not_both_shifts.
Qed.

(** So below k the shift is the number of the theorem, and no other. *)
Theorem the_shift_below_k : forall k s c, Z.odd k = true -> 0 <= s < k -> (has_rule k s c <-> c = shift_of k s).
Proof.
  intros k s c k_odd s_ok. assert (rule : has_rule k s (shift_of k s)).
  { intros x y z. now apply offsets_below_k. }
  split; [intros other; apply (one_shift k s); auto; lia | now intros ->].
Qed.
