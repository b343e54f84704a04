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
  /// Whether the body of a phone is drawn around its screen, and the screen of a tablet with its round corners.
  public var showsBezel = false
  /// Whether the outermost scroll view or list that has more than can be seen shows all: the picture is as much longer then.
  public var showsFullContent = false
  /// Whether the picture says of what it draws which node it belongs to: SVG in attributes of groups.
  public var marksNodes = false

  /// Fonts for texts whose family is theirs, and for letters without outlines, the first that has one; frames stay as they are.
  public var fonts: [PictureFont] = []
  /// What is drawn over the picture to show why everything stands where it does; what is below it is paler then.
  public var overlays: Set<PictureOverlay> = []
  /// Whether the document is drawn; without it there are the overlays alone.
  public var showsDocument = true
  /// The part of the picture that is wanted; nil for all of it.
  public var part: PicturePart?

  /// Creates options that draw all there is.
  public init() {}
}
