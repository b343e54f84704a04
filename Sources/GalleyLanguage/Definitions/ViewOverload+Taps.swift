// Which views do something when a finger is on them.

extension ViewOverload {
  /// Whether a tap on the view runs what it is given.
  package var runsOnTap: Bool { parameters.contains { $0.runsOnTap } }

  /// Whether a finger on the view does something: it runs an action, opens a menu, pushes a page, or changes what it is bound to.
  package var takesTaps: Bool { runsOnTap || menu != nil || navigation == .link || isBoundControl }

  /// Whether the view changes what it is bound to by itself, rather than by the views that it holds, as lists and tabs do: these
  /// have a content and no words for what they are.
  private var isBoundControl: Bool {
    let isBound = parameters.contains { parameter in
      if case .binding = parameter.kind { parameter.isRequired } else { false }
    }
    return isBound && (has("label") || has("title") || !has("content"))
  }

  private func has(_ label: String) -> Bool { parameters.contains { $0.label == label } }
}

extension ModifierOverload {
  /// Whether a finger on the view that it is applied to does something.
  package var takesTaps: Bool { trigger?.isGesture ?? false }
}
