import GalleySource

extension TypeContext {
  /// Reports every argument of a node's calls that must be a shape and is another view.
  mutating func checkShapes(_ node: CheckedNode, _ diagnostics: inout [Diagnostic]) {
    if case .view(let definition) = node.kind {
      let view = catalogue.views[Int(definition)]
      checkShapes(view.overloads[Int(node.call.overload)].parameters, node.call, of: view.name, &diagnostics)
    }
    for index in node.modifiers.indices {
      let checked = document.modifiers[index]
      guard case .modifier(let definition) = checked.kind else { continue }
      let modifier = catalogue.modifiers[Int(definition)]
      checkShapes(
        modifier.overloads[Int(checked.call.overload)].parameters, checked.call, of: modifier.name, &diagnostics)
    }
  }

  private mutating func checkShapes(
    _ parameters: [Parameter], _ call: CheckedCall, of callee: String, _ diagnostics: inout [Diagnostic]
  ) {
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      guard case .node(let node) = argument.content else { continue }
      let parameter = parameters[Int(argument.parameter)]
      guard parameter.kind == .shape else { continue }
      if case .invalid = document.nodes[node.index].kind { continue }
      let shape = type(of: node)
      if !shape.kind.isShape { diagnostics.append(notAShape(shape, parameter, of: callee, at: argument.span)) }
    }
  }

  private func notAShape(
    _ receiver: TypedReceiver, _ parameter: Parameter, of callee: String, at span: SourceSpan
  ) -> Diagnostic {
    let help =
      receiver.kind.isShapeView
      ? "a shape that was filled or stroked is a view: leave `fill` or `stroke` out"
      : "a view's modifiers make no shape of it; `offset`, `rotation`, `inset`, `trim` and `scale` of a shape do"
    return Diagnostic(
      .wrongType,
      "`\(parameter.label)` of `\(callee)` must be a shape, and this is a view, `\(store.print(receiver.type))`",
      at: span, label: "write a shape, such as `Capsule` or `{ RoundedRectangle: 10 }`", help: [help])
  }
}
