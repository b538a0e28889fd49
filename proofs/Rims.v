(** Chocolate bars with any rim that does not fall: y is at most f(x, z). When is (x, y, z) a P-position if and only if
    x xor y xor z = 0? The answer is a condition on each row f(x, .) and each column f(., z) by itself. *)

From Coq Require Import ZArith Bool Btauto Lia.
From Bittersweet Require Import Games Bars Nim Triangles.
Open Scope Z_scope.

(** * Facts on nim-sums *)

(** Of three numbers whose nim-sum is not 0, one can be made smaller so that it is. If that is not y, it is exactly one of x and z. *)
Lemma one_can_fall : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> ~ sum0 x y z ->
  Z.lxor x z < y
  \/ y < Z.lxor x z /\ (Z.lxor x y < z /\ x < Z.lxor y z \/ Z.lxor y z < x /\ z < Z.lxor x y).
Proof.
  intros x y z x_ok y_ok z_ok not_0. unfold sum0 in not_0.
  set (n := Z.lxor (Z.lxor x y) z) in *.
  assert (n_ok : 0 <= n) by (unfold n; auto using lxor_not_negative).
  pose proof (Z.bit_log2 n ltac:(lia)) as leading.
  assert (same : forall i, Z.log2 n < i -> xorb (xorb (Z.testbit x i) (Z.testbit y i)) (Z.testbit z i) = false).
  { intros i higher. rewrite <- !Z.lxor_spec. fold n. apply Z.bits_above_log2; assumption. }
  pose proof (Z.log2_nonneg n) as t_ok. set (t := Z.log2 n) in *. unfold n in leading. rewrite !Z.lxor_spec in leading.
  assert (less : forall p q r, 0 <= p -> 0 <= q -> 0 <= r ->
            (forall i, xorb (xorb (Z.testbit p i) (Z.testbit q i)) (Z.testbit r i)
                       = xorb (xorb (Z.testbit x i) (Z.testbit y i)) (Z.testbit z i)) ->
            (Z.testbit r t = true -> Z.lxor p q < r) /\ (Z.testbit r t = false -> r < Z.lxor p q)).
  { intros p q r p_ok q_ok r_ok alike. split; intros r_t; apply (below_by_digit _ _ t); auto using lxor_not_negative.
    - rewrite Z.lxor_spec. specialize (alike t). rewrite leading, r_t in alike.
      destruct (Z.testbit p t), (Z.testbit q t); cbn in *; congruence.
    - intros i higher. rewrite Z.lxor_spec. specialize (alike i). rewrite same in alike by assumption.
      destruct (Z.testbit p i), (Z.testbit q i), (Z.testbit r i); cbn in *; congruence.
    - rewrite Z.lxor_spec. specialize (alike t). rewrite leading, r_t in alike.
      destruct (Z.testbit p t), (Z.testbit q t); cbn in *; congruence.
    - intros i higher. rewrite Z.lxor_spec. specialize (alike i). rewrite same in alike by assumption.
      destruct (Z.testbit p i), (Z.testbit q i), (Z.testbit r i); cbn in *; congruence. }
  destruct (less x z y) as [y_1 y_0]; auto; [intros; btauto |].
  destruct (less x y z) as [z_1 z_0]; auto.
  destruct (less y z x) as [x_1 x_0]; auto; [intros; btauto |].
  destruct (Z.testbit y t); [left; auto |]. right. split; [auto |].
  destruct (Z.testbit x t), (Z.testbit z t); try discriminate; auto.
Qed.

Lemma sum0_z : forall x y z, sum0 x y z <-> z = Z.lxor x y.
Proof. unfold sum0. intros. split; [intros; symmetry; now apply Z.lxor_eq | intros ->; apply Z.lxor_nilpotent]. Qed.

Lemma sum0_y : forall x y z, sum0 x y z <-> y = Z.lxor x z.
Proof.
  intros. rewrite sum0_z. split; intros ->; rewrite <- Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l; reflexivity.
Qed.

Lemma sum0_x : forall x y z, sum0 x y z <-> x = Z.lxor y z.
Proof.
  intros. split.
  - intros is_0. apply sum0_swap, sum0_z in is_0. now rewrite Z.lxor_comm.
  - intros ->. apply sum0_swap, sum0_z. apply Z.lxor_comm.
Qed.

Lemma sum0_decidable : forall x y z, {sum0 x y z} + {~ sum0 x y z}.
Proof. intros. apply Z.eq_dec. Qed.

(** A bounded search ends. *)
Lemma search : forall (here : Z -> Prop), (forall u, {here u} + {~ here u}) -> forall n,
  (exists u, 0 <= u < n /\ here u) \/ (forall u, 0 <= u < n -> ~ here u).
Proof.
  intros here decidable n. destruct (Z.le_gt_cases n 0) as [| n_ok]; [right; lia |].
  rewrite <- (Z2Nat.id n) by lia. generalize (Z.to_nat n). clear n n_ok. induction n as [| n [found | none]].
  - right. lia.
  - left. destruct found as [u [u_ok is_here]]. exists u. split; [lia | assumption].
  - destruct (decidable (Z.of_nat n)) as [is_here | not_here].
    + left. exists (Z.of_nat n). split; [lia | assumption].
    + right. intros u u_ok. destruct (Z.eq_dec u (Z.of_nat n)) as [-> |]; [assumption | apply none; lia].
Qed.

(** * The game *)

Section Rim.

Variable f : Z -> Z -> Z.

(** The rim is not negative, and does not fall. *)
Definition rises : Prop := forall x z u w, 0 <= x <= u -> 0 <= z <= w -> 0 <= f x z <= f u w.

Definition under (p : position) : Prop := let '(At x y z) := p in 0 <= x /\ 0 <= y /\ 0 <= z /\ y <= f x z.

Inductive cut : position -> position -> Prop :=
  | lower_x : forall x y z u, 0 <= u < x -> cut (At x y z) (At u (Z.min y (f u z)) z)
  | lower_y : forall x y z v, 0 <= v < y -> cut (At x y z) (At x v z)
  | lower_z : forall x y z w, 0 <= w < z -> cut (At x y z) (At x (Z.min y (f x w)) w).

Hypothesis rim_rises : rises.

Lemma cuts_stay_under : forall p q, under p -> cut p q -> under q.
Proof.
  intros p q is_under move. destruct move as [x y z u | x y z v | x y z w]; cbn [under] in *.
  - pose proof (rim_rises u z u z). lia.
  - lia.
  - pose proof (rim_rises x w x w). lia.
Qed.

Lemma cuts_end : forall p q, under p -> cut p q -> (size q < size p)%nat.
Proof.
  intros p q is_under move. destruct move as [x y z u | x y z v | x y z w]; cbn [under size] in *.
  - pose proof (rim_rises u z u z). lia.
  - lia.
  - pose proof (rim_rises x w x w). lia.
Qed.

(** Any set with the properties (A) and (B) is the set of the P-positions. *)
Lemma P_set : forall member : position -> Prop, (forall p, {member p} + {~ member p}) ->
  (forall p q, under p -> member p -> cut p q -> ~ member q) ->
  (forall p, under p -> ~ member p -> exists q, cut p q /\ member q) ->
  forall p, under p -> (P_position cut p <-> member p).
Proof.
  intros member decidable A B.
  apply (set_of_P_positions under size cuts_stay_under cuts_end member decidable A B).
Qed.

Definition zero_sum (p : position) : Prop := let '(At x y z) := p in sum0 x y z.

Definition nim_rule : Prop := forall p, under p -> (P_position cut p <-> zero_sum p).

Lemma zero_sum_decidable : forall p, {zero_sum p} + {~ zero_sum p}.
Proof. intros [x y z]. apply sum0_decidable. Qed.

(** If the P-positions are those with nim-sum 0, no cut leads from one to another, and one leads to them from every other. *)
Lemma no_cut_between : nim_rule -> forall p q, under p -> zero_sum p -> cut p q -> ~ zero_sum q.
Proof.
  intros rule p q p_ok p_0 move q_0. pose proof (cuts_stay_under p q p_ok move) as q_ok.
  apply rule in p_0, q_0; try assumption. inversion p_0 as [? all]. subst. eapply Games.not_both; eauto.
Qed.

Lemma has_zero_option : forall p, (exists q, cut p q /\ zero_sum q) \/ (forall q, cut p q -> ~ zero_sum q).
Proof.
  intros [x y z].
  destruct (search (fun u => sum0 u (Z.min y (f u z)) z) ltac:(intros; apply sum0_decidable) x) as [[u [u_ok u_0]] | no_u].
  { left. exists (At u (Z.min y (f u z)) z). split; [now constructor | assumption]. }
  destruct (search (fun v => sum0 x v z) ltac:(intros; apply sum0_decidable) y) as [[v [v_ok v_0]] | no_v].
  { left. exists (At x v z). split; [now constructor | assumption]. }
  destruct (search (fun w => sum0 x (Z.min y (f x w)) w) ltac:(intros; apply sum0_decidable) z) as [[w [w_ok w_0]] | no_w].
  { left. exists (At x (Z.min y (f x w)) w). split; [now constructor | assumption]. }
  right. intros q move. inversion move; subst; cbn [zero_sum]; auto.
Qed.

Lemma others_are_N : nim_rule -> forall n p, (size p < n)%nat -> under p -> ~ zero_sum p -> N_position cut p.
Proof.
  intros rule n. induction n as [| n known]; intros p small p_ok p_not; [lia |].
  destruct (has_zero_option p) as [[q [move q_0]] | none].
  - apply (wins _ cut p q move). apply rule; [eauto using cuts_stay_under | assumption].
  - exfalso. apply p_not. apply rule; [assumption |]. constructor. intros q move.
    apply known; [pose proof (cuts_end p q p_ok move); lia | eauto using cuts_stay_under | auto].
Qed.

Lemma cut_to_zero : nim_rule -> forall p, under p -> ~ zero_sum p -> exists q, cut p q /\ zero_sum q.
Proof.
  intros rule p p_ok p_not. pose proof (others_are_N rule (S (size p)) p ltac:(lia) p_ok p_not) as is_N.
  inversion is_N as [? q move q_P]. subst. exists q. split; [assumption |].
  apply rule; [eauto using cuts_stay_under | assumption].
Qed.

End Rim.

(** * The condition on a row *)

(** g is the rim over one row, where the other pile is x. The place w is under, at or over the rim: x xor w is less than, equal
    to or greater than g(w). (A) After a place at the rim, every place with a greater nim-sum is over the rim. (B) Let w be a
    place over the rim, and z a later place with a greater nim-sum at which the nim-sum of w is not above the rim any more. Then
    some place before z with a smaller nim-sum than that of w is at the rim. *)
Definition row_A (g : Z -> Z) (x : Z) : Prop := forall w z,
  0 <= w < z -> Z.lxor x w = g w -> g w < Z.lxor x z -> g z < Z.lxor x z.
Definition row_B (g : Z -> Z) (x : Z) : Prop := forall w z,
  0 <= w < z -> g w < Z.lxor x w < Z.lxor x z -> Z.lxor x w <= g z -> exists r, 0 <= r < z /\ Z.lxor x r = g r /\ g r < Z.lxor x w.

Definition fair_row (g : Z -> Z) (x : Z) : Prop := row_A g x /\ row_B g x.

Section Fair.

Variable f : Z -> Z -> Z.
Hypothesis rim_rises : rises f.

Lemma rise : forall x z u w, 0 <= x <= u -> 0 <= z <= w -> f x z <= f u w.
Proof. intros. apply rim_rises; assumption. Qed.

(** ** Fair rows are enough *)

Hypothesis rows : forall x, 0 <= x -> fair_row (f x) x.
Hypothesis columns : forall z, 0 <= z -> fair_row (fun x => f x z) z.

Lemma fair_A : forall p q, under f p -> zero_sum p -> cut f p q -> ~ zero_sum q.
Proof.
  intros p q p_ok p_0 move q_0.
  destruct move as [x y z u lower | x y z v lower | x y z w lower]; cbn [under zero_sum] in *.
  - apply sum0_y in p_0, q_0. destruct (columns z) as [A _]; [lia |].
    pose proof (A u x ltac:(lia)) as over. cbv beta in over. rewrite (Z.lxor_comm z u), (Z.lxor_comm z x) in over.
    assert (y <> Z.lxor u z).
    { intros same. assert (x = u) by (eapply sum0_alike_x; apply sum0_y; [exact p_0 | exact same]). lia. }
    lia.
  - assert (y = v) by (eapply sum0_alike_y; eauto). lia.
  - apply sum0_y in p_0, q_0. destruct (rows x) as [A _]; [lia |]. pose proof (A w z ltac:(lia)) as over.
    assert (y <> Z.lxor x w).
    { intros same. assert (z = w) by (eapply sum0_alike_z; apply sum0_y; [exact p_0 | exact same]). lia. }
    lia.
Qed.

Lemma fair_B : forall p, under f p -> ~ zero_sum p -> exists q, cut f p q /\ zero_sum q.
Proof.
  intros [x y z] [x_ok [y_ok [z_ok rim_ok]]] p_not. cbn [zero_sum] in p_not.
  destruct (one_can_fall x y z x_ok y_ok z_ok p_not) as [y_falls | [y_less [[z_falls _] | [x_falls _]]]].
  - exists (At x (Z.lxor x z) z). split; [| now apply sum0_y].
    constructor. split; [now apply lxor_not_negative | assumption].
  - pose proof (lxor_not_negative x y x_ok y_ok) as w_ok. set (w := Z.lxor x y) in *.
    assert (y_is : y = Z.lxor x w) by (unfold w; now rewrite <- Z.lxor_assoc, Z.lxor_nilpotent).
    destruct (Z.le_gt_cases y (f x w)) as [below | over].
    + exists (At x (Z.min y (f x w)) w). split; [constructor; lia |]. rewrite Z.min_l by assumption. now apply sum0_y.
    + destruct (rows x x_ok) as [_ B]. destruct (B w z) as [r [r_ok [at_rim less]]]; [lia | lia | lia |].
      exists (At x (Z.min y (f x r)) r). split; [constructor; lia |]. apply sum0_y. lia.
  - pose proof (lxor_not_negative y z y_ok z_ok) as u_ok. set (u := Z.lxor y z) in *.
    assert (y_is : y = Z.lxor z u) by (unfold u; now rewrite (Z.lxor_comm y), <- Z.lxor_assoc, Z.lxor_nilpotent).
    destruct (Z.le_gt_cases y (f u z)) as [below | over].
    + exists (At (Z.lxor y z) (Z.min y (f u z)) z). split; [constructor; lia |]. rewrite Z.min_l by assumption. now apply sum0_x.
    + destruct (columns z z_ok) as [_ B]. rewrite (Z.lxor_comm x z) in y_less.
      destruct (B u x) as [r [r_ok [at_rim less]]]; [lia | lia | lia |].
      exists (At r (Z.min y (f r z)) z). split; [constructor; lia |]. apply sum0_y. rewrite (Z.lxor_comm r). lia.
Qed.

Lemma fair_rule : nim_rule f.
Proof.
  intros p p_ok. apply P_set; [exact rim_rises | exact zero_sum_decidable | exact fair_A | exact fair_B | exact p_ok].
Qed.

End Fair.

(** ** Fair rows are necessary *)
Section Necessary.

Variable f : Z -> Z -> Z.
Hypothesis rim_rises : rises f.
Hypothesis rule : nim_rule f.

Lemma fair_row_needed : forall x, 0 <= x -> fair_row (f x) x.
Proof.
  intros x x_ok. split.
  - intros w z w_less at_rim greater. apply Z.nle_gt. intros not_over.
    apply (no_cut_between f rim_rises rule (At x (Z.lxor x z) z) (At x (Z.min (Z.lxor x z) (f x w)) w)).
    + cbn [under]. repeat split; try lia. apply lxor_not_negative; lia.
    + now apply sum0_y.
    + constructor. lia.
    + apply sum0_y. lia.
  - intros w z w_less [over greater] recovers. remember (Z.lxor x w) as y eqn:y_is.
    assert (y_ok : 0 <= y) by (rewrite y_is; apply lxor_not_negative; lia).
    assert (w_is : w = Z.lxor x y) by (now apply sum0_z, sum0_y).
    assert (p_ok : under f (At x y z)) by (cbn [under]; lia).
    assert (p_not : ~ zero_sum (At x y z)) by (cbn [zero_sum]; rewrite sum0_y; lia).
    destruct (cut_to_zero f rim_rises rule _ p_ok p_not) as [q [move q_0]].
    inversion move as [x' y' z' u lower | x' y' z' v lower | x' y' z' r lower]; subst x' y' z' q; cbn [zero_sum] in q_0.
    + (* (y xor z, y, z) has nim-sum 0, and this cut of x is one from there as well. *)
      exfalso. destruct (one_can_fall x y z) as [bad | [_ [[_ x_less] | [_ bad]]]]; auto; try lia.
      pose proof (rise f rim_rises x z (Z.lxor y z) z).
      apply (no_cut_between f rim_rises rule (At (Z.lxor y z) y z) (At u (Z.min y (f u z)) z)).
      * cbn [under]. lia.
      * now apply sum0_x.
      * constructor. lia.
      * exact q_0.
    + exfalso. apply sum0_y in q_0. lia.
    + exists r. split; [lia |]. apply sum0_y in q_0.
      destruct (Z.le_gt_cases y (f x r)) as [same | less]; [exfalso | lia].
      rewrite Z.min_l in q_0 by assumption. assert (r = w) as -> by (rewrite w_is; now apply sum0_z, sum0_y). lia.
Qed.

End Necessary.

(** ** Left and right are alike *)

Definition mirrored (f : Z -> Z -> Z) (x z : Z) : Z := f z x.
Definition mirror (p : position) : position := let '(At x y z) := p in At z y x.

Lemma mirror_twice : forall p, mirror (mirror p) = p.
Proof. now intros [x y z]. Qed.

Lemma mirror_cut : forall f p q, cut f p q -> cut (mirrored f) (mirror p) (mirror q).
Proof. intros f p q []; [apply (lower_z (mirrored f)) | apply lower_y | apply (lower_x (mirrored f))]; assumption. Qed.

Lemma mirror_under : forall f p, under f p -> under (mirrored f) (mirror p).
Proof. intros f [x y z]. cbn. unfold mirrored. tauto. Qed.

Lemma mirror_zero : forall p, zero_sum (mirror p) <-> zero_sum p.
Proof. intros [x y z]. cbn. split; apply sum0_swap. Qed.

Lemma mirror_rises : forall f, rises f -> rises (mirrored f).
Proof. unfold rises, mirrored. auto. Qed.

Lemma mirror_rule : forall f, rises f -> nim_rule f -> nim_rule (mirrored f).
Proof.
  intros f rim_rises rule p p_ok. apply P_set; [now apply mirror_rises | exact zero_sum_decidable | | | exact p_ok]; clear p p_ok.
  - intros p q p_ok p_0 move q_0. apply mirror_cut in move. apply mirror_under in p_ok.
    rewrite <- mirror_zero in p_0, q_0. eapply (no_cut_between f); eauto.
  - intros p p_ok p_not. apply mirror_under in p_ok. rewrite <- mirror_zero in p_not.
    destruct (cut_to_zero f rim_rises rule _ p_ok p_not) as [q [move q_0]].
    exists (mirror q). split; [| now apply mirror_zero]. apply mirror_cut in move. now rewrite mirror_twice in move.
Qed.

(** * The theorem *)
Theorem nim_rule_iff_fair : forall f, rises f ->
  (forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= f x z -> (P_position (cut f) (At x y z) <-> Z.lxor (Z.lxor x y) z = 0))
  <-> (forall x, 0 <= x -> fair_row (f x) x /\ fair_row (fun u => f u x) x).
Proof.
  intros f rim_rises. split.
  - intros same. assert (rule : nim_rule f) by (intros [x y z] p_ok; apply same; apply p_ok).
    intros x x_ok. split.
    + now apply fair_row_needed.
    + change (fun u => f u x) with (mirrored f x).
      apply fair_row_needed; [now apply mirror_rises | now apply mirror_rule | assumption].
  - intros fair x y z x_ok y_ok z_ok rim_ok. apply (fair_rule f rim_rises) with (p := At x y z); [apply fair | apply fair |].
    cbn. auto.
Qed.

(** A rim that depends on z alone: its columns are constant, and a constant row is fair. *)
Lemma constant_row_is_fair : forall c x, fair_row (fun _ => c) x.
Proof. intros c x. split; intros w z; [lia |]. intros. lia. Qed.

Theorem one_sided_rims : forall g, (forall z w, 0 <= z <= w -> 0 <= g z <= g w) ->
  (forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= g z -> (P_position (cut (fun _ w => g w)) (At x y z) <-> Z.lxor (Z.lxor x y) z = 0))
  <-> (forall x, 0 <= x -> fair_row g x).
Proof.
  intros g g_rises. rewrite (nim_rule_iff_fair (fun _ w => g w)) by (intros x z u w _ z_ok; now apply g_rises). split.
  - intros fair x x_ok. now apply fair.
  - intros fair x x_ok. split; [now apply fair | apply constant_row_is_fair].
Qed.
