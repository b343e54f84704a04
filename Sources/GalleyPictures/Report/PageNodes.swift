import Galley
import GalleySource
import GalleyTables

/// The nodes of one variant, as the columns of a table.
struct PageNodes {
  /// What the columns are called in the page, and where they are.
  private(set) var columns: [(name: StaticString, column: Index<PageColumn>)] = []
  /// How many nodes the table has.
  private(set) var count = 0
  /// Whether there are more nodes than the table has.
  private(set) var isCut = false
  /// The lines on which nodes begin or end.
  private(set) var places: Set<PagePlace> = []
  /// How many bytes of new types, and of new paths, may still be kept: of a document of thousands of levels they would fill the
  /// page.
  private var typesLeft = 4 << 20
  private var pathsLeft = 4 << 20

  /// Reads the nodes of a layout, at most so many.
  init(_ layout: DocumentLayout, most: Int, files: PageFileNumbers, tables: inout PageTables) {
    let nodes = read(layout, most: most)
    count = nodes.count
    let all = nodes.map(\.node)
    add("parent", nodes.map(\.parent), to: &tables)
    addNames(of: all, to: &tables)
    addPlaces(of: all, files, to: &tables)
    addGeometry(of: all, to: &tables)
    let environments = all.map { node in node.environment.map { tables.index(of: $0).position } ?? -1 }
    add("environment", environments, to: &tables)
    let explicable = all.filter(\.isExplicable)
    var reasons = tables.reasons(for: explicable, in: layout, files: files)[...]
    let own = all.map { $0.isExplicable ? (reasons.popFirst() ?? nil)?.position ?? -1 : -1 }
    add("reasons", own, to: &tables)
  }

  private mutating func read(_ layout: DocumentLayout, most: Int) -> [(node: Node, parent: Int)] {
    var nodes: [(node: Node, parent: Int)] = []
    // A list, not recursion: whatever could be laid out can be shown.
    var pending: [(children: Node.Children, parent: Int)] = []
    if let root = layout.root, most > 0 {
      nodes.append((root, -1))
      pending.append((root.children, 0))
    }
    while let (siblings, parent) = pending.popLast() {
      var children = siblings
      guard let child = children.next() else { continue }
      pending.append((children, parent))
      guard nodes.count < most else {
        isCut = true
        break
      }
      pending.append((child.children, nodes.count))
      nodes.append((child, parent))
    }
    return nodes
  }

  // MARK: Columns

  private mutating func addNames(of nodes: [Node], to tables: inout PageTables) {
    add("kind", nodes.map { tables.texts.index(of: $0.kind.rawValue).position }, to: &tables)
    add("view", nodes.map { tables.texts.index(of: Self.shown($0.view)).position }, to: &tables)
    add("summary", nodes.map { tables.texts.index(of: Self.shown($0.summary)).position }, to: &tables)
    let names = nodes.map { node in node.name.map { tables.texts.index(of: Self.shown($0)).position } ?? -1 }
    add("name", names, to: &tables)
    let roles = nodes.map { node in node.role.map { tables.texts.index(of: $0.rawValue).position } ?? -1 }
    add("role", roles, to: &tables)
    add("type", nodes.map { Self.position(of: $0.type(), in: &tables, left: &typesLeft) }, to: &tables)
    add("scrolls", nodes.map { $0.isScrollView ? 1 : 0 }, to: &tables)
    add("estimated", nodes.map { $0.isEstimated ? 1 : 0 }, to: &tables)
  }

  private mutating func addPlaces(of nodes: [Node], _ files: PageFileNumbers, to tables: inout PageTables) {
    add("path", nodes.map { Self.position(of: VisibleText.of($0.path), in: &tables, left: &pathsLeft) }, to: &tables)
    var numbers: [Int] = []
    for node in nodes {
      guard let range = node.sourceRange else {
        numbers += [-1, -1, -1, -1]
        continue
      }
      let file = files[range.file]
      let last = node.lastLine ?? range.endLine
      numbers += [file, range.line, range.column, last]
      places.insert(PagePlace(file: file, line: range.line))
      places.insert(PagePlace(file: file, line: last))
    }
    add("place", numbers, to: &tables)
  }

  private mutating func addGeometry(of nodes: [Node], to tables: inout PageTables) {
    add("frame", to: &tables) { writer in for node in nodes { Self.write(node.frame, to: &writer) } }
    add("offer", to: &tables) { writer in
      for node in nodes {
        let offer = node.proposal
        for length in [offer.width, offer.height] {
          if let length { writer.length(length) } else { writer.null() }
        }
      }
    }
    add("drawn", to: &tables) { writer in
      for (place, node) in nodes.enumerated() {
        guard let drawn = node.drawnFrame else { continue }
        writer.integer(place)
        Self.write(drawn, to: &writer)
      }
    }
    add("distances", to: &tables) { writer in
      for (place, node) in nodes.enumerated() {
        for distance in node.distances {
          writer.integer(place)
          writer.integer(distance.kind.rawValue)
          writer.length(distance.length)
          Self.write(distance.area, to: &writer)
        }
      }
    }
    add("rightToLeft", nodes.map { $0.environment?.isRightToLeft == true ? 1 : 0 }, to: &tables)
  }

  private static func write(_ frame: ViewBounds, to writer: inout JSONWriter) {
    for length in [frame.minX, frame.minY, frame.size.width, frame.size.height] { writer.length(length) }
  }

  /// The place of a text that can be long; none if there is none, or no room for it.
  private static func position(of text: String?, in tables: inout PageTables, left: inout Int) -> Int {
    guard let text, !text.isEmpty else { return -1 }
    if let known = tables.texts.known(text) { return known.position }
    guard text.utf8.count <= left else { return -1 }
    left -= text.utf8.count
    return tables.texts.index(of: text).position
  }

  private mutating func add(_ name: StaticString, _ values: [Int], to tables: inout PageTables) {
    add(name, to: &tables) { writer in for value in values { writer.integer(value) } }
  }

  private mutating func add(_ name: StaticString, to tables: inout PageTables, _ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.array(write)
    columns.append((name, tables.columns.index(of: PageColumn(json: writer.bytes))))
  }

  /// A text on one line, without what nobody sees, and not longer than somebody reads.
  private static func shown(_ text: String) -> String {
    let longest = 300
    let visible = VisibleText.of(text)
    return visible.unicodeScalars.count > longest ? String(visible.unicodeScalars.prefix(longest)) + "…" : visible
  }
}

extension PageTables {
  /// The place of the settings that reach a node.
  fileprivate mutating func index(of environment: NodeEnvironment) -> Index<PageEnvironment> {
    let entries: [(name: String, value: String?)] = [
      ("font", environment.font), ("foreground style", environment.foregroundStyle), ("tint", environment.tint),
      ("color scheme", environment.isDark ? "dark" : "light"), ("text size", environment.textSize.name),
      ("direction", environment.isRightToLeft ? "right to left" : nil),
      ("line limit", environment.lineLimit.map { "\($0)" }), ("disabled", environment.isEnabled ? nil : "true"),
    ]
    let given = entries.compactMap { entry in entry.value.map { [entry.name, VisibleText.of($0)] } }
    return environments.index(of: PageEnvironment(entries: given.joined().map { texts.index(of: $0) }))
  }
}
