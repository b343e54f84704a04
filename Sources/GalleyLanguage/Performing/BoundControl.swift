import GalleyExpressions

/// A view or modifier with the parameters that it was called with.
struct BoundControl {
  let node: ViewNodeID
  private let arguments: ArraySlice<GivenArgument>
  private let parameters: [Parameter]
  private let handlers: [ActionHandler]
  private let view: ViewOverload?
  private let types: TypeTable

  init?(_ node: ViewNodeID, in search: ActionSearch) {
    let tree = search.tree
    let view = search.catalogue.viewOverload(of: tree[node])
    guard let parameters = view?.parameters ?? search.catalogue.modifierOverload(of: tree[node])?.parameters else {
      return nil
    }
    self.node = node
    self.parameters = parameters
    arguments = tree.arguments[tree[node].arguments]
    self.view = view
    types = search.evaluator.document.types
    handlers = search.evaluator.interaction.handlers(of: node)
  }

  /// Whether return sends what is typed into it.
  var isSentByReturn: Bool {
    view?.isSentByReturn?(Arguments(parameters: parameters, given: arguments, types: types)) ?? false
  }

  func has<Reading>(_ label: ArgumentLabel<Reading>) -> Bool { parameters.contains { $0.isCalled(label) } }

  func value<Reading>(_ label: ArgumentLabel<Reading>) -> Value? { value(.of(label)) }

  func value(_ label: AnyArgumentLabel) -> Value? {
    arguments.first { parameters[$0.parameter].label == label.name }?.value.withoutBinding
  }

  func number(_ label: ArgumentLabel<Double>) -> Double? { value(label)?.number }

  func binding<Reading>(_ label: ArgumentLabel<Reading>) -> BindingReference? {
    guard case .binding(let binding)? = arguments.first(where: { parameters[$0.parameter].isCalled(label) })?.value
    else { return nil }
    return binding
  }

  func action(_ label: ArgumentLabel<ActionBlock>) -> ActionHandler? {
    handlers.first { parameters[$0.parameter].isCalled(label) }
  }

  /// A number within the bounds of the control, on one of its steps.
  func bounded(_ number: Double, step: Double?) -> Double {
    var (lower, upper) = (-Double.infinity, Double.infinity)
    switch value(.valueBounds) {
    case .closedRealRange(let least, let most): (lower, upper) = (least, most)
    case .closedRange(let least, let most): (lower, upper) = (Double(least), Double(most))
    case .range(let least, let end): (lower, upper) = (Double(least), Double(end) - 1)
    case .null, .missing, .bool, .int, .double, .string, .localized, .array, .dictionary, .enumeration, .record, .tuple,
      .color, .font, .style, .keyPath, .binding, nil:
      break
    }
    var result = number
    if let step, step > 0 {
      let start = lower.isFinite ? lower : 0
      result = start + ((number - start) / step).rounded() * step
    }
    return min(max(result, lower), upper)
  }
}
