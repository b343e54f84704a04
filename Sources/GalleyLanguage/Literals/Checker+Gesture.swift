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
    guard let type = gestureType(entry) else { return nil }
    return constant(.string(swiftName(of: type, in: document.types)), type)
  }

  private mutating func gestureType(_ entry: EntryID) -> ValueType? {
    switch tree.kind(entry) {
    case .string:
      if Checker.gestures[text(entry)] != nil {
        checkAvailability(ofMember: text(entry), of: "Gesture", at: span(entry))
        return .applied(text(entry), [])
      }
      report(unknownGesture(entry))
      return nil
    case .mapping: return gestureType(of: pairs(of: entry), entry)
    case .null, .boolean, .number, .sequence:
      report(wrongType(entry, wanted: "a gesture such as `TapGesture`", of: "gesture"))
      return nil
    }
  }

  private mutating func gestureType(of pairs: [(key: EntryID, value: EntryID)], _ entry: EntryID) -> ValueType? {
    guard let (key, value) = pairs.first(where: { isUpperCase($0.key) }) else {
      report(wrongType(entry, wanted: "a gesture such as `TapGesture`", of: "gesture"))
      return nil
    }
    guard let fields = Checker.gestures[text(key)] else {
      report(unknownGesture(key))
      return nil
    }
    checkAvailability(ofMember: text(key), of: "Gesture", at: span(key))
    if tree.kind(value) == .mapping {
      _ = self.fields(value, fields(document.types), of: text(key))
    } else if tree.kind(value) != .null {
      let labels = fields(document.types).map(\.name)
      report(wrongType(value, wanted: "a mapping of \(list(labels))", of: text(key)))
    }
    var type = ValueType.applied(text(key), [])
    for (method, argument) in pairs where method != key {
      guard let derived = gestureType(type, method: method, argument) else { return nil }
      type = derived
    }
    return type
  }

  private mutating func gestureType(_ base: ValueType, method: EntryID, _ value: EntryID) -> ValueType? {
    switch text(method) {
    case "onEnded", "onChanged":
      _ = closureAction(value, [.init("value", .unknown)])
      return .applied(text(method) == "onEnded" ? "_EndedGesture" : "_ChangedGesture", [base])
    case "simultaneously": return gestureType(value).map { .applied("SimultaneousGesture", [base, $0]) }
    case "sequenced": return gestureType(value).map { .applied("SequenceGesture", [base, $0]) }
    case "exclusively": return gestureType(value).map { .applied("ExclusiveGesture", [base, $0]) }
    default:
      report(unknownControlKey(method, "a gesture", Checker.gestureMethods))
      return nil
    }
  }

  private func unknownGesture(_ entry: EntryID) -> Diagnostic {
    let names = Checker.gestures.keys.sorted()
    return Diagnostic(
      .unknownCase, "there is no gesture `\(text(entry))`", at: span(entry),
      label: Suggestions.question(for: text(entry), in: names), help: ["a gesture is one of \(list(names))"],
      expected: names)
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
