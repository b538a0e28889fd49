//! **Bittersweet**, a browser laboratory for impartial games on chocolate bars and for Sharing Nim: the map of the code.
//!
//! A position is read from text in one notation (`triangle:k=3:7,4,7`), is drawn, can be cut, and is looked up in tables
//! that a web worker solves. There is no server. The site has six pages, one page for frames and one for lessons in
//! packages, each with a WebAssembly binary of its own:
//!
//! | page | binary | workers |
//! |---|---|---|
//! | `index.html` | `play` | `adviser` (who wins, and how) |
//! | `explore.html` | `explore` | `worker` (the solver), and `exporter`, which writes files and is loaded when there are some to write |
//! | `laboratory.html` | `laboratory` | several `checker`s, `prover`, `certifier`, `learner` and `packer`, which are loaded by the first proof, certificate, set that is learned, and dossier |
//! | `papers.html` | `papers` | a `checker`, which is loaded when a result is computed again |
//! | `teach.html` | `teach` | `worker`; for a class `tutor`, and `scanner`, which is loaded when scanning begins |
//! | `lesson.html` | `lesson` | `adviser`, and `tutor` (whether answers are right) |
//! | `bittersweet-lesson.html`, one file into which Teach puts a lesson; the only page that reports to a learning platform | `lesson_package` | the same, inside |
//! | `v1/embed.html`, a frame in other pages (`docs/embedding.md`) | `embed`, and `embed_figures` where it shows figures | `worker` |
//!
//! What is published is made of all these by `build/pack.mjs`, a hook of Trunk; the glossary pages by `build/glossary.mjs`. `proofs` at the top
//! level has the theorems with which Rocq checks certificates.
//!
//! # Rooms
//!
//! A room is a module at the top of `src`.
//!
//! | room | its one job | may use |
//! |---|---|---|
//! | [`values`] | Grundy values with their nim-sum, mex, rational k, outcomes; full-width text folded | |
//! | [`expressions`] | the language of formulas: text, tree, value | values |
//! | [`automata`] | automata over binary digits: sets of tuples of numbers, and what is in them | |
//! | [`logic`] | formulas with quantifiers, decided for all numbers | values, expressions, automata |
//! | [`games`] | rules, positions, sums of games, notation, geometry; one file per family | values, expressions |
//! | [`certificates`] | proofs that a nim-sum or an automaton says which the P-positions are, which a small checker can check by itself | expressions, automata, games |
//! | [`solver`] | tables over boxes of positions, and what is read off them | values, games |
//! | [`formulas`] | formulas compiled, and tested on every position of a box | values, expressions, games, solver |
//! | [`claims`] | what the papers claim: theorems that tell the outcome of a position, and why; proofs that can be followed; checks of every claim over a box; what the papers number | values, games, solver, formulas |
//! | [`proofs`] | claims about all positions, proved or refuted by automata | expressions, automata, logic, games, solver, formulas, claims |
//! | [`search`] | formulas that are found: of all short ones, those that tell P-positions or values | values, expressions, games, solver, formulas |
//! | [`learning`] | automata that are learned from solved boxes, and then proved | values, expressions, automata, logic, games, solver, proofs, search |
//! | [`foundry`] | many rules tried one after the other, and the theorems that are new | values, expressions, automata, logic, games, solver, proofs, learning |
//! | [`exports`] | tables, lists and drawings as files that other programs read | games, solver |
//! | [`lessons`] | lessons with their tasks, what pupils did in them as codes, what a class did | values, expressions, games, solver, formulas, exports |
//! | [`packages`] | lessons as packages for learning platforms: SCORM 1.2, cmi5 and the statements of xAPI | exports, lessons |
//! | [`platform`] | the learning platform around a lesson: finding it, and reporting progress to it | packages |
//! | [`worker_host`] | the messages between pages and workers, and the adapter that runs a request handler in a web worker | |
//! | [`dossiers`] | a claim or a theorem with all that is needed to verify it again, as the files of one archive | automata, games, solver, formulas, claims, proofs, learning, certificates, exports |
//! | [`exporter`] | a worker that writes such files: protocol, plain functions, a thin adapter | games, solver, claims, exports, worker_host |
//! | [`worker`] | the page's solver: protocol, a handler without a browser | values, games, solver, worker_host |
//! | [`adviser`] | the landing page's worker: who wins a position with each of its moves; protocol and handler | values, games, solver, worker, worker_host |
//! | [`tutor`] | the worker of lessons: judges answers by the definition; protocol and handler | expressions, games, solver, lessons, worker_host |
//! | [`scanner`] | a worker that reads the codes in a picture: protocol, a plain function, a thin adapter | worker_host |
//! | [`checker`] | the laboratory's worker: checks claims and formulas; protocol and handler | expressions, games, solver, claims, formulas, search, worker_host |
//! | [`prover`] | the laboratory's second worker: decides sentences and claims for all numbers; protocol and handler | expressions, automata, logic, claims, formulas, proofs, worker_host |
//! | [`certifier`] | the laboratory's worker for certificates: makes and checks them; protocol and handler | claims, formulas, certificates, worker_host |
//! | [`learner`] | the laboratory's third worker: learns sets of positions and proves them; protocol and handler | expressions, automata, games, solver, formulas, proofs, learning, foundry, dossiers, prover, worker_host |
//! | [`packer`] | the laboratory's worker for dossiers: makes them; protocol and handler | automata, claims, dossiers, learner, worker_host |
//! | [`texts`] | what the page says, in every language it speaks | |
//! | [`view`] | components that turn data into SVG and tables; they use the data of games and solver, never the rules | values, games, solver, texts |
//! | [`frame`] | what a frame of another page shows: the query of its address | games, texts |
//! | [`kit`] | what the pages share: address, language, fields, storage, downloads, notices, words for moves and refusals | values, expressions, games, solver, lessons, texts, view |
//! | [`requests`] | asking workers: pools of them, requests that follow from a page's state, news, reasons for having no answer | worker_host, kit, texts |
//! | [`explore`] | one pure reducer, the address, the page | values, games, solver, claims, exports, exporter, worker, texts, view, kit, requests |
//! | [`laboratory`] | the page on which claims and formulas are put to the test | values, expressions, games, solver, claims, formulas, search, automata, logic, proofs, learning, foundry, certificates, worker_host, checker, prover, certifier, learner, packer, texts, view, kit, requests |
//! | [`papers`] | the page on which the papers are read: what they number, each with its positions and what checks it; articles, on the page and as single files | values, games, solver, exports, claims, laboratory, texts, view, kit |
//! | [`play`] | the landing page: games in chapters, and how each could have been won | values, games, solver, claims, adviser, worker_host, texts, view, kit, requests, explore |
//! | [`teach`] | the page for teachers: links, frames, lessons, worksheets, classes | values, games, solver, lessons, packages, exports, worker, scanner, tutor, worker_host, texts, view, frame, kit, requests, explore |
//! | [`pupil`] | the page on which a pupil does a lesson: tasks with feedback, and the code that is handed in | values, expressions, games, solver, formulas, lessons, packages, platform, tutor, worker_host, texts, view, kit, requests, play, teach |
//! | [`embed`] | a bar in a frame of another page: settings from the query, messages with that page | values, games, solver, exports, worker, texts, view, frame, kit, requests, explore |
//!
//! `tests/layers.rs` reads this table and fails if a room uses another that its row does not name, if a row names one that
//! is not used, or if it names one further down.
//!
//! # Invariants
//! - A ruleset is not a position; a [`games::Game`] is the two together and legal by construction. What is on the board is
//!   a [`games::Sum`] of one game or several. Text from outside becomes one of these or [`games::Problems`], which list every
//!   reason.
//! - `values`, `expressions`, `automata`, `logic`, `games`, `solver`, `claims`, `formulas`, `proofs`, `learning`, `foundry`,
//!   `certificates`, `search`, `lessons`, `packages`, `exports` and `dossiers` know no browser, do no I/O and build natively.
//! - The only rules are in `games`. A board gets its moves as data and gives one back; it cannot make up another.
//! - Everything is solved in workers. Their handlers work in slices, so a request can be cancelled between any two;
//!   what memory it takes is planned, and refused if it is too much, before it begins. Tables travel as transferred arrays.
//! - The obvious algorithm and plain recursion stay beside whatever is faster, as its judges.
//! - The reducer is pure. The address carries the state, so a copied link opens the same position in the same views with
//!   the same settings and the moves made before; where a heat map or a cloud was turned to is not in it.
//! - Rust emits class names and numbers; looks live in the stylesheets in `static`.
//! - A browser may translate a page, which replaces its text nodes: `build/inline/translated.js` keeps those of the program, and
//!   marks notation (`code`, `math`, `var`, drawings) for translators. Raw HTML goes through `view::marked`.
//!
//! # Where do I add …
//! - *a rim*: nowhere. A formula or heights are data: `bar:rim=…`, `bar:heights=…`.
//! - *a game that rules of one's own can say*: nowhere; `rules:a b;move a by any;…` is data. For the list of known games a line in
//!   `kit::own_fields`, and a test of its published values in `solver::own::tests`. *A kind of clause*: `games::own::clauses` reads it,
//!   `kit::own_words` says it, `proofs::own` says it to automata, and `tests/own.rs` invents it.
//! - *a bar with a name of its own*: a variant of [`games::Bar`] and of [`games::Family`] with its notation; its rim is all that
//!   the solver, the drawing and the figures ask for, and `kit::families` has its name on the page. The laws of `tests` run on
//!   it once `tests/rulesets` chooses it.
//! - *something to find out*: a variant of [`worker::protocol::Question`] and of `Answer`, or of those of
//!   [`checker::protocol`], [`prover::protocol`], [`certifier::protocol`] or [`learner::protocol`]; the matches follow. On the
//!   main page a [`explore::Slot`] asks for it.
//! - *a kind of worker*: a room with a [`worker_host::Job`] (or a `RequestHandler` of its own), a binary, and a `Protocol`
//!   where a page asks it.
//! - *rules for the foundry*: a line in `cli/src/foundry/rules.txt`, then `./dev foundry`; of rules of one's own in `static/grammars/own.txt`. *A kind of line in grammars*: `foundry::grammar`
//!   reads it, and `laboratory::foundry_panel::mistakes` says what is wrong with it.
//! - *a part of the laboratory*: a variant of [`laboratory::Section`] with its panel, and of [`laboratory::Key`] for what it
//!   asks.
//! - *a claim of a paper*: a constant in `claims::claim`, a line in the list there, what it says in every file of
//!   `static/claims` (what is checked of it goes below `\note`), a row of `tests/golden/claims.csv`, and in
//!   `cli/src/verify/wanted.rs` how far it is wanted, if that is farther than by default.
//!   Where it can be said as a formula, `Claim::statement` has it, a test compares the two, and `proofs` decides it for all
//!   positions where it can. Where it follows from a sentence with quantifiers, `Claim::assertion` has that. A formula for the
//!   values of a ruleset is in `claims::KnownValues`, and proofs of other claims use it. What comes out about the paper is a line of `FINDINGS.md`.
//! - *what a paper numbers*: an entry in `static/papers` and in the folders of the other languages there; `claims::numbered` says what
//!   it may have, `./dev papers` lists all, and `UPDATE_SNAPSHOTS=1 cargo test --test all words::` writes the words that the page loads.
//! - *a proof that can be followed*: a variant of [`claims::Strategy`] with its cases; a test looks at every position up to 64.
//! - *a text that is refused*: its reason as data where it is read, a sentence in `static/texts`, and rows of
//!   `tests/bad_inputs/table.csv`, which native tests and a browser test try. *Something that reads any bytes*: a
//!   `Target` of `fuzz/src/targets`, with seeds; `./dev fuzz corpora` keeps what was found.
//! - *a file of a dossier*: `dossiers::making` adds it, `dossiers::readme` says what it is and how it is verified without this
//!   program, and `dossiers::verify` verifies it; a test damages it and expects `verify` to name it.
//! - *something that is known of an even k*: a variant of [`learning::AboutEven`], which `cli/src/even.rs` computes and
//!   `laboratory::learn_panel` says.
//! - *something that sentences can say*: a case in `logic::terms` or `logic::truths`, with the automaton of its digits in
//!   `automata` if sums and relations of digits are not enough; the random formulas of `logic::tests` take it in.
//! - *a colour*: a name in `static/palette.css`, and for the dark theme in `static/dark.css`.
//! - *something that formulas are searched with*: a leaf in `search::leaves`, or a variant of `Maker` in `search::bank`.
//! - *an article*: a file in `static/articles`, and one in the folder of each other language there; `docs/articles.md` says how, and
//!   `UPDATE_SNAPSHOTS=1 cargo test --test all -- words:: editions:: opening::` writes the words that the page loads, its single
//!   files and its beginning in papers.html. A number of two digits or more that it quotes is computed in `tests/quoted/facts.rs`.
//! - *a lesson of the course*: a file in `static/course`, one of the same name in the folder of each other language there, and a line in
//!   [`lessons::course::FILES`]; `docs/lessons.md` says how, and `tests/course.rs` judges it.
//! - *a sentence*: a key in every file of `static/texts`, which makes a method of [`texts::Texts`]. *A language*: a file,
//!   one in `static/claims`, folders in `static/papers`, `static/articles` and `static/course`, and the statement about accessibility.
//! - *a word that is explained*: two keys there, a variant of `kit::term::Word`, a line in `build/glossary.mjs`; and a
//!   place where it is used.
//! - *a chapter of Play*: a variant of [`play::Chapter`], with its bar in `play::chapter` and its sentences in `play::words`; a test plays
//!   through every position of its bar. *An opponent*: a variant of [`play::Opponent`], with its face in `play::opponents`.
//! - *a view*: a component in `view` that takes data, a figure in `explore` that feeds it, a case in `tests/svg.rs`.
