//! The parts of the page.

use web::texts::Texts;

/// A part of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// A ready course of lessons, for immediate use.
    #[default]
    Course,
    /// A link to a position.
    Link,
    /// A position in another page.
    Frame,
    /// Several positions with text and questions between.
    Lesson,
    /// The work that pupils have handed in.
    Class,
    /// A sheet of paper.
    Print,
}

impl Tab {
    /// All parts, in their order.
    pub const ALL: [Self; 6] = [Self::Course, Self::Link, Self::Frame, Self::Lesson, Self::Class, Self::Print];

    /// The key in links.
    pub fn key(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Frame => "frame",
            Self::Lesson => "lesson",
            Self::Course => "course",
            Self::Class => "class",
            Self::Print => "print",
        }
    }

    /// The part that links write so.
    pub fn with_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tab| tab.key() == key)
    }

    /// The name of the tab.
    pub(super) fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Link => texts.teach_link(),
            Self::Frame => texts.teach_frame(),
            Self::Lesson => texts.teach_lesson(),
            Self::Course => texts.teach_course(),
            Self::Class => texts.teach_class(),
            Self::Print => texts.teach_print(),
        }
    }

    /// The purpose of the tab.
    pub(super) fn purpose(self, texts: Texts) -> &'static str {
        match self {
            Self::Link => texts.teach_link_purpose(),
            Self::Frame => texts.teach_frame_purpose(),
            Self::Lesson => texts.teach_lesson_purpose(),
            Self::Course => "",
            Self::Class => texts.teach_class_purpose(),
            Self::Print => texts.teach_print_purpose(),
        }
    }
}
