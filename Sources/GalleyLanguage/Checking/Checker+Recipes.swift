import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

// How a value of a known type is computed: from a literal, its parts, or an expression.

extension Checker {
  /// A value of a type with its place; nil after a diagnostic.
  mutating func dynamicValue(_ entry: EntryID, _ type: ValueType, named name: String) -> DynamicValue? {
    guard let recipe = recipe(entry, type, named: name) else { return nil }
    return DynamicValue(recipe, type: type, span: span(entry))
  }

  /// A value of a type, in the forms of the language; nil after a diagnostic.
  mutating func recipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    let outer = openValue
    guard entersValue(at: entry) else { return nil }
    defer { openValue = outer }
    return checkedRecipe(entry, type, named: name).map { bounded($0, type, entry) }
  }

  /// Has a value looked at that is made of others, if its type does not say how deeply it is nested.
  func bounded(_ recipe: Recipe, _ type: ValueType, _ entry: EntryID) -> Recipe {
    guard case .build = recipe, document.types.isOpenEnded(type) else { return recipe }
    return .bounded(recipe, span(entry))
  }

  private mutating func checkedRecipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    if type.isLocalized { return localizedText(entry, type, named: name) }
    if tree.isTemplate(entry) {
      if let literal = literal(behind: entry, wanted: type) { return recipe(literal, type, named: name) }
      return templateRecipe(entry, expecting: type)?.recipe
    }
    return literalRecipe(entry, type, named: name)
  }
}
