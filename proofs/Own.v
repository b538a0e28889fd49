(** Own rules without bounds: positions of several numbers, some of which a move lowers. Claims about them, the statements that these
    follow from, and the checker of certificates. *)

From Coq Require Import ZArith Bool List Lia.
From Bittersweet Require Import Games Conditions Checker Claims.
Import ListNotations.
Open Scope Z_scope.

(** * The rules *)

Definition position := list Z.

(** Numbers that a move lowers, by their places, all by the same amount: at least the least, and at most the largest if there is one. *)
Record group := { of : list nat; least : Z; most : option Z }.
Definition move := list group.
Record game := { count : nat; moves : list move }.

Definition is_amount (g : group) (t : Z) : Prop :=
  least g <= t /\ match most g with None => True | Some m => t <= m end.

(** The places whose numbers a move lowers. *)
Definition places_of (m : move) : list nat := flat_map of m.

(** The options: the numbers of each group are lowered by the same amount, the others stay, and none becomes negative. *)
Definition is_option (the : game) (p q : position) : Prop :=
  length q = length p /\ Forall (Z.le 0) q /\
  exists m, In m (moves the)
    /\ (forall g, In g m -> exists t, is_amount g t /\ forall i, In i (of g) -> nth i p 0 - nth i q 0 = t)
    /\ (forall i, ~ In i (places_of m) -> nth i q 0 = nth i p 0).

Definition legal (the : game) (p : position) : Prop := length p = count the /\ Forall (Z.le 0) p.

(** The nim-sum of all numbers. *)
Definition nim_sum_of (p : position) : Z := fold_right Z.lxor 0 p.

Definition is_in (the : set) (p : position) : Prop :=
  match the with NimSumIsZero => nim_sum_of p = 0 | Accepted automaton => accepts automaton p = true end.

Record own_claim := { of_game : game; of_own_set : set }.

(** * The statements

The numbers of a position have the places 0, 1 and so on; those that a move lowers have in the option the places that follow. *)

Fixpoint add_at (place : nat) (m : Z) (c : list Z) : list Z :=
  match c, place with
  | [], _ => []
  | n :: c, O => m + n :: c
  | n :: c, S place => n :: add_at place m c
  end.

Fixpoint set_at (place : nat) (mask : list bool) : list bool :=
  match mask, place with
  | [], _ => []
  | _ :: mask, O => true :: mask
  | b :: mask, S place => b :: set_at place mask
  end.

Fixpoint index (i : nat) (places : list nat) : option nat :=
  match places with
  | [] => None
  | j :: places => if Nat.eqb i j then Some O else option_map S (index i places)
  end.

Section Statements.

Variable the : own_claim.
Let n := count (of_game the).

Definition coefficients_of (parts : list (nat * Z)) : list Z :=
  fold_right (fun '(place, m) c => add_at place m c) (repeat 0 (2 * n)) parts.

Definition mask_of_places (places : list nat) : list bool := fold_right set_at (repeat false (2 * n)) places.

(** The place of a number after a move. *)
Definition to (m : move) (i : nat) : nat := match index i (places_of m) with Some k => (n + k)%nat | None => i end.

Definition own_legal (places : list nat) : list condition := map (fun place => at_least (coefficients_of [(place, 1)]) 0) places.

Definition own_set (places : list nat) : list condition :=
  match of_own_set the with
  | NimSumIsZero => NimSum (mask_of_places places)
  | Accepted automaton => Accepts places automaton
  end :: own_legal places.

Definition by_amount (m : move) (i : nat) (sign : Z) : list (nat * Z) := [(i, sign); (to m i, - sign)].

Definition of_group (m : move) (g : group) : list condition :=
  match of g with
  | [] => []
  | i :: others =>
      at_least (coefficients_of (by_amount m i 1)) (least g)
      :: match most g with None => [] | Some most => [at_least (coefficients_of (by_amount m i (-1))) (- most)] end
      ++ flat_map (fun j =>
           [at_least (coefficients_of (by_amount m j 1 ++ by_amount m i (-1))) 0;
            at_least (coefficients_of (by_amount m j (-1) ++ by_amount m i 1)) 0]) others
  end.

Definition here : list nat := seq 0 n.

Definition into_set (m : move) : goal :=
  {| sought := length (places_of m); conditions := own_set (map (to m) here) ++ flat_map (of_group m) m |}.

(** (A) No move leads from the set into the set. *)
Definition own_A (m : move) : statement :=
  {| coordinates := n + length (places_of m); hypothesis := own_set here ++ conditions (into_set m); goals := [] |}.

(** (B) Every position is in the set, or a move leads into it. *)
Definition own_B : statement :=
  {| coordinates := n; hypothesis := own_legal here;
     goals := {| sought := 0; conditions := own_set here |} :: map into_set (moves (of_game the)) |}.

Definition own_statements : list statement := map own_A (moves (of_game the)) ++ [own_B].

End Statements.

(** * The checker *)

Fixpoint all_new (places : list nat) : bool :=
  match places with [] => true | i :: places => negb (existsb (Nat.eqb i) places) && all_new places end.

(** A move lowers something, by at least 1, and no number twice. *)
Definition is_well_formed_move (n : nat) (m : move) : bool :=
  negb (Nat.eqb (length m) 0) && all_new (places_of m) && forallb (fun i => Nat.ltb i n) (places_of m)
  && forallb (fun g => negb (Nat.eqb (length (of g)) 0) && (1 <=? least g)) m.

Definition own_check (the : own_claim) (tables : list table) : bool :=
  forallb (is_well_formed_move (count (of_game the))) (moves (of_game the))
  && is_well_made (of_own_set the) && check_tables (own_statements the) tables.

(** * Sums and nim-sums of some places *)

Lemma dot_zeros : forall n v, dot (repeat 0 n) v = 0.
Proof. induction n as [| n step]; intros [| x v]; cbn [repeat dot]; auto. rewrite step. lia. Qed.

Lemma add_at_length : forall c place m, length (add_at place m c) = length c.
Proof. induction c; intros [| place] m; cbn [add_at length]; auto. Qed.

Lemma dot_add_at : forall c place m v, (place < length c)%nat -> dot (add_at place m c) v = m * nth place v 0 + dot c v.
Proof.
  induction c as [| k c step]; intros [| place] m v small; cbn [length] in small; try lia;
    destruct v as [| x v]; cbn [add_at dot nth]; try lia.
  rewrite step by lia. lia.
Qed.

Lemma nim_sum_none : forall n v, nim_sum (repeat false n) v = 0.
Proof. induction n as [| n step]; intros [| x v]; cbn [repeat nim_sum]; auto. Qed.

Lemma set_at_length : forall mask place, length (set_at place mask) = length mask.
Proof. induction mask; intros [| place]; cbn [set_at length]; auto. Qed.

Lemma nim_sum_set_at : forall mask place v, (place < length mask)%nat -> nth place mask false = false ->
  nim_sum (set_at place mask) v = Z.lxor (nth place v 0) (nim_sum mask v).
Proof.
  induction mask as [| b mask step]; intros [| place] v small off; cbn [length nth] in *; try lia;
    destruct v as [| x v]; cbn [set_at nim_sum nth].
  - rewrite off. now destruct mask.
  - now rewrite off.
  - destruct b; cbn [nim_sum]; now rewrite Z.lxor_0_l.
  - destruct b; rewrite step by (auto; lia); [| reflexivity].
    rewrite <- !Z.lxor_assoc. f_equal. apply Z.lxor_comm.
Qed.

Lemma nth_set_at : forall mask place other, place <> other -> nth other (set_at place mask) false = nth other mask false.
Proof.
  induction mask as [| b mask step]; intros [| place] [| other] differ; cbn [set_at nth]; auto; try congruence.
Qed.

Section Places.

Variable the : own_claim.
Let n := count (of_game the).

Lemma coefficients_length : forall parts, length (coefficients_of the parts) = (2 * n)%nat.
Proof.
  induction parts as [| [place m] parts step]; cbn [coefficients_of fold_right].
  - apply repeat_length.
  - rewrite add_at_length. exact step.
Qed.

Lemma dot_coefficients : forall parts v, Forall (fun '(place, _) => place < 2 * n)%nat parts ->
  dot (coefficients_of the parts) v = fold_right (fun '(place, m) sum => m * nth place v 0 + sum) 0 parts.
Proof.
  induction parts as [| [place m] parts step]; intros v small; cbn [coefficients_of fold_right].
  - apply dot_zeros.
  - inversion small as [| ? ? now later]; subst.
    rewrite dot_add_at; [f_equal; now apply step |].
    change (place < length (coefficients_of the parts))%nat. now rewrite coefficients_length.
Qed.

Lemma mask_length : forall places, length (mask_of_places the places) = (2 * n)%nat.
Proof.
  induction places as [| place places step]; cbn [mask_of_places fold_right]; [apply repeat_length |].
  rewrite set_at_length. exact step.
Qed.

Lemma mask_off : forall places other, ~ In other places -> nth other (mask_of_places the places) false = false.
Proof.
  induction places as [| place places step]; intros other outside; cbn [mask_of_places fold_right].
  - apply nth_repeat.
  - rewrite nth_set_at by (intros ->; apply outside; now left).
    apply step. intros inside. apply outside. now right.
Qed.

Lemma nim_sum_mask : forall places v, NoDup places -> Forall (fun place => place < 2 * n)%nat places ->
  nim_sum (mask_of_places the places) v = nim_sum_of (pick places v).
Proof.
  induction places as [| place places step]; intros v new small; cbn [mask_of_places fold_right pick map nim_sum_of].
  - apply nim_sum_none.
  - inversion new; inversion small; subst.
    rewrite nim_sum_set_at.
    + f_equal. now apply step.
    + change (place < length (mask_of_places the places))%nat. now rewrite mask_length.
    + now apply mask_off.
Qed.

Lemma legal_used : forall places v, Forall (fun place => place < 2 * n)%nat places ->
  (Forall (holds v) (own_legal the places) <-> Forall (Z.le 0) (pick places v)).
Proof.
  intros places v small. unfold own_legal, pick. rewrite !Forall_map.
  rewrite Forall_forall in small. rewrite !Forall_forall.
  assert (one : forall place, In place places ->
    (holds v (at_least (coefficients_of the [(place, 1)]) 0) <-> 0 <= nth place v 0)).
  { intros place inside. unfold at_least. cbn [holds]. rewrite dot_coefficients.
    - cbn [fold_right]. lia.
    - repeat constructor. now apply small. }
  split; intros all place inside; apply one; auto.
Qed.

Lemma set_used : forall places v, NoDup places -> Forall (fun place => place < 2 * n)%nat places ->
  (Forall (holds v) (own_set the places) <-> is_in (of_own_set the) (pick places v) /\ Forall (Z.le 0) (pick places v)).
Proof.
  intros places v new small. unfold own_set. rewrite Forall_cons_iff, legal_used by assumption.
  destruct (of_own_set the); cbn [holds is_in]; [rewrite nim_sum_mask by assumption |]; tauto.
Qed.

End Places.

(** * The numbers of an option *)

Lemma index_some : forall i places k, index i places = Some k -> (k < length places)%nat /\ nth k places O = i.
Proof.
  induction places as [| j places step]; intros k found; cbn [index] in found; [discriminate |].
  destruct (Nat.eqb_spec i j) as [-> | differ].
  - injection found as <-. cbn. split; [lia | reflexivity].
  - destruct (index i places) as [k' |]; [| discriminate]. injection found as <-.
    destruct (step k' eq_refl). cbn [length nth]. split; [lia | assumption].
Qed.

Lemma index_none : forall i places, index i places = None -> ~ In i places.
Proof.
  induction places as [| j places step]; intros none inside; cbn [index] in none; [destruct inside |].
  destruct (Nat.eqb_spec i j); [discriminate |]. destruct (index i places); [discriminate |].
  destruct inside as [-> | inside]; [congruence |]. now apply step.
Qed.

Lemma all_new_spec : forall places, all_new places = true -> NoDup places.
Proof.
  induction places as [| i places step]; intros new; [constructor |].
  cbn [all_new] in new. apply andb_true_iff in new as [not_in new]. constructor; [| auto].
  intros inside. apply negb_true_iff in not_in. enough (existsb (Nat.eqb i) places = true) by congruence.
  apply existsb_exists. exists i. split; [assumption | apply Nat.eqb_refl].
Qed.

Lemma map_nth_in_seq : forall (f : nat -> nat) n i, (i < n)%nat -> nth i (map f (seq 0 n)) O = f i.
Proof.
  intros f n i small. rewrite nth_indep with (d' := f O) by (now rewrite map_length, seq_length).
  now rewrite map_nth, seq_nth.
Qed.

Section Moves.

Variable the : own_claim.
Let n := count (of_game the).
Variable m : move.
Hypothesis well : is_well_formed_move n m = true.

Lemma well_split : length m <> O /\ NoDup (places_of m) /\ Forall (fun i => i < n)%nat (places_of m)
  /\ forall g, In g m -> of g <> [] /\ 1 <= least g.
Proof.
  unfold is_well_formed_move in well. rewrite !andb_true_iff, negb_true_iff, Nat.eqb_neq in well.
  destruct well as [[[some new] small] groups]. repeat split.
  - assumption.
  - now apply all_new_spec.
  - apply Forall_forall. intros i inside. rewrite forallb_forall in small. now apply Nat.ltb_lt, small.
  - rewrite forallb_forall in groups. specialize (groups g H). apply andb_true_iff in groups as [not_empty _].
    intros empty. rewrite empty in not_empty. discriminate.
  - rewrite forallb_forall in groups. specialize (groups g H). apply andb_true_iff in groups as [_ one]. lia.
Qed.

Lemma few_places : (length (places_of m) <= n)%nat.
Proof.
  destruct well_split as [_ [new [small _]]]. rewrite <- (seq_length n 0).
  apply NoDup_incl_length; [assumption |]. intros i inside. rewrite Forall_forall in small.
  apply in_seq. specialize (small i inside). lia.
Qed.

Lemma to_small : forall i, (i < n)%nat -> (to the m i < 2 * n)%nat.
Proof.
  intros i small. unfold to. destruct (index i (places_of m)) as [k |] eqn:found; [| lia].
  apply index_some in found as [k_small _]. pose proof few_places. fold n. lia.
Qed.

Lemma to_new : NoDup (map (to the m) (here the)).
Proof.
  apply (NoDup_nth _ O). intros i j i_small j_small same.
  unfold here in *. rewrite map_length, seq_length in i_small, j_small. fold n in i_small, j_small.
  rewrite !(map_nth_in_seq) in same by assumption.
  unfold to in same. fold n in same.
  destruct (index i (places_of m)) as [k |] eqn:found_i; destruct (index j (places_of m)) as [l |] eqn:found_j;
    try lia.
  apply index_some in found_i as [_ <-]. apply index_some in found_j as [_ <-]. f_equal. lia.
Qed.

Lemma small_to : Forall (fun place => place < 2 * n)%nat (map (to the m) (here the)).
Proof.
  apply Forall_forall. intros place inside. apply in_map_iff in inside as [i [<- inside]]. apply in_seq in inside.
  apply to_small. unfold n. lia.
Qed.

Lemma small_here : Forall (fun place => place < 2 * n)%nat (here the).
Proof. apply Forall_forall. intros i inside. apply in_seq in inside. unfold n. lia. Qed.

(** The numbers before and after a move, side by side. *)
Definition beside (q : position) : list Z := map (fun i => nth i q 0) (places_of m).

Lemma pick_here : forall p u, length p = n -> pick (here the) (p ++ u) = p.
Proof.
  intros p u p_length. apply nth_ext with (d := 0) (d' := 0); unfold pick, here; rewrite map_length, seq_length.
  - fold n. congruence.
  - intros i small. rewrite nth_indep with (d' := nth O (p ++ u) 0) by (now rewrite map_length, seq_length).
    rewrite map_nth with (f := fun place => nth place (p ++ u) 0), seq_nth by assumption.
    cbn [Nat.add]. apply app_nth1. fold n in small. lia.
Qed.

(** The number of an option at a place. *)
Lemma number_after : forall p u i, length p = n -> (i < n)%nat ->
  nth (to the m i) (p ++ u) 0 = match index i (places_of m) with Some k => nth k u 0 | None => nth i p 0 end.
Proof.
  intros p u i p_length small. unfold to. fold n. destruct (index i (places_of m)) as [k |].
  - rewrite app_nth2 by lia. f_equal. lia.
  - apply app_nth1. lia.
Qed.

Lemma pick_nth : forall places v i, (i < length places)%nat -> nth i (pick places v) 0 = nth (nth i places O) v 0.
Proof.
  intros places v i small. unfold pick. rewrite nth_indep with (d' := nth O v 0) by (now rewrite map_length).
  now rewrite map_nth with (f := fun place => nth place v 0).
Qed.

Definition after_move (p : position) (u : list Z) : position := pick (map (to the m) (here the)) (p ++ u).

Lemma after_length : forall p u, length (after_move p u) = n.
Proof. intros. unfold after_move, pick, here. now rewrite !map_length, seq_length. Qed.

Lemma after_nth : forall p u i, (i < n)%nat -> nth i (after_move p u) 0 = nth (to the m i) (p ++ u) 0.
Proof.
  intros p u i small. unfold after_move.
  rewrite pick_nth by (unfold here; now rewrite map_length, seq_length).
  unfold here. now rewrite map_nth_in_seq.
Qed.

(** The conditions of a group, in words of the rules. *)
Lemma group_used : forall g p u, In g m -> length p = n ->
  (Forall (holds (p ++ u)) (of_group the m g) <->
   exists t, is_amount g t /\ forall i, In i (of g) -> nth i p 0 - nth i (after_move p u) 0 = t).
Proof.
  intros g p u inside p_length.
  destruct well_split as [_ [_ [small_places groups]]]. destruct (groups g inside) as [not_empty _].
  assert (small : forall i, In i (of g) -> (i < n)%nat).
  { intros i is_one. rewrite Forall_forall in small_places. apply small_places, in_flat_map. eauto. }
  assert (before : forall i, In i (of g) -> nth i (p ++ u) 0 = nth i p 0).
  { intros i is_one. apply app_nth1. specialize (small i is_one). lia. }
  assert (fits : forall i, In i (of g) -> (i < 2 * n)%nat /\ (to the m i < 2 * n)%nat).
  { intros i is_one. specialize (small i is_one). split; [lia | now apply to_small]. }
  assert (dots : forall i sign, In i (of g) ->
    dot (coefficients_of the (by_amount the m i sign)) (p ++ u) = sign * (nth i p 0 - nth i (after_move p u) 0)).
  { intros i sign is_one. rewrite dot_coefficients.
    - cbn [by_amount fold_right]. rewrite before, after_nth by auto. ring.
    - destruct (fits i is_one). repeat constructor; assumption. }
  assert (two : forall i j s r, In i (of g) -> In j (of g) ->
    dot (coefficients_of the (by_amount the m j s ++ by_amount the m i r)) (p ++ u)
    = s * (nth j p 0 - nth j (after_move p u) 0) + r * (nth i p 0 - nth i (after_move p u) 0)).
  { intros i j s r i_in j_in. rewrite dot_coefficients.
    - cbn [by_amount app fold_right]. rewrite (before i), (before j), !after_nth by auto. ring.
    - destruct (fits i i_in), (fits j j_in). repeat constructor; assumption. }
  unfold of_group. destruct (of g) as [| i others] eqn:is_of; [congruence |].
  rewrite Forall_cons_iff, Forall_app, Forall_flat_map. unfold at_least at 1. cbn [holds].
  rewrite dots by now left.
  assert (upper : Forall (holds (p ++ u))
      match most g with None => [] | Some most => [at_least (coefficients_of the (by_amount the m i (-1))) (- most)] end
    <-> match most g with None => True | Some most => nth i p 0 - nth i (after_move p u) 0 <= most end).
  { destruct (most g) as [most |]; [| split; auto].
    unfold at_least. split; intros all.
    - apply Forall_inv in all. cbn [holds] in all. rewrite dots in all by now left. lia.
    - repeat constructor. cbn [holds]. rewrite dots by now left. lia. }
  rewrite upper. clear upper.
  assert (alike : Forall (fun j => Forall (holds (p ++ u))
      [at_least (coefficients_of the (by_amount the m j 1 ++ by_amount the m i (-1))) 0;
       at_least (coefficients_of the (by_amount the m j (-1) ++ by_amount the m i 1)) 0]) others
    <-> forall j, In j others -> nth j p 0 - nth j (after_move p u) 0 = nth i p 0 - nth i (after_move p u) 0).
  { rewrite Forall_forall. split; intros all j is_other; specialize (all j is_other).
    - pose proof (Forall_inv all) as first. pose proof (Forall_inv (Forall_inv_tail all)) as rest.
      unfold at_least in *. cbn [holds] in *.
      rewrite two in first, rest by (first [now left | now right]). lia.
    - repeat constructor; unfold at_least; cbn [holds]; rewrite two by (first [now left | now right]); lia. }
  rewrite alike. clear alike. unfold is_amount. split.
  - intros [low [high same]]. exists (nth i p 0 - nth i (after_move p u) 0). split; [split; [lia | exact high] |].
    intros j [<- | is_other]; [reflexivity | now apply same].
  - intros [t [[low high] same]]. rewrite !(same i) by now left. split; [lia |]. split; [assumption |].
    intros j is_other. rewrite (same j) by now right. reflexivity.
Qed.

(** The conditions of all groups hold if and only if the rest of the numbers are those of an option by this move. *)
Lemma groups_used : forall p u, length p = n ->
  (Forall (holds (p ++ u)) (flat_map (of_group the m) m) <->
   forall g, In g m -> exists t, is_amount g t /\ forall i, In i (of g) -> nth i p 0 - nth i (after_move p u) 0 = t).
Proof.
  intros p u p_length. rewrite Forall_flat_map, Forall_forall.
  split; intros all g inside; apply group_used; auto.
Qed.

Lemma after_beside : forall p q, length p = n -> length q = n ->
  (forall i, ~ In i (places_of m) -> nth i q 0 = nth i p 0) -> after_move p (beside q) = q.
Proof.
  intros p q p_length q_length stays. apply nth_ext with (d := 0) (d' := 0); rewrite after_length; [congruence |].
  intros i small. rewrite after_nth, number_after by assumption.
  destruct (index i (places_of m)) as [k |] eqn:found.
  - apply index_some in found as [k_small is_i]. unfold beside.
    rewrite nth_indep with (d' := nth O q 0) by (now rewrite map_length).
    rewrite map_nth with (f := fun i => nth i q 0). now rewrite is_i.
  - symmetry. apply stays. now apply index_none.
Qed.

Lemma after_stays : forall p u i, length p = n -> ~ In i (places_of m) -> nth i (after_move p u) 0 = nth i p 0.
Proof.
  intros p u i p_length outside. destruct (Nat.lt_ge_cases i n) as [small | large].
  - rewrite after_nth, number_after by assumption.
    destruct (index i (places_of m)) as [k |] eqn:found; [| reflexivity].
    apply index_some in found as [k_small <-]. destruct outside. now apply nth_In.
  - rewrite !nth_overflow; [reflexivity | lia | rewrite after_length; lia].
Qed.

End Moves.

(** * Why it is enough *)

Lemma here_new : forall the, NoDup (here the).
Proof. intros. apply seq_NoDup. Qed.

Section Enough.

Variable the : own_claim.
Let n := count (of_game the).
Hypothesis well : forallb (is_well_formed_move n) (moves (of_game the)) = true.
Hypothesis all_valid : Forall valid (own_statements the).

Lemma well_move : forall m, In m (moves (of_game the)) -> is_well_formed_move n m = true.
Proof. rewrite forallb_forall in well. exact well. Qed.

Lemma here_small : Forall (fun place => place < 2 * n)%nat (here the).
Proof. apply Forall_forall. intros i inside. apply in_seq in inside. unfold n. lia. Qed.

Lemma no_option : forall p q, legal (of_game the) p -> is_in (of_own_set the) p -> is_option (of_game the) p q ->
  ~ is_in (of_own_set the) q.
Proof.
  intros p q [p_length p_legal] p_in [q_length [q_legal [m [inside [groups stays]]]]] q_in.
  pose proof (well_move m inside) as m_well. fold n in p_length.
  assert (is_q : after_move the m p (beside m q) = q) by (apply after_beside; auto; fold n; congruence).
  rewrite Forall_forall in all_valid.
  destruct (all_valid (own_A the m)) with (v := p ++ beside m q) as [g [w [none _]]].
  - apply in_or_app. left. now apply in_map.
  - unfold beside. rewrite app_length, map_length. cbn [own_A coordinates]. unfold n in p_length. congruence.
  - cbn [own_A hypothesis into_set conditions]. rewrite !Forall_app. split; [| split].
    + rewrite set_used by (first [apply here_new | apply here_small]). rewrite pick_here by assumption. auto.
    + rewrite set_used by (first [now apply to_new | now apply small_to]).
      change (pick (map (to the m) (here the)) (p ++ beside m q)) with (after_move the m p (beside m q)).
      rewrite is_q. auto.
    + apply groups_used; auto. rewrite is_q. exact groups.
  - destruct none.
Qed.

Lemma some_option : forall p, legal (of_game the) p -> ~ is_in (of_own_set the) p ->
  exists q, is_option (of_game the) p q /\ is_in (of_own_set the) q.
Proof.
  intros p [p_length p_legal] outside. fold n in p_length.
  rewrite Forall_forall in all_valid.
  destruct (all_valid (own_B the)) with (v := p) as [g [w [inside [w_length reached]]]].
  - apply in_or_app. right. now left.
  - exact p_length.
  - cbn [own_B hypothesis]. rewrite legal_used by apply here_small.
    rewrite <- (app_nil_r p) at 1. now rewrite pick_here.
  - cbn [own_B goals] in inside. destruct inside as [<- | inside].
    + cbn [sought conditions] in *. destruct w; [| discriminate].
      rewrite set_used in reached by (first [apply here_new | apply here_small]).
      rewrite pick_here in reached by assumption. tauto.
    + apply in_map_iff in inside as [m [<- inside]]. pose proof (well_move m inside) as m_well.
      cbn [into_set sought conditions] in *. rewrite Forall_app in reached. destruct reached as [in_set groups].
      rewrite set_used in in_set by (first [now apply to_new | now apply small_to]).
      change (pick (map (to the m) (here the)) (p ++ w)) with (after_move the m p w) in in_set.
      destruct in_set as [q_in q_legal]. exists (after_move the m p w). split; [| assumption].
      split; [rewrite after_length; fold n; congruence |]. split; [assumption |].
      exists m. split; [assumption |]. split.
      * now apply groups_used.
      * intros i not_lowered. now apply after_stays.
Qed.

End Enough.

(** * The game ends *)

Definition size (p : position) : nat := Z.to_nat (fold_right Z.add 0 p).

Lemma sum_falls : forall p q, length q = length p -> (forall i, nth i q 0 <= nth i p 0) ->
  fold_right Z.add 0 q <= fold_right Z.add 0 p
  /\ ((exists i, nth i q 0 < nth i p 0) -> fold_right Z.add 0 q < fold_right Z.add 0 p).
Proof.
  induction p as [| x p step]; intros [| y q] same below; cbn [length] in same; try discriminate.
  - split; [lia |]. intros [[|] smaller]; cbn in smaller; lia.
  - injection same as same. destruct (step q same) as [at_most less].
    { intros i. exact (below (S i)). }
    pose proof (below O) as first. cbn [nth] in first. cbn [fold_right]. split; [lia |].
    intros [[| i] smaller]; cbn [nth] in smaller; [lia |].
    enough (fold_right Z.add 0 q < fold_right Z.add 0 p) by lia. apply less. eauto.
Qed.

Lemma own_moves_end : forall the p q, forallb (is_well_formed_move (count the)) (moves the) = true ->
  legal the p -> is_option the p q -> (size q < size p)%nat.
Proof.
  intros the p q well [p_length p_legal] [q_length [q_legal [m [inside [groups stays]]]]].
  rewrite forallb_forall in well. pose proof (well m inside) as m_well.
  destruct (well_split {| of_game := the; of_own_set := NimSumIsZero |} m m_well) as [some [_ [_ lowers]]].
  assert (falls : forall i, nth i q 0 <= nth i p 0).
  { intros i. destruct (in_dec Nat.eq_dec i (places_of m)) as [lowered | not_lowered].
    - apply in_flat_map in lowered as [g [g_in i_in]]. destruct (groups g g_in) as [t [[least_t _] same]].
      destruct (lowers g g_in) as [_ positive]. specialize (same i i_in). lia.
    - rewrite stays by assumption. lia. }
  assert (smaller : exists i, nth i q 0 < nth i p 0).
  { destruct m as [| g m]; [cbn in some; congruence |].
    destruct (groups g (or_introl eq_refl)) as [t [[least_t _] same]].
    destruct (lowers g (or_introl eq_refl)) as [not_empty positive].
    destruct (of g) as [| i others]; [congruence |]. exists i. specialize (same i (or_introl eq_refl)). lia. }
  destruct (sum_falls p q q_length falls) as [_ less]. specialize (less smaller).
  assert (positive : forall r, Forall (Z.le 0) r -> 0 <= fold_right Z.add 0 r).
  { induction r as [| x r step]; intros all; cbn [fold_right]; [lia |]. inversion all; subst. specialize (step H2). lia. }
  pose proof (positive q q_legal). unfold size. lia.
Qed.

(** * A certificate that is accepted proves the claim for all positions. *)

Lemma own_statements_bounded : forall the, well_made (of_own_set the) -> Forall bounded (own_statements the).
Proof.
  intros the zeros.
  assert (of_legal : forall places, Forall has_bounds (own_legal the places)).
  { intros. unfold own_legal. rewrite Forall_map. apply Forall_forall. intros. apply at_least_has_bounds. }
  assert (of_set : forall places, Forall has_bounds (own_set the places)).
  { intros. unfold own_set. constructor; [| auto]. destruct (of_own_set the); cbn [has_bounds]; [exact I | exact zeros]. }
  assert (of_groups : forall m, Forall has_bounds (flat_map (of_group the m) m)).
  { intros m. rewrite Forall_flat_map. apply Forall_forall. intros g _. unfold of_group.
    destruct (of g) as [| i others]; [constructor |]. constructor; [apply at_least_has_bounds |].
    apply Forall_app. split.
    - destruct (most g); [| apply Forall_nil]. apply Forall_cons; [apply at_least_has_bounds | apply Forall_nil].
    - rewrite Forall_flat_map. apply Forall_forall. intros.
      repeat (apply Forall_cons; [apply at_least_has_bounds |]). apply Forall_nil. }
  assert (of_move : forall m, Forall has_bounds (conditions (into_set the m))).
  { intros. cbn [into_set conditions]. apply Forall_app. auto. }
  unfold own_statements. apply Forall_app. split.
  - rewrite Forall_map. apply Forall_forall. intros m _. split; cbn [own_A hypothesis goals]; [| constructor].
    apply Forall_app. auto.
  - apply Forall_cons; [| apply Forall_nil]. split; cbn [own_B hypothesis goals]; [auto |].
    apply Forall_cons; [cbn [conditions]; auto |]. rewrite Forall_map. apply Forall_forall. auto.
Qed.

Theorem own_certified : forall the tables, own_check the tables = true ->
  forall p, legal (of_game the) p -> (P_position (is_option (of_game the)) p <-> is_in (of_own_set the) p).
Proof.
  intros the tables good p p_legal. apply andb_true_iff in good as [well good].
  apply andb_true_iff in well as [well zeros]. apply well_made_spec in zeros.
  pose proof (check_tables_sound _ _ (own_statements_bounded the zeros) good) as all.
  apply (set_of_P_positions (legal (of_game the)) size); auto.
  - intros q r [q_length q_legal] [r_length [r_legal _]]. split; [congruence | assumption].
  - intros q r. now apply own_moves_end.
  - intros q. destruct (of_own_set the); cbn [is_in]; [apply Z.eq_dec | apply bool_dec].
  - intros. eapply no_option; eauto.
  - intros. eapply some_option; eauto.
Qed.
