import GalleyFormats
import GalleyLanguage
import GalleySource

/// Finds the path of an entry of a located tree: `body.VStack[1].modifiers[0]`.
struct PathIndex {
  private let tree: LocatedTree
  /// Whether the document is a bare node, which is its body.
  private let isBareNode: Bool
  /// By entry: the mapping or sequence that it stands in, or -1.
  private let parents: [Int32]
  /// By entry: its place in a sequence, or -1 less the key entry of a mapping's value.
  private let places: [Int32]
  /// The steps to the entry that was asked for last, from the inside out, and its path.
  private var steps: [Int32] = []
  private var path: [UInt8] = []

  init(_ tree: LocatedTree) {
    self.tree = tree
    isBareNode = Self.isBareNode(tree)
    var parents = [Int32](repeating: -1, count: tree.entries.count)
    var places = parents
    for entry in EntryID(0)..<EntryID(tree.entries.count) {
      var index: Int32 = 0
      switch tree.kind(entry) {
      case .sequence:
        for element in tree.elements(entry) {
          parents[Int(element)] = entry
          places[Int(element)] = index
          index += 1
        }
      case .mapping:
        for (key, value) in tree.pairs(entry) {
          parents[Int(key)] = entry
          parents[Int(value)] = entry
          places[Int(value)] = -1 - key
          places[Int(key)] = -1 - key
        }
      case .null, .boolean, .number, .string: break
      }
    }
    self.parents = parents
    self.places = places
  }

  /// The path of an entry; a document that is a bare node has its root at `body`.
  mutating func path(of entry: EntryID) -> String {
    steps.removeAll(keepingCapacity: true)
    var current = entry
    while parents[Int(current)] >= 0 {
      steps.append(places[Int(current)])
      current = parents[Int(current)]
    }
    path.removeAll(keepingCapacity: true)
    if isBareNode || steps.isEmpty { path.append(contentsOf: "body".utf8) }
    for step in steps.reversed() {
      if step >= 0 {
        path.append(UInt8(ascii: "["))
        path.append(integer: Int(step))
        path.append(UInt8(ascii: "]"))
      } else {
        if !path.isEmpty { path.append(Byte.period) }
        tree.withBytes(-1 - step) { path.append(contentsOf: $0) }
      }
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// Tells whether what stands outermost is a node rather than a document with a body.
  private static func isBareNode(_ tree: LocatedTree) -> Bool {
    guard tree.kind(tree.root) == .mapping else { return true }
    return !tree.pairs(tree.root).contains { key, _ in
      ControlWord(rawValue: tree.text(key)).map(ControlWord.documentKeys.contains) ?? false
    }
  }
}
