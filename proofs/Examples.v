(** Examples of the papers for one choice of the parameters: options, values and P-positions in small boxes, by computation. *)

From Coq Require Import ZArith List Bool Lia FMapPositive.
From Bittersweet Require Import Stairs Games Bars Moves Values Grundy Triangles TriangleMoves StairMoves.
Import ListNotations.
Open Scope Z_scope.

(** * Options *)

Ltac options := intros; rewrite <- options_of_spec; vm_compute; intuition congruence.

Theorem example_4_4 : is_option (triangle 3) (At 7 4 7) (At 5 4 7) /\ is_option (triangle 3) (At 7 4 7) (At 7 2 7)
  /\ is_option (triangle 3) (At 7 4 7) (At 7 3 2).
Proof. split; [| split]; options. Qed.

Theorem pass_example_3_3 : forall q, is_option (stairs 2 0) (At 2 2 5) q <->
  In q [At 1 2 5; At 0 2 5; At 2 1 5; At 2 0 5; At 2 2 4; At 2 1 3; At 2 1 2; At 2 0 1; At 2 0 0].
Proof. intros q. rewrite <- options_of_spec. vm_compute. tauto. Qed.

Theorem pass_example_3_4 : is_option (stairs 2 0) (At 2 2 5) (At 2 1 3) /\ is_option (stairs 2 0) (At 2 2 5) (At 2 0 5)
  /\ is_option (stairs 2 0) (At 0 2 5) (At 0 1 5) /\ ~ is_option (stairs 2 0) (At 2 1 3) (At 2 0 5).
Proof. split; [| split; [| split]]; options. Qed.

Theorem variants_example_2_1 : is_option (stairs 2 0) (At 2 2 5) (At 2 1 3) /\ is_option (stairs 2 0) (At 2 2 5) (At 0 2 5)
  /\ is_option (stairs 2 0) (At 2 2 5) (At 2 0 5) /\ ~ is_option (stairs 2 0) (At 2 2 5) (At 0 1 5)
  /\ ~ is_option (stairs 2 0) (At 2 1 3) (At 0 2 5).
Proof. split; [| split; [| split; [| split]]]; options. Qed.

(** * Values in a box *)

Local Opaque numbers_below.

(** The highest y over x and z, up to n. *)
Definition top (the : bar) (n x z : Z) : Z :=
  match the with Rectangle => n | Rim a b c d => Z.min n ((a * x + b * z + c) / d) end.

(** All positions with coordinates up to n, in an order in which each follows its options. *)
Definition box (the : bar) (n : Z) : list position :=
  flat_map (fun x => flat_map (fun z => map (fun y => At x y z) (numbers_below (top the n x z + 1))) (numbers_below (n + 1))) (numbers_below (n + 1)).

Definition in_box (the : bar) (n : Z) (p : position) : Prop := let '(At x y z) := p in legal the p /\ x <= n /\ y <= n /\ z <= n.

Lemma box_spec : forall the n p, In p (box the n) <-> in_box the n p.
Proof.
  intros the n [x y z]. unfold box, in_box. rewrite in_flat_map. setoid_rewrite in_flat_map. setoid_rewrite in_map_iff.
  setoid_rewrite in_numbers_below. cbn [legal]. split.
  - intros [x' [x_ok [z' [z_ok [y' [[= -> -> ->] y_ok]]]]]]. destruct the as [| a b c d]; cbn [top under_rim] in *; repeat split; lia.
  - intros [[x_ok [y_ok [z_ok rim]]] small]. exists x. split; [lia |]. exists z. split; [lia |]. exists y. split; [reflexivity |].
    destruct the as [| a b c d]; cbn [top under_rim] in *; lia.
Qed.

Lemma options_stay_in_box : forall the n p q, well_formed the -> in_box the n p -> is_option the p q -> in_box the n q.
Proof.
  intros the n [x y z] [u v w] well [is_ok small] move. split; [now apply (moves_are_legal the (At x y z)) |].
  pose proof is_ok as [x_ok [y_ok [z_ok _]]].
  apply options_are in move as [[u' [lower is]] | [[v' [lower is]] | [w' [lower is]]]]; injection is as -> -> ->.
  - pose proof (rest_of_y the u' y z well ltac:(lia) y_ok ltac:(lia)). lia.
  - lia.
  - pose proof (rest_of_y the x y w' well ltac:(lia) y_ok ltac:(lia)). lia.
Qed.

Definition key (p : position) : positive := let '(At x y z) := p in Z.to_pos (1 + z + 64 * (y + 64 * x)).
Definition known (t : PositiveMap.t Z) (p : position) : Z := match PositiveMap.find (key p) t with Some v => v | None => -1 end.

Definition first_missing (l : list Z) : Z :=
  match filter (fun h => negb (existsb (Z.eqb h) l)) (numbers_below (Z.of_nat (length l) + 1)) with h :: _ => h | [] => 0 end.

(** The values of all positions of a box, one after the other. *)
Definition table (the : bar) (n : Z) : PositiveMap.t Z :=
  fold_left (fun t p => PositiveMap.add (key p) (first_missing (map (known t) (options_of the p))) t) (box the n) (PositiveMap.empty Z).

Definition right_at (the : bar) (f : position -> Z) (p : position) : bool :=
  let after := map f (options_of the p) in
  (0 <=? f p) && negb (existsb (Z.eqb (f p)) after) && forallb (fun h => existsb (Z.eqb h) after) (numbers_below (f p)).

Definition right (the : bar) (n : Z) (t : PositiveMap.t Z) : bool := forallb (right_at the (known t)) (box the n).

Section Right.

Variable the : bar.
Variable n : Z.
Variable t : PositiveMap.t Z.
Hypothesis well : well_formed the.
Hypothesis is_right : right the n t = true.

Lemma in_values : forall f h p, existsb (Z.eqb h) (map f (options_of the p)) = true <-> exists q, is_option the p q /\ f q = h.
Proof.
  intros f h p. rewrite existsb_exists. setoid_rewrite in_map_iff. setoid_rewrite Z.eqb_eq. split.
  - intros [v [[q [<- move]] ->]]. exists q. split; [now apply options_of_spec | reflexivity].
  - intros [q [move <-]]. exists (f q). split; [exists q; split; [reflexivity | now apply options_of_spec] | reflexivity].
Qed.

Lemma right_here : forall p, in_box the n p -> 0 <= known t p /\ (forall q, is_option the p q -> known t q <> known t p)
  /\ (forall h, 0 <= h < known t p -> exists q, is_option the p q /\ known t q = h).
Proof.
  intros p p_in. unfold right in is_right. rewrite forallb_forall in is_right. specialize (is_right p (proj2 (box_spec the n p) p_in)).
  unfold right_at in is_right. apply andb_prop in is_right as [is_right small]. apply andb_prop in is_right as [ok differs].
  apply Z.leb_le in ok. rewrite forallb_forall in small. split; [assumption | split].
  - intros q move same. apply negb_true_iff in differs. rewrite <- not_true_iff_false, in_values in differs. apply differs. eauto.
  - intros h h_ok. apply in_values, small. now apply in_numbers_below.
Qed.

Theorem box_values : forall value, are_values the value -> forall p, in_box the n p -> value p = known t p.
Proof.
  intros value is_value.
  enough (all : forall m p, (size p < m)%nat -> in_box the n p -> value p = known t p) by eauto.
  induction m as [| m before]; intros p small p_in; [lia |].
  assert (p_ok : legal the p) by (destruct p; apply p_in).
  assert (after : forall q, is_option the p q -> value q = known t q).
  { intros q move. pose proof (moves_end the p q well p_ok move). apply before; [lia |]. now apply (options_stay_in_box the n p). }
  destruct (is_value p p_ok) as [v_ok [v_differs v_reached]], (right_here p p_in) as [t_ok [t_differs t_reached]].
  destruct (Z.lt_trichotomy (value p) (known t p)) as [less | [| less]]; [| assumption |]; exfalso.
  - destruct (t_reached (value p) ltac:(lia)) as [q [move is_q]]. apply (v_differs q move). now rewrite after.
  - destruct (v_reached (known t p) ltac:(lia)) as [q [move is_q]]. apply (t_differs q move). now rewrite <- after.
Qed.

Theorem box_P : forall p, in_box the n p -> (P_position (is_option the) p <-> known t p = 0).
Proof.
  apply (set_of_P_positions (in_box the n) size).
  - intros p q. now apply options_stay_in_box.
  - intros p q p_in. apply moves_end; [assumption |]. destruct p. apply p_in.
  - intros p. apply Z.eq_dec.
  - intros p q p_in is_0 move. destruct (right_here p p_in) as [_ [differs _]]. rewrite <- is_0. now apply differs.
  - intros p p_in not_0. destruct (right_here p p_in) as [ok [_ reached]]. apply reached. lia.
Qed.

End Right.

Lemma triangle_well : forall k, 0 < k -> well_formed (triangle k).
Proof. intros k k_ok. cbn. lia. Qed.

(** * Example 7.1: values for k = 3 *)
Theorem example_7_1 : forall value, are_values (triangle 3) value ->
  value (At 0 0 0) = 0 /\ value (At 1 0 0) = 1 /\ value (At 0 0 1) = 1 /\ value (At 1 0 1) = 0 /\ value (At 0 0 2) = 2
  /\ value (At 1 0 2) = 3 /\ value (At 1 1 2) = 4 /\ Z.lxor (Z.lxor 1 1) 2 <> 4.
Proof.
  intros value is_value.
  assert (last : Z.lxor (Z.lxor 1 1) 2 <> 4) by discriminate.
  assert (is_right : right (triangle 3) 2 (table (triangle 3) 2) = true) by (vm_compute; reflexivity).
  assert (all : map (known (table (triangle 3) 2)) [At 0 0 0; At 1 0 0; At 0 0 1; At 1 0 1; At 0 0 2; At 1 0 2; At 1 1 2] = [0; 1; 1; 0; 2; 3; 4])
    by (vm_compute; reflexivity).
  set (t := table (triangle 3) 2) in *. clearbody t. cbn [map] in all. injection all as a b c d e f g.
  assert (same : forall x y z, 0 <= x <= 2 -> 0 <= y <= 2 -> 0 <= z <= 2 -> 3 * y <= x + z -> value (At x y z) = known t (At x y z)).
  { intros x y z x_ok y_ok z_ok rim. apply (box_values (triangle 3) 2 t (triangle_well 3 ltac:(lia)) is_right value is_value).
    cbn [in_box]. rewrite triangle_legal, below_quotient by lia. lia. }
  rewrite !same by lia. tauto.
Qed.

(** * Examples 8.1 to 8.6: no exceptions for k = 3 and k = 5, without a bound *)
Theorem example_8_1 : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / 3 ->
  (P_position (is_option (triangle 3)) (At x y z) -> Z.lxor (Z.lxor x y) z = 0)
  /\ (N_position (is_option (triangle 3)) (At x y z) -> Z.lxor (Z.lxor x y) z <> 0).
Proof.
  intros x y z x_ok y_ok z_ok rim. pose proof (triangular_7_3 0 ltac:(lia) x y z x_ok y_ok z_ok rim) as rule. split.
  - apply rule.
  - intros is_N is_0. apply rule in is_0. exact (Games.not_both _ _ _ is_N is_0).
Qed.

Theorem example_8_5 : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= (x + z) / 5 ->
  (P_position (is_option (triangle 5)) (At x y z) -> Z.lxor (Z.lxor (x - 1) y) (z - 1) = 0)
  /\ (N_position (is_option (triangle 5)) (At x y z) -> Z.lxor (Z.lxor (x - 1) y) (z - 1) <> 0).
Proof.
  intros x y z x_ok y_ok z_ok rim. pose proof (triangular_8_1 1 ltac:(lia) x y z x_ok y_ok z_ok rim) as rule. split.
  - apply rule.
  - intros is_N is_0. apply rule in is_0. exact (Games.not_both _ _ _ is_N is_0).
Qed.

(** * Examples 8.3 and 8.4: the number of positions whose value is the nim-sum, where x, y, z <= 20 and k = 3 *)

Definition has_nim_sum (f : position -> Z) (p : position) : bool := let '(At x y z) := p in f p =? Z.lxor (Z.lxor x y) z.

(** No position is in the list twice. *)
Fixpoint increasing (l : list positive) : bool :=
  match l with a :: (b :: _) as rest => (a <? b)%positive && increasing rest | _ => true end.

Lemma increasing_differ : forall l, increasing l = true -> NoDup l.
Proof.
  assert (all : forall l a, increasing (a :: l) = true -> Forall (fun b => (a < b)%positive) l).
  { induction l as [| b l before]; intros a up; [constructor |]. cbn [increasing] in up. apply andb_prop in up as [less up].
    apply Pos.ltb_lt in less. constructor; [assumption |]. specialize (before b up).
    apply Forall_impl with (2 := before). intros c. lia. }
  induction l as [| a l before]; intros up; [constructor |]. constructor.
  - intros inside. specialize (all l a up). rewrite Forall_forall in all. specialize (all a inside). lia.
  - apply before. destruct l as [| b l]; [reflexivity |]. cbn [increasing] in up. now apply andb_prop in up as [_ up].
Qed.

(** The positions by an order in which their keys grow: y before z. *)
Definition in_order (the : bar) (n : Z) : list position :=
  flat_map (fun x => flat_map (fun y => flat_map (fun z => if y <=? top the n x z then [At x y z] else []) (numbers_below (n + 1)))
    (numbers_below (n + 1))) (numbers_below (n + 1)).

Lemma in_order_spec : forall the n p, In p (in_order the n) <-> in_box the n p.
Proof.
  intros the n p. rewrite <- box_spec. unfold in_order, box. destruct p as [x y z].
  rewrite !in_flat_map. setoid_rewrite in_flat_map. setoid_rewrite in_flat_map. setoid_rewrite in_map_iff. setoid_rewrite in_numbers_below. split.
  - intros [x' [x_ok [y' [y_ok [z' [z_ok inside]]]]]]. destruct (Z.leb_spec y' (top the n x' z')); [| contradiction].
    destruct inside as [[= -> -> ->] | []]. exists x. split; [assumption |]. exists z. split; [assumption |]. exists y. split; [reflexivity | lia].
  - intros [x' [x_ok [z' [z_ok [y' [[= -> -> ->] y_ok]]]]]]. exists x. split; [assumption |]. exists y.
    assert (top the n x z <= n) by (destruct the; cbn [top]; lia). split; [lia |]. exists z. split; [assumption |].
    destruct (Z.leb_spec y (top the n x z)); [now left | lia].
Qed.

Definition count_20 (t : PositiveMap.t Z) : bool :=
  right (triangle 3) 20 t && increasing (map key (in_order (triangle 3) 20))
  && (length (filter (has_nim_sum (known t)) (in_order (triangle 3) 20)) =? 977)%nat
  && (length (filter (fun p => negb (has_nim_sum (known t) p)) (in_order (triangle 3) 20)) =? 2257)%nat.

Theorem example_8_3 : forall value, are_values (triangle 3) value -> exists all, NoDup all /\ (forall p, In p all <-> in_box (triangle 3) 20 p)
  /\ length (filter (has_nim_sum value) all) = 977%nat /\ length (filter (fun p => negb (has_nim_sum value p)) all) = 2257%nat.
Proof.
  intros value is_value. assert (done : count_20 (table (triangle 3) 20) = true) by (vm_compute; reflexivity).
  unfold count_20 in done. set (t := table (triangle 3) 20) in *. clearbody t.
  apply andb_prop in done as [done others]. apply andb_prop in done as [done equal]. apply andb_prop in done as [is_right up].
  apply Nat.eqb_eq in others, equal. exists (in_order (triangle 3) 20). split; [| split; [| split]].
  - apply NoDup_map_inv with (f := key). now apply increasing_differ.
  - apply in_order_spec.
  - rewrite <- equal. f_equal. apply filter_ext_in. intros p inside. apply in_order_spec in inside. destruct p as [x y z]. cbn [has_nim_sum].
    now rewrite (box_values (triangle 3) 20 t (triangle_well 3 ltac:(lia)) is_right value is_value).
  - rewrite <- others. f_equal. apply filter_ext_in. intros p inside. apply in_order_spec in inside. destruct p as [x y z]. cbn [has_nim_sum].
    now rewrite (box_values (triangle 3) 20 t (triangle_well 3 ltac:(lia)) is_right value is_value).
Qed.

(** * Examples 8.7 and 8.8: the printed P-positions for k = 2 *)

Definition printed_8_7 : list position := map (fun '(x, y, z) => At x y z)
  [(0,0,0); (1,0,1); (1,1,2); (2,0,2); (2,1,1); (3,0,3); (3,1,4); (3,2,5); (3,3,6); (3,4,7); (3,5,8); (4,0,4); (4,1,3); (4,2,6);
   (4,3,5); (4,4,8); (4,5,7); (5,0,5); (5,1,6); (5,2,3); (5,3,4); (5,4,9); (5,5,10); (6,0,6); (6,1,5); (6,2,4); (6,3,3); (6,4,10);
   (6,5,9); (7,0,7); (7,1,8); (7,2,9); (7,3,10); (7,4,3); (7,5,4); (8,0,8); (8,1,7); (8,2,10); (8,3,9); (8,4,4); (8,5,3); (9,0,9);
   (9,1,10); (9,2,7); (9,3,8); (9,4,5); (9,5,6); (10,0,10); (10,1,9); (10,2,8); (10,3,7); (10,4,6); (10,5,5)].

Definition as_printed (t : PositiveMap.t Z) : bool :=
  right (triangle 2) 10 t
  && forallb (fun p => Bool.eqb (known t p =? 0) (existsb (Pos.eqb (key p)) (map key printed_8_7))) (box (triangle 2) 10)
  && forallb (fun p => let '(At x y z) := p in existsb (fun q => let '(At u v w) := q in (x =? u) && (y =? v) && (z =? w)) (box (triangle 2) 10)) printed_8_7.

Lemma key_inj : forall n p q, n <= 20 -> in_box (triangle 2) n p -> in_box (triangle 2) n q -> key p = key q -> p = q.
Proof.
  intros n [x y z] [u v w] n_ok [[x_ok [y_ok [z_ok _]]] small] [[u_ok [v_ok [w_ok _]]] small'] same. cbn [key] in same.
  apply Z2Pos.inj in same; [| lia | lia]. f_equal; lia.
Qed.

Theorem example_8_7 : length printed_8_7 = 53%nat /\ forall p, in_box (triangle 2) 10 p ->
  (P_position (is_option (triangle 2)) p <-> In p printed_8_7).
Proof.
  split; [reflexivity |]. intros p p_in. assert (done : as_printed (table (triangle 2) 10) = true) by (vm_compute; reflexivity).
  unfold as_printed in done. set (t := table (triangle 2) 10) in *. clearbody t.
  apply andb_prop in done as [done listed]. apply andb_prop in done as [is_right same].
  rewrite (box_P (triangle 2) 10 t (triangle_well 2 ltac:(lia)) is_right p p_in).
  rewrite forallb_forall in same, listed. specialize (same p (proj2 (box_spec _ _ _) p_in)). apply eqb_prop in same.
  rewrite <- Z.eqb_eq, same, existsb_exists. setoid_rewrite Pos.eqb_eq. split.
  - intros [k [inside <-]]. apply in_map_iff in inside as [q [is_key inside]].
    assert (q_in : in_box (triangle 2) 10 q).
    { apply box_spec. specialize (listed q inside). destruct q as [x y z]. apply existsb_exists in listed as [[u v w] [there alike]].
      apply andb_prop in alike as [alike is_z]. apply andb_prop in alike as [is_x is_y]. apply Z.eqb_eq in is_x, is_y, is_z. now subst. }
    now rewrite (key_inj 10 p q ltac:(lia) p_in q_in).
  - intros inside. exists (key p). split; [now apply in_map | reflexivity].
Qed.

(** * Examples 4.1 and 4.2 of "Bars with a pass": the nim-sums for k = 4 and s = 2, where x, y, z <= 20 *)

Lemma some_sum : forall x, 0 <= x <= 20 -> In (Z.lxor (Z.lxor (x + 2) (partner x + 2)) 1) [0; 1; 2; 6; 14; 30].
Proof.
  assert (all : forallb (fun x => existsb (Z.eqb (Z.lxor (Z.lxor (x + 2) (partner x + 2)) 1)) [0; 1; 2; 6; 14; 30]) (numbers_below 21) = true)
    by (vm_compute; reflexivity).
  rewrite forallb_forall in all. intros x x_ok. specialize (all x (proj2 (in_numbers_below 21 x) ltac:(lia))).
  apply existsb_exists in all as [v [inside is]]. apply Z.eqb_eq in is. now rewrite is.
Qed.

Theorem pass_example_4_1 : forall v, In v [0; 1; 2; 6; 14; 30] <->
  exists x y z p, x <= 20 /\ y <= 20 /\ z <= 20 /\ is_P 4 2 x y z p /\ nim 2 x y z p = v.
Proof.
  intros v. split.
  - assert (some : forall x, 0 <= x <= 19 -> partner x <= 20 -> Z.lxor (Z.lxor (x + 2) (partner x + 2)) 1 = v ->
      exists x y z p, x <= 20 /\ y <= 20 /\ z <= 20 /\ is_P 4 2 x y z p /\ nim 2 x y z p = v).
    { intros x x_ok p_ok <-. exists x, 0, (partner x), true. pose proof (partner_ok x ltac:(lia)).
      split; [lia | split; [lia | split; [lia | split]]].
      - apply (at_pass 4 2 2); try lia. split; [lia | split; [lia | split; [lia | split; [apply Z.div_pos; lia | apply Z.lxor_0_l]]]].
      - apply nim_at_pass. apply Z.lxor_0_l. }
    intros inside. cbn [In] in inside. destruct inside as [<- | [<- | [<- | [<- | [<- | [<- | []]]]]]].
    + exists 0, 0, 0, false. split; [lia | split; [lia | split; [lia | split; [| reflexivity]]]].
      assert (0 <= (0 + 2) / 4) by (apply Z.div_pos; lia).
      destruct (step_pass 4 2 2 eq_refl ltac:(lia) ltac:(lia) 0 0 0) as [rule _]; try lia. unfold is_P. do 4 (split; [lia |]). now apply rule.
    + apply (some 0); (reflexivity || (vm_compute; discriminate) || lia).
    + apply (some 3); (reflexivity || (vm_compute; discriminate) || lia).
    + apply (some 1); (reflexivity || (vm_compute; discriminate) || lia).
    + apply (some 5); (reflexivity || (vm_compute; discriminate) || lia).
    + apply (some 13); (reflexivity || (vm_compute; discriminate) || lia).
  - intros [x [y [z [p [x_ok [y_ok [z_ok [is_p <-]]]]]]]]. destruct p.
    + apply (at_pass 4 2 2) in is_p; try lia. destruct is_p as [x_ok' [_ [_ [_ same]]]]. rewrite nim_at_pass by assumption. apply some_sum. lia.
    + left. destruct is_p as [x_ok' [y_ok' [z_ok' [rim is_p]]]].
      destruct (step_pass 4 2 2 eq_refl ltac:(lia) ltac:(lia) x y z x_ok' y_ok' z_ok' rim) as [rule _]. apply rule in is_p.
      unfold nim. now rewrite is_p.
Qed.
