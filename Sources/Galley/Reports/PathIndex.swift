import GalleyFormats
import GalleySource

/// Finds the path of an entry of a located tree: `body.VStack[1].modifiers[0]`.
struct PathIndex {
  private let tree: LocatedTree
  /// By entry: the mapping or sequence that it stands in, or -1.
  private var parents: [Int32]
  /// By entry: its place in a sequence, or -1 less the key entry of a mapping's value.
  private var places: [Int32]

  init(_ tree: LocatedTree) {
    self.tree = tree
    parents = Array(repeating: -1, count: tree.entries.count)
    places = parents
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
  }

  /// The path of an entry; a document that is a bare node has its root at `body`.
  func path(of entry: EntryID) -> String {
    var steps: [Int32] = []
    var current = entry
    while parents[Int(current)] >= 0 {
      steps.append(places[Int(current)])
      current = parents[Int(current)]
    }
    var path: [UInt8] = []
    path.reserveCapacity(64)
    if steps.last.map(startsBelowNode) ?? true { path += "body".utf8 }
    for step in steps.reversed() {
      if step >= 0 {
        path.append(UInt8(ascii: "["))
        path.append(integer: Int(step))
        path.append(UInt8(ascii: "]"))
      } else {
        if !path.isEmpty { path.append(Byte.period) }
        path.append(contentsOf: tree.bytes(-1 - step))
      }
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// Tells whether a path that begins with `step` begins below a bare node rather than in a document.
  private func startsBelowNode(_ step: Int32) -> Bool {
    guard step < 0 else { return true }
    switch tree.text(-1 - step) {
    case "modifiers", "if", "then", "else": return true
    case let key: return key.first?.isUppercase ?? false
    }
  }
}
