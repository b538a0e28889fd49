use super::{read, write};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One of every kind of type that messages are made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Sent {
    Nothing,
    Number(i64),
    Both(u64, f64),
    Named { text: String, sign: char, flags: [bool; 2], unit: () },
    Nested(Box<Sent>),
    Many(Vec<Option<Sent>>),
    Pairs(BTreeMap<u32, Wrapped>),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Wrapped(i32);

fn sent() -> impl Strategy<Value = Sent> {
    let leaf = prop_oneof![
        Just(Sent::Nothing),
        any::<i64>().prop_map(Sent::Number),
        (any::<u64>(), -1e300..1e300).prop_map(|(whole, number)| Sent::Both(whole, number)),
        (any::<String>(), any::<char>(), any::<[bool; 2]>()).prop_map(|(text, sign, flags)| Sent::Named {
            text,
            sign,
            flags,
            unit: ()
        }),
        proptest::collection::btree_map(any::<u32>(), any::<i32>().prop_map(Wrapped), 0..4).prop_map(Sent::Pairs),
    ];
    leaf.prop_recursive(3, 20, 4, |inner| {
        prop_oneof![
            inner.clone().prop_map(|sent| Sent::Nested(Box::new(sent))),
            proptest::collection::vec(proptest::option::of(inner), 0..4).prop_map(Sent::Many),
        ]
    })
}

#[test]
fn bytes_of_something_else_are_refused() {
    assert_eq!(read::<Sent>(&[]), None);
    assert_eq!(read::<Sent>(&[7]), None, "no such variant");
    assert_eq!(read::<Sent>(&[0, 0]), None, "more than one value");
    assert_eq!(read::<bool>(&[2]), None);
    assert_eq!(read::<u64>(&[0xff; 11]), None, "a number without an end");
    assert_eq!(read::<String>(&[1, 0xff]), None, "not UTF-8");
    assert_eq!(read::<Vec<u64>>(&write(&u64::MAX)), None, "a list longer than the bytes");
}

proptest! {
    #[test]
    fn values_arrive_as_they_were_sent(sent in sent()) {
        let bytes = write(&sent);
        prop_assert_eq!(read::<Sent>(&bytes), Some(sent));
        for end in 0..bytes.len() {
            prop_assert_eq!(read::<Sent>(&bytes[..end]), None);
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes: Vec<u8>) {
        if let Some(sent) = read::<Sent>(&bytes) {
            prop_assert_eq!(read::<Sent>(&write(&sent)), Some(sent));
        }
    }
}
