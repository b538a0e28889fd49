//! Sequential scales of ten steps: cividis, from low to high, as on the page in the light theme.

use crate::exports::drawing::Colour;

/// The colours of heights: each stands out from white paper.
pub(super) const HEIGHTS: [Colour; 10] =
    [0x00_193d, 0x00_1e54, 0x1a_2853, 0x2d_3447, 0x3c_3e40, 0x4c_4736, 0x5c_511b, 0x69_5a04, 0x73_6509, 0x7c_7002];
/// The colours of other numbers: P-positions stand out from each.
pub(super) const NUMBERS: [Colour; 10] =
    [0x64_8ec8, 0x6a_97e1, 0x8f_a1cd, 0xa5_adc0, 0xb7_b8ba, 0xc8_c3b3, 0xda_d0a2, 0xed_db88, 0xfe_e867, 0xff_f5a7];
/// The colour of P-positions among them.
pub(super) const P: Colour = 0x00_211c;
