(** Claims about bars, the statements that they follow from, and the checker of certificates. *)

From Coq Require Import ZArith Bool Btauto List Lia.
From Bittersweet Require Import Games Bars Conditions Checker.
Import ListNotations.
Open Scope Z_scope.

(** The P-positions of a bar are the legal positions whose shifted coordinates have the nim-sum 0; or those whose shifted
    coordinates an automaton accepts. *)
Inductive set := NimSumIsZero | Accepted (automaton : automaton).
Record claim := { of_bar : bar; shift_x : Z; shift_y : Z; shift_z : Z; of_set : set }.

Definition is_member (the : set) (x y z : Z) : Prop :=
  match the with
  | NimSumIsZero => Z.lxor (Z.lxor x y) z = 0
  | Accepted automaton => accepts automaton [x; y; z] = true
  end.

Definition in_set (the : claim) (p : position) : Prop :=
  let '(At x y z) := p in is_member (of_set the) (x + shift_x the) (y + shift_y the) (z + shift_z the).

(** * The statements

The statements are about the shifted coordinates X = x + i, Y = y + j and Z = z + l, which have the places 0, 1 and 2. After a cut
the coordinate that it makes smaller is at place 3; and y, if the cut leaves less of it, is at place 4. *)

(** Coefficients, from pairs of a place and a number. *)
Definition multiples (parts : list (nat * Z)) : list Z :=
  map (fun place => fold_right (fun '(at_place, m) sum => if Nat.eqb at_place place then m + sum else sum) 0 parts)
    (seq 0 5).

Definition mask_of (places : list nat) : list bool := map (fun place => existsb (Nat.eqb place) places) (seq 0 5).

Section Statements.

Variable the : claim.
Let i := shift_x the.
Let j := shift_y the.
Let l := shift_z the.

(** No coordinate is negative, and d y <= a x + b z + c. *)
Definition legal_conditions (px py pz : nat) : list condition :=
  [at_least (multiples [(px, 1)]) i; at_least (multiples [(py, 1)]) j; at_least (multiples [(pz, 1)]) l]
  ++ match of_bar the with
     | Rectangle => []
     | Rim a b c d => [at_least (multiples [(px, a); (py, - d); (pz, b)]) (a * i + b * l - d * j - c)]
     end.

Definition set_conditions (px py pz : nat) : list condition :=
  match of_set the with
  | NimSumIsZero => NimSum (mask_of [px; py; pz])
  | Accepted automaton => Accepts [px; py; pz] automaton
  end :: legal_conditions px py pz.

Definition less (smaller larger : nat) : condition := at_least (multiples [(larger, 1); (smaller, -1)]) 1.

(** y is the rim if the position is legal: a x + b z + c < d y + d. *)
Definition on_rim (a b c d : Z) (px py pz : nat) : condition :=
  at_least (multiples [(px, - a); (py, d); (pz, - b)]) (1 - d - (a * i + b * l - d * j - c)).

(** The five ways in which a cut can lead into the set. *)
Definition cuts : list goal :=
  [ {| sought := 1; conditions := set_conditions 3 1 2 ++ [less 3 0] |};
    {| sought := 1; conditions := set_conditions 0 3 2 ++ [less 3 1] |};
    {| sought := 1; conditions := set_conditions 0 1 3 ++ [less 3 2] |} ]
  ++ match of_bar the with
     | Rectangle => []
     | Rim a b c d =>
         [ {| sought := 2; conditions := set_conditions 3 4 2 ++ [less 3 0; less 4 1; on_rim a b c d 3 4 2] |};
           {| sought := 2; conditions := set_conditions 0 4 3 ++ [less 3 2; less 4 1; on_rim a b c d 0 4 3] |} ]
     end.

(** (A) No cut leads from the set into the set. *)
Definition statement_A_for (cut : goal) : statement :=
  {| coordinates := 3 + sought cut; hypothesis := set_conditions 0 1 2 ++ conditions cut; goals := [] |}.

(** (B) Every legal position is in the set, or a cut leads into the set. *)
Definition statement_B : statement :=
  {| coordinates := 3;
     hypothesis := legal_conditions 0 1 2;
     goals := {| sought := 0; conditions := set_conditions 0 1 2 |} :: cuts |}.

Definition statements : list statement := map statement_A_for cuts ++ [statement_B].

End Statements.

(** * The checker *)

Definition is_well_formed (the : bar) : bool :=
  match the with
  | Rectangle => true
  | Rim a b c d => (0 <=? a) && (0 <=? b) && (0 <=? c) && (0 <? d)
  end.

Fixpoint check_tables (statements : list statement) (tables : list table) : bool :=
  match statements, tables with
  | [], [] => true
  | one :: statements, t :: tables => check_table one t && check_tables statements tables
  | _, _ => false
  end.

(** True if zeros before the digits change nothing. *)
Definition is_well_made (the : set) : bool :=
  match the with
  | NimSumIsZero => true
  | Accepted automaton => match after_letter automaton 0 0 with Some O => true | _ => false end
  end.

Definition check (the : claim) (tables : list table) : bool :=
  is_well_formed (of_bar the) && is_well_made (of_set the) && check_tables (statements the) tables.

(** * Why it is enough *)

Lemma well_formed_spec : forall the, is_well_formed the = true -> well_formed the.
Proof.
  intros [| a b c d]; cbn [is_well_formed well_formed]; [auto |].
  rewrite !andb_true_iff, !Z.leb_le, Z.ltb_lt. tauto.
Qed.

Definition well_made (the : set) : Prop :=
  match the with NimSumIsZero => True | Accepted automaton => skips_zeros automaton end.

Lemma well_made_spec : forall the, is_well_made the = true -> well_made the.
Proof.
  intros [| automaton]; cbn [is_well_made well_made]; [auto |]. unfold skips_zeros.
  destruct (after_letter automaton 0 0) as [[|] |]; congruence.
Qed.

Definition bounded (one : statement) : Prop :=
  Forall has_bounds (hypothesis one) /\ Forall (fun g => Forall has_bounds (conditions g)) (goals one).

Lemma check_tables_sound : forall all tables, Forall bounded all -> check_tables all tables = true -> Forall valid all.
Proof.
  induction all as [| one all step]; intros tables bounds good; [constructor |].
  destruct tables as [| t tables]; [discriminate |]. cbn [check_tables] in good.
  apply andb_true_iff in good as [now later].
  destruct (Forall_inv bounds) as [of_hypothesis of_goals]. constructor.
  - eapply check_table_sound; eauto.
  - eapply step; eauto using Forall_inv_tail.
Qed.

Ltac by_parts := repeat (first [apply at_least_has_bounds | exact I | assumption | apply Forall_nil | apply Forall_cons | split]).

Lemma statements_bounded : forall the, well_made (of_set the) -> Forall bounded (statements the).
Proof.
  intros [[| a b c d] i j l [| automaton]]; cbn [of_set well_made]; intros zeros;
    cbn [statements cuts map app statement_A_for statement_B set_conditions legal_conditions conditions of_bar of_set];
    unfold bounded;
    cbn [hypothesis goals conditions app]; by_parts.
Qed.

(** Conditions as a conjunction. *)
Fixpoint all_hold (v : list Z) (cs : list condition) : Prop :=
  match cs with [] => True | k :: cs => holds v k /\ all_hold v cs end.

Lemma all_hold_Forall : forall v cs, all_hold v cs <-> Forall (holds v) cs.
Proof.
  induction cs as [| k cs step]; cbn [all_hold]; split; intros all; auto.
  - constructor; [apply all | apply step, all].
  - split; [exact (Forall_inv all) | apply step; exact (Forall_inv_tail all)].
Qed.

Ltac expand := cbn [all_hold holds at_least multiples mask_of map seq fold_right existsb Nat.eqb orb dot nim_sum app
  statement_A_for statement_B hypothesis goals conditions coordinates sought set_conditions legal_conditions less on_rim
  of_bar shift_x shift_y shift_z of_set is_member pick nth length Nat.add] in *.

(** Proves that a nim-sum is 0 from the same nim-sum in another order. *)
Ltac nim_sum_from known :=
  etransitivity; [| exact known]; apply Z.bits_inj'; intros; rewrite ?Z.lxor_spec, ?Z.bits_0; btauto.

Lemma statement_A_used : forall the cut v, Forall valid (statements the) -> In cut (cuts the) ->
  length v = (3 + sought cut)%nat -> all_hold v (set_conditions the 0 1 2 ++ conditions cut) -> False.
Proof.
  intros the cut v all inside v_length v_holds. rewrite Forall_forall in all.
  assert (is_one : In (statement_A_for the cut) (statements the)).
  { apply in_app_iff. left. now apply in_map. }
  apply all_hold_Forall in v_holds.
  destruct (all _ is_one v v_length v_holds) as [g [w [[] _]]].
Qed.

Tactic Notation "by_cut" integer(number) constr(v) :=
  match goal with used : forall _ _, In _ _ -> _ |- _ =>
    eapply (used _ v); [do number right; left; reflexivity | reflexivity |]; clear used
  end;
  match goal with kind : set |- _ => destruct kind end;
  expand; repeat split;
  match goal with
  | p_in : Z.lxor _ _ = 0, q_in : Z.lxor _ _ = 0 |- Z.lxor _ _ = 0 =>
      first [solve [nim_sum_from p_in] | nim_sum_from q_in]
  | |- accepts _ _ = true => assumption
  | _ => lia
  end.

Lemma no_option_in_set : forall the p q, well_formed (of_bar the) -> Forall valid (statements the) ->
  legal (of_bar the) p -> in_set the p -> is_option (of_bar the) p q -> ~ in_set the q.
Proof.
  intros the p q well all p_legal p_in move q_in.
  pose proof (moves_are_legal _ _ _ well p_legal move) as q_legal.
  pose proof (fun cut v => statement_A_used the cut v all) as used. clear all.
  destruct the as [the i j l kind]. cbn [of_bar] in *.
  assert (lowered : forall x y z v, left_of_y the x y z = v ->
    v = y \/ v < y /\ match the with
                      | Rectangle => False
                      | Rim a b c d => d > 0 -> d * v <= a * x + b * z + c < d * v + d
                      end).
  { intros x y z v <-. destruct the as [| a b c d]; cbn [left_of_y] in *; [lia |].
    pose proof (Z.mul_div_le (a * x + b * z + c) d). pose proof (Z.mul_succ_div_gt (a * x + b * z + c) d).
    rewrite Z.mul_succ_r in *. destruct (Z.min_spec y ((a * x + b * z + c) / d)) as [[_ ->] | [le ->]]; [now left |].
    destruct (Z.eq_dec y ((a * x + b * z + c) / d)); [now left | right; split]; lia. }
  destruct move as [x y z u lower | x y z v lower | x y z u lower];
    [remember (left_of_y the u y z) as v eqn:is_left | | remember (left_of_y the x y u) as v eqn:is_left];
    try (symmetry in is_left; apply lowered in is_left; destruct is_left as [-> | [less_y is_rim]]);
    clear lowered;
    cbn [legal in_set shift_x shift_y shift_z of_set] in *;
    (destruct the as [| a b c d]; cbn [under_rim cuts of_bar app well_formed] in *;
     [try contradiction | destruct well as [a_ok [b_ok [c_ok d_ok]]]; rewrite ?below_quotient in * by assumption]).
  - by_cut 0 [x + i; y + j; z + l; u + i].
  - by_cut 0 [x + i; y + j; z + l; u + i].
  - by_cut 3 [x + i; y + j; z + l; u + i; v + j].
  - by_cut 1 [x + i; y + j; z + l; v + j].
  - by_cut 1 [x + i; y + j; z + l; v + j].
  - by_cut 2 [x + i; y + j; z + l; u + l].
  - by_cut 2 [x + i; y + j; z + l; u + l].
  - by_cut 4 [x + i; y + j; z + l; u + l; v + j].
Qed.

(** Moves, with the rest of y computed. *)
Lemma cut_x_to : forall bar x y z u v, 0 <= u < x -> left_of_y bar u y z = v -> is_option bar (At x y z) (At u v z).
Proof. intros bar x y z u v lower <-. now apply cut_x. Qed.

Lemma cut_z_to : forall bar x y z u v, 0 <= u < z -> left_of_y bar x y u = v -> is_option bar (At x y z) (At x v u).
Proof. intros bar x y z u v lower <-. now apply cut_z. Qed.

Lemma all_is_left : forall a b c d x y z, 0 < d -> d * y <= a * x + b * z + c -> left_of_y (Rim a b c d) x y z = y.
Proof. intros. apply Z.min_l. now apply below_quotient. Qed.

Lemma rim_is_left : forall a b c d x y z v, 0 < d -> v < y -> d * v <= a * x + b * z + c < d * v + d ->
  left_of_y (Rim a b c d) x y z = v.
Proof. intros. cbn [left_of_y]. rewrite <- (is_quotient v) by lia. lia. Qed.

(** Proves that a position is in the set if its coordinates are known to be. *)
Ltac by_member :=
  match goal with kind : set |- _ => destruct kind end; expand;
  match goal with reached : _ = _ /\ _ |- _ => destruct reached as [set_in reached] end;
  cbn [in_set shift_x shift_y shift_z of_set is_member]; rewrite ?Z.sub_add;
  match goal with
  | known : Z.lxor _ _ = 0 |- Z.lxor _ _ = 0 => nim_sum_from known
  | known : accepts _ _ = true |- _ => exact known
  end.

Ltac by_option q :=
  exists q; split;
  [ first [apply cut_y | apply cut_x_to | apply cut_z_to];
    first [reflexivity | expand; lia | apply all_is_left; expand; lia | apply rim_is_left; expand; lia]
  | by_member ].

Lemma option_in_set : forall the p, well_formed (of_bar the) -> Forall valid (statements the) ->
  legal (of_bar the) p -> ~ in_set the p -> exists q, is_option (of_bar the) p q /\ in_set the q.
Proof.
  intros the [x y z] well all p_legal outside.
  destruct the as [the i j l kind]. cbn [of_bar legal] in *.
  rewrite Forall_forall in all.
  specialize (all (statement_B {| of_bar := the; shift_x := i; shift_y := j; shift_z := l; of_set := kind |})).
  specialize (all ltac:(apply in_app_iff; right; left; reflexivity) [x + i; y + j; z + l] eq_refl).
  destruct all as [g [w [inside [w_length reached]]]].
  { apply all_hold_Forall. destruct the as [| a b c d]; cbn [under_rim well_formed] in *;
      [| rewrite below_quotient in * by lia]; expand; repeat split; lia. }
  apply all_hold_Forall in reached.
  cbn [statement_B goals cuts of_bar In app] in inside.
  destruct the as [| a b c d]; cbn [In app well_formed] in *;
    repeat (destruct inside as [<- | inside]); try contradiction; cbn [sought conditions length] in *;
    (destruct w as [| u [| v [|]]]; try discriminate); clear w_length; unfold set_conditions in reached; cbn [all_hold app] in reached.
  - destruct outside. by_member.
  - by_option (At (u - i) y z).
  - by_option (At x (u - j) z).
  - by_option (At x y (u - l)).
  - destruct outside. by_member.
  - by_option (At (u - i) y z).
  - by_option (At x (u - j) z).
  - by_option (At x y (u - l)).
  - by_option (At (u - i) (v - j) z).
  - by_option (At x (v - j) (u - l)).
Qed.

(** * A certificate that is accepted proves the claim for all positions. *)
Theorem certified : forall the tables, check the tables = true ->
  forall p, legal (of_bar the) p -> (P_position (is_option (of_bar the)) p <-> in_set the p).
Proof.
  intros the tables good p p_legal. apply andb_true_iff in good as [well good].
  apply andb_true_iff in well as [well zeros]. apply well_formed_spec in well. apply well_made_spec in zeros.
  pose proof (check_tables_sound _ _ (statements_bounded the zeros) good) as all.
  apply (set_of_P_positions (legal (of_bar the)) size); auto.
  - eauto using moves_are_legal.
  - eauto using moves_end.
  - intros [x y z]. cbn [in_set]. destruct (of_set the); [apply Z.eq_dec | apply bool_dec].
  - eauto using no_option_in_set.
  - eauto using option_in_set.
Qed.
