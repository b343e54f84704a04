import GalleyTables

// How types are written.

extension TypeStore {
  /// How a type's name is written.
  package enum Form: Sendable {
    /// As `print(type(of:))` writes it.
    case unqualified
    /// As `String(reflecting:)` writes it.
    case qualified
  }

  /// Returns the type as Swift prints it; cost linear in its length, at any depth.
  package func print(_ type: TypeRef, _ form: Form = .unqualified) -> String {
    var output: [UInt8] = []
    write(type, form, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the type as Swift prints it.
  package func write(_ type: TypeRef, _ form: Form = .unqualified, to output: inout [UInt8]) {
    // An explicit stack: a chain of modifiers nests as deep as it is long.
    var pending: [(entry: Entry, next: Int?)] = [(entries[type], nil)]
    while let (entry, begun) = pending.last {
      let hasBrackets = !entry.arguments.isEmpty || entry.name == nil
      if begun == nil {
        if let name = entry.name { writeName(name, form, to: &output) }
        if hasBrackets { output.append(brackets(of: entry).open) }
      }
      let next = begun ?? 0
      if next < entry.arguments.count {
        if next > 0 { output.append(contentsOf: ", ".utf8) }
        pending[pending.count - 1].next = next + 1
        let arguments = arguments(of: entry)
        pending.append((entries[arguments[arguments.startIndex + next]], nil))
      } else {
        if hasBrackets { output.append(brackets(of: entry).close) }
        pending.removeLast()
      }
    }
  }

  private func brackets(of entry: Entry) -> (open: UInt8, close: UInt8) {
    guard let name = entry.name else { return (UInt8(ascii: "("), UInt8(ascii: ")")) }
    if name == packName { return (UInt8(ascii: "{"), UInt8(ascii: "}")) }
    return (UInt8(ascii: "<"), UInt8(ascii: ">"))
  }

  /// What stands before and behind the arguments of a type: `<` and `>`, those of a tuple, or those of a pack.
  package func brackets(of type: TypeRef) -> (open: String, close: String) {
    let brackets = brackets(of: entries[type])
    return (String(UnicodeScalar(brackets.open)), String(UnicodeScalar(brackets.close)))
  }

  /// Appends the name of a type; the unqualified form is copied as bytes, since reports write one for every node.
  private func writeName(_ name: Index<Name>, _ form: Form, to output: inout [UInt8]) {
    switch form {
    case .qualified: output.append(contentsOf: spelling(of: name, form).utf8)
    case .unqualified:
      var full = names[name].full
      full.withUTF8 { output.append(contentsOf: $0[names[name].lastPart...]) }
    }
  }

  private func spelling(of name: Index<Name>, _ form: Form) -> Substring {
    let (full, lastPart) = (names[name].full, names[name].lastPart)
    if name == packName { return Substring(TypeStore.packSpelling) }
    switch form {
    case .qualified:
      guard let label = TypeStore.label(in: full) else { return Substring(full) }
      // The module stands behind the label of a tuple's element: `offset: Swift.Int`.
      let dot = full.utf8.index(full.startIndex, offsetBy: lastPart)
      return full[dot..<label.upperBound] + full[..<dot] + full[label.upperBound...]
    case .unqualified: return full[full.utf8.index(full.startIndex, offsetBy: lastPart)...]
    }
  }

  /// About how many letters a type prints as, unqualified; cost linear in the types it is made of, however often each
  /// occurs.
  package func length(of type: TypeRef) -> Int {
    // A type is stored behind its arguments, so lengths add up in one pass.
    var lengths: [Int] = []
    lengths.reserveCapacity(type.position + 1)
    for entry in entries.prefix(type.position + 1) {
      var length = entry.name.map { 2 + names[$0].full.utf8.count - names[$0].lastPart } ?? 2
      for argument in arguments(of: entry) {
        length = min(length + 2 + lengths[argument.position], 1 << 50)
      }
      lengths.append(length)
    }
    return lengths.last ?? 0
  }

  /// The name of a type without its arguments; empty for a tuple.
  package func name(of type: TypeRef, _ form: Form) -> String {
    let entry = entries[type]
    return entry.name.map { String(spelling(of: $0, form)) } ?? ""
  }

  /// Tells whether a type prints within a number of columns, which is counted down; cost bounded by that number.
  package func isShort(_ type: TypeRef, _ form: Form, within budget: inout Int) -> Bool {
    var pending = [type]
    while let next = pending.popLast() {
      let entry = entries[next]
      budget -= name(of: next, form).utf8.count + 2 * entry.arguments.count
      if budget < 0 { return false }
      pending.append(contentsOf: arguments(of: entry).reversed())
    }
    return true
  }

  /// Tells whether a type, or one of its arguments, stands for one that is not known.
  package func hasUnknownPart(_ type: TypeRef) -> Bool {
    var type = type
    while true {
      if isUnknown(type) { return true }
      let parts = arguments(of: entries[type])
      guard parts.count == 1, let only = parts.first else { return parts.contains { isUnknown($0) } }
      type = only
    }
  }

  /// Tells whether nobody has published a type's name.
  package func isUnknown(_ type: TypeRef) -> Bool { name(of: type, .unqualified).hasPrefix(TypeStore.unknownMark) }

  private func arguments(of entry: Entry) -> ArraySlice<TypeRef> {
    arguments[entry.arguments]
  }

  /// The parts of a type: its full name (nil for a tuple) and its arguments, for pretty printing and comparisons.
  package func parts(of type: TypeRef) -> (name: String?, arguments: [TypeRef]) {
    let entry = entries[type]
    return (entry.name.map { names[$0].full }, Array(arguments(of: entry)))
  }
}
