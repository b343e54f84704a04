import GalleyFormats

// How a value is written. Here and not in the checker, which is much larger than the tree to be handed on.

extension LocatedTree {
  /// Tells whether a scalar holds an expression, or the mark of a literal `$(`.
  func isTemplate(_ entry: EntryID) -> Bool {
    guard kind(entry) == .string else { return false }
    return withBytes(entry) { bytes in
      var index = 0
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "(") { return true }
        index += 1
      }
      return false
    }
  }

  /// Tells whether a value is a bare name, nil, or an expression that begins with a dot.
  func isImplicitMember(_ entry: EntryID) -> Bool {
    guard kind(entry) == .string else { return kind(entry) == .null }
    return withBytes(entry) { bytes in
      guard let first = bytes.first else { return true }
      if first == UInt8(ascii: "$") { return bytes.dropFirst(2).first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ".") }
      return first != UInt8(ascii: "#")
    }
  }

  /// Tells whether a key is one that every mapping may have and nobody reads: `x-…`, `$schema`.
  func isIgnored(_ key: EntryID) -> Bool {
    withBytes(key) { bytes in
      guard let first = bytes.first else { return false }
      if first == UInt8(ascii: "$") { return bytes.dropFirst().first != UInt8(ascii: "(") }
      return first == UInt8(ascii: "x") && bytes.dropFirst().first == UInt8(ascii: "-")
    }
  }

  /// Tells whether a name is in UpperCamelCase: a view's, not a modifier's.
  func isUpperCase(_ entry: EntryID) -> Bool {
    withBytes(entry) { bytes in
      guard let first = bytes.first else { return false }
      return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }
  }
}
