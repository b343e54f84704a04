package import GalleyExpressions
package import GalleyLayout

/// The values that travel down the tree, innermost writer first (SwiftUI's EnvironmentValues).
///
/// A value here is one that layout or expressions read; custom keys of a document are in `custom`.
package struct EnvironmentValues: Sendable, Hashable {
  /// Nil for the place's own: body text, or what a control's style asks for.
  package var font: Font?
  package var fontModifiers = FontModifiers()
  package var kerning = 0.0
  package var tracking = 0.0
  package var baselineOffset = 0.0
  package var lineLimit: Int?
  package var reservedLines = 0
  package var lineSpacing = 0.0
  package var lineHeight: LineHeight?
  package var minimumScaleFactor = 1.0
  package var truncationMode = TruncationMode.tail
  /// Nil as long as nobody gave one: the place may have one of its own.
  package var givenTextAlignment: TextAlignment?
  package var allowsTightening = false
  /// Nil for letters as they are written.
  package var textCase: TextCase?
  /// Whether the document set `textCase`, if only to nil; otherwise the place may have one of its own.
  package var setsTextCase = false
  package var dynamicTypeSize = DynamicTypeSize.large
  package var imageScale = ImageScale.medium
  /// `resizable` was called on the image; it does not travel further.
  package var isImageResizable = false
  package var isRightToLeft = false
  package var isDark = false
  package var displayScale = 2.0
  package var locale = "en_US"
  /// Nil on platforms without size classes.
  package var isHorizontallyCompact: Bool?
  package var isVerticallyCompact: Bool?
  package var isEnabled = true
  package var isScrollEnabled = true
  package var foregroundStyle: ShapeStyle?
  /// What `secondary` and `tertiary` stand for, where the foreground style was given with levels of its own.
  package var foregroundLevels: [ShapeStyle] = []
  /// What `background` stands for; nil for that of the system.
  package var backgroundStyle: ShapeStyle?
  package var underline: TextLineStyle?
  package var strikethrough: TextLineStyle?
  package var tint: ShapeStyle?
  /// The styles of controls, by the protocol that they travel under.
  package var styles: [String: ControlStyle] = [:]
  /// Room that scroll views leave around their content.
  package var contentMargins = EdgeInsets.zero
  package var scrollAnchors = ScrollAnchors()
  /// Values of SwiftUI's members without a field of their own, and of modifiers that travel down, by name.
  package var kept: [EnvironmentMember: Value] = [:]
  /// Values of the document's own keys, and its objects by their types: they may be called like what SwiftUI keeps.
  package var custom: [String: Value] = [:]
  /// Whether some member follows from a parameter that nobody gives; what is read of any is missing then.
  var followsFromMissing = false
  /// The way back from what the place is presented or pushed in, which `dismiss` takes; nil where nothing is.
  var exit: ViewExit?
  /// The modifiers around the place whose action `refresh` runs, and whose search `dismissSearch` ends.
  var refreshing: ViewNodeID?
  var search: ViewNodeID?

  package init() {}

  /// The anchors of scroll views: one of a role holds against one for all roles, wherever each was written.
  ///
  /// Source: layout 4.11.
  package struct ScrollAnchors: Sendable, Hashable {
    /// The anchor for all roles.
    package var general: UnitPoint?
    /// Those of the roles `alignment` and `initialOffset`: nil if nobody gave one, and a nil in it for the usual place.
    package var ofAlignment: UnitPoint??
    package var ofInitialOffset: UnitPoint??

    /// Where content stands that does not fill its scroll view.
    package var alignment: UnitPoint? { ofAlignment ?? general }
    /// Where content that is too long begins.
    package var initialOffset: UnitPoint? { ofInitialOffset ?? general }
  }

  package var multilineTextAlignment: TextAlignment {
    get { givenTextAlignment ?? .leading }
    set { givenTextAlignment = newValue }
  }

  /// The font with the environment's modifiers laid over it.
  package var resolvedFont: Font {
    let base = font ?? .body
    return Font(base.base, modifiers: base.modifiers.overlaid(with: fontModifiers))
  }
}

/// A line below or through words.
package struct TextLineStyle: Sendable, Hashable {
  /// Nil for that of the words.
  package var color: Color?
  /// The name of its pattern; nil for a solid line.
  package var pattern: String?

  package init(color: Color? = nil, pattern: String? = nil) {
    self.color = color
    self.pattern = pattern
  }
}

extension EnvironmentValues {
  /// Under a name that no document can give a key; few documents ask for it, and each layer has a copy of all values.
  private static let nowMember = EnvironmentMember("the present moment")

  /// The present moment, which is a setting.
  package var now: Moment {
    get { kept[EnvironmentValues.nowMember].flatMap { Moment($0) } ?? .standard }
    set { kept[EnvironmentValues.nowMember] = newValue == .standard ? nil : newValue.value }
  }
}
