//! How many of the listed claims fail, are proved, are verified, or are open.

use maths::claims::{Claim, Record};
use web::evidence::Standing;
use web::texts::Texts;
use yew::prelude::*;

/// `dl.tally`: a number for each standing that occurs.
pub(super) fn tally(texts: Texts, records: &[Record], listed: &[Claim]) -> Html {
    let counts = Standing::ALL.map(|standing| (standing, count(records, listed, standing)));
    let entry = |(standing, count): (Standing, usize)| {
        html! {
            <div key={standing.class()} class={standing.class()}>
                <dt><span class="mark" aria-hidden="true">{ standing.mark() }</span>{ standing.name(texts) }</dt>
                <dd>{ texts.number(&count) }</dd>
            </div>
        }
    };
    html! { <dl class="tally">{ for counts.into_iter().filter(|(_, count)| *count > 0).map(entry) }</dl> }
}

fn count(records: &[Record], listed: &[Claim], standing: Standing) -> usize {
    listed.iter().filter(|claim| Standing::of(records, **claim) == standing).count()
}

#[cfg(test)]
mod tests {
    use super::count;
    use maths::claims::{Claim, Record};
    use web::evidence::Standing;

    #[test]
    fn every_claim_is_counted_once_and_those_that_fail_have_a_counterexample() {
        let records: Vec<Record> = serde_json::from_str(include_str!("../../../../static/records.json")).unwrap();
        let counts = Standing::ALL.map(|standing| count(&records, &Claim::ALL, standing));
        assert_eq!(counts.iter().sum::<usize>(), Claim::ALL.len());
        let mut refuted: Vec<&str> = records
            .iter()
            .filter(|record| record.verdict == maths::claims::Word::Refuted)
            .map(|record| record.claim.as_str())
            .collect();
        refuted.dedup();
        assert_eq!(counts[..Standing::FAILING.len()].iter().sum::<usize>(), refuted.len(), "{refuted:?}");
    }
}
