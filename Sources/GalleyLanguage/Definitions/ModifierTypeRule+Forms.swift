// Forms of type rules that many modifiers share.

extension ModifierTypeRule {
  /// A layer that changes an environment value of the given printed type.
  package static func transform(_ valueType: String) -> ModifierTypeRule {
    .layer("_EnvironmentKeyTransformModifier", .named(valueType))
  }

  /// A layer that writes a trait, which containers around the view read.
  package static func trait(_ key: String) -> ModifierTypeRule { .layer("_TraitWritingModifier", .named(key)) }

  /// Several layers without arguments of their own, the innermost first.
  package static func layers(_ names: String...) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      names.reduce(receiver) { TypedReceiver(context.modified($0.type, context.named($1))) }
    }
  }

  /// A layer whose type nobody has seen printed; it is marked as such instead of guessed.
  ///
  /// Source: types 13.
  package static func unknown(_ modifier: String) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      TypedReceiver(context.modified(receiver.type, context.unknown(modifier)))
    }
  }

  /// This rule from a release on; before it, the other one.
  package func since(_ release: Release, before older: ModifierTypeRule) -> ModifierTypeRule {
    let newer = self
    return ModifierTypeRule { context, receiver in
      context.target.release < release
        ? older.resolve(&context, receiver) : newer.resolve(&context, receiver)
    }
  }

  /// This rule on one platform, on which it was seen; on all others the other one.
  package func only(on platform: Platform, elsewhere other: ModifierTypeRule) -> ModifierTypeRule {
    let rule = self
    return ModifierTypeRule { context, receiver in
      context.target.platform == platform ? rule.resolve(&context, receiver) : other.resolve(&context, receiver)
    }
  }

  /// This rule, with the receiver's capabilities kept: what `ForEach` can do, its modifiers' results can do too.
  package var keepingKind: ModifierTypeRule {
    let rule = self
    return ModifierTypeRule { context, receiver in
      TypedReceiver(rule.resolve(&context, receiver).type, receiver.kind)
    }
  }
}
