import GalleyExpressions
import GalleyLanguage

// What a shape's own modifiers print (types 6.3).

extension ModifierTypeRule {
  /// A shape around the shape, `OffsetShape<Circle>`; one that keeps the shape's outline can be inset where that can.
  static func shape(_ name: String, keepsInset: Bool = false) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let kind: ReceiverKind = keepsInset ? receiver.kind : .shape
      return TypedReceiver(context.generic(name, [receiver.type]), kind)
    }
  }

  /// A shape around a shape, and elsewhere what `self` says.
  func onShapes(_ name: String, keepsInset: Bool = false) -> ModifierTypeRule {
    let rule = ModifierTypeRule.shape(name, keepsInset: keepsInset)
    let otherwise = self
    return ModifierTypeRule { context, receiver in
      receiver.kind.isShape ? rule.resolve(&context, receiver) : otherwise.resolve(&context, receiver)
    }
  }

  /// `inset(by:)`.
  static let inset = ModifierTypeRule { context, receiver in
    TypedReceiver(context.inset(receiver.type), .insettableShape)
  }

  /// A line around the shape that is a shape still.
  static let strokedShape = ModifierTypeRule.shape("_StrokedShape")

  /// `fill`: on a filled or stroked shape another layer of the same shape.
  static let fill = ModifierTypeRule { context, receiver in
    let style = context.style(.contentStyle)
    if receiver.kind.isShapeView, let shape = receiver.shape {
      return TypedReceiver(
        context.generic("FillShapeView", [shape, style, receiver.type]), receiver.kind, shape: shape)
    }
    return TypedReceiver(
      context.generic("_ShapeView", [receiver.type, style]), receiver.shapeViewKind, shape: receiver.type)
  }

  /// `stroke` with a style.
  static let stroke = ModifierTypeRule.line("StrokeShapeView") { context, shape in
    context.generic("_StrokedShape", [shape])
  }

  /// `strokeBorder`.
  static let strokeBorder = ModifierTypeRule.line("StrokeBorderShapeView") { context, shape in
    context.generic("_StrokedShape", [context.inset(shape)])
  }

  /// A line that is filled: a view of its own since the 2023 release, and before that a filled shape.
  private static func line(
    _ name: String, before17 stroked: @escaping @Sendable (inout TypeContext, TypeRef) -> TypeRef
  ) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let style = context.style(.contentStyle)
      let shape = receiver.shape ?? receiver.type
      guard context.target.release >= .iOS(17) else {
        let line = stroked(&context, shape)
        return TypedReceiver(context.generic("_ShapeView", [line, style]), receiver.shapeViewKind, shape: shape)
      }
      let below = receiver.kind.isShapeView ? receiver.type : context.named("EmptyView")
      return TypedReceiver(context.generic(name, [shape, style, below]), receiver.shapeViewKind, shape: shape)
    }
  }
}

extension TypedReceiver {
  /// What the shape, or the view of it, is once it is filled.
  fileprivate var shapeViewKind: ReceiverKind {
    kind == .insettableShape || kind == .insettableShapeView ? .insettableShapeView : .shapeView
  }
}

extension TypeContext {
  /// The style that was given for a parameter; the foreground style if none was.
  fileprivate mutating func style(_ label: ArgumentLabel<ShapeStyle>) -> TypeRef {
    isGiven(label) ? component(label) : named("ForegroundStyle")
  }

  /// The type of a shape that is inset: moved and turned shapes are inset inside, the document's own stay themselves.
  fileprivate mutating func inset(_ shape: TypeRef) -> TypeRef {
    let (name, arguments) = store.parts(of: shape)
    guard let name else { return shape }
    if let inner = arguments.first, name == "SwiftUI.OffsetShape" || name == "SwiftUI.RotatedShape" {
      return store.add(String(name.dropFirst("SwiftUI.".count)), [inset(inner)])
    }
    if name.hasSuffix("._Inset") || !name.hasPrefix("SwiftUI.") { return shape }
    return store.add(name.dropFirst("SwiftUI.".count) + "._Inset")
  }
}

extension ReceiverRule {
  /// What `fill` and `stroke` can be applied to: shapes, and since the 2023 release filled and stroked ones.
  static let paintable = ReceiverRule.only(.insettableShape, .shape).and(
    .shapeView, .insettableShapeView, since: .iOS(17))

  /// What `strokeBorder` can be applied to.
  static let borderable = ReceiverRule.only(.insettableShape).and(.insettableShapeView, since: .iOS(17))

  /// What stays a shape.
  static let shapes = ReceiverRule.only(.insettableShape, .shape)
}
