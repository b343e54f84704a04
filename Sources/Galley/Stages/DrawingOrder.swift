import GalleyLanguage
import GalleyTables

// In which order views that stand beside each other are drawn.

extension LaidOutDocument {
  /// How far in front of those beside it a view is drawn: what the outermost of its layers says.
  private func drawingHeight(of layers: some Sequence<ViewNodeID>) -> Double {
    for layer in layers {
      guard let overload = modifierOverload(of: layer), let height = overload.drawingHeight else { continue }
      return height(arguments(of: layer, overload.parameters)) ?? 0
    }
    return 0
  }

  /// Views in the order of drawing: by the heights that their layers give them, the outermost first, else as they come.
  func drawingOrder<View>(_ views: [View], layers: (View) -> [ViewNodeID]) -> [View] {
    guard views.count > 1 else { return views }
    let heights = views.map { drawingHeight(of: layers($0)) }
    guard heights.contains(where: { $0 != 0 }) else { return views }
    return zip(views, heights).enumerated().sorted { left, right in
      left.element.1 == right.element.1 ? left.offset < right.offset : left.element.1 < right.element.1
    }.map(\.element.0)
  }

  /// Children of an entry of the report in the order of drawing.
  func inDrawingOrder<Child>(_ children: [Child], entry: (Child) -> ReportID) -> [Child] {
    // What a modifier adds to its view has no height of its own.
    guard children.filter({ entries[entry($0)].role == .content }).count > 1 else { return children }
    return drawingOrder(children) { child in
      entries[entry(child)].source.index.map { views.layersInside($0) } ?? []
    }
  }
}

extension LaidOutDocument {
  /// The form of the modifier that a node of the view tree is; nil for any other.
  func modifierOverload(of node: ViewNodeID) -> ModifierOverload? {
    typing.catalogue.modifierOverload(of: viewNodes[node])
  }

  /// The arguments of a node of the view tree.
  func arguments(of node: ViewNodeID, _ parameters: [Parameter]) -> Arguments {
    Arguments(parameters: parameters, given: viewArguments[viewNodes[node].arguments], types: types)
  }
}
