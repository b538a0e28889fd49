//! Texts that are not sums, with the sentence that says why.

use crate::kit::refusals::problems;
use crate::texts::Texts;
use maths::games::Sum;

#[track_caller]
fn refused(text: &str, reason: &str) {
    let said = text.parse::<Sum>().map_err(|found| problems(Texts::default(), &found));
    assert_eq!(said, Err(reason.to_owned()));
}

#[test]
fn every_problem_of_every_part_has_the_number_of_the_part() {
    refused(
        "triangle:k=3:2,4,1 + nim:1,2 + nim:1,0,x",
        "part 1: y may be at most ⌊(2+1)/3⌋ = 1, but it is 4; \
         part 2: 3 numbers are needed (x, y, z), but there are 2; \
         part 3: z must be a whole number (0 or more), but it is “x”",
    );
    refused("nim:1,2,3 +", "part 2: no position is given; write one such as triangle:k=3:7,4,7");
    refused(
        "+",
        "part 1: no position is given; write one such as triangle:k=3:7,4,7; part 2: no position is given; write one such as triangle:k=3:7,4,7",
    );
    refused("nim:1,2", "3 numbers are needed (x, y, z), but there are 2");
    refused(
        "bar:rim=x+z:1,1,1 + chess:1,2",
        "part 2: there is no game called “chess”; the games are triangle, step, nim, bar, sharing, rules",
    );
}

#[test]
fn too_many_parts_or_one_alone_are_no_sum() {
    let parts = |count: usize| vec!["nim:1,0,0"; count].join(" + ");
    refused(&parts(20), "a sum must have 2 to 8 parts, but this one has 20");
    refused(&parts(9), "a sum must have 2 to 8 parts, but this one has 9");
    refused(
        "sum:misere: nim:1,2,3",
        "a sum must have 2 to 8 parts, but this one has 1; write a single game without “sum”",
    );
    assert_eq!(parts(8).parse::<Sum>().map(|sum| sum.parts().len()), Ok(8));
}

#[test]
fn a_part_is_not_misere_by_itself() {
    let why = "misère play must be for the whole sum, not for one part; write “sum:misere:” before the first part";
    refused("nim:1,2,3 + nim:misere:1,0,1", &format!("part 2: {why}"));
    refused("nim:misere:1,2,3 + nim:misere:1,0,1", &format!("part 1: {why}; part 2: {why}"));
    refused("sum:misere: nim:1,2,3 + nim:misere:1,0,1", &format!("part 2: {why}"));
}

#[test]
fn parameters_of_the_whole_are_its_own() {
    let it_has = "it has misere, and pass=1 (pass still available) or pass=0 (pass used)";
    refused("sum:k=3: nim:1,2,3 + nim:1,0,1", &format!("a sum has no parameter “k=3”; {it_has}"));
    refused("sum:pass=2: nim:1,2,3 + nim:1,0,1", &format!("a sum has no parameter “pass=2”; {it_has}"));
    refused("sum:misere,misere: nim:1,2,3 + nim:1,0,1", "misere is given twice");
}
