import GalleyLanguage
import GalleyLayout

// Groups of controls, and labels of the system's own. Source: grid 4.2.

extension Lowering {
  /// Segments beside each other, or the button of a menu.
  mutating func controlGroup(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    switch environment.style(ControlGroupStyle.self) {
    case .menu, .compactMenu:
      guard let label = label(of: view) else { return [] }
      return close(view, menuButton(label, in: environment))
    case .navigation where platform != .macOS:
      return close(view, horizontal(controls(view), spacing: metrics[.groupNavigationSpacing]))
    case .automatic, .navigation, .palette:
      let segments = SegmentLayout(
        extraWidth: metrics[.groupSegmentExtraWidth], height: metrics[.groupHeight], fills: false, isEven: false)
      return close(view, arrange(arrangement(segments), controls(view)))
    }
  }

  private mutating func controls(_ view: ViewReference) -> [Piece] {
    let outer = surroundings
    surroundings.orientation = .horizontal
    surroundings.place.container = .toolbar
    defer { surroundings = outer }
    return lowerList(.content, of: view).map { Piece($0) }
  }

  /// A label that the system gives a control, in the label style of the environment.
  mutating func systemLabel(_ title: String, _ symbolName: String, in environment: EnvironmentValues) -> Piece {
    labelled(text(title, in: environment), symbol(symbolName, in: environment), in: environment)
  }
}
