import GalleyExpressions
import GalleyFormats
import GalleySource

// Gestures: `TapGesture`, `{ TapGesture: { count: 2 }, onEnded: [ … ] }`. Keys beside the gesture are its methods, the
// innermost first.

extension Checker {
  /// Tells whether a value can be a gesture, by its form.
  func isGesture(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .string: Checker.gestures[text(entry)] != nil
    case .mapping: pairs(of: entry).contains { Checker.gestures[text($0.key)] != nil }
    case .null, .boolean, .number, .sequence: false
    }
  }

  /// A gesture; its value is its text, and its type shows in the signature.
  mutating func gesture(_ entry: EntryID) -> CheckedArgument.Content? {
    var actions: [GestureAction] = []
    guard let type = gestureType(entry, &actions) else { return nil }
    let content = constant(.string(swiftName(of: type, in: document.types)), type)
    if case .constant(let index) = content, !actions.isEmpty { document.gestureActions[index] = actions }
    return content
  }

  private mutating func gestureType(_ entry: EntryID, _ actions: inout [GestureAction]) -> ValueType? {
    switch tree.kind(entry) {
    case .string:
      if Checker.gestures[text(entry)] != nil {
        checkAvailability(ofMember: text(entry), of: "Gesture", at: span(entry))
        return .applied(text(entry), [])
      }
      report(unknownGesture(entry))
      return nil
    case .mapping: return gestureType(of: pairs(of: entry), entry, &actions)
    case .null, .boolean, .number, .sequence:
      report(wrongType(entry, wanted: "a gesture such as `TapGesture`", of: "gesture"))
      return nil
    }
  }

  private mutating func gestureType(
    of pairs: [(key: EntryID, value: EntryID)], _ entry: EntryID, _ actions: inout [GestureAction]
  ) -> ValueType? {
    guard let (key, value) = pairs.first(where: { isUpperCase($0.key) }) else {
      report(wrongType(entry, wanted: "a gesture such as `TapGesture`", of: "gesture"))
      return nil
    }
    guard let fields = Checker.gestures[text(key)] else {
      report(unknownGesture(key))
      return nil
    }
    checkAvailability(ofMember: text(key), of: "Gesture", at: span(key))
    var gesture = GestureAction.Gesture(name: text(key))
    if tree.kind(value) == .mapping {
      _ = self.fields(value, fields(document.types), of: text(key))
      gesture.tapCount = self.value(of: "count", in: value).flatMap { Int(text($0)) } ?? 1
      let space = self.value(of: "coordinateSpace", in: value).map { text($0) }
      gesture.isGlobal = space.map { [".global", "global", "$(.global)"].contains($0) } ?? false
    } else if tree.kind(value) != .null {
      let labels = fields(document.types).map(\.name)
      report(wrongType(value, wanted: "a mapping of \(list(labels))", of: text(key)))
    }
    var type = ValueType.applied(text(key), [])
    var isWhole = true
    for (method, argument) in pairs where method != key {
      guard let derived = gestureType(type, gesture, isWhole: isWhole, method, argument, &actions) else {
        return nil
      }
      type = derived
      // A gesture that is composed of two tells other values.
      if !["onEnded", "onChanged"].contains(text(method)) { isWhole = false }
    }
    return type
  }

  /// A gesture with one of its methods; `gesture` is the one that its actions wait for, and the whole that tells its value
  /// if nothing was composed with it.
  private mutating func gestureType(
    _ base: ValueType, _ gesture: GestureAction.Gesture, isWhole: Bool, _ method: EntryID, _ value: EntryID,
    _ actions: inout [GestureAction]
  ) -> ValueType? {
    switch text(method) {
    case "onEnded", "onChanged":
      let isEnd = text(method) == "onEnded"
      let told = isWhole ? GestureValue(ofGesture: gesture.name)?.type ?? .unknown : .unknown
      if case .action(let action) = closureAction(value, [.init("value", told)]) {
        actions.append(GestureAction(gesture: gesture, isEnd: isEnd, action: action))
      }
      return .applied(isEnd ? "_EndedGesture" : "_ChangedGesture", [base])
    case "simultaneously":
      return gestureType(value, &actions).map { .applied("SimultaneousGesture", [base, $0]) }
    case "sequenced": return gestureType(value, &actions).map { .applied("SequenceGesture", [base, $0]) }
    case "exclusively": return gestureType(value, &actions).map { .applied("ExclusiveGesture", [base, $0]) }
    default:
      report(unknownControlKey(method, "gesture", Checker.gestureMethods))
      return nil
    }
  }

  private mutating func unknownGesture(_ entry: EntryID) -> Diagnostic {
    let spelling = spelling(of: text(entry)) { _ in Checker.gestures.keys.sorted() }
    return Diagnostic(
      .unknownCase, "there is no gesture `\(text(entry))`", at: span(entry), spelling,
      help: choices("a gesture is one of", spelling), fixing: contentSpan(entry))
  }

  private static let gestureMethods = ["onEnded", "onChanged", "simultaneously", "sequenced", "exclusively"]

  /// The gestures with their arguments, all of which have defaults.
  private static let gestures: [String: @Sendable (TypeTable) -> [TypeDeclaration.Field]] = [
    "TapGesture": { _ in [.init("count", .int, default: .int(1))] },
    "WindowDragGesture": { _ in [] },
    "SpatialTapGesture": { types in [.init("count", .int, default: .int(1)), space(types)] },
    "LongPressGesture": { _ in
      [
        .init("minimumDuration", .double, default: .double(0.5)),
        .init("maximumDistance", .double, default: .double(10)),
      ]
    },
    "DragGesture": { types in [.init("minimumDistance", .double, default: .double(10)), space(types)] },
    "MagnificationGesture": { _ in [.init("minimumScaleDelta", .double, default: .double(0.01))] },
    "MagnifyGesture": { _ in [.init("minimumScaleDelta", .double, default: .double(0.01))] },
    "RotationGesture": { _ in [.init("minimumAngleDelta", .builtIn("Angle"), default: .null)] },
    "RotateGesture": { _ in [.init("minimumAngleDelta", .builtIn("Angle"), default: .null)] },
  ]

  private static func space(_ types: TypeTable) -> TypeDeclaration.Field {
    .init("coordinateSpace", .builtIn("CoordinateSpace"), default: types.value("CoordinateSpace", "local"))
  }
}
