import GalleyExpressions

/// Where a node is evaluated: the values in scope, the environment, the generic instantiation.
package struct Place: Sendable {
  package var activation: Int32
  package var environment: Int32
  package var instantiation: Int32

  package init(activation: Int32 = 0, environment: Int32 = 0, instantiation: Int32 = 0) {
    self.activation = activation
    self.environment = environment
    self.instantiation = instantiation
  }
}

/// The values of one use of a definition.
struct Activation: Sendable {
  var values: [Value]
  /// The activation of the definition around this one, or -1.
  var parent: Int32
  /// The blocks that were given, by parameter.
  var blocks: [Int32: GivenBlock] = [:]
  /// What `content` stands for inside a custom modifier.
  var content: ModifiedContent?
  /// The place in the terms of the store of state; a method's is that of what is around it.
  var identity: Int32 = 0
  /// Whether some of its values are state, and so may have been written to at its place in the store.
  var hasState = false
  /// The control whose style this is.
  var configuration: StyledConfiguration?
}

/// A block of the document with the place that it was written in.
struct GivenBlock: Sendable {
  var content: CheckedArgument.Content
  var activation: Int32
  var instantiation: Int32
}

/// A view with the modifiers that stand inside a custom one.
struct ModifiedContent: Sendable {
  var node: NodeID
  var chain: ArraySlice<ModifierLink>
  var activation: Int32
  var instantiation: Int32
}

/// A modifier of a chain with the values in its scope.
struct ModifierLink: Sendable {
  /// An index in `CheckedProgram.modifiers`, or in `modifierCalls` for a member of a concatenation.
  var modifier: CheckedModifier
  /// The index in `CheckedProgram.modifiers` of the modifier, or of the concatenation that it is a member of.
  var index: Int32
  /// It stands on the node itself, so that its index tells its type; those of methods have a type for each use.
  var isOwn: Bool
  var activation: Int32
  var instantiation: Int32
}
