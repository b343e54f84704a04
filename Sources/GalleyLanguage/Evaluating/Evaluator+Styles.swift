import GalleyExpressions
import GalleyTables

// Styles of the document in the place of controls.

/// The control that a style is making the body of.
struct StyledConfiguration: Sendable {
  var control: NodeID
  var style: ControlStyle
  var key: String
  /// Where the control stands.
  var scope: EvaluationScope
}

extension Evaluator {
  /// Writes the styles that a modifier sets into the environment of its content.
  mutating func writeStyles(of call: CheckedCall, at scope: inout EvaluationScope) {
    for index in call.arguments {
      guard case .controlStyle(let use) = document.arguments[index].content else { continue }
      let checked = document.styleUses[use]
      var style = ControlStyle()
      style.call = checked.call
      style.scope = scope
      let kind: StyleProtocol
      switch checked.kind {
      case .builtIn(let position, let builtIn):
        kind = catalogue.styleProtocols[position]
        let declared = kind.styles[builtIn]
        style.name = declared.name
        for argument in checked.call.arguments.map({ document.arguments[$0] }) {
          style.arguments[declared.parameters[argument.parameter].label] = value(of: argument.content, at: scope)
        }
      case .custom(let definition):
        kind = catalogue.styleProtocols[document.styles[definition].styleProtocol]
        style.definition = definition
      }
      var values = tree.environments[scope.environment]
      values.styles[kind.key] = style
      scope.environment = tree.environments.append(values)
    }
  }

  /// Evaluates a control with the body of the style that the environment has for it; nil if that is not one of the
  /// document's.
  mutating func evaluateStyled(
    _ view: Index<ViewDefinition>, _ checked: CheckedNode, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID? {
    let overload = catalogue.views[view].overload(checked.call.overload)
    guard let control = overload.styled else { return nil }
    let surroundings = tree.environments[scope.environment]
    let key = control.key(in: surroundings)
    guard let style = surroundings.styles[key], let definition = style.definition else { return nil }
    let declared = document.styles[definition]
    return within(.node(node), ofDefinition: declared.view.name) { evaluator in
      evaluator.evaluateBody(of: style, declared, key: key, instead: control, overload, view, checked, node, at: scope)
    }
  }

  private mutating func evaluateBody(
    of style: ControlStyle, _ declared: CustomStyle, key: String, instead control: StyledControl,
    _ overload: ViewOverload, _ view: Index<ViewDefinition>, _ checked: CheckedNode, _ node: NodeID,
    at scope: EvaluationScope
  ) -> ViewNodeID {
    let kind = catalogue.styleProtocols[declared.styleProtocol]
    let result = tree.add(makeNode(.styled(view), checked.call, source: .node(node), at: scope))
    evaluateValues(of: checked.call, into: result, at: scope)
    if interaction.store != nil { noteLink(result, overload, node) }
    let fields = configurationFields(of: result, control, kind, overload.parameters)
    let activation = activate(
      declared.view.plan, call: style.call, at: style.scope, parent: .document, environment: scope.environment,
      configuration: fields.contains(where: \.isMissing) ? .missing : .record(declared.configuration, fields))
    noteState(declared.view.plan, name: declared.view.name, of: activation)
    activations[activation].configuration = StyledConfiguration(
      control: node, style: style, key: key, scope: scope)
    var inside = EvaluationScope(activation: activation, environment: scope.environment)
    inside.instantiation = typing.instantiate(blocksOf: style.call, declared.view, style.scope.instantiation)
    // A control of the same kind in the style's body has the style around this one, not this one again.
    inside.environment = environment(inside.environment, withStyle: outsideStyle(key, style), for: key)
    let body = evaluate(declared.view.body, at: inside)
    tree[result].firstChild = Link(body)
    return result
  }

  private func outsideStyle(_ key: String, _ style: ControlStyle) -> ControlStyle? {
    tree.environments[style.scope.environment].styles[key]
  }

  private mutating func environment(
    _ index: Index<EnvironmentValues>, withStyle style: ControlStyle?, for key: String
  ) -> Index<EnvironmentValues> {
    var values = tree.environments[index]
    guard values.styles[key] != style else { return index }
    values.styles[key] = style
    return tree.environments.append(values)
  }

  /// The values of the configuration, in the order of its record's fields.
  private func configurationFields(
    of node: ViewNodeID, _ control: StyledControl, _ kind: StyleProtocol, _ parameters: [Parameter]
  ) -> [Value] {
    let arguments = Arguments(
      parameters: parameters, given: tree.arguments[tree[node].arguments],
      types: document.types)
    return kind.valueMembers.map { member in
      let value = control.values[member.name].flatMap { $0.read(arguments) }
      switch member.kind {
      case .binding(let type):
        if case .binding(let reference)? = value { return .binding(reference) }
        let fallback: Value = type == .bool ? .bool(false) : .null
        return .binding(BindingReference(.constant, current: value ?? fallback))
      case .value(let type): return value ?? (type == .bool ? .bool(false) : .null)
      case .view: return value ?? .null
      }
    }
  }

  /// `configuration.label`: the control's own view, in the environment of the place in the style's body.
  mutating func evaluateConfiguration(
    member: Index<StyleProtocol.Member>, of style: Index<CustomStyle>, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    guard let configuration = innermost(from: scope.activation, \.configuration) else {
      return addGroup(node, at: scope)
    }
    let kind = catalogue.styleProtocols[document.styles[style].styleProtocol]
    guard
      let view = document.configurationViews[configuration.control]?[kind.members[member].name]
    else { return addGroup(node, at: scope) }
    var inside = configuration.scope
    inside.environment = scope.environment
    // What the control holds is not the style's own: controls in it have the style again, unless the body set another.
    if tree.environments[scope.environment].styles[configuration.key]
      == outsideStyle(configuration.key, configuration.style)
    {
      inside.environment = environment(scope.environment, withStyle: configuration.style, for: configuration.key)
    }
    return within(.node(node)) { $0.evaluate(view, at: inside) }
  }
}
