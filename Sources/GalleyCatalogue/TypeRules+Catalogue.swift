import GalleyExpressions
import GalleyLanguage

// Type rules that several definitions share.

extension ViewTypeRule {
  /// A view whose type nobody has seen printed, or that other frameworks have; it is marked instead of guessed (types 13).
  static func unknown(_ view: String) -> ViewTypeRule { ViewTypeRule { TypedReceiver($0.unknown(view)) } }

  /// A layout that is called with views: `Tree<_LayoutRoot<HStackLayout>, Content>` (types 4.2).
  static func layout(_ name: String) -> ViewTypeRule {
    ViewTypeRule { context in
      let root = context.generic("_LayoutRoot", [context.named(name)])
      return TypedReceiver(context.generic("_VariadicView.Tree", [root, context.component(.content)]))
    }
  }
}

extension ModifierTypeRule {
  /// A style behind or over a view; before the 2021 release the style was a view like others (types 5.2).
  static func styleLayer(_ name: String, before15 oldName: String) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let modifier = context.target.release < .iOS(15) ? oldName : name
      return TypedReceiver(context.modified(receiver.type, context.generic(modifier, [context.component(.style)])))
    }
  }

  /// A style in a shape, `in`; without a style the background's own.
  static func shapeLayer(insettable: String, _ other: String) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let style = context.isGiven(.style) ? context.component(.style) : context.named("BackgroundStyle")
      guard let argument = context.argument(.filledShape) else { return receiver }
      let shape = context.type(of: argument)
      let name = shape.kind == .insettableShape ? insettable : other
      return TypedReceiver(context.modified(receiver.type, context.generic(name, [style, shape.type])))
    }
  }

  /// An observable object in the environment.
  static func object(_ label: ArgumentLabel<Value>) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let object = context.generic("Optional", [context.component(label)])
      return TypedReceiver(context.modified(receiver.type, context.generic("_EnvironmentKeyWritingModifier", [object])))
    }
  }

  /// `onChange`: by the number of the closure's parameters or by `initial` the form of 2023 or the one before it; else
  /// that of the target (types 5.6).
  static func valueAction(
    on value: ArgumentLabel<Value>, does action: ArgumentLabel<Value>, initial: ArgumentLabel<Bool>
  ) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let value = context.component(value)
      let isNewer =
        context.isGiven(initial)
        || context.closureParameterCount(action).map { $0 != 1 }
          ?? (context.target.release >= .iOS(17))
      guard isNewer else {
        return TypedReceiver(context.modified(receiver.type, context.generic("_ValueActionModifier", [value])))
      }
      let inner = context.modified(receiver.type, context.generic("_ValueActionModifier2", [value]))
      return TypedReceiver(context.modified(inner, context.named("_AppearanceActionModifier")))
    }
  }

  /// A gesture since 2024: the combiner is the name that is known, or marked as unknown (types 5.6).
  static func gesture(_ label: ArgumentLabel<Value>, combiner: String?, of modifier: String) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let combiner = combiner.map { context.named($0) } ?? context.unknown(modifier)
      let layer = context.generic("AddGestureModifier", [context.component(label), combiner])
      return TypedReceiver(context.modified(receiver.type, layer))
    }
  }

  /// `id`: not a modified content but a view of its own.
  static let identity = ModifierTypeRule { context, receiver in
    TypedReceiver(context.generic("IDView", [receiver.type, context.component(.id)]))
  }

  /// `tag`: one trait, two from the 2024 release, one of another kind from 2025 on (types 5.6).
  static let tag = ModifierTypeRule { context, receiver in
    let value = context.component(.tag)
    if context.target.release >= .iOS(26) {
      return TypedReceiver(context.modified(receiver.type, context.generic("_TagTraitWritingModifier", [value])))
    }
    func trait(_ value: TypeRef, in context: inout TypeContext) -> TypeRef {
      let key = context.generic("TagValueTraitKey", [value])
      return context.generic("_TraitWritingModifier", [key])
    }
    let tagged = context.modified(receiver.type, trait(value, in: &context))
    guard context.target.release >= .iOS(18) else { return TypedReceiver(tagged) }
    let optional = context.generic("Optional", [value])
    return TypedReceiver(context.modified(tagged, trait(optional, in: &context)))
  }
}
