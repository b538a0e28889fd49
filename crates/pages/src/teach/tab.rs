//! The parts of the page.

use web::texts::Texts;

maths::named! {
    /// A part of the page.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Tab {
        /// A ready course of lessons, for immediate use.
        #[default]
        Course = "course",
        /// A link to a position.
        Link = "link",
        /// A position in another page.
        Frame = "frame",
        /// Several positions with text and questions between.
        Lesson = "lesson",
        /// The work that pupils have handed in.
        Class = "class",
        /// A sheet of paper.
        Print = "print",
    }
}

impl Tab {
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
