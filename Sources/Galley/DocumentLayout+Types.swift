import CStackRoom
import GalleyLanguage
import GalleySource

extension DocumentLayout {
  /// What Swift's `print(type(of: body))` prints; nil if there are errors.
  public var type: String? { result.map { $0.typing.store.print($0.bodyType) } }

  /// What `String(reflecting: type(of: body))` gives, with module names; nil if there are errors.
  public var qualifiedType: String? { result.map { $0.typing.store.print($0.bodyType, .qualified) } }

  /// Breaks and indents the type so that every layer has a line of its own, with the view or modifier that made it and its
  /// line in the document as a comment; nil if there are errors.
  public func prettyType(qualified: Bool = false) -> String? {
    guard let result else { return nil }
    return DeepStack.run { AnnotatedType.write(result, form: qualified ? .qualified : .unqualified) }
  }

  /// The type of the body of a custom view, modifier or style.
  public struct DefinitionType: Hashable, Sendable {
    /// What the document calls it.
    public let name: String
    /// The type of its body.
    public let type: String
  }

  /// The types of the bodies of custom views and modifiers, one entry for each use with other blocks; nil if there are
  /// errors, or if there is no end of such uses.
  ///
  /// A view that uses itself with a block around its own block is another view each time. Types of more than four
  /// megabytes together are taken for such.
  public func definitionTypes(qualified: Bool = false) -> [DefinitionType]? {
    guard let result else { return nil }
    let form = qualified ? TypeStore.Form.qualified : .unqualified
    return DeepStack.run {
      var typing = result.typing
      var index = 0
      var types: [DefinitionType] = []
      var lettersLeft = 4 << 20
      while index < typing.uses.all.count {
        let (name, type) = typing.body(of: typing.uses.all[index])
        guard typing.store.isShort(type, form, within: &lettersLeft), !stackRanOut() else { return nil }
        types.append(DefinitionType(name: name, type: typing.store.print(type, form)))
        index += 1
      }
      return types
    }
  }

  /// The same with a note for every modifier whose type nobody has published, for those who ask for types.
  public func notingUnknownTypes() -> DocumentLayout {
    guard let result, !result.typing.unknownTypes.isEmpty else { return self }
    let typing = result.typing
    var copy = self
    copy.add(
      DeepStack.run {
        var typing = typing
        return typing.unknownSignatures()
      })
    return copy
  }
}
