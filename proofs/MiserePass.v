(** Misère play with a one-time pass, for bars with any rim that is flat near the bitter piece: it is normal play with few positions swapped.
    While the pass is there these are the ones with no coordinate above 2 and with a sum of 0 or 2 modulo 3. *)

From Coq Require Import Arith ZArith Lia.
From Bittersweet Require Import Games Misere.
Open Scope Z_scope.

Section Pass.

Variable rim : Z -> Z -> Z.
Hypothesis rim_ok : forall x z, 0 <= x -> 0 <= z -> 0 <= rim x z.

(** In the nine places with x and z up to 2 the rim is 0, or 1, or 2, or at least 3. If it is 0, the place (2, 2) does not matter. *)
Variable h : Z.
Hypothesis flat : forall u w, 0 <= u <= 2 -> 0 <= w <= 2 -> u + w <= 3 \/ 0 < h -> Z.min 3 (rim u w) = h.

(** The pass is used once, and not at the end. *)
Inductive pass_cut : place * bool -> place * bool -> Prop :=
  | cutting : forall p q b, cut rim p q -> pass_cut (p, b) (q, b)
  | passing : forall p, (exists q, cut rim p q) -> pass_cut (p, true) (p, false).

Definition pass_fits (s : place * bool) : Prop := fits rim (fst s).
Definition pass_weight (s : place * bool) : nat := (weight (fst s) + if snd s then 1 else 0)%nat.

Definition tiny (p : place) : Prop := let '(Place x y z) := p in 0 <= x <= 2 /\ 0 <= y <= Z.min 2 h /\ 0 <= z <= 2.
Definition even_pass (s : place * bool) : Prop :=
  let '(p, b) := s in if b then tiny p /\ (sum p = 0 \/ sum p = 3 \/ sum p = 6) else even_small p.
Definition odd_pass (s : place * bool) : Prop :=
  let '(p, b) := s in if b then tiny p /\ (sum p = 2 \/ sum p = 5) else odd_small p.

Let reach_even := to_even _ pass_cut even_pass.
Let reach_odd := to_odd _ pass_cut odd_pass.
Let out := outside _ even_pass odd_pass.

Lemma h_ok : 0 <= h.
Proof. pose proof (flat 0 0 ltac:(lia) ltac:(lia) ltac:(lia)). pose proof (rim_ok 0 0 ltac:(lia) ltac:(lia)). lia. Qed.

Lemma flat_2 : forall u w, 0 <= u <= 1 -> 0 <= w <= 1 -> Z.min 2 (rim u w) = Z.min 2 h.
Proof. intros u w u_ok w_ok. pose proof (flat u w ltac:(lia) ltac:(lia) ltac:(lia)). lia. Qed.

(** A small height is not cut by the rim. *)
Lemma stays : forall y u w, 0 <= y <= Z.min 2 h -> 0 <= u <= 2 -> 0 <= w <= 2 -> Z.min y (rim u w) = y.
Proof.
  intros y u w y_ok u_ok w_ok. destruct (Z.eq_dec y 0) as [-> | y_pos].
  - pose proof (rim_ok u w ltac:(lia) ltac:(lia)). lia.
  - pose proof (flat u w u_ok w_ok ltac:(lia)). lia.
Qed.

(** Cuts of tiny positions lower one coordinate by 1 or 2, and every coordinate that is large enough can be lowered. *)
Lemma tiny_cut : forall p q, fits rim p -> tiny p -> cut rim p q -> tiny q /\ (sum q = sum p - 1 \/ sum q = sum p - 2).
Proof.
  intros p q p_ok p_tiny c. destruct c as [x y z u less | x y z v less | x y z w less]; cbn [fits tiny sum] in *; [| lia |].
  - rewrite stays by lia. lia.
  - rewrite stays by lia. lia.
Qed.

Lemma lower : forall p d, tiny p -> 1 <= d <= 2 -> (let '(Place x y z) := p in d <= x \/ d <= y \/ d <= z) ->
  exists q, cut rim p q /\ tiny q /\ sum q = sum p - d.
Proof.
  intros [x y z] d p_tiny d_ok large. cbn [tiny] in p_tiny. destruct large as [large | [large | large]].
  - exists (Place (x - d) y z). split; [apply left_to; [lia | now rewrite stays by lia] | cbn [tiny sum]; lia].
  - exists (Place x (y - d) z). split; [apply top_cut; lia | cbn [tiny sum]; lia].
  - exists (Place x y (z - d)). split; [apply right_to; [lia | now rewrite stays by lia] | cbn [tiny sum]; lia].
Qed.

(** With sum 1 or 4 an even position is one step away. *)
Lemma one_step : forall p, tiny p -> sum p = 1 \/ sum p = 4 -> out (p, true) /\ reach_even (p, true).
Proof.
  intros p p_tiny is. split.
  - unfold out, outside, even_pass, odd_pass. lia.
  - destruct (lower p 1 p_tiny ltac:(lia)) as [q [c [q_tiny next]]].
    { destruct p as [x y z]. cbn [tiny sum] in *. lia. }
    exists (q, true). split; [now apply cutting |]. cbn [even_pass]. split; [assumption | lia].
Qed.

(** ** Positions without the pass which tiny positions pass to *)

Lemma known_P : forall p, (forall q, cut rim p q -> exists r, cut rim q r /\ P_position pass_cut (r, false)) -> P_position pass_cut (p, false).
Proof.
  intros p all. apply loses. intros s move. inversion move as [p' q b c |]; subst.
  destruct (all q c) as [r [c' is_P]]. apply (wins _ _ _ (r, false)); [now apply cutting | assumption].
Qed.

(** The answer is to copy the move. *)
Lemma copy_P : forall n, 0 <= n -> P_position pass_cut (Place n 0 n, false).
Proof.
  enough (all : forall k n, (Z.to_nat n < k)%nat -> 0 <= n -> P_position pass_cut (Place n 0 n, false)) by eauto.
  induction k as [| k known]; intros n small n_ok; [lia |]. apply known_P. intros q c.
  inversion c as [x y z u less | x y z v less | x y z w less]; subst; [| lia |].
  - exists (Place u 0 u). pose proof (rim_ok u n ltac:(lia) ltac:(lia)). pose proof (rim_ok u u ltac:(lia) ltac:(lia)).
    split; [apply right_to; lia | apply known; lia].
  - exists (Place w 0 w). pose proof (rim_ok n w ltac:(lia) ltac:(lia)). pose proof (rim_ok w w ltac:(lia) ltac:(lia)).
    split; [apply left_to; lia | apply known; lia].
Qed.

Lemma copy_left : forall n, 0 <= n <= Z.min 2 h -> P_position pass_cut (Place 0 n n, false).
Proof.
  enough (all : forall k n, (Z.to_nat n < k)%nat -> 0 <= n <= Z.min 2 h -> P_position pass_cut (Place 0 n n, false)) by eauto.
  induction k as [| k known]; intros n small n_ok; [lia |]. apply known_P. intros q c.
  inversion c as [x y z u less | x y z v less | x y z w less]; subst; [lia | |].
  - exists (Place 0 v v). split; [apply right_to; [lia | now rewrite stays by lia] | apply known; lia].
  - rewrite stays by lia. exists (Place 0 w w). split; [now apply top_cut | apply known; lia].
Qed.

Lemma copy_right : forall n, 0 <= n <= Z.min 2 h -> P_position pass_cut (Place n n 0, false).
Proof.
  enough (all : forall k n, (Z.to_nat n < k)%nat -> 0 <= n <= Z.min 2 h -> P_position pass_cut (Place n n 0, false)) by eauto.
  induction k as [| k known]; intros n small n_ok; [lia |]. apply known_P. intros q c.
  inversion c as [x y z u less | x y z v less | x y z w less]; subst; [| | lia].
  - rewrite stays by lia. exists (Place u u 0). split; [now apply top_cut | apply known; lia].
  - exists (Place v v 0). split; [apply left_to; [lia | now rewrite stays by lia] | apply known; lia].
Qed.

(** After the pass a tiny position is small, or an N-position outside: one number is above 1 and can be lowered to an even sum, or two are
    equal and the third one can be removed. *)
Lemma after_pass : forall p, fits rim p -> tiny p -> sum p <> 1 -> sum p <> 4 -> ~ small p ->
  out (p, false) /\ (reach_even (p, false) \/ N_position pass_cut (p, false)).
Proof.
  intros [x y z] p_ok p_tiny not_1 not_4 large.
  split; [unfold out, outside, even_pass, odd_pass, even_small, odd_small; tauto |].
  cbn [tiny sum small] in *.
  assert (even_at : forall q, cut rim (Place x y z) q -> small q -> sum q = 0 \/ sum q = 2 -> reach_even (Place x y z, false)).
  { intros q c q_small even. exists (q, false). split; [now apply cutting |]. cbn [even_pass]. now split. }
  assert (N_at : forall q, cut rim (Place x y z) q -> P_position pass_cut (q, false) -> N_position pass_cut (Place x y z, false)).
  { intros q c is_P. apply (wins _ _ _ (q, false)); [now apply cutting | assumption]. }
  destruct (Z.eq_dec x 2) as [-> | x_low], (Z.eq_dec z 2) as [-> | z_low].
  - right. apply (N_at (Place 2 0 2)); [apply top_cut; lia | apply copy_P; lia].
  - destruct (Z.eq_dec y 2) as [-> | y_low].
    + right. apply (N_at (Place 2 2 0)); [apply right_to; [lia | now rewrite stays by lia] | apply copy_right; lia].
    + left. destruct (Z.eq_dec (y + z) 1) as [is_1 | not_one].
      * apply (even_at (Place 1 y z)); [apply left_to; [lia | now rewrite stays by lia] | cbn [small]; lia | cbn [sum]; lia].
      * apply (even_at (Place 0 y z)); [apply left_to; [lia | now rewrite stays by lia] | cbn [small]; lia | cbn [sum]; lia].
  - destruct (Z.eq_dec y 2) as [-> | y_low].
    + right. apply (N_at (Place 0 2 2)); [apply left_to; [lia | now rewrite stays by lia] | apply copy_left; lia].
    + left. destruct (Z.eq_dec (x + y) 1) as [is_1 | not_one].
      * apply (even_at (Place x y 1)); [apply right_to; [lia | now rewrite stays by lia] | cbn [small]; lia | cbn [sum]; lia].
      * apply (even_at (Place x y 0)); [apply right_to; [lia | now rewrite stays by lia] | cbn [small]; lia | cbn [sum]; lia].
  - left. assert (y = 2) as -> by lia. destruct (Z.eq_dec (x + z) 1) as [is_1 | not_one].
    + apply (even_at (Place x 1 z)); [apply top_cut; lia | cbn [small]; lia | cbn [sum]; lia].
    + apply (even_at (Place x 0 z)); [apply top_cut; lia | cbn [small]; lia | cbn [sum]; lia].
Qed.

(** ** The conditions of the theorem *)

Lemma pass_cuts_fit : forall s r, pass_fits s -> pass_cut s r -> pass_fits r.
Proof. intros s r s_ok move. destruct move as [p q b c | p any]; unfold pass_fits in *; cbn [fst] in *; [eapply cuts_fit; eauto | assumption]. Qed.

Lemma pass_cuts_end : forall s r, pass_fits s -> pass_cut s r -> (pass_weight r < pass_weight s)%nat.
Proof.
  intros s r s_ok move. destruct move as [p q b c | p any]; unfold pass_fits, pass_weight in *; cbn [fst snd] in *; [| lia].
  pose proof (cuts_end rim rim_ok p q s_ok c). lia.
Qed.

Lemma small_is_tiny : forall p, fits rim p -> small p -> tiny p.
Proof. intros [x y z] p_ok p_small. cbn [fits small tiny] in *. pose proof (flat_2 x z ltac:(lia) ltac:(lia)). lia. Qed.

Lemma pass_from_even : forall s r, pass_fits s -> even_pass s -> pass_cut s r ->
  odd_pass r \/ out r /\ (reach_even r \/ N_position pass_cut r).
Proof.
  intros s r s_ok is move. destruct move as [p q [] c | p [q c]]; unfold pass_fits in s_ok; cbn [fst even_pass] in *.
  - destruct is as [p_tiny is]. destruct (tiny_cut p q s_ok p_tiny c) as [q_tiny [next | next]].
    + left. cbn [odd_pass]. split; [assumption |].
      pose proof (cuts_fit rim rim_ok p q s_ok c) as q_ok. destruct q. cbn [fits sum] in *. lia.
    + pose proof (cuts_fit rim rim_ok p q s_ok c) as q_ok.
      destruct (one_step q q_tiny); [destruct q; cbn [fits sum] in *; lia | right; auto].
  - left. destruct is as [p_small is]. destruct (small_cut rim (Z.min 2 h) flat_2 p q s_ok p_small c) as [q_small next].
    pose proof (cuts_fit rim rim_ok p q s_ok c) as q_ok. cbn [odd_pass]. split; [assumption |]. destruct q. cbn [fits sum] in *. lia.
  - destruct is as [p_tiny is]. cbn [odd_pass]. unfold odd_small.
    assert (sum p <> 0). { destruct c; cbn [fits sum] in *; lia. }
    assert (small p \/ ~ small p) as [p_small | large] by (destruct p; cbn [small]; lia).
    + left. split; [assumption |]. destruct p. cbn [small sum] in *. lia.
    + right. apply after_pass; auto; lia.
Qed.

Lemma pass_from_odd : forall s r, pass_fits s -> odd_pass s -> pass_cut s r ->
  even_pass r \/ out r /\ (reach_even r \/ N_position pass_cut r).
Proof.
  intros s r s_ok is move. destruct move as [p q [] c | p [q c]]; unfold pass_fits in s_ok; cbn [fst odd_pass] in *.
  - destruct is as [p_tiny is]. destruct (tiny_cut p q s_ok p_tiny c) as [q_tiny [next | next]].
    + destruct (one_step q q_tiny); [lia | right; auto].
    + left. cbn [even_pass]. split; [assumption | lia].
  - left. destruct is as [p_small is]. destruct (small_cut rim (Z.min 2 h) flat_2 p q s_ok p_small c) as [q_small next].
    cbn [even_pass]. split; [assumption | lia].
  - destruct is as [p_tiny is]. cbn [even_pass]. unfold even_small.
    assert (small p \/ ~ small p) as [p_small | large] by (destruct p; cbn [small]; lia).
    + left. split; [assumption |]. destruct p. cbn [small sum] in *. lia.
    + right. apply after_pass; auto; lia.
Qed.

Lemma pass_even_to_odd : forall s, pass_fits s -> even_pass s -> (forall r, ~ pass_cut s r) \/ reach_odd s.
Proof.
  intros [p b] s_ok is. unfold pass_fits in s_ok. cbn [fst] in s_ok.
  destruct (Z.eq_dec (sum p) 0) as [is_0 | not_0].
  - left. intros r move. assert (no : forall q, ~ cut rim p q).
    { intros q c. destruct c; cbn [fits sum] in *; lia. }
    inversion move as [p' q b' c | p' [q c]]; subst; eapply no; eauto.
  - right. destruct b; cbn [even_pass] in is; destruct is as [p_ok is].
    + destruct (lower p 1 p_ok ltac:(lia)) as [q [c [q_tiny next]]]; [destruct p; cbn [tiny sum] in *; lia |].
      exists (q, true). split; [now apply cutting |]. cbn [odd_pass]. split; [assumption | lia].
    + destruct (small_step rim (Z.min 2 h) flat_2 p s_ok p_ok not_0) as [q [c [q_small next]]].
      exists (q, false). split; [now apply cutting |]. cbn [odd_pass]. split; [assumption | lia].
Qed.

Lemma pass_odd_to_even : forall s, pass_fits s -> odd_pass s -> reach_even s.
Proof.
  intros [p []] s_ok is; unfold pass_fits in s_ok; cbn [fst odd_pass] in *; destruct is as [p_ok is].
  - assert (two : (exists q, cut rim p q /\ tiny q /\ sum q = sum p - 2) \/ small p /\ sum p = 2).
    { destruct p as [x y z]. destruct (Z_le_dec 2 x), (Z_le_dec 2 y), (Z_le_dec 2 z);
        try (left; apply lower; [assumption | lia | lia]). right. cbn [tiny small sum] in *. lia. }
    destruct two as [[q [c [q_tiny next]]] | [p_small is_2]].
    + exists (q, true). split; [now apply cutting |]. cbn [even_pass]. split; [assumption | lia].
    + exists (p, false). destruct (small_step rim (Z.min 2 h) flat_2 p s_ok p_small ltac:(lia)) as [q [c _]].
      split; [apply passing; eauto |]. cbn [even_pass]. split; [assumption | lia].
  - destruct (small_step rim (Z.min 2 h) flat_2 p s_ok p_ok ltac:(lia)) as [q [c [q_small next]]].
    exists (q, false). split; [now apply cutting |]. cbn [even_pass]. split; [assumption | lia].
Qed.

(** Three tiny positions with consecutive sums are enough. *)
Lemma three_in_a_row : forall p q0 q1 q2, cut rim p q0 -> cut rim p q1 -> cut rim p q2 -> tiny q0 -> tiny q1 -> tiny q2 ->
  sum q1 = sum q0 + 1 -> sum q2 = sum q0 + 2 -> reach_even (p, true) /\ reach_odd (p, true).
Proof.
  intros p q0 q1 q2 c0 c1 c2 t0 t1 t2 s1 s2.
  assert (range : 0 <= sum q0 <= 4) by (destruct q0 as [x y z], q2 as [x' y' z']; cbn [tiny sum] in *; lia).
  assert (even_at : forall q, cut rim p q -> tiny q -> sum q = 0 \/ sum q = 3 \/ sum q = 6 -> reach_even (p, true))
    by (intros q c t is; exists (q, true); split; [now apply cutting | now split]).
  assert (odd_at : forall q, cut rim p q -> tiny q -> sum q = 2 \/ sum q = 5 -> reach_odd (p, true))
    by (intros q c t is; exists (q, true); split; [now apply cutting | now split]).
  split.
  - assert (sum q0 = 0 \/ sum q0 = 1 \/ sum q0 = 2 \/ sum q0 = 3 \/ sum q0 = 4) as [is | [is | [is | [is | is]]]] by lia;
      [apply (even_at q0) | apply (even_at q2) | apply (even_at q1) | apply (even_at q0) | apply (even_at q2)]; auto; lia.
  - assert (sum q0 = 0 \/ sum q0 = 1 \/ sum q0 = 2 \/ sum q0 = 3 \/ sum q0 = 4) as [is | [is | [is | [is | is]]]] by lia;
      [apply (odd_at q2) | apply (odd_at q1) | apply (odd_at q0) | apply (odd_at q2) | apply (odd_at q1)]; auto; lia.
Qed.

Lemma pass_from_outside : forall s, pass_fits s -> out s ->
  reach_even s /\ reach_odd s \/ forall r, pass_cut s r -> out r.
Proof.
  intros [p []] s_ok is; unfold pass_fits in s_ok; cbn [fst] in s_ok.
  2:{ assert (out_p : outside _ even_small odd_small p) by exact is.
    destruct (from_large rim rim_ok (Z.min 2 h) flat_2 p s_ok out_p) as [[[q [c even]] [r [d odd]]] | none].
    - left. split; [exists (q, false) | exists (r, false)]; (split; [now apply cutting | assumption]).
    - right. intros r move. inversion move as [p' q b c |]; subst. exact (none q c). }
  pose proof h_ok as h_pos.
  assert (tiny p \/ ~ tiny p) as [p_tiny | large] by (destruct p; cbn [tiny]; lia).
  - left. assert (is_1 : sum p = 1 \/ sum p = 4).
    { destruct is as [not_even not_odd]. destruct p as [x y z]. cbn [even_pass odd_pass tiny sum] in *. lia. }
    split; [now apply one_step |].
    assert (two : (exists q, cut rim p q /\ tiny q /\ sum q = sum p - 2) \/ small p /\ sum p = 1).
    { destruct p as [x y z]. destruct (Z_le_dec 2 x), (Z_le_dec 2 y), (Z_le_dec 2 z);
        try (left; apply lower; [assumption | lia | lia]). right. cbn [tiny small sum] in *. lia. }
    destruct two as [[q [c [q_tiny next]]] | [p_small sum_1]].
    + exists (q, true). split; [now apply cutting |]. cbn [odd_pass]. split; [assumption |].
      pose proof (cuts_fit rim rim_ok p q s_ok c) as q_ok. destruct q. cbn [fits sum] in *. lia.
    + exists (p, false). destruct (small_step rim (Z.min 2 h) flat_2 p s_ok p_small ltac:(lia)) as [q [c _]].
      split; [apply passing; eauto |]. cbn [odd_pass]. split; [assumption | lia].
  - clear is. destruct p as [x y z]. cbn [fits tiny] in *.
    assert (passes : pass_cut (Place x y z, true) (Place x y z, false) -> out (Place x y z, false)).
    { intros _. split; cbn [even_pass odd_pass]; intros [p_small _]; apply large; apply (small_is_tiny (Place x y z)); cbn [fits]; auto. }
    assert (none_if : (forall q, cut rim (Place x y z) q -> ~ tiny q) -> forall r, pass_cut (Place x y z, true) r -> out r).
    { intros no r move. inversion move as [p' q b c | p' any]; subst; [| now apply passes].
      split; cbn [even_pass odd_pass]; intros [q_tiny _]; exact (no q c q_tiny). }
    destruct (Z.le_gt_cases x 2) as [x_low | x_high], (Z.le_gt_cases z 2) as [z_low | z_high].
    + (* y is above the flat part, or the rim is 0 and x = z = 2 *)
      left. destruct (Z.le_gt_cases h 2) as [h_low | h_high].
      * assert (x = 2 /\ z = 2 /\ h = 0) as [-> [-> ->]].
        { destruct (Z.eq_dec h 0) as [-> | h_not_0].
          - destruct (Z.le_gt_cases (x + z) 3) as [low | high]; [| lia].
            pose proof (flat x z ltac:(lia) ltac:(lia) ltac:(lia)). lia.
          - pose proof (flat x z ltac:(lia) ltac:(lia) ltac:(lia)). lia. }
        pose proof (flat 0 2 ltac:(lia) ltac:(lia) ltac:(lia)). pose proof (flat 1 2 ltac:(lia) ltac:(lia) ltac:(lia)).
        split; [exists (Place 1 0 2, true) | exists (Place 0 0 2, true)];
          (split; [apply cutting, left_to; lia | cbn [even_pass odd_pass tiny sum]; lia]).
      * apply (three_in_a_row _ (Place x 0 z) (Place x 1 z) (Place x 2 z)); try (apply top_cut; lia); cbn [tiny sum]; lia.
    + destruct (Z.le_gt_cases (Z.min y h) 2) as [low | high].
      * left. assert (falls : forall w, 0 <= w <= 1 \/ w = 2 /\ (x <= 1 \/ 0 < h) -> Z.min y (rim x w) = Z.min y h).
        { intros w w_ok. pose proof (flat x w ltac:(lia) ltac:(lia) ltac:(lia)). lia. }
        destruct (Z.eq_dec h 0) as [h_0 | h_not_0]; [destruct (Z.eq_dec x 2) as [-> | x_small] |].
        -- (* the rim is 0 and x = 2 *)
           pose proof (falls 0 ltac:(lia)). pose proof (falls 1 ltac:(lia)).
           split; [exists (Place 2 0 1, true) | exists (Place 2 0 0, true)];
             (split; [apply cutting, right_to; lia | cbn [even_pass odd_pass tiny sum]; lia]).
        -- apply (three_in_a_row _ (Place x (Z.min y h) 0) (Place x (Z.min y h) 1) (Place x (Z.min y h) 2));
             try (apply right_to; [lia | symmetry; apply falls; lia]); cbn [tiny sum]; lia.
        -- apply (three_in_a_row _ (Place x (Z.min y h) 0) (Place x (Z.min y h) 1) (Place x (Z.min y h) 2));
             try (apply right_to; [lia | symmetry; apply falls; lia]); cbn [tiny sum]; lia.
      * right. apply none_if. intros q c q_tiny.
        inversion c as [x' y' z' u less | x' y' z' v less | x' y' z' w less]; subst; cbn [tiny] in q_tiny; [lia | lia |].
        pose proof (flat x w ltac:(lia) ltac:(lia) ltac:(lia)). lia.
    + destruct (Z.le_gt_cases (Z.min y h) 2) as [low | high].
      * left. assert (falls : forall u, 0 <= u <= 1 \/ u = 2 /\ (z <= 1 \/ 0 < h) -> Z.min y (rim u z) = Z.min y h).
        { intros u u_ok. pose proof (flat u z ltac:(lia) ltac:(lia) ltac:(lia)). lia. }
        destruct (Z.eq_dec h 0) as [h_0 | h_not_0]; [destruct (Z.eq_dec z 2) as [-> | z_small] |].
        -- pose proof (falls 0 ltac:(lia)). pose proof (falls 1 ltac:(lia)).
           split; [exists (Place 1 0 2, true) | exists (Place 0 0 2, true)];
             (split; [apply cutting, left_to; lia | cbn [even_pass odd_pass tiny sum]; lia]).
        -- apply (three_in_a_row _ (Place 0 (Z.min y h) z) (Place 1 (Z.min y h) z) (Place 2 (Z.min y h) z));
             try (apply left_to; [lia | symmetry; apply falls; lia]); cbn [tiny sum]; lia.
        -- apply (three_in_a_row _ (Place 0 (Z.min y h) z) (Place 1 (Z.min y h) z) (Place 2 (Z.min y h) z));
             try (apply left_to; [lia | symmetry; apply falls; lia]); cbn [tiny sum]; lia.
      * right. apply none_if. intros q c q_tiny.
        inversion c as [x' y' z' u less | x' y' z' v less | x' y' z' w less]; subst; cbn [tiny] in q_tiny; [| lia | lia].
        pose proof (flat u z ltac:(lia) ltac:(lia) ltac:(lia)). lia.
    + right. apply none_if. intros q c q_tiny. inversion c; subst; cbn [tiny] in q_tiny; lia.
Qed.

(** Theorem 15 with a pass. *)
Theorem misere_pass : forall s, pass_fits s ->
  (misere_P pass_cut s <-> (P_position pass_cut s /\ ~ even_pass s) \/ odd_pass s).
Proof.
  apply (misere_P_is _ pass_cut pass_fits pass_weight pass_cuts_fit pass_cuts_end even_pass odd_pass).
  - intros [p b] s_ok. unfold outside. destruct b; cbn [even_pass odd_pass]; [destruct p; cbn [tiny sum]; lia | apply small_cases].
  - intros [p b] s_ok no. unfold pass_fits in s_ok. cbn [fst] in s_ok.
    destruct (some_cut rim p s_ok) as [ended | [q c]]; [| destruct (no (q, b)); now apply cutting].
    assert (is_0 : small p /\ sum p = 0).
    { destruct p as [x y z]. cbn [fits] in s_ok.
      destruct (Z.eq_dec x 0) as [-> |]; [| destruct (ended _ (left_cut rim x y z 0 ltac:(lia)))].
      destruct (Z.eq_dec y 0) as [-> |]; [| destruct (ended _ (top_cut rim 0 y z 0 ltac:(lia)))].
      destruct (Z.eq_dec z 0) as [-> |]; [| destruct (ended _ (right_cut rim 0 0 z 0 ltac:(lia)))].
      cbn [small sum]. lia. }
    destruct is_0 as [p_small is_0]. destruct b; cbn [even_pass]; [split; [now apply small_is_tiny | lia] | split; [assumption | lia]].
  - exact pass_from_even.
  - exact pass_even_to_odd.
  - exact pass_from_odd.
  - exact pass_odd_to_even.
  - exact pass_from_outside.
  - intros [p b] s_ok. unfold pass_fits in s_ok. cbn [fst] in s_ok. destruct (some_cut rim p s_ok) as [no | [q c]].
    + left. intros r move. inversion move as [p' q b' c | p' [q c]]; subst; eapply no; eauto.
    + right. exists (q, b). now apply cutting.
Qed.

End Pass.
