(** The rules of chocolate bars. *)

From Coq Require Import ZArith Lia.
From Bittersweet Require Import Games.
Open Scope Z_scope.

(** A position: the numbers of possible cuts to the left of, above and to the right of the bitter piece. *)
Inductive position := At (x y z : Z).

(** A bar without a bound for y, which is Nim with three piles; or one whose rim, the highest y over x and z, is
    floor((a x + b z + c) / d). *)
Inductive bar := Rectangle | Rim (a b c d : Z).

(** The numbers that a rim may have. *)
Definition well_formed (the : bar) : Prop :=
  match the with
  | Rectangle => True
  | Rim a b c d => 0 <= a /\ 0 <= b /\ 0 <= c /\ 0 < d
  end.

Definition under_rim (the : bar) (x y z : Z) : Prop :=
  match the with
  | Rectangle => True
  | Rim a b c d => y <= (a * x + b * z + c) / d
  end.

Definition legal (the : bar) (p : position) : Prop :=
  let '(At x y z) := p in 0 <= x /\ 0 <= y /\ 0 <= z /\ under_rim the x y z.

(** The rest of y when x or z was made smaller: y, or the rim if that is smaller. *)
Definition left_of_y (the : bar) (x y z : Z) : Z :=
  match the with
  | Rectangle => y
  | Rim a b c d => Z.min y ((a * x + b * z + c) / d)
  end.

(** The options: x, y or z is made smaller. *)
Inductive is_option (the : bar) : position -> position -> Prop :=
  | cut_x : forall x y z u, 0 <= u < x -> is_option the (At x y z) (At u (left_of_y the u y z) z)
  | cut_y : forall x y z v, 0 <= v < y -> is_option the (At x y z) (At x v z)
  | cut_z : forall x y z u, 0 <= u < z -> is_option the (At x y z) (At x (left_of_y the x y u) u).

Definition size (p : position) : nat := let '(At x y z) := p in Z.to_nat (x + y + z).

(** * The rim without a quotient *)

Lemma below_quotient : forall y n d, 0 < d -> (y <= n / d <-> d * y <= n).
Proof.
  intros. split; intros.
  - pose proof (Z.mul_div_le n d ltac:(lia)). nia.
  - apply Z.div_le_lower_bound; lia.
Qed.

Lemma is_quotient : forall y n d, 0 < d -> d * y <= n < d * y + d -> y = n / d.
Proof. intros. apply Z.div_unique with (r := n - d * y); lia. Qed.

Lemma rim_not_negative : forall a b c d x z, well_formed (Rim a b c d) -> 0 <= x -> 0 <= z ->
  0 <= (a * x + b * z + c) / d.
Proof. intros a b c d x z [a_ok [b_ok [c_ok d_ok]]] x_ok z_ok. apply Z.div_pos; nia. Qed.

(** * Moves lead from legal positions to legal ones, and the game ends. *)

Lemma rest_of_y : forall the x y z, well_formed the -> 0 <= x -> 0 <= y -> 0 <= z ->
  0 <= left_of_y the x y z <= y /\ under_rim the x (left_of_y the x y z) z.
Proof.
  intros [| a b c d] x y z well x_ok y_ok z_ok; cbn [left_of_y under_rim]; [lia |].
  pose proof (rim_not_negative a b c d x z well x_ok z_ok). lia.
Qed.

Lemma moves_are_legal : forall the p q, well_formed the -> legal the p -> is_option the p q -> legal the q.
Proof.
  intros the p q well is_legal move. destruct move as [x y z u lower | x y z v lower | x y z u lower];
    cbn [legal] in *; destruct is_legal as [x_ok [y_ok [z_ok rim_ok]]].
  - pose proof (rest_of_y the u y z well ltac:(lia) y_ok z_ok). intuition lia.
  - destruct the as [| a b c d]; cbn [under_rim] in *; intuition lia.
  - pose proof (rest_of_y the x y u well x_ok y_ok ltac:(lia)). intuition lia.
Qed.

Lemma moves_end : forall the p q, well_formed the -> legal the p -> is_option the p q -> (size q < size p)%nat.
Proof.
  intros the p q well is_legal move. destruct move as [x y z u lower | x y z v lower | x y z u lower];
    cbn [legal size] in *; destruct is_legal as [x_ok [y_ok [z_ok rim_ok]]].
  - pose proof (rest_of_y the u y z well ltac:(lia) y_ok z_ok). lia.
  - lia.
  - pose proof (rest_of_y the x y u well x_ok y_ok ltac:(lia)). lia.
Qed.
