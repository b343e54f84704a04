/// Outlines of glyphs that the pictures of one page share: the page has each once.
package struct SharedOutlines: Sendable {
  /// The definitions, a line each, for the page's `defs`.
  package private(set) var definitions: [UInt8] = []
  private var names: [GlyphOutline.ID: String] = [:]

  /// Creates an empty collection.
  package init() {}

  /// The name of an outline, which is defined if it is new.
  mutating func name(of outline: GlyphOutline) -> String {
    if let known = names[outline.id] { return known }
    let name = "o\(names.count + 1)"
    names[outline.id] = name
    definitions.append(definitionOf: outline, name: name)
    return name
  }
}

extension [UInt8] {
  /// Appends an outline that others can refer to, in whole thousandths of an em.
  mutating func append(definitionOf outline: GlyphOutline, name: String) {
    append("<path id=\"\(name)\" d=\"")
    self += PathData(outline.path, decimals: 0).bytes
    append("\"/>\n")
  }
}
