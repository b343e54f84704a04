import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Gestures: `TapGesture`, `{ TapGesture: { count: 2 }, onEnded: [ … ] }`. Keys beside the gesture are its methods, the
// innermost first.

extension Checker {
  /// Tells whether a value can be a gesture, by its form.
  func isGesture(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .string: GestureKind(rawValue: text(entry)) != nil
    case .mapping: pairs(of: entry).contains { GestureKind(rawValue: text($0.key)) != nil }
    case .null, .boolean, .number, .sequence: false
    }
  }

  /// A gesture; its value is its text, and its type shows in the signature.
  mutating func gesture(_ entry: EntryID) -> CheckedArgument.Content? {
    assembly.gestures = Table()
    guard let gesture = readGesture(entry) else { return nil }
    let content = constant(.string(swiftName(of: gesture.type, in: document.types)), gesture.type)
    if case .constant(let index) = content, assembly.gestures.contains(where: { $0.isAwaited }) {
      document.gestures[index] = assembly.gestures
    }
    return content
  }

  /// A gesture as far as its methods are read.
  private struct ReadGesture {
    var type: ValueType
    var index: Index<CheckedGesture>
  }

  private mutating func readGesture(_ entry: EntryID) -> ReadGesture? {
    switch tree.kind(entry) {
    case .string: return kindOfGesture(entry).map { add($0) }
    case .mapping:
      let pairs = pairs(of: entry)
      guard let (key, value) = pairs.first(where: { isUpperCase($0.key) }) else { break }
      guard let kind = kindOfGesture(key) else { return nil }
      var read = add(kind, arguments(value, of: kind))
      for (method, argument) in pairs where method != key {
        guard let derived = gesture(read, method, argument) else { return nil }
        read = derived
      }
      return read
    case .null, .boolean, .number, .sequence: break
    }
    report(wrongType(entry, wanted: "a gesture such as `TapGesture`", of: "gesture"))
    return nil
  }

  /// The gesture of a name.
  private mutating func kindOfGesture(_ entry: EntryID) -> GestureKind? {
    guard let kind = GestureKind(rawValue: text(entry)) else {
      let spelling = spelling(of: text(entry)) { _ in GestureKind.allCases.map(\.rawValue) }
      report(
        Diagnostic(
          .unknownCase, "there is no gesture `\(text(entry))`", at: span(entry), spelling,
          help: choices("a gesture is one of", spelling), fixing: contentSpan(entry)))
      return nil
    }
    checkAvailability(ofMember: kind.rawValue, of: "Gesture", at: span(entry))
    return kind
  }

  private mutating func arguments(
    _ entry: EntryID, of kind: GestureKind
  ) -> [GestureKind.Argument: DynamicValue.Recipe] {
    let fields = kind.arguments.map { $0.field(document.types) }
    switch tree.kind(entry) {
    case .mapping:
      guard let given = self.fields(entry, fields, of: kind.rawValue) else { return [:] }
      return Dictionary(zip(kind.arguments, given)) { first, _ in first }
    case .null: break
    case .string, .boolean, .number, .sequence:
      report(wrongType(entry, wanted: "a mapping of \(list(fields.map(\.name)))", of: kind.rawValue))
    }
    return [:]
  }

  private mutating func add(
    _ kind: GestureKind, _ arguments: [GestureKind.Argument: DynamicValue.Recipe] = [:]
  ) -> ReadGesture {
    let gesture = CheckedGesture(.single(kind, arguments), telling: kind.valueType)
    return ReadGesture(type: .applied(kind.rawValue, []), index: assembly.gestures.append(gesture))
  }

  /// A gesture with one of its methods.
  private mutating func gesture(_ base: ReadGesture, _ method: EntryID, _ value: EntryID) -> ReadGesture? {
    if let composition = GestureComposition(rawValue: text(method)) {
      return readGesture(value).map { compose(composition, base, $0) }
    }
    switch text(method) {
    case "onEnded":
      if let action = action(value, of: base) { assembly.gestures[base.index].ends.append(action) }
      return ReadGesture(type: .applied("_EndedGesture", [base.type]), index: base.index)
    case "onChanged":
      if let action = action(value, of: base) { assembly.gestures[base.index].changes.append(action) }
      return ReadGesture(type: .applied("_ChangedGesture", [base.type]), index: base.index)
    case "updating": return updating(base, value)
    default:
      let methods = ["onEnded", "onChanged", "updating"] + GestureComposition.allCases.map(\.rawValue)
      report(unknownControlKey(method, "gesture", methods))
      return nil
    }
  }

  /// What a method of a gesture does, whose closure is told the gesture's value.
  private mutating func action(_ entry: EntryID, of gesture: ReadGesture) -> Index<CheckedAction>? {
    let told = ParameterKind.ClosureParameter("value", assembly.gestures[gesture.index].valueType)
    guard case .action(let action) = closureAction(entry, [told]) else { return nil }
    return action
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
    // Only its problems matter. Swift's closure is told the value, what it changes, and the transaction.
    var told = [ParameterKind.ClosureParameter("value", assembly.gestures[base.index].valueType)]
    if let names = value(of: "parameters", in: body), tree.kind(names) == .sequence,
      Array(tree.elements(names)).count > 1
    {
      told += [.init("state", .binding(reference.type)), .init("transaction", .unknown)]
    }
    _ = closureAction(body, told)
    return ReadGesture(
      type: .applied("GestureStateGesture", [base.type, reference.type]), index: base.index)
  }

  private mutating func compose(
    _ composition: GestureComposition, _ first: ReadGesture, _ second: ReadGesture
  ) -> ReadGesture {
    let told = valueType(
      ComposedValue(
        composition: composition, first: assembly.gestures[first.index].valueType,
        second: assembly.gestures[second.index].valueType))
    let gesture = CheckedGesture(.composed(composition, first.index, second.index), telling: told)
    return ReadGesture(
      type: .applied(composition.typeName, [first.type, second.type]), index: assembly.gestures.append(gesture))
  }

  /// The type of what a composed gesture tells; unknown where a document has more types than there is room for.
  private mutating func valueType(_ value: ComposedValue) -> ValueType {
    if let known = definitions.composedValues[value] { return .named(known) }
    guard document.types.hasRoom else { return .unknown }
    let id = document.types.add(value.composition.valueType(value.first, value.second), isFoundByName: false)
    definitions.composedValues[value] = id
    return .named(id)
  }
}

/// What tells the types of the values of composed gestures apart.
struct ComposedValue: Hashable {
  var composition: GestureComposition
  var first: ValueType
  var second: ValueType
}
