/// A definition with the blocks of one use.
package struct DefinitionUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case view
    case modifier
    case style
  }

  package var kind: Kind
  package var definition: Int32
  package var instantiation: Int32
}

/// The uses of definitions that were met, each once, in the order in which they were.
package struct DefinitionUses: Sendable {
  package private(set) var all: [DefinitionUse] = []
  private var known: Set<DefinitionUse> = []

  mutating func insert(_ use: DefinitionUse) {
    if known.insert(use).inserted { all.append(use) }
  }
}
