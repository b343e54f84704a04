import GalleyExpressions
import GalleyFormats
import GalleySource

// The names that a loop gives an element: one, or several that take a tuple apart.

extension Checker {
  /// The names that `item` gives: one, or those of a tuple's parts; none where it is left out, nil after a diagnostic.
  mutating func itemNames(_ item: EntryID?, of element: ValueType, isBinding: Bool) -> [EntryID]? {
    guard let item else { return [] }
    guard tree.kind(item) == .sequence else {
      return isName(item, of: "item", after: isBinding ? "$" : nil) ? [item] : nil
    }
    let names = Array(tree.elements(item))
    for name in names {
      guard isName(name, of: "item", after: isBinding && names.count == 1 ? "$" : nil) else { return nil }
    }
    if names.count == 1 { return names }
    if let again = names.indices.first(where: { index in
      text(names[index]) != "_" && names[..<index].contains { text($0) == text(names[index]) }
    }) {
      report(
        Diagnostic(
          .duplicateDefinition, "`\(text(names[again]))` is the name of two parts of an element",
          at: span(names[again]),
          label: "choose another name, or `_` for a part that is not used"))
      return nil
    }
    let parts: Int? = if case .tuple(let parts) = element { parts.count } else { nil }
    guard names.count == parts || element == .unknown, !names.isEmpty, !isBinding else {
      let type = (isBinding ? ValueType.binding(element) : element).spelled(in: document.types)
      report(
        Diagnostic(
          .tooManyParameters,
          names.isEmpty
            ? "an element needs a name"
            : "\(names.count) names are given, and an element has \(parts.map { "\($0) parts" } ?? "no parts")",
          at: span(item),
          label: "an element is \(withArticle(type))",
          help: [
            "several names take a tuple apart, such as those of `zip` and `enumerated()`; `item: index` with "
              + "`$(items.indices)` goes through positions"
          ]))
      return nil
    }
    return names
  }

  /// Declares the names of an element, or `item`; returns where it is kept, and a name for it as a whole.
  mutating func declareItem(_ names: [EntryID], _ element: ValueType) -> (item: LoopItem, name: String) {
    for name in names where text(name) != "_" { reportShadowing(itemName(name), at: span(name)) }
    guard names.count > 1 else {
      let name = names.first.map { itemName($0) } ?? "item"
      return (LoopItem(slot: declare(name, element, .element)), name)
    }
    let parts: [ValueType.TupleElement] = if case .tuple(let parts) = element { parts } else { [] }
    let slot = declare(Self.wholeItem, element)
    let slots = names.enumerated().map { position, name -> ValueSlot? in
      let type = parts.indices.contains(position) ? parts[position].type : .unknown
      return text(name) == "_" ? nil : declare(itemName(name), type, .element)
    }
    return (LoopItem(slot: slot, parts: slots), Self.wholeItem)
  }

  /// What an element is called that is taken apart, where no document names it.
  static let wholeItem = "__element"

  /// The name of an element; `$item` names a binding's element as Swift does.
  private func itemName(_ entry: EntryID) -> String { String(text(entry).drop { $0 == "$" }) }

  /// Whether names lead from record to record, so that no expression is needed to follow them.
  func areMembersOfRecords(_ path: [String], of element: ValueType) -> Bool {
    var type = element
    for name in path {
      guard case .named(let id) = type, let field = document.types[id].fields.first(where: { $0.name == name }) else {
        return type == .unknown
      }
      type = field.type
    }
    return true
  }
}
