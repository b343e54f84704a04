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

  /// Reads a CoordinateSpace; anything else is the view's own.
  init(_ value: Value, _ types: TypeTable) {
    switch (types.caseName(of: value), value) {
    case ("global", _): self = .global
    case ("named", .enumeration(_, _, let payload)):
      self = payload.first?.spaceName.map { .named($0) } ?? .local
    default: self = .local
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

/// What a gesture tells its closures.
enum GestureValue {
  case drag, location, magnification, magnify, press, rotation, rotate

  private static let byGesture: [String: GestureValue] = [
    "DragGesture": .drag, "WindowDragGesture": .drag, "LongPressGesture": .press,
    "MagnificationGesture": .magnification,
    "MagnifyGesture": .magnify, "RotateGesture": .rotate, "RotationGesture": .rotation, "SpatialTapGesture": .location,
  ]

  /// Nil for a gesture that tells nothing.
  init?(ofGesture name: String) {
    guard let value = GestureValue.byGesture[name] else { return nil }
    self = value
  }

  var type: ValueType {
    switch self {
    case .drag: .named(.dragValue)
    case .location: .named(.spatialTapValue)
    case .magnification: .double
    case .magnify: .named(.magnifyValue)
    case .press: .bool
    case .rotation: .named(.angle)
    case .rotate: .named(.rotateValue)
    }
  }

  /// The value for a finger that begins at a point and moves: nobody magnifies or turns, and a drag ends without speed.
  func value(from start: Point, by translation: Size) -> Value {
    let end = Value(Point(x: start.x + translation.width, y: start.y + translation.height))
    let angle = Value.record(.angle, [.double(0)])
    let anchor = Value.record(.unitPoint, [.double(0.5), .double(0.5)])
    switch self {
    case .drag:
      return .record(
        .dragValue, [Value(start), end, Value(translation), Value(Size.zero), end, Value(translation)])
    case .location: return .record(.spatialTapValue, [Value(start)])
    case .magnification: return .double(1)
    case .magnify: return .record(.magnifyValue, [.double(1), .double(0), anchor, Value(start)])
    case .press: return .bool(true)
    case .rotation: return angle
    case .rotate: return .record(.rotateValue, [angle, angle, anchor, Value(start)])
    }
  }
}
