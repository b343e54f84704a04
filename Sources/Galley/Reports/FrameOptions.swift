/// How frames are reported.
public struct FrameOptions: Hashable, Sendable {
  /// Round to device pixels, as SwiftUI draws.
  public var roundsToPixels = false
  /// Coordinates relative to the parent instead of the window.
  public var usesLocalCoordinates = false
  /// Show modifiers that cannot change layout too.
  public var showsAll = false
  /// Show only what meets the viewport of the scroll views around it.
  public var showsOnlyVisible = false
  /// Name the document in the JSON report, for a list of reports.
  public var namesDocument = false

  /// Creates the default options.
  public init() {}
}
