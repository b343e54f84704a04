/// An action that SwiftUI puts into the environment, called by its name.
package enum EnvironmentAction: String, Sendable, CaseIterable {
  /// Leaves what the view whose action it is was presented or pushed in.
  case dismiss
  case dismissSearch, dismissWindow, openSettings, openURL, openWindow, refresh, rename, requestReview, resetFocus

  /// What a call of it is told.
  var parameters: [Parameter] {
    switch self {
    case .openURL: [.required("url", .value(.string), "What is opened.", primary: true)]
    case .openWindow: [.required("id", .value(.string), "The window.", primary: true)]
    case .dismissWindow: [.optional("id", .value(.string), "The window; its own if left out.", primary: true)]
    case .dismiss, .dismissSearch, .openSettings, .refresh, .rename, .requestReview, .resetFocus: []
    }
  }
}
