//! Tokens become a tree, by the grammar in the description of the room. The parser counts how far down it is, so no text
//! takes it beyond [`Parser::DEEPEST`].

use crate::expressions::dictionary::Usual;
use crate::expressions::operator::{Level, Operator, Tree, operator};
use crate::expressions::token::{Placed, Token, tokens};
use crate::expressions::{Dictionary, Formula, Kind, Mistake, Number, Operation, Reason, Selection, Truth, Variable};
use crate::values::half_width;
use std::ops::Range;
use std::str::FromStr;

/// Words that are no factor of a product.
const RESERVED: [&str; 3] = ["if", "then", "else"];

impl FromStr for Formula {
    type Err = Mistake;

    fn from_str(text: &str) -> Result<Self, Mistake> {
        Self::read(text, &Usual)
    }
}

impl Formula {
    /// Reads a text with these words for numbers.
    ///
    /// # Errors
    /// When it is no formula.
    pub fn read(text: &str, words: &dyn Dictionary) -> Result<Self, Mistake> {
        formula(text, words)
    }
}

/// Reads a whole text.
fn formula(text: &str, words: &dyn Dictionary) -> Result<Formula, Mistake> {
    let text = &half_width(text);
    let end = text.chars().count();
    if text.len() > Formula::LONGEST {
        return Err(Mistake { at: 0..end, reason: Reason::TooLong });
    }
    let mut parser = Parser { tokens: tokens(text)?, next: 0, end, nested: 0, words };
    let read = parser.value(Level::Either)?;
    if parser.next < parser.tokens.len() {
        return Err(parser.mistake(Reason::EndExpected));
    }
    Ok(match read.tree {
        Tree::Number(number) => Formula::Number(number),
        Tree::Truth(truth) => Formula::Truth(truth),
    })
}

struct Parser<'a> {
    tokens: Vec<Placed>,
    next: usize,
    /// The number of characters of the text.
    end: usize,
    /// The number of values that have begun and not ended.
    nested: usize,
    words: &'a dyn Dictionary,
}

/// A value that was read, its characters, and how deep its tree is.
struct Read {
    tree: Tree,
    at: Range<usize>,
    depth: usize,
}

impl Read {
    fn number(self) -> Result<(Number, usize), Mistake> {
        match self.tree {
            Tree::Number(number) => Ok((number, self.depth)),
            Tree::Truth(_) => Err(Mistake { at: self.at, reason: Reason::WrongKind { wanted: Kind::Number } }),
        }
    }

    fn truth(self) -> Result<(Truth, usize), Mistake> {
        match self.tree {
            Tree::Truth(truth) => Ok((truth, self.depth)),
            Tree::Number(_) => Err(Mistake { at: self.at, reason: Reason::WrongKind { wanted: Kind::Truth } }),
        }
    }
}

impl Parser<'_> {
    /// The greatest depth of the parser. The text of the deepest tree takes it this far: a “not” and the bracket after it are two prefixes
    /// and two values.
    const DEEPEST: usize = 4 * Formula::DEEPEST + 2;

    fn place(&self) -> Range<usize> {
        self.tokens.get(self.next).map_or(self.end..self.end, |(_, at)| at.clone())
    }

    fn mistake(&self, reason: Reason) -> Mistake {
        Mistake { at: self.place(), reason }
    }

    /// The characters from a place up to the last token that was read.
    fn since(&self, start: usize) -> Range<usize> {
        let last = self.next.checked_sub(1).and_then(|last| self.tokens.get(last));
        start..last.map_or(self.end, |(_, at)| at.end)
    }

    fn symbol(&self) -> Option<&'static str> {
        match self.tokens.get(self.next) {
            Some((Token::Symbol(symbol), _)) => Some(symbol),
            Some((Token::Number(_) | Token::Word(_), _)) | None => None,
        }
    }

    fn take(&mut self, symbol: &str) -> bool {
        let is_next = self.symbol() == Some(symbol);
        self.next += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, symbol: &'static str) -> Result<(), Mistake> {
        if self.take(symbol) { Ok(()) } else { Err(self.mistake(Reason::Expected(symbol.into()))) }
    }

    fn expect_word(&mut self, word: &'static str) -> Result<(), Mistake> {
        let is_next = matches!(self.tokens.get(self.next), Some((Token::Word(found), _)) if found == word);
        self.next += usize::from(is_next);
        if is_next { Ok(()) } else { Err(self.mistake(Reason::Expected(word.into()))) }
    }

    /// A tree above others of this depth.
    fn read(&self, tree: Tree, at: Range<usize>, depth: usize) -> Result<Read, Mistake> {
        if depth >= Formula::DEEPEST {
            return Err(Mistake { at, reason: Reason::TooDeep });
        }
        Ok(Read { tree, at, depth: depth + 1 })
    }

    /// Goes one further down.
    fn down(&mut self, read: impl FnOnce(&mut Self) -> Result<Read, Mistake>) -> Result<Read, Mistake> {
        if self.nested >= Self::DEEPEST {
            return Err(self.mistake(Reason::TooDeep));
        }
        self.nested += 1;
        let read = read(self);
        self.nested -= 1;
        read
    }

    /// A value whose operators bind at least so tightly.
    fn value(&mut self, least: Level) -> Result<Read, Mistake> {
        self.down(|parser| parser.operated(least))
    }

    fn operated(&mut self, least: Level) -> Result<Read, Mistake> {
        let mut left = self.prefix()?;
        while let Some((level, operator, length)) = self.operator().filter(|(level, ..)| *level >= least) {
            self.next += length;
            left = match operator {
                Operator::Among => self.among(left)?,
                Operator::Binary(_) | Operator::Compare(_) | Operator::And | Operator::Or => {
                    let right = self.value(level.tighter())?;
                    self.join(operator, left, right)?
                }
            };
            // One claim cannot be compared with another; without brackets the reader would have to guess.
            if level == Level::Claim && self.symbol().and_then(self::operator).is_some_and(|(next, _)| next == level) {
                return Err(self.mistake(Reason::EndExpected));
            }
        }
        Ok(left)
    }

    /// The operator that comes next, and how many tokens it has: none where a number is directly before a name or a
    /// bracket, which multiplies them.
    fn operator(&self) -> Option<(Level, Operator, usize)> {
        let written = self.symbol().and_then(operator).map(|(level, operator)| (level, operator, 1));
        written.or_else(|| {
            let before = self.next.checked_sub(1).and_then(|before| self.tokens.get(before));
            let is_after_number = matches!(before, Some((Token::Number(_), _)));
            let begins_factor = match self.tokens.get(self.next) {
                Some((Token::Word(word), _)) => !RESERVED.contains(&word.as_str()),
                Some((Token::Symbol(symbol), _)) => ["(", "⌊", "⌈"].contains(symbol),
                Some((Token::Number(_), _)) | None => false,
            };
            (is_after_number && begins_factor).then_some((Level::Product, Operator::Binary(Operation::Times), 0))
        })
    }

    fn join(&self, operator: Operator, left: Read, right: Read) -> Result<Read, Mistake> {
        let (sides, depth) = ([left.at.clone(), right.at.clone()], left.depth.max(right.depth));
        let at = left.at.start..right.at.end;
        match operator.join(left.tree, right.tree) {
            Ok(tree) => self.read(tree, at, depth),
            Err((side, reason)) => Err(Mistake { at: sides[side].clone(), reason }),
        }
    }

    /// The list after `in`.
    fn among(&mut self, left: Read) -> Result<Read, Mistake> {
        let start = left.at.start;
        let (number, depth) = left.number()?;
        self.expect("{")?;
        let (entries, deepest) = self.list("}")?;
        self.read(Tree::Truth(Truth::Among(Box::new(number), entries)), self.since(start), depth.max(deepest))
    }

    /// A value with the signs in front of it.
    fn prefix(&mut self) -> Result<Read, Mistake> {
        self.down(Self::prefixed)
    }

    fn prefixed(&mut self) -> Result<Read, Mistake> {
        let start = self.place().start;
        let Some((token, at)) = self.tokens.get(self.next).cloned() else {
            return Err(self.mistake(Reason::ValueExpected));
        };
        self.next += 1;
        match token {
            Token::Number(number) => self.read(Tree::Number(Number::Constant(number)), at, 0),
            Token::Word(word) => self.named(&word, at),
            Token::Symbol("−") => {
                let (of, depth) = self.prefix()?.number()?;
                self.read(Tree::Number(Number::Negative(Box::new(of))), self.since(start), depth)
            }
            Token::Symbol("¬") => {
                let (of, depth) = self.value(Level::Claim)?.truth()?;
                self.read(Tree::Truth(Truth::Not(Box::new(of))), self.since(start), depth)
            }
            Token::Symbol("(") => {
                let inner = self.value(Level::Either)?;
                self.expect(")")?;
                Ok(Read { at: self.since(start), ..inner })
            }
            Token::Symbol("⌊") => self.rounded(start, "⌋", Number::floor),
            Token::Symbol("⌈") => self.rounded(start, "⌉", |of| Number::Ceiling(Box::new(of))),
            Token::Symbol("{") => Err(Mistake { at, reason: Reason::SetHere }),
            Token::Symbol(_) => Err(Mistake { at, reason: Reason::ValueExpected }),
        }
    }

    /// A number up to a closing bracket, rounded or the like.
    fn rounded(&mut self, start: usize, close: &'static str, made: fn(Number) -> Number) -> Result<Read, Mistake> {
        let (of, depth) = self.value(Level::Either)?.number()?;
        self.expect(close)?;
        self.read(Tree::Number(made(of)), self.since(start), depth)
    }

    fn named(&mut self, word: &str, at: Range<usize>) -> Result<Read, Mistake> {
        let meaning = self.words.meaning(word).map_err(|reason| Mistake { at: at.clone(), reason })?;
        if let Some(variable) = meaning {
            return self.read(Tree::Number(Number::Variable(variable)), at, 0);
        }
        let made: fn(Number) -> Number = match word {
            "if" => return self.conditional(at.start),
            "G" => return self.grundy(at.start),
            "min" => return self.selected(at.start, Selection::Min),
            "max" => return self.selected(at.start, Selection::Max),
            "mex" => return self.selected(at.start, Selection::Mex),
            "floor" => Number::floor,
            "ceil" => |of| Number::Ceiling(Box::new(of)),
            "abs" => |of| Number::Absolute(Box::new(of)),
            "then" | "else" => return Err(Mistake { at, reason: Reason::ValueExpected }),
            _ => return Err(Mistake { at, reason: self.words.unknown(word) }),
        };
        self.expect("(")?;
        self.rounded(at.start, ")", made)
    }

    fn conditional(&mut self, start: usize) -> Result<Read, Mistake> {
        let (condition, first) = self.value(Level::Either)?.truth()?;
        self.expect_word("then")?;
        let yes = self.value(Level::Either)?;
        self.expect_word("else")?;
        let no = self.value(Level::Either)?;
        let (depth, wrong) = (first.max(yes.depth).max(no.depth), no.at.clone());
        let tree = match (yes.tree, no.tree) {
            (Tree::Number(yes), Tree::Number(no)) => Tree::Number(Number::If(Box::new((condition, yes, no)))),
            (Tree::Truth(yes), Tree::Truth(no)) => Tree::Truth(Truth::If(Box::new([condition, yes, no]))),
            (yes, _) => return Err(Mistake { at: wrong, reason: Reason::KindsDiffer { left: yes.kind() } }),
        };
        self.read(tree, self.since(start), depth)
    }

    fn selected(&mut self, start: usize, selection: Selection) -> Result<Read, Mistake> {
        self.expect("(")?;
        let is_set = selection == Selection::Mex && self.take("{");
        let (entries, depth) = self.list(if is_set { "}" } else { ")" })?;
        if is_set {
            self.expect(")")?;
        }
        self.read(Tree::Number(Number::Selected(selection, entries)), self.since(start), depth)
    }

    fn grundy(&mut self, start: usize) -> Result<Read, Mistake> {
        self.expect("(")?;
        let (mut entries, depth) = self.list(")")?;
        // Numbers that are left out are 0, and the pass stays as it is.
        if entries.len() < 4 {
            entries.resize(3, Number::Constant(0));
            entries.push(Number::Variable(Variable::P));
        }
        let at = self.since(start);
        match <[Number; 4]>::try_from(entries) {
            Ok(cells) => self.read(Tree::Number(Number::Grundy(Box::new(cells))), at, depth),
            Err(_) => Err(Mistake { at, reason: Reason::Expected("G(x, y, z)".into()) }),
        }
    }

    /// At least one number, up to a closing bracket.
    fn list(&mut self, close: &'static str) -> Result<(Vec<Number>, usize), Mistake> {
        let (mut entries, mut deepest) = (Vec::new(), 0);
        loop {
            if entries.len() == Formula::MOST_IN_LIST {
                return Err(self.mistake(Reason::TooMany));
            }
            let (entry, depth) = self.value(Level::Either)?.number()?;
            entries.push(entry);
            deepest = deepest.max(depth);
            if !self.take(",") {
                self.expect(close)?;
                return Ok((entries, deepest));
            }
        }
    }
}
