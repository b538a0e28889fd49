(** The sequences of Sections 5 to 7 of "Impartial Triangular Chocolate Bar Games" for every k = 4m + 3: Lemmas 5.1 to 5.6, 6.1, 6.2 and 7.1 to
    7.5. *)

From Coq Require Import ZArith Bool List Lia Btauto.
From Bittersweet Require Import Games Bars Conditions Triangles TriangleMoves.
Import ListNotations.
Open Scope Z_scope.

(** * Sequences and their types *)

Inductive step := P1 | P2 | P3.

Definition apply_step (k : Z) (p : step) (h : Z) : Z :=
  match p with P1 => 2 * h + 2 | P2 => 2 * h | P3 => 2 * h + 1 - k end.

(** The terms that begin with h and go on with these steps. *)
Fixpoint terms (k h : Z) (l : list step) : list Z :=
  h :: match l with [] => [] | p :: l => terms k (apply_step k p h) l end.

(** The sequences of the paper begin with 2. *)
Definition sequence (k : Z) : list step -> list Z := terms k 2.

Definition inside (k b : Z) : Prop := 0 <= b < k.
Definition type_1 (k : Z) (t : list Z) : Prop := Forall (inside k) t.
(** First as in type 1, then all terms of another kind. *)
Definition leaves_to (k : Z) (kind : Z -> Prop) (t : list Z) : Prop :=
  exists a b, t = a ++ b /\ a <> [] /\ b <> [] /\ Forall (inside k) a /\ Forall kind b.
Definition type_2 (k : Z) : list Z -> Prop := leaves_to k (fun b => k <= b).
Definition type_3 (k : Z) : list Z -> Prop := leaves_to k (fun b => b < 0).

Definition last_term (t : list Z) : Z := last t 0.

Lemma terms_begin : forall k h l, exists t, terms k h l = h :: t.
Proof. intros k h [| p l]; cbn [terms]; eauto. Qed.

Lemma last_of_terms : forall k h p l, last_term (terms k h (p :: l)) = last_term (terms k (apply_step k p h) l).
Proof. intros k h p l. cbn [terms]. destruct (terms_begin k (apply_step k p h) l) as [t ->]. reflexivity. Qed.

Lemma terms_app : forall k l h l', last_term (terms k h (l ++ l')) = last_term (terms k (last_term (terms k h l)) l').
Proof.
  intros k l. induction l as [| p l known]; intros h l'; [reflexivity |].
  cbn [app]. rewrite !last_of_terms. apply known.
Qed.

Lemma last_of_all : forall (here : Z -> Prop) t, t <> [] -> Forall here t -> here (last_term t).
Proof.
  intros here t. induction t as [| a t known]; intros not_empty all; [contradiction |]. inversion all; subst.
  destruct t as [| b t]; [assumption |]. apply known; [discriminate | assumption].
Qed.

Lemma last_of_app : forall a b : list Z, b <> [] -> last_term (a ++ b) = last_term b.
Proof.
  intros a b not_empty. induction a as [| x a known]; [reflexivity |]. cbn [app]. unfold last_term in *. rewrite <- known.
  destruct (a ++ b) eqn:is; [apply app_eq_nil in is as [_ ->]; contradiction | reflexivity].
Qed.

Lemma terms_not_empty : forall k h l, terms k h l <> [].
Proof. intros k h l. destruct (terms_begin k h l) as [t ->]. discriminate. Qed.

Section Types.

Variables m k : Z.
Hypothesis m_ok : 0 <= m.
Hypothesis k_is : k = 4 * m + 3.

Lemma even_step : forall h p, Z.Even h -> Z.Even (apply_step k p h).
Proof. intros h p [i ->]. destruct p; cbn [apply_step]; [exists (2 * i + 1) | exists (2 * i) | exists (2 * i - 2 * m - 1)]; lia. Qed.

Lemma above_stays : forall l h, k <= h -> Forall (fun b => k <= b) (terms k h l).
Proof. induction l as [| p l known]; intros h high; cbn [terms]; constructor; auto. apply known. destruct p; cbn [apply_step]; lia. Qed.

Lemma below_stays : forall l h, Z.Even h -> h < 0 -> Forall (fun b => b < 0) (terms k h l).
Proof.
  induction l as [| p l known]; intros h even low; cbn [terms]; constructor; auto.
  apply known; [now apply even_step |]. destruct even as [i ->]. destruct p; cbn [apply_step]; lia.
Qed.

(** The kind of the last term decides. *)
Lemma kinds : forall l h, Z.Even h -> inside k h ->
  let t := terms k h l in
  (inside k (last_term t) -> type_1 k t) /\ (k <= last_term t -> type_2 k t) /\ (last_term t < 0 -> type_3 k t).
Proof.
  induction l as [| p l known]; intros h even is_in t; subst t.
  { cbn. unfold inside in *. split; [intros; now repeat constructor | split; lia]. }
  rewrite last_of_terms. cbn [terms]. pose proof (even_step h p even) as even'. set (h' := apply_step k p h) in *.
  assert (whole : forall kind : Z -> Prop, kind h' -> Forall kind (terms k h' l) -> leaves_to k kind (h :: terms k h' l)).
  { intros kind _ all. exists [h], (terms k h' l). repeat split; auto; [discriminate | apply terms_not_empty]. }
  assert (prefixed : forall kind, leaves_to k kind (terms k h' l) -> leaves_to k kind (h :: terms k h' l)).
  { intros kind [a [b [-> [a_some [b_some [a_in b_out]]]]]]. exists (h :: a), b. repeat split; auto; discriminate. }
  destruct (Z.lt_ge_cases h' 0) as [low | not_low]; [| destruct (Z.lt_ge_cases h' k) as [in_k | high]].
  - pose proof (below_stays l h' even' low) as all. pose proof (last_of_all _ _ (terms_not_empty k h' l) all) as last_low. cbn beta in last_low.
    unfold inside. split; [lia | split; [lia |]]. intros _. now apply whole.
  - destruct (known h' even' ltac:(unfold inside; lia)) as [one [two three]]. cbn zeta in *. split; [| split]; intros last_ok.
    + constructor; auto. now apply one.
    + apply prefixed. now apply two.
    + apply prefixed. now apply three.
  - pose proof (above_stays l h' high) as all. pose proof (last_of_all _ _ (terms_not_empty k h' l) all) as last_high. cbn beta in last_high.
    unfold inside. split; [lia | split; [| lia]]. intros _. now apply whole.
Qed.

Lemma last_leaves : forall kind t, leaves_to k kind t -> kind (last_term t).
Proof. intros kind t [a [b [-> [_ [some [_ all]]]]]]. rewrite last_of_app by assumption. now apply last_of_all. Qed.

Lemma types_by_last : forall l h, Z.Even h -> inside k h -> let t := terms k h l in
  (type_1 k t <-> 0 <= last_term t < k) /\ (type_2 k t <-> k <= last_term t) /\ (type_3 k t <-> last_term t < 0).
Proof.
  intros l h even is_in t. destruct (kinds l h even is_in) as [one [two three]]. fold t in one, two, three.
  split; [| split]; (split; [| assumption]); [| apply last_leaves | apply last_leaves].
  intros all. exact (last_of_all (inside k) t (terms_not_empty k h l) all).
Qed.

Lemma begins : Z.Even 2 /\ inside k 2.
Proof. split; [now exists 1 | unfold inside; lia]. Qed.

(** Exactly one of the three conditions on the last term is true, so every sequence has exactly one type. *)
Theorem lemma_5_1 : forall l, let t := sequence k l in
  (type_1 k t <-> 0 <= last_term t < k) /\ (type_2 k t <-> k <= last_term t) /\ (type_3 k t <-> last_term t < 0).
Proof. intros l. apply types_by_last; apply begins. Qed.

Theorem lemma_5_2 : forall l l', type_2 k (sequence k l) -> type_2 k (sequence k (l ++ l')).
Proof.
  intros l l' two. apply lemma_5_1 in two. apply lemma_5_1. unfold sequence in *. rewrite terms_app.
  exact (last_of_all _ _ (terms_not_empty _ _ _) (above_stays l' _ two)).
Qed.

Theorem lemma_5_3 : forall h, Z.Even h -> 0 <= h < k ->
  (h <= 2 * m -> 0 <= apply_step k P2 h < apply_step k P1 h /\ apply_step k P1 h < k /\ apply_step k P3 h < 0)
  /\ (2 * m + 2 <= h -> 0 < apply_step k P3 h < k /\ k < apply_step k P2 h < apply_step k P1 h)
  /\ (forall p, k < apply_step k p h -> 2 * m + 2 <= h /\ (p = P1 \/ p = P2)).
Proof.
  intros h [i ->] h_ok. cbn [apply_step]. repeat split; try lia; destruct p; cbn [apply_step] in *; auto; lia.
Qed.

(** A step between two terms that are both inside. *)
Definition good_step (b c : Z) : Prop :=
  0 <= b <= 2 * m /\ (c = apply_step k P1 b \/ c = apply_step k P2 b) \/ 2 * m + 2 <= b < k /\ c = apply_step k P3 b.

Lemma step_inside : forall h p, Z.Even h -> inside k h -> (inside k (apply_step k p h) <-> good_step h (apply_step k p h)).
Proof. intros h p [i ->] h_ok. unfold inside, good_step in *. destruct p; cbn [apply_step] in *; lia. Qed.

Theorem lemma_5_4 : forall l, type_1 k (sequence k l) <->
  forall before b c after, sequence k l = before ++ b :: c :: after -> good_step b c.
Proof.
  intros l. destruct begins as [even is_in]. unfold sequence. revert even is_in. generalize 2 as h. induction l as [| p l known]; intros h even is_in.
  { cbn [terms]. split; [| intros _; constructor; [assumption | constructor]].
    intros _ [| x [| y before]] b c after is; discriminate. }
  cbn [terms]. split.
  - intros all. inversion all as [| h' t _ rest]; subst h' t. intros before b c after is.
    destruct (terms_begin k (apply_step k p h) l) as [t t_is].
    assert (next : inside k (apply_step k p h)) by (rewrite t_is in rest; now inversion rest).
    destruct before as [| x before]; injection is as <- is.
    + rewrite t_is in is. injection is as <- _. now apply step_inside.
    + apply (proj1 (known (apply_step k p h) (even_step h p even) next) rest before b c after is).
  - intros steps. constructor; [assumption |].
    destruct (terms_begin k (apply_step k p h) l) as [t t_is].
    assert (next : inside k (apply_step k p h)).
    { apply step_inside; auto. apply (steps [] h (apply_step k p h) t). rewrite t_is. reflexivity. }
    apply known; auto; [now apply even_step |]. intros before b c after is. apply (steps (h :: before) b c after). now rewrite is.
Qed.

(** From a term inside some step leads to another one. *)
Lemma goes_on : forall n h, Z.Even h -> inside k h -> exists l, length l = n /\ type_1 k (terms k h l).
Proof.
  induction n as [| n known]; intros h even is_in.
  - exists []. split; [reflexivity | constructor; [assumption | constructor]].
  - assert (some : exists p, inside k (apply_step k p h)).
    { destruct even as [i ->]. unfold inside in *. destruct (Z.le_gt_cases (2 * i) (2 * m)); [exists P2 | exists P3]; cbn [apply_step]; lia. }
    destruct some as [p next]. destruct (known (apply_step k p h) (even_step h p even) next) as [l [len all]].
    exists (p :: l). split; [cbn; lia |]. cbn [terms]. now constructor.
Qed.

Lemma last_even : forall l h, Z.Even h -> Z.Even (last_term (terms k h l)).
Proof. induction l as [| p l known]; intros h even; [assumption |]. rewrite last_of_terms. apply known. now apply even_step. Qed.

Theorem lemma_5_5 : forall n l, type_1 k (sequence k l) -> exists more, length more = n /\ type_1 k (sequence k (l ++ more)).
Proof.
  intros n l one. apply lemma_5_1 in one. unfold sequence in *.
  destruct (goes_on n (last_term (terms k 2 l)) (last_even l 2 (proj1 begins)) one) as [more [len all]].
  exists more. split; [assumption |]. apply lemma_5_1. unfold sequence. rewrite terms_app.
  exact (last_of_all _ _ (terms_not_empty _ _ _) all).
Qed.

Lemma leaves_with_P3 : forall l h, Z.Even h -> inside k h -> (type_2 k (terms k h l) <->
  exists common p rest rest', l = common ++ p :: rest /\ length rest' = length rest /\ (p = P1 \/ p = P2)
    /\ 2 * m + 2 <= last_term (terms k h common) < k /\ type_1 k (terms k h (common ++ P3 :: rest'))).
Proof.
  induction l as [| p l known]; intros h even is_in.
  { split.
    - intros two. apply last_leaves in two. cbn in two. unfold inside in is_in. lia.
    - intros [[| x common] [p [rest [rest' [no _]]]]]; discriminate. }
  pose proof (even_step h p even) as even'. set (h' := apply_step k p h) in *.
  split.
  - intros two. apply types_by_last in two; auto. rewrite last_of_terms in two. fold h' in two.
    destruct (Z.lt_ge_cases h' 0) as [low | not_low]; [| destruct (Z.lt_ge_cases h' k) as [in_k | high]].
    + pose proof (last_of_all _ _ (terms_not_empty k h' l) (below_stays l h' even' low)). cbn beta in *. lia.
    + assert (in' : inside k h') by (unfold inside; lia).
      destruct (proj1 (known h' even' in')) as [common [q [rest [rest' [-> [len [kind [low one]]]]]]]]; [now apply types_by_last |].
      exists (p :: common), q, rest, rest'. rewrite last_of_terms. fold h'.
      split; [reflexivity | split; [assumption | split; [assumption | split; [assumption |]]]]. cbn [app terms]. fold h'. now constructor.
    + assert (p_is : 2 * m + 2 <= h /\ (p = P1 \/ p = P2)).
      { destruct even as [i ->]. subst h'. unfold inside in is_in. destruct p; cbn [apply_step] in high; [split; [lia | auto] | split; [lia | auto] | lia]. }
      assert (next : inside k (apply_step k P3 h)).
      { destruct even as [i ->]. unfold inside in *. cbn [apply_step]. lia. }
      destruct (goes_on (length l) (apply_step k P3 h) (even_step h P3 even) next) as [rest' [len one]].
      exists [], p, l, rest'. split; [reflexivity | split; [assumption | split; [apply p_is | split; [cbn [terms last_term last]; unfold last_term, inside in *; cbn [last]; lia |]]]]. cbn [app terms]. now constructor.
  - intros [common [q [rest [rest' [l_is [_ [kind [high one]]]]]]]]. apply types_by_last; auto. rewrite l_is, terms_app, last_of_terms.
    assert (next : k <= apply_step k q (last_term (terms k h common))) by (destruct kind as [-> | ->]; cbn [apply_step]; lia).
    exact (last_of_all _ _ (terms_not_empty _ _ _) (above_stays rest _ next)).
Qed.

(** A sequence of type 2 leaves one of type 1 with P1 or P2, where this goes on with P3. *)
Theorem lemma_5_6 : forall l, type_2 k (sequence k l) <->
  exists common p rest rest', l = common ++ p :: rest /\ length rest' = length rest /\ (p = P1 \/ p = P2)
    /\ 2 * m + 2 <= last_term (sequence k common) < k /\ type_1 k (sequence k (common ++ P3 :: rest')).
Proof. intros l. apply leaves_with_P3; apply begins. Qed.

End Types.

(** * Binary digits *)

(** x + z - k y. *)
Definition gap (k x y z : Z) : Z := x + z - k * y.

(** The terms s_0, s_1, ... of Section 6: those of the leading digits of x, y and z, down to the places n, n - 1, ..., 0. *)
Fixpoint gaps (k : Z) (n : nat) (x y z : Z) : list Z :=
  gap k (Z.shiftr x (Z.of_nat n)) (Z.shiftr y (Z.of_nat n)) (Z.shiftr z (Z.of_nat n)) ::
  match n with O => [] | S n => gaps k n x y z end.

Definition step_of (a b c : bool) : step := if b then P3 else if xorb a c then P3 else if a then P1 else P2.

(** The steps that the digits below the place n stand for. *)
Fixpoint steps (n : nat) (x y z : Z) : list step :=
  match n with
  | O => []
  | S n => step_of (Z.testbit x (Z.of_nat n)) (Z.testbit y (Z.of_nat n)) (Z.testbit z (Z.of_nat n)) :: steps n x y z
  end.

Lemma sum0_shift : forall x y z n, sum0 x y z -> sum0 (Z.shiftr x n) (Z.shiftr y n) (Z.shiftr z n).
Proof. unfold sum0. intros x y z n is_0. rewrite <- !Z.shiftr_lxor, is_0. apply Z.shiftr_0_l. Qed.

Lemma sum0_bit : forall x y z n, sum0 x y z -> xorb (xorb (Z.testbit x n) (Z.testbit y n)) (Z.testbit z n) = false.
Proof. unfold sum0. intros x y z n is_0. rewrite <- !Z.lxor_spec, is_0. apply Z.bits_0. Qed.

(** Lemma 6.1 for the place n of the leading digits, at which x and z have 1 and y has 0. *)
Theorem lemma_6_1 : forall k n x y z, Z.shiftr x (Z.of_nat n) = 1 -> Z.shiftr y (Z.of_nat n) = 0 -> Z.shiftr z (Z.of_nat n) = 1 ->
  hd 0 (gaps k n x y z) = 2 /\ last_term (gaps k n x y z) = x + z - k * y.
Proof.
  intros k n x y z x_n y_n z_n. split.
  - destruct n; cbn [gaps hd]; unfold gap; rewrite x_n, y_n, z_n; lia.
  - clear x_n y_n z_n. induction n as [| n known].
    + cbn [gaps last_term last Z.of_nat]. unfold gap. now rewrite !Z.shiftr_0_r.
    + rewrite <- known. cbn [gaps]. destruct n; reflexivity.
Qed.

(** Lemma 6.2: the term of one more place. *)
Theorem lemma_6_2 : forall k n x y z, 0 <= n -> Z.lxor (Z.lxor x y) z = 0 ->
  gap k (Z.shiftr x n) (Z.shiftr y n) (Z.shiftr z n)
  = apply_step k (match Z.testbit x n, Z.testbit y n, Z.testbit z n with true, false, true => P1 | false, false, false => P2 | _, _, _ => P3 end)
      (gap k (Z.shiftr x (n + 1)) (Z.shiftr y (n + 1)) (Z.shiftr z (n + 1))).
Proof.
  intros k n x y z n_ok is_0. pose proof (sum0_bit x y z n is_0) as digits.
  rewrite (next_digit x n), (next_digit y n), (next_digit z n) by assumption. unfold gap.
  destruct (Z.testbit x n), (Z.testbit y n), (Z.testbit z n); try discriminate; cbn [apply_step Z.b2z]; ring.
Qed.

Lemma gaps_are_terms : forall k n x y z, sum0 x y z ->
  gaps k n x y z = terms k (gap k (Z.shiftr x (Z.of_nat n)) (Z.shiftr y (Z.of_nat n)) (Z.shiftr z (Z.of_nat n))) (steps n x y z).
Proof.
  intros k n x y z is_0. induction n as [| n known]; [reflexivity |].
  cbn [gaps steps terms]. f_equal. rewrite known. f_equal.
  rewrite Nat2Z.inj_succ, <- Z.add_1_r. rewrite (lemma_6_2 k (Z.of_nat n)) by (assumption || lia). f_equal.
  pose proof (sum0_bit x y z (Z.of_nat n) is_0).
  destruct (Z.testbit x (Z.of_nat n)), (Z.testbit y (Z.of_nat n)), (Z.testbit z (Z.of_nat n)); reflexivity || discriminate.
Qed.

(** With the leading digits 1, 0 and 1 they are a sequence of the paper. *)
Lemma gaps_are_sequence : forall k n x y z, sum0 x y z ->
  Z.shiftr x (Z.of_nat n) = 1 -> Z.shiftr y (Z.of_nat n) = 0 -> Z.shiftr z (Z.of_nat n) = 1 -> gaps k n x y z = sequence k (steps n x y z).
Proof. intros k n x y z is_0 x_n y_n z_n. rewrite gaps_are_terms by assumption. rewrite x_n, y_n, z_n. unfold gap. now rewrite Z.mul_0_r. Qed.

(** Lemma 7.1 for every k. *)
Theorem lemma_7_1 : forall k x y z, 0 < k ->
  (0 <= x + z - k * y < k <-> y = (x + z) / k) /\ (k <= x + z - k * y <-> y < (x + z) / k) /\ (x + z - k * y < 0 <-> (x + z) / k < y).
Proof.
  intros k x y z k_ok. pose proof (Z.mul_div_le (x + z) k k_ok). pose proof (Z.mul_succ_div_gt (x + z) k k_ok).
  repeat split; try (intros ->); nia.
Qed.

Section Digits.

Variables m k : Z.
Hypothesis m_ok : 0 <= m.
Hypothesis k_is : k = 4 * m + 3.

(** Lemma 7.2: y is at the rim if and only if the sequence is of type 1; then the digits after a term that is at most 2m are 1, 0, 1 or 0, 0, 0,
    and those after another are not. *)
Theorem lemma_7_2 : forall n x y z, Z.lxor (Z.lxor x y) z = 0 ->
  Z.shiftr x (Z.of_nat n) = 1 -> Z.shiftr y (Z.of_nat n) = 0 -> Z.shiftr z (Z.of_nat n) = 1 ->
  (y = (x + z) / k <-> type_1 k (gaps k n x y z))
  /\ (y = (x + z) / k -> forall i, 0 <= i < Z.of_nat n ->
      let s := gap k (Z.shiftr x (i + 1)) (Z.shiftr y (i + 1)) (Z.shiftr z (i + 1)) in
      let plain := Z.testbit y i = false /\ Z.testbit x i = Z.testbit z i in
      (s <= 2 * m /\ plain) \/ (2 * m + 2 <= s /\ ~ plain)).
Proof.
  intros n x y z is_0 x_n y_n z_n.
  assert (rim : y = (x + z) / k <-> type_1 k (gaps k n x y z)).
  { rewrite gaps_are_sequence by assumption. rewrite (proj1 (lemma_5_1 m k m_ok k_is _)). rewrite <- gaps_are_sequence by assumption.
    rewrite (proj2 (lemma_6_1 k n x y z x_n y_n z_n)). symmetry. apply lemma_7_1. lia. }
  split; [exact rim |]. intros on_rim i i_ok s plain.
  apply rim in on_rim. clear rim.
  assert (all : forall j, (j <= n)%nat -> inside k (gap k (Z.shiftr x (Z.of_nat j)) (Z.shiftr y (Z.of_nat j)) (Z.shiftr z (Z.of_nat j)))).
  { clear x_n y_n z_n i_ok. induction n as [| n known]; intros j j_ok.
    - assert (j = O) as -> by lia. now inversion on_rim.
    - inversion on_rim as [| a t here rest]; subst. destruct (Nat.eq_dec j (S n)) as [-> |]; [assumption |]. apply known; [assumption | lia]. }
  pose proof (all (Z.to_nat i) ltac:(lia)) as low. pose proof (all (Z.to_nat (i + 1)) ltac:(lia)) as high. rewrite !Z2Nat.id in low, high by lia.
  fold s in high.
  assert (even : Z.Even s).
  { destruct (is_even k (2 * m + 2) 0 ltac:(lia) ltac:(lia) _ _ _ (sum0_shift x y z (i + 1) is_0)) as [j s_is]. exists j. exact s_is. }
  rewrite (lemma_6_2 k i) in low by (assumption || lia). fold s in low. pose proof (sum0_bit x y z i is_0) as digits.
  destruct even as [j s_is]. unfold inside in *. subst plain.
  destruct (Z.testbit x i), (Z.testbit y i), (Z.testbit z i); try discriminate; cbn [apply_step] in low;
    (left; split; [lia | split; reflexivity]) || (right; split; [lia | intros [no no']; discriminate]).
Qed.

(** One digit more in y, and the digit in z that follows from it: of the two ways to go on from a term inside exactly one stays inside. *)
Lemma one_stays : forall x y z a, sum0 x y z -> inside k (gap k x y z) ->
  exists e, inside k (gap k (2 * x + Z.b2z a) (2 * y + Z.b2z e) (2 * z + Z.b2z (xorb a e)))
    /\ forall e', inside k (gap k (2 * x + Z.b2z a) (2 * y + Z.b2z e') (2 * z + Z.b2z (xorb a e'))) -> e' = e.
Proof.
  intros x y z a is_0 is_in. destruct (is_even k (2 * m + 2) 0 ltac:(lia) ltac:(lia) _ _ _ is_0) as [j s_is].
  unfold inside, gap in *. exists (2 * m + 2 <=? 2 * j).
  destruct (Z.leb_spec (2 * m + 2) (2 * j)); (split; [destruct a; cbn [Z.b2z xorb]; lia |]; intros [] is_in'; [|]; destruct a; cbn [Z.b2z xorb] in is_in'; (reflexivity || lia)).
Qed.

Lemma inside_before : forall x y z a b c, sum0 x y z -> xorb (xorb a b) c = false ->
  inside k (gap k (2 * x + Z.b2z a) (2 * y + Z.b2z b) (2 * z + Z.b2z c)) -> inside k (gap k x y z).
Proof.
  intros x y z a b c is_0 digits. destruct (is_even k (2 * m + 2) 0 ltac:(lia) ltac:(lia) _ _ _ is_0) as [j s_is].
  unfold inside, gap in *. destruct a, b, c; try discriminate; cbn [Z.b2z]; lia.
Qed.

Lemma inside_prefix : forall n x y z, sum0 x y z -> inside k (gap k x y z) ->
  inside k (gap k (Z.shiftr x (Z.of_nat n)) (Z.shiftr y (Z.of_nat n)) (Z.shiftr z (Z.of_nat n))).
Proof.
  intros n x y z is_0 is_in. induction n as [| n known]; [now rewrite !Z.shiftr_0_r |].
  rewrite Nat2Z.inj_succ, <- Z.add_1_r.
  rewrite (next_digit x), (next_digit y), (next_digit z) in known by lia.
  apply inside_before in known; [assumption | now apply sum0_shift | now apply sum0_bit].
Qed.

(** Lemma 7.3: digits that are inside can be completed to a y at the rim in exactly one way. The given digits are those above the place t; of
    their terms only the last one has to be inside. *)
Theorem lemma_7_3 : forall t x y' z', 0 <= x -> Z.lxor (Z.lxor (Z.shiftr x (Z.of_nat t)) y') z' = 0 ->
  0 <= gap k (Z.shiftr x (Z.of_nat t)) y' z' < k ->
  exists y z, (Z.shiftr y (Z.of_nat t) = y' /\ Z.shiftr z (Z.of_nat t) = z' /\ Z.lxor (Z.lxor x y) z = 0 /\ y = (x + z) / k)
    /\ forall v w, Z.shiftr v (Z.of_nat t) = y' -> Z.shiftr w (Z.of_nat t) = z' -> Z.lxor (Z.lxor x v) w = 0 -> v = (x + w) / k -> v = y /\ w = z.
Proof.
  intros t x y' z' _ is_0 is_in.
  assert (rim : forall v w, v = (x + w) / k <-> inside k (gap k x v w)) by (intros v w; symmetry; apply lemma_7_1; lia).
  setoid_rewrite rim. clear rim. revert y' z' is_0 is_in. induction t as [| t known]; intros y' z' is_0 is_in.
  { cbn [Z.of_nat] in *. rewrite Z.shiftr_0_r in *. exists y', z'. rewrite !Z.shiftr_0_r. split; [auto |].
    intros v w v_is w_is _ _. rewrite Z.shiftr_0_r in v_is, w_is. auto. }
  pose proof (next_digit x (Z.of_nat t) ltac:(lia)) as x_is. rewrite Nat2Z.inj_succ, <- Z.add_1_r in *.
  set (x' := Z.shiftr x (Z.of_nat t + 1)) in *. set (a := Z.testbit x (Z.of_nat t)) in *.
  destruct (one_stays x' y' z' a is_0 is_in) as [e [e_in e_only]].
  destruct (known (2 * y' + Z.b2z e) (2 * z' + Z.b2z (xorb a e))) as [y [z [[y_is [z_is [done in_k]]] only]]].
  { rewrite x_is. apply sum0_digit. split; [exact is_0 | now destruct a, e]. }
  { now rewrite x_is. }
  exists y, z. split.
  - rewrite <- !Z.shiftr_shiftr, y_is, z_is, !half_of_digit by lia. auto.
  - intros v w v_is w_is is_0' in_k'.
    pose proof (inside_prefix t x v w is_0' in_k') as before.
    pose proof (next_digit v (Z.of_nat t) ltac:(lia)) as v_next. pose proof (next_digit w (Z.of_nat t) ltac:(lia)) as w_next. rewrite v_is in v_next. rewrite w_is in w_next.
    pose proof (sum0_bit x v w (Z.of_nat t) is_0') as digits. fold a in digits.
    assert (w_bit : Z.testbit w (Z.of_nat t) = xorb a (Z.testbit v (Z.of_nat t))) by (now destruct a, (Z.testbit v (Z.of_nat t)), (Z.testbit w (Z.of_nat t))).
    rewrite w_bit in w_next. rewrite x_is, v_next, w_next in before. apply e_only in before. rewrite before in v_next, w_next.
    now apply only.
Qed.

(** Of two places with the same x, y and v < y, one is over the rim or the other below it. *)
Lemma apart_rows : forall n x y z v w, 0 <= x < 2 ^ Z.of_nat n -> 0 <= y < 2 ^ Z.of_nat n -> 0 <= v < 2 ^ Z.of_nat n ->
  sum0 x y z -> sum0 x v w -> v < y -> gap k x y z < 0 \/ k <= gap k x v w.
Proof.
  induction n as [| n known]; intros x y z v w x_ok y_ok v_ok is_p is_q less.
  { cbn in *. lia. }
  rewrite Nat2Z.inj_succ, Z.pow_succ_r in * by lia.
  destruct (parts x) as [x' [a ->]], (parts y) as [y' [b ->]], (parts z) as [z' [d ->]], (parts v) as [v' [e ->]],
    (parts w) as [w' [f ->]].
  apply sum0_digit in is_p as [is_p p_digits]. apply sum0_digit in is_q as [is_q q_digits].
  destruct (is_even k (2 * m + 2) 0 ltac:(lia) ltac:(lia) _ _ _ is_p) as [i i_is], (is_even k (2 * m + 2) 0 ltac:(lia) ltac:(lia) _ _ _ is_q) as [j j_is].
  unfold gap in *. destruct (Z.eq_dec v' y') as [-> | differs].
  - assert (z' = w') as <- by (eapply sum0_alike_z; eauto).
    assert (b = true /\ e = false) as [-> ->] by (destruct b, e; cbn [Z.b2z] in *; auto; lia).
    destruct a, d, f; try discriminate; cbn [Z.b2z]; lia.
  - assert (v' < y') by (destruct b, e; cbn [Z.b2z] in *; lia).
    destruct (known x' y' z' v' w') as [low | high]; auto; try (destruct a, b, e; cbn [Z.b2z] in *; lia);
      destruct a, b, d, e, f; try discriminate; cbn [Z.b2z] in *; lia.
Qed.

(** Lemma 7.4, from "in particular" on. *)
Theorem lemma_7_4 : forall x y z v w, 0 <= x -> 0 <= y -> 0 <= v ->
  Z.lxor (Z.lxor x y) z = 0 -> y = (x + z) / k -> Z.lxor (Z.lxor x v) w = 0 -> v < (x + w) / k -> v < y.
Proof.
  intros x y z v w x_ok y_ok v_ok is_p on_rim is_q below.
  apply (lemma_7_1 k x y z ltac:(lia)) in on_rim. apply (lemma_7_1 k x v w ltac:(lia)) in below.
  destruct (Z.lt_trichotomy v y) as [| [-> | more]]; [assumption | |].
  - assert (z = w) as -> by (eapply sum0_alike_z; eauto). lia.
  - pose proof (bound (x + y + v) ltac:(lia)). destruct (apart_rows (Z.to_nat (x + y + v)) x v w y z); auto; unfold gap in *; lia.
Qed.

(** Lemma 7.5: n is the place of the leading digit of a position, and the digits down to the place p have even sums. *)
Theorem lemma_7_5 : forall n p x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / k ->
  x < 2 ^ Z.of_nat (n + p + 1) -> y < 2 ^ Z.of_nat (n + p + 1) -> z < 2 ^ Z.of_nat (n + p + 1) ->
  2 ^ Z.of_nat (n + p) <= Z.max x (Z.max y z) ->
  let x' := Z.shiftr x (Z.of_nat p) in let y' := Z.shiftr y (Z.of_nat p) in let z' := Z.shiftr z (Z.of_nat p) in
  Z.lxor (Z.lxor x' y') z' = 0 -> type_1 k (gaps k n x' y' z') \/ type_2 k (gaps k n x' y' z').
Proof.
  intros n p x y z x_ok y_ok z_ok rim x_small y_small z_small large x' y' z' is_0.
  rewrite below_quotient in rim by lia.
  assert (powers : 2 ^ Z.of_nat (n + p + 1) = 2 * 2 ^ Z.of_nat (n + p)) by (rewrite !Nat2Z.inj_add; change (Z.of_nat 1) with 1; rewrite Z.pow_add_r by lia; ring).
  rewrite powers in *. clear powers. set (B := 2 ^ Z.of_nat (n + p)) in *.
  assert (B_is : B = 2 ^ Z.of_nat p * 2 ^ Z.of_nat n) by (unfold B; rewrite Nat2Z.inj_add, Z.pow_add_r by lia; ring).
  assert (B_ok : 0 < B) by (apply Z.pow_pos_nonneg; lia).
  assert (lead : forall a, 0 <= a -> Z.shiftr (Z.shiftr a (Z.of_nat p)) (Z.of_nat n) = a / B).
  { intros a a_ok. rewrite Z.shiftr_shiftr, Z.shiftr_div_pow2 by lia. unfold B. f_equal. f_equal. lia. }
  assert (digit : forall a, 0 <= a < 2 * B -> a / B = 0 /\ a < B \/ a / B = 1 /\ B <= a).
  { intros a a_ok. destruct (Z.lt_ge_cases a B) as [low | high]; [left | right]; (split; [| assumption]).
    - apply Z.div_small. lia.
    - symmetry. apply Z.div_unique with (r := a - B); lia. }
  pose proof (sum0_shift x' y' z' (Z.of_nat n) is_0) as leading. unfold x', y', z' in leading. rewrite !lead in leading by assumption.
  assert (first : x / B = 1 /\ y / B = 0 /\ z / B = 1).
  { unfold sum0 in leading. destruct (digit x) as [[x_is x_low] | [x_is x_high]]; [lia | |]; destruct (digit y) as [[y_is y_low] | [y_is y_high]]; try lia;
      destruct (digit z) as [[z_is z_low] | [z_is z_high]]; try lia; rewrite x_is, y_is, z_is in leading; cbn in leading; try discriminate; nia. }
  destruct first as [x_n [y_n z_n]]. rewrite <- lead in x_n, y_n, z_n by assumption. fold x' in x_n. fold y' in y_n. fold z' in z_n.
  assert (not_low : 0 <= gap k x' y' z').
  { destruct (is_even k (2 * m + 2) 0 ltac:(lia) ltac:(lia) _ _ _ is_0) as [j s_is]. fold (gap k x' y' z') in s_is.
    destruct (Z.lt_ge_cases (gap k x' y' z') 0) as [low |]; [exfalso | assumption].
    assert (split : forall a, 2 ^ Z.of_nat p * Z.shiftr a (Z.of_nat p) <= a < 2 ^ Z.of_nat p * Z.shiftr a (Z.of_nat p) + 2 ^ Z.of_nat p).
    { intros a. rewrite Z.shiftr_div_pow2 by lia. assert (0 < 2 ^ Z.of_nat p) by (apply Z.pow_pos_nonneg; lia).
      pose proof (Z.mul_div_le a (2 ^ Z.of_nat p) ltac:(lia)). pose proof (Z.mul_succ_div_gt a (2 ^ Z.of_nat p) ltac:(lia)). rewrite Z.mul_succ_r in *. lia. }
    pose proof (split x) as sx. pose proof (split y) as sy. pose proof (split z) as sz. fold x' in sx. fold y' in sy. fold z' in sz.
    assert (0 < 2 ^ Z.of_nat p) by (apply Z.pow_pos_nonneg; lia). unfold gap in *. set (A := 2 ^ Z.of_nat p) in *.
    assert (A * (x' + z' - k * y') <= A * -2) by (apply Z.mul_le_mono_nonneg_l; lia).
    assert (k * (A * y') <= k * y) by (apply Z.mul_le_mono_nonneg_l; lia). lia. }
  pose proof (lemma_5_1 m k m_ok k_is (steps n x' y' z')) as types. rewrite <- gaps_are_sequence in types by assumption.
  destruct types as [-> [-> _]]. rewrite (proj2 (lemma_6_1 k n x' y' z' x_n y_n z_n)). fold (gap k x' y' z'). lia.
Qed.

End Digits.
