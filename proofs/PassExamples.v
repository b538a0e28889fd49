(** Examples 4.3 to 4.5 of "Impartial Chocolate Bar Games with a Pass": the strip and the stair bar with k = 4, s = 6 and a pass, where x, y, z <= 80.
    No formula is known. Beside each bar (y, z) one x is lost with the pass and one without; a table of both is checked bar by bar. *)

From Coq Require Import ZArith List Bool Lia FMapPositive.
From Bittersweet Require Import Stairs Games Bars Moves Grundy Examples.
Import ListNotations.
Open Scope Z_scope.

Definition bar_cuts (g : Z * Z) : list (Z * Z) :=
  let '(y, z) := g in map (fun v => (v, z)) (numbers_below y) ++ map (fun w => (Z.min y ((w + 6) / 4), w)) (numbers_below z).

(** All bars with z up to n, each after its cuts. *)
Definition all_bars (n : Z) : list (Z * Z) :=
  flat_map (fun z => map (fun y => (y, z)) (numbers_below ((z + 6) / 4 + 1))) (numbers_below (n + 1)).

Definition place (g : Z * Z) : positive := let '(y, z) := g in Z.to_pos (1 + z + 128 * y).

(** The x that is lost beside a bar, with and without the pass. *)
Definition lost (t : PositiveMap.t (Z * Z)) (p : bool) (g : Z * Z) : Z :=
  match PositiveMap.find (place g) t with Some (with_pass, without) => if p then with_pass else without | None => -1 end.

(** True if the pass may be used beside a bar with these cuts: not at the end. *)
Definition may_pass (x : Z) (cuts : list (Z * Z)) : bool := (0 <? x) || match cuts with [] => false | _ => true end.

Definition lost_table (n : Z) : PositiveMap.t (Z * Z) :=
  fold_left (fun t g =>
    let cuts := bar_cuts g in
    let without := first_missing (map (lost t false) cuts) in
    let with_pass := first_missing (map (lost t true) cuts ++ if may_pass without cuts then [without] else []) in
    PositiveMap.add (place g) (with_pass, without) t) (all_bars n) (PositiveMap.empty (Z * Z)).

Definition lost_right (t : PositiveMap.t (Z * Z)) (g : Z * Z) : bool :=
  let cuts := bar_cuts g in
  let without := lost t false g in
  let with_pass := lost t true g in
  let after := map (lost t false) cuts in
  let after_pass := map (lost t true) cuts ++ if may_pass without cuts then [without] else [] in
  (0 <=? without) && (0 <=? with_pass) && negb (existsb (Z.eqb without) after) && negb (existsb (Z.eqb with_pass) after_pass)
  && forallb (fun x => existsb (Z.eqb x) after) (numbers_below without) && forallb (fun x => existsb (Z.eqb x) after_pass) (numbers_below with_pass).

Lemma in_all_bars : forall n y z, In (y, z) (all_bars n) <-> bar_ok 4 6 (Bar y z) /\ z <= n.
Proof.
  intros n y z. unfold all_bars. rewrite in_flat_map. cbn [bar_ok]. split.
  - intros [z' [z_ok inside]]. apply in_map_iff in inside as [y' [[= -> ->] y_ok]]. apply in_numbers_below in z_ok, y_ok. lia.
  - intros [[y_ok [z_ok rim]] small]. exists z. split; [apply in_numbers_below; lia |]. apply in_map_iff. exists y.
    split; [reflexivity | apply in_numbers_below; lia].
Qed.

Lemma in_bar_cuts : forall y z v w, In (v, w) (bar_cuts (y, z)) <-> bar_cut 4 6 (Bar y z) (Bar v w).
Proof.
  intros y z v w. unfold bar_cuts. rewrite in_app_iff, !in_map_iff. split.
  - intros [[u [[= -> ->] small]] | [u [[= <- ->] small]]]; apply in_numbers_below in small; now constructor.
  - intros cut. inversion cut as [y' z' u lower | y' z' u lower]; subst.
    + left. exists v. split; [reflexivity | now apply in_numbers_below].
    + right. exists w. split; [reflexivity | now apply in_numbers_below].
Qed.

Section Right.

Variable n : Z.
Variable t : PositiveMap.t (Z * Z).
Hypothesis is_right : forallb (lost_right t) (all_bars n) = true.

Definition small_place (q : with_pass step_bar) : Prop := let '(Pos x (Bar y z) p) := q in 0 <= x /\ bar_ok 4 6 (Bar y z) /\ z <= n.
Definition is_lost (q : with_pass step_bar) : Prop := let '(Pos x (Bar y z) p) := q in x = lost t p (y, z).
Definition weight (q : with_pass step_bar) : nat :=
  let '(Pos x g p) := q in (Z.to_nat x + bar_size g + (if p then 1 else 0))%nat.

Lemma exists_eq : forall x l, existsb (Z.eqb x) l = true <-> In x l.
Proof.
  intros x l. rewrite existsb_exists. setoid_rewrite Z.eqb_eq. split; [intros [y [inside ->]]; assumption | intros inside; now exists x].
Qed.

Lemma has_cut : forall y z, (match bar_cuts (y, z) with [] => false | _ => true end) = true <-> exists h, bar_cut 4 6 (Bar y z) h.
Proof.
  intros y z. destruct (bar_cuts (y, z)) as [| [v w] l] eqn:is; split; try discriminate; try reflexivity.
  - intros [[v w] cut]. apply in_bar_cuts in cut. rewrite is in cut. contradiction.
  - intros _. exists (Bar v w). apply in_bar_cuts. rewrite is. now left.
Qed.

Lemma may_pass_is : forall x y z, 0 <= x -> (may_pass x (bar_cuts (y, z)) = true <-> 0 < x \/ exists h, bar_cut 4 6 (Bar y z) h).
Proof. intros x y z x_ok. unfold may_pass. now rewrite orb_true_iff, Z.ltb_lt, has_cut. Qed.

(** The x that are lost to a move that keeps x: a cut, or the pass. *)
Definition after (p : bool) (y z : Z) : list Z :=
  if p then map (lost t true) (bar_cuts (y, z)) ++ (if may_pass (lost t false (y, z)) (bar_cuts (y, z)) then [lost t false (y, z)] else [])
  else map (lost t false) (bar_cuts (y, z)).

Lemma right_here : forall p y z, bar_ok 4 6 (Bar y z) -> z <= n ->
  0 <= lost t p (y, z) /\ ~ In (lost t p (y, z)) (after p y z) /\ (forall x, 0 <= x < lost t p (y, z) -> In x (after p y z)).
Proof.
  intros p y z is_ok small. rewrite forallb_forall in is_right. specialize (is_right (y, z) (proj2 (in_all_bars n y z) (conj is_ok small))).
  unfold lost_right in is_right. repeat (apply andb_prop in is_right as [is_right ?]).
  rewrite forallb_forall in *. setoid_rewrite exists_eq in H. setoid_rewrite exists_eq in H0.
  apply negb_true_iff in H1, H2. rewrite <- not_true_iff_false, exists_eq in H1, H2. apply Z.leb_le in is_right, H3.
  destruct p; unfold after; (split; [assumption | split; [assumption |]]); intros x x_ok; [apply H | apply H0]; now apply in_numbers_below.
Qed.

Lemma in_after : forall p y z x, bar_ok 4 6 (Bar y z) -> z <= n -> 0 <= x -> (In x (after p y z) <->
  exists q, move step_bar (bar_cut 4 6) (Pos x (Bar y z) p) q /\ is_lost q /\ (let '(Pos u _ _) := q in u = x)).
Proof.
  intros p y z x is_ok small x_ok. pose proof (right_here false y z is_ok small) as [without_ok _].
  assert (cuts : In x (map (lost t p) (bar_cuts (y, z))) <-> exists v w, bar_cut 4 6 (Bar y z) (Bar v w) /\ x = lost t p (v, w)).
  { rewrite in_map_iff. split.
    - intros [[v w] [<- inside]]. apply in_bar_cuts in inside. eauto.
    - intros [v [w [cut ->]]]. exists (v, w). split; [reflexivity | now apply in_bar_cuts]. }
  split.
  - intros inside. assert (kinds : In x (map (lost t p) (bar_cuts (y, z)))
      \/ p = true /\ may_pass x (bar_cuts (y, z)) = true /\ x = lost t false (y, z)).
    { destruct p; cbn [after] in inside; [| now left]. apply in_app_iff in inside as [inside | inside]; [now left | right].
      destruct (may_pass (lost t false (y, z)) (bar_cuts (y, z))) eqn:may; [| contradiction]. destruct inside as [<- | []]. auto. }
    destruct kinds as [inside' | [-> [may is]]].
    + apply cuts in inside' as [v [w [cut is]]]. exists (Pos x (Bar v w) p). split; [now apply Stairs.bar | now split].
    + exists (Pos x (Bar y z) false). split; [apply pass; now apply may_pass_is | now split].
  - intros [q [m [is_q same]]]. inversion m as [x' g p' u lower | x' g p' h cut | x' g any]; subst q; cbn [is_lost] in *.
    + lia.
    + destruct h as [v w]. subst. assert (inside : In (lost t p (v, w)) (map (lost t p) (bar_cuts (y, z)))) by (apply cuts; eauto).
      destruct p; cbn [after]; [apply in_app_iff; now left | assumption].
    + subst. cbn [after]. apply in_app_iff. right. rewrite (proj2 (may_pass_is _ y z x_ok) any). now left.
Qed.

Theorem lost_is_P : forall q, small_place q -> (P_position (move step_bar (bar_cut 4 6)) q <-> is_lost q).
Proof.
  apply (set_of_P_positions small_place weight).
  - intros [x [y z] p] q [x_ok [is_ok small]] m. inversion m as [x' g p' u lower | x' g p' h cut | x' g any]; subst; cbn [small_place].
    + repeat split; try apply is_ok; lia.
    + destruct h as [v w]. pose proof (cut_ok' 4 2) as stays.
      inversion cut as [y' z' u lower | y' z' u lower]; subst; cbn [bar_ok] in *; repeat split; try lia.
      assert (0 <= (w + 6) / 4) by (apply Z.div_pos; lia). lia.
    + auto.
  - intros [x [y z] p] q [x_ok [is_ok small]] m. inversion m as [x' g p' u lower | x' g p' h cut | x' g any]; subst; cbn [weight bar_size].
    + lia.
    + cbn [bar_ok] in is_ok. inversion cut as [y' z' u lower | y' z' u lower]; subst; cbn [bar_size]; [lia |].
      assert (0 <= (u + 6) / 4) by (apply Z.div_pos; lia). lia.
    + lia.
  - intros [x [y z] p]. apply Z.eq_dec.
  - intros [x [y z] p] q [x_ok [is_ok small]] inside m is_q. cbn [is_lost] in inside.
    destruct (right_here p y z is_ok small) as [_ [differs _]]. rewrite <- inside in differs.
    assert (same : (let '(Pos u _ _) := q in u = x) \/ exists u, u < x /\ q = Pos u (Bar y z) p)
      by (inversion m; subst; [right; eexists; split; [| reflexivity]; lia | now left | now left]).
    destruct same as [same | [u [less ->]]].
    + apply differs. apply in_after; eauto.
    + cbn [is_lost] in is_q. lia.
  - intros [x [y z] p] [x_ok [is_ok small]] outside. cbn [is_lost] in outside.
    destruct (right_here p y z is_ok small) as [ok [_ reached]].
    destruct (Z.lt_ge_cases x (lost t p (y, z))) as [less | more].
    + destruct (proj1 (in_after p y z x is_ok small x_ok) (reached x (conj x_ok less))) as [q [m [is_q _]]]. eauto.
    + exists (Pos (lost t p (y, z)) (Bar y z) p). split; [apply strip; lia | reflexivity].
Qed.

End Right.

(** The last line of the printed set. *)
Definition printed_4_5 : list Z := [106; 108; 112; 113; 114; 115; 116; 117; 118; 119; 120; 122; 123; 126].

Definition nim_sum (t : PositiveMap.t (Z * Z)) (p : bool) (g : Z * Z) : Z :=
  let '(y, z) := g in Z.lxor (Z.lxor (Z.lxor (lost t p g + 6) y) (z + 6)) (Z.b2z p).

Definition sums_right (t : PositiveMap.t (Z * Z)) : bool :=
  let low p := filter (fun g => lost t p g <=? 80) (all_bars 80) in
  let sums := map (nim_sum t true) (low true) ++ map (nim_sum t false) (low false) in
  forallb (lost_right t) (all_bars 80) && forallb (fun v => (v <? 106) || existsb (Z.eqb v) printed_4_5) sums
  && forallb (fun v => existsb (Z.eqb v) sums) printed_4_5.

Lemma some_table : exists t, sums_right t = true.
Proof. exists (lost_table 80). vm_compute. reflexivity. Qed.

Theorem pass_example_4_5 : forall v, 106 <= v -> (In v printed_4_5 <->
  exists x y z p, 0 <= x <= 80 /\ 0 <= y <= 80 /\ 0 <= z <= 80 /\ y <= (z + 6) / 4
    /\ P_position (move step_bar (bar_cut 4 6)) (Pos x (Bar y z) p)
    /\ Z.lxor (Z.lxor (Z.lxor (x + 6) y) (z + 6)) (Z.b2z p) = v).
Proof.
  intros v v_ok. destruct some_table as [t done]. unfold sums_right in done. pose (low := fun p => filter (fun g => lost t p g <=? 80) (all_bars 80)).
  change (forallb (lost_right t) (all_bars 80)
    && forallb (fun v => (v <? 106) || existsb (Z.eqb v) printed_4_5) (map (nim_sum t true) (low true) ++ map (nim_sum t false) (low false))
    && forallb (fun v => existsb (Z.eqb v) (map (nim_sum t true) (low true) ++ map (nim_sum t false) (low false))) printed_4_5 = true) in done.
  apply andb_prop in done as [done occur]. apply andb_prop in done as [is_right listed].
  rewrite forallb_forall in listed, occur.
  assert (in_low : forall p y z, In (y, z) (low p) <-> bar_ok 4 6 (Bar y z) /\ z <= 80 /\ lost t p (y, z) <= 80).
  { intros p y z. unfold low. rewrite filter_In, in_all_bars, Z.leb_le. tauto. }
  assert (sums : forall u, In u (map (nim_sum t true) (low true) ++ map (nim_sum t false) (low false)) <->
    exists p y z, In (y, z) (low p) /\ nim_sum t p (y, z) = u).
  { intros u. rewrite in_app_iff, !in_map_iff. split.
    - intros [[[y z] [is inside]] | [[y z] [is inside]]]; eauto.
    - intros [[] [y [z [inside is]]]]; [left | right]; eauto. }
  split.
  - intros inside. specialize (occur v inside). apply exists_eq, sums in occur as [p [y [z [in_p is]]]].
    apply in_low in in_p as [is_ok [small x_small]]. destruct (right_here 80 t is_right p y z is_ok small) as [x_ok _].
    cbn [bar_ok] in is_ok. assert ((z + 6) / 4 <= 80) by (apply Z.div_le_upper_bound; lia).
    exists (lost t p (y, z)), y, z, p. do 4 (split; [lia |]). split; [| exact is].
    apply (lost_is_P 80 t is_right); cbn [small_place is_lost bar_ok]; [lia | reflexivity].
  - intros [x [y [z [p [x_ok [y_ok [z_ok [rim [is_P is]]]]]]]]].
    apply (lost_is_P 80 t is_right) in is_P; [| cbn [small_place bar_ok]; lia]. cbn [is_lost] in is_P.
    assert (listed_v : (v <? 106) || existsb (Z.eqb v) printed_4_5 = true).
    { apply listed, sums. exists p, y, z. split; [apply in_low; cbn [bar_ok]; lia |]. unfold nim_sum. now rewrite <- is_P. }
    apply orb_true_iff in listed_v as [no | inside]; [apply Z.ltb_lt in no; lia | now apply exists_eq].
Qed.
