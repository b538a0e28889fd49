(** Sharing Nim with three piles: Theorems 1, 2, 3 and 4 and Propositions 1 and 2 of "Three-pile Sharing Nim and the quadratic time winning
    strategy", for all positions. *)

From Coq Require Import ZArith List Lia.
From Bittersweet Require Import Games Bars Moves Checker Claims Values Grundy.
Open Scope Z_scope.

Import ListNotations.

(** * The rules: some tokens go from one pile to another, which then has no more tokens than the pile they were taken from. *)

Inductive piles := Piles (a b c : Z).

Inductive share : piles -> piles -> Prop :=
  | a_to_b : forall a b c t, 1 <= t -> b + t <= a - t -> share (Piles a b c) (Piles (a - t) (b + t) c)
  | a_to_c : forall a b c t, 1 <= t -> c + t <= a - t -> share (Piles a b c) (Piles (a - t) b (c + t))
  | b_to_a : forall a b c t, 1 <= t -> a + t <= b - t -> share (Piles a b c) (Piles (a + t) (b - t) c)
  | b_to_c : forall a b c t, 1 <= t -> c + t <= b - t -> share (Piles a b c) (Piles a (b - t) (c + t))
  | c_to_a : forall a b c t, 1 <= t -> a + t <= c - t -> share (Piles a b c) (Piles (a + t) b (c - t))
  | c_to_b : forall a b c t, 1 <= t -> b + t <= c - t -> share (Piles a b c) (Piles a (b + t) (c - t)).

Definition tokens (p : piles) : Prop := let '(Piles a b c) := p in 0 <= a /\ 0 <= b /\ 0 <= c.

(** Every move makes the sum of the squares smaller. *)
Definition squares (p : piles) : nat := let '(Piles a b c) := p in Z.to_nat (a * a + b * b + c * c).

Lemma shares_are_legal : forall p q, tokens p -> share p q -> tokens q.
Proof. intros p q p_ok move. destruct move; cbn [tokens] in *; lia. Qed.

Lemma shares_end : forall p q, tokens p -> share p q -> (squares q < squares p)%nat.
Proof. intros p q p_ok move. destruct move; cbn [tokens squares] in *; apply Z2Nat.inj_lt; nia. Qed.

(** Chooses a side that holds. *)
Ltac pick := match goal with |- _ \/ _ => first [left; pick | right; pick] | |- _ => lia end.

(** * Gaps: all that matters is how much more the middle pile has than the smallest, and the largest than the middle one. *)

Definition smallest (a b c : Z) : Z := Z.min a (Z.min b c).
Definition largest (a b c : Z) : Z := Z.max a (Z.max b c).
Definition low_gap (p : piles) : Z := let '(Piles a b c) := p in a + b + c - 2 * smallest a b c - largest a b c.
Definition high_gap (p : piles) : Z := let '(Piles a b c) := p in 2 * largest a b c + smallest a b c - (a + b + c).

(** The effects of the moves on the gaps. A move goes from the middle pile to the smallest, from the largest to the middle one, or
    from the largest to the smallest. In the last case no pile passes the middle one, or the smallest pile does, or the largest. *)
Definition gap_step (p q p' q' : Z) : Prop := exists t, 1 <= t /\
  (2 * t <= p /\ p' = p - 2 * t /\ q' = q + t
  \/ 2 * t <= q /\ p' = p + t /\ q' = q - 2 * t
  \/ t <= p /\ t <= q /\ p' = p - t /\ q' = q - t
  \/ p < t /\ 2 * t <= p + q /\ p' = t - p /\ q' = p + q - 2 * t
  \/ q < t /\ 2 * t <= p + q /\ p' = p + q - 2 * t /\ q' = t - q).

(** The piles in order. *)
Definition in_order (p : piles) (s m l : Z) : Prop :=
  let '(Piles a b c) := p in s <= m <= l /\
  (a = s /\ b = m /\ c = l \/ a = s /\ b = l /\ c = m \/ a = m /\ b = s /\ c = l
   \/ a = m /\ b = l /\ c = s \/ a = l /\ b = s /\ c = m \/ a = l /\ b = m /\ c = s).

Lemma gaps_are : forall p s m l, in_order p s m l -> low_gap p = m - s /\ high_gap p = l - m.
Proof.
  intros [a b c] s m l [order is]. cbn [low_gap high_gap].
  assert (smallest a b c = s /\ largest a b c = l /\ a + b + c = s + m + l) as [-> [-> ->]]; [| lia].
  unfold smallest, largest.
  destruct is as [is | [is | [is | [is | [is | is]]]]]; destruct is as [-> [-> ->]]; repeat split; lia.
Qed.

Lemma order_of : forall p, exists s m l, in_order p s m l /\ low_gap p = m - s /\ high_gap p = l - m.
Proof.
  intros [a b c]. enough (some : exists s m l, in_order (Piles a b c) s m l)
    by (destruct some as [s [m [l is]]]; exists s, m, l; split; [assumption | now apply gaps_are]).
  cbn [in_order]. destruct (Z.le_gt_cases a b), (Z.le_gt_cases a c), (Z.le_gt_cases b c);
    first [exists a, b, c; split; [lia | pick] | exists a, c, b; split; [lia | pick] | exists b, a, c; split; [lia | pick]
      | exists b, c, a; split; [lia | pick] | exists c, a, b; split; [lia | pick] | exists c, b, a; split; [lia | pick]].
Qed.

Lemma gaps_ok : forall p, 0 <= low_gap p /\ 0 <= high_gap p.
Proof.
  intros p. destruct (order_of p) as [s [m [l [order [-> ->]]]]]. destruct p as [a b c]. destruct order as [order _]. lia.
Qed.

Lemma share_gaps : forall p q, share p q -> gap_step (low_gap p) (high_gap p) (low_gap q) (high_gap q).
Proof.
  intros p q move. destruct (order_of p) as [s [m [l [before [-> ->]]]]], (order_of q) as [s' [m' [l' [after [-> ->]]]]].
  destruct move as [a b c t | a b c t | a b c t | a b c t | a b c t | a b c t]; cbn [in_order] in before, after;
    exists t; (split; [assumption |]); destruct before as [before is], after as [after is'];
    destruct is as [is | [is | [is | [is | [is | is]]]]]; destruct is as [-> [-> ->]]; try (exfalso; lia);
    destruct is' as [is | [is | [is | [is | [is | is]]]]]; pick.
Qed.

(** The positions that the three kinds of moves lead to. *)
Ltac arrive :=
  match goal with
  | |- share _ _ => constructor; lia
  | place : _ \/ _ \/ _ |- in_order _ _ _ _ => cbn [in_order]; split; [assumption | destruct place as [place | [place | place]]; pick]
  | |- in_order _ _ _ _ => cbn [in_order]; split; [lia | pick]
  | |- _ => lia
  end.

Lemma gaps_share : forall p p' q', gap_step (low_gap p) (high_gap p) p' q' ->
  exists q, share p q /\ low_gap q = p' /\ high_gap q = q'.
Proof.
  intros p p' q' [t [t_ok step]]. destruct (order_of p) as [s [m [l [order [low high]]]]]. rewrite low, high in step. clear low high.
  assert (reach : forall q u v w, share p q -> in_order q u v w -> p' = v - u -> q' = w - v -> exists q, share p q /\ low_gap q = p' /\ high_gap q = q').
  { intros q u v w move after -> ->. exists q. split; [assumption |]. now apply gaps_are. }
  destruct p as [a b c]. cbn [in_order] in order. destruct order as [order is].
  assert (kinds : 2 * t <= m - s /\ p' = m - s - 2 * t /\ q' = l - m + t
    \/ 2 * t <= l - m /\ p' = m - s + t /\ q' = l - m - 2 * t
    \/ 2 * t <= l - s /\ exists u v w, u <= v <= w /\ p' = v - u /\ q' = w - v /\
      (u = s + t /\ v = m /\ w = l - t \/ u = m /\ v = s + t /\ w = l - t \/ u = s + t /\ v = l - t /\ w = m)).
  { destruct step as [step | [step | [step | [step | step]]]]; [left; lia | right; left; lia | right; right | right; right | right; right]; (split; [lia |]).
    - exists (s + t), m, (l - t). repeat split; pick.
    - exists m, (s + t), (l - t). repeat split; pick.
    - exists (s + t), (l - t), m. repeat split; pick. }
  destruct kinds as [[le [low high]] | [[le [low high]] | [le [u [v [w [after [low [high place]]]]]]]]].
  - (* from the middle pile to the smallest *)
    destruct is as [is | [is | [is | [is | [is | is]]]]]; destruct is as [-> [-> ->]];
      [apply (reach (Piles (s + t) (m - t) l) (s + t) (m - t) l) | apply (reach (Piles (s + t) l (m - t)) (s + t) (m - t) l)
      | apply (reach (Piles (m - t) (s + t) l) (s + t) (m - t) l) | apply (reach (Piles (m - t) l (s + t)) (s + t) (m - t) l)
      | apply (reach (Piles l (s + t) (m - t)) (s + t) (m - t) l) | apply (reach (Piles l (m - t) (s + t)) (s + t) (m - t) l)];
      arrive.
  - (* from the largest pile to the middle one *)
    destruct is as [is | [is | [is | [is | [is | is]]]]]; destruct is as [-> [-> ->]];
      [apply (reach (Piles s (m + t) (l - t)) s (m + t) (l - t)) | apply (reach (Piles s (l - t) (m + t)) s (m + t) (l - t))
      | apply (reach (Piles (m + t) s (l - t)) s (m + t) (l - t)) | apply (reach (Piles (m + t) (l - t) s) s (m + t) (l - t))
      | apply (reach (Piles (l - t) s (m + t)) s (m + t) (l - t)) | apply (reach (Piles (l - t) (m + t) s) s (m + t) (l - t))];
      arrive.
  - (* from the largest pile to the smallest *)
    destruct is as [is | [is | [is | [is | [is | is]]]]]; destruct is as [-> [-> ->]];
      [apply (reach (Piles (s + t) m (l - t)) u v w) | apply (reach (Piles (s + t) (l - t) m) u v w)
      | apply (reach (Piles m (s + t) (l - t)) u v w) | apply (reach (Piles m (l - t) (s + t)) u v w)
      | apply (reach (Piles (l - t) (s + t) m) u v w) | apply (reach (Piles (l - t) m (s + t)) u v w)];
      arrive.
Qed.

(** * The values: they exist, and are unique *)

Definition when (b : bool) (p : piles) : list piles := if b then [p] else [].

Definition share_options (p : piles) : list piles :=
  let '(Piles a b c) := p in
  flat_map (fun t =>
    when (b + t <=? a - t) (Piles (a - t) (b + t) c) ++ when (c + t <=? a - t) (Piles (a - t) b (c + t))
    ++ when (a + t <=? b - t) (Piles (a + t) (b - t) c) ++ when (c + t <=? b - t) (Piles a (b - t) (c + t))
    ++ when (a + t <=? c - t) (Piles (a + t) b (c - t)) ++ when (b + t <=? c - t) (Piles a (b + t) (c - t)))
  (map (Z.add 1) (numbers_below (a + b + c))).

Lemma in_when : forall b p q, In q (when b p) <-> b = true /\ p = q.
Proof. intros [] p q; cbn; intuition congruence. Qed.

Lemma share_options_spec : forall p, tokens p -> forall q, In q (share_options p) <-> share p q.
Proof.
  intros [a b c] p_ok q. cbn [tokens] in p_ok. unfold share_options. rewrite in_flat_map. split.
  - intros [t [inside is_q]]. apply in_map_iff in inside as [u [<- inside]]. apply in_numbers_below in inside.
    rewrite !in_app_iff, !in_when, !Z.leb_le in is_q.
    destruct is_q as [[le <-] | [[le <-] | [[le <-] | [[le <-] | [[le <-] | [le <-]]]]]]; constructor; lia.
  - intros move. assert (some : exists t, 1 <= t <= a + b + c /\ In q (
      when (b + t <=? a - t) (Piles (a - t) (b + t) c) ++ when (c + t <=? a - t) (Piles (a - t) b (c + t))
      ++ when (a + t <=? b - t) (Piles (a + t) (b - t) c) ++ when (c + t <=? b - t) (Piles a (b - t) (c + t))
      ++ when (a + t <=? c - t) (Piles (a + t) b (c - t)) ++ when (b + t <=? c - t) (Piles a (b + t) (c - t)))).
    { inversion move as [a' b' c' t | a' b' c' t | a' b' c' t | a' b' c' t | a' b' c' t | a' b' c' t]; subst; exists t;
        (split; [lia |]); rewrite !in_app_iff, !in_when, !Z.leb_le; auto 7. }
    destruct some as [t [t_ok inside]]. exists t. split; [| exact inside].
    apply in_map_iff. exists (t - 1). split; [lia | apply in_numbers_below; lia].
Qed.

Definition is_value : (piles -> nat) -> Prop := value_function share tokens.

Theorem sharing_values : exists g, is_value g /\ forall f, is_value f -> forall p, tokens p -> f p = g p.
Proof. exact (values_exist_uniquely piles share tokens squares shares_are_legal shares_end share_options share_options_spec). Qed.

(** * Lemma 1 and Theorem 1: positions with the same gaps, or with exchanged gaps, have the same value *)

Definition alike (p q : piles) : Prop :=
  low_gap p = low_gap q /\ high_gap p = high_gap q \/ low_gap p = high_gap q /\ high_gap p = low_gap q.

Lemma gap_step_mirrored : forall p q p' q', gap_step p q p' q' -> gap_step q p q' p'.
Proof. intros p q p' q' [t [t_ok step]]. exists t. split; [assumption |]. intuition lia. Qed.

Theorem alike_values : forall g, is_value g -> forall p q, tokens p -> tokens q -> alike p q -> g p = g q.
Proof.
  intros g is_g. apply (matched_values piles share tokens squares shares_are_legal shares_end g alike is_g).
  - intros p q. unfold alike. intuition congruence.
  - intros p q p' _ _ same move. apply share_gaps in move. destruct same as [[low high] | [low high]]; rewrite low, high in move.
    + apply gaps_share in move as [q' [move [low' high']]]. exists q'. split; [assumption |]. left. auto.
    + apply gap_step_mirrored, gaps_share in move as [q' [move [low' high']]]. exists q'. split; [assumption |]. right. auto.
Qed.

Theorem lemma_1 : forall g, is_value g -> forall a b c t, 0 <= a -> 0 <= b -> 0 <= c -> 0 <= t ->
  g (Piles (a + t) (b + t) (c + t)) = g (Piles a b c).
Proof.
  intros g is_g a b c t a_ok b_ok c_ok t_ok. apply alike_values; try assumption; cbn [tokens]; [lia | lia |].
  left. cbn [low_gap high_gap]. unfold smallest, largest. lia.
Qed.

(** In general: piles of n - a, n - b and n - c tokens have the same value as piles of a, b and c. *)
Theorem theorem_1_complement : forall g, is_value g -> forall a b c n, 0 <= a <= n -> 0 <= b <= n -> 0 <= c <= n ->
  g (Piles (n - a) (n - b) (n - c)) = g (Piles a b c).
Proof.
  intros g is_g a b c n a_ok b_ok c_ok. apply alike_values; try assumption; cbn [tokens]; [lia | lia |].
  right. cbn [low_gap high_gap]. unfold smallest, largest. lia.
Qed.

Theorem theorem_1 : forall g, is_value g -> forall a b, 0 <= a <= b -> g (Piles 0 a b) = g (Piles 0 (b - a) b).
Proof.
  intros g is_g a b order. apply alike_values; try assumption; cbn [tokens]; [lia | lia |].
  right. cbn [low_gap high_gap]. unfold smallest, largest. lia.
Qed.

(** * Numbers 4^k (2 l + 1) *)

Inductive four_odd : Z -> Prop :=
  | is_odd : forall l, four_odd (2 * l + 1)
  | times_four : forall d, four_odd d -> four_odd (4 * d).

Lemma four_odd_cases : forall d, four_odd d -> (exists l, d = 2 * l + 1) \/ exists e, d = 4 * e /\ four_odd e.
Proof. intros d is. destruct is as [l | e is]; [left; now exists l | right; now exists e]. Qed.

Lemma not_twice : forall h, four_odd h -> ~ four_odd (2 * h).
Proof.
  intros h is. induction is as [l | d is no]; intros twice; apply four_odd_cases in twice as [[l' is_d] | [e [is_d is']]]; try lia.
  apply no. replace (2 * d) with e by lia. assumption.
Qed.

Lemma not_0 : forall d, four_odd d -> d <> 0.
Proof. intros d is. induction is; lia. Qed.

(** Every positive number is such a number or twice such a number. *)
Lemma or_twice : forall d, 0 < d -> four_odd d \/ exists h, d = 2 * h /\ 0 < h /\ four_odd h.
Proof.
  enough (all : forall n d, (Z.to_nat d < n)%nat -> 0 < d -> four_odd d \/ exists h, d = 2 * h /\ 0 < h /\ four_odd h) by eauto.
  induction n as [| n known]; intros d small d_ok; [lia |].
  destruct (Z.Even_or_Odd d) as [[h ->] | [l ->]]; [| left; constructor].
  destruct (Z.Even_or_Odd h) as [[j ->] | [l ->]]; [| right; exists (2 * l + 1); repeat split; [lia | constructor]].
  destruct (known j) as [is | [i [-> [i_ok is]]]]; [lia | lia | |].
  - left. replace (2 * (2 * j)) with (4 * j) by lia. now constructor.
  - right. exists (4 * i). repeat split; [lia | lia | now constructor].
Qed.

Lemma four_odd_powers : forall d, 0 < d -> (four_odd d <-> exists k l, 0 <= k /\ 0 <= l /\ d = 2 ^ (2 * k) * (2 * l + 1)).
Proof.
  intros d d_ok. split.
  - intros is. induction is as [l | d is known].
    + exists 0, l. rewrite Z.mul_0_r, Z.pow_0_r. lia.
    + destruct known as [k [l [k_ok [l_ok ->]]]]; [lia |]. exists (k + 1), l. repeat split; try lia.
      replace (2 * (k + 1)) with (2 + 2 * k) by lia. rewrite Z.pow_add_r by lia. change (2 ^ 2) with 4. ring.
  - intros [k [l [k_ok [l_ok ->]]]]. clear d_ok. revert k k_ok. apply natlike_ind.
    + rewrite Z.mul_0_r, Z.pow_0_r, Z.mul_1_l. constructor.
    + intros k k_ok known. replace (2 * Z.succ k) with (2 + 2 * k) by lia. rewrite Z.pow_add_r by lia.
      change (2 ^ 2) with 4. rewrite <- Z.mul_assoc. now constructor.
Qed.

Lemma four_odd_dec : forall d, 0 <= d -> {four_odd d} + {~ four_odd d}.
Proof.
  enough (all : forall n d, (Z.to_nat d < n)%nat -> 0 <= d -> {four_odd d} + {~ four_odd d}) by (intros d; exact (all (S (Z.to_nat d)) d (Nat.lt_succ_diag_r _))).
  induction n as [| n known]; intros d small d_ok; [lia |].
  destruct (Z.eq_dec d 0) as [-> | d_pos]; [right; intros is; now apply not_0 in is |].
  destruct (Z.eq_dec (d mod 2) 1) as [odd | even].
  - left. rewrite (Z.div_mod d 2) by lia. rewrite odd. constructor.
  - pose proof (Z.mod_pos_bound d 2 ltac:(lia)). pose proof (Z.div_mod d 2 ltac:(lia)) as half.
    destruct (known (d / 2)) as [is | no]; [lia | lia | |].
    + right. rewrite half. replace (d mod 2) with 0 by lia. rewrite Z.add_0_r. now apply not_twice.
    + left. destruct (or_twice d ltac:(lia)) as [| [h [is_d [_ is]]]]; [assumption |]. exfalso. apply no.
      now replace (d / 2) with h by lia.
Defined.

(** * Theorem 2: the P-positions *)

Definition good (d : Z) : Prop := d = 0 \/ four_odd d.
Definition zero_gaps (p q : Z) : Prop := p = 0 /\ good q \/ q = 0 /\ good p.

Lemma zero_gaps_A : forall p q p' q', 0 <= p -> 0 <= q -> zero_gaps p q -> gap_step p q p' q' -> ~ zero_gaps p' q'.
Proof.
  unfold zero_gaps, good.
  assert (half : forall q t, q = 2 * t -> four_odd q -> ~ four_odd t) by (intros q t -> is no; now apply (not_twice t)).
  intros p q p' q' p_ok q_ok inside [t [t_ok step]] inside'.
  destruct inside as [[-> [-> | is]] | [-> [-> | is]]]; try lia.
  - assert (p' = t /\ q' = q - 2 * t) as [-> ->] by lia.
    destruct inside' as [[no _] | [is_0 [no | is']]]; try lia. apply (half q t); [lia | assumption | assumption].
  - assert (q' = t /\ p' = p - 2 * t) as [-> ->] by lia.
    destruct inside' as [[is_0 [no | is']] | [no _]]; try lia. apply (half p t); [lia | assumption | assumption].
Qed.

(** From every other position there is a good move from the largest pile to the smallest one. *)
Definition outer_step (p q p' q' : Z) : Prop := exists t, 1 <= t /\
  (t <= p /\ t <= q /\ p' = p - t /\ q' = q - t
  \/ p < t /\ 2 * t <= p + q /\ p' = t - p /\ q' = p + q - 2 * t
  \/ q < t /\ 2 * t <= p + q /\ p' = p + q - 2 * t /\ q' = t - q).

Lemma outer_is_step : forall p q p' q', outer_step p q p' q' -> gap_step p q p' q'.
Proof. intros p q p' q' [t [t_ok step]]. exists t. split; [assumption |]. intuition lia. Qed.

Lemma outer_mirrored : forall p q p' q', outer_step p q p' q' -> outer_step q p q' p'.
Proof. intros p q p' q' [t [t_ok step]]. exists t. split; [assumption |]. intuition lia. Qed.

Lemma zero_gaps_B : forall p q, 0 <= p -> 0 <= q -> ~ zero_gaps p q -> exists p' q', outer_step p q p' q' /\ zero_gaps p' q'.
Proof.
  unfold zero_gaps, good.
  assert (ordered : forall p q, 0 <= p <= q -> ~ (p = 0 /\ (q = 0 \/ four_odd q) \/ q = 0 /\ (p = 0 \/ four_odd p)) ->
    exists p' q', outer_step p q p' q' /\ (p' = 0 /\ (q' = 0 \/ four_odd q') \/ q' = 0 /\ (p' = 0 \/ four_odd p'))).
  { intros p q order outside. destruct (Z.eq_dec p q) as [-> | differs].
    - exists 0, 0. split; [exists q; lia | tauto].
    - destruct (or_twice (q - p) ltac:(lia)) as [is | [h [is_h [h_ok is]]]].
      + assert (p <> 0) by (intros ->; apply outside; rewrite Z.sub_0_r in is; tauto).
        exists 0, (q - p). split; [exists p; lia | tauto].
      + exists h, 0. split; [exists (p + h); lia | tauto]. }
  intros p q p_ok q_ok outside. destruct (Z.le_gt_cases p q) as [le | gt].
  - apply ordered; [lia | assumption].
  - destruct (ordered q p) as [q' [p' [step inside]]]; [lia | tauto |]. exists p', q'. split; [now apply outer_mirrored | tauto].
Qed.

Definition zero (p : piles) : Prop := zero_gaps (low_gap p) (high_gap p).

Lemma zero_dec : forall p, {zero p} + {~ zero p}.
Proof.
  intros p. destruct (gaps_ok p) as [low high]. unfold zero, zero_gaps, good.
  destruct (Z.eq_dec (low_gap p) 0), (Z.eq_dec (high_gap p) 0), (four_odd_dec (low_gap p) low), (four_odd_dec (high_gap p) high); tauto.
Qed.

Lemma P_is_zero : forall p, tokens p -> (P_position share p <-> zero p).
Proof.
  apply (set_of_P_positions tokens squares shares_are_legal shares_end zero zero_dec).
  - intros p q _ inside move. apply share_gaps in move. destruct (gaps_ok p) as [low high]. exact (zero_gaps_A _ _ _ _ low high inside move).
  - intros p _ outside. destruct (gaps_ok p) as [low high].
    destruct (zero_gaps_B _ _ low high outside) as [p' [q' [step inside]]].
    apply outer_is_step, gaps_share in step as [q [move [<- <-]]]. now exists q.
Qed.

Ltac same_number := match goal with fine : good ?e |- good ?d => replace d with e by lia; exact fine end.

(** Two piles are equal, and the third differs from them by 0 or by a number 4^k (2 l + 1). *)
Theorem theorem_2 : forall a b c, 0 <= a -> 0 <= b -> 0 <= c ->
  (P_position share (Piles a b c) <->
    a = b /\ good (Z.abs (c - a)) \/ a = c /\ good (Z.abs (b - a)) \/ b = c /\ good (Z.abs (a - b))).
Proof.
  intros a b c a_ok b_ok c_ok. rewrite P_is_zero by (cbn; auto). unfold zero, zero_gaps.
  destruct (order_of (Piles a b c)) as [s [m [l [[order is] [-> ->]]]]].
  split.
  - intros [[equal fine] | [equal fine]]; destruct is as [is | [is | [is | [is | [is | is]]]]]; destruct is as [-> [-> ->]];
      first [left; split; [lia | same_number] | right; left; split; [lia | same_number] | right; right; split; [lia | same_number]].
  - intros [[equal fine] | [[equal fine] | [equal fine]]]; destruct is as [is | [is | [is | [is | [is | is]]]]]; destruct is as [-> [-> ->]];
      first [left; split; [lia | same_number] | right; split; [lia | same_number]].
Qed.

(** As it is printed. *)
Theorem theorem_2_as_printed : forall a b, 0 <= a <= b ->
  (P_position share (Piles 0 a b) <->
    a = 0 /\ b = 0 \/ exists k l, 0 <= k /\ 0 <= l /\ b = 2 ^ (2 * k) * (2 * l + 1) /\ (a = 0 \/ a = b)).
Proof.
  intros a b order. rewrite P_is_zero by (cbn; lia). unfold zero, zero_gaps.
  destruct (gaps_are (Piles 0 a b) 0 a b) as [-> ->]; [cbn [in_order]; split; [lia | left; lia] |]. rewrite Z.sub_0_r.
  unfold good. destruct (Z.eq_dec b 0) as [-> | b_pos].
  { assert (a = 0) as -> by lia. split; [left; lia | left; split; [reflexivity | left; reflexivity]]. }
  pose proof (four_odd_powers b ltac:(lia)) as powers. split.
  - intros [[-> [no | is]] | [is_a [no | is]]]; try lia.
    + rewrite Z.sub_0_r in is. apply powers in is as [k [l [k_ok [l_ok is_b]]]]. right. exists k, l. auto.
    + assert (a = b) as -> by lia. apply powers in is as [k [l [k_ok [l_ok is_b]]]]. right. exists k, l. auto.
  - intros [[_ no] | [k [l [k_ok [l_ok [is_b side]]]]]]; [lia |].
    assert (is : four_odd b) by (apply powers; eauto).
    destruct side as [-> | ->]; [left; rewrite Z.sub_0_r; auto | right; split; [lia | auto]].
Qed.

(** The winning move: from the largest pile to the smallest one, so that two piles become equal. *)
Theorem winning_move : forall a b c, 0 <= a -> a <= b <= c -> ~ P_position share (Piles a b c) ->
  exists t, 1 <= t /\ a + t <= c - t /\ (t = b - a \/ t = c - b \/ 2 * t = c - a) /\ P_position share (Piles (a + t) b (c - t)).
Proof.
  intros a b c a_ok order not_P. rewrite theorem_2 in not_P by lia. unfold good in *.
  assert (wins_by : forall t, 1 <= t -> a + t <= c - t -> t = b - a \/ t = c - b \/ 2 * t = c - a ->
    a + t = b /\ good (Z.abs (c - t - (a + t))) \/ a + t = c - t /\ good (Z.abs (b - (a + t))) \/ b = c - t /\ good (Z.abs (a + t - b)) ->
    exists t, 1 <= t /\ a + t <= c - t /\ (t = b - a \/ t = c - b \/ 2 * t = c - a) /\ P_position share (Piles (a + t) b (c - t))).
  { intros t t_ok le kind is. exists t. split; [assumption |]. split; [assumption |]. split; [assumption |]. apply theorem_2; lia || assumption. }
  destruct (Z.eq_dec (b - a) (c - b)) as [same | differs].
  - assert (b <> a) by (intros ->; apply not_P; left; split; [reflexivity | left; lia]).
    apply (wins_by (b - a)); [lia | lia | lia |]. left. split; [lia | left; lia].
  - destruct (or_twice (Z.abs (c - b - (b - a))) ltac:(lia)) as [is | [h [is_h [h_ok is]]]].
    + destruct (Z.lt_ge_cases (b - a) (c - b)) as [less | more].
      * assert (b <> a).
        { intros ->. apply not_P. left. split; [reflexivity | right]. now replace (c - a) with (c - a - (a - a)) by lia. }
        apply (wins_by (b - a)); [lia | lia | lia |]. left. split; [lia | right].
        now replace (c - (b - a) - (a + (b - a))) with (c - b - (b - a)) by lia.
      * assert (c <> b).
        { intros ->. apply not_P. right; right. split; [reflexivity | right]. now replace (Z.abs (a - b)) with (Z.abs (b - b - (b - a))) by lia. }
        apply (wins_by (c - b)); [lia | lia | lia |]. right; right. split; [lia | right].
        now replace (Z.abs (a + (c - b) - b)) with (Z.abs (c - b - (b - a))) by lia.
    + assert (t_is : exists t, 2 * t = c - a /\ Z.abs (b - (a + t)) = h).
      { destruct (Z.lt_ge_cases (b - a) (c - b)); [exists (b - a + h); lia | exists (c - b + h); lia]. }
      destruct t_is as [t [t_is diff]]. apply (wins_by t); [lia | lia | lia |]. right; left. split; [lia | right]. now rewrite diff.
Qed.

(** * Theorem 4: the positions of value 1 *)

Definition one_gaps (p q : Z) : Prop :=
  p = 1 /\ q = 1 \/ exists k, 0 <= k /\ (p = 0 /\ q = 4 * k + 2 \/ q = 0 /\ p = 4 * k + 2 \/ p = 2 /\ q = 4 * k + 3 \/ q = 2 /\ p = 4 * k + 3).

Lemma one_not_zero : forall p q, one_gaps p q -> ~ zero_gaps p q.
Proof.
  assert (no : forall k, ~ four_odd (4 * k + 2)).
  { intros k is. replace (4 * k + 2) with (2 * (2 * k + 1)) in is by lia. apply (not_twice (2 * k + 1)); [constructor | assumption]. }
  unfold zero_gaps, good. intros p q [is | [k [k_ok is]]] inside; [lia |].
  destruct is as [[-> ->] | [[-> ->] | is]]; [| | lia].
  - destruct inside as [[_ [| is]] | [is_0 _]]; [lia | now apply no in is | lia].
  - destruct inside as [[is_0 _] | [_ [| is]]]; [lia | lia | now apply no in is].
Qed.

Lemma one_gaps_A : forall p q p' q', one_gaps p q -> gap_step p q p' q' -> ~ one_gaps p' q'.
Proof.
  intros p q p' q' inside [t [t_ok step]] inside'.
  destruct inside as [is | [k [k_ok is]]], inside' as [is' | [k' [k_ok' is']]]; [lia | lia | |].
  - destruct is as [is | [is | [is | is]]]; lia.
  - destruct is as [is | [is | [is | is]]], is' as [is' | [is' | [is' | is']]]; lia.
Qed.

Lemma one_gaps_B : forall p q, 0 <= p -> 0 <= q -> ~ zero_gaps p q -> ~ one_gaps p q -> exists p' q', gap_step p q p' q' /\ one_gaps p' q'.
Proof.
  assert (family : forall k p q, 0 <= k -> p = 0 /\ q = 4 * k + 2 \/ q = 0 /\ p = 4 * k + 2 \/ p = 2 /\ q = 4 * k + 3 \/ q = 2 /\ p = 4 * k + 3 -> one_gaps p q)
    by (unfold one_gaps; eauto).
  assert (ordered : forall p q, 0 <= p <= q -> ~ zero_gaps p q -> ~ one_gaps p q -> exists p' q', gap_step p q p' q' /\ one_gaps p' q').
  { intros p q order not_zero not_one.
    assert (split_8 : exists j r, q - p = 8 * j + r /\ 0 <= r < 8 /\ 0 <= j)
      by (exists ((q - p) / 8), ((q - p) mod 8); pose proof (Z.div_mod (q - p) 8 ltac:(lia)); pose proof (Z.mod_pos_bound (q - p) 8 ltac:(lia)); lia).
    destruct split_8 as [j [r [is_d [r_ok j_ok]]]].
    assert (p = 0 -> q <> 0 /\ r <> 1 /\ r <> 3 /\ r <> 5 /\ r <> 7 /\ r <> 2 /\ r <> 6) as if_0.
    { intros ->. assert (no : forall l, q <> 2 * l + 1) by (intros l ->; apply not_zero; left; split; [reflexivity | right; constructor]).
      assert (q <> 0) by (intros ->; apply not_zero; left; split; [reflexivity | now left]).
      pose proof (no (4 * j)). pose proof (no (4 * j + 1)). pose proof (no (4 * j + 2)). pose proof (no (4 * j + 3)).
      repeat split; try lia; intros ->; apply not_one; [apply (family (2 * j)) | apply (family (2 * j + 1))]; lia. }
    assert (cases : r = 0 \/ r = 1 \/ r = 2 \/ r = 3 \/ r = 4 \/ r = 5 \/ r = 6 \/ r = 7) by lia.
    assert (one_one : one_gaps 1 1) by (left; lia).
    (** The differences 4 i + 1: here the smaller gap decides. *)
    assert (quarter : forall i, 0 <= i -> q - p = 4 * i + 1 -> exists p' q', gap_step p q p' q' /\ one_gaps p' q').
    { intros i i_ok is_i. destruct (Z.lt_ge_cases 2 p) as [p_large | p_small].
      - exists 2, (4 * i + 3). split; [exists (p - 2); lia | apply (family i); lia].
      - assert (p = 0 \/ p = 1 \/ p = 2) as [-> | [-> | ->]] by lia; [lia | |].
        + destruct (Z.Even_or_Odd i) as [[h ->] | [h ->]].
          * exists (4 * h + 2), 0. split; [exists (4 * h + 1); lia | apply (family h); lia].
          * exists (4 * h + 3), 2. split; [exists (4 * h + 2); lia | apply (family h); lia].
        + exfalso. apply not_one. apply (family i); lia. }
    destruct cases as [-> | [-> | [-> | [-> | [-> | [-> | [-> | ->]]]]]]].
    - destruct (Z.eq_dec j 0) as [-> | j_pos].
      + assert (q = p) as -> by lia. assert (p <> 1) by (intros ->; contradiction).
        exists 1, 1. split; [exists (p - 1); lia | assumption].
      + exists (4 * (j - 1) + 3), 2. split; [exists (p + 4 * j - 1); lia | apply (family (j - 1)); lia].
    - apply (quarter (2 * j)); lia.
    - exists 0, (4 * (2 * j) + 2). split; [exists p; lia | apply (family (2 * j)); lia].
    - destruct (Z.eq_dec j 0) as [-> | j_pos].
      + exists 1, 1. split; [exists (p + 1); lia | assumption].
      + exists 2, (4 * (2 * j - 1) + 3). split; [exists (p + 2); lia | apply (family (2 * j - 1)); lia].
    - exists (4 * j + 2), 0. split; [exists (p + 4 * j + 2); lia | apply (family j); lia].
    - apply (quarter (2 * j + 1)); lia.
    - exists 0, (4 * (2 * j + 1) + 2). split; [exists p; lia | apply (family (2 * j + 1)); lia].
    - exists 2, (4 * (2 * j) + 3). split; [exists (p + 2); lia | apply (family (2 * j)); lia]. }
  intros p q p_ok q_ok not_zero not_one. destruct (Z.le_gt_cases p q) as [le | gt]; [apply ordered; [lia | assumption | assumption] |].
  assert (mirror : forall p q, one_gaps p q -> one_gaps q p) by (intros p' q' [is | [k [k_ok is]]]; [left; lia | apply (family k); lia]).
  destruct (ordered q p) as [q' [p' [step inside]]]; [lia | unfold zero_gaps in *; tauto | auto |].
  exists p', q'. split; [now apply gap_step_mirrored | auto].
Qed.

Definition one (p : piles) : Prop := one_gaps (low_gap p) (high_gap p).

(** A number 4 k + r. *)
Lemma quarter_dec : forall r d, 0 <= r < 4 -> {exists k, 0 <= k /\ d = 4 * k + r} + {~ exists k, 0 <= k /\ d = 4 * k + r}.
Proof.
  intros r d r_ok. destruct (Z.eq_dec (d mod 4) r) as [is | no], (Z_le_dec 0 d) as [d_ok | d_low].
  - left. exists (d / 4). pose proof (Z.div_mod d 4 ltac:(lia)). split; [apply Z.div_pos; lia | lia].
  - right. intros [k [k_ok ->]]. lia.
  - right. intros [k [k_ok ->]]. apply no. symmetry. apply Z.mod_unique with (q := k); lia.
  - right. intros [k [k_ok ->]]. lia.
Defined.

Lemma one_dec : forall p, {one p} + {~ one p}.
Proof.
  intros p. unfold one. set (l := low_gap p). set (h := high_gap p). clearbody l h.
  set (is r d := exists k, 0 <= k /\ d = 4 * k + r).
  assert (same : one_gaps l h <-> (l = 1 /\ h = 1) \/ (l = 0 /\ is 2 h) \/ (h = 0 /\ is 2 l) \/ (l = 2 /\ is 3 h) \/ (h = 2 /\ is 3 l)).
  { unfold one_gaps, is. split.
    - intros [one | [k [k_ok [one | [one | [one | one]]]]]]; [left; lia | right; left | right; right; left | right; right; right; left | right; right; right; right];
        (split; [lia | exists k; lia]).
    - intros [one | [[eq [k [k_ok one]]] | [[eq [k [k_ok one]]] | [[eq [k [k_ok one]]] | [eq [k [k_ok one]]]]]]];
        [left; lia | right; exists k; (split; [assumption | pick]) ..]. }
  assert (dec : {(l = 1 /\ h = 1) \/ (l = 0 /\ is 2 h) \/ (h = 0 /\ is 2 l) \/ (l = 2 /\ is 3 h) \/ (h = 2 /\ is 3 l)}
    + {~ ((l = 1 /\ h = 1) \/ (l = 0 /\ is 2 h) \/ (h = 0 /\ is 2 l) \/ (l = 2 /\ is 3 h) \/ (h = 2 /\ is 3 l))})
    by (repeat apply or_dec; apply and_dec; solve [apply Z.eq_dec | apply quarter_dec; lia]).
  destruct dec as [yes | no]; [left | right]; tauto.
Defined.

Lemma value_1_is_one : forall g, is_value g -> forall p, tokens p -> (g p = 1%nat <-> one p).
Proof.
  intros g is_g. apply (set_of_value_1 piles share tokens squares shares_are_legal shares_end g zero one is_g).
  - intros p p_ok. rewrite <- (P_is_zero p p_ok). symmetry.
    exact (P_is_value_0 piles share tokens squares shares_are_legal shares_end g is_g p p_ok).
  - exact zero_dec.
  - exact one_dec.
  - intros p _. apply one_not_zero.
  - intros p q _ inside move. apply share_gaps in move. exact (one_gaps_A _ _ _ _ inside move).
  - intros p _ not_zero not_one. destruct (gaps_ok p) as [low high].
    destruct (one_gaps_B _ _ low high not_zero not_one) as [p' [q' [step inside]]].
    apply gaps_share in step as [q [move [<- <-]]]. now exists q.
Qed.

(** As it is printed; (0, 2, 1) is the same as (0, 1, 2). *)
Theorem theorem_4 : forall g, is_value g -> forall a b, 0 <= a <= b ->
  (g (Piles 0 a b) = 1%nat <->
    a = 1 /\ b = 2 \/ exists k, 0 <= k /\
      (a = 0 /\ b = 4 * k + 2 \/ a = 4 * k + 2 /\ b = 4 * k + 2 \/ a = 2 /\ b = 4 * (k + 1) + 1 \/ a = 4 * (k + 1) - 1 /\ b = 4 * (k + 1) + 1)).
Proof.
  intros g is_g a b order. rewrite (value_1_is_one g is_g) by (cbn; lia). unfold one, one_gaps.
  destruct (gaps_are (Piles 0 a b) 0 a b) as [-> ->]; [cbn [in_order]; split; [lia | left; lia] |].
  split; (intros [is | [k [k_ok is]]]; [left; lia | right; exists k; lia]).
Qed.

(** The P-positions are those of value 0. *)
Theorem value_0_is_P : forall g, is_value g -> forall p, tokens p -> (P_position share p <-> g p = 0%nat).
Proof. exact (P_is_value_0 piles share tokens squares shares_are_legal shares_end). Qed.

(** * Proposition 1: for each number of tokens in the smallest pile there is exactly one P-position with n tokens *)

Theorem one_for_each_smallest : forall n a, 0 <= a -> 3 * a <= n ->
  exists b c, a <= b <= c /\ a + b + c = n /\ P_position share (Piles a b c) /\
    forall b' c', a <= b' <= c' -> a + b' + c' = n -> P_position share (Piles a b' c') -> b' = b /\ c' = c.
Proof.
  intros n a a_ok enough.
  assert (P_is : forall b c, a <= b <= c -> (P_position share (Piles a b c) <-> zero_gaps (b - a) (c - b))).
  { intros b c order. rewrite P_is_zero by (cbn; lia). unfold zero. destruct (gaps_are (Piles a b c) a b c) as [-> ->]; [cbn [in_order]; split; [lia | left; lia] | reflexivity]. }
  destruct (Z.eq_dec (n - 3 * a) 0) as [is_0 | not_zero].
  { exists a, a. split; [lia |]. split; [lia |]. split; [| intros b c order total _; lia].
    apply P_is; [lia |]. left. split; [lia | left; lia]. }
  destruct (or_twice (n - 3 * a) ltac:(lia)) as [is | [h [is_h [h_ok is]]]].
  - exists a, (n - 2 * a). split; [lia |]. split; [lia |]. split.
    + apply P_is; [lia |]. left. split; [lia |]. right. replace (n - 2 * a - a) with (n - 3 * a) by lia. assumption.
    + intros b c order total is_P. apply P_is in is_P; [| lia]. destruct is_P as [[is_0 _] | [is_0 is']]; [lia |].
      exfalso. destruct is' as [no | is']; [lia |]. apply (not_twice (b - a) is'). now replace (2 * (b - a)) with (n - 3 * a) by lia.
  - exists (a + h), (a + h). split; [lia |]. split; [lia |]. split.
    + apply P_is; [lia |]. right. split; [lia |]. right. now replace (a + h - a) with h by lia.
    + intros b c order total is_P. apply P_is in is_P; [| lia]. destruct is_P as [[is_0 is'] | [is_0 _]]; [| lia].
      exfalso. destruct is' as [no | is']; [lia |]. apply (not_twice h is). now replace (2 * h) with (c - b) by lia.
Qed.

(** Proposition 1 as it is printed: floor(n / 3) P-positions with n tokens and no empty pile. *)
Theorem proposition_1 : forall n, 0 <= n ->
  exists l : list (Z * Z * Z), NoDup l /\ Z.of_nat (length l) = n / 3 /\
    forall a b c, In (a, b, c) l <-> 1 <= a /\ a <= b <= c /\ a + b + c = n /\ P_position share (Piles a b c).
Proof.
  intros n n_ok.
  assert (upto : forall k, 3 * Z.of_nat k <= n -> exists l : list (Z * Z * Z), NoDup l /\ length l = k /\
    forall a b c, In (a, b, c) l <-> 1 <= a <= Z.of_nat k /\ a <= b <= c /\ a + b + c = n /\ P_position share (Piles a b c)).
  { induction k as [| k known]; intros small.
    - exists []. split; [constructor |]. split; [reflexivity |]. intros a b c. split; [intros [] | intros [range _]; lia].
    - destruct known as [l [distinct [count spec]]]; [lia |].
      destruct (one_for_each_smallest n (Z.of_nat (S k)) ltac:(lia) small) as [b [c [order [total [is_P unique]]]]].
      exists ((Z.of_nat (S k), b, c) :: l). split; [| split].
      + constructor; [| assumption]. intros inside. apply spec in inside. lia.
      + cbn. lia.
      + intros a' b' c'. cbn [In]. rewrite spec. split.
        * intros [[= <- <- <-] | [range others]]; [split; [lia |]; split; [lia |]; split; [lia | assumption] | split; [lia | assumption]].
        * intros [range [order' [total' is_P']]]. destruct (Z.eq_dec a' (Z.of_nat (S k))) as [-> | differs].
          -- left. destruct (unique b' c' order' total' is_P') as [-> ->]. reflexivity.
          -- right. split; [lia |]. split; [assumption |]. now split. }
  pose proof (Z.div_pos n 3 n_ok ltac:(lia)). pose proof (Z.mul_div_le n 3 ltac:(lia)). pose proof (Z.mul_succ_div_gt n 3 ltac:(lia)).
  destruct (upto (Z.to_nat (n / 3))) as [l [distinct [count spec]]]; [lia |].
  exists l. split; [assumption |]. split; [lia |]. intros a b c. rewrite spec. split.
  - intros [range others]. split; [lia | assumption].
  - intros [a_ok [order [total is_P]]]. split; [lia |]. split; [assumption |]. now split.
Qed.

(** * Proposition 2 and Theorem 3 *)

Lemma bottom_row : forall n, 0 < n -> (P_position share (Piles 0 0 n) <-> four_odd n).
Proof.
  intros n n_ok. rewrite P_is_zero by (cbn; lia). unfold zero, zero_gaps, good.
  destruct (gaps_are (Piles 0 0 n) 0 0 n) as [-> ->]; [cbn [in_order]; split; [lia | left; lia] |]. rewrite !Z.sub_0_r. intuition lia.
Qed.

Theorem proposition_2 : forall m r, 0 <= m -> 0 <= r < 32 -> 0 < 32 * m + r ->
  (Z.odd r = true \/ In r [4; 12; 16; 20; 28] -> P_position share (Piles 0 0 (32 * m + r)))
  /\ (In r [2; 6; 8; 10; 14; 18; 22; 24; 26; 30] -> ~ P_position share (Piles 0 0 (32 * m + r))).
Proof.
  intros m r m_ok r_ok n_ok. rewrite bottom_row by assumption.
  assert (one_time : forall l, four_odd (4 * (2 * l + 1))) by (intros; now do 2 constructor).
  assert (two_times : forall l, four_odd (4 * (4 * (2 * l + 1)))) by (intros; now do 3 constructor).
  assert (no : forall l, ~ four_odd (2 * (2 * l + 1))) by (intros; apply not_twice; constructor).
  assert (no' : forall l, ~ four_odd (2 * (4 * (2 * l + 1)))) by (intros; apply not_twice; now do 2 constructor).
  split.
  - intros [is | inside].
    + apply Z.odd_spec in is as [l ->]. replace (32 * m + (2 * l + 1)) with (2 * (16 * m + l) + 1) by lia. constructor.
    + cbn [In] in inside. destruct inside as [<- | [<- | [<- | [<- | [<- | []]]]]].
      * replace (32 * m + 4) with (4 * (2 * (4 * m) + 1)) by lia. apply one_time.
      * replace (32 * m + 12) with (4 * (2 * (4 * m + 1) + 1)) by lia. apply one_time.
      * replace (32 * m + 16) with (4 * (4 * (2 * m + 1))) by lia. apply two_times.
      * replace (32 * m + 20) with (4 * (2 * (4 * m + 2) + 1)) by lia. apply one_time.
      * replace (32 * m + 28) with (4 * (2 * (4 * m + 3) + 1)) by lia. apply one_time.
  - intros inside. assert (kinds : (exists l, 32 * m + r = 2 * (2 * l + 1)) \/ exists l, 32 * m + r = 2 * (4 * (2 * l + 1))).
    { cbn [In] in inside. destruct inside as [<- | [<- | [<- | [<- | [<- | [<- | [<- | [<- | [<- | [<- | []]]]]]]]]]].
      - left; exists (8 * m); lia. - left; exists (8 * m + 1); lia. - right; exists (2 * m); lia. - left; exists (8 * m + 2); lia.
      - left; exists (8 * m + 3); lia. - left; exists (8 * m + 4); lia. - left; exists (8 * m + 5); lia. - right; exists (2 * m + 1); lia.
      - left; exists (8 * m + 6); lia. - left; exists (8 * m + 7); lia. }
    destruct kinds as [[l ->] | [l ->]]; [apply no | apply no'].
Qed.

(** Theorem 3: the row is not ultimately periodic. If it had the period p from n0 on, take a multiple n of p beyond n0: n and 2 n would have to
    be of the same kind. *)
Theorem theorem_3 : forall n0 p, 0 < n0 -> 0 < p ->
  ~ (forall n, n0 <= n -> (P_position share (Piles 0 0 (n + p)) <-> P_position share (Piles 0 0 n))).
Proof.
  intros n0 p n0_ok p_ok periodic.
  assert (same : forall j, 0 <= j -> P_position share (Piles 0 0 (n0 * p + j * p)) <-> P_position share (Piles 0 0 (n0 * p))).
  { apply natlike_ind; [now rewrite Z.add_0_r |]. intros j j_ok known. rewrite <- known.
    replace (n0 * p + Z.succ j * p) with (n0 * p + j * p + p) by lia. apply periodic. nia. }
  specialize (same n0 ltac:(lia)). rewrite !bottom_row in same by nia.
  replace (n0 * p + n0 * p) with (2 * (n0 * p)) in same by lia.
  destruct (or_twice (n0 * p) ltac:(nia)) as [is | [h [is_h [_ is]]]].
  - apply (not_twice _ is). now apply same.
  - assert (twice : four_odd (2 * (n0 * p))) by (rewrite is_h; replace (2 * (2 * h)) with (4 * h) by lia; now constructor).
    apply same in twice. rewrite is_h in twice. now apply (not_twice h).
Qed.
