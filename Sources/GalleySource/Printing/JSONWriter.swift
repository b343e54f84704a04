/// Writes one JSON value, token by token, into a buffer that it owns and grows.
///
/// The caller keeps begin and end in pairs; commas, colons and line breaks are the writer's business. After
/// `removeAll()` the same buffer is used again, so that writing many values allocates once.
package struct JSONWriter: Sendable {
  /// How much white space stands between the tokens.
  package enum Layout: Sendable {
    /// None at all.
    case compact
    /// A line for every member and element, indented by two spaces a level, except inside inline containers.
    case pretty
  }

  /// What has been written so far, as UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Levels deeper than this are indented as this one: the indentation of thousands would fill the memory.
  private static let deepestIndentation = 60
  private static let indentation = [UInt8](repeating: Byte.space, count: 2 * deepestIndentation)

  private let layout: Layout
  private var depth = 0
  /// The depth of containers that stand on one line; zero outside of them.
  private var inlineDepth = 0
  /// Whether something stands before the next token in its container.
  private var hasPredecessor = false
  /// Whether the next value belongs to the key just written.
  private var followsKey = false

  /// Creates a writer with an empty buffer.
  package init(_ layout: Layout = .compact, reservingCapacity capacity: Int = 0) {
    self.layout = layout
    bytes.reserveCapacity(capacity)
  }

  /// Forgets what was written and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    depth = 0
    inlineDepth = 0
    hasPredecessor = false
    followsKey = false
  }

  /// Appends a line break, as the end of a file or between the values of JSON Lines; the next value starts afresh.
  package mutating func endLine() {
    bytes.append(Byte.lineFeed)
    hasPredecessor = false
  }

  // MARK: - Containers

  /// Opens an object; `inline` keeps it and all within it on one line, in the pretty layout too.
  package mutating func beginObject(inline: Bool = false) { open(Byte.openBrace, inline: inline) }

  /// Closes the object that was opened last.
  package mutating func endObject() { close(Byte.closeBrace) }

  /// Opens an array; `inline` keeps it and all within it on one line, in the pretty layout too.
  package mutating func beginArray(inline: Bool = false) { open(Byte.openBracket, inline: inline) }

  /// Closes the array that was opened last.
  package mutating func endArray() { close(Byte.closeBracket) }

  /// Writes an object whose members `members` writes.
  package mutating func object(inline: Bool = false, _ members: (inout JSONWriter) -> Void) {
    beginObject(inline: inline)
    members(&self)
    endObject()
  }

  /// Writes an array whose elements `elements` writes.
  package mutating func array(inline: Bool = false, _ elements: (inout JSONWriter) -> Void) {
    beginArray(inline: inline)
    elements(&self)
    endArray()
  }

  /// Writes the name of a member, which must not need escapes; its value must follow.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(Byte.quote)
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(Byte.quote)
    endKey()
  }

  /// Writes the name of a member that the document gave; its value must follow.
  package mutating func key(named name: String) {
    separate()
    appendQuoted(name)
    endKey()
  }

  private mutating func endKey() {
    bytes.append(Byte.colon)
    if layout == .pretty { bytes.append(Byte.space) }
    followsKey = true
  }

  // MARK: - Values

  /// Writes a string.
  package mutating func string(_ value: String) {
    separate()
    appendQuoted(value)
    hasPredecessor = true
  }

  /// Writes an integer.
  package mutating func integer(_ value: Int) {
    separate()
    bytes.append(integer: value)
    hasPredecessor = true
  }

  /// Writes a number with up to three decimals, as reports show lengths; infinity as `"inf"`, not a number as null.
  package mutating func length(_ value: Double) {
    number(value) { $0.append(length: $1) }
  }

  /// Writes a number with as many digits as it takes to read the same number back; infinity as `"inf"`, not a number
  /// as null.
  package mutating func number(_ value: Double) {
    number(value) { $0.append(exact: $1) }
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
    hasPredecessor = true
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    hasPredecessor = true
  }

  /// Writes an array of strings, on one line.
  package mutating func strings(_ values: [String]) {
    beginArray(inline: true)
    for value in values { string(value) }
    endArray()
  }

  /// Writes a member that is a string.
  package mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member that is an integer.
  package mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  // MARK: - Parts

  private mutating func open(_ bracket: UInt8, inline: Bool) {
    separate()
    bytes.append(bracket)
    depth += 1
    if inline || inlineDepth > 0 { inlineDepth += 1 }
    hasPredecessor = false
  }

  private mutating func close(_ bracket: UInt8) {
    precondition(depth > 0 && !followsKey, "a container is closed that was not opened, or a key has no value")
    depth -= 1
    if hasPredecessor { breakLine(edge: bracket == Byte.closeBrace) }
    if inlineDepth > 0 { inlineDepth -= 1 }
    bytes.append(bracket)
    hasPredecessor = true
  }

  /// Puts what belongs between the token before and the next one.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard depth > 0 else { return }
    if hasPredecessor {
      bytes.append(Byte.comma)
      breakLine(edge: true)
    } else {
      breakLine(edge: bytes.last == Byte.openBrace)
    }
  }

  /// Starts a new line in the pretty layout; inside inline containers a space where `edge` asks for one.
  private mutating func breakLine(edge: Bool) {
    guard layout == .pretty else { return }
    if inlineDepth > 0 {
      if edge { bytes.append(Byte.space) }
      return
    }
    bytes.append(Byte.lineFeed)
    bytes.append(contentsOf: Self.indentation[..<(2 * min(depth, Self.deepestIndentation))])
  }

  private mutating func number(_ value: Double, _ append: (inout [UInt8], Double) -> Void) {
    separate()
    if value.isFinite {
      append(&bytes, value)
    } else if value.isNaN {
      bytes.append(contentsOf: "null".utf8)
    } else {
      bytes.append(contentsOf: (value < 0 ? "\"-inf\"" : "\"inf\"").utf8)
    }
    hasPredecessor = true
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(Byte.quote)
    var text = text
    text.withUTF8 { utf8 in
      if Self.isPlain(utf8) { return bytes.append(contentsOf: utf8) }
      var start = 0
      for index in utf8.indices {
        if Self.mustEscape(utf8[index]) {
          bytes.append(contentsOf: utf8[start..<index])
          appendEscape(utf8[index])
          start = index + 1
        } else if let hidden = Self.hiddenLetter(utf8, index) {
          bytes.append(contentsOf: utf8[start..<index])
          appendEscape(unit: hidden.unit)
          start = index + hidden.length
        }
      }
      bytes.append(contentsOf: utf8[start..<utf8.count])
    }
    bytes.append(Byte.quote)
  }

  /// Whether a text is written as it is: nearly all are, and without a branch for each byte that is seen at once.
  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var special: UInt8 = 0
    for byte in utf8 {
      special |= (byte < 0x20 ? 1 : 0) | (byte >= 0x7F ? 1 : 0)
      special |= (byte == Byte.quote ? 1 : 0) | (byte == Byte.backslash ? 1 : 0)
    }
    return special == 0
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

  private mutating func appendEscape(unit: UInt16) {
    bytes.append(contentsOf: "\\u".utf8)
    for shift in [12, 8, 4, 0] { bytes.append(hexDigit: UInt8(unit >> UInt16(shift) & 0xF)) }
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(Byte.backslash)
    switch byte {
    case Byte.quote, Byte.backslash: bytes.append(byte)
    case Byte.lineFeed: bytes.append(UInt8(ascii: "n"))
    case Byte.carriageReturn: bytes.append(UInt8(ascii: "r"))
    case Byte.tab: bytes.append(UInt8(ascii: "t"))
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(hexDigit: byte >> 4)
      bytes.append(hexDigit: byte & 0xF)
    }
  }
}
