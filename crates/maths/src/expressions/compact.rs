//! Trees as ASCII text for notations and links: symbols that every keyboard has, blanks only around words, and brackets only
//! where the grammar needs them.

use crate::expressions::operator::Level;
use crate::expressions::{Number, Operation, Relation, Truth, Variable};

impl Number {
    /// The number as ASCII text that the parser reads back as the same tree, such as `floor((2*x+z)/3)`.
    pub fn compact(&self) -> String {
        let mut writer = Writer(String::new());
        writer.number(self, Level::Either);
        writer.0
    }
}

struct Writer(String);

impl Writer {
    fn put(&mut self, text: &str) {
        self.0.push_str(text);
    }

    fn bracketed(&mut self, is_needed: bool, write: impl FnOnce(&mut Self)) {
        self.put(if is_needed { "(" } else { "" });
        write(self);
        self.put(if is_needed { ")" } else { "" });
    }

    fn list(&mut self, name: &str, entries: &[Number], close: &str) {
        self.put(name);
        for (index, entry) in entries.iter().enumerate() {
            self.put(if index == 0 { "" } else { "," });
            self.number(entry, Level::Either);
        }
        self.put(close);
    }

    /// Writes a number as a part of an operation whose parts must bind at least this tightly.
    fn number(&mut self, tree: &Number, least: Level) {
        match tree {
            Number::Constant(value) => self.put(&value.to_string()),
            Number::Variable(variable) => self.put(variable.key()),
            Number::Negative(of) => {
                self.put("-");
                self.number(of, Level::Prefix);
            }
            Number::Floor(of) => self.list("floor(", std::slice::from_ref(of), ")"),
            Number::Ceiling(of) => self.list("ceil(", std::slice::from_ref(of), ")"),
            Number::Absolute(of) => self.list("abs(", std::slice::from_ref(of), ")"),
            Number::Binary(Operation::FloorOver, sides) => {
                self.put("floor(");
                self.operation(Operation::Over, sides);
                self.put(")");
            }
            Number::Binary(operation, sides) => {
                self.bracketed(spelling(*operation).0 < least, |writer| writer.operation(*operation, sides));
            }
            Number::Selected(selection, entries) => {
                self.put(selection.name());
                self.list("(", entries, ")");
            }
            Number::If(parts) => self.bracketed(least > Level::Either, |writer| {
                writer.put("if ");
                writer.truth(&parts.0, Level::Either);
                writer.put(" then ");
                writer.number(&parts.1, Level::Either);
                writer.put(" else ");
                writer.number(&parts.2, Level::Either);
            }),
            Number::Grundy(coordinates) => {
                let is_here = coordinates[3] == Number::Variable(Variable::P);
                self.list("G(", if is_here { &coordinates[..3] } else { &coordinates[..] }, ")");
            }
        }
    }

    /// Operations group to the left.
    fn operation(&mut self, operation: Operation, sides: &[Number; 2]) {
        let (level, symbol) = spelling(operation);
        self.number(&sides[0], level);
        self.put(symbol);
        self.number(&sides[1], level.tighter());
    }

    fn truth(&mut self, tree: &Truth, least: Level) {
        match tree {
            Truth::Compared(relation, sides) => self.bracketed(least > Level::Claim, |writer| {
                writer.number(&sides[0], Level::Bits);
                writer.put(relation_text(*relation));
                writer.number(&sides[1], Level::Bits);
            }),
            Truth::Among(number, entries) => self.bracketed(least > Level::Claim, |writer| {
                writer.number(number, Level::Bits);
                writer.list(" in {", entries, "}");
            }),
            Truth::Same(sides) => self.bracketed(least > Level::Claim, |writer| {
                writer.truth(&sides[0], Level::Prefix);
                writer.put("=");
                writer.truth(&sides[1], Level::Prefix);
            }),
            Truth::Not(of) => self.bracketed(least > Level::Claim, |writer| {
                writer.put("not ");
                writer.truth(of, Level::Prefix);
            }),
            Truth::And(sides) => self.joined(Level::Both, " and ", sides, least),
            Truth::Or(sides) => self.joined(Level::Either, " or ", sides, least),
            Truth::If(parts) => self.bracketed(true, |writer| {
                writer.put("if ");
                writer.truth(&parts[0], Level::Either);
                writer.put(" then ");
                writer.truth(&parts[1], Level::Either);
                writer.put(" else ");
                writer.truth(&parts[2], Level::Either);
            }),
        }
    }

    fn joined(&mut self, level: Level, word: &str, sides: &[Truth; 2], least: Level) {
        self.bracketed(level < least, |writer| {
            writer.truth(&sides[0], level);
            writer.put(word);
            writer.truth(&sides[1], level.tighter());
        });
    }
}

/// The binding level of an operation, and its symbol. [`Operation::FloorOver`] is written as a rounded quotient.
fn spelling(operation: Operation) -> (Level, &'static str) {
    match operation {
        Operation::Plus => (Level::Sum, "+"),
        Operation::Minus => (Level::Sum, "-"),
        Operation::Times => (Level::Product, "*"),
        Operation::Over | Operation::FloorOver => (Level::Product, "/"),
        Operation::Modulo => (Level::Product, "%"),
        Operation::NimSum => (Level::NimSum, "^"),
        Operation::Common => (Level::Common, "&"),
        Operation::Either => (Level::Bits, "|"),
        Operation::ShiftUp => (Level::Shifted, "<<"),
        Operation::ShiftDown => (Level::Shifted, ">>"),
    }
}

fn relation_text(relation: Relation) -> &'static str {
    match relation {
        Relation::Equal => "=",
        Relation::Unequal => "!=",
        Relation::Less => "<",
        Relation::AtMost => "<=",
        Relation::Greater => ">",
        Relation::AtLeast => ">=",
    }
}
