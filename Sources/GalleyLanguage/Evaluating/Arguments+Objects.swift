package import GalleyExpressions

extension Arguments {
  /// Puts the object that was given for a parameter into the environment, under the name of its type.
  package func writeObject(_ label: ArgumentLabel<Value>, to environment: inout EnvironmentValues) {
    guard let value = unread(label.name) else { return }
    let object: Value = if case .binding(let binding) = value { binding.current } else { value }
    guard case .record(let type, _) = object else { return }
    environment.custom[types[type].name] = value
  }
}
