/// Writes one JSON value, token by token, into a buffer that it owns and grows.
///
/// The caller keeps begin and end in pairs; commas, colons and line breaks are the writer's business.
package struct JSONWriter: Sendable {
  /// How much white space stands between the tokens.
  package enum Layout: Sendable {
    /// None at all.
    case compact
    /// A line for every member and element, indented by two spaces a level, except inside inline containers.
    ///
    /// Nobody reads what stands behind sixteen megabytes of indentation, so lines are not indented any more there.
    case pretty
  }

  private var output: ByteBuffer
  private let layout: Layout
  private var depth = 0
  /// How many more levels lines may be indented by in all.
  private var indentationLeft = 8 << 20
  /// The depth of containers that stand on one line; zero outside of them.
  private var inlineDepth = 0
  /// Whether something stands before the next token in its container.
  private var hasPredecessor = false
  /// Whether the next value belongs to the key just written.
  private var followsKey = false

  /// Creates a writer with an empty buffer, of which `sink` takes piece after piece as it fills.
  package init(_ layout: Layout = .compact, sink: ByteSink? = nil) {
    self.layout = layout
    output = ByteBuffer(sink: sink)
  }

  /// What has been written so far, as UTF-8, but for what the sink has taken.
  package var bytes: [UInt8] { mutating get { output.bytes } }

  /// Appends a line break, as the end of a file or between the values of JSON Lines; the next value starts afresh.
  package mutating func endLine() {
    put(.none, "\n")
    hasPredecessor = false
  }

  // MARK: - Containers

  /// Opens an object; `inline` keeps it and all within it on one line, in the pretty layout too.
  package mutating func beginObject(inline: Bool = false) { open("{", inline: inline) }

  /// Closes the object that was opened last.
  package mutating func endObject() { close("}", edge: true) }

  /// Opens an array; `inline` keeps it and all within it on one line, in the pretty layout too.
  package mutating func beginArray(inline: Bool = false) { open("[", inline: inline) }

  /// Closes the array that was opened last.
  package mutating func endArray() { close("]", edge: false) }

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
    let lead = separate()
    let colon = colon
    name.withUTF8Buffer { putQuoted(lead, $0, colon) }
    followsKey = true
  }

  /// Writes the name of a member that the document gave; its value must follow.
  package mutating func key(named name: String) {
    putQuoted(separate(), name, colon)
    followsKey = true
  }

  /// What stands between the name of a member and its value, with the quote that ends the name.
  private var colon: StaticString { layout == .pretty ? "\": " : "\":" }

  // MARK: - Values

  /// Writes a string.
  package mutating func string(_ value: String) {
    putQuoted(separate(), value, "\"")
    hasPredecessor = true
  }

  /// Writes an integer.
  package mutating func integer(_ value: Int) {
    let lead = separate()
    Digits.withDecimal(value) { put(lead, $0) }
    hasPredecessor = true
  }

  /// Writes a number with up to three decimals, as reports show lengths; infinity as `"inf"`, not a number as null.
  package mutating func length(_ value: Double) {
    guard value.isFinite else { return nonFinite(value) }
    let lead = separate()
    Digits.withLength(value) { put(lead, $0) }
    hasPredecessor = true
  }

  /// Writes a number with as many digits as it takes to read the same number back; infinity as `"inf"`, not a number
  /// as null.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return nonFinite(value) }
    let lead = separate()
    Digits.withExact(value) { put(lead, $0) }
    hasPredecessor = true
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { word("null") }

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

  private mutating func open(_ bracket: StaticString, inline: Bool) {
    put(separate(), bracket)
    depth += 1
    if inline || inlineDepth > 0 { inlineDepth += 1 }
    hasPredecessor = false
  }

  /// `edge` asks for a space before the bracket in inline containers.
  private mutating func close(_ bracket: StaticString, edge: Bool) {
    precondition(depth > 0 && !followsKey, "a container is closed that was not opened, or a key has no value")
    depth -= 1
    let lead = hasPredecessor ? lineBreak(withComma: false, edge: edge) : .none
    if inlineDepth > 0 { inlineDepth -= 1 }
    put(lead, bracket)
    hasPredecessor = true
  }

  private mutating func word(_ word: StaticString) {
    put(separate(), word)
    hasPredecessor = true
  }

  private mutating func nonFinite(_ value: Double) {
    word(value.isNaN ? "null" : value < 0 ? "\"-inf\"" : "\"inf\"")
  }

  private mutating func put(_ lead: Lead, _ token: StaticString) { token.withUTF8Buffer { put(lead, $0) } }

  private mutating func put(_ lead: Lead, _ token: UnsafeBufferPointer<UInt8>) {
    Lead.bytes.withUnsafeBytes {
      output.append(UnsafeRawBufferPointer(rebasing: $0[lead.range]), UnsafeRawBufferPointer(token))
    }
  }

  /// Writes a quote, a text without escapes, and what follows.
  private mutating func putQuoted(_ lead: Lead, _ text: UnsafeBufferPointer<UInt8>, _ closing: StaticString) {
    Lead.bytes.withUnsafeBytes { bytes in
      closing.withUTF8Buffer { closing in
        output.append(
          UnsafeRawBufferPointer(rebasing: bytes[lead.range]), quoting: UnsafeRawBufferPointer(text),
          UnsafeRawBufferPointer(closing))
      }
    }
  }

  private mutating func putQuoted(_ lead: Lead, _ text: String, _ closing: StaticString) {
    var text = text
    text.withUTF8 { utf8 in
      if Self.isPlain(utf8) { return putQuoted(lead, utf8, closing) }
      Self.escape(utf8).withUnsafeBufferPointer { putQuoted(lead, $0, closing) }
    }
  }

  // MARK: - White space

  /// What stands between two tokens.
  private struct Lead {
    /// Levels deeper than this are indented as this one: the indentation of thousands would fill the memory.
    static let deepestIndentation = 60
    /// A comma and a space for inline containers, and a comma before the deepest of lines: each lead is a part of it.
    static let bytes =
      [Byte.comma, Byte.space, Byte.comma, Byte.lineFeed]
      + [UInt8](repeating: Byte.space, count: 2 * deepestIndentation)
    static let none = Lead(range: 0..<0)

    let range: Range<Int>
  }

  /// What belongs between the token before and the next one.
  private mutating func separate() -> Lead {
    if followsKey {
      followsKey = false
      return .none
    }
    guard depth > 0 else { return .none }
    return lineBreak(withComma: hasPredecessor, edge: hasPredecessor || output.last == Byte.openBrace)
  }

  /// A new line in the pretty layout; inside inline containers a space where `edge` asks for one.
  private mutating func lineBreak(withComma: Bool, edge: Bool) -> Lead {
    if layout == .compact || inlineDepth > 0 {
      return Lead(range: (withComma ? 0 : 1)..<(edge && layout == .pretty ? 2 : 1))
    }
    let levels = min(depth, Lead.deepestIndentation, indentationLeft)
    indentationLeft -= levels
    return Lead(range: (withComma ? 2 : 3)..<(4 + 2 * levels))
  }
}
