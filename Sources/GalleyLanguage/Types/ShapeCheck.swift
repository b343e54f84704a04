import GalleySource

/// A node that stands where a shape is wanted.
package struct ShapeArgument: Sendable {
  var node: NodeID
  var label: String
  /// The view or modifier that takes it.
  var callee: String
  var span: SourceSpan
}

extension TypeContext {
  /// Reports every argument that must be a shape and is another view.
  mutating func checkShapes(_ diagnostics: inout [Diagnostic]) {
    for argument in document.shapeArguments {
      if case .invalid = document.nodes[argument.node].kind { continue }
      let shape = type(of: argument.node)
      if !shape.kind.isShape { diagnostics.append(notAShape(shape, argument)) }
    }
  }

  private func notAShape(_ receiver: TypedReceiver, _ argument: ShapeArgument) -> Diagnostic {
    let help: HelpText =
      receiver.kind.isShapeView
      ? "a shape that was filled or stroked is a view: leave `fill` or `stroke` out"
      : "a view's modifiers make no shape of it; `offset`, `rotation`, `inset`, `trim` and `scale` of a shape do"
    return Diagnostic(
      .wrongType,
      "`\(argument.label)` of `\(argument.callee)` must be a shape, and this is a view, `\(store.print(receiver.type))`",
      at: argument.span, label: "write a shape, such as `Capsule` or `{ RoundedRectangle: 10 }`", help: [help])
  }
}
