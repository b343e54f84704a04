/// A call of Swift that a whole expression is: `.capsule`, `.rect(cornerRadius: 8)`, `Circle()`.
///
/// Shapes and styles are no values of expressions; pasted from Swift they are read as the calls that they are.
struct PastedCall {
  struct Argument {
    /// Nil for one without a label.
    var label: String?
    /// Where its value stands among the bytes of the expression.
    var range: Range<Int>
  }

  let name: String
  /// Its type is left out: `.capsule`.
  let isMember: Bool
  private(set) var arguments: [Argument] = []
  /// The calls behind it: `.inset(by: 2)` of `.capsule.inset(by: 2)`.
  private(set) var chain: [PastedCall] = []

  /// Reads the bytes of `$( … )`; nil for anything but one call, or a chain of them.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "$(".utf8), bytes.last == UInt8(ascii: ")"), bytes.count <= 1_000 else { return nil }
    let end = bytes.count - 1
    var position = Self.afterSpaces(2, bytes)
    guard let first = PastedCall(at: &position, bytes) else { return nil }
    self = first
    while position < end {
      guard bytes[position] == UInt8(ascii: "."), let next = PastedCall(at: &position, bytes) else { return nil }
      chain.append(next)
    }
  }

  /// Reads one call, and moves behind it.
  private init?(at position: inout Int, _ bytes: [UInt8]) {
    let end = bytes.count - 1
    isMember = bytes[position] == UInt8(ascii: ".")
    if isMember { position += 1 }
    let start = position
    while position < end, Self.isLetter(bytes[position]) { position += 1 }
    name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard !name.isEmpty else { return nil }
    guard bytes[position] == UInt8(ascii: "("), position < end else {
      position = Self.afterSpaces(position, bytes)
      if isMember { return }
      return nil
    }
    guard let close = Self.closing(position, bytes), close < end,
      let arguments = Self.arguments(in: position + 1..<close, bytes)
    else { return nil }
    self.arguments = arguments
    position = Self.afterSpaces(close + 1, bytes)
  }

  /// The arguments between parentheses, taken apart at the commas outside of brackets and texts; nil if one is empty.
  private static func arguments(in range: Range<Int>, _ bytes: [UInt8]) -> [Argument]? {
    var arguments: [Argument] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = separator(from: start, range.upperBound, bytes)
      let value = afterSpaces(start, bytes)
      if value < end {
        arguments.append(argument(in: value..<end, bytes))
      } else if end < range.upperBound {
        return nil
      }
      start = end + 1
    }
    return arguments
  }

  private static func argument(in range: Range<Int>, _ bytes: [UInt8]) -> Argument {
    let colon = range.first { !isLetter(bytes[$0]) } ?? range.upperBound
    guard colon > range.lowerBound, colon < range.upperBound, bytes[colon] == UInt8(ascii: ":") else {
      return Argument(range: range)
    }
    return Argument(
      label: String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self),
      range: min(afterSpaces(colon + 1, bytes), range.upperBound)..<range.upperBound)
  }

  /// The next comma outside of brackets and texts, or the end.
  private static func separator(from start: Int, _ end: Int, _ bytes: [UInt8]) -> Int {
    var depth = 0
    var isText = false
    for index in start..<end {
      depth += change(bytes[index], &isText)
      if !isText, depth == 0, bytes[index] == UInt8(ascii: ",") { return index }
    }
    return end
  }

  /// Where the parenthesis closes that opens at an index.
  private static func closing(_ start: Int, _ bytes: [UInt8]) -> Int? {
    var depth = 0
    var isText = false
    for index in start..<bytes.count {
      depth += change(bytes[index], &isText)
      if !isText, depth == 0 { return index }
    }
    return nil
  }

  /// By how much a byte changes the number of brackets that are open.
  private static func change(_ byte: UInt8, _ isText: inout Bool) -> Int {
    if byte == UInt8(ascii: "\"") { isText.toggle() }
    if isText { return 0 }
    return "([{".utf8.contains(byte) ? 1 : ")]}".utf8.contains(byte) ? -1 : 0
  }

  private static func afterSpaces(_ start: Int, _ bytes: [UInt8]) -> Int {
    var position = start
    while position < bytes.count - 1, bytes[position] == UInt8(ascii: " ") { position += 1 }
    return position
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == UInt8(ascii: "_")
  }
}
