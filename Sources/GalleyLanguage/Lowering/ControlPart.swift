package import GalleyExpressions
package import GalleyLayout

/// What a control draws in the rectangle of a layout node, which layout itself does not see.
package enum ControlPart: Sendable {
  /// Nothing by itself: how the texts and symbols inside look unless the document says otherwise.
  case label(LabelLook)

  // MARK: Plates, behind what is inside

  case button(ButtonPlate)
  case field(isRound: Bool)
  case searchField(prompt: String)
  /// The plate of a date or time.
  case chip
  case groupBox
  /// The chosen of several segments that share the width.
  case segments(selected: Int?)
  /// Rows, as the list places them; the page behind them too.
  case list(ListLayout, ListLook)
  /// The page of a navigation container, a tab view or a window that a sheet is.
  case page
  case navigationBar
  case tabBar
  case bottomBar
  case dialogPlate
  /// Thin lines along the top or the leading edge, between the buttons of a dialog.
  case lineAbove
  case lineBefore

  // MARK: Parts that are drawn by themselves

  case toggle(isOn: Bool)
  case checkBox(isOn: Bool)
  case radioButton(isOn: Bool)
  /// The value is a fraction of the way.
  case slider(fraction: Double)
  case stepper
  case progressBar(fraction: Double)
  case spinner
  case gaugeBar(fraction: Double, isCapacity: Bool)
  case gaugeRing(fraction: Double, isCapacity: Bool)
  case wheel
  case calendar
  case colorWell(Color?)
  case disclosure(isOpen: Bool)
  case linkChevron
  case menuChevrons

  // MARK: Parts in front of what is inside

  /// The dots of pages that are beside each other.
  case pageDots(count: Int, selected: Int)

  /// How the words of a control look.
  package enum LabelLook: Sendable {
    /// In the tint.
    case tinted
    /// In red, for a button that destroys.
    case destructive
    /// On a plate in the tint.
    case prominent
    /// As text around it.
    case plain
    /// The same, but gray where controls are disabled.
    case control
    case secondary
    case placeholder
    /// As a tab that is not chosen.
    case unselected
  }

  /// The plate behind the label of a button.
  package struct ButtonPlate: Sendable {
    /// Whether it has all of the tint, or a little.
    package var isProminent: Bool
    package var isDestructive: Bool
    package var shape: Shape

    package enum Shape: Sendable {
      case automatic, capsule, circle
      /// The radius of the corners; nil for the usual.
      case rounded(Double?)
    }

    package init(isProminent: Bool, isDestructive: Bool, shape: Shape) {
      self.isProminent = isProminent
      self.isDestructive = isDestructive
      self.shape = shape
    }
  }

  /// How the rows of a list look together.
  package struct ListLook: Sendable {
    /// Whether the sections stand on plates.
    package var hasPlates: Bool
    /// Whether the plates end before the edges, with round corners.
    package var isInset: Bool

    package init(hasPlates: Bool, isInset: Bool) {
      self.hasPlates = hasPlates
      self.isInset = isInset
    }
  }
}

/// What controls draw, by layout node.
package struct ControlParts: Sendable {
  package private(set) var parts: [(node: LayoutNodeID, part: ControlPart)] = []

  init() {}

  /// Says what is drawn in the rectangle of a node; of several parts of one node the first is drawn first.
  mutating func add(_ part: ControlPart, at node: LayoutNodeID) { parts.append((node, part)) }
}

extension Lowering {
  /// Says what a control draws in the rectangle of a layout node.
  package mutating func draw(_ part: ControlPart, at node: LayoutNodeID) { parts.add(part, at: node) }
}
