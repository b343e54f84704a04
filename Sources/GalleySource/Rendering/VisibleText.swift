/// Turns text from documents into text that a terminal draws and nothing else: no control codes, no invisible letters.
package enum VisibleText {
  /// Returns what is drawn for one letter of an excerpt and how many columns that takes; a tab stays a tab.
  static func drawing(of character: Character) -> (text: String, width: Int) {
    if let ascii = character.asciiValue, character.unicodeScalars.count == 1 {
      if ascii >= 0x20 && ascii < 0x7F || ascii == Byte.tab { return (String(character), 1) }
      return (controlPicture(ascii), 1)
    }
    let width = DisplayWidth.columns(of: character)
    guard width == 0 else { return (String(character), width) }
    let text = character.unicodeScalars.map(escape).joined()
    return (text, text.utf8.count)
  }

  /// Appends `text` on one line: line breaks become spaces, other invisible letters are spelled out.
  package static func append(_ text: String, to output: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      output.append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": output.append(Byte.space)
      case let scalar where isInvisible(scalar): output.append(contentsOf: escape(scalar).utf8)
      default: output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Returns `text` on one line, as `append` writes it.
  package static func of(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a scalar moves the cursor, reorders text or hides; joiners within words and emoji do neither.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !(0x200C...0x200D).contains(scalar.value) && !(0xE0020...0xE007F).contains(scalar.value)
    default: false
    }
  }

  /// Returns the picture that Unicode has for a control code.
  private static func controlPicture(_ code: UInt8) -> String {
    let value = code == 0x7F ? 0x2421 : 0x2400 + UInt32(code)
    return Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
