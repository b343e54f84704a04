/// How a picture of a layout is drawn.
public struct PictureOptions: Hashable, Sendable {
  /// Whether the window has the colour of the system behind everything; without it what nothing covers is see-through.
  public var hasBackground = true
  /// Whether the status bar and the home indicator of a device are drawn.
  public var showsBars = true
  /// Whether sheets, alerts and the like are drawn that are open.
  public var showsPresentations = true
  /// Whether pictures of which only the size is known are drawn as plates with a cross.
  public var showsPlaceholders = true

  /// Creates options that draw all there is.
  public init() {}
}
