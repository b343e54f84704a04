import GalleyExpressions
import GalleyFormats
import GalleySource

// The document's own members of the environment.

extension Checker {
  /// `environmentValues: { level: 3, spacing: { type: Double, default: 8 } }`: custom keys with their defaults.
  mutating func checkEnvironmentValues(_ entry: EntryID) {
    let pairs = namedPairs(entry, of: "environmentValues", wanted: "a mapping of names and defaults")
    declareNames(pairs, "environment values", count: { $0.document.environmentDefaults.count }) {
      $0.declareEnvironmentValue($1, $2)
    }
  }

  private mutating func declareEnvironmentValue(_ key: EntryID, _ value: EntryID) {
    let name = text(key)
    if document.environmentTypes[name] != nil {
      report(
        Diagnostic(
          .nameTaken, "the environment has a value `\(name)` already", at: span(key), label: "choose another name"))
      return
    }
    guard !isWrongDefault(value, named: name),
      let (recipe, type) = typedValue(value, named: name, valueKey: "default")
    else {
      document.environmentTypes[name] = .unknown
      return
    }
    guard case .constant(let fallback) = recipe else {
      report(
        Diagnostic(
          .notConstant, "the default of `\(name)` must not depend on anything", at: span(value),
          help: ["the environment is there before any value of the document"]))
      return
    }
    document.environmentTypes[name] = type
    document.environmentDefaults.append((name, fallback))
  }

  /// Tells whether a mapping is neither `{ type: T, default: … }` nor a record, and complains of it.
  ///
  /// Left to itself it would be a tuple, which nobody writes here on purpose.
  mutating func isWrongDefault(_ entry: EntryID, named name: String) -> Bool {
    guard tree.kind(entry) == .mapping else { return false }
    let known = ["type", "default"]
    let keys = pairs(of: entry).map { text($0.key) }
    if Set(keys) == Set(known) || recordType(with: keys) != nil { return false }
    if isMisspelledType(entry, named: name, keys: known) { return true }
    for (key, _) in pairs(of: entry) { report(unknownControlKey(key, name, known)) }
    if keys.isEmpty {
      report(wrongType(entry, wanted: "a value, or `{ type: …, default: … }`", of: name))
    }
    return true
  }
}
