import GalleyExpressions
import GalleyFormats
import GalleySource

// The keys of layout values, which Swift declares as types with a default.

extension Checker {
  /// Finds the types of layout values by what views are given: `layoutValue: { key: Flex, value: 2 }`.
  ///
  /// A number is a Double, as Swift's lengths and weights are. A key that a layout declares has the type that it says there.
  mutating func readLayoutValues() {
    let labels = catalogue.modifiers.compactMap { definition in definition.layoutValue.map { (definition.name, $0) } }
    for tree in trees {
      for mapping in tree.all where tree.kind(mapping) == .mapping {
        for (key, value) in tree.pairs(mapping) where tree.kind(value) == .mapping {
          for (name, label) in labels where tree.bytes(key).elementsEqual(name.utf8) {
            noteLayoutValue(label, tree.pairs(value), in: tree)
          }
        }
      }
    }
  }

  private mutating func noteLayoutValue(
    _ labels: LayoutValueLabels, _ given: some Sequence<(key: EntryID, value: EntryID)>, in tree: LocatedTree
  ) {
    func argument<Reading>(_ label: ArgumentLabel<Reading>) -> EntryID? {
      given.first { tree.bytes($0.key).elementsEqual(label.name.utf8) }?.value
    }
    guard let key = argument(labels.key), let value = argument(labels.value), tree.kind(key) == .string else { return }
    let name = String(decoding: tree.bytes(key), as: UTF8.self)
    guard document.layoutValues[name] == nil else { return }
    let type: ValueType? =
      switch tree.kind(value) {
      case .boolean: .bool
      case .number: .double
      case .string: tree.bytes(value).first == UInt8(ascii: "$") ? .double : .string
      case .null, .sequence, .mapping: nil
      }
    guard let type else { return }
    document.layoutValues[name] = LayoutValueMeaning(type: type, fallback: .null)
  }

  /// `layoutValues: { Flex: 0 }`: what a view has that was given none; a number is a Double, unless `{ type: Int, default: 0 }`
  /// says otherwise.
  mutating func declareLayoutValues(_ entry: EntryID) {
    for (key, value) in definitions(entry, of: DefinitionKey.layoutValues.rawValue) {
      let number =
        tree.kind(value) == .number ? recipe(value, .double, named: text(key)).map { ($0, ValueType.double) } : nil
      guard let (recipe, type) = number ?? typedValue(value, named: text(key), valueKey: "default") else { continue }
      guard case .constant(let fallback) = recipe else {
        report(
          Diagnostic(
            .notConstant, "the default of the layout value `\(text(key))` must not depend on anything",
            at: span(value)))
        continue
      }
      document.layoutValues[text(key)] = LayoutValueMeaning(type: type, fallback: fallback)
    }
  }
}
