/// What other frameworks, CSS and older releases of SwiftUI call the things of this language.
package enum Synonyms {
  /// Returns the names that may be meant by `word`, the likeliest first; which of them fit depends on the place.
  package static func names(for word: String) -> [String] {
    let folded = String(decoding: Suggestions.fold(word), as: UTF8.self)
    return keys[folded] ?? views[folded] ?? arguments[folded] ?? values[folded] ?? []
  }

  /// Returns the type that other languages call `word`, or nil.
  package static func type(for word: String) -> String? {
    types[String(decoding: Suggestions.fold(word), as: UTF8.self)]
  }

  private static let types: [String: String] = [
    "any": "String", "bool": "Bool", "boolean": "Bool", "char": "String", "date": "Date", "decimal": "Double",
    "double": "Double", "f32": "Double", "f64": "Double", "float": "Double", "int": "Int", "integer": "Int",
    "number": "Double", "str": "String", "string": "String", "text": "String", "uint": "Int", "view": "ViewBuilder",
    "views": "ViewBuilder", "node": "ViewBuilder", "someview": "ViewBuilder", "reactnode": "ViewBuilder",
    "widget": "ViewBuilder", "slot": "ViewBuilder", "content": "ViewBuilder", "children": "ViewBuilder",
    "colour": "Color", "function": "Action", "callback": "Action", "closure": "Action",
  ]
}
