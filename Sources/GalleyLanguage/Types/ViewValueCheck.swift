import GalleySource
import GalleyTables

// Values that are views have the type that they were declared with.

extension TypeContext {
  /// What a view of a declared type is to modifiers.
  mutating func receiver(_ type: ViewValueType) -> TypedReceiver {
    let wanted = wanted(type)
    return type.isOptional ? TypedReceiver(store.add("Optional", [wanted.type])) : wanted
  }

  private mutating func wanted(_ type: ViewValueType) -> TypedReceiver {
    if let shape = document.shapes.first(where: { $0.name == type.name }) {
      return TypedReceiver(documentType(type.name), shape.isInsettable ? .insettableShape : .shape)
    }
    guard let view = catalogue.view(named: type.name) else { return TypedReceiver(named(type.name)) }
    // Every form of such a view has its type.
    return with(.empty, []) { $0.catalogue.views[view].overload(Index(0)).type.resolve(&$0) }
  }

  /// Reports every value that is a view of another type than it was declared with.
  mutating func checkViewValues(_ diagnostics: inout [Diagnostic]) {
    for node in document.typedNodes { check(node, &diagnostics) }
    let definitions = document.views.contains { !$0.plan.viewTypes.isEmpty }
    let others =
      document.viewModifiers.contains { !$0.view.plan.viewTypes.isEmpty }
      || document.viewMethods.contains { !$0.plan.viewTypes.isEmpty }
      || document.properties.contains { !$0.plan.viewTypes.isEmpty }
      || document.styles.contains { !$0.view.plan.viewTypes.isEmpty }
    guard definitions || others else { return }
    for node in document.nodes {
      switch node.kind {
      case .customView(let index):
        check(node.call, document.views[index].plan, document.views[index].parameters, &diagnostics)
      case .property(let index, _):
        check(node.call, document.properties[index].plan, document.properties[index].parameters, &diagnostics)
      case .invalid, .view, .block, .conditional, .selection, .forEach, .constants, .customShape, .customLayout, .slot,
        .viewValue, .shownValue, .modifiedContent, .configuration:
        break
      }
    }
    for modifier in document.modifiers {
      switch modifier.kind {
      case .custom(let index):
        let view = document.viewModifiers[index].view
        check(modifier.call, view.plan, view.parameters, &diagnostics)
      case .method(let index):
        let method = document.viewMethods[index]
        check(modifier.call, method.plan, method.parameters, &diagnostics)
      case .invalid, .modifier, .concatenation: break
      }
    }
  }

  private mutating func check(
    _ call: CheckedCall, _ plan: ActivationPlan, _ parameters: [Parameter], _ diagnostics: inout [Diagnostic]
  ) {
    guard !plan.viewTypes.isEmpty else { return }
    for index in call.arguments {
      let argument = document.arguments[index]
      guard let type = plan.viewTypes[argument.parameter], case .node(let node) = argument.content else { continue }
      check(
        TypedNode(node: node, type: type, label: parameters[argument.parameter].label, span: argument.span),
        &diagnostics)
    }
  }

  private mutating func check(_ value: TypedNode, _ diagnostics: inout [Diagnostic]) {
    if case .invalid = document.nodes[value.node].kind { return }
    let wanted = wanted(value.type).type
    let found = type(of: value.node).type
    guard found != wanted, !(value.type.isOptional && found == store.add("Optional", [wanted])) else { return }
    let isErased =
      catalogue.view(named: value.type.name).map { catalogue.views[$0].overloads[0].layout.isErased } ?? false
    diagnostics.append(
      Diagnostic(
        .wrongType,
        "`\(value.label)` must be `\(value.type.spelled)`, and this is a view of the type `\(store.print(found))`",
        at: value.span, label: isErased ? "put it into an `AnyView`: `{ AnyView: … }`" : nil,
        help: isErased
          ? [] : ["a parameter of the type `ViewBuilder` takes any view, and `AnyView` is a type for all of them"]))
  }
}
