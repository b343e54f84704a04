package import GalleyExpressions
package import GalleyLayout

/// What a control draws in the rectangle of a layout node, which layout itself does not see.
package enum ControlPart: Sendable {
  /// Nothing by itself: how the texts and symbols inside look unless the document says otherwise.
  case label(LabelLook)

  // MARK: Plates, behind what is inside

  case button(ButtonPlate)
  case field(isRound: Bool)
  /// The words are what was typed; nil while nothing was.
  case searchField(prompt: String, words: String?)
  /// The plate of a date or time.
  case chip
  case groupBox(isNested: Bool)
  /// The chosen of several segments that share the width.
  case segments(selected: Int?)
  /// A plate with lines between the controls that stand on it.
  case controlGroup
  /// The lines of a table: below its rows, the first of which is a header or not.
  case table(columns: Int, hasHeader: Bool, TableLayout)
  /// Rows, as the list places them; the page behind them too.
  case list(ListLayout, ListLook)
  /// The page of a navigation container or a tab view.
  case page
  /// What the content of a sheet or a popover asks of its plate.
  case presentation(PresentationLook)
  case bar(Bar, BarLook)
  /// What lies behind the chosen tab, from iOS 26 on.
  case selectedTab
  case dialogPlate
  /// A button of a dialog, which from iOS 26 on has a plate of its own.
  case dialogButton
  /// Thin lines along the top or the leading edge, between the buttons of a dialog.
  case lineAbove
  case lineBefore

  // MARK: Parts that are drawn by themselves

  case toggle(isOn: Bool)
  case checkBox(isOn: Bool)
  case radioButton(isOn: Bool)
  /// The value is a fraction of the way.
  case slider(fraction: Double)
  /// Whether each of its halves is of use: the value is not at its bound.
  case stepper(canDecrement: Bool, canIncrement: Bool)
  case progressBar(fraction: Double)
  case spinner
  case gaugeBar(fraction: Double, isCapacity: Bool)
  case gaugeRing(fraction: Double, isCapacity: Bool)
  /// Wheels beside each other, each with a chosen option.
  case wheels([Wheel])
  case calendar(Calendar)
  case colorWell(Color?)
  case disclosure(isOpen: Bool)
  case linkChevron
  case menuChevrons
  /// A question mark in a disc.
  case helpMark
  /// The button of a Mac's menu, with its chevrons at the trailing end.
  case popUp
  /// The same of one that shows no choice, on a plate with all of the tint or on a white one.
  case pullDown(isProminent: Bool)

  /// A picture of the asset catalogue, by its name.
  case picture(String)

  /// What stands in the middle of the button that the system adds to a dialog.
  case closeTitle(String, isLarge: Bool)
  /// The angle of a button that leads back.
  case backChevron
  /// The glass around items of a bar, from iOS 26 on; that of an item which confirms has all of the tint.
  case barPlate(isProminent: Bool)

  /// What is drawn in front of everything inside.
  case front(Front)

  package enum Front: Sendable {
    /// Words at the corner of a tab's symbol.
    case tabBadge(String)
    /// The dots of pages that are beside each other.
    case pageDots(count: Int, selected: Int, hasPlate: Bool)
    /// The handle at the top of a sheet.
    case grabber
    /// A thin line along the leading edge, between the columns of a split view.
    case columnLine
  }

  /// Which bar lies behind its items.
  package enum Bar: Sendable {
    case navigation
    /// The last of its tabs stands in a circle of its own or not.
    case tabs(hasCircle: Bool)
    case bottom
  }

  /// What the document asks of what lies behind a bar.
  package struct BarLook: Sendable {
    /// Whether anything does; nil where the bar itself decides.
    package var isVisible: Bool?
    /// Nil for the material of bars.
    package var style: ShapeStyle?
    /// Nil for the appearance of what is around.
    package var isDark: Bool?

    package init() {}
  }

  /// How the plate of a sheet or a popover looks.
  package struct PresentationLook: Sendable {
    /// The style behind the content; nil for the system's.
    package var background: ShapeStyle?
    /// The view behind the content.
    package var backgroundView: ViewNodeID?
    /// Of the corners, in points; nil for the system's.
    package var cornerRadius: Double?

    package init() {}
  }

  /// How the words of a control look.
  package enum LabelLook: Sendable {
    /// In the tint, as what can be touched.
    case tinted
    /// In the tint, as what stands in a bar.
    case inBar
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
    /// The icon of a row, in the tint of the row or the place.
    case icon
    /// As a tab that is not chosen.
    case unselected
  }

  /// Options on a wheel.
  package struct Wheel: Sendable {
    package var options: [String]
    /// The option in the middle; nil where none is chosen, and the first stands there.
    package var selected: Int?
    /// Whether the first option stands behind the last.
    package var isEndless: Bool

    package init(_ options: [String], selected: Int?, isEndless: Bool = false) {
      (self.options, self.selected, self.isEndless) = (options, selected, isEndless)
    }
  }

  /// The days of a month, and a time.
  package struct Calendar: Sendable {
    /// Nil where only the time is chosen.
    package var month: CalendarMonth?
    /// The chosen days of the month, from 1.
    package var days: Set<Int>
    /// The time below the days; nil where it is not chosen.
    package var time: String?

    package init(_ month: CalendarMonth?, days: Set<Int>, time: String? = nil) {
      (self.month, self.days, self.time) = (month, days, time)
    }
  }

  /// The plate behind the label of a button.
  package struct ButtonPlate: Sendable {
    /// Whether it has all of the tint, or a little.
    package var isProminent: Bool
    package var isDestructive: Bool
    package var isGlass: Bool
    package var shape: Shape

    package enum Shape: Sendable {
      case automatic, capsule, circle
      /// The radius of the corners; nil for the usual.
      case rounded(Double?)
    }

    package init(isProminent: Bool, isDestructive: Bool, isGlass: Bool, shape: Shape) {
      self.isProminent = isProminent
      self.isGlass = isGlass
      self.isDestructive = isDestructive
      self.shape = shape
    }
  }

  /// How the rows of a list look together.
  package struct ListLook: Sendable {
    package enum Rows: Sendable {
      /// With thin lines between them.
      case lined
      /// On a plate a section.
      case onPlates
      /// On a plate each, as on a watch.
      case onPlatesOfTheirOwn
      /// As in sidebars, with nothing around them.
      case free
    }

    package var rows: Rows
    /// Whether the plates end before the edges, with round corners.
    package var isInset: Bool
    /// The rows that are chosen, by their place among headers, rows and footers.
    package var selected: Set<Int>

    package init(rows: Rows, isInset: Bool, selected: Set<Int>) {
      self.rows = rows
      self.isInset = isInset
      self.selected = selected
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
  /// Adds a picture of the asset catalogue.
  package mutating func addPicture(_ name: String, isResizable: Bool) -> LayoutNodeID {
    let node = layout.add(.image(size: imageSize(name), isResizable: isResizable))
    draw(.picture(name), at: node)
    return node
  }

  /// Says what a control draws in the rectangle of a layout node.
  package mutating func draw(_ part: ControlPart, at node: LayoutNodeID) { parts.add(part, at: node) }
}
