import GalleyExpressions
package import GalleyTables

/// Where a node is evaluated: the values in scope, the environment, the generic instantiation.
package struct EvaluationScope: Hashable, Sendable {
  package var activation: Index<Activation>
  package var environment: Index<EnvironmentValues>
  package var instantiation: Index<TypeInstantiation>

  /// Where the document's body is evaluated, but for what is given.
  package init(
    activation: Index<Activation> = .document, environment: Index<EnvironmentValues> = .outermost,
    instantiation: Index<TypeInstantiation> = .plain
  ) {
    self.activation = activation
    self.environment = environment
    self.instantiation = instantiation
  }
}

extension Index<Activation> {
  /// The document's own, which begins first.
  package static var document: Self { Self(0) }
}

extension Index<EnvironmentValues> {
  /// What the document is shown in.
  static var outermost: Self { Self(0) }
}

/// The values of one use of a definition.
package struct Activation: Sendable {
  /// By slot, from the first one on that this activation has.
  var values: [Value]
  /// The first slot of a block that has values of its own; that of a definition is the first of all.
  var firstSlot = ValueSlot(0)
  /// The activation that such a block stands in, which has the slots before; none for a definition.
  var around = Link<Activation>.none
  /// One further out of the same definition, which a search for the activation of a slot tries first; none for a definition.
  var jump = Link<Activation>.none
  /// How many activations of the same definition stand around it.
  var level: Int32 = 0
  /// The activation of the definition around this one; none for the document's.
  var parent: Link<Activation>
  /// What surrounds the view whose values these are, outside its own body: what its expressions read.
  var environment: Index<EnvironmentValues>
  /// The blocks that were given, by parameter.
  var blocks: [Index<Parameter>: GivenBlock] = [:]
  /// What `content` stands for inside a custom modifier.
  var content: ModifiedContent?
  /// The place in the terms of the store of state; a method's is that of what is around it.
  var identity = StateStore.IdentityID.document
  /// Whether some of its values are state, and so may have been written to at its place in the store.
  var hasState = false
  /// What actions find computed anew once state has changed.
  var lets: [ActivationPlan.Step] = []
  /// How many times state had been written when that was computed last.
  var writesBehindLets = 0
  /// The control whose style this is.
  var configuration: StyledConfiguration?
}

/// A block or an action of the document with the place that it was written in.
struct GivenBlock: Sendable {
  var content: CheckedArgument.Content
  /// Where it was written; a block of views is shown in the environment of where it is shown, and an action runs in this one.
  var scope: EvaluationScope
}

/// A view with the modifiers that stand inside a custom one.
struct ModifiedContent: Sendable {
  var node: NodeID
  var chain: ArraySlice<ModifierLink>
  var activation: Index<Activation>
  var instantiation: Index<TypeInstantiation>
}

/// A modifier of a chain with the values in its scope.
struct ModifierLink: Sendable {
  /// One of a node or method, or a member of a concatenation.
  var modifier: CheckedModifier
  /// The modifier, or the concatenation that it is a member of.
  var index: Index<CheckedModifier>
  /// It stands on the node itself, so that its index tells its type; those of methods have a type for each use.
  var isOwn: Bool
  var activation: Index<Activation>
  var instantiation: Index<TypeInstantiation>
}
