/// What kind of receiver a modifier sees: whether it folds depends on it (types 2.1, 6).
package enum ReceiverKind: UInt8, Sendable, Hashable {
  case text
  case image
  case color
  case insettableShape
  case shape
  /// A shape that was filled or stroked (from the 2023 release on it takes further fills and strokes).
  case shapeView
  /// The same of a shape that can be inset, which takes `strokeBorder` too.
  case insettableShapeView
  case forEach
  /// A column of a table, which is no view and has a few modifiers of its own.
  case tableColumn
  /// A mark of a chart, which has a few modifiers of its own.
  case chartMark
  case other

  /// Tells whether it is a Shape.
  package var isShape: Bool { self == .insettableShape || self == .shape }

  /// Tells whether it is a filled or stroked shape.
  package var isShapeView: Bool { self == .shapeView || self == .insettableShapeView }
}

/// Which receivers a modifier can be applied to.
package struct ReceiverRule: Sendable {
  package let kinds: [ReceiverKind]
  /// Since when all other receivers have it; nil if they never do.
  package let others: Availability?
  /// Receivers that have it since a later release than `kinds`.
  package private(set) var later: [ReceiverKind: Availability] = [:]

  /// The modifier that does the same to other receivers; nil if there is none.
  package private(set) var substitute: Substitute?

  /// A modifier in the place of another, and its labels by those of the other.
  package struct Substitute: Sendable {
    package let modifier: String
    package let labels: [String: String]
  }

  /// The same rule, with a modifier that does the same to other receivers.
  package func otherwise(_ modifier: String, _ labels: [String: String]) -> ReceiverRule {
    var rule = self
    rule.substitute = Substitute(modifier: modifier, labels: labels)
    return rule
  }

  /// Only these receivers.
  package static func only(_ kinds: ReceiverKind...) -> ReceiverRule { ReceiverRule(kinds: kinds, others: nil) }

  /// The same rule with further receivers from a release on.
  package func and(_ kinds: ReceiverKind..., since availability: Availability) -> ReceiverRule {
    var rule = self
    for kind in kinds { rule.later[kind] = availability }
    return rule
  }

  /// Tells whether a receiver has the modifier.
  package func allows(_ kind: ReceiverKind, _ target: Target) -> Bool {
    if kinds.contains(kind) || others?.includes(target) == true { return true }
    return later[kind]?.includes(target) ?? false
  }

  /// All receivers from a release on, and before it only this one.
  package static func unless(_ kind: ReceiverKind, since: Availability) -> ReceiverRule {
    ReceiverRule(kinds: [kind], others: since)
  }
}

/// A type together with what its modifiers may do to it.
package struct TypedReceiver: Sendable {
  package var type: TypeRef
  package var kind: ReceiverKind
  /// The shape that a filled or stroked one is made of.
  package var shape: TypeRef?

  package init(_ type: TypeRef, _ kind: ReceiverKind = .other, shape: TypeRef? = nil) {
    self.type = type
    self.kind = kind
    self.shape = shape
  }
}

/// An argument of a printed type: a literal is a type's own name.
package enum TypeArgument: Sendable, ExpressibleByStringLiteral {
  case named(String)
  case given(AnyArgumentLabel)

  package init(stringLiteral name: String) { self = .named(name) }

  /// The type of what was given for a label; `EmptyView` if nothing was.
  package static func of<Reading>(_ label: ArgumentLabel<Reading>) -> TypeArgument { .given(.of(label)) }
}

/// How an overload of a view prints.
package struct ViewTypeRule: Sendable {
  package let resolve: @Sendable (inout TypeContext) -> TypedReceiver

  package init(_ resolve: @escaping @Sendable (inout TypeContext) -> TypedReceiver) { self.resolve = resolve }

  /// A type without arguments.
  package static func named(_ name: String, _ kind: ReceiverKind = .other) -> ViewTypeRule {
    ViewTypeRule { TypedReceiver($0.named(name), kind) }
  }

  /// A type whose arguments are names, or the types of what was given for labels.
  package static func generic(_ name: String, _ arguments: TypeArgument...) -> ViewTypeRule {
    ViewTypeRule { context in
      TypedReceiver(context.generic(name, arguments.map { context.component($0) }))
    }
  }
}

/// How an overload of a modifier prints.
package struct ModifierTypeRule: Sendable {
  package let resolve: @Sendable (inout TypeContext, TypedReceiver) -> TypedReceiver

  package init(_ resolve: @escaping @Sendable (inout TypeContext, TypedReceiver) -> TypedReceiver) {
    self.resolve = resolve
  }

  /// `ModifiedContent<S, name>`, or with the types of arguments and blocks as generic arguments.
  package static func layer(_ name: String, _ arguments: TypeArgument...) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let modifier = context.generic(name, arguments.map { context.component($0) })
      return TypedReceiver(context.modified(receiver.type, modifier))
    }
  }

  /// A layer that writes an environment value of the given printed type.
  package static func environment(_ valueType: String) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in context.environmentLayer(receiver, writing: valueType) }
  }

  /// Keeps the receiver's type on these receivers since these releases; elsewhere does as `otherwise` says.
  package func folding(on kinds: (ReceiverKind, since: Release)...) -> ModifierTypeRule {
    let otherwise = self
    return ModifierTypeRule { context, receiver in
      let target = context.target.release
      if kinds.contains(where: { $0.0 == receiver.kind && $0.since <= target }) { return receiver }
      return otherwise.resolve(&context, receiver)
    }
  }

  /// Returns its receiver as it is.
  package static let unchanged = ModifierTypeRule { _, receiver in receiver }
}
