(** |x - z| <= y at every P-position of every bar whose rim does not fall. *)

From Coq Require Import Arith ZArith Bool List FinFun Lia.
From Bittersweet Require Import Games Bars Moves Triangles Rims Slopes Shifts.
Open Scope Z_scope.

Import ListNotations.

(** * Pigeons and holes *)

(** If each w below n has a hole below m, and no hole two numbers, then n <= m. *)
Lemma pigeons : forall (hole : Z -> Z -> Prop) n m, 0 <= m -> (forall w, 0 <= w < n -> exists i, 0 <= i < m /\ hole w i) ->
  (forall w t i, 0 <= w < n -> 0 <= t < n -> hole w i -> hole t i -> w = t) -> n <= m.
Proof.
  intros hole n m m_ok each once. destruct (Z.le_gt_cases n 0) as [| n_ok]; [lia |].
  assert (holes : forall ws, (forall w, In w ws -> 0 <= w < n) -> NoDup ws ->
            exists is, length is = length ws /\ NoDup is /\ (forall i, In i is -> 0 <= i < m /\ exists w, In w ws /\ hole w i)).
  { induction ws as [| w ws known]; intros ws_ok different.
    - exists []. repeat split; try constructor; contradiction.
    - destruct known as [is [same [is_different is_ok]]]; [intros; apply ws_ok; now right | now inversion different |].
      destruct (each w) as [i [i_ok w_i]]; [apply ws_ok; now left |].
      exists (i :: is). split; [cbn; congruence |]. split.
      + constructor; [| assumption]. intros again. destruct (is_ok i again) as [_ [t [t_in t_i]]].
        inversion different as [| ? ? not_in _]. subst. apply not_in. replace w with t; [assumption |].
        eapply once; [| | exact t_i | exact w_i]; apply ws_ok; [now right | now left].
      + intros k [<- | k_in]; [split; [assumption |]; exists w; split; [now left | assumption] |].
        destruct (is_ok k k_in) as [k_ok [t [t_in t_k]]]. split; [assumption |]. exists t. split; [now right | assumption]. }
  destruct (holes (numbers_below n)) as [is [same [different is_ok]]].
  - intros w. apply in_numbers_below.
  - apply Injective_map_NoDup; [intros a b; lia | apply seq_NoDup].
  - assert (fits : (length is <= length (numbers_below m))%nat).
    { apply NoDup_incl_length; [assumption |]. intros i i_in. apply in_numbers_below. now apply is_ok. }
    rewrite same in fits. unfold numbers_below in fits. rewrite !map_length, !seq_length in fits. lia.
Qed.

(** * The theorem *)
Section Near.

Variable f : Z -> Z -> Z.
Hypothesis rim_rises : rises f.

Lemma P_or_N : forall p, under f p -> P_position (cut f) p \/ N_position (cut f) p.
Proof. intros p p_ok. apply (determined f rim_rises (S (size p))); [lia | assumption]. Qed.

(** Two P-positions, and no cut between them. *)
Lemma no_cut : forall p q, P_position (cut f) p -> P_position (cut f) q -> ~ cut f p q.
Proof. intros p q p_P q_P move. inversion p_P as [? all]. subst. eapply Games.not_both; eauto. Qed.

(** The rest of y after a cut of (x, y, any) to (x, ., w). *)
Let left (x y w : Z) : Z := Z.min y (f x w).

(** The answers to the cut to w: i < y is a cut of y to i, and y + u is a cut of x to u. *)
Definition hole (x y w i : Z) : Prop :=
  i < y /\ i <= f x w /\ P_position (cut f) (At x i w) \/ y <= i /\ P_position (cut f) (At (i - y) (left (i - y) y w) w).

Lemma once : forall x y w t i, 0 <= x -> 0 <= w < t -> hole x y w i -> hole x y t i -> False.
Proof.
  intros x y w t i x_ok less [[i_low [i_ok w_P]] | [i_high w_P]] [[t_low [_ t_P]] | [t_high t_P]]; try lia.
  - eapply no_cut; [exact t_P | exact w_P |]. replace i with (Z.min i (f x w)) at 2 by lia. now apply lower_z.
  - set (u := i - y) in *. eapply no_cut; [exact t_P | exact w_P |].
    replace (left u y w) with (Z.min (left u y t) (f u w)); [now apply lower_z |].
    unfold left. pose proof (rise f rim_rises u w u t). lia.
Qed.

(** Among the first x + y + 1 cuts of z one leads to a P-position. *)
Lemma one_of_the_first : forall x y, 0 <= x -> 0 <= y -> exists w, 0 <= w <= x + y /\ P_position (cut f) (At x (left x y w) w).
Proof.
  intros x y x_ok y_ok.
  assert (legal : forall u w, 0 <= u -> 0 <= w -> under f (At u (left u y w) w)).
  { intros u w u_ok w_ok. unfold left. cbn [under]. pose proof (rim_rises u w u w). lia. }
  destruct (search_or (fun w => P_position (cut f) (At x (left x y w) w)) (fun w => N_position (cut f) (At x (left x y w) w)) (x + y + 1))
    as [[w [w_ok is_P]] | all_N].
  - intros w w_ok. apply P_or_N. apply legal; lia.
  - exists w. split; [lia | assumption].
  - exfalso. enough (x + y + 1 <= y + x) by lia.
    apply (pigeons (hole x y)); [lia | |].
    + (* the winning cut of each is one of y or x *)
      intros w w_ok. pose proof (all_N w w_ok) as is_N. inversion is_N as [p q move q_P]. subst p.
      pose proof (rim_rises x w x w ltac:(lia) ltac:(lia)) as rim_ok.
      inversion move as [x' y' z' u lower | x' y' z' v lower | x' y' z' t lower]; subst x' y' z' q.
      * exists (y + u). split; [lia |]. right. split; [lia |]. replace (y + u - y) with u by lia.
        replace (left u y w) with (Z.min (left x y w) (f u w)); [assumption |].
        unfold left. pose proof (rise f rim_rises u w x w). lia.
      * unfold left in lower. exists v. split; [lia |]. left. split; [lia | split; [lia | assumption]].
      * exfalso. eapply Games.not_both; [apply (all_N t); lia |].
        replace (left x y t) with (Z.min (left x y w) (f x t)); [assumption |].
        unfold left. pose proof (rise f rim_rises x t x w). lia.
    + (* and no such cut answers two *)
      intros w t i w_ok t_ok w_i t_i. destruct (Z.lt_trichotomy w t) as [less | [same | less]]; [exfalso | assumption | exfalso].
      * eapply (once x y w t i); eauto; lia.
      * eapply (once x y t w i); eauto; lia.
Qed.

Theorem z_is_near : forall x y z, under f (At x y z) -> P_position (cut f) (At x y z) -> z <= x + y.
Proof.
  intros x y z p_ok is_P. pose proof p_ok as [x_ok [y_ok [z_ok rim_ok]]]. apply Z.nlt_ge. intros far.
  destruct (one_of_the_first x y x_ok y_ok) as [w [w_ok w_P]]. eapply no_cut; [exact is_P | exact w_P |]. apply lower_z. lia.
Qed.

(** So for all x and y there is exactly one w such that the cut of any (x, y, z) to w leads to a P-position; and it is at most x + y.
    In Nim it is x xor y. *)
Theorem one_partner : forall x y, 0 <= x -> 0 <= y -> exists w, 0 <= w <= x + y /\ P_position (cut f) (At x (Z.min y (f x w)) w)
  /\ forall t, 0 <= t -> P_position (cut f) (At x (Z.min y (f x t)) t) -> t = w.
Proof.
  intros x y x_ok y_ok. destruct (one_of_the_first x y x_ok y_ok) as [w [w_ok w_P]].
  assert (to : forall r t, 0 <= r < t -> cut f (At x (Z.min y (f x t)) t) (At x (Z.min y (f x r)) r)).
  { intros r t less. replace (Z.min y (f x r)) with (Z.min (Z.min y (f x t)) (f x r)); [now apply lower_z |].
    pose proof (rise f rim_rises x r x t). lia. }
  exists w. split; [assumption |]. split; [exact w_P |]. intros t t_ok t_P.
  destruct (Z.lt_trichotomy t w) as [less | [same | more]]; [exfalso | assumption | exfalso].
  - eapply no_cut; [exact w_P | exact t_P |]. apply to. lia.
  - eapply no_cut; [exact t_P | exact w_P |]. apply to. lia.
Qed.

End Near.

(** ** Left and right are alike *)
Lemma mirror_P : forall f p, P_position (cut f) p -> P_position (cut (mirrored f)) (mirror p).
Proof.
  intros f. apply (P_position_ind' _ (cut f) (fun p _ => N_position (cut (mirrored f)) (mirror p)) (fun p _ => P_position (cut (mirrored f)) (mirror p))).
  - intros p q move _ is_P. apply (wins _ _ _ (mirror q)); [now apply mirror_cut | assumption].
  - intros p _ all. constructor. intros q move. apply mirror_cut in move. rewrite mirror_twice in move.
    rewrite <- (mirror_twice q). now apply all.
Qed.

Theorem ends_are_near : forall f, rises f -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= f x z ->
  P_position (cut f) (At x y z) -> Z.abs (x - z) <= y.
Proof.
  intros f up x y z x_ok y_ok z_ok rim_ok is_P.
  assert (p_ok : under f (At x y z)) by (cbn; auto).
  pose proof (z_is_near f up x y z p_ok is_P).
  pose proof (z_is_near (mirrored f) (mirror_rises f up) z y x (mirror_under f _ p_ok) (mirror_P f _ is_P)). lia.
Qed.

(** For the product's bars; and if k >= 2, a P-position of T(k) with a given x has z <= x (k + 1) / (k - 1): there are finitely many. *)
Theorem ends_of_bars_are_near : forall a b c d, well_formed (Rim a b c d) -> forall x y z, legal (Rim a b c d) (At x y z) ->
  P_position (is_option (Rim a b c d)) (At x y z) -> Z.abs (x - z) <= y.
Proof.
  intros a b c d well x y z [x_ok [y_ok [z_ok rim_ok]]] is_P. apply (ends_are_near (line a b c d)); auto.
  - now apply line_rises.
  - eapply same_game; [| exact is_P]. apply same_cuts.
Qed.

Theorem finitely_many : forall k x y z, 2 <= k -> legal (Rim 1 1 0 k) (At x y z) -> P_position (is_option (Rim 1 1 0 k)) (At x y z) ->
  z * (k - 1) <= x * (k + 1).
Proof.
  intros k x y z k_ok is_legal is_P. pose proof (ends_of_bars_are_near 1 1 0 k ltac:(cbn; lia) x y z is_legal is_P) as near.
  destruct is_legal as [x_ok [y_ok [z_ok rim_ok]]]. cbn [under_rim] in rim_ok. apply below_quotient in rim_ok; [| lia].
  destruct (Z.le_gt_cases z x) as [le | gt]; nia.
Qed.
