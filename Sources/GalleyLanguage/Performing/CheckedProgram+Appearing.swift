extension CheckedProgram {
  /// Whether something may run before the first frame is shown, as `onAppear` does.
  package func actsWhenAppearing(_ catalogue: Catalogue) -> Bool {
    guard !actions.isEmpty else { return false }
    return modifiers.contains { $0.runsWhenAppearing(catalogue) }
      || modifierCalls.contains { $0.modifier.runsWhenAppearing(catalogue) }
  }
}

extension CheckedModifier {
  /// Whether it may run an action when its view appears.
  fileprivate func runsWhenAppearing(_ catalogue: Catalogue) -> Bool {
    guard case .modifier(let definition) = kind else { return false }
    let trigger = catalogue.modifiers[definition].overload(call.overload).trigger
    return trigger.map { $0.isWatched && $0 != .disappear && $0 != .dismissal } ?? false
  }
}
