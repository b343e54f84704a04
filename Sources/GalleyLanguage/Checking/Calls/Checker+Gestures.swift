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
    guard let gesture = readGesture(entry, &actions) else { return nil }
    let content = constant(.string(swiftName(of: gesture.type, in: document.types)), gesture.type)
    if case .constant(let index) = content, !actions.isEmpty { document.gestureActions[index] = actions }
    return content
  }

  /// A gesture as far as its methods are read.
  private struct ReadGesture {
    var type: ValueType
    /// The gestures of which any ends it.
    var ends: [GestureAction.Gesture]
    /// Whether it is composed of several.
    var isComposed = false

    /// What its closures are told.
    var told: ParameterKind.ClosureParameter {
      let simple = isComposed ? nil : ends.first.flatMap { GestureValue(ofGesture: $0.name) }
      return .init("value", simple?.type ?? .unknown)
    }
  }

  private mutating func readGesture(_ entry: EntryID, _ actions: inout [GestureAction]) -> ReadGesture? {
    switch tree.kind(entry) {
    case .string:
      if Checker.gestures[text(entry)] != nil {
        checkAvailability(ofMember: text(entry), of: "Gesture", at: span(entry))
        return ReadGesture(type: .applied(text(entry), []), ends: [GestureAction.Gesture(name: text(entry))])
      }
      report(unknownGesture(entry))
      return nil
    case .mapping: return readGesture(of: pairs(of: entry), entry, &actions)
    case .null, .boolean, .number, .sequence:
      report(wrongType(entry, wanted: "a gesture such as `TapGesture`", of: "gesture"))
      return nil
    }
  }

  private mutating func readGesture(
    of pairs: [(key: EntryID, value: EntryID)], _ entry: EntryID, _ actions: inout [GestureAction]
  ) -> ReadGesture? {
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
    let declared = fields(document.types)
    if tree.kind(value) == .mapping {
      let given = self.fields(value, declared, of: text(key)) ?? []
      for (field, recipe) in zip(declared, given) {
        if let argument = GestureAction.Gesture.Argument(rawValue: field.name) { gesture.arguments[argument] = recipe }
      }
    } else if tree.kind(value) != .null {
      report(wrongType(value, wanted: "a mapping of \(list(declared.map(\.name)))", of: text(key)))
    }
    var read = ReadGesture(type: .applied(text(key), []), ends: [gesture])
    for (method, argument) in pairs where method != key {
      guard let derived = self.gesture(read, method, argument, &actions) else { return nil }
      read = derived
    }
    return read
  }

  /// A gesture with one of its methods.
  private mutating func gesture(
    _ base: ReadGesture, _ method: EntryID, _ value: EntryID, _ actions: inout [GestureAction]
  ) -> ReadGesture? {
    switch text(method) {
    case "onEnded", "onChanged":
      let isEnd = text(method) == "onEnded"
      if case .action(let action) = closureAction(value, [base.told]) {
        actions.append(
          GestureAction(gestures: base.ends, isComposed: base.isComposed, isEnd: isEnd, action: action))
      }
      var derived = base
      derived.type = .applied(isEnd ? "_EndedGesture" : "_ChangedGesture", [base.type])
      return derived
    case "updating": return updating(base, value)
    case "simultaneously":
      return readGesture(value, &actions).map { composed("SimultaneousGesture", base, $0, base.ends + $0.ends) }
    case "sequenced": return readGesture(value, &actions).map { composed("SequenceGesture", base, $0, $0.ends) }
    case "exclusively":
      return readGesture(value, &actions).map { composed("ExclusiveGesture", base, $0, base.ends + $0.ends) }
    default:
      report(unknownControlKey(method, "gesture", Checker.gestureMethods))
      return nil
    }
  }

  /// `updating: { state: $offset, body: … }`: what a gesture changes for as long as it lasts.
  ///
  /// The body is checked and never runs: an event is a whole gesture, behind which the state is what it was before.
  private mutating func updating(_ base: ReadGesture, _ entry: EntryID) -> ReadGesture? {
    let keys = ["state", "body"]
    guard tree.kind(entry) == .mapping, let state = value(of: keys[0], in: entry),
      let body = value(of: keys[1], in: entry)
    else {
      report(wrongType(entry, wanted: "a mapping of `state` and `body`", of: "updating"))
      return nil
    }
    for (key, _) in pairs(of: entry) where !keys.contains(text(key)) {
      report(unknownControlKey(key, "updating", keys))
    }
    guard let reference = stateReference(state) else { return nil }
    // Only its problems matter.
    _ = closureAction(body, [base.told])
    var derived = base
    derived.type = .applied("GestureStateGesture", [base.type, reference.type])
    return derived
  }

  private func composed(
    _ name: String, _ first: ReadGesture, _ second: ReadGesture, _ ends: [GestureAction.Gesture]
  ) -> ReadGesture {
    ReadGesture(type: .applied(name, [first.type, second.type]), ends: ends, isComposed: true)
  }

  private mutating func unknownGesture(_ entry: EntryID) -> Diagnostic {
    let spelling = spelling(of: text(entry)) { _ in Checker.gestures.keys.sorted() }
    return Diagnostic(
      .unknownCase, "there is no gesture `\(text(entry))`", at: span(entry), spelling,
      help: choices("a gesture is one of", spelling), fixing: contentSpan(entry))
  }

  private static let gestureMethods = [
    "onEnded", "onChanged", "updating", "simultaneously", "sequenced", "exclusively",
  ]

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
