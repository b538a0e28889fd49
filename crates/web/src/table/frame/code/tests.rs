use super::{address, element, height, line, tag};
use crate::kit::frame::{Control, Settings};
use crate::table::frame::Frame;
use crate::table::read_route;
use files::lessons::Recipe;
use maths::games::Sum;
use std::fs;
use std::path::Path;

#[test]
fn lines_lie_in_a_page_as_they_are() {
    let sum: Sum = "nim:1,2,3".parse().unwrap();
    let settings = Settings { controls: vec![Control::Turn], task: "2 < 3 & \"so\"".into(), ..Settings::default() };
    let frame = Frame { settings, computer: None };
    assert_eq!(
        address("https://x.org/b/", &frame, &sum),
        "https://x.org/b/v1/embed.html?controls=turn&task=2%20%3C%203%20%26%20%22so%22#g=nim:1,2,3"
    );
    let computer = Frame::of(Recipe::Computer, &sum);
    let wanted = height(&computer.settings, &sum);
    assert_eq!(
        line("https://x.org/", &computer, &sum, "\"a\""),
        format!(
            "<iframe src=\"https://x.org/v1/embed.html?hints=0#g=nim:1,2,3&amp;computer=second:100:0\" title=\"&quot;a&quot;\" \
         width=\"100%\" height=\"{wanted}\" style=\"border:0\" loading=\"lazy\"></iframe>"
        )
    );
    let line = element("https://x.org/b/", &frame, &sum, "T");
    assert!(line.starts_with("<script src=\"https://x.org/b/v1/bittersweet.js\" defer></script>\n<bittersweet-game "));
    assert!(line.contains(" position=\"nim:1,2,3\" controls=\"turn\""), "{line}");
    assert!(line.contains("task=\"2 &lt; 3 &amp; &quot;so&quot;\""), "{line}");
}

#[test]
fn a_frame_with_more_in_it_is_higher() {
    let sum: Sum = "nim:1,2,3".parse().unwrap();
    let bare = Settings { controls: vec![], ..Settings::default() };
    let [exercise, demonstration] =
        [Recipe::Exercise, Recipe::Demonstration].map(|recipe| height(&Frame::of(recipe, &sum).settings, &sum));
    assert!(height(&bare, &sum) < exercise && exercise < demonstration);
    // Measured in Chromium: a strip is 458, 406 and 381 pixels high where the frame is 360, 600 and 900 wide, a triangle 556, 585 and
    // 721, and (3, 7, 4) without anything else 404 and 460.
    let tall = |query: &str, position: &str| height(&Settings::read(query).0, &position.parse().unwrap());
    for (query, position, most) in [
        ("", "nim:4,0,6", 458),
        ("", "triangle:k=3:7,4,7", 721),
        ("", "sharing:0,5,16", 822),
        ("", "nim:1,2,3 + sharing:0,2,4", 971),
        ("controls=none", "nim:3,7,4", 460),
        ("controls=none", "triangle:k=3:7,4,7", 529),
        ("controls=turn,undo,players", "nim:4,0,6", 556),
        ("controls=turn,undo,parameters", "nim:4,0,6", 681),
        ("controls=turn,undo,value", "nim:4,0,6", 642),
        ("controls=turn,undo,hint", "nim:4,0,6", 542),
        ("controls=turn,undo,why", "nim:4,0,6", 531),
        ("controls=turn,undo,notation", "nim:4,0,6", 518),
        ("controls=turn,undo,marks", "nim:4,0,6", 510),
        ("controls=turn,undo,value", "triangle:k=3:7,4,7", 876),
        ("hints=0&solver=0&task=Can%20the%20player%20who%20begins%20win%3F", "nim:2,3,1", 661),
        ("view=table", "triangle:k=3:60,9,52", 880),
        ("view=plot", "triangle:k=3:7,4,7", 806),
    ] {
        let found = tall(query, position);
        assert!((most..=most + 70).contains(&found), "{query} {position}: {found}, and {most} was measured");
    }
}

/// The lines of the documentation are those that this page writes. `UPDATE_SNAPSHOTS=1` writes them.
#[test]
fn the_lines_of_the_documentation_have_the_heights_of_this_page() {
    const BASE: &str = "https://your.host/bittersweet/";
    let mut count = 0;
    for file in [
        "README.md",
        "docs/embedding.md",
        "docs/embedding-api.md",
        "docs/articles.md",
        "docs/hosting.md",
        "docs/lessons.md",
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
        let text = fs::read_to_string(&path).unwrap();
        let written = |line: &str| {
            let Some(attributes) = line.trim_start().strip_prefix("<iframe ") else { return line.to_owned() };
            let value = |name: &str| attributes.split_once(&format!("{name}=\"")).unwrap().1.split('"').next().unwrap();
            let (address, title) = (value("src"), value("title"));
            let (query, fragment) = address.strip_prefix(BASE).unwrap().split_once('#').unwrap();
            let (settings, remarks) = Settings::read(query.strip_prefix("v1/embed.html").unwrap());
            let opened = read_route(fragment).unwrap().unwrap();
            assert_eq!((remarks, opened.ignored), (Vec::new(), Vec::new()), "{line}");
            // The guide is read as text, where an ampersand is itself.
            let tag = tag(address, title, height(&settings, &opened.sum)).replace("&amp;", "&");
            format!("{}{tag}", &line[..line.len() - line.trim_start().len()])
        };
        let right: Vec<String> = text.lines().map(written).collect();
        count += text.matches("<iframe ").count();
        if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
            fs::write(&path, right.join("\n") + "\n").unwrap();
            continue;
        }
        let wrong: Vec<_> = text.lines().zip(&right).filter(|(found, right)| found != right).collect();
        assert_eq!(wrong, [], "{file}");
    }
    assert!(count >= 9, "{count}");
}
