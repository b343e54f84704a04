import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// `{ get: , set: }`: a binding that closures read and write, Swift's `Binding(get:set:)`.

extension Checker {
  private static let bindingClosureKeys = ["get", "set"]

  /// Whether a value is a binding that closures make, and no record or dictionary with such names.
  func isBindingClosures(_ entry: EntryID, _ type: ValueType) -> Bool {
    guard tree.kind(entry) == .mapping,
      type == .unknown || Self.bindingClosureKeys.allSatisfy({ memberType($0, of: type) == nil })
    else { return false }
    let keys = pairs(of: entry).map { text($0.key) }
    // A dictionary may have keys of any name.
    if case .dictionary = type { return keys.sorted() == Self.bindingClosureKeys }
    return keys.contains { Self.bindingClosureKeys.contains($0) }
  }

  /// A binding to what `get` gives; its `set` is told the new value, by the name `newValue` if it gives no other.
  mutating func bindingClosures(_ entry: EntryID, _ type: ValueType) -> CheckedArgument.Content? {
    for (key, _) in pairs(of: entry) where !Self.bindingClosureKeys.contains(text(key)) {
      report(unknownControlKey(key, "binding", Self.bindingClosureKeys))
    }
    guard let getter = value(of: "get", in: entry) else {
      report(halfBinding(entry, missing: "get", "the value that is read, `get: $(…)`"))
      return nil
    }
    let read = type == .unknown ? inferred(getter) : recipe(getter, type, named: "get").map { ($0, type) }
    guard let setter = value(of: "set", in: entry) else {
      report(
        halfBinding(entry, missing: "set", "the statements that are told the `newValue`, `set: [ { set: { … } } ]`"))
      return nil
    }
    guard let (recipe, type) = read else { return nil }
    let content = within(\.actionResult, nil) { checker in
      checker.closureAction(setter, [.init("newValue", type.withoutBinding)])
    }
    guard case .action(let action) = content else { return nil }
    return bindingClosures(DynamicValue(recipe, type: type, span: span(getter)), action, at: entry)
  }

  mutating func bindingClosures(
    _ get: DynamicValue, _ set: Index<CheckedAction>, at entry: EntryID
  ) -> CheckedArgument.Content {
    let index = document.bindingClosures.append(CheckedBindingClosures(get: get, set: set))
    return argument(.bindingClosures(index), .binding(get.type.withoutBinding), entry)
  }

  private func halfBinding(_ entry: EntryID, missing key: String, _ what: String) -> Diagnostic {
    Diagnostic(
      .missingArgument, "a binding is read and written, and this one has no `\(key)`", at: span(entry),
      label: "add \(what)", help: ["a value that nothing changes stands by itself: `isOn: true`"], expected: [key])
  }
}
