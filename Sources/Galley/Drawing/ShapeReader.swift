import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import GalleyTables

/// Reads the outlines of shapes off the view tree.
struct ShapeReader {
  private let document: LaidOutDocument
  private let paths: ShapePaths

  init(_ document: LaidOutDocument, _ paths: ShapePaths) { (self.document, self.paths) = (document, paths) }

  /// The outline of the shape that a view or modifier was given under a label; nil if it was given none.
  func outline(given label: String, for node: ViewNodeID, in place: ShapePlace) -> Outline? {
    block(label, of: node).map { outline(of: $0, in: place) }
  }

  /// The block that a view or modifier was given under a label; nil if it was given none.
  func block(_ label: String, of node: ViewNodeID) -> ViewNodeID? {
    let catalogue = document.typing.catalogue
    let viewNode = document.viewNodes[node]
    let parameters =
      catalogue.viewOverload(of: viewNode)?.parameters ?? catalogue.modifierOverload(of: viewNode)?.parameters ?? []
    return document.views.children(of: node).first { child in
      if case .slot(let parameter) = document.viewNodes[child].kind {
        parameters[parameter].label == label
      } else {
        false
      }
    }
  }

  /// What a modifier does to the path of a shape.
  private typealias PathChange = (Path) -> Path

  /// The outline of a shape with its modifiers, but for what they paint it with.
  func outline(of shape: ViewNodeID, in place: ShapePlace) -> Outline {
    var place = place
    var changes: [PathChange] = []
    var stroke: Stroke?
    var next = Link(shape)
    var path = Path(place.rect)
    while let id = next.index {
      let node = document.viewNodes[id]
      next = node.firstChild
      switch node.kind {
      case .modifier:
        guard let overload = document.modifierOverload(of: id), case .outline(let change) = overload.drawing else {
          continue
        }
        let arguments = document.arguments(of: id, overload.parameters)
        switch change {
        case .place(let change): place = change(arguments, place)
        case .path(let change): changes.append { [place] path in change(arguments, path, place) }
        case .line(let make): stroke = stroke ?? make(arguments)
        }
        path = Path(place.rect)
      case .view, .styled:
        guard let overload = document.typing.catalogue.viewOverload(of: node) else { break }
        switch overload.drawing {
        case .outline(let make):
          path = make(document.arguments(of: id, overload.parameters), place)
          next = .none
        case .heldShape(let label): next = block(label.name, of: id).map { Link($0) } ?? .none
        case .parts, .fill, .symbol, .placeholder, .unsupported: next = .none
        }
      case .shape:
        path = paths.path(of: id, in: place.rect) ?? path
        next = .none
      case .layout, .slot, .group, .loop, .custom, .customModifier: break
      }
    }
    return Outline(changes.reversed().reduce(path) { $1($0) }, stroke: stroke)
  }

  /// Whether a shape, under its modifiers, is one of the document whose path cannot be computed.
  func lacksPath(_ shape: ViewNodeID, in rect: Rect) -> Bool {
    let base = document.views.base(of: shape)
    guard case .shape = document.viewNodes[base].kind else { return false }
    return paths.path(of: base, in: rect) == nil
  }

  /// What the modifiers of a shape paint it with, in order; nothing for a shape that is filled by itself.
  func paints(of shape: ViewNodeID) -> [ShapePaint] {
    var paints: [ShapePaint] = []
    var next = Link(shape)
    while let id = next.index {
      let node = document.viewNodes[id]
      next = node.firstChild
      guard node.isModifier else { break }
      guard let overload = document.modifierOverload(of: id), case .paint(let make) = overload.drawing else { continue }
      paints.append(make(document.arguments(of: id, overload.parameters)))
    }
    return paints.reversed()
  }
}
