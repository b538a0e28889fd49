(** Lasker's Nim: a move takes any number of tokens from a heap, or splits a heap without a token taken. The values are not periodic, since
    they grow with the heaps. *)

From Coq Require Import Arith NArith Bool List Lia Btauto.
From Bittersweet Require Import Heaps.
Import ListNotations.
Open Scope N_scope.

(** Any number of tokens is taken, or a heap is split without a token taken. *)
Definition lasker (k : N) : digit := if k =? 0 then Digit false false true else Digit true true false.

(** The heaps with 4j + 3 and with 4j + 4 tokens exchange their values. *)
Definition lasker_value (n : N) : N := if n mod 4 =? 3 then n + 1 else if n mod 4 =? 0 then n - 1 else n.

Lemma lasker_values : forall n, n = 0 /\ lasker_value n = 0 \/ exists j,
  n = 4 * j + 1 /\ lasker_value n = 4 * j + 1 \/ n = 4 * j + 2 /\ lasker_value n = 4 * j + 2
  \/ n = 4 * j + 3 /\ lasker_value n = 4 * j + 4 \/ n = 4 * j + 4 /\ lasker_value n = 4 * j + 3.
Proof.
  intros n. unfold lasker_value. pose proof (N.div_mod n 4 ltac:(lia)) as parts. pose proof (N.mod_upper_bound n 4 ltac:(lia)).
  set (j := n / 4) in *. set (r := n mod 4) in *. clearbody j r.
  destruct (N.eqb_spec r 3); [right; exists j; lia |]. destruct (N.eqb_spec r 0); [| right; exists j; lia].
  destruct (N.eq_dec j 0); [left; lia | right; exists (j - 1); lia].
Qed.

Lemma lasker_twice : forall n, lasker_value (lasker_value n) = n.
Proof.
  intros n. destruct (lasker_values n) as [[-> ->] | [j known]]; [reflexivity |].
  destruct (lasker_values (lasker_value n)) as [| [j' known']]; lia.
Qed.

Lemma xor_mod_4 : forall a b, N.lxor a b mod 4 = N.lxor (a mod 4) (b mod 4).
Proof.
  intros a b. change 4 with (2 ^ 2). rewrite <- !N.land_ones. apply N.bits_inj. intros i. rewrite !N.land_spec, !N.lxor_spec, !N.land_spec. btauto.
Qed.

(** The last two digits of a value. *)
Lemma lasker_mod_4 : forall n, 1 <= n -> lasker_value n mod 4 = nth (N.to_nat (n mod 4)) [3; 1; 2; 0] 0.
Proof.
  intros n n_ok. destruct (lasker_values n) as [| [j known]]; [lia |].
  assert (is : forall m i r, m = 4 * i + r -> r < 4 -> m mod 4 = r) by (intros; symmetry; apply N.mod_unique with i; lia).
  destruct known as [[is_n ->] | [[is_n ->] | [[is_n ->] | [is_n ->]]]].
  - now rewrite !(is _ j 1) by lia.
  - now rewrite !(is _ j 2) by lia.
  - now rewrite (is (4 * j + 4) (j + 1) 0), (is n j 3) by lia.
  - now rewrite (is n (j + 1) 0), (is _ j 3) by lia.
Qed.

Lemma no_split : forall a b, 1 <= a -> 1 <= b -> N.lxor (lasker_value a) (lasker_value b) <> lasker_value (a + b).
Proof.
  intros a b a_ok b_ok same. apply (f_equal (fun v => v mod 4)) in same. rewrite xor_mod_4, !lasker_mod_4, N.add_mod in same by lia.
  assert (small : forall r, r < 4 -> r = 0 \/ r = 1 \/ r = 2 \/ r = 3) by (clear; intros; lia).
  pose proof (small _ (N.mod_upper_bound a 4 ltac:(discriminate))) as of_a. pose proof (small _ (N.mod_upper_bound b 4 ltac:(discriminate))) as of_b.
  destruct of_a as [is_a | [is_a | [is_a | is_a]]], of_b as [is_b | [is_b | [is_b | is_b]]]; rewrite is_a, is_b in same; discriminate.
Qed.

Lemma xor_1_even : forall j, N.lxor 1 (2 * j) = 2 * j + 1.
Proof. intros [| p]; reflexivity. Qed.

Theorem lasker_is_grundy : is_grundy lasker lasker_value.
Proof.
  intros n. split.
  - intros l legal is. assert (option : has_option lasker lasker_value n (lasker_value n)) by (now exists l).
    apply has_option_spec in option as [[n_ok [_ no]] | [[k [k_ok [_ no]]] | [k [a [b [a_ok [b_ok [total [yes no]]]]]]]]].
    + destruct (lasker_values n) as [| [j known]]; lia.
    + apply (f_equal lasker_value) in no. rewrite !lasker_twice in no. lia.
    + unfold lasker in yes. destruct (N.eqb_spec k 0); [| discriminate]. apply (no_split a b a_ok b_ok). rewrite <- no. f_equal. lia.
  - intros h less. enough (has_option lasker lasker_value n h) by assumption. apply has_option_spec.
    assert (option : forall m, m < n -> lasker_value m = h -> 1 <= n /\ nothing (lasker n) = true /\ h = 0
      \/ exists k, 1 <= k < n /\ one (lasker k) = true /\ h = lasker_value (n - k)).
    { intros m m_ok is. assert (digits : forall k, 1 <= k -> lasker k = Digit true true false)
        by (intros k k_ok; unfold lasker; destruct (N.eqb_spec k 0); [lia | reflexivity]).
      destruct (N.eq_0_gt_0_cases m) as [-> | more].
      - left. rewrite digits by lia. repeat split; [lia |]. now symmetry.
      - right. exists (n - m). rewrite digits by lia. repeat split; [lia | lia |]. rewrite <- is. f_equal. lia. }
    destruct (N.lt_ge_cases (lasker_value h) n) as [small | large].
    { destruct (option (lasker_value h) small (lasker_twice h)) as [now_nothing | now_one]; auto. }
    right. right.
    assert (three : exists j, n = 4 * j + 3 /\ h = n).
    { destruct (lasker_values n) as [| [j known]]; [lia |]. exists j. destruct (lasker_values h) as [| [j' known']]; lia. }
    destruct three as [j [is_n is_h]]. exists 0, 1, (n - 1). repeat split; try lia. subst h.
    destruct (lasker_values (n - 1)) as [| [j' known]]; [lia |]. replace (lasker_value (n - 1)) with (2 * (2 * j + 1)) by lia.
    change (lasker_value 1) with 1. rewrite xor_1_even. lia.
Qed.

(** The values of Lasker's Nim, four of them at a time. *)
Theorem laskers_nim : forall G, is_grundy lasker G ->
  G 0 = 0 /\ forall j, G (4 * j + 1) = 4 * j + 1 /\ G (4 * j + 2) = 4 * j + 2 /\ G (4 * j + 3) = 4 * j + 4 /\ G (4 * j + 4) = 4 * j + 3.
Proof.
  intros G is_G. pose proof (heap_values_are_unique lasker G lasker_value is_G lasker_is_grundy) as same. rewrite !same.
  split; [reflexivity |]. intros j. rewrite !same.
  repeat split.
  all: match goal with |- lasker_value ?n = _ => destruct (lasker_values n) as [| [j' known]]; lia end.
Qed.

(** Four tokens more make the value of every heap four larger, but that of the empty heap three larger. *)
Theorem laskers_nim_is_arithmetic : forall G, is_grundy lasker G -> forall n, 1 <= n -> G (n + 4) = G n + 4.
Proof.
  intros G is_G n n_ok. pose proof (heap_values_are_unique lasker G lasker_value is_G lasker_is_grundy) as same. rewrite !same.
  destruct (lasker_values n) as [| [j known]]; [lia |]. destruct (lasker_values (n + 4)) as [| [j' known']]; lia.
Qed.
