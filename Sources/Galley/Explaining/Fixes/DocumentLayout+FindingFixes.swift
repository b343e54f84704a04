import GalleyFormats
import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

// Changes for what an answer wonders at. Modifiers and arguments are named here and in `FixFinder` only.

extension DocumentLayout {
  /// Changes after which what an explanation wonders at is gone; each has been made, read and laid out.
  public func fixes(for explanation: Explanation) -> [Fix] {
    guard let result, let finding = explanation.finding else { return [] }
    let fix: Fix? =
      switch finding {
      case .misaligned(let stack, let word): aligning(explanation.node, stack, as: word, result)
      case .drawnBeyond: keepingInside(explanation.node, result)
      case .pictureInFrame: resizing(explanation.node, result)
      }
    guard let fix else { return [] }
    let changed = document.applying(fix.edits).layout(in: surroundings)
    guard !changed.hasErrors, let same = same(as: explanation.node, in: changed) else { return [] }
    let isGone: Bool
    switch finding {
    case .misaligned(let stack, _):
      let (own, outer) = (same.frame, self.same(as: stack, in: changed)?.frame)
      isGone =
        outer.map { $0.minX == own.minX || $0.maxX == own.maxX || $0.minY == own.minY || $0.maxY == own.maxY } ?? false
    case .drawnBeyond: isGone = same.drawnFrame == nil || same.drawnFrame == same.frame
    case .pictureInFrame: isGone = same.frame.size != explanation.node.frame.size
    }
    return isGone ? [fix] : []
  }

  /// A node of another layout of the document that is written in the same way.
  private func same(as node: Node, in layout: DocumentLayout) -> Node? {
    layout.nodes.first { $0.view == node.view && $0.name == node.name && (node.name != nil || $0.path == node.path) }
  }

  /// A frame that is as wide as a stack aligns what is in it.
  private func aligning(_ node: Node, _ stack: Node, as word: String, _ result: LaidOutDocument) -> Fix? {
    let frame = node.modifiers.first { $0.isExplicable && result.tree.kind(of: $0.entry.layout) == .flexibleFrame }
    guard let part = frame?.part, let edit = adding("alignment", word, to: part, result) else { return nil }
    let article = ExplainedNames(result).name(stack)
    let written = WrittenChange(part: part, edit: edit, result).text
    return Fix(
      message:
        "`\(written)` (\(result.partFinder.argumentPlace(of: part, in: name))); \(article)'s `alignment` moves the frame, "
        + "which fills the row anyway",
      edits: [edit])
  }

  /// A style that leaves the safe area alone.
  private func keepingInside(_ node: Node, _ result: LaidOutDocument) -> Fix? {
    guard let part = node.part, let edit = adding("ignoresSafeAreaEdges", "[]", to: part, result) else { return nil }
    return Fix(
      purpose: "to keep it inside", message: "`\(WrittenChange(part: part, edit: edit, result).text)`", edits: [edit])
  }

  /// A picture that follows the frame around it.
  private func resizing(_ node: Node, _ result: LaidOutDocument) -> Fix? {
    let edit = result.partFinder.adding(WrittenModifier(name: "resizable"), around: node)
    let size = node.frame.size
    guard let edit, size.height > 0, let ratio = Self.ratio(size.width, size.height) else { return nil }
    return Fix(message: "put `resizable` before the frame, and `scaledToFit` to keep \(ratio)", edits: [edit])
  }

  /// Two lengths as small whole numbers, if they are.
  private static func ratio(_ width: Double, _ height: Double) -> String? {
    guard width == width.rounded(), height == height.rounded(), width < 1e6, height < 1e6 else {
      return "its ratio"
    }
    var (first, second) = (Int(width), Int(height))
    while second != 0 { (first, second) = (second, first % second) }
    return first == 0 ? nil : "\(Int(width) / first) : \(Int(height) / first)"
  }

  /// A label more in the arguments of a modifier; what stood there alone gets its own label, that of its first parameter.
  private func adding(_ label: String, _ value: String, to part: DocumentPart, _ result: LaidOutDocument) -> PartEdit? {
    let finder = result.partFinder
    let file = Int(part.content.span.file)
    guard finder.trees.indices.contains(file), let written = finder.entries(of: part.content).value else { return nil }
    let tree = finder.trees[file]
    func word(_ text: String) -> String { finder.isJSON(file) && text.first != "[" ? "\"\(text)\"" : text }
    if tree.kind(written) == .mapping {
      return WrittenItems(tree: tree).insertion(of: "\(word(label)): \(word(value))", into: written)
        .map { finder.edit($0, in: file) }
    }
    guard finder.entries(of: part.content).key != nil, tree.kind(written) == .string else { return nil }
    let span = tree.span(written)
    let text = String(decoding: finder.files[file].bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    return PartEdit(
      sourceRange: finder.range(span),
      replacement: "{ \(word("style")): \(text), \(word(label)): \(word(value)) }")
  }
}

/// A part of a document as it reads after a change in it.
private struct WrittenChange {
  let text: String

  init(part: DocumentPart, edit: PartEdit, _ document: LaidOutDocument) {
    let (whole, inner) = (part.sourceRange.bytes, edit.sourceRange.bytes)
    guard let file = document.files.first(where: { $0.name == part.sourceRange.file }),
      whole.lowerBound <= inner.lowerBound, inner.upperBound <= whole.upperBound, whole.upperBound <= file.bytes.count
    else {
      text = part.summary
      return
    }
    let bytes =
      file.bytes[whole.lowerBound..<inner.lowerBound] + Array(edit.replacement.utf8)
      + file.bytes[inner.upperBound..<whole.upperBound]
    text = VisibleText.of(String(decoding: bytes, as: UTF8.self))
  }
}

extension PartFinder {
  /// Where the first argument of a part stands, with the name of its file where that is not the document’s.
  fileprivate func argumentPlace(of part: DocumentPart, in document: String) -> String {
    let tree = trees[Int(part.content.span.file)]
    let first = entries(of: part.content).value.flatMap { value in tree.pairs(value).first { _ in true }?.key }
    let range = first.map { self.range(tree.span($0)) } ?? part.sourceRange
    return SentenceWriter.shown(range, in: document)
  }
}
