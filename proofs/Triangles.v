(** The triangular bar T(k) for every k = 4m + 3 and every k = 4m + 1, with the rims floor((x + z + 1)/k) and floor((x + z + 2)/k) for the
    latter. *)

From Coq Require Import ZArith Bool Btauto Lia.
From Bittersweet Require Import Games Bars Conditions.
Open Scope Z_scope.

(** * Numbers with one digit more *)

Definition sum0 (x y z : Z) : Prop := Z.lxor (Z.lxor x y) z = 0.

Lemma parts : forall x, exists x' a, x = 2 * x' + Z.b2z a.
Proof. intros x. exists (Z.div2 x), (Z.odd x). apply Z.div2_odd. Qed.

Lemma sum0_digit : forall x y z a b c,
  sum0 (2 * x + Z.b2z a) (2 * y + Z.b2z b) (2 * z + Z.b2z c) <-> sum0 x y z /\ xorb (xorb a b) c = false.
Proof.
  intros. unfold sum0. rewrite !lxor_digit.
  destruct (xorb (xorb a b) c); cbn [Z.b2z]; split; [lia | intros [_ no]; discriminate | split; [lia | reflexivity] | lia].
Qed.

Lemma sum0_swap : forall x y z, sum0 x y z -> sum0 z y x.
Proof. unfold sum0. intros x y z <-. apply Z.bits_inj'. intros. rewrite !Z.lxor_spec. btauto. Qed.

Lemma sum0_alike_z : forall x y z w, sum0 x y z -> sum0 x y w -> z = w.
Proof. unfold sum0. intros x y z w is_z is_w. apply Z.lxor_eq in is_z, is_w. congruence. Qed.

Lemma sum0_alike_y : forall x y v z, sum0 x y z -> sum0 x v z -> y = v.
Proof.
  unfold sum0. intros x y v z is_y is_v. rewrite Z.lxor_comm, <- Z.lxor_assoc in is_y, is_v.
  apply Z.lxor_eq in is_y, is_v. congruence.
Qed.

Lemma sum0_alike_x : forall x u y z, sum0 x y z -> sum0 u y z -> x = u.
Proof. intros x u y z is_x is_u. apply sum0_swap in is_x, is_u. eapply sum0_alike_z; eauto. Qed.

Section Odd.

(** k = 2t + c - 1 with an even t, and c = 0 or c = 2: k = 4m + 3 is c = 0, t = 2m + 2, and k = 4m + 1 is c = 2, t = 2m. *)
Variables k t h c : Z.
Hypothesis t_even : t = 2 * h.
Hypothesis h_ok : 0 <= h.
Hypothesis c_ok : c = 0 \/ c = 2.
Hypothesis k_is : k = 2 * t + c - 1.

(** The numbers s of Section 6 of the paper are even. *)
Lemma is_even : forall x y z, sum0 x y z -> exists s, x + z - k * y = 2 * s.
Proof.
  intros x y z is_0. destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  apply sum0_digit in is_0 as [_ digits].
  assert (k_odd : exists l, k = 2 * l - 1) by (destruct c_ok as [c_0 | c_2]; [exists t | exists (t + 1)]; lia).
  destruct k_odd as [l k_odd].
  destruct a, b, d; try discriminate; cbn [Z.b2z];
    [exists (x' + z' - k * y' + 1 - l) | exists (x' + z' - k * y' + 1) | exists (x' + z' - k * y' + 1 - l) | exists (x' + z' - k * y')];
    rewrite k_odd; ring.
Qed.

(** * (A) *)
Lemma not_both : forall n x y z v w,
  0 <= x -> 0 <= v -> 0 <= w -> y < 2 ^ Z.of_nat n -> z < 2 ^ Z.of_nat n ->
  sum0 x y z -> sum0 x v w -> v < y -> w < z ->
  x + z - k * y <= -2 - c \/ 2 * t <= x + w - k * v.
Proof.
  induction n as [| n known]; intros x y z v w x_ok v_ok w_ok y_small z_small is_p is_q v_less w_less.
  { cbn in *. lia. }
  rewrite Nat2Z.inj_succ, Z.pow_succ_r in y_small, z_small by lia.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]], (parts v) as [v' [e ->]],
    (parts w) as [w' [f ->]].
  apply sum0_digit in is_p as [is_p p_digits]. apply sum0_digit in is_q as [is_q q_digits].
  assert (v' <= y' /\ w' <= z') as [v_le w_le] by (destruct a, b, d, e, f; cbn [Z.b2z] in *; lia).
  destruct (Z.eq_dec v' y') as [-> | v_differs], (Z.eq_dec w' z') as [-> | w_differs].
  - assert (b = true /\ d = true /\ e = false /\ f = false /\ a = false) as [-> [-> [-> [-> ->]]]].
    { destruct a, b, d, e, f; cbn in *; try discriminate; repeat split; lia. }
    destruct (is_even _ _ _ is_p) as [s s_is]. cbn [Z.b2z]. lia.
  - exfalso. apply w_differs. eapply sum0_alike_z; eauto.
  - exfalso. apply v_differs. eapply sum0_alike_y; eauto.
  - destruct (known x' y' z' v' w') as [low | high]; auto;
      destruct a, b, d, e, f; try discriminate; cbn [Z.b2z] in *; lia.
Qed.

(** * (B) *)

(** The rest v of y after a cut to the place where the number s is r. *)
Definition reach (r y v : Z) : Prop := v = y /\ 0 <= r \/ v < y /\ 0 <= r <= 2 * t - 2.

Lemma extend : forall x y v w a b, sum0 x v w -> reach (x + w - k * v) y v ->
  exists e f, xorb (xorb a e) f = false
    /\ reach ((2 * x + Z.b2z a) + (2 * w + Z.b2z f) - k * (2 * v + Z.b2z e)) (2 * y + Z.b2z b) (2 * v + Z.b2z e).
Proof.
  intros x y v w a b is_0 known. destruct (is_even _ _ _ is_0) as [s s_is]. unfold reach in *.
  assert (exact : forall e f g, xorb (xorb a e) f = g -> g = xorb (xorb a e) f) by congruence.
  destruct (Z.le_gt_cases t (2 * s)) as [large | small].
  - destruct known as [[-> r_ok] | [less r_ok]].
    + destruct b.
      * exists true, (negb a). split; [now destruct a |]. left. destruct a; cbn [Z.b2z negb]; lia.
      * exists false, a. split; [now destruct a |]. left. destruct a; cbn [Z.b2z]; lia.
    + exists true, (negb a). split; [now destruct a |]. right. destruct a, b; cbn [Z.b2z negb]; lia.
  - exists false, a. split; [now destruct a |]. destruct known as [[-> r_ok] | [less r_ok]].
    + destruct b; [right | left]; destruct a; cbn [Z.b2z]; lia.
    + right. destruct a, b; cbn [Z.b2z]; lia.
Qed.

Inductive answer (x y z : Z) : Prop :=
  | inside : sum0 x y z -> answer x y z
  | lower_y : forall v, 0 <= v < y -> sum0 x v z -> answer x y z
  | lower_z : forall v w, 0 <= v -> 0 <= w < z -> sum0 x v w -> reach (x + w - k * v) y v -> answer x y z
  | lower_x : forall v u, 0 <= v -> 0 <= u < x -> sum0 z v u -> reach (z + u - k * v) y v -> answer x y z
  | illegal : x + z - k * y <= -3 -> answer x y z.

Lemma find : forall n x y z, 0 <= x < 2 ^ Z.of_nat n -> 0 <= y < 2 ^ Z.of_nat n -> 0 <= z < 2 ^ Z.of_nat n -> answer x y z.
Proof.
  induction n as [| n known]; intros x y z x_ok y_ok z_ok.
  { cbn in *. apply inside. now replace x with 0 by lia; replace y with 0 by lia; replace z with 0 by lia. }
  rewrite Nat2Z.inj_succ, Z.pow_succ_r in * by lia.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  assert (k_ok : -1 <= k) by lia.
  destruct (known x' y' z') as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 r | v u v_ok u_ok is_0 r | no];
    try (destruct a, b, d; cbn [Z.b2z] in *; lia).
  - destruct (xorb (xorb a b) d) eqn:digits; [| apply inside; now apply sum0_digit].
    destruct b.
    { apply lower_y with (v := 2 * y' + Z.b2z false); [cbn [Z.b2z]; destruct y_ok; cbn [Z.b2z] in *; lia |].
      apply sum0_digit. split; [assumption |]. now destruct a, d. }
    destruct (is_even _ _ _ is_0) as [s s_is].
    destruct (Z.le_gt_cases 0 s) as [s_ok | s_low].
    + destruct a, d; try discriminate.
      * apply lower_x with (v := 2 * y' + Z.b2z false) (u := 2 * x' + Z.b2z false);
          [cbn [Z.b2z] in *; lia | cbn [Z.b2z] in *; lia | apply sum0_digit; split; [now apply sum0_swap | reflexivity] |].
        left. cbn [Z.b2z]. lia.
      * apply lower_z with (v := 2 * y' + Z.b2z false) (w := 2 * z' + Z.b2z false);
          [cbn [Z.b2z] in *; lia | cbn [Z.b2z] in *; lia | apply sum0_digit; split; [assumption | reflexivity] |].
        left. cbn [Z.b2z]. lia.
    + apply illegal. destruct a, d; try discriminate; cbn [Z.b2z]; lia.
  - apply lower_y with (v := 2 * v + Z.b2z (xorb a d)); [destruct a, b, d; cbn [Z.b2z xorb]; lia |].
    apply sum0_digit. split; [assumption | now destruct a, d].
  - destruct (extend x' y' v w a b is_0 r) as [e [f [digits reached]]].
    apply lower_z with (v := 2 * v + Z.b2z e) (w := 2 * w + Z.b2z f); [destruct e; cbn [Z.b2z]; lia | destruct f, d; cbn [Z.b2z]; lia | | assumption].
    now apply sum0_digit.
  - destruct (extend z' y' v u d b is_0 r) as [e [f [digits reached]]].
    apply lower_x with (v := 2 * v + Z.b2z e) (u := 2 * u + Z.b2z f); [destruct e; cbn [Z.b2z]; lia | destruct f, a; cbn [Z.b2z]; lia | | assumption].
    now apply sum0_digit.
  - apply illegal. destruct a, b, d; cbn [Z.b2z]; lia.
Qed.

Lemma bound : forall x, 0 <= x -> x < 2 ^ Z.of_nat (Z.to_nat x).
Proof. intros x x_ok. rewrite Z2Nat.id by assumption. apply Z.pow_gt_lin_r; lia. Qed.

Lemma found : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> answer x y z.
Proof.
  intros x y z x_ok y_ok z_ok. pose proof (bound (x + y + z) ltac:(lia)).
  apply (find (Z.to_nat (x + y + z))); lia.
Qed.

Lemma never_both : forall x y z v w, 0 <= x -> 0 <= v -> 0 <= w -> sum0 x y z -> sum0 x v w -> v < y -> w < z ->
  x + z - k * y <= -2 - c \/ 2 * t <= x + w - k * v.
Proof.
  intros x y z v w x_ok v_ok w_ok. intros. pose proof (bound (y + z) ltac:(lia)).
  apply (not_both (Z.to_nat (y + z)) x y z v w); auto; lia.
Qed.

End Odd.

(** * Bars whose rim is floor((x + z + r) / k) *)

Lemma left_is : forall r k x y z v, 0 < k -> left_of_y (Rim 1 1 r k) x y z = v ->
  v = y \/ v < y /\ k * v <= x + z + r < k * v + k.
Proof.
  intros r k x y z v k_ok <-. cbn [left_of_y]. rewrite !Z.mul_1_l.
  pose proof (Z.mul_div_le (x + z + r) k k_ok). pose proof (Z.mul_succ_div_gt (x + z + r) k k_ok).
  rewrite Z.mul_succ_r in *. destruct (Z.min_spec y ((x + z + r) / k)) as [[_ ->] | [le ->]]; [now left |].
  destruct (Z.eq_dec y ((x + z + r) / k)); [now left | right; split]; lia.
Qed.

Lemma left_reached : forall r k x y z v, 0 < k -> v = y /\ k * y <= x + z + r \/ v < y /\ k * v <= x + z + r < k * v + k ->
  left_of_y (Rim 1 1 r k) x y z = v.
Proof.
  intros r k x y z v k_ok [[-> le] | [less rim]]; cbn [left_of_y]; rewrite !Z.mul_1_l.
  - apply Z.min_l. now apply below_quotient.
  - rewrite <- (is_quotient v) by lia. lia.
Qed.

Section Game.

Variables k t h c r i : Z.
Hypothesis t_even : t = 2 * h.
Hypothesis h_ok : 0 <= h.
Hypothesis c_ok : c = 0 \/ c = 2.
Hypothesis k_is : k = 2 * t + c - 1.
Hypothesis k_ok : 0 < k.
Hypothesis r_ok : 0 <= r.

(** x = X + i and z = Z + i: the sum x + z + r is X + Z + c, or one less if c = 2. Nothing is shifted, or by one and r = 0. *)
Hypothesis shift : i = 0 /\ (r = c \/ c = 2 /\ r = 1) \/ i = 1 /\ r = 0 /\ c = 2.

Let bar := Rim 1 1 r k.
Let member (p : position) : Prop := let '(At x y z) := p in sum0 (x - i) y (z - i).

Lemma not_negative : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> sum0 (x - i) y (z - i) ->
  0 <= x - i /\ 0 <= z - i \/ x = 0 /\ y = 0 /\ z = 0 /\ i = 1.
Proof.
  intros x y z x_ok y_ok z_ok is_0. unfold sum0 in is_0. apply Z.lxor_eq in is_0.
  destruct shift as [[-> _] | [-> _]]; [lia |].
  destruct (Z.eq_dec x 0) as [-> | x_not_0].
  - right. change (0 - 1) with (-1) in is_0.
    assert (z = 0) as ->.
    { destruct (Z.eq_dec z 0) as [| z_not_0]; [assumption | exfalso].
      assert (both : 0 <= Z.lxor (-1) y) by lia. apply Z.lxor_nonneg in both. lia. }
    change (0 - 1) with (-1) in is_0.
    assert (again : Z.lxor (Z.lxor (-1) y) (-1) = Z.lxor (-1) (-1)) by now rewrite is_0.
    rewrite Z.lxor_comm, <- Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l in again. auto.
  - left. split; [lia |]. apply Z.nlt_ge. intros no. rewrite <- is_0 in no.
    assert (0 <= Z.lxor (x - 1) y) by (apply Z.lxor_nonneg; lia). lia.
Qed.

Lemma well : well_formed bar.
Proof. cbn. lia. Qed.

Lemma game_A : forall p q, legal bar p -> member p -> is_option bar p q -> ~ member q.
Proof.
  intros p q p_legal p_in move q_in. pose proof (moves_are_legal bar p q well p_legal move) as q_legal.
  destruct p as [x y z]. cbn [legal under_rim bar] in p_legal. destruct p_legal as [x_ok [y_ok [z_ok rim_ok]]].
  rewrite !Z.mul_1_l, below_quotient in rim_ok by assumption.
  cbn [member] in p_in.
  inversion move as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst x' y' z' q.
  + cbn [legal under_rim bar] in q_legal. destruct q_legal as [u_ok [v_ok _]]. cbn [member] in q_in.
    remember (left_of_y bar u y z) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| assumption].
    destruct (not_negative _ _ _ x_ok y_ok z_ok p_in) as [[X_ok Z_ok] | zero]; [| lia].
    destruct (not_negative _ _ _ u_ok v_ok z_ok q_in) as [[U_ok _] | zero]; [| lia].
    destruct is_left as [-> | [v_less is_rim]].
    * assert (x - i = u - i) by (eapply sum0_alike_x; eauto). lia.
    * apply sum0_swap in p_in, q_in.
      destruct (never_both k t h c t_even h_ok c_ok k_is (z - i) y (x - i) v (u - i)); auto; lia.
  + cbn [member] in q_in. assert (y = v) by (eapply sum0_alike_y; eauto). lia.
  + cbn [legal under_rim bar] in q_legal. destruct q_legal as [_ [v_ok [w_ok _]]]. cbn [member] in q_in.
    remember (left_of_y bar x y w) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| assumption].
    destruct (not_negative _ _ _ x_ok y_ok z_ok p_in) as [[X_ok Z_ok] | zero]; [| lia].
    destruct (not_negative _ _ _ x_ok v_ok w_ok q_in) as [[_ W_ok] | zero]; [| lia].
    destruct is_left as [-> | [v_less is_rim]].
    * assert (z - i = w - i) by (eapply sum0_alike_z; eauto). lia.
    * destruct (never_both k t h c t_even h_ok c_ok k_is (x - i) y (z - i) v (w - i)); auto; lia.
Qed.

Lemma game_B : forall p, legal bar p -> ~ member p -> exists q, is_option bar p q /\ member q.
Proof.
  intros [x y z] p_legal outside. cbn [legal under_rim bar] in p_legal. destruct p_legal as [x_ok [y_ok [z_ok rim_ok]]].
  rewrite !Z.mul_1_l, below_quotient in rim_ok by assumption. cbn [member] in outside.
  destruct (Z.lt_ge_cases (x - i) 0) as [x_low | X_ok].
  { (* x = 0 and i = 1 *)
    assert (x = 0 /\ i = 1 /\ r = 0) as [-> [-> ->]] by lia.
    destruct (Z.eq_dec z 0) as [-> | z_not_0].
    - exfalso. apply outside. assert (y = 0) as -> by nia. reflexivity.
    - exists (At 0 0 0). split; [| reflexivity].
      assert (left_of_y bar 0 y 0 = 0) as is_0.
      { apply left_reached; [assumption |]. destruct (Z.eq_dec y 0) as [-> |]; [left | right]; lia. }
      rewrite <- is_0 at 3. apply cut_z. lia. }
  destruct (Z.lt_ge_cases (z - i) 0) as [z_low | Z_ok].
  { assert (z = 0 /\ i = 1 /\ r = 0) as [-> [-> ->]] by lia.
    exists (At 0 0 0). split; [| reflexivity].
    assert (left_of_y bar 0 y 0 = 0) as is_0.
    { apply left_reached; [assumption |]. destruct (Z.eq_dec y 0) as [-> |]; [left | right]; lia. }
    rewrite <- is_0 at 3. apply cut_x. lia. }
  destruct (found k t h c t_even h_ok c_ok k_is (x - i) y (z - i) X_ok y_ok Z_ok)
    as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 reached | v u v_ok u_ok is_0 reached | no].
  + contradiction.
  + exists (At x v z). split; [now apply cut_y | exact is_0].
  + exists (At x v (w + i)). split; [| cbn [member]; now rewrite Z.add_simpl_r].
    assert (left_of_y bar x y (w + i) = v) as <-; [| apply cut_z; lia].
    apply left_reached; [assumption |]. unfold reach in reached. destruct reached as [[-> low] | [less [low high]]]; [left | right]; lia.
  + exists (At (u + i) v z). split; [| cbn [member]; rewrite Z.add_simpl_r; now apply sum0_swap].
    assert (left_of_y bar (u + i) y z = v) as <-; [| apply cut_x; lia].
    apply left_reached; [assumption |]. unfold reach in reached. destruct reached as [[-> low] | [less [low high]]]; [left | right]; lia.
  + exfalso. lia.
Qed.

Theorem P_positions_of_bar : forall x y z, legal bar (At x y z) -> (P_position (is_option bar) (At x y z) <-> member (At x y z)).
Proof.
  intros x y z is_legal.
  apply (set_of_P_positions (legal bar) size (fun p q => moves_are_legal bar p q well) (fun p q => moves_end bar p q well) member);
    [| exact game_A | exact game_B | exact is_legal].
  intros [x' y' z']. apply Z.eq_dec.
Qed.

End Game.

(** * Theorem 7.3 for every m *)
Theorem triangular_7_3 : forall m, 0 <= m -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / (4 * m + 3) ->
  (P_position (is_option (Rim 1 1 0 (4 * m + 3))) (At x y z) <-> Z.lxor (Z.lxor x y) z = 0).
Proof.
  intros m m_ok x y z x_ok y_ok z_ok rim_ok.
  rewrite <- (Z.sub_0_r x) at 2. rewrite <- (Z.sub_0_r z) at 2.
  apply (P_positions_of_bar (4 * m + 3) (2 * m + 2) (m + 1) 0 0 0); try lia.
  cbn [legal under_rim]. rewrite !Z.mul_1_l, Z.add_0_r. auto.
Qed.

(** * Conjecture 8.1 for every m *)
Theorem triangular_8_1 : forall m, 0 <= m -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / (4 * m + 1) ->
  (P_position (is_option (Rim 1 1 0 (4 * m + 1))) (At x y z) <-> Z.lxor (Z.lxor (x - 1) y) (z - 1) = 0).
Proof.
  intros m m_ok x y z x_ok y_ok z_ok rim_ok.
  apply (P_positions_of_bar (4 * m + 1) (2 * m) m 2 0 1); try lia.
  cbn [legal under_rim]. rewrite !Z.mul_1_l, Z.add_0_r. auto.
Qed.

(** * The offsets 1 and 2 for every m *)
Theorem offset : forall m r, 0 <= m -> r = 1 \/ r = 2 -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z + r) / (4 * m + 1) ->
  (P_position (is_option (Rim 1 1 r (4 * m + 1))) (At x y z) <-> Z.lxor (Z.lxor x y) z = 0).
Proof.
  intros m r m_ok r_ok x y z x_ok y_ok z_ok rim_ok.
  rewrite <- (Z.sub_0_r x) at 2. rewrite <- (Z.sub_0_r z) at 2.
  apply (P_positions_of_bar (4 * m + 1) (2 * m) m 2 r 0); try lia.
  cbn [legal under_rim]. rewrite !Z.mul_1_l. auto.
Qed.
