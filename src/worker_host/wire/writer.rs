//! Values become bytes.

use crate::worker_host::wire::Unreadable;
use serde::Serialize;
use serde::Serializer;
use serde::ser;

/// The bytes so far.
#[derive(Default)]
pub(super) struct Writer(Vec<u8>);

type Written = Result<(), Unreadable>;

impl Writer {
    pub(super) fn bytes(self) -> Vec<u8> {
        self.0
    }

    /// Seven bits to a byte, the lowest first; all bytes but the last have their highest bit.
    #[inline(never)]
    fn number(&mut self, mut number: u64) -> Written {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
        Ok(())
    }

    /// So that small numbers are short, 0, −1, 1, −2, … become 0, 1, 2, 3, ….
    fn signed(&mut self, number: i64) -> Written {
        self.number((number << 1 ^ number >> 63) as u64)
    }

    fn text(&mut self, bytes: &[u8]) -> Written {
        self.number(bytes.len() as u64)?;
        self.0.extend_from_slice(bytes);
        Ok(())
    }
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Unreadable;
    type SerializeSeq = &'a mut Writer;
    type SerializeTuple = &'a mut Writer;
    type SerializeTupleStruct = &'a mut Writer;
    type SerializeTupleVariant = &'a mut Writer;
    type SerializeMap = &'a mut Writer;
    type SerializeStruct = &'a mut Writer;
    type SerializeStructVariant = &'a mut Writer;

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_bool(self, value: bool) -> Written {
        self.number(value.into())
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.signed(value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.signed(value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.signed(value.into())
    }

    fn serialize_i64(self, value: i64) -> Written {
        self.signed(value)
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.number(value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.number(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.number(value.into())
    }

    fn serialize_u64(self, value: u64) -> Written {
        self.number(value)
    }

    fn serialize_f32(self, value: f32) -> Written {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Written {
        self.0.extend_from_slice(&value.to_le_bytes());
        Ok(())
    }

    fn serialize_char(self, value: char) -> Written {
        self.number(u32::from(value).into())
    }

    fn serialize_str(self, value: &str) -> Written {
        self.text(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        self.text(value)
    }

    fn serialize_none(self) -> Written {
        self.number(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        self.number(1)?;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Written {
        self.number(index.into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Written {
        self.number(index.into())?;
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self, Unreadable> {
        self.number(length.ok_or(Unreadable)? as u64)?;
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Unreadable> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Unreadable> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Unreadable> {
        self.number(index.into())?;
        Ok(self)
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Self, Unreadable> {
        self.serialize_seq(length)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Unreadable> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Unreadable> {
        self.number(index.into())?;
        Ok(self)
    }
}

/// What has parts is its parts one after the other.
macro_rules! parts {
    ($($trait:ident $method:ident)*) => { $(
        impl ser::$trait for &mut Writer {
            type Ok = ();
            type Error = Unreadable;

            fn $method<T: Serialize + ?Sized>(&mut self, part: &T) -> Written {
                part.serialize(&mut **self)
            }

            fn end(self) -> Written {
                Ok(())
            }
        }
    )* };
}

parts! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

/// And so are fields, whose names both sides know.
macro_rules! fields {
    ($($trait:ident)*) => { $(
        impl ser::$trait for &mut Writer {
            type Ok = ();
            type Error = Unreadable;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, part: &T) -> Written {
                part.serialize(&mut **self)
            }

            fn end(self) -> Written {
                Ok(())
            }
        }
    )* };
}

fields! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for &mut Writer {
    type Ok = ();
    type Error = Unreadable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        value.serialize(&mut **self)
    }

    fn end(self) -> Written {
        Ok(())
    }
}
