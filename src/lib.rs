//! **Bittersweet**, a browser laboratory for impartial games on chocolate bars and for Sharing Nim: the map of the code.
//!
//! A position is read from text in one notation (`triangle:k=3:7,4,7`), is drawn, can be broken, and is looked up in tables
//! that a web worker solves. There is no server. The site has eight pages, one page for frames and one for lessons in
//! packages, each with a separate WebAssembly binary:
//!
//! | page | binary | workers |
//! |---|---|---|
//! | `index.html` | `play` | `adviser` (who wins, and how) |
//! | `explore.html` | `explore` | `worker` (the solver), and `exporter`, which writes files and is loaded when there are some to write |
//! | `heaps.html` | `heaps` | `reckoner` (values of heaps, and proofs of their periods) |
//! | `laboratory.html` | `laboratory` | several `checker`s, `prover`, `certifier` and `packer`, which are loaded by the first proof, certificate, and dossier |
//! | `bench.html` | `bench` | several `checker`s, `prover`, `learner`, `certifier` and `packer`, which are loaded by the first proof, set that is learned, certificate, and dossier |
//! | `papers.html` | `papers` | a `checker`, which is loaded when a result is computed again |
//! | `teach.html` | `teach` | `worker`; for tasks and a class `tutor`, and `scanner`, which is loaded when scanning begins; a package takes in `lesson_package` with its `adviser` |
//! | `lesson.html` | `lesson` | `adviser`, and `tutor` (whether answers are right) |
//! | `bittersweet-lesson.html`, one file into which Teach puts a lesson; the only page that reports to a learning platform | `lesson_package` | the same, inside |
//! | `v1/embed.html`, a frame in other pages (`docs/embedding.md`) | `embed`, and `embed_figures` where it shows figures | `worker` |
//!
//! What is published is made of all these by `build/pack.mjs`, a hook of Trunk; the sentences in other languages than English, a file for each
//! program, by `build/words.mjs`; the glossary, and the header of the statement about accessibility, by `build/glossary.mjs`. Most programs are
//! in two parts (`build/parts.mjs`): the functions of the first picture and the first steps, and the rest, which comes later. `build/later`
//! lists the rest.
//!
//! # Crates
//!
//! Five crates in `crates`, each of which may use those above it; Cargo refuses the rest. A room is a module at the top of a crate.
//!
//! | crate | its one job | its rooms |
//! |---|---|---|
//! | `maths` | the mathematics | `values`: Grundy values, nim-sum, mex, outcomes, rational k, sets of amounts · `expressions`: the language of formulas · `games`: rules, positions, sums, notation · `solver`: tables over boxes of positions; in `heaps` heaps that split · `formulas`: compiled, compared with a box, and found by search · `claims`: what the papers claim and number |
//! | `proofs` | statements about all positions | `automata`: sets of tuples of numbers, read by their binary digits; in `logic` sentences with quantifiers, decided · `theorems`: claims proved or refuted, sets learned and proved, which theorem for every k covers a formula, the foundry, the map of k and s; in `periods` periods of heaps · `certificates`: proofs that a small checker can check |
//! | `files` | what other programs read | `exports`: tables, lists and drawings; in `dossiers` all that is needed to verify a claim again · `lessons`: lessons, packages for learning platforms, codes of pupils |
//! | `web` | what the pages share | `texts`: what is said, in every language · `workers`: the workers, what carries their messages, and in `requests` the questions of pages · `view`: data as SVG and tables · `kit`: address, language, the game in hand, the chooser of games, fields, bars made by hand, storage, words for moves and refusals · `evidence`: what is known of each claim: verdicts in words, records, proofs followed at a position · `table`: a game on the table with its state, address, turns, hints, figures; in `duel` a game against an opponent |
//! | `pages` | the pages | `play` · `explore` · `heaps`, where heaps split · `laboratory`, where the papers are checked · `bench`, where own formulas are tested and proved · `papers` · `teach` · `pupil`, the page of a lesson · `embed` · `rendered`, for their tests |
//!
//! `src/bin` has the program of each page, `src/workers` that of each worker, in a package that cannot use `pages`. `cli` has the commands, `proofs`
//! at the top level what Rocq checks: theorems for all parameters, and those by which it checks certificates.
//!
//! # Three ways through them
//!
//! - *A break*: `view` draws a board with the moves that `games` allows, as data. The page's reducer (`table::State`) takes the move that
//!   is touched. `workers::requests` sends the new position to `workers::solver`, which fills a table in slices with `solver`. Its answer goes through
//!   the reducer, and `view` draws the table.
//! - *A claim*: a constant of `claims`, with its sentence in `static/claims`. `workers::checker` compares it with a box of `solver`;
//!   `workers::prover` lets `theorems` decide it for all positions; `workers::certifier` writes a certificate, which `certificates` and Rocq
//!   check. `laboratory` asks all three, `./dev verify` keeps the verdicts in `static/records.json`.
//! - *A message from a frame*: `embed::incoming` reads it into a message or a refusal, `embed::respond` does what it says to the state of the
//!   bar, and `embed::outgoing` writes the answer.
//!
//! # Invariants
//! - A ruleset is not a position; a `games::Game` is the two together and legal by construction. The board shows
//!   a `games::Sum` of one game or several. Text from outside becomes one of these or `games::Problems`, which list every
//!   reason.
//! - `maths`, `proofs` and `files` know no browser, do no I/O and build natively.
//! - The only rules are in `games`. A board gets its moves as data and gives one back; it cannot make up another.
//! - Everything is solved in workers. Their handlers work in slices, so a request can be cancelled between any two.
//!   Its memory is planned before it begins, and refused if it is too much. Tables travel as transferred arrays.
//! - The obvious algorithm and plain recursion stay beside whatever is faster, as its judges.
//! - The reducer is pure. The address carries the state, so a copied link opens the same position in the same views with
//!   the same settings and the moves made before. The rotation of a heat map or a cloud is not in it.
//! - Rust emits class names and numbers; looks live in the stylesheets in `static`.
//! - A browser may translate a page, which replaces its text nodes: `build/inline/translated.js` keeps those of the program, and
//!   marks notation (`code`, `math`, `var`, drawings) for translators. Raw HTML goes through `view::marked`.
//!
//! # Where do I add something?
//!
//! - *a rim, or a game that own rules can describe*: nowhere; `bar:rim=…`, `bar:heights=…`, `rules:…` and octal codes are data. *A bar with a
//!   name*: a variant of `games::Bar` and of `games::Family` with its notation, its name in `kit::families`; the laws in `tests`
//!   run on it once `tests/rulesets` chooses it.
//! - *a claim*: CONTRIBUTING.md has the five steps. *A numbered item of a paper*: an entry in `static/papers` and in the folders of
//!   the other languages there; `claims::numbered` says what it may have.
//! - *a theorem for all parameters*: a file in `proofs`, its row in `theorems.tsv` and `statements.tsv` there, its place in `build/proving.sh`;
//!   the claim that it proves has a line in `proofs/COVERAGE.md`, and `tests/universal` tries it in a small box. If it says the rule of many
//!   bars, `theorems::general` names it for a formula. Its *proof by hand* is a section of `static/arguments.en.txt` and of that of each other
//!   language, which `theorems.tsv` names.
//! - *a question to a worker*: a variant of `Question` and `Answer` in its `protocol`; the matches follow. Of the solver it is also a `Job`.
//!   Its computation is a `solver::Computation`: a `Filling` if it has a number for each position of a box, a `Mapping` if it has a map of
//!   P-positions. *A worker*: a room of `workers` whose question is a `host::PlainQuestion` and a `host::Job`, and a binary.
//! - *something that sentences can say*: a case in `automata::logic::terms` or `automata::logic::truths`, and the automaton of its digits in
//!   `automata`.
//! - *a clause of own rules*: `games::own::clauses` reads it, `kit::own_words` says it, `theorems::own` says it to automata, and
//!   `tests/own.rs` invents it.
//! - *a text that is refused, or any bytes that are read*: the reason as data, its sentence in `static/texts`, rows of
//!   `tests/bad_inputs/table.csv`, and a `Target` of `fuzz/src/targets`.
//! - *a view*: a component in `view`, a figure in `explore` or `table::figures`, a case in `tests/svg.rs`, and a row of `tests/browser/views.mjs`.
//! - *a sentence*: a key in every file of `static/texts`. *A language*: a file there and in `static/claims`, folders in `static/papers`,
//!   `static/articles` and `static/course`, and the statement about accessibility. *A colour*: a name in `static/palette.css` and
//!   `static/dark.css`.
//! - *an article or a lesson*: a file in `static/articles` or `static/course` for each language; `docs/articles.md` and `docs/lessons.md` say how.
//! - *a chapter of Play, or an opponent*: a variant of `table::duel::Chapter` or `table::duel::Opponent`. *A bar that a day may have*: `table::duel::daily`.
//! - *a file of a dossier*: in `exports::dossiers` `making` adds it, `readme` explains it, `verify` verifies it.
