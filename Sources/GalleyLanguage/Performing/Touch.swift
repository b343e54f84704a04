import GalleyExpressions
package import GalleyLayout

/// A finger on the window, for as long as one event takes.
package struct Touch {
  /// Where it begins, in the window.
  package var start: Point
  /// How far it moves.
  package var translation: Size
  /// The frame of a view in the window; nil if it is not drawn.
  package var frame: (ViewNodeID) -> Rect?

  package init(start: Point, translation: Size, frame: @escaping (ViewNodeID) -> Rect?) {
    self.start = start
    self.translation = translation
    self.frame = frame
  }

  /// How far it is moved, in points.
  package var distance: Double {
    (translation.width * translation.width + translation.height * translation.height).squareRoot()
  }

  /// Where it begins, in the coordinates of a view.
  func start(in view: ViewNodeID) -> Point {
    guard let frame = frame(view) else { return start }
    return Point(x: start.x - frame.minX, y: start.y - frame.minY)
  }
}

/// Whose coordinates the points of a gesture are in.
enum TouchSpace: Sendable {
  /// Those of the view that has the gesture.
  case local
  /// Those of the window.
  case global
  /// Those of the nearest view around it that gives its coordinates this name.
  case named(String)
  /// Those of the viewport of the nearest scroll view around it.
  case scrollView

  /// Reads a CoordinateSpace; what is none is the view's own.
  init(_ value: Value, _ types: TypeTable) {
    guard let space: CoordinateSpaceCase = types.enumerationCase(value), case .enumeration(_, _, let payload) = value
    else {
      self = .local
      return
    }
    switch space {
    case .local: self = .local
    case .global: self = .global
    case .named: self = payload.first?.spaceName.map { .named($0) } ?? .local
    case .scrollView: self = .scrollView
    }
  }
}

extension Value {
  /// The name of a coordinate space.
  package var spaceName: String? {
    switch self {
    case .string(let name): name
    case .int(let number): "\(number)"
    case .null, .missing, .bool, .double, .localized, .array, .dictionary, .range, .closedRange, .closedRealRange,
      .enumeration, .record, .tuple, .color, .font, .style, .keyPath, .binding:
      nil
    }
  }
}
