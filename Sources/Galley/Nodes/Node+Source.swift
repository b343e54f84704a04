import GalleyFormats
import GalleyLanguage
import GalleySource

extension Node {
  /// Where the view or modifier stands in its file; nil for what the document does not write.
  public var sourceRange: SourceRange? {
    guard let written, let lines = document.lines(of: written.span) else { return nil }
    return SourceRange(written.span, file: document.files[Int(written.span.file)].name, lines: lines)
  }

  /// Where the view or modifier begins in its file; nil for what the document does not write.
  public var position: SourceRange.Position? {
    guard let written, let lines = document.lines(of: written.span) else { return nil }
    return SourceRange.Position(at: Int(written.span.start), in: lines)
  }

  /// The last line of what is written for the node, with its content, and with its modifiers where it is a view; nil for what the
  /// document does not write.
  package var lastLine: Int? {
    guard let written, let lines = document.lines(of: written.span) else { return nil }
    let end = document.sourceIndex.paths[Int(written.span.file)].end(of: written.entry)
    return SourceRange.Position(at: Int(max(end, written.span.end)), in: lines).line
  }

  /// The file that the node stands in, if that is an imported one; nil for the document itself.
  public var importedFile: String? {
    guard let written, written.span.file > 0, document.located.indices.contains(Int(written.span.file)) else {
      return nil
    }
    return document.files[Int(written.span.file)].name
  }

  /// Where the node stands in the tree of its file: `body.VStack[1].modifiers[0]`; empty for what nobody writes.
  public var path: String {
    guard let written, document.located.indices.contains(Int(written.span.file)) else { return "" }
    return document.sourceIndex.paths[Int(written.span.file)].path(of: written.entry)
  }

  /// Whether these bytes are the node's `path`, which is not made for it.
  func isAt(path: [UInt8]) -> Bool {
    guard let written, document.located.indices.contains(Int(written.span.file)) else { return path.isEmpty }
    return document.sourceIndex.paths[Int(written.span.file)].isPath(path, of: written.entry)
  }

  /// What stands in a document for a node.
  struct Written {
    let span: SourceSpan
    /// The entry in its file's located tree.
    let entry: EntryID
  }

  /// What the document writes for the node, or for what makes it.
  var written: Written? { source.map { document.written(for: $0) } }
}

extension LaidOutDocument {
  /// What the document writes for an evaluated view or modifier.
  func written(for source: ViewTree.Node) -> Node.Written {
    switch source.source {
    case .modifier(let index):
      let checked = checkedModifiers[index]
      return Node.Written(span: checked.span, entry: checked.entry)
    case .node(let index):
      let checked = checkedNodes[index]
      return Node.Written(span: checked.span, entry: checked.entry)
    }
  }

  /// The lines of the file of a span, if it is one of the document.
  func lines(of span: SourceSpan) -> LineMap? {
    located.indices.contains(Int(span.file)) ? sourceIndex.lines[Int(span.file)] : nil
  }
}
