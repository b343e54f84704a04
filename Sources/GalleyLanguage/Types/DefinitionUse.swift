package import GalleyTables

/// A definition with the blocks of one use.
package struct DefinitionUse: Hashable, Sendable {
  package var definition: DefinitionID
  package var instantiation: Index<TypeInstantiation>
}

/// The uses of definitions that were met, each once, in the order in which they were.
package struct DefinitionUses: Sendable {
  package private(set) var all: [DefinitionUse] = []
  private var known: Set<DefinitionUse> = []

  mutating func insert(_ use: DefinitionUse) {
    if known.insert(use).inserted { all.append(use) }
  }
}
