(** Misère play: the player who cannot move wins. When is it normal play with a few positions swapped? A theorem for all games, and
    Theorem 15 of "The Relation between Normal Play Chocolate Games and Misère Play Chocolate Games" for bars with any rim. *)

From Coq Require Import Arith ZArith Lia.
From Bittersweet Require Import Games.
Open Scope Z_scope.

(** * A theorem for all games *)
Section Swap.

Variable position : Type.
Variable is_option : position -> position -> Prop.

(** The outcome under misère play. *)
Inductive misere_N : position -> Prop :=
  | ended : forall p, (forall q, ~ is_option p q) -> misere_N p
  | wins_misere : forall p q, is_option p q -> misere_P q -> misere_N p
with misere_P : position -> Prop :=
  | loses_misere : forall p q, is_option p q -> (forall r, is_option p r -> misere_N r) -> misere_P p.

Scheme misere_N_ind' := Induction for misere_N Sort Prop
  with misere_P_ind' := Induction for misere_P Sort Prop.

Lemma not_both_misere : forall p, misere_N p -> misere_P p -> False.
Proof.
  apply (misere_N_ind' (fun p _ => misere_P p -> False) (fun p _ => misere_N p -> False)).
  - intros p no is_P. inversion is_P. subst. eapply no. eauto.
  - intros p q move _ not_N is_P. inversion is_P as [p' r any all]. subst. auto.
  - intros p q any all not_P is_N. inversion is_N as [p' no | p' r move is_P]; subst; [eapply no | eapply not_P]; eauto.
Qed.

Variable legal : position -> Prop.
Variable size : position -> nat.
Hypothesis moves_are_legal : forall p q, legal p -> is_option p q -> legal q.
Hypothesis moves_end : forall p q, legal p -> is_option p q -> (size q < size p)%nat.

(** Two sets of positions, "even" ones and "odd" ones. *)
Variables even odd : position -> Prop.

Definition to_even (p : position) : Prop := exists q, is_option p q /\ even q.
Definition to_odd (p : position) : Prop := exists q, is_option p q /\ odd q.
Definition outside (p : position) : Prop := ~ even p /\ ~ odd p.

(** The ends are even. A move from an even position leads to an odd one or to a position outside which an even position can be
    reached from, or that is an N-position anyway; and if there is a move at all, there is one to an odd position. Likewise with even and
    odd exchanged. From a position outside there are moves to even and to odd positions, or to neither. *)
Hypothesis every_position : forall p, legal p -> even p \/ odd p \/ outside p.
Hypothesis ends : forall p, legal p -> (forall q, ~ is_option p q) -> even p.
Hypothesis from_even : forall p q, legal p -> even p -> is_option p q ->
  odd q \/ outside q /\ (to_even q \/ N_position is_option q).
Hypothesis even_to_odd : forall p, legal p -> even p -> (forall q, ~ is_option p q) \/ to_odd p.
Hypothesis from_odd : forall p q, legal p -> odd p -> is_option p q ->
  even q \/ outside q /\ (to_even q \/ N_position is_option q).
Hypothesis odd_to_even : forall p, legal p -> odd p -> to_even p.
Hypothesis from_outside : forall p, legal p -> outside p ->
  to_even p /\ to_odd p \/ forall q, is_option p q -> outside q.
Hypothesis some_move : forall p, legal p -> (forall q, ~ is_option p q) \/ exists q, is_option p q.

(** Then normal and misère play are the same outside, and the even and the odd positions are swapped. *)
Theorem swap : forall p, legal p ->
  (even p -> P_position is_option p /\ misere_N p)
  /\ (odd p -> N_position is_option p /\ misere_P p)
  /\ (outside p -> (P_position is_option p <-> misere_P p) /\ (N_position is_option p <-> misere_N p)).
Proof.
  enough (all : forall n p, (size p < n)%nat -> legal p ->
    (even p -> P_position is_option p /\ misere_N p)
    /\ (odd p -> N_position is_option p /\ misere_P p)
    /\ (outside p -> (P_position is_option p <-> misere_P p) /\ (N_position is_option p <-> misere_N p)))
    by (intros p; exact (all (S (size p)) p (Nat.lt_succ_diag_r _))).
  induction n as [| n known]; intros p small p_ok; [lia |].
  assert (after : forall q, is_option p q -> legal q /\
    (even q -> P_position is_option q /\ misere_N q)
    /\ (odd q -> N_position is_option q /\ misere_P q)
    /\ (outside q -> (P_position is_option q <-> misere_P q) /\ (N_position is_option q <-> misere_N q))).
  { intros q move. pose proof (moves_end p q p_ok move). pose proof (moves_are_legal p q p_ok move) as q_ok.
    split; [assumption | apply known; [lia | assumption]]. }
  assert (after_N : forall q, is_option p q -> outside q -> to_even q \/ N_position is_option q ->
    N_position is_option q /\ misere_N q).
  { intros q move out_q why. destruct (after q move) as [q_ok [_ [_ alike]]].
    assert (is_N : N_position is_option q); [| split; [assumption | now apply alike]].
    destruct why as [[r [move_r even_r]] | is_N]; [| assumption].
    pose proof (moves_end p q p_ok move). pose proof (moves_end q r q_ok move_r).
    destruct (known r ltac:(lia) (moves_are_legal q r q_ok move_r)) as [if_even _].
    apply (wins _ _ q r move_r). now apply if_even. }
  assert (after_even : forall q, is_option p q -> even q -> P_position is_option q /\ misere_N q)
    by (intros q move; apply (after q move)).
  assert (after_odd : forall q, is_option p q -> odd q -> N_position is_option q /\ misere_P q)
    by (intros q move; apply (after q move)).
  assert (after_out : forall q, is_option p q -> outside q ->
    (P_position is_option q <-> misere_P q) /\ (N_position is_option q <-> misere_N q))
    by (intros q move; apply (after q move)).
  clear after. split; [| split].
  - intros even_p. split.
    + apply loses. intros q move.
      destruct (from_even p q p_ok even_p move) as [odd_q | [out_q why]]; [now apply after_odd | now apply after_N].
    + destruct (even_to_odd p p_ok even_p) as [no | [q [move odd_q]]]; [now apply ended |].
      apply (wins_misere p q move). now apply after_odd.
  - intros odd_p. destruct (odd_to_even p p_ok odd_p) as [q [move even_q]]. split.
    + apply (wins _ _ p q move). now apply after_even.
    + apply (loses_misere p q move). intros r move_r.
      destruct (from_odd p r p_ok odd_p move_r) as [even_r | [out_r why]]; [now apply after_even | now apply after_N].
  - intros out_p. destruct (from_outside p p_ok out_p) as [[[q [move even_q]] [r [move_r odd_r]]] | none].
    + assert (is_N : N_position is_option p) by (apply (wins _ _ p q move); now apply after_even).
      assert (is_MN : misere_N p) by (apply (wins_misere p r move_r); now apply after_odd).
      split; split; intros is; try assumption; exfalso; eauto using not_both, not_both_misere.
    + assert (some : exists q, is_option p q).
      { destruct (some_move p p_ok) as [no | some]; [| assumption]. destruct out_p as [not_even _]. now destruct (not_even (ends p p_ok no)). }
      destruct some as [s move_s]. split; split.
      * intros is_P. inversion is_P as [p' all_N]. subst. apply (loses_misere p s move_s). intros q move.
        apply (after_out q move (none q move)). auto.
      * intros is_P. inversion is_P as [p' any move_any all_N]. subst. apply loses. intros q move.
        apply (after_out q move (none q move)). auto.
      * intros is_N. inversion is_N as [p' q move is_P]. subst. apply (wins_misere p q move).
        apply (after_out q move (none q move)). assumption.
      * intros is_N. inversion is_N as [p' no | p' q move is_P]; subst; [now destruct (no s) |].
        apply (wins _ _ p q move). apply (after_out q move (none q move)). assumption.
Qed.

(** In one line: the P-positions of misère play are those of normal play without the even ones and with the odd ones. *)
Corollary misere_P_is : forall p, legal p -> (misere_P p <-> (P_position is_option p /\ ~ even p) \/ odd p).
Proof.
  intros p p_ok. destruct (swap p p_ok) as [if_even [if_odd if_outside]].
  destruct (every_position p p_ok) as [is_even | [is_odd | is_out]].
  - destruct (if_even is_even) as [is_P is_MN]. split.
    + intros is_MP. exfalso. eauto using not_both_misere.
    + intros [[_ no] | is_odd]; [contradiction |]. now apply if_odd.
  - split; [now right | intros _; now apply if_odd].
  - destruct (if_outside is_out) as [alike _]. destruct is_out as [not_even not_odd]. rewrite alike. tauto.
Qed.

End Swap.

Arguments misere_N {position}.
Arguments misere_P {position}.

(** * Bars with any rim *)

(** The numbers of possible cuts to the left of, above and to the right of the bitter piece. *)
Inductive place := Place (x y z : Z).

Section Rim.

(** The highest y over x and z: any function. *)
Variable rim : Z -> Z -> Z.
Hypothesis rim_ok : forall x z, 0 <= x -> 0 <= z -> 0 <= rim x z.

Inductive cut : place -> place -> Prop :=
  | left_cut : forall x y z u, 0 <= u < x -> cut (Place x y z) (Place u (Z.min y (rim u z)) z)
  | top_cut : forall x y z v, 0 <= v < y -> cut (Place x y z) (Place x v z)
  | right_cut : forall x y z w, 0 <= w < z -> cut (Place x y z) (Place x (Z.min y (rim x w)) w).

Definition fits (p : place) : Prop := let '(Place x y z) := p in 0 <= x /\ 0 <= z /\ 0 <= y <= rim x z.
Definition weight (p : place) : nat := let '(Place x y z) := p in Z.to_nat (x + y + z).

Lemma cuts_fit : forall p q, fits p -> cut p q -> fits q.
Proof.
  intros p q p_ok c. destruct c as [x y z u less | x y z v less | x y z w less]; cbn [fits] in *.
  - pose proof (rim_ok u z). lia.
  - lia.
  - pose proof (rim_ok x w). lia.
Qed.

Lemma cuts_end : forall p q, fits p -> cut p q -> (weight q < weight p)%nat.
Proof.
  intros p q p_ok c. pose proof (cuts_fit p q p_ok c) as q_ok.
  destruct c as [x y z u less | x y z v less | x y z w less]; cbn [fits weight] in *; lia.
Qed.

Lemma left_to : forall x y z u v, 0 <= u < x -> v = Z.min y (rim u z) -> cut (Place x y z) (Place u v z).
Proof. intros. subst. now apply left_cut. Qed.

Lemma right_to : forall x y z w v, 0 <= w < z -> v = Z.min y (rim x w) -> cut (Place x y z) (Place x v w).
Proof. intros. subst. now apply right_cut. Qed.

Lemma some_cut : forall p, fits p -> (forall q, ~ cut p q) \/ exists q, cut p q.
Proof.
  intros [x y z] p_ok. cbn [fits] in p_ok.
  destruct (Z.eq_dec x 0) as [-> |]; [| right; eexists; apply (left_cut x y z 0); lia].
  destruct (Z.eq_dec y 0) as [-> |]; [| right; eexists; apply (top_cut 0 y z 0); lia].
  destruct (Z.eq_dec z 0) as [-> |]; [| right; eexists; apply (right_cut 0 0 z 0); lia].
  left. intros q c. inversion c; lia.
Qed.

(** ** The rim is flat at the bitter piece

Near the corner the rim is 0, or 1, or at least 2, in all of the four places with x and z below 2. *)
Variable height : Z.
Hypothesis flat : forall u w, 0 <= u <= 1 -> 0 <= w <= 1 -> Z.min 2 (rim u w) = height.

Definition small (p : place) : Prop := let '(Place x y z) := p in 0 <= x <= 1 /\ 0 <= y <= 1 /\ 0 <= z <= 1.
Definition sum (p : place) : Z := let '(Place x y z) := p in x + y + z.
Definition even_small (p : place) : Prop := small p /\ (sum p = 0 \/ sum p = 2).
Definition odd_small (p : place) : Prop := small p /\ (sum p = 1 \/ sum p = 3).

Lemma small_cases : forall p, even_small p \/ odd_small p \/ outside _ even_small odd_small p.
Proof. intros [x y z]. unfold outside, even_small, odd_small. cbn [small sum]. lia. Qed.

Lemma small_cut : forall p q, fits p -> small p -> cut p q -> small q /\ sum q = sum p - 1.
Proof.
  intros p q p_ok p_small c. destruct c as [x y z u less | x y z v less | x y z w less]; cbn [fits small sum] in *; [| lia |].
  - pose proof (flat u z ltac:(lia) ltac:(lia)). pose proof (flat x z ltac:(lia) ltac:(lia)). lia.
  - pose proof (flat x w ltac:(lia) ltac:(lia)). pose proof (flat x z ltac:(lia) ltac:(lia)). lia.
Qed.

(** One cut more or less changes the parity. *)
Lemma small_step : forall p, fits p -> small p -> sum p <> 0 -> exists q, cut p q /\ small q /\ sum q = sum p - 1.
Proof.
  intros p p_ok p_small not_0. destruct (some_cut p p_ok) as [no | [q c]].
  - exfalso. destruct p as [x y z]. cbn [fits small sum] in *.
    destruct (Z.eq_dec x 0) as [-> |]; [| eapply no; apply (left_cut x y z 0); lia].
    destruct (Z.eq_dec y 0) as [-> |]; [| eapply no; apply (top_cut 0 y z 0); lia].
    eapply no. apply (right_cut 0 0 z 0). lia.
  - exists q. split; [assumption |]. now apply small_cut.
Qed.

(** From a position that is not small both kinds of small positions can be reached, or none. *)
Lemma from_large : forall p, fits p -> outside _ even_small odd_small p ->
  to_even _ cut even_small p /\ to_odd _ cut odd_small p \/ forall q, cut p q -> outside _ even_small odd_small q.
Proof.
  intros [x y z] p_ok out_p.
  assert (pair : forall q r, cut (Place x y z) q -> cut (Place x y z) r -> small q -> small r -> sum r = sum q + 1 ->
    to_even _ cut even_small (Place x y z) /\ to_odd _ cut odd_small (Place x y z)).
  { intros q r c d q_small r_small next. unfold to_even, to_odd, even_small, odd_small.
    assert (sum q = 0 \/ sum q = 1 \/ sum q = 2) as [is | [is | is]]
      by (destruct q as [a b e], r as [a' b' e']; cbn [small sum] in *; lia);
      [split; [exists q | exists r] | split; [exists r | exists q] | split; [exists q | exists r]]; repeat split; auto; lia. }
  assert (out : 2 <= x \/ 2 <= y \/ 2 <= z).
  { cbn [fits] in p_ok. destruct out_p as [not_even not_odd]. unfold even_small, odd_small in *. cbn [small sum] in *. lia. }
  clear out_p. cbn [fits] in p_ok.
  destruct (Z.le_gt_cases 2 x) as [x_large | x_small], (Z.le_gt_cases 2 z) as [z_large | z_small].
  - right. intros q c. unfold outside, even_small, odd_small. inversion c; subst; cbn [small]; lia.
  - pose proof (flat 0 z ltac:(lia) ltac:(lia)). pose proof (flat 1 z ltac:(lia) ltac:(lia)).
    destruct (Z.le_gt_cases (Z.min y height) 1) as [low | high].
    + left. apply (pair (Place 0 (Z.min y height) z) (Place 1 (Z.min y height) z));
        [apply left_to; lia | apply left_to; lia | cbn [small]; pose proof (rim_ok 0 z); lia | cbn [small]; pose proof (rim_ok 0 z); lia | cbn [sum]; lia].
    + right. intros q c. unfold outside, even_small, odd_small. inversion c as [x' y' z' u less | x' y' z' v less | x' y' z' w less]; subst; cbn [small]; [| lia | lia].
      destruct (Z.le_gt_cases u 1) as [u_small | u_large]; [| lia]. pose proof (flat u z ltac:(lia) ltac:(lia)). lia.
  - pose proof (flat x 0 ltac:(lia) ltac:(lia)). pose proof (flat x 1 ltac:(lia) ltac:(lia)).
    destruct (Z.le_gt_cases (Z.min y height) 1) as [low | high].
    + left. apply (pair (Place x (Z.min y height) 0) (Place x (Z.min y height) 1));
        [apply right_to; lia | apply right_to; lia | cbn [small]; pose proof (rim_ok x 0); lia | cbn [small]; pose proof (rim_ok x 0); lia | cbn [sum]; lia].
    + right. intros q c. unfold outside, even_small, odd_small. inversion c as [x' y' z' u less | x' y' z' v less | x' y' z' w less]; subst; cbn [small]; [lia | lia |].
      destruct (Z.le_gt_cases w 1) as [w_small | w_large]; [| lia]. pose proof (flat x w ltac:(lia) ltac:(lia)). lia.
  - left. apply (pair (Place x 0 z) (Place x 1 z)); [apply top_cut; lia | apply top_cut; lia | cbn [small]; lia | cbn [small]; lia | cbn [sum]; lia].
Qed.

(** Theorem 15 for every rim that is flat at the bitter piece: normal and misère play differ exactly where no coordinate is above 1. *)
Theorem misere_flat : forall p, fits p ->
  (misere_P cut p <-> (P_position cut p /\ ~ small p) \/ odd_small p).
Proof.
  intros p p_ok.
  assert (same : misere_P cut p <-> (P_position cut p /\ ~ even_small p) \/ odd_small p).
  { apply (misere_P_is place cut fits weight cuts_fit cuts_end even_small odd_small); [| | | | | | | exact some_cut | exact p_ok];
      clear p p_ok; [| | | | | | exact from_large].
    - intros p _. apply small_cases.
    - intros [x y z] p_ok no. cbn [fits] in p_ok.
      destruct (Z.eq_dec x 0) as [-> |]; [| destruct (no _ (left_cut x y z 0 ltac:(lia)))].
      destruct (Z.eq_dec y 0) as [-> |]; [| destruct (no _ (top_cut 0 y z 0 ltac:(lia)))].
      destruct (Z.eq_dec z 0) as [-> |]; [| destruct (no _ (right_cut 0 0 z 0 ltac:(lia)))].
      unfold even_small. cbn [small sum]. lia.
    - intros p q p_ok [p_small even] c. left. destruct (small_cut p q p_ok p_small c). pose proof (cuts_fit p q p_ok c) as q_ok.
      split; [assumption |]. destruct q as [a b e]. cbn [fits sum] in *. lia.
    - intros p p_ok [p_small even]. destruct (Z.eq_dec (sum p) 0) as [is_0 | not_0].
      + left. intros q c. pose proof (cuts_fit p q p_ok c) as q_ok. destruct (small_cut p q p_ok p_small c). destruct q. cbn [fits sum] in *. lia.
      + right. destruct (small_step p p_ok p_small not_0) as [q [c [q_small next]]]. exists q. unfold odd_small. repeat split; auto; lia.
    - intros p q p_ok [p_small odd] c. left. destruct (small_cut p q p_ok p_small c). split; [assumption | lia].
    - intros p p_ok [p_small odd]. destruct (small_step p p_ok p_small ltac:(lia)) as [q [c [q_small next]]].
      exists q. unfold even_small. repeat split; auto; lia. }
  rewrite same. unfold even_small, odd_small. destruct p as [x y z]. cbn [small sum fits] in *.
  split; (intros [[is no] | is_odd]; [| now right]).
  - assert (0 <= x <= 1 /\ 0 <= y <= 1 /\ 0 <= z <= 1 \/ ~ (0 <= x <= 1 /\ 0 <= y <= 1 /\ 0 <= z <= 1)) as [is_small | not_small] by lia;
      [right; lia | left; now split].
  - left. split; [assumption | lia].
Qed.

End Rim.

(** * Theorem 15 of the paper, for every rim that is 0 at (1, 1) and around it

For a monotone rim it is enough that rim 1 1 = 0. This is so for the rim floor((x + z) / k) with any real number k > 2. *)
Theorem misere_15 : forall rim, (forall x z, 0 <= x -> 0 <= z -> 0 <= rim x z) ->
  (forall x z u w, 0 <= x <= u -> 0 <= z <= w -> rim x z <= rim u w) -> rim 1 1 = 0 ->
  forall x y z, 0 <= x -> 0 <= z -> 0 <= y <= rim x z ->
  (misere_P (cut rim) (Place x y z) <->
    P_position (cut rim) (Place x y z) /\ ~ (y = 0 /\ (x = 0 /\ z = 0 \/ x = 1 /\ z = 1))
    \/ y = 0 /\ (x = 1 /\ z = 0 \/ x = 0 /\ z = 1)).
Proof.
  intros rim rim_ok monotone corner x y z x_ok z_ok y_ok.
  assert (flat : forall u w, 0 <= u <= 1 -> 0 <= w <= 1 -> rim u w = 0).
  { intros u w u_ok w_ok. pose proof (monotone u w 1 1 ltac:(lia) ltac:(lia)). pose proof (rim_ok u w ltac:(lia) ltac:(lia)). lia. }
  rewrite (misere_flat rim rim_ok 0) by (try (cbn [fits]; lia); intros u w u_ok w_ok; rewrite flat by lia; lia).
  assert (bottom : 0 <= x <= 1 /\ 0 <= z <= 1 -> y = 0) by (intros [x_small z_small]; rewrite flat in y_ok by lia; lia).
  unfold odd_small. cbn [small sum].
  split; (intros [[is no] | is_odd]; [| right; lia]).
  - left. split; [assumption | lia].
  - assert (0 <= x <= 1 /\ 0 <= z <= 1 \/ ~ (0 <= x <= 1 /\ 0 <= z <= 1)) as [is_small | not_small] by lia;
      [right; lia | left; split; [assumption | lia]].
Qed.

(** The rim floor((a x + b z + c) / d). *)
Definition quotient_rim (a b c d x z : Z) : Z := (a * x + b * z + c) / d.

(** Theorem 15 as the paper has it: k is a fraction d / a > 2. *)
Corollary misere_15_of_the_paper : forall a d, 0 < a -> 2 * a < d -> forall x y z, 0 <= x -> 0 <= z -> 0 <= y <= (a * (x + z)) / d ->
  let rim := fun x z => (a * (x + z)) / d in
  (misere_P (cut rim) (Place x y z) <->
    P_position (cut rim) (Place x y z) /\ ~ (y = 0 /\ (x = 0 /\ z = 0 \/ x = 1 /\ z = 1))
    \/ y = 0 /\ (x = 1 /\ z = 0 \/ x = 0 /\ z = 1)).
Proof.
  intros a d a_ok d_ok x y z x_ok z_ok y_ok rim. apply misere_15; try assumption; unfold rim.
  - intros. apply Z.div_pos; nia.
  - intros. apply Z.div_le_mono; nia.
  - apply Z.div_small. lia.
Qed.
