//! Constructions that have to be read twice, found in English sentences by their words.

maths::named! {
    /// A construction that is not written.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) enum Rule {
        /// A clause as subject or object: “What is equal to a known number is dropped.” Write a noun.
        FreeRelative = "free relative",
        /// “so many”, “so much” for a number. Write the number.
        SoMany = "so many",
        /// “of its own”, “of ours” after a noun. Write “own”, “separate”, or nothing.
        OfItsOwn = "of its own",
        /// “Where …”, “Whether …” or “How …” at the beginning of a sentence that asks nothing. Write “If …”, or a noun.
        QuestionWord = "question word",
        /// The word “told” in place of “shown”, “stated” or “checked”.
        Told = "told",
        /// A pronoun at the beginning of a passage whose noun is in another one.
        Pronoun = "pronoun",
        /// A participle as a noun: “the asked”, “the first shown”.
        Participle = "participle",
        /// More than 30 words of at least two letters.
        Long = "long",
        /// More than two subordinate clauses.
        Nested = "nested",
    }
}

impl Rule {
    /// Whether a sentence has the construction. `is_first` says that it begins a passage.
    pub(crate) fn is_in(self, sentence: &str, is_first: bool) -> bool {
        let words = words(sentence);
        let asks = sentence.trim_end_matches(['"', '”', '*', ')', ' ']).ends_with('?');
        let has =
            |phrase: &[&str]| words.windows(phrase.len()).any(|part| part.iter().zip(phrase).all(|(a, b)| a == b));
        let begins = |all: &[&str]| words.first().is_some_and(|first| all.contains(&first.as_str()));
        match self {
            Self::FreeRelative => {
                let is_subject = begins(&["what", "whatever", "who", "whoever"]) && !asks;
                let is_object = PREPOSITIONS.iter().any(|before| CLAUSES.iter().any(|word| has(&[before, word])));
                is_subject || is_object && !asks
            }
            Self::SoMany => (has(&["so", "many"]) || has(&["so", "much"])) && !has(&["that"]),
            Self::OfItsOwn => {
                POSSESSIVES.iter().any(|whose| has(&["of", whose, "own"]))
                    || ABSOLUTES.iter().any(|whose| has(&["of", whose]))
            }
            Self::QuestionWord => {
                let is_title = words.get(1).is_some_and(|second| second == "to");
                begins(&["where", "whether", "how"]) && !asks && !is_title
            }
            Self::Told => has(&["told"]),
            Self::Pronoun => is_first && !asks && is_pronoun(&words),
            Self::Participle => words.windows(3).any(|part| part[0] == "the" && is_bare_participle(&part[1], &part[2])),
            Self::Long => {
                words.iter().filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1).count()
                    > 30
            }
            Self::Nested => clauses(&words) > 2,
        }
    }
}

const PREPOSITIONS: [&str; 10] = ["of", "with", "by", "from", "for", "against", "as", "than", "into", "after"];
const CLAUSES: [&str; 3] = ["what", "whoever", "whatever"];
const POSSESSIVES: [&str; 7] = ["its", "their", "our", "your", "his", "her", "one's"];
const ABSOLUTES: [&str; 4] = ["ours", "yours", "theirs", "hers"];
const PARTICIPLES: [&str; 24] = [
    "asked", "told", "wanted", "chosen", "given", "shown", "hidden", "named", "proved", "found", "taken", "drawn",
    "played", "solved", "tried", "refused", "opened", "closed", "seen", "moved", "asking", "said", "read", "written",
];
const SUBORDINATORS: [&str; 14] = [
    "that", "which", "who", "whose", "where", "when", "while", "because", "although", "unless", "until", "whether",
    "if", "since",
];

/// It and its like with a verb; “It is your turn” and “It is true that” refer to nothing.
fn is_pronoun(words: &[String]) -> bool {
    let word = |at: usize| words.get(at).map_or("", String::as_str);
    let is_idle = word(0) == "it"
        && ["is", "was"].contains(&word(1))
        && (["your", "not", "my", "now"].contains(&word(2)) || words.iter().any(|word| word == "that" || word == "to"));
    let is_determiner = |second: &str| !VERBS.contains(&second);
    match word(0) {
        "it" | "they" | "he" | "she" => !is_idle,
        "them" | "its" | "their" => true,
        "these" | "those" | "such" => !is_determiner(word(1)),
        _ => false,
    }
}

const VERBS: [&str; 16] =
    ["is", "are", "was", "were", "has", "have", "had", "can", "may", "must", "will", "do", "does", "of", "in", "for"];

/// Whether “the” and these two words make a noun of a participle: “the asked is”, “the shown of”.
fn is_bare_participle(participle: &str, next: &str) -> bool {
    const AFTER: [&str; 8] = ["is", "are", "was", "were", "of", "has", "have", "must"];
    PARTICIPLES.contains(&participle) && AFTER.contains(&next)
}

/// How many clauses are subordinate: “if and only if” is one word, and “that” after “so” or before a comma is none.
fn clauses(words: &[String]) -> usize {
    let text = words.join(" ").replace("if and only if", "equivalent");
    text.split(' ').filter(|word| SUBORDINATORS.contains(word)).count()
}

/// In small letters, without signs. Digits with a sign between them are one word.
fn words(sentence: &str) -> Vec<String> {
    let clean =
        |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase().replace('’', "'");
    sentence.split_whitespace().map(clean).filter(|word| !word.is_empty()).collect()
}

/// The sentences of a passage: each ends with a full stop, an exclamation or question mark, or a colon before a space.
pub(crate) fn sentences(text: &str) -> Vec<&str> {
    let (mut found, mut from) = (Vec::new(), 0);
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    for (place, &(at, letter)) in letters.iter().enumerate() {
        let next = letters.get(place + 1).map(|&(_, next)| next);
        let after = letters.get(place + 2).map(|&(_, after)| after);
        let is_end = match letter {
            '.' => {
                next == Some(' ') && !text[from..at].ends_with(|letter: char| letter.is_uppercase() && letter != 'K')
            }
            '!' | '?' => next.is_none_or(|next| " ”\"".contains(next)),
            ':' | ';' => {
                next == Some(' ') && after.is_some_and(|after| after.is_alphanumeric() || "“(".contains(after))
            }
            _ => false,
        };
        if is_end {
            found.push(text[from..at + letter.len_utf8()].trim());
            from = at + letter.len_utf8();
        }
    }
    found.push(text[from..].trim());
    found.retain(|sentence| !sentence.is_empty());
    with_their_questions(&found, text)
}

/// “Who can win: the first player, or the other?” is one question.
fn with_their_questions<'a>(parts: &[&'a str], text: &'a str) -> Vec<&'a str> {
    let mut found: Vec<&str> = Vec::new();
    for &part in parts {
        let is_question = part.ends_with('?') && found.last().is_some_and(|last| last.ends_with(':'));
        if let (true, Some(last)) = (is_question, found.pop_if(|_| is_question)) {
            let from = last.as_ptr() as usize - text.as_ptr() as usize;
            let to = part.as_ptr() as usize - text.as_ptr() as usize + part.len();
            found.push(&text[from..to]);
        } else {
            found.push(part);
        }
    }
    found
}
