import GalleyExpressions

/// What the blocks and type parameters of a definition are in each use of it.
///
/// Types inside a definition with blocks depend on them; uses with equal ones share an instantiation.
struct TypeInstantiations: Sendable {
  struct Instantiation: Hashable, Sendable {
    var blocks: [Int32: TypeRef]
    /// What the type parameters stand for.
    var generics: [TypeID: TypeRef] = [:]
  }

  /// The first stands for everything that is not generic.
  private var all = [Instantiation(blocks: [:])]
  private var indices: [Instantiation: Int32] = [:]

  /// The number of an instantiation, which is added if it is new.
  mutating func index(of instantiation: Instantiation) -> Int32 {
    if let known = indices[instantiation] { return known }
    all.append(instantiation)
    let result = Int32(all.count - 1)
    indices[instantiation] = result
    return result
  }

  subscript(index: Int32) -> Instantiation { all[Int(index)] }

  /// Remembers what fills a slot of the document, which nobody calls: its default.
  mutating func setDefault(_ type: TypeRef, ofSlot parameter: Int32) { all[0].blocks[parameter] = type }
}
