//! Changes of the worksheet.

use crate::teach::{Asked, Removed, Sheet, SheetChange, State};

impl State {
    pub(super) fn rewrite(&mut self, change: SheetChange) {
        let sheet = &mut self.sheet;
        match change {
            SheetChange::Title(title) => sheet.title = title,
            SheetChange::Words(words) => sheet.words = words,
            SheetChange::Position(id, sum) => {
                if let Some(entry) = sheet.bars.iter_mut().find(|entry| entry.id == id) {
                    entry.sum = sum;
                }
            }
            SheetChange::Add(sum) => sheet.add(sum),
            SheetChange::Remove(id) => {
                // A sheet always has a position.
                let place = sheet.bars.iter().position(|entry| entry.id == id).filter(|_| sheet.bars.len() > 1);
                if let Some(place) = place {
                    self.removed = Some(Removed::Bar(place, sheet.bars.remove(place)));
                }
            }
            SheetChange::Ask(asked, is_on) => {
                let old = std::mem::take(&mut sheet.asked);
                let is_in = |other: &Asked| if *other == asked { is_on } else { old.contains(other) };
                sheet.asked = Asked::ALL.into_iter().filter(is_in).collect();
            }
            SheetChange::Size(size) => sheet.size = size.clamp(*Sheet::SIZES.start(), *Sheet::SIZES.end()),
            SheetChange::Height(height) => sheet.height = Some(height),
        }
    }
}
