//! Articles as single files: those in `static/editions` are what the articles say. `UPDATE_SNAPSHOTS=1` writes them anew.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::claims::Record;
use pages::papers::{Edition, on_paper};
use std::fs;
use std::path::Path;
use web::texts::{Language, Texts};

fn records() -> Vec<Record> {
    serde_json::from_str(include_str!("../static/records.json")).unwrap()
}

#[test]
fn files_of_articles_are_up_to_date() {
    let records = records();
    let mut old = Vec::new();
    for (name, language) in Texts::articles().flat_map(|name| Language::all().map(move |language| (name, language))) {
        let texts = Texts::of(language);
        let html = Edition { texts, records: &records }.html(name).unwrap();
        let folder = Path::new("static/editions").join(language.code());
        let path = folder.join(name).with_extension("html");
        if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, &html).unwrap();
        }
        if fs::read_to_string(&path).ok().as_deref() != Some(&html) {
            old.push(path);
        }
    }
    assert!(old.is_empty(), "UPDATE_SNAPSHOTS=1 cargo test --test all editions:: writes these anew: {old:?}");
}

#[test]
fn a_file_needs_nothing_from_elsewhere() {
    let records = records();
    for name in Texts::articles() {
        let html = Edition { texts: Texts::default(), records: &records }.html(name).unwrap();
        // Without an icon in the page browsers would ask the site for one.
        let html = html.replace("<link rel=\"icon\" href=\"data:,\">", "");
        for loads in ["<script", "<link", " src=", "@import", "url(", "<iframe", " style=\""] {
            assert!(!html.contains(loads), "{name} has {loads}");
        }
        assert!(
            !html.contains('{') || !html.split("</style>").nth(1).unwrap().contains('{'),
            "{name}: a number is left in braces"
        );
    }
}

#[test]
fn codes_lead_to_the_site() {
    let without = Edition { texts: Texts::default(), records: &records() }.html("triangular").unwrap();
    let with = on_paper(&without, "https://example.org/");
    assert!(with.contains("<body class=\"on-paper\">") && !with.contains("../../"));
    let bars = without.matches("<figcaption><a href=\"../../explore.html#g=").count();
    let claims = without.matches("<p class=\"check\"><a href=").count();
    assert!(bars >= 4 && claims >= 2, "{bars} {claims}");
    // One at each position and each claim, and one for the whole.
    assert_eq!(with.matches("class=\"code\"").count(), bars + claims + 1);
    assert_eq!(without.matches("class=\"code\"").count(), 0);
}

/// The squares are those that the encoder has for the address of the last link before the code.
#[test]
fn codes_say_the_address_beside_them() {
    let records = records();
    let base = "https://example.org/bars/";
    let html = on_paper(&Edition { texts: Texts::default(), records: &records }.html("variants").unwrap(), base);
    let mut codes = 0;
    for part in html.split("<div class=\"code\">").collect::<Vec<_>>().windows(2) {
        let address = part[0].rsplit("href=\"").next().unwrap().split('"').next().unwrap().replace("&amp;", "&");
        assert!(address.starts_with(base), "{address}");
        let expected = qrcodegen::QrCode::encode_binary(address.as_bytes(), qrcodegen::QrCodeEcc::Medium).unwrap();
        assert_eq!(dark(part[1]), modules(&expected), "{address}");
        codes += 1;
    }
    assert!(codes > 5);
}

/// The dark modules of an SVG of runs `Mx yhLENGTHv1h-LENGTHz`, without the quiet border.
fn dark(svg: &str) -> Vec<(i32, i32)> {
    let svg = svg.split("</svg>").next().unwrap();
    let path = svg.rsplit_once("<path d=\"").unwrap().1.split('"').next().unwrap();
    let runs = path.split('M').skip(1).flat_map(|run| {
        let (place, rest) = run.split_once('h').unwrap();
        let (x, y) = place.split_once(' ').unwrap();
        let length: i32 = rest.split('v').next().unwrap().parse().unwrap();
        let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
        (x..x + length).map(move |x| (x - 4, y - 4))
    });
    runs.collect()
}

fn modules(code: &qrcodegen::QrCode) -> Vec<(i32, i32)> {
    let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    all.filter(|&(x, y)| code.get_module(x, y)).collect()
}

/// `papers.html` links to all of them for readers without JavaScript.
#[test]
fn the_page_without_javascript_has_every_article() {
    let page = include_str!("../static/papers.html");
    for (name, language) in Texts::articles().flat_map(|name| Language::all().map(move |language| (name, language))) {
        let title = Texts::of(language).article_title(name).unwrap();
        let link = format!("<a href=\"articles/{}/{name}.html\">{title}</a>", language.code());
        assert!(page.contains(&link), "papers.html lacks {link}");
    }
}

#[test]
fn links_lead_to_pages_of_the_site() {
    let records = records();
    for (name, language) in Texts::articles().flat_map(|name| Language::all().map(move |language| (name, language))) {
        let html = Edition { texts: Texts::of(language), records: &records }.html(name).unwrap();
        for link in html.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
            assert!(link.starts_with("../../") || link.starts_with("https://") || link == "data:,", "{name}: {link}");
        }
    }
}
