(** Moves and nim-sums of the triangular bar T(k) for every k = 4m + 3: Theorems 7.1, 7.2, 7.4 and 7.5 of "Impartial Triangular Chocolate Bar
    Games", case (a.2.2) of the proof of Theorem 7.2, and Definition 4.3. *)

From Coq Require Import ZArith Bool Lia.
From Bittersweet Require Import Games Bars Moves Conditions Triangles.
Open Scope Z_scope.

Definition triangle (k : Z) : bar := Rim 1 1 0 k.

Lemma triangle_rim : forall x z k, (1 * x + 1 * z + 0) / k = (x + z) / k.
Proof. intros. f_equal. ring. Qed.

Lemma triangle_left : forall k x y z, left_of_y (triangle k) x y z = Z.min y ((x + z) / k).
Proof. intros. cbn [left_of_y triangle]. now rewrite triangle_rim. Qed.

Lemma triangle_legal : forall k x y z, legal (triangle k) (At x y z) <-> 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= (x + z) / k.
Proof. intros. cbn [legal under_rim triangle]. now rewrite triangle_rim. Qed.

Lemma triangle_options : forall k x y z q, is_option (triangle k) (At x y z) q <->
  (exists u, 0 <= u < x /\ q = At u (Z.min y ((u + z) / k)) z)
  \/ (exists v, 0 <= v < y /\ q = At x v z)
  \/ (exists w, 0 <= w < z /\ q = At x (Z.min y ((x + w) / k)) w).
Proof.
  intros k x y z q. rewrite options_are. setoid_rewrite triangle_left. reflexivity.
Qed.

Section Moves.

Variables m x y z : Z.
Hypothesis m_ok : 0 <= m.
Let k := 4 * m + 3.
Hypothesis position : 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= (x + z) / k.

(** From nim-sum 0 every move leads to another nim-sum. *)
Theorem triangular_7_4 : Z.lxor (Z.lxor x y) z = 0 -> forall u v w, is_option (triangle k) (At x y z) (At u v w) ->
  Z.lxor (Z.lxor u v) w <> 0.
Proof.
  intros is_0 u v w move.
  pose proof (game_A k (2 * m + 2) (m + 1) 0 0 0 ltac:(lia) ltac:(lia) ltac:(lia) ltac:(subst k; lia) ltac:(subst k; lia) ltac:(lia) ltac:(lia)
    (At x y z) (At u v w)) as leaves.
  cbn beta iota in leaves. rewrite !Z.sub_0_r in leaves. apply leaves; auto. now apply triangle_legal.
Qed.

(** From any other some move leads to nim-sum 0. *)
Theorem triangular_7_5 : Z.lxor (Z.lxor x y) z <> 0 -> exists u v w, is_option (triangle k) (At x y z) (At u v w) /\
  Z.lxor (Z.lxor u v) w = 0.
Proof.
  intros not_0.
  destruct (game_B k (2 * m + 2) (m + 1) 0 0 0 ltac:(lia) ltac:(lia) ltac:(lia) ltac:(subst k; lia) ltac:(subst k; lia) ltac:(lia) ltac:(lia)
    (At x y z)) as [[u v w] [move is_0]].
  - now apply triangle_legal.
  - rewrite !Z.sub_0_r. assumption.
  - rewrite !Z.sub_0_r in is_0. eauto.
Qed.

(** By kinds of cuts; the first three need not be positions. *)
Theorem triangular_7_1 : Z.lxor (Z.lxor x y) z = 0 ->
  (forall u, 0 <= u < x -> Z.lxor (Z.lxor u y) z <> 0)
  /\ (forall v, 0 <= v < y -> Z.lxor (Z.lxor x v) z <> 0)
  /\ (forall w, 0 <= w < z -> Z.lxor (Z.lxor x y) w <> 0)
  /\ (forall w v, 0 <= w < z -> v = (x + w) / k -> v < y -> Z.lxor (Z.lxor x v) w <> 0)
  /\ (forall u v, 0 <= u < x -> v = (u + z) / k -> v < y -> Z.lxor (Z.lxor u v) z <> 0).
Proof.
  intros is_0. repeat split.
  - intros u less same. pose proof (sum0_alike_x x u y z is_0 same). lia.
  - intros v less same. pose proof (sum0_alike_y x y v z is_0 same). lia.
  - intros w less same. pose proof (sum0_alike_z x y z w is_0 same). lia.
  - intros w v less is low. apply (triangular_7_4 is_0). apply triangle_options. do 2 right. exists w. split; [assumption | f_equal; lia].
  - intros u v less is low. apply (triangular_7_4 is_0). apply triangle_options. left. exists u. split; [assumption | f_equal; lia].
Qed.

Theorem triangular_7_2 : Z.lxor (Z.lxor x y) z <> 0 ->
  (exists u, 0 <= u < x /\ y <= (u + z) / k /\ Z.lxor (Z.lxor u y) z = 0)
  \/ (exists v, 0 <= v < y /\ Z.lxor (Z.lxor x v) z = 0)
  \/ (exists w, 0 <= w < z /\ y <= (x + w) / k /\ Z.lxor (Z.lxor x y) w = 0)
  \/ (exists w v, 0 <= w < z /\ v = (x + w) / k /\ v < y /\ Z.lxor (Z.lxor x v) w = 0)
  \/ (exists u v, 0 <= u < x /\ v = (u + z) / k /\ v < y /\ Z.lxor (Z.lxor u v) z = 0).
Proof.
  intros not_0. destruct (triangular_7_5 not_0) as [u [v [w [move is_0]]]].
  apply triangle_options in move as [[u' [lower is]] | [[v' [lower is]] | [w' [lower is]]]]; injection is as -> -> ->.
  - destruct (Z.le_gt_cases y ((u' + z) / k)) as [le | gt].
    + left. exists u'. rewrite Z.min_l in is_0 by assumption. auto.
    + do 4 right. exists u', ((u' + z) / k). rewrite Z.min_r in is_0 by lia. auto.
  - right; left. eauto.
  - destruct (Z.le_gt_cases y ((x + w') / k)) as [le | gt].
    + do 2 right; left. exists w'. rewrite Z.min_l in is_0 by assumption. auto.
    + do 3 right; left. exists w', ((x + w') / k). rewrite Z.min_r in is_0 by lia. auto.
Qed.

End Moves.

(** * Case (a.2.2) of the proof of Theorem 7.2

The digits of x, y and z above some place have nim-sum 0, and the digits at this place are 0, 0 and 1. The terms that belong to these digits,
and the term that belongs to 0, 0 and 0 at this place, are not negative. They need not be below k. Then some move lowers z, and y with it or
not, and makes the nim-sum 0. *)

Lemma half_of_digit : forall V e, Z.shiftr (2 * V + Z.b2z e) 1 = V.
Proof. intros. rewrite Z.shiftr_div_pow2 by lia. symmetry. apply Z.div_unique with (r := Z.b2z e); destruct e; cbn [Z.b2z]; lia. Qed.

(** A number up to some place has one digit more than up to the next one. *)
Lemma next_digit : forall a n, 0 <= n -> Z.shiftr a n = 2 * Z.shiftr a (n + 1) + Z.b2z (Z.testbit a n).
Proof.
  intros a n n_ok. rewrite <- Z.shiftr_shiftr by lia. rewrite <- (Z.add_0_l n) at 3. rewrite <- Z.shiftr_spec by lia.
  rewrite Z.bit0_odd, <- Z.div2_spec. apply Z.div2_odd.
Qed.

(** Digits with nim-sum 0 that are at the rim or below it can be continued digit by digit. *)
Lemma continued : forall m n X y V W, 0 <= m -> 0 <= X -> 0 <= y -> sum0 (Z.shiftr X (Z.of_nat n)) V W ->
  reach (2 * m + 2) (Z.shiftr X (Z.of_nat n) + W - (4 * m + 3) * V) (Z.shiftr y (Z.of_nat n)) V ->
  exists v w, sum0 X v w /\ reach (2 * m + 2) (X + w - (4 * m + 3) * v) y v /\ Z.shiftr v (Z.of_nat n) = V /\ Z.shiftr w (Z.of_nat n) = W.
Proof.
  intros m n X y V W m_ok X_ok y_ok. revert V W. induction n as [| n known]; intros V W is_0 reached.
  { cbn [Z.of_nat] in *. rewrite !Z.shiftr_0_r in *. exists V, W. now rewrite !Z.shiftr_0_r. }
  assert (next : forall a, Z.shiftr a (Z.of_nat n) = 2 * Z.shiftr a (Z.of_nat (S n)) + Z.b2z (Z.testbit a (Z.of_nat n))).
  { intros a. rewrite Nat2Z.inj_succ, <- Z.add_1_r. apply next_digit. lia. }
  destruct (extend (4 * m + 3) (2 * m + 2) (m + 1) 0 ltac:(lia) ltac:(lia) ltac:(lia) _ _ V W (Z.testbit X (Z.of_nat n))
    (Z.testbit y (Z.of_nat n)) is_0 reached) as [e [f [digits reached']]].
  rewrite <- !next in reached'.
  destruct (known (2 * V + Z.b2z e) (2 * W + Z.b2z f)) as [v [w [is_0' [last [v_is w_is]]]]]; [| assumption |].
  - rewrite next. now apply sum0_digit.
  - exists v, w. repeat split; try assumption; rewrite Nat2Z.inj_succ, <- Z.add_1_r, <- Z.shiftr_shiftr by lia;
      rewrite ?v_is, ?w_is; apply half_of_digit.
Qed.

Theorem triangular_7_2_case : forall m x y z n, 0 <= m -> 0 <= x -> 0 <= y -> 0 <= z -> 0 <= n ->
  Z.lxor (Z.lxor (Z.shiftr x (n + 1)) (Z.shiftr y (n + 1))) (Z.shiftr z (n + 1)) = 0 ->
  Z.testbit x n = false -> Z.testbit y n = false -> Z.testbit z n = true ->
  0 <= Z.shiftr x (n + 1) + Z.shiftr z (n + 1) - (4 * m + 3) * Z.shiftr y (n + 1) ->
  exists w v, 0 <= w < z /\ is_option (triangle (4 * m + 3)) (At x y z) (At x v w) /\ Z.lxor (Z.lxor x v) w = 0.
Proof.
  intros m x y z n m_ok x_ok y_ok z_ok n_ok is_0 x_n y_n z_n term_ok.
  pose proof (next_digit x n n_ok) as x_is. pose proof (next_digit y n n_ok) as y_is. pose proof (next_digit z n n_ok) as z_is. rewrite x_n, y_n, z_n in *. cbn [Z.b2z] in *.
  destruct (continued m (Z.to_nat n) x y (2 * Z.shiftr y (n + 1)) (2 * Z.shiftr z (n + 1))) as [v [w [done [reached [v_is w_is]]]]];
    rewrite ?Z2Nat.id in * by assumption; auto.
  - rewrite x_is. change (sum0 (2 * Z.shiftr x (n + 1) + Z.b2z false) (2 * Z.shiftr y (n + 1)) (2 * Z.shiftr z (n + 1))).
    rewrite <- (Z.add_0_r (2 * Z.shiftr y (n + 1))), <- (Z.add_0_r (2 * Z.shiftr z (n + 1))). change 0 with (Z.b2z false).
    apply sum0_digit. split; [exact is_0 | reflexivity].
  - left. rewrite x_is, y_is. lia.
  - assert (w_ok : 0 <= w).
    { apply Z.shiftr_nonneg with (n := n). rewrite w_is. pose proof (proj2 (Z.shiftr_nonneg z (n + 1)) z_ok). lia. }
    assert (v_ok : 0 <= v).
    { apply Z.shiftr_nonneg with (n := n). rewrite v_is. pose proof (proj2 (Z.shiftr_nonneg y (n + 1)) y_ok). lia. }
    assert (less : w < z).
    { destruct (Z.lt_ge_cases w z) as [| ge]; [assumption | exfalso].
      assert (Z.shiftr z n <= Z.shiftr w n) by (rewrite !Z.shiftr_div_pow2 by assumption; apply Z.div_le_mono; [apply Z.pow_pos_nonneg; lia | lia]).
      lia. }
    exists w, v. split; [lia |]. split; [| exact done].
    assert (left_of_y (triangle (4 * m + 3)) x y w = v) as <-; [| apply cut_z; lia].
    apply left_reached; [lia |]. unfold reach in reached. destruct reached as [[-> low] | [v_less r_ok]]; [left | right]; lia.
Qed.

(** * Definition 4.3 with the options that are positions *)
Theorem definition_4_3 : forall k x y z q, 0 < k -> 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / k ->
  (is_option (triangle k) (At x y z) q <->
    legal (triangle k) q /\
    ((exists u, 0 <= u < x /\ q = At u y z) \/ (exists v, 0 <= v < y /\ q = At x v z) \/ (exists w, 0 <= w < z /\ q = At x y w)
     \/ (exists u, 0 <= u < x /\ q = At u (Z.min y ((u + z) / k)) z) \/ (exists w, 0 <= w < z /\ q = At x (Z.min y ((x + w) / k)) w))).
Proof.
  intros k x y z q k_ok x_ok y_ok z_ok rim. split.
  - intros move. split.
    + apply (Bars.moves_are_legal (triangle k) (At x y z)); [cbn; lia | now apply triangle_legal | assumption].
    + apply triangle_options in move. tauto.
  - intros [q_ok [[u [lower ->]] | [[v [lower ->]] | [[w [lower ->]] | [[u [lower ->]] | [w [lower ->]]]]]]].
    + apply triangle_legal in q_ok as [_ [_ [_ low]]]. rewrite <- (Z.min_l y ((u + z) / k)) at 2 by assumption. rewrite <- triangle_left.
      now apply cut_x.
    + now apply cut_y.
    + apply triangle_legal in q_ok as [_ [_ [_ low]]]. rewrite <- (Z.min_l y ((x + w) / k)) at 2 by assumption. rewrite <- triangle_left.
      now apply cut_z.
    + rewrite <- triangle_left. now apply cut_x.
    + rewrite <- triangle_left. now apply cut_z.
Qed.
