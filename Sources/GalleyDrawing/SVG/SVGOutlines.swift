import GalleyTables

/// The names that a picture gives to what its elements refer to.
struct SVGIdentifiers {
  let prefix: String
  private var count = 0

  init(prefix: String) { self.prefix = prefix }

  /// A name that nothing has yet.
  mutating func next() -> String {
    count += 1
    return "\(prefix)g\(count)"
  }
}

/// The outlines of glyphs that a picture refers to.
struct SVGOutlines {
  /// Those of a document of its own, a line each.
  private(set) var definitions: [UInt8] = []
  private var names: [Index<GlyphOutline>: String] = [:]
  /// The outlines of the page that the picture is an element of; nil for a document of its own.
  private(set) var shared: SharedOutlines?

  init(shared: SharedOutlines?) { self.shared = shared }

  /// The name of an outline of a list, which is defined if it is new.
  mutating func name(of outline: Index<GlyphOutline>, in list: DisplayList, _ ids: inout SVGIdentifiers) -> String {
    if let known = names[outline] { return known }
    let name: String
    if let shared = shared?.name(of: list.outlines[outline]) {
      name = shared
    } else {
      name = ids.next()
      definitions.append(definitionOf: list.outlines[outline], name: name)
    }
    names[outline] = name
    return name
  }
}
