/// The closures of `$(Binding(get: { … }, set: { … }))`, as ranges of the bytes of the scalar.
struct PastedBinding {
  let get: Range<Int>
  let set: Range<Int>

  /// Reads one; nil for any other text.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "$(".utf8), bytes.last == UInt8(ascii: ")") else { return nil }
    var source = SwiftStatementSource(bytes, 2..<bytes.count - 1)
    guard source.take("Binding") || source.take(".init") else { return nil }
    if source.take("<") { guard source.skip(to: UInt8(ascii: ">")) else { return nil } }
    let isCall = source.take("(")
    guard !isCall || source.take("get:"), let get = source.takeBlock() else { return nil }
    if isCall { guard source.take(",") else { return nil } }
    guard source.take("set:"), let set = source.takeBlock() else { return nil }
    if isCall { guard source.take(")") else { return nil } }
    guard source.isAtEnd else { return nil }
    var value = SwiftStatementSource(bytes, get)
    _ = value.take("return ")
    self.get = value.rest
    self.set = set
  }
}

/// Statements in Swift, of which those are known that setters have: assignments, calls of actions and `if`.
struct SwiftStatementSource {
  indirect enum Statement {
    case assignment(to: Range<Int>, Range<Int>)
    case toggle(Range<Int>)
    case condition(Range<Int>, then: SwiftStatementSource, else: SwiftStatementSource?)
    /// `withAnimation { … }`
    case block(SwiftStatementSource)
    case call(String, [Range<Int>])
    case nothing
    case other(Range<Int>)
  }

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// What is left, without the spaces around it.
  var rest: Range<Int> { trimmed(position..<end) }
  var isAtEnd: Bool { rest.isEmpty }

  // MARK: Reading

  private mutating func skipSpaces() {
    while position < end, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// Reads a word if it comes next, with the spaces before it.
  mutating func take(_ word: String) -> Bool {
    let start = position
    skipSpaces()
    guard bytes[position..<end].starts(with: word.utf8) else {
      position = start
      return false
    }
    position += word.utf8.count
    return true
  }

  mutating func skip(to byte: UInt8) -> Bool {
    guard let found = bytes[position..<end].firstIndex(of: byte) else { return false }
    position = found + 1
    return true
  }

  /// Reads `{ … }` and gives what is inside; nil if none comes next.
  mutating func takeBlock() -> Range<Int>? {
    guard take("{") else { return nil }
    let start = position
    guard let close = first(in: position..<end, where: { $0 == UInt8(ascii: "}") }) else { return nil }
    position = close + 1
    return start..<close
  }

  /// Reads what a closure calls the new value, `value in` or `_ in`; nil where it has no name.
  mutating func takeParameter() -> String? {
    let start = position
    skipSpaces()
    let name = bytes[position..<end].prefix { Self.isName($0) }
    position += name.count
    guard !name.isEmpty, position < end, Self.isSpace(bytes[position]), take("in"),
      position == end || Self.isSpace(bytes[position])
    else {
      position = start
      return nil
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The statements that are left.
  var statements: [Statement] {
    var source = self
    var result: [Statement] = []
    while !source.isAtEnd { result.append(source.takeStatement()) }
    return result
  }

  private mutating func takeStatement() -> Statement {
    skipSpaces()
    if let choice = takeCondition() { return choice }
    var copy = self
    if copy.take("withAnimation") {
      if copy.take("("), let close = first(in: copy.position..<end, where: { $0 == UInt8(ascii: ")") }) {
        copy.position = close + 1
      }
      if let block = copy.takeBlock() {
        self = copy
        return .block(SwiftStatementSource(bytes, block))
      }
    }
    let stop = first(in: position..<end) { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\n") } ?? end
    let range = trimmed(position..<stop)
    position = min(stop + 1, end)
    return statement(in: range)
  }

  private mutating func takeCondition() -> Statement? {
    var copy = self
    guard copy.take("if "), let open = first(in: copy.position..<end, where: { $0 == UInt8(ascii: "{") }) else {
      return nil
    }
    let condition = trimmed(copy.position..<open)
    copy.position = open
    guard let then = copy.takeBlock() else { return nil }
    var otherwise: SwiftStatementSource?
    if copy.take("else") {
      let start = copy.position
      if let block = copy.takeBlock() {
        otherwise = SwiftStatementSource(bytes, block)
      } else if copy.takeCondition() != nil {
        otherwise = SwiftStatementSource(bytes, start..<copy.position)
      } else {
        return nil
      }
    }
    self = copy
    return .condition(condition, then: SwiftStatementSource(bytes, then), else: otherwise)
  }

  private func statement(in range: Range<Int>) -> Statement {
    let sign = first(in: range) { $0 == UInt8(ascii: "=") }
    if let sign, !isComparison(at: sign, in: range) {
      let target = withoutSelf(trimmed(range.lowerBound..<sign))
      if bytes[target].elementsEqual("_".utf8) { return .nothing }
      let value = trimmed(sign + 1..<range.upperBound)
      return isPath(target) && !value.isEmpty ? .assignment(to: target, value) : .other(range)
    }
    let toggle = ".toggle()"
    if bytes[range].count > toggle.utf8.count, bytes[range].suffix(toggle.utf8.count).elementsEqual(toggle.utf8) {
      let target = withoutSelf(range.lowerBound..<range.upperBound - toggle.utf8.count)
      return isPath(target) ? .toggle(target) : .other(range)
    }
    let called = withoutSelf(range)
    let name = bytes[called].prefix { Self.isName($0) }
    guard !name.isEmpty, name.endIndex < called.upperBound, bytes[name.endIndex] == UInt8(ascii: "("),
      bytes[called.upperBound - 1] == UInt8(ascii: ")"),
      let arguments = arguments(in: name.endIndex + 1..<called.upperBound - 1)
    else { return .other(range) }
    return .call(String(decoding: name, as: UTF8.self), arguments)
  }

  // MARK: Bytes

  private func arguments(in range: Range<Int>) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    while !trimmed(start..<range.upperBound).isEmpty {
      let stop = first(in: start..<range.upperBound) { $0 == UInt8(ascii: ",") } ?? range.upperBound
      var argument = trimmed(start..<stop)
      let label = bytes[argument].prefix { Self.isName($0) }
      if !label.isEmpty, label.endIndex < argument.upperBound, bytes[label.endIndex] == UInt8(ascii: ":") {
        argument = trimmed(label.endIndex + 1..<argument.upperBound)
      }
      guard !argument.isEmpty else { return nil }
      result.append(argument)
      start = min(stop + 1, range.upperBound)
    }
    return result
  }

  /// The first byte outside of brackets and texts that is wanted; nil if there is none before a bracket closes.
  private func first(in range: Range<Int>, where isWanted: (UInt8) -> Bool) -> Int? {
    var (depth, isText) = (0, false)
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { isText.toggle() }
      if isText { continue }
      if depth == 0, isWanted(byte) { return index }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Whether a `=` is a part of `==`, `!=`, `<=`, `>=` or of an assignment that computes.
  private func isComparison(at sign: Int, in range: Range<Int>) -> Bool {
    if sign + 1 < range.upperBound, bytes[sign + 1] == UInt8(ascii: "=") { return true }
    return sign > range.lowerBound && "=!<>+-*/".utf8.contains(bytes[sign - 1])
  }

  private func isPath(_ range: Range<Int>) -> Bool {
    !range.isEmpty && bytes[range].allSatisfy { Self.isName($0) || ".[]?!".utf8.contains($0) }
  }

  private func withoutSelf(_ range: Range<Int>) -> Range<Int> {
    bytes[range].starts(with: "self.".utf8) ? range.lowerBound + 5..<range.upperBound : range
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, Self.isSpace(bytes[lower]) { lower += 1 }
    while upper > lower, Self.isSpace(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
