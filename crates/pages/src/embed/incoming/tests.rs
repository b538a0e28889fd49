use super::{Change, Field, Fields, Id, Kind, LONGEST, Message, RefusedMessage, Request, Wanted, check};
use proptest::prelude::*;
use serde_json::{Value, json};
use web::kit::frame::Parameter;
use web::texts::Texts;

/// The fields that the adapter in the browser makes of a value.
fn fields(value: &Value) -> Fields {
    Fields::read(|name| match value.get(name) {
        None | Some(Value::Null) => Field::Absent,
        Some(Value::Bool(flag)) => Field::Flag(*flag),
        Some(Value::Number(number)) => Field::Number(number.as_f64().unwrap_or(f64::NAN)),
        Some(Value::String(text)) if text.encode_utf16().count() <= LONGEST => Field::Text(text.clone()),
        Some(Value::String(_) | Value::Array(_) | Value::Object(_)) => Field::Unreadable,
    })
}

fn understood(value: Value) -> Request {
    let Message { id, request } = check(&fields(&value)).unwrap();
    assert_eq!(id, None);
    request
}

fn refused(value: Value) -> String {
    let RefusedMessage { id, reason } = check(&fields(&value)).unwrap_err().unwrap();
    assert_eq!(id, Some(Id::Number(7.0)));
    reason.in_words(Texts::default())
}

#[test]
fn every_request_is_understood() {
    let ask = |what: &str| understood(json!({"bittersweet": 1, "do": what}));
    assert_eq!(ask("hello"), Request::Hello);
    assert_eq!([ask("undo"), ask("redo"), ask("reset")], [Request::Undo, Request::Redo, Request::Reset]);
    assert_eq!(ask("evaluate"), Request::Evaluate(None));
    assert_eq!(ask("table"), Request::Table(Wanted::default()));
    let play = understood(json!({"bittersweet": 1, "do": "play", "move": "x4"}));
    assert_eq!(play, Request::Play("x4".into()));
    let export = understood(json!({"bittersweet": 1, "do": "export", "kind": "csv"}));
    assert_eq!(export, Request::Export(Kind::Csv));
    let set =
        understood(json!({"bittersweet": 1, "do": "set", "theme": "dark", "size": "12", "position": "nim:1,2,3"}));
    let theme = Change::Setting(Parameter::Theme, "dark".into());
    assert_eq!(set, Request::Set(vec![Change::Position("nim:1,2,3".into()), Change::Size(12), theme]));
    let table = understood(json!({"bittersweet": 1, "do": "table", "plane": "y:0", "size": 8, "pass": true}));
    let wanted = Wanted { position: None, plane: Some("y:0".into()), size: Some(8), pass: Some(true) };
    assert_eq!(table, Request::Table(wanted));
}

#[test]
fn what_is_wrong_is_said_to_whom_asked() {
    let wrong = |rest: Value| {
        let mut message = json!({"bittersweet": 1, "id": 7});
        message.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
        refused(message)
    };
    assert!(wrong(json!({"bittersweet": 2, "do": "undo"})).contains("bittersweet: 1"));
    assert!(wrong(json!({"bittersweet": "1", "do": "undo"})).contains("bittersweet: 1"));
    assert!(wrong(json!({})).contains("hello, play, undo"));
    assert!(wrong(json!({"do": "eval"})).contains("hello, play, undo"));
    assert_eq!(wrong(json!({"do": "play"})), "This message needs move.");
    assert_eq!(wrong(json!({"do": "play", "move": 4})), "move must be a text.");
    assert_eq!(wrong(json!({"do": "table", "size": 1.5})), "size must be a whole number.");
    assert_eq!(wrong(json!({"do": "table", "pass": 1})), "pass must be true or false.");
    assert_eq!(wrong(json!({"do": "export", "kind": "exe"})), "kind must be svg, notation or csv.");
    assert_eq!(wrong(json!({"do": "set"})), "This message needs position.");
    let long = "x".repeat(LONGEST + 1);
    assert_eq!(
        wrong(json!({"do": "evaluate", "position": long})),
        "position must be a text of at most 6000 characters."
    );
    let deep = json!({"do": "evaluate", "position": {"toString": "x"}});
    assert_eq!(wrong(deep), "position must be a text of at most 6000 characters.");
}

#[test]
fn what_is_no_message_is_ignored() {
    for value in [json!(null), json!(1), json!("x"), json!([]), json!({}), json!({"id": 7, "do": "undo"})] {
        assert_eq!(check(&fields(&value)), Err(None), "{value}");
    }
}

/// Values of every shape; keys and texts are often those that mean something.
fn value() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        prop::sample::select(super::KEYS.to_vec()).prop_map(str::to_owned),
        prop::sample::select(crate::embed::refusal::REQUESTS.to_vec()).prop_map(str::to_owned),
        prop::sample::select(Parameter::ALL.map(Parameter::key).to_vec()).prop_map(str::to_owned),
        ".{0,20}",
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        Just(json!(1)),
        any::<f64>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 40, 12, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::hash_map(word.clone(), inner, 0..12)
                .prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn any_value_is_understood_or_refused(mut value in value(), is_claimed in any::<bool>()) {
        if let (true, Some(message)) = (is_claimed, value.as_object_mut()) {
            message.insert("bittersweet".into(), json!(1));
        }
        match check(&fields(&value)) {
            Ok(_) => prop_assert_eq!(&value["bittersweet"], &json!(1)),
            Err(Some(RefusedMessage { reason, .. })) => {
                let reason = reason.in_words(Texts::default());
                prop_assert!(reason.ends_with('.') && reason.len() < 300);
            },
            Err(None) => prop_assert!(value["bittersweet"].is_null()),
        }
    }
}
