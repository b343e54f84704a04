import GalleyExpressions

/// An action of SwiftUI's, called by its name: of the environment, or of the reader of a scroll view.
package enum EnvironmentAction: String, Sendable, CaseIterable {
  /// Leaves what the view whose action it is was presented or pushed in.
  case dismiss
  /// Scrolls to a view; where content stands is not changed by it.
  case scrollTo = "ScrollViewProxy.scrollTo"
  /// Empties the search field around the view, and ends searching.
  case dismissSearch
  /// Does what pulling down the view does.
  case refresh
  case dismissWindow, openSettings, openURL, openWindow, rename, requestReview, resetFocus

  /// What a call of it is told.
  var parameters: [Parameter] {
    switch self {
    case .scrollTo:
      [
        .required("id", .anyValue, "The `id` of the view.", primary: true),
        .optional("anchor", .value(.builtIn("UnitPoint")), "Where it is to stand; as near as it is if left out."),
      ]
    case .openURL: [.required("url", .type("URL"), "What is opened.", primary: true)]
    case .openWindow: [.required("id", .value(.string), "The window.", primary: true)]
    case .dismissWindow: [.optional("id", .value(.string), "The window; its own if left out.", primary: true)]
    case .dismiss, .dismissSearch, .openSettings, .refresh, .rename, .requestReview, .resetFocus: []
    }
  }

  /// The type of its value, as `@Environment(\.dismiss)` has it; nil for one that is no plain value.
  var type: TypeID? { Self.types[self] }

  /// The action whose values have a type; nil for none.
  init?(type: ValueType) {
    guard case .named(let id) = type, let action = EnvironmentAction.types.first(where: { $0.value == id })?.key else {
      return nil
    }
    self = action
  }

  private static let types: [EnvironmentAction: TypeID] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { action in
      let name = action.rawValue.prefix(1).uppercased() + action.rawValue.dropFirst() + "Action"
      return TypeTable.builtInID(String(name)).map { (action, $0) }
    })
}
