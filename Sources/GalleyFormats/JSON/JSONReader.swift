internal import GalleySource

/// Reads JSON from bytes straight to the tape, without recursion.
///
/// The reader is a loop over four steps; a step that meets a byte it does not expect hands over to its counterpart in
/// `JSONReader+Recovery.swift`, which reports the mistake and names the step to go on with.
struct JSONReader: ~Copyable {
  /// One open mapping or sequence.
  struct OpenCollection {
    var entry: EntryID
    var keyBase: Int
    var isMapping: Bool
  }

  /// What has to come next.
  enum Step {
    case value
    case key
    case colon
    /// A comma or the end of the innermost collection; outside of all, the end of the document.
    case separator
    case finished
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let limits: ReadingLimits
  var position: Int
  var tree: LocatedTree
  var problems: ProblemList
  var openCollections: [OpenCollection] = []
  var keys = KeyIndex()
  /// The offset of the last comma; nil before the first.
  var lastComma: Int?
  /// False once the structure had to be guessed or reading ended early.
  var isTreeSure = true
  /// How often a step was taken; bounds the cost in tests.
  private(set) var steps = 0

  /// Creates a reader of `bytes`, which are the bytes of `source`.
  init(bytes: UnsafeBufferPointer<UInt8>, source: [UInt8], index: UInt32, limits: ReadingLimits) {
    self.bytes = bytes
    self.limits = limits
    position = byteOrderMarkLength(bytes)
    tree = LocatedTree(source: source, file: index)
    // Minified documents have an entry for about every four bytes, indented ones for every twelve.
    tree.entries.reserveCapacity(bytes.count / 6 + 16)
    openCollections.reserveCapacity(32)
    problems = ProblemList(file: index, limit: limits.problems)
  }

  /// Reads the whole document, or up to a mistake behind which nothing can be told.
  mutating func readDocument() {
    var step = Step.value
    while step != .finished, !problems.isFull {
      steps += 1
      switch step {
      case .value: step = readValue()
      case .key: step = readKey()
      case .colon: step = readColon()
      case .separator: step = readSeparator()
      case .finished: return
      }
    }
    if tree.entries.isEmpty || problems.isFull { isTreeSure = false }
  }

  private mutating func readValue() -> Step {
    skipSpace()
    guard position < bytes.count else { return endEarly() }
    switch bytes[position] {
    case UInt8(ascii: "\""):
      return readString() ? .separator : .finished
    case UInt8(ascii: "{"):
      return open(.mapping, closing: UInt8(ascii: "}"))
    case UInt8(ascii: "["):
      return open(.sequence, closing: UInt8(ascii: "]"))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return readNumber() ? .separator : recoverNumber()
    case UInt8(ascii: "t"):
      return readWord(0x6575_7274, length: 4, .boolean) ? .separator : recoverWord()
    case UInt8(ascii: "f"):
      return bytes.count - position >= 5 && bytes[position + 4] == UInt8(ascii: "e")
        && readWord(0x736C_6166, length: 5, .boolean) ? .separator : recoverWord()
    case UInt8(ascii: "n"):
      return readWord(0x6C6C_756E, length: 4, .null) ? .separator : recoverWord()
    default:
      return recoverValue()
    }
  }

  /// Reads `true`, `false` or `null`, whose first four bytes are `letters`, and tells whether it stands there.
  @inline(__always) private mutating func readWord(_ letters: UInt32, length: Int, _ kind: EntryKind) -> Bool {
    guard bytes.count - position >= length, load(UInt32.self, at: position) == letters,
      isDelimited(at: position + length)
    else { return false }
    append(kind, start: position, end: position + length)
    position += length
    return true
  }

  private mutating func readKey() -> Step {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return recoverKey() }
    let start = position
    guard readString() else { return .finished }
    let last = tree.last
    if position > start + 1, !tree.entries[last].flags.contains(.decoded), tree.entries[last].flags.contains(.quoted) {
      register(last, text: UnsafeBufferPointer(rebasing: bytes[start + 1..<position - 1]))
    } else {
      register(last)
    }
    return readColon()
  }

  @inline(__always) private mutating func readColon() -> Step {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return recoverColon() }
    position += 1
    return .value
  }

  private mutating func readSeparator() -> Step {
    guard tree.entries.count <= limits.ownEntries else { return refuseEntries() }
    guard let collection = openCollections.last else { return readEnd() }
    skipSpace()
    guard position < bytes.count else { return endEarly() }
    let byte = bytes[position]
    if byte == UInt8(ascii: ",") {
      lastComma = position
      position += 1
      return collection.isMapping ? .key : .value
    }
    guard byte == (collection.isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return recoverSeparator() }
    position += 1
    close()
    return .separator
  }
}

// MARK: - The tape

extension JSONReader {
  private mutating func open(_ kind: EntryKind, closing closer: UInt8) -> Step {
    guard openCollections.count < limits.depth else { return refuseDepth() }
    let entry = tree.end
    tree.entries.append(LocatedTree.Entry(kind: kind, start: UInt32(truncatingIfNeeded: position), length: 0, link: 0))
    openCollections.append(OpenCollection(entry: entry, keyBase: keys.base, isMapping: kind == .mapping))
    position += 1
    skipSpace()
    if position < bytes.count, bytes[position] == closer {
      position += 1
      close()
      return .separator
    }
    return kind == .mapping ? .key : .value
  }

  /// Completes the innermost collection, which ends at the present position.
  mutating func close() {
    guard let collection = openCollections.popLast() else { return }
    let index = collection.entry
    tree.entries[index].length = UInt32(truncatingIfNeeded: position) - tree.entries[index].start
    tree.entries[index].link = Int32(truncatingIfNeeded: tree.end.position - index.position)
    if collection.isMapping { keys.close(to: collection.keyBase) }
  }

  @inline(__always) mutating func append(
    _ kind: EntryKind, _ flags: LocatedTree.EntryFlags = [], start: Int, end: Int, link: Int32 = 1
  ) {
    tree.entries.append(
      LocatedTree.Entry(
        kind: kind, flags: flags, start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: end - start), link: link))
  }

  /// Enters the key `id` into the index of its mapping, and reports it if it is there already.
  mutating func register(_ id: EntryID) {
    tree.bytes(id).withUnsafeBufferPointer { register(id, text: $0) }
  }

  @inline(__always) private mutating func register(_ id: EntryID, text: UnsafeBufferPointer<UInt8>) {
    let base = openCollections[openCollections.count - 1].keyBase
    if let known = keys.insert(id, text: text, base: base, in: tree) { reportDuplicate(id, of: known) }
  }

  private mutating func reportDuplicate(_ id: EntryID, of known: EntryID) {
    tree.entries[id].flags.insert(.hidden)
    let parent = openCollections[openCollections.count - 1].entry
    let name = parent > tree.root ? tree.text(parent.previous) : ""
    problems.report(duplicateKey(tree.text(id), at: tree.span(id), first: tree.span(known), below: name, isJSON: true))
  }
}

// MARK: - Bytes

extension JSONReader {
  @inline(__always) func load<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> Word {
    Word(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: type))
  }

  @inline(__always) mutating func skipSpace() {
    if position < bytes.count, bytes[position] <= 0x20 { skipRunOfSpace() }
  }

  private mutating func skipRunOfSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        position += 1
        skipIndentation()
      case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default:
        return
      }
    }
  }

  /// Passes spaces, eight at a time.
  @inline(__always) private mutating func skipIndentation() {
    while position + 8 <= bytes.count {
      let others = load(UInt64.self, at: position) ^ 0x2020_2020_2020_2020
      guard others == 0 else {
        position += others.trailingZeroBitCount >> 3
        return
      }
      position += 8
    }
  }

  /// Tells whether a number or a word may end at `end`: what follows could not be a part of it.
  @inline(__always) func isDelimited(at end: Int) -> Bool {
    guard end < bytes.count else { return true }
    let byte = bytes[end]
    return byte == UInt8(ascii: ",") || byte <= 0x20 || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      || !isWordByte(byte)
  }

  /// Tells whether `byte` may be a part of a bare word or a number, of whatever language.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "%"), 0x80...: true
    default: false
    }
  }
}
