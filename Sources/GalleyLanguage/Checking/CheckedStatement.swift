package import GalleyExpressions
package import GalleySource

/// A statement of an action; actions run only when asked.
package indirect enum CheckedStatement: Sendable {
  /// Changes a place in state.
  case assign(StateReference, DynamicValue)
  case toggle(StateReference)
  case append(StateReference, DynamicValue)
  case conditional([CheckedConditional.Clause], then: [CheckedStatement], else: [CheckedStatement])
  case print(DynamicValue)
  /// `withAnimation`: runs the statements; the animation changes nothing that Galley shows.
  case animated([CheckedStatement])
  /// The action of the button whose primitive style this is in: `configuration.trigger()`.
  case trigger
  /// Statements of a named action that is declared `depth` definitions outwards.
  case outwards(depth: Int32, [CheckedStatement])
}

/// A piece of state, or a member of it.
package struct StateReference: Sendable {
  package enum Root: Sendable {
    case variable(VariableReference)
    /// An object in the environment.
    case object(named: String)
  }

  package var root: Root
  /// Members below the root, outermost first.
  package var path: [String]
  package var type: ValueType
  package var span: SourceSpan
}
