extension ModifierOverload {
  /// A form that writes a member of the environment; the parameter's value becomes the member's.
  package static func writing(
    _ key: EnvironmentKey, _ parameter: Parameter, since availability: Availability? = nil,
    type: ModifierTypeRule? = nil,
    receivers: ReceiverRule? = nil, drawing: ModifierDrawing = .none
  ) -> ModifierOverload {
    let label = parameter.label
    return ModifierOverload(
      [parameter], since: availability,
      type: type ?? .environment(key.printedType), receivers: receivers,
      drawing: drawing,
      environment: { arguments, environment in
        key.write(arguments.value(of: label) ?? .null, arguments.types, &environment)
      })
  }
}
