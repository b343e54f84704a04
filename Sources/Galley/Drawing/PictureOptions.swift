/// How a picture of a layout is drawn.
public struct PictureOptions: Hashable, Sendable {
  /// What is behind everything.
  public var background = PictureBackground.window
  /// Whether the status bar and the home indicator of a device are drawn.
  public var showsBars = true
  /// Whether sheets, alerts and the like are drawn that are open.
  public var showsPresentations = true
  /// Whether pictures of which only the size is known are drawn as plates with a cross.
  public var showsPlaceholders = true
  /// Whether the picture says of what it draws which node it belongs to: SVG in attributes of groups.
  public var marksNodes = false

  /// Creates options that draw all there is.
  public init() {}
}
