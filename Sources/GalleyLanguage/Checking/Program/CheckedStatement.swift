package import GalleyExpressions
package import GalleySource
package import GalleyTables

/// A statement of an action; actions run only when asked.
package indirect enum CheckedStatement: Sendable {
  /// Changes a place in state.
  case assign(StateReference, DynamicValue)
  case toggle(StateReference)
  case append(StateReference, DynamicValue)
  /// Takes the element at an index out of a list, or those at a list of indices.
  case remove(StateReference, at: DynamicValue)
  /// Puts the elements at a list of indices before the one that another index has.
  case move(StateReference, from: DynamicValue, to: DynamicValue)
  case conditional([CheckedConditional.Clause], then: [CheckedStatement], else: [CheckedStatement])
  case choice(DynamicValue, [CheckedStatementCase], default: [CheckedStatement])
  case loop(item: LoopItem, in: DynamicValue, do: [CheckedStatement])
  /// `let`: names that hold what is computed when the statement runs.
  case declare([ActivationPlan.Step])
  case print(DynamicValue)
  /// `withAnimation`: runs the statements; the animation changes nothing that Galley shows.
  case animated([CheckedStatement])
  /// The action of the button whose primitive style this is in: `configuration.trigger()`.
  case trigger
  /// Ends the action with what it is asked for, if it is asked for something.
  case leave(DynamicValue?)
  /// `guard`: runs the statements and ends the action unless the condition holds.
  case guarded([CheckedConditional.Clause], else: [CheckedStatement])
  /// Runs an action that has a name.
  case call(CheckedActionCall)
}

/// A case of a `switch` between statements.
package struct CheckedStatementCase: Sendable {
  package var patterns: [CheckedPattern]
  package var statements: [CheckedStatement]
}

/// A statement that runs an action by its name, with what it is told.
package struct CheckedActionCall: Sendable {
  /// What a name of an action stands for.
  package enum Callee: Sendable {
    /// An entry of `actions`.
    case named(Index<NamedAction>)
    /// A parameter of the type `Action`: whatever was given for it runs in the scope of who gave it.
    case parameter(Index<Parameter>)
    /// An action of the environment; of one that was read into a name, the name.
    case environment(EnvironmentAction, VariableReference?)
  }

  package var callee: Callee
  /// How many definitions outwards the name is declared.
  package var depth: Int32
  package var call: CheckedCall
  package var span: SourceSpan
}

/// A piece of state, or a member of it.
package struct StateReference: Sendable {
  package enum Root: Sendable {
    case variable(VariableReference)
    /// An object in the environment.
    case object(named: String)
  }

  package var root: Root
  /// A step from a value to a part of it.
  package enum Step: Sendable {
    case member(String)
    /// An element of a list, by its index.
    case element(DynamicValue)
    /// What a dictionary has for a key; nil takes it out.
    case entry(DynamicValue)
  }

  /// What leads from the root to the place, outermost first.
  package var path: [Step]
  package var type: ValueType
  package var span: SourceSpan
}

extension StateReference {
  /// What holds the place at the end of the path.
  var container: StateReference {
    StateReference(root: root, path: path.dropLast(), type: .unknown, span: span)
  }
}
