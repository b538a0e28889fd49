//! The words of articles and of the numbered items of papers. They are long, so they are no part of the program of a page: each article and
//! each paper has a file for each language, `static/words`, which the page loads when it shows them. Files that were read are kept.
//!
//! A file that has been read is never freed: its words are needed as long as the page is open, as all other texts are, and each file is
//! kept once. So components pass its words on as they pass other texts.

mod reading;

use crate::texts::{Article, Language, NumberedWords, Texts};
use std::cell::RefCell;

/// Whose words a file has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// The words of the article with this name.
    Article(&'static str),
    /// The words of the numbered items of the paper with this key.
    Paper(&'static str),
}

/// The contents of a file that was read.
#[derive(Clone, Copy)]
enum Read {
    Article(Article),
    Paper(&'static [NumberedWords]),
}

thread_local! {
    /// In the order in which they were read.
    static KEPT: RefCell<Vec<(Language, Words, Read)>> = const { RefCell::new(Vec::new()) };
}

impl Texts {
    /// The article of this name, once its words are kept.
    pub fn article(self, name: &str) -> Option<Article> {
        let name = Self::articles().find(|known| *known == name)?;
        match self.read(Words::Article(name))? {
            Read::Article(article) => Some(article),
            Read::Paper(_) => None,
        }
    }

    /// The words of everything that a paper numbers, in the paper's order, once they are kept; none for another key.
    pub fn numbered(self, paper: &'static str) -> &'static [NumberedWords] {
        match self.read(Words::Paper(paper)) {
            Some(Read::Paper(all)) => all,
            Some(Read::Article(_)) | None => &[],
        }
    }

    /// True if these words are kept.
    pub fn has(self, words: Words) -> bool {
        self.read(words).is_some()
    }

    /// Keeps the words of a file. Returns whether it is whole and can be read.
    pub fn keep(self, words: Words, file: String) -> bool {
        if kept(self.language, words).is_some() {
            return true;
        }
        let Some(read) = self.parsed(words, file.leak()) else { return false };
        KEPT.with_borrow_mut(|all| all.push((self.language, words, read)));
        true
    }

    /// The name of the file of these words in the folder of the build.
    pub fn words_file(self, words: Words) -> String {
        let (kind, name) = match words {
            Words::Article(name) => ("article", name),
            Words::Paper(key) => ("paper", key),
        };
        format!("words/{}/{kind}-{name}.txt", self.language.code())
    }

    fn parsed(self, words: Words, file: &'static str) -> Option<Read> {
        match words {
            Words::Article(name) => {
                let (title, numbers) = (self.article_title(name)?, Self::article_numbers(name));
                Some(Read::Article(Article { title, numbers, blocks: reading::article(file)? }))
            }
            Words::Paper(_) => reading::paper(file).map(Read::Paper),
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn read(self, words: Words) -> Option<Read> {
        kept(self.language, words)
    }
}

/// Outside of a browser all files are at hand.
#[cfg(not(target_arch = "wasm32"))]
impl Texts {
    /// The file of these words.
    pub fn words(self, words: Words) -> Option<&'static str> {
        let language = self.language.index();
        match words {
            Words::Article(name) => crate::texts::article::file(name, language),
            Words::Paper(key) => crate::texts::numbered::file(key, language),
        }
    }

    fn read(self, words: Words) -> Option<Read> {
        kept(self.language, words).or_else(|| {
            let is_read = self.keep(words, self.words(words)?.to_owned());
            is_read.then(|| kept(self.language, words)).flatten()
        })
    }
}

fn kept(language: Language, words: Words) -> Option<Read> {
    KEPT.with_borrow(|all| all.iter().find(|(of, whose, _)| (*of, *whose) == (language, words)).map(|(.., read)| *read))
}
