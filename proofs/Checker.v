(** The checker of one table of a certificate, and why it is enough. *)

From Coq Require Import ZArith Bool List Lia FMapPositive.
From Bittersweet Require Import Conditions.
Import ListNotations.
Open Scope Z_scope.

(** * Valid statements

A statement is valid if for all numbers v with the hypothesis there are numbers w with one of the goals. *)

Record goal := { sought : nat; conditions : list condition }.
Record statement := { coordinates : nat; hypothesis : list condition; goals : list goal }.

Definition valid (the : statement) : Prop :=
  forall v, length v = coordinates the -> Forall (holds v) (hypothesis the) ->
  exists g w, In g (goals the) /\ length w = sought g /\ Forall (holds (v ++ w)) (conditions g).

(** * The certificate *)

(** A witness is the number of a goal and a state of its conditions. *)
Inductive witness := Witness (number : nat) (s : list Z).

(** The state of the hypothesis, or none if it is no longer needed; witnesses; and the number of the next entry for each letter that
    the hypothesis allows. A letter is one binary digit of every number in v. *)
Inductive entry := Entry (s : option (list Z)) (witnesses : list witness) (next : list positive).

(** The entries are numbered from 1. The first letter has the signs; it leads from the beginning to the entries of [first]. *)
Record table := { first : list positive; entries : PositiveMap.t entry }.

(** * The checker *)

(** All letters for n numbers; the digit of the first number changes fastest. *)
Fixpoint letters (n : nat) : list (list bool) :=
  match n with
  | O => [[]]
  | S n => flat_map (fun b => [false :: b; true :: b]) (letters n)
  end.

(** The numbers 0 and -1, of which the digits of signs are 0 and 1. *)
Definition signs (b : list bool) : list Z := map (fun d => - Z.b2z d) b.

Fixpoint same_numbers (s t : list Z) : bool :=
  match s, t with
  | [], [] => true
  | x :: s, y :: t => (x =? y) && same_numbers s t
  | _, _ => false
  end.

(** A state of the hypothesis that is needed; [Dropped] if it is not; [Impossible] if the hypothesis cannot hold any more. *)
Inductive known := Needed (s : list Z) | Dropped | Impossible.

Definition is_kept (now : known) (s : option (list Z)) : bool :=
  match s, now with
  | None, _ => true
  | Some s, Needed t => same_numbers s t
  | Some _, _ => false
  end.

(** True if a witness is one of those that are reached. *)
Definition is_among (reached : list witness) (one : witness) : bool :=
  let '(Witness n s) := one in
  existsb (fun other => let '(Witness m t) := other in Nat.eqb n m && same_numbers s t) reached.

Section Statement.

Variable the : statement.

Definition digits_sought (n : nat) : list (list bool) :=
  match nth_error (goals the) n with None => [] | Some g => letters (sought g) end.

Definition conditions_of (n : nat) : list condition :=
  match nth_error (goals the) n with None => [] | Some g => conditions g end.

Definition collect (n : nat) (states : list (option (list Z))) : list witness :=
  flat_map (fun s => match s with None => [] | Some s => [Witness n s] end) states.

(** The witnesses after the letter of signs. *)
Definition first_witnesses (b : list bool) : list witness :=
  flat_map (fun n => collect n (map (fun d => begin (conditions_of n) (signs (b ++ d))) (digits_sought n)))
    (seq 0 (length (goals the))).

(** The witnesses that come after a letter from those of an entry. *)
Definition next_witnesses (witnesses : list witness) (b : list bool) : list witness :=
  flat_map (fun '(Witness n s) =>
    collect n (map (fun d => after (conditions_of n) s (b ++ d)) (digits_sought n))) witnesses.

Definition first_hypothesis (b : list bool) : known :=
  match begin (hypothesis the) (signs b) with None => Impossible | Some s => Needed s end.

Definition next_hypothesis (s : option (list Z)) (b : list bool) : known :=
  match s with
  | None => Dropped
  | Some s => match after (hypothesis the) s b with None => Impossible | Some s => Needed s end
  end.

Section Table.

Variable all : PositiveMap.t entry.

Definition leads_to (now : known) (reached : list witness) (number : positive) : bool :=
  match PositiveMap.find number all with
  | None => false
  | Some (Entry s witnesses _) => is_kept now s && forallb (is_among reached) witnesses
  end.

(** Each letter that the hypothesis allows leads to an entry. *)
Fixpoint check_letters (hypothesis_by : list bool -> known) (witnesses_by : list bool -> list witness)
    (bs : list (list bool)) (next : list positive) : bool :=
  match bs with
  | [] => match next with [] => true | _ :: _ => false end
  | b :: bs =>
      match hypothesis_by b with
      | Impossible => check_letters hypothesis_by witnesses_by bs next
      | now =>
          match next with
          | [] => false
          | number :: next =>
              leads_to now (witnesses_by b) number && check_letters hypothesis_by witnesses_by bs next
          end
      end
  end.

(** If the hypothesis holds in an entry, some goal does. *)
Definition has_goal (s : option (list Z)) (witnesses : list witness) : bool :=
  match s with None => false | Some s => negb (hold_in (hypothesis the) s) end
  || existsb (fun '(Witness n s) =>
       match nth_error (goals the) n with None => false | Some g => hold_in (conditions g) s end) witnesses.

Definition check_entry (one : entry) : bool :=
  let '(Entry s witnesses next) := one in
  has_goal s witnesses
  && check_letters (next_hypothesis s) (next_witnesses witnesses) (letters (coordinates the)) next.

End Table.

Definition check_table (t : table) : bool :=
  check_letters (entries t) first_hypothesis first_witnesses (letters (coordinates the)) (first t)
  && forallb (fun '(_, one) => check_entry (entries t) one) (PositiveMap.elements (entries t)).

(** * Why it is enough

An entry is true of v if the hypothesis has its state there, and each of its witnesses is the state of a goal for some numbers w. By
induction on v, from floor(v / 2) to v, every v for which the hypothesis may hold has an entry that is true of it. There the
hypothesis fails or some goal holds, and so it is for v. *)

Hypothesis hypothesis_bounds : Forall has_bounds (hypothesis the).
Hypothesis goal_bounds : Forall (fun g => Forall has_bounds (conditions g)) (goals the).

(** A witness is true of v if some numbers w have its state. *)
Definition witness_true (v : list Z) (one : witness) : Prop :=
  let '(Witness n s) := one in
  exists g w, nth_error (goals the) n = Some g /\ length w = sought g /\ state (conditions g) (v ++ w) s.

(** An entry is true of v. *)
Definition entry_true (v : list Z) (one : entry) : Prop :=
  let '(Entry s witnesses _) := one in
  match s with None => True | Some s => state (hypothesis the) v s end
  /\ forall one, In one witnesses -> witness_true v one.

Definition known_true (v : list Z) (now : known) : Prop :=
  match now with Needed s => state (hypothesis the) v s | Dropped => True | Impossible => False end.

Lemma same_numbers_eq : forall s t, same_numbers s t = true -> s = t.
Proof.
  induction s as [| x s step]; destruct t as [| y t]; cbn; intros same; try discriminate; [reflexivity |].
  apply andb_true_iff in same as [same others]. apply Z.eqb_eq in same as ->. now rewrite (step t others).
Qed.

Lemma letters_length : forall n b, In b (letters n) <-> length b = n.
Proof.
  induction n as [| n step]; intros b; cbn [letters].
  - destruct b; cbn; split; auto; try lia. intros [same | []]. discriminate.
  - rewrite in_flat_map. split.
    + intros [c [inside [<- | [<- | []]]]]; cbn; f_equal; now apply step.
    + destruct b as [| d b]; [discriminate |]. intros same. injection same as same.
      exists b. split; [now apply step |]. destruct d; cbn; auto.
Qed.

Lemma is_among_In : forall reached one, is_among reached one = true -> In one reached.
Proof.
  intros reached [n s] found. cbn in found. apply existsb_exists in found as [[m t] [inside same]].
  apply andb_true_iff in same as [same_n same_s].
  apply Nat.eqb_eq in same_n as ->. now apply same_numbers_eq in same_s as ->.
Qed.

Lemma leads_to_true : forall all v now reached number,
  leads_to all now reached number = true -> known_true v now ->
  (forall one, In one reached -> witness_true v one) ->
  exists one, PositiveMap.find number all = Some one /\ entry_true v one.
Proof.
  intros all v now reached number good hypothesis_true reached_true. unfold leads_to in good.
  destruct (PositiveMap.find number all) as [[s witnesses next] |]; [| discriminate].
  apply andb_true_iff in good as [kept among]. eexists. split; [reflexivity |]. split.
  - destruct s as [s |]; [| exact I]. destruct now as [t | |]; try discriminate.
    cbn in kept. now apply same_numbers_eq in kept as ->.
  - intros one inside. rewrite forallb_forall in among. auto using is_among_In.
Qed.

Lemma check_letters_true : forall all v hypothesis_by witnesses_by b bs next,
  check_letters all hypothesis_by witnesses_by bs next = true -> In b bs ->
  known_true v (hypothesis_by b) ->
  (forall one, In one (witnesses_by b) -> witness_true v one) ->
  exists number one, PositiveMap.find number all = Some one /\ entry_true v one.
Proof.
  intros all v hypothesis_by witnesses_by b. induction bs as [| b' bs step]; intros next good inside now reached.
  { destruct inside. }
  cbn [check_letters] in good. destruct inside as [-> | inside].
  - destruct (hypothesis_by b) eqn:before; [| | destruct now];
      (destruct next as [| number next]; [discriminate |]; apply andb_true_iff in good as [good _];
       exists number; eapply leads_to_true; eauto).
  - destruct (hypothesis_by b'); [| | eauto];
      (destruct next as [| number next]; [discriminate |]; apply andb_true_iff in good as [_ good]; eauto).
Qed.

Lemma collect_In : forall n one states, In one (collect n states) -> exists s, one = Witness n s /\ In (Some s) states.
Proof.
  intros n one states inside. apply in_flat_map in inside as [[s |] [inside found]]; [| destruct found].
  destruct found as [<- | []]. eauto.
Qed.

Lemma signs_length : forall b, length (signs b) = length b.
Proof. intros. apply map_length. Qed.

Lemma first_witnesses_true : forall b one, In one (first_witnesses b) -> witness_true (signs b) one.
Proof.
  intros b one inside. unfold first_witnesses in inside.
  apply in_flat_map in inside as [n [_ inside]]. apply collect_In in inside as [s [-> inside]].
  apply in_map_iff in inside as [d [found inside]].
  unfold digits_sought, conditions_of in *.
  destruct (nth_error (goals the) n) as [g |] eqn:here; [| destruct inside].
  apply letters_length in inside. exists g, (signs d). rewrite signs_length.
  repeat split; auto. apply begin_state. unfold signs in *. now rewrite map_app in found.
Qed.

Lemma next_witnesses_true : forall v b witnesses one, length v = length b ->
  (forall one, In one witnesses -> witness_true v one) ->
  In one (next_witnesses witnesses b) -> witness_true (join v b) one.
Proof.
  intros v b witnesses one same before inside. unfold next_witnesses in inside.
  apply in_flat_map in inside as [[n s] [is_before inside]]. apply collect_In in inside as [s' [-> inside]].
  apply in_map_iff in inside as [d [found inside]].
  destruct (before _ is_before) as [g [w [here [w_length w_state]]]].
  unfold digits_sought, conditions_of in *. rewrite here in *.
  apply letters_length in inside. exists g, (join w d).
  rewrite join_length by congruence. repeat split; auto.
  rewrite join_app by assumption. eapply after_state; eauto.
  - rewrite Forall_forall in goal_bounds. apply goal_bounds. eauto using nth_error_In.
  - rewrite !app_length. congruence.
Qed.

Lemma join_halves : forall v, join (halves v) (digits v) = v.
Proof.
  unfold halves, digits. induction v as [| x v step]; cbn [map join]; [reflexivity |]. f_equal; [| exact step].
  pose proof (Z.div_mod x 2 ltac:(lia)) as parts. rewrite Zmod_odd in parts.
  destruct (Z.odd x); cbn [Z.b2z]; lia.
Qed.

Lemma signs_digits : forall v, Forall (fun x => -1 <= x < 1) v -> signs (digits v) = v.
Proof.
  induction v as [| x v step]; cbn; intros small; [reflexivity |].
  inversion small as [| x' v' now later]; subst. f_equal; [| auto].
  assert (x = -1 \/ x = 0) as [-> | ->] by lia; reflexivity.
Qed.

Variable t : table.
Hypothesis checked : check_table t = true.

(** Every v for which the hypothesis may hold leads to an entry that is true of it. *)
Lemma leads_to_entry : forall n v, Forall (fun x => - 2 ^ Z.of_nat n <= x < 2 ^ Z.of_nat n) v ->
  length v = coordinates the -> Forall (alive v) (hypothesis the) ->
  exists number one, PositiveMap.find number (entries t) = Some one /\ entry_true v one.
Proof.
  apply andb_true_iff in checked as [checked_first checked_entries]. rewrite forallb_forall in checked_entries.
  induction n as [| n step]; intros v small v_length v_alive.
  - pose proof (signs_digits v small) as v_signs.
    apply check_letters_true with (b := digits v) (1 := checked_first).
    + apply letters_length. now unfold digits; rewrite map_length.
    + unfold first_hypothesis. rewrite v_signs. destruct (begin_alive _ v v_alive) as [s found].
      rewrite found. now apply begin_state.
    + intros one inside. apply first_witnesses_true in inside. now rewrite v_signs in inside.
  - assert (same : length (halves v) = length (digits v)) by (unfold halves, digits; now rewrite !map_length).
    assert (halves_alive : Forall (alive (halves v)) (hypothesis the)).
    { rewrite Forall_forall in *. intros k inside. apply alive_join with (b := digits v); auto.
      rewrite join_halves. auto. }
    assert (halves_small : Forall (fun x => - 2 ^ Z.of_nat n <= x < 2 ^ Z.of_nat n) (halves v)).
    { unfold halves. rewrite Forall_map. eapply Forall_impl; [| exact small]. cbv beta. intros x.
      rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. intros. split.
      - apply Z.div_le_lower_bound; lia.
      - apply Z.div_lt_upper_bound; lia. }
    assert (halves_length : length (halves v) = coordinates the) by (unfold halves; now rewrite map_length).
    destruct (step (halves v) halves_small halves_length halves_alive) as [number [[s witnesses next] [here [h_true w_true]]]].
    apply PositiveMap.elements_correct in here. specialize (checked_entries _ here).
    apply andb_true_iff in checked_entries as [_ good].
    rewrite <- (join_halves v).
    eapply check_letters_true with (b := digits v) (1 := good).
    + apply letters_length. congruence.
    + unfold next_hypothesis. destruct s as [s |]; [| exact I].
      rewrite <- (join_halves v) in v_alive.
      destruct (after_alive _ _ _ _ hypothesis_bounds same h_true v_alive) as [s' found].
      rewrite found. cbn. eauto using after_state.
    + intros one inside. eapply next_witnesses_true; eauto.
Qed.

Lemma numbers_are_small : forall v, exists n, Forall (fun x => - 2 ^ Z.of_nat n <= x < 2 ^ Z.of_nat n) v.
Proof.
  induction v as [| x v [n small]]; [exists O; constructor |].
  exists (Nat.max n (Z.to_nat (Z.abs x))).
  assert (le : forall m, (m <= Nat.max n (Z.to_nat (Z.abs x)))%nat ->
    2 ^ Z.of_nat m <= 2 ^ Z.of_nat (Nat.max n (Z.to_nat (Z.abs x)))).
  { intros. apply Z.pow_le_mono_r; lia. }
  constructor.
  - specialize (le (Z.to_nat (Z.abs x)) (Nat.le_max_r _ _)).
    pose proof (Z.pow_gt_lin_r 2 (Z.of_nat (Z.to_nat (Z.abs x)))). lia.
  - specialize (le n (Nat.le_max_l _ _)). eapply Forall_impl; [| exact small]. cbv beta. lia.
Qed.

Theorem check_table_sound : valid the.
Proof.
  intros v v_length v_holds. destruct (numbers_are_small v) as [n small].
  assert (v_alive : Forall (alive v) (hypothesis the)).
  { rewrite Forall_forall in *. intros k inside. apply holds_alive; auto. }
  destruct (leads_to_entry n v small v_length v_alive) as [number [[s witnesses next] [here [h_true w_true]]]].
  apply PositiveMap.elements_correct in here.
  apply andb_true_iff in checked as [_ checked_entries]. rewrite forallb_forall in checked_entries.
  specialize (checked_entries _ here). apply andb_true_iff in checked_entries as [good _].
  apply orb_true_iff in good as [fails | reached].
  - exfalso. destruct s as [s |]; [| discriminate].
    apply (hold_in_state _ _ _ hypothesis_bounds h_true) in v_holds. rewrite v_holds in fails. discriminate.
  - apply existsb_exists in reached as [[m s'] [inside reached]].
    destruct (w_true _ inside) as [g [w [is_goal [w_length w_state]]]]. rewrite is_goal in reached.
    exists g, w. pose proof (nth_error_In _ _ is_goal) as among. repeat split; auto.
    rewrite Forall_forall in goal_bounds. now apply (hold_in_state _ _ _ (goal_bounds _ among) w_state).
Qed.

End Statement.
