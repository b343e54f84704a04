import GalleyExpressions
import GalleyLayout

/// A gesture of SwiftUI, by the name that it has there: what it is told, what it tells, and since when it is there.
package enum GestureKind: String, Sendable, CaseIterable {
  case drag = "DragGesture"
  case longPress = "LongPressGesture"
  case magnification = "MagnificationGesture"
  case magnify = "MagnifyGesture"
  case rotate = "RotateGesture"
  case rotation = "RotationGesture"
  case spatialTap = "SpatialTapGesture"
  case tap = "TapGesture"
  case windowDrag = "WindowDragGesture"

  /// An argument of a gesture; each has a default.
  package enum Argument: String, Sendable {
    case coordinateSpace, count, maximumDistance, minimumAngleDelta, minimumDistance, minimumDuration
    case minimumScaleDelta

    func field(_ types: TypeTable) -> TypeDeclaration.Field {
      switch self {
      case .coordinateSpace:
        .init(rawValue, .builtIn("CoordinateSpace"), default: types.value("CoordinateSpace", "local"))
      case .count: .init(rawValue, .int, default: .int(1))
      case .maximumDistance, .minimumDistance: .init(rawValue, .double, default: .double(10))
      case .minimumAngleDelta: .init(rawValue, .builtIn("Angle"), default: .null)
      case .minimumDuration: .init(rawValue, .double, default: .double(0.5))
      case .minimumScaleDelta: .init(rawValue, .double, default: .double(0.01))
      }
    }
  }

  var arguments: [Argument] {
    switch self {
    case .drag: [.minimumDistance, .coordinateSpace]
    case .longPress: [.minimumDuration, .maximumDistance]
    case .magnification, .magnify: [.minimumScaleDelta]
    case .rotate, .rotation: [.minimumAngleDelta]
    case .spatialTap: [.count, .coordinateSpace]
    case .tap: [.count]
    case .windowDrag: []
    }
  }

  /// The first release that has it; nil for one that is as old as SwiftUI.
  var availability: Availability? {
    switch self {
    case .drag: .iOS(13).except(.tvOS)
    case .magnify, .rotate: .iOS(17).except(.tvOS, .watchOS)
    case .spatialTap: .iOS(16)
    case .windowDrag: .iOS(18).only(.macOS)
    case .longPress, .magnification, .rotation, .tap: nil
    }
  }

  /// The type of what it tells its closures.
  var valueType: ValueType {
    switch self {
    case .drag, .windowDrag: .named(.dragValue)
    case .longPress: .bool
    case .magnification: .double
    case .magnify: .named(.magnifyValue)
    case .rotate: .named(.rotateValue)
    case .rotation: .named(.angle)
    case .spatialTap: .named(.spatialTapValue)
    case .tap: .tuple([])
    }
  }

  /// What it tells for a finger that begins at a point and moves: nobody magnifies or turns, and a drag ends without speed.
  func value(from start: Point, by translation: Size) -> Value {
    let angle = Value.record(.angle, [.double(0)])
    let anchor = Value.record(.unitPoint, [.double(0.5), .double(0.5)])
    switch self {
    case .drag, .windowDrag:
      let end = Value(Point(x: start.x + translation.width, y: start.y + translation.height))
      return .record(.dragValue, [Value(start), end, Value(translation), Value(Size.zero), end, Value(translation)])
    case .longPress: return .bool(true)
    case .magnification: return .double(1)
    case .magnify: return .record(.magnifyValue, [.double(1), .double(0), anchor, Value(start)])
    case .rotate: return .record(.rotateValue, [angle, angle, anchor, Value(start)])
    case .rotation: return angle
    case .spatialTap: return .record(.spatialTapValue, [Value(start)])
    case .tap: return .tuple([])
    }
  }
}

/// How two gestures are one.
package enum GestureComposition: String, Sendable, CaseIterable {
  /// Either ends it, and both may.
  case simultaneously
  /// The second begins when the first has ended.
  case sequenced
  /// The second counts where the first does not.
  case exclusively

  /// The generic type that Swift makes of the two.
  var typeName: String {
    switch self {
    case .simultaneously: "SimultaneousGesture"
    case .sequenced: "SequenceGesture"
    case .exclusively: "ExclusiveGesture"
    }
  }

  /// The type of what it tells its closures, of those that its gestures tell theirs.
  func valueType(_ first: ValueType, _ second: ValueType) -> TypeDeclaration {
    let kind: TypeDeclaration.Kind
    switch self {
    case .simultaneously:
      kind = .structure([.init("first", .optional(first)), .init("second", .optional(second))])
    case .sequenced:
      kind = .enumeration([
        .init("first", payload: [.init("", first)]),
        .init("second", payload: [.init("", first), .init("", .optional(second))]),
      ])
    case .exclusively:
      kind = .enumeration([
        .init("first", payload: [.init("", first)]), .init("second", payload: [.init("", second)]),
      ])
    }
    var declaration = TypeDeclaration(name: typeName + ".Value", summary: "What two gestures tell.", kind: kind)
    declaration.traits = []
    return declaration
  }
}
