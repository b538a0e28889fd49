(** Sharing Nim with any number of piles: Section 7 of "Three-pile Sharing Nim and the quadratic time winning strategy". The same number of tokens
    more in every pile does not change the value, nor does it to take every pile from a number n. *)

From Coq Require Import ZArith List Lia.
From Bittersweet Require Import Moves Games Grundy.
Import ListNotations.
Open Scope Z_scope.

(** Some tokens go from one pile to another one, to the right or to the left of it. The second pile then has no more tokens than the
    first. *)
Inductive give : list Z -> list Z -> Prop :=
  | to_right : forall l1 a l2 b l3 t, 1 <= t -> b + t <= a - t -> give (l1 ++ a :: l2 ++ b :: l3) (l1 ++ (a - t) :: l2 ++ (b + t) :: l3)
  | to_left : forall l1 a l2 b l3 t, 1 <= t -> a + t <= b - t -> give (l1 ++ a :: l2 ++ b :: l3) (l1 ++ (a + t) :: l2 ++ (b - t) :: l3).

Definition some_tokens (l : list Z) : Prop := Forall (fun a => 0 <= a) l.

Fixpoint sum_of_squares (l : list Z) : Z := match l with [] => 0 | a :: l => a * a + sum_of_squares l end.

Lemma squares_app : forall l l', sum_of_squares (l ++ l') = sum_of_squares l + sum_of_squares l'.
Proof. induction l as [| a l known]; intros l'; cbn [app sum_of_squares]; [lia | rewrite known; ring]. Qed.

Lemma squares_ok : forall l, 0 <= sum_of_squares l.
Proof. induction l as [| a l known]; cbn [sum_of_squares]; nia. Qed.

Definition squares_of (l : list Z) : nat := Z.to_nat (sum_of_squares l).

Lemma gives_are_legal : forall p q, some_tokens p -> give p q -> some_tokens q.
Proof.
  intros p q p_ok move. unfold some_tokens in *. destruct move as [l1 a l2 b l3 t t_ok le | l1 a l2 b l3 t t_ok le];
    rewrite !Forall_app, !Forall_cons_iff, !Forall_app, !Forall_cons_iff in *; intuition lia.
Qed.

Lemma gives_end : forall p q, some_tokens p -> give p q -> (squares_of q < squares_of p)%nat.
Proof.
  intros p q _ move. unfold squares_of. apply Z2Nat.inj_lt; try apply squares_ok.
  destruct move; rewrite !squares_app; cbn [sum_of_squares]; rewrite !squares_app; cbn [sum_of_squares]; nia.
Qed.

(** * The values exist *)

(** All ways to cut a list before and after one entry. *)
Fixpoint splits (l : list Z) : list (list Z * Z * list Z) :=
  match l with
  | [] => []
  | a :: l => ([], a, l) :: map (fun '(l1, b, l2) => (a :: l1, b, l2)) (splits l)
  end.

Lemma in_splits : forall l l1 a l2, In (l1, a, l2) (splits l) <-> l = l1 ++ a :: l2.
Proof.
  induction l as [| b l known]; intros l1 a l2; cbn [splits In].
  - split; [contradiction |]. intros no. now destruct l1.
  - rewrite in_map_iff. split.
    + intros [[= <- <- <-] | [[[m1 c] m2] [[= <- <- <-] inside]]]; [reflexivity |]. apply known in inside as ->. reflexivity.
    + destruct l1 as [| c l1]; intros [= -> ->]; [now left |]. right. exists (l1, a, l2). split; [reflexivity | now apply known].
Qed.

Definition gives_of (l : list Z) : list (list Z) :=
  flat_map (fun '(l1, a, rest) => flat_map (fun '(l2, b, l3) => flat_map (fun u =>
    (if b + (u + 1) <=? a - (u + 1) then [l1 ++ (a - (u + 1)) :: l2 ++ (b + (u + 1)) :: l3] else [])
    ++ (if a + (u + 1) <=? b - (u + 1) then [l1 ++ (a + (u + 1)) :: l2 ++ (b - (u + 1)) :: l3] else []))
    (numbers_below (a + b))) (splits rest)) (splits l).

Lemma gives_of_spec : forall p, some_tokens p -> forall q, In q (gives_of p) <-> give p q.
Proof.
  intros p p_ok q. unfold gives_of. rewrite in_flat_map. split.
  - intros [[[l1 a] rest] [cut inside]]. apply in_splits in cut as ->.
    apply in_flat_map in inside as [[[l2 b] l3] [cut inside]]. apply in_splits in cut as ->.
    apply in_flat_map in inside as [u [u_ok inside]]. apply in_numbers_below in u_ok. rewrite in_app_iff in inside.
    destruct inside as [inside | inside].
    + destruct (Z.leb_spec (b + (u + 1)) (a - (u + 1))); [| contradiction]. destruct inside as [<- | []]. constructor; lia.
    + destruct (Z.leb_spec (a + (u + 1)) (b - (u + 1))); [| contradiction]. destruct inside as [<- | []]. constructor; lia.
  - intros move. destruct move as [l1 a l2 b l3 t t_ok le | l1 a l2 b l3 t t_ok le];
      unfold some_tokens in p_ok; rewrite Forall_app, Forall_cons_iff, Forall_app, Forall_cons_iff in p_ok;
      exists (l1, a, l2 ++ b :: l3); (split; [now apply in_splits |]); apply in_flat_map; exists (l2, b, l3); (split; [now apply in_splits |]);
      apply in_flat_map; exists (t - 1); (split; [apply in_numbers_below; lia |]); rewrite Z.sub_add, in_app_iff; [left | right].
    + destruct (Z.leb_spec (b + t) (a - t)); [now left | lia].
    + destruct (Z.leb_spec (a + t) (b - t)); [now left | lia].
Qed.

Definition is_pile_value : (list Z -> nat) -> Prop := value_function give some_tokens.

Theorem pile_values : exists g, is_pile_value g /\ forall f, is_pile_value f -> forall p, some_tokens p -> f p = g p.
Proof. exact (values_exist_uniquely (list Z) give some_tokens squares_of gives_are_legal gives_end gives_of gives_of_spec). Qed.

(** * Lemma 1 and Theorem 1 *)

(** Tokens added to every pile, and every pile taken from n. *)
Definition more (n : Z) : list Z -> list Z := map (fun a => a + n).
Definition rest_of (n : Z) : list Z -> list Z := map (fun a => n - a).

Lemma more_give : forall n p q, give p q -> give (more n p) (more n q).
Proof.
  intros n p q move. unfold more. destruct move as [l1 a l2 b l3 t t_ok le | l1 a l2 b l3 t t_ok le];
    rewrite !map_app; cbn [map]; rewrite !map_app; cbn [map].
  - replace (a - t + n) with (a + n - t) by lia. replace (b + t + n) with (b + n + t) by lia. constructor; lia.
  - replace (a + t + n) with (a + n + t) by lia. replace (b - t + n) with (b + n - t) by lia. constructor; lia.
Qed.

(** The giver becomes the receiver. *)
Lemma rest_give : forall n p q, give p q -> give (rest_of n p) (rest_of n q).
Proof.
  intros n p q move. unfold rest_of. destruct move as [l1 a l2 b l3 t t_ok le | l1 a l2 b l3 t t_ok le];
    rewrite !map_app; cbn [map]; rewrite !map_app; cbn [map].
  - replace (n - (a - t)) with (n - a + t) by lia. replace (n - (b + t)) with (n - b - t) by lia. constructor; lia.
  - replace (n - (a + t)) with (n - a - t) by lia. replace (n - (b - t)) with (n - b + t) by lia. constructor; lia.
Qed.

Lemma map_back : forall (f g : Z -> Z) l, (forall a, g (f a) = a) -> map g (map f l) = l.
Proof. intros f g l back. rewrite map_map. induction l as [| a l known]; cbn [map]; [reflexivity | now rewrite back, known]. Qed.

Lemma same_value : forall g (f : Z -> list Z -> list Z) (back : Z -> Z), is_pile_value g ->
  (forall n l, f (back n) (f n l) = l) -> (forall n p q, give p q -> give (f n p) (f n q)) ->
  forall n p, some_tokens p -> some_tokens (f n p) -> g (f n p) = g p.
Proof.
  intros g f back is_g is_back moves n p p_ok q_ok. symmetry.
  apply (matched_values (list Z) give some_tokens squares_of gives_are_legal gives_end g (fun p q => exists n, q = f n p) is_g); eauto.
  - intros p' q' [n' ->]. exists (back n'). symmetry. apply is_back.
  - intros p' q' p'' _ _ [n' ->] move. exists (f n' p''). eauto.
Qed.

Theorem section_7 : forall g, is_pile_value g -> forall l, some_tokens l ->
  (forall t, Forall (fun a => t <= a) l -> g (map (fun a => a - t) l) = g l)
  /\ (forall n, Forall (fun a => a <= n) l -> g (map (fun a => n - a) l) = g l).
Proof.
  intros g is_g l l_ok.
  assert (all : forall (f : Z -> Z) (here : Z -> Prop), (forall a, here a -> 0 <= f a) -> Forall here l -> some_tokens (map f l)).
  { intros f here is_ok many. apply Forall_map. apply Forall_impl with (2 := many). exact is_ok. }
  split.
  - intros t low.
    assert (same : map (fun a => a - t) l = more (- t) l) by (apply map_ext; intros; lia). rewrite same.
    apply (same_value g more Z.opp is_g); [| exact more_give | assumption |].
    + intros n l'. apply map_back. intros. lia.
    + rewrite <- same. apply (all _ (fun a => t <= a)); [intros; lia | assumption].
  - intros n high. apply (same_value g rest_of (fun n => n) is_g); [| exact rest_give | assumption |].
    + intros n' l'. apply map_back. intros. lia.
    + apply (all _ (fun a => a <= n)); [intros; lia | assumption].
Qed.
