/-!
# A certificate for Lean 4

**Lean has not run this file.** It was written by the documentation of Lean 4 (for 4.15 or later, without Mathlib), on machines
without Lean, so it may need repairs before it compiles.

What it establishes, once Lean accepts it: `accepted`, that the checker below accepts the certificate below, evaluated by the kernel
(`decide +kernel`; no axiom, not `native_decide`). And `claim_is_true`: *if* the checker is sound, the claim is true for all positions.

What it does not establish: `CheckerIsSound`, that whatever the checker accepts is true. That is proved in Rocq for the same checker
(`proofs/Checker.v` and `proofs/Claims.v` of the project Bittersweet), and is only an assumption of the theorem here.

The definitions follow those of the Rocq files one by one, with natural numbers for coordinates. The claim and the tables at the end are
made by `cargo run --release -p bittersweet-cli -- prove lean CLAIM`.
-/

set_option maxRecDepth 100000
set_option maxHeartbeats 0

namespace Bittersweet

/-! ## The rules of chocolate bars -/

/-- A position: how many cuts are possible to the left of, above and to the right of the bitter piece. -/
structure Position where
  x : Nat
  y : Nat
  z : Nat

/-- A bar without a bound for y, which is Nim with three piles; or one whose rim, the highest y over x and z, is
the quotient of a·x + b·z + c by d, rounded down. -/
inductive Bar where
  | rectangle : Bar
  | rim (a b c d : Nat) : Bar

def Bar.isWellFormed : Bar → Bool
  | .rectangle => true
  | .rim _ _ _ d => decide (0 < d)

def Bar.IsLegal : Bar → Position → Prop
  | .rectangle, _ => True
  | .rim a b c d, p => p.y ≤ (a * p.x + b * p.z + c) / d

/-- What is left of y when x or z was made smaller: y, or the rim if that is smaller. -/
def Bar.leftOfY : Bar → Nat → Nat → Nat → Nat
  | .rectangle, _, y, _ => y
  | .rim a b c d, x, y, z => min y ((a * x + b * z + c) / d)

/-- The options: x, y or z is made smaller. -/
inductive IsOption (bar : Bar) : Position → Position → Prop where
  | cutX (x y z u : Nat) : u < x → IsOption bar ⟨x, y, z⟩ ⟨u, bar.leftOfY u y z, z⟩
  | cutY (x y z v : Nat) : v < y → IsOption bar ⟨x, y, z⟩ ⟨x, v, z⟩
  | cutZ (x y z u : Nat) : u < z → IsOption bar ⟨x, y, z⟩ ⟨x, bar.leftOfY x y u, u⟩

/-! The outcome under normal play: a position is an N-position if some option is a P-position, and a P-position if every option is an
N-position. -/

mutual
  inductive IsN (bar : Bar) : Position → Prop where
    | wins (p q : Position) : IsOption bar p q → IsP bar q → IsN bar p
  inductive IsP (bar : Bar) : Position → Prop where
    | loses (p : Position) : (∀ q : Position, IsOption bar p q → IsN bar q) → IsP bar p
end

/-! ## Claims -/

/-- The nim-sum in two's complement; `.negSucc n` is −n − 1, whose digits are those of n, exchanged. -/
def nimSum : Int → Int → Int
  | .ofNat m, .ofNat n => .ofNat (m ^^^ n)
  | .ofNat m, .negSucc n => .negSucc (m ^^^ n)
  | .negSucc m, .ofNat n => .negSucc (m ^^^ n)
  | .negSucc m, .negSucc n => .ofNat (m ^^^ n)

/-- An automaton that reads the binary digits of numbers, one digit of each at a time, the most significant ones first. It begins in
state 0, and has a row for each state: where each letter leads to, if it does not reject. -/
structure Automaton where
  rows : List (List (Option Nat))
  accepting : List Bool

def Automaton.after (automaton : Automaton) (state letter : Nat) : Option Nat :=
  match automaton.rows[state]? with
  | none => none
  | some row =>
    match row[letter]? with
    | none => none
    | some next => next

def Automaton.accepts (automaton : Automaton) (state : Nat) : Bool := automaton.accepting.getD state false

/-- The state after the last n digits of three numbers. -/
def Automaton.run (automaton : Automaton) : Nat → Nat → Nat → Nat → Option Nat
  | 0, _, _, _ => some 0
  | n + 1, x, y, z =>
    match Automaton.run automaton n (x / 2) (y / 2) (z / 2) with
    | none => none
    | some state => automaton.after state (x % 2 + 2 * (y % 2) + 4 * (z % 2))

/-- Whether three numbers, none of which has more than n digits for some n, lead to a state that accepts. -/
def Automaton.Accepts (automaton : Automaton) (x y z : Nat) : Prop :=
  ∃ n state : Nat, x < 2 ^ n ∧ y < 2 ^ n ∧ z < 2 ^ n ∧ automaton.run n x y z = some state ∧ automaton.accepts state = true

/-- The P-positions are the legal positions with (x + i) ⊕ (y + j) ⊕ (z + l) = 0; or those that an automaton accepts. -/
inductive Members where
  | nimSumIsZero : Members
  | accepted (automaton : Automaton) : Members

/-- A claim about the P-positions of a bar. Where an automaton says which they are, i, j and l are 0. -/
structure Claim where
  bar : Bar
  i : Int
  j : Int
  l : Int
  members : Members

def Claim.HasMember (claim : Claim) (p : Position) : Prop :=
  match claim.members with
  | .nimSumIsZero =>
    nimSum (nimSum (Int.ofNat p.x + claim.i) (Int.ofNat p.y + claim.j)) (Int.ofNat p.z + claim.l) = 0
  | .accepted automaton => claim.i = 0 ∧ claim.j = 0 ∧ claim.l = 0 ∧ automaton.Accepts p.x p.y p.z

def Claim.IsTrue (claim : Claim) : Prop :=
  ∀ p : Position, claim.bar.IsLegal p → (IsP claim.bar p ↔ claim.HasMember p)

/-! ## Conditions on integers, read digit by digit -/

/-- The sum of multiples is at least a number, with the bounds between which a partial sum is kept; or a nim-sum is 0; or an automaton
accepts the numbers at some places. -/
inductive Condition where
  | atLeast (coefficients : List Int) (least low high : Int) : Condition
  | nimSumIsZero (mask : List Bool) : Condition
  | accepts (places : List Nat) (automaton : Automaton) : Condition

def positivePart : List Int → Int
  | [] => 0
  | m :: rest => if 0 ≤ m then m + positivePart rest else positivePart rest

def negativePart : List Int → Int
  | [] => 0
  | m :: rest => if 0 ≤ m then negativePart rest else negativePart rest - m

def smaller (m n : Int) : Int := if m ≤ n then m else n
def larger (m n : Int) : Int := if m ≤ n then n else m

def atLeast (coefficients : List Int) (least : Int) : Condition :=
  .atLeast coefficients least
    (smaller (0 - positivePart coefficients) (least - 1)) (larger (negativePart coefficients) least)

/-- The sum of the coefficients whose digit is 1. -/
def sumOfDigits : List Int → List Bool → Int
  | m :: c, d :: b => if d then m + sumOfDigits c b else sumOfDigits c b
  | _, _ => 0

/-- Whether the number of digits 1 under the mask is odd. -/
def isOdd : List Bool → List Bool → Bool
  | m :: mask, d :: b => if m && d then !(isOdd mask b) else isOdd mask b
  | _, _ => false

/-- The letter of an automaton: the digits at some places as a number, the first one as its last digit. -/
def letterAt : List Nat → List Bool → Nat
  | [], _ => 0
  | place :: places, b => (if b.getD place false then 1 else 0) + 2 * letterAt places b

/-- The partial sums after the letter of signs; none if the conditions cannot hold any more whatever digits follow. -/
def afterSigns : List Condition → List Bool → Option (List Int)
  | [], _ => some []
  | .nimSumIsZero mask :: rest, b => if isOdd mask b then none else afterSigns rest b
  | .atLeast c _ low high :: rest, b =>
    let sum := 0 - sumOfDigits c b
    if sum ≤ low then none
    else match afterSigns rest b with
      | none => none
      | some sums => some (smaller sum high :: sums)
  | .accepts places _ :: rest, b =>
    if letterAt places b = 0 then
      match afterSigns rest b with
      | none => none
      | some sums => some (0 :: sums)
    else none

/-- The partial sums after one letter more. -/
def afterDigits : List Condition → List Int → List Bool → Option (List Int)
  | [], [], _ => some []
  | [], _ :: _, _ => none
  | .nimSumIsZero mask :: rest, sums, b => if isOdd mask b then none else afterDigits rest sums b
  | .atLeast _ _ _ _ :: _, [], _ => none
  | .atLeast c _ low high :: rest, before :: sums, b =>
    let sum := 2 * before + sumOfDigits c b
    if sum ≤ low then none
    else match afterDigits rest sums b with
      | none => none
      | some sums => some (smaller sum high :: sums)
  | .accepts _ _ :: _, [], _ => none
  | .accepts places automaton :: rest, before :: sums, b =>
    match automaton.after before.toNat (letterAt places b) with
    | none => none
    | some state =>
      match afterDigits rest sums b with
      | none => none
      | some sums => some (Int.ofNat state :: sums)

/-- Whether the conditions hold of the numbers that were read. -/
def holdIn : List Condition → List Int → Bool
  | [], _ => true
  | .nimSumIsZero _ :: rest, sums => holdIn rest sums
  | .atLeast _ _ _ _ :: _, [] => false
  | .atLeast _ least _ _ :: rest, sum :: sums => decide (least ≤ sum) && holdIn rest sums
  | .accepts _ _ :: _, [] => false
  | .accepts _ automaton :: rest, state :: sums => automaton.accepts state.toNat && holdIn rest sums

/-! ## The statements of a claim -/

structure Goal where
  sought : Nat
  conditions : List Condition

/-- For all numbers v with the hypothesis there are numbers w with one of the goals. -/
structure Statement where
  coordinates : Nat
  hypothesis : List Condition
  goals : List Goal

/-- Five coefficients, from pairs of a place and a number. -/
def multiples (parts : List (Nat × Int)) : List Int :=
  ([0, 1, 2, 3, 4] : List Nat).map fun (place : Nat) =>
    parts.foldr (fun (part : Nat × Int) (sum : Int) => if part.1 = place then part.2 + sum else sum) 0

def maskOf (places : List Nat) : List Bool :=
  ([0, 1, 2, 3, 4] : List Nat).map fun (place : Nat) => places.any fun (other : Nat) => decide (other = place)

/-- No coordinate is negative, and d·y ≤ a·x + b·z + c. -/
def legalConditions (claim : Claim) (px py pz : Nat) : List Condition :=
  [atLeast (multiples [(px, 1)]) claim.i, atLeast (multiples [(py, 1)]) claim.j, atLeast (multiples [(pz, 1)]) claim.l] ++
    match claim.bar with
    | .rectangle => []
    | .rim a b c d =>
      [atLeast (multiples [(px, Int.ofNat a), (py, 0 - Int.ofNat d), (pz, Int.ofNat b)])
        (Int.ofNat a * claim.i + Int.ofNat b * claim.l - Int.ofNat d * claim.j - Int.ofNat c)]

def setConditions (claim : Claim) (px py pz : Nat) : List Condition :=
  (match claim.members with
    | .nimSumIsZero => Condition.nimSumIsZero (maskOf [px, py, pz])
    | .accepted automaton => Condition.accepts [px, py, pz] automaton) :: legalConditions claim px py pz

def less (small large : Nat) : Condition := atLeast (multiples [(large, 1), (small, -1)]) 1

/-- y is the rim if the position is legal: a·x + b·z + c < d·y + d. -/
def onRim (claim : Claim) (a b c d : Nat) (px py pz : Nat) : Condition :=
  atLeast (multiples [(px, 0 - Int.ofNat a), (py, Int.ofNat d), (pz, 0 - Int.ofNat b)])
    (1 - Int.ofNat d - (Int.ofNat a * claim.i + Int.ofNat b * claim.l - Int.ofNat d * claim.j - Int.ofNat c))

/-- The five ways in which a cut can lead into the set. -/
def cuts (claim : Claim) : List Goal :=
  [Goal.mk 1 (setConditions claim 3 1 2 ++ [less 3 0]),
   Goal.mk 1 (setConditions claim 0 3 2 ++ [less 3 1]),
   Goal.mk 1 (setConditions claim 0 1 3 ++ [less 3 2])] ++
    match claim.bar with
    | .rectangle => []
    | .rim a b c d =>
      [Goal.mk 2 (setConditions claim 3 4 2 ++ [less 3 0, less 4 1, onRim claim a b c d 3 4 2]),
       Goal.mk 2 (setConditions claim 0 4 3 ++ [less 3 2, less 4 1, onRim claim a b c d 0 4 3])]

/-- (A) no cut leads from the set into the set, for each way of a cut; and (B) every legal position is in the set, or a cut leads
into it. -/
def statements (claim : Claim) : List Statement :=
  (cuts claim).map (fun (cut : Goal) =>
    Statement.mk (3 + cut.sought) (setConditions claim 0 1 2 ++ cut.conditions) []) ++
  [Statement.mk 3 (legalConditions claim 0 1 2) (Goal.mk 0 (setConditions claim 0 1 2) :: cuts claim)]

/-! ## The checker -/

/-- The number of a goal, and a state of its conditions. -/
structure Witness where
  goal : Nat
  sums : List Int

/-- The state of the hypothesis, or none if it is no longer needed; witnesses; and the number of the next entry for each letter that
the hypothesis allows. -/
structure Entry where
  hypothesis : Option (List Int)
  witnesses : List Witness
  next : List Nat

/-- Entries by their number: smaller numbers on the left. -/
inductive Tree where
  | leaf : Tree
  | node (left : Tree) (number : Nat) (entry : Entry) (right : Tree) : Tree

structure Table where
  /-- The numbers of the entries to which the letter of signs leads. -/
  start : List Nat
  entries : Tree

def Tree.find : Tree → Nat → Option Entry
  | .leaf, _ => none
  | .node left number entry right, wanted =>
    if wanted < number then Tree.find left wanted
    else if number < wanted then Tree.find right wanted
    else some entry

def Tree.all (good : Entry → Bool) : Tree → Bool
  | .leaf => true
  | .node left _ entry right => Tree.all good left && good entry && Tree.all good right

def flat {α β : Type} (f : α → List β) : List α → List β
  | [] => []
  | a :: rest => f a ++ flat f rest

/-- All letters for n numbers; the digit of the first number changes fastest. -/
def letters : Nat → List (List Bool)
  | 0 => [[]]
  | n + 1 => flat (fun (b : List Bool) => [false :: b, true :: b]) (letters n)

def sameNumbers : List Int → List Int → Bool
  | [], [] => true
  | m :: s, n :: t => decide (m = n) && sameNumbers s t
  | [], _ :: _ => false
  | _ :: _, [] => false

/-- A state of the hypothesis that is needed; not needed; or the hypothesis cannot hold any more. -/
inductive Known where
  | needed (sums : List Int) : Known
  | dropped : Known
  | impossible : Known

def isKept : Known → Option (List Int) → Bool
  | _, none => true
  | .needed t, some s => sameNumbers s t
  | .dropped, some _ => false
  | .impossible, some _ => false

def isAmong (reached : List Witness) (one : Witness) : Bool :=
  reached.any fun (other : Witness) => decide (one.goal = other.goal) && sameNumbers one.sums other.sums

/-- The goal with this number. -/
def goalAt : List Goal → Nat → Option Goal
  | [], _ => none
  | goal :: _, 0 => some goal
  | _ :: rest, n + 1 => goalAt rest n

def witnessOf (number : Nat) : Option (List Int) → List Witness
  | none => []
  | some sums => [⟨number, sums⟩]

/-- The witnesses of the goals after the letter of signs; the goals are numbered from this number on. -/
def firstWitnesses (b : List Bool) : Nat → List Goal → List Witness
  | _, [] => []
  | number, goal :: rest =>
    flat (fun (d : List Bool) => witnessOf number (afterSigns goal.conditions (b ++ d))) (letters goal.sought) ++
      firstWitnesses b (number + 1) rest

/-- The witnesses that come after a letter from those of an entry. -/
def nextWitnesses (goals : List Goal) (witnesses : List Witness) (b : List Bool) : List Witness :=
  flat (fun (one : Witness) =>
    match goalAt goals one.goal with
    | none => []
    | some goal =>
      flat (fun (d : List Bool) => witnessOf one.goal (afterDigits goal.conditions one.sums (b ++ d)))
        (letters goal.sought)) witnesses

def firstHypothesis (conditions : List Condition) (b : List Bool) : Known :=
  match afterSigns conditions b with
  | none => .impossible
  | some sums => .needed sums

def nextHypothesis (conditions : List Condition) : Option (List Int) → List Bool → Known
  | none, _ => .dropped
  | some sums, b =>
    match afterDigits conditions sums b with
    | none => .impossible
    | some sums => .needed sums

def leadsTo (all : Tree) (now : Known) (reached : List Witness) (number : Nat) : Bool :=
  match Tree.find all number with
  | none => false
  | some entry => isKept now entry.hypothesis && entry.witnesses.all (isAmong reached)

/-- Each letter that the hypothesis allows leads to an entry. -/
def checkLetters (all : Tree) (hypothesisBy : List Bool → Known) (witnessesBy : List Bool → List Witness) :
    List (List Bool) → List Nat → Bool
  | [], [] => true
  | [], _ :: _ => false
  | b :: rest, next =>
    match hypothesisBy b, next with
    | .impossible, next => checkLetters all hypothesisBy witnessesBy rest next
    | _, [] => false
    | now, number :: next =>
      leadsTo all now (witnessesBy b) number && checkLetters all hypothesisBy witnessesBy rest next

/-- If the hypothesis holds in an entry, some goal does. -/
def hasGoal (the : Statement) (entry : Entry) : Bool :=
  (match entry.hypothesis with
    | none => false
    | some sums => !(holdIn the.hypothesis sums)) ||
  entry.witnesses.any fun (one : Witness) =>
    match goalAt the.goals one.goal with
    | none => false
    | some goal => holdIn goal.conditions one.sums

def checkEntry (the : Statement) (all : Tree) (entry : Entry) : Bool :=
  hasGoal the entry &&
  checkLetters all (nextHypothesis the.hypothesis entry.hypothesis) (nextWitnesses the.goals entry.witnesses)
    (letters the.coordinates) entry.next

def checkTable (the : Statement) (table : Table) : Bool :=
  checkLetters table.entries (firstHypothesis the.hypothesis) (fun (b : List Bool) => firstWitnesses b 0 the.goals)
    (letters the.coordinates) table.start &&
  Tree.all (checkEntry the table.entries) table.entries

def checkTables : List Statement → List Table → Bool
  | [], [] => true
  | the :: rest, table :: tables => checkTable the table && checkTables rest tables
  | [], _ :: _ => false
  | _ :: _, [] => false

/-- Whether zeros before the digits change nothing, and the numbers that are read are not shifted. -/
def Claim.isWellMade (claim : Claim) : Bool :=
  match claim.members with
  | .nimSumIsZero => true
  | .accepted automaton =>
    decide (automaton.after 0 0 = some 0) && decide (claim.i = 0) && decide (claim.j = 0) && decide (claim.l = 0)

def check (claim : Claim) (tables : List Table) : Bool :=
  claim.bar.isWellFormed && claim.isWellMade && checkTables (statements claim) tables

/-- What is proved in Rocq, and not here. -/
def CheckerIsSound : Prop :=
  ∀ (claim : Claim) (tables : List Table), check claim tables = true → claim.IsTrue
