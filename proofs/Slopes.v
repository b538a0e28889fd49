(** Rims floor((a x + b z + c)/d): a closed finite orbit proves that x xor y xor z = 0 is the rule. An infinite family of slopes that are no
    integers. *)

From Coq Require Import ZArith Bool List Lia.
From Bittersweet Require Import Games Bars Triangles Rims.
Open Scope Z_scope.

Import ListNotations.

Section Classes.

Variable f : Z -> Z -> Z.
Hypothesis rim_rises : rises f.

(** The number of digits to come, and the leading digits of x, y and z. *)
Variables dead above inside : nat -> Z -> Z -> Z -> Prop.

Notation "x , a" := (2 * x + Z.b2z a) (at level 42, only parsing).

Hypothesis dead_on : forall n x y z a b d, dead (S n) x y z -> dead n (x, a) (y, b) (z, d).
Hypothesis dead_end : forall x y z, dead 0 x y z -> f x z < y.
Hypothesis above_on : forall n x y z a b d, sum0 x y z -> xorb (xorb a b) d = false -> above (S n) x y z -> above n (x, a) (y, b) (z, d).
Hypothesis above_end : forall x y z, above 0 x y z -> y < f x z.
Hypothesis inside_end : forall x y z, inside 0 x y z -> y = f x z.

(** The start: nothing has been read. *)
Hypothesis start : forall n, inside n 0 0 0 \/ above n 0 0 0.

(** Exactly one way, where x is kept, and where z is kept. *)
Hypothesis way_x : forall n x y z a, sum0 x y z -> inside (S n) x y z ->
  inside n (x, a) (y, false) (z, a) /\ dead n (x, a) (y, true) (z, negb a)
  \/ above n (x, a) (y, false) (z, a) /\ inside n (x, a) (y, true) (z, negb a).
Hypothesis way_z : forall n x y z a, sum0 x y z -> inside (S n) x y z ->
  inside n (x, a) (y, false) (z, a) /\ dead n (x, negb a) (y, true) (z, a)
  \/ above n (x, a) (y, false) (z, a) /\ inside n (x, negb a) (y, true) (z, a).

(** ** Every place with nim-sum 0 has a class. *)
Definition classed (n : nat) (x y z : Z) : Prop := dead n x y z \/ above n x y z \/ inside n x y z.

Lemma below_half : forall m x a, 0 <= 2 * x + Z.b2z a < 2 ^ Z.of_nat (S m) -> 0 <= x < 2 ^ Z.of_nat m.
Proof. intros m x a. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. destruct a; cbn [Z.b2z]; lia. Qed.

Lemma all_classed : forall m n x y z, 0 <= x < 2 ^ Z.of_nat m -> 0 <= y < 2 ^ Z.of_nat m -> 0 <= z < 2 ^ Z.of_nat m ->
  sum0 x y z -> classed n x y z.
Proof.
  induction m as [| m known]; intros n x y z x_ok y_ok z_ok is_0.
  { cbn in *. replace x with 0 by lia. replace y with 0 by lia. replace z with 0 by lia. destruct (start n); unfold classed; auto. }
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  apply below_half in x_ok, y_ok, z_ok. apply sum0_digit in is_0 as [is_0 digits].
  destruct (known (S n) x' y' z' x_ok y_ok z_ok is_0) as [low | [high | here]]; unfold classed.
  - auto.
  - auto.
  - pose proof (way_x n x' y' z' a is_0 here). destruct a, b, d; try discriminate; cbn [negb] in *; tauto.
Qed.

(** ** (A) *)
Lemma apart : forall m n x y z v w, 0 <= x < 2 ^ Z.of_nat m ->
  0 <= y < 2 ^ Z.of_nat m -> 0 <= z < 2 ^ Z.of_nat m -> 0 <= v -> 0 <= w ->
  sum0 x y z -> sum0 x v w -> v < y -> w < z ->
  (dead n x y z \/ above n x v w) /\ (dead n z y x \/ above n w v x).
Proof.
  induction m as [| m known]; intros n x y z v w x_ok y_ok z_ok v_ok w_ok is_p is_q v_less w_less.
  { cbn in *. lia. }
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]], (parts v) as [v' [e ->]],
    (parts w) as [w' [g ->]].
  apply below_half in x_ok, y_ok, z_ok.
  apply sum0_digit in is_p as [is_p p_digits]. apply sum0_digit in is_q as [is_q q_digits].
  assert (v' <= y' /\ w' <= z') as [v_le w_le] by (destruct b, d, e, g; cbn [Z.b2z] in *; lia).
  assert (v'_ok : 0 <= v') by (destruct e; cbn [Z.b2z] in *; lia).
  assert (w'_ok : 0 <= w') by (destruct g; cbn [Z.b2z] in *; lia).
  destruct (Z.eq_dec v' y') as [-> | v_differs], (Z.eq_dec w' z') as [-> | w_differs].
  - assert (b = true /\ d = true /\ e = false /\ g = false /\ a = false) as [-> [-> [-> [-> ->]]]].
    { destruct a, b, d, e, g; cbn in *; try discriminate; repeat split; lia. }
    split.
    + destruct (all_classed m (S n) x' y' z' x_ok y_ok z_ok is_p) as [low | [high | here]]; auto.
      destruct (way_x n x' y' z' false is_p here) as [[_ low] | [high _]]; auto.
    + apply sum0_swap in is_p.
      destruct (all_classed m (S n) z' y' x' z_ok y_ok x_ok is_p) as [low | [high | here]]; auto.
      destruct (way_z n z' y' x' false is_p here) as [[_ low] | [high _]]; auto.
  - exfalso. apply w_differs. eapply sum0_alike_z; eauto.
  - exfalso. apply v_differs. eapply sum0_alike_y; eauto.
  - assert (v' < y') as v'_less by lia. assert (w' < z') as w'_less by lia.
    destruct (known (S n) x' y' z' v' w' x_ok y_ok z_ok v'_ok w'_ok is_p is_q v'_less w'_less) as [one other].
    split.
    + destruct one as [low | high]; auto.
    + destruct other as [low | high]; [auto | right; apply above_on; [now apply sum0_swap | destruct a, e, g; auto | assumption]].
Qed.

(** ** (B) *)

(** The rest v of y at a place (x, v, w) to which a cut may lead. *)
Definition left (n : nat) (x y v w : Z) : Prop := v = y /\ (inside n x v w \/ above n x v w) \/ v < y /\ inside n x v w.

Inductive answer (n : nat) (x y z : Z) : Prop :=
  | is_zero : sum0 x y z -> answer n x y z
  | by_y : forall v, 0 <= v < y -> sum0 x v z -> answer n x y z
  | by_z : forall v w, 0 <= v -> 0 <= w < z -> sum0 x v w -> left n x y v w -> answer n x y z
  | by_x : forall v u, 0 <= v -> 0 <= u < x -> sum0 u v z -> v = y /\ (inside n u v z \/ above n u v z) \/ v < y /\ inside n u v z ->
      answer n x y z
  | over : dead n x y z -> answer n x y z.

Lemma find : forall m n x y z, 0 <= x < 2 ^ Z.of_nat m -> 0 <= y < 2 ^ Z.of_nat m -> 0 <= z < 2 ^ Z.of_nat m -> answer n x y z.
Proof.
  induction m as [| m known]; intros n x y z x_ok y_ok z_ok.
  { cbn in *. apply is_zero. now replace x with 0 by lia; replace y with 0 by lia; replace z with 0 by lia. }
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
  apply below_half in x_ok, y_ok, z_ok.
  destruct (known (S n) x' y' z' x_ok y_ok z_ok) as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 r | v u v_ok u_ok is_0 r | no].
  - destruct (xorb (xorb a b) d) eqn:digits; [| apply is_zero; now apply sum0_digit].
    destruct b.
    { apply by_y with (v := 2 * y' + Z.b2z false); [cbn [Z.b2z]; lia |].
      apply sum0_digit. split; [assumption |]. now destruct a, d. }
    destruct (all_classed m (S n) x' y' z' x_ok y_ok z_ok is_0) as [low | class]; [now apply over, dead_on |].
    destruct a, d; try discriminate.
    + apply by_x with (v := 2 * y' + Z.b2z false) (u := 2 * x' + Z.b2z false);
        [cbn [Z.b2z]; lia | cbn [Z.b2z]; lia | now apply sum0_digit | left; split; [reflexivity |]].
      destruct class as [high | here]; [auto |].
      destruct (way_z n x' y' z' false is_0 here) as [[now _] | [now _]]; auto.
    + apply by_z with (v := 2 * y' + Z.b2z false) (w := 2 * z' + Z.b2z false);
        [cbn [Z.b2z]; lia | cbn [Z.b2z]; lia | now apply sum0_digit | left; split; [reflexivity |]].
      destruct class as [high | here]; [auto |].
      destruct (way_x n x' y' z' false is_0 here) as [[now _] | [now _]]; auto.
  - apply by_y with (v := 2 * v + Z.b2z (xorb a d)); [destruct a, b, d; cbn [Z.b2z xorb]; lia |].
    apply sum0_digit. split; [assumption | now destruct a, d].
  - assert (next : exists e g, xorb (xorb a e) g = false /\ left n (2 * x' + Z.b2z a) (2 * y' + Z.b2z b) (2 * v + Z.b2z e) (2 * w + Z.b2z g)).
    { unfold left in *. destruct r as [[-> [here | high]] | [less here]].
      - destruct (way_x n x' y' w a is_0 here) as [[stay _] | [up stay]].
        + exists false, a. split; [now destruct a |]. destruct b; cbn [Z.b2z] in *; [right | left]; split; auto; lia.
        + destruct b; [exists true, (negb a) | exists false, a]; (split; [now destruct a |]); left; auto.
      - exists b, (xorb a b). split; [now destruct a, b |]. left. split; [reflexivity |]. right. apply above_on; auto. now destruct a, b.
      - destruct (way_x n x' v w a is_0 here) as [[stay _] | [_ stay]];
          [exists false, a | exists true, (negb a)]; (split; [now destruct a |]); right; split; auto; destruct b; cbn [Z.b2z]; lia. }
    destruct next as [e [g [digits reached]]].
    apply by_z with (v := 2 * v + Z.b2z e) (w := 2 * w + Z.b2z g); [destruct e; cbn [Z.b2z]; lia | destruct g, d; cbn [Z.b2z]; lia | | assumption].
    now apply sum0_digit.
  - assert (next : exists e g, xorb (xorb g e) d = false /\
      let v' := 2 * v + Z.b2z e in let u' := 2 * u + Z.b2z g in let y'' := 2 * y' + Z.b2z b in let z'' := 2 * z' + Z.b2z d in
      (v' = y'' /\ (inside n u' v' z'' \/ above n u' v' z'') \/ v' < y'' /\ inside n u' v' z'')).
    { destruct r as [[-> [here | high]] | [less here]].
      - destruct (way_z n u y' z' d is_0 here) as [[stay _] | [up stay]].
        + exists false, d. split; [now destruct d |]. destruct b; cbn [Z.b2z] in *; [right | left]; split; auto; lia.
        + destruct b; [exists true, (negb d) | exists false, d]; (split; [now destruct d |]); left; auto.
      - exists b, (xorb d b). split; [now destruct d, b |]. left. split; [reflexivity |]. right. apply above_on; auto. now destruct d, b.
      - destruct (way_z n u v z' d is_0 here) as [[stay _] | [_ stay]];
          [exists false, d | exists true, (negb d)]; (split; [now destruct d |]); right; split; auto; destruct b; cbn [Z.b2z]; lia. }
    destruct next as [e [g [digits reached]]].
    apply by_x with (v := 2 * v + Z.b2z e) (u := 2 * u + Z.b2z g); [destruct e; cbn [Z.b2z]; lia | destruct g, a; cbn [Z.b2z]; lia | | assumption].
    now apply sum0_digit.
  - now apply over, dead_on.
Qed.

Theorem rule_by_classes : nim_rule f.
Proof.
  intros p p_ok. apply P_set; [exact rim_rises | exact zero_sum_decidable | | | exact p_ok]; clear p p_ok.
  - intros p q p_ok p_0 move q_0. pose proof (cuts_stay_under f rim_rises p q p_ok move) as q_ok.
    destruct move as [x y z u lower | x y z v lower | x y z w lower]; cbn [under zero_sum] in *.
    + pose proof (bound (x + y + z) ltac:(lia)). set (v := Z.min y (f u z)) in *.
      destruct (Z.eq_dec v y) as [same | differs].
      { rewrite same in q_0. assert (x = u) by (eapply sum0_alike_x; eauto). lia. }
      apply sum0_swap in p_0, q_0.
      destruct (apart (Z.to_nat (x + y + z)) 0 z y x v u) as [_ [low | high]]; try lia; auto.
      * apply dead_end in low. lia.
      * apply above_end in high. lia.
    + assert (y = v) by (eapply sum0_alike_y; eauto). lia.
    + pose proof (bound (x + y + z) ltac:(lia)). set (v := Z.min y (f x w)) in *.
      destruct (Z.eq_dec v y) as [same | differs].
      { rewrite same in q_0. assert (z = w) by (eapply sum0_alike_z; eauto). lia. }
      destruct (apart (Z.to_nat (x + y + z)) 0 x y z v w) as [[low | high] _]; try lia; auto.
      * apply dead_end in low. lia.
      * apply above_end in high. lia.
  - intros [x y z] p_ok p_not. cbn [under zero_sum] in *. pose proof (bound (x + y + z) ltac:(lia)).
    destruct (find (Z.to_nat (x + y + z)) 0 x y z ltac:(lia) ltac:(lia) ltac:(lia))
      as [is_0 | v v_ok is_0 | v w v_ok w_ok is_0 r | v u v_ok u_ok is_0 r | low].
    + contradiction.
    + exists (At x v z). split; [now constructor | exact is_0].
    + exists (At x (Z.min y (f x w)) w). split; [now constructor |].
      replace (Z.min y (f x w)) with v; [exact is_0 |].
      destruct r as [[-> [here | high]] | [less here]];
        [apply inside_end in here | apply above_end in high | apply inside_end in here]; lia.
    + exists (At u (Z.min y (f u z)) z). split; [now constructor |].
      replace (Z.min y (f u z)) with v; [exact is_0 |].
      destruct r as [[-> [here | high]] | [less here]];
        [apply inside_end in here | apply above_end in high | apply inside_end in here]; lia.
    + apply dead_end in low. lia.
Qed.

End Classes.

(** The orbit criterion. For the rim floor((a x + b z + c) / d), one number is kept while x, y and z are read from their leading digits:
    s = a x + b z - d y. It is 0 at first, and each digit makes it 2s + (a or b or a + b or 0) - (d or 0). If finitely many
    numbers are met before s is small or large for ever, and each of them has exactly one way on, the P-positions are those with
    nim-sum 0. This is a computation, [settled], and here is its proof. *)

Import ListNotations.

(** * The rims of the product's bars *)

Definition line (a b c d x z : Z) : Z := (a * x + b * z + c) / d.

Lemma line_rises : forall a b c d, well_formed (Rim a b c d) -> rises (line a b c d).
Proof.
  intros a b c d [a_ok [b_ok [c_ok d_ok]]] x z u w x_ok z_ok. unfold line. split.
  - apply Z.div_pos; nia.
  - apply Z.div_le_mono; nia.
Qed.

Lemma same_cuts : forall a b c d p q, is_option (Rim a b c d) p q <-> cut (line a b c d) p q.
Proof.
  intros a b c d p q. split; intros [x y z u lower | x y z v lower | x y z w lower].
  - exact (lower_x (line a b c d) x y z u lower).
  - exact (lower_y (line a b c d) x y z v lower).
  - exact (lower_z (line a b c d) x y z w lower).
  - exact (cut_x (Rim a b c d) x y z u lower).
  - exact (cut_y (Rim a b c d) x y z v lower).
  - exact (cut_z (Rim a b c d) x y z w lower).
Qed.

Lemma same_game : forall (position : Type) (one other : position -> position -> Prop), (forall p q, one p q <-> other p q) ->
  forall p, P_position one p -> P_position other p.
Proof.
  intros position one other same.
  apply (P_position_ind' _ one (fun p _ => N_position other p) (fun p _ => P_position other p)).
  - intros p q move _ is_P. apply (wins _ other p q); [now apply same | assumption].
  - intros p _ all. constructor. intros q move. apply all. now apply same.
Qed.

(** The rule for a bar of the product. *)
Definition rule_of (a b c d : Z) : Prop := forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (a * x + b * z + c) / d ->
  (P_position (is_option (Rim a b c d)) (At x y z) <-> Z.lxor (Z.lxor x y) z = 0).

Lemma same_P : forall a b c d p, P_position (is_option (Rim a b c d)) p <-> P_position (cut (line a b c d)) p.
Proof. intros a b c d p. split; apply same_game; intros; [apply same_cuts | symmetry; apply same_cuts]. Qed.

Lemma rule_is : forall a b c d, nim_rule (line a b c d) <-> rule_of a b c d.
Proof.
  intros a b c d. split.
  - intros rule x y z x_ok y_ok z_ok rim_ok. rewrite same_P. apply rule. cbn. auto.
  - intros rule [x y z] [x_ok [y_ok [z_ok rim_ok]]]. rewrite <- same_P. now apply rule.
Qed.

(** * Sums *)
Section Line.

Variables a b c d low high : Z.
Hypothesis well : well_formed (Rim a b c d).
Hypothesis low_ok : low <= - (a + b) /\ low < - c.
Hypothesis high_ok : 0 <= high /\ d - a <= high /\ d - b <= high /\ d - c <= high.

(** The numbers inside. *)
Variable inside : Z -> Prop.

Definition one_way (s other : Z) : Prop := inside s /\ other <= low \/ high <= s /\ inside other.

Hypothesis start : inside 0 \/ high <= 0.
Hypothesis at_rim : forall s, inside s -> - c <= s < d - c.
Hypothesis ways : forall s, inside s ->
  one_way (2 * s) (2 * s + b - d) /\ one_way (2 * s + a + b) (2 * s + a - d)
  /\ one_way (2 * s) (2 * s + a - d) /\ one_way (2 * s + a + b) (2 * s + b - d).

Let sum (x y z : Z) : Z := a * x + b * z - d * y.

Lemma rule_by_sums : nim_rule (line a b c d).
Proof.
  pose proof (line_rises a b c d well) as rim_rises. destruct well as [a_ok [b_ok [c_ok d_ok]]].
  apply (rule_by_classes (line a b c d) rim_rises (fun _ x y z => sum x y z <= low) (fun _ x y z => high <= sum x y z)
           (fun _ x y z => inside (sum x y z))); unfold sum, line.
  - intros _ x y z e g h is_low. destruct e, g, h; cbn [Z.b2z]; nia.
  - intros x y z is_low. apply Z.div_lt_upper_bound; lia.
  - intros _ x y z e g h _ digits is_high. destruct e, g, h; try discriminate; cbn [Z.b2z]; nia.
  - intros x y z is_high. apply Z.le_succ_l, Z.div_le_lower_bound; [assumption | rewrite Z.mul_succ_r; lia].
  - intros x y z here. apply is_quotient; [assumption |]. apply at_rim in here. lia.
  - intros _. rewrite !Z.mul_0_r. exact start.
  - intros _ x y z e _ here. destruct (ways _ here) as [zero [one _]]. unfold one_way in *.
    destruct e; cbn [Z.b2z negb].
    + replace (a * (2 * x + 1) + b * (2 * z + 1) - d * (2 * y + 0)) with (2 * (a * x + b * z - d * y) + a + b) by ring.
      replace (a * (2 * x + 1) + b * (2 * z + 0) - d * (2 * y + 1)) with (2 * (a * x + b * z - d * y) + a - d) by ring. exact one.
    + replace (a * (2 * x + 0) + b * (2 * z + 0) - d * (2 * y + 0)) with (2 * (a * x + b * z - d * y)) by ring.
      replace (a * (2 * x + 0) + b * (2 * z + 1) - d * (2 * y + 1)) with (2 * (a * x + b * z - d * y) + b - d) by ring. exact zero.
  - intros _ x y z e _ here. destruct (ways _ here) as [_ [_ [zero one]]]. unfold one_way in *.
    destruct e; cbn [Z.b2z negb].
    + replace (a * (2 * x + 1) + b * (2 * z + 1) - d * (2 * y + 0)) with (2 * (a * x + b * z - d * y) + a + b) by ring.
      replace (a * (2 * x + 0) + b * (2 * z + 1) - d * (2 * y + 1)) with (2 * (a * x + b * z - d * y) + b - d) by ring. exact one.
    + replace (a * (2 * x + 0) + b * (2 * z + 0) - d * (2 * y + 0)) with (2 * (a * x + b * z - d * y)) by ring.
      replace (a * (2 * x + 1) + b * (2 * z + 0) - d * (2 * y + 1)) with (2 * (a * x + b * z - d * y) + a - d) by ring. exact zero.
Qed.

End Line.

(** * The computation *)

Definition least_high (a b c d : Z) : Z := Z.max 0 (d - Z.min (Z.min a b) c).
Definition greatest_low (a b c : Z) : Z := Z.min (- (a + b)) (- c - 1).

Definition is_in (s : Z) (found : list Z) : bool := existsb (Z.eqb s) found.

(** The numbers met that are neither low nor high. *)
Fixpoint orbit (a b c d : Z) (fuel : nat) (todo found : list Z) : list Z :=
  match fuel, todo with
  | S fuel, s :: todo =>
      if (s <=? greatest_low a b c) || (least_high a b c d <=? s) || is_in s found then orbit a b c d fuel todo found
      else orbit a b c d fuel (2 * s :: 2 * s + a + b :: 2 * s + a - d :: 2 * s + b - d :: todo) (s :: found)
  | _, _ => found
  end.

Definition one_way_on (a b c d : Z) (found : list Z) (s other : Z) : bool :=
  is_in s found && (other <=? greatest_low a b c) || (least_high a b c d <=? s) && is_in other found.

Definition good (a b c d : Z) (found : list Z) (s : Z) : bool :=
  (- c <=? s) && (s <? d - c)
  && one_way_on a b c d found (2 * s) (2 * s + b - d) && one_way_on a b c d found (2 * s + a + b) (2 * s + a - d)
  && one_way_on a b c d found (2 * s) (2 * s + a - d) && one_way_on a b c d found (2 * s + a + b) (2 * s + b - d).

(** Fuel for as many numbers as may be met. *)
Definition fuel_for (a b c d : Z) : nat := Z.to_nat (5 * (d + a + b + c + 2)).

Definition settled (a b c d : Z) : bool :=
  (0 <=? a) && (0 <=? b) && (0 <=? c) && (0 <? d) &&
  let found := orbit a b c d (fuel_for a b c d) [0] [] in
  (is_in 0 found || (least_high a b c d <=? 0)) && forallb (good a b c d found) found.

Lemma is_in_spec : forall s found, is_in s found = true <-> In s found.
Proof.
  intros s found. unfold is_in. rewrite existsb_exists. split.
  - intros [t [t_in same]]. apply Z.eqb_eq in same. now subst.
  - intros s_in. exists s. split; [assumption | apply Z.eqb_refl].
Qed.

Theorem orbit_criterion : forall a b c d, settled a b c d = true -> rule_of a b c d.
Proof.
  intros a b c d yes. unfold settled in yes.
  apply andb_true_iff in yes as [yes found_ok]. rewrite !andb_true_iff, !Z.leb_le, Z.ltb_lt in yes.
  set (found := orbit a b c d (fuel_for a b c d) [0] []) in *.
  apply andb_true_iff in found_ok as [start all]. rewrite orb_true_iff, is_in_spec, Z.leb_le in start.
  rewrite forallb_forall in all.
  apply rule_is. apply (rule_by_sums a b c d (greatest_low a b c) (least_high a b c d)) with (inside := fun s => In s found).
  - cbn. tauto.
  - unfold greatest_low. lia.
  - unfold least_high. lia.
  - exact start.
  - intros s here. specialize (all s here). unfold good in all. rewrite !andb_true_iff, Z.leb_le, Z.ltb_lt in all. lia.
  - intros s here. specialize (all s here). unfold good in all. rewrite !andb_true_iff in all.
    unfold one_way_on in all. rewrite !orb_true_iff, !andb_true_iff, !is_in_spec, !Z.leb_le in all. unfold one_way. tauto.
Qed.


Ltac by_orbit := apply orbit_criterion; vm_compute; reflexivity.

(** * Rims with a rational slope, each by its orbit *)
Theorem slope_11_3 : rule_of 3 3 3 11 /\ rule_of 3 3 4 11. Proof. split; by_orbit. Qed.
Theorem slope_23_7 : rule_of 7 7 7 23 /\ rule_of 7 7 8 23. Proof. split; by_orbit. Qed.
Theorem slope_37_5 : rule_of 5 5 5 37 /\ rule_of 5 5 6 37. Proof. split; by_orbit. Qed.
Theorem slope_59_3 : rule_of 3 3 3 59 /\ rule_of 3 3 4 59. Proof. split; by_orbit. Qed.
Theorem slope_55_7 : rule_of 7 7 7 55 /\ rule_of 7 7 8 55. Proof. split; by_orbit. Qed.
Theorem slope_47_15 : rule_of 15 15 15 47 /\ rule_of 15 15 16 47. Proof. split; by_orbit. Qed.
(** The one with the most numbers so far: 501. *)
Theorem slope_1019_3 : rule_of 3 3 3 1019 /\ rule_of 3 3 4 1019. Proof. split; by_orbit. Qed.
(** With integer slopes; and a rim that depends on z only. *)
Theorem slope_7 : rule_of 1 1 0 7. Proof. by_orbit. Qed.
Theorem slope_9 : rule_of 1 1 1 9 /\ rule_of 1 1 2 9. Proof. split; by_orbit. Qed.
Theorem slope_z_6 : rule_of 0 1 0 6. Proof. by_orbit. Qed.
(** The size of the orbits. *)
Definition orbit_size (a b c d : Z) : nat := length (orbit a b c d (fuel_for a b c d) [0] []).
Goal map (fun '(a, c, d) => orbit_size a a c d) [(3, 3, 11); (7, 7, 23); (5, 5, 37); (3, 3, 59); (7, 7, 55); (15, 15, 47); (3, 3, 1019)]
  = [3; 4; 9; 25; 15; 5; 501]%nat.
Proof. vm_compute. reflexivity. Qed.
(** The criterion rejects false claims. *)
Goal settled 1 1 0 5 = false /\ settled 1 1 0 4 = false /\ settled 3 3 2 11 = false /\ settled 3 3 5 11 = false /\ settled 0 1 0 3 = false.
Proof. vm_compute. auto. Qed.

(** Infinitely many slopes that are no integers. With k + 1 = 2 (2^n - 1) / (2^i - 1), where 1 <= i < n, and c/a = 1 or a little more: the
    P-positions of the bar with the rim floor((x + z + c/a) / k) are those with nim-sum 0. 11/3 is i = 2, n = 3; 23/7 is i = 3, n = 4.
    The proof counts binary ones: a sum has at most as many ones as its two terms together. *)


(** * Binary ones *)

Fixpoint ones_of (p : positive) : Z := match p with xH => 1 | xO p => ones_of p | xI p => 1 + ones_of p end.
Definition ones (x : Z) : Z := match x with Zpos p => ones_of p | _ => 0 end.

Lemma ones_digit : forall x b, 0 <= x -> ones (2 * x + Z.b2z b) = ones x + Z.b2z b.
Proof.
  intros [| p | p] [] x_ok; cbn [Z.b2z]; try reflexivity; try lia.
  - change (1 + ones_of p = ones_of p + 1). lia.
  - change (ones_of p = ones_of p + 0). lia.
Qed.

Lemma ones_positive : forall x, 0 < x -> 1 <= ones x.
Proof. intros [| p | p] x_ok; try lia. cbn. induction p; cbn [ones_of]; lia. Qed.

Lemma ones_not_negative : forall x, 0 <= ones x.
Proof. intros [| p | p]; cbn; try lia. induction p; cbn [ones_of]; lia. Qed.

(** An induction over the digits of one number, and over those of two. *)
Lemma by_digits : forall here : Z -> Prop, here 0 -> (forall x b, 0 <= x -> here x -> here (2 * x + Z.b2z b)) -> forall x, 0 <= x -> here x.
Proof.
  intros here zero digit x x_ok. pose proof (bound x x_ok) as small. revert small. generalize (Z.to_nat x) as m. intros m.
  revert x x_ok. induction m as [| m known]; intros x x_ok small.
  - cbn in small. now replace x with 0 by lia.
  - destruct (parts x) as [x' [b ->]]. assert (0 <= x') by (destruct b; cbn [Z.b2z] in *; lia).
    apply digit; [assumption |]. apply known; [assumption |]. eapply below_half. eauto.
Qed.

Lemma ones_next : forall x, 0 <= x -> ones (x + 1) <= ones x + 1.
Proof.
  apply by_digits; [cbn; lia |]. intros x [] x_ok known; rewrite ones_digit by assumption; cbn [Z.b2z].
  - replace (2 * x + 1 + 1) with (2 * (x + 1) + Z.b2z false) by (cbn [Z.b2z]; lia). rewrite ones_digit by lia. cbn [Z.b2z]. lia.
  - replace (2 * x + 0 + 1) with (2 * x + Z.b2z true) by (cbn [Z.b2z]; lia). rewrite ones_digit by lia. cbn [Z.b2z]. lia.
Qed.

Lemma ones_sum : forall x, 0 <= x -> forall y, 0 <= y -> ones (x + y) <= ones x + ones y.
Proof.
  apply (by_digits (fun x => forall y, 0 <= y -> ones (x + y) <= ones x + ones y)); [intros; cbn; lia |].
  intros x a x_ok known y y_ok. destruct (parts y) as [y' [b ->]].
  assert (y'_ok : 0 <= y') by (destruct b; cbn [Z.b2z] in *; lia). specialize (known y' y'_ok).
  rewrite !ones_digit by assumption. destruct a, b; cbn [Z.b2z].
  - replace (2 * x + 1 + (2 * y' + 1)) with (2 * (x + y' + 1) + Z.b2z false) by (cbn [Z.b2z]; lia).
    rewrite ones_digit by lia. pose proof (ones_next (x + y') ltac:(lia)). cbn [Z.b2z]. lia.
  - replace (2 * x + 1 + (2 * y' + 0)) with (2 * (x + y') + Z.b2z true) by (cbn [Z.b2z]; lia). rewrite ones_digit by lia. cbn [Z.b2z]. lia.
  - replace (2 * x + 0 + (2 * y' + 1)) with (2 * (x + y') + Z.b2z true) by (cbn [Z.b2z]; lia). rewrite ones_digit by lia. cbn [Z.b2z]. lia.
  - replace (2 * x + 0 + (2 * y' + 0)) with (2 * (x + y') + Z.b2z false) by (cbn [Z.b2z]; lia). rewrite ones_digit by lia. cbn [Z.b2z]. lia.
Qed.

(** The digits of x, and then those of y. *)
Lemma ones_after : forall m x y, 0 <= x -> 0 <= y < 2 ^ Z.of_nat m -> ones (2 ^ Z.of_nat m * x + y) = ones x + ones y.
Proof.
  induction m as [| m known]; intros x y x_ok y_ok.
  - change (2 ^ Z.of_nat 0) with 1 in *. replace y with 0 by lia. rewrite Z.mul_1_l, Z.add_0_r. change (ones 0) with 0. lia.
  - destruct (parts y) as [y' [b ->]]. apply below_half in y_ok. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
    replace (2 * 2 ^ Z.of_nat m * x + (2 * y' + Z.b2z b)) with (2 * (2 ^ Z.of_nat m * x + y') + Z.b2z b) by ring.
    assert (0 < 2 ^ Z.of_nat m) by lia. rewrite !ones_digit by nia. rewrite known by assumption. lia.
Qed.

Lemma two_ones : forall m y, 2 ^ Z.of_nat m < y < 2 * 2 ^ Z.of_nat m -> 2 <= ones y.
Proof.
  intros m y y_ok. replace y with (2 ^ Z.of_nat m * 1 + (y - 2 ^ Z.of_nat m)) by lia. rewrite ones_after by lia.
  pose proof (ones_positive (y - 2 ^ Z.of_nat m) ltac:(lia)). cbn [ones ones_of]. lia.
Qed.

(** If the nim-sum is 0, then y has the digits that only one of x and z has, and w has their common digits. *)
Lemma common : forall x, 0 <= x -> forall y z, 0 <= y -> 0 <= z -> sum0 x y z ->
  exists w, 0 <= w /\ x + z = y + 2 * w /\ ones (w + y) = ones w + ones y.
Proof.
  apply (by_digits (fun x => forall y z, 0 <= y -> 0 <= z -> sum0 x y z -> exists w, 0 <= w /\ x + z = y + 2 * w /\ ones (w + y) = ones w + ones y)).
  - intros y z y_ok z_ok is_0. exists 0. unfold sum0 in is_0. rewrite Z.lxor_0_l in is_0. apply Z.lxor_eq in is_0. subst. cbn. lia.
  - intros x a x_ok known y z y_ok z_ok is_0. destruct (parts y) as [y' [b ->]], (parts z) as [z' [d ->]].
    apply sum0_digit in is_0 as [is_0 digits].
    assert (0 <= y' /\ 0 <= z') as [y'_ok z'_ok] by (destruct b, d; cbn [Z.b2z] in *; lia).
    destruct (known y' z' y'_ok z'_ok is_0) as [w [w_ok [sum all]]].
    exists (2 * w + Z.b2z (a && d)). split; [destruct a, d; cbn [Z.b2z andb]; lia |]. split.
    + destruct a, b, d; try discriminate; cbn [Z.b2z andb]; lia.
    + replace (2 * w + Z.b2z (a && d) + (2 * y' + Z.b2z b)) with (2 * (w + y') + Z.b2z (a && d || b)).
      * rewrite !ones_digit by lia. rewrite all. destruct a, b, d; try discriminate; cbn [Z.b2z andb orb]; lia.
      * destruct a, b, d; try discriminate; cbn [Z.b2z andb orb]; lia.
Qed.

(** * The gap *)

(** I = 2^i and N = 2^n: the number (I - 1) w - (N - I) y is never strictly between N/2 - I and N/2 - I/2, if w and y have no digit in common. *)
Lemma gap : forall i n w y, 0 <= w -> 0 <= y -> ones (w + y) = ones w + ones y ->
  let I := 2 * 2 ^ Z.of_nat i in let N := 2 * 2 ^ Z.of_nat n in
  let u := (I - 1) * w - (N - I) * y in u <= 2 ^ Z.of_nat n - I \/ 2 ^ Z.of_nat n - 2 ^ Z.of_nat i <= u.
Proof.
  intros i n w y w_ok y_ok all I N u.
  destruct (Z.le_gt_cases u (2 ^ Z.of_nat n - I)) as [| large]; [now left |].
  destruct (Z.le_gt_cases (2 ^ Z.of_nat n - 2 ^ Z.of_nat i) u) as [| small]; [now right | exfalso].
  set (r := 2 ^ Z.of_nat n - u).
  assert (r_ok : 2 ^ Z.of_nat i < r < 2 * 2 ^ Z.of_nat i) by (unfold r, I in *; lia).
  assert (same : 2 ^ Z.of_nat (S i) * (w + y) + r = (2 ^ Z.of_nat n * (2 * y + Z.b2z true) + 0) + w).
  { unfold r, u, I, N. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. cbn [Z.b2z]. ring. }
  assert (0 < 2 ^ Z.of_nat n) by lia.
  pose proof (two_ones i r r_ok).
  pose proof (ones_sum (2 ^ Z.of_nat n * (2 * y + Z.b2z true) + 0) ltac:(cbn [Z.b2z]; nia) w w_ok) as at_most.
  rewrite <- same in at_most. rewrite !ones_after in at_most; [| cbn [Z.b2z]; lia | lia | lia | rewrite Nat2Z.inj_succ, Z.pow_succ_r; lia].
  rewrite ones_digit in at_most by assumption. cbn [Z.b2z ones] in at_most. lia.
Qed.

(** * The bars *)
Section Slope.

Variables (i n : nat) (g a h c : Z).
Hypothesis less : (i < n)%nat.
Hypothesis g_ok : 0 < g.
Hypothesis a_is : g * a = 2 * 2 ^ Z.of_nat i - 1.
Hypothesis h_is : g * h = 2 * 2 ^ Z.of_nat n - 2 * 2 ^ Z.of_nat i.
Hypothesis c_is : c = a \/ c = a + 1 /\ 1 < a.

Let d := a + 2 * h.
Let sum (x y z : Z) : Z := a * x + a * z - d * y.

Lemma a_ok : 1 <= a.
Proof. assert (0 < 2 ^ Z.of_nat i) by lia. nia. Qed.

Lemma h_ok : 1 <= h.
Proof. assert (2 ^ Z.of_nat i < 2 ^ Z.of_nat n) by (apply Z.pow_lt_mono_r; lia). nia. Qed.

(** The number s is even, and s/2 is not in the gap. *)
Lemma half_sum : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> sum0 x y z ->
  exists u, sum x y z = 2 * u /\ (2 * u <= h - a - 1 \/ h <= 2 * u).
Proof.
  intros x y z x_ok y_ok z_ok is_0. destruct (common x x_ok y z y_ok z_ok is_0) as [w [w_ok [same all]]].
  exists (a * w - h * y). split.
  - unfold sum, d. replace (a * x + a * z) with (a * (x + z)) by ring. rewrite same. ring.
  - pose proof (gap i n w y w_ok y_ok all) as out. cbv zeta in out. rewrite <- a_is in out.
    replace ((2 * 2 ^ Z.of_nat n - 2 * 2 ^ Z.of_nat i)) with (g * h) in out by lia.
    replace (g * a * w - g * h * y) with (g * (a * w - h * y)) in out by ring.
    destruct out as [low | high]; [left; enough (2 * (a * w - h * y) < h - a) by lia; apply Z.mul_lt_mono_pos_l with (p := g); [assumption |] |
      right; apply Z.mul_le_mono_pos_l with (p := g); [assumption |]];
      replace (g * (2 * (a * w - h * y))) with (2 * (g * (a * w - h * y))) by ring; rewrite ?Z.mul_sub_distr_l; rewrite ?Z.mul_sub_distr_l in *; lia.
Qed.

Theorem slope_rule : rule_of a a c d.
Proof.
  pose proof a_ok. pose proof h_ok. assert (d_ok : 0 < d) by (unfold d; lia).
  assert (well : well_formed (Rim a a c d)) by (cbn; lia).
  apply rule_is.
  apply (rule_by_classes (line a a c d) (line_rises a a c d well) (fun _ x y z => sum x y z <= - (2 * a)) (fun _ x y z => 2 * h <= sum x y z)
    (fun _ x y z => 0 <= x /\ 0 <= y /\ 0 <= z /\ sum0 x y z /\ 0 <= sum x y z < 2 * h)); unfold line.
  - intros _ x y z e b f. unfold sum. destruct e, b, f; cbn [Z.b2z]; nia.
  - intros x y z low. unfold sum in low. apply Z.div_lt_upper_bound; lia.
  - intros _ x y z e b f _ digits. unfold sum, d in *. destruct e, b, f; try discriminate; cbn [Z.b2z]; lia.
  - intros x y z high. unfold sum, d in *. apply Z.le_succ_l, Z.div_le_lower_bound; [assumption | rewrite Z.mul_succ_r; lia].
  - intros x y z [x_ok [y_ok [z_ok [is_0 here]]]]. destruct (half_sum x y z x_ok y_ok z_ok is_0) as [u [s_is _]].
    apply is_quotient; [assumption |]. unfold sum, d in *. lia.
  - intros _. left. unfold sum. rewrite !Z.mul_0_r. repeat split; lia.
  - intros _ x y z e is_0 [x_ok [y_ok [z_ok [_ here]]]]. destruct (half_sum x y z x_ok y_ok z_ok is_0) as [u [s_is out]].
    destruct out as [low | high]; [left | right]; split; rewrite ?sum0_digit;
      try split; try split; try split; try split; try assumption; unfold sum, d in *; destruct e; cbn [Z.b2z negb xorb]; try lia; auto.
  - intros _ x y z e is_0 [x_ok [y_ok [z_ok [_ here]]]]. destruct (half_sum x y z x_ok y_ok z_ok is_0) as [u [s_is out]].
    destruct out as [low | high]; [left | right]; split; rewrite ?sum0_digit;
      try split; try split; try split; try split; try assumption; unfold sum, d in *; destruct e; cbn [Z.b2z negb xorb]; try lia; auto.
Qed.

End Slope.

(** For all 1 <= i < n: a/d is (2^i - 1) / (2^(n+1) - 2^i - 1), in lowest terms or not, and c = a, or c = a + 1 with a > 1. *)
Theorem rational_slopes : forall i n g a c d, 1 <= i < n -> 0 < g ->
  g * a = 2 ^ i - 1 -> g * d = 2 ^ (n + 1) - 2 ^ i - 1 -> c = a \/ c = a + 1 /\ 1 < a -> rule_of a a c d.
Proof.
  intros i n g a c d i_ok g_ok a_is d_is c_is.
  assert (i_digits : 2 ^ i = 2 * 2 ^ Z.of_nat (Z.to_nat (i - 1))).
  { rewrite Z2Nat.id by lia. rewrite <- Z.pow_succ_r by lia. f_equal. lia. }
  assert (n_digits : 2 ^ n = 2 * 2 ^ Z.of_nat (Z.to_nat (n - 1))).
  { rewrite Z2Nat.id by lia. rewrite <- Z.pow_succ_r by lia. f_equal. lia. }
  rewrite Z.pow_add_r in d_is by lia. change (2 ^ 1) with 2 in d_is.
  (* g divides an odd number, so d - a is even *)
  assert (even : exists h, d = a + 2 * h).
  { destruct (parts (d - a)) as [h [[] d_a]]; cbn [Z.b2z] in d_a; [exfalso | exists h; lia].
    destruct (parts g) as [g' [[] ->]]; cbn [Z.b2z] in *; nia. }
  destruct even as [h ->].
  apply (slope_rule (Z.to_nat (i - 1)) (Z.to_nat (n - 1)) g a h c); try assumption; try lia; nia.
Qed.


(** The slopes that were found by a search. *)
Example is_11_3 : rule_of 3 3 3 11 /\ rule_of 3 3 4 11. Proof. split; apply (rational_slopes 2 3 1); lia. Qed.
Example is_23_7 : rule_of 7 7 7 23 /\ rule_of 7 7 8 23. Proof. split; apply (rational_slopes 3 4 1); lia. Qed.
Example is_37_5 : rule_of 5 5 5 37 /\ rule_of 5 5 6 37. Proof. split; apply (rational_slopes 4 6 3); lia. Qed.
Example is_59_3 : rule_of 3 3 3 59 /\ rule_of 3 3 4 59. Proof. split; apply (rational_slopes 2 5 1); lia. Qed.
Example is_55_7 : rule_of 7 7 7 55 /\ rule_of 7 7 8 55. Proof. split; apply (rational_slopes 3 5 1); lia. Qed.
Example is_47_15 : rule_of 15 15 15 47 /\ rule_of 15 15 16 47. Proof. split; apply (rational_slopes 4 5 1); lia. Qed.
