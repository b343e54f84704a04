import GalleyExpressions
package import GalleyTables

/// What the blocks and type parameters of a definition are in a use of it.
package struct TypeInstantiation: Hashable, Sendable {
  var blocks: [Index<Parameter>: TypeRef]
  /// The view that a method is called on.
  var receiver: TypeRef?
  /// What the type parameters stand for.
  var generics: [TypeID: TypeRef] = [:]
}

extension Index<TypeInstantiation> {
  /// Stands for everything that is not generic.
  package static var plain: Self { Self(0) }
}

/// The instantiations of a document, each once.
///
/// Types inside a definition with blocks depend on them; uses with equal ones share an instantiation.
struct TypeInstantiations: Sendable {
  /// The first is `plain`.
  private var all = Table([TypeInstantiation(blocks: [:])])
  private var indices: [TypeInstantiation: Index<TypeInstantiation>] = [:]

  /// The number of an instantiation, which is added if it is new.
  mutating func index(of instantiation: TypeInstantiation) -> Index<TypeInstantiation> {
    if let known = indices[instantiation] { return known }
    let result = all.append(instantiation)
    indices[instantiation] = result
    return result
  }

  subscript(index: Index<TypeInstantiation>) -> TypeInstantiation { all[index] }

  /// Remembers what fills a slot of the document, which nobody calls: its default.
  mutating func setDefault(_ type: TypeRef, ofSlot parameter: Index<Parameter>) { all[.plain].blocks[parameter] = type }
}
