import GalleyFormats

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
    var parts: [String] = []
    var current = entry
    while parents[Int(current)] >= 0 {
      let place = places[Int(current)]
      parts.append(place >= 0 ? "[\(place)]" : "." + tree.text(-1 - place))
      current = parents[Int(current)]
    }
    let joined = parts.reversed().joined()
    if joined.hasPrefix(".body") { return String(joined.dropFirst()) }
    if joined.hasPrefix(".") && !startsWithView(parts.last) { return String(joined.dropFirst()) }
    return "body" + joined
  }

  /// Tells whether a path begins below a bare node rather than in a document.
  private func startsWithView(_ part: String?) -> Bool {
    guard let letter = part?.dropFirst().first else { return false }
    return letter.isUppercase || part == ".modifiers" || part == ".if" || part == ".then" || part == ".else"
  }
}
