import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// Finds the path of an entry of a located tree: `body.VStack[1].modifiers[0]`.
final class PathIndex: Sendable {
  private let tree: LocatedTree
  /// Whether the document is a bare node, which is its body.
  private let isBareNode: Bool
  /// By entry: the mapping or sequence that it stands in.
  private let parents: [Link<LocatedTree.Entry>]
  /// By entry: what leads to it from there; nothing but a place that is not read for the root.
  private let steps: [Step]

  /// One step of a path, from a collection inwards.
  private enum Step {
    /// To an element of a sequence, by how many stand before it.
    case element(UInt32)
    /// To a key or its value.
    case key(EntryID)
  }

  init(_ tree: LocatedTree) {
    self.tree = tree
    isBareNode = Self.isBareNode(tree)
    var parents = [Link<LocatedTree.Entry>](repeating: .none, count: tree.entries.count)
    var steps = [Step](repeating: .element(0), count: tree.entries.count)
    for entry in tree.all {
      var index: UInt32 = 0
      switch tree.kind(entry) {
      case .sequence:
        for element in tree.elements(entry) {
          parents[element.position] = Link(entry)
          steps[element.position] = .element(index)
          index += 1
        }
      case .mapping:
        for (key, value) in tree.pairs(entry) {
          for part in [key, value] {
            parents[part.position] = Link(entry)
            steps[part.position] = .key(key)
          }
        }
      case .null, .boolean, .number, .string: break
      }
    }
    self.parents = parents
    self.steps = steps
  }

  /// The path of an entry; a document that is a bare node has its root at `body`.
  func path(of entry: EntryID) -> String {
    let body = isBareNode || parents[entry.position].isNone ? "body" : ""
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

  /// Where ends what is written for an entry; with the key of a view its modifiers and its name belong to it, which stand beside.
  func end(of entry: EntryID) -> UInt32 {
    var whole = entry
    if case .key(entry) = steps[entry.position], let parent = parents[entry.position].index { whole = parent }
    let last = EntryID(tree.end(of: whole).position - 1)
    // What an alias brings stands elsewhere.
    if tree.isCopied(last) != tree.isCopied(entry) { return tree.span(entry).end }
    return max(tree.span(entry).end, tree.span(last).end)
  }

  /// Whether these bytes are the path of an entry; compares from the end, and ends where they differ.
  func isPath(_ path: [UInt8], of entry: EntryID) -> Bool {
    var end = path.count
    var current = entry
    while let parent = parents[current.position].index {
      let step = steps[current.position]
      end -= stepLength(step)
      guard stands(step, at: end, in: path) else { return false }
      current = parent
    }
    return isBareNode || current == entry ? path[..<max(end, 0)].elementsEqual("body".utf8) : end == -1
  }

  /// Whether a step stands at a place of a path, which for the first of all may be one byte before it.
  private func stands(_ step: Step, at start: Int, in path: [UInt8]) -> Bool {
    switch step {
    case .element(let index): return start >= 0 && path[start...].starts(with: "[\(index)]".utf8)
    case .key(let key):
      guard start >= -1, start < 0 || path[start] == Byte.period else { return false }
      return tree.withBytes(key) { path[(start + 1)...].starts(with: $0) }
    }
  }

  /// Hands on the steps to an entry, from the inside out.
  private func visitSteps(to entry: EntryID, _ visit: (Step) -> Void) {
    var current = entry
    while let parent = parents[current.position].index {
      visit(steps[current.position])
      current = parent
    }
  }

  /// The bytes that a step takes: `[12]` or `.key`.
  private func stepLength(_ step: Step) -> Int {
    switch step {
    case .key(let key): return 1 + tree.withBytes(key) { $0.count }
    case .element(let index):
      var digits = 1
      var rest = index
      while rest >= 10 {
        digits += 1
        rest /= 10
      }
      return digits + 2
    }
  }

  /// Writes a step where it begins; the period of the first of all would stand before the path, and is left out.
  private func write(_ step: Step, at start: Int, to buffer: UnsafeMutableBufferPointer<UInt8>) {
    switch step {
    case .key(let key):
      if start >= 0 { buffer[start] = Byte.period }
      tree.withBytes(key) { bytes in
        for (offset, byte) in bytes.enumerated() { buffer[start + 1 + offset] = byte }
      }
    case .element(let position):
      var index = start + stepLength(step) - 1
      buffer[index] = UInt8(ascii: "]")
      var rest = position
      repeat {
        index -= 1
        buffer[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      buffer[start] = UInt8(ascii: "[")
    }
  }

  /// Tells whether what stands outermost is a node rather than a document with a body.
  private static func isBareNode(_ tree: LocatedTree) -> Bool {
    guard tree.kind(tree.root) == .mapping else { return true }
    return !tree.pairs(tree.root).contains { key, _ in
      ControlWord(rawValue: tree.text(key)).map(ControlWord.documentKeys.contains) ?? false
    }
  }
}
