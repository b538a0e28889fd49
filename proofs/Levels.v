(** The lowest levels of the triangular bars T(k) with an even k. No cut raises y, so the positions with y <= c are a bar as well, with
    the rim min(c, floor((x + z) / k)). If 2^m is the largest power of two that divides k and m >= 2, the P-positions with
    y <= 2^m - 2 are those with x xor y xor z = 0, and one level higher this fails. *)

From Coq Require Import Arith ZArith Bool List Lia.
From Bittersweet Require Import Games Bars Conditions Nim Triangles Rims Slopes Shifts.
Open Scope Z_scope.

(** * Slabs *)

Lemma same_game_on : forall (position : Type) (one other : position -> position -> Prop) (here : position -> Prop),
  (forall p q, here p -> (one p q <-> other p q)) -> (forall p q, here p -> one p q -> here q) ->
  forall p, P_position one p -> here p -> P_position other p.
Proof.
  intros position one other here same stays.
  apply (P_position_ind' _ one (fun p _ => here p -> N_position other p) (fun p _ => here p -> P_position other p)).
  - intros p q move _ is_P p_here. apply (wins _ other p q); [now apply same | eauto].
  - intros p _ all p_here. constructor. intros q move. apply same in move; [| assumption]. eauto.
Qed.

Definition cap (c : Z) (f : Z -> Z -> Z) (x z : Z) : Z := Z.min c (f x z).

Lemma slab : forall f c x y z, y <= c -> (P_position (cut f) (At x y z) <-> P_position (cut (cap c f)) (At x y z)).
Proof.
  intros f c x y z y_low. set (here := fun p : position => let '(At _ y _) := p in y <= c).
  assert (same : forall p q, here p -> (cut f p q <-> cut (cap c f) p q)).
  { intros p q p_here. split; intros move; destruct move as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; change (y' <= c) in p_here.
    - replace (Z.min y' (f u z')) with (Z.min y' (cap c f u z')) by (unfold cap; lia). now apply lower_x.
    - now apply lower_y.
    - replace (Z.min y' (f x' w)) with (Z.min y' (cap c f x' w)) by (unfold cap; lia). now apply lower_z.
    - replace (Z.min y' (cap c f u z')) with (Z.min y' (f u z')) by (unfold cap; lia). now apply lower_x.
    - now apply lower_y.
    - replace (Z.min y' (cap c f x' w)) with (Z.min y' (f x' w)) by (unfold cap; lia). now apply lower_z. }
  assert (stays : forall g p q, here p -> cut g p q -> here q).
  { intros g p q p_here move. destruct move; unfold here in *; lia. }
  split; intros is_P; eapply same_game_on with (here := here); try exact is_P; try exact y_low; eauto.
  intros p q p_here. symmetry. now apply same.
Qed.

Lemma cap_rises : forall c f, 0 <= c -> rises f -> rises (cap c f).
Proof. intros c f c_ok up x z u w x_ok z_ok. specialize (up x z u w x_ok z_ok). unfold cap. lia. Qed.

Lemma cut_alike : forall f g, (forall x z, f x z = g x z) -> forall p q, cut f p q -> cut g p q.
Proof.
  intros f g same p q move. destruct move as [x y z u lower | x y z v lower | x y z w lower];
    [rewrite same; now apply lower_x | now apply lower_y | rewrite same; now apply lower_z].
Qed.

(** * Blocks *)

(** If x xor w has at most m digits, x and w agree before these. *)
Lemma same_block : forall m x w, 0 <= x -> 0 <= w -> Z.lxor x w < 2 ^ Z.of_nat m ->
  exists b s t, 0 <= b /\ 0 <= s < 2 ^ Z.of_nat m /\ 0 <= t < 2 ^ Z.of_nat m /\ x = 2 ^ Z.of_nat m * b + s /\ w = 2 ^ Z.of_nat m * b + t
    /\ Z.lxor s t = Z.lxor x w.
Proof.
  induction m as [| m known]; intros x w x_ok w_ok small.
  - change (2 ^ Z.of_nat 0) with 1 in *. pose proof (Nim.lxor_not_negative x w x_ok w_ok).
    assert (is_0 : Z.lxor x w = 0) by lia. exists x, 0, 0. rewrite is_0. apply Z.lxor_eq in is_0. change (Z.lxor 0 0) with 0. lia.
  - destruct (parts x) as [x' [a ->]], (parts w) as [w' [e ->]]. rewrite Nat2Z.inj_succ, Z.pow_succ_r in * by lia.
    rewrite lxor_digit in *.
    destruct (known x' w') as [b [s [t [b_ok [s_ok [t_ok [x_is [w_is same]]]]]]]];
      [destruct a; cbn [Z.b2z] in *; lia | destruct e; cbn [Z.b2z] in *; lia | destruct (xorb a e); cbn [Z.b2z] in *; lia |].
    exists b, (2 * s + Z.b2z a), (2 * t + Z.b2z e). rewrite lxor_digit, same. destruct a, e; cbn [Z.b2z]; repeat split; lia.
Qed.

(** If x + s is -1 modulo 2^j, so is x xor s. *)
Lemma complements : forall j x s n, x + s + 1 = 2 ^ Z.of_nat j * n -> exists r, Z.lxor x s + 1 = 2 ^ Z.of_nat j * r.
Proof.
  induction j as [| j known]; intros x s n sum.
  - change (2 ^ Z.of_nat 0) with 1. exists (Z.lxor x s + 1). lia.
  - rewrite Nat2Z.inj_succ, Z.pow_succ_r in * by lia.
    destruct (parts x) as [x' [a ->]], (parts s) as [s' [b ->]]. rewrite lxor_digit.
    destruct (known x' s' n) as [r same]; [destruct a, b; cbn [Z.b2z] in *; lia |].
    exists r. destruct a, b; cbn [Z.b2z xorb] in *; lia.
Qed.

(** * k = 2^m q with an odd q and m >= 2 *)
Section Level.

Variables (j : nat) (q h : Z).
Hypothesis h_ok : 0 <= h.
Hypothesis q_odd : q = 2 * h + 1.

(** m = j + 1, and M is 2^m. *)
Let M := 2 * 2 ^ Z.of_nat j.
Let rim (x z : Z) : Z := (x + z) / M / q.

Lemma M_ok : 2 <= M.
Proof. unfold M. assert (0 < 2 ^ Z.of_nat j) by lia. lia. Qed.

Lemma rim_up : forall x z u w, x <= u -> z <= w -> rim x z <= rim u w.
Proof. intros. pose proof M_ok. unfold rim. apply Z.div_le_mono; [lia |]. apply Z.div_le_mono; lia. Qed.

(** Over a block the rim has at most two values, v and v + 1 with an even v. *)
Lemma step : forall x w r, 0 <= x -> 0 <= w -> 0 <= r -> Z.lxor x w < M -> Z.lxor x r < M -> rim x w < rim x r ->
  exists v, rim x w = 2 * v /\ rim x r = 2 * v + 1.
Proof.
  intros x w r x_ok w_ok r_ok w_near r_near less. pose proof M_ok.
  assert (M_is : M = 2 ^ Z.of_nat (S j)) by (rewrite Nat2Z.inj_succ, Z.pow_succ_r; [reflexivity | lia]).
  rewrite M_is in w_near, r_near.
  destruct (same_block (S j) x w x_ok w_ok w_near) as [b [s [t [b_ok [s_ok [t_ok [x_is [w_is _]]]]]]]].
  destruct (same_block (S j) x r x_ok r_ok r_near) as [b' [s' [u [b'_ok [s'_ok [u_ok [x_is' [r_is _]]]]]]]].
  rewrite <- M_is in *.
  assert (b' = b) as -> by nia.
  assert (quotient : forall t, 0 <= t < M -> (x + (M * b + t)) / M = 2 * b \/ (x + (M * b + t)) / M = 2 * b + 1).
  { intros p p_ok. destruct (Z.lt_ge_cases (s + p) M); [left | right]; symmetry; apply Z.div_unique with (r := s + p - (if s + p <? M then 0 else M));
      destruct (Z.ltb_spec (s + p) M); lia. }
  unfold rim in *. rewrite w_is, r_is in *.
  destruct (quotient t t_ok) as [t_at | t_at], (quotient u u_ok) as [u_at | u_at]; rewrite t_at, u_at in *; try lia.
  - pose proof (Z.div_mod (2 * b) q ltac:(lia)). pose proof (Z.mod_pos_bound (2 * b) q ltac:(lia)).
    pose proof (Z.div_mod (2 * b + 1) q ltac:(lia)). pose proof (Z.mod_pos_bound (2 * b + 1) q ltac:(lia)).
    set (v := 2 * b / q) in *. set (v' := (2 * b + 1) / q) in *.
    assert (q_ok : 0 < q) by lia. assert (more : q * (v + 1) <= q * v') by (apply Z.mul_le_mono_nonneg_l; lia).
    rewrite Z.mul_add_distr_l in more. assert (v_next : v' = v + 1) by (apply Z.mul_reg_l with (p := q); lia).
    assert (odd : 2 * b + 1 = q * v') by lia. rewrite v_next, q_odd in odd.
    destruct (parts v) as [v2 [[] v_is]]; cbn [Z.b2z] in v_is; [exfalso | exists v2; lia].
    rewrite v_is in odd. replace ((2 * h + 1) * (2 * v2 + 1 + 1)) with (2 * ((2 * h + 1) * (v2 + 1))) in odd by ring. lia.
  - exfalso. assert ((2 * b + 1) / q >= 2 * b / q) by (apply Z.le_ge, Z.div_le_mono; lia). lia.
Qed.

(** The last digit of y does not matter, but at the complement. *)
Lemma last_digit : forall x v, 0 <= x -> 0 <= v -> 2 * v + 1 < M - 1 -> rim x (Z.lxor x (2 * v)) = rim x (Z.lxor x (2 * v + 1)).
Proof.
  intros x v x_ok v_ok small. destruct (parts x) as [x' [a ->]].
  assert (x'_ok : 0 <= x') by (destruct a; cbn [Z.b2z] in *; lia).
  replace (2 * v) with (2 * v + Z.b2z false) at 1 by (cbn [Z.b2z]; lia). replace (2 * v + 1) with (2 * v + Z.b2z true) by (cbn [Z.b2z]; lia).
  rewrite !lxor_digit. pose proof (Nim.lxor_not_negative x' v x'_ok v_ok) as s_ok.
  set (s := Z.lxor x' v) in *. unfold rim. f_equal.
  assert (v_is : v = Z.lxor x' s) by (unfold s; now rewrite <- Z.lxor_assoc, Z.lxor_nilpotent).
  assert (half : 0 < 2 ^ Z.of_nat j) by lia.
  set (t := x' + s). set (o := t / 2 ^ Z.of_nat j).
  pose proof (Z.div_mod t (2 ^ Z.of_nat j) ltac:(lia)) as t_is. fold o in t_is.
  pose proof (Z.mod_pos_bound t (2 ^ Z.of_nat j) half) as rest_ok. set (rest := t mod 2 ^ Z.of_nat j) in *.
  assert (not_last : rest <> 2 ^ Z.of_nat j - 1).
  { intros last. destruct (complements j x' s (o + 1)) as [r r_is]; [fold t; rewrite Z.mul_add_distr_l; lia |]. rewrite <- v_is in r_is. unfold M in small.
    assert (r <= 0 \/ 1 <= r) as [no | no] by lia; nia. }
  destruct a; cbn [Z.b2z xorb].
  - replace (2 * x' + 1 + (2 * s + 1)) with (2 * t + 2) by (unfold t; lia). replace (2 * x' + 1 + (2 * s + 0)) with (2 * t + 1) by (unfold t; lia).
    unfold M. rewrite <- (Z.div_unique (2 * t + 2) (2 * 2 ^ Z.of_nat j) o (2 * rest + 2)) by lia.
    apply (Z.div_unique (2 * t + 1) (2 * 2 ^ Z.of_nat j) o (2 * rest + 1)); lia.
  - replace (2 * x' + 0 + (2 * s + 0)) with (2 * t) by (unfold t; lia). replace (2 * x' + 0 + (2 * s + 1)) with (2 * t + 1) by (unfold t; lia).
    unfold M. rewrite <- (Z.div_unique (2 * t) (2 * 2 ^ Z.of_nat j) o (2 * rest)) by lia.
    apply (Z.div_unique (2 * t + 1) (2 * 2 ^ Z.of_nat j) o (2 * rest + 1)); lia.
Qed.

Lemma back : forall x v, Z.lxor x (Z.lxor x v) = v.
Proof. intros. now rewrite <- Z.lxor_assoc, Z.lxor_nilpotent. Qed.

Lemma rim_not_neg : forall x z, 0 <= x -> 0 <= z -> 0 <= rim x z.
Proof. intros. pose proof M_ok. unfold rim. apply Z.div_pos; [| lia]. apply Z.div_pos; lia. Qed.

Lemma level_row : forall x, 0 <= x -> fair_row (cap (M - 2) rim x) x.
Proof.
  intros x x_ok. pose proof M_ok. split; unfold cap.
  - intros w z less at_rim greater. apply Z.nle_gt. intros low.
    destruct (step x w z) as [v [w_rim z_rim]]; try lia.
    pose proof (rim_not_neg x w ltac:(lia) ltac:(lia)).
    assert (w_is : w = Z.lxor x (2 * v)) by (rewrite <- (back x w); f_equal; lia).
    assert (z_is : z = Z.lxor x (2 * v + 1)) by (rewrite <- (back x z); f_equal; lia).
    pose proof (last_digit x v x_ok ltac:(lia) ltac:(lia)) as same. rewrite <- w_is, <- z_is in same. lia.
  - intros w z less [over greater] recovers.
    set (t := rim x w) in *. assert (t_less : t < Z.lxor x w) by lia.
    pose proof (rim_not_neg x w ltac:(lia) ltac:(lia)) as t_ok. fold t in t_ok.
    (* a place at the rim with a smaller nim-sum is one before z *)
    assert (enough : forall v, 0 <= v < Z.lxor x w -> rim x (Z.lxor x v) = v ->
              exists r, 0 <= r < z /\ Z.lxor x r = Z.min (M - 2) (rim x r) /\ Z.min (M - 2) (rim x r) < Z.lxor x w).
    { intros v v_ok at_rim. exists (Z.lxor x v). rewrite back, at_rim. repeat split; try lia.
      - apply Nim.lxor_not_negative; lia.
      - apply Z.nle_gt. intros late. pose proof (rim_up x z x (Z.lxor x v)). lia. }
    pose proof (Nim.lxor_not_negative x t x_ok t_ok) as r_ok.
    destruct (Z.lt_trichotomy (rim x (Z.lxor x t)) t) as [lower | [same | higher]]; [| apply (enough t); lia |].
    + destruct (step x (Z.lxor x t) w) as [v [r_rim w_rim]]; rewrite ?back; try (unfold t in *; lia).
      pose proof (rim_not_neg x (Z.lxor x t) x_ok r_ok). fold t in w_rim.
      pose proof (last_digit x v x_ok ltac:(lia) ltac:(lia)) as same. rewrite <- w_rim in same. apply (enough (2 * v)); lia.
    + destruct (step x w (Z.lxor x t)) as [v [w_rim r_rim]]; rewrite ?back; try (unfold t in *; lia). fold t in w_rim.
      pose proof (last_digit x v x_ok ltac:(lia) ltac:(lia)) as same. rewrite <- w_rim in same.
      destruct (Z.eq_dec (Z.lxor x w) (t + 1)) as [next | far].
      * exfalso. assert (w_is : w = Z.lxor x (t + 1)) by (rewrite <- next; symmetry; apply back). rewrite <- w_is in same. unfold t in *. lia.
      * apply (enough (t + 1)); lia.
Qed.

Lemma rim_symmetric : forall x z, rim x z = rim z x.
Proof. intros. unfold rim. now rewrite Z.add_comm. Qed.

Lemma level_rule : nim_rule (cap (M - 2) rim).
Proof.
  pose proof M_ok. intros [x y z] [x_ok [y_ok [z_ok rim_ok]]]. cbn [zero_sum]. apply nim_rule_iff_fair; auto.
  - apply cap_rises; [lia |]. intros a b c d a_ok b_ok. split; [apply rim_not_neg | apply rim_up]; lia.
  - intros a a_ok. pose proof (level_row a a_ok) as fair. split; [exact fair |].
    assert (same : forall u, cap (M - 2) rim u a = cap (M - 2) rim a u) by (intros; unfold cap; now rewrite rim_symmetric).
    destruct fair as [A B]. split.
    + intros w t less. rewrite !same. now apply A.
    + intros w t less. rewrite !same. intros over recovers. destruct (B w t less over recovers) as [r r_ok]. exists r. now rewrite same.
Qed.

End Level.

(** For every even k = 2^m q, q odd (for m = 1 it only says that (x, 0, z) is P if and only if x = z). *)
Theorem lowest_levels : forall m q x y z, 1 <= m -> 0 < q -> Z.odd q = true -> 0 <= x -> 0 <= y -> 0 <= z ->
  y <= (x + z) / (2 ^ m * q) -> y <= 2 ^ m - 2 ->
  (P_position (is_option (Rim 1 1 0 (2 ^ m * q))) (At x y z) <-> Z.lxor (Z.lxor x y) z = 0).
Proof.
  intros m q x y z m_ok q_ok q_odd x_ok y_ok z_ok rim_ok low.
  assert (power : 2 ^ m = 2 * 2 ^ Z.of_nat (Z.to_nat (m - 1))).
  { rewrite Z2Nat.id by lia. rewrite <- Z.pow_succ_r by lia. f_equal. lia. }
  assert (positive : 0 < 2 ^ m) by lia.
  assert (q_is : q = 2 * (q / 2) + 1) by (pose proof (Z.div2_odd q) as halves; rewrite q_odd, Z.div2_div in halves; cbn [Z.b2z] in halves; lia).
  pose proof (level_rule (Z.to_nat (m - 1)) q (q / 2) ltac:(lia) q_is) as rule. rewrite <- power in rule.
  assert (same : forall x z, line 1 1 0 (2 ^ m * q) x z = (x + z) / 2 ^ m / q).
  { intros a b. unfold line. rewrite !Z.mul_1_l, Z.add_0_r. symmetry. apply Z.div_div; lia. }
  transitivity (P_position (cut (fun x z => (x + z) / 2 ^ m / q)) (At x y z)).
  - split; apply same_game; intros p r; rewrite same_cuts; split; apply cut_alike; auto.
  - rewrite (slab _ (2 ^ m - 2)) by assumption. apply (rule (At x y z)). cbn [under]. unfold cap.
    rewrite Z.div_div by lia. lia.
Qed.

(** The lowest levels of T(k) where 2 divides k and 4 does not, k >= 6: (x, y, z) is P if and only if (x - 3) xor y xor (z - 3) = 0, for
    y <= 5 if k = 8q + 2, and for y <= 2 if k = 8q + 6. After a shift by 3 the bars fall into blocks of 8 (or 4) places; only 15 (or 4)
    different ones occur, whatever k is, and a computation settles each. *)

Import ListNotations.

(** * Low rims that depend on x + z: a condition on each block *)

Definition fair_block (m : nat) (c : Z) (g : Z -> Z) : Prop :=
  let M := 2 ^ Z.of_nat m in
  (forall s w z, 0 <= s < M -> 0 <= w < M -> 0 <= z < M -> w < z -> Z.lxor s w = g (s + w) -> g (s + w) < Z.lxor s z -> g (s + z) < Z.lxor s z)
  /\ (forall s w, 0 <= s < M -> 0 <= w < M -> g (s + w) < Z.lxor s w <= c ->
        exists r, 0 <= r < M /\ Z.lxor s r = g (s + r) /\ g (s + r) < Z.lxor s w).

(** Two numbers with the same leading digits. *)
Lemma lxor_in_block : forall m b s t, 0 <= s < 2 ^ Z.of_nat m -> 0 <= t < 2 ^ Z.of_nat m ->
  Z.lxor (2 ^ Z.of_nat m * b + s) (2 ^ Z.of_nat m * b + t) = Z.lxor s t.
Proof.
  induction m as [| m known]; intros b s t s_ok t_ok.
  - change (2 ^ Z.of_nat 0) with 1 in *. replace s with 0 by lia. replace t with 0 by lia. apply Z.lxor_nilpotent.
  - destruct (parts s) as [s' [a ->]], (parts t) as [t' [e ->]]. apply below_half in s_ok, t_ok.
    rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
    replace (2 * 2 ^ Z.of_nat m * b + (2 * s' + Z.b2z a)) with (2 * (2 ^ Z.of_nat m * b + s') + Z.b2z a) by ring.
    replace (2 * 2 ^ Z.of_nat m * b + (2 * t' + Z.b2z e)) with (2 * (2 ^ Z.of_nat m * b + t') + Z.b2z e) by ring.
    rewrite !lxor_digit. now rewrite known.
Qed.

Section Block.

Variables (m : nat) (c : Z) (rim : Z -> Z).
Let M := 2 ^ Z.of_nat m.
Hypothesis c_ok : 0 <= c < M.
Hypothesis rim_up : forall s t, 0 <= s <= t -> 0 <= rim s <= rim t.
Hypothesis blocks : forall b, 0 <= b -> fair_block m c (fun s => Z.min c (rim (2 * M * b + s))).

Let f (x z : Z) : Z := Z.min c (rim (x + z)).

Lemma block_row : forall x, 0 <= x -> fair_row (f x) x.
Proof.
  intros x x_ok. unfold f. split.
  - intros w z less at_rim greater. apply Z.nle_gt. intros low.
    destruct (same_block m x w x_ok ltac:(lia) ltac:(fold M; lia)) as [b [s [t [b_ok [s_ok [t_ok [x_is [w_is w_same]]]]]]]].
    destruct (same_block m x z x_ok ltac:(lia) ltac:(fold M; lia)) as [b' [s' [u [b'_ok [s'_ok [u_ok [x_is' [z_is z_same]]]]]]]].
    fold M in s_ok, t_ok, x_is, w_is, s'_ok, u_ok, x_is', z_is. assert (b' = b) as -> by nia. assert (s' = s) as -> by lia.
    destruct (blocks b b_ok) as [A _]. fold M in A. specialize (A s t u s_ok t_ok u_ok).
    replace (2 * M * b + (s + t)) with (x + w) in A by lia. replace (2 * M * b + (s + u)) with (x + z) in A by lia.
    rewrite w_same, z_same in A. lia.
  - intros w z less [over greater] recovers.
    destruct (same_block m x w x_ok ltac:(lia) ltac:(fold M; lia)) as [b [s [t [b_ok [s_ok [t_ok [x_is [w_is w_same]]]]]]]].
    fold M in s_ok, t_ok, x_is, w_is. destruct (blocks b b_ok) as [_ B]. fold M in B.
    replace (x + w) with (2 * M * b + (s + t)) in over by lia. rewrite <- w_same in *.
    destruct (B s t s_ok t_ok) as [r [r_ok [at_rim smaller]]]; [lia |].
    assert (r_is : Z.lxor x (M * b + r) = Z.lxor s r) by (rewrite x_is; now apply lxor_in_block).
    replace (2 * M * b + (s + r)) with (x + (M * b + r)) in * by lia.
    exists (M * b + r). rewrite r_is. repeat split; try lia.
    apply Z.nle_gt. intros late. pose proof (rim_up (x + z) (x + (M * b + r))). lia.
Qed.

Lemma block_rule : nim_rule f.
Proof.
  intros [x y z] [x_ok [y_ok [z_ok rim_ok]]]. cbn [zero_sum]. apply nim_rule_iff_fair; auto.
  - intros a b d e a_ok b_ok. unfold f. specialize (rim_up (a + b) (d + e)). lia.
  - intros a a_ok. pose proof (block_row a a_ok) as fair. split; [exact fair |].
    assert (same : forall u, f u a = f a u) by (intros; unfold f; now rewrite Z.add_comm).
    destruct fair as [A B]. split.
    + intros w t less. rewrite !same. now apply A.
    + intros w t less. rewrite !same. intros over recovers. destruct (B w t less over recovers) as [r r_ok]. exists r. now rewrite same.
Qed.

End Block.

(** * The computation for one block *)

Definition places (m : nat) : list Z := map Z.of_nat (seq 0 (2 ^ m)).

Lemma in_places : forall m s, 0 <= s < 2 ^ Z.of_nat m -> In s (places m).
Proof.
  intros m s s_ok. unfold places. apply in_map_iff. exists (Z.to_nat s). split; [lia |].
  apply in_seq. split; [lia |]. cbn. apply Nat2Z.inj_lt. rewrite Z2Nat.id, Nat2Z.inj_pow by lia. exact (proj2 s_ok).
Qed.

Definition implies (a b : bool) : bool := negb a || b.

Definition fair_block_on (m : nat) (c : Z) (g : Z -> Z) : bool :=
  forallb (fun s => forallb (fun w =>
    forallb (fun z => implies ((w <? z) && (Z.lxor s w =? g (s + w)) && (g (s + w) <? Z.lxor s z)) (g (s + z) <? Z.lxor s z)) (places m)
    && implies ((g (s + w) <? Z.lxor s w) && (Z.lxor s w <=? c))
         (existsb (fun r => (Z.lxor s r =? g (s + r)) && (g (s + r) <? Z.lxor s w)) (places m)))
  (places m)) (places m).

Lemma fair_block_by : forall m c g, fair_block_on m c g = true -> fair_block m c g.
Proof.
  intros m c g yes. unfold fair_block_on in yes. rewrite forallb_forall in yes. split.
  - intros s w z s_ok w_ok z_ok less at_rim greater. specialize (yes s (in_places m s s_ok)). rewrite forallb_forall in yes.
    specialize (yes w (in_places m w w_ok)). apply andb_true_iff in yes as [yes _]. rewrite forallb_forall in yes.
    specialize (yes z (in_places m z z_ok)). unfold implies in yes.
    apply Z.ltb_lt in less, greater. apply Z.eqb_eq in at_rim. rewrite less, at_rim, greater in yes. cbn in yes. now apply Z.ltb_lt.
  - intros s w s_ok w_ok [over low]. specialize (yes s (in_places m s s_ok)). rewrite forallb_forall in yes.
    specialize (yes w (in_places m w w_ok)). apply andb_true_iff in yes as [_ yes]. unfold implies in yes.
    apply Z.ltb_lt in over. apply Z.leb_le in low. rewrite over, low in yes. cbn in yes. apply existsb_exists in yes as [r [r_in r_ok]].
    apply andb_true_iff in r_ok as [at_rim less]. apply Z.eqb_eq in at_rim. apply Z.ltb_lt in less.
    exists r. repeat split; auto; unfold places in r_in; apply in_map_iff in r_in as [n [<- n_in]]; apply in_seq in n_in; [lia |].
    destruct n_in as [_ n_less]. cbn in n_less. apply Nat2Z.inj_lt in n_less. now rewrite Nat2Z.inj_pow in n_less.
Qed.

Lemma fair_block_alike : forall m c g h, (forall s, 0 <= s <= 2 * 2 ^ Z.of_nat m - 2 -> g s = h s) -> fair_block m c h -> fair_block m c g.
Proof.
  intros m c g h same [A B]. split.
  - intros s w z s_ok w_ok z_ok less. rewrite !same by lia. exact (A s w z s_ok w_ok z_ok less).
  - intros s w s_ok w_ok. rewrite !same by lia. intros over. destruct (B s w s_ok w_ok over) as [r [r_ok rest]].
    exists r. rewrite !same by lia. exact (conj r_ok rest).
Qed.

(** A rim of the value v that rises by 1 at i and at j. *)
Definition rising (c v i j s : Z) : Z := Z.min c (v + Z.b2z (i <=? s) + Z.b2z (j <=? s)).

(** The quotient over a block: it rises where a multiple of k is reached. *)
Lemma quotient_rises : forall c k n s size, 0 < k -> size < 2 * k -> 0 <= s <= size ->
  let v := n / k in let i := k * (v + 1) - n in
  Z.min c ((n + s) / k) = rising c v i (i + k) s.
Proof.
  intros c k n s size k_ok small s_ok v i. unfold rising. f_equal.
  pose proof (Z.div_mod n k ltac:(lia)) as n_is. pose proof (Z.mod_pos_bound n k k_ok) as rest. fold v in n_is.
  assert (i_is : i = k - n mod k) by (unfold i; rewrite Z.mul_add_distr_l; lia).
  symmetry. destruct (Z.leb_spec i s), (Z.leb_spec (i + k) s); cbn [Z.b2z]; try lia.
  - apply Z.div_unique with (r := n mod k + s - 2 * k); [lia |]. rewrite !Z.mul_add_distr_l. lia.
  - apply Z.div_unique with (r := n mod k + s - k); [lia |]. rewrite !Z.mul_add_distr_l. lia.
  - apply Z.div_unique with (r := n mod k + s); [lia |]. rewrite !Z.mul_add_distr_l. lia.
Qed.

(** * k = 8q + 2 *)

Definition late (i : Z) : Z := Z.min i 15.

Lemma rising_late : forall c v i j s, s <= 14 -> rising c v i j s = rising c v (late i) (late j) s.
Proof.
  intros. unfold rising, late. do 2 f_equal; [f_equal |]; f_equal;
    [destruct (Z.leb_spec i s), (Z.leb_spec (Z.min i 15) s) | destruct (Z.leb_spec j s), (Z.leb_spec (Z.min j 15) s)]; lia || reflexivity.
Qed.

(** The computation, once it is known where the rim rises. *)
Ltac settle i j := replace (late _) with i by (unfold late; lia); replace (late _) with j by (unfold late; lia); apply fair_block_by; vm_compute; reflexivity.

Lemma blocks_8q_2 : forall q b, 1 <= q -> 0 <= b -> fair_block 3 5 (fun s => Z.min 5 ((2 * 2 ^ Z.of_nat 3 * b + s + 6) / (8 * q + 2))).
Proof.
  intros q b q_ok b_ok. set (k := 8 * q + 2). set (n := 16 * b + 6). set (v := n / k). set (i := k * (v + 1) - n).
  pose proof (Z.div_mod n k ltac:(lia)) as n_is. fold v in n_is. pose proof (Z.mod_pos_bound n k ltac:(lia)) as rest_ok.
  assert (v_ok : 0 <= v) by (unfold v; apply Z.div_pos; lia).
  assert (i_ok : 0 < i) by (unfold i; rewrite Z.mul_add_distr_l; lia).
  apply fair_block_alike with (h := rising 5 v (late i) (late (i + k))).
  { intros s s_ok. change (2 * 2 ^ Z.of_nat 3 - 2) with 14 in s_ok. change (2 * 2 ^ Z.of_nat 3) with 16.
    replace (16 * b + s + 6) with (n + s) by lia. rewrite (quotient_rises 5 k n s 14) by lia. now apply rising_late. }
  assert (v = 0 \/ v = 1 \/ v = 2 \/ v = 3 \/ v = 4 \/ 5 <= v) as [is_v | [is_v | [is_v | [is_v | [is_v | is_v]]]]] by lia;
    [| | | | | apply fair_block_alike with (h := rising 5 5 15 15);
       [intros; unfold rising; destruct (late i <=? s), (late (i + k) <=? s); cbn [Z.b2z]; destruct (15 <=? s); cbn [Z.b2z]; lia
       | apply fair_block_by; vm_compute; reflexivity]]; clearbody v; subst v;
    cbn [Z.add Z.mul] in i; unfold i in *; unfold k, n in *; clear i.
  - (* 0 *)
    assert (ways : q - 2 * b = 1 /\ q = 1 \/ q - 2 * b = 1 /\ 2 <= q \/ q - 2 * b = 2 \/ 3 <= q - 2 * b) by lia.
    destruct ways as [[e is_q] | [[e is_q] | [e | e]]]; [settle 4 14 | settle 4 15 | settle 12 15 | settle 15 15].
  - (* 1 *)
    assert (ways : q - b = 1 \/ 2 <= q - b) by lia. destruct ways as [e | e]; [settle 14 15 | settle 15 15].
  - (* 2 *)
    assert (ways : 3 * q - 2 * b = 1 \/ 2 <= 3 * q - 2 * b) by lia. destruct ways as [e | e]; [settle 8 15 | settle 15 15].
  - (* 3 *)
    assert (ways : 2 * q - b = 0 /\ q = 1 \/ 2 * q - b = 0 /\ 2 <= q \/ 1 <= 2 * q - b) by lia.
    destruct ways as [[e is_q] | [[e is_q] | e]]; [settle 2 12 | settle 2 15 | settle 15 15].
  - (* 4 *)
    assert (ways : 5 * q - 2 * b = 0 \/ 5 * q - 2 * b = 1 /\ q = 1 \/ 5 * q - 2 * b = 1 /\ 2 <= q \/ 2 <= 5 * q - 2 * b) by lia.
    destruct ways as [e | [[e is_q] | [[e is_q] | e]]]; [settle 4 15 | settle 12 15 | settle 12 15 | settle 15 15].
Qed.

(** * k = 8q + 6 *)
Lemma blocks_8q_6 : forall q b, 0 <= q -> 0 <= b -> fair_block 2 2 (fun s => Z.min 2 ((2 * 2 ^ Z.of_nat 2 * b + s + 6) / (8 * q + 6))).
Proof.
  intros q b q_ok b_ok. set (k := 8 * q + 6). set (n := 8 * b + 6). set (v := n / k). set (i := k * (v + 1) - n).
  pose proof (Z.div_mod n k ltac:(lia)) as n_is. fold v in n_is. pose proof (Z.mod_pos_bound n k ltac:(lia)) as rest_ok.
  assert (v_ok : 0 <= v) by (unfold v; apply Z.div_pos; lia).
  assert (i_ok : 0 < i) by (unfold i; rewrite Z.mul_add_distr_l; lia).
  apply fair_block_alike with (h := rising 2 v (late i) (late (i + k))).
  { intros s s_ok. change (2 * 2 ^ Z.of_nat 2 - 2) with 6 in s_ok. change (2 * 2 ^ Z.of_nat 2) with 8.
    replace (8 * b + s + 6) with (n + s) by lia. rewrite (quotient_rises 2 k n s 6) by lia. apply rising_late. lia. }
  assert (v = 0 \/ v = 1 \/ 2 <= v) as [is_v | [is_v | is_v]] by lia;
    [| | apply fair_block_alike with (h := rising 2 2 15 15);
       [intros; unfold rising; destruct (late i <=? s), (late (i + k) <=? s); cbn [Z.b2z]; destruct (15 <=? s); cbn [Z.b2z]; lia
       | apply fair_block_by; vm_compute; reflexivity]]; clearbody v; subst v;
    cbn [Z.add Z.mul] in i; unfold i in *; unfold k, n in *; clear i.
  - apply fair_block_alike with (h := rising 2 0 15 15); [| apply fair_block_by; vm_compute; reflexivity].
    intros s s_ok. change (2 * 2 ^ Z.of_nat 2 - 2) with 6 in s_ok. unfold rising, late. do 2 f_equal; [f_equal |]; f_equal;
      match goal with |- (?a <=? s) = (?b <=? s) => destruct (Z.leb_spec a s), (Z.leb_spec b s) end; lia || reflexivity.
  - assert (ways : 2 * q - b = 0 \/ 1 <= 2 * q - b) by lia. destruct ways as [e | e].
    + apply fair_block_alike with (h := rising 2 1 6 15); [| apply fair_block_by; vm_compute; reflexivity].
      intros s s_ok. change (2 * 2 ^ Z.of_nat 2 - 2) with 6 in s_ok. unfold rising, late. do 2 f_equal; [f_equal |]; f_equal;
        match goal with |- (?a <=? s) = (?b <=? s) => destruct (Z.leb_spec a s), (Z.leb_spec b s) end; lia || reflexivity.
    + apply fair_block_alike with (h := rising 2 1 15 15); [| apply fair_block_by; vm_compute; reflexivity].
      intros s s_ok. change (2 * 2 ^ Z.of_nat 2 - 2) with 6 in s_ok. unfold rising, late. do 2 f_equal; [f_equal |]; f_equal;
        match goal with |- (?a <=? s) = (?b <=? s) => destruct (Z.leb_spec a s), (Z.leb_spec b s) end; lia || reflexivity.
Qed.

(** * The bars *)
Lemma low_rule : forall m c k x y z, 0 <= c < 2 ^ Z.of_nat m -> 4 < k ->
  (forall b, 0 <= b -> fair_block m c (fun s => Z.min c ((2 * 2 ^ Z.of_nat m * b + s + 6) / k))) ->
  0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / k -> y <= c ->
  (P_position (is_option (Rim 1 1 0 k)) (At x y z) <-> Z.lxor (Z.lxor (x - 3) y) (z - 3) = 0).
Proof.
  intros m c k x y z c_ok k_ok blocks x_ok y_ok z_ok rim_ok low.
  assert (up : rises (line 1 1 0 k)) by (apply line_rises; cbn; lia).
  transitivity (P_position (cut (line 1 1 0 k)) (At x y z)).
  { split; apply same_game; intros; [apply same_cuts | symmetry; apply same_cuts]. }
  rewrite (slab _ c) by assumption.
  apply (shifted_rule (cap c (line 1 1 0 k)) (fun x z => Z.min c ((x + z + 6) / k)) 3); try lia.
  - now apply cap_rises.
  - intros a b d e a_ok b_ok. split; [pose proof (Z.div_pos (a + b + 6) k); lia |]. pose proof (Z.div_le_mono (a + b + 6) (d + e + 6) k). lia.
  - intros a a_ok. unfold cap, line. rewrite Z.div_small by lia. lia.
  - intros a b a_ok b_ok. unfold cap, line. do 2 f_equal. lia.
  - apply (block_rule m c (fun s => (s + 6) / k)); try assumption.
    intros s t s_ok. split; [apply Z.div_pos; lia | apply Z.div_le_mono; lia].
  - unfold cap, line. rewrite !Z.mul_1_l, Z.add_0_r. lia.
Qed.

Theorem lowest_levels_8q_2 : forall q x y z, 1 <= q -> 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / (8 * q + 2) -> y <= 5 ->
  (P_position (is_option (Rim 1 1 0 (8 * q + 2))) (At x y z) <-> Z.lxor (Z.lxor (x - 3) y) (z - 3) = 0).
Proof.
  intros q x y z q_ok x_ok y_ok z_ok rim_ok low. apply (low_rule 3 5); auto; try (cbn; lia); try lia.
  intros b b_ok. now apply blocks_8q_2.
Qed.

Theorem lowest_levels_8q_6 : forall q x y z, 0 <= q -> 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / (8 * q + 6) -> y <= 2 ->
  (P_position (is_option (Rim 1 1 0 (8 * q + 6))) (At x y z) <-> Z.lxor (Z.lxor (x - 3) y) (z - 3) = 0).
Proof.
  intros q x y z q_ok x_ok y_ok z_ok rim_ok low. apply (low_rule 2 2); auto; try (cbn; lia); try lia.
  intros b b_ok. now apply blocks_8q_6.
Qed.

(** One level higher the formula of Levels.v fails: for k = 2^m q with an odd q and m >= 2, the rule x xor y xor z = 0 is wrong for some position
    with y <= 2^m - 1. And the families of integer slopes as instances of the criterion of Slopes.v. *)


Lemma one_block : forall M b s c t, 0 <= s < M -> 0 <= t < M -> M * b + s = M * c + t -> c = b.
Proof. intros M b s c t s_ok t_ok same. destruct (Z.lt_trichotomy c b) as [less | [| more]]; [exfalso | assumption | exfalso]; nia. Qed.

Section Sharp.

Variables (j : nat) (q h : Z).
Hypothesis h_ok : 0 <= h.
Hypothesis q_odd : q = 2 * h + 1.

(** m = j + 2, and M is 2^m. *)
Let M := 2 * 2 ^ Z.of_nat (S j).
Let rim (x z : Z) : Z := (x + z) / M / q.

Lemma M_large : 4 <= M /\ exists g, M = 4 * g /\ 1 <= g.
Proof.
  unfold M. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. assert (0 < 2 ^ Z.of_nat j) by lia.
  split; [lia |]. exists (2 ^ Z.of_nat j). lia.
Qed.

Lemma M_power : M = 2 ^ Z.of_nat (S (S j)).
Proof. unfold M. rewrite (Nat2Z.inj_succ (S j)), Z.pow_succ_r by lia. reflexivity. Qed.

Lemma quotient_at : forall b s t, 0 <= s + t < 2 * M -> (M * b + s + (M * b + t)) / M = (if s + t <? M then 2 * b else 2 * b + 1).
Proof.
  intros b s t both. destruct M_large as [large _]. symmetry. destruct (Z.ltb_spec (s + t) M);
    [apply Z.div_unique with (r := s + t) | apply Z.div_unique with (r := s + t - M)]; lia.
Qed.

(** The block where the rim goes from 2^m - 2 to 2^m - 1. *)
Let b := h * (M - 1) + (M - 2) / 2.

Lemma b_is : 2 * b + 1 = q * (M - 1) /\ 0 <= b.
Proof.
  destruct M_large as [large [g [M_is g_ok]]]. unfold b. replace ((M - 2) / 2) with (2 * g - 1).
  - rewrite q_odd, M_is. split; nia.
  - apply Z.div_unique with (r := 0); lia.
Qed.

Lemma rim_in_block : forall s t, 0 <= s < M -> 0 <= t < M -> rim (M * b + s) (M * b + t) = (if s + t <? M then M - 2 else M - 1).
Proof.
  intros s t s_ok t_ok. unfold rim. rewrite quotient_at by lia. destruct b_is as [b_odd b_ok]. destruct M_large as [large _].
  destruct (Z.ltb_spec (s + t) M); symmetry; [apply Z.div_unique with (r := q - 1) | apply Z.div_unique with (r := 0)]; try lia; nia.
Qed.

Theorem next_level_fails : ~ nim_rule (cap (M - 1) rim).
Proof.
  destruct M_large as [large [g [M_is g_ok]]]. destruct b_is as [b_odd b_ok].
  assert (up : rises (cap (M - 1) rim)).
  { apply cap_rises; [lia |]. intros x z u w x_ok z_ok. unfold rim.
    split; [apply Z.div_pos; [apply Z.div_pos; lia | lia] | apply Z.div_le_mono; [lia |]; apply Z.div_le_mono; lia]. }
  intros rule. set (x := M * b + 1). set (w := M * b + (M - 2)). set (z := M * (b + 1)).
  assert (x_ok : 0 <= x) by (unfold x; nia).
  destruct (fair_row_needed _ up rule x x_ok) as [_ B].
  assert (one_xor : Z.lxor 1 (M - 2) = M - 1).
  { replace (M - 2) with (2 * (2 * g - 1) + Z.b2z false) by (cbn [Z.b2z]; lia).
    change 1 with (2 * 0 + Z.b2z true) at 1. rewrite lxor_digit, Z.lxor_0_l. cbn [xorb Z.b2z]. lia. }
  assert (in_block : forall s t, 0 <= s < M -> 0 <= t < M -> Z.lxor (M * b + s) (M * b + t) = Z.lxor s t).
  { rewrite M_power. intros s t. apply lxor_in_block. }
  assert (same_place : forall t, 0 <= t -> Z.lxor x t < M -> exists r, t = M * b + r /\ 0 <= r < M).
  { intros t t_ok near. rewrite M_power in near.
    destruct (same_block (S (S j)) x t x_ok t_ok near) as [b' [s' [t' [_ [s'_ok [t'_ok [x_is [t_is _]]]]]]]].
    rewrite <- M_power in *. exists t'. assert (b' = b) as -> by (apply (one_block M b 1 b' s'); [lia | lia | exact x_is]). auto. }
  assert (w_over : rim x w = M - 2).
  { unfold x, w. rewrite rim_in_block by lia. destruct (Z.ltb_spec (1 + (M - 2)) M); lia. }
  assert (w_sum : Z.lxor x w = M - 1) by (unfold x, w; rewrite in_block by lia; exact one_xor).
  assert (z_ok : 0 <= z) by (unfold z; nia).
  assert (z_far : M <= Z.lxor x z).
  { apply Z.nlt_ge. intros near. destruct (same_place z z_ok near) as [r [z_is r_ok]]. unfold z in z_is. nia. }
  assert (z_rim : M - 1 <= rim x z).
  { replace (M - 1) with (rim x (M * b + (M - 1))).
    - unfold rim. apply Z.div_le_mono; [lia |]. apply Z.div_le_mono; unfold z; lia.
    - unfold x. rewrite rim_in_block by lia. destruct (Z.ltb_spec (1 + (M - 1)) M); lia. }
  destruct (B w z) as [r [r_ok [at_rim less]]]; unfold cap in *; [unfold w, z; nia | lia | lia |].
  assert (low : rim x r <= M - 2) by lia.
  destruct (same_place r ltac:(lia) ltac:(lia)) as [t [r_is t_ok]].
  rewrite r_is in *. clear r_is r_ok. unfold x in at_rim, low. rewrite in_block, rim_in_block in at_rim by lia. rewrite rim_in_block in low by lia.
  destruct (Z.ltb_spec (1 + t) M) as [t_low | t_high]; [| lia].
  (* 1 xor t = M - 2, so t = M - 1 *)
  assert (t_is : t = Z.lxor 1 (M - 2)).
  { rewrite Z.min_r in at_rim by lia. rewrite <- at_rim. now rewrite <- Z.lxor_assoc, Z.lxor_nilpotent. }
  lia.
Qed.

End Sharp.

(** So some position (x, y, z) of T(2^m q) with y <= 2^m - 1 breaks the rule. *)

(** * Integer slopes, from the criterion *)
Lemma two_ways : forall low high inside s other, inside s /\ other <= low \/ high <= s /\ inside other -> one_way low high inside s other.
Proof. auto. Qed.

Theorem slope_4m_3 : forall m, 0 <= m -> rule_of 1 1 0 (4 * m + 3).
Proof.
  intros m m_ok. apply rule_is.
  apply (rule_by_sums 1 1 0 (4 * m + 3) (-2) (4 * m + 3)) with (inside := fun s => exists u, s = 2 * u /\ 0 <= s < 4 * m + 3);
    [unfold well_formed; lia | lia | lia | left; exists 0; lia | intros s [u u_ok]; lia |].
  intros s [u [s_is s_ok]]. unfold one_way.
  destruct (Z.lt_ge_cases u (m + 1)) as [low | high]; (split; [| split; [| split]]);
    [left | left | left | left | right | right | right | right]; split; try lia.
  all: first [exists (2 * u); lia | exists (2 * u + 1); lia | exists (2 * u - 2 * m - 1); lia].
Qed.

Theorem slope_4m_1 : forall m c, 0 <= m -> c = 1 \/ c = 2 -> rule_of 1 1 c (4 * m + 1).
Proof.
  intros m c m_ok c_ok. apply rule_is.
  apply (rule_by_sums 1 1 c (4 * m + 1) (-3) (4 * m)) with (inside := fun s => exists u, s = 2 * u /\ 0 <= s < 4 * m);
    [unfold well_formed; lia | lia | lia | destruct (Z.eq_dec m 0); [right; lia | left; exists 0; lia] | intros s [u u_ok]; lia |].
  intros s [u [s_is s_ok]]. unfold one_way.
  destruct (Z.lt_ge_cases u m) as [low | high]; (split; [| split; [| split]]);
    [left | left | left | left | right | right | right | right]; split; try lia.
  all: first [exists (2 * u); lia | exists (2 * u + 1); lia | exists (2 * u - 2 * m); lia].
Qed.

Theorem slope_z_even : forall h, 1 <= h -> rule_of 0 1 0 (2 * h).
Proof.
  intros h h_ok. apply rule_is.
  apply (rule_by_sums 0 1 0 (2 * h) (-1) (2 * h)) with (inside := fun s => 0 <= s < 2 * h);
    [unfold well_formed; lia | lia | lia | left; lia | lia |].
  intros s s_ok. unfold one_way. destruct (Z.lt_ge_cases s h); lia.
Qed.
