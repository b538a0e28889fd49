//! An edition for paper: its links are whole addresses, and beside each figure and each claim there is a code with which a phone finds the
//! same on the site.

use web::view::qr;

/// The beginning of the links of an edition to its site: the file is two folders below that of the site.
const LINK: &str = "href=\"../../";
/// The text before a link that is a code as well: of a position and of a claim.
const CODED: [&str; 2] = ["<figcaption><a ", "<p class=\"check\"><a "];

/// The edition for a site with this address. Links inside of sentences have no room for a code: the stylesheet writes them out.
pub fn on_paper(edition: &str, site: &str) -> String {
    let mut html = String::new();
    let mut is_foot = false;
    for line in edition.lines() {
        is_foot |= line == "<footer>";
        html.push_str(&line.replace("<body>", "<body class=\"on-paper\">").replace(LINK, &format!("href=\"{site}")));
        html.push('\n');
        let begins = CODED.into_iter().chain(is_foot.then_some("<p><a "));
        if let Some(address) = begins.into_iter().find_map(|begin| address(line, begin)) {
            let code = qr::svg(&[site, &address].concat());
            html.push_str(&code.map(|svg| format!("<div class=\"code\">{svg}</div>\n")).unwrap_or_default());
        }
    }
    html
}

/// The address of the link that is after this, from the folder of the site on.
fn address(line: &str, begin: &str) -> Option<String> {
    let (_, link) = line.split_once(begin)?;
    let (address, _) = link.strip_prefix(LINK)?.split_once('"')?;
    Some(address.replace("&amp;", "&"))
}
