extension ModifierOverload {
  /// A form that writes the member of the environment called `key`; the parameter's value becomes the member's.
  package static func writing(
    _ key: String, _ parameter: Parameter, since availability: Availability? = nil, type: ModifierTypeRule? = nil,
    receivers: ReceiverRule? = nil, drawing: ModifierDrawing = .none
  ) -> ModifierOverload {
    let label = parameter.label
    return ModifierOverload(
      [parameter], since: availability,
      type: type ?? .environment(EnvironmentKey.named(key)?.printedType ?? "Never"), receivers: receivers,
      drawing: drawing,
      environment: { arguments, environment in
        environment.set(key, to: arguments.value(of: label) ?? .null, in: arguments.types)
      })
  }
}
