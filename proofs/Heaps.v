(** Octal games: a move takes tokens from one heap and may split the heap. The periodicity theorem of Guy and Smith, and a checker that proves
    the period of one game by a computation. *)

From Coq Require Import Arith ZArith NArith Bool List Lia.
From Bittersweet Require Import Games Nim.
Import ListNotations.
Open Scope N_scope.

(** * The games *)

(** The digit of k says how many heaps may be left of a heap from which a move takes k tokens. *)
Record digit := Digit { nothing : bool; one : bool; two : bool }.

Definition no_digit : digit := Digit false false false.

(** The digits 0 to 7 of an octal code: 1 for no heap, 2 for one heap, 4 for two heaps, added up. *)
Definition octal (c : N) : digit := Digit (N.testbit c 0) (N.testbit c 1) (N.testbit c 2).

(** The digits of a code d0.d1d2d3..., as a list that begins with d0. *)
Definition code (digits : list N) : N -> digit := fun k => octal (nth (N.to_nat k) digits 0).

(** [move d n l]: a move in a heap of n tokens leaves the heaps of the list l. Without a token taken, a heap may be split only. *)
Inductive move (d : N -> digit) (n : N) : list N -> Prop :=
  | take_all : 1 <= n -> nothing (d n) = true -> move d n []
  | take_some : forall k, 1 <= k < n -> one (d k) = true -> move d n [n - k]
  | split_heap : forall k a b, 1 <= a -> 1 <= b -> a + b + k = n -> two (d k) = true -> move d n [a; b].

(** The value of some heaps is the nim-sum of their values. *)
Definition nim_sum (G : N -> N) (l : list N) : N := fold_right (fun n v => N.lxor (G n) v) 0 l.

(** The value of a heap is that of none of its options, and every smaller number is the value of some option. *)
Definition is_grundy (d : N -> digit) (G : N -> N) : Prop :=
  forall n, (forall l, move d n l -> nim_sum G l <> G n) /\ (forall h, h < G n -> exists l, move d n l /\ nim_sum G l = h).

(** No move takes more than t tokens. *)
Definition ends (d : N -> digit) (t : N) : Prop := forall k, t < k -> nothing (d k) = false /\ one (d k) = false /\ two (d k) = false.

(** * Several heaps *)

(** A move in a position of several heaps is a move in one of them. *)
Inductive play (d : N -> digit) : list N -> list N -> Prop :=
  | in_a_heap : forall l n m l', move d n m -> play d (l ++ n :: l') (l ++ m ++ l').

Lemma nim_sum_cons : forall G n l, nim_sum G (n :: l) = N.lxor (G n) (nim_sum G l).
Proof. reflexivity. Qed.

Lemma nim_sum_app : forall G l l', nim_sum G (l ++ l') = N.lxor (nim_sum G l) (nim_sum G l').
Proof.
  intros G l l'. induction l as [| n l known]; [reflexivity |]. cbn [app]. now rewrite !nim_sum_cons, known, N.lxor_assoc.
Qed.

(** As in Nim.v, for natural numbers. *)
Lemma below_sum_of_two : forall x g h, h < N.lxor x g -> (exists u, u < x /\ N.lxor u g = h) \/ (exists f, f < g /\ N.lxor x f = h).
Proof.
  intros x g h less.
  assert (to_Z : forall a b, Z.lxor (Z.of_N a) (Z.of_N b) = Z.of_N (N.lxor a b)) by (intros [| a] [| b]; reflexivity).
  assert (back : forall a b, (0 <= a)%Z -> Z.lxor a (Z.of_N b) = Z.of_N h -> N.lxor (Z.to_N a) b = h).
  { intros a b a_ok is. apply N2Z.inj. rewrite <- to_Z, Z2N.id by assumption. exact is. }
  destruct (below_nim_sum (Z.of_N x) (Z.of_N g) (Z.of_N h)) as [[u [u_ok is]] | [f [f_ok is]]]; try lia.
  - rewrite to_Z. lia.
  - left. exists (Z.to_N u). split; [lia |]. apply back; [lia | assumption].
  - right. exists (Z.to_N f). split; [lia |]. rewrite N.lxor_comm. apply back; [lia |]. now rewrite Z.lxor_comm.
Qed.

(** The nim-sum of the values is the value of the position: the theorem of Sprague and Grundy for these games. *)
Theorem sums_of_heaps : forall d G, is_grundy d G -> forall p,
  (forall q, play d p q -> nim_sum G q <> nim_sum G p) /\ (forall h, h < nim_sum G p -> exists q, play d p q /\ nim_sum G q = h).
Proof.
  intros d G is_G p. split.
  - intros q legal same. destruct legal as [l n m l' legal]. rewrite !nim_sum_app, nim_sum_cons in same.
    apply (proj1 (is_G n) m legal). apply (f_equal (fun v => N.lxor (N.lxor (nim_sum G l) v) (nim_sum G l'))) in same.
    rewrite <- !N.lxor_assoc, !N.lxor_nilpotent, !N.lxor_0_l, !N.lxor_assoc, !N.lxor_nilpotent, !N.lxor_0_r in same. exact same.
  - induction p as [| n p known]; intros h less; [destruct (N.nlt_0_r _ less) |]. rewrite nim_sum_cons in less.
    apply below_sum_of_two in less as [[u [u_ok <-]] | [f [f_ok <-]]].
    + destruct (proj2 (is_G n) u u_ok) as [m [legal <-]]. exists ([] ++ m ++ p). split; [now apply (in_a_heap d [])|].
      cbn [app]. apply nim_sum_app.
    + destruct (known f f_ok) as [q [legal <-]]. exists (n :: q). split; [| reflexivity].
      destruct legal as [l n' m l' legal]. now apply (in_a_heap d (n :: l)).
Qed.

(** Every move makes this number smaller. *)
Fixpoint size (p : list N) : nat := match p with [] => 0 | n :: p => N.to_nat (2 * n - 1) + size p end%nat.

Lemma size_app : forall p q, size (p ++ q) = (size p + size q)%nat.
Proof. induction p as [| n p known]; intros q; cbn [app size]; [reflexivity | rewrite known; lia]. Qed.

Lemma play_ends : forall d p q, play d p q -> (size q < size p)%nat.
Proof.
  intros d p q legal. destruct legal as [l n m l' legal]. rewrite !size_app. cbn [size].
  enough (size m < N.to_nat (2 * n - 1))%nat by lia. destruct legal; cbn [size]; lia.
Qed.

(** The player who has to move loses if and only if the nim-sum is 0. *)
Theorem heaps_P_positions : forall d G, is_grundy d G -> forall p, P_position (play d) p <-> nim_sum G p = 0.
Proof.
  intros d G is_G p. apply (set_of_P_positions (fun _ => True) size) with (set := fun q => nim_sum G q = 0); auto.
  - intros q r _. apply play_ends.
  - intros q. apply N.eq_dec.
  - intros q r _ inside legal. pose proof (proj1 (sums_of_heaps d G is_G q) r legal). congruence.
  - intros q _ outside. apply (proj2 (sums_of_heaps d G is_G q)). lia.
Qed.

(** * Periods *)

(** The number v is the value of an option. *)
Definition has_option (d : N -> digit) (G : N -> N) (n v : N) : Prop := exists l, move d n l /\ nim_sum G l = v.

Lemma has_option_spec : forall d G n v, has_option d G n v <->
  (1 <= n /\ nothing (d n) = true /\ v = 0)
  \/ (exists k, 1 <= k < n /\ one (d k) = true /\ v = G (n - k))
  \/ (exists k a b, 1 <= a /\ 1 <= b /\ a + b + k = n /\ two (d k) = true /\ v = N.lxor (G a) (G b)).
Proof.
  intros d G n v. split.
  - intros [l [legal <-]]. destruct legal as [n_ok yes | k k_ok yes | k a b a_ok b_ok total yes]; cbn [nim_sum fold_right]; rewrite ?N.lxor_0_r.
    + now left.
    + right. left. eauto.
    + right. right. eauto 8.
  - intros [[n_ok [yes ->]] | [[k [k_ok [yes ->]]] | [k [a [b [a_ok [b_ok [total [yes ->]]]]]]]]].
    + exists []. split; [now constructor | reflexivity].
    + exists [n - k]. split; [now constructor | apply N.lxor_0_r].
    + exists [a; b]. split; [now apply split_heap with k | cbn; now rewrite N.lxor_0_r].
Qed.

(** Heaps whose options have the same values have the same value. *)
Lemma same_options : forall d d' G G' n n', is_grundy d G -> is_grundy d' G' ->
  (forall v, has_option d G n v <-> has_option d' G' n' v) -> G n = G' n'.
Proof.
  intros d d' G G' n n' is_G is_G' same. destruct (is_G n) as [no all], (is_G' n') as [no' all'].
  destruct (N.lt_trichotomy (G n) (G' n')) as [less | [equal | less]]; [exfalso | assumption | exfalso].
  - destruct (proj2 (same (G n)) (all' _ less)) as [l [legal is]]. exact (no l legal is).
  - destruct (proj1 (same (G' n')) (all _ less)) as [l [legal is]]. exact (no' l legal is).
Qed.

(** The values are determined by the rules. *)
Theorem heap_values_are_unique : forall d G G', is_grundy d G -> is_grundy d G' -> forall n, G n = G' n.
Proof.
  intros d G G' is_G is_G' n. induction n as [n known] using (well_founded_induction N.lt_wf_0).
  apply (same_options d d); [assumption | assumption |]. intros v. rewrite !has_option_spec.
  assert (one_heap : forall k, 1 <= k < n -> G (n - k) = G' (n - k)) by (intros; apply known; lia).
  assert (two_heaps : forall k a b, 1 <= a -> 1 <= b -> a + b + k = n -> N.lxor (G a) (G b) = N.lxor (G' a) (G' b))
    by (intros; f_equal; apply known; lia).
  split; (intros [option | [[k [k_ok [yes ->]]] | [k [a [b [a_ok [b_ok [total [yes ->]]]]]]]]];
    [now left | right; left; exists k | right; right; exists k, a, b]); repeat split; try assumption; try lia.
  - now apply one_heap.
  - now apply two_heaps with k.
  - symmetry. now apply one_heap.
  - symmetry. now apply two_heaps with k.
Qed.

(** The theorem of Guy and Smith for every n0. For n0 = 0 one value more has to be compared. *)
Lemma period_with_splits : forall d t n0 p G, ends d t -> 1 <= p -> is_grundy d G ->
  (forall n, n0 <= n < N.max 1 (2 * n0) + p + t -> G (n + p) = G n) -> forall n, n0 <= n -> G (n + p) = G n.
Proof.
  intros d t n0 p G last p_ok is_G window n. induction n as [n known] using (well_founded_induction N.lt_wf_0). intros n_ok.
  destruct (N.lt_ge_cases n (N.max 1 (2 * n0) + p + t)) as [| large]; [apply window; lia |].
  assert (at_most : forall k, nothing (d k) = true \/ one (d k) = true \/ two (d k) = true -> k <= t).
  { intros k yes. destruct (N.lt_ge_cases t k) as [more |]; [| assumption]. apply last in more as [? [? ?]]. intuition congruence. }
  apply (same_options d d); [assumption | assumption |]. intros v. rewrite !has_option_spec. split.
  - intros [[_ [yes _]] | [[k [k_ok [yes ->]]] | [k [a [b [a_ok [b_ok [total [yes ->]]]]]]]]]; specialize (at_most _ ltac:(eauto)).
    + lia.
    + right. left. exists k. split; [lia |]. split; [assumption |]. replace (n + p - k) with (n - k + p) by lia. apply known; lia.
    + right. right. exists k. destruct (N.le_gt_cases b a).
      * exists (a - p), b. repeat split; try assumption; try lia. f_equal.
        rewrite <- (known (a - p)) by lia. f_equal. lia.
      * exists a, (b - p). repeat split; try assumption; try lia. f_equal.
        rewrite <- (known (b - p)) by lia. f_equal. lia.
  - intros [[_ [yes _]] | [[k [k_ok [yes ->]]] | [k [a [b [a_ok [b_ok [total [yes ->]]]]]]]]]; specialize (at_most _ ltac:(eauto)).
    + lia.
    + right. left. exists k. split; [lia |]. split; [assumption |]. replace (n + p - k) with (n - k + p) by lia. symmetry. apply known; lia.
    + right. right. exists k. destruct (N.le_gt_cases b a).
      * exists (a + p), b. repeat split; try assumption; try lia. f_equal. symmetry. apply known; lia.
      * exists a, (b + p). repeat split; try assumption; try lia. f_equal. symmetry. apply known; lia.
Qed.

(** Values that repeat for long enough repeat forever. *)
Theorem guy_smith : forall d t n0 p G, ends d t -> 1 <= p -> 1 <= n0 -> is_grundy d G ->
  (forall n, n0 <= n < 2 * n0 + p + t -> G (n + p) = G n) -> forall n, n0 <= n -> G (n + p) = G n.
Proof.
  intros d t n0 p G last p_ok n0_ok is_G window. apply (period_with_splits d t); try assumption.
  intros n n_ok. apply window. lia.
Qed.

(** If no move leaves two heaps, t values suffice. For n0 = 0 this asks that t tokens can be taken from a heap of t tokens if and only if they can
    be taken from a larger one. *)
Theorem subtraction_period : forall d t n0 p G, ends d t -> (forall k, two (d k) = false) -> 1 <= n0 \/ nothing (d t) = one (d t) ->
  1 <= p -> is_grundy d G -> (forall n, n0 <= n < n0 + t -> G (n + p) = G n) -> forall n, n0 <= n -> G (n + p) = G n.
Proof.
  intros d t n0 p G last no_two whole p_ok is_G window n. induction n as [n known] using (well_founded_induction N.lt_wf_0). intros n_ok.
  destruct (N.lt_ge_cases n (n0 + t)) as [| large]; [apply window; lia |].
  assert (at_most : forall k, nothing (d k) = true \/ one (d k) = true -> k <= t).
  { intros k yes. destruct (N.lt_ge_cases t k) as [more |]; [| assumption]. apply last in more as [? [? ?]]. intuition congruence. }
  assert (zero : G 0 = 0).
  { destruct (N.eq_0_gt_0_cases (G 0)) as [| more]; [assumption |]. destruct (proj2 (is_G 0) 0 more) as [l [legal _]].
    destruct legal; lia. }
  apply (same_options d d); [assumption | assumption |]. intros v. rewrite !has_option_spec. split.
  - intros [[_ [yes _]] | [[k [k_ok [yes ->]]] | [k [a [b [_ [_ [_ [yes _]]]]]]]]]; [| | now rewrite no_two in yes].
    + specialize (at_most _ (or_introl yes)). lia.
    + specialize (at_most _ (or_intror yes)). destruct (N.eq_dec k n) as [-> | differs].
      * left. assert (n = t) as -> by lia. destruct whole as [| whole]; [lia |]. rewrite whole. repeat split; [lia | assumption |].
        replace (t + p - t) with (t - t + p) by lia. rewrite known by lia. now rewrite N.sub_diag.
      * right. left. exists k. split; [lia |]. split; [assumption |]. replace (n + p - k) with (n - k + p) by lia. apply known; lia.
  - intros [[n_1 [yes ->]] | [[k [k_ok [yes ->]]] | [k [a [b [_ [_ [_ [yes _]]]]]]]]]; [| | now rewrite no_two in yes].
    + specialize (at_most _ (or_introl yes)). assert (n = t) as -> by lia. destruct whole as [| whole]; [lia |].
      right. left. exists t. split; [lia |]. rewrite <- whole. split; [assumption |].
      replace (t + p - t) with (0 + p) by lia. rewrite known by lia. now symmetry.
    + specialize (at_most _ (or_intror yes)). right. left. exists k. split; [lia |]. split; [assumption |].
      replace (n + p - k) with (n - k + p) by lia. symmetry. apply known; lia.
Qed.

(** The same without that condition. For n0 = 0 one value more has to be compared. *)
Lemma period_without_splits : forall d t n0 p G, ends d t -> (forall k, two (d k) = false) ->
  1 <= p -> is_grundy d G -> (forall n, n0 <= n < N.max 1 n0 + t -> G (n + p) = G n) -> forall n, n0 <= n -> G (n + p) = G n.
Proof.
  intros d t n0 p G last no_two p_ok is_G window n n_ok. destruct (N.eq_0_gt_0_cases n0) as [-> | more].
  - destruct (N.eq_0_gt_0_cases n) as [-> | later]; [apply window; lia |].
    apply (subtraction_period d t 1); try assumption; [left; lia | | lia]. intros n' n'_ok. apply window. lia.
  - apply (subtraction_period d t n0); try assumption; [left; lia |]. intros n' n'_ok. apply window. lia.
Qed.

(** * Sets of numbers, as trees of their binary digits *)

Inductive marks := Unmarked | Marks (here : bool) (even odd : marks).

Fixpoint is_marked (p : positive) (s : marks) {struct s} : bool :=
  match s with
  | Unmarked => false
  | Marks here even odd => match p with xH => here | xO p => is_marked p even | xI p => is_marked p odd end
  end.

Fixpoint mark (p : positive) (s : marks) : marks :=
  match s with
  | Unmarked => match p with
    | xH => Marks true Unmarked Unmarked
    | xO p => Marks false (mark p Unmarked) Unmarked
    | xI p => Marks false Unmarked (mark p Unmarked)
    end
  | Marks here even odd => match p with
    | xH => Marks true even odd
    | xO p => Marks here (mark p even) odd
    | xI p => Marks here even (mark p odd)
    end
  end.

Lemma marked : forall p q s, is_marked q (mark p s) = true <-> p = q \/ is_marked q s = true.
Proof.
  induction p as [p known | p known |]; intros q s; destruct s as [| here even odd], q; cbn [is_marked mark]; rewrite ?known; cbn [is_marked];
    intuition (first [congruence | left; congruence | right; congruence]).
Qed.

Definition has (s : marks) (v : N) : bool := is_marked (N.succ_pos v) s.

Definition add (v : N) (s : marks) : marks := let p := N.succ_pos v in if is_marked p s then s else mark p s.

Lemma has_add : forall v w s, has (add v s) w = true <-> w = v \/ has s w = true.
Proof.
  intros v w s. unfold has, add.
  assert (same : N.succ_pos v = N.succ_pos w <-> w = v).
  { split; [| congruence]. intros same. apply (f_equal Npos) in same. rewrite !N.succ_pos_spec in same. lia. }
  destruct (is_marked (N.succ_pos v) s) eqn:before.
  - split; [now right |]. intros [-> |]; assumption.
  - rewrite marked. tauto.
Qed.

Lemma has_none : forall v, has Unmarked v = false.
Proof. reflexivity. Qed.

(** A bound for the members. *)
Fixpoint room (s : marks) : nat := match s with Unmarked => 1 | Marks _ even odd => 2 * Nat.max (room even) (room odd) end%nat.

Lemma room_is_positive : forall s, (1 <= room s)%nat.
Proof. induction s as [| here even even_ok odd odd_ok]; cbn [room]; lia. Qed.

Lemma below_room : forall s p, is_marked p s = true -> (Pos.to_nat p < room s)%nat.
Proof.
  induction s as [| here even even_ok odd odd_ok]; [discriminate |]. intros p yes.
  pose proof (room_is_positive even). pose proof (room_is_positive odd).
  destruct p as [p | p |]; cbn [is_marked room] in *.
  - apply odd_ok in yes. lia.
  - apply even_ok in yes. lia.
  - lia.
Qed.

(** The smallest number from v on that is not in the set. *)
Fixpoint missing_from (fuel : nat) (v : N) (s : marks) : N :=
  match fuel with
  | O => v
  | S fuel => if has s v then missing_from fuel (v + 1) s else v
  end.

Definition missing (s : marks) : N := missing_from (room s) 0 s.

Lemma missing_from_spec : forall s fuel v, (forall h, h < v -> has s h = true) -> v + N.of_nat fuel = N.of_nat (room s) ->
  has s (missing_from fuel v s) = false /\ forall h, h < missing_from fuel v s -> has s h = true.
Proof.
  intros s fuel. induction fuel as [| fuel known]; intros v before total; cbn [missing_from].
  - split; [| assumption]. destruct (has s v) eqn:yes; [| reflexivity]. apply below_room in yes.
    assert (Pos.to_nat (N.succ_pos v) = S (N.to_nat v)) by (destruct v; cbn; lia). lia.
  - destruct (has s v) eqn:yes; [| now split]. apply known; [| lia]. intros h small.
    destruct (N.eq_dec h v) as [-> | differs]; [assumption | apply before; lia].
Qed.

Lemma missing_spec : forall s, has s (missing s) = false /\ forall h, h < missing s -> has s h = true.
Proof. intros s. apply missing_from_spec; lia. Qed.

(** * The values of the options *)

(** [digits] begins with the digit of k tokens, [row] with the value of n - k tokens, down to no token. *)
Fixpoint takes (digits : list N) (row : list N) (s : marks) : marks :=
  match digits, row with
  | c :: digits, g :: rest =>
    match rest with
    | [] => if nothing (octal c) then add 0 s else s
    | _ => takes digits rest (if one (octal c) then add g s else s)
    end
  | _, _ => s
  end.

(** The nim-sums of the first entries of two lists, one for every two entries of a third list. *)
Fixpoint pairs (half front row : list N) (s : marks) : marks :=
  match half, front, row with
  | _ :: _ :: half, a :: front, b :: row => pairs half front row (add (N.lxor a b) s)
  | _, _, _ => s
  end.

(** [digits] begins with the digit of k tokens, [row] with the value of n - k - 1 tokens, [front] with that of one token. *)
Fixpoint splits (digits front row : list N) (s : marks) : marks :=
  match digits with
  | [] => s
  | c :: digits => let s := if two (octal c) then pairs row front row s else s in
    match row with [] => s | _ :: row => splits digits front row s end
  end.

(** [row] has the values of n - 1 tokens, of n - 2 tokens, and so on, down to no token. *)
Definition options (digits row : list N) : marks :=
  splits digits (tl (rev_append row [])) row (takes (tl digits) row Unmarked).

(** The values of the heaps with fewer than m tokens, the largest heap first. *)
Fixpoint table (digits : list N) (m : nat) : list N :=
  match m with
  | O => []
  | S m => let row := table digits m in missing (options digits row) :: row
  end.

(** The numbers below m, the largest one first. *)
Fixpoint downto (m : nat) : list N := match m with O => [] | S m => N.of_nat m :: downto m end.

Lemma downto_length : forall m, length (downto m) = m.
Proof. induction m as [| m known]; cbn [downto length]; lia. Qed.

Lemma downto_nth : forall G m i, (i < m)%nat -> nth i (map G (downto m)) 0 = G (N.of_nat (m - S i)).
Proof.
  intros G m. induction m as [| m known]; intros i i_ok; [lia |]. destruct i as [| i]; cbn [downto map nth].
  - do 2 f_equal. lia.
  - rewrite known by lia. do 2 f_equal.
Qed.

Lemma takes_spec : forall G v digits n s, has (takes digits (map G (downto n)) s) v = true <-> has s v = true
  \/ ((1 <= n)%nat /\ nothing (octal (nth (n - 1) digits 0)) = true /\ v = 0)
  \/ (exists i, (S i < n)%nat /\ one (octal (nth i digits 0)) = true /\ v = G (N.of_nat (n - S i))).
Proof.
  intros G v digits. induction digits as [| c digits known]; intros n s.
  - assert (none : forall i : nat, nth i (@nil N) 0 = 0) by (now destruct i). cbn [takes]. split; [now left |].
    intros [| [[_ [no _]] | [i [_ [no _]]]]]; [assumption | |]; now rewrite none in no.
  - destruct n as [| [| n]].
    + cbn. split; [now left |]. intros [| [[no _] | [i [no _]]]]; [assumption | lia | lia].
    + cbn -[octal has]. destruct (nothing (octal c)) eqn:yes.
      * rewrite has_add. split; [intros [-> |]; [right; left |]; auto |]. intros [| [[_ [_ ->]] | [i [no _]]]]; [auto | auto | lia].
      * split; [now left |]. intros [| [[_ [no _]] | [i [no _]]]]; [assumption | discriminate | lia].
    + change (downto (S (S n))) with (N.of_nat (S n) :: downto (S n)). cbn [map takes].
      change (map G (downto (S n))) with (G (N.of_nat n) :: map G (downto n)) at 1. cbv iota.
      rewrite known. replace (S (S n) - 1)%nat with (S (S n - 1))%nat by lia. cbn [nth].
      assert (first : has (if one (octal c) then add (G (N.of_nat (S n))) s else s) v = true
        <-> has s v = true \/ one (octal c) = true /\ v = G (N.of_nat (S n))).
      { destruct (one (octal c)); [rewrite has_add |]; intuition congruence. }
      rewrite first. split.
      * intros [[before | [yes ->]] | [[_ option] | [i [i_ok option]]]]; [now left | | |].
        -- right. right. exists 0%nat. cbn [nth]. repeat split; [lia | assumption].
        -- right. left. split; [lia | assumption].
        -- right. right. exists (S i). cbn [nth]. replace (S (S n) - S (S i))%nat with (S n - S i)%nat by lia. split; [lia | assumption].
      * intros [before | [[_ option] | [[| i] [i_ok option]]]]; cbn [nth] in *.
        -- now do 2 left.
        -- right. left. split; [lia | assumption].
        -- left. right. now replace (S (S n) - 1)%nat with (S n) in option by lia.
        -- right. right. exists i. replace (S (S n) - S (S i))%nat with (S n - S i)%nat in option by lia. split; [lia | assumption].
Qed.

Lemma pairs_spec : forall v m half front row s, (m = length half / 2)%nat -> (m <= length front)%nat -> (m <= length row)%nat ->
  has (pairs half front row s) v = true <-> has s v = true \/ exists i, (i < m)%nat /\ v = N.lxor (nth i front 0) (nth i row 0).
Proof.
  intros v m. induction m as [| m known]; intros half front row s half_ok front_ok row_ok.
  - assert (small : (length half < 2)%nat).
    { pose proof (Nat.mod_upper_bound (length half) 2 ltac:(lia)). pose proof (Nat.div_mod (length half) 2 ltac:(lia)). lia. }
    destruct half as [| x [| y half]]; cbn [length] in small; [| | lia]; cbn [pairs]; (split; [now left |]);
      intros [| [i [no _]]]; [assumption | lia | assumption | lia].
  - destruct half as [| x [| y half]]; [discriminate | discriminate |]. destruct front as [| a front]; [cbn in front_ok; lia |].
    destruct row as [| b row]; [cbn in row_ok; lia |]. cbn [pairs length] in *.
    assert (m = length half / 2)%nat.
    { replace (S (S (length half))) with (length half + 1 * 2)%nat in half_ok by lia. rewrite Nat.div_add in half_ok by lia. lia. }
    rewrite known by (assumption || lia). rewrite has_add. split.
    + intros [[-> |] | [i [i_ok ->]]]; [right; exists 0%nat; split; [lia | reflexivity] | now left | right; exists (S i); split; [lia | reflexivity]].
    + intros [| [[| i] [i_ok ->]]]; cbn [nth]; [auto | auto |]. right. exists i. split; [lia | reflexivity].
Qed.

(** The list that the splits begin with: the values of one token, of two tokens, and so on. *)
Lemma front_nth : forall G n i, (S i < n)%nat -> nth i (tl (rev_append (map G (downto n)) [])) 0 = G (N.of_nat (S i)).
Proof.
  intros G n i i_ok. rewrite <- rev_alt. set (row := map G (downto n)).
  assert (long : length row = n) by (unfold row; rewrite map_length; apply downto_length).
  assert (tail : forall l : list N, nth i (tl l) 0 = nth (S i) l 0) by (intros [| x l]; [now destruct i | reflexivity]).
  rewrite tail, rev_nth by lia. unfold row in *. rewrite long, downto_nth by lia. do 2 f_equal. lia.
Qed.

Lemma front_length : forall (G : N -> N) n, length (tl (rev_append (map G (downto n)) [])) = (n - 1)%nat.
Proof.
  intros G n. rewrite <- rev_alt. assert (long : length (rev (map G (downto n))) = n) by (rewrite rev_length, map_length; apply downto_length).
  destruct (rev (map G (downto n))); cbn in *; lia.
Qed.

Lemma splits_spec : forall G v n front, (forall i, (S i < n)%nat -> nth i front 0 = G (N.of_nat (S i))) -> length front = (n - 1)%nat ->
  forall digits m s, (m <= n)%nat -> has (splits digits front (map G (downto m)) s) v = true <-> has s v = true
  \/ (exists k a b, (1 <= a)%nat /\ (1 <= b)%nat /\ (a + b + k = m)%nat /\ two (octal (nth k digits 0)) = true
      /\ v = N.lxor (G (N.of_nat a)) (G (N.of_nat b))).
Proof.
  intros G v n front front_ok long digits. induction digits as [| c digits known]; intros m s m_ok.
  - cbn [splits]. split; [now left |]. intros [| [k [a [b [_ [_ [_ [no _]]]]]]]]; [assumption |]. now destruct k.
  - cbn [splits].
    assert (here : has (if two (octal c) then pairs (map G (downto m)) front (map G (downto m)) s else s) v = true <-> has s v = true
      \/ two (octal c) = true /\ exists a b, (1 <= a)%nat /\ (1 <= b)%nat /\ (a + b = m)%nat /\ v = N.lxor (G (N.of_nat a)) (G (N.of_nat b))).
    { destruct (two (octal c)); [| intuition congruence].
      pose proof (Nat.mod_upper_bound m 2 ltac:(lia)). pose proof (Nat.div_mod m 2 ltac:(lia)).
      rewrite (pairs_spec v (m / 2)); rewrite ?long, ?map_length, ?downto_length; [| reflexivity | lia | lia]. split.
      - intros [| [i [i_ok ->]]]; [now left |]. right. split; [reflexivity |]. exists (S i), (m - S i)%nat.
        rewrite front_ok, downto_nth by lia. repeat split; lia.
      - intros [| [_ [a [b [a_ok [b_ok [total ->]]]]]]]; [now left |]. right. destruct (Nat.le_gt_cases a b).
        + exists (a - 1)%nat. rewrite front_ok, downto_nth by lia. split; [lia |]. f_equal; do 2 f_equal; lia.
        + exists (b - 1)%nat. rewrite front_ok, downto_nth by lia. split; [lia |]. rewrite N.lxor_comm. f_equal; do 2 f_equal; lia. }
    destruct m as [| m].
    + cbn [downto map] in *. rewrite here. split; (intros [| option]; [now left | exfalso]).
      * destruct option as [_ [a [b option]]]. lia.
      * destruct option as [k [a [b option]]]. lia.
    + cbn [downto map] in *. rewrite known by lia. rewrite here. split.
      * intros [[| [yes [a [b [a_ok [b_ok [total ->]]]]]]] | [k [a [b [a_ok [b_ok [total option]]]]]]]; [now left | |].
        -- right. exists 0%nat, a, b. cbn [nth]. repeat split; (assumption || lia).
        -- right. exists (S k), a, b. cbn [nth]. repeat split; (apply option || lia).
      * intros [| [[| k] [a [b [a_ok [b_ok [total [yes ->]]]]]]]]; [now do 2 left | |].
        -- left. right. split; [assumption |]. exists a, b. repeat split; lia.
        -- right. exists k, a, b. repeat split; (assumption || lia).
Qed.

Lemma options_spec : forall digits G n v,
  has (options digits (map G (downto n))) v = true <-> has_option (code digits) G (N.of_nat n) v.
Proof.
  intros digits G n v. unfold options, code. rewrite (splits_spec G v n) by (apply front_nth || apply front_length || lia).
  rewrite takes_spec, has_none, has_option_spec.
  assert (tail : forall i, nth i (tl digits) 0 = nth (S i) digits 0) by (intros i; destruct digits; [now destruct i | reflexivity]).
  split.
  - intros [[no | [[n_ok option] | [i [i_ok [yes ->]]]]] | [k [a [b [a_ok [b_ok [total [yes ->]]]]]]]]; [discriminate | | |].
    + left. rewrite tail in option. replace (S (n - 1)) with n in option by lia. rewrite Nat2N.id. split; [lia | assumption].
    + right. left. exists (N.of_nat (S i)). rewrite tail in yes. rewrite Nat2N.id. repeat split; [lia | lia | assumption | f_equal; lia].
    + right. right. exists (N.of_nat k), (N.of_nat a), (N.of_nat b). rewrite Nat2N.id. repeat split; (assumption || lia).
  - intros [[n_ok option] | [[k [k_ok [yes ->]]] | [k [a [b [a_ok [b_ok [total [yes ->]]]]]]]]].
    + left. right. left. rewrite tail. replace (S (n - 1)) with n by lia. rewrite Nat2N.id in option. split; [lia | assumption].
    + left. right. right. exists (N.to_nat k - 1)%nat. rewrite tail. replace (S (N.to_nat k - 1)) with (N.to_nat k) by lia.
      repeat split; [lia | assumption | f_equal; lia].
    + right. exists (N.to_nat k), (N.to_nat a), (N.to_nat b). rewrite !N2Nat.id. repeat split; (assumption || lia).
Qed.

(** * The table has the values *)

Definition grundy (digits : list N) (n : N) : N := hd 0 (table digits (S (N.to_nat n))).

Lemma table_is_grundy : forall digits m, table digits m = map (grundy digits) (downto m).
Proof.
  intros digits m. induction m as [| m known]; [reflexivity |]. cbn [downto map]. rewrite <- known. unfold grundy. now rewrite Nat2N.id.
Qed.

Theorem grundy_is_grundy : forall digits, is_grundy (code digits) (grundy digits).
Proof.
  intros digits n.
  assert (value : grundy digits n = missing (options digits (map (grundy digits) (downto (N.to_nat n))))) by (now rewrite <- table_is_grundy).
  assert (all : forall v, has (options digits (map (grundy digits) (downto (N.to_nat n)))) v = true <-> has_option (code digits) (grundy digits) n v)
    by (intros v; rewrite options_spec, N2Nat.id; reflexivity).
  pose proof (missing_spec (options digits (map (grundy digits) (downto (N.to_nat n))))) as [outside inside]. rewrite <- value in *. split.
  - intros l legal is. enough (has (options digits (map (grundy digits) (downto (N.to_nat n)))) (grundy digits n) = true) by congruence.
    apply all. now exists l.
  - intros h less. apply all. now apply inside.
Qed.

(** Every code has exactly one function of values. *)
Theorem heap_values_exist_uniquely : forall digits,
  exists G, is_grundy (code digits) G /\ forall F, is_grundy (code digits) F -> forall n, F n = G n.
Proof.
  intros digits. exists (grundy digits). split; [apply grundy_is_grundy |]. intros F is_F.
  apply (heap_values_are_unique (code digits)); [assumption | apply grundy_is_grundy].
Qed.

(** The values of the heaps with fewer than m tokens, beginning with the empty heap. *)
Definition values (digits : list N) (m : N) : list N := rev_append (table digits (N.to_nat m)) [].

Theorem values_agree : forall digits G, is_grundy (code digits) G -> forall m n, n < m -> nth (N.to_nat n) (values digits m) 0 = G n.
Proof.
  intros digits G is_G m n less. unfold values. rewrite <- rev_alt, table_is_grundy.
  rewrite rev_nth; rewrite map_length, downto_length; [| lia]. rewrite downto_nth by lia.
  rewrite (heap_values_are_unique (code digits) G (grundy digits) is_G (grundy_is_grundy digits)). f_equal. lia.
Qed.

(** * The checker *)

(** Two lists agree in the first m entries. *)
Fixpoint agree (m : nat) (l l' : list N) : bool :=
  match m, l, l' with
  | O, _, _ => true
  | S m, x :: l, y :: l' => if x =? y then agree m l l' else false
  | _, _, _ => false
  end.

Lemma agree_nth : forall m l l', agree m l l' = true -> forall i, (i < m)%nat -> nth i l 0 = nth i l' 0.
Proof.
  induction m as [| m known]; intros l l' yes i i_ok; [lia |]. destruct l as [| x l], l' as [| y l']; try discriminate.
  cbn [agree] in yes. destruct (N.eqb_spec x y) as [-> |]; [| discriminate]. destruct i as [| i]; [reflexivity |]. cbn [nth].
  apply known; [assumption | lia].
Qed.

Lemma differ_nth : forall m l l', agree m l l' = false -> (m <= length l)%nat -> (m <= length l')%nat ->
  exists i, (i < m)%nat /\ nth i l 0 <> nth i l' 0.
Proof.
  induction m as [| m known]; intros l l' no long long'; [discriminate |].
  destruct l as [| x l]; [cbn in long; lia |]. destruct l' as [| y l']; [cbn in long'; lia |]. cbn [agree length] in *.
  destruct (N.eqb_spec x y) as [same | differs].
  - destruct (known l l' no ltac:(lia) ltac:(lia)) as [i [i_ok differs]]. exists (S i). split; [lia | exact differs].
  - exists 0%nat. split; [lia | exact differs].
Qed.

Lemma nth_later : forall p l i, nth i (skipn p l) 0 = nth (p + i) l (0 : N).
Proof. induction p as [| p known]; intros l i; [reflexivity |]. destruct l as [| x l]; cbn; [now destruct i | apply known]. Qed.

(** No move of the code takes more tokens. *)
Definition most (digits : list N) : N := N.of_nat (length digits - 1).

(** From this heap on no value has to be compared. *)
Definition window (digits : list N) (n0 p : N) : N :=
  if existsb (fun c => two (octal c)) digits then N.max 1 (2 * n0) + p + most digits else N.max 1 n0 + most digits.

(** The values from n0 on have the period p, as far as they have to be compared. *)
Definition check (digits : list N) (n0 p : N) : bool :=
  let last := window digits n0 p in let row := table digits (N.to_nat (last + p)) in
  (1 <=? p) && agree (N.to_nat (last - n0)) row (skipn (N.to_nat p) row).

Lemma code_ends : forall digits, ends (code digits) (most digits).
Proof.
  intros digits k more. unfold code, most in *. rewrite nth_overflow by lia. repeat split.
Qed.

Theorem checked : forall digits n0 p, check digits n0 p = true ->
  forall G, is_grundy (code digits) G -> forall n, n0 <= n -> G (n + p) = G n.
Proof.
  intros digits n0 p yes G is_G. unfold check in yes. apply andb_true_iff in yes as [p_ok yes]. apply N.leb_le in p_ok.
  assert (compared : forall n, n0 <= n < window digits n0 p -> G (n + p) = G n).
  { intros n n_ok. set (last := window digits n0 p) in *. rewrite table_is_grundy in yes.
    pose proof (agree_nth _ _ _ yes (N.to_nat (last - 1 - n)) ltac:(lia)) as same.
    rewrite nth_later, !downto_nth in same by lia.
    rewrite !(heap_values_are_unique (code digits) G (grundy digits) is_G (grundy_is_grundy digits)).
    replace (n + p) with (N.of_nat (N.to_nat (last + p) - S (N.to_nat (last - 1 - n)))) by lia. rewrite same. f_equal. lia. }
  unfold window in compared. destruct (existsb (fun c => two (octal c)) digits) eqn:some.
  - exact (period_with_splits (code digits) (most digits) n0 p G (code_ends digits) p_ok is_G compared).
  - apply (period_without_splits (code digits) (most digits) n0 p G (code_ends digits)); try assumption.
    intros k. unfold code. destruct (two (octal (nth (N.to_nat k) digits 0))) eqn:is_two; [exfalso | reflexivity].
    destruct (Nat.lt_ge_cases (N.to_nat k) (length digits)) as [less | more].
    + enough (existsb (fun c => two (octal c)) digits = true) by congruence. apply existsb_exists. eexists. split; [apply nth_In, less | exact is_two].
    + now rewrite nth_overflow in is_two by lia.
Qed.

Lemma many_periods : forall (G : N -> N) n0 p, (forall n, n0 <= n -> G (n + p) = G n) -> forall q n, n0 <= n -> G (n + q * p) = G n.
Proof.
  intros G n0 p period q n n_ok. induction q as [| q known] using N.peano_ind; [now rewrite N.mul_0_l, N.add_0_r |].
  replace (n + N.succ q * p) with (n + q * p + p) by lia. rewrite period by lia. exact known.
Qed.

(** Each value is then one of the first n0 + p values. *)
Theorem checked_values : forall digits n0 p, check digits n0 p = true -> forall G, is_grundy (code digits) G ->
  forall n, G n = nth (N.to_nat (if n <? n0 then n else n0 + (n - n0) mod p)) (values digits (n0 + p)) 0.
Proof.
  intros digits n0 p yes G is_G n.
  assert (p_ok : 1 <= p) by (unfold check in yes; apply andb_true_iff in yes as [p_ok _]; now apply N.leb_le).
  rewrite (values_agree digits G is_G).
  - destruct (N.ltb_spec n n0) as [| large]; [reflexivity |].
    rewrite <- (many_periods G n0 p (checked digits n0 p yes G is_G) ((n - n0) / p) (n0 + (n - n0) mod p)) by apply N.le_add_r. f_equal.
    pose proof (N.div_mod (n - n0) p ltac:(lia)). lia.
  - destruct (N.ltb_spec n n0) as [| large]; [lia |]. pose proof (N.mod_upper_bound (n - n0) p ltac:(lia)). lia.
Qed.

(** Two values, from a computed table, are different. *)
Definition differ (digits : list N) (n p : N) : bool :=
  let row := table digits (N.to_nat (n + p + 1)) in negb (hd 0 row =? hd 0 (skipn (N.to_nat p) row)).

(** A place at which p is no period. *)
Theorem exception : forall digits n p, differ digits n p = true -> forall G, is_grundy (code digits) G -> G (n + p) <> G n.
Proof.
  intros digits n p yes G is_G. unfold differ in yes. rewrite table_is_grundy in yes. apply negb_true_iff, N.eqb_neq in yes.
  assert (head : forall l : list N, hd 0 l = nth 0 l 0) by (now intros []). rewrite !head, nth_later, !downto_nth in yes by lia.
  rewrite !(heap_values_are_unique (code digits) G (grundy digits) is_G (grundy_is_grundy digits)).
  intros same. apply yes. replace (N.of_nat (N.to_nat (n + p + 1) - 1)) with (n + p) by lia. rewrite same. f_equal. lia.
Qed.

(** From n0 on no number less than p is a period. *)
Definition least (digits : list N) (n0 p : N) : bool :=
  let row := table digits (N.to_nat (n0 + 2 * p)) in forallb (fun q => negb (agree (N.to_nat p) row (skipn q row))) (seq 1 (N.to_nat p - 1)).

(** No number less than p is then a period from a later place on. *)
Theorem least_period : forall digits n0 p, least digits n0 p = true -> forall G, is_grundy (code digits) G ->
  (forall n, n0 <= n -> G (n + p) = G n) -> forall q m, 1 <= q < p -> exists n, m <= n /\ G (n + q) <> G n.
Proof.
  intros digits n0 p others G is_G period q m q_ok. pose proof (many_periods G n0 p period) as many.
  assert (same : forall n, G n = grundy digits n)
    by (apply (heap_values_are_unique (code digits)); [assumption | apply grundy_is_grundy]).
  unfold least in others. rewrite table_is_grundy in others. rewrite forallb_forall in others.
  specialize (others (N.to_nat q) ltac:(apply in_seq; lia)).
  apply negb_true_iff in others. apply differ_nth in others as [i [i_ok differs]];
    [| rewrite map_length, downto_length; lia | rewrite skipn_length, map_length, downto_length; lia].
  rewrite nth_later, !downto_nth in differs by lia. rewrite <- !same in differs.
  set (n := N.of_nat (N.to_nat (n0 + 2 * p) - S (N.to_nat q + i))) in *.
  replace (N.of_nat (N.to_nat (n0 + 2 * p) - S i)) with (n + q) in differs by (unfold n; lia).
  exists (n + m * p). split; [nia |]. replace (n + m * p + q) with (n + q + m * p) by lia. now rewrite !many by (unfold n; lia).
Qed.

(** Both sides are computed once, as Rocq checks the proof. *)
Ltac by_computation := match goal with |- _ = ?result => vm_cast_no_check (eq_refl result) end.

(** A list of the first values, as a computation gives it. *)
Theorem listed : forall digits m l, values digits m = l -> forall G, is_grundy (code digits) G -> forall n, n < m -> G n = nth (N.to_nat n) l 0.
Proof. intros digits m l <- G is_G n less. symmetry. now apply values_agree. Qed.

(** * Games *)

(** Kayles, 0.77. *)
Theorem kayles : forall G, is_grundy (code [0; 7; 7]) G -> forall n, 71 <= n -> G (n + 12) = G n.
Proof. apply checked. by_computation. Qed.

(** A heap of 70 tokens is the last exception, and no smaller period begins later. *)
Theorem kayles_least : forall G, is_grundy (code [0; 7; 7]) G ->
  G (70 + 12) <> G 70 /\ forall q m, 1 <= q < 12 -> exists n, m <= n /\ G (n + q) <> G n.
Proof.
  intros G is_G. pose proof (kayles G is_G) as period.
  split; [apply (exception [0; 7; 7]) | apply (least_period [0; 7; 7] 71)]; try assumption; by_computation.
Qed.

(** Dawson's Kayles, 0.07. *)
Theorem dawsons_kayles : forall G, is_grundy (code [0; 0; 7]) G -> forall n, 53 <= n -> G (n + 34) = G n.
Proof. apply checked. by_computation. Qed.

(** A heap of 52 tokens is the last exception, and no smaller period begins later. *)
Theorem dawsons_kayles_least : forall G, is_grundy (code [0; 0; 7]) G ->
  G (52 + 34) <> G 52 /\ forall q m, 1 <= q < 34 -> exists n, m <= n /\ G (n + q) <> G n.
Proof.
  intros G is_G. pose proof (dawsons_kayles G is_G) as period.
  split; [apply (exception [0; 0; 7]) | apply (least_period [0; 0; 7] 53)]; try assumption; by_computation.
Qed.

(** Two, five or seven tokens are taken. *)
Theorem subtraction_2_5_7 : forall G, is_grundy (code [0; 0; 3; 0; 0; 3; 0; 3]) G -> forall n, 0 <= n -> G (n + 22) = G n.
Proof. apply checked. by_computation. Qed.

(** No smaller period begins later. *)
Theorem subtraction_2_5_7_least : forall G, is_grundy (code [0; 0; 3; 0; 0; 3; 0; 3]) G ->
  forall q m, 1 <= q < 22 -> exists n, m <= n /\ G (n + q) <> G n.
Proof.
  intros G is_G. apply (least_period [0; 0; 3; 0; 0; 3; 0; 3] 0); [by_computation | exact is_G | exact (subtraction_2_5_7 G is_G)].
Qed.
