import GalleyExpressions
package import GalleyTables

/// Writes the types that Swift would print for a checked document.
///
/// Types are static: they follow from the checked nodes alone, whichever branch of a condition runs. Inside a definition
/// with blocks they depend on the blocks that a use gives it; such a use is an instantiation.
package struct TypeContext: Sendable {
  package let catalogue: Catalogue
  package let document: CheckedProgram
  package var store = TypeStore()
  var instantiations = TypeInstantiations()
  /// The instantiation that types are being written in.
  private(set) var current = Index<TypeInstantiation>.plain
  /// The call whose rule is at work.
  private(set) var call = CheckedCall.empty
  private(set) var parameters: [Parameter] = []
  var memo: TypeMemo
  /// The type of the rows of the table whose block of rows is at work; nil elsewhere.
  var tableRow: TypeRef?
  /// The uses of definitions that were met.
  package internal(set) var uses = DefinitionUses()
  /// The modifiers and views that were met and whose printed type is not known.
  package internal(set) var unknownTypes: Set<String> = []

  /// How many more modifiers methods may apply, each use counted: methods that use methods twice multiply.
  var methodLayersLeft: Int
  /// Whether they applied more, so that the types are not whole.
  package var hasTooManyLayers: Bool { methodLayersLeft < 0 }

  package init(catalogue: Catalogue, document: CheckedProgram, mostMethodLayers: Int = 1_000_000) {
    methodLayersLeft = mostMethodLayers
    self.catalogue = catalogue
    self.document = document
    memo = TypeMemo(nodes: document.nodes.count, modifiers: document.modifiers.count)
  }

  /// The release that a condition or definition around the node at work asks for.
  private var reachedRelease: Release?

  /// The target whose SwiftUI is meant.
  package var target: Target {
    var target = document.target
    if let reachedRelease { target.release = max(target.release, reachedRelease) }
    return target
  }
}

// MARK: - What stands around the place at work

extension TypeContext {
  mutating func with(
    _ call: CheckedCall, _ parameters: [Parameter], _ body: (inout TypeContext) -> TypedReceiver
  ) -> TypedReceiver {
    let outer = (self.call, self.parameters)
    (self.call, self.parameters) = (call, parameters)
    defer { (self.call, self.parameters) = outer }
    return body(&self)
  }

  /// What the innermost condition or definition around something asks for.
  func releaseAround(_ isAround: (ReachedRelease) -> Bool) -> Release? {
    document.reachedReleases.isEmpty ? nil : document.reachedReleases.first(where: isAround)?.release
  }

  mutating func reaching<Result>(_ release: Release?, _ body: (inout TypeContext) -> Result) -> Result {
    guard release != reachedRelease else { return body(&self) }
    let outer = reachedRelease
    reachedRelease = release
    defer { reachedRelease = outer }
    return body(&self)
  }

  mutating func within<Result>(
    _ instantiation: Index<TypeInstantiation>, _ body: (inout TypeContext) -> Result
  ) -> Result {
    let outer = current
    current = instantiation
    defer { current = outer }
    return body(&self)
  }
}

// MARK: - What reports ask

extension TypeContext {
  /// The type of a modifier's result, if it has been written already.
  package func layer(_ modifier: Index<CheckedModifier>, in instantiation: Index<TypeInstantiation>) -> TypeRef? {
    memo.layer(modifier, instantiation)?.type
  }

  /// The type of a node without its modifiers, if it has been written already.
  package func knownBase(of node: NodeID, in instantiation: Index<TypeInstantiation>) -> TypeRef? {
    memo.base(node, instantiation)?.type
  }
}
