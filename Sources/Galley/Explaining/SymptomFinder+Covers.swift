import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Views behind others, and what takes taps.

extension SymptomFinder {
  // MARK: Covered

  /// A view of which nothing is seen, since something opaque is drawn over all of it later.
  func covered(_ node: Node) -> String? {
    guard hasInk(node) else { return nil }
    let frame = Rect(node.frame)
    guard frame.size.width > 0, frame.size.height > 0 else { return nil }
    var inner = node
    for outer in node.ancestors {
      for other in drawnLater(than: inner, in: outer) {
        guard let cover = other.descendants.first(where: { opaque($0).map { $0.encloses(frame) } ?? false }) else {
          continue
        }
        return "\(names.name(node)) lies wholly behind \(names.name(cover)), which is drawn over it."
      }
      inner = outer
    }
    return nil
  }

  /// Those of a node’s children that are drawn behind one of them, later.
  private func drawnLater(than child: Node, in outer: Node) -> [Node] {
    let children = Array(outer.children)
    guard let position = children.firstIndex(of: child) else { return [] }
    let height = drawingHeight(child)
    return children.enumerated().filter { offset, other in
      guard other != child, other.role != .background else { return false }
      if child.role == .background { return true }
      let found = drawingHeight(other)
      return found == height ? offset > position : found > height
    }.map(\.element)
  }

  /// How far in front of those beside it a view is drawn: what the outermost of its layers says.
  private func drawingHeight(_ node: Node) -> Double {
    var next: Node? = node
    while let layer = next, layer.isModifier {
      if let source = layer.source, let overload = document.typing.catalogue.modifierOverload(of: source),
        let height = overload.drawingHeight
      {
        let given = document.viewArguments[source.arguments]
        return height(Arguments(parameters: overload.parameters, given: given, types: document.types)) ?? 0
      }
      next = layer.content
    }
    return 0
  }

  /// What a view fills with a colour that nothing is seen through; nil for others, and where a layer around it may change how it
  /// looks.
  private func opaque(_ node: Node) -> Rect? {
    guard node.isExplicable, let source = node.source, isSeen(node),
      node.modifiers.allSatisfy({ $0.changesLayout || $0.isExplicable && isStyle($0) })
    else { return nil }
    guard isStyle(node) || document.tree.kind(of: node.entry.layout) == .fill && !node.isModifier else { return nil }
    let fillsAll = document.viewArguments[source.arguments].contains { argument in
      if case .color(let color) = argument.value { return isOpaque(color) }
      if case .style(.color(let color)) = argument.value { return isOpaque(color) }
      return false
    }
    return fillsAll ? Rect(node.drawnFrame ?? node.frame) : nil
  }

  private func isOpaque(_ color: Color) -> Bool { color.opacity >= 1 && color.base != .system("clear") }

  private func isStyle(_ node: Node) -> Bool {
    node.isModifier && document.tree.kind(of: node.entry.layout) == .styleLayer
  }

  // MARK: Taps

  /// The least length of what takes taps on iOS and iPadOS, as Apple’s guidelines ask for it.
  private static let leastTapLength = 44.0

  /// A view that takes taps on less than what is drawn around it, or on less than a finger needs.
  func tapArea(_ node: Node) -> String? {
    guard isSeen(node), takesTaps(node) else { return nil }
    let size = Rect(node.frame).size
    let area = "\(names.article(node)) is \(number(size.width)) × \(number(size.height))"
    let styles = node.modifiers.filter { layer in
      let outer = Rect(layer.frame).size
      return isStyle(layer) && (outer.width > size.width + 0.01 || outer.height > size.height + 0.01)
    }
    if let style = styles.last {
      let outer = Rect(style.frame).size
      let layers = node.modifiers.prefix { $0 != style } + [style]
      let larger = layers.filter { $0 == style || $0.frame.size != $0.content?.frame.size }
      let list = SentenceWriter.list(larger.map { $0.name == nil ? $0.view : names.name($0) })
      return area + "; \(list) \(larger.count == 1 ? "stands" : "stand") around it, \(number(outer.width)) × "
        + "\(number(outer.height)), and take no taps."
    }
    guard [.iOS, .iPadOS].contains(document.program.target.platform), min(size.width, size.height) < Self.leastTapLength
    else {
      return nil
    }
    return area + "; a finger needs \(number(Self.leastTapLength)) × \(number(Self.leastTapLength))."
  }

  private func takesTaps(_ node: Node) -> Bool {
    guard !node.isModifier, let source = node.source else { return false }
    return document.typing.catalogue.viewOverload(of: source)?.parameters.contains { $0.runsOnTap } ?? false
  }
}

extension Rect {
  /// Whether another rectangle lies within, but for rounding.
  fileprivate func encloses(_ other: Rect) -> Bool {
    other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
  }
}
