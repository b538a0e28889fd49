//! The slopes that are no whole numbers, each with the computation that proves its rule.

use crate::laboratory::foundry_panel::fitted::signed;
use proofs::certificates::Rim;
use proofs::theorems::general::{General, Orbit, Slope, sporadic};
use web::evidence::typeset;
use web::texts::Texts;
use yew::prelude::*;

/// `section.sporadic`
pub(super) fn slopes(texts: Texts) -> Html {
    let (name, file) = General::Slopes.name();
    html! {
        <section class="sporadic" aria-labelledby="foundry-sporadic">
            <h2 id="foundry-sporadic">{ texts.foundry_sporadic() }</h2>
            <p>{ texts.foundry_sporadic_lead() }{ texts.between_sentences() }{ texts.map_theorem(&name, &file) }</p>
            <ul class="slopes">{ for sporadic().iter().map(|(slope, orbit)| row(texts, slope, orbit)) }</ul>
        </section>
    }
}

/// A rim, and how its rule is computed.
fn row(texts: Texts, slope: &Slope, orbit: &Orbit) -> Html {
    let Rim { of_x: a, divisor: d, .. } = slope.rim;
    let [low, high] = orbit.ends().map(signed);
    let numbers: Vec<String> = orbit.numbers.iter().map(|number| signed(*number)).collect();
    let steps = [0, 2 * a, a - d].map(|number| match number {
        0 => "2s".to_owned(),
        1.. => format!("2s + {number}"),
        _ => format!("2s − {}", -number),
    });
    let rim = typeset::formula(&format!("y <= floor(({a}*x + {a}*z + {a})/{d})"));
    html! {
        <li>
            <details>
                <summary>
                    <span class="bound">{ rim.unwrap_or_default() }</span>
                    <span class="states">{ texts.foundry_slope(&format!("{d}/{a}")) }</span>
                </summary>
                <p>{ texts.foundry_orbit(&format!("{a}x + {a}z − {d}y"), &steps.join(texts.list_comma())) }</p>
                <p>{ texts.foundry_orbit_numbers(&low, &high, &numbers.join(texts.list_comma())) }</p>
                <p>{ texts.foundry_slope_numbers(&format!(
                    "{} · {a} = 2^{i} − 1{comma}{} · {d} = 2^{} − 2^{i} − 1",
                    slope.g,
                    slope.g,
                    slope.n + 1,
                    i = slope.i,
                    comma = texts.list_comma(),
                )) }</p>
            </details>
        </li>
    }
}
