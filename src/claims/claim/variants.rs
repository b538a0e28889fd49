//! Claims of `variants`.

use crate::claims::Kind;
use crate::claims::Parameter;
use crate::claims::check::step;
use crate::claims::claim::Entry;
use crate::claims::claim::triangular::plain;

pub(super) const THEOREM_1_2: Entry = Entry {
    id: "variants 1.2",
    kind: Kind::Theorem,
    statement: "y ≤ ⌊(z+s)/k⌋, k = 2, s = 0: (x, y, z) is P exactly if x ⊕ y ⊕ z = 0.",
    is_ours: false,
    takes: &[(Parameter::K, "2"), (Parameter::S, "0")],
    is_stated: |p| p.whole_k() == Some(2) && p.s == 0,
    bound: 1000,
    check: |p, _| plain(step(p.k, p.s)),
};
