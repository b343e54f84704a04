import GalleyFormats
import GalleyLanguage
import GalleySource

/// Finds the path of an entry of a located tree: `body.VStack[1].modifiers[0]`.
final class PathIndex: Sendable {
  private let tree: LocatedTree
  /// Whether the document is a bare node, which is its body.
  private let isBareNode: Bool
  /// By entry: the mapping or sequence that it stands in, or -1.
  private let parents: [Int32]
  /// By entry: its place in a sequence, or -1 less the key entry of a mapping's value.
  private let steps: [Int32]

  init(_ tree: LocatedTree) {
    self.tree = tree
    isBareNode = Self.isBareNode(tree)
    var parents = [Int32](repeating: -1, count: tree.entries.count)
    var steps = parents
    for entry in EntryID(0)..<EntryID(tree.entries.count) {
      var index: Int32 = 0
      switch tree.kind(entry) {
      case .sequence:
        for element in tree.elements(entry) {
          parents[Int(element)] = entry
          steps[Int(element)] = index
          index += 1
        }
      case .mapping:
        for (key, value) in tree.pairs(entry) {
          parents[Int(key)] = entry
          parents[Int(value)] = entry
          steps[Int(value)] = -1 - key
          steps[Int(key)] = -1 - key
        }
      case .null, .boolean, .number, .string: break
      }
    }
    self.parents = parents
    self.steps = steps
  }

  /// The path of an entry; a document that is a bare node has its root at `body`.
  func path(of entry: EntryID) -> String {
    let body = isBareNode || parents[Int(entry)] < 0 ? "body" : ""
    var length = body.utf8.count
    visitSteps(to: entry) { step in length += stepLength(step) }
    // A key that begins the path has no period before it.
    if body.isEmpty { length -= 1 }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var end = length
      visitSteps(to: entry) { step in
        end -= stepLength(step)
        write(step, at: end, to: buffer)
      }
      for (index, byte) in body.utf8.enumerated() { buffer[index] = byte }
      return length
    }
  }

  /// Whether these bytes are the path of an entry; compares from the end, and ends where they differ.
  func isPath(_ path: [UInt8], of entry: EntryID) -> Bool {
    var end = path.count
    var current = entry
    while parents[Int(current)] >= 0 {
      let step = steps[Int(current)]
      end -= stepLength(step)
      guard stands(step, at: end, in: path) else { return false }
      current = parents[Int(current)]
    }
    return isBareNode || current == entry ? path[..<max(end, 0)].elementsEqual("body".utf8) : end == -1
  }

  /// Whether a step stands at a place of a path, which for the first of all may be one byte before it.
  private func stands(_ step: Int32, at start: Int, in path: [UInt8]) -> Bool {
    guard step < 0 else { return start >= 0 && path[start...].starts(with: "[\(step)]".utf8) }
    guard start >= -1, start < 0 || path[start] == Byte.period else { return false }
    return tree.withBytes(-1 - step) { path[(start + 1)...].starts(with: $0) }
  }

  /// Hands on the steps to an entry, from the inside out.
  private func visitSteps(to entry: EntryID, _ visit: (Int32) -> Void) {
    var current = entry
    while parents[Int(current)] >= 0 {
      visit(steps[Int(current)])
      current = parents[Int(current)]
    }
  }

  /// The bytes that a step takes: `[12]` or `.key`.
  private func stepLength(_ step: Int32) -> Int {
    guard step >= 0 else { return 1 + tree.withBytes(-1 - step) { $0.count } }
    var digits = 1
    var rest = step
    while rest >= 10 {
      digits += 1
      rest /= 10
    }
    return digits + 2
  }

  /// Writes a step where it begins; the period of the first of all would stand before the path, and is left out.
  private func write(_ step: Int32, at start: Int, to buffer: UnsafeMutableBufferPointer<UInt8>) {
    guard step >= 0 else {
      if start >= 0 { buffer[start] = Byte.period }
      return tree.withBytes(-1 - step) { bytes in
        for (offset, byte) in bytes.enumerated() { buffer[start + 1 + offset] = byte }
      }
    }
    var index = start + stepLength(step) - 1
    buffer[index] = UInt8(ascii: "]")
    var rest = step
    repeat {
      index -= 1
      buffer[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    buffer[start] = UInt8(ascii: "[")
  }

  /// Tells whether what stands outermost is a node rather than a document with a body.
  private static func isBareNode(_ tree: LocatedTree) -> Bool {
    guard tree.kind(tree.root) == .mapping else { return true }
    return !tree.pairs(tree.root).contains { key, _ in
      ControlWord(rawValue: tree.text(key)).map(ControlWord.documentKeys.contains) ?? false
    }
  }
}
