(** Two piles of Nim: the required part of the theorem of Sprague and Grundy. *)

From Coq Require Import ZArith Bool List Lia Btauto.
Open Scope Z_scope.

(** The number whose digits decide is the larger one: the most significant digit in which two numbers differ. *)
Lemma below_by_digit : forall m n t, 0 <= m -> 0 <= n -> 0 <= t -> Z.testbit m t = false -> Z.testbit n t = true ->
  (forall i, t < i -> Z.testbit m i = Z.testbit n i) -> m < n.
Proof.
  intros m n t m_ok n_ok t_ok m_t n_t same.
  assert (above : Z.shiftr m (t + 1) = Z.shiftr n (t + 1)).
  { apply Z.bits_inj'. intros i i_ok. rewrite !Z.shiftr_spec by assumption. apply same. lia. }
  rewrite !Z.shiftr_div_pow2 in above by lia.
  assert (m_parts := Z.div_mod m (2 ^ (t + 1)) ltac:(lia)).
  assert (n_parts := Z.div_mod n (2 ^ (t + 1)) ltac:(lia)).
  assert (m mod 2 ^ (t + 1) < 2 ^ t).
  { rewrite Z.pow_add_r, Z.pow_1_r in * by lia.
    pose proof (Z.mod_pos_bound m (2 ^ t * 2) ltac:(lia)).
    destruct (Z.lt_ge_cases (m mod (2 ^ t * 2)) (2 ^ t)) as [| large]; [assumption | exfalso].
    assert (Z.testbit (m mod 2 ^ (t + 1)) t = true).
    { rewrite Z.testbit_true by lia. rewrite Z.pow_add_r, Z.pow_1_r by lia.
      replace ((m mod (2 ^ t * 2)) / 2 ^ t) with 1; [reflexivity |]. apply Z.div_unique with (r := m mod (2 ^ t * 2) - 2 ^ t); lia. }
    rewrite Z.mod_pow2_bits_low in * by lia. congruence. }
  assert (2 ^ t <= n mod 2 ^ (t + 1)).
  { destruct (Z.lt_ge_cases (n mod 2 ^ (t + 1)) (2 ^ t)) as [small |]; [exfalso | assumption].
    assert (Z.testbit (n mod 2 ^ (t + 1)) t = true) by (rewrite Z.mod_pow2_bits_low by lia; assumption).
    pose proof (Z.mod_pos_bound n (2 ^ (t + 1)) ltac:(lia)).
    rewrite Z.testbit_true in * by lia. rewrite Z.div_small in * by lia. discriminate. }
  rewrite above in m_parts. lia.
Qed.

Lemma lxor_not_negative : forall m n, 0 <= m -> 0 <= n -> 0 <= Z.lxor m n.
Proof. intros. apply Z.lxor_nonneg. tauto. Qed.

(** Two piles: every number below their nim-sum is the nim-sum after one of them was made smaller. *)
Lemma below_nim_sum : forall x g h, 0 <= x -> 0 <= g -> 0 <= h < Z.lxor x g ->
  (exists u, 0 <= u < x /\ Z.lxor u g = h) \/ (exists f, 0 <= f < g /\ Z.lxor x f = h).
Proof.
  intros x g h x_ok g_ok [h_ok below].
  set (d := Z.lxor (Z.lxor x g) h).
  assert (d_ok : 0 <= d) by (unfold d; auto using lxor_not_negative).
  assert (d_not_0 : d <> 0) by (intros is_0; apply Z.lxor_eq in is_0; lia).
  pose proof (Z.bit_log2 d ltac:(lia)) as d_t.
  pose proof (Z.log2_nonneg d) as t_ok.
  assert (above : forall i, Z.log2 d < i -> Z.testbit d i = false) by (intros; apply Z.bits_above_log2; lia).
  set (t := Z.log2 d) in *. unfold d in d_t, above. rewrite !Z.lxor_spec in d_t.
  assert (sum_t : xorb (Z.testbit x t) (Z.testbit g t) = true).
  { destruct (xorb (Z.testbit x t) (Z.testbit g t)) eqn:sum_t; [reflexivity | exfalso].
    enough (Z.lxor x g < h) by lia. apply (below_by_digit _ _ t); auto using lxor_not_negative.
    - now rewrite Z.lxor_spec.
    - now destruct (Z.testbit h t).
    - intros i larger. specialize (above i larger). rewrite !Z.lxor_spec in *.
      destruct (Z.testbit x i), (Z.testbit g i), (Z.testbit h i); cbn in *; congruence. }
  destruct (Z.testbit x t) eqn:x_t; [left; exists (Z.lxor g h) | right; exists (Z.lxor x h)].
  - repeat split; auto using lxor_not_negative.
    + apply (below_by_digit _ _ t); auto using lxor_not_negative.
      * rewrite Z.lxor_spec. destruct (Z.testbit g t), (Z.testbit h t); cbn in *; congruence.
      * intros i larger. specialize (above i larger). rewrite !Z.lxor_spec in *.
        destruct (Z.testbit x i), (Z.testbit g i), (Z.testbit h i); cbn in *; congruence.
    + apply Z.bits_inj'. intros. rewrite !Z.lxor_spec. btauto.
  - repeat split; auto using lxor_not_negative.
    + apply (below_by_digit _ _ t); auto using lxor_not_negative.
      * rewrite Z.lxor_spec. destruct (Z.testbit g t), (Z.testbit h t), (Z.testbit x t); cbn in *; congruence.
      * destruct (Z.testbit g t); cbn in *; congruence.
      * intros i larger. specialize (above i larger). rewrite !Z.lxor_spec in *.
        destruct (Z.testbit x i), (Z.testbit g i), (Z.testbit h i); cbn in *; congruence.
    + apply Z.bits_inj'. intros. rewrite !Z.lxor_spec. btauto.
Qed.
