package import GalleyExpressions

// Parameters that are like others but for one thing.

extension Parameter {
  /// The same parameter, in whose place members of a type may stand with nothing before their dot.
  package func implying(_ type: String) -> Parameter { copy(implied: .builtIn(type)) }

  /// The same action, which gives a value: `{ return: handled }`.
  package func returning(_ type: ValueType) -> Parameter { copy(result: type) }

  /// The same parameter as the one that a scalar stands for.
  var asPrimary: Parameter { copy(isPrimary: !kind.isContent) }

  /// The same parameter with another kind.
  func with(_ kind: ParameterKind) -> Parameter { copy(kind: kind) }

  /// The same parameter without a label in Swift.
  package var unlabelled: Parameter { copy(isPrimary: true) }

  /// The same parameter under another label.
  func renamed(_ label: String) -> Parameter { copy(label: label) }

  /// The same parameter, of a view that does on a tap what is given for it.
  package var onTap: Parameter { copy(runsOnTap: true) }

  /// The same block, whose views must be of one kind.
  package func holding(_ kind: ReceiverKind) -> Parameter { copy(holds: kind) }

  /// The same block, in which parts of a kind stand that are no views.
  package func among(_ part: PartKind) -> Parameter { copy(part: part) }

  /// The same block, which may be given under the label that Swift has for it too.
  package func alsoCalled(_ otherLabel: String) -> Parameter { copy(otherLabel: otherLabel) }

  /// The same value, which is of the type that a binding leads to; or the same block, whose options are.
  package func following(_ type: FollowedType) -> Parameter { copy(follows: type) }
}
