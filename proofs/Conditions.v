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

(** * Automata

An automaton reads the binary digits of some numbers, one digit of each at a time, the most significant ones first. It begins in the
state 0. It has a row for each state: the next state for each letter, if it does not reject. The binary digits of a letter are those
that are read, and the digit of the first number is the last one. *)

Record automaton := { rows : list (list (option nat)); accepting : list bool }.

Definition after_letter (the : automaton) (state letter : nat) : option nat :=
  match nth_error (rows the) state with
  | None => None
  | Some row => match nth_error row letter with None => None | Some next => next end
  end.

Fixpoint letter (b : list bool) : nat :=
  match b with [] => O | d :: b => (Nat.b2n d + 2 * letter b)%nat end.

(** Numbers without their last digits, and these digits. *)
Definition halves (v : list Z) : list Z := map (fun x => x / 2) v.
Definition digits (v : list Z) : list bool := map Z.odd v.

(** The state after the last n digits, if no number has more. *)
Fixpoint run (the : automaton) (n : nat) (v : list Z) : option nat :=
  match n with
  | O => Some O
  | S n => match run the n (halves v) with None => None | Some state => after_letter the state (letter (digits v)) end
  end.

(** The number of digits. *)
Definition length_of (v : list Z) : nat := Z.to_nat (Z.log2 (fold_right Z.max 0 v) + 1).

(** The state after all digits; none if the automaton has rejected before, or a number is negative. *)
Definition read (the : automaton) (v : list Z) : option nat :=
  if forallb (Z.leb 0) v then run the (length_of v) v else None.

Definition accepts (the : automaton) (v : list Z) : bool :=
  match read the v with None => false | Some state => nth state (accepting the) false end.

(** Zeros before the digits change nothing. *)
Definition skips_zeros (the : automaton) : Prop := after_letter the 0 0 = Some O.

(** * Conditions *)

(** The numbers at some places. *)
Definition pick (places : list nat) (v : list Z) : list Z := map (fun place => nth place v 0) places.
Definition pick_digits (places : list nat) (b : list bool) : list bool := map (fun place => nth place b false) places.

(** A condition: the sum of multiples is at least a number; or the nim-sum is 0; or an automaton accepts the numbers at some
    places. The two last numbers of [AtLeast] are the bounds between which a partial sum is kept. They mean nothing for the
    condition itself. *)
Inductive condition :=
  | AtLeast (coefficients : list Z) (least low high : Z)
  | NimSum (mask : list bool)
  | Accepts (places : list nat) (the : automaton).

Definition holds (v : list Z) (k : condition) : Prop :=
  match k with
  | AtLeast c least _ _ => least <= dot c v
  | NimSum mask => nim_sum mask v = 0
  | Accepts places the => accepts the (pick places v) = true
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
  | Accepts _ the => skips_zeros the
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

(** * The input of an automaton *)

Lemma pick_join : forall places v b, length v = length b ->
  pick places (join v b) = join (pick places v) (pick_digits places b).
Proof.
  assert (one : forall v b place, length v = length b ->
    nth place (join v b) 0 = 2 * nth place v 0 + Z.b2z (nth place b false)).
  { induction v as [| x v step]; intros [| d b] place same; try discriminate.
    - now destruct place.
    - injection same as same. destruct place as [| place]; cbn [join nth]; auto. }
  intros places v b same. unfold pick, pick_digits.
  induction places as [| place places step]; cbn [map join]; [reflexivity |]. now rewrite one, step.
Qed.

Lemma half_of_join : forall x d, (2 * x + Z.b2z d) / 2 = x.
Proof. intros x d. symmetry. apply Z.div_unique with (r := Z.b2z d); destruct d; cbn; lia. Qed.

Lemma halves_join : forall v b, length v = length b -> halves (join v b) = v.
Proof.
  induction v as [| x v step]; intros [| d b] same; try discriminate; [reflexivity |].
  injection same as same. unfold halves in *. cbn [join map]. now rewrite half_of_join, step.
Qed.

Lemma digits_join : forall v b, length v = length b -> digits (join v b) = b.
Proof.
  induction v as [| x v step]; intros [| d b] same; try discriminate; [reflexivity |].
  injection same as same. unfold digits in *. cbn [join map].
  rewrite step by assumption. f_equal. rewrite Z.add_comm, Z.odd_add_mul_2. now destruct d.
Qed.

Definition below (n : nat) (v : list Z) : Prop := Forall (fun x => 0 <= x < 2 ^ Z.of_nat n) v.

Lemma below_halves : forall n v, below (S n) v -> below n (halves v).
Proof.
  intros n v small. unfold below, halves in *. rewrite Forall_map. eapply Forall_impl; [| exact small].
  cbv beta. intros x. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. intros. split.
  - apply Z.div_pos; lia.
  - apply Z.div_lt_upper_bound; lia.
Qed.

Lemma below_more : forall m n v, (m <= n)%nat -> below m v -> below n v.
Proof.
  intros m n v more small. eapply Forall_impl; [| exact small]. cbv beta. intros x [low high]. split; [assumption |].
  eapply Z.lt_le_trans; [exact high |]. apply Z.pow_le_mono_r; lia.
Qed.

(** One zero more before the digits. *)
Lemma run_more : forall the n v, skips_zeros the -> below n v -> run the (S n) v = run the n v.
Proof.
  intros the n v zeros. revert v. induction n as [| n known]; intros v small.
  - cbn [run]. assert (letter (digits v) = O) as ->; [| exact zeros].
    induction v as [| x v step]; [reflexivity |]. pose proof (Forall_inv small) as now. cbn in now.
    unfold digits in *. cbn [map letter]. rewrite step by exact (Forall_inv_tail small).
    now replace x with 0 by lia.
  - cbn [run] in *. now rewrite known by now apply below_halves.
Qed.

Lemma run_enough : forall the m n v, skips_zeros the -> (m <= n)%nat -> below m v -> run the n v = run the m v.
Proof.
  intros the m n v zeros more small. induction more as [| n more known]; [reflexivity |].
  rewrite run_more; [assumption | assumption | eauto using below_more].
Qed.

Lemma below_length : forall v, forallb (Z.leb 0) v = true -> below (length_of v) v.
Proof.
  intros v not_negative. unfold below, length_of. rewrite forallb_forall in not_negative.
  apply Forall_forall. intros x inside. specialize (not_negative x inside). apply Z.leb_le in not_negative.
  split; [assumption |]. set (m := fold_right Z.max 0 v).
  assert (at_most : x <= m).
  { subst m. clear not_negative. induction v as [| y v step]; [destruct inside |].
    cbn [fold_right]. destruct inside as [-> | inside]; [lia |]. specialize (step inside). lia. }
  pose proof (Z.log2_nonneg m). rewrite Z2Nat.id by lia. replace (Z.log2 m + 1) with (Z.succ (Z.log2 m)) by lia.
  destruct (Z.eq_dec m 0) as [-> | not_0]; [cbn; lia |].
  pose proof (Z.log2_spec m ltac:(lia)). lia.
Qed.

Lemma join_not_negative : forall v b, length v = length b -> forallb (Z.leb 0) (join v b) = forallb (Z.leb 0) v.
Proof.
  induction v as [| x v step]; intros [| d b] same; try discriminate; [reflexivity |].
  injection same as same. cbn [join forallb]. rewrite step by assumption. f_equal.
  destruct (Z.leb_spec 0 x), (Z.leb_spec 0 (2 * x + Z.b2z d)); destruct d; cbn [Z.b2z] in *; lia.
Qed.

(** One digit more. *)
Lemma read_join : forall the v b, skips_zeros the -> length v = length b ->
  read the (join v b) = match read the v with None => None | Some state => after_letter the state (letter b) end.
Proof.
  intros the v b zeros same. unfold read. rewrite join_not_negative by assumption.
  destruct (forallb (Z.leb 0) v) eqn:not_negative; [| reflexivity].
  assert (joined : forallb (Z.leb 0) (join v b) = true) by now rewrite join_not_negative.
  set (n := Nat.max (length_of v) (length_of (join v b))).
  rewrite <- (run_enough the (length_of (join v b)) (S n)); [| assumption | lia | now apply below_length].
  cbn [run]. rewrite halves_join, digits_join by assumption.
  rewrite (run_enough the (length_of v) n); [reflexivity | assumption | lia | now apply below_length].
Qed.

(** * Clamped partial sums *)

Definition clamp (low high sum : Z) : Z := Z.max low (Z.min sum high).

(** [state cs v s]: s are the clamped sums of the conditions and the states of the automata, and the nim-sums are 0. *)
Fixpoint state (cs : list condition) (v s : list Z) : Prop :=
  match cs with
  | [] => s = []
  | NimSum mask :: cs => nim_sum mask v = 0 /\ state cs v s
  | Accepts places the :: cs =>
      match s with [] => False | q :: s => option_map Z.of_nat (read the (pick places v)) = Some q /\ state cs v s end
  | AtLeast c _ low high :: cs =>
      match s with [] => False | sum :: s => sum = clamp low high (dot c v) /\ state cs v s end
  end.

(** The state of some numbers, computed; none if the conditions cannot hold any more whatever digits follow. *)
Fixpoint begin (cs : list condition) (v : list Z) : option (list Z) :=
  match cs with
  | [] => Some []
  | NimSum mask :: cs => if nim_sum mask v =? 0 then begin cs v else None
  | Accepts places the :: cs =>
      match read the (pick places v) with
      | None => None
      | Some q => match begin cs v with None => None | Some s => Some (Z.of_nat q :: s) end
      end
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
  | Accepts places the :: cs =>
      match s with
      | [] => None
      | q :: s =>
          match after_letter the (Z.to_nat q) (letter (pick_digits places b)) with
          | None => None
          | Some q => match after cs s b with None => None | Some s => Some (Z.of_nat q :: s) end
          end
      end
  | AtLeast c _ low high :: cs =>
      match s with
      | [] => None
      | sum :: s =>
          let sum := 2 * sum + dot_digits c b in
          if sum <=? low then None
          else match after cs s b with None => None | Some s => Some (clamp low high sum :: s) end
      end
  end.

(** True if the conditions hold in a state. *)
Fixpoint hold_in (cs : list condition) (s : list Z) : bool :=
  match cs with
  | [] => true
  | NimSum _ :: cs => hold_in cs s
  | Accepts _ the :: cs =>
      match s with [] => false | q :: s => nth (Z.to_nat q) (accepting the) false && hold_in cs s end
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
  induction cs as [| [c least low high | mask | places the] cs step]; cbn [begin state]; intros v s found.
  - congruence.
  - destruct (dot c v <=? low); [discriminate |].
    destruct (begin cs v) eqn:others; [| discriminate].
    injection found as <-. auto.
  - destruct (Z.eqb_spec (nim_sum mask v) 0); [auto | discriminate].
  - destruct (read the (pick places v)) as [q |]; [| discriminate].
    destruct (begin cs v) eqn:others; [| discriminate].
    injection found as <-. auto.
Qed.

Lemma after_state : forall cs v s b s', Forall has_bounds cs -> length v = length b ->
  state cs v s -> after cs s b = Some s' -> state cs (join v b) s'.
Proof.
  induction cs as [| [c least low high | mask | places the] cs step]; cbn [after state]; intros v s b s' bounds same before found.
  - subst s. congruence.
  - destruct (Forall_inv bounds) as [low_P [low_least [high_N high_least]]]. apply Forall_inv_tail in bounds.
    destruct s as [| sum s]; [contradiction |]. destruct before as [-> before].
    match type of found with (if ?test then _ else _) = _ => destruct test; [discriminate |] end.
    destruct (after cs s b) eqn:rest; [| discriminate]. injection found as <-.
    rewrite dot_join by assumption. split; [apply clamp_digit; lia | eauto].
  - apply Forall_inv_tail in bounds. destruct before as [is_0 before].
    destruct (parity mask b) eqn:even; [discriminate |].
    rewrite nim_sum_join, is_0, even by assumption. eauto.
  - pose proof (Forall_inv bounds) as zeros. apply Forall_inv_tail in bounds.
    destruct s as [| q s]; [contradiction |]. destruct before as [is_q before].
    destruct (read the (pick places v)) as [p |] eqn:was; [| discriminate]. injection is_q as <-.
    rewrite Nat2Z.id in found. destruct (after_letter the p (letter (pick_digits places b))) as [next |] eqn:leads; [| discriminate].
    destruct (after cs s b) eqn:rest; [| discriminate]. injection found as <-.
    split; [| eauto]. rewrite pick_join, read_join, was, leads; [reflexivity | exact zeros | | assumption].
    unfold pick, pick_digits. now rewrite !map_length.
Qed.

(** * Conditions that may hold after more digits *)

Definition alive (v : list Z) (k : condition) : Prop :=
  match k with
  | AtLeast c _ low _ => low < dot c v
  | NimSum mask => nim_sum mask v = 0
  | Accepts places the => read the (pick places v) <> None
  end.

Lemma holds_alive : forall v k, has_bounds k -> holds v k -> alive v k.
Proof.
  intros v [c least low high | mask | places the]; cbn; intros; [lia | assumption |].
  unfold accepts in *. destruct (read the (pick places v)); discriminate.
Qed.

Lemma alive_join : forall v b k, has_bounds k -> length v = length b -> alive (join v b) k -> alive v k.
Proof.
  intros v b [c least low high | mask | places the]; cbn [has_bounds alive]; intros bounds same.
  - rewrite dot_join by assumption. pose proof (dot_digits_bounds c b). lia.
  - rewrite nim_sum_join by assumption. destruct (parity mask b); cbn [Z.b2z]; lia.
  - rewrite pick_join, read_join; [| exact bounds | unfold pick, pick_digits; now rewrite !map_length | assumption].
    destruct (read the (pick places v)); [discriminate | auto].
Qed.

Lemma begin_alive : forall cs v, Forall (alive v) cs -> exists s, begin cs v = Some s.
Proof.
  induction cs as [| [c least low high | mask | places the] cs step]; cbn [begin]; intros v all.
  - eauto.
  - pose proof (Forall_inv all) as now. pose proof (Forall_inv_tail all) as others. cbn [alive] in now.
    destruct (Z.leb_spec (dot c v) low); [lia |].
    destruct (step v others) as [s ->]. eauto.
  - pose proof (Forall_inv all) as now. pose proof (Forall_inv_tail all) as others. cbn [alive] in now. rewrite now. cbn. auto.
  - pose proof (Forall_inv all) as now. pose proof (Forall_inv_tail all) as others. cbn [alive] in now.
    destruct (read the (pick places v)); [| contradiction].
    destruct (step v others) as [s ->]. eauto.
Qed.

Lemma after_alive : forall cs v s b, Forall has_bounds cs -> length v = length b ->
  state cs v s -> Forall (alive (join v b)) cs -> exists s', after cs s b = Some s'.
Proof.
  induction cs as [| [c least low high | mask | places the] cs step]; cbn [after state]; intros v s b bounds same before all.
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
  - pose proof (Forall_inv bounds) as zeros. apply Forall_inv_tail in bounds.
    pose proof (Forall_inv all) as now. pose proof (Forall_inv_tail all) as later. cbn [alive] in now.
    destruct s as [| q s]; [contradiction |]. destruct before as [is_q before].
    rewrite pick_join, read_join in now;
      [| exact zeros | unfold pick, pick_digits; now rewrite !map_length | assumption].
    destruct (read the (pick places v)) as [p |]; [| discriminate]. injection is_q as <-. rewrite Nat2Z.id.
    destruct (after_letter the p (letter (pick_digits places b))); [| contradiction].
    destruct (step v s b bounds same before later) as [s' ->]. eauto.
Qed.

(** A state tells whether the conditions hold. *)
Lemma hold_in_state : forall cs v s, Forall has_bounds cs -> state cs v s ->
  hold_in cs s = true <-> Forall (holds v) cs.
Proof.
  induction cs as [| [c least low high | mask | places the] cs step]; cbn [hold_in state]; intros v s bounds here.
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
  - apply Forall_inv_tail in bounds. destruct s as [| q s]; [contradiction |]. destruct here as [is_q here].
    rewrite andb_true_iff, (step v s bounds here).
    assert (nth (Z.to_nat q) (accepting the) false = true <-> accepts the (pick places v) = true) as ->.
    { unfold accepts. destruct (read the (pick places v)) as [p |]; [| discriminate].
      injection is_q as <-. now rewrite Nat2Z.id. }
    split.
    + intros [now later]. constructor; assumption.
    + intros all. split; [exact (Forall_inv all) | exact (Forall_inv_tail all)].
Qed.
