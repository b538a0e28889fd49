//! Ten sentences that have each construction, and ten that only look like it.

use super::rules::{Rule, sentences};

const FREE_RELATIVE: [[&str; 10]; 2] = [
    [
        "What is equal to something known is dropped.",
        "What the solver keeps in memory is limited.",
        "Whoever moves last wins.",
        "Who leaves only the bitter piece wins.",
        "Whatever is taken on one side is taken on the other.",
        "The table differs from what the rules give.",
        "The size of what is stored.",
        "It depends on more than what is shown here, as what follows says.",
        "The page waits for what the worker sends.",
        "Bytes are compared with what was written.",
    ],
    [
        "What is the smallest counterexample?",
        "Who wins?",
        "The text says what is wrong.",
        "You see what breaks off.",
        "Duplicates are dropped.",
        "The player who moves last wins.",
        "Choose what the link opens.",
        "The page shows what it computes.",
        "Of what size is it?",
        "The worker knows what to do.",
    ],
];

const SO_MANY: [[&str; 10]; 2] = [
    [
        "At most so many states are learned.",
        "So many bytes of a file.",
        "Begins a block of so many positions.",
        "The memory may be so much.",
        "Another so many rows follow.",
        "y is at most so much.",
        "Tries so many times.",
        "It has so many columns.",
        "After so many moves the game ends.",
        "Reads so much of the text.",
    ],
    [
        "There are so many positions that the table is refused.",
        "At most 100 states are learned.",
        "It takes so much memory that the browser stops.",
        "The number of states is limited.",
        "How many moves are there?",
        "As many rows as columns.",
        "Too many tokens.",
        "So the many rows are hidden.",
        "Many moves win.",
        "It costs much time.",
    ],
];

const OF_ITS_OWN: [[&str; 10]; 2] = [
    [
        "Each page has a program of its own.",
        "Write rules of your own.",
        "The strip is a bar of its own.",
        "An argument of ours shows it.",
        "They have names of their own.",
        "A friend of yours plays.",
        "We give a proof of our own.",
        "A mistake of theirs.",
        "It is a rule of one’s own.",
        "The worker has a cache of its own.",
    ],
    [
        "Each page has its own program.",
        "Write your own rules.",
        "The strip is separate.",
        "Our argument shows it.",
        "They have their own names.",
        "Your friend plays.",
        "The sum of its values.",
        "One of their moves wins.",
        "It owns the cache.",
        "The name of your lesson.",
    ],
];

const QUESTION_WORD: [[&str; 10]; 2] = [
    [
        "Where x = z, a position is a P-position.",
        "Where the page is narrow, the table scrolls.",
        "Whether the answer is right.",
        "Whether it fits or not, it is drawn.",
        "How many moves there are.",
        "How the file is read.",
        "Where there is no worker, the page computes.",
        "How large it may be.",
        "Whether a worker runs.",
        "Where a game is lost.",
    ],
    [
        "Where is the winning move?",
        "How many moves are there?",
        "How to write a lesson",
        "Where to begin",
        "If x = z, a position is a P-position.",
        "Returns whether the answer is right.",
        "The number of moves.",
        "Shows how the file is read.",
        "Is it right?",
        "Whether to wait",
    ],
];

const TOLD: [[&str; 10]; 2] = [
    [
        "The page is told.",
        "What is told of a claim.",
        "The reader is told which keys work.",
        "It has been told before.",
        "Workers are told to stop.",
        "He told them.",
        "The rest is told below.",
        "Told once.",
        "It is told by its colour.",
        "As the note told.",
    ],
    [
        "Tell your teacher.",
        "The page shows it.",
        "The note tells you.",
        "Please tell us.",
        "The colour shows it.",
        "The toll is paid.",
        "It is retold.",
        "Workers stop.",
        "It is said below.",
        "You can tell two bars apart.",
    ],
];

const PRONOUN: [[&str; 10]; 2] = [
    [
        "It is closed after the answer.",
        "They are compared.",
        "It grows with N.",
        "Them it drops.",
        "These are stored.",
        "Those of the table come first.",
        "It fails first at the end.",
        "Its rows are hidden.",
        "They have no names.",
        "Such are refused.",
    ],
    [
        "It is your turn.",
        "It is not a number.",
        "It is possible to win.",
        "It is true that copying wins.",
        "These rows are hidden.",
        "Those moves win.",
        "There is no move.",
        "The worker is closed.",
        "Is it a P-position?",
        "Such moves are refused.",
    ],
];

const PARTICIPLE: [[&str; 10]; 2] = [
    [
        "The asked is answered.",
        "The shown of the table is kept.",
        "The told is wrong.",
        "The wanted are drawn.",
        "The chosen is marked.",
        "The given has a name.",
        "The found are listed.",
        "The refused is named.",
        "The drawn must fit.",
        "The seen was stored.",
    ],
    [
        "The asked question is answered.",
        "The shown table is kept.",
        "The chosen move is marked.",
        "The given name is used.",
        "The found rows are listed.",
        "The refused text is named.",
        "It was found.",
        "They are shown.",
        "The move is chosen.",
        "The drawn bar fits.",
    ],
];

const NESTED: [[&str; 10]; 2] = [
    [
        "The player who moves wins if the bar that is left has a nim-sum which is 0.",
        "When a worker that has stopped is asked, the page which waits is told.",
        "A number that is larger than the one that stands where it begins.",
        "If it is true, and if the text that follows is true, it is kept while it is read.",
        "The row that shows the values which a move that is drawn leaves.",
        "Although it fails when it is read, the file that was kept is used.",
        "The player who has a move that wins, unless it is late, wins because it is so.",
        "It says whether the text that is read is one which fits.",
        "Until it ends, the game that is played shows who can win.",
        "Since it is late, the page that is open asks whether it may close.",
    ],
    [
        "The player who moves wins if the nim-sum is 0.",
        "It is a P-position if and only if the nim-sum is 0.",
        "The bar that is left has nim-sum 0.",
        "When a worker stops, the page that waits starts another one.",
        "Bars with a pass have no formula.",
        "The page asks, and the worker answers.",
        "A move leaves a smaller number.",
        "The text is refused because it is too long.",
        "If it is true, it is kept.",
        "x and y are equal, and z is 0.",
    ],
];

#[test]
fn each_rule_finds_its_construction_and_no_other_sentence() {
    let rules = [
        (Rule::FreeRelative, FREE_RELATIVE),
        (Rule::SoMany, SO_MANY),
        (Rule::OfItsOwn, OF_ITS_OWN),
        (Rule::QuestionWord, QUESTION_WORD),
        (Rule::Told, TOLD),
        (Rule::Pronoun, PRONOUN),
        (Rule::Participle, PARTICIPLE),
        (Rule::Nested, NESTED),
    ];
    for (rule, [with, without]) in rules {
        for (examples, expected) in [(with, true), (without, false)] {
            let wrong: Vec<&str> = examples.into_iter().filter(|one| rule.is_in(one, true) != expected).collect();
            assert!(wrong.is_empty(), "{rule:?} should be {expected}: {wrong:?}");
        }
    }
}

/// The rule counts words, so its examples are made by number.
#[test]
fn a_sentence_of_more_than_thirty_words_is_long() {
    for count in 21..=40 {
        let sentence = format!("{}.", vec!["word"; count].join(" "));
        assert_eq!(Rule::Long.is_in(&sentence, true), count > 30, "{count}");
    }
}

#[test]
fn sentences_end_with_their_signs() {
    let parts = |text| sentences(text);
    assert_eq!(parts("One. Two! Three? Four"), ["One.", "Two!", "Three?", "Four"]);
    assert_eq!(parts("It is 1.5 and R. Miyadera wrote it."), ["It is 1.5 and R. Miyadera wrote it."]);
    assert_eq!(parts("Two kinds: bars, piles; also sums."), ["Two kinds:", "bars, piles;", "also sums."]);
}
