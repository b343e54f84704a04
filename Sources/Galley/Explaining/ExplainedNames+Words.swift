import GalleyFormats
import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

// How views are called where their name alone would say too little.

extension ExplainedNames {
  /// More letters of a text than these are not told.
  private static let mostLetters = 24

  /// The words of a text that the document gives no name; nil for others.
  private func words(_ id: LayoutNodeID) -> String? {
    guard let node = node(id), node.name == nil, !node.isModifier, let text = node.texts.first?.string, !text.isEmpty
    else { return nil }
    let isLong = text.count > Self.mostLetters
    return "“\(VisibleText.of(isLong ? text.prefix(Self.mostLetters) + "…" : text))”"
  }

  /// What a view is called in a list of many: a text by its words.
  func shortName(_ id: LayoutNodeID) -> String { words(id) ?? name(id) }

  /// What a view is called where it is met for the first time: a text by its words, too.
  func longName(_ id: LayoutNodeID) -> String {
    guard let words = words(id), let node = node(id) else { return name(id) }
    return "\(node.view) \(words)"
  }

  /// What a view is called with an article, if it has no name of its own.
  func article(_ id: LayoutNodeID) -> String {
    guard let node = node(id), node.name == nil else { return name(id) }
    return "the \(node.view)"
  }

  /// The same of a node.
  func article(_ node: Node) -> String { node.name == nil ? "the \(node.view)" : name(node) }

  /// What a modifier fills with, as a document says it: `red`.
  func style(_ node: Node) -> String {
    guard let source = node.source else { return node.view }
    for argument in document.viewArguments[source.arguments] {
      if case .color(let color) = argument.value { return color.summary }
      if case .style(let style) = argument.value { return style.summary }
    }
    return node.view
  }

  /// Where the value of a modifier is written; the modifier itself if it has none.
  func valuePlace(_ node: Node) -> SourceRange? {
    guard case .modifier(let index)? = node.source?.source else { return node.sourceRange }
    let finder = document.partFinder
    let modifier = document.checkedModifiers[index]
    let file = Int(modifier.span.file)
    guard finder.trees.indices.contains(file),
      let value = finder.entries(of: ProgramPart(content: .modifier(index), span: modifier.span)).value
    else { return node.sourceRange }
    return finder.range(finder.trees[file].span(value))
  }

  /// The expression that is written at a place, and what it says with the lengths of a view; nil where none is.
  func expression(at place: SourceRange, of view: LayoutNodeID?) -> String? {
    guard let file = document.files.first(where: { $0.name == place.file }), place.bytes.upperBound <= file.bytes.count
    else { return nil }
    let text = String(decoding: file.bytes[place.bytes], as: UTF8.self)
    guard text.hasPrefix("$("), text.hasSuffix(")") else { return nil }
    let written = "`\(VisibleText.of(text))`"
    guard let view, document.isPlaced[view.position] else { return written }
    let size = document.frames[view.position].size
    var terms: [String] = []
    for term in text.dropFirst(2).dropLast().split(separator: " ") {
      if term.hasSuffix(".width") {
        terms.append(SentenceWriter.length(size.width))
      } else if term.hasSuffix(".height") {
        terms.append(SentenceWriter.length(size.height))
      } else if let sign = ["/": "÷", "*": "×", "-": "−", "+": "+"][String(term)] {
        terms.append(sign)
      } else if Double(term) != nil {
        terms.append(String(term))
      } else {
        return written
      }
    }
    return terms.count < 2 ? written : "\(written) = \(terms.joined(separator: " "))"
  }
}
