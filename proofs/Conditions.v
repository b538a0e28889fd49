(** Conditions on integers, read digit by digit. *)

From Coq Require Import ZArith Bool List Lia.
Import ListNotations.
Open Scope Z_scope.

(** * Sums of multiples, and nim-sums *)

Fixpoint dot (c v : list Z) : Z :=
  match c, v with
  | m :: c, x :: v => m * x + dot c v
  | _, _ => 0
  end.

(** The nim-sum of those numbers for which the mask is true. *)
Fixpoint nim_sum (mask : list bool) (v : list Z) : Z :=
  match mask, v with
  | true :: mask, x :: v => Z.lxor x (nim_sum mask v)
  | false :: mask, _ :: v => nim_sum mask v
  | _, _ => 0
  end.

(** A condition: the sum of multiples is at least a number; or the nim-sum is 0. The two last numbers of [AtLeast] are the
    bounds between which a partial sum is kept. They mean nothing for the condition itself. *)
Inductive condition :=
  | AtLeast (coefficients : list Z) (least low high : Z)
  | NimSum (mask : list bool).

Definition holds (v : list Z) (k : condition) : Prop :=
  match k with
  | AtLeast c least _ _ => least <= dot c v
  | NimSum mask => nim_sum mask v = 0
  end.

(** The sum of the positive coefficients, and that of the others without their signs. *)
Fixpoint positive_part (c : list Z) : Z := match c with [] => 0 | m :: c => Z.max m 0 + positive_part c end.
Fixpoint negative_part (c : list Z) : Z := match c with [] => 0 | m :: c => Z.max (- m) 0 + negative_part c end.

Definition at_least (c : list Z) (least : Z) : condition :=
  AtLeast c least (Z.min (- positive_part c) (least - 1)) (Z.max (negative_part c) least).

(** Bounds outside of which nothing can change any more. *)
Definition has_bounds (k : condition) : Prop :=
  match k with
  | AtLeast c least low high => low <= - positive_part c /\ low < least /\ negative_part c <= high /\ least <= high
  | NimSum _ => True
  end.

Lemma at_least_has_bounds : forall c least, has_bounds (at_least c least).
Proof. intros. unfold has_bounds, at_least. lia. Qed.

(** * Digits: [join v b] has one binary digit more than v at each number. *)

Fixpoint join (v : list Z) (b : list bool) : list Z :=
  match v, b with
  | x :: v, d :: b => 2 * x + Z.b2z d :: join v b
  | _, _ => []
  end.

Fixpoint dot_digits (c : list Z) (b : list bool) : Z :=
  match c, b with
  | m :: c, true :: b => m + dot_digits c b
  | _ :: c, false :: b => dot_digits c b
  | _, _ => 0
  end.

Fixpoint parity (mask b : list bool) : bool :=
  match mask, b with
  | true :: mask, d :: b => xorb d (parity mask b)
  | false :: mask, _ :: b => parity mask b
  | _, _ => false
  end.

Lemma join_length : forall v b, length v = length b -> length (join v b) = length v.
Proof. induction v; destruct b; simpl; intros; auto. Qed.

Lemma join_app : forall v b w d, length v = length b -> join v b ++ join w d = join (v ++ w) (b ++ d).
Proof.
  induction v as [| x v step]; destruct b as [| e b]; simpl; intros w d same; try discriminate; auto.
  f_equal. apply step. lia.
Qed.

Lemma dot_join : forall c v b, length v = length b -> dot c (join v b) = 2 * dot c v + dot_digits c b.
Proof.
  induction c as [| m c step]; intros v b same; [reflexivity |].
  destruct v as [| x v]; destruct b as [| d b]; try discriminate; [reflexivity |].
  cbn [dot join dot_digits]. injection same as same. rewrite (step v b same).
  destruct d; cbn [Z.b2z]; lia.
Qed.

Lemma dot_digits_bounds : forall c b, - negative_part c <= dot_digits c b <= positive_part c.
Proof.
  induction c as [| m c step]; intros b; [cbn; lia |].
  cbn [negative_part positive_part dot_digits].
  destruct b as [| d b].
  - specialize (step []). destruct c; cbn [dot_digits] in step; lia.
  - specialize (step b). destruct d; lia.
Qed.

Lemma lxor_digit : forall x y d e,
  Z.lxor (2 * x + Z.b2z d) (2 * y + Z.b2z e) = 2 * Z.lxor x y + Z.b2z (xorb d e).
Proof.
  intros. apply Z.bits_inj'. intros n n_nonneg. rewrite Z.lxor_spec.
  destruct (Z.eq_dec n 0) as [-> | not_0].
  - now rewrite !Z.testbit_0_r.
  - replace n with (Z.succ (n - 1)) by lia.
    rewrite !Z.testbit_succ_r by lia. now rewrite Z.lxor_spec.
Qed.

Lemma nim_sum_join : forall mask v b, length v = length b ->
  nim_sum mask (join v b) = 2 * nim_sum mask v + Z.b2z (parity mask b).
Proof.
  induction mask as [| on mask step]; intros v b same; [reflexivity |].
  destruct v as [| x v]; destruct b as [| d b]; try discriminate; [now destruct on |].
  injection same as same. cbn [nim_sum join parity].
  destruct on; rewrite (step v b same); [apply lxor_digit | reflexivity].
Qed.

(** * Clamped partial sums *)

Definition clamp (low high sum : Z) : Z := Z.max low (Z.min sum high).

(** [state cs v s]: s are the clamped sums of the conditions, and the nim-sums are 0. *)
Fixpoint state (cs : list condition) (v s : list Z) : Prop :=
  match cs with
  | [] => s = []
  | NimSum mask :: cs => nim_sum mask v = 0 /\ state cs v s
  | AtLeast c _ low high :: cs =>
      match s with [] => False | sum :: s => sum = clamp low high (dot c v) /\ state cs v s end
  end.

(** The state of some numbers, computed; none if the conditions cannot hold any more whatever digits follow. *)
Fixpoint begin (cs : list condition) (v : list Z) : option (list Z) :=
  match cs with
  | [] => Some []
  | NimSum mask :: cs => if nim_sum mask v =? 0 then begin cs v else None
  | AtLeast c _ low high :: cs =>
      let sum := dot c v in
      if sum <=? low then None
      else match begin cs v with None => None | Some s => Some (clamp low high sum :: s) end
  end.

(** The state after one digit more. *)
Fixpoint after (cs : list condition) (s : list Z) (b : list bool) : option (list Z) :=
  match cs with
  | [] => match s with [] => Some [] | _ :: _ => None end
  | NimSum mask :: cs => if parity mask b then None else after cs s b
  | AtLeast c _ low high :: cs =>
      match s with
      | [] => None
      | sum :: s =>
          let sum := 2 * sum + dot_digits c b in
          if sum <=? low then None
          else match after cs s b with None => None | Some s => Some (clamp low high sum :: s) end
      end
  end.

(** Whether the conditions hold in a state. *)
Fixpoint hold_in (cs : list condition) (s : list Z) : bool :=
  match cs with
  | [] => true
  | NimSum _ :: cs => hold_in cs s
  | AtLeast _ least _ _ :: cs =>
      match s with [] => false | sum :: s => (least <=? sum) && hold_in cs s end
  end.

(** Clamping commutes with one digit more. *)
Lemma clamp_digit : forall c low high sum b,
  low <= - positive_part c -> negative_part c <= high -> low <= high ->
  clamp low high (2 * clamp low high sum + dot_digits c b) = clamp low high (2 * sum + dot_digits c b).
Proof.
  intros c low high sum b. pose proof (dot_digits_bounds c b). pose proof (dot_digits_bounds c []).
  destruct c; cbn [dot_digits] in *; unfold clamp; lia.
Qed.

Lemma begin_state : forall cs v s, begin cs v = Some s -> state cs v s.
Proof.
  induction cs as [| [c least low high | mask] cs step]; cbn [begin state]; intros v s found.
  - congruence.
  - destruct (dot c v <=? low); [discriminate |].
    destruct (begin cs v) eqn:others; [| discriminate].
    injection found as <-. auto.
  - destruct (Z.eqb_spec (nim_sum mask v) 0); [auto | discriminate].
Qed.

Lemma after_state : forall cs v s b s', Forall has_bounds cs -> length v = length b ->
  state cs v s -> after cs s b = Some s' -> state cs (join v b) s'.
Proof.
  induction cs as [| [c least low high | mask] cs step]; cbn [after state]; intros v s b s' bounds same before found.
  - subst s. congruence.
  - destruct (Forall_inv bounds) as [low_P [low_least [high_N high_least]]]. apply Forall_inv_tail in bounds.
    destruct s as [| sum s]; [contradiction |]. destruct before as [-> before].
    match type of found with (if ?test then _ else _) = _ => destruct test; [discriminate |] end.
    destruct (after cs s b) eqn:rest; [| discriminate]. injection found as <-.
    rewrite dot_join by assumption. split; [apply clamp_digit; lia | eauto].
  - apply Forall_inv_tail in bounds. destruct before as [is_0 before].
    destruct (parity mask b) eqn:even; [discriminate |].
    rewrite nim_sum_join, is_0, even by assumption. eauto.
Qed.

(** * Conditions that may hold after more digits *)

Definition alive (v : list Z) (k : condition) : Prop :=
  match k with
  | AtLeast c _ low _ => low < dot c v
  | NimSum mask => nim_sum mask v = 0
  end.

Lemma holds_alive : forall v k, has_bounds k -> holds v k -> alive v k.
Proof. intros v [c least low high | mask]; cbn; intros; [lia | assumption]. Qed.

Lemma alive_join : forall v b k, has_bounds k -> length v = length b -> alive (join v b) k -> alive v k.
Proof.
  intros v b [c least low high | mask]; cbn [has_bounds alive]; intros bounds same.
  - rewrite dot_join by assumption. pose proof (dot_digits_bounds c b). lia.
  - rewrite nim_sum_join by assumption. destruct (parity mask b); cbn [Z.b2z]; lia.
Qed.

Lemma begin_alive : forall cs v, Forall (alive v) cs -> exists s, begin cs v = Some s.
Proof.
  induction cs as [| [c least low high | mask] cs step]; cbn [begin]; intros v all.
  - eauto.
  - pose proof (Forall_inv all) as now. pose proof (Forall_inv_tail all) as others. cbn [alive] in now.
    destruct (Z.leb_spec (dot c v) low); [lia |].
    destruct (step v others) as [s ->]. eauto.
  - pose proof (Forall_inv all) as now. pose proof (Forall_inv_tail all) as others. cbn [alive] in now. rewrite now. cbn. auto.
Qed.

Lemma after_alive : forall cs v s b, Forall has_bounds cs -> length v = length b ->
  state cs v s -> Forall (alive (join v b)) cs -> exists s', after cs s b = Some s'.
Proof.
  induction cs as [| [c least low high | mask] cs step]; cbn [after state]; intros v s b bounds same before all.
  - subst s. eauto.
  - destruct (Forall_inv bounds) as [low_P [low_least [high_N high_least]]]. apply Forall_inv_tail in bounds.
    pose proof (Forall_inv all) as now. pose proof (Forall_inv_tail all) as later. cbn [alive] in now.
    rewrite dot_join in now by assumption.
    destruct s as [| sum s]; [contradiction |]. destruct before as [-> before].
    destruct (step v s b bounds same before later) as [s' ->].
    match goal with |- context [if ?test then _ else _] => destruct test eqn:dead end; [| eauto].
    exfalso. apply Z.leb_le in dead.
    pose proof (dot_digits_bounds c b). unfold clamp in dead. lia.
  - apply Forall_inv_tail in bounds. pose proof (Forall_inv all) as now. pose proof (Forall_inv_tail all) as later.
    cbn [alive] in now. destruct before as [is_0 before].
    rewrite nim_sum_join, is_0 in now by assumption.
    destruct (parity mask b); [cbn in now; lia | eauto].
Qed.

(** A state tells whether the conditions hold. *)
Lemma hold_in_state : forall cs v s, Forall has_bounds cs -> state cs v s ->
  hold_in cs s = true <-> Forall (holds v) cs.
Proof.
  induction cs as [| [c least low high | mask] cs step]; cbn [hold_in state]; intros v s bounds here.
  - split; auto.
  - destruct (Forall_inv bounds) as [low_P [low_least [high_N high_least]]]. apply Forall_inv_tail in bounds.
    destruct s as [| sum s]; [contradiction |]. destruct here as [-> here].
    rewrite andb_true_iff, Z.leb_le, (step v s bounds here).
    assert (least <= clamp low high (dot c v) <-> least <= dot c v) as -> by (unfold clamp; lia).
    split.
    + intros [now later]. constructor; assumption.
    + intros all. split; [exact (Forall_inv all) | exact (Forall_inv_tail all)].
  - apply Forall_inv_tail in bounds. destruct here as [is_0 here].
    rewrite (step v s bounds here). split.
    + intros later. constructor; assumption.
    + intros all. exact (Forall_inv_tail all).
Qed.
