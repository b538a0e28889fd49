(** With a one-time pass x and z differ by at most y + 1 in every P-position, whatever the rim is that does not fall. *)

From Coq Require Import Arith ZArith Bool List FinFun Lia.
From Bittersweet Require Import Games Bars Rims Shifts Near.
Open Scope Z_scope.

Section NearPass.

Variable f : Z -> Z -> Z.
Hypothesis rim_rises : rises f.

(** A position, and whether the pass can still be used; it can be used once, and not at the end. *)
Inductive pass_cut : position * bool -> position * bool -> Prop :=
  | cutting : forall p q b, cut f p q -> pass_cut (p, b) (q, b)
  | passing : forall p, (exists q, cut f p q) -> pass_cut (p, true) (p, false).

(** ** When the pass is gone *)
Lemma gone_P : forall p, P_position (cut f) p -> P_position pass_cut (p, false).
Proof.
  apply (P_position_ind' _ (cut f) (fun p _ => N_position pass_cut (p, false)) (fun p _ => P_position pass_cut (p, false))).
  - intros p q move _ is_P. apply (wins _ _ _ (q, false)); [now constructor | assumption].
  - intros p _ all. constructor. intros q move. inversion move; subst. auto.
Qed.

Lemma gone_N : forall p, N_position (cut f) p -> N_position pass_cut (p, false).
Proof. intros p is_N. inversion is_N as [p' q move is_P]. subst. apply (wins _ _ _ (q, false)); [now constructor | now apply gone_P]. Qed.


Lemma P_or_N_pass : forall n p, (size p < n)%nat -> under f p -> P_position pass_cut (p, true) \/ N_position pass_cut (p, true).
Proof.
  induction n as [| n known]; intros [x y z] small p_ok; [lia |].
  assert (each : forall q, cut f (At x y z) q -> P_position pass_cut (q, true) \/ N_position pass_cut (q, true)).
  { intros q move. apply known; [pose proof (cuts_end f rim_rises _ q p_ok move); lia | eauto using cuts_stay_under]. }
  destruct (search_or (fun u => P_position pass_cut (At u (Z.min y (f u z)) z, true)) (fun u => N_position pass_cut (At u (Z.min y (f u z)) z, true)) x)
    as [[u [u_ok is_P]] | all_x]; [intros; apply each; now constructor | right; eapply wins; [constructor; now apply lower_x | exact is_P] |].
  destruct (search_or (fun v => P_position pass_cut (At x v z, true)) (fun v => N_position pass_cut (At x v z, true)) y)
    as [[v [v_ok is_P]] | all_y]; [intros; apply each; now constructor | right; eapply wins; [constructor; now apply lower_y | exact is_P] |].
  destruct (search_or (fun w => P_position pass_cut (At x (Z.min y (f x w)) w, true)) (fun w => N_position pass_cut (At x (Z.min y (f x w)) w, true)) z)
    as [[w [w_ok is_P]] | all_z]; [intros; apply each; now constructor | right; eapply wins; [constructor; now apply lower_z | exact is_P] |].
  assert (cuts : forall q, cut f (At x y z) q -> N_position pass_cut (q, true)) by (intros q move; inversion move; subst; auto).
  assert (some_or_none : (exists q, cut f (At x y z) q) \/ (forall q, ~ cut f (At x y z) q)).
  { destruct p_ok as [x_ok [y_ok [z_ok _]]].
    destruct (Z.eq_dec x 0) as [x_0 | ]; [| left; eexists; apply (lower_x f x y z 0); lia].
    destruct (Z.eq_dec y 0) as [y_0 | ]; [| left; eexists; apply (lower_y f x y z 0); lia].
    destruct (Z.eq_dec z 0) as [z_0 | ]; [| left; eexists; apply (lower_z f x y z 0); lia].
    right. intros q move. inversion move; lia. }
  destruct some_or_none as [some | none].
  - destruct (P_or_N f rim_rises _ p_ok) as [is_P | is_N].
    + right. apply (wins _ _ _ (At x y z, false)); [now constructor | now apply gone_P].
    + left. constructor. intros r move. inversion move; subst; [auto | now apply gone_N].
  - left. constructor. intros r move. inversion move as [p q b next | p [q next]]; subst; exfalso; eapply none; eauto.
Qed.

Lemma no_cut_pass : forall p q, P_position pass_cut p -> P_position pass_cut q -> ~ pass_cut p q.
Proof. intros p q p_P q_P move. inversion p_P as [? all]. subst. eapply Games.not_both; eauto. Qed.

Definition rest (x y w : Z) : Z := Z.min y (f x w).

(** The answers to the cut to w: i < y is a cut of y to i, y + u is a cut of x to u, and y + x is the pass. *)
Definition answer (x y w i : Z) : Prop :=
  i < y /\ i <= f x w /\ P_position pass_cut (At x i w, true)
  \/ y <= i < y + x /\ P_position pass_cut (At (i - y) (rest (i - y) y w) w, true)
  \/ i = y + x /\ P_position pass_cut (At x (rest x y w) w, false).

Lemma answer_once : forall x y w t i, 0 <= x -> 0 <= w < t -> answer x y w i -> answer x y t i -> False.
Proof.
  assert (again : forall u y w t b, 0 <= u -> 0 <= w < t -> pass_cut (At u (rest u y t) t, b) (At u (rest u y w) w, b)).
  { intros u y w t b u_ok less. constructor. replace (rest u y w) with (Z.min (rest u y t) (f u w)); [now apply lower_z |].
    unfold rest. pose proof (rise f rim_rises u w u t). lia. }
  intros x y w t i x_ok less [[i_low [i_ok w_P]] | [[i_mid w_P] | [i_high w_P]]] [[t_low [_ t_P]] | [[t_mid t_P] | [t_high t_P]]]; try lia.
  - eapply no_cut_pass; [exact t_P | exact w_P |]. constructor. replace i with (Z.min i (f x w)) at 2 by lia. now apply lower_z.
  - eapply no_cut_pass; [exact t_P | exact w_P |]. apply again; lia.
  - eapply no_cut_pass; [exact t_P | exact w_P |]. now apply again.
Qed.

Lemma one_of_the_first_pass : forall x y, 0 <= x -> 0 <= y -> exists w, 0 <= w <= x + y + 1 /\ P_position pass_cut (At x (rest x y w) w, true).
Proof.
  intros x y x_ok y_ok.
  assert (legal : forall w, 0 <= w -> under f (At x (rest x y w) w)).
  { intros w w_ok. unfold rest. cbn [under]. pose proof (rim_rises x w x w). lia. }
  destruct (search_or (fun w => P_position pass_cut (At x (rest x y w) w, true)) (fun w => N_position pass_cut (At x (rest x y w) w, true)) (x + y + 2))
    as [[w [w_ok is_P]] | all_N].
  - intros w w_ok. apply (P_or_N_pass (S (size (At x (rest x y w) w)))); [lia | apply legal; lia].
  - exists w. split; [lia | assumption].
  - exfalso. enough (x + y + 2 <= y + x + 1) by lia. apply (pigeons (answer x y)); [lia | |].
    + intros w w_ok. pose proof (all_N w w_ok) as is_N. inversion is_N as [p r move r_P]. subst p.
      pose proof (rim_rises x w x w ltac:(lia) ltac:(lia)) as rim_ok.
      inversion move as [p q b next | p some]; subst.
      * inversion next as [x' y' z' u lower | x' y' z' v lower | x' y' z' t lower]; subst x' y' z' q.
        -- exists (y + u). split; [lia |]. right. left. split; [lia |]. replace (y + u - y) with u by lia.
           replace (rest u y w) with (Z.min (rest x y w) (f u w)); [assumption |].
           unfold rest. pose proof (rise f rim_rises u w x w). lia.
        -- unfold rest in lower. exists v. split; [lia |]. left. split; [lia | split; [lia | assumption]].
        -- exfalso. eapply Games.not_both; [apply (all_N t); lia |].
           replace (rest x y t) with (Z.min (rest x y w) (f x t)); [assumption |].
           unfold rest. pose proof (rise f rim_rises x t x w). lia.
      * exists (y + x). split; [lia |]. right. right. split; [reflexivity | assumption].
    + intros w t i w_ok t_ok w_i t_i. destruct (Z.lt_trichotomy w t) as [less | [same | less]]; [exfalso | assumption | exfalso].
      * eapply (answer_once x y w t i); eauto; lia.
      * eapply (answer_once x y t w i); eauto; lia.
Qed.

Theorem z_is_near_pass : forall x y z, under f (At x y z) -> P_position pass_cut (At x y z, true) -> z <= x + y + 1.
Proof.
  intros x y z p_ok is_P. pose proof p_ok as [x_ok [y_ok [z_ok rim_ok]]]. apply Z.nlt_ge. intros far.
  destruct (one_of_the_first_pass x y x_ok y_ok) as [w [w_ok w_P]].
  eapply no_cut_pass; [exact is_P | exact w_P |]. constructor. apply lower_z. lia.
Qed.

End NearPass.

(** ** Left and right are alike *)
Definition mirror_pass (s : position * bool) : position * bool := let '(p, b) := s in (mirror p, b).

Lemma mirror_pass_cut : forall f s r, pass_cut f s r -> pass_cut (mirrored f) (mirror_pass s) (mirror_pass r).
Proof.
  intros f s r move. inversion move as [p q b next | p [q next]]; subst; cbn; constructor; [now apply mirror_cut |].
  exists (mirror q). now apply mirror_cut.
Qed.

Lemma mirror_pass_twice : forall s, mirror_pass (mirror_pass s) = s.
Proof. intros [p b]. cbn. now rewrite mirror_twice. Qed.

Lemma mirror_pass_P : forall f s, P_position (pass_cut f) s -> P_position (pass_cut (mirrored f)) (mirror_pass s).
Proof.
  intros f. apply (P_position_ind' _ (pass_cut f) (fun s _ => N_position (pass_cut (mirrored f)) (mirror_pass s))
    (fun s _ => P_position (pass_cut (mirrored f)) (mirror_pass s))).
  - intros s r move _ is_P. apply (wins _ _ _ (mirror_pass r)); [now apply mirror_pass_cut | assumption].
  - intros s _ all. constructor. intros r move. apply mirror_pass_cut in move. rewrite mirror_pass_twice in move.
    rewrite <- (mirror_pass_twice r). now apply all.
Qed.

Theorem ends_are_near_with_pass : forall f, rises f -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= f x z ->
  P_position (pass_cut f) (At x y z, true) -> Z.abs (x - z) <= y + 1.
Proof.
  intros f up x y z x_ok y_ok z_ok rim_ok is_P. assert (p_ok : under f (At x y z)) by (cbn; auto).
  pose proof (z_is_near_pass f up x y z p_ok is_P).
  pose proof (z_is_near_pass (mirrored f) (mirror_rises f up) z y x (mirror_under f _ p_ok) (mirror_pass_P f _ is_P)). lia.
Qed.
