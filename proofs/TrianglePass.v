(** Triangular bars with a one-time pass: k = 4m + 1 with s = 4n and s = 4n + 1, and k = 4m + 3 with s = 4n + 1. *)

From Coq Require Import ZArith Bool Btauto Lia.
From Bittersweet Require Import Games Bars Moves Conditions Triangles TriangleOffsets.
Open Scope Z_scope.

Inductive pass_option (the : bar) : position * bool -> position * bool -> Prop :=
  | cutting : forall p q b, is_option the p q -> pass_option the (p, b) (q, b)
  | passing : forall p, (exists q, is_option the p q) -> pass_option the (p, true) (p, false).

(** The nim-sum is 1. *)
Definition sum1 (x y z : Z) : Prop := Z.lxor (Z.lxor x y) z = 1.

Lemma sum1_digit : forall x y z a b c,
  sum1 (2 * x + Z.b2z a) (2 * y + Z.b2z b) (2 * z + Z.b2z c) <-> sum0 x y z /\ xorb (xorb a b) c = true.
Proof.
  intros. unfold sum1, sum0. rewrite !lxor_digit.
  destruct (xorb (xorb a b) c); cbn [Z.b2z]; split; [lia | lia | lia | intros [_ no]; discriminate].
Qed.

Lemma sum1_swap : forall x y z, sum1 x y z -> sum1 z y x.
Proof. unfold sum1. intros x y z <-. apply Z.bits_inj'. intros. rewrite !Z.lxor_spec. btauto. Qed.

Lemma sum1_z : forall x y z w, sum1 x y z -> sum1 x y w -> z = w.
Proof.
  unfold sum1. intros x y z w is_z is_w. rewrite <- is_w in is_z.
  assert (Z.lxor (Z.lxor x y) (Z.lxor (Z.lxor x y) z) = Z.lxor (Z.lxor x y) (Z.lxor (Z.lxor x y) w)) as same by congruence.
  rewrite <- !Z.lxor_assoc in same. rewrite !(Z.lxor_assoc (Z.lxor x y)) in same.
  rewrite <- !(Z.lxor_assoc (Z.lxor x y) (Z.lxor x y)), !Z.lxor_nilpotent, !Z.lxor_0_l in same. exact same.
Qed.

Lemma sum1_perm : forall x y z, sum1 x y z -> sum1 x z y.
Proof. unfold sum1. intros x y z <-. apply Z.bits_inj'. intros. rewrite !Z.lxor_spec. btauto. Qed.

Lemma sum1_y : forall x y v z, sum1 x y z -> sum1 x v z -> y = v.
Proof. intros x y v z is_y is_v. apply sum1_perm in is_y, is_v. eapply sum1_z; eauto. Qed.

Section Pass.
Variables m k : Z.
Hypothesis m_ok : 0 <= m.
Hypothesis k_is : k = 4 * m + 1.

Let t_even : 2 * m = 2 * m := eq_refl.
Let c_ok : 2 = 0 \/ 2 = 2 := or_intror eq_refl.
Lemma k_is' : k = 2 * (2 * m) + 2 - 1. Proof. lia. Qed.

Lemma not_both1 : forall x y z v w, 0 <= x -> 0 <= v -> 0 <= w -> sum1 x y z -> sum1 x v w -> v < y -> w < z ->
  x + z - k * y <= -3 \/ k - 2 <= x + w - k * v.
Proof.
  intros x y z v w x_ok v_ok w_ok is_p is_q v_less w_less.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]], (parts v) as [v' [e ->]],
    (parts w) as [w' [f ->]].
  apply sum1_digit in is_p as [is_p p_digits]. apply sum1_digit in is_q as [is_q q_digits].
  assert (v' <= y' /\ w' <= z') as [v_le w_le] by (destruct a, b, d, e, f; cbn [Z.b2z] in *; lia).
  destruct (Z.eq_dec v' y') as [-> | v_differs], (Z.eq_dec w' z') as [-> | w_differs].
  - destruct (is_even k (2 * m) 2 c_ok k_is' _ _ _ is_p) as [s s_is].
    destruct a, b, d, e, f; try discriminate; cbn [Z.b2z] in *; lia.
  - exfalso. apply w_differs. eapply sum0_alike_z; eauto.
  - exfalso. apply v_differs. eapply sum0_alike_y; eauto.
  - destruct (never_both k (2 * m) m 2 t_even m_ok c_ok k_is' x' y' z' v' w') as [low | high]; auto;
      destruct a, b, d, e, f; try discriminate; cbn [Z.b2z] in *; lia.
Qed.

Definition reach1 (r y v : Z) : Prop := v = y /\ -2 <= r \/ v < y /\ -2 <= r <= k - 3.

Lemma last_digit : forall x y v w a b, sum0 x v w -> reach (2 * m) (x + w - k * v) y v ->
  exists e f, xorb (xorb a e) f = true
    /\ reach1 ((2 * x + Z.b2z a) + (2 * w + Z.b2z f) - k * (2 * v + Z.b2z e)) (2 * y + Z.b2z b) (2 * v + Z.b2z e).
Proof.
  intros x y v w a b is_0 known. destruct (is_even k (2 * m) 2 c_ok k_is' _ _ _ is_0) as [s s_is]. unfold reach, reach1 in *.
  destruct (Z.le_gt_cases m s) as [large | small].
  - destruct known as [[-> r_ok] | [less r_ok]].
    + destruct b.
      * exists true, a. split; [now destruct a |]. left. destruct a; cbn [Z.b2z]; lia.
      * exists false, (negb a). split; [now destruct a |]. left. destruct a; cbn [Z.b2z negb]; lia.
    + exists true, a. split; [now destruct a |]. right. destruct a, b; cbn [Z.b2z]; lia.
  - exists false, (negb a). split; [now destruct a |]. destruct known as [[-> r_ok] | [less r_ok]].
    + destruct b; [right | left]; destruct a; cbn [Z.b2z negb]; lia.
    + right. destruct a, b; cbn [Z.b2z negb]; lia.
Qed.

Inductive answer1 (x y z : Z) : Prop :=
  | inside0 : sum0 x y z -> answer1 x y z
  | inside1 : sum1 x y z -> answer1 x y z
  | lower_y1 : forall v, 0 <= v < y -> sum1 x v z -> answer1 x y z
  | lower_z1 : forall v w, 0 <= v -> 0 <= w < z -> sum1 x v w -> reach1 (x + w - k * v) y v -> answer1 x y z
  | lower_x1 : forall v u, 0 <= v -> 0 <= u < x -> sum1 z v u -> reach1 (z + u - k * v) y v -> answer1 x y z
  | illegal1 : x + z - k * y <= -3 -> answer1 x y z.

Lemma found1 : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> answer1 x y z.
Proof.
  intros x y z x_ok y_ok z_ok.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  destruct (found k (2 * m) m 2 t_even m_ok c_ok k_is' x' y' z') as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 r | v u v_ok u_ok is_0 r | no];
    try (destruct a, b, d; cbn [Z.b2z] in *; lia).
  - destruct (xorb (xorb a b) d) eqn:digits; [apply inside1; now apply sum1_digit | apply inside0; now apply sum0_digit].
  - apply lower_y1 with (v := 2 * v + Z.b2z (negb (xorb a d))); [destruct a, b, d; cbn [Z.b2z xorb negb]; lia |].
    apply sum1_digit. split; [assumption | now destruct a, d].
  - destruct (last_digit x' y' v w a b is_0 r) as [e [f [digits reached]]].
    apply lower_z1 with (v := 2 * v + Z.b2z e) (w := 2 * w + Z.b2z f);
      [destruct e; cbn [Z.b2z]; lia | destruct f, d; cbn [Z.b2z]; lia | | assumption]. now apply sum1_digit.
  - destruct (last_digit z' y' v u d b is_0 r) as [e [f [digits reached]]].
    apply lower_x1 with (v := 2 * v + Z.b2z e) (u := 2 * u + Z.b2z f);
      [destruct e; cbn [Z.b2z]; lia | destruct f, a; cbn [Z.b2z]; lia | | assumption]. now apply sum1_digit.
  - apply illegal1. destruct a, b, d; cbn [Z.b2z]; lia.
Qed.

Let the := Rim 1 1 0 k.
Lemma k_pos : 0 < k. Proof. lia. Qed.
Lemma shift_ok : 1 = 0 /\ (0 = 2 \/ 2 = 2 /\ 0 = 1) \/ 1 = 1 /\ 0 = 0 /\ 2 = 2. Proof. lia. Qed.
Let A0 := game_A k (2 * m) m 2 0 1 t_even m_ok c_ok k_is' k_pos (Z.le_refl 0) shift_ok.
Let B0 := game_B k (2 * m) m 2 0 1 t_even m_ok c_ok k_is' k_pos (Z.le_refl 0) shift_ok.

Definition set (q : position * bool) : Prop :=
  let '(At x y z, b) := q in
  if b then (x = 0 /\ y = 0 /\ z = 0) \/ (0 < x /\ 0 < z /\ sum1 (x - 1) y (z - 1)) else sum0 (x - 1) y (z - 1).
Definition fine (q : position * bool) : Prop := legal the (fst q).
Definition weight (q : position * bool) : nat := (size (fst q) + if snd q then 1 else 0)%nat.

Theorem with_pass : forall q, fine q -> (P_position (pass_option the) q <-> set q).
Proof.
  assert (ok : well_formed the) by (cbn; lia).
  apply (set_of_P_positions fine weight).
  - intros p q is_fine move. destruct move as [p q b cut | p any]; unfold fine in *; cbn [fst] in *; [eapply moves_are_legal; eauto | assumption].
  - intros p q is_fine move. destruct move as [p q b cut | p any]; unfold fine, weight in *; cbn [fst snd] in *; [| lia].
    pose proof (moves_end the p q ok is_fine cut). lia.
  - intros [[x y z] []]; cbn [set]; [| apply Z.eq_dec].
    destruct (Z.eq_dec x 0), (Z.eq_dec y 0), (Z.eq_dec z 0), (Z_lt_dec 0 x), (Z_lt_dec 0 z), (Z.eq_dec (Z.lxor (Z.lxor (x - 1) y) (z - 1)) 1);
      unfold sum1; tauto.
  - (* (A) *)
    intros p q is_fine inside move. destruct move as [p q [] cut | p [q cut]].
    + unfold fine in is_fine. cbn [fst] in is_fine. pose proof (moves_are_legal the p q ok is_fine cut) as q_fine.
      destruct p as [x y z]. cbn [set] in inside. destruct inside as [[-> [-> ->]] | [x_pos [z_pos is_p]]]; [inversion cut; lia |].
      cbn [legal under_rim the] in is_fine. destruct is_fine as [x_ok [y_ok [z_ok rim]]]. rewrite !Z.mul_1_l, below_quotient in rim by exact k_pos.
      inversion cut as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst x' y' z' q; cbn [set].
      * remember (left_of_y the u y z) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| exact k_pos].
        cbn [legal] in q_fine. intros [zero | [u_pos [_ is_q]]]; [lia |].
        apply sum1_swap in is_p, is_q.
        destruct is_left as [-> | [less at_rim]]; [assert (x - 1 = u - 1) by (eapply sum1_z; eauto); lia |].
        destruct (not_both1 (z - 1) y (x - 1) v (u - 1)); auto; lia.
      * intros [zero | [_ [_ is_q]]]; [lia |]. assert (y = v) by (eapply sum1_y; eauto). lia.
      * remember (left_of_y the x y w) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| exact k_pos].
        cbn [legal] in q_fine. intros [zero | [_ [w_pos is_q]]]; [lia |].
        destruct is_left as [-> | [less at_rim]]; [assert (z - 1 = w - 1) by (eapply sum1_z; eauto); lia |].
        destruct (not_both1 (x - 1) y (z - 1) v (w - 1)); auto; lia.
    + unfold fine in is_fine. cbn [fst] in is_fine. pose proof (A0 p q is_fine) as never. destruct p as [x y z], q as [u v w].
      cbn [set] in *. auto.
    + destruct p as [x y z]. cbn [set] in *. destruct inside as [[-> [-> ->]] | [_ [_ is_1]]]; [inversion cut; lia |].
      unfold sum0, sum1 in *. lia.
  - (* (B) *)
    intros [[x y z] []] is_fine outside; unfold fine in is_fine; cbn [fst] in is_fine.
    2:{ destruct (B0 (At x y z) is_fine outside) as [[u v w] [cut inside]]. exists (At u v w, false). split; [now apply cutting | exact inside]. }
    pose proof is_fine as is_legal. cbn [legal under_rim the] in is_fine. destruct is_fine as [x_ok [y_ok [z_ok rim]]].
    rewrite !Z.mul_1_l, below_quotient in rim by exact k_pos. cbn [set] in outside.
    destruct (Z.eq_dec x 0) as [-> | x_pos].
    { assert (z <> 0) by (intros ->; apply outside; left; nia).
      exists (At 0 0 0, true). split; [| cbn [set]; tauto]. apply cutting.
      assert (left_of_y the 0 y 0 = 0) as is_0.
      { apply left_reached; [exact k_pos |]. destruct (Z.eq_dec y 0) as [-> |]; [left | right]; lia. }
      rewrite <- is_0 at 3. apply cut_z. lia. }
    destruct (Z.eq_dec z 0) as [-> | z_pos].
    { exists (At 0 0 0, true). split; [| cbn [set]; tauto]. apply cutting.
      assert (left_of_y the 0 y 0 = 0) as is_0.
      { apply left_reached; [exact k_pos |]. destruct (Z.eq_dec y 0) as [-> |]; [left | right]; lia. }
      rewrite <- is_0 at 3. apply cut_x. lia. }
    destruct (found1 (x - 1) y (z - 1)) as [is_0 | is_1 | v v_ok is_1 | v w v_ok w_ok is_1 r | v u v_ok u_ok is_1 r | no]; try lia.
    + exists (At x y z, false). split; [| exact is_0]. apply passing. exists (At (x - 1) (left_of_y the (x - 1) y z) z). apply cut_x. lia.
    + exfalso. apply outside. right. repeat split; lia || assumption.
    + exists (At x v z, true). split; [apply cutting; now apply cut_y | cbn [set]; right; repeat split; lia || assumption].
    + exists (At x v (w + 1), true). split; [| cbn [set]; rewrite Z.add_simpl_r; right; repeat split; lia || assumption].
      apply cutting. assert (left_of_y the x y (w + 1) = v) as <-; [| apply cut_z; lia].
      apply left_reached; [exact k_pos |]. unfold reach1 in r. destruct r as [[-> low] | [less [low high]]]; [left | right]; lia.
    + exists (At (u + 1) v z, true). split; [| cbn [set]; rewrite Z.add_simpl_r; right; repeat split; try lia; now apply sum1_swap].
      apply cutting. assert (left_of_y the (u + 1) y z = v) as <-; [| apply cut_x; lia].
      apply left_reached; [exact k_pos |]. unfold reach1 in r. destruct r as [[-> low] | [less [low high]]]; [left | right]; lia.
Qed.
End Pass.

(** Triangular bars with the rims floor((x + z + s) / k) and a one-time pass, for every odd k and every s < k with
      k = 4m + 1 and s = 4n      c = s / 2 - 1,
      k = 4m + 1 and s = 4n + 1  c = (s - 3) / 2, and then k y <= x + z + s - 1,
      k = 4m + 3 and s = 4n + 1  c = (s + 1) / 2:
    while the pass is there, (x, y, z) is a P-position if and only if it is (0, 0, 0) or (x + c) xor y xor (z + c) = 1. *)


Section Search.

Variables k t h cu rho : Z.
Hypothesis t_even : t = 2 * h.
Hypothesis h_ok : 0 <= h.
Hypothesis kind : cu = 2 /\ rho = 2 \/ cu = 0 /\ rho = -1.
Hypothesis k_is : k = 2 * t + cu - 1.
Hypothesis k_ok : 0 < k.

Let cu_ok : cu = 0 \/ cu = 2. Proof. clear - kind. lia. Qed.

(** If the nim-sum is 1, the distance is odd. *)
Lemma odd_distance : forall x y z, sum1 x y z -> exists s, x + z - k * y = 2 * s + 1.
Proof.
  intros x y z is_1. destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  apply sum1_digit in is_1 as [_ digits].
  assert (k_odd : exists l, k = 2 * l - 1) by (destruct kind as [[c_2 _] | [c_0 _]]; [exists (t + 1) | exists t]; lia).
  destruct k_odd as [l k_odd]. rewrite k_odd.
  destruct a, b, d; try discriminate; cbn [Z.b2z];
    [exists (x' + z' - (2 * l - 1) * y' - l + 1) | exists (x' + z' - (2 * l - 1) * y')
    | exists (x' + z' - (2 * l - 1) * y' - l) | exists (x' + z' - (2 * l - 1) * y')]; ring.
Qed.

Lemma not_both_pass : forall x y z v w, 0 <= x -> 0 <= v -> 0 <= w -> sum1 x y z -> sum1 x v w -> v < y -> w < z ->
  x + z - k * y < - rho \/ k - rho <= x + w - k * v.
Proof.
  intros x y z v w x_ok v_ok w_ok is_p is_q v_less w_less.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]], (parts v) as [v' [e ->]],
    (parts w) as [w' [f ->]].
  apply sum1_digit in is_p as [is_p p_digits]. apply sum1_digit in is_q as [is_q q_digits].
  assert (v' <= y' /\ w' <= z') as [v_le w_le] by (destruct a, b, d, e, f; cbn [Z.b2z] in *; lia).
  destruct (Z.eq_dec v' y') as [-> | v_differs], (Z.eq_dec w' z') as [-> | w_differs].
  - destruct (is_even k t cu cu_ok k_is _ _ _ is_p) as [s s_is].
    destruct a, b, d, e, f; try discriminate; cbn [Z.b2z] in *; lia.
  - exfalso. apply w_differs. eapply sum0_alike_z; eauto.
  - exfalso. apply v_differs. eapply sum0_alike_y; eauto.
  - destruct (never_both k t h cu t_even h_ok cu_ok k_is x' y' z' v' w') as [low | high]; auto;
      destruct a, b, d, e, f; try discriminate; cbn [Z.b2z] in *; lia.
Qed.

(** The rest v of y at the distance r. *)
Definition reach_pass (r y v : Z) : Prop := v = y /\ - rho <= r \/ v < y /\ - rho <= r < k - rho.

Lemma last_digit_pass : forall x y v w a b, sum0 x v w -> reach t (x + w - k * v) y v ->
  exists e f, xorb (xorb a e) f = true
    /\ reach_pass ((2 * x + Z.b2z a) + (2 * w + Z.b2z f) - k * (2 * v + Z.b2z e)) (2 * y + Z.b2z b) (2 * v + Z.b2z e).
Proof.
  intros x y v w a b is_0 known. destruct (is_even k t cu cu_ok k_is _ _ _ is_0) as [s s_is]. unfold reach, reach_pass in *.
  destruct (Z.le_gt_cases t (2 * s)) as [large | low].
  - destruct known as [[-> r_ok] | [less r_ok]].
    + destruct b.
      * exists true, a. split; [now destruct a |]. left. destruct a; cbn [Z.b2z]; lia.
      * exists false, (negb a). split; [now destruct a |]. left. destruct a; cbn [Z.b2z negb]; lia.
    + exists true, a. split; [now destruct a |]. right. destruct a, b; cbn [Z.b2z]; lia.
  - exists false, (negb a). split; [now destruct a |]. destruct known as [[-> r_ok] | [less r_ok]].
    + destruct b; [right | left]; destruct a; cbn [Z.b2z negb]; lia.
    + right. destruct a, b; cbn [Z.b2z negb]; lia.
Qed.

Inductive answer_pass (x y z : Z) : Prop :=
  | is_zero : sum0 x y z -> answer_pass x y z
  | is_one : sum1 x y z -> answer_pass x y z
  | by_y : forall v, 0 <= v < y -> sum1 x v z -> answer_pass x y z
  | by_z : forall v w, 0 <= v -> 0 <= w < z -> sum1 x v w -> reach_pass (x + w - k * v) y v -> answer_pass x y z
  | by_x : forall v u, 0 <= v -> 0 <= u < x -> sum1 z v u -> reach_pass (z + u - k * v) y v -> answer_pass x y z
  | too_high : x + z - k * y <= -4 -> answer_pass x y z.

Lemma found_pass : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> answer_pass x y z.
Proof.
  intros x y z x_ok y_ok z_ok.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  destruct (found k t h cu t_even h_ok cu_ok k_is x' y' z') as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 r | v u v_ok u_ok is_0 r | no];
    try (destruct a, b, d; cbn [Z.b2z] in *; lia).
  - destruct (xorb (xorb a b) d) eqn:digits; [apply is_one; now apply sum1_digit | apply is_zero; now apply sum0_digit].
  - apply by_y with (v := 2 * v + Z.b2z (negb (xorb a d))); [destruct a, b, d; cbn [Z.b2z xorb negb]; lia |].
    apply sum1_digit. split; [assumption | now destruct a, d].
  - destruct (last_digit_pass x' y' v w a b is_0 r) as [e [f [digits reached]]].
    apply by_z with (v := 2 * v + Z.b2z e) (w := 2 * w + Z.b2z f);
      [destruct e; cbn [Z.b2z]; lia | destruct f, d; cbn [Z.b2z]; lia | | assumption]. now apply sum1_digit.
  - destruct (last_digit_pass z' y' v u d b is_0 r) as [e [f [digits reached]]].
    apply by_x with (v := 2 * v + Z.b2z e) (u := 2 * u + Z.b2z f);
      [destruct e; cbn [Z.b2z]; lia | destruct f, a; cbn [Z.b2z]; lia | | assumption]. now apply sum1_digit.
  - apply too_high. destruct a, b, d; cbn [Z.b2z]; lia.
Qed.

Variables c n : Z.
Hypothesis n_ok : 0 <= n.
Hypothesis c_is : c = 2 * n - 1.
Hypothesis small : n = 0 \/ 1 < k /\ 2 * c + 3 - 2 * k < - rho.

(** No such cut makes X = x + c smaller than 2n = c + 1. *)
Lemma stays_pass : forall X v w, 2 * n <= X -> 0 <= v -> 0 <= w -> sum1 X v w -> - rho <= X + w - k * v -> 2 * n <= w.
Proof.
  clear cu_ok t_even h_ok kind k_is. intros X v w X_ok v_ok w_ok is_1 reach_ok. destruct small as [-> | [k_large c_small]]; [lia |].
  destruct (Z.le_gt_cases (2 * n) w) as [| low]; [assumption | exfalso].
  destruct (parts X) as [x' [a ->]], (parts v) as [v' [e ->]], (parts w) as [w' [f ->]].
  apply sum1_digit in is_1 as [is_0 digits].
  assert (v'_ok : 0 <= v') by (destruct e; cbn [Z.b2z] in *; lia).
  assert (w'_ok : 0 <= w') by (destruct f; cbn [Z.b2z] in *; lia).
  pose proof (sum0_le x' v' w' v'_ok w'_ok is_0) as x_le.
  assert (w' < x') by (destruct a, f; cbn [Z.b2z] in *; lia).
  assert (k - 1 <= (k - 1) * v') by nia.
  destruct a, e, f; try discriminate; cbn [Z.b2z] in *; nia.
Qed.

End Search.

(** A member other than the end has x > 0 and z > 0. *)
Lemma edge : forall k s n x y, 0 <= n -> 0 < k -> s < k -> 0 <= x -> 0 <= y -> k * y <= x + s ->
  ~ sum1 (x + (2 * n - 1)) y (0 + (2 * n - 1)).
Proof.
  intros k s n x y n_ok k_ok s_ok x_ok y_ok rim is_1.
  destruct (Z.eq_dec n 0) as [-> | n_pos].
  - change (0 + (2 * 0 - 1)) with (-1) in is_1. change (2 * 0 - 1) with (-1) in is_1.
    destruct (Z.eq_dec x 0) as [-> | x_pos].
    + assert (y = 0) as -> by nia. discriminate.
    + unfold sum1 in is_1. assert (both : 0 <= Z.lxor (Z.lxor (x + -1) y) (-1)) by lia.
      apply Z.lxor_nonneg in both. assert (0 <= Z.lxor (x + -1) y) by (apply Z.lxor_nonneg; lia). lia.
  - replace (0 + (2 * n - 1)) with (2 * (n - 1) + Z.b2z true) in is_1 by (cbn [Z.b2z]; lia).
    destruct (parts (x + (2 * n - 1))) as [x' [a x_is]], (parts y) as [y' [b ->]]. rewrite x_is in is_1.
    apply sum1_digit in is_1 as [is_0 digits].
    assert (y'_ok : 0 <= y') by (destruct b; cbn [Z.b2z] in *; lia).
    pose proof (sum0_le x' y' (n - 1) y'_ok ltac:(lia) is_0).
    assert (x + 1 <= 2 * y' + Z.b2z b) by (destruct a, b; try discriminate; cbn [Z.b2z] in *; lia). nia.
Qed.

Lemma to_the_end : forall s k x y z, 0 < k -> 0 <= s < k -> 0 <= x -> 0 <= y -> 0 <= z -> x = 0 /\ 0 < z \/ 0 < x /\ z = 0 ->
  is_option (Rim 1 1 s k) (At x y z) (At 0 0 0).
Proof.
  intros s k x y z k_ok s_ok x_ok y_ok z_ok side. assert (left_of_y (Rim 1 1 s k) 0 y 0 = 0) as is_0.
  { apply left_reached; [assumption |]. destruct (Z.eq_dec y 0) as [-> |]; [left | right]; lia. }
  destruct side as [[-> z_pos] | [x_pos ->]]; rewrite <- is_0 at 3; [apply cut_z | apply cut_x]; lia.
Qed.

(** * The first and the third family *)
Section Same.

Variables k t h cu c rho n s : Z.
Hypothesis t_even : t = 2 * h.
Hypothesis h_ok : 0 <= h.
Hypothesis kind : cu = 2 /\ rho = 2 \/ cu = 0 /\ rho = -1.
Hypothesis k_is : k = 2 * t + cu - 1.
Hypothesis s_ok : 0 <= s < k.
Hypothesis n_ok : 0 <= n.
Hypothesis c_is : c = 2 * n - 1.
Hypothesis s_is : s = 2 * c + rho.

Let k_ok : 0 < k. Proof. lia. Qed.
Let small : n = 0 \/ 1 < k /\ 2 * c + 3 - 2 * k < - rho. Proof. lia. Qed.
Let the := Rim 1 1 s k.
Let well : well_formed the. Proof. cbn. lia. Qed.

Hypothesis A0 : forall p q, legal the p -> zero_at c p -> is_option the p q -> ~ zero_at c q.
Hypothesis B0 : forall p, legal the p -> ~ zero_at c p -> exists q, is_option the p q /\ zero_at c q.

Definition same_set (q : position * bool) : Prop :=
  let '(At x y z, b) := q in
  if b then (x = 0 /\ y = 0 /\ z = 0) \/ (0 < x /\ 0 < z /\ sum1 (x + c) y (z + c)) else sum0 (x + c) y (z + c).
Definition same_legal (q : position * bool) : Prop := legal the (fst q).
Definition same_weight (q : position * bool) : nat := (size (fst q) + if snd q then 1 else 0)%nat.

Lemma left_pass : forall x y w v, 0 < x -> 0 <= v -> 0 <= w -> sum1 (x + c) v w -> reach_pass k rho (x + c + w - k * v) y v ->
  0 < w - c /\ left_of_y the x y (w - c) = v.
Proof.
  intros x y w v x_ok v_ok w_ok is_1 reached.
  assert (low : - rho <= x + c + w - k * v) by (unfold reach_pass in reached; lia).
  pose proof (stays_pass k rho k_ok c n n_ok c_is small (x + c) v w ltac:(lia) v_ok w_ok is_1 low).
  split; [lia |]. apply left_reached; [assumption |]. unfold reach_pass in reached. lia.
Qed.

Theorem same_pass : forall q, same_legal q -> (P_position (pass_option the) q <-> same_set q).
Proof.
  apply (set_of_P_positions same_legal same_weight).
  - intros p q is_fine move. destruct move as [p q b cut | p any]; unfold same_legal in *; cbn [fst] in *; [eapply moves_are_legal; eauto | assumption].
  - intros p q is_fine move. destruct move as [p q b cut | p any]; unfold same_legal, same_weight in *; cbn [fst snd] in *; [| lia].
    pose proof (moves_end the p q well is_fine cut). lia.
  - intros [[x y z] []]; cbn [same_set]; [| apply Z.eq_dec].
    destruct (Z.eq_dec x 0), (Z.eq_dec y 0), (Z.eq_dec z 0), (Z_lt_dec 0 x), (Z_lt_dec 0 z), (Z.eq_dec (Z.lxor (Z.lxor (x + c) y) (z + c)) 1);
      unfold sum1; tauto.
  - (* (A) *)
    intros p q is_fine inside move. destruct move as [p q [] cut | p [q cut]].
    + unfold same_legal in is_fine. cbn [fst] in is_fine. pose proof (moves_are_legal the p q well is_fine cut) as q_fine.
      destruct p as [x y z]. cbn [same_set] in inside. destruct inside as [[-> [-> ->]] | [x_pos [z_pos is_p]]]; [inversion cut; lia |].
      cbn [legal under_rim the] in is_fine. destruct is_fine as [x_ok [y_ok [z_ok rim]]]. rewrite !Z.mul_1_l, below_quotient in rim by exact k_ok.
      inversion cut as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst x' y' z' q; cbn [same_set].
      * remember (left_of_y the u y z) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| exact k_ok].
        cbn [legal] in q_fine. intros [zero | [u_pos [_ is_q]]]; [lia |].
        apply sum1_swap in is_p, is_q.
        destruct is_left as [-> | [less at_rim]]; [assert (x + c = u + c) by (eapply sum1_z; eauto); lia |].
        destruct (not_both_pass k t h cu rho t_even h_ok kind k_is k_ok (z + c) y (x + c) v (u + c)); auto; lia.
      * intros [zero | [_ [_ is_q]]]; [lia |]. assert (y = v) by (eapply sum1_y; eauto). lia.
      * remember (left_of_y the x y w) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| exact k_ok].
        cbn [legal] in q_fine. intros [zero | [_ [w_pos is_q]]]; [lia |].
        destruct is_left as [-> | [less at_rim]]; [assert (z + c = w + c) by (eapply sum1_z; eauto); lia |].
        destruct (not_both_pass k t h cu rho t_even h_ok kind k_is k_ok (x + c) y (z + c) v (w + c)); auto; lia.
    + unfold same_legal in is_fine. cbn [fst] in is_fine. pose proof (A0 p q is_fine) as never. destruct p as [x y z], q as [u v w].
      cbn [same_set zero_at] in *. auto.
    + destruct p as [x y z]. cbn [same_set] in *. destruct inside as [[-> [-> ->]] | [_ [_ is_1]]]; [inversion cut; lia |].
      unfold sum0, sum1 in *. lia.
  - (* (B) *)
    intros [[x y z] []] is_fine outside; unfold same_legal in is_fine; cbn [fst] in is_fine.
    2:{ destruct (B0 (At x y z) is_fine outside) as [[u v w] [cut inside]]. exists (At u v w, false). split; [now apply cutting | exact inside]. }
    cbn [legal under_rim the] in is_fine. destruct is_fine as [x_ok [y_ok [z_ok rim]]].
    rewrite !Z.mul_1_l, below_quotient in rim by exact k_ok. cbn [same_set] in outside.
    destruct (Z.eq_dec x 0) as [-> | x_pos].
    { assert (z <> 0) by (intros ->; apply outside; left; nia).
      exists (At 0 0 0, true). split; [| cbn [same_set]; tauto]. apply cutting, to_the_end; lia. }
    destruct (Z.eq_dec z 0) as [-> | z_pos].
    { exists (At 0 0 0, true). split; [| cbn [same_set]; tauto]. apply cutting, to_the_end; lia. }
    destruct (found_pass k t h cu rho t_even h_ok kind k_is k_ok (x + c) y (z + c))
      as [is_0 | is_1 | v v_ok is_1 | v w v_ok w_ok is_1 r | v u v_ok u_ok is_1 r | no]; try lia.
    + exists (At x y z, false). split; [| exact is_0]. apply passing. exists (At (x - 1) (left_of_y the (x - 1) y z) z). apply cut_x. lia.
    + exfalso. apply outside. right. repeat split; lia || assumption.
    + exists (At x v z, true). split; [apply cutting; now apply cut_y | cbn [same_set]; right; repeat split; lia || assumption].
    + destruct (left_pass x y w v ltac:(lia) v_ok ltac:(lia) is_1 r) as [w_pos is_left].
      exists (At x v (w - c), true). split; [| cbn [same_set]; rewrite Z.sub_add; right; repeat split; lia || assumption].
      apply cutting. rewrite <- is_left. apply cut_z. lia.
    + destruct (left_pass z y u v ltac:(lia) v_ok ltac:(lia) is_1 r) as [u_pos is_left].
      exists (At (u - c) v z, true). split; [| cbn [same_set]; rewrite Z.sub_add; right; repeat split; try lia; now apply sum1_swap].
      apply cutting. assert (left_of_y the (u - c) y z = v) as <-; [| apply cut_x; lia].
      rewrite <- is_left. unfold the, left_of_y. do 2 f_equal. ring.
Qed.

End Same.

Definition pass_rule (k s c : Z) : Prop := forall x y z b, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z + s) / k ->
  (P_position (pass_option (Rim 1 1 s k)) (At x y z, b) <->
    if b then (x = 0 /\ y = 0 /\ z = 0) \/ Z.lxor (Z.lxor (x + c) y) (z + c) = 1 else Z.lxor (Z.lxor (x + c) y) (z + c) = 0).

Lemma pass_rule_is : forall k t h cu c rho n s, t = 2 * h -> 0 <= h -> cu = 2 /\ rho = 2 \/ cu = 0 /\ rho = -1 -> k = 2 * t + cu - 1 ->
  0 <= s < k -> 0 <= n -> c = 2 * n - 1 -> s = 2 * c + rho -> shift_of k s = c -> Z.odd k = true -> pass_rule k s c.
Proof.
  intros k t h cu c rho n s t_even h_ok kind k_is s_ok n_ok c_is s_is shift k_odd x y z b x_ok y_ok z_ok rim_ok.
  assert (k_ok : 0 < k) by lia.
  assert (fits : apart (shift_of k s) (s / k)).
  { intros v v_ok. rewrite Z.div_small in v_ok by lia. replace v with 0 by lia. apply Z.land_0_r. }
  destruct (offsets_A_B k s k_ok k_odd ltac:(lia) fits) as [A B]. rewrite shift in A, B.
  assert (is_legal : same_legal k s (At x y z, b)) by (unfold same_legal; cbn [fst legal under_rim]; rewrite !Z.mul_1_l; auto).
  rewrite (same_pass k t h cu c rho n s t_even h_ok kind k_is s_ok n_ok c_is s_is A B _ is_legal).
  cbn [same_set]. destruct b; [| reflexivity]. split; [unfold sum1; tauto |].
  intros [end_is | is_1]; [now left | right]. rewrite below_quotient in rim_ok by assumption.
  fold (sum1 (x + c) y (z + c)) in is_1.
  assert (x <> 0) by (intros ->; apply sum1_swap in is_1; rewrite c_is in is_1; revert is_1; apply (edge k s n); lia).
  assert (z <> 0) by (intros ->; rewrite c_is in is_1; revert is_1; apply (edge k s n); lia).
  repeat split; lia || assumption.
Qed.

Lemma shift_1 : forall m s, shift_of (4 * m + 1) s = (s + 1) / 2 - 1.
Proof. intros. unfold shift_of. replace (4 * m + 1) with (1 + m * 4) by ring. now rewrite Z.mod_add by lia. Qed.

Lemma shift_3 : forall m s, shift_of (4 * m + 3) s = (s + 1) / 2.
Proof. intros. unfold shift_of. replace (4 * m + 3) with (3 + m * 4) by ring. rewrite Z.mod_add by lia. cbn [Z.eqb]. change (3 mod 4 =? 1) with false. cbv iota. lia. Qed.

Lemma odd_1 : forall m, Z.odd (4 * m + 1) = true.
Proof. intros. rewrite Z.odd_spec. exists (2 * m). lia. Qed.

Lemma odd_3 : forall m, Z.odd (4 * m + 3) = true.
Proof. intros. rewrite Z.odd_spec. exists (2 * m + 1). lia. Qed.

(** k = 4m + 1 and s = 4n *)
Theorem pass_1_0 : forall m n, 0 <= n <= m -> pass_rule (4 * m + 1) (4 * n) (2 * n - 1).
Proof.
  intros m n n_ok. apply (pass_rule_is _ (2 * m) m 2 _ 2 n); try lia; [| apply odd_1].
  rewrite shift_1. pose proof (half (4 * n)). lia.
Qed.

(** k = 4m + 3 and s = 4n + 1 *)
Theorem pass_3_1 : forall m n, 0 <= n <= m -> pass_rule (4 * m + 3) (4 * n + 1) (2 * n + 1).
Proof.
  intros m n n_ok. apply (pass_rule_is _ (2 * m + 2) (m + 1) 0 _ (-1) (n + 1)); try lia; [| apply odd_3].
  rewrite shift_3. pose proof (half (4 * n + 1)). lia.
Qed.

(** Triangular bars with the rims floor((x + z + s) / k) and a one-time pass, k = 4m + 1 and s = 4n + 1. While the pass is there, the
    P-positions of the bar with s < k are those of the bar with s - 1. From k to 2k - 5 it is still so, but for five positions near 0. *)


Lemma not_dec : forall A : Prop, {A} + {~ A} -> {~ A} + {~ ~ A}.
Proof. intros A [a | a]; [right | left]; tauto. Qed.

Ltac decide_it := repeat first [apply Z.eq_dec | apply Z_lt_dec | apply Z_le_dec | apply or_dec | apply and_dec | apply not_dec].

Section Next.

Variables m n k s c : Z.
Hypothesis n_ok : 0 <= n < 2 * m.
Hypothesis k_is : k = 4 * m + 1.
Hypothesis s_is : s = 4 * n + 1.
Hypothesis c_is : c = 2 * n - 1.

Let k_ok : 0 < k. Proof. lia. Qed.
Let m_ok : 0 <= m. Proof. lia. Qed.
Let n_ok' : 0 <= n. Proof. lia. Qed.
Let k_is2 : k = 2 * (2 * m) + 2 - 1. Proof. lia. Qed.
Let t_even : 2 * m = 2 * m := eq_refl.
Let c_ok : 2 = 0 \/ 2 = 2 := or_intror eq_refl.
Let kind : 2 = 2 /\ 2 = 2 \/ 2 = 0 /\ 2 = -1 := or_introl (conj eq_refl eq_refl).
Let small : n = 0 \/ 1 < k /\ 2 * c + 3 - 2 * k < - 2. Proof. lia. Qed.

Lemma even_distance : forall x y z, sum0 x y z -> exists s, x + z - k * y = 2 * s.
Proof. exact (is_even k (2 * m) 2 c_ok k_is2). Qed.

Lemma odd_distance1 : forall x y z, sum1 x y z -> exists s, x + z - k * y = 2 * s + 1.
Proof. exact (odd_distance k (2 * m) 2 2 kind k_is2). Qed.

(** The distance -2 never occurs where the nim-sum is 0. *)
Lemma never_minus_2 : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> sum0 x y z -> x + z - k * y <> -2.
Proof.
  enough (all : forall d x y z, (Z.to_nat (x + y + z) < d)%nat -> 0 <= x -> 0 <= y -> 0 <= z -> sum0 x y z -> x + z - k * y <> -2) by eauto.
  induction d as [| d known]; intros x y z less x_ok y_ok z_ok is_0 is_2; [lia |].
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [e ->]].
  apply sum0_digit in is_0 as [is_0 digits]. destruct (even_distance _ _ _ is_0) as [r r_is].
  destruct a, b, e; try discriminate; cbn [Z.b2z] in *; try lia.
  apply (known x' y' z'); auto; lia.
Qed.

(** If the nim-sum is 0, one of the digits can be lowered, or all three numbers are even. *)
Lemma last_digits : forall x y z, sum0 x y z ->
  (exists y', y = 2 * y' + 1 /\ sum1 x (y - 1) z) \/ (exists x' z' y', x = 2 * x' + 1 /\ z = 2 * z' + 1 /\ y = 2 * y' /\ sum1 x y (z - 1))
  \/ sum0 (x + 1) y (z + 1).
Proof.
  intros x y z is_0. destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  apply sum0_digit in is_0 as [is_0 digits].
  destruct a, b, d; try discriminate; cbn [Z.b2z].
  - left. exists y'. split; [reflexivity |]. replace (2 * y' + 1 - 1) with (2 * y' + Z.b2z false) by (cbn; lia).
    now apply (sum1_digit x' y' z' true false false).
  - right; left. exists x', z', y'. repeat split; try lia. replace (2 * z' + 1 - 1) with (2 * z' + Z.b2z false) by (cbn; lia).
    now apply (sum1_digit x' y' z' true false false).
  - left. exists y'. split; [reflexivity |]. replace (2 * y' + 1 - 1) with (2 * y' + Z.b2z false) by (cbn; lia).
    now apply (sum1_digit x' y' z' false false true).
  - right; right. replace (2 * x' + 0 + 1) with (2 * x' + Z.b2z true) by (cbn; lia).
    replace (2 * z' + 0 + 1) with (2 * z' + Z.b2z true) by (cbn; lia). now apply (sum0_digit x' y' z' true false true).
Qed.

(** At the distance -3 all three numbers are odd, and z - 1 brings y down to y - 1. *)
Lemma at_minus_3 : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> sum1 x y z -> x + z - k * y = -3 ->
  0 < y /\ (exists z', z = 2 * z' + 1) /\ sum1 x (y - 1) (z - 1).
Proof.
  intros x y z x_ok y_ok z_ok is_1 is_3. destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  apply sum1_digit in is_1 as [is_0 digits]. destruct (even_distance _ _ _ is_0) as [r r_is].
  assert (x' + z' - k * y' <> -2) by (apply never_minus_2; try assumption; destruct a, b, d; cbn [Z.b2z] in *; lia).
  destruct a, b, d; try discriminate; cbn [Z.b2z] in *; try lia.
  repeat split; [lia | now exists z' |]. replace (2 * y' + 1 - 1) with (2 * y' + Z.b2z false) by (cbn; lia).
  replace (2 * z' + 1 - 1) with (2 * z' + Z.b2z false) by (cbn; lia). now apply (sum1_digit x' y' z' true false false).
Qed.

(** If the pass were a move between members, the sum of the digits in the last place would be even and odd. *)
Lemma pass_leads_out : forall x y z, sum1 (x + c) y (z + c) -> ~ sum0 (x + (c + 1)) y (z + (c + 1)).
Proof.
  intros x y z is_1 is_0. destruct (odd_distance1 _ _ _ is_1) as [r r_is], (even_distance _ _ _ is_0) as [t t_is]. lia.
Qed.

Let the := Rim 1 1 s k.
Let well : well_formed the. Proof. cbn. lia. Qed.

Hypothesis A0 : forall p q, legal the p -> zero_at (c + 1) p -> is_option the p q -> ~ zero_at (c + 1) q.
Hypothesis B0 : forall p, legal the p -> ~ zero_at (c + 1) p -> exists q, is_option the p q /\ zero_at (c + 1) q.

Definition next_legal (q : position * bool) : Prop := legal the (fst q).
Definition next_weight (q : position * bool) : nat := (size (fst q) + if snd q then 1 else 0)%nat.

(** A place that is reached at the rim is a member: its distance is odd. *)
Lemma left_next : forall x y w v, 0 < x -> 0 <= v -> 0 <= w -> sum1 (x + c) v w -> reach_pass k 2 (x + c + w - k * v) y v ->
  0 < w - c /\ left_of_y the x y (w - c) = v /\ k * v <= x + (w - c) + s - 1.
Proof.
  intros x y w v x_ok v_ok w_ok is_1 reached. destruct (odd_distance1 _ _ _ is_1) as [r r_is].
  assert (low : - 2 <= x + c + w - k * v) by (unfold reach_pass in reached; lia).
  pose proof (stays_pass k 2 k_ok c n n_ok' c_is small (x + c) v w ltac:(lia) v_ok w_ok is_1 low).
  split; [lia |]. split; [apply left_reached; [assumption |] |]; unfold reach_pass in reached; lia.
Qed.

Section Low.
Hypothesis low : n < m.

Definition next_set' (x y z : Z) : Prop :=
  x = 0 /\ y = 0 /\ z = 0 \/ 0 < x /\ 0 < z /\ sum1 (x + c) y (z + c) /\ k * y <= x + z + s - 1.
Definition next_set (q : position * bool) : Prop :=
  let '(At x y z, b) := q in if b then next_set' x y z else sum0 (x + (c + 1)) y (z + (c + 1)).

Lemma next_dec : forall q, {next_set q} + {~ next_set q}.
Proof.
  intros [[x y z] []]; cbn [next_set]; [| apply Z.eq_dec]. unfold next_set', sum1. decide_it.
Qed.

(** (A) while the pass is there: no cut leads from a member to a member. *)
Lemma no_cut_inside : forall p q, legal the p -> next_set (p, true) -> is_option the p q -> ~ next_set (q, true).
Proof.
  intros p q is_fine inside cut. pose proof (moves_are_legal the p q well is_fine cut) as q_fine.
  destruct p as [x y z]. cbn [next_set] in inside. destruct inside as [[-> [-> ->]] | [x_pos [z_pos [is_p rim_p]]]]; [inversion cut; lia |].
  cbn [legal] in is_fine. destruct is_fine as [x_ok [y_ok [z_ok _]]].
  inversion cut as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst x' y' z' q; cbn [next_set]; unfold next_set'.
  - remember (left_of_y the u y z) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| assumption].
    cbn [legal] in q_fine. intros [zero | [u_pos [_ [is_q rim_q]]]]; [lia |].
    apply sum1_swap in is_p, is_q.
    destruct is_left as [-> | [less at_rim]]; [assert (x + c = u + c) by (eapply sum1_z; eauto); lia |].
    destruct (odd_distance1 _ _ _ is_q) as [r r_is].
    destruct (not_both_pass k (2 * m) m 2 2 t_even m_ok kind k_is2 k_ok (z + c) y (x + c) v (u + c)); auto; lia.
  - intros [zero | [_ [_ [is_q _]]]]; [lia |]. assert (y = v) by (eapply sum1_y; eauto). lia.
  - remember (left_of_y the x y w) as v eqn:is_left. symmetry in is_left. apply left_is in is_left; [| assumption].
    cbn [legal] in q_fine. intros [zero | [_ [w_pos [is_q rim_q]]]]; [lia |].
    destruct is_left as [-> | [less at_rim]]; [assert (z + c = w + c) by (eapply sum1_z; eauto); lia |].
    destruct (odd_distance1 _ _ _ is_q) as [r r_is].
    destruct (not_both_pass k (2 * m) m 2 2 t_even m_ok kind k_is2 k_ok (x + c) y (z + c) v (w + c)); auto; lia.
Qed.

(** (B) before the pass is used. *)
Lemma move_inside : forall p, legal the p -> ~ next_set (p, true) -> exists q, pass_option the (p, true) q /\ next_set q.
Proof.
  intros [x y z] is_fine outside. cbn [legal under_rim the] in is_fine. destruct is_fine as [x_ok [y_ok [z_ok rim]]].
  rewrite !Z.mul_1_l, below_quotient in rim by assumption. cbn [next_set] in outside. unfold next_set' in outside.
  assert (by_cut : forall u v w, is_option the (At x y z) (At u v w) -> next_set' u v w ->
    exists q, pass_option the (At x y z, true) q /\ next_set q).
  { intros u v w cut inside. exists (At u v w, true). split; [now apply cutting | exact inside]. }
  destruct (Z.eq_dec x 0) as [x_0 | x_pos]; [| destruct (Z.eq_dec z 0) as [z_0 | z_pos]].
  { assert (z <> 0) by (intros z_0; apply outside; left; nia).
    apply (by_cut 0 0 0); [apply to_the_end; lia | left; lia]. }
  { apply (by_cut 0 0 0); [apply to_the_end; lia | left; lia]. }
  assert (lower_top : forall v, 0 <= v < y -> sum1 (x + c) v (z + c) -> exists q, pass_option the (At x y z, true) q /\ next_set q).
  { intros v v_ok is_1. apply (by_cut x v z); [now apply cut_y |]. right. repeat split; try lia; try assumption. nia. }
  destruct (found_pass k (2 * m) m 2 2 t_even m_ok kind k_is2 k_ok (x + c) y (z + c))
    as [is_0 | is_1 | v v_ok is_1 | v w v_ok w_ok is_1 r | v u v_ok u_ok is_1 r | no]; try lia.
  - destruct (even_distance _ _ _ is_0) as [r r_is].
    pose proof (never_minus_2 (x + c) y (z + c) ltac:(lia) y_ok ltac:(lia) is_0).
    destruct (last_digits _ _ _ is_0) as [[y' [y_is is_1]] | [[x' [z' [y' [x_is [z_is [y_is is_1]]]]]] | all_even]].
    + apply (lower_top (y - 1)); [lia | assumption].
    + assert (stays : left_of_y the x y (z - 1) = y) by (apply left_reached; [assumption |]; left; lia).
      apply (by_cut x y (z - 1)); [rewrite <- stays at 2; apply cut_z; lia |].
      right. repeat split; try lia. now replace (z - 1 + c) with (z + c - 1) by ring.
    + exists (At x y z, false). split.
      * apply passing. exists (At (x - 1) (left_of_y the (x - 1) y z) z). apply cut_x. lia.
      * cbn [next_set]. now rewrite !Z.add_assoc.
  - assert (is_3 : (x + c) + (z + c) - k * y = -3).
    { destruct (Z_le_dec (k * y) (x + z + s - 1)) as [fits | over]; [| lia]. exfalso. apply outside. right. repeat split; lia || assumption. }
    destruct (at_minus_3 (x + c) y (z + c) ltac:(lia) y_ok ltac:(lia) is_1 is_3) as [y_pos [[z' z_is] is_1']].
    assert (falls : left_of_y the x y (z - 1) = y - 1) by (apply left_reached; [assumption |]; right; lia).
    apply (by_cut x (y - 1) (z - 1)); [rewrite <- falls; apply cut_z; lia |].
    right. repeat split; try lia. now replace (z - 1 + c) with (z + c - 1) by ring.
  - now apply (lower_top v).
  - destruct (left_next x y w v ltac:(lia) v_ok ltac:(lia) is_1 r) as [w_pos [is_left rim_q]].
    apply (by_cut x v (w - c)); [rewrite <- is_left; apply cut_z; lia |].
    right. rewrite Z.sub_add. repeat split; lia || assumption.
  - destruct (left_next z y u v ltac:(lia) v_ok ltac:(lia) is_1 r) as [u_pos [is_left rim_q]].
    apply (by_cut (u - c) v z); [assert (left_of_y the (u - c) y z = v) as <-; [| apply cut_x; lia] |].
    + rewrite <- is_left. unfold the, left_of_y. do 2 f_equal. ring.
    + right. rewrite Z.sub_add. repeat split; try lia. now apply sum1_swap.
Qed.

Theorem next_pass : forall q, next_legal q -> (P_position (pass_option the) q <-> next_set q).
Proof.
  apply (set_of_P_positions next_legal next_weight); [| | exact next_dec | |].
  - intros p q is_fine move. destruct move as [p q b cut | p any]; unfold next_legal in *; cbn [fst] in *;
      [exact (moves_are_legal the p q well is_fine cut) | assumption].
  - intros p q is_fine move. destruct move as [p q b cut | p any]; unfold next_legal, next_weight in *; cbn [fst snd] in *; [| lia].
    pose proof (moves_end the p q well is_fine cut). lia.
  - intros p q is_fine inside move. destruct move as [p q [] cut | p [q cut]]; unfold next_legal in is_fine; cbn [fst] in is_fine.
    + now apply no_cut_inside with (p := p).
    + pose proof (A0 p q is_fine) as never. destruct p as [x y z], q as [u v w]. cbn [next_set zero_at] in *. auto.
    + destruct p as [x y z]. cbn [next_set] in *. destruct inside as [[-> [-> ->]] | [_ [_ [is_1 _]]]]; [inversion cut; lia |].
      now apply pass_leads_out.
  - intros [p []] is_fine outside; unfold next_legal in is_fine; cbn [fst] in is_fine; [now apply move_inside |].
    destruct p as [x y z]. destruct (B0 (At x y z) is_fine outside) as [[u v w] [cut inside]].
    exists (At u v w, false). split; [now apply cutting | exact inside].
Qed.

End Low.

(** From k on the height over x = z = 0 is 1, and it is 1 for x, z <= 2. *)
Section High.
Hypothesis high : m <= n.

Definition high_set' (x y z : Z) : Prop :=
  x = 0 /\ y = 0 /\ z = 0 \/ x = 0 /\ y = 1 /\ z = 2 \/ x = 2 /\ y = 1 /\ z = 0
  \/ 0 < x /\ 0 < z /\ sum1 (x + c) y (z + c) /\ k * y <= x + z + s - 1 /\ ~ (x = 2 /\ y = 1 /\ z = 2).
Definition high_set (q : position * bool) : Prop :=
  let '(At x y z, b) := q in if b then high_set' x y z else sum0 (x + (c + 1)) y (z + (c + 1)).

Lemma high_dec : forall q, {high_set q} + {~ high_set q}.
Proof.
  intros [[x y z] []]; cbn [high_set]; [| apply Z.eq_dec]. unfold high_set', sum1.
  decide_it.
Qed.

(** Members with z = 2: at most one with y > 0 would be, (2, 1, 2). *)
Lemma none_beside : forall x y, 0 < x -> 0 < y -> sum1 (x + c) y (2 + c) -> k * y <= x + 2 + s - 1 -> x = 2 /\ y = 1.
Proof.
  intros x y x_ok y_ok is_1 rim. replace (2 + c) with (2 * n + Z.b2z true) in is_1 by (cbn [Z.b2z]; lia).
  destruct (parts (x + c)) as [x' [a x_is]], (parts y) as [y' [b y_is]]. rewrite x_is, y_is in is_1.
  apply sum1_digit in is_1 as [is_0 digits].
  assert (y'_ok : 0 <= y') by (destruct b; cbn [Z.b2z] in *; lia).
  pose proof (sum0_le x' y' n y'_ok n_ok' is_0).
  assert (y' = 0) by (destruct (Z.eq_dec y' 0); [assumption | exfalso; destruct a, b; try discriminate; cbn [Z.b2z] in *; nia]).
  subst y'. destruct a, b; try discriminate; cbn [Z.b2z] in *; try lia.
Qed.

(** The height is 1 there. *)
Lemma height_1 : forall y w, 0 <= w <= 4 -> 1 <= y -> left_of_y the 0 y w = 1.
Proof. intros y w w_ok y_ok. apply left_reached; [assumption |]. destruct (Z.eq_dec y 1) as [-> |]; [left | right]; lia. Qed.

Lemma left_swap : forall x y z, left_of_y the x y z = left_of_y the z y x.
Proof. intros. unfold the, left_of_y. do 2 f_equal. ring. Qed.

(** (A) for the two numbers that are not kept: a cut from a member at its z to w. *)
Lemma high_A : forall x y z w v, 0 <= y -> high_set' x y z -> 0 <= w < z -> left_of_y the x y w = v -> ~ high_set' x v w.
Proof.
  intros x y z w v y_ok inside w_ok is_left q_in. pose proof is_left as kept. apply left_is in is_left; [| assumption].
  destruct inside as [zero | [left | [right | [x_pos [z_pos [is_p [rim_p not_p]]]]]]]; [lia | | lia |].
  - destruct left as [-> [-> ->]]. rewrite height_1 in kept by lia. subst v. unfold high_set' in q_in. lia.
  - destruct q_in as [zero | [left | [right | [_ [w_pos [is_q [rim_q not_q]]]]]]]; [lia | lia | |].
    + destruct right as [-> [v_1 ->]].
      assert (y_pos : 0 < y) by lia. apply sum1_swap in is_p.
      destruct (none_beside z y z_pos y_pos is_p ltac:(lia)). lia.
    + destruct is_left as [-> | [less at_rim]]; [assert (z + c = w + c) by (eapply sum1_z; eauto); lia |].
      destruct (odd_distance1 _ _ _ is_q) as [r r_is].
      assert (0 <= v).
      { destruct (Z.lt_ge_cases v 0) as [neg |]; [exfalso; nia | assumption]. }
      destruct (not_both_pass k (2 * m) m 2 2 t_even m_ok kind k_is2 k_ok (x + c) y (z + c) v (w + c)); auto; lia.
Qed.

Lemma high_swap : forall x y z, high_set' x y z -> high_set' z y x.
Proof.
  unfold high_set'. intros x y z [zero | [left | [right | [x_pos [z_pos [is_1 [rim not_2]]]]]]]; [lia | lia | lia |].
  right; right; right. apply sum1_swap in is_1. repeat split; lia || assumption.
Qed.

(** (B) before the pass is used. *)
Lemma high_B : forall p, legal the p -> ~ high_set (p, true) -> exists q, pass_option the (p, true) q /\ high_set q.
Proof.
  intros [x y z] is_fine outside. cbn [legal under_rim the] in is_fine. destruct is_fine as [x_ok [y_ok [z_ok rim]]].
  rewrite !Z.mul_1_l, below_quotient in rim by assumption. cbn [high_set] in outside.
  assert (by_cut : forall u v w, is_option the (At x y z) (At u v w) -> high_set' u v w ->
    exists q, pass_option the (At x y z, true) q /\ high_set q).
  { intros u v w cut inside. exists (At u v w, true). split; [now apply cutting | exact inside]. }
  assert (by_z : forall w v, 0 <= w < z -> left_of_y the x y w = v -> high_set' x v w -> exists q, pass_option the (At x y z, true) q /\ high_set q).
  { intros w v w_ok is_left inside. apply (by_cut x v w); [rewrite <- is_left; now apply cut_z | assumption]. }
  assert (by_x : forall u v, 0 <= u < x -> left_of_y the u y z = v -> high_set' u v z -> exists q, pass_option the (At x y z, true) q /\ high_set q).
  { intros u v u_ok is_left inside. apply (by_cut u v z); [rewrite <- is_left; now apply cut_x | assumption]. }
  assert (by_pass : 0 < x + z -> sum0 (x + (c + 1)) y (z + (c + 1)) -> exists q, pass_option the (At x y z, true) q /\ high_set q).
  { intros some is_0. exists (At x y z, false). split; [| exact is_0]. apply passing.
    destruct (Z.eq_dec x 0); [eexists; apply (cut_z the x y z 0); lia | eexists; apply (cut_x the x y z 0); lia]. }
  assert (low_0 : forall w, 0 <= w -> y = 0 -> left_of_y the 0 y w = 0) by (intros w w_ok ->; apply left_reached; [assumption |]; left; lia).
  destruct (Z.eq_dec x 0) as [-> | x_pos]; [| destruct (Z.eq_dec z 0) as [-> | z_pos]].
  - destruct (Z.eq_dec y 0) as [y_0 | y_pos].
    { assert (z <> 0) by (intros ->; apply outside; unfold high_set'; lia).
      apply (by_z 0 0); [lia | now apply low_0 | unfold high_set'; lia]. }
    destruct (Z.eq_dec z 0) as [-> | z_pos].
    { apply (by_cut 0 0 0); [apply cut_y; lia | unfold high_set'; lia]. }
    destruct (Z.le_gt_cases z 2) as [z_small | z_large].
    + assert (y = 1) as -> by nia. destruct (Z.eq_dec z 2) as [-> | not_2]; [exfalso; apply outside; unfold high_set'; lia |].
      assert (z = 1) as -> by lia. apply by_pass; [lia |].
      replace (0 + (c + 1)) with (2 * n + Z.b2z false) by (cbn [Z.b2z]; lia). replace (1 + (c + 1)) with (2 * n + Z.b2z true) by (cbn [Z.b2z]; lia).
      apply (sum0_digit n 0 n false true true). split; [unfold sum0; rewrite Z.lxor_0_r; apply Z.lxor_nilpotent | reflexivity].
    + apply (by_z 2 1); [lia | apply height_1; lia | unfold high_set'; lia].
  - destruct (Z.eq_dec y 0) as [y_0 | y_pos].
    { apply (by_x 0 0); [lia | now apply low_0 | unfold high_set'; lia]. }
    destruct (Z.le_gt_cases x 2) as [x_small | x_large].
    + assert (y = 1) as -> by nia. destruct (Z.eq_dec x 2) as [-> | not_2]; [exfalso; apply outside; unfold high_set'; lia |].
      assert (x = 1) as -> by lia. apply by_pass; [lia |].
      replace (0 + (c + 1)) with (2 * n + Z.b2z false) by (cbn [Z.b2z]; lia). replace (1 + (c + 1)) with (2 * n + Z.b2z true) by (cbn [Z.b2z]; lia).
      apply (sum0_digit n 0 n true true false). split; [unfold sum0; rewrite Z.lxor_0_r; apply Z.lxor_nilpotent | reflexivity].
    + apply (by_x 2 1); [lia | rewrite left_swap; apply height_1; lia | unfold high_set'; lia].
  - assert (to_20 : x = 2 -> 0 < y -> exists q, pass_option the (At x y z, true) q /\ high_set q).
    { intros x_2 y_pos. apply (by_z 0 1); [lia | rewrite left_swap, x_2; apply height_1; lia | unfold high_set'; lia]. }
    assert (to_02 : z = 2 -> 0 < y -> exists q, pass_option the (At x y z, true) q /\ high_set q).
    { intros z_2 y_pos. apply (by_x 0 1); [lia | rewrite z_2; apply height_1; lia | unfold high_set'; lia]. }
    assert (lower_top : forall v, 0 <= v < y -> sum1 (x + c) v (z + c) -> exists q, pass_option the (At x y z, true) q /\ high_set q).
    { intros v v_ok is_1. destruct (Z.eq_dec x 2) as [x_2 |]; [apply to_20; lia |].
      apply (by_cut x v z); [now apply cut_y |]. right; right; right. repeat split; try lia; try assumption. nia. }
    destruct (found_pass k (2 * m) m 2 2 t_even m_ok kind k_is2 k_ok (x + c) y (z + c))
      as [is_0 | is_1 | v v_ok is_1 | v w v_ok w_ok is_1 r | v u v_ok u_ok is_1 r | no]; try lia.
    + destruct (even_distance _ _ _ is_0) as [r r_is].
      pose proof (never_minus_2 (x + c) y (z + c) ltac:(lia) y_ok ltac:(lia) is_0).
      destruct (last_digits _ _ _ is_0) as [[y' [y_is is_1]] | [[x' [z' [y' [x_is [z_is [y_is is_1]]]]]] | all_even]].
      * apply (lower_top (y - 1)); [lia | assumption].
      * apply (by_z (z - 1) y); [lia | apply left_reached; [assumption |]; left; lia |].
        right; right; right. repeat split; try lia. now replace (z - 1 + c) with (z + c - 1) by ring.
      * apply by_pass; [lia |]. now rewrite !Z.add_assoc.
    + destruct (Z.eq_dec x 2) as [x_2 | x_not_2]; [destruct (Z.eq_dec y 0) as [y_0 |]; [| apply to_20; lia] |].
      * exfalso. apply outside. right; right; right. repeat split; lia || assumption.
      * assert (is_3 : (x + c) + (z + c) - k * y = -3).
        { destruct (Z_le_dec (k * y) (x + z + s - 1)) as [fits | over]; [| lia].
          exfalso. apply outside. right; right; right. repeat split; lia || assumption. }
        destruct (at_minus_3 (x + c) y (z + c) ltac:(lia) y_ok ltac:(lia) is_1 is_3) as [y_pos [[z' z_is] is_1']].
        apply (by_z (z - 1) (y - 1)); [lia | apply left_reached; [assumption |]; right; lia |].
        right; right; right. repeat split; try lia. now replace (z - 1 + c) with (z + c - 1) by ring.
    + now apply (lower_top v).
    + destruct (left_next x y w v ltac:(lia) v_ok ltac:(lia) is_1 r) as [w_pos [is_left rim_q]].
      assert (v_le : v <= y) by (unfold reach_pass in r; lia).
      destruct (Z.eq_dec x 2) as [x_2 |]; [destruct (Z.eq_dec v 0) as [v_0 |]; [| apply to_20; lia] |];
        (apply (by_z (w - c) v); [lia | assumption |]; right; right; right; rewrite Z.sub_add; repeat split; lia || assumption).
    + destruct (left_next z y u v ltac:(lia) v_ok ltac:(lia) is_1 r) as [u_pos [is_left rim_q]].
      assert (v_le : v <= y) by (unfold reach_pass in r; lia). rewrite left_swap in is_left.
      destruct (Z.eq_dec z 2) as [z_2 |]; [destruct (Z.eq_dec v 0) as [v_0 |]; [| apply to_02; lia] |];
        (apply (by_x (u - c) v); [lia | assumption |]; right; right; right; rewrite Z.sub_add; apply sum1_swap in is_1; repeat split; lia || assumption).
Qed.

Theorem high_pass : forall q, next_legal q -> (P_position (pass_option the) q <-> high_set q).
Proof.
  apply (set_of_P_positions next_legal next_weight); [| | exact high_dec | |].
  - intros p q is_fine move. destruct move as [p q b cut | p any]; unfold next_legal in *; cbn [fst] in *;
      [exact (moves_are_legal the p q well is_fine cut) | assumption].
  - intros p q is_fine move. destruct move as [p q b cut | p any]; unfold next_legal, next_weight in *; cbn [fst snd] in *; [| lia].
    pose proof (moves_end the p q well is_fine cut). lia.
  - intros p q is_fine inside move. destruct move as [p q [] cut | p [q cut]]; unfold next_legal in is_fine; cbn [fst] in is_fine.
    + destruct p as [x y z]. cbn [high_set] in inside. cbn [legal] in is_fine.
      inversion cut as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst x' y' z' q; cbn [high_set].
      * intros q_in. apply high_swap in inside, q_in. rewrite left_swap in q_in.
        now apply (high_A z y x u (left_of_y the z y u)) in inside.
      * intros q_in. destruct inside as [zero | [left | [right | [x_pos [z_pos [is_p [rim_p not_p]]]]]]], q_in as [zero' | [left' | [right' | [x_pos' [z_pos' [is_q [rim_q not_q]]]]]]]; try lia.
        assert (y = v) by (eapply sum1_y; eauto). lia.
      * now apply (high_A x y z w).
    + pose proof (A0 p q is_fine) as never. destruct p as [x y z], q as [u v w]. cbn [high_set zero_at] in *. auto.
    + destruct p as [x y z]. cbn [high_set] in *. destruct inside as [[-> [-> ->]] | [[-> [-> ->]] | [[-> [-> ->]] | [_ [_ [is_1 _]]]]]].
      * inversion cut; lia.
      * intros is_0. destruct (even_distance _ _ _ is_0) as [r r_is]. lia.
      * intros is_0. destruct (even_distance _ _ _ is_0) as [r r_is]. lia.
      * now apply pass_leads_out.
  - intros [p []] is_fine outside; unfold next_legal in is_fine; cbn [fst] in is_fine; [now apply high_B |].
    destruct p as [x y z]. destruct (B0 (At x y z) is_fine outside) as [[u v w] [cut inside]].
    exists (At u v w, false). split; [now apply cutting | exact inside].
Qed.

End High.

End Next.

(** k = 4m + 1 and s = 4n + 1 < k *)
Theorem pass_1_1 : forall m n, 0 <= n < m -> forall x y z b, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z + (4 * n + 1)) / (4 * m + 1) ->
  (P_position (pass_option (Rim 1 1 (4 * n + 1) (4 * m + 1))) (At x y z, b) <->
    if b then (x = 0 /\ y = 0 /\ z = 0) \/ Z.lxor (Z.lxor (x + (2 * n - 1)) y) (z + (2 * n - 1)) = 1 /\ y <= (x + z + 4 * n) / (4 * m + 1)
    else Z.lxor (Z.lxor (x + 2 * n) y) (z + 2 * n) = 0).
Proof.
  intros m n n_ok x y z b x_ok y_ok z_ok rim_ok.
  assert (k_ok : 0 < 4 * m + 1) by lia.
  assert (shift : shift_of (4 * m + 1) (4 * n + 1) = 2 * n - 1 + 1) by (rewrite shift_1; pose proof (half (4 * n + 1)); lia).
  assert (fits : apart (shift_of (4 * m + 1) (4 * n + 1)) ((4 * n + 1) / (4 * m + 1))).
  { intros v v_ok. rewrite Z.div_small in v_ok by lia. replace v with 0 by lia. apply Z.land_0_r. }
  destruct (offsets_A_B (4 * m + 1) (4 * n + 1) k_ok (odd_1 m) ltac:(lia) fits) as [A B]. rewrite shift in A, B.
  assert (is_legal : next_legal (4 * m + 1) (4 * n + 1) (At x y z, b)) by (unfold next_legal; cbn [fst legal under_rim]; rewrite !Z.mul_1_l; auto).
  assert (n_ok' : 0 <= n < 2 * m) by lia.
  rewrite (next_pass m n _ _ (2 * n - 1) n_ok' eq_refl eq_refl eq_refl A B (proj2 n_ok) _ is_legal).
  cbn [next_set]. unfold next_set'. destruct b; [| now rewrite Z.sub_add].
  rewrite below_quotient by assumption. split; [unfold sum1; intros [| [_ [_ [? ?]]]]; [tauto | right; split; [assumption | lia]] |].
  intros [end_is | [is_1 rim_q]]; [now left | right].
  fold (sum1 (x + (2 * n - 1)) y (z + (2 * n - 1))) in is_1.
  assert (x <> 0) by (intros ->; apply sum1_swap in is_1; revert is_1; apply (edge (4 * m + 1) (4 * n) n); lia).
  assert (z <> 0) by (intros ->; revert is_1; apply (edge (4 * m + 1) (4 * n) n); lia).
  repeat split; lia || assumption.
Qed.

(** k = 4m + 1 and s = 4n + 1, from k to 2k - 5 *)
Theorem pass_1_1_high : forall m n, 0 <= m <= n -> n < 2 * m -> forall x y z b, 0 <= x -> 0 <= y -> 0 <= z ->
  y <= (x + z + (4 * n + 1)) / (4 * m + 1) ->
  (P_position (pass_option (Rim 1 1 (4 * n + 1) (4 * m + 1))) (At x y z, b) <->
    if b then x = 0 /\ y = 0 /\ z = 0 \/ x = 0 /\ y = 1 /\ z = 2 \/ x = 2 /\ y = 1 /\ z = 0
      \/ 0 < x /\ 0 < z /\ Z.lxor (Z.lxor (x + (2 * n - 1)) y) (z + (2 * n - 1)) = 1 /\ y <= (x + z + 4 * n) / (4 * m + 1)
        /\ ~ (x = 2 /\ y = 1 /\ z = 2)
    else Z.lxor (Z.lxor (x + 2 * n) y) (z + 2 * n) = 0).
Proof.
  intros m n n_ok high x y z b x_ok y_ok z_ok rim_ok.
  assert (k_ok : 0 < 4 * m + 1) by lia.
  assert (shift : shift_of (4 * m + 1) (4 * n + 1) = 2 * n - 1 + 1) by (rewrite shift_1; pose proof (half (4 * n + 1)); lia).
  assert (fits : apart (shift_of (4 * m + 1) (4 * n + 1)) ((4 * n + 1) / (4 * m + 1))).
  { intros v v_ok. assert (q : (4 * n + 1) / (4 * m + 1) = 1) by (symmetry; apply Z.div_unique with (r := 4 * n - 4 * m); lia).
    rewrite shift, Z.sub_add. destruct (Z.eq_dec v 0) as [-> | ]; [apply Z.land_0_r |].
    replace v with (Z.ones 1) by (change (Z.ones 1) with 1; lia). rewrite Z.land_ones by lia. change (2 ^ 1) with 2.
    rewrite Z.mul_comm. apply Z.mod_mul. lia. }
  destruct (offsets_A_B (4 * m + 1) (4 * n + 1) k_ok (odd_1 m) ltac:(lia) fits) as [A B]. rewrite shift in A, B.
  assert (is_legal : next_legal (4 * m + 1) (4 * n + 1) (At x y z, b)) by (unfold next_legal; cbn [fst legal under_rim]; rewrite !Z.mul_1_l; auto).
  assert (n_ok' : 0 <= n < 2 * m) by lia.
  rewrite (high_pass m n _ _ (2 * n - 1) n_ok' eq_refl eq_refl eq_refl A B (proj2 n_ok) _ is_legal).
  cbn [high_set]. unfold high_set', sum1. destruct b; [| now rewrite Z.sub_add].
  rewrite below_quotient by assumption. replace (x + z + (4 * n + 1) - 1) with (x + z + 4 * n) by ring. reflexivity.
Qed.
