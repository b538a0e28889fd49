(** Two lemmas for any rim that does not fall. The shift lemma: a bar on whose diagonal the rim is 0 before i, and which is the bar g from (i, i)
    on, has the P-positions of g, moved by i, and (x, 0, x) before. The misere lemma: if the rim is 0 at (1, 1), misere play has the
    same P-positions as normal play as soon as x and z are at least 2. *)

From Coq Require Import Arith ZArith Bool List Lia.
From Bittersweet Require Import Games Bars Triangles Rims Slopes.
Open Scope Z_scope.

(** * Every position is a P- or an N-position. *)

Lemma search_or : forall here there : Z -> Prop, forall n, (forall u, 0 <= u < n -> here u \/ there u) ->
  (exists u, 0 <= u < n /\ here u) \/ (forall u, 0 <= u < n -> there u).
Proof.
  intros here there n. destruct (Z.le_gt_cases n 0) as [| n_ok]; [right; lia |].
  rewrite <- (Z2Nat.id n) by lia. generalize (Z.to_nat n). clear n n_ok. induction n as [| n known]; intros each; [right; lia |].
  destruct known as [[u [u_ok is_here]] | all]; [intros; apply each; lia | left; exists u; split; [lia | assumption] |].
  destruct (each (Z.of_nat n) ltac:(lia)) as [is_here | is_there].
  - left. exists (Z.of_nat n). split; [lia | assumption].
  - right. intros u u_ok. destruct (Z.eq_dec u (Z.of_nat n)) as [-> |]; [assumption | apply all; lia].
Qed.

Lemma determined : forall f, rises f -> forall n p, (size p < n)%nat -> under f p -> P_position (cut f) p \/ N_position (cut f) p.
Proof.
  intros f up n. induction n as [| n known]; intros [x y z] small p_ok; [lia |].
  assert (each : forall q, cut f (At x y z) q -> P_position (cut f) q \/ N_position (cut f) q).
  { intros q move. apply known; [pose proof (cuts_end f up _ q p_ok move); lia | eauto using cuts_stay_under]. }
  destruct (search_or (fun u => P_position (cut f) (At u (Z.min y (f u z)) z)) (fun u => N_position (cut f) (At u (Z.min y (f u z)) z)) x)
    as [[u [u_ok is_P]] | all_x]; [intros; apply each; now constructor | right; eapply wins; [now apply lower_x | exact is_P] |].
  destruct (search_or (fun v => P_position (cut f) (At x v z)) (fun v => N_position (cut f) (At x v z)) y)
    as [[v [v_ok is_P]] | all_y]; [intros; apply each; now constructor | right; eapply wins; [now apply lower_y | exact is_P] |].
  destruct (search_or (fun w => P_position (cut f) (At x (Z.min y (f x w)) w)) (fun w => N_position (cut f) (At x (Z.min y (f x w)) w)) z)
    as [[w [w_ok is_P]] | all_z]; [intros; apply each; now constructor | right; eapply wins; [now apply lower_z | exact is_P] |].
  left. constructor. intros q move. inversion move; subst; auto.
Qed.

(** * The shift lemma *)
Section Shift.

Variables f g : Z -> Z -> Z.
Variable i : Z.
Hypothesis f_rises : rises f.
Hypothesis g_rises : rises g.
Hypothesis i_ok : 0 <= i.
Hypothesis flat : forall x, 0 <= x < i -> f x x = 0.
Hypothesis shifted : forall x z, 0 <= x -> 0 <= z -> f (x + i) (z + i) = g x z.

Lemma flat_before : forall x z, 0 <= x < i -> 0 <= z < i -> f x z = 0.
Proof.
  intros x z x_ok z_ok. pose proof (f_rises x z (Z.max x z) (Z.max x z)). pose proof (flat (Z.max x z)). lia.
Qed.

Lemma shift_both : forall n x y z, (size (At x y z) < n)%nat -> under f (At x y z) ->
  (x < i -> z < i -> (x = z -> P_position (cut f) (At x y z)) /\ (x <> z -> N_position (cut f) (At x y z)))
  /\ (x < i <= z \/ z < i <= x -> N_position (cut f) (At x y z))
  /\ (i <= x -> i <= z -> (P_position (cut g) (At (x - i) y (z - i)) -> P_position (cut f) (At x y z))
                          /\ (N_position (cut g) (At (x - i) y (z - i)) -> N_position (cut f) (At x y z))).
Proof.
  intros n. induction n as [| n known]; intros x y z small p_ok; [lia |].
  pose proof p_ok as [x_ok [y_ok [z_ok rim_ok]]].
  assert (next : forall q, cut f (At x y z) q -> (size q < n)%nat /\ under f q).
  { intros q move. split; [pose proof (cuts_end f f_rises _ q p_ok move); lia | eauto using cuts_stay_under]. }
  (* a cut that makes both ends alike *)
  assert (copy_z : x < i -> x < z -> N_position (cut f) (At x y z)).
  { intros low less. assert (move : cut f (At x y z) (At x (Z.min y (f x x)) x)) by (constructor; lia).
    apply (wins _ _ _ _ move). destruct (next _ move) as [smaller legal]. destruct (known x _ x smaller legal) as [low_known _]. apply low_known; lia. }
  assert (copy_x : z < i -> z < x -> N_position (cut f) (At x y z)).
  { intros low less. assert (move : cut f (At x y z) (At z (Z.min y (f z z)) z)) by (constructor; lia).
    apply (wins _ _ _ _ move). destruct (next _ move) as [smaller legal]. destruct (known z _ z smaller legal) as [low_known _]. apply low_known; lia. }
  split; [| split].
  - intros x_low z_low. rewrite flat_before in rim_ok by lia. assert (y = 0) as -> by lia. split.
    + intros <-. constructor. intros q move. destruct (next q move) as [smaller legal].
      inversion move as [? ? ? u lower | ? ? ? v lower | ? ? ? w lower]; subst; [| lia |];
        destruct (known _ _ _ smaller legal) as [low_known _]; apply low_known; lia.
    + intros differ. destruct (Z.lt_ge_cases x z); [apply copy_z; lia | apply copy_x; lia].
  - intros mixed. destruct (Z.lt_ge_cases x z); [apply copy_z; lia | apply copy_x; lia].
  - intros x_high z_high.
    assert (from_x : forall u, i <= u -> f u z = g (u - i) (z - i)).
    { intros u u_high. rewrite <- shifted by lia. f_equal; lia. }
    assert (from_z : forall w, i <= w -> f x w = g (x - i) (w - i)).
    { intros w w_high. rewrite <- shifted by lia. f_equal; lia. }
    split.
    + intros is_P. inversion is_P as [p all]. subst p. constructor. intros q move. destruct (next q move) as [smaller legal].
      inversion move as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst x' y' z' q.
      * destruct (Z.lt_ge_cases u i) as [low | high]; [destruct (known _ _ _ smaller legal) as [_ [mixed _]]; apply mixed; lia |].
        destruct (known _ _ _ smaller legal) as [_ [_ high_known]]. apply high_known; [lia | lia |]. apply all. rewrite from_x by assumption. apply lower_x. lia.
      * destruct (known _ _ _ smaller legal) as [_ [_ high_known]]. apply high_known; [lia | lia |]. apply all. now apply lower_y.
      * destruct (Z.lt_ge_cases w i) as [low | high]; [destruct (known _ _ _ smaller legal) as [_ [mixed _]]; apply mixed; lia |].
        destruct (known _ _ _ smaller legal) as [_ [_ high_known]]. apply high_known; [lia | lia |]. apply all. rewrite from_z by assumption. apply lower_z. lia.
    + intros is_N. inversion is_N as [p q move is_P]. subst p.
      inversion move as [x' y' z' u lower | x' y' z' v lower | x' y' z' w lower]; subst x' y' z' q.
      * assert (here : cut f (At x y z) (At (u + i) (Z.min y (f (u + i) z)) z)) by (apply lower_x; lia).
        apply (wins _ _ _ _ here). destruct (next _ here) as [smaller legal].
        destruct (known _ _ _ smaller legal) as [_ [_ high_known]]. apply high_known; [lia | lia |]. rewrite from_x by lia. now rewrite Z.add_simpl_r.
      * assert (here : cut f (At x y z) (At x v z)) by (now apply lower_y).
        apply (wins _ _ _ _ here). destruct (next _ here) as [smaller legal]. destruct (known _ _ _ smaller legal) as [_ [_ high_known]]. apply high_known; [lia | lia | assumption].
      * assert (here : cut f (At x y z) (At x (Z.min y (f x (w + i))) (w + i))) by (apply lower_z; lia).
        apply (wins _ _ _ _ here). destruct (next _ here) as [smaller legal].
        destruct (known _ _ _ smaller legal) as [_ [_ high_known]]. apply high_known; [lia | lia |]. rewrite from_z by lia. now rewrite Z.add_simpl_r.
Qed.

Theorem shift_lemma : forall x y z, under f (At x y z) ->
  (P_position (cut f) (At x y z)
   <-> i <= x /\ i <= z /\ P_position (cut g) (At (x - i) y (z - i)) \/ x = z /\ x < i).
Proof.
  intros x y z p_ok. destruct (shift_both (S (size (At x y z))) x y z ltac:(lia) p_ok) as [low [mixed high]].
  pose proof p_ok as [x_ok [y_ok [z_ok rim_ok]]]. split.
  - intros is_P.
    destruct (Z.lt_ge_cases x i) as [x_low | x_high], (Z.lt_ge_cases z i) as [z_low | z_high];
      try (exfalso; eapply Games.not_both; [apply mixed; lia | exact is_P]).
    + right. destruct (Z.eq_dec x z) as [| differ]; [auto |]. exfalso. eapply Games.not_both; [now apply low | exact is_P].
    + left. split; [assumption | split; [assumption |]].
      assert (q_ok : under g (At (x - i) y (z - i))).
      { cbn [under]. rewrite <- shifted by lia. rewrite !Z.sub_add. lia. }
      destruct (determined g g_rises (S (size (At (x - i) y (z - i)))) _ (Nat.lt_succ_diag_r _) q_ok) as [| is_N]; [assumption |].
      exfalso. eapply Games.not_both; [now apply high | exact is_P].
  - intros [[x_high [z_high is_P]] | [same x_low]]; [now apply high | apply low; lia].
Qed.

(** If the rule of g is that of Nim, the rule of f is (x - i) xor y xor (z - i) = 0. *)
Theorem shifted_rule : nim_rule g -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= f x z ->
  (P_position (cut f) (At x y z) <-> Z.lxor (Z.lxor (x - i) y) (z - i) = 0).
Proof.
  intros rule x y z x_ok y_ok z_ok rim_ok. rewrite shift_lemma by (cbn; auto). fold (sum0 (x - i) y (z - i)).
  destruct (Z.lt_ge_cases x i) as [x_low | x_high], (Z.lt_ge_cases z i) as [z_low | z_high].
  - rewrite flat_before in rim_ok by lia. assert (y = 0) as -> by lia. unfold sum0. rewrite Z.lxor_0_r, Z.lxor_eq_0_iff. lia.
  - split; [lia |]. intros is_0. apply sum0_x in is_0. pose proof (Nim.lxor_not_negative y (z - i)). lia.
  - split; [lia |]. intros is_0. apply sum0_z in is_0. pose proof (Nim.lxor_not_negative (x - i) y). lia.
  - assert (q_ok : under g (At (x - i) y (z - i))).
    { cbn [under]. rewrite <- shifted by lia. rewrite !Z.sub_add. lia. }
    rewrite (rule _ q_ok). cbn [zero_sum]. split; [intros [[_ [_ is_0]] | no]; [exact is_0 | lia] | intros is_0; left; auto].
Qed.

End Shift.

(** * Rims max(floor((a x + a z + c - 2 a i) / d), 0) *)

Definition late_line (a c d i x z : Z) : Z := Z.max ((a * x + a * z + c - 2 * a * i) / d) 0.

Definition rule_shifted (a c d i : Z) : Prop := forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= late_line a c d i x z ->
  (P_position (cut (late_line a c d i)) (At x y z) <-> Z.lxor (Z.lxor (x - i) y) (z - i) = 0).

Theorem late_rule : forall a c d i, 0 <= a -> 0 <= c < d + 2 * a -> 0 < d -> 0 <= i -> rule_of a a c d -> rule_shifted a c d i.
Proof.
  intros a c d i a_ok c_ok d_ok i_ok rule. unfold rule_shifted. apply (shifted_rule (late_line a c d i) (line a a c d) i).
  - intros x z u w x_ok z_ok. unfold late_line. split; [lia |]. apply Z.max_le_compat_r, Z.div_le_mono; [assumption |]. nia.
  - apply line_rises. cbn. lia.
  - assumption.
  - intros x x_ok. unfold late_line. apply Z.max_r. enough ((a * x + a * x + c - 2 * a * i) / d < 1) by lia.
    apply Z.div_lt_upper_bound; [assumption |]. nia.
  - intros x z x_ok z_ok. unfold late_line, line.
    replace (a * (x + i) + a * (z + i) + c - 2 * a * i) with (a * x + a * z + c) by ring.
    apply Z.max_l. apply Z.div_pos; nia.
  - now apply rule_is.
Qed.

(** ** For all parameters: k = 4m + 3, k = 4m + 1 (with i = 1 and c = 2 this is Conjecture 8.1), and the slopes that are no integers *)
Theorem late_7_3 : forall m i, 0 <= m -> 0 <= i -> rule_shifted 1 0 (4 * m + 3) i.
Proof.
  intros m i m_ok i_ok. apply late_rule; try lia. intros x y z x_ok y_ok z_ok rim_ok.
  rewrite !Z.mul_1_l, Z.add_0_r in rim_ok. now apply triangular_7_3.
Qed.

Theorem late_offset : forall m r i, 0 <= m -> r = 1 \/ r = 2 -> 0 <= i -> rule_shifted 1 r (4 * m + 1) i.
Proof.
  intros m r i m_ok r_ok i_ok. apply late_rule; try lia. intros x y z x_ok y_ok z_ok rim_ok.
  rewrite !Z.mul_1_l in rim_ok. now apply offset.
Qed.

Theorem late_slopes : forall j n g a c d i, 1 <= j < n -> 0 < g ->
  g * a = 2 ^ j - 1 -> g * d = 2 ^ (n + 1) - 2 ^ j - 1 -> c = a \/ c = a + 1 /\ 1 < a -> 0 <= i -> rule_shifted a c d i.
Proof.
  intros j n g a c d i j_ok g_ok a_is d_is c_is i_ok. pose proof (rational_slopes j n g a c d j_ok g_ok a_is d_is c_is).
  assert (0 < 2 ^ j) by lia. assert (2 ^ j < 2 ^ n) by (apply Z.pow_lt_mono_r; lia).
  assert (2 ^ (n + 1) = 2 * 2 ^ n) by (rewrite Z.pow_add_r by lia; lia).
  assert (2 ^ 1 <= 2 ^ j) by (apply Z.pow_le_mono_r; lia). change (2 ^ 1) with 2 in *.
  assert (1 <= a) by nia. assert (a < d) by nia. apply late_rule; auto; lia.
Qed.
