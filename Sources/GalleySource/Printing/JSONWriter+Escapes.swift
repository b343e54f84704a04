extension JSONWriter {
  /// Whether a text is written as it is: nearly all are, and without a branch for each byte that is seen at once.
  static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var special: UInt8 = 0
    for byte in utf8 {
      special |= (byte < 0x20 ? 1 : 0) | (byte >= 0x7F ? 1 : 0)
      special |= (byte == Byte.quote ? 1 : 0) | (byte == Byte.backslash ? 1 : 0)
    }
    return special == 0
  }

  /// A text with escapes where it needs them.
  static func escape(_ utf8: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(utf8.count + 16)
    var start = 0
    for index in utf8.indices {
      if mustEscape(utf8[index]) {
        escaped.append(contentsOf: utf8[start..<index])
        append(escapeOf: utf8[index], to: &escaped)
        start = index + 1
      } else if let hidden = hiddenLetter(utf8, index) {
        escaped.append(contentsOf: utf8[start..<index])
        append(escapeOf: hidden.unit, to: &escaped)
        start = index + hidden.length
      }
    }
    escaped.append(contentsOf: utf8[start...])
    return escaped
  }

  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == Byte.quote || byte == Byte.backslash || byte == 0x7F
  }

  /// The letter at `index` if a terminal that shows the text would obey it: a control code, or one that turns the
  /// direction of text around.
  private static func hiddenLetter(_ utf8: UnsafeBufferPointer<UInt8>, _ index: Int) -> (unit: UInt16, length: Int)? {
    switch utf8[index] {
    case 0xC2 where index + 1 < utf8.count && utf8[index + 1] < 0xA0: return (UInt16(utf8[index + 1]), 2)
    case 0xE2 where index + 2 < utf8.count:
      let unit = 0x2000 | UInt16(utf8[index + 1] & 0x3F) << 6 | UInt16(utf8[index + 2] & 0x3F)
      return (0x200E...0x200F).contains(unit) || (0x2028...0x202E).contains(unit) || (0x2066...0x2069).contains(unit)
        ? (unit, 3) : nil
    default: return nil
    }
  }

  private static func append(escapeOf unit: UInt16, to output: inout [UInt8]) {
    output.append(contentsOf: "\\u".utf8)
    for shift in [12, 8, 4, 0] { output.append(hexDigit: UInt8(unit >> UInt16(shift) & 0xF)) }
  }

  private static func append(escapeOf byte: UInt8, to output: inout [UInt8]) {
    let letter: UInt8
    switch byte {
    case Byte.quote, Byte.backslash: letter = byte
    case Byte.lineFeed: letter = UInt8(ascii: "n")
    case Byte.carriageReturn: letter = UInt8(ascii: "r")
    case Byte.tab: letter = UInt8(ascii: "t")
    case 0x08: letter = UInt8(ascii: "b")
    case 0x0C: letter = UInt8(ascii: "f")
    default: return append(escapeOf: UInt16(byte), to: &output)
    }
    output.append(Byte.backslash)
    output.append(letter)
  }
}
