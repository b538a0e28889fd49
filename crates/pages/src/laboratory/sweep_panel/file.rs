//! The cells of a sweep as a table for other programs.

use crate::laboratory::sweep::{CellVerdict, Kind, Run, Way};
use crate::laboratory::{proof_report, report};
use maths::claims::{Paper, Parameter};
use proofs::theorems::universal::Universal;
use web::evidence::report::{VERSION, quoted};
use web::workers::checker::protocol::Case;

/// The cells of some kinds, in their order. One that a theorem for all parameters proves has its name where others have what was looked at,
/// or the reason.
pub(super) fn csv(run: &Run, is_meant: impl Fn(Kind) -> bool) -> String {
    let head = match run.plan.way {
        Way::Tested => report::csv(&[]),
        Way::Proved => proof_report::csv([]),
    };
    let without_head = |text: String| text.split_once('\n').map_or_else(String::new, |(_, row)| row.to_owned());
    let row = |(case, cell): (Case, &CellVerdict)| match cell {
        CellVerdict::Universal { theorem, is_stated } => {
            let columns = head.trim_end().split(',');
            let fields = columns.map(|column| quoted(&field(column, &case, *theorem, *is_stated)));
            fields.collect::<Vec<_>>().join(",") + "\n"
        }
        CellVerdict::Tested(checked) => without_head(report::csv(&[(case, *checked)])),
        CellVerdict::Proved { verdict, .. } => without_head(proof_report::csv([(case, verdict)])),
    };
    let rows: String = run.rows().filter(|(_, cell)| is_meant(cell.kind())).map(row).collect();
    format!("{head}{rows}")
}

/// The field of a column, for a case that a theorem proves.
fn field(column: &str, case: &Case, theorem: Universal, is_stated: bool) -> String {
    let taken = case.claim.takes().find(|parameter: &Parameter| parameter.key() == column);
    match (column, taken) {
        (_, Some(parameter)) => case.parameters.text(parameter),
        ("claim", _) => case.claim.id().to_owned(),
        ("verdict", _) => "proved".to_owned(),
        ("looked" | "reason", _) => format!("theorem {} in proofs/{}.v", theorem.name, theorem.file),
        ("stated", _) => is_stated.to_string(),
        ("version", _) => VERSION.to_owned(),
        ("paper", _) => case.claim.paper().map(Paper::reference).map_or_else(String::new, |paper| paper.to_string()),
        _ => String::new(),
    }
}
