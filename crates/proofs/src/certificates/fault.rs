//! Descriptions of the faults of a certificate.

use crate::certificates::Fault;
use std::fmt;

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tables => out.write_str("the certificate has not one table for each statement"),
            Self::First { table } => write!(out, "table {table}: the first entry is not the beginning"),
            Self::Letters { table, entry } => {
                write!(out, "table {table}, entry {entry}: not one next entry for each letter")
            }
            Self::Hypothesis { table, entry, letter } => {
                write!(out, "table {table}, entry {entry}, letter {letter}: another state of the hypothesis")
            }
            Self::Witness { table, entry, letter } => {
                write!(
                    out,
                    "table {table}, entry {entry}, letter {letter}: a witness that does not come from this entry"
                )
            }
            Self::Goal { table, entry } => {
                write!(out, "table {table}, entry {entry}: the hypothesis holds and no goal does")
            }
        }
    }
}

impl std::error::Error for Fault {}
