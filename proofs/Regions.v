(** Triangular bars in the plane: Definition 4.2 of "Impartial Triangular Chocolate Bar Games" for every k, and Examples 4.2 and 4.3. *)

From Coq Require Import ZArith QArith Lqa Lia.
Open Scope Q_scope.

(** The region of (u, v, w), by its four inequalities. *)
Definition side_a (u : Z) (x y : Q) : Prop := y <= x + 1 + 2 * inject_Z u.
Definition side_b (k v : Z) (x y : Q) : Prop := y <= inject_Z (k * (v + 1)).
Definition side_c (w : Z) (x y : Q) : Prop := y <= - x + 1 + 2 * inject_Z w.
Definition side_d (x y : Q) : Prop := 0 <= y.
Definition region (k u v w : Z) (x y : Q) : Prop := side_a u x y /\ side_b k v x y /\ side_c w x y /\ side_d x y.

(** A line cuts a region that has points on both sides of it. A line is given by how far a point is above it. *)
Definition cuts (line : Q -> Q -> Q) (inside : Q -> Q -> Prop) : Prop :=
  (exists x y, inside x y /\ 0 < line x y) /\ (exists x y, inside x y /\ line x y < 0).

(** The lines of Definition 4.1: y = x + 1 + 2r and y = - x + 1 + 2r with r >= 0, and y = ks with s >= 1. *)
Definition rising (r : Z) (x y : Q) : Q := y - (x + 1 + 2 * inject_Z r).
Definition level (k s : Z) (x y : Q) : Q := y - inject_Z (k * s).
Definition falling (r : Z) (x y : Q) : Q := y - (- x + 1 + 2 * inject_Z r).

Lemma less_Z : forall a b, inject_Z a < inject_Z b -> (a < b)%Z.
Proof. intros a b. now rewrite <- Zlt_Qlt. Qed.

Lemma less_Q : forall a b, (a < b)%Z -> inject_Z a < inject_Z b.
Proof. intros a b. now rewrite <- Zlt_Qlt. Qed.

Lemma at_most_Q : forall a b, (a <= b)%Z -> inject_Z a <= inject_Z b.
Proof. intros a b. now rewrite <- Zle_Qle. Qed.

(** Exactly u, v and w lines of the three families cut the region: those with r < u, 1 <= s <= v and r < w. *)
Theorem definition_4_2 : forall k u v w, (0 < k)%Z -> (0 <= u)%Z -> (0 <= v)%Z -> (0 <= w)%Z -> (k * v <= u + w)%Z ->
  (forall r, (0 <= r)%Z -> (cuts (rising r) (region k u v w) <-> (r < u)%Z))
  /\ (forall s, (1 <= s)%Z -> (cuts (level k s) (region k u v w) <-> (s <= v)%Z))
  /\ (forall r, (0 <= r)%Z -> (cuts (falling r) (region k u v w) <-> (r < w)%Z)).
Proof.
  intros k u v w k_ok u_ok v_ok w_ok position.
  pose proof (at_most_Q 0 u u_ok) as u_q. pose proof (at_most_Q 0 w w_ok) as w_q. change (inject_Z 0) with 0 in *.
  assert (b_q : 0 <= inject_Z (k * (v + 1))) by (apply (at_most_Q 0); nia).
  assert (origin : region k u v w 0 0) by (unfold region, side_a, side_b, side_c, side_d; repeat split; lra).
  split; [| split].
  - intros r r_ok. pose proof (at_most_Q 0 r r_ok) as r_q. change (inject_Z 0) with 0 in *. split.
    + intros [[x [y [[a _] above]]] _]. unfold side_a, rising in *. apply less_Z. lra.
    + intros less. apply less_Q in less. split; [exists (- (1 + 2 * inject_Z u)), 0 | exists 0, 0].
      * unfold region, side_a, side_b, side_c, side_d, rising. repeat split; lra.
      * split; [exact origin | unfold rising; lra].
  - intros s s_ok. assert (s_q : 0 < inject_Z (k * s)) by (apply (less_Q 0); nia). split.
    + intros [[x [y [[_ [b _]] above]]] _]. unfold side_b, level in *.
      assert (less : (k * s < k * (v + 1))%Z) by (apply less_Z; lra). nia.
    + intros le. split; [| exists 0, 0; split; [exact origin | unfold level; lra]].
      assert (top : inject_Z (k * s) < inject_Z (u + w + 1)) by (apply less_Q; nia).
      assert (rim : inject_Z (k * s) < inject_Z (k * (v + 1))) by (apply less_Q; nia).
      rewrite !inject_Z_plus in top. change (inject_Z 1) with 1 in top.
      destruct (Qlt_le_dec (inject_Z u + inject_Z w + 1) (inject_Z (k * (v + 1)))) as [low | high].
      * exists (inject_Z w - inject_Z u), (inject_Z u + inject_Z w + 1). unfold region, side_a, side_b, side_c, side_d, level. repeat split; lra.
      * exists (inject_Z w - inject_Z u), (inject_Z (k * (v + 1))). unfold region, side_a, side_b, side_c, side_d, level. repeat split; lra.
  - intros r r_ok. pose proof (at_most_Q 0 r r_ok) as r_q. change (inject_Z 0) with 0 in *. split.
    + intros [[x [y [[_ [_ [c _]]] above]]] _]. unfold side_c, falling in *. apply less_Z. lra.
    + intros less. apply less_Q in less. split; [exists (1 + 2 * inject_Z w), 0 | exists 0, 0].
      * unfold region, side_a, side_b, side_c, side_d, falling. repeat split; lra.
      * split; [exact origin | unfold falling; lra].
Qed.

(** An inequality that the region does not need: the other three imply it. *)
Definition without_a (k u v w : Z) : Prop := forall x y, side_b k v x y -> side_c w x y -> side_d x y -> side_a u x y.
Definition without_b (k u v w : Z) : Prop := forall x y, side_a u x y -> side_c w x y -> side_d x y -> side_b k v x y.
Definition without_c (k u v w : Z) : Prop := forall x y, side_a u x y -> side_b k v x y -> side_d x y -> side_c w x y.
Definition without_d (k u v w : Z) : Prop := forall x y, side_a u x y -> side_b k v x y -> side_c w x y -> side_d x y.

Ltac sides := unfold without_a, without_b, without_c, without_d, side_a, side_b, side_c, side_d, inject_Z; cbn [Z.mul Z.add Pos.mul Pos.add Pos.add_carry Pos.succ].
Ltac needed at_x at_y := sides; intros implied; specialize (implied at_x at_y); lra.

Theorem example_4_2 : without_b 3 7 4 7 /\ without_b 3 5 4 7
  /\ ~ without_a 3 4 2 7 /\ ~ without_b 3 4 2 7 /\ ~ without_c 3 4 2 7 /\ ~ without_d 3 4 2 7.
Proof.
  repeat split; [sides; intros; lra | sides; intros; lra | needed (-20 # 1) 0 | needed 3 12 | needed 20 0 | needed 0 (-1 # 1)].
Qed.

Theorem example_4_3 : without_b 7 9 2 9 /\ without_b 7 6 2 8
  /\ ~ without_a 7 6 0 8 /\ ~ without_b 7 6 0 8 /\ ~ without_c 7 6 0 8 /\ ~ without_d 7 6 0 8.
Proof.
  repeat split; [sides; intros; lra | sides; intros; lra | needed (-20 # 1) 0 | needed 1 14 | needed 20 0 | needed 0 (-1 # 1)].
Qed.
