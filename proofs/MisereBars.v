(** Misère play of the bars whose P-positions are known for all parameters: explicit formulas. *)

From Coq Require Import ZArith Bool Lia.
From Bittersweet Require Import Games Bars Triangles TrianglePass Misere MiserePass.
Open Scope Z_scope.

(** * The same game under two names *)
Section Same.

Variables A B : Type.
Variable option_a : A -> A -> Prop.
Variable option_b : B -> B -> Prop.
Variable f : A -> B.
Hypothesis forth : forall p q, option_a p q -> option_b (f p) (f q).
Hypothesis back : forall p s, option_b (f p) s -> exists q, s = f q /\ option_a p q.

Lemma same_forth : forall p, P_position option_a p -> P_position option_b (f p).
Proof.
  apply (P_position_ind' A option_a (fun p _ => N_position option_b (f p)) (fun p _ => P_position option_b (f p))).
  - intros p q move _ known. exact (wins _ _ _ _ (forth p q move) known).
  - intros p _ known. apply loses. intros s move. destruct (back p s move) as [q [-> move']]. now apply known.
Qed.

Lemma same_back : forall s, P_position option_b s -> forall p, s = f p -> P_position option_a p.
Proof.
  apply (P_position_ind' B option_b (fun s _ => forall p, s = f p -> N_position option_a p) (fun s _ => forall p, s = f p -> P_position option_a p)).
  - intros s r move _ known p ->. destruct (back p r move) as [q [-> move']]. exact (wins _ _ _ _ move' (known q eq_refl)).
  - intros s _ known p ->. apply loses. intros q move. exact (known (f q) (forth p q move) q eq_refl).
Qed.

Lemma same_P : forall p, P_position option_a p <-> P_position option_b (f p).
Proof. intros p. split; [apply same_forth | intros is; eapply same_back; eauto]. Qed.

Lemma same_misere_forth : forall p, misere_P option_a p -> misere_P option_b (f p).
Proof.
  apply (misere_P_ind' A option_a (fun p _ => misere_N option_b (f p)) (fun p _ => misere_P option_b (f p))).
  - intros p no. apply ended. intros s move. destruct (back p s move) as [q [-> move']]. exact (no q move').
  - intros p q move _ known. exact (wins_misere _ _ _ _ (forth p q move) known).
  - intros p q move _ known. apply (loses_misere _ _ _ _ (forth p q move)). intros s move'.
    destruct (back p s move') as [r [-> move_r]]. now apply known.
Qed.

Lemma same_misere_back : forall s, misere_P option_b s -> forall p, s = f p -> misere_P option_a p.
Proof.
  apply (misere_P_ind' B option_b (fun s _ => forall p, s = f p -> misere_N option_a p) (fun s _ => forall p, s = f p -> misere_P option_a p)).
  - intros s no p ->. apply ended. intros q move. exact (no (f q) (forth p q move)).
  - intros s r move _ known p ->. destruct (back p r move) as [q [-> move']]. exact (wins_misere _ _ _ _ move' (known q eq_refl)).
  - intros s r move _ known p ->. destruct (back p r move) as [q [-> move']]. apply (loses_misere _ _ _ _ move').
    intros q' move_q'. exact (known (f q') (forth p q' move_q') q' eq_refl).
Qed.

Lemma same_misere_P : forall p, misere_P option_a p <-> misere_P option_b (f p).
Proof. intros p. split; [apply same_misere_forth | intros is; eapply same_misere_back; eauto]. Qed.

End Same.

(** * Bars with the rim floor((a x + b z + c) / d) *)

Definition place_of (p : position) : place := let '(At x y z) := p in Place x y z.

Lemma place_forth : forall a b c d p q, is_option (Rim a b c d) p q -> cut (quotient_rim a b c d) (place_of p) (place_of q).
Proof.
  intros a b c d p q move. destruct move as [x y z u less | x y z v less | x y z w less]; cbn [place_of left_of_y].
  - exact (left_cut (quotient_rim a b c d) x y z u less).
  - exact (top_cut (quotient_rim a b c d) x y z v less).
  - exact (right_cut (quotient_rim a b c d) x y z w less).
Qed.

Lemma place_back : forall a b c d p s, cut (quotient_rim a b c d) (place_of p) s -> exists q, s = place_of q /\ is_option (Rim a b c d) p q.
Proof.
  intros a b c d [x y z] s move. cbn [place_of] in move. inversion move as [x' y' z' u less | x' y' z' v less | x' y' z' w less]; subst.
  - exists (At u (left_of_y (Rim a b c d) u y z) z). split; [reflexivity | now apply cut_x].
  - exists (At x v z). split; [reflexivity | now apply cut_y].
  - exists (At x (left_of_y (Rim a b c d) x y w) w). split; [reflexivity | now apply cut_z].
Qed.

Definition place_pass (s : position * bool) : place * bool := (place_of (fst s), snd s).

Lemma pass_forth : forall a b c d s r, pass_option (Rim a b c d) s r -> pass_cut (quotient_rim a b c d) (place_pass s) (place_pass r).
Proof.
  intros a b c d s r move. destruct move as [p q e move | p [q move]]; unfold place_pass; cbn [fst snd].
  - apply MiserePass.cutting. now apply place_forth.
  - apply MiserePass.passing. exists (place_of q). now apply place_forth.
Qed.

Lemma pass_back : forall a b c d s r, pass_cut (quotient_rim a b c d) (place_pass s) r ->
  exists t, r = place_pass t /\ pass_option (Rim a b c d) s t.
Proof.
  intros a b c d [p e] r move. unfold place_pass in move. cbn [fst snd] in move. inversion move as [p' q b' c' | p' [q c'] same]; subst.
  - apply place_back in c' as [t [-> move']]. exists (t, e). split; [reflexivity | now apply TrianglePass.cutting].
  - apply place_back in c' as [t [_ move']]. exists (p, false). split; [reflexivity | apply TrianglePass.passing; eauto].
Qed.

Lemma quotient_ok : forall a b c d, 0 <= a -> 0 <= b -> 0 <= c -> 0 < d -> forall x z, 0 <= x -> 0 <= z -> 0 <= quotient_rim a b c d x z.
Proof. intros. apply Z.div_pos; nia. Qed.

(** ** Without a pass: it is enough that a + b + c < d. *)
Definition first_pair (x y z : Z) : Prop := y = 0 /\ (x = 0 /\ z = 0 \/ x = 1 /\ z = 1).
Definition first_odd (x y z : Z) : Prop := y = 0 /\ (x = 1 /\ z = 0 \/ x = 0 /\ z = 1).

Theorem misere_of_bar : forall a b c d, 0 <= a -> 0 <= b -> 0 <= c -> a + b + c < d -> forall x y z, legal (Rim a b c d) (At x y z) ->
  (misere_P (is_option (Rim a b c d)) (At x y z) <->
    P_position (is_option (Rim a b c d)) (At x y z) /\ ~ first_pair x y z \/ first_odd x y z).
Proof.
  intros a b c d a_ok b_ok c_ok low x y z [x_ok [y_ok [z_ok rim_ok]]]. cbn [under_rim] in rim_ok.
  rewrite (same_misere_P _ _ _ _ place_of (place_forth a b c d) (place_back a b c d)).
  rewrite (same_P _ _ _ _ place_of (place_forth a b c d) (place_back a b c d)). cbn [place_of].
  apply misere_15; try assumption.
  - apply quotient_ok; lia.
  - intros u w u' w' u_ok w_ok. unfold quotient_rim. apply Z.div_le_mono; nia.
  - apply Z.div_small. lia.
  - split; assumption.
Qed.

(** ** With a pass: it is enough that a + 2 b + c < d and 2 a + b + c < d. *)
Definition pass_pair (x y z : Z) (b : bool) : Prop :=
  y = 0 /\ (x = 0 /\ z = 0 \/ if b then x = 1 /\ z = 2 \/ x = 2 /\ z = 1 else x = 1 /\ z = 1).
Definition pass_odd (x y z : Z) (b : bool) : Prop :=
  y = 0 /\ if b then x = 2 /\ z = 0 \/ x = 0 /\ z = 2 \/ x = 1 /\ z = 1 else x = 1 /\ z = 0 \/ x = 0 /\ z = 1.

Theorem misere_of_bar_with_pass : forall a b c d, 0 <= a -> 0 <= b -> 0 <= c -> a + 2 * b + c < d -> 2 * a + b + c < d ->
  forall x y z e, legal (Rim a b c d) (At x y z) ->
  (misere_P (pass_option (Rim a b c d)) (At x y z, e) <->
    P_position (pass_option (Rim a b c d)) (At x y z, e) /\ ~ pass_pair x y z e \/ pass_odd x y z e).
Proof.
  intros a b c d a_ok b_ok c_ok low_z low_x x y z e [x_ok [y_ok [z_ok rim_fits]]]. cbn [under_rim] in rim_fits.
  rewrite (same_misere_P _ _ _ _ place_pass (pass_forth a b c d) (pass_back a b c d)).
  rewrite (same_P _ _ _ _ place_pass (pass_forth a b c d) (pass_back a b c d)). unfold place_pass. cbn [fst snd place_of].
  assert (flat : forall u w, 0 <= u <= 2 -> 0 <= w <= 2 -> u + w <= 3 \/ 0 < 0 -> Z.min 3 (quotient_rim a b c d u w) = 0).
  { intros u w u_ok w_ok [sum_ok | no]; [| lia]. assert (quotient_rim a b c d u w = 0) as ->; [| reflexivity].
    apply Z.div_small. assert (u = 0 \/ u = 1 \/ u = 2) as [-> | [-> | ->]] by lia; assert (w = 0 \/ w = 1 \/ w = 2) as [-> | [-> | ->]] by lia; lia. }
  rewrite (misere_pass (quotient_rim a b c d) (quotient_ok a b c d a_ok b_ok c_ok ltac:(lia)) 0 flat (Place x y z, e)) by
    (unfold pass_fits; cbn [fst fits]; repeat split; assumption).
  assert (bottom : x <= 2 -> z <= 2 -> x + z <= 3 -> y = 0).
  { intros. pose proof (flat x z ltac:(lia) ltac:(lia) ltac:(lia)). unfold quotient_rim in *. lia. }
  unfold pass_pair, pass_odd, even_small, odd_small. destruct e; cbn [even_pass odd_pass tiny small sum].
  - split; (intros [[is no] | odd]; [left; split; [assumption | lia] | right; lia]).
  - unfold even_small, odd_small. cbn [small sum].
    split; (intros [[is no] | odd]; [left; split; [assumption | lia] | right; lia]).
Qed.

(** * Formulas for all k *)

(** Misère play of the triangular bar, k = 4 m + 3. *)
Theorem misere_triangle_3 : forall m, 0 <= m -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / (4 * m + 3) ->
  (misere_P (is_option (Rim 1 1 0 (4 * m + 3))) (At x y z) <-> Z.lxor (Z.lxor x y) z = 0 /\ ~ first_pair x y z \/ first_odd x y z).
Proof.
  intros m m_ok x y z x_ok y_ok z_ok rim_ok.
  rewrite misere_of_bar by (lia || (cbn [legal under_rim]; rewrite !Z.mul_1_l, Z.add_0_r; auto)).
  now rewrite triangular_7_3.
Qed.

(** Misère play of the triangular bar, k = 4 m + 1 > 1. *)
Theorem misere_triangle_1 : forall m, 1 <= m -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / (4 * m + 1) ->
  (misere_P (is_option (Rim 1 1 0 (4 * m + 1))) (At x y z) <-> Z.lxor (Z.lxor (x - 1) y) (z - 1) = 0 /\ ~ first_pair x y z \/ first_odd x y z).
Proof.
  intros m m_ok x y z x_ok y_ok z_ok rim_ok.
  rewrite misere_of_bar by (lia || (cbn [legal under_rim]; rewrite !Z.mul_1_l, Z.add_0_r; auto)).
  rewrite triangular_8_1 by (lia || assumption). reflexivity.
Qed.

(** Misère play of the triangular bar with a pass, k = 4 m + 1 > 1. *)
Theorem misere_triangle_pass : forall m, 1 <= m -> forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / (4 * m + 1) ->
  (misere_P (pass_option (Rim 1 1 0 (4 * m + 1))) (At x y z, true) <->
    (x = 0 /\ y = 0 /\ z = 0 \/ 0 < x /\ 0 < z /\ Z.lxor (Z.lxor (x - 1) y) (z - 1) = 1) /\ ~ pass_pair x y z true \/ pass_odd x y z true).
Proof.
  intros m m_ok x y z x_ok y_ok z_ok rim_ok.
  assert (is_legal : legal (Rim 1 1 0 (4 * m + 1)) (At x y z)) by (cbn [legal under_rim]; rewrite !Z.mul_1_l, Z.add_0_r; auto).
  rewrite misere_of_bar_with_pass by (lia || assumption).
  rewrite (with_pass m (4 * m + 1)) by (lia || reflexivity || exact is_legal). reflexivity.
Qed.
