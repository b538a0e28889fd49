(** Certificates as text. Nothing is proved about how they are read: a certificate that is read wrongly is rejected, or is
    another one that is as good. *)

From Coq Require Import ZArith Bool List FMapPositive Strings.Byte.
From Bittersweet Require Import Games Bars Conditions Checker Claims.
Import ListNotations.
Open Scope Z_scope.

(** A line of text, which is written between quotation marks. *)
Inductive line := Line (text : list byte).
Definition of_bytes (text : list byte) : line := Line text.
Definition to_bytes (the : line) : list byte := let '(Line text) := the in text.

Declare Scope line_scope.
Delimit Scope line_scope with line.
String Notation line of_bytes to_bytes : line_scope.

Fixpoint split (at_byte : byte) (text : list byte) : list (list byte) :=
  match text with
  | [] => [[]]
  | b :: text =>
      if Byte.eqb b at_byte then [] :: split at_byte text
      else match split at_byte text with [] => [[b]] | part :: parts => (b :: part) :: parts end
  end.

(** The parts that are not empty. *)
Definition parts (at_byte : byte) (text : list byte) : list (list byte) :=
  filter (fun part => match part with [] => false | _ :: _ => true end) (split at_byte text).

Definition digit (b : byte) : Z := Z.of_N (Byte.to_N b) - 48.
Definition value (text : list byte) : Z := fold_left (fun n b => 10 * n + digit b) text 0.
Definition number (text : list byte) : Z := match text with "-"%byte :: text => - value text | _ => value text end.
Definition numbers (text : list byte) : list Z := map number (parts " " text).

Definition witness_of (text : list byte) : witness :=
  match numbers text with [] => Witness 0 [] | goal :: s => Witness (Z.to_nat goal) s end.

(** hypothesis | witnesses, divided by ; | numbers of the next entries. The hypothesis is * where it is no longer needed. *)
Definition entry_of (the : line) : entry :=
  match split "|" (to_bytes the) with
  | [s; witnesses; next] =>
      Entry (match s with ["*"%byte] => None | _ => Some (numbers s) end)
        (map witness_of (parts ";" witnesses)) (map Z.to_pos (numbers next))
  | _ => Entry None [] []
  end.

Fixpoint numbered (from : positive) (lines : list line) : PositiveMap.t entry :=
  match lines with
  | [] => PositiveMap.empty entry
  | one :: lines => PositiveMap.add from (entry_of one) (numbered (Pos.succ from) lines)
  end.

Definition table_of (lines : list line) : table :=
  match lines with
  | [] => {| first := []; entries := PositiveMap.empty entry |}
  | begin :: lines =>
      let '(Entry _ _ next) := entry_of begin in {| first := next; entries := numbered 1 lines |}
  end.

(** The lines of each table, which follow a line that begins with the letter s; and the lines before the first of these. *)
Fixpoint sections (lines : list line) : list line * list (list line) :=
  match lines with
  | [] => ([], [])
  | one :: lines =>
      let '(own, others) := sections lines in
      match one with Line ("s"%byte :: _) => ([], own :: others) | _ => (one :: own, others) end
  end.

Definition tables (lines : list line) : list table := map table_of (snd (sections lines)).

(** Makes the theorem of a generated file from the fact that its certificate is accepted. Multiples by 0 and 1, and sums with 0, are
    left out of the statement of the theorem. *)
Ltac by_certificate the_bar the_claim accepted :=
  intros x y z;
  pose proof (certified _ _ accepted (At x y z)) as proved;
  unfold the_claim, the_bar in *;
  cbn [of_bar shift_x shift_y shift_z of_set legal under_rim in_set is_member] in proved;
  rewrite ?Z.mul_0_l, ?Z.mul_1_l, ?Z.add_0_l, ?Z.add_0_r in proved;
  intros; apply proved; repeat split; assumption.
