(** The Grundy function of a game in which every position has finitely many options and every play ends: it exists, it is unique, it is
    computed by a function, and symmetries of the game do not change it. *)

From Coq Require Import Arith ZArith List Lia.
From Bittersweet Require Import Games Bars Moves Checker Claims Values.

Import ListNotations.
Open Scope nat_scope.

(** * The smallest number that is not in a list *)

Fixpoint mex_from (fuel n : nat) (l : list nat) : nat :=
  match fuel with
  | O => n
  | S fuel => if in_dec Nat.eq_dec n l then mex_from fuel (S n) l else n
  end.

Definition mex (l : list nat) : nat := mex_from (length l) 0 l.

(** A list cannot have all numbers up to its length. *)
Lemma some_number_is_missing : forall l, ~ (forall h, h <= length l -> In h l).
Proof.
  intros l all. assert (S (length l) <= length l); [| lia].
  rewrite <- (seq_length (S (length l)) 0) at 1. apply NoDup_incl_length; [apply seq_NoDup |].
  intros h inside. apply in_seq in inside. apply all. lia.
Qed.

Lemma mex_from_spec : forall l fuel n, (forall h, h < n -> In h l) -> n + fuel = length l ->
  ~ In (mex_from fuel n l) l /\ forall h, h < mex_from fuel n l -> In h l.
Proof.
  intros l fuel. induction fuel as [| fuel known]; intros n before total; cbn [mex_from].
  - split; [| assumption]. intros inside. apply (some_number_is_missing l). intros h small.
    destruct (Nat.eq_dec h n) as [-> | differs]; [assumption | apply before; lia].
  - destruct (in_dec Nat.eq_dec n l) as [inside | outside]; [| now split].
    apply known; [| lia]. intros h small. destruct (Nat.eq_dec h n) as [-> | differs]; [assumption | apply before; lia].
Qed.

Lemma mex_not_in : forall l, ~ In (mex l) l.
Proof. intros l. apply mex_from_spec; lia. Qed.

Lemma below_mex : forall l h, h < mex l -> In h l.
Proof. intros l. apply mex_from_spec; lia. Qed.

(** * Value functions *)
Section Grundy.

Variable position : Type.
Variable is_option : position -> position -> Prop.
Variable legal : position -> Prop.
Variable size : position -> nat.
Hypothesis moves_are_legal : forall p q, legal p -> is_option p q -> legal q.
Hypothesis moves_end : forall p q, legal p -> is_option p q -> size q < size p.

(** The value of a position is the smallest number that is the value of none of its options. *)
Definition value_function (g : position -> nat) : Prop :=
  forall p, legal p -> (forall q, is_option p q -> g q <> g p) /\ (forall h, h < g p -> exists q, is_option p q /\ g q = h).

(** Two positions each of whose options are matched by options of the other have the same value. *)
Lemma matched_values : forall g (same : position -> position -> Prop), value_function g ->
  (forall p q, same p q -> same q p) ->
  (forall p q p', legal p -> legal q -> same p q -> is_option p p' -> exists q', is_option q q' /\ same p' q') ->
  forall p q, legal p -> legal q -> same p q -> g p = g q.
Proof.
  intros g same is_g symmetric matched.
  enough (all : forall n p q, size p + size q < n -> legal p -> legal q -> same p q -> g p = g q) by eauto.
  induction n as [| n known]; intros p q small p_ok q_ok alike; [lia |].
  assert (not_less : forall p q, size p + size q < S n -> legal p -> legal q -> same p q -> ~ g p < g q).
  { clear p q small p_ok q_ok alike. intros p q small p_ok q_ok alike less.
    destruct (proj2 (is_g q q_ok) _ less) as [q' [q_move is_p]].
    destruct (matched q p q' q_ok p_ok (symmetric p q alike) q_move) as [p' [p_move alike']].
    apply (proj1 (is_g p p_ok) p' p_move). rewrite <- is_p. symmetry.
    pose proof (moves_end p p' p_ok p_move). pose proof (moves_end q q' q_ok q_move).
    apply known; [lia | exact (moves_are_legal _ _ q_ok q_move) | exact (moves_are_legal _ _ p_ok p_move) | assumption]. }
  pose proof (not_less p q small p_ok q_ok alike).
  pose proof (not_less q p ltac:(lia) q_ok p_ok (symmetric p q alike)). lia.
Qed.

(** There is at most one value function. *)
Theorem values_are_unique : forall f g, value_function f -> value_function g -> forall p, legal p -> f p = g p.
Proof.
  intros f g is_f is_g.
  enough (all : forall n p, size p < n -> legal p -> f p = g p) by eauto.
  induction n as [| n known]; intros p small p_ok; [lia |].
  assert (after : forall q, is_option p q -> f q = g q).
  { intros q move. pose proof (moves_end p q p_ok move). apply known; [lia |]. exact (moves_are_legal p q p_ok move). }
  destruct (Nat.lt_trichotomy (f p) (g p)) as [less | [| less]]; [| assumption |]; exfalso.
  - destruct (proj2 (is_g p p_ok) _ less) as [q [move is_q]]. apply (proj1 (is_f p p_ok) q move). rewrite after; assumption.
  - destruct (proj2 (is_f p p_ok) _ less) as [q [move is_q]]. apply (proj1 (is_g p p_ok) q move). rewrite <- after; assumption.
Qed.

(** The P-positions are those of value 0. *)
Theorem P_is_value_0 : forall g, value_function g -> forall p, legal p -> (P_position is_option p <-> g p = 0).
Proof.
  intros g is_g. apply (set_of_P_positions legal size moves_are_legal moves_end (fun p => g p = 0)).
  - intros p. apply Nat.eq_dec.
  - intros p q p_ok inside move. pose proof (proj1 (is_g p p_ok) q move). congruence.
  - intros p p_ok outside. apply (proj2 (is_g p p_ok)). lia.
Qed.

(** The positions of value 1 are the P-positions of the game that remains without its P-positions. *)
Theorem set_of_value_1 : forall g (zero one : position -> Prop), value_function g ->
  (forall p, legal p -> (g p = 0 <-> zero p)) ->
  (forall p, {zero p} + {~ zero p}) -> (forall p, {one p} + {~ one p}) ->
  (forall p, legal p -> one p -> ~ zero p) ->
  (forall p q, legal p -> one p -> is_option p q -> ~ one q) ->
  (forall p, legal p -> ~ zero p -> ~ one p -> exists q, is_option p q /\ one q) ->
  forall p, legal p -> (g p = 1 <-> one p).
Proof.
  intros g zero one is_g is_zero zero_dec one_dec apart inside outside.
  enough (all : forall n p, size p < n -> legal p -> (g p = 1 <-> one p)) by eauto.
  induction n as [| n known]; intros p small p_ok; [lia |].
  assert (after : forall q, is_option p q -> (g q = 1 <-> one q)).
  { intros q move. pose proof (moves_end p q p_ok move). apply known; [lia |]. exact (moves_are_legal p q p_ok move). }
  split.
  - intros is_1. destruct (one_dec p) as [| no]; [assumption | exfalso].
    destruct (zero_dec p) as [is_z | not_z]; [apply is_zero in is_z; [congruence | assumption] |].
    destruct (outside p p_ok not_z no) as [q [move q_in]]. apply (proj1 (is_g p p_ok) q move). rewrite is_1. now apply after.
  - intros p_in. assert (g p <> 0) by (intros is_0; apply is_zero in is_0; [eapply apart; eauto | assumption]).
    destruct (Nat.lt_trichotomy (g p) 1) as [| [| large]]; [lia | assumption | exfalso].
    destruct (proj2 (is_g p p_ok) 1 large) as [q [move q_1]]. apply (inside p q p_ok p_in move). now apply after.
Qed.

(** * The value function, computed *)

Variable options : position -> list position.
Hypothesis options_spec : forall p, legal p -> forall q, In q (options p) <-> is_option p q.

Fixpoint grundy_within (n : nat) (p : position) : nat :=
  match n with O => 0 | S n => mex (map (grundy_within n) (options p)) end.

(** Every play from p has at most (size p) moves. *)
Definition grundy (p : position) : nat := grundy_within (S (size p)) p.

Lemma within_enough : forall n m p, legal p -> size p < n -> size p < m -> grundy_within n p = grundy_within m p.
Proof.
  induction n as [| n known]; intros m p p_ok small small'; [lia |]. destruct m as [| m]; [lia |].
  cbn [grundy_within]. f_equal. apply map_ext_in. intros q move. apply options_spec in move; [| assumption].
  pose proof (moves_end p q p_ok move). apply known; [exact (moves_are_legal p q p_ok move) | lia | lia].
Qed.

Lemma grundy_is_mex : forall p, legal p -> grundy p = mex (map grundy (options p)).
Proof.
  intros p p_ok. unfold grundy at 1. cbn [grundy_within]. f_equal. apply map_ext_in. intros q move.
  apply options_spec in move; [| assumption]. pose proof (moves_end p q p_ok move).
  apply within_enough; [exact (moves_are_legal p q p_ok move) | lia | lia].
Qed.

Theorem grundy_is_value_function : value_function grundy.
Proof.
  intros p p_ok. rewrite (grundy_is_mex p p_ok). split.
  - intros q move same. apply (mex_not_in (map grundy (options p))). rewrite <- same. apply in_map. now apply options_spec.
  - intros h small. apply below_mex, in_map_iff in small. destruct small as [q [is_h move]]. exists q.
    split; [now apply options_spec | assumption].
Qed.

Theorem values_exist_uniquely : exists g, value_function g /\ forall f, value_function f -> forall p, legal p -> f p = g p.
Proof.
  exists grundy. split; [exact grundy_is_value_function |]. intros f is_f p p_ok.
  apply values_are_unique; [assumption | exact grundy_is_value_function | assumption].
Qed.

End Grundy.

Arguments value_function {position}.

(** * The values of the bars exist, as Values.v assumes *)

Open Scope Z_scope.

Definition options_of (the : bar) (p : position) : list position :=
  let '(At x y z) := p in
  map (fun u => At u (left_of_y the u y z) z) (numbers_below x)
  ++ map (fun v => At x v z) (numbers_below y)
  ++ map (fun u => At x (left_of_y the x y u) u) (numbers_below z).

Lemma options_of_spec : forall the p q, In q (options_of the p) <-> is_option the p q.
Proof.
  intros the [x y z] q. unfold options_of. rewrite !in_app_iff, !in_map_iff. split.
  - intros [[u [<- small]] | [[v [<- small]] | [u [<- small]]]]; apply in_numbers_below in small; now constructor.
  - intros move. inversion move as [x' y' z' u small | x' y' z' v small | x' y' z' u small]; subst.
    + left. exists u. split; [reflexivity | now apply in_numbers_below].
    + right; left. exists v. split; [reflexivity | now apply in_numbers_below].
    + right; right. exists u. split; [reflexivity | now apply in_numbers_below].
Qed.

Definition bar_grundy (the : bar) (p : position) : Z := Z.of_nat (grundy _ size (options_of the) p).

Theorem bar_values_exist : forall the, well_formed the -> are_values the (bar_grundy the).
Proof.
  intros the well p p_ok.
  destruct (grundy_is_value_function position (is_option the) (legal the) size
    (fun p q => moves_are_legal the p q well) (fun p q => moves_end the p q well) (options_of the)
    (fun p _ q => options_of_spec the p q) p p_ok) as [differs reached].
  unfold bar_grundy. repeat split.
  - apply Nat2Z.is_nonneg.
  - intros q move same. apply (differs q move). lia.
  - intros h [h_ok small]. destruct (reached (Z.to_nat h) ltac:(lia)) as [q [move is_h]]. exists q. split; [assumption | lia].
Qed.

(** The theorem of Values.v without a hypothesis about values. *)
Corollary certified_grundy : forall the tables, check the tables = true -> is_beside_a_pile (of_bar the) = true ->
  of_set the = NimSumIsZero -> forall x y z, legal (of_bar the) (At x y z) ->
  bar_grundy (of_bar the) (At x y z) = Z.lxor x (Z.lxor (y + shift_y the) (z + shift_z the) - shift_x the).
Proof.
  intros the tables good beside by_nim_sum. apply (certified_values the tables good beside by_nim_sum). apply bar_values_exist.
  apply andb_prop in good as [well _]. apply andb_prop in well as [well _]. now apply well_formed_spec.
Qed.
