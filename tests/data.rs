//! The sentences of the pages and the guides about data, each with the test that confirms it. A sentence that is new has to be confirmed,
//! or listed as one that says nothing about data.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use files::lessons::packages::page_of;
use files::lessons::plain::Plain;
use std::fs;
use std::path::Path;

/// Words of sentences about data.
const WORDS: &[&str] = &[
    "sent", "send", "sends", "device", "server", "servers", "tracking", "cookie", "cookies", "account", "accounts",
    "kept", "keep", "keeps", "stored", "private", "receiver", "personal",
];

/// Files with such sentences. Of the texts those in English; the other languages have the same keys.
const FILES: &[&str] = &[
    "static/texts/en.ftl",
    "README.md",
    "SECURITY.md",
    "docs/hosting.md",
    "docs/lessons.md",
    "docs/embedding.md",
    "docs/embedding-api.md",
    "static/accessibility.html",
    "static/explore.html",
    "static/bench.html",
    "static/laboratory.html",
    "static/lesson.html",
    "static/papers.html",
    "static/teach.html",
    "static/v1/embed.html",
    "index.html",
];

const TEXTS: &str = "static/texts/en.ftl";
const DATA: &str = "tests/browser/data.test.mjs";
const DEVICES: &str = "tests/browser/faults_devices.test.mjs";
const PLATFORMS: &str = "tests/browser/platforms.test.mjs";
const POLICY: &str = "tests/browser/policy.test.mjs";
const SITE: &str = "tests/site/files.test.mjs";

/// A file, a part of a sentence in it or the key of a text, and the test that confirms the sentence: its file and its name.
type Row = (&'static str, &'static str, [&'static str; 2]);

const IN_A_LESSON: [&str; 2] = [DATA, "in a lesson, which says so, and has the work again"];
const NO_OTHERS: [&str; 2] = [POLICY, "nothing is refused in any page, and nothing is asked of others"];
const NEITHER_SENT_NOR_KNOWN: [&str; 2] = [DATA, "nothing that is typed leaves the device, and nobody is recognised"];
const AN_ADDRESS_ALONE: [&str; 2] = [PLATFORMS, "an address alone sends nothing to the host that it names"];
const ANOTHER_HOST: [&str; 2] =
    [PLATFORMS, "a platform of another host that shows the package over https gets the results"];
const UNKEPT: [&str; 2] = [DEVICES, "says at once that the work is not kept"];

const CONFIRMED: &[Row] = &[
    (TEXTS, "unkept", UNKEPT),
    (TEXTS, "trapped", ["tests/browser/trapped.test.mjs", "is loaded again with its position and its moves"]),
    (
        TEXTS,
        "trapped-laboratory",
        ["tests/browser/trapped.test.mjs", "every other page and frame says so, and is loaded again"],
    ),
    (TEXTS, "trapped-lesson", ["tests/browser/trapped.test.mjs", "a lesson says so, and has its work again"]),
    (TEXTS, "package-purpose", [PLATFORMS, "statements are accepted, and say what cmi5 wants"]),
    (TEXTS, "package-readme", ANOTHER_HOST),
    (TEXTS, "guide-purpose", ["tests/data.rs", "pupils_do_not_get_the_words_for_their_teacher"]),
    (TEXTS, "teach-draft", [DATA, "in the editor of lessons, which says that the draft is kept, and has it again"]),
    (TEXTS, "teach-unkept", UNKEPT),
    (TEXTS, "lesson-stays", IN_A_LESSON),
    (TEXTS, "lesson-reports", ANOTHER_HOST),
    (TEXTS, "lesson-shown", ["crates/files/src/lessons/packages/scorm/tests.rs", "review_and_browse_set_nothing"]),
    (TEXTS, "lesson-not-sent", AN_ADDRESS_ALONE),
    (
        TEXTS,
        "lesson-behind",
        [PLATFORMS, "the page says that the platform does not take the work, beside the code, until it does"],
    ),
    (TEXTS, "lesson-unkept", [DEVICES, "a lesson whose storage has become full says so, and leads to its code"]),
    (TEXTS, "lesson-restart-sure", IN_A_LESSON),
    (TEXTS, "class-private", [DATA, "in a class, which says so, and has its codes again"]),
    (TEXTS, "class-unkept", UNKEPT),
    (
        TEXTS,
        "class-arrived-waiting",
        [
            "tests/browser/class.test.mjs",
            "to a device that does not know the lesson, says which one it needs, and the code waits",
        ],
    ),
    (
        TEXTS,
        "class-version",
        ["crates/pages/src/teach/classes.rs", "codes_of_another_version_of_a_lesson_are_found_by_its_title"],
    ),
    (
        TEXTS,
        "class-save-purpose",
        ["tests/browser/class.test.mjs", "the table and the codes are saved, and the codes are taken in again"],
    ),
    (TEXTS, "class-several-how", ["crates/pages/src/teach/class/several.rs", "pupils_are_compared_by_their_nicknames"]),
    ("README.md", "no server and no tracking", NEITHER_SENT_NOR_KNOWN),
    ("SECURITY.md", "There is no server, no account, no tracking and no cookie", NEITHER_SENT_NOR_KNOWN),
    ("SECURITY.md", "Typed text stays in the browser", NEITHER_SENT_NOR_KNOWN),
    ("SECURITY.md", "Only a lesson in a package for a learning platform sends anything", NO_OTHERS),
    ("SECURITY.md", "the pages contact no other host", NO_OTHERS),
    ("SECURITY.md", "to nobody else", ANOTHER_HOST),
    ("SECURITY.md", "The page names that host before the first task", ANOTHER_HOST),
    (
        "SECURITY.md",
        "Reports go to the page's own origin",
        ["crates/files/src/lessons/packages/launch.rs", "an_address_alone_allows_no_report"],
    ),
    ("SECURITY.md", "An address that only names a host sends nothing there", AN_ADDRESS_ALONE),
    (
        "docs/hosting.md",
        "nothing runs on the server, and no page of the site asks another host for anything",
        NO_OTHERS,
    ),
    (
        "docs/hosting.md",
        "It forbids inline scripts and styles",
        [SITE, "none allows scripts or styles inside pages, code from text or another host"],
    ),
    (
        "docs/hosting.md",
        "Only one page may send requests to other hosts",
        ["crates/files/src/lessons/packages/package.rs", "only_the_page_of_a_package_may_report_to_a_platform"],
    ),
    ("docs/hosting.md", "Otherwise it names the host, says that it sends nothing", AN_ADDRESS_ALONE),
    ("docs/hosting.md", "no accounts, and no page of the site sends anything to anybody", NEITHER_SENT_NOR_KNOWN),
    (
        "docs/hosting.md",
        "A frame sends its messages only to the page directly around it",
        ["tests/browser/embeddings.test.mjs", "the guide has every row, and no other"],
    ),
    (
        "docs/hosting.md",
        "On a first visit a service worker fetches the whole site once",
        ["tests/browser/offline.test.mjs", "everything works after the first visit"],
    ),
    ("docs/embedding.md", "It asks nothing of any other server", NO_OTHERS),
    (
        "docs/embedding-api.md",
        "It sends what the first table lists and nothing else",
        [DATA, "a frame sends what the guide lists, and nothing that other pages of the site have kept"],
    ),
    ("README.md", "Play chocolate-bar games in your browser", NEITHER_SENT_NOR_KNOWN),
    ("index.html", "Bittersweet computes in your browser", NEITHER_SENT_NOR_KNOWN),
    ("static/explore.html", "computes in your browser", NEITHER_SENT_NOR_KNOWN),
    ("static/bench.html", "computes in your browser", NEITHER_SENT_NOR_KNOWN),
    ("static/laboratory.html", "computes in your browser", NEITHER_SENT_NOR_KNOWN),
    ("static/lesson.html", "computes in your browser", IN_A_LESSON),
    ("static/papers.html", "computes in your browser", NO_OTHERS),
    ("static/teach.html", "computes in your browser", NEITHER_SENT_NOR_KNOWN),
    ("static/v1/embed.html", "computes in your browser", NO_OTHERS),
];

/// Sentences with one of the words that are about something else.
const OTHERS: &[(&str, &str)] = &[
    // About missing programs and versions; about the memory of a game, a theorem or a search; about the use of a link.
    (TEXTS, "cloud-lost"),
    (TEXTS, "no-file-outdated"),
    (TEXTS, "refused-no-memory"),
    (TEXTS, "refused-game"),
    (TEXTS, "no-solver-outdated"),
    (TEXTS, "lesson"),
    (TEXTS, "theme-auto"),
    (TEXTS, "lab-search-lead"),
    (TEXTS, "bench-keep"),
    (TEXTS, "refused-sum-listed"),
    (TEXTS, "play-puzzle"),
    (TEXTS, "teach-link"),
    (TEXTS, "teach-before"),
    (TEXTS, "learn-why-no-memory"),
    (TEXTS, "edition-link"),
    (TEXTS, "unserved-disk"),
    (TEXTS, "lesson-two-question"),
    (TEXTS, "lesson-send"),
    (TEXTS, "lesson-other-device"),
    (TEXTS, "lesson-continued"),
    (TEXTS, "lesson-restart-no"),
    (TEXTS, "scan-absent"),
    (TEXTS, "friend-hand-over"),
    (TEXTS, "friend-send-move"),
    (TEXTS, "friend-send-game"),
    (TEXTS, "send-it"),
    (TEXTS, "send-link"),
    (TEXTS, "send-puzzle"),
    (TEXTS, "daily-send"),
    (TEXTS, "class-lost-unknown"),
    (TEXTS, "friend-far"),
    (TEXTS, "friend-not-by-link"),
    (TEXTS, "friend-doubt"),
    (TEXTS, "friend-here"),
    (TEXTS, "friend-keep"),
    (TEXTS, "friend-different"),
    (TEXTS, "friend-out-of-turn"),
    ("static/accessibility.html", "Nobody else has examined the pages"),
    ("SECURITY.md", "Please report what you find to the maintainers in private"),
    ("README.md", "of the theorems that it proved"),
    ("README.md", "games of two on one device or two"),
    ("SECURITY.md", "Locks in a frame keep readers from spoiling a task"),
    // The headers of hosts, and the use of files by hosts and browsers.
    ("docs/hosting.md", "For these, send headers"),
    ("docs/hosting.md", "an empty header is not sent"),
    ("docs/hosting.md", "Netlify sends the headers"),
    ("docs/hosting.md", "GitHub Pages cannot send your own headers"),
    ("docs/hosting.md", "All pages of one user share an origin"),
    ("docs/hosting.md", "shows frames and loads scripts of other hosts only if these agree"),
    ("docs/hosting.md", "If you want such pages to show your bars, send with every file"),
    ("docs/hosting.md", "pages cached by browsers or other hosts"),
    ("docs/hosting.md", "A frame whose page was kept but whose build is gone"),
    ("docs/hosting.md", "Links, positions in other people's pages and lessons keep working"),
    ("docs/hosting.md", "may be kept for ever"),
    ("docs/hosting.md", "The service worker keeps a file only if it is one of this build"),
    ("docs/hosting.md", "nothing is kept until the next visit"),
    ("docs/hosting.md", "Other hosts need a setting with the folder of the site"),
    ("docs/hosting.md", "A page opened from a disk says that it needs a web server"),
    ("docs/lessons.md", "A lesson can be kept, edited and exchanged as a text file"),
    ("docs/embedding.md", "some schools switch frames off"),
    ("docs/embedding.md", "Lines that you have pasted keep working"),
    ("docs/embedding.md", "Readers play it together, on one device"),
    ("docs/embedding.md", "so that older frames keep their layout"),
    ("docs/embedding.md", "cannot show frames of hosts that do not send it"),
];

fn text(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// A page without the picture that is drawn into it (tests/ahead.rs): its sentences are those of the texts.
fn without_picture(text: String) -> String {
    let parts =
        text.split_once("<div id=\"app\"").and_then(|(before, rest)| Some((before, rest.split_once("<noscript>")?.1)));
    parts.map_or(text.clone(), |(before, after)| [before, after].concat())
}

/// The sentences of a file: for texts with their keys, for pages and guides without marks, tables and code.
fn sentences(file: &str) -> Vec<(String, String)> {
    let text = without_picture(text(file));
    if file.ends_with(".ftl") {
        let mut entries: Vec<(String, String)> = Vec::new();
        for line in text.lines() {
            match line.split_once(" = ") {
                Some((key, value)) if !line.starts_with([' ', '#', '}']) => entries.push((key.into(), value.into())),
                _ if line.starts_with([' ', '}']) => {
                    if let Some((_, value)) = entries.last_mut() {
                        *value += line;
                    }
                }
                _ => {}
            }
        }
        return entries;
    }
    let mut is_code = false;
    let mut plain = String::new();
    for line in text.lines().filter(|line| !line.starts_with('|')) {
        is_code ^= line.starts_with("```");
        if !is_code && !line.starts_with("    <") && !line.starts_with("```") || file.ends_with(".html") {
            plain += line;
            plain.push(' ');
        }
    }
    let mut marked = false;
    let shown = plain.chars().filter(|letter| {
        let was = marked;
        marked = *letter == '<' || marked && *letter != '>';
        !marked && !was
    });
    let words: Vec<String> = shown.collect::<String>().split_whitespace().map(str::to_owned).collect();
    let ends = |word: &String| word.trim_end_matches(['*', ')', '”']).ends_with(['.', '!', '?', ':']);
    let all = words.split_inclusive(ends).map(|words| words.join(" "));
    all.map(|sentence| (String::new(), sentence.replace("**", ""))).collect()
}

fn is_about_data(sentence: &str) -> bool {
    let lower = sentence.to_lowercase();
    let mut words = lower.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| WORDS.contains(&word))
        || lower.contains("other host")
        || lower.contains("nobody else")
        || lower.contains("in your browser")
}

fn is_of(fragment: &str, (key, sentence): &(String, String)) -> bool {
    if key.is_empty() { sentence.contains(fragment) } else { key == fragment }
}

#[test]
fn every_sentence_about_data_is_confirmed_by_a_test() {
    let mut open = Vec::new();
    for file in FILES {
        let known: Vec<&str> = CONFIRMED.iter().filter(|row| row.0 == *file).map(|row| row.1).collect();
        let others: Vec<&str> = OTHERS.iter().filter(|row| row.0 == *file).map(|row| row.1).collect();
        let about = sentences(file).into_iter().filter(|(_, sentence)| is_about_data(sentence));
        let unknown = about.filter(|found| !known.iter().chain(&others).any(|fragment| is_of(fragment, found)));
        open.extend(unknown.map(|(key, sentence)| format!("{file}: {key} {sentence}")));
    }
    assert_eq!(open, Vec::<String>::new());
}

#[test]
fn every_row_names_a_sentence_that_is_said_and_a_test_that_runs() {
    let of_sentences = CONFIRMED.iter().map(|row| (row.0, row.1)).chain(OTHERS.iter().copied());
    for (file, fragment) in of_sentences {
        assert!(sentences(file).iter().any(|found| is_of(fragment, found)), "{file}: {fragment}");
    }
    for (_, _, [file, name]) in CONFIRMED {
        assert!(text(file).contains(name), "{file} has no test {name}");
    }
}

#[test]
fn a_new_sentence_about_data_would_be_seen() {
    assert!(is_about_data("Your results are sent to our server."));
    assert!(!is_about_data("The player who moves first can win."));
}

#[test]
fn pupils_do_not_get_the_words_for_their_teacher() {
    let plain = Plain::read(&text("static/course/1-strip.txt")).unwrap();
    let aim = plain.guide.words.lines().next().unwrap();
    let page = page_of("<head></head>", &plain.lesson, "en", "https://x.org/").unwrap();
    assert!(!aim.is_empty());
    for given in [plain.lesson.write(), format!("{:?}", plain.lesson), page] {
        assert!(!given.contains(aim));
    }
}
