import GalleyExpressions
import GalleySource

// Observable objects (`object: true`): values that are handed on as themselves, not as copies.

extension Checker {
  func isObject(_ type: ValueType) -> Bool {
    guard case .named(let id) = type else { return false }
    return document.types[id].traits.contains(.object)
  }

  /// The way to an object where a value would be a copy of it: a name, or one of the environment.
  func objectReference(_ recipe: Recipe, _ type: ValueType, at span: SourceSpan) -> Recipe {
    guard isObject(type), case .expression(let id) = recipe else { return recipe }
    if let variable = document.expressions.variable(id) {
      return .binding(StateReference(root: .variable(variable), path: [], type: type, span: span))
    }
    guard case .named(let object) = type, document.expressions.environmentName(id) == document.types[object].name
    else { return recipe }
    return .binding(environmentReference(document.types[object].name, [], type, span))
  }

  /// A place in an object of the environment.
  func environmentReference(_ name: String, _ path: [String], _ type: ValueType, _ span: SourceSpan) -> StateReference {
    StateReference(root: .object(named: name), path: path.map { .member($0) }, type: type, span: span)
  }
}

extension StateReference {
  /// What stands before an object's type in statements.
  static let environmentName = "environment"
}
