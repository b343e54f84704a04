import GalleyLanguage

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
    guard let source, let written, !isMade else { return nil }
    guard written.isModifier else {
      return document.typing.knownBase(of: NodeID(rawValue: written.index), in: source.instantiation)
    }
    // The layer of a concatenation is that of all its members together.
    if case .concatenation = document.checkedModifiers[Int(written.index)].kind { return nil }
    return document.typing.layer(Int(written.index), in: source.instantiation)
  }
}
