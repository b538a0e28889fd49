(** A strip beside any game in which the value 0 is that of an end, with a one-time pass: the partner rule. Strip and stair bars for every even
    k and every s < k, with and without a pass, and Conjecture 4.1 of "Impartial Chocolate Bar Games with a Pass" as printed. *)

From Coq Require Import ZArith Bool Btauto Lia.
From Bittersweet Require Import Games Bars Conditions Triangles.
Open Scope Z_scope.

(** * The partner rule: any game with Grundy values in which a position of value 0 is an end *)
Section Partner.

Variable H : Type.
Variable cut : H -> H -> Prop.
Variable ok : H -> Prop.
Variable size : H -> nat.
Variable b : H -> Z.
Hypothesis cut_ok : forall g h, ok g -> cut g h -> ok h.
Hypothesis cut_less : forall g h, ok g -> cut g h -> (size h < size g)%nat.
Hypothesis b_ok : forall g, ok g -> 0 <= b g.
Hypothesis b_differs : forall g h, ok g -> cut g h -> b h <> b g.
Hypothesis b_reached : forall g v, ok g -> 0 <= v < b g -> exists h, cut g h /\ b h = v.
Hypothesis b_end : forall g h, ok g -> b g = 0 -> ~ cut g h.

Inductive with_pass := Pos (x : Z) (g : H) (p : bool).

(** The pass is used once, and not at the end. *)
Inductive move : with_pass -> with_pass -> Prop :=
  | strip : forall x g p u, 0 <= u < x -> move (Pos x g p) (Pos u g p)
  | bar : forall x g p h, cut g h -> move (Pos x g p) (Pos x h p)
  | pass : forall x g, 0 < x \/ (exists h, cut g h) -> move (Pos x g true) (Pos x g false).

Definition partner (x : Z) : Z := if x =? 0 then 0 else if Z.odd x then x + 1 else x - 1.

Lemma partner_cases : forall x, 0 <= x ->
  x = 0 /\ partner x = 0 \/ 0 < x /\ exists m, 0 <= m /\ (x = 2 * m + 1 /\ partner x = x + 1 \/ x = 2 * m + 2 /\ partner x = x - 1).
Proof.
  intros x x_ok. unfold partner. destruct (Z.eqb_spec x 0); [left; lia | right; split; [lia |]].
  pose proof (Z.div2_odd x) as parts. destruct (Z.odd x); cbn [Z.b2z] in parts;
    [exists (Z.div2 x) | exists (Z.div2 x - 1)]; lia.
Qed.

Lemma partner_ok : forall x, 0 <= x -> 0 <= partner x.
Proof. intros x x_ok. destruct (partner_cases x x_ok) as [[-> ->] | [_ [m H0]]]; lia. Qed.

Lemma partner_twice : forall x, 0 <= x -> partner (partner x) = x.
Proof.
  intros x x_ok. pose proof (partner_ok x x_ok) as p_ok.
  destruct (partner_cases x x_ok) as [[-> ->] | [x_pos [m [m_ok H0]]]]; [reflexivity |].
  destruct (partner_cases (partner x) p_ok) as [[p_0 _] | [_ [n [n_ok H1]]]]; lia.
Qed.

Definition member (q : with_pass) : Prop := let '(Pos x g p) := q in if p then b g = partner x else b g = x.
Definition legal (q : with_pass) : Prop := let '(Pos x g p) := q in 0 <= x /\ ok g.
Definition measure (q : with_pass) : nat := let '(Pos x g p) := q in (Z.to_nat x + size g + (if p then 1 else 0))%nat.

(** No move leads from the set into itself. *)
Lemma partner_A : forall p q, legal p -> member p -> move p q -> ~ member q.
Proof.
  intros p q is_legal inside m. destruct m as [x g p u lower | x g p h c | x g any]; cbn [legal member] in *.
  - destruct p; [| lia]. rewrite inside. intros same.
    assert (partner (partner x) = partner (partner u)) as again by congruence.
    rewrite !partner_twice in again by lia. lia.
  - pose proof (b_differs g h ltac:(tauto) c). destruct p; congruence.
  - destruct is_legal as [x_ok g_ok]. intros same. rewrite same in inside.
    destruct (partner_cases x x_ok) as [[x_0 _] | [_ [m [m_ok H0]]]]; [| lia].
    destruct any as [| [h c]]; [lia |]. apply (b_end g h g_ok); congruence.
Qed.

(** From outside some move leads into it. *)
Lemma partner_B : forall p, legal p -> ~ member p -> exists q, move p q /\ member q.
Proof.
  intros [x g p] [x_ok g_ok] outside. pose proof (b_ok g g_ok) as bg_ok. cbn [member] in outside.
  destruct p.
  - pose proof (partner_ok x x_ok) as p_ok.
    destruct (Z.lt_trichotomy (b g) (partner x)) as [less | [same | more]]; [| contradiction |].
    + destruct (Z.lt_ge_cases (partner (b g)) x) as [low | high].
      * exists (Pos (partner (b g)) g true). pose proof (partner_ok (b g) bg_ok). split; [now apply strip |].
        cbn [member]. now rewrite partner_twice.
      * assert (b g = x) as same.
        { destruct (Z.eq_dec (partner (b g)) x) as [is_x | not_x].
          - exfalso. apply outside. rewrite <- is_x. now rewrite partner_twice.
          - destruct (partner_cases x x_ok) as [? | [? [m [? ?]]]], (partner_cases (b g) bg_ok) as [? | [? [n [? ?]]]]; lia. }
        exists (Pos x g false). split; [| exact same]. apply pass. left.
        destruct (Z.eq_dec x 0) as [-> |]; [| lia]. change (partner 0) with 0 in less. lia.
    + destruct (b_reached g (partner x) g_ok ltac:(lia)) as [h [c is_h]].
      exists (Pos x h true). split; [now apply bar | exact is_h].
  - destruct (Z.lt_trichotomy (b g) x) as [less | [same | more]]; [| contradiction |].
    + exists (Pos (b g) g false). split; [now apply strip; lia | reflexivity].
    + destruct (b_reached g x g_ok ltac:(lia)) as [h [c is_h]]. exists (Pos x h false). split; [now apply bar | exact is_h].
Qed.

Theorem partner_rule : forall q, legal q -> (P_position move q <-> member q).
Proof.
  apply (set_of_P_positions legal measure); [| | | exact partner_A | exact partner_B].
  - intros p q is_legal m. destruct m; cbn [legal] in *; intuition (eauto; lia).
  - intros p q is_legal m. destruct m as [x g p u lower | x g p h c | x g any]; cbn [legal measure] in *.
    + lia.
    + pose proof (cut_less g h ltac:(tauto) c). lia.
    + lia.
  - intros [x g []]; apply Z.eq_dec.
Qed.

End Partner.

Arguments Pos {H}.

(** * Stair bars with an even k *)
Section Step.

Variables k half s : Z.
Hypothesis k_even : k = 2 * half.
Hypothesis half_ok : 0 < half.
Hypothesis s_ok : 0 <= s < k.

Lemma step_not_both : forall n x y z v w,
  0 <= v -> 0 <= w -> y < 2 ^ Z.of_nat n -> z < 2 ^ Z.of_nat n ->
  sum0 x y z -> sum0 x v w -> v < y -> w < z -> z - k * y <= -1 \/ k <= w - k * v.
Proof.
  induction n as [| n known]; intros x y z v w v_ok w_ok y_small z_small is_p is_q v_less w_less.
  { cbn in *. lia. }
  rewrite Nat2Z.inj_succ, Z.pow_succ_r in y_small, z_small by lia.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]], (parts v) as [v' [e ->]],
    (parts w) as [w' [f ->]].
  apply sum0_digit in is_p as [is_p p_digits]. apply sum0_digit in is_q as [is_q q_digits].
  assert (v' <= y' /\ w' <= z') as [v_le w_le] by (destruct a, b, d, e, f; cbn [Z.b2z] in *; lia).
  destruct (Z.eq_dec v' y') as [-> | v_differs], (Z.eq_dec w' z') as [-> | w_differs].
  - assert (b = true /\ d = true /\ e = false /\ f = false) as [-> [-> [-> ->]]].
    { destruct a, b, d, e, f; cbn in *; try discriminate; repeat split; lia. }
    cbn [Z.b2z]. lia.
  - exfalso. apply w_differs. eapply sum0_alike_z; eauto.
  - exfalso. apply v_differs. eapply sum0_alike_y; eauto.
  - destruct (known x' y' z' v' w') as [low | high]; auto;
      destruct a, b, d, e, f; try discriminate; cbn [Z.b2z] in *; lia.
Qed.

Definition reached (r y v : Z) : Prop := v = y /\ 0 <= r \/ v < y /\ 0 <= r < k.

Lemma step_extend : forall x y v w a b, sum0 x v w -> reached (w - k * v) y v ->
  exists e f, xorb (xorb a e) f = false /\ reached ((2 * w + Z.b2z f) - k * (2 * v + Z.b2z e)) (2 * y + Z.b2z b) (2 * v + Z.b2z e).
Proof.
  intros x y v w a b is_0 known. unfold reached in *.
  destruct (Z.le_gt_cases half (w - k * v)) as [large | small].
  - destruct known as [[-> r_ok] | [less r_ok]].
    + destruct b.
      * exists true, (negb a). split; [now destruct a |]. left. destruct a; cbn [Z.b2z negb]; lia.
      * exists false, a. split; [now destruct a |]. left. destruct a; cbn [Z.b2z]; lia.
    + exists true, (negb a). split; [now destruct a |]. right. destruct a, b; cbn [Z.b2z negb]; lia.
  - exists false, a. split; [now destruct a |]. destruct known as [[-> r_ok] | [less r_ok]].
    + destruct b; [right | left]; destruct a; cbn [Z.b2z]; lia.
    + right. destruct a, b; cbn [Z.b2z]; lia.
Qed.

Inductive step_answer (x y z : Z) : Prop :=
  | step_inside : sum0 x y z -> step_answer x y z
  | step_lower_y : forall v, 0 <= v < y -> sum0 x v z -> step_answer x y z
  | step_lower_z : forall v w, 0 <= v -> 0 <= w < z -> sum0 x v w -> reached (w - k * v) y v -> step_answer x y z
  | step_lower_x : forall u, 0 <= u < x -> sum0 u y z -> step_answer x y z
  | step_illegal : z - k * y <= -1 -> step_answer x y z.

Lemma step_find : forall n x y z, 0 <= x < 2 ^ Z.of_nat n -> 0 <= y < 2 ^ Z.of_nat n -> 0 <= z < 2 ^ Z.of_nat n -> step_answer x y z.
Proof.
  induction n as [| n known]; intros x y z x_ok y_ok z_ok.
  { cbn in *. apply step_inside. now replace x with 0 by lia; replace y with 0 by lia; replace z with 0 by lia. }
  rewrite Nat2Z.inj_succ, Z.pow_succ_r in * by lia.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  destruct (known x' y' z') as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 r | u u_ok is_0 | no];
    try (destruct a, b, d; cbn [Z.b2z] in *; lia).
  - destruct (xorb (xorb a b) d) eqn:digits; [| apply step_inside; now apply sum0_digit].
    destruct b.
    { apply step_lower_y with (v := 2 * y' + Z.b2z false); [cbn [Z.b2z] in *; lia |].
      apply sum0_digit. split; [assumption |]. now destruct a, d. }
    destruct a.
    { apply step_lower_x with (u := 2 * x' + Z.b2z false); [cbn [Z.b2z] in *; lia |].
      apply sum0_digit. split; [assumption |]. now destruct d. }
    destruct d; [| discriminate].
    destruct (Z.le_gt_cases 0 (z' - k * y')) as [r_ok | r_low]; [| apply step_illegal; cbn [Z.b2z]; lia].
    apply step_lower_z with (v := 2 * y' + Z.b2z false) (w := 2 * z' + Z.b2z false);
      [cbn [Z.b2z] in *; lia | cbn [Z.b2z] in *; lia | apply sum0_digit; split; [assumption | reflexivity] |].
    left. cbn [Z.b2z]. lia.
  - apply step_lower_y with (v := 2 * v + Z.b2z (xorb a d)); [destruct a, b, d; cbn [Z.b2z xorb]; lia |].
    apply sum0_digit. split; [assumption | now destruct a, d].
  - destruct (step_extend x' y' v w a b is_0 r) as [e [f [digits r']]].
    apply step_lower_z with (v := 2 * v + Z.b2z e) (w := 2 * w + Z.b2z f);
      [destruct e; cbn [Z.b2z]; lia | destruct f, d; cbn [Z.b2z]; lia | | assumption].
    now apply sum0_digit.
  - apply step_lower_x with (u := 2 * u + Z.b2z (xorb b d)); [destruct a, b, d; cbn [Z.b2z xorb]; lia |].
    apply sum0_digit. split; [assumption | now destruct b, d].
  - apply step_illegal. destruct b, d; cbn [Z.b2z]; lia.
Qed.

Lemma sum_bound : forall n x y z, 0 <= x < 2 ^ Z.of_nat n -> 0 <= y < 2 ^ Z.of_nat n -> 0 <= z < 2 ^ Z.of_nat n -> sum0 x y z -> z <= x + y.
Proof.
  induction n as [| n known]; intros x y z x_ok y_ok z_ok is_0; [cbn in *; lia |].
  rewrite Nat2Z.inj_succ, Z.pow_succ_r in * by lia.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  apply sum0_digit in is_0 as [is_0 digits].
  assert (z' <= x' + y') by (apply known; auto; destruct a, b, d; cbn [Z.b2z] in *; lia).
  destruct a, b, d; try discriminate; cbn [Z.b2z]; lia.
Qed.

(** The bar (y, z). *)
Inductive step_bar := Bar (y z : Z).
Definition bar_ok (g : step_bar) : Prop := let '(Bar y z) := g in 0 <= y /\ 0 <= z /\ y <= (z + s) / k.
Inductive bar_cut : step_bar -> step_bar -> Prop :=
  | lower_top : forall y z v, 0 <= v < y -> bar_cut (Bar y z) (Bar v z)
  | lower_side : forall y z w, 0 <= w < z -> bar_cut (Bar y z) (Bar (Z.min y ((w + s) / k)) w).
Definition bar_size (g : step_bar) : nat := let '(Bar y z) := g in Z.to_nat (y + z).
Definition bar_value (g : step_bar) : Z := let '(Bar y z) := g in Z.lxor y (z + s) - s.

Lemma k_pos : 0 < k. Proof. lia. Qed.

Lemma value_sum : forall x y z, bar_value (Bar y z) = x <-> sum0 (x + s) y (z + s).
Proof.
  intros. cbn [bar_value]. unfold sum0. rewrite Z.lxor_assoc. split.
  - intros <-. replace (Z.lxor y (z + s) - s + s) with (Z.lxor y (z + s)) by lia. apply Z.lxor_nilpotent.
  - intros is_0. apply Z.lxor_eq in is_0. lia.
Qed.

Lemma rim_spec : forall y z, y <= (z + s) / k <-> k * y <= z + s.
Proof. intros. apply below_quotient. exact k_pos. Qed.

Lemma cut_ok' : forall g h, bar_ok g -> bar_cut g h -> bar_ok h.
Proof.
  intros g h is_ok c. destruct c as [y z v lower | y z w lower]; cbn [bar_ok] in *; [lia |].
  assert (0 <= (w + s) / k) by (apply Z.div_pos; lia). lia.
Qed.

Lemma cut_less' : forall g h, bar_ok g -> bar_cut g h -> (bar_size h < bar_size g)%nat.
Proof. intros g h is_ok c. pose proof (cut_ok' g h is_ok c) as h_ok. destruct c; cbn [bar_ok bar_size] in *; lia. Qed.

Lemma value_ok : forall g, bar_ok g -> 0 <= bar_value g.
Proof.
  intros [y z] [y_ok [z_ok rim]]. rewrite rim_spec in rim. cbn [bar_value].
  assert (0 <= Z.lxor y (z + s)) as l_ok by (apply Z.lxor_nonneg; lia).
  assert (z + s <= Z.lxor y (z + s) + y).
  { set (l := Z.lxor y (z + s)) in *. pose proof (bound (l + y + (z + s)) ltac:(lia)).
    apply (sum_bound (Z.to_nat (l + y + (z + s)))); try lia.
    unfold sum0, l. rewrite Z.lxor_assoc. apply Z.lxor_nilpotent. }
  destruct (Z.eq_dec y 0) as [-> |]; nia.
Qed.

Lemma value_differs : forall g h, bar_ok g -> bar_cut g h -> bar_value h <> bar_value g.
Proof.
  intros g h g_ok c same. pose proof (cut_ok' g h g_ok c) as h_ok.
  remember (bar_value g) as x eqn:is_x. symmetry in is_x.
  destruct c as [y z v lower | y z w lower]; apply value_sum in same, is_x.
  - assert (y = v) by (eapply sum0_alike_y; eauto). lia.
  - cbn [bar_ok] in *. destruct g_ok as [y_ok [z_ok rim]], h_ok as [v_ok [w_ok _]]. rewrite rim_spec in rim.
    remember (Z.min y ((w + s) / k)) as v eqn:is_v.
    pose proof (Z.mul_div_le (w + s) k k_pos). pose proof (Z.mul_succ_div_gt (w + s) k k_pos). rewrite Z.mul_succ_r in *.
    destruct (Z.eq_dec v y) as [-> | differs].
    + assert (z + s = w + s) by (eapply sum0_alike_z; eauto). lia.
    + assert (v = (w + s) / k) as -> by lia.
      pose proof (bound (y + z + s) ltac:(lia)).
      destruct (step_not_both (Z.to_nat (y + z + s)) (x + s) y (z + s) ((w + s) / k) (w + s)); auto; lia.
Qed.

Lemma value_reached : forall g v, bar_ok g -> 0 <= v < bar_value g -> exists h, bar_cut g h /\ bar_value h = v.
Proof.
  intros [y z] x [y_ok [z_ok rim]] [x_ok less]. rewrite rim_spec in rim.
  pose proof (bound (x + y + z + s) ltac:(lia)).
  destruct (step_find (Z.to_nat (x + y + z + s)) (x + s) y (z + s)) as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 r | u u_ok is_0 | no]; try lia.
  - apply value_sum in is_0. lia.
  - exists (Bar v z). split; [now apply lower_top | now apply value_sum].
  - assert (s <= w).
    { destruct (Z.lt_ge_cases w s) as [low |]; [| assumption]. unfold reached in r.
      assert (v = 0) as -> by nia. unfold sum0 in is_0. rewrite Z.lxor_0_r in is_0. apply Z.lxor_eq in is_0. lia. }
    exists (Bar v (w - s)). split; [| apply value_sum; now rewrite Z.sub_add].
    assert (Z.min y ((w - s + s) / k) = v) as <-; [| apply lower_side; lia].
    rewrite Z.sub_add. unfold reached in r. destruct r as [[-> r_ok] | [v_less r_ok]].
    + apply Z.min_l. apply below_quotient; lia.
    + rewrite <- (is_quotient v) by lia. lia.
  - replace u with ((u - s) + s) in is_0 by lia. apply value_sum in is_0. lia.
Qed.

Lemma value_end : forall g h, bar_ok g -> bar_value g = 0 -> ~ bar_cut g h.
Proof.
  intros [y z] h g_ok is_0 c. destruct (Z.eq_dec z 0) as [-> | z_not_0].
  - cbn [bar_ok] in g_ok. destruct g_ok as [y_ok [_ rim]]. rewrite rim_spec in rim. assert (y = 0) as -> by nia.
    inversion c; lia.
  - assert (0 < z) as z_pos by (cbn [bar_ok] in g_ok; lia).
    apply (value_differs (Bar y z) _ g_ok (lower_side y z 0 ltac:(lia))). rewrite is_0. cbn [bar_value Z.add].
    rewrite Z.div_small by lia. rewrite Z.min_r by (cbn [bar_ok] in g_ok; lia). rewrite Z.lxor_0_l. lia.
Qed.

(** Theorem 4.1 and Conjecture 4.1: the P-positions with and without the pass. *)
Theorem step_pass : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
  (P_position (move step_bar bar_cut) (Pos x (Bar y z) false) <-> Z.lxor (Z.lxor (x + s) y) (z + s) = 0)
  /\ (P_position (move step_bar bar_cut) (Pos x (Bar y z) true) <-> Z.lxor (Z.lxor (partner x + s) y) (z + s) = 0).
Proof.
  intros x y z x_ok y_ok z_ok rim.
  assert (is_ok : bar_ok (Bar y z)) by (cbn; auto).
  pose proof (partner_rule step_bar bar_cut bar_ok bar_size bar_value cut_ok' cut_less' value_ok value_differs value_reached value_end) as rule.
  split; (etransitivity; [apply rule; split; assumption |]); cbn [member]; apply value_sum.
Qed.

End Step.

(** Conjecture 4.1 of "Impartial Chocolate Bar Games with a Pass" as printed, for every even k and even s with 0 < s < k:
    the set of (x + s) xor y xor (z + s) xor p over P-positions consists of 0, 1 and 2^n - 2. *)

Lemma consecutive : forall n m, 0 <= m < 2 ^ Z.of_nat n -> exists j, 1 <= j /\ Z.lxor m (m + 1) = 2 ^ j - 1.
Proof.
  induction n as [| n known]; intros m m_ok.
  { cbn in m_ok. exists 1. replace m with 0 by lia. split; [lia | reflexivity]. }
  rewrite Nat2Z.inj_succ, Z.pow_succ_r in m_ok by lia.
  destruct (parts m) as [h [a ->]]. destruct a; cbn [Z.b2z] in *.
  - destruct (known h ltac:(lia)) as [j [j_ok is_j]]. exists (j + 1). split; [lia |].
    replace (2 * h + 1 + 1) with (2 * (h + 1) + Z.b2z false) by (cbn [Z.b2z]; lia).
    change (2 * h + 1) with (2 * h + Z.b2z true). rewrite lxor_digit, is_j, Z.pow_add_r by lia. cbn [xorb Z.b2z]. lia.
  - exists 1. split; [lia |]. replace (2 * h + 0 + 1) with (2 * h + Z.b2z true) by (cbn [Z.b2z]; lia).
    change (2 * h + 0) with (2 * h + Z.b2z false). rewrite lxor_digit, Z.lxor_nilpotent. reflexivity.
Qed.

Lemma minus_one : forall j, 1 <= j -> Z.lxor (2 ^ j - 1) 1 = 2 ^ j - 2.
Proof.
  intros j j_ok. replace (2 ^ j - 1) with (2 * (2 ^ (j - 1) - 1) + Z.b2z true).
  - change 1 with (2 * 0 + Z.b2z true) at 3. rewrite lxor_digit, Z.lxor_0_r. cbn [xorb Z.b2z].
    replace j with (Z.succ (j - 1)) at 2 by lia. rewrite Z.pow_succ_r by lia. lia.
  - cbn [Z.b2z]. replace j with (Z.succ (j - 1)) at 2 by lia. rewrite Z.pow_succ_r by lia. lia.
Qed.

Lemma exact : forall j q, 1 <= j -> 0 <= q -> Z.lxor (2 ^ (j - 1) * (2 * q + 1) - 1) (2 ^ (j - 1) * (2 * q + 1)) = 2 ^ j - 1.
Proof.
  intros j q j_ok q_ok. replace (j - 1) with (Z.of_nat (Z.to_nat (j - 1))) by lia. replace j with (Z.of_nat (Z.to_nat (j - 1)) + 1) at 3 by lia.
  generalize (Z.to_nat (j - 1)) as n. induction n as [| n known].
  - cbn [Z.of_nat]. replace (2 ^ 0 * (2 * q + 1) - 1) with (2 * q + Z.b2z false) by (cbn [Z.b2z]; lia).
    replace (2 ^ 0 * (2 * q + 1)) with (2 * q + Z.b2z true) by (cbn [Z.b2z]; lia). rewrite lxor_digit, Z.lxor_nilpotent. reflexivity.
  - rewrite Nat2Z.inj_succ. rewrite Z.pow_succ_r by lia. set (t := 2 ^ Z.of_nat n * (2 * q + 1)) in *.
    replace (2 * 2 ^ Z.of_nat n * (2 * q + 1) - 1) with (2 * (t - 1) + Z.b2z true) by (unfold t; cbn [Z.b2z]; lia).
    replace (2 * 2 ^ Z.of_nat n * (2 * q + 1)) with (2 * t + Z.b2z false) by (unfold t; cbn [Z.b2z]; lia).
    rewrite lxor_digit, known. cbn [xorb Z.b2z]. rewrite Z.add_succ_l, Z.pow_succ_r by lia. lia.
Qed.

Section Conjecture.
Variables k half s hs : Z.
Hypothesis k_even : k = 2 * half.
Hypothesis half_ok : 0 < half.
Hypothesis s_ok : 0 < s < k.
Hypothesis s_even : s = 2 * hs.

Definition nim (x y z : Z) (p : bool) : Z := Z.lxor (Z.lxor (Z.lxor (x + s) y) (z + s)) (Z.b2z p).
Definition is_P (x y z : Z) (p : bool) : Prop :=
  0 <= x /\ 0 <= y /\ 0 <= z /\ y <= (z + s) / k /\ P_position (move step_bar (bar_cut k s)) (Pos x (Bar y z) p).

Lemma at_pass : forall x y z, is_P x y z true <-> 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= (z + s) / k /\ Z.lxor y (z + s) = partner x + s.
Proof.
  intros x y z. unfold is_P.
  enough (use : 0 <= x -> 0 <= y -> 0 <= z -> y <= (z + s) / k ->
    (P_position (move step_bar (bar_cut k s)) (Pos x (Bar y z) true) <-> Z.lxor y (z + s) = partner x + s)) by tauto.
  intros x_ok y_ok z_ok rim.
  destruct (step_pass k half s k_even half_ok ltac:(lia) x y z x_ok y_ok z_ok rim) as [_ rule].
  etransitivity; [exact rule |]. rewrite Z.lxor_assoc. split; intros same.
  - apply Z.lxor_eq in same. auto.
  - rewrite same. apply Z.lxor_nilpotent.
Qed.

Lemma nim_at_pass : forall x y z, Z.lxor y (z + s) = partner x + s -> nim x y z true = Z.lxor (Z.lxor (x + s) (partner x + s)) 1.
Proof. intros x y z same. unfold nim. rewrite <- same. cbn [Z.b2z]. now rewrite !Z.lxor_assoc. Qed.

Theorem conjecture_4_1 : forall v,
  (exists x y z p, is_P x y z p /\ nim x y z p = v) <-> (v = 0 \/ v = 1 \/ exists n, 1 <= n /\ v = 2 ^ n - 2).
Proof.
  intros v. split.
  - intros [x [y [z [[] [is_p <-]]]]].
    + apply at_pass in is_p. destruct is_p as [x_ok [y_ok [z_ok [rim same]]]]. rewrite nim_at_pass by assumption.
      destruct (partner_cases x x_ok) as [[-> ->] | [x_pos [m [m_ok which]]]].
      * right. left. now rewrite Z.lxor_nilpotent.
      * right. right.
        assert (two : exists a, 0 <= a /\ Z.lxor (x + s) (partner x + s) = Z.lxor a (a + 1)).
        { destruct which as [[is_x ->] | [is_x ->]].
          - exists (x + s). split; [lia |]. f_equal. lia.
          - exists (x - 1 + s). split; [lia |]. rewrite Z.lxor_comm. f_equal. lia. }
        destruct two as [a [a_ok ->]]. destruct (consecutive (Z.to_nat a) a) as [j [j_ok ->]]; [split; [assumption | now apply bound] |].
        exists j. split; [assumption |]. now apply minus_one.
    + left. unfold is_P in is_p. destruct is_p as [x_ok [y_ok [z_ok [rim H0]]]].
      destruct (step_pass k half s k_even half_ok ltac:(lia) x y z x_ok y_ok z_ok rim) as [rule _]. apply rule in H0.
      unfold nim. rewrite H0. reflexivity.
  - assert (pos : forall x, 0 <= x -> is_P x 0 (partner x) true).
    { intros x x_ok. apply at_pass. pose proof (partner_ok x x_ok). repeat split; try lia.
      apply Z.div_pos; lia. }
    intros [-> | [-> | [n [n_ok ->]]]].
    + exists 0, 0, 0, false. split; [| unfold nim; cbn [Z.add Z.b2z]; now rewrite !Z.lxor_0_r, Z.lxor_nilpotent].
      unfold is_P. assert (0 <= (0 + s) / k) by (apply Z.div_pos; lia). do 4 (split; [lia |]).
      destruct (step_pass k half s k_even half_ok ltac:(lia) 0 0 0) as [rule _]; try lia. apply rule.
      now rewrite !Z.lxor_0_r, Z.lxor_nilpotent.
    + exists 0, 0, (partner 0), true. split; [apply pos; lia |]. rewrite nim_at_pass by reflexivity. now rewrite Z.lxor_nilpotent.
    + destruct (Z.eq_dec n 1) as [-> | n_big].
      * exists 0, 0, 0, false. split; [| unfold nim; cbn [Z.add Z.b2z]; now rewrite !Z.lxor_0_r, Z.lxor_nilpotent].
        unfold is_P. assert (0 <= (0 + s) / k) by (apply Z.div_pos; lia). do 4 (split; [lia |]).
        destruct (step_pass k half s k_even half_ok ltac:(lia) 0 0 0) as [rule _]; try lia. apply rule.
        now rewrite !Z.lxor_0_r, Z.lxor_nilpotent.
      * set (t := 2 ^ (n - 1) * (2 * s + 1)). set (h := 2 ^ (n - 2) * (2 * s + 1)).
        assert (0 < 2 ^ (n - 2)) by (apply Z.pow_pos_nonneg; lia).
        assert (is_t : t = 2 * h).
        { unfold t, h. replace (n - 1) with (Z.succ (n - 2)) by lia. rewrite Z.pow_succ_r by lia. lia. }
        assert (large : s < h) by (unfold h; nia).
        set (x := t - 1 - s).
        assert (is_partner : partner x = x + 1).
        { destruct (partner_cases x ltac:(unfold x; lia)) as [[x_0 _] | [_ [m [m_ok [[_ is_p] | [is_x _]]]]]]; [unfold x in *; lia | exact is_p |].
          unfold x in is_x. lia. }
        exists x, 0, (partner x), true. split; [apply pos; unfold x; lia |].
        rewrite nim_at_pass by reflexivity. rewrite is_partner.
        replace (x + s) with (t - 1) by (unfold x; lia). replace (x + 1 + s) with t by (unfold x; lia).
        unfold t. rewrite exact by lia. now apply minus_one.
Qed.
End Conjecture.
