import GalleySource
import Testing

/// Documents for the conformance tests.
enum JSONSuite {
  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]

    init(_ name: String, _ text: String) {
      self.name = name
      bytes = Array(text.utf8)
    }

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    var file: SourceFile { SourceFile(name: "\(name).json", bytes: bytes) }
    var testDescription: String { name }
  }

  /// The bytes of `before`, of `middle`, which need not be UTF-8, and of `after`.
  static func mixed(_ before: String, _ middle: [UInt8], _ after: String) -> [UInt8] {
    Array(before.utf8) + middle + Array(after.utf8)
  }

  /// Names that the grammar allows twice and that Galley reports, since one value of two would be lost.
  static let repeatedNames: [Example] = [
    Example("y_object_duplicated_key", "{\"a\":\"b\",\"a\":\"c\"}"),
    Example("y_object_duplicated_key_and_value", "{\"a\":\"b\",\"a\":\"b\"}"),
  ]

  static let accepted: [Example] = [
    Example("y_array_arraysWithSpaces", "[[]   ]"),
    Example("y_array_empty-string", "[\"\"]"),
    Example("y_array_empty", "[]"),
    Example("y_array_ending_with_newline", "[\"a\"]\n"),
    Example("y_array_false", "[false]"),
    Example("y_array_heterogeneous", "[null, 1, \"1\", {}]"),
    Example("y_array_null", "[null]"),
    Example("y_array_with_1_and_newline", "[1\n]"),
    Example("y_array_with_leading_space", " [1]"),
    Example("y_array_with_several_null", "[1,null,null,null,2]"),
    Example("y_array_with_trailing_space", "[2] "),
    Example("y_number", "[123e65]"),
    Example("y_number_0e+1", "[0e+1]"),
    Example("y_number_0e1", "[0e1]"),
    Example("y_number_after_space", "[ 4]"),
    Example("y_number_double_close_to_zero", "[-0." + String(repeating: "0", count: 77) + "1]\n"),
    Example("y_number_int_with_exp", "[20e1]"),
    Example("y_number_minus_zero", "[-0]"),
    Example("y_number_negative_int", "[-123]"),
    Example("y_number_negative_one", "[-1]"),
    Example("y_number_negative_zero", "[-0]"),
    Example("y_number_real_capital_e", "[1E22]"),
    Example("y_number_real_capital_e_neg_exp", "[1E-2]"),
    Example("y_number_real_capital_e_pos_exp", "[1E+2]"),
    Example("y_number_real_exponent", "[123e45]"),
    Example("y_number_real_fraction_exponent", "[123.456e78]"),
    Example("y_number_real_neg_exp", "[1e-2]"),
    Example("y_number_real_pos_exponent", "[1e+2]"),
    Example("y_number_simple_int", "[123]"),
    Example("y_number_simple_real", "[123.456789]"),
    Example("y_object", "{\"asd\":\"sdf\", \"dfg\":\"fgh\"}"),
    Example("y_object_basic", "{\"asd\":\"sdf\"}"),
    Example("y_object_empty", "{}"),
    Example("y_object_empty_key", "{\"\":0}"),
    Example("y_object_escaped_null_in_key", "{\"foo\\u0000bar\": 42}"),
    Example("y_object_extreme_numbers", "{ \"min\": -1.0e+28, \"max\": 1.0e+28 }"),
    Example(
      "y_object_long_strings", "{\"x\":[{\"id\": \"" + String(repeating: "x", count: 40) + "\"}], \"id\": \"xx\"}"),
    Example("y_object_simple", "{\"a\":[]}"),
    Example("y_object_string_unicode", "{\"title\":\"\\u041f\\u043e\\u043b\" }"),
    Example("y_object_with_newlines", "{\n\"a\": \"b\"\n}"),
    Example("y_string_1_2_3_bytes_UTF-8_sequences", "[\"\\u0060\\u012a\\u12AB\"]"),
    Example("y_string_accepted_surrogate_pair", "[\"\\uD801\\udc37\"]"),
    Example("y_string_accepted_surrogate_pairs", "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]"),
    Example("y_string_allowed_escapes", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]"),
    Example("y_string_backslash_and_u_escaped_zero", "[\"\\\\u0000\"]"),
    Example("y_string_backslash_doublequotes", "[\"\\\"\"]"),
    Example("y_string_comments", "[\"a/*b*/c/*d//e\"]"),
    Example("y_string_double_escape_a", "[\"\\\\a\"]"),
    Example("y_string_double_escape_n", "[\"\\\\n\"]"),
    Example("y_string_escaped_control_character", "[\"\\u0012\"]"),
    Example("y_string_escaped_noncharacter", "[\"\\uFFFF\"]"),
    Example("y_string_in_array", "[\"asd\"]"),
    Example("y_string_in_array_with_leading_space", "[ \"asd\"]"),
    Example("y_string_last_surrogates_1_and_2", "[\"\\uDBFF\\uDFFF\"]"),
    Example("y_string_nbsp_uescaped", "[\"new\\u00A0line\"]"),
    Example("y_string_nonCharacterInUTF-8_U+10FFFF", mixed("[\"", [0xF4, 0x8F, 0xBF, 0xBF], "\"]")),
    Example("y_string_nonCharacterInUTF-8_U+FFFF", mixed("[\"", [0xEF, 0xBF, 0xBF], "\"]")),
    Example("y_string_null_escape", "[\"\\u0000\"]"),
    Example("y_string_one-byte-utf-8", "[\"\\u002c\"]"),
    Example("y_string_pi", "[\"π\"]"),
    Example("y_string_reservedCharacterInUTF-8_U+1BFFF", mixed("[\"", [0xF0, 0x9B, 0xBF, 0xBF], "\"]")),
    Example("y_string_simple_ascii", "[\"asd \"]"),
    Example("y_string_space", "\" \""),
    Example("y_string_surrogates_U+1D11E_MUSICAL_SYMBOL_G_CLEF", "[\"\\uD834\\uDd1e\"]"),
    Example("y_string_three-byte-utf-8", "[\"\\u0821\"]"),
    Example("y_string_two-byte-utf-8", "[\"\\u0123\"]"),
    Example("y_string_u+2028_line_sep", "[\"\u{2028}\"]"),
    Example("y_string_u+2029_par_sep", "[\"\u{2029}\"]"),
    Example("y_string_uEscape", "[\"\\u0061\\u30af\\u30EA\\u30b9\"]"),
    Example("y_string_uescaped_newline", "[\"new\\u000Aline\"]"),
    Example("y_string_unescaped_char_delete", "[\"\u{7F}\"]"),
    Example("y_string_unicode", "[\"\\uA66D\"]"),
    Example("y_string_unicodeEscapedBackslash", "[\"\\u005C\"]"),
    Example("y_string_unicode_2", "[\"⍂㈴⍂\"]"),
    Example("y_string_unicode_U+10FFFE_nonchar", "[\"\\uDBFF\\uDFFE\"]"),
    Example("y_string_unicode_U+1FFFE_nonchar", "[\"\\uD83F\\uDFFE\"]"),
    Example("y_string_unicode_U+200B_ZERO_WIDTH_SPACE", "[\"\\u200B\"]"),
    Example("y_string_unicode_U+2064_invisible_plus", "[\"\\u2064\"]"),
    Example("y_string_unicode_U+FDD0_nonchar", "[\"\\uFDD0\"]"),
    Example("y_string_unicode_U+FFFE_nonchar", "[\"\\uFFFE\"]"),
    Example("y_string_unicode_escaped_double_quote", "[\"\\u0022\"]"),
    Example("y_string_utf8", "[\"€𝄞\"]"),
    Example("y_string_with_del_character", "[\"a\u{7F}a\"]"),
    Example("y_structure_lonely_false", "false"),
    Example("y_structure_lonely_int", "42"),
    Example("y_structure_lonely_negative_real", "-0.1"),
    Example("y_structure_lonely_null", "null"),
    Example("y_structure_lonely_string", "\"asd\""),
    Example("y_structure_lonely_true", "true"),
    Example("y_structure_string_empty", "\"\""),
    Example("y_structure_trailing_newline", "[\"a\"]\n"),
    Example("y_structure_true_in_array", "[true]"),
    Example("y_structure_whitespace_array", " [] "),
  ]

  static let readAlthoughUndefined: [Example] = [
    Example("i_number_double_huge_neg_exp", "[123.456e-789]"),
    Example("i_number_huge_exp", "[0.4e00669999999999999999999999999999999999999999999999999999999999999999999]"),
    Example("i_number_neg_int_huge_exp", "[-1e+9999]"),
    Example("i_number_pos_double_huge_exp", "[1.5e+9999]"),
    Example("i_number_real_neg_overflow", "[-123123e100000]"),
    Example("i_number_real_pos_overflow", "[123123e100000]"),
    Example("i_number_real_underflow", "[123e-10000000]"),
    Example("i_number_too_big_neg_int", "[-123123123123123123123123123123]"),
    Example("i_number_too_big_pos_int", "[100000000000000000000]"),
    Example("i_number_very_big_negative_int", "[-237462374673276894279832749832423479823246327846]"),
    Example("i_structure_500_nested_arrays", String(repeating: "[", count: 500) + String(repeating: "]", count: 500)),
    Example("i_structure_UTF-8_BOM_empty_object", "\u{FEFF}{}"),
  ]

  static let refusedAlthoughUndefined: [Example] = [
    Example("i_object_key_lone_2nd_surrogate", "{\"\\uDFAA\":0}"),
    Example("i_string_1st_surrogate_but_2nd_missing", "[\"\\uDADA\"]"),
    Example("i_string_1st_valid_surrogate_2nd_invalid", "[\"\\uD888\\u1234\"]"),
    Example("i_string_UTF-16LE_with_BOM", [0xFF, 0xFE, 0x5B, 0x00, 0x22, 0x00, 0xE9, 0x00, 0x22, 0x00, 0x5D, 0x00]),
    Example("i_string_UTF-8_invalid_sequence", mixed("[\"", [0xE6, 0x97, 0xA5, 0xD1, 0x88, 0xFA], "\"]")),
    Example("i_string_UTF8_surrogate_U+D800", mixed("[\"", [0xED, 0xA0, 0x80], "\"]")),
    Example("i_string_incomplete_surrogate_and_escape_valid", "[\"\\uD800\\n\"]"),
    Example("i_string_incomplete_surrogate_pair", "[\"\\uDd1ea\"]"),
    Example("i_string_incomplete_surrogates_escape_valid", "[\"\\uD800\\uD800\\n\"]"),
    Example("i_string_invalid_lonely_surrogate", "[\"\\ud800\"]"),
    Example("i_string_invalid_surrogate", "[\"\\ud800abc\"]"),
    Example("i_string_invalid_utf-8", mixed("[\"", [0xFF], "\"]")),
    Example("i_string_inverted_surrogates_U+1D11E", "[\"\\uDd1e\\uD834\"]"),
    Example("i_string_iso_latin_1", mixed("[\"", [0xE9], "\"]")),
    Example("i_string_lone_second_surrogate", "[\"\\uDFAA\"]"),
    Example("i_string_lone_utf8_continuation_byte", mixed("[\"", [0x81], "\"]")),
    Example("i_string_not_in_unicode_range", mixed("[\"", [0xF4, 0xBF, 0xBF, 0xBF], "\"]")),
    Example("i_string_overlong_sequence_2_bytes", mixed("[\"", [0xC0, 0xAF], "\"]")),
    Example("i_string_overlong_sequence_6_bytes", mixed("[\"", [0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF], "\"]")),
    Example("i_string_overlong_sequence_6_bytes_null", mixed("[\"", [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80], "\"]")),
    Example("i_string_truncated-utf-8", mixed("[\"", [0xE0, 0xFF], "\"]")),
    Example("i_string_utf16BE_no_BOM", [0x00, 0x5B, 0x00, 0x22, 0x00, 0xE9, 0x00, 0x22, 0x00, 0x5D]),
    Example("i_string_utf16LE_no_BOM", [0x5B, 0x00, 0x22, 0x00, 0xE9, 0x00, 0x22, 0x00, 0x5D, 0x00]),
  ]
}
