import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Views behind others, and what takes taps.

extension SymptomFinder {
  // MARK: Covered

  /// A view of which nothing is seen, since something opaque is drawn over all of it later.
  func covered(_ node: Node) -> String? {
    guard hasInk(node), let cover = covers.cover(of: node) else { return nil }
    return "\(names.name(node)) lies wholly behind \(names.name(cover)), which is drawn over it."
  }

  private func isStyle(_ node: Node) -> Bool {
    node.isModifier && document.tree.kind(of: node.entry.layout) == .styleLayer
  }

  // MARK: Taps

  /// A view that takes taps on less than what is drawn around it, or on less than a finger needs.
  func tapArea(_ node: Node) -> String? {
    guard node.takesTaps, !around[node].refusesTaps, node.tapObstacle == nil else { return nil }
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
    guard [.iOS, .iPadOS].contains(document.program.target.platform), node.isSmallForFingers else { return nil }
    return area + "; a finger needs \(number(Node.leastTapLength)) × \(number(Node.leastTapLength))."
  }
}
