//! The checksum of PNG, of ZIP and of the codes of pupils.

/// The cyclic redundancy check CRC-32 (polynomial 0xEDB88320, reflected), four bits at a time.
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    let half = |crc: u32| (0..4).fold(crc, |crc, _| shifted(crc));
    let table: [u32; 16] = std::array::from_fn(|index| half(index as u32));
    let step = |crc: u32| crc >> 4 ^ table[(crc & 15) as usize];
    !bytes.iter().fold(u32::MAX, |crc, &byte| step(step(crc ^ u32::from(byte))))
}

/// The checksum's register one bit further.
pub(crate) fn shifted(crc: u32) -> u32 {
    if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 }
}

#[cfg(test)]
mod tests {
    use super::checksum;

    /// The check value in the catalogue of CRC algorithms, and the end of every PNG.
    #[test]
    fn checksums_are_the_known_ones() {
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
        assert_eq!(checksum(b"IEND"), 0xAE42_6082);
    }
}
