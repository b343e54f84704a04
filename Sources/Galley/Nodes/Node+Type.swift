import GalleyLanguage
import GalleyTables

extension Node {
  /// What Swift's `print(type(of:))` prints of the view without its modifiers, or of the layer that a modifier is; nil for
  /// what has no type of its own.
  ///
  /// `qualified` asks for module names, as `String(reflecting:)` gives them.
  public func type(qualified: Bool = false) -> String? {
    typeReference.map { document.typing.store.print($0, qualified ? .qualified : .unqualified) }
  }

  /// The type with a line for every layer.
  public func prettyType(qualified: Bool = false) -> String? {
    guard let type = typeReference else { return nil }
    let document = document
    return DeepStack.run {
      PrettyType(store: document.typing.store, form: qualified ? .qualified : .unqualified).print(type)
    }
  }

  var typeReference: TypeRef? {
    guard let source, !isMade else { return nil }
    switch source.source {
    case .node(let node): return document.typing.knownBase(of: node, in: source.instantiation)
    case .modifier(let modifier):
      // The layer of a concatenation is that of all its members together.
      if case .concatenation = document.checkedModifiers[modifier].kind { return nil }
      return document.typing.layer(modifier, in: source.instantiation)
    }
  }
}
