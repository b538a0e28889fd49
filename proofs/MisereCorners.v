(** Misère play for two more kinds of rims: those that rise from 0 to 1 at once, as ceiling((x + z) / k) with k >= 3 and ceiling(z / k) with
    k >= 2 do. It is normal play with 9 and 6 positions swapped. *)

From Coq Require Import Arith ZArith Lia.
From Bittersweet Require Import Games Misere.
Open Scope Z_scope.

Ltac side := match goal with |- _ \/ _ => first [left; side | right; side] | |- _ => lia end.
Ltac by_left u v := exists (Place u v _); split; [apply left_to; lia | side].

(** ** The rim rises on both sides *)
Section Both.

Variable rim : Z -> Z -> Z.
Hypothesis rim_ok : forall x z, 0 <= x -> 0 <= z -> 0 <= rim x z.
Hypothesis r00 : rim 0 0 = 0.
Hypothesis r01 : rim 0 1 = 1.
Hypothesis r10 : rim 1 0 = 1.
Hypothesis r11 : rim 1 1 = 1.
Hypothesis r02 : rim 0 2 = 1.
Hypothesis r20 : rim 2 0 = 1.
Hypothesis r12 : rim 1 2 = 1.
Hypothesis r21 : rim 2 1 = 1.

Definition even_both (p : place) : Prop := let '(Place x y z) := p in
  x = 0 /\ y = 0 /\ z = 0 \/ x = 1 /\ y = 0 /\ z = 1 \/ x = 1 /\ y = 1 /\ z = 2 \/ x = 2 /\ y = 1 /\ z = 1.
Definition odd_both (p : place) : Prop := let '(Place x y z) := p in
  x = 0 /\ y = 0 /\ z = 1 \/ x = 1 /\ y = 0 /\ z = 0 \/ x = 0 /\ y = 1 /\ z = 2 \/ x = 2 /\ y = 1 /\ z = 0 \/ x = 1 /\ y = 1 /\ z = 1.

Let evens := to_even _ (cut rim) even_both.
Let odds := to_odd _ (cut rim) odd_both.
Let out := outside _ even_both odd_both.

Lemma even_left : forall x y z u v, 0 <= u < x -> v = Z.min y (rim u z) -> even_both (Place u v z) -> evens (Place x y z).
Proof. intros. exists (Place u v z). split; [now apply left_to | assumption]. Qed.
Lemma even_top : forall x y z v, 0 <= v < y -> even_both (Place x v z) -> evens (Place x y z).
Proof. intros. exists (Place x v z). split; [now apply top_cut | assumption]. Qed.
Lemma even_right : forall x y z w v, 0 <= w < z -> v = Z.min y (rim x w) -> even_both (Place x v w) -> evens (Place x y z).
Proof. intros. exists (Place x v w). split; [now apply right_to | assumption]. Qed.
Lemma odd_left : forall x y z u v, 0 <= u < x -> v = Z.min y (rim u z) -> odd_both (Place u v z) -> odds (Place x y z).
Proof. intros. exists (Place u v z). split; [now apply left_to | assumption]. Qed.
Lemma odd_top : forall x y z v, 0 <= v < y -> odd_both (Place x v z) -> odds (Place x y z).
Proof. intros. exists (Place x v z). split; [now apply top_cut | assumption]. Qed.
Lemma odd_right : forall x y z w v, 0 <= w < z -> v = Z.min y (rim x w) -> odd_both (Place x v w) -> odds (Place x y z).
Proof. intros. exists (Place x v w). split; [now apply right_to | assumption]. Qed.

Lemma near : forall x y z, fits rim (Place x y z) ->
  x = 0 /\ 1 <= z \/ 1 <= x /\ z = 0 \/ x = 1 /\ y = 0 /\ 2 <= z \/ 2 <= x /\ y = 0 /\ z = 1 \/ x = 1 /\ y = 1 /\ z = 1 -> evens (Place x y z).
Proof.
  intros x y z is_ok [is | [is | [is | [is | is]]]]; cbn [fits] in is_ok.
  - destruct is as [-> is]. apply (even_right 0 y z 0 0); [lia | lia | cbn; side].
  - destruct is as [is ->]. apply (even_left x y 0 0 0); [lia | lia | cbn; side].
  - destruct is as [-> [-> is]]. apply (even_right 1 0 z 1 0); [lia | lia | cbn; side].
  - destruct is as [is [-> ->]]. apply (even_left x 0 1 1 0); [lia | lia | cbn; side].
  - destruct is as [-> [-> ->]]. apply (even_top 1 1 1 0); [lia | cbn; side].
Qed.

Lemma settle : forall x y z, fits rim (Place x y z) -> out (Place x y z) ->
  x = 0 /\ 1 <= z \/ 1 <= x /\ z = 0 \/ x = 1 /\ y = 0 /\ 2 <= z \/ 2 <= x /\ y = 0 /\ z = 1 \/ x = 1 /\ y = 1 /\ z = 1 ->
  out (Place x y z) /\ (evens (Place x y z) \/ N_position (cut rim) (Place x y z)).
Proof. intros. split; [assumption | left; now apply near]. Qed.

(** A member of one kind leads to the other kind, or to a position outside that leads to an even one. *)
Ltac concrete := cbn [even_both odd_both]; first [left; side
  | right; apply settle; [cbn [fits]; lia | unfold out, outside; cbn [even_both odd_both]; lia | side]].
Ltac each_cut q_ok :=
  match goal with c : cut rim _ _ |- _ => inversion c; subst; clear c end; cbn [fits] in q_ok;
  match goal with less : 0 <= ?u < ?x |- _ => first [exfalso; lia | assert (u = 0 \/ u = 1) as [-> | ->] by lia]; try (exfalso; lia); clear less end.
Ltac value := rewrite ?r00, ?r01, ?r10, ?r11, ?r02, ?r20, ?r12, ?r21; change (Z.min 1 1) with 1; change (Z.min 0 1) with 0; change (Z.min 1 0) with 0; change (Z.min 0 0) with 0.

Lemma from_even : forall p q, fits rim p -> even_both p -> cut rim p q -> odd_both q \/ out q /\ (evens q \/ N_position (cut rim) q).
Proof.
  intros [x y z] q p_ok is c. pose proof (cuts_fit rim rim_ok _ q p_ok c) as q_ok. clear p_ok. cbn [even_both] in is.
  destruct is as [is | [is | [is | is]]]; destruct is as [-> [-> ->]]; each_cut q_ok; value; concrete.
Qed.

Lemma from_odd : forall p q, fits rim p -> odd_both p -> cut rim p q -> even_both q \/ out q /\ (evens q \/ N_position (cut rim) q).
Proof.
  intros [x y z] q p_ok is c. pose proof (cuts_fit rim rim_ok _ q p_ok c) as q_ok. clear p_ok. cbn [odd_both] in is.
  destruct is as [is | [is | [is | [is | is]]]]; destruct is as [-> [-> ->]]; each_cut q_ok; value; concrete.
Qed.

Lemma from_out : forall p, fits rim p -> out p -> evens p /\ odds p \/ forall q, cut rim p q -> out q.
Proof.
  intros [x y z] p_ok [ne no]. cbn [fits] in p_ok.
  assert (cases : (x = 0 \/ z = 0 \/ x = 1 \/ z = 1) \/ (2 <= x /\ 2 <= z)) by lia.
  destruct cases as [[-> | [-> | [-> | ->]]] | [x_large z_large]].
  - left. destruct (Z.eq_dec z 0) as [-> | z_pos]; [exfalso; apply ne; cbn; side |].
    split; [apply (even_right 0 y z 0 0); [lia | lia | cbn; side] |].
    destruct (Z.eq_dec y 0) as [-> | y_pos], (Z.eq_dec z 1) as [-> |].
    + exfalso. apply no. cbn. side.
    + apply (odd_right 0 0 z 1 0); [lia | lia | cbn; side].
    + apply (odd_top 0 y 1 0); [lia | cbn; side].
    + destruct (Z.eq_dec z 2) as [-> |]; [exfalso; apply no; cbn; side |]. apply (odd_right 0 y z 2 1); [lia | lia | cbn; side].
  - left. destruct (Z.eq_dec x 0) as [-> | x_pos]; [exfalso; apply ne; cbn; side |].
    split; [apply (even_left x y 0 0 0); [lia | lia | cbn; side] |].
    destruct (Z.eq_dec y 0) as [-> | y_pos], (Z.eq_dec x 1) as [-> |].
    + exfalso. apply no. cbn. side.
    + apply (odd_left x 0 0 1 0); [lia | lia | cbn; side].
    + apply (odd_top 1 y 0 0); [lia | cbn; side].
    + destruct (Z.eq_dec x 2) as [-> |]; [exfalso; apply no; cbn; side |]. apply (odd_left x y 0 2 1); [lia | lia | cbn; side].
  - left. destruct (Z.eq_dec z 0) as [-> |].
    { destruct (Z.eq_dec y 0) as [-> | y_pos]; [exfalso; apply no; cbn; side |].
      split; [apply (even_left 1 y 0 0 0); [lia | lia | cbn; side] | apply (odd_top 1 y 0 0); [lia | cbn; side]]. }
    destruct (Z.eq_dec z 1) as [-> |].
    { exfalso. destruct (Z.eq_dec y 0) as [-> | y_pos]; [apply ne | apply no]; cbn; side. }
    destruct (Z.eq_dec y 0) as [-> | y_pos].
    + split; [apply (even_right 1 0 z 1 0); [lia | lia | cbn; side] | apply (odd_right 1 0 z 0 0); [lia | lia | cbn; side]].
    + destruct (Z.eq_dec z 2) as [-> |]; [exfalso; apply ne; cbn; side |].
      split; [apply (even_right 1 y z 2 1); [lia | lia | cbn; side] | apply (odd_right 1 y z 1 1); [lia | lia | cbn; side]].
  - left. destruct (Z.eq_dec x 0) as [-> |].
    { destruct (Z.eq_dec y 0) as [-> | y_pos]; [exfalso; apply no; cbn; side |].
      split; [apply (even_right 0 y 1 0 0); [lia | lia | cbn; side] | apply (odd_top 0 y 1 0); [lia | cbn; side]]. }
    destruct (Z.eq_dec x 1) as [-> |].
    { exfalso. destruct (Z.eq_dec y 0) as [-> | y_pos]; [apply ne | apply no]; cbn; side. }
    destruct (Z.eq_dec y 0) as [-> | y_pos].
    + split; [apply (even_left x 0 1 1 0); [lia | lia | cbn; side] | apply (odd_left x 0 1 0 0); [lia | lia | cbn; side]].
    + destruct (Z.eq_dec x 2) as [-> |]; [exfalso; apply ne; cbn; side |].
      split; [apply (even_left x y 1 2 1); [lia | lia | cbn; side] | apply (odd_left x y 1 1 1); [lia | lia | cbn; side]].
  - clear ne no. destruct (Z.eq_dec y 0) as [-> | y_pos].
    + right. intros q c. unfold out, outside.
      inversion c as [x' y' z' u less | x' y' z' v less | x' y' z' w less]; subst; [| lia |].
      * pose proof (rim_ok u z ltac:(lia) ltac:(lia)). rewrite Z.min_l by assumption. split; cbn [even_both odd_both]; intros is; lia.
      * pose proof (rim_ok x w ltac:(lia) ltac:(lia)). rewrite Z.min_l by assumption. split; cbn [even_both odd_both]; intros is; lia.
    + destruct (Z.eq_dec x 2) as [-> |]; [| destruct (Z.eq_dec z 2) as [-> |]].
      * left. split; [apply (even_right 2 y z 1 1); [lia | lia | cbn; side] | apply (odd_right 2 y z 0 1); [lia | lia | cbn; side]].
      * left. split; [apply (even_left x y 2 1 1); [lia | lia | cbn; side] | apply (odd_left x y 2 0 1); [lia | lia | cbn; side]].
      * right. intros q c. clear p_ok. unfold out, outside. inversion c; subst; split; cbn [even_both odd_both]; intros is; lia.
Qed.

Theorem misere_both : forall p, fits rim p ->
  (misere_P (cut rim) p <-> (P_position (cut rim) p /\ ~ even_both p) \/ odd_both p).
Proof.
  apply (misere_P_is place (cut rim) (fits rim) weight (cuts_fit rim rim_ok) (cuts_end rim rim_ok) even_both odd_both).
  - intros [x y z] _. unfold outside.
    assert (either : forall A B : Prop, A \/ ~ A -> B \/ ~ B -> A \/ B \/ ~ A /\ ~ B) by tauto.
    apply either; cbn [even_both odd_both]; lia.
  - intros [x y z] p_ok no. cbn [fits] in p_ok.
    destruct (Z.eq_dec x 0) as [-> |]; [| destruct (no _ (left_cut rim x y z 0 ltac:(lia)))].
    destruct (Z.eq_dec y 0) as [-> |]; [| destruct (no _ (top_cut rim 0 y z 0 ltac:(lia)))].
    destruct (Z.eq_dec z 0) as [-> |]; [| destruct (no _ (right_cut rim 0 0 z 0 ltac:(lia)))].
    cbn. side.
  - exact from_even.
  - intros [x y z] p_ok is. cbn [even_both] in is. destruct is as [is | [is | [is | is]]]; destruct is as [-> [-> ->]].
    + left. intros q c. inversion c; lia.
    + right. apply (odd_left 1 0 1 0 0); [lia | lia | cbn; side].
    + right. apply (odd_left 1 1 2 0 1); [lia | lia | cbn; side].
    + right. apply (odd_right 2 1 1 0 1); [lia | lia | cbn; side].
  - exact from_odd.
  - intros [x y z] p_ok is. cbn [odd_both] in is. apply near; [assumption |].
    destruct is as [is | [is | [is | [is | is]]]]; destruct is as [-> [-> ->]]; side.
  - exact from_out.
  - exact (some_cut rim).
Qed.

End Both.

(** The rim ceiling((x + z) / k) = floor((x + z + k - 1) / k). *)
Corollary misere_ceiling : forall k, 3 <= k -> forall p, fits (fun x z => (x + z + k - 1) / k) p ->
  (misere_P (cut (fun x z => (x + z + k - 1) / k)) p <->
    (P_position (cut (fun x z => (x + z + k - 1) / k)) p /\ ~ even_both p) \/ odd_both p).
Proof.
  intros k k_ok.
  assert (one : forall n, k <= n < 2 * k -> n / k = 1) by (intros n n_ok; symmetry; apply Z.div_unique with (r := n - k); lia).
  apply misere_both; [intros; apply Z.div_pos; lia | apply Z.div_small; lia | apply one; lia ..].
Qed.


(** ** The rim rises on one side only *)
Section One.

Variable rim : Z -> Z -> Z.
Hypothesis rim_ok : forall x z, 0 <= x -> 0 <= z -> 0 <= rim x z.
Hypothesis r00 : rim 0 0 = 0.
Hypothesis r01 : rim 0 1 = 1.
Hypothesis r10 : rim 1 0 = 0.
Hypothesis r11 : rim 1 1 = 1.
Hypothesis r02 : rim 0 2 = 1.
Hypothesis r12 : rim 1 2 = 1.

Definition even_one (p : place) : Prop := let '(Place x y z) := p in
  x = 0 /\ y = 0 /\ z = 0 \/ x = 1 /\ y = 0 /\ z = 1 \/ x = 1 /\ y = 1 /\ z = 2.
Definition odd_one (p : place) : Prop := let '(Place x y z) := p in
  x = 0 /\ y = 0 /\ z = 1 \/ x = 1 /\ y = 0 /\ z = 0 \/ x = 0 /\ y = 1 /\ z = 2.

Let evens := to_even _ (cut rim) even_one.
Let odds := to_odd _ (cut rim) odd_one.
Let out := outside _ even_one odd_one.

Lemma even_left_1 : forall x y z u v, 0 <= u < x -> v = Z.min y (rim u z) -> even_one (Place u v z) -> evens (Place x y z).
Proof. intros. exists (Place u v z). split; [now apply left_to | assumption]. Qed.
Lemma even_top_1 : forall x y z v, 0 <= v < y -> even_one (Place x v z) -> evens (Place x y z).
Proof. intros. exists (Place x v z). split; [now apply top_cut | assumption]. Qed.
Lemma even_right_1 : forall x y z w v, 0 <= w < z -> v = Z.min y (rim x w) -> even_one (Place x v w) -> evens (Place x y z).
Proof. intros. exists (Place x v w). split; [now apply right_to | assumption]. Qed.
Lemma odd_left_1 : forall x y z u v, 0 <= u < x -> v = Z.min y (rim u z) -> odd_one (Place u v z) -> odds (Place x y z).
Proof. intros. exists (Place u v z). split; [now apply left_to | assumption]. Qed.
Lemma odd_top_1 : forall x y z v, 0 <= v < y -> odd_one (Place x v z) -> odds (Place x y z).
Proof. intros. exists (Place x v z). split; [now apply top_cut | assumption]. Qed.
Lemma odd_right_1 : forall x y z w v, 0 <= w < z -> v = Z.min y (rim x w) -> odd_one (Place x v w) -> odds (Place x y z).
Proof. intros. exists (Place x v w). split; [now apply right_to | assumption]. Qed.

Lemma near_1 : forall x y z, fits rim (Place x y z) ->
  x = 0 /\ 1 <= z \/ 1 <= x /\ z = 0 \/ x = 1 /\ y = 0 /\ 2 <= z \/ x = 1 /\ y = 1 /\ z = 1 -> evens (Place x y z).
Proof.
  intros x y z is_ok [is | [is | [is | is]]]; cbn [fits] in is_ok.
  - destruct is as [-> is]. apply (even_right_1 0 y z 0 0); [lia | lia | cbn; side].
  - destruct is as [is ->]. apply (even_left_1 x y 0 0 0); [lia | lia | cbn; side].
  - destruct is as [-> [-> is]]. apply (even_right_1 1 0 z 1 0); [lia | lia | cbn; side].
  - destruct is as [-> [-> ->]]. apply (even_top_1 1 1 1 0); [lia | cbn; side].
Qed.

Lemma settle_1 : forall x y z, fits rim (Place x y z) -> out (Place x y z) ->
  x = 0 /\ 1 <= z \/ 1 <= x /\ z = 0 \/ x = 1 /\ y = 0 /\ 2 <= z \/ x = 1 /\ y = 1 /\ z = 1 ->
  out (Place x y z) /\ (evens (Place x y z) \/ N_position (cut rim) (Place x y z)).
Proof. intros. split; [assumption | left; now apply near_1]. Qed.

(** A member of one kind leads to the other kind, or to a position outside that leads to an even one. *)
Ltac concrete_1 := cbn [even_one odd_one]; first [left; side
  | right; apply settle_1; [cbn [fits]; lia | unfold out, outside; cbn [even_one odd_one]; lia | side]].
Ltac each_cut_1 q_ok :=
  match goal with c : cut rim _ _ |- _ => inversion c; subst; clear c end; cbn [fits] in q_ok;
  match goal with less : 0 <= ?u < ?x |- _ => first [exfalso; lia | assert (u = 0 \/ u = 1) as [-> | ->] by lia]; try (exfalso; lia); clear less end.
Ltac value_1 := rewrite ?r00, ?r01, ?r10, ?r11, ?r02, ?r12; change (Z.min 1 1) with 1; change (Z.min 0 1) with 0; change (Z.min 1 0) with 0; change (Z.min 0 0) with 0.

Lemma from_even_1 : forall p q, fits rim p -> even_one p -> cut rim p q -> odd_one q \/ out q /\ (evens q \/ N_position (cut rim) q).
Proof.
  intros [x y z] q p_ok is c. pose proof (cuts_fit rim rim_ok _ q p_ok c) as q_ok. clear p_ok. cbn [even_one] in is.
  destruct is as [is | [is | is]]; destruct is as [-> [-> ->]]; each_cut_1 q_ok; value_1; concrete_1.
Qed.

Lemma from_odd_1 : forall p q, fits rim p -> odd_one p -> cut rim p q -> even_one q \/ out q /\ (evens q \/ N_position (cut rim) q).
Proof.
  intros [x y z] q p_ok is c. pose proof (cuts_fit rim rim_ok _ q p_ok c) as q_ok. clear p_ok. cbn [odd_one] in is.
  destruct is as [is | [is | is]]; destruct is as [-> [-> ->]]; each_cut_1 q_ok; value_1; concrete_1.
Qed.

Lemma from_out_1 : forall p, fits rim p -> out p -> evens p /\ odds p \/ forall q, cut rim p q -> out q.
Proof.
  intros [x y z] p_ok [ne no]. cbn [fits] in p_ok.
  assert (cases : x = 0 \/ z = 0 \/ x = 1 \/ 2 <= x /\ z = 1 \/ 2 <= x /\ z = 2 \/ 2 <= x /\ 3 <= z) by lia.
  destruct cases as [-> | [-> | [-> | [[x_large ->] | [[x_large ->] | [x_large z_large]]]]]].
  - left. destruct (Z.eq_dec z 0) as [-> | z_pos]; [exfalso; apply ne; cbn; side |].
    split; [apply (even_right_1 0 y z 0 0); [lia | lia | cbn; side] |].
    destruct (Z.eq_dec y 0) as [-> | y_pos], (Z.eq_dec z 1) as [-> |].
    + exfalso. apply no. cbn. side.
    + apply (odd_right_1 0 0 z 1 0); [lia | lia | cbn; side].
    + apply (odd_top_1 0 y 1 0); [lia | cbn; side].
    + destruct (Z.eq_dec z 2) as [-> |]; [exfalso; apply no; cbn; side |]. apply (odd_right_1 0 y z 2 1); [lia | lia | cbn; side].
  - left. destruct (Z.eq_dec x 0) as [-> | x_pos]; [exfalso; apply ne; cbn; side |].
    destruct (Z.eq_dec x 1) as [-> |]; [exfalso; apply no; cbn; side |].
    split; [apply (even_left_1 x y 0 0 0); [lia | lia | cbn; side] | apply (odd_left_1 x y 0 1 0); [lia | lia | cbn; side]].
  - left. destruct (Z.eq_dec z 0) as [-> |]; [exfalso; apply no; cbn; side |].
    destruct (Z.eq_dec z 1) as [-> |].
    { destruct (Z.eq_dec y 0) as [-> | y_pos]; [exfalso; apply ne; cbn; side |].
      split; [apply (even_top_1 1 y 1 0); [lia | cbn; side] | apply (odd_right_1 1 y 1 0 0); [lia | lia | cbn; side]]. }
    destruct (Z.eq_dec y 0) as [-> | y_pos].
    + split; [apply (even_right_1 1 0 z 1 0); [lia | lia | cbn; side] | apply (odd_right_1 1 0 z 0 0); [lia | lia | cbn; side]].
    + destruct (Z.eq_dec z 2) as [-> |]; [exfalso; apply ne; cbn; side |].
      split; [apply (even_right_1 1 y z 2 1); [lia | lia | cbn; side] | apply (odd_right_1 1 y z 0 0); [lia | lia | cbn; side]].
  - clear ne no. destruct (Z.eq_dec y 0) as [-> | y_pos].
    + left. split; [apply (even_left_1 x 0 1 1 0); [lia | lia | cbn; side] | apply (odd_left_1 x 0 1 0 0); [lia | lia | cbn; side]].
    + right. intros q c. clear p_ok. unfold out, outside.
      inversion c as [x' y' z' u less | x' y' z' v less | x' y' z' w less]; subst; try (split; cbn [even_one odd_one]; intros is; lia).
      assert (u = 0 \/ u = 1 \/ 2 <= u) as [-> | [-> | u_large]] by lia; [rewrite r01 | rewrite r11 |];
        split; cbn [even_one odd_one]; intros is; lia.
  - clear ne no. destruct (Z.eq_dec y 0) as [-> | y_pos].
    + right. intros q c. clear p_ok. unfold out, outside.
      inversion c as [x' y' z' u less | x' y' z' v less | x' y' z' w less]; subst; try (split; cbn [even_one odd_one]; intros is; lia).
    + left. split; [apply (even_left_1 x y 2 1 1); [lia | lia | cbn; side] | apply (odd_left_1 x y 2 0 1); [lia | lia | cbn; side]].
  - right. intros q c. clear p_ok ne no. unfold out, outside. inversion c; subst; split; cbn [even_one odd_one]; intros is; lia.
Qed.

Theorem misere_one : forall p, fits rim p ->
  (misere_P (cut rim) p <-> (P_position (cut rim) p /\ ~ even_one p) \/ odd_one p).
Proof.
  apply (misere_P_is place (cut rim) (fits rim) weight (cuts_fit rim rim_ok) (cuts_end rim rim_ok) even_one odd_one).
  - intros [x y z] _. unfold outside.
    assert (either : forall A B : Prop, A \/ ~ A -> B \/ ~ B -> A \/ B \/ ~ A /\ ~ B) by tauto.
    apply either; cbn [even_one odd_one]; lia.
  - intros [x y z] p_ok no. cbn [fits] in p_ok.
    destruct (Z.eq_dec x 0) as [-> |]; [| destruct (no _ (left_cut rim x y z 0 ltac:(lia)))].
    destruct (Z.eq_dec y 0) as [-> |]; [| destruct (no _ (top_cut rim 0 y z 0 ltac:(lia)))].
    destruct (Z.eq_dec z 0) as [-> |]; [| destruct (no _ (right_cut rim 0 0 z 0 ltac:(lia)))].
    cbn. side.
  - exact from_even_1.
  - intros [x y z] p_ok is. cbn [even_one] in is. destruct is as [is | [is | is]]; destruct is as [-> [-> ->]].
    + left. intros q c. inversion c; lia.
    + right. apply (odd_left_1 1 0 1 0 0); [lia | lia | cbn; side].
    + right. apply (odd_left_1 1 1 2 0 1); [lia | lia | cbn; side].
  - exact from_odd_1.
  - intros [x y z] p_ok is. cbn [odd_one] in is. apply near_1; [assumption |].
    destruct is as [is | [is | is]]; destruct is as [-> [-> ->]]; side.
  - exact from_out_1.
  - exact (some_cut rim).
Qed.

End One.

(** The rim ceiling(z / k). *)
Corollary misere_ceiling_one : forall k, 2 <= k -> forall p, fits (fun _ z => (z + k - 1) / k) p ->
  (misere_P (cut (fun _ z => (z + k - 1) / k)) p <->
    (P_position (cut (fun _ z => (z + k - 1) / k)) p /\ ~ even_one p) \/ odd_one p).
Proof.
  intros k k_ok.
  assert (one : forall n, k <= n < 2 * k -> n / k = 1) by (intros n n_ok; symmetry; apply Z.div_unique with (r := n - k); lia).
  apply misere_one; [intros; apply Z.div_pos; lia | apply Z.div_small; lia | apply one; lia | apply Z.div_small; lia | apply one; lia ..].
Qed.
