//! Texts that are not positions, with the sentence that says why.

use crate::kit::refusals::problems;
use crate::texts::Texts;
use maths::games::Game;

#[track_caller]
fn refused(text: &str, reason: &str) {
    let said = text.parse::<Game>().map_err(|found| problems(Texts::default(), &found));
    assert_eq!(said, Err(reason.to_owned()));
}

#[test]
fn every_reason_is_named() {
    refused("triangle:k=3:2,4,1", "y may be at most ⌊(2+1)/3⌋ = 1, but it is 4");
    refused("triangle:k=5/2:2,4,1", "y may be at most ⌊(2+1)/(5/2)⌋ = 1, but it is 4");
    refused("step:k=4,s=3:0,4,11", "y may be at most ⌊(11+3)/4⌋ = 3, but it is 4");
    refused("", "no position is given; write one such as triangle:k=3:7,4,7");
    refused("chess:1,2,3", "there is no game called “chess”; the games are triangle, step, nim, bar, sharing, rules");
    refused("nim:1,2", "3 numbers are needed (x, y, z), but there are 2");
    refused("nim:", "3 numbers are needed (x, y, z), but there are 0");
    refused("nim:pass:1,2,3", "4 numbers are needed (x, y, z, p), but there are 3");
    refused("nim:pass:1,2,3,2", "p must be 1 (pass still available) or 0 (pass used), but it is “2”");
    refused("nim:k=3:1,2,3", "nim has no parameter “k=3”; it has pass and misere");
    refused("sharing:1,2,3,4,5,6,7", "there must be 2 to 6 piles, but there are 7");
    refused("sharing:pass:1,2", "there must be 2 to 6 piles, but there is 1");
    refused("sharing:piles=9:1,2,3", "there must be 2 to 6 piles, but there are “9”");
    refused("sharing:piles=4:1,2,3", "4 numbers are needed (a, b, c, d), but there are 3");
    refused("triangle:1,2,3", "triangle needs k; write a position such as triangle:k=3:7,4,7");
    refused("step:k=2,k=2,s=0:1,1,2", "k is given twice");
    refused("nim:3,7,4+nim:1,2,3", "one game is needed here, but this is a sum of several games");
    refused("nim:1,2,3 + bar:rim=x+z:1,1,1", "one game is needed here, but this is a sum of several games");
    refused(
        "bar:4,2,5",
        "the game “bar” needs a rim or heights; write a position such as bar:rim=floor((2*x+z+1)/3):4,2,5",
    );
    refused(
        "bar:rim=x mod 3:4,1,5",
        "the rim must not fall when x or z grows, but it is 2 for x = 2, z = 0 and only 0 for x = 3, z = 0",
    );
    refused("bar:rim=x+y:4,1,5", "the rim “x+y” may use x, z, k and s only, but it uses y");
    refused(
        "bar:rim=x+:4,1,5",
        "the rim “x+” has a mistake at character 3: expected a number, a name or an opening bracket here",
    );
    refused(
        "bar:rim=floor((2x+z+1)/3):4,9,5",
        "y may be at most 4, the value of floor((2*x+z+1)/3) for x = 4 and z = 5, but y is 9",
    );
    refused(
        "bar:heights=1-3-2:3,2,3",
        "heights must not fall to the right, but column 2 has 2 squares and the column before it has 3",
    );
    refused(
        "bar:heights=1-2-2-4:3,4,3",
        "y may be at most 3, one less than the height of column 3 (4 squares), but y is 4",
    );
    let named = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k=1", "l"]
        .map(|name| format!("nim has no parameter “{name}”; it has pass and misere"));
    refused("nim:a,b,c,d,e,f,g,h,i,j,k=1,l,m,n,o:1,2,3", &format!("{}; and 3 more", named.join("; ")));
    refused(
        "nim:1:2:3",
        "check the colons: one after the name of the game, and one after its parameters if it has any, as in nim:3,7,4",
    );
    refused(
        "triangle:k=0:-1,x,1000000000000000000000000000000",
        "k must be greater than 0, but it is “0”; x must be a whole number (0 or more), but it is “-1”; \
         y must be a whole number (0 or more), but it is “x”; z may be at most 1000000000, but it is “100000000000000000000000…”",
    );
    refused(
        "step:k=1/0,s=-1:0,0,0",
        "k must not be a fraction with denominator 0, but it is “1/0”; \
         s must be a whole number from 0 to 1000000000, but it is “-1”",
    );
}
